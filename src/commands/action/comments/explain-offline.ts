import { readStatements } from '../../../guidelines/statements/statements.ts';
import { compileStatements } from '../../../literal/compile-statements.ts';
import { describeFamilyCheck } from '../../../literal/describe-scope.ts';
import { codeBlock } from '../../../reports/markdown/markdown-text.ts';
import { modelLine } from '../../../reports/markdown/model-markdown.ts';
import type { CommentThread } from '../../../github/command-requests.ts';

/** Why questions are not answered without a model, and what to do. */
export const NO_MODEL =
  'No model is configured, so questions cannot be answered. With the inputs `provider`, `model` and `api-key`, they are answered from the change, the guidelines of the repository and the thread. `/housestyle explain` in the thread of a finding works without a model.';

/** Most lines of the change that are shown. */
const MAX_LINES = 4;

/**
 * Explains a finding from its comment, without a model: which statement it is about, what is checked, and in which lines.
 *
 * @returns Markdown. The comment is ours, but people may have edited it, so its text is escaped again
 */
export function explainOffline({ start }: CommentThread): string {
  // The citation is the last quote: a statement, and below it the place where it stands.
  const lines = start.body.split(/\r?\n/);
  const cited = lines.findLastIndex((line) => line.startsWith('> — '));
  const text = /^> (.+)$/.exec(lines[cited - 1] ?? '')?.[1];
  const statement = text === undefined ? undefined : unescape(text);
  const where = /^> — \[?`*([^`\]]+)/.exec(lines[cited] ?? '')?.[1];
  return [
    statement === undefined ? NO_STATEMENT : explainStatement(statement, where),
    ...showLines(start.hunk),
    '`/housestyle ignore` in this thread stops reports of this finding. Without a model, this is all that is known.',
  ].join('\n\n');
}

const NO_STATEMENT =
  'This finding cites no statement of the guidelines: it is the judgement of the reviewer that wrote it.';

function explainStatement(statement: string, where: string | undefined): string {
  const from = where === undefined ? '' : ` (${modelLine(unescape(where))})`;
  const said = `The guidelines of this repository say${from}:\n\n> ${modelLine(statement)}`;
  const [compiled] = compileStatements(readStatements(2, statement));
  const checks = compiled?.kind === 'checked' ? compiled.checks.map(describeFamilyCheck) : [];
  return checks.length === 0
    ? `${said}\n\nWhether code breaks this statement takes judgement, so a model reported it.`
    : `${said}\n\nThis can be checked without a model: the check ${modelLine(checks.join('; '))}.`;
}

/** The end of the hunk that GitHub shows above the comment. */
function showLines(hunk: string): readonly string[] {
  const lines = hunk.split('\n').filter((line) => !line.startsWith('@@') && line !== '');
  const shown = lines.slice(-MAX_LINES).join('\n');
  return shown === '' ? [] : [`It is about the last of these lines:\n\n${codeBlock('diff', shown)}`];
}

/** Undoes what `modelLine` changes in words, so that they are not escaped twice. */
function unescape(markdown: string): string {
  return markdown
    .replaceAll('\u200B', '')
    .replaceAll('&lt;', '<')
    .replaceAll('&#96;', '`')
    .replaceAll('&#36;', '$')
    .replaceAll('&#35;', '#')
    .replaceAll('&amp;', '&')
    .replaceAll(/\\([[\]\\`*_])/g, '$1');
}
