import { type NamedThing } from '../../named-things.ts';
import { codeLines, textLines } from '../finders.ts';

/** Forms of php that rules name by words. */
export const PHP_VOCABULARY: readonly NamedThing[] = [
  {
    named: /^(?:long array syntax|array\(\)(?: syntax)?)$/,
    wanted: /^short array(?: syntax)?(?: \[\])?$/,
    finder: codeLines({ name: '`array()`', one: '`array()`', languages: ['php'] }, /(?<![\w>:$\\])array\s*\(/i),
  },
  {
    named: /^(?:error suppression|error control|@ error suppression|@)(?: operator| with @)?$|^(?:the )?@ operator$/,
    needsLanguage: true,
    finder: codeLines({ name: 'the operator `@`', one: '`@`', languages: ['php'] }, /(?<![\w$'"*])@(?=[$\\A-Za-z_])/),
  },
  {
    named: /^(?:php )?closing (?:php )?tag$|^closing \?>(?: tag)?$|^\?>(?: tag)?$/,
    finder: textLines({ name: '`?>` at the end of a file', one: '`?>`', languages: ['php'] }, (line) =>
      /^\s*\?>\s*$/.test(line),
    ),
  },
  {
    named: /^(?:php )?short (?:open |opening )?tag$/,
    finder: textLines({ name: '`<?` without `php`', one: 'a short tag', languages: ['php'] }, (line) =>
      /<\?(?!php\b|=|xml)/.test(line),
    ),
  },
  {
    named: /^(?:laravel )?facade(?: call| usage)?$/,
    finder: codeLines(
      { name: 'imports of facades of Laravel', one: 'a facade', languages: ['php'] },
      /^\s*use\s+\\?Illuminate\\Support\\Facades\\/,
    ),
  },
  {
    named: /^(?:heredoc|nowdoc)(?: string)?$/,
    finder: codeLines({ name: 'heredocs', one: 'a heredoc', languages: ['php'] }, /<<<\s*['"]?\w/),
  },
];
