import type { ExcludedFile } from '../../changes/review-scope.ts';
import type { FileChange } from '../../changes/types.ts';
import { drawHunkHead, drawLine, drawName } from '../../prompt/parts/change.ts';
import { isBelow, nameOf } from '../../workspace/paths.ts';
import { blankSecrets } from '../../text/secrets/blank-secrets.ts';
import { readAskedPath, withoutDiffPrefix } from './files/asked-path.ts';
import { readText, readWholeNumber } from './calls/given-arguments.ts';
import type { Tool, ToolOutcome } from './tool.ts';
import { whyHidden, type MayShow } from './files/why-hidden.ts';

export interface ChangeSources {
  /** All files of the change, reviewed or not. */
  readonly files: readonly FileChange[];
  /** Files that are not reviewed or could not be read. */
  readonly leftOut: readonly ExcludedFile[];
  readonly mayShow: MayShow;
}

/** Limits of one call; the next call continues. Characters are UTF-16 code units. */
const MAX_FILES = 200;
const MAX_LINES = 1_000;
const MAX_CHARACTERS = 40_000;
const MAX_NEAREST = 5;

/**
 * The tool that lists the changed files, the changed files of a folder, or the hunks of one file, numbered as in the
 * prompt.
 */
export function changedFilesTool(sources: ChangeSources): Tool {
  return {
    name: 'get_changed_files',
    description:
      'The files of the change under review, with added and removed lines and why a file is not reviewed. With the path of a changed file: its hunks, removed lines with their old numbers. With a folder: the changed files below it.',
    parameters: {
      type: 'object',
      properties: {
        filePath: { type: 'string', description: 'A changed file or a folder, from the root of the repository.' },
        offset: {
          type: 'integer',
          minimum: 0,
          description: 'How many files, or lines of hunks, to pass over, where an earlier call could not show all.',
        },
      },
    },
    run: async (given) => {
      const asked = readAskedPath(readText(given, 'filePath') ?? '');
      if (asked.kind === 'refused') {
        return asked;
      }
      const offset = readWholeNumber(given, 'offset') ?? 0;
      const files = filesAt(asked.path, sources);
      return files.length > 0 ? drawHunks(files, offset, sources) : drawList(asked.path, offset, sources);
    },
  };
}

/** Finds a file by its name before or after the change. A diff that was passed in may contain it several times. */
function filesAt(path: string, { files }: ChangeSources): readonly FileChange[] {
  const at = (name: string): readonly FileChange[] =>
    files.filter((file) => file.path === name || file.previousPath === name);
  const found = at(path);
  const shorter = withoutDiffPrefix(path);
  return found.length > 0 || shorter === undefined ? found : at(shorter);
}

function drawList(folder: string, offset: number, { files, leftOut }: ChangeSources): ToolOutcome {
  const below = files.filter(({ path }) => isBelow(path, folder));
  const listed = new Set(files.map(({ path }) => path));
  // Files that the source of the change names without their contents.
  const unread = leftOut.filter(({ path }) => !listed.has(path) && isBelow(path, folder));
  if (below.length + unread.length === 0) {
    return folder === '' ? { kind: 'text', text: 'The change has no files.' } : notChanged(folder, files);
  }
  const reasons = new Map(leftOut.map(({ path, reason }) => [path, reason]));
  const rows = [
    ...below.map((file) => drawFile(file, reasons.get(file.path))),
    ...unread.map(({ path, reason }) => `${drawName(path)}: not reviewed: ${reason}`),
  ];
  const shown = rows.slice(offset, offset + MAX_FILES);
  const title = folder === '' ? 'Changed files' : `Changed files below ${drawName(folder)}`;
  return { kind: 'text', text: [`${title}: ${rows.length}`, ...shown, ...drawRest(offset, shown, rows)].join('\n') };
}

function drawFile({ path, previousPath, status, additions, deletions, view }: FileChange, reason?: string): string {
  const from = previousPath === undefined ? '' : ` from ${drawName(previousPath)}`;
  const about = view === undefined ? '' : `; ${view.about}`;
  const fate = reason === undefined ? '' : `: not reviewed: ${reason}`;
  return `${drawName(path)} (${status}${from}${about}) +${additions} -${deletions}${fate}`;
}

function drawRest(offset: number, shown: readonly unknown[], all: readonly unknown[]): readonly string[] {
  const rest = all.length - offset - shown.length;
  return rest <= 0 ? [] : [`${rest} more follow: call again with offset ${offset + shown.length}`];
}

function notChanged(path: string, files: readonly FileChange[]): ToolOutcome {
  const nearest = files.filter((file) => nameOf(file.path) === nameOf(path)).slice(0, MAX_NEAREST);
  const hint =
    nearest.length === 0
      ? 'Without a path all changed files are listed.'
      : `Of that name there is ${nearest.map((file) => drawName(file.path)).join(', ')}.`;
  return { kind: 'refused', reason: `The change has nothing at ${drawName(path)}. ${hint}` };
}

async function drawHunks(files: readonly FileChange[], offset: number, sources: ChangeSources): Promise<ToolOutcome> {
  const hidden = await firstReason(files, sources);
  if (hidden !== undefined) {
    return { kind: 'refused', reason: hidden };
  }
  const reasons = new Map(sources.leftOut.map(({ path, reason }) => [path, reason]));
  const room = { skip: offset, lines: MAX_LINES, characters: MAX_CHARACTERS };
  const text: string[] = [];
  let missing = 0;
  for (const file of files) {
    text.push(`${drawFile(file, reasons.get(file.path))}\n`);
    if (file.hunks.length === 0) {
      text.push(file.binary ? '(binary)\n' : '(no lines are known to change)\n');
    }
    for (const hunk of file.view?.hunks ?? file.hunks) {
      const drawn = takeLines(hunk, room);
      missing += drawn.missing;
      text.push(drawn.text);
    }
  }
  if (missing > 0) {
    text.push(`${missing} more lines follow: call again with offset ${offset + MAX_LINES - room.lines}\n`);
  }
  return { kind: 'text', text: blankSecrets(text.join('')) };
}

async function firstReason(files: readonly FileChange[], { mayShow }: ChangeSources): Promise<string | undefined> {
  const paths = new Set(files.flatMap(({ path, previousPath }) => [path, previousPath ?? path]));
  const reasons = await Promise.all([...paths].map((path) => whyHidden(path, mayShow)));
  return reasons.find((reason) => reason !== undefined);
}

/** The remaining limits of a call; each hunk uses a part of them. */
interface Room {
  skip: number;
  lines: number;
  characters: number;
}

function takeLines(hunk: FileChange['hunks'][number], room: Room): { readonly text: string; readonly missing: number } {
  const { lines } = hunk;
  const from = Math.min(room.skip, lines.length);
  room.skip -= from;
  const drawn: string[] = [];
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined || room.lines === 0 || room.characters <= 0) {
      break;
    }
    const { text } = drawLine(line);
    drawn.push(text);
    room.lines -= 1;
    room.characters -= text.length;
  }
  return {
    text: drawn.length === 0 ? '' : drawHunkHead(hunk) + drawn.join(''),
    missing: lines.length - from - drawn.length,
  };
}
