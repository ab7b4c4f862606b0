import type { CustomizationKind, Reader, Reference } from '../../customizations/types.ts';
import { groupBy } from '../../structures/group-by.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import type { Paint } from '../review/console.ts';
import { count } from '../count.ts';
import { fileLink, type LinkTarget } from '../markdown/links.ts';
import { markdownTable } from '../markdown/markdown-table.ts';
import { cell, codeSpan } from '../markdown/markdown-text.ts';
import { modelLine } from '../markdown/model-markdown.ts';
import type { CustomizationReceipt } from '../review/review-result.ts';
import { shownPath } from '../../text/shown/shown-path.ts';

/** What the files of a listing are: those of a change, or those that `--for` names. */
export type FileWord = 'changed file' | 'named file';

/** The names of the programs that read customizations. */
export const READER_NAMES: Readonly<Record<Reader, string>> = {
  vscode: 'VS Code',
  'github-review': 'Copilot review',
  'cloud-agent': 'Copilot cloud agent',
  'copilot-cli': 'Copilot CLI',
  claude: 'Claude Code',
  gemini: 'Gemini CLI',
  'gemini-review': 'Gemini Code Assist',
  codex: 'Codex',
  cursor: 'Cursor',
  windsurf: 'Windsurf',
};

const KINDS: Readonly<Record<CustomizationKind, string>> = {
  'repository-instructions': 'repository instructions',
  'path-instructions': 'path instructions',
  'claude-rule': 'Claude rule',
  'agents-md': 'AGENTS.md',
  'claude-md': 'CLAUDE.md',
  'gemini-md': 'GEMINI.md',
  'review-md': 'REVIEW.md',
  'setting-instructions': 'setting',
  'referenced-file': 'referenced file',
  agent: 'agent',
  prompt: 'prompt',
  command: 'command',
  'output-style': 'output style',
  skill: 'skill',
  hooks: 'hooks',
  'cursor-rule': 'Cursor rule',
  'windsurf-rule': 'Windsurf rule',
  'gemini-command': 'Gemini command',
  'gemini-styleguide': 'Gemini style guide',
  'context-file': 'context file',
};

/**
 * Draws every customization in two tables: those that apply, and the others with the reason. Rows that do not fit are
 * counted.
 * @param room characters of the rows of each table
 */
export function receiptsMarkdown(
  receipts: readonly CustomizationReceipt[],
  target: LinkTarget | undefined,
  room = Number.POSITIVE_INFINITY,
): readonly string[] {
  const inForce = receipts.filter(({ status }) => status === 'in-force');
  const others = receipts.filter(({ status }) => status !== 'in-force');
  return [
    ...markdownTable(
      ['#', 'Customization', 'Applies to', 'Changed files', 'Statements', 'Prompt', 'Cited'],
      inForce.map((receipt) => [
        receipt.guideline ?? '',
        drawSource(receipt, target),
        listPatterns(receipt).map(codeSpan).join(' '),
        String(receipt.changedFiles),
        `${receipt.statements ?? 0}${drawRepeats(receipt)}`,
        drawTokens(receipt),
        String(receipt.cited ?? 0),
      ]),
      room,
    ),
    ...markdownTable(
      ['Does not apply', 'Kind', 'Read by', 'Why'],
      others.map((receipt) => [
        codeSpan(receipt.source),
        nameKind(receipt),
        nameReaders(receipt),
        cell(modelLine(receipt.reason ?? '')),
      ]),
      room,
    ),
  ];
}

/** Only files of the repository are linked: the address of others is not known here. */
function drawSource({ source, level }: CustomizationReceipt, target: LinkTarget | undefined): string {
  return level === 'repository' ? fileLink(source, 1, target) : codeSpan(source);
}

/** The number of statements that the same guideline or another one makes too. */
function drawRepeats({ repeats = [] }: CustomizationReceipt): string {
  const own = repeats.filter(({ statement, of }) => guidelineOf(statement) === guidelineOf(of)).length;
  const others = repeats.map(({ of }) => guidelineOf(of)).filter((id) => id !== guidelineOf(repeats[0]?.statement));
  const ids = [...new Set(others)];
  const parts = [
    ...(own === 0 ? [] : [`${own} repeated`]),
    ...(ids.length === 0 ? [] : [`${others.length} also in guideline${ids.length === 1 ? '' : 's'} ${ids.join(', ')}`]),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

/** `2` of `2.7`. */
function guidelineOf(statement: string | undefined): string | undefined {
  return statement?.split('.')[0];
}

/** The globs, folders or languages that match the files, each once. */
function listPatterns({ files }: CustomizationReceipt): readonly string[] {
  return [...new Set(files.map(({ by }) => by))].slice(0, MAX_PATTERNS);
}

const MAX_PATTERNS = 5;

function drawTokens({ sent, tokens }: CustomizationReceipt): string {
  if (sent === undefined) {
    return 'not asked';
  }
  return sent === 'whole' ? count(tokens ?? 0, 'token') : `cut (${count(tokens ?? 0, 'token')})`;
}

function nameKind({ kind }: CustomizationReceipt): string {
  return kind === undefined ? '' : KINDS[kind];
}

function nameReaders({ readers }: CustomizationReceipt): string {
  return readers.length === 0 ? 'nobody' : readers.map((reader) => READER_NAMES[reader]).join(', ');
}

const MAX_FILES = 5;
const MAX_REFERENCES = 20;

/** The same for a terminal: a paragraph for each that applies, and the others by their reasons. */
export function receiptsText(
  receipts: readonly CustomizationReceipt[],
  paint: Paint,
  fileWord: FileWord = 'changed file',
): readonly string[] {
  const guidelines = receipts.filter(({ guideline }) => guideline !== undefined);
  const others = receipts.filter(({ guideline }) => guideline === undefined);
  return [
    ...(guidelines.length === 0 ? [] : [paint('bold', GUIDELINES)]),
    ...guidelines.map((receipt) => inForceText(receipt, paint, fileWord)),
    ...(others.length === 0 ? [] : [paint('bold', 'Left out, with the reason')]),
    ...[...groupBy(others, likenessOf).values()].flatMap((alike) => leftOutText(alike, paint)),
  ];
}

/** What a row of a guideline begins with. */
const GUIDELINES = 'Guidelines: the number in prompts, the file, and what matches';

/** What alike receipts have in common: their kind, and their reason apart from what it quotes. */
function likenessOf({ kind, reason = '' }: CustomizationReceipt): string {
  return `${kind ?? ''}\n${withoutQuotes(reason)}`;
}

function withoutQuotes(reason: string): string {
  return reason.replaceAll(/`[^`]*`/g, '…');
}

/** With fewer alike customizations, each has a line of its own. */
const MIN_GROUP = 3;
const MAX_NAMED = 8;

/** A line for each customization that does not apply; those with one reason are named below it. */
function leftOutText(alike: readonly CustomizationReceipt[], paint: Paint): readonly string[] {
  const [first] = alike;
  const mark = paint('dim', '-');
  if (first === undefined || alike.length < MIN_GROUP) {
    return alike.map((receipt) => {
      const kind = receipt.kind === undefined ? '' : ` (${nameKind(receipt)})`;
      return `${mark}  ${oneLine(receipt.source)}${kind}: ${oneLine(receipt.reason ?? '')}`;
    });
  }
  const { reason = '' } = first;
  const isSame = alike.every((receipt) => receipt.reason === reason);
  const shown = alike.slice(0, MAX_NAMED);
  const more = alike.length - shown.length;
  return [
    `${mark}  ${nameKind(first)}, ${alike.length} times: ${oneLine(isSame ? reason : withoutQuotes(reason))}`,
    ...shown.map((receipt) => {
      const quoted = isSame ? [] : ((receipt.reason ?? '').match(/`[^`]*`/g) ?? []);
      return `     ${oneLine([receipt.source, ...quoted].join('  '))}`;
    }),
    ...(more === 0 ? [] : [paint('dim', `     and ${more} more; \`--format json\` lists all`)]),
  ];
}

function inForceText(receipt: CustomizationReceipt, paint: Paint, fileWord: FileWord): string {
  const folder = receipt.folder === undefined ? '' : `  in ${oneLine(receipt.folder)}`;
  const brought = receipt.broughtBy === undefined ? '' : `, by ${oneLine(receipt.broughtBy)}`;
  const prompt = receipt.sent === undefined ? '' : `, ${drawTokens(receipt)}`;
  return [
    `${paint('bold', receipt.guideline ?? '')}  ${oneLine(receipt.source)}  ${listPatterns(receipt).map(oneLine).join(', ')}${folder}`.trimEnd(),
    `    ${nameKind(receipt)}${brought}: ${count(receipt.statements ?? 0, 'statement')}${drawRepeats(receipt)}, ${count(receipt.changedFiles, fileWord)}${prompt}; read by ${nameReaders(receipt)}`,
    ...(receipt.reason === undefined ? [] : [`    ${oneLine(receipt.reason)}`]),
    ...filesText(receipt),
    ...referencesText(receipt),
  ].join('\n');
}

/** References to files. Addresses and tools are in the JSON only. */
function referencesText({ references }: CustomizationReceipt): readonly string[] {
  const files = references.filter(({ outcome }) => outcome.kind !== 'not-a-file');
  const lines = [...groupBy(files, whyNotRead).values()].flatMap((alike) =>
    alike.length < MIN_GROUP ? alike.map(referenceText) : alikeText(alike),
  );
  const shown = lines.slice(0, MAX_REFERENCES).map((line) => `    ${oneLine(line)}`);
  const more = lines.length - shown.length;
  return more === 0 ? shown : [...shown, `    and ${more} more references`];
}

/** The reason that references have in common, without the paths in it; each reference that is read is alone. */
function whyNotRead({ target, start, outcome }: Reference): string {
  switch (outcome.kind) {
    case 'not-followed':
      return outcome.reason;
    case 'broken':
      return `broken: ${outcome.reason.replaceAll(/"[^"]*"/g, '""')}`;
    case 'followed':
    case 'not-a-file':
      return `${start.line}:${start.column} ${target}`;
  }
}

/** One line on references that are not read for the same reason. The reason of a broken one names its path, so it is that of the first. */
function alikeText(alike: readonly Reference[]): readonly string[] {
  const [first, ...others] = alike;
  if (first?.outcome.kind === 'not-followed') {
    return [`not read, ${alike.length} times: ${first.outcome.reason} (${nameTargets(alike)})`];
  }
  return first?.outcome.kind === 'broken'
    ? [`${referenceText(first)}; the same for ${others.length} more: ${nameTargets(others)}`]
    : alike.map(referenceText);
}

function nameTargets(alike: readonly Reference[]): string {
  const more = alike.length - MAX_NAMED;
  const named = alike.slice(0, MAX_NAMED).map(({ target, start }) => `line ${start.line} ${target}`);
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function filesText({ files, changedFiles }: CustomizationReceipt): readonly string[] {
  const shown = files.slice(0, MAX_FILES).map(({ path }) => shownPath(path));
  const more = changedFiles - shown.length;
  return shown.length === 0 ? [] : [`    for ${shown.join(', ')}${more === 0 ? '' : ` and ${more} more`}`];
}

/** `line 3: @docs/style.md is read too`. */
export function referenceText({ target, start, outcome }: Reference): string {
  const where = `line ${start.line}: ${target}`;
  switch (outcome.kind) {
    case 'followed':
      return `${where} is read too`;
    case 'not-followed':
    case 'not-a-file':
    case 'broken':
      return `${where}: ${outcome.reason}`;
  }
}
