import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Fix, Suggestion } from '../../diagnostics/fix.ts';
import { at } from '../../structures/at.ts';
import { groupBy } from '../../structures/group-by.ts';
import { replaceRanges } from '../../rules/apply-fixes.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import { readText } from '../../workspace/read-text.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { count } from '../count.ts';
import type { Paint } from '../review/console.ts';
import { reportWidth, wrapText } from '../wrap.ts';
import { drawFixes, type DrawnDiff } from './fixes.ts';
import { describeKeptName, type KeptName } from './kept-names.ts';
import { shownPath } from '../../text/shown/shown-path.ts';

interface Undecided {
  readonly diagnostics: readonly Diagnostic[];
  /** For files that a suggestion renames: what else names them, as a clause. */
  readonly mentions: ReadonlyMap<string, string>;
  readonly kept: readonly KeptName[];
}

interface Offer {
  readonly diagnostic: Diagnostic;
  readonly suggestion: Suggestion;
}

const INEXACT = '  `git apply` refuses this diff, because it shows hidden characters as codes, or hides a secret.';

/**
 * Draws the changes that a person has to decide, one by one, each as a diff that `git apply` accepts. A change that
 * several findings offer is drawn once.
 */
export async function drawSuggestions(
  { diagnostics, mentions, kept }: Undecided,
  before: Workspace,
  paint: Paint,
  columns?: number,
): Promise<string> {
  const open = groupBy(
    diagnostics.flatMap((diagnostic) =>
      (diagnostic.suggestions ?? []).map((suggestion) => ({
        diagnostic,
        suggestion: withMention(diagnostic, suggestion, mentions),
      })),
    ),
    ({ diagnostic, suggestion }) => JSON.stringify([diagnostic.path, suggestion.fix]),
  );
  const blocks: string[] = [];
  for (const same of open.values()) {
    const { diagnostic, suggestion } = at(same, 0);
    const number = `${blocks.length + 1} of ${open.size}`;
    const { start, path } = diagnostic;
    const change = await drawChange(path, suggestion.fix, before, paint);
    blocks.push(
      [
        `${paint('dim', number)}  ${paint('bold', `${shownPath(path)}:${start.line}:${start.column}`)}`,
        ...same.flatMap((one) => drawReason(one, reportWidth(columns))),
        ...(change.isExact ? [] : [INEXACT]),
        change.text,
      ].join('\n'),
    );
  }
  const fixable = diagnostics.filter(({ fix }) => fix !== undefined && fix.kind !== 'rename').length;
  const end = [
    open.size === 0
      ? 'No change needs a decision.'
      : `${count(open.size, 'change')} ${open.size === 1 ? 'needs' : 'need'} a decision. Nothing was written.`,
    ...(open.size === 0 ? [] : ['Edit the files, or give the diffs that you want to `git apply` in the top folder.']),
    ...(fixable === 0
      ? []
      : [
          `\`--fix\` makes ${count(fixable, 'other change')}, the only right ${fixable === 1 ? 'one for its finding' : 'ones for their findings'}.`,
        ]),
  ];
  return `${[...blocks, ...(kept.length === 0 ? [] : [kept.map(describeKeptName).join('\n')]), end.join('\n')].join('\n\n')}\n`;
}

function withMention({ path }: Diagnostic, suggestion: Suggestion, mentions: Undecided['mentions']): Suggestion {
  const mention = suggestion.fix.kind === 'rename' ? mentions.get(path) : undefined;
  return mention === undefined ? suggestion : { ...suggestion, reason: `${suggestion.reason}, and ${mention}` };
}

/** What is wrong, and why a person decides. Several findings of a file can offer the same change. */
function drawReason({ diagnostic, suggestion }: Offer, width: number): readonly string[] {
  const { message, rule } = diagnostic;
  const { title, reason } = suggestion;
  return [`${message} [${rule}]`, `${title}? You decide, because ${reason}.`].flatMap((sentence) =>
    wrapText(oneLine(sentence), width, { first: '  ', rest: '  ' }),
  );
}

async function drawChange(path: string, fix: Fix, before: Workspace, paint: Paint): Promise<DrawnDiff> {
  if (fix.kind === 'rename') {
    const lines = [
      `diff --git a/${path} b/${fix.to}`,
      'similarity index 100%',
      `rename from ${path}`,
      `rename to ${fix.to}`,
    ];
    return { text: lines.map(oneLine).join('\n'), isExact: lines.every((line) => oneLine(line) === line) };
  }
  const read = await readText(before, path);
  if (read.kind !== 'text') {
    return { text: oneLine(read.message), isExact: true };
  }
  const text = fix.kind === 'rewrite' ? fix.text : replaceRanges(read.source.text, fix.edits);
  return drawFixes(new Map([[path, text]]), before, paint);
}
