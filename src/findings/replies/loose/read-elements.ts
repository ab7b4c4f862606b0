import type { FoundComment } from '../read-comment.ts';
import type { ReplyValue } from '../values.ts';

/** The start or the end of an element, or the start of a CDATA section. */
const TAG =
  /<!\[CDATA\[|<(\/?)([A-Za-z][\w:-]{0,40})((?:\s+[\w:-]{1,40}\s*=\s*(?:"[^"]{0,2000}"|'[^']{0,2000}'))*)\s*(\/?)>/g;
const SECTION_START = '<![CDATA[';
const SECTION_END = ']]>';
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const COMMENTS =
  /^(?:comment|review-?comment|finding|issue|annotation|violation|problem|error|warning|item|diagnostic|note|remark)$/i;
const MAX_DEPTH = 40;

interface Element {
  readonly name: string;
  readonly fields: Map<string, ReplyValue>;
  text: string;
}

/** Reads comments that are written as elements: `<comment path="a.ts" line="3">...</comment>`. */
export function readElements(text: string): readonly FoundComment[] {
  const found: FoundComment[] = [];
  const open: Element[] = [];
  const lastSectionEnd = text.lastIndexOf(SECTION_END);
  let from = 0;
  for (const tag of text.matchAll(TAG)) {
    const [whole, closing, name = '', attributes = '', selfClosing] = tag;
    if (tag.index < from) {
      // It is part of a CDATA section.
      continue;
    }
    const inner = open.at(-1);
    const end = tag.index + whole.length;
    const hasSection = whole === SECTION_START && end <= lastSectionEnd;
    const sectionEnd = hasSection ? text.indexOf(SECTION_END, end) : end;
    if (inner !== undefined) {
      inner.text += decode(text.slice(from, tag.index)) + text.slice(end, sectionEnd);
    }
    from = hasSection ? sectionEnd + SECTION_END.length : end;
    if (whole === SECTION_START) {
      continue;
    }
    if (closing !== '/' && open.length < MAX_DEPTH) {
      open.push({ name, fields: readAttributes(attributes), text: '' });
    }
    if (closing === '/' || selfClosing === '/') {
      closeElement(open, name, found);
    }
  }
  return found;
}

function readAttributes(attributes: string): Map<string, ReplyValue> {
  return new Map(
    [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', double, single]) => [
      key,
      scalar(decode(double ?? single ?? '')),
    ]),
  );
}

function scalar(value: string): ReplyValue {
  return { kind: 'scalar', value, complete: true };
}

/** Ends an element: it is a comment, or a field of the element around it. */
function closeElement(open: Element[], name: string, found: FoundComment[]): void {
  const element = open.at(-1);
  if (element?.name !== name) {
    return;
  }
  open.pop();
  const { fields } = element;
  const text = element.text.trim();
  if (COMMENTS.test(name) && fields.size > 0) {
    const path = open
      .map((outer) => outer.fields.get('path') ?? outer.fields.get('name'))
      .findLast((one) => one !== undefined);
    const entries = new Map(text === '' ? fields : [...fields, ['text', scalar(text)] as const]);
    found.push({
      value: { kind: 'object', entries, loose: [], complete: true },
      ...(path?.kind === 'scalar' && typeof path.value === 'string' ? { path: path.value } : {}),
    });
  } else if (text !== '' && !open.at(-1)?.fields.has(name)) {
    open.at(-1)?.fields.set(name, scalar(text));
  }
}

const SIGNS: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  amp: '&',
  '#39': "'",
  '#34': '"',
};

function decode(text: string): string {
  return text.replaceAll(/&(quot|apos|lt|gt|amp|#39|#34);/g, (whole: string, name: string) => SIGNS[name] ?? whole);
}
