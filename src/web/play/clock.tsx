// The remaining time, as a number and as a shrinking bar.
import { useEffect, useState } from 'preact/hooks';
import { SECONDS } from './round.js';

const TICK_MS = 100;

export function Clock({ endsAt }: { endsAt: number | null }) {
  const [left, setLeft] = useState(SECONDS * 1000);
  useEffect(() => {
    if (endsAt === null) return;
    const tick = () => {
      setLeft(Math.max(0, endsAt - performance.now()));
    };
    tick();
    const ticking = setInterval(tick, TICK_MS);
    return () => {
      clearInterval(ticking);
    };
  }, [endsAt]);
  if (endsAt === null) return <p class="clock note">no clock</p>;
  return (
    <div class="clock" role="timer" aria-label="Seconds left" data-late={left < 10_000}>
      <span>{Math.ceil(left / 1000)}</span>
      <span class="clock-bar">
        <span style={{ transform: `scaleX(${left / (SECONDS * 1000)})` }} />
      </span>
    </div>
  );
}
