import { isTestPath } from '../../../../../symbols/is-test.ts';
import type { NamedThing } from '../../named-things.ts';
import { codeLines, declared, keywords, uses } from '../finders.ts';
import { regex } from '../../../../../text/regex.ts';

const PYTHON = ['python'];

/** Forms of python that rules name by words. */
export const PYTHON_VOCABULARY: readonly NamedThing[] = [
  {
    wanted: regex()`
      ^(?:the )?pathlib(?:\.path)?(?: path| library| module| object)?(?:
        [ ](?:for|in|with) (?:all |any )?(?:(?:file|path|filesystem|file system|file path) ?)+
          (?:handling|operation|manipulation|work|i\/?o|management)?
      )?$
    `,
    mayBeCode: true,
    finder: uses(
      { name: 'calls of `os.path`', one: '`os.path`', languages: PYTHON },
      ['os.path', 'path.', 'join(', 'exists(', 'dirname(', 'basename('],
      ({ kind, name, meaning }) =>
        kind === 'call' && (/^os\.path\.\w+$/.test(name) || /^os(?:\.path|#path)[.#]\w+$/.test(meaning ?? '')),
    ),
  },
  {
    named: /^global(?: statement| keyword)$|^global$/,
    needsLanguage: true,
    finder: keywords({ name: '`global`', one: '`global`', languages: ['python'] }, ['global']),
  },
  {
    named: /^lambda(?: function)?$/,
    needsLanguage: true,
    finder: keywords({ name: '`lambda`', one: '`lambda`', languages: ['python'] }, ['lambda']),
  },
  {
    named: /^assert(?: statement| keyword)$|^assert$/,
    needsLanguage: true,
    finder: keywords({ name: '`assert`', one: '`assert`', languages: ['python'] }, ['assert']),
  },
  {
    named: /^(?:double|nested|multi level|multiple for|complex nested)(?: list| dict| set)? comprehension$/,
    finder: codeLines(
      { name: 'comprehensions with two `for` in one line', one: 'a nested comprehension', languages: PYTHON },
      /^[^[({]*[[({](?:(?!\sfor\s).)*\sfor\s(?:(?!\sin\s).)*\sin\s(?:(?!\sfor\s).)*\sfor\s(?:(?!\sin\s).)*\sin\s/,
    ),
  },
  {
    named: /^(?:list|dict|dictionary|set) comprehension$/,
    finder: codeLines(
      { name: 'comprehensions', one: 'a comprehension', languages: PYTHON },
      /^[^[{]*[[{](?:(?!\sfor\s).)*\sfor\s(?:(?!\sin\s).)*\sin\s/,
    ),
  },
  {
    named: /^walrus(?: operator)?(?: :=)?$|^(?:assignment expression|:=)$/,
    mayBeCode: true,
    needsLanguage: true,
    finder: codeLines({ name: 'assignments with `:=`', one: '`:=`', languages: PYTHON }, /[\w)]\s*:=\s/),
  },
  {
    named: /^walrus(?: operator)?(?: :=)?$/,
    finder: codeLines({ name: 'assignments with `:=`', one: '`:=`', languages: PYTHON }, /[\w)]\s*:=\s/),
  },
  {
    named: regex()`
      ^(?:unittest(?: style)? |pytest )?test class(?: for test)?$
      |^(?:class based|unittest style) test(?: class| case)?$|^test prefixed class$
      |^(?:wrap|group|put|place) test (?:function )?in (?:test )?class$
    `,
    needsLanguage: true,
    finder: declared(
      { name: 'classes of tests', one: 'a class of tests', languages: PYTHON },
      ({ kind, name = '', bases }, _all, { file }) =>
        kind === 'class' &&
        isTestPath(file.path) &&
        (name.startsWith('Test') || bases.some((base) => base.endsWith('TestCase'))),
    ),
  },
  {
    wanted: regex()`
      ^(?:plain|standalone|simple|top level|module level|bare|pytest)(?: test)? function
        (?: (?:for|over|instead of|rather than) (?:test|test class|class))?$
      |^test (?:function )?(?:(?:at|on) (?:the )?module level|as (?:plain|module level|top level) function)$
    `,
    needsLanguage: true,
    finder: declared(
      { name: 'classes of tests', one: 'a class of tests', languages: PYTHON },
      ({ kind, name = '' }, _all, { file }) => kind === 'class' && isTestPath(file.path) && name.startsWith('Test'),
    ),
  },
  {
    named:
      /^(?:back ?slash )(?:(?:for )?(?:line )?continuation|line break)$|^line continuation (?:with|using|by) (?:a )?(?:back ?slash|\\)$/,
    finder: codeLines(
      { name: 'lines that end with a backslash', one: 'a backslash at the end of a line', languages: PYTHON },
      /\\$/,
    ),
  },
  {
    named: /^type comment$/,
    finder: {
      looksAt: 'code',
      words: 'reports types in comments',
      topics: [],
      languages: PYTHON,
      mayMatch: (line) => line.includes('type:'),
      find: (file) =>
        file.facts.comments
          .filter(({ text, line }) => /^#\s*type:\s*(?!ignore)\S/.test(text) && file.isAdded(line))
          .map(({ line }) => ({ path: file.file.path, line, found: 'a type in a comment' })),
    },
  },
  {
    named: /^(?:property )?setter(?: method| decorator)?$|^@\w+\.setter$/,
    needsLanguage: true,
    finder: declared({ name: 'setters of properties', one: 'a setter', languages: PYTHON }, ({ attributes }) =>
      attributes.some((name) => name.endsWith('.setter')),
    ),
  },
  {
    named: /^(?:staticmethod|static method)$/,
    needsLanguage: true,
    mayBeCode: true,
    finder: declared(
      { name: 'methods with `@staticmethod`', one: 'a static method', languages: PYTHON },
      ({ attributes }) => attributes.includes('staticmethod'),
    ),
  },
  {
    named: /^(?:docstring|doc string)$/,
    needsLanguage: true,
    finder: declared(
      { name: 'docstrings of functions and classes', one: 'a docstring', languages: PYTHON },
      ({ kind, hasDoc }) => hasDoc && /^(?:function|method|class)$/.test(kind),
    ),
  },
  {
    named: regex()`
      ^(?:module level |global |mutable |shared )*(?:mutable )(?:module level )?(?:global )?
        (?:state|global|variable|global variable|module level state|module level variable)$
      |^(?:mutable )?module level(?: mutable)? state$|^global (?:mutable )?state$
    `,
    needsLanguage: true,
    finder: codeLines(
      {
        name: '`global`, and lists, dictionaries and sets with a name in lower case outside of functions',
        one: 'mutable global state',
        languages: PYTHON,
      },
      /^[a-z_][a-z\d_]*\s*(?::[^=]+)?=\s*(?:\[|\{|(?:list|dict|set|defaultdict|OrderedDict|deque)\()|^\s+global\s+\w/,
    ),
  },
  {
    named: /^metaclass$/,
    finder: codeLines(
      { name: 'classes with a metaclass', one: 'a metaclass', languages: PYTHON },
      /\bclass\s+\w+\(.*\bmetaclass\s*=/,
    ),
  },
];
