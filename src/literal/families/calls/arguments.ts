import { escapeForPattern } from '../../../text/escape-for-pattern.ts';

/** An argument that a rule names: `timeout`, `shell=True`, `{ passive: true }`. */
export interface Argument {
  /** As quoted. */
  readonly written: string;
  /** Its name, or the whole of a value without a name. */
  readonly name: string;
  readonly value?: string;
  /** Whether it can only be a key of an object: `{ passive: true }`. */
  readonly isKey: boolean;
}

const NAMED = /^(?<name>[A-Za-z_$][\w$-]*)\s*(?<sign>=|:)\s*(?<value>:?[^=:,{}()]{1,40})$/;
/** A name in capital letters is a type, whose argument has another name: `AbortSignal`. */
const NAME_ALONE = /^[a-z_$][\w$]*[=:]?$/;
const VALUE_ALONE = /^(?:"[^"]{0,40}"|'[^']{0,40}'|-?\d{1,12}(?:\.\d{1,6})?)$/;
/** A value that stands for any: `timeout=<seconds>`, `timeout=...`, `key: value`. */
const STANDS_FOR_ANY = /^(?:<.*>|\.{2,3}|…|(?!(?:true|false|null|none|nil|undefined)$)[a-z_$][\w$.]*)$/;

/** Reads an argument from quoted code. Undefined if it cannot be one. */
export function readArgument(code: string): Argument | undefined {
  const plain = code.trim();
  const inBraces = /^\{\s*(?<inner>[^{}]+?)\s*,?\s*\}$/.exec(plain)?.groups?.['inner'];
  const inner = inBraces ?? plain;
  const { name, value } = NAMED.exec(inner)?.groups ?? {};
  const isKey = inBraces !== undefined;
  if (name !== undefined && value !== undefined) {
    const given = value.trim();
    return STANDS_FOR_ANY.test(given) ? { written: plain, name, isKey } : { written: plain, name, value: given, isKey };
  }
  if (NAME_ALONE.test(inner)) {
    return { written: plain, name: inner.replace(/[=:]$/, ''), isKey };
  }
  return VALUE_ALONE.test(inner) ? { written: plain, name: inner, isKey } : undefined;
}

/** Facts keep this much of an argument. */
const MAX_KEPT_CHARACTERS = 80;
const MAX_POSITIONS = 4;

/** Whether all that a call is given can be read: nothing is cut, spread or in a variable that may contain the argument. */
export function areAllKnown(given: readonly string[], { name }: Argument): boolean {
  return (
    given.length < MAX_POSITIONS + 4 &&
    given.filter((one) => !/^\w+\s*[=:]/.test(one)).length < MAX_POSITIONS &&
    given.every((one) => one.length < MAX_KEPT_CHARACTERS && !/\.\.\.|\*\*|^\*|^&\w/.test(one)) &&
    // What is in a variable of options or in a call that makes them is not known.
    !given.slice(1).some((one) => /^[A-Za-z_$][\w$.]*(?:\(.*\))?$/s.test(one) && !CONSTANT.test(one)) &&
    !/^(?:opt|conf|cfg|setting|init|kwargs|args|request|param|props|spec|payload)/i.test(given[0] ?? '') &&
    // Files that are opened as bytes have no encoding.
    !(name === 'encoding' && given.some((one) => /^(?:mode\s*=\s*)?["'][rwax+]*b/.test(one)))
  );
}

const CONSTANT = /^(?:true|false|null|none|nil|undefined)$/i;

/** Whether a call is given an argument, with its value if the rule names one. */
export function isGiven(given: readonly string[], { name, value, isKey }: Argument): boolean {
  return given.some((one) => {
    const text = one.trim();
    if (value === undefined) {
      return hasName(text, name, isKey);
    }
    const found = new RegExp(`(?<![\\w$.])["']?${escapeForPattern(name)}["']?\\s*[=:](?!=)\\s*(?<value>[^,}]*)`).exec(
      text,
    );
    return found !== null && plainValue(found.groups?.['value'] ?? '') === plainValue(value);
  });
}

function hasName(text: string, name: string, isKey: boolean): boolean {
  return isKey
    ? new RegExp(`(?<![\\w$.])["']?${escapeForPattern(name)}["']?\\s*(?:[:,}=]|$)`).test(text)
    : /^[\w$]+$/.test(name)
      ? new RegExp(`(?<![\\w$])${escapeForPattern(name)}(?![\\w$])`).test(text)
      : text === name;
}

function plainValue(text: string): string {
  return text.trim().replaceAll(/["'`]/g, '').replaceAll(/\s+/g, ' ');
}
