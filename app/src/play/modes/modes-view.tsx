// The modes of several boards in a row: what a mode is about with its settings, the boards, and the end.
import { useEffect } from 'preact/hooks';
import { tabWords } from '../../page-words.js';
import { mayResume, mode } from '../play-mode.js';
import { Between } from './run-between.js';
import { RunBoard } from './run-board.js';
import { Setup } from './run-setup.js';
import { resumeRun, run } from './run-state.js';
import { Summary } from './run-summary.js';
import '../../style/modes.css';
import '../../style/rounds.css';

export default function Modes() {
  return (
    <div class="mode">
      <h2 class="unseen">{tabWords.value.setup.modes[mode.value]}</h2>
      <Mode />
    </div>
  );
}

function Mode() {
  const { value } = run;
  useEffect(() => {
    void resumeRun();
  }, [mode.value]);
  if (mayResume.value) return <p class="note loading">{tabWords.value.loading}</p>;
  if (value === null) return <Setup />;
  if (value.endedAt !== null) return <Summary ended={value} />;
  return value.current === null ? <Between playing={value} /> : <RunBoard playing={value} />;
}
