import { at } from '../../structures/at.ts';
import { shortenLine } from '../../prompt/parts/change.ts';
import { splitLines } from '../../syntax/lines.ts';
import { outlineOf } from '../../syntax/outline.ts';
import type { Grammars, LineRange } from '../../syntax/types.ts';
import { languageOf } from '../../text/languages/languages.ts';
import type { FileSources, Revision } from './files/file-sources.ts';
import { readRevision, REVISION_PROPERTY, requiredText, readWholeNumber } from './calls/given-arguments.ts';
import { outlineAround } from './outline-around.ts';
import type { Tool, ToolOutcome } from './tool.ts';

/** Limits of one call; with more text, a model forgets the beginning. */
const MAX_LINES = 600;
const MAX_CHARACTERS = 24_000;

/**
 * The tool that reads lines of a file, with their numbers. If not all lines are shown, it also lists what else the
 * file declares.
 */
export function readFileTool(sources: FileSources, grammars: Grammars): Tool {
  return {
    name: 'read_file',
    description: `Reads lines of a file of the repository, each as its number, "|" and its text. At most ${MAX_LINES} lines are given at once; of a longer file the declarations in the rest are listed with their lines.`,
    parameters: {
      type: 'object',
      properties: {
        filePath: { type: 'string', description: 'Path from the root of the repository, as src/a.ts.' },
        startLine: { type: 'integer', description: 'First line wanted, from 1.' },
        endLine: { type: 'integer', description: 'Last line wanted.' },
        revision: REVISION_PROPERTY,
      },
      required: ['filePath'],
    },
    run: async (given) => {
      const revision = readRevision(given);
      const asked = await sources.resolve(requiredText(given, 'filePath'), revision);
      if (asked.kind === 'refused') {
        return asked;
      }
      const file = await sources.read(asked.path, revision);
      if (file.kind === 'refused') {
        const hint = file.why === 'missing' ? await otherSide(sources, asked.path, revision) : '';
        return { kind: 'refused', reason: `${file.reason}${hint}` };
      }
      return drawFile(file, readRange(given), grammars);
    },
  };
}

async function otherSide(sources: FileSources, path: string, revision: Revision): Promise<string> {
  const other = revision === 'head' ? 'base' : 'head';
  const { has } = await sources.list(other);
  return has(path) ? ` It is there with revision "${other}".` : '';
}

/** The requested lines, given by first and last line or by first line and count. The default is the whole file. */
function readRange(given: Readonly<Record<string, unknown>>): LineRange {
  const from = Math.max(readWholeNumber(given, 'startLine') ?? readWholeNumber(given, 'offset') ?? 1, 1);
  const limit = readWholeNumber(given, 'limit');
  const to = readWholeNumber(given, 'endLine') ?? (limit === undefined ? Number.POSITIVE_INFINITY : from + limit - 1);
  return to < from ? { from: Math.max(to, 1), to: from } : { from, to };
}

async function drawFile(
  { path, text }: { readonly path: string; readonly text: string },
  wanted: LineRange,
  grammars: Grammars,
): Promise<ToolOutcome> {
  const lines = splitLines(text);
  if (lines.length === 0) {
    return { kind: 'text', text: `File: ${path} (empty)` };
  }
  if (wanted.from > lines.length) {
    return { kind: 'refused', reason: `${JSON.stringify(path)} has only ${count(lines.length)}.` };
  }
  const drawn = takeLines(lines, wanted.from, Math.min(wanted.to, lines.length));
  const shown = { from: wanted.from, to: wanted.from + drawn.length - 1 };
  const isWhole = shown.from === 1 && shown.to === lines.length;
  const head = isWhole
    ? [`File: ${path} (${count(lines.length)})`]
    : [
        `File: ${path}, lines ${shown.from}-${shown.to} of ${lines.length}`,
        ...(shown.to < Math.min(wanted.to, lines.length)
          ? [`More did not fit: read on with startLine ${shown.to + 1}.`]
          : []),
      ];
  // Text that does not fit into the request is cut from the end, so the requested lines come first.
  const outline = isWhole
    ? []
    : outlineAround(lines, await outlineOf(text, languageOf(path, lines[0]) ?? 'plaintext', grammars), shown);
  return { kind: 'text', text: [...head, ...drawn, ...outline].join('\n') };
}

/** Takes at least one line, and then as many as fit. */
function takeLines(lines: readonly string[], from: number, to: number): readonly string[] {
  const drawn: string[] = [];
  let characters = 0;
  for (let line = from; line <= to && drawn.length < MAX_LINES; line += 1) {
    const text = `${line} |${shortenLine(at(lines, line - 1))}`;
    characters += text.length;
    if (characters > MAX_CHARACTERS && drawn.length > 0) {
      break;
    }
    drawn.push(text);
  }
  return drawn;
}

function count(lines: number): string {
  return lines === 1 ? '1 line' : `${lines} lines`;
}
