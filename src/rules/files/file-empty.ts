import { CLIENTS } from '../../customizations/known/clients.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { error } from '../effects.ts';
import type { CheckedKind, TextRule } from '../types.ts';

/** Kinds with a rule of their own for a frontmatter without a body. */
const BODY_IS_ANOTHER_RULE: ReadonlySet<CheckedKind> = new Set(['agent', 'prompt', 'skill']);

export const fileEmpty: TextRule = {
  id: 'file-empty',
  scope: 'text',
  kinds: 'all',
  description: 'A file has no text',
  effects: [error(CLIENTS, 'All clients ignore the file, as it contains no instructions.')],
  check(text, report) {
    const empty = text.format === 'json' ? undefined : whatIsEmpty(text);
    if (empty !== undefined) {
      report({ start: 0, end: 0 }, { message: empty, hint: 'Write the instructions, or delete the file.' });
    }
  },
};

function whatIsEmpty({ kind, text, frontmatter }: CheckedText): string | undefined {
  if (!isBlank(text, frontmatter.body.start)) {
    return undefined;
  }
  if (isBlank(text, 0)) {
    return 'The file is empty';
  }
  // A frontmatter that is never closed contains everything below it.
  const isUnclosed = frontmatter.problems.some(({ code }) => code === 'fence-unclosed' || code === 'fence-loose');
  return frontmatter.present && !isUnclosed && !BODY_IS_ANOTHER_RULE.has(kind)
    ? 'The file has a frontmatter but no text'
    : undefined;
}

/** Treats a byte order mark as a space. */
function isBlank(text: string, start: number): boolean {
  return text.length - start < 1000 && text.slice(start).trim() === '';
}
