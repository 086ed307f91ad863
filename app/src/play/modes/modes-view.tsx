// The modes of several boards in a row: what a mode is about with its settings, the boards, and the end.
import { useEffect } from 'preact/hooks';
import { later } from '../../parts/lazy-part.js';
import { words } from '../../page-words.js';
import { mayResume, mode, refuse } from '../play-mode.js';
import { loadModeWords } from './mode-words.js';
import { Between } from './run-between.js';
import { RunBoard } from './run-board.js';
import { Setup } from './run-setup.js';
import { resumeRun, run } from './run-state.js';
import { Summary } from './run-summary.js';
import '../../style/modes.css';
import '../../style/rounds.css';

/** The view of the mode, with its words. */
const Shown = later(async () => {
  await loadModeWords().catch(refuse);
  return { default: Mode };
});

export default function Modes() {
  return (
    <div class="mode">
      <h2 class="unseen">{words.value.setup.modes[mode.value]}</h2>
      <Shown />
    </div>
  );
}

function Mode() {
  const { value } = run;
  useEffect(() => {
    void resumeRun();
  }, [mode.value]);
  if (mayResume.value) return <p class="note loading">{words.value.loading}</p>;
  if (value === null) return <Setup />;
  if (value.endedAt !== null) return <Summary ended={value} />;
  return value.current === null ? <Between playing={value} /> : <RunBoard playing={value} />;
}
