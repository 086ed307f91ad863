// The frame of the page: the name, the tabs, and the current tab. Tabs are links, so each has an address and
// the history works.
import { useEffect } from 'preact/hooks';
import { formatAddress } from './address.js';
import Solve from './solve/solve.js';
import { Footer } from './footer.js';
import { later } from './lazy-part.js';
import { tab, TABS, type Tab } from './state.js';

const TITLES: Readonly<Record<Tab, string>> = {
  solve: 'Solve',
  explore: 'Explore',
  play: 'Play',
  measure: 'Measure',
};

const Explore = later(() => import('./explore/explore.js'));
const Play = later(() => import('./play/play.js'));
const Measure = later(() => import('./measure/measure.js'));

export function App() {
  useEffect(() => {
    document.title = `${TITLES[tab.value]} · Numbers game`;
  }, [tab.value]);
  return (
    <>
      <header class="top">
        <p class="name">
          Numbers <span>game</span>
        </p>
        <nav aria-label="Main">
          {TABS.map((name) => (
            <a key={name} href={formatAddress(name)} aria-current={name === tab.value ? 'page' : undefined}>
              {TITLES[name]}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <h1 class="unseen">{TITLES[tab.value]}</h1>
        {tab.value === 'solve' && <Solve />}
        {tab.value === 'explore' && <Explore />}
        {tab.value === 'play' && <Play />}
        {tab.value === 'measure' && <Measure />}
      </main>
      <Footer />
    </>
  );
}
