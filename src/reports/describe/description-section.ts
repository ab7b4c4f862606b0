import { digest } from '../../text/bytes/digest.ts';

/** The first line of our section in the description of a pull request. */
export const SECTION_START = '<!-- housestyle:describe -->';
/** An author writes this line to have no section. */
export const SECTION_OFF = '<!-- housestyle:describe off -->';

/** What a section was written from. It stands in the section's last line. */
export interface SectionKey {
  /** The commit that the section describes. */
  readonly headSha: string;
  /** The digest of the requests that the text answers, or of nothing if no model was asked. */
  readonly request: string;
  /** The digest of the title that was written with it; absent if the title is a person's. */
  readonly title?: string;
}

/** Our section in the description of a pull request. */
export type FoundSection =
  | { readonly kind: 'none' }
  /** The author wants none. */
  | { readonly kind: 'off' }
  /** As we wrote it. `start` and `end` are offsets in the description. */
  | { readonly kind: 'ours'; readonly key: SectionKey; readonly start: number; readonly end: number }
  /** A person changed it, or one of its marks. It is the person's text now. */
  | { readonly kind: 'edited'; readonly reason: string };

const START_LINE = /^<!-- housestyle:describe -->[ \t]*\r?$/gm;
const OFF_LINE = /^<!-- housestyle:describe off -->[ \t]*\r?$/m;
const END_LINE =
  /^<!-- housestyle:described ([0-9a-f]{7,64}) ([0-9a-f]{16}|-) ([0-9a-f]{16}|-) ([0-9a-f]{16}) -->(?=[ \t]*\r?$)/gm;

/** Finds our section in a description, and whether a person changed it since. */
export function findSection(body: string): FoundSection {
  if (OFF_LINE.test(body)) {
    return { kind: 'off' };
  }
  const starts = [...body.matchAll(START_LINE)];
  const ends = [...body.matchAll(END_LINE)];
  const [start] = starts;
  const [end] = ends;
  if (start === undefined && end === undefined) {
    return { kind: 'none' };
  }
  if (start === undefined || end === undefined || starts.length > 1 || ends.length > 1 || end.index < start.index) {
    return { kind: 'edited', reason: 'its marks were changed, moved or copied' };
  }
  const [line, headSha = '', request = '', title = '', written] = end;
  const key = { headSha, request, ...(title === '-' ? {} : { title }) };
  const content = body.slice(start.index + start[0].length, end.index);
  return digestContent(content, key) === written
    ? { kind: 'ours', key, start: start.index, end: end.index + line.length }
    : { kind: 'edited', reason: 'its text is not the one that Housestyle wrote' };
}

/** Replaces our section in a description, or adds it below the author's text. Nothing outside of it changes. */
export function placeSection(body: string, found: FoundSection, content: string, key: SectionKey): string {
  const section = drawSection(content, key);
  switch (found.kind) {
    case 'ours':
      return `${body.slice(0, found.start)}${section}${body.slice(found.end)}`;
    case 'none':
      return body.trim() === '' ? section : `${body.replace(/\s+$/, '')}\n\n${section}`;
    case 'off':
    case 'edited':
      return body;
  }
}

function drawSection(content: string, key: SectionKey): string {
  const fields = [key.headSha, key.request, key.title ?? '-', digestContent(content, key)];
  return `${SECTION_START}\n${content.trim()}\n<!-- housestyle:described ${fields.join(' ')} -->`;
}

/** A description without our section. A section that a person changed is the person's text and stays. */
export function withoutSection(body: string): string {
  const found = findSection(body);
  return found.kind === 'ours' ? `${body.slice(0, found.start)}${body.slice(found.end)}`.trim() : body;
}

/** GitHub's page saves all line ends as CRLF, although nobody changed the section. */
function digestContent(content: string, { headSha, request, title = '-' }: SectionKey): string {
  const lines = content
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd());
  return shortDigest([headSha, request, title, lines.join('\n').trim()].join('\n'));
}

export function shortDigest(text: string): string {
  return digest('sha256', text, 'hex').slice(0, 16);
}

/** The title and description of a pull request as its author wrote them, without what we added. */
export function authorsText({
  title,
  body,
  headRef,
}: {
  readonly title: string;
  readonly body: string;
  readonly headRef: string;
}): { readonly title: string; readonly body: string } {
  const found = findSection(body);
  const isOurs = found.kind === 'ours' && found.key.title === shortDigest(title);
  return { title: isOurs ? titleOfBranch(headRef) : title, body: withoutSection(body) };
}

/** The title that GitHub proposes for a branch with several commits: `fix/cart-total` becomes `Fix/cart total`. */
export function titleOfBranch(branch: string): string {
  const words = branch.replaceAll(/[-_]+/g, ' ').trim();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/** Whether a title may be replaced: it is the branch's name, or the one that we wrote. Any other is a person's. */
export function mayReplaceTitle(
  { title, headRef }: { readonly title: string; readonly headRef: string },
  found: FoundSection,
): boolean {
  const plain = (text: string): string =>
    text
      .replaceAll(/[-_/\s]+/g, ' ')
      .trim()
      .toLowerCase();
  return (found.kind === 'ours' && found.key.title === shortDigest(title)) || plain(title) === plain(headRef);
}
