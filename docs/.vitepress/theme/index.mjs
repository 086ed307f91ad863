import DefaultTheme from 'vitepress/theme';
import RunnableExample from './RunnableExample.vue';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('RunnableExample', RunnableExample);
  },
};
