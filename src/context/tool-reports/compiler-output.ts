import type { RawResult, ReadReport } from './types.ts';
import { findLineEnd } from '../../text/line.ts';

/** A compiler prints no longer lines. Only the beginning of a longer line is read. */
const MAX_LINE_CHARACTERS = 4_000;
const MAX_LINES = 500_000;
const MAX_RELATED = 5;

/**
 * Reads what compilers and linters print: `file:line:column: error: message` in the forms of gcc, clang, go, javac, mypy,
 * flake8 and pylint, `file(line,column): error TS1: message` of tsc and MSVC, the two lines of rustc, Maven's brackets
 * and ESLint's tables. Lines in other forms are ignored. A note explains the result before it.
 */
export function readCompilerOutput(text: string): Omit<ReadReport, 'problems'> {
  const results: RawResult[] = [];
  let before: Before = { said: undefined, path: undefined };
  let lines = 0;
  let start = 0;
  while (start < text.length && lines < MAX_LINES) {
    const end = findLineEnd(text, start);
    const line = end === start ? '' : plainLine(text.slice(start, Math.min(end, start + MAX_LINE_CHARACTERS)));
    start = end + 1;
    if (line !== '') {
      const read = readPlaced(line) ?? readBehindMessage(line, before) ?? readRow(line, before);
      addTo(results, read);
      before = read?.kind === 'row' ? before : readBefore(line, before);
      lines += 1;
    }
  }
  const leftOut = [
    { reason: 'no line has the form of a result', count: results.length === 0 ? lines : 0 },
    {
      reason: `only the first ${MAX_LINES} lines were read; these are characters after them`,
      count: text.length - start,
    },
  ];
  return { results, leftOut: leftOut.filter(({ count }) => count > 0) };
}

// oxlint-disable-next-line no-control-regex -- colours of a terminal
const COLOUR = /\u001B\[[\d;]{0,20}[A-Za-z]/g;
/** The log of a workflow has a time before each line. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT[\d:.]{8,20}Z /;

function plainLine(line: string): string {
  return line.replaceAll(COLOUR, '').replace(TIMESTAMP, '').trimEnd();
}

interface ReadLine {
  /** A note belongs to the result before it. In a table the name of the file is above the rows. */
  readonly kind: 'result' | 'note' | 'row';
  readonly result: RawResult;
}

function addTo(results: RawResult[], read: ReadLine | undefined): void {
  if (read === undefined) {
    return;
  }
  const { kind, result } = read;
  const last = results.at(-1);
  if (kind !== 'note' || last === undefined) {
    results.push(result);
    return;
  }
  if (last.related.length < MAX_RELATED) {
    const { place, line, message } = result;
    const note = { place, message, ...(line !== undefined && { line }) };
    results[results.length - 1] = { ...last, related: [...last.related, note] };
  }
}

/** The line and column in a line of output. The path is before it, and the message after it. */
const PLACES = [
  /:\[(\d{1,9}),\d{1,9}\] /, // Maven
  /\((\d{1,9})(?:,\d{1,9}){0,3}\) ?: /, // tsc, MSVC
  /:(\d{1,9})(?::\d{1,9})?(?:: ?(?!\d)| - )/, // the others
];
/** Words that a build prints before a path. */
const LEAD = /^(?:\[(?:ERROR|WARNING|INFO)\] |(?:vet|ERROR in|WARNING in):? )/;

function readPlaced(line: string): ReadLine | undefined {
  const found = PLACES.map((place) => place.exec(line)).find((match) => match !== null);
  if (found === undefined || found === null || found.index === 0) {
    return undefined;
  }
  const written = line.slice(0, found.index);
  const lead = LEAD.exec(written)?.[0] ?? '';
  const path = written.slice(lead.length).trim();
  const said = readSaid(line.slice(found.index + found[0].length), lead.startsWith('[W') ? 'warning' : 'error');
  // A sentence that only mentions a place is not a result.
  if (path === '' || path.includes(': ') || said.message === '') {
    return undefined;
  }
  const { isNote, ...rest } = said;
  return {
    kind: isNote ? 'note' : 'result',
    result: { ...rest, place: { path }, line: Number(found[1]), related: [] },
  };
}

type Said = Pick<RawResult, 'severity' | 'code' | 'message'> & { readonly isNote: boolean };

const SEVERITIES: Readonly<Record<string, RawResult['severity']>> = {
  'fatal error': 'error',
  error: 'error',
  warning: 'warning',
  convention: 'warning',
  refactor: 'warning',
};
const WORD =
  /^(fatal error|error|warning|note|help|remark|hint|info|information|style|performance|portability|convention|refactor)\b(?:\[([\w:.-]{1,80})\])? ?/i;
/** `TS2322: `, `E501 `, `C0114: `. */
const CODE = /^([A-Z]{1,8}\d{2,6})(?::| |$) ?/;
/** A code in brackets after the message: gcc's `[-Wunused]`, mypy's `[arg-type]`, ESLint's `[Error/no-undef]`. */
const LAST_CODE = /[ \t]\[(?:(Error|Warning)\/)?([@\w./,=-]{1,80})\]$/;
/** The name of a pylint rule, next to its number. */
const LAST_NAME = /[ \t]\([a-z]+(?:-[a-z]+){1,9}\)$/;

function readSaid(text: string, severity: RawResult['severity']): Said {
  const trimmed = text.trim();
  const word = WORD.exec(trimmed);
  const behindWord = trimmed.slice(word?.[0].length ?? 0);
  const code = CODE.exec(behindWord);
  const message = behindWord.slice(code?.[0].length ?? 0).replace(/^: ?/, '');
  const last = LAST_CODE.exec(message);
  const name = word?.[1]?.toLowerCase();
  const named = word?.[2] ?? code?.[1] ?? last?.[2];
  const lastWord = last?.[1]?.toLowerCase();
  return {
    isNote: name === 'note' || name === 'help' || name === 'remark',
    severity:
      name === undefined
        ? (SEVERITIES[lastWord ?? ''] ?? severityOf(code?.[1], severity))
        : (SEVERITIES[name] ?? 'info'),
    ...(named !== undefined && { code: named }),
    message: (last === null ? message : message.slice(0, last.index)).replace(LAST_NAME, '').trim(),
  };
}

/** Numbers for which flake8 and pylint report errors, and not matters of style. Nothing else tells them apart. */
function severityOf(code: string | undefined, otherwise: RawResult['severity']): RawResult['severity'] {
  if (code === undefined) {
    return otherwise;
  }
  return /^(?:F|E9|E\d{4})/.test(code) ? 'error' : 'warning';
}

/** Lines that a later line may belong to: a message above its place, or the name of a file above a table. */
interface Before {
  readonly said: Said | undefined;
  readonly path: string | undefined;
}

function readBefore(line: string, before: Before): Before {
  const isSaid = /^(?:error|warning)(?:\[\w{1,40}\])?: /.test(line);
  return { said: isSaid ? readSaid(line, 'error') : undefined, path: /^\S/.test(line) ? line : before.path };
}

/** `  --> src/main.rs:3:5` below `error[E0308]: mismatched types`. */
function readBehindMessage(line: string, { said }: Before): ReadLine | undefined {
  const [, path = '', number = ''] = /^ *--> (.+):(\d{1,9}):\d{1,9}$/.exec(line) ?? [];
  if (said === undefined || path === '') {
    return undefined;
  }
  const { isNote: _, ...rest } = said;
  return { kind: 'result', result: { ...rest, place: { path }, line: Number(number), related: [] } };
}

/** `  12:5  error  Message  rule` below the name of its file. */
function readRow(line: string, { path }: Before): ReadLine | undefined {
  const [start, number = '', severity] = /^ +(\d{1,9}):\d{1,9} +(error|warning) +/.exec(line) ?? [];
  if (path === undefined || start === undefined) {
    return undefined;
  }
  const rest = line.slice(start.length);
  const gap = rest.lastIndexOf('  ');
  const code = gap < 0 ? '' : rest.slice(gap).trim();
  return {
    kind: 'row',
    result: {
      severity: severity === 'error' ? 'error' : 'warning',
      ...(code !== '' && !code.includes(' ') && { code }),
      message: (gap < 0 ? rest : rest.slice(0, gap)).trim(),
      place: { path },
      line: Number(number),
      related: [],
    },
  };
}
