import { locateText } from '../../customizations/locate.ts';
import type { Customization, Customizations, Instructions } from '../../customizations/types.ts';
import { usageError } from '../../errors.ts';
import { readStatements } from '../../guidelines/statements/statements.ts';
import { shorten } from '../../text/shown/shorten.ts';
import { readText } from '../../workspace/read-text.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { writeStatement } from '../../guidelines/statements/write-statement.ts';

/** The rule that somebody asks about. */
export interface FoundRule {
  readonly source: string;
  /** Present if it is one statement of the file. */
  readonly statement?: { readonly line: number; readonly text: string };
  /** Other places with the same words. */
  readonly others: readonly string[];
}

/** A rule by its file, by its file and line, or by some of its words. */
export type RuleQuery =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'line'; readonly path: string; readonly line: number }
  | { readonly kind: 'words'; readonly words: string };

/** Reads `.github/copilot-instructions.md`, `AGENTS.md:12` or `Never use var`. What names no file is taken as words. */
export async function readRuleQuery(
  written: string,
  workspaces: readonly Workspace[],
  customizations: Customizations,
): Promise<RuleQuery> {
  const plain = written.replace(/^\.\//, '');
  const [, path = plain, line] = /^(.+?):(\d+)(?::\d+)?$/.exec(plain) ?? [];
  const isKnown =
    customizations.found.some((one) => one.path === path) ||
    customizations.leftOut.some(({ source }) => source === path) ||
    (await isFile(workspaces, path));
  if (isKnown) {
    return line === undefined ? { kind: 'file', path } : { kind: 'line', path, line: Number(line) };
  }
  const looksLikePath = !/\s/.test(plain) && /[/\\]|\.(?:md|mdc|json|ya?ml|txt)$/i.test(path);
  if (looksLikePath) {
    throw usageError(
      'no-rule-file',
      `There is no file "${path}" in ${workspaces.map(({ name }) => name).join(' or in ')}`,
      suggestFile(path, customizations),
    );
  }
  const named = /\s/.test(plain) ? undefined : findByName(plain, customizations);
  return named === undefined ? { kind: 'words', words: written } : { kind: 'file', path: named };
}

/** The file that people call `api`: `.cursor/rules/api.mdc`, `api.instructions.md` or `skills/api/SKILL.md`. */
function findByName(name: string, { found, leftOut }: Customizations): string | undefined {
  const paths = [...found.map(({ path }) => path), ...leftOut.map(({ source }) => source)];
  return paths.find((path) => nameFile(path) === name.toLowerCase());
}

function nameFile(path: string): string {
  const [file = '', folder = ''] = path.toLowerCase().split('/').toReversed();
  return file === 'skill.md' ? folder : file.replace(/(?<=.)\..*$/, '');
}

/** Names a file of the same name in another folder. */
function suggestFile(path: string, { found }: Customizations): string {
  const name = (one: string): string => one.slice(one.lastIndexOf('/') + 1).toLowerCase();
  const same = found.find((one) => name(one.path) === name(path));
  return same === undefined
    ? 'Name the file from the root of the repository, or give some words of the rule.'
    : `Did you mean \`${same.path}\`?`;
}

async function isFile(workspaces: readonly Workspace[], path: string): Promise<boolean> {
  if (path === '' || path.startsWith('/') || path.split('/').includes('..')) {
    return false;
  }
  for (const workspace of workspaces) {
    if ((await readText(workspace, path)).kind === 'text') {
      return true;
    }
  }
  return false;
}

/**
 * Finds the rule among the customizations, those that apply to the file first; by words also in other texts of the
 * workspace, where no program reads it. Returns undefined if it is nowhere.
 */
export async function findRule(
  query: RuleQuery,
  { customizations, prefers, workspace }: FindRule,
): Promise<FoundRule | undefined> {
  const texts = customizations.found.filter(isText).toSorted((a, b) => Number(prefers(b)) - Number(prefers(a)));
  switch (query.kind) {
    case 'file':
      return isThere(query.path, customizations) || (await isFile([workspace], query.path))
        ? { source: query.path, others: [] }
        : undefined;
    case 'line':
      return findByLine(query, texts, customizations, workspace);
    case 'words':
      return findByWords(query.words, texts) ?? (await findInOtherTexts(query.words, workspace));
  }
}

interface FindRule {
  readonly customizations: Customizations;
  /** Whether a customization applies to the file that is asked about. */
  readonly prefers: (instructions: Instructions) => boolean;
  readonly workspace: Workspace;
}

function isText(customization: Customization): customization is Instructions & Customization {
  return 'content' in customization;
}

function isThere(path: string, { found, leftOut }: Customizations): boolean {
  return found.some((one) => one.path === path) || leftOut.some(({ source }) => source === path);
}

async function findByLine(
  { path, line }: Extract<RuleQuery, { kind: 'line' }>,
  texts: readonly Instructions[],
  customizations: Customizations,
  workspace: Workspace,
): Promise<FoundRule | undefined> {
  const own = texts.find((one) => one.path === path);
  if (own === undefined) {
    const isSomewhere = isThere(path, customizations) || (await isFile([workspace], path));
    return isSomewhere ? { source: path, others: [] } : undefined;
  }
  const placed = placeStatements(own);
  const at = placed.find(({ line: first, endLine }) => first <= line && line <= endLine);
  if (at === undefined) {
    const nearest = placed.toSorted((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line))[0];
    throw usageError(
      'no-statement',
      `"${path}" has no statement at line ${line}`,
      nearest === undefined
        ? 'The file has no statement.'
        : `The nearest one is at line ${nearest.line}: ${shorten(nearest.text, MAX_QUOTED)}`,
    );
  }
  return { source: path, statement: { line: at.line, text: at.text }, others: [] };
}

const MAX_QUOTED = 80;

function placeStatements(instructions: Instructions): readonly { line: number; endLine: number; text: string }[] {
  const { content } = instructions;
  return readStatements(0, content.text).map((statement) => ({
    line: locateText(content, statement.offset).line,
    endLine: locateText(content, Math.max(statement.offset, statement.range.end - 1)).line,
    text: writeStatement(statement),
  }));
}

function findByWords(words: string, texts: readonly Instructions[]): FoundRule | undefined {
  const hasWords = wordFinder(words);
  const hits = texts.flatMap((one) =>
    placeStatements(one)
      .filter(({ text }) => hasWords(text))
      .map(({ line, text }) => ({ source: one.path, statement: { line, text } })),
  );
  const [first, ...others] = hits;
  return first === undefined
    ? undefined
    : { ...first, others: others.map(({ source, statement }) => `${source}:${statement.line}`) };
}

/** Makes the function that looks for the words in a text. The first one begins where a word begins: `any` is not in `many`. */
function wordFinder(words: string, { whole = false } = {}): (text: string) => boolean {
  const wanted = foldWords(words);
  const inside = /^[\p{L}\p{N}]/u.test(wanted) ? /[\p{L}\p{N}]/u : undefined;
  return (text) => {
    const folded = foldWords(text);
    for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
      const isCut = whole && (inside?.test(folded[at + wanted.length] ?? ' ') ?? false);
      if (!isCut && (inside === undefined || !inside.test(folded[at - 1] ?? ' '))) {
        return wanted !== '';
      }
    }
    return false;
  };
}

/** Words without the marks of Markdown, so that a rule can be named without its backticks. */
function foldWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[`*_"'“”’]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[.!]+$/, '')
    .trim();
}

/** Texts that may hold rules although no program reads them. */
const TEXT = /\.(?:md|mdc|mdx|markdown|txt|rst|adoc|cursorrules|windsurfrules)$/i;
const MAX_TEXTS = 3_000;
const MAX_CHARACTERS = 500_000;

async function findInOtherTexts(words: string, workspace: Workspace): Promise<FoundRule | undefined> {
  // The beginning of a word is somewhere in thousands of texts.
  const hasWords = wordFinder(words, { whole: true });
  const entries = (await workspace.list('')).filter(({ kind, path }) => kind === 'file' && TEXT.test(path));
  const hits: { readonly source: string; readonly statement: { readonly line: number; readonly text: string } }[] = [];
  for (const { path } of entries.slice(0, MAX_TEXTS)) {
    const read = await readText(workspace, path);
    if (read.kind === 'text' && read.source.text.length <= MAX_CHARACTERS) {
      const at = read.source.text.split('\n').findIndex(hasWords);
      const text = at < 0 ? undefined : read.source.text.split('\n')[at];
      if (text !== undefined) {
        hits.push({ source: path, statement: { line: at + 1, text: text.trim() } });
      }
    }
  }
  const [first, ...others] = hits;
  return first === undefined
    ? undefined
    : { ...first, others: others.map(({ source, statement }) => `${source}:${statement.line}`) };
}

/** The statements that share most words with those that somebody wrote, for a message that nothing was found. */
export function nearestStatements(words: string, customizations: Customizations): readonly string[] {
  const wanted = new Set(listWords(words));
  return customizations.found
    .filter(isText)
    .flatMap((one) =>
      placeStatements(one).map(({ line, text }) => {
        const own = listWords(text);
        const shared = own.filter((word) => wanted.has(word)).length;
        return { score: shared / (wanted.size + own.length || 1), shown: `${one.path}:${line}` };
      }),
    )
    .filter(({ score }) => score >= MIN_SCORE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_NEAREST)
    .map(({ shown }) => shown);
}

const MIN_SCORE = 0.15;
const MAX_NEAREST = 3;

function listWords(text: string): readonly string[] {
  return foldWords(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
}
