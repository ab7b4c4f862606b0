import { listMaskedCodes } from '../../guidelines/statements/code-spans.ts';
import { isGlobalName } from '../families/uses/known-names.ts';
import { isPairWithoutVerb } from '../reading/wordings/pair-wordings.ts';
import type { Check, Clause } from '../types.ts';
import { isOfCommands } from './check-languages.ts';
import { FAMILIES_OF_CODE } from './families-of-code.ts';
import { regex } from '../../text/regex.ts';

/** Whether a statement shows what is meant, and says no rule of its own. */
export function isShownAlone(check: Check): boolean {
  const { family, clause, finder } = check;
  const { text, cells, headings, leadIns } = clause.statement;
  if (IS_EXAMPLE.test(text)) {
    return true;
  }
  if (family === 'limits') {
    return (
      (LABELLED_LIMIT.test(text) && !NAMES_SIZE.test(text)) ||
      (BARE_LIMIT.test(text) && !isOfLayout([...headings.slice(-2).map(({ title }) => title), ...leadIns])) ||
      (finder.words.startsWith('reports added lines') && hasTwoWidths(text))
    );
  }
  if (!FAMILIES_OF_CODE.has(family)) {
    return false;
  }
  if (isOfCommands(finder)) {
    // What nobody should run is about the work: a script of the project may well run it.
    return clause.verb === 'run' || clause.verb === 'execute';
  }
  return (
    (cells === undefined && isPairWithoutVerb(text) && isFaultItself(clause, headings.at(-1)?.title ?? '')) ||
    (family === 'uses' && (isProduct(clause) || showsNames(clause) || isPlainField(clause))) ||
    isUnquotedCall(clause) ||
    (cells !== undefined && isObjectOfHost(clause)) ||
    isOnlyForSome(clause)
  );
}

/** ``E.g., `a`, not `b` `` shows the rule before it. */
const IS_EXAMPLE = /^[^\p{L}]*(?:e\.g\b|for (?:example|instance)\b|examples?:)/iu;

/** `Alert names: 40 characters max.` limits what its label names. */
const LABELLED_LIMIT = /^[^\p{L}]*\p{L}[^:.]{1,60}: ?(?:max(?:imum)? )?\d+[ -](?:characters?|chars?|columns?)\b/iu;
const NAMES_SIZE = /\b(?:lines?|width|length|columns?|style|format\w*|code|limits?|prettier|ruler)\b[^:]*:/i;

/** `Max 128 chars.` limits what the sentence before it is about, unless it stands below "Formatting" or "Code style". */
const BARE_LIMIT =
  /^[^\p{L}\p{N}]*(?:max(?:imum)?|at most|up to|limit)?[ :]{0,2}\d+[ -](?:characters?|chars?)(?: max(?:imum)?)?[^\p{L}\p{N}]*$/iu;
const NAMES_LAYOUT =
  /\b(?:lines?|width|columns?|format\w*|style|coding|code|conventions?|limits?|lint\w*|prettier|layout)\b/i;

/** Below "Name format", the form is that of names. */
function isOfLayout(titles: readonly string[]): boolean {
  return (
    NAMES_LAYOUT.test(titles.join('\n')) && !titles.some((title) => /\b(?:names?|titles?|descriptions?)\b/i.test(title))
  );
}

/** `Line length: 88 (formatter), 100 (linter)`: nobody but a reader knows which of the two a line must not exceed. */
function hasTwoWidths(text: string): boolean {
  const widths = text.match(/\b(?:[6-9]\d|1\d\d|2[0-4]\d)\b/g) ?? [];
  return new Set(widths).size > 1;
}

/**
 * Whether words without a verb tell what is wrong, and not what is preferred: `Hardcoded values instead of toSymbol()`, or
 * describe: `Safe abstractions over unsafe code`. Code in place of code, and one kind of thing in place of another, are a choice.
 */
function isFaultItself({ statement: { text }, instead = '', object, codes }: Clause, title: string): boolean {
  if ((BEGINS_WITH_FAULT.test(text) && !/→|->|=>/.test(text)) || LISTS_FAULTS.test(title)) {
    return true;
  }
  const isInWords = listMaskedCodes(`${instead}${object}`, codes).length === 0;
  const lastWord = (words: string): string | undefined => words.trim().split(' ').at(-1);
  const areNames = [instead, object].every((words) => words.trim().split(' ').length === 1);
  return (
    isInWords && !areNames && / over /.test(text) && lastWord(instead) !== lastWord(object) && !NAMES_FORM.test(instead)
  );
}

const BEGINS_WITH_FAULT = regex('iu')`
  ^[^\p{L}]*(?:
    hard-?coded|missing|manual(?:ly)?|raw|direct(?:ly)?|unnecessary|inline|ad[- ]hoc|magic|duplicated?|unhandled
    |unused|using|calling|importing|returning|throwing
  )\b
`;
const LISTS_FAULTS = /\b(?:violations?|flag(?:ged)?|smells?|red flags|faults|to catch|reject)\b/i;
/** Forms of code that are chosen in place of any other: `guard clauses over deep nesting`. */
const NAMES_FORM = regex('i')`
  \b(?:
    guard clauses?|early returns?|composition|aliases|f-strings?|literals?|async|hooks?|functions?|exports?
    |interfaces?|types?|enums?|records?|properties|constants?|injection|comprehensions?
  )\b
`;

/** `Do not use IronBee`: a name of two words without backticks may be a product, unless the language or an alternative is said. */
function isProduct({ object, instead, scope: { languages }, statement: { text } }: Clause): boolean {
  return (
    /^[a-z]{6,40}$/.test(object.trim()) &&
    instead === undefined &&
    languages === undefined &&
    !new RegExp(`[(—–-] ?(?:avoid|not|never|no) ${object.trim()}\\b`, 'i').test(text)
  );
}

/** ``Do not include the `name` field`` is about one format: code has other things of that name. */
function isPlainField({ object, codes }: Clause): boolean {
  const named = listMaskedCodes(object, codes);
  return (
    /\p{Co} (?:fields?|propert(?:y|ies)|keys?|flags?|values?|entries|entry|parameters?|columns?)$/u.test(
      object.trim(),
    ) &&
    named.length > 0 &&
    named.every((code) => /^[a-z]{2,}$/.test(code.trim()))
  );
}

/** `` `UserValidator` instead of `UserHelper` `` below "Use descriptive names:" shows how things are called. */
function showsNames({ statement: { text, cells, headings, leadIns } }: Clause): boolean {
  const above = [headings.at(-1)?.title ?? '', leadIns.at(-1) ?? ''].join('\n');
  return cells === undefined && isPairWithoutVerb(text) && /\b(?:names?|naming|identifiers?)\b/i.test(above);
}

/** A row with `window` in it is about one member or one way to reach it: no page does without the object. */
function isObjectOfHost({ object, codes }: Clause): boolean {
  const named = listMaskedCodes(object, codes);
  return (
    named.length > 0 &&
    named.every((code) => /^(?:window|document|globalThis|global|process|self|event)$/.test(code.trim()))
  );
}

/** `no remove()`: a word that nobody quotes can be the name of anything, unless languages have a function of this name. */
function isUnquotedCall({ object, codes, statement: { parts } }: Clause): boolean {
  const quoted = new Set(parts.flatMap(({ kind, value }) => (kind === 'code' ? [value.trim()] : [])));
  return listMaskedCodes(object, codes).some(
    (code) => /^[a-z]+\(\)$/.test(code) && !quoted.has(code) && !isGlobalName(code.slice(0, -2)),
  );
}

/** ``Use the keychain for sensitive data, never `UserDefaults` ``: what is stored elsewhere is not meant. */
function isOnlyForSome({ object, codes, instead = '', statement: { text } }: Clause): boolean {
  const named = listMaskedCodes(object, codes).map((code) => code.trim());
  const others = listMaskedCodes(instead, codes);
  const isStored = named.length > 0 && named.every((code) => STORAGE.test(code)) && FOR_SOME_DATA.test(text);
  // ``Prefer dependency injection over `new` ``: code without it does not exist.
  const isEverywhere =
    instead !== '' && others.length === 0 && named.length > 0 && named.every((code) => NEEDED.test(code));
  return isStored || isEverywhere;
}

const STORAGE = /^(?:UserDefaults|localStorage|sessionStorage|SharedPreferences|AsyncStorage|NSUserDefaults)(?:\W.*)?$/;
const FOR_SOME_DATA =
  /\b(?:for|store|storing|keep|persist) .*\b(?:data|tokens?|secrets?|credentials?|passwords?|keys?|sensitive)\b/i;
const NEEDED =
  /^(?:new|this|self|null|nil|None|return|if|else|for|while|import|from|class|function|static|public|private)$/;
