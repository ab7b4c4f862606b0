import type { TextRange } from '../../text/source-text.ts';
import { folderOf, joinPath, resolveLink } from '../../workspace/paths.ts';
import { detachText } from '../../text/detach.ts';

/** A Markdown file that a text names: in a link, in code or in prose. */
export interface FileMention extends TextRange {
  /** As written. */
  readonly target: string;
}

/** A text with more `.md` than people write is not searched further. */
const MAX_LOOKS = 400;
const MAX_PATH_CHARACTERS = 200;

/** Finds the Markdown files that a text names, starting at an offset. */
export function readMentions(text: string, from: number): readonly FileMention[] {
  const mentions: FileMention[] = [];
  let looks = 0;
  for (let at = text.indexOf(MARKDOWN, from); at >= 0 && looks < MAX_LOOKS; at = text.indexOf(MARKDOWN, at + 1)) {
    const end = at + MARKDOWN.length;
    const start = isWordAt(text, end) ? at : findPathStart(text, at, from);
    looks += 1;
    if (start < at && text.charAt(start) !== '/') {
      // A slice would keep the whole text in memory, so the path is copied.
      mentions.push({ target: detachText(text.slice(start, end)), start, end });
    }
  }
  return mentions;
}

const MARKDOWN = '.md';

function findPathStart(text: string, end: number, from: number): number {
  const earliest = Math.max(from, end - MAX_PATH_CHARACTERS);
  let start = end;
  while (start > earliest && (isWordAt(text, start - 1) || './-'.includes(text.charAt(start - 1)))) {
    start -= 1;
  }
  return start;
}

/** Whether an ASCII letter, a digit or an underscore is at an offset. */
function isWordAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;
}

/** The files that a mention may mean: relative to the file that contains it, or to the folder of the skill. */
export function resolveMention(target: string, file: string, folder: string): readonly string[] {
  const fromFile = resolveLink(file, target);
  const fromSkill = resolveLink(joinPath(folder, 'SKILL.md'), target);
  return [...new Set([fromFile, fromSkill].flatMap((place) => (place.kind === 'inside' ? [place.path] : [])))].filter(
    (path) => folderOf(path) === folder || path.startsWith(`${folder}/`),
  );
}
