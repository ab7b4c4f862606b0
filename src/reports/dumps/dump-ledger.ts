import { writeCount } from '../../text/shown/write-count.ts';
import { groupBy } from '../../structures/group-by.ts';
import { showHidden } from '../../text/hidden/visible.ts';
import { count } from '../count.ts';
import type { PromptDump } from './dump.ts';
import { codeBlock, codeSpan, plainMarkdown } from '../markdown/markdown-text.ts';
import { sum } from '../../structures/sum.ts';

type Request = PromptDump['requests'][number];
type Entry = Request['pieces'][number];

/** Most bytes of the rows of one table or list. */
const MAX_LIST_BYTES = 100_000;
const MAX_REASONS = 3;

/**
 * Draws what a prompt costs, as Markdown: its tokens by kind and by file, what was cut or left out and why, and then
 * as many of its messages as fit, each whole. `notes` are Markdown for below the heading. The result has at most
 * `bytes` bytes in UTF-8, as long as that is half a megabyte or more: only the messages are left out to save space.
 */
export function dumpLedger(dump: PromptDump, notes: readonly string[], bytes: number): string {
  const above = [
    '# Housestyle prompt',
    totals(dump),
    ...notes,
    ...kindSection(dump),
    ...fileSection(dump),
    ...providerSection(dump),
    ...leftOutSection(dump),
    ...requestSection(dump),
  ];
  const missing = (number: number): string =>
    `${count(number, 'message')} ${number === 1 ? 'is' : 'are'} too long to show here: see \`prompt.md\`.`;
  const messages = dump.requests.flatMap(drawMessages);
  const room = bytes - countBytes([...above, missing(messages.length)]);
  const shown = wholeWithin(messages, room);
  const hidden = messages.length - shown.length;
  return `${[...above, ...shown, ...(hidden === 0 ? [] : [missing(hidden)])].join(SEPARATOR)}\n`;
}

const SEPARATOR = '\n\n';

function totals({ requests, encoding, model, budget }: PromptDump): string {
  const named = model === undefined ? 'no model chosen' : codeSpan(model);
  const tokens = count(sumTokens(requests), 'token');
  return `${count(requests.length, 'request')}, ${tokens} in all (${codeSpan(encoding)}, ${named}, at most ${writeCount(budget)} a request).`;
}

function kindSection({ requests }: PromptDump): readonly string[] {
  const total = sumTokens(requests);
  const entries = requests.flatMap((request) => request.pieces);
  const rows = [...groupBy(entries, (entry) => entry.kind)].map(([kind, group]) => drawGroup(kind, group, total));
  const frame = total - sumTokens(entries.filter(isSent));
  const rest = frame > 0 ? [`| message overhead | ${frame} | ${share(frame, total)} | | | | |`] : [];
  return tableSection('## Tokens by kind', 'Kind', [...rows, ...rest]);
}

function fileSection({ requests }: PromptDump): readonly string[] {
  const total = sumTokens(requests);
  const entries = requests.flatMap(({ pieces }) =>
    pieces.flatMap((entry) => (entry.source === null ? [] : [{ ...entry, source: entry.source }])),
  );
  const rows = [...groupBy(entries, ({ source }) => source)]
    .map(([source, group]) => ({ source, group, tokens: sumTokens(group.filter(isSent)) }))
    .toSorted((a, b) => b.tokens - a.tokens)
    .map(({ source, group }) => drawGroup(codeSpan(source), group, total));
  return tableSection('## Tokens by file', 'File', rows);
}

/** What each provider of context found, with the worth of what is sent and an example of why it is. */
function providerSection({ requests }: PromptDump): readonly string[] {
  const found = requests.flatMap(({ pieces }) =>
    pieces.flatMap((entry) => (entry.provided === undefined ? [] : [{ ...entry, provided: entry.provided }])),
  );
  const rows = [...groupBy(found, ({ provided }) => provided.by)].map(([name, group]) => {
    const sent = group.filter(isSent);
    const worths = sent.map(({ provided }) => provided.worth);
    const worth = sent.length === 0 ? '' : (sum(worths) / sent.length).toPrecision(2);
    const [best] = (sent.length === 0 ? group : sent).toSorted((a, b) => b.provided.worth - a.provided.worth);
    const why = best === undefined ? '' : plainMarkdown(best.provided.why);
    return `| ${name} | ${writeCount(sumTokens(sent))} | ${writeCount(sent.length)} | ${group.length === sent.length ? '' : writeCount(group.length - sent.length)} | ${worth} | ${why} |`;
  });
  const head = ['| Provider | Tokens | Sent | Cut | Worth a token | Best piece |', '|---|--:|--:|--:|--:|---|'];
  return rows.length === 0
    ? []
    : ['## Context by provider', ...limited(rows, (shown) => [...head, ...shown].join('\n'))];
}

function tableSection(title: string, what: string, rows: readonly string[]): readonly string[] {
  if (rows.length === 0) {
    return [];
  }
  const head = [`| ${what} | Tokens | Share | Sent | Shortened | Cut | Why |`, '|---|--:|--:|--:|--:|--:|---|'];
  return [title, ...limited(rows, (shown) => [...head, ...shown].join('\n'))];
}

function drawGroup(name: string, entries: readonly Entry[], total: number): string {
  const sent = entries.filter(isSent);
  const tokens = sumTokens(sent);
  const shortened = sent.filter((entry) => entry.reason !== null).length;
  const cut = entries.length - sent.length;
  const cells = [name, tokens, share(tokens, total), sent.length, shortened || '', cut || '', drawReasons(entries)];
  return `| ${cells.join(' | ')} |`;
}

function drawReasons(entries: readonly Entry[]): string {
  const reasons = [...new Set(entries.flatMap((entry) => entry.reason ?? []))];
  const more = reasons.length - MAX_REASONS;
  return [...reasons.slice(0, MAX_REASONS).map(plainMarkdown), ...(more > 0 ? [`${more} more`] : [])].join('; ');
}

function share(tokens: number, total: number): string {
  return total === 0 ? '' : `${Math.round((tokens / total) * 100)} %`;
}

function sumTokens(counted: readonly { readonly tokens: number }[]): number {
  return sum(counted.map(({ tokens }) => tokens));
}

function isSent(entry: Entry): boolean {
  return entry.included;
}

function leftOutSection({ leftOut }: PromptDump): readonly string[] {
  const rows = leftOut.map(({ source, reason }) => `- ${codeSpan(source)}: ${plainMarkdown(reason)}`);
  return rows.length === 0 ? [] : ['## Left out', ...limited(rows, (shown) => shown.join('\n'))];
}

function requestSection({ requests }: PromptDump): readonly string[] {
  const rows = requests.map(
    ({ tokens, hash }, index) => `| ${index + 1} | ${writeCount(tokens)} | ${codeSpan(hash)} |`,
  );
  const head = ['| Request | Tokens | Hash |', '|--:|--:|---|'];
  return rows.length === 0 ? [] : ['## Requests', ...limited(rows, (shown) => [...head, ...shown].join('\n'))];
}

/** Hidden characters are written out here; the files have the exact bytes. */
function drawMessages({ messages }: Request, index: number): readonly string[] {
  return messages.map(
    ({ role, content }) =>
      `<details><summary>Request ${index + 1}: ${role}</summary>${SEPARATOR}${codeBlock('text', showHidden(content))}${SEPARATOR}</details>`,
  );
}

/** Draws the first rows that fit, and counts the others. */
function limited(rows: readonly string[], draw: (rows: readonly string[]) => string): readonly string[] {
  let left = MAX_LIST_BYTES;
  const end = rows.findIndex((row) => {
    left -= Buffer.byteLength(row) + 1;
    return left < 0;
  });
  return end < 0 ? [draw(rows)] : [draw(rows.slice(0, end)), `… and ${rows.length - end} more: see \`prompt.md\`.`];
}

/** The texts that fit, in order. A text that is too long is skipped, and later ones may still fit. */
function wholeWithin(texts: readonly string[], room: number): readonly string[] {
  let left = room;
  return texts.filter((text) => {
    const size = countBytes([text]);
    const fits = size <= left;
    left -= fits ? size : 0;
    return fits;
  });
}

function countBytes(texts: readonly string[]): number {
  return sum(texts.map((text) => Buffer.byteLength(text) + SEPARATOR.length));
}
