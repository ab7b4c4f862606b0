import { SCRIPT } from '../../script-languages.ts';
import { hasKind, WITH_BASES, type DeclaredKind } from './declared-kinds.ts';
import {
  type Declared,
  isConstant,
  isEnumMember,
  isField,
  isFunction,
  METHODS_ONLY,
  isOwnMethod,
  isPlainVariable,
  isParameter,
  isProperty,
  isTestClass,
  isTestMethod,
} from './declared.ts';

const ACCESS: ReadonlySet<string> = new Set(['public', 'private', 'protected', 'internal']);

/** What a rule on names is about. */
export interface NameTarget {
  /** In the plural: `functions`. */
  readonly name: string;
  readonly is: (declared: Declared) => boolean;
  /** Whether such declarations are found in a language at all. */
  readonly occursIn: (languageId: string) => boolean;
  /** By language, the styles that are common for it there; a rule for all languages counts only where its style is common. */
  readonly common: Readonly<Record<string, readonly string[]>>;
}

const CAMEL_IN_TEXT = ['kotlin', 'swift', 'dart', 'scala'];
const SNAKE_IN_TEXT = ['lua', 'elixir', 'shellscript', 'gdscript', 'r'];
const PASCAL_LANGUAGES = [
  ...SCRIPT,
  'python',
  'java',
  'csharp',
  'php',
  'ruby',
  'rust',
  'go',
  'cpp',
  ...CAMEL_IN_TEXT,
  'gdscript',
  'elixir',
  'powershell',
];
const TYPES = { PascalCase: PASCAL_LANGUAGES };
const NAMES = {
  camelCase: [...SCRIPT, 'java', 'php', ...CAMEL_IN_TEXT],
  snake_case: ['python', 'ruby', 'rust', ...SNAKE_IN_TEXT],
};
const LOCALS = {
  camelCase: [...SCRIPT, 'java', 'php', 'csharp', 'go', ...CAMEL_IN_TEXT],
  snake_case: ['python', 'ruby', 'rust', ...SNAKE_IN_TEXT],
};

function ofKind(...kinds: readonly DeclaredKind[]): Pick<NameTarget, 'is' | 'occursIn'> {
  return { is: ({ one }) => kinds.includes(one.kind), occursIn: among(...kinds) };
}

function among(...kinds: readonly DeclaredKind[]): NameTarget['occursIn'] {
  return (languageId) => hasKind(languageId, kinds);
}

function only(...languages: readonly string[]): NameTarget['occursIn'] {
  return (languageId) => languages.includes(languageId);
}

/** Languages in which an attribute makes a method a test. */
const WITH_TESTS = ['csharp', 'java', 'kotlin', 'php', 'scala'];

/** Kinds of declarations by the nouns for them, in the singular. */
export const TARGETS: Readonly<Record<string, NameTarget>> = {
  class: { name: 'classes', ...ofKind('class'), common: TYPES },
  constant: {
    name: 'constants',
    is: isConstant,
    occursIn: among('constant'),
    common: {
      UPPER_SNAKE_CASE: [
        ...SCRIPT,
        'python',
        'java',
        'rust',
        'ruby',
        'php',
        'c',
        'cpp',
        'kotlin',
        'shellscript',
        'gdscript',
      ],
      PascalCase: ['csharp'],
      camelCase: [...SCRIPT, 'dart', 'swift'],
    },
  },
  component: {
    name: 'components',
    is: ({ one }) =>
      // A class of Angular.
      (one.kind === 'class' && one.attributes.includes('Component')) ||
      (one.kind === 'function' &&
        one.body?.returnsMarkup === true &&
        one.isExported &&
        !/^(?:render|get|use|create|build|make|to|with|format|map|default)(?!\p{Ll})/u.test(one.name ?? '')),
    occursIn: only(...SCRIPT),
    common: { PascalCase: SCRIPT },
  },
  enum: { name: 'enums', ...ofKind('enum'), common: TYPES },
  'enum member': {
    name: 'members of enums',
    is: isEnumMember,
    occursIn: (languageId) => languageId === 'python' || hasKind(languageId, ['enum-member']),
    common: {
      PascalCase: [...SCRIPT, 'csharp', 'rust', 'php'],
      UPPER_SNAKE_CASE: [...SCRIPT, 'java', 'python'],
      camelCase: SCRIPT,
    },
  },
  field: {
    name: 'fields',
    is: isField,
    occursIn: among('field'),
    common: { camelCase: ['java', 'csharp'], snake_case: ['rust'] },
  },
  function: {
    name: 'functions',
    is: isFunction,
    occursIn: (languageId) => hasKind(languageId, ['function']) || METHODS_ONLY.has(languageId),
    common: NAMES,
  },
  getter: {
    name: 'methods without parameters that return a value',
    is: (declared) => isOwnMethod(declared) && declared.one.body?.parameters === 0 && declared.one.body.returnsValue,
    occursIn: only('csharp', 'java', 'cpp', 'go', 'php', 'python', 'ruby', 'rust', ...SCRIPT),
    common: NAMES,
  },
  interface: {
    name: 'interfaces',
    ...ofKind('interface'),
    common: { ...TYPES, IPascalCase: ['csharp', 'typescript', 'typescriptreact'] },
  },
  local: {
    name: 'local variables',
    is: (declared) =>
      isPlainVariable(declared) &&
      // In C#, only members have these; a grammar that does not know `extension` blocks takes theirs for variables.
      !declared.one.modifiers.some((one) => ACCESS.has(one)) &&
      (declared.one.inside !== undefined || declared.languageId === 'ruby' || declared.one.modifiers.includes('local')),
    occursIn: among('variable'),
    common: LOCALS,
  },
  method: {
    name: 'methods',
    is: isOwnMethod,
    occursIn: among('method'),
    common: { ...NAMES, PascalCase: ['csharp'] },
  },
  parameter: {
    name: 'parameters',
    is: isParameter,
    occursIn: among('parameter'),
    common: LOCALS,
  },
  property: {
    name: 'properties',
    is: isProperty,
    occursIn: (languageId) => hasKind(languageId, ['property']) || only('java', 'php', 'python')(languageId),
    common: { PascalCase: ['csharp'], camelCase: [...SCRIPT, ...CAMEL_IN_TEXT] },
  },
  protocol: {
    name: 'protocols',
    is: ({ one, languageId }) => one.kind === 'interface' && languageId === 'swift',
    occursIn: only('swift'),
    common: TYPES,
  },
  record: { ...ofKind('class'), name: 'records', occursIn: only('csharp', 'java'), common: {} },
  struct: { name: 'structs', ...ofKind('struct'), common: TYPES },
  trait: {
    ...ofKind('interface'),
    name: 'traits',
    occursIn: only('php', 'rust', 'scala'),
    common: { PascalCase: ['rust'] },
  },
  type: { name: 'types', ...ofKind('class', 'interface', 'struct', 'enum', 'type'), common: TYPES },
  'type alias': { name: 'type aliases', ...ofKind('type'), common: TYPES },
  exception: {
    name: 'classes of exceptions',
    is: ({ one }) => one.kind === 'class' && one.bases.some((base) => /(?:Exception|Error)$/.test(base)),
    occursIn: (languageId) => WITH_BASES.has(languageId),
    common: TYPES,
  },
  member: {
    name: 'members of types',
    is: (declared) => isOwnMethod(declared) || isField(declared) || declared.one.kind === 'property',
    occursIn: among('method', 'field', 'property'),
    common: { PascalCase: ['csharp'] },
  },
  module: {
    name: 'modules',
    is: ({ one, languageId }) => one.kind === 'namespace' && /^(?:elixir|ruby|rust)$/.test(languageId),
    occursIn: only('ruby', 'rust', 'elixir'),
    common: { PascalCase: ['elixir', 'ruby'], snake_case: ['rust'] },
  },
  namespace: { name: 'namespaces', ...ofKind('namespace'), common: { PascalCase: ['csharp', 'php'] } },
  'test class': { name: 'classes of tests', is: isTestClass, occursIn: only(...WITH_TESTS), common: TYPES },
  'test method': {
    name: 'test methods',
    is: isTestMethod,
    occursIn: only(...WITH_TESTS),
    common: { PascalCase: ['csharp'], camelCase: ['java'] },
  },
  'type parameter': {
    name: 'type parameters',
    ...ofKind('type-parameter'),
    common: { ...TYPES, TPascalCase: ['csharp', 'typescript', 'typescriptreact'] },
  },
  variable: { name: 'variables', is: isPlainVariable, occursIn: among('variable'), common: LOCALS },
};
