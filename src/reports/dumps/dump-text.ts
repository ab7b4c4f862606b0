import { groupBy } from '../../structures/group-by.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import { writeCount } from '../../text/shown/write-count.ts';
import { count } from '../count.ts';
import { countLeftOut, type DumpLeftOut } from './count-left-out.ts';
import { wrapListing } from '../wrap.ts';
import type { Paint } from '../review/console.ts';
import type { PromptDump } from './dump.ts';

type Request = PromptDump['requests'][number];

/** Most rows of a list. The other formats have all of them. */
const MAX_ROWS = 8;

/** Sums up a prompt for a terminal: what each request costs and consists of, what was cut, and how to see all of it. */
export function dumpText(dump: PromptDump, paint: Paint, columns?: number): string {
  const { requests, leftOut } = dump;
  const blocks = [
    totalsSentence(dump),
    ...drawRequests(requests, paint),
    ...drawKinds(requests, paint),
    ...drawFiles(requests, paint),
    ...drawCut(requests, paint),
    ...drawLeftOut(leftOut, paint),
    'To see every message: `--format html --output prompt.html`, or `--format markdown`.',
  ];
  return wrapListing(`${blocks.join('\n\n')}\n`, columns);
}

/** What the requests of a dump cost in tokens, on one line. */
export function totalsSentence({ requests, encoding, encodingNote, model, budget, agent }: PromptDump): string {
  const who = agent === undefined ? '' : ` for the agent ${agent}`;
  const tokens = sumTokens(requests);
  const forTools = requests.reduce((sum, { toolTokens = 0 }) => sum + toolTokens, 0);
  const tools = forTools === 0 ? '' : ` and ${writeCount(forTools)} for the tools that are offered`;
  const note = encodingNote === undefined ? `Counted for ${model ?? 'no model'} with ${encoding}` : encodingNote;
  return oneLine(
    `${count(requests.length, 'request')}${who}, ${writeCount(tokens)} tokens in all${tools}, at most ${writeCount(budget)} a request. ${note}.`,
  );
}

/** One line for each request, if there are several. */
function drawRequests(requests: readonly Request[], paint: Paint): readonly string[] {
  if (requests.length < 2) {
    return [];
  }
  const rows = requests.slice(0, MAX_ROWS).map(({ agent = 'default reviewer', tokens, pieces }, index): Row => {
    const files = new Set(pieces.flatMap(({ kind, source }) => (kind === 'hunk' && source !== null ? [source] : [])));
    return [`request ${index + 1}`, tokens, `${oneLine(agent)}, ${count(files.size, 'changed file')}`];
  });
  return [drawList('Requests', rows, sumTokens(requests), requests.length - rows.length, 'request', paint)];
}

function drawKinds(requests: readonly Request[], paint: Paint): readonly string[] {
  const sent = requests.flatMap(({ pieces }) => pieces.filter(({ included }) => included));
  const kinds = [...groupBy(sent, ({ kind }) => kind)]
    .map(([kind, group]): Row => [kind, sumTokens(group), count(group.length, 'piece')])
    .toSorted(([, a], [, b]) => b - a);
  const total = sumTokens(requests);
  const frame = total - sumTokens(sent);
  const rows = [...kinds, ...(frame > 0 ? [['message overhead', frame, ''] satisfies Row] : [])];
  return rows.length === 0 ? [] : [drawList('Tokens by kind', rows, total, 0, 'kind', paint)];
}

function drawList(
  title: string,
  rows: readonly Row[],
  total: number,
  more: number,
  noun: string,
  paint: Paint,
): string {
  return [
    paint('bold', title),
    ...drawRows(rows, total),
    ...(more > 0 ? [`  and ${count(more, `more ${noun}`)}`] : []),
  ].join('\n');
}

type Row = readonly [name: string, tokens: number, rest: string];

/** The tokens stand below each other, with their share. */
function drawRows(rows: readonly Row[], total: number): readonly string[] {
  const width = Math.max(...rows.map(([, tokens]) => writeCount(tokens).length));
  return rows.map(([name, tokens, rest]) => {
    const share = total === 0 ? 0 : Math.round((tokens / total) * 100);
    return `  ${writeCount(tokens).padStart(width)}  ${`${share} %`.padStart(5)}  ${oneLine(name)}${rest === '' ? '' : `, ${rest}`}`;
  });
}

/** The files that cost most over all requests. */
function drawFiles(requests: readonly Request[], paint: Paint): readonly string[] {
  const entries = requests.flatMap(({ pieces }) =>
    pieces.flatMap((entry) => (entry.included && entry.source !== null ? [{ ...entry, source: entry.source }] : [])),
  );
  const rows = [...groupBy(entries, ({ source }) => source)]
    .map(([source, group]): Row => [source, sumTokens(group), ''])
    .toSorted(([, a], [, b]) => b - a);
  const shown = rows.slice(0, MAX_ROWS);
  const total = sumTokens(requests);
  return rows.length === 0
    ? []
    : [drawList('Files that cost most', shown, total, rows.length - shown.length, 'file', paint)];
}

/** What did not fit, by reason. */
function drawCut(requests: readonly Request[], paint: Paint): readonly string[] {
  const cut = requests.flatMap(({ pieces }) =>
    pieces.flatMap((entry) => (entry.included || entry.reason === null ? [] : [{ ...entry, reason: entry.reason }])),
  );
  return drawReasons('Cut to fit', count(cut.length, 'piece'), cut, ({ source, id }) => source ?? id, paint);
}

function drawLeftOut(leftOut: readonly DumpLeftOut[], paint: Paint): readonly string[] {
  return drawReasons('Not in the prompt', countLeftOut(leftOut), leftOut, ({ source }) => source, paint);
}

/** Each reason once, the commonest first, with the first thing that it is about. Its numbers are those of the first one. */
function drawReasons<Item extends { readonly reason: string }>(
  title: string,
  counted: string,
  items: readonly Item[],
  name: (item: Item) => string,
  paint: Paint,
): readonly string[] {
  const groups = [...groupBy(items, ({ reason }) => reason.replaceAll(/\d+/g, '#')).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  if (groups.length === 0) {
    return [];
  }
  const more = groups.length - MAX_ROWS;
  return [
    [
      `${paint('bold', title)}: ${counted}`,
      ...groups.slice(0, MAX_ROWS).flatMap(([first, ...others]) => {
        const rest = others.length === 0 ? '' : ` and ${writeCount(others.length)} more`;
        return first === undefined ? [] : [`  ${oneLine(name(first))}${rest}: ${oneLine(first.reason)}`];
      }),
      ...(more > 0 ? [`  and ${count(more, 'more reason')}`] : []),
    ].join('\n'),
  ];
}

function sumTokens(counted: readonly { readonly tokens: number }[]): number {
  return counted.reduce((sum, { tokens }) => sum + tokens, 0);
}
