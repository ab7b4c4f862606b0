import { defineConfig } from 'vitepress';
import { ADDRESS } from '../../scripts/address.ts';
import { headingSlug } from '../heading-slug.ts';

const [, name = ''] = ADDRESS.repository.split('/');

/** Titles in the side bar that are not the name of the file. */
const TITLES: Readonly<Record<string, string>> = {
  'rules/': 'Rules of the validator',
  'threats/': 'Threats',
  'decisions/': 'Decisions',
  faq: 'Questions',
  troubleshooting: 'What a message means',
  inspector: 'A prompt to look at',
  all: 'All pages',
  'other-ci': 'Other CI',
  json: 'JSON of the commands',
  scale: 'Large pull requests',
};

export default defineConfig({
  srcDir: 'pages',
  outDir: 'out',
  base: `/${name}/`,
  lang: 'en',
  title: 'Housestyle',
  description: 'Reviews pull requests by the instructions your team already wrote',
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  // A link that leads nowhere ends the build. The example of the inspector is not a page of the generator.
  ignoreDeadLinks: [/inspector-example/],
  // Angle brackets in documents are text.
  markdown: { html: false, attrs: { disable: true }, anchor: { slugify: headingSlug } },
  themeConfig: {
    // Names of options and rules have several words, and a section that has only one of them does not help.
    search: {
      provider: 'local',
      options: { miniSearch: { searchOptions: { combineWith: 'AND', fuzzy: 0.1 } } },
    },
    socialLinks: [{ icon: 'github', link: ADDRESS.homepage }],
    nav: [
      { text: 'Install', link: '/install' },
      { text: 'Reference', link: '/reference' },
      { text: 'Rules', link: '/rules/' },
      { text: 'A prompt', link: '/inspector' },
    ],
    sidebar: [
      group('Start', ['install', 'upgrade', 'faq', 'troubleshooting', 'glossary']),
      group('Use', [
        'review',
        'validate',
        'dump',
        'literal-checks',
        'customizations',
        'models',
        'costs',
        'delegation',
        'describe',
        'learning',
        'audit',
        'batches',
      ]),
      group('In workflows', ['events', 'commands', 'forks', 'scale', 'organization', 'hooks', 'recipes', 'other-ci']),
      group('Look up', ['reference', 'json', 'rules/', 'comparison', 'inspector', 'all']),
      group('How good, how safe', [
        'accuracy',
        'context',
        'reliability',
        'hostile-content',
        'threats/',
        'project/security',
      ]),
      group('The project', [
        'project/contributing',
        'good-first-changes',
        'project/architecture',
        'decisions/',
        'roadmap',
        'releases',
        'project/changelog',
        'project/code-of-conduct',
      ]),
    ],
  },
});

/** A part of the side bar. The titles of pages come from their first heading, which is repeated here in short. */
function group(text: string, paths: readonly string[]) {
  return {
    text,
    collapsed: false,
    items: paths.map((path) => ({ text: TITLES[path] ?? titleOf(path), link: `/${path}` })),
  };
}

function titleOf(path: string): string {
  const words = (path.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
