import type { TextSubject } from '../../../../types.ts';
import type { NamedThing } from '../../named-things.ts';
import { codeLines } from '../finders.ts';
import { regex } from '../../../../../text/regex.ts';

const KOTLIN = ['kotlin'];

const VAR = /^\s*(?:(?<visibility>private|internal|protected|public)\s+)?var\s+(?<name>\w+)/;

/** "Prefer `val` over `var`" says nothing of what changes. Other files can assign what is neither local nor private. */
const VAR_THAT_NEVER_CHANGES = codeLines(
  { name: '`var` of what is never assigned again', one: '`var`', languages: ['kotlin', 'scala'] },
  VAR,
  neverChanges,
);

function neverChanges({ head }: TextSubject, line: number): boolean {
  const lines = head?.split('\n') ?? [];
  const index = line - 1;
  const { visibility, name } = VAR.exec(lines[index] ?? '')?.groups ?? {};
  if (name === undefined || !(visibility === 'private' || isLocal(lines, index))) {
    return false;
  }
  const assigned = new RegExp(String.raw`\b${name}\s*(?:=(?!=)|[-+*/%]=|\+\+|--)|(?:\+\+|--)\s*${name}\b`);
  return !lines.some((text, other) => other !== index && assigned.test(text));
}

/** Whether the line around it, which is indented less, begins no type. */
function isLocal(lines: readonly string[], index: number): boolean {
  const indent = (text: string): number => text.search(/\S/);
  const own = indent(lines[index] ?? '');
  const around = lines.slice(0, index).findLast((text) => indent(text) >= 0 && indent(text) < own);
  return around !== undefined && !/\b(?:class|interface|object|enum|trait)\b/.test(around);
}

/** Forms of kotlin that rules name by words. */
export const KOTLIN_VOCABULARY: readonly NamedThing[] = [
  {
    named: regex()`
      ^(?:the )?(?:
        not null assertion|non null assertion|double bang|bang bang|force unwrap|forced unwrap|force unwrapping
        |not null assertion operator
      )(?: !!)?$
      |^!!(?: operator| (?:not|non) null assertion)?$
    `,
    mayBeCode: true,
    finder: codeLines({ name: '`!!`', one: '`!!`', languages: KOTLIN }, /[\w)\]>?]!!(?!=)/),
  },
  {
    forbidden: /^(?:wildcard|star|glob|asterisk) imports?(?: statements?)?$/,
    finder: codeLines(
      { name: 'wildcard imports', one: 'a wildcard import', languages: ['kotlin', 'scala'] },
      /^\s*import\s+[\w.]+\.[*_]\s*$/,
    ),
  },
  {
    named: /^var$/,
    instead: /\bval\b/,
    mayBeCode: true,
    finder: VAR_THAT_NEVER_CHANGES,
  },
  {
    named: /^lateinit(?: var| property| variable)?$/,
    mayBeCode: true,
    finder: codeLines({ name: '`lateinit`', one: '`lateinit`', languages: KOTLIN }, /\blateinit\s+var\b/),
  },
  {
    named: /^companion object$/,
    mayBeCode: true,
    finder: codeLines(
      { name: 'companion objects', one: 'a companion object', languages: KOTLIN },
      /\bcompanion\s+object\b/,
    ),
  },
  {
    named: /^extension (?:function|method)$/,
    needsLanguage: true,
    finder: codeLines(
      { name: 'extension functions', one: 'an extension function', languages: KOTLIN },
      /\bfun\s+(?:<[^>]*>\s*)?[A-Z][\w<>?, ]*\.\w+\s*\(/,
    ),
  },
  {
    named: /^expression bod(?:y|ied)(?: function| method)?$/,
    needsLanguage: true,
    finder: codeLines(
      { name: 'functions with an expression as their body', one: 'an expression body', languages: KOTLIN },
      /\bfun\s+[\w<>.`, ]+\([^)]*\)(?:\s*:\s*[\w<>?, .]+)?\s*=(?!=)/,
    ),
  },
];
