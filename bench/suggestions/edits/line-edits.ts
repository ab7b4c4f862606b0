import type { Random } from '../../accuracy/random.ts';
import type { Language } from '../languages.ts';

/** A changed line, and how it was changed. */
export interface LineEdit {
  readonly kind: string;
  readonly text: string;
}

type ChangeLine = (line: string, language: Language, random: Random) => string | undefined;

/** Ways to change one line so that it can still be code. */
const CHANGES: Readonly<Record<string, ChangeLine>> = {
  'an identifier renamed': renameIdentifier,
  'a literal changed': changeLiteral,
  'a condition extended': extendCondition,
  'an argument added': addArgument,
};

/** Changes a line in one of the ways that are possible. Undefined if none is. */
export function editLine(line: string, language: Language, random: Random): LineEdit | undefined {
  for (const kind of random.sample(Object.keys(CHANGES), Object.keys(CHANGES).length)) {
    const text = CHANGES[kind]?.(line, language, random);
    if (text !== undefined && text.trim() !== line.trim()) {
      return { kind, text };
    }
  }
  return undefined;
}

const KEYWORDS = new Set(
  `abstract alias and array as assert async await base begin bool boolean break byte case catch char class const constexpr continue
  crate declare default defer define defined delete double elif else elsif elseif empty end endif ensure enum error except
  export extends extern false final finally float fn for foreach from func function global goto guard if ifdef ifndef impl implements import
  in include include_once instanceof int interface internal is isset lambda let list local long loop match mixed mod module move mut namespace
  native new next nil none nonlocal not null object operator or override package pass print private protected pub
  public raise range readonly redo ref require require_once rescue retry return sealed select self short signed sizeof static
  strict string struct super switch synchronized template then this throw throws trait true try type typedef typeof
  undef union unless unsafe unsigned until use using var virtual void volatile when where while with yield`.split(
    /\s+/,
  ),
);
const SUFFIXES = ['Value', 'Next', 'Entry', 'Count', 'Source'];

function renameIdentifier(line: string, { name }: Language, random: Random): string | undefined {
  const found = [...line.matchAll(/(?<![\w\\&$%@./-])[A-Za-z_]\w{3,}(?![\w/-])/g)]
    .map(([word]) => word)
    .filter((word) => !KEYWORDS.has(word.toLowerCase()));
  if (found.length === 0) {
    return undefined;
  }
  const word = random.pick(found);
  const suffix = random.pick(SUFFIXES);
  const joined =
    ['Python', 'Ruby', 'Rust', 'C'].includes(name) || word.includes('_') ? `_${suffix.toLowerCase()}` : suffix;
  const next = name === 'Markdown' ? random.pick(['setting', 'command', 'package', 'version']) : `${word}${joined}`;
  return line.replace(new RegExp(String.raw`(?<![\w\\&$%@./-])${word}(?![\w/-])`, 'g'), next);
}

function changeLiteral(line: string): string | undefined {
  const text = /(?<=(["']))[\w ./-]{3,}(?=\1)/.exec(line);
  if (text !== null) {
    const end = text.index + text[0].length;
    return `${line.slice(0, end)}-next${line.slice(end)}`;
  }
  const number = /(?<![\w.])\d{1,6}(?![\w.])/.exec(line);
  return number === null
    ? undefined
    : line.slice(0, number.index) + String(Number(number[0]) + 1) + line.slice(number.index + number[0].length);
}

function extendCondition(line: string, { condition, and }: Language): string | undefined {
  const found = condition?.exec(line);
  return found === null || found === undefined || and === undefined
    ? undefined
    : `${found[1]}${found[2]} ${and} enabled${found[3]}`;
}

function addArgument(line: string, { comment }: Language): string | undefined {
  if (comment === undefined || line.trim().startsWith(comment) || line.trim().startsWith('*')) {
    return undefined;
  }
  const call = /(?<!\b(?:if|for|while|switch|catch|elif|and|or|not|in|return) ?)(?<=\w)\(([^()]*)\)/.exec(line);
  if (call === null) {
    return undefined;
  }
  const given = (call[1] ?? '').trim();
  const at = call.index + call[0].length - 1;
  return `${line.slice(0, at)}${given === '' ? 'options' : ', options'}${line.slice(at)}`;
}
