import { type NamedThing } from '../../named-things.ts';
import { codeLines, keywords } from '../finders.ts';
import { regex } from '../../../../../text/regex.ts';

const CPP = ['cpp', 'cuda-cpp'];

/** Forms of cpp that rules name by words. */
export const CPP_VOCABULARY: readonly NamedThing[] = [
  {
    named: regex()`
      ^(?:(?:raw|naked|manual|explicit|bare|owning raw|direct) )+(?:
        new|new ?(?:\/|and|or) ?delete|delete|new \/ delete pair|memory management|memory allocation|new and delete
      )$
    `,
    finder: codeLines(
      { name: '`new` and `delete`', one: '`new` or `delete`', languages: ['cpp', 'cuda-cpp'] },
      /(?<!\boperator\s)\bnew\s+(?:\(\w+\)\s*)?[A-Za-z_]|(?<![=]\s*)(?<!operator\s)\bdelete(?:\s*\[\s*\])?\s+[\w*(]/,
    ),
  },
  {
    named: /^(?:c|preprocessor|c preprocessor|function like|#define) macro$|^#define(?: macro)?$/,
    mayBeCode: true,
    finder: codeLines(
      { name: '`#define`', one: '`#define`', languages: ['c', 'cpp', 'cuda-cpp'] },
      /^\s*#\s*define\s+\w+(?:\(|\s+\S)/,
    ),
  },
  {
    named: /^rtti$/,
    finder: codeLines(
      { name: '`dynamic_cast` and `typeid`', one: 'RTTI', languages: ['cpp'] },
      /\b(?:dynamic_cast|typeid)\b/,
    ),
  },
  {
    named: /^typedef$/,
    mayBeCode: true,
    instead: /\busing\b/,
    finder: keywords({ name: '`typedef`', one: '`typedef`', languages: ['cpp', 'cuda-cpp'] }, ['typedef']),
  },
  {
    named: /^friend(?: class| function)?$/,
    needsLanguage: true,
    finder: keywords({ name: '`friend`', one: '`friend`', languages: ['cpp', 'cuda-cpp'] }, ['friend']),
  },
  {
    named: /^(?:c\+\+ )?exception$|^(?:throw|throwing)(?: c\+\+| an?)* exception$|^exception handling$|^throw$/,
    needsLanguage: true,
    mayBeCode: true,
    finder: keywords({ name: '`throw`, `try` and `catch`', one: 'an exception', languages: CPP }, [
      'throw',
      'try',
      'catch',
    ]),
  },
  {
    named: /^auto(?: keyword| type deduction| type)?$/,
    needsLanguage: true,
    mayBeCode: true,
    finder: codeLines({ name: '`auto`', one: '`auto`', languages: CPP }, /\bauto\b(?!\s*\()/),
  },
  {
    named: /^(?:(?:c style|raw|c|built in|plain) array)$/,
    finder: codeLines(
      { name: 'declarations of arrays in the style of C', one: 'an array in the style of C', languages: CPP },
      regex()`
        ^\s*(?:(?:static|const|constexpr|unsigned|signed|volatile)\s+)*(?!return\b|delete\b|new\b|else\b|case\b)
          [A-Za-z_][\w:]*(?:<[^;=]*>)?[\s*&]+\w+\s*\[[^\]]*\]\s*(?:=|;|\{)
      `,
    ),
  },
  {
    named:
      /^(?:dynamic|heap|runtime|dynamic memory|heap memory|dynamic heap)(?: memory)? allocation(?: at runtime)?$|^dynamic memory$/,
    finder: codeLines(
      { name: '`new`, `malloc`, `calloc` and `realloc`', one: 'a dynamic allocation', languages: ['c', ...CPP] },
      /\b(?:malloc|calloc|realloc)\s*\(|(?<!\boperator\s)\bnew\s+(?:\(\w+\)\s*)?[A-Za-z_]/,
    ),
  },
  {
    named: /^using namespace(?: \w+)?(?: (?:directive|statement))?$|^using directive$/,
    needsLanguage: true,
    mayBeCode: true,
    finder: codeLines(
      { name: '`using namespace`', one: '`using namespace`', languages: CPP },
      /^\s*using\s+namespace\b/,
    ),
  },
  {
    named: /^(?:header |include |#?ifndef )(?:include )?guard$/,
    wanted: regex()`
      ^#?pragma once(?:
        [ ](?:as|for|in|at the top of|instead of|over) (?:(?:all|every|each|the|an?|new|include|header) )*
          (?:header|guard|header file|include guard|file)
      )?(?: guard)?$
    `,
    mayBeCode: true,
    finder: {
      looksAt: 'text',
      words: 'reports include guards by `#ifndef`',
      languages: ['c', ...CPP],
      find: ({ file: { path }, added }) =>
        added
          .filter(({ text }, index) => {
            const guard = /^\s*#\s*ifndef\s+(\w+)\s*$/.exec(text)?.[1];
            const next = /^\s*#\s*define\s+(\w+)\s*$/.exec(added[index + 1]?.text ?? '')?.[1];
            return guard !== undefined && guard === next && /\.(?:h|hh|hpp|hxx|cuh|inl)$/.test(path);
          })
          .map(({ number: line }) => ({ path, line, found: 'an include guard' })),
    },
  },
];
