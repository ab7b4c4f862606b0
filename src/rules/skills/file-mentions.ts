import type { TextRange } from '../../text/source-text.ts';
import { folderOf, joinPath, resolveLink } from '../../workspace/paths.ts';
import { detachText } from '../../text/detach.ts';

/** A Markdown file that a text names, be it in a link, in code or in prose. */
export interface FileMention extends TextRange {
  /** As written. */
  readonly target: string;
}

/** More endings than anybody writes are not looked at. */
const MAX_LOOKS = 400;
const MAX_PATH_CHARACTERS = 200;

/** The Markdown files that a text names from an offset on. */
export function readMentions(text: string, from: number): readonly FileMention[] {
  const mentions: FileMention[] = [];
  let looks = 0;
  for (let at = text.indexOf(MARKDOWN, from); at >= 0 && looks < MAX_LOOKS; at = text.indexOf(MARKDOWN, at + 1)) {
    const end = at + MARKDOWN.length;
    const start = isWordAt(text, end) ? at : startOfPath(text, at, from);
    looks += 1;
    if (start < at && text.charAt(start) !== '/') {
      // A slice would keep the whole text for a few letters of it.
      mentions.push({ target: detachText(text.slice(start, end)), start, end });
    }
  }
  return mentions;
}

const MARKDOWN = '.md';

function startOfPath(text: string, end: number, from: number): number {
  const earliest = Math.max(from, end - MAX_PATH_CHARACTERS);
  let start = end;
  while (start > earliest && (isWordAt(text, start - 1) || './-'.includes(text.charAt(start - 1)))) {
    start -= 1;
  }
  return start;
}

/** Letters and digits of ASCII, and the underscore. */
function isWordAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 95;
}

/** Where a mention may lead: from the file that it stands in, or from the folder of the skill. */
export function placesOfMention(target: string, file: string, folder: string): readonly string[] {
  const fromFile = resolveLink(file, target);
  const fromSkill = resolveLink(joinPath(folder, 'SKILL.md'), target);
  return [...new Set([fromFile, fromSkill].flatMap((place) => (place.kind === 'inside' ? [place.path] : [])))].filter(
    (path) => folderOf(path) === folder || path.startsWith(`${folder}/`),
  );
}
