import { isCommentable, isWithinOneHunk } from '../changes/commentable.ts';
import type { FileChange } from '../changes/types.ts';
import type { Diagnostic, DiagnosticSeverity } from '../diagnostics/diagnostic.ts';
import type { Edit, Suggestion } from '../diagnostics/fix.ts';
import { replaceRanges } from '../rules/apply-fixes.ts';
import { blankSecrets } from '../text/secrets/blank-secrets.ts';
import { positionAt, sourceText } from '../text/source-text.ts';
import type { Anchor, AnchoredDraft } from './anchor.ts';
import type { Severity } from './types.ts';

const SEVERITIES: Readonly<Record<DiagnosticSeverity, Severity>> = { error: 'high', warning: 'medium', info: 'low' };

/**
 * Makes a draft of a problem that the validator found. It is placed on its line if GitHub accepts a comment there. A fix
 * becomes a suggestion, and so does the only change that a person may choose, if its lines contain that of the problem.
 *
 * @param file the file in the change; undefined if the change does not touch it
 * @param text the whole text that the validator read; undefined if it could not be decoded
 */
export function writeRuleDraft(
  diagnostic: Diagnostic,
  file: FileChange | undefined,
  text: string | undefined,
): AnchoredDraft {
  const { rule, severity, path, start, message, sourceLine } = diagnostic;
  const shared = {
    path,
    severity: SEVERITIES[severity],
    kind: rule.startsWith('security-') ? 'security' : 'bug',
    title: blankSecrets(message),
    body: blankSecrets(describe(diagnostic)),
    confidence: 1,
    origin: 'literal',
    rule,
  } as const;
  if (file === undefined || sourceLine === undefined) {
    const reason = 'it is about the file as a whole';
    return { ...shared, ...(file === undefined ? {} : { anchor: { kind: 'file', reason } }) };
  }
  const { line } = start;
  const change = text === undefined ? undefined : withoutSecrets(chooseChange(diagnostic, text), path);
  if (change !== undefined && change.startLine <= line && line <= change.line && isPlaceable(file, change)) {
    const { startLine, line: last, last: lastText, decision } = change;
    return {
      ...shared,
      line: last,
      ...(startLine < last ? { startLine } : {}),
      suggestion: change.text,
      ...(decision === undefined ? {} : { decision }),
      anchor: anchorAt(last, lastText, startLine < last ? startLine : undefined),
    };
  }
  const reason = `about line ${line}, which is not part of the change`;
  return {
    ...shared,
    line,
    anchor: isCommentable(file, 'RIGHT', line)
      ? anchorAt(line, blankSecrets(sourceLine, path))
      : { kind: 'file', reason },
  };
}

function anchorAt(line: number, text: string, startLine?: number): Anchor {
  const range = startLine === undefined ? {} : { startLine };
  return { kind: 'line', side: 'RIGHT', line, ...range, text, certain: true, covered: 'all' };
}

/** The effect, what to do, and the changes of which a person has to choose one. */
function describe({ why, hint, suggestions = [] }: Diagnostic): string {
  const choices = suggestions.length > 1 ? suggestions.map(drawChoice) : [];
  return [why ?? '', hint ?? '', choices.join('\n')].filter((part) => part !== '').join('\n\n');
}

function drawChoice({ title, reason }: Suggestion): string {
  return `- ${title} (${reason})`;
}

/** New lines in place of those from `startLine` to `line`. */
interface LineChange {
  readonly startLine: number;
  readonly line: number;
  /** The text of the last replaced line. */
  readonly last: string;
  readonly text: string;
  /** Why a person has to decide on it, as a clause. */
  readonly decision?: string;
}

function chooseChange({ fix, suggestions = [] }: Diagnostic, text: string): LineChange | undefined {
  const [only] = suggestions.length === 1 ? suggestions : [];
  const chosen = fix ?? only?.fix;
  const change = chosen?.kind === 'edits' ? changeLines(text, chosen.edits) : undefined;
  return change === undefined || fix !== undefined || only === undefined
    ? change
    : { ...change, decision: only.reason };
}

/** Longer changes are for `housestyle validate --fix`. */
const MAX_LINES = 30;

/** The lines that edits touch, as they are and as they become. */
function changeLines(text: string, edits: readonly Edit[]): LineChange | undefined {
  const source = sourceText('', text);
  const startLine = positionAt(source, Math.min(...edits.map(({ start }) => start))).line;
  const line = positionAt(source, Math.max(...edits.map(({ end }) => end))).line;
  const from = source.lineStarts[startLine - 1] ?? 0;
  const lastFrom = source.lineStarts[line - 1] ?? 0;
  const to = (source.lineStarts[line] ?? text.length + 1) - 1;
  const after = replaceRanges(text, edits);
  const isLong = edits.length === 0 || line - startLine >= MAX_LINES;
  return isLong
    ? undefined
    : {
        startLine,
        line,
        last: text.slice(lastFrom, to).replace(/\r$/, ''),
        text: after.slice(from, to + after.length - text.length).replace(/\r$/, ''),
      };
}

/** Nothing is suggested for lines with a secret, because comments must not repeat it. */
function withoutSecrets(change: LineChange | undefined, path: string): LineChange | undefined {
  const { last = '', text = '' } = change ?? {};
  return blankSecrets(text, path) === text && blankSecrets(last, path) === last ? change : undefined;
}

function isPlaceable(file: FileChange, { startLine, line }: LineChange): boolean {
  return isWithinOneHunk(file, 'RIGHT', startLine, line);
}
