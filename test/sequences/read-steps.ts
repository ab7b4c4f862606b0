import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Something that happens on a pull request. `at` is a path with the line where a comment was first written. */
export type Step =
  | { readonly kind: 'push'; readonly branch: 'feature' | 'main'; readonly diff: string }
  | { readonly kind: 'rebase' | 'squash' }
  | { readonly kind: 'retarget'; readonly base: string }
  | { readonly kind: 'resolve' | 'delete'; readonly user: string; readonly at: string }
  | { readonly kind: 'react'; readonly user: string; readonly reaction: '+1' | '-1'; readonly at: string }
  | { readonly kind: 'reply'; readonly user: string; readonly at: string; readonly text: string }
  | { readonly kind: 'delete summary' | 'dismiss review'; readonly user: string };

export interface StepFile {
  /** Its path without the ending. */
  readonly path: string;
  readonly name: string;
  readonly steps: readonly Step[];
}

const FORMS: readonly (readonly [RegExp, (...found: readonly string[]) => Step])[] = [
  [/^rebase$/, () => ({ kind: 'rebase' })],
  [/^squash$/, () => ({ kind: 'squash' })],
  [/^retarget (\S+)$/, (base = '') => ({ kind: 'retarget', base })],
  [/^(\w+) resolves (\S+:\d+)$/, (user = '', at = '') => ({ kind: 'resolve', user, at })],
  [/^(\w+) deletes the summary$/, (user = '') => ({ kind: 'delete summary', user })],
  [/^(\w+) deletes (\S+:\d+)$/, (user = '', at = '') => ({ kind: 'delete', user, at })],
  [
    /^(\w+) reacts ([+-]1) to (\S+:\d+)$/,
    (user = '', reaction = '', at = '') => ({ kind: 'react', user, reaction: reaction === '-1' ? '-1' : '+1', at }),
  ],
  [/^(\w+) replies to (\S+:\d+): (.+)$/, (user = '', at = '', text = '') => ({ kind: 'reply', user, at, text })],
  [/^(\w+) dismisses the review$/, (user = '') => ({ kind: 'dismiss review', user })],
];

/** Reads the steps of a sequence in their order. Throws for a line that is not a step. */
export function readSequence(folder: string): readonly StepFile[] {
  return readdirSync(folder)
    .filter((name) => /\.(?:diff|steps)$/.test(name))
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const name = file.replace(/(?:\.main)?\.(?:diff|steps)$/, '');
      const branch = file.endsWith('.main.diff') ? 'main' : 'feature';
      const steps: readonly Step[] = file.endsWith('.diff')
        ? [{ kind: 'push', branch, diff: text }]
        : text.split('\n').filter(Boolean).map(readStep);
      return { path: join(folder, name), name, steps };
    });
}

function readStep(line: string): Step {
  for (const [form, make] of FORMS) {
    const found = form.exec(line);
    if (found !== null) return make(...found.slice(1));
  }
  throw new Error(`"${line}" is not a step.`);
}
