import { readJsonc } from '../../text/json/jsonc.ts';
import { positionAt, sourceText } from '../../text/source-text.ts';
import { readUtf16 } from '../../text/bytes/utf16.ts';
import type { ListProblem } from '../json-list.ts';
import { readCompilerOutput } from './compiler-output.ts';
import { isEslintJson, readEslintJson } from './eslint-json.ts';
import { findReported, indexFiles, type FileIndex, type FindReported } from './report-paths.ts';
import { isSarif, readSarif } from './sarif.ts';
import type { LeftOutResults, RawResult, ReadReport, ReportFile, ToolDiagnostic, ToolReports } from './types.ts';
import { detachText } from '../../text/detach.ts';
import { shorten } from '../../text/shown/shorten.ts';

/** Parsed JSON takes many times as much memory. */
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_RESULTS = 20_000;
const MAX_MESSAGE_CHARACTERS = 1_000;
const MAX_NAME_CHARACTERS = 100;

/**
 * Reads the results of other tools: SARIF, ESLint's JSON, or the output of a compiler. Their paths are matched with the
 * files of the repository. Results about other files are left out and counted. Never throws.
 *
 * @param paths the files of the repository after the change
 */
export function readToolReports(reports: readonly ReportFile[], paths: readonly string[]): ToolReports {
  const files = indexFiles(paths);
  const diagnostics = new Map<string, ToolDiagnostic>();
  const problems: ListProblem[] = [];
  const leftOut: LeftOutResults[] = [];
  for (const report of reports) {
    const read = readReport(report);
    const placed = placeResults(read.results, MAX_RESULTS - diagnostics.size, files);
    for (const diagnostic of placed.diagnostics) {
      const { path, line, code, message } = diagnostic;
      const key = JSON.stringify([path, line, code, message]);
      diagnostics.set(key, diagnostics.get(key) ?? diagnostic);
    }
    problems.push(...read.problems);
    leftOut.push(...[...read.leftOut, ...placed.leftOut].map((one) => ({ report: report.path, ...one })));
  }
  return { diagnostics: [...diagnostics.values()], problems, leftOut };
}

function readReport({ path, bytes }: ReportFile): ReadReport {
  if (bytes.length > MAX_BYTES) {
    const hint = 'Give the results of fewer rules or files, or split them.';
    return unreadable({
      path,
      message: `The file has ${bytes.length} bytes, but at most ${MAX_BYTES} are read`,
      hint,
    });
  }
  const text = textOf(bytes);
  if (text.includes('\0')) {
    return unreadable({ path, message: 'The file is not a text file', hint: FORMS });
  }
  const parsed = parseJson(path, text);
  switch (parsed.kind) {
    case 'value':
      return readJson(path, parsed.value);
    case 'problem':
      return unreadable(parsed.problem);
    case 'no-json':
      return { ...readCompilerOutput(text), problems: [] };
  }
}

const FORMS = "Give SARIF, the JSON of ESLint, or a compiler's output.";

function unreadable(problem: Pick<ListProblem, 'path' | 'message' | 'hint'> & Partial<ListProblem>): ReadReport {
  return { results: [], problems: [{ line: 1, column: 1, ...problem }], leftOut: [] };
}

/** PowerShell writes UTF-16 when `>` redirects output to a file. Other encodings may come from an old compiler. */
function textOf(bytes: Uint8Array): string {
  return readUtf16(bytes)?.text ?? new TextDecoder('utf-8').decode(bytes);
}

type ParsedJson =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'problem'; readonly problem: ListProblem }
  | { readonly kind: 'no-json' };

/** A line of a compiler may also begin with a bracket, such as Maven's `[ERROR]`. */
function parseJson(path: string, text: string): ParsedJson {
  if (!/^\s*[[{]/.test(text)) {
    return { kind: 'no-json' };
  }
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return { kind: 'value', value };
  } catch (error) {
    // Expected: the text is not JSON, or broken JSON.
    const isMeant = /\.(?:json|sarif)$/i.test(path) || /^\s*(?:\{\s*["}]|\[\s*[{\]])/.test(text);
    return isMeant ? { kind: 'problem', problem: locateFault(path, text, error) } : { kind: 'no-json' };
  }
}

/** A longer text is not read again to find the place of the error. */
const MAX_LOCATED_CHARACTERS = 1_000_000;

function locateFault(path: string, text: string, error: unknown): ListProblem {
  const source = sourceText(path, text);
  const [fault] = text.length > MAX_LOCATED_CHARACTERS ? [] : readJsonc(source).problems;
  const offset = fault?.range.start ?? offsetIn(error) ?? text.length;
  const hint = fault?.hint ?? 'The tool that wrote it may have been stopped; run it again.';
  return { path, ...positionAt(source, offset), message: fault?.message ?? 'The file is not valid JSON', hint };
}

/** V8's message ends with `… at position 12`. */
function offsetIn(error: unknown): number | undefined {
  const digits = error instanceof Error ? /at position (\d{1,9})/.exec(error.message)?.[1] : undefined;
  return digits === undefined ? undefined : Number(digits);
}

function readJson(path: string, value: unknown): ReadReport {
  if (isSarif(value)) {
    return { ...readSarif(value), problems: [] };
  }
  return isEslintJson(value)
    ? { ...readEslintJson(value), problems: [] }
    : unreadable({ path, message: 'The file is JSON, but neither SARIF nor ESLint JSON', hint: FORMS });
}

function placeResults(
  results: readonly RawResult[],
  most: number,
  files: FileIndex,
): Pick<ReadReport, 'leftOut'> & { readonly diagnostics: readonly ToolDiagnostic[] } {
  const kept = results.slice(0, Math.max(0, most));
  const find = findReported(
    kept.flatMap(({ place, related }) => [place, ...related.map((one) => one.place)]),
    files,
  );
  const diagnostics = kept.flatMap((result) => placeResult(result, find) ?? []);
  return {
    diagnostics,
    leftOut: [
      { reason: 'they are of no file of the repository', count: kept.length - diagnostics.length },
      { reason: `only the first ${MAX_RESULTS} results of all reports are kept`, count: results.length - kept.length },
    ].filter(({ count }) => count > 0),
  };
}

function placeResult(result: RawResult, find: FindReported): ToolDiagnostic | undefined {
  const path = find(result.place);
  if (path === undefined) {
    return undefined;
  }
  const { tool, code, severity, message, line, endLine, related } = result;
  const from = asLine(line);
  const to = asLine(endLine);
  return {
    ...(tool !== undefined && { tool: takeLine(tool, MAX_NAME_CHARACTERS) }),
    severity,
    ...(code !== undefined && { code: takeLine(code, MAX_NAME_CHARACTERS) }),
    message: takeLine(message, MAX_MESSAGE_CHARACTERS),
    path,
    ...(from !== undefined && { line: from }),
    ...(from !== undefined && to !== undefined && to > from && { endLine: to }),
    related: related.flatMap((one) => {
      const where = find(one.place);
      const at = asLine(one.line);
      const said = takeLine(one.message, MAX_MESSAGE_CHARACTERS);
      return where === undefined ? [] : [{ path: where, message: said, ...(at !== undefined && { line: at }) }];
    }),
  };
}

/** A line is a whole number from 1 to the most lines that a file may have. */
const MAX_LINE = 10_000_000;

function asLine(line: number | undefined): number | undefined {
  return line !== undefined && Number.isSafeInteger(line) && line >= 1 && line <= MAX_LINE ? line : undefined;
}

/** The beginning of a text, on one line. It is a copy, because a part of a string keeps the whole report in memory. */
function takeLine(text: string, most: number): string {
  const line = text
    .slice(0, 2 * most)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return detachText(shorten(line, most).toWellFormed());
}
