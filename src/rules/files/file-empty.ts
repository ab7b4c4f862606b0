import { CLIENTS } from '../../customizations/known/clients.ts';
import type { CheckedText } from '../reading/checked-text.ts';
import type { CheckedKind, TextRule } from '../types.ts';

/** Kinds with a rule of their own for a frontmatter without a body. */
const BODY_IS_ANOTHER_RULE: ReadonlySet<CheckedKind> = new Set(['agent', 'prompt', 'skill']);

export const fileEmpty: TextRule = {
  id: 'file-empty',
  scope: 'text',
  kinds: 'all',
  description: 'A file says nothing',
  effects: [
    {
      clients: CLIENTS,
      severity: 'error',
      why: 'VS Code, github.com, the Copilot CLI and Claude Code pass over the file, as it holds nothing to go by.',
    },
  ],
  check(text, report) {
    const empty = text.format === 'json' ? undefined : whatIsEmpty(text);
    if (empty !== undefined) {
      report({ start: 0, end: 0 }, { message: empty, hint: 'Write what is to be done, or remove the file.' });
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
  // Below a frontmatter that does not end nothing can be left.
  const isUnclosed = frontmatter.problems.some(({ code }) => code === 'fence-unclosed' || code === 'fence-loose');
  return frontmatter.present && !isUnclosed && !BODY_IS_ANOTHER_RULE.has(kind)
    ? 'The file holds a frontmatter and nothing else'
    : undefined;
}

/** A byte order mark is a blank here. */
function isBlank(text: string, start: number): boolean {
  return text.length - start < 1000 && text.slice(start).trim() === '';
}
