import { compileGlob, splitGlobList } from '../../../text/globs/glob.ts';
import type { FileSources, Revision } from '../files/file-sources.ts';
import {
  readFlag,
  readResultCount,
  readRevision,
  REVISION_PROPERTY,
  readText,
  requiredText,
} from '../calls/given-arguments.ts';
import type { SymbolIndex } from '../../../symbols/symbol-index.ts';
import { findDeclaringLines } from '../symbols/declaring-lines.ts';
import { declarationsFirst } from './declarations-first.ts';
import type { LineSearch } from './line-search.ts';
import { drawLinesAround } from './lines-around.ts';
import { watchSearch, type SearchWatch } from './search-watch.ts';
import { searchFiles, type FileMatches, type SearchedFiles } from './search-files.ts';
import type { Tool } from '../tool.ts';

const RESULTS = 20;
const MAX_RESULTS = 50;
const MAX_MILLISECONDS = 5_000;

/**
 * The tool that finds lines by a text or a regular expression. Without an index of names, declarations do not come
 * first. `now` is a clock in milliseconds.
 */
export function grepSearchTool(sources: FileSources, symbols: SymbolIndex | undefined, now: () => number): Tool {
  return {
    name: 'grep_search',
    description: `Finds lines of the repository that hold a text, or match a regular expression of RE2's syntax (no look-around, no back-references). Without upper-case letters the case does not count. Gives ${RESULTS} lines unless maxResults says otherwise, marked ">", with two lines around each: first the line that declares a name, then files of the change; lines that only import it come last.`,
    parameters: {
      type: 'object',
      properties: {
        query: { type: 'string', minLength: 1, description: 'What to look for within a line.' },
        isRegexp: { type: 'boolean', description: 'Whether the query is a regular expression; false is the default.' },
        includePattern: { type: 'string', description: 'A glob, a folder or a file: only there is searched.' },
        maxResults: { type: 'integer', description: `At most ${MAX_RESULTS}.` },
        revision: REVISION_PROPERTY,
      },
      required: ['query'],
    },
    run: async (given, signal) => {
      const query = requiredText(given, 'query');
      const isRegexp = readFlag(given, 'isRegexp');
      // Loaded on demand: the engine for regular expressions is a seventh of the code of a review, and few models use
      // it.
      const { compileLineSearch } = await import('./line-search.ts');
      const compiled = compileLineSearch(query, isRegexp);
      if (compiled.kind === 'invalid') {
        return { kind: 'refused', reason: `That cannot be searched for: ${compiled.reason}.` };
      }
      const include = includeTest(readText(given, 'includePattern') ?? '');
      if (typeof include === 'string') {
        return { kind: 'refused', reason: include };
      }
      const revision = readRevision(given);
      const watch = watchSearch(now, MAX_MILLISECONDS, signal);
      const most = readResultCount(given, RESULTS, MAX_RESULTS);
      const searched = await search(sources, revision, include, compiled.search, most, watch);
      const name = revision === 'head' ? nameInQuery(query) : undefined;
      const declaring =
        name === undefined || symbols === undefined ? [] : await findDeclaringLines(symbols, sources, name, signal);
      const wanted = declaring.filter(({ path }) => include(path));
      const ordered = { ...searched, files: await declarationsFirst(sources, searched.files, wanted, most) };
      return { kind: 'text', text: drawSearch(ordered, query, isRegexp, most) };
    },
  };
}

async function search(
  sources: FileSources,
  revision: Revision,
  include: (path: string) => boolean,
  { find }: LineSearch,
  most: number,
  watch: SearchWatch,
): Promise<SearchedFiles> {
  const entries = await sources.nearestFirst(revision);
  const paths = entries.map(({ path }) => path).filter(include);
  return searchFiles(sources, paths, revision, { find, most, watch });
}

/** The name that a query looks for, also as `\bname\b`. */
function nameInQuery(query: string): string | undefined {
  return /^(?:\\b)?([\p{ID_Start}$_][\p{ID_Continue}$]*)(?:\\b)?$/u.exec(query.trim())?.[1];
}

/**
 * A test for the includePattern: a folder includes everything below it, a list includes each of its globs, and `*.ts`
 * includes such files at any depth.
 */
function includeTest(written: string): ((path: string) => boolean) | string {
  const globs = splitGlobList(written.replaceAll('\\', '/'))
    .map(({ pattern }) => pattern.replace(/^(?:\.?\/)+/, '').replace(/\/+$/, ''))
    .filter((pattern) => pattern !== '' && pattern !== '.');
  const compiled = globs
    .flatMap((glob) => [glob, `${glob}/**`, ...(glob.includes('/') ? [] : [`**/${glob}`])])
    .map(compileGlob);
  const invalid = compiled.find((glob) => glob.kind === 'invalid');
  if (invalid?.kind === 'invalid') {
    return `The includePattern cannot be read: ${invalid.reason}.`;
  }
  const tests = compiled.flatMap((glob) => (glob.kind === 'glob' ? [glob.matches] : []));
  return globs.length === 0 ? () => true : (path) => tests.some((matches) => matches(path));
}

function drawSearch(searched: SearchedFiles, query: string, isRegexp: boolean, most: number): string {
  const shown = searched.files.reduce((sum, { lines }) => sum + lines.length, 0);
  const looked = `in ${searched.read} of ${searched.wanted} files`;
  const found =
    shown === 0 ? `No line found ${looked}.` : `${shown === 1 ? '1 line' : `${shown} lines`} found ${looked}.`;
  const hint =
    shown === 0 && !isRegexp && /[|*+?()[\]\\^$]/.test(query) ? ['For a regular expression set isRegexp to true.'] : [];
  const more = searched.hasMore ? [`There are more than ${most}: narrow the query or the includePattern.`] : [];
  return [found, ...hint, ...more, ...notesOn(searched), ...searched.files.flatMap(drawFile)].join('\n');
}

function notesOn({ skipped, end }: SearchedFiles): readonly string[] {
  const skips = [...skipped].map(([why, count]) => `${count} ${SKIPPED[why]}`);
  return [
    ...(skips.length === 0 ? [] : [`Not searched: ${skips.join(', ')}.`]),
    ...(end === 'time' ? ['The time for one search is over; the rest was not searched.'] : []),
    ...(end === 'size' ? ['One search reads only so much; the rest was not searched.'] : []),
    ...(end === 'reads'
      ? ['Each file takes a request here, and the requests of one search are limited: narrow it by includePattern.']
      : []),
  ];
}

const SKIPPED = {
  missing: 'that are gone',
  hidden: 'that may not be shown',
  binary: 'binary',
  'too-large': 'too large',
  'no-file': 'that are not files',
  'no-reads-left': 'for which no request was left',
} as const;

function drawFile({ path, text, lines, more }: FileMatches): readonly string[] {
  return ['', `File: ${path}`, ...drawLinesAround(text, lines), ...(more ? ['(more lines of this file match)'] : [])];
}
