import { expect, it } from 'vitest';
import { findLineSecrets } from '../../../src/text/secrets/line-secrets.ts';
import { textFormOf } from '../../../src/text/secrets/text-form.ts';
import { findWraps } from '../../../src/text/secrets/wrapped-keys.ts';
import { made } from '../../hostile/attacks/keys.ts';

const KEY = made(['gl', 'pat-'].join(''), 20, 'ABCDEFGHJKabcdefghjk23456789');
const [A, B] = [KEY.slice(0, 12), KEY.slice(12)];

/** The texts that are found, in their order. */
function found(lines: readonly string[], path: string): readonly string[] {
  return [...findLineSecrets(lines, textFormOf(path))]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([line, secrets]) => secrets.map(({ start, end }) => (lines[line] ?? '').slice(start, end)));
}

it.each<[name: string, path: string, lines: readonly string[]]>([
  ['on two lines of a text', 'a.md', [`Use ${A}`, `${B} for now`]],
  ['in a quotation', 'a.md', [`> ${A}`, `> ${B}`]],
  ['in a comment', 'a.js', [`// ${A}`, `// ${B}`]],
  ['in the lines of a notebook', 'a.ipynb', [`   "token ${A}\\n",`, `   "${B}"`]],
  ['with a return', 'a.txt', [`${A}\r`, B]],
  ['around a comment', 'a.js', [`const t = "${A}" /* x */ + "${B}";`]],
  ['around an empty insertion', 'a.js', [`const t = \`${A}\${""}${B}\`;`]],
  ['around another empty insertion', 'a.kt', [`val t = "${A}\${''}${B}"`]],
])('a key of an issuer is found in two parts: %s', (_name, path, lines) => {
  expect(found(lines, path)).toEqual([A, B]);
});

it.each([
  ['ends a line, before a word', `${KEY}\nand more`],
  ['is on no line but its own', `use ${KEY}`],
  ['is no key, but its beginning behind other letters', 'desk\nand chair'],
])('no line end parts what %s', (_name, text) => {
  expect(findWraps(text)).toEqual([]);
});

it('a text of beginnings is read in a time that grows with it', () => {
  expect(findWraps('glpat-'.repeat(200_000))).toEqual([]);
  expect(findWraps('glpat-\n'.repeat(200_000))).toHaveLength(199_999);
});
