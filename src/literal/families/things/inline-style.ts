import { SCRIPT } from '../../script-languages.ts';
import type { CodeFinder } from '../../types.ts';
import { findInlineStyles } from '../markup/inline-styles.ts';
import { findConstructs } from './named-things.ts';
import { wordsIn } from '../../../structures/words-in.ts';

const MARKUP = wordsIn('html vue svelte astro razor aspnetcorerazor blade twig jinja handlebars erb php');

const IN_SCRIPTS = findConstructs({
  kinds: ['inline-style'],
  topics: ['inline-style'],
  name: '`style` attributes',
  one: 'an inline style',
  languages: [...SCRIPT, ...MARKUP],
  mayMatch: (line) => /\bstyle\b/.test(line),
});

/** Finds styles in attributes, of JSX by its grammar and of markup by its tags. The grammar of PHP knows no tags. */
export const INLINE_STYLE: CodeFinder = {
  ...IN_SCRIPTS,
  find: (file) => (file.languageId === 'php' ? findInlineStyles(file) : IN_SCRIPTS.find(file)),
  findInText: findInlineStyles,
};
