// All peers. A peer is
//
//   name   who
//   kind   'package' of npm, 'transcription' of a usual method, 'C', or 'ours'
//   open   gives what it does, or throws an error that says why it does not run:
//            hands(hands)              how many make 24, all numbers used, fractions allowed
//            reach(boards, from, to)   how many targets all boards together make, by the rules of Countdown
//          Either may give { count, seconds } instead, where it measures itself. `note` is for the report.
//
// A job that a peer does not do, or not within a minute, it leaves out.
import { doubles } from './doubles.mjs';
import { fractions } from './fractions.mjs';
import { native } from './native.mjs';
import { ours } from './ours.mjs';
import { packages } from './packages.mjs';

export const peers = [...ours, ...native, doubles, fractions, ...packages];
