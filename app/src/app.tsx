// The frame of the page: the name, the tabs, and the current tab. Tabs are links, so each has an address and
// the history works.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { formatAddress } from './page-address.js';
import Solve from './solve/solve-tab.js';
import { Footer } from './parts/footer.js';
import { later } from './parts/lazy-part.js';
import { tab, TABS } from './page-state.js';
import { words } from './page-words.js';

const Explore = later(() => import('./explore/explore-tab.js'));
const Play = later(() => import('./play/play-tab.js'));
const Measure = later(() => import('./measure/measure-tab.js'));

export function App() {
  const {
    name: [first, second],
    mainNavigation,
    tabs,
  } = words.value;
  useEffect(() => {
    document.title = `${tabs[tab.value]} · ${first}${second}`;
  }, [tab.value, tabs]);
  const last = useRef(tab.value);
  useLayoutEffect(() => {
    // Each tab opens at its top.
    if (last.current !== tab.value) scrollTo(0, 0);
    last.current = tab.value;
  }, [tab.value]);
  return (
    <>
      <header class="top">
        <p class="name">
          {first}
          <span>{second}</span>
        </p>
        <nav aria-label={mainNavigation}>
          {TABS.map((name) => (
            <a key={name} href={formatAddress(name)} aria-current={name === tab.value ? 'page' : undefined}>
              {tabs[name]}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <h1 class="unseen">{tabs[tab.value]}</h1>
        {tab.value === 'solve' && <Solve />}
        {tab.value === 'explore' && <Explore />}
        {tab.value === 'play' && <Play />}
        {tab.value === 'measure' && <Measure />}
      </main>
      <Footer />
    </>
  );
}
