import { decodeUtf8 } from '../text/bytes/decode.ts';
import type { UnsavedTexts } from '../workspace/unsaved.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** The texts that the editor has open in one folder, by path. */
export interface OpenTexts extends UnsavedTexts {
  /** Sets the text of an opened or changed file. */
  set(path: string, text: string): void;
  close(path: string): void;
  /** Notes that the file changed on disk, so that what editors do not show of it may be different now. */
  compareAgain(path: string): void;
  /**
   * Compares newly opened texts with the disk, from then on, with what editors do not show of a file: its byte order mark,
   * and bytes that are not UTF-8. Returns whether a path is new in the folder.
   */
  compareWith(disk: Workspace): Promise<boolean>;
  /** The number of characters at the start of a file that the editor's text does not have. */
  hiddenStart(path: string): number;
}

interface OpenText {
  readonly text: string;
  readonly standing: Standing;
}

/**
 * `opened`: not compared yet. `marked`: the file begins with a byte order mark. `unreadable`: the bytes on disk count until
 * the text is changed.
 */
type Standing = 'opened' | 'plain' | 'marked' | 'unreadable' | 'new';

const BYTE_ORDER_MARK = '\u{FEFF}';

/** Returns an empty list of open texts. */
export function openTexts(): OpenTexts {
  const open = new Map<string, OpenText>();
  return {
    set: (path, text) => {
      const before = open.get(path)?.standing ?? 'opened';
      open.set(path, { text, standing: before === 'unreadable' ? 'plain' : before });
    },
    close: (path) => {
      open.delete(path);
    },
    compareAgain: (path) => {
      const known = open.get(path);
      if (known !== undefined) {
        open.set(path, { ...known, standing: 'opened' });
      }
    },
    compareWith: async (disk) => {
      let hasNew = false;
      for (const [path, { standing }] of open) {
        if (standing === 'opened') {
          const compared = await compare(disk, path);
          hasNew ||= compared === 'new';
          const now = open.get(path);
          if (now !== undefined) {
            open.set(path, { text: now.text, standing: compared });
          }
        }
      }
      return hasNew;
    },
    textOf: (path) => {
      const found = open.get(path);
      if (found === undefined || found.standing === 'unreadable') {
        return undefined;
      }
      const isMarked = found.standing === 'marked' && !found.text.startsWith(BYTE_ORDER_MARK);
      return isMarked ? `${BYTE_ORDER_MARK}${found.text}` : found.text;
    },
    paths: () => [...open].flatMap(([path, { standing }]) => (standing === 'new' ? [path] : [])),
    hiddenStart: (path) => {
      const found = open.get(path);
      return found?.standing === 'marked' && !found.text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
    },
  };
}

/** A larger file is not judged, whatever its bytes are. */
const MAX_COMPARED_BYTES = 1024 * 1024;

async function compare(disk: Workspace, path: string): Promise<Exclude<Standing, 'opened'>> {
  const file = await (disk.readUpTo?.(path, MAX_COMPARED_BYTES) ?? disk.read(path));
  if (file.kind === 'missing') {
    return 'new';
  }
  const decoded = file.kind === 'file' ? decodeUtf8(file.bytes) : undefined;
  if (decoded?.kind === 'not-utf-8') {
    return 'unreadable';
  }
  return decoded?.text.startsWith(BYTE_ORDER_MARK) === true ? 'marked' : 'plain';
}
