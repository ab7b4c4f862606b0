import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Fix, Suggestion } from '../../diagnostics/fix.ts';
import { replaceRanges } from '../../rules/apply-fixes.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import { readText } from '../../workspace/read-text.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { count } from '../count.ts';
import type { Paint } from '../review/console.ts';
import { reportWidth, wrapText } from '../wrap.ts';
import { drawFixes } from './fixes.ts';
import { describeKeptName, type KeptName } from './kept-names.ts';
import { shownPath } from '../../text/shown/shown-path.ts';

interface Undecided {
  readonly diagnostics: readonly Diagnostic[];
  /** For files that a suggestion renames: what else names them, as a clause. */
  readonly mentions: ReadonlyMap<string, string>;
  readonly kept: readonly KeptName[];
}

/** Draws the changes that a person has to decide, one by one, each as a diff that `git apply` accepts. */
export async function drawSuggestions(
  { diagnostics, mentions, kept }: Undecided,
  before: Workspace,
  paint: Paint,
  columns?: number,
): Promise<string> {
  const open = diagnostics.flatMap((diagnostic) =>
    (diagnostic.suggestions ?? []).map((suggestion) => ({ diagnostic, suggestion })),
  );
  const blocks: string[] = [];
  for (const [index, { diagnostic, suggestion }] of open.entries()) {
    const head = drawHead(`${index + 1} of ${open.length}`, diagnostic, withMention(diagnostic, suggestion, mentions), {
      paint,
      width: reportWidth(columns),
    });
    blocks.push([head, await drawChange(diagnostic.path, suggestion.fix, before, paint)].join('\n'));
  }
  const fixable = diagnostics.filter(({ fix }) => fix !== undefined && fix.kind !== 'rename').length;
  const end = [
    open.length === 0
      ? 'No change needs a decision.'
      : `${count(open.length, 'change')} ${open.length === 1 ? 'needs' : 'need'} a decision. Nothing was written.`,
    ...(open.length === 0 ? [] : ['Edit the files, or give the diffs that you want to `git apply`.']),
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

function drawHead(
  number: string,
  { path, start, message, rule }: Diagnostic,
  { title, reason }: Suggestion,
  { paint, width }: { readonly paint: Paint; readonly width: number },
): string {
  const indents = { first: '  ', rest: '  ' };
  return [
    `${paint('dim', number)}  ${paint('bold', `${shownPath(path)}:${start.line}:${start.column}`)}`,
    ...wrapText(oneLine(`${message} [${rule}]`), width, indents),
    ...wrapText(oneLine(`${title}? You decide, because ${reason}.`), width, indents),
  ].join('\n');
}

async function drawChange(path: string, fix: Fix, before: Workspace, paint: Paint): Promise<string> {
  if (fix.kind === 'rename') {
    return [`diff --git a/${path} b/${fix.to}`, 'similarity index 100%', `rename from ${path}`, `rename to ${fix.to}`]
      .map(oneLine)
      .join('\n');
  }
  const read = await readText(before, path);
  if (read.kind !== 'text') {
    return oneLine(read.message);
  }
  const text = fix.kind === 'rewrite' ? fix.text : replaceRanges(read.source.text, fix.edits);
  return drawFixes(new Map([[path, text]]), before, paint);
}
