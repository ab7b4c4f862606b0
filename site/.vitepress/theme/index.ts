import { useData, withBase } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { h } from 'vue';
import './narrow.css';

/** The example of the inspector, in a frame: its own policy allows no content of others. */
const Frame = () =>
  useData().page.value.relativePath === 'inspector.md'
    ? h('iframe', {
        src: withBase('/inspector-example.html'),
        title: 'A dumped prompt',
        style: 'width: 100%; height: 80vh; border: 1px solid var(--vp-c-divider); border-radius: 8px',
      })
    : undefined;

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, undefined, { 'doc-footer-before': () => h(Frame) }),
};
