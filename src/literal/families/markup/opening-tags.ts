/** An attribute of an opening tag. */
export interface Attribute {
  /** As written: `className`, `:alt`, `[alt]`. */
  readonly name: string;
  /** Without quotes; undefined for an attribute without a value, and for one whose value is code. */
  readonly value?: string;
  readonly offset: number;
}

/** An opening tag in a text. */
export interface OpeningTag {
  readonly name: string;
  /** Offset of the `<`. */
  readonly offset: number;
  readonly end: number;
  readonly attributes: readonly Attribute[];
  /** Whether code can add attributes: `{...props}`, `v-bind="props"`. */
  readonly isOpen: boolean;
}

/** Nobody writes longer tags. */
const MAX_TAG_CHARACTERS = 5000;

/** Opening tags of some elements in markup, in order. Text that only looks like a tag, such as `Array<Text>`, is left out. */
export function findOpeningTags(text: string, isMeant: (name: string) => boolean): readonly OpeningTag[] {
  const found: OpeningTag[] = [];
  for (const { 0: start, 1: name = '', index } of text.matchAll(
    /(?<![\p{L}\p{N}_$.<])<([A-Za-z][\w.-]*)(?=[\s/>])/gu,
  )) {
    if (isMeant(name)) {
      const tag = readTag(text, name, index, index + start.length);
      found.push(...(tag === undefined ? [] : [tag]));
    }
  }
  return found;
}

/** Undefined if the tag does not end: then it is none. */
function readTag(text: string, name: string, offset: number, start: number): OpeningTag | undefined {
  const attributes: Attribute[] = [];
  let isOpen = false;
  let at = start;
  while (at < text.length && at - offset < MAX_TAG_CHARACTERS) {
    const character = text.charAt(at);
    if (character === '>') {
      return { name, offset, end: at + 1, attributes, isOpen };
    }
    if (character === '{' || (character === '<' && /[?%]/.test(text.charAt(at + 1)))) {
      // `{...props}`, `<?php … ?>`: code that can add anything.
      isOpen = true;
      at = character === '{' ? endOfBraces(text, at) : endOfCode(text, at);
      continue;
    }
    const written = /^[^\s=>{}"'`<]+/.exec(text.slice(at, at + 100))?.[0];
    if (written === undefined || written === '/') {
      at += 1;
      continue;
    }
    const value = readValue(text, at + written.length);
    isOpen ||= /^(?:v-bind|v-html|\*ngFor|\.\.\.|@attributes)$/.test(written);
    attributes.push({ name: written, offset: at, ...(value.text === undefined ? {} : { value: value.text }) });
    at = value.end;
  }
  return undefined;
}

function readValue(text: string, start: number): { readonly text?: string; readonly end: number } {
  const sign = /^\s*=\s*/.exec(text.slice(start, start + 100))?.[0];
  if (sign === undefined) {
    return { end: start };
  }
  const at = start + sign.length;
  const quote = text.charAt(at);
  if (quote === '"' || quote === "'") {
    const end = text.indexOf(quote, at + 1);
    return end < 0 ? { end: text.length } : { text: text.slice(at + 1, end), end: end + 1 };
  }
  if (quote === '{') {
    return { end: endOfBraces(text, at) };
  }
  const bare = /^[^\s>]+/.exec(text.slice(at, at + 500))?.[0] ?? '';
  return { text: bare, end: at + bare.length };
}

/** The offset after the brace that closes the one at an offset. Braces in strings are skipped. */
function endOfBraces(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length && at - start < MAX_TAG_CHARACTERS; at += 1) {
    const character = text.charAt(at);
    if (character === '{') {
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth === 0) {
        return at + 1;
      }
    } else if (character === '"' || character === "'" || character === '`') {
      const end = endOfString(text, at);
      at = end ?? at;
    }
  }
  return text.length;
}

/** Undefined if the quote is an apostrophe: a string in quotes ends on its line. */
function endOfString(text: string, start: number): number | undefined {
  const quote = text.charAt(start);
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') {
      at += 1;
    } else if (character === quote) {
      return at;
    } else if (character === '\n' && quote !== '`') {
      return undefined;
    }
  }
  return undefined;
}

function endOfCode(text: string, start: number): number {
  const end = text.indexOf(`${text.charAt(start + 1)}>`, start);
  return end < 0 ? text.length : end + 2;
}
