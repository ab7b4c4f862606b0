import type { Random } from '../accuracy/random.ts';
import type { FileChange } from './types.ts';

/** Title and body of a comment. */
export interface Description {
  readonly title: string;
  readonly body: string;
}

const CLAIMS: readonly ((word: string, name: string) => Description)[] = [
  (word, name) => ({
    title: `Empty \`${name}\` is not handled`,
    body: `If \`${word}\` is empty, \`${name}\` fails one step later and nobody sees why.`,
  }),
  (word, name) => ({
    title: `\`${name}\` differs from its callers`,
    body: `The callers in ${word} expect another value of \`${name}\`, so their result is wrong.`,
  }),
  (word, name) => ({
    title: `Wrong order around \`${name}\``,
    body: `\`${name}\` runs before ${word} is ready; the first request then gets an old answer.`,
  }),
  (word, name) => ({
    title: `\`${name}\` breaks ${word}`,
    body: `Since this change, \`${name}\` no longer matches what ${word} stores on disk.`,
  }),
  (word, name) => ({
    title: `Outdated use of \`${name}\``,
    body: `The module ${word} replaced this form of \`${name}\`; the old one raises an error at run time.`,
  }),
];

/** Makes a claim about the lines that are replaced. Made-up words keep claims about different cases apart. */
export function describeEdit({ lines }: FileChange, start: number, random: Random): Description {
  const name = /[A-Za-z_]\w{3,}/.exec(lines[start - 1] ?? '')?.[0] ?? 'value';
  const { title, body } = random.pick(CLAIMS)(random.word(), name);
  return { title: `${title} (${random.word()})`, body: `${body} It showed with ${random.words(3)}.` };
}
