import { h } from 'vue';
import DefaultTheme from 'vitepress/theme';
import RunnableExample from './RunnableExample.vue';
import './style.css';

/** A puzzle to try, beside the title of the home page. */
const tryIt = () => h('numbers-game', { numbers: '1 1 4 5 6 7', target: '899' });

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'home-hero-image': tryIt }),
  enhanceApp({ app }) {
    app.component('RunnableExample', RunnableExample);
  },
};
