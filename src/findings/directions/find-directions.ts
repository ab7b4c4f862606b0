import type { FileChange, Hunk } from '../../changes/types.ts';
import { identify } from '../../customizations/places/identify.ts';
import { MAX_LINE_CHARACTERS } from '../../prompt/parts/change.ts';
import type { ChangeDescription } from '../../prompt/parts/pull-request.ts';
import type { Direction } from './direction.ts';
import { directionsIn } from '../../text/directs-model.ts';
import { plainWords } from './plain-words.ts';
import { findHiddenText, undisguise } from '../../text/hidden/undisguise.ts';
import { showHidden } from '../../text/hidden/visible.ts';
import { shorten } from '../../text/shorten.ts';

/** One text may hold a list of them; it does not take the room of the others. */
const MAX_OF_A_TEXT = 10;
const MAX_DIRECTIONS = 100;
/** As many as GitHub takes. */
const MAX_BODY_CHARACTERS = 65_536;

/**
 * Where the text of a change speaks to a model or a reviewer: in title and description, in the names of the files that
 * are reviewed and in the lines added to them. To a model all of it is data; people should know that it was tried.
 *
 * Instruction files speak to a reviewer by right: of them only what no instruction has to say is told.
 */
export function findDirections(
  description: ChangeDescription | undefined,
  files: readonly FileChange[],
): readonly Direction[] {
  return [
    ...(description === undefined ? [] : inDescription(description)),
    ...files.flatMap((file) => [...inPath(file.path), ...inAddedLines(file)]),
  ].slice(0, MAX_DIRECTIONS);
}

function inDescription({ title, body }: ChangeDescription): readonly Direction[] {
  return [
    ...found([linesOf(title)]).map(({ said }) => ({ place: 'title' as const, ...said })),
    ...found([linesOf(body)]).map(({ line, said }) => ({ place: 'description' as const, line, ...said })),
  ];
}

function linesOf(text: string): readonly Line[] {
  return text
    .slice(0, MAX_BODY_CHARACTERS)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line, index) => ({ line: index + 1, text: line }));
}

function inPath(path: string): readonly Direction[] {
  const words = path.replaceAll(/[-_/.]+/g, ' ');
  return found([[{ line: 1, text: words }]]).map(({ said }) => ({ place: 'path' as const, path, ...said }));
}

function inAddedLines({ path, hunks, view }: FileChange): readonly Direction[] {
  const isInstruction = identify(path) !== undefined;
  return found(
    (view?.hunks ?? hunks).flatMap(addedRuns),
    ({ form }) => !isInstruction || !OF_INSTRUCTIONS.has(form),
  ).map(({ line, said }) => ({ place: 'line' as const, path, line, ...said }));
}

/** What an instruction file is there to say. */
const OF_INSTRUCTIONS: ReadonlySet<Direction['form']> = new Set([
  'address-reviewer',
  'claim-override',
  'new-role',
  'steer-review',
]);

interface Line {
  readonly line: number;
  readonly text: string;
}

/** Added lines that follow each other: a sentence may go on from one to the next. */
function addedRuns({ lines }: Hunk): readonly (readonly Line[])[] {
  const runs: Line[][] = [[]];
  for (const line of lines) {
    if (line.kind !== 'added') {
      runs.push([]);
    } else {
      runs.at(-1)?.push({ line: line.newLine, text: line.text });
    }
  }
  return runs.filter((run) => run.length > 0);
}

type Said = Pick<Direction, 'form' | 'quote'>;

interface Found {
  readonly line: number;
  readonly said: Said;
}

/** What is said in runs of lines, once for each line. */
function found(runs: readonly (readonly Line[])[], isTold: (said: Said) => boolean = () => true): readonly Found[] {
  const byLine = new Map<number, Found>();
  for (const run of runs) {
    for (const one of [...hiddenIn(run), ...saidIn(run)].toSorted((a, b) => a.line - b.line)) {
      if (byLine.size === MAX_OF_A_TEXT) {
        return [...byLine.values()];
      }
      if (!byLine.has(one.line) && isTold(one.said)) {
        byLine.set(one.line, one);
      }
    }
  }
  return [...byLine.values()];
}

function* hiddenIn(lines: readonly Line[]): Generator<Found> {
  for (const { line, text } of lines) {
    const hidden = findHiddenText(text.slice(0, MAX_LINE_CHARACTERS));
    if (hidden !== undefined) {
      const letters = undisguise(hidden);
      yield { line, said: { form: 'hidden-text', quote: showQuote(letters === '' ? hidden : letters) } };
    }
  }
}

function* saidIn(lines: readonly Line[]): Generator<Found> {
  const starts: number[] = [];
  const parts: string[] = [];
  let length = 0;
  for (const { text } of lines) {
    const part = `${plainWords(text.slice(0, MAX_LINE_CHARACTERS))} `;
    starts.push(length);
    parts.push(part);
    length += part.length;
  }
  const words = parts.join('');
  let index = 0;
  for (const { form, start, end } of directionsIn(words)) {
    while ((starts[index + 1] ?? Number.POSITIVE_INFINITY) <= start) {
      index += 1;
    }
    const line = lines[index]?.line ?? 0;
    yield {
      line,
      said: { form, quote: showQuote(words.slice(start, Math.max(end, start + MAX_QUOTE_CHARACTERS + 1))) },
    };
  }
}

const MAX_QUOTE_CHARACTERS = 120;

function showQuote(text: string): string {
  return shorten(showHidden(text).trimEnd(), MAX_QUOTE_CHARACTERS);
}
