import { type NamedThing } from '../../named-things.ts';
import { codeLines, keywords } from '../finders.ts';
import { regex } from '../../../../../text/regex.ts';

/** The word that opened the block of the line with this index: the nearest line above with the same indentation. */
function openerOf(lines: readonly string[], index: number): string | undefined {
  const indentation = /^\s*/.exec(lines[index] ?? '')?.[0] ?? '';
  for (let above = index - 1; above >= 0; above -= 1) {
    const [, space = '', word] = /^(\s*)(\w+)/.exec(lines[above] ?? '') ?? [];
    if (word !== undefined && space.length <= indentation.length) {
      return word;
    }
  }
  return undefined;
}

/** Forms of ruby that rules name by words. */
export const RUBY_VOCABULARY: readonly NamedThing[] = [
  {
    named: /^(?:class variable|@@ variable)(?: @@\w*)?$/,
    needsLanguage: true,
    finder: codeLines({ name: 'class variables', one: 'a class variable', languages: ['ruby'] }, /@@[a-z_]/),
  },
  {
    named: /^(?:inline rescue|rescue modifier|rescue in modifier form)$/,
    finder: codeLines(
      { name: '`rescue` behind an expression', one: 'an inline `rescue`', languages: ['ruby'] },
      /\S\s+rescue\s+\S/,
    ),
  },
  {
    named: /^(?:(?:active ?record|model|rails|rails model|ar) )callback$/,
    finder: codeLines(
      { name: 'callbacks of models', one: 'a callback', languages: ['ruby'] },
      regex()`
        ^\s*(?:before|after|around)_(?:
          save|create|update|destroy|validation|commit|rollback|touch|initialize|find|create_commit|update_commit
          |destroy_commit|save_commit
        )\b
      `,
    ),
  },
  {
    named: /^default scope$|^default_scope$/,
    mayBeCode: true,
    finder: codeLines({ name: '`default_scope`', one: '`default_scope`', languages: ['ruby'] }, /^\s*default_scope\b/),
  },
  {
    named: /^safe navigation(?: &\.)?$/,
    needsLanguage: true,
    finder: codeLines({ name: '`&.`', one: '`&.`', languages: ['ruby'] }, /&\.\w/),
  },
  {
    named:
      /^(?:unless|unless block|unless statement) (?:with|and|\.{3}|…)(?: an?)? else(?: branch| block| clause)?$|^unless\/else$/,
    finder: {
      looksAt: 'text',
      words: 'reports `else` of `unless`',
      languages: ['ruby'],
      find: ({ file: { path }, added, head = '' }) => {
        const lines = head.split('\n');
        return added
          .filter(({ text, number }) => /^\s*else\b/.test(text) && openerOf(lines, number - 1) === 'unless')
          .map(({ number: line }) => ({ path, line, found: '`else` of `unless`' }));
      },
    },
  },
  {
    named: /^(?:the )?and(?:\/| or | and |, )or(?: keyword| operator)?$/,
    needsLanguage: true,
    finder: keywords({ name: 'the keywords `and` and `or`', one: '`and` or `or`', languages: ['ruby'] }, ['and', 'or']),
  },
  {
    named: /^class << self(?: block)?$/,
    mayBeCode: true,
    finder: codeLines(
      { name: '`class << self`', one: '`class << self`', languages: ['ruby'] },
      /^\s*class\s*<<\s*self\b/,
    ),
  },
];
