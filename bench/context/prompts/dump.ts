import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Prompts, ShownLines } from '../types.ts';

const CLI = process.env['HOUSESTYLE_CLI'] ?? fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));
const MAX_OUTPUT_BYTES = 2 ** 29;
/** `12 |text`, `12 +text`, `12|text`. Removed lines (`12 -text`) are not lines of the file as it is now. */
const NUMBERED_LINE = /^\s*(\d+) ?[|+:](.*)$/;
const FILE_LINE = /^File: (?:"((?:[^"\\]|\\.)*)"|([^\s(][^(]*?))(?: \(.*)?$/;
/** Kinds of pieces that have nothing to do with the code around a change. */
const FIXED_KINDS = new Set(['system', 'contract', 'guideline', 'skill', 'skills', 'description']);

interface Dump {
  readonly requests: readonly {
    readonly tokens: number;
    readonly toolTokens?: number;
    readonly messages: readonly { readonly content: string }[];
    readonly pieces: readonly DumpedPiece[];
  }[];
}

interface DumpedPiece {
  readonly kind: string;
  readonly source: string | null;
  readonly tokens: number;
  readonly included: boolean;
  readonly place?: { readonly message: number; readonly start: number; readonly end: number } | null;
}

/** The requests that the built command would send for a commit. */
export interface DumpedPrompts extends Prompts {
  /** Tokens of the parts of a request that do not depend on the change, and of the declarations of tools. */
  readonly fixedTokens: number;
  /** Paths of the files that are reviewed. */
  readonly reviewed: ReadonlySet<string>;
}

/**
 * Runs the built command. `readLine` gives the text of a line after the change, to be sure that it is the one shown.
 *
 * @param leaveOut providers of context that are not asked
 */
export function dumpPrompts(
  folder: string,
  commit: string,
  budget: number,
  readLine: (path: string, line: number) => string | undefined,
  leaveOut: readonly string[] = [],
): DumpedPrompts {
  const start = performance.now();
  const run = spawnSync(
    process.execPath,
    [
      CLI,
      'dump',
      '--repo',
      folder,
      '--base',
      `${commit}~1`,
      '--head',
      commit,
      '--max-input-tokens',
      String(budget),
      '--format',
      'json',
      ...leaveOut.flatMap((provider) => ['--leave-out-context', provider]),
    ],
    { encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES },
  );
  const seconds = (performance.now() - start) / 1_000;
  if (run.status !== 0) {
    throw new Error(`The command failed for ${commit}: ${run.stderr}`);
  }
  const { requests } = JSON.parse(run.stdout) as Dump;
  const pieces = requests.flatMap((request) => request.pieces).filter(({ included }) => included);
  const first = requests[0];
  return {
    requests: requests.map((request) => readShown(request, readLine)),
    tokens: requests.reduce((sum, { tokens }) => sum + tokens, 0),
    seconds,
    fixedTokens: (first?.toolTokens ?? 0) + countFixed(first?.pieces ?? []),
    reviewed: new Set(pieces.flatMap(({ kind, source }) => (kind === 'hunk' && source !== null ? [source] : []))),
  };
}

function countFixed(pieces: readonly DumpedPiece[]): number {
  return pieces
    .filter(({ kind, included }) => included && FIXED_KINDS.has(kind))
    .reduce((sum, { tokens }) => sum + tokens, 0);
}

/** The lines of a request, by path. The path is that of the last `File:` line, or else the source of the piece. */
function readShown(
  { messages, pieces }: Dump['requests'][number],
  readLine: (path: string, line: number) => string | undefined,
): ShownLines {
  const shown = new Map<string, Set<number>>();
  for (const [index, { content }] of messages.entries()) {
    let named: string | undefined;
    let offset = 0;
    for (const text of content.split('\n')) {
      named = readFileLine(text) ?? named;
      const numbered = NUMBERED_LINE.exec(text);
      if (numbered !== null) {
        const line = Number(numbered[1]);
        const paths = [named, sourceAt(pieces, index, offset)].filter((path) => path !== undefined);
        const path = paths.find((one) => isSameLine(numbered[2] ?? '', readLine(one, line)));
        if (path !== undefined) {
          shown.set(path, (shown.get(path) ?? new Set<number>()).add(line));
        }
      }
      offset += text.length + 1;
    }
  }
  return shown;
}

function readFileLine(text: string): string | undefined {
  const match = FILE_LINE.exec(text);
  return match?.[2] ?? (match?.[1] === undefined ? undefined : (JSON.parse(`"${match[1]}"`) as string));
}

function sourceAt(pieces: readonly DumpedPiece[], message: number, offset: number): string | undefined {
  const piece = pieces.find(({ place }) => place?.message === message && place.start <= offset && offset < place.end);
  return piece?.source ?? undefined;
}

/** Long lines are shown cut, and some characters escaped. The beginning has to be the same. */
function isSameLine(drawn: string, text: string | undefined): boolean {
  const shape = (one: string): string => one.replaceAll(/\s+/g, '').slice(0, 40);
  return text !== undefined && shape(drawn) === shape(text);
}
