import { isTestPath } from '../../../../symbols/is-test.ts';
import { SCRIPT } from '../../../script-languages.ts';
import type { CodeSubject, Violation } from '../../../types.ts';
import { blankComments, lineFinder } from '../../markup/lines.ts';
import { findOpeningTags } from '../../markup/opening-tags.ts';
import { violationAt, type NamedThing, type ThingFinder } from '../named-things.ts';
import { wordsAmong } from '../phrases.ts';
import { codeLines, textLines, uses } from './finders.ts';

/** Where a callback of `map` gives back an element at once. */
const MAPPED = /\.(?:map|flatMap)\(\s*(?:\([^()]{0,200}\)|\w+)\s*=>\s*(?:\(\s*)?(?=<(?<name>[A-Za-z][\w.]*)?[\s/>])/g;

/** Elements of a list whose `key` is missing. What is spread into an element may contain one. */
const MISSING_KEYS: ThingFinder = {
  looksAt: 'code',
  words: 'reports elements that a callback of `map` gives back without a `key`',
  languages: ['javascript', 'javascriptreact', 'typescriptreact'],
  topics: [],
  mayMatch: (line) => line.includes('<'),
  find: (file) => findMissingKeys(file),
};

function findMissingKeys(file: CodeSubject): readonly Violation[] {
  const { head } = file;
  if (head === undefined || !/\.(?:map|flatMap)\(/.test(head)) {
    return [];
  }
  const text = blankComments(head);
  const lineOf = lineFinder(text);
  const tags = new Map(findOpeningTags(text, () => true).map((tag) => [tag.offset, tag]));
  return [...text.matchAll(MAPPED)].flatMap(({ 0: all, index, groups }): readonly Violation[] => {
    const offset = index + all.length;
    const name = groups?.['name'];
    const tag = tags.get(offset);
    const hasKey = tag !== undefined && (tag.isOpen || tag.attributes.some((one) => one.name === 'key'));
    const line = lineOf(offset);
    // In a text or comment there is no tag, and a tag without a name is the start of a fragment.
    const isTag =
      name === undefined
        ? file.facts.code.some((one) => one.line === line && one.text.includes('<>'))
        : tag !== undefined &&
          file.facts.uses.some((use) => use.kind === 'tag' && use.line === line && use.name === name);
    return !isTag || hasKey ? [] : violationAt(file, { line }, 'an element of a list without `key`');
  });
}

const TEST_CALL = /^(?:it|test|before(?:Each|All)?|after(?:Each|All)?|specify)(?:\.\w+)*$/;
const TAKES_DONE = /^(?:async\s+)?(?:function\s*\w*\s*)?\(?\s*done\b\s*(?:\)|=>|:|,)/;

/** Mistakes of JavaScript, React and their tests that linters have rules for, by the words of their documentation. */
export const SCRIPT_PITFALLS: readonly NamedThing[] = [
  {
    named: /^(?:async (?:arrow )?(?:function|callback) as promise executor|async promise executor(?: function)?)$/,
    finder: uses(
      { name: '`new Promise()` with an `async` function', one: 'an `async` executor', languages: SCRIPT },
      ['Promise'],
      ({ kind, name, isOwn, arguments: given }) =>
        kind === 'new' && !isOwn && name === 'Promise' && /^async\b/.test(given?.[0] ?? ''),
    ),
  },
  {
    wanted: wordsAmong(
      ['key', 'iterable|list|array|map|collection|loop|list item|rendered list'],
      'use add provide give set include specify always the a an unique stable react jsx prop props attribute for to on in each every all element component item rendered rendering when iterating',
    ),
    finder: MISSING_KEYS,
  },
  {
    named: /^missing (?:react )?key(?: prop)?(?: in list)?$|^list item without key(?: prop)?$/,
    finder: MISSING_KEYS,
  },
  {
    named:
      /^(?:pass(?:ing)? )?children (?:as|via|through|using) (?:a )?prop$|^pass as prop(?: between opening and closing tag)?$/,
    isMeantBy: (statement) => /\bchildren\b/i.test(statement),
    finder: codeLines(
      { name: 'the attribute `children`', one: '`children` as an attribute', languages: SCRIPT },
      /(?:^|\s)children=\{/,
    ),
  },
  {
    named: /^done callback(?: in (?:async |asynchronous )?test)?$|^callback style (?:async )?test$/,
    finder: uses(
      {
        name: 'tests and hooks of tests that take `done`',
        one: 'a test with `done`',
        languages: SCRIPT,
        isLeftOut: (path) => !isTestPath(path),
      },
      ['done'],
      ({ kind, name, isOwn, arguments: given }) =>
        kind === 'call' && !isOwn && TEST_CALL.test(name) && given?.some((one) => TAKES_DONE.test(one)) === true,
    ),
  },
  {
    named: /^!important in (?:styled component|css in js|emotion|styled|style object|template literal)$/,
    mayBeCode: true,
    finder: textLines(
      { name: '`!important` in styles of JavaScript and TypeScript', one: '`!important`', languages: SCRIPT },
      (line) => /^\s*[\w-]+\s*:[^;'"]*!important\s*[;`]?\s*$|:\s*(?:'[^']*|"[^"]*)!important['"]/.test(line),
    ),
  },
  {
    wanted: wordsAmong(
      ['image|<image>|next/image', 'next.js|nextjs|next/image'],
      'use the component for all image images of from element always optimized optimization instead <img> img tag',
    ),
    finder: uses(
      { name: 'the tag `<img>`', one: '`<img>`', languages: SCRIPT, topics: [] },
      ['<img'],
      ({ kind, name }) => kind === 'tag' && name === 'img',
    ),
  },
];
