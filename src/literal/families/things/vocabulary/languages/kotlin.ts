import type { NamedThing } from '../../named-things.ts';
import { codeLines } from '../finders.ts';

const KOTLIN = ['kotlin'];

/** Forms of kotlin that rules name by words. */
export const KOTLIN_VOCABULARY: readonly NamedThing[] = [
  {
    named:
      /^(?:the )?(?:not null assertion|non null assertion|double bang|bang bang|force unwrap|forced unwrap|force unwrapping|not null assertion operator)(?: !!)?$|^!!(?: operator| (?:not|non) null assertion)?$/,
    mayBeCode: true,
    finder: codeLines({ name: '`!!` in Kotlin', one: '`!!`', languages: KOTLIN }, /[\w)\]>?]!!(?!=)/),
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
    finder: codeLines(
      { name: '`var`', one: '`var`', languages: ['kotlin', 'scala'] },
      /^\s*(?:(?:private|internal|protected|public|override|lateinit)\s+)*var\s+\w/,
    ),
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
