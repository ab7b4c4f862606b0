import type { FileChange, Hunk } from '../../changes/types.ts';
import { identify } from '../../customizations/places/identify.ts';
import { MAX_LINE_CHARACTERS } from '../../prompt/parts/change.ts';
import type { ChangeDescription } from '../../prompt/parts/pull-request.ts';
import type { Direction } from './direction.ts';
import { directionsIn } from '../../text/directs-model.ts';
import { plainWords } from './plain-words.ts';
import { findHiddenText, undisguise } from '../../text/hidden/undisguise.ts';
import { showHidden } from '../../text/hidden/visible.ts';
import { shorten } from '../../text/shown/shorten.ts';
import { at } from '../../structures/at.ts';

/** The limit for each text, so that a long list in one text does not displace the findings in other texts. */
const MAX_PER_TEXT = 10;
const MAX_DIRECTIONS = 100;
/** The maximum length of a description on GitHub. */
const MAX_BODY_CHARACTERS = 65_536;

/**
 * Finds texts of a change that try to instruct the model or the reviewer. It searches the title, the description, the
 * paths of the reviewed files, and the added lines. The prompt declares all of these as data, but people should know
 * that somebody tried.
 *
 * Instruction files may address a reviewer, so only the forms that no instruction needs are reported for them.
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
    ({ form }) => !isInstruction || !NORMAL_IN_INSTRUCTIONS.has(form),
  ).map(({ line, said }) => ({ place: 'line' as const, path, line, ...said }));
}

/** The forms that are normal in an instruction file, so they are not reported there. */
const NORMAL_IN_INSTRUCTIONS: ReadonlySet<Direction['form']> = new Set([
  'address-reviewer',
  'claim-override',
  'new-role',
  'steer-review',
]);

interface Line {
  readonly line: number;
  readonly text: string;
}

/** Groups consecutive added lines, because a sentence may continue on the next line. */
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

/** Finds the directions in runs of lines, at most one for each line. */
function found(runs: readonly (readonly Line[])[], isReported: (said: Said) => boolean = () => true): readonly Found[] {
  const byLine = new Map<number, Found>();
  for (const run of runs) {
    for (const one of [...hiddenIn(run), ...saidIn(run)].toSorted((a, b) => a.line - b.line)) {
      if (byLine.size === MAX_PER_TEXT) {
        return [...byLine.values()];
      }
      if (!byLine.has(one.line) && isReported(one.said)) {
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
    const line = at(lines, index).line;
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
