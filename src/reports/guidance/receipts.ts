import type { CustomizationKind, Reader, Reference } from '../../customizations/types.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import type { Paint } from '../review/console.ts';
import { count } from '../count.ts';
import { fileLink, type LinkTarget } from '../markdown/links.ts';
import { cell, markdownTable } from '../markdown/markdown-table.ts';
import { codeSpan, modelLine } from '../markdown/markdown-text.ts';
import type { CustomizationReceipt } from '../review/review-result.ts';

/** Programs by the names people know them by. */
export const READER_NAMES: Readonly<Record<Reader, string>> = {
  vscode: 'VS Code',
  'github-review': 'Copilot review',
  'cloud-agent': 'Copilot cloud agent',
  'copilot-cli': 'Copilot CLI',
  claude: 'Claude',
  gemini: 'Gemini',
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
  skill: 'skill',
  hooks: 'hooks',
};

/**
 * Every customization in two tables: those in force, and why the others are not. What a table has no room for is
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
      ['#', 'Customization', 'In force for', 'Changed files', 'Statements', 'Prompt', 'Cited'],
      inForce.map((receipt) => [
        receipt.guideline ?? '',
        linkOf(receipt, target),
        patternsOf(receipt).map(codeSpan).join(' '),
        String(receipt.changedFiles),
        String(receipt.statements ?? 0),
        promptOf(receipt),
        String(receipt.cited ?? 0),
      ]),
      room,
    ),
    ...markdownTable(
      ['Not in force', 'Kind', 'Read by', 'Why'],
      others.map((receipt) => [
        codeSpan(receipt.source),
        kindOf(receipt),
        readersOf(receipt),
        cell(modelLine(receipt.reason ?? '')),
      ]),
      room,
    ),
  ];
}

/** Only what stands in the repository has an address that is known here. */
function linkOf({ source, level }: CustomizationReceipt, target: LinkTarget | undefined): string {
  return level === 'repository' ? fileLink(source, 1, target) : codeSpan(source);
}

/** By what the files were matched, each once. */
function patternsOf({ files }: CustomizationReceipt): readonly string[] {
  return [...new Set(files.map(({ by }) => by))].slice(0, MAX_PATTERNS);
}

const MAX_PATTERNS = 5;

function promptOf({ sent, tokens }: CustomizationReceipt): string {
  if (sent === undefined) {
    return 'not asked';
  }
  return sent === 'whole' ? count(tokens ?? 0, 'token') : `cut (${count(tokens ?? 0, 'token')})`;
}

function kindOf({ kind }: CustomizationReceipt): string {
  return kind === undefined ? '' : KINDS[kind];
}

function readersOf({ readers }: CustomizationReceipt): string {
  return readers.length === 0 ? 'nobody' : readers.map((reader) => READER_NAMES[reader]).join(', ');
}

const MAX_FILES = 5;
const MAX_REFERENCES = 20;

/** The same for a terminal: a paragraph for each that is in force, a line for each that is not. */
export function receiptsText(receipts: readonly CustomizationReceipt[], paint: Paint): readonly string[] {
  return [
    ...receipts.filter(({ guideline }) => guideline !== undefined).map((receipt) => inForceText(receipt, paint)),
    ...receipts
      .filter(({ guideline }) => guideline === undefined)
      .map((receipt) => {
        const kind = receipt.kind === undefined ? '' : ` (${kindOf(receipt)})`;
        return `${paint('dim', '-')}  ${oneLine(receipt.source)}${kind}: ${oneLine(receipt.reason ?? '')}`;
      }),
  ];
}

function inForceText(receipt: CustomizationReceipt, paint: Paint): string {
  const folder = receipt.folder === undefined ? '' : `  in ${oneLine(receipt.folder)}`;
  const brought = receipt.broughtBy === undefined ? '' : `, by ${oneLine(receipt.broughtBy)}`;
  const prompt = receipt.sent === undefined ? '' : `, ${promptOf(receipt)}`;
  return [
    `${paint('bold', receipt.guideline ?? '')}  ${oneLine(receipt.source)}  ${patternsOf(receipt).map(oneLine).join(', ')}${folder}`,
    `    ${kindOf(receipt)}${brought}: ${count(receipt.statements ?? 0, 'statement')}, ${count(receipt.changedFiles, 'changed file')}${prompt}; read by ${readersOf(receipt)}`,
    ...(receipt.reason === undefined ? [] : [`    ${oneLine(receipt.reason)}`]),
    ...filesText(receipt),
    ...referencesText(receipt),
  ].join('\n');
}

/** Addresses and tools are nothing to read, and stand in the JSON alone. */
function referencesText({ references }: CustomizationReceipt): readonly string[] {
  const files = references.filter(({ outcome }) => outcome.kind !== 'not-a-file');
  const shown = files.slice(0, MAX_REFERENCES).map((reference) => `    ${oneLine(referenceText(reference))}`);
  const more = files.length - shown.length;
  return more === 0 ? shown : [...shown, `    and ${more} more references`];
}

function filesText({ files, changedFiles }: CustomizationReceipt): readonly string[] {
  const shown = files.slice(0, MAX_FILES).map(({ path }) => oneLine(path));
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
