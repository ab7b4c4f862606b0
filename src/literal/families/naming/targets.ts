import type { CodeFacts, DeclarationFact } from '../../../syntax/facts/types.ts';
import { SCRIPT } from '../../script-languages.ts';
import { hasKind, WITH_BASES, type DeclaredKind } from './declared-kinds.ts';

/** A declaration with those of its file. */
export interface Declared {
  readonly one: DeclarationFact;
  readonly all: CodeFacts['declarations'];
  readonly languageId: string;
}

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

/** Whether a language is JavaScript or TypeScript. */
export function isScript(languageId: string): boolean {
  return SCRIPT.includes(languageId);
}

/** A function that is no component: those of React must begin with a capital letter. */
function isPlainFunction({ one, languageId }: Declared): boolean {
  return (
    one.kind === 'function' &&
    !(isScript(languageId) && /^\p{Lu}/u.test(one.name ?? '')) &&
    !one.attributes.includes('Composable')
  );
}

/** A method whose name its class is free to choose. */
function isOwnMethod({ one, all, languageId }: Declared): boolean {
  const around = one.inside === undefined ? undefined : all[one.inside];
  const isMember = around !== undefined && ['class', 'struct', 'interface', 'enum'].includes(around.kind);
  const isFree =
    languageId === 'csharp' || languageId === 'java' || languageId === 'go' || (around?.bases.length ?? 0) === 0;
  return (
    one.kind === 'method' &&
    (isMember || /^(?:rust|go|cpp|lua|ruby|swift)$/.test(languageId)) &&
    !one.attributes.includes('Composable') &&
    isFree &&
    !/^__\w+__$/.test(one.name ?? '') &&
    !one.attributes.some((name) => TEST_ATTRIBUTE.test(name) || /(?:^|[.:])(?:no_mangle|allow)$/.test(name))
  );
}

/** Where methods are declared by the word for functions, or all functions are in classes, methods are functions as well. */
function isFunction(declared: Declared): boolean {
  return isPlainFunction(declared) || (WITH_METHODS.has(declared.languageId) && isOwnMethod(declared));
}

const METHODS_ONLY: ReadonlySet<string> = new Set(['csharp', 'java', 'ruby']);
const WITH_METHODS: ReadonlySet<string> = new Set([
  ...METHODS_ONLY,
  ...'elixir go kotlin python rust scala swift'.split(' '),
]);

/** What a language calls a property: in Java and PHP a field, in Python a method with that decorator. */
function isProperty(declared: Declared): boolean {
  const { one, languageId } = declared;
  const areFields = isScript(languageId) || languageId === 'java' || languageId === 'php';
  return (
    one.kind === 'property' ||
    (areFields && isField(declared)) ||
    (languageId === 'python' && one.kind === 'method' && one.attributes.includes('property'))
  );
}

/** In Python, what a class that extends `Enum` assigns. */
function isEnumMember({ one, all, languageId }: Declared): boolean {
  const around = one.inside === undefined ? undefined : all[one.inside];
  return (
    one.kind === 'enum-member' ||
    (languageId === 'python' &&
      /^(?:field|variable|constant)$/.test(one.kind) &&
      around?.kind === 'class' &&
      around.bases.some((base) => /(?:^|\.)(?:Int|Str)?Enum$/.test(base)))
  );
}

/** A variable that is no constant, component or type under another name. */
function isPlainVariable({ one, languageId, all }: Declared): boolean {
  if (one.kind !== 'variable' && !(one.kind === 'constant' && isScript(languageId))) {
    return false;
  }
  const name = one.name ?? '';
  const isTop = one.inside === undefined || all[one.inside]?.kind === 'namespace';
  const isLoud = /^[\p{Lu}\p{N}_$]+$/u.test(name);
  const mayBeType = !(isTop ? WITHOUT_TYPE_VALUES : WITHOUT_LOCAL_TYPES).has(languageId);
  const isTypeLike = mayBeType && (languageId === 'python' ? /^_*\p{Lu}/u : /^_*\p{Lu}[\p{L}\p{N}]*$/u).test(name);
  return (
    !(isLoud && (isTop || isScript(languageId) || name.length <= 2 || one.isLiteral)) && !(isTypeLike && !one.isLiteral)
  );
}

/** Languages whose variables never hold a type or component under its own name. */
const WITHOUT_TYPE_VALUES: ReadonlySet<string> = new Set(['csharp', 'java', 'php']);
/** What a package of Go offers to others begins with a capital letter, and what is local does not. */
const WITHOUT_LOCAL_TYPES: ReadonlySet<string> = new Set([...WITHOUT_TYPE_VALUES, 'go']);

/** A parameter that holds no type, and whose name its function is free to choose. */
function isParameter({ one, all, languageId }: Declared): boolean {
  const around = one.inside === undefined ? undefined : all[one.inside];
  return (
    one.kind === 'parameter' &&
    !(/^_*\p{Lu}/u.test(one.name ?? '') && !WITHOUT_LOCAL_TYPES.has(languageId)) &&
    // What the platform or a base class declares has its names.
    !(around !== undefined && (around.isNameGiven || around.modifiers.includes('extern')))
  );
}

/** A constant of a file or type with a plain value. In scripts, `const` alone says only that it is not assigned again. */
function isConstant({ one, all, languageId }: Declared): boolean {
  const around = one.inside === undefined ? undefined : all[one.inside];
  const isTop = around === undefined || around.kind === 'namespace';
  if (one.kind !== 'constant') {
    return false;
  }
  return isScript(languageId)
    ? isTop &&
        one.isLiteral &&
        one.modifiers.includes('const') &&
        !(one.isExported && SEGMENT_OPTION.test(one.name ?? ''))
    : /^(?:c|cpp|cuda-cpp)$/.test(languageId)
      ? isTop
      : one.isLiteral;
}

/** Options of pages and routes, which Next.js and SvelteKit read by these names. */
const SEGMENT_OPTION =
  /^(?:dynamic|dynamicParams|revalidate|fetchCache|runtime|preferredRegion|maxDuration|experimental_ppr|alt|size|contentType|prerender|ssr|csr|trailingSlash)$/;

function isField({ one }: Declared): boolean {
  return one.kind === 'field' && !(one.modifiers.includes('static') && one.modifiers.includes('readonly'));
}

const TEST_ATTRIBUTE =
  /(?:^|[.:])(?:Test|TestMethod|TestCase|TestCaseSource|DataTestMethod|Fact|Theory|ParameterizedTest|RepeatedTest)$/;

/** A method that an attribute makes a test. */
export function isTestMethod({ one }: Declared): boolean {
  return one.kind === 'method' && one.attributes.some((name) => TEST_ATTRIBUTE.test(name));
}

/** A class with such a method. */
function isTestClass({ one, all, languageId }: Declared): boolean {
  return (
    one.kind === 'class' &&
    all.some(
      (inner) =>
        inner.inside !== undefined && all[inner.inside] === one && isTestMethod({ one: inner, all, languageId }),
    )
  );
}

/** Whether a declaration is in nothing but a namespace. */
export function isTopLevel({ one, all }: Declared): boolean {
  return one.inside === undefined || all[one.inside]?.kind === 'namespace';
}

/** Whether a declaration has a modifier. */
export function has(word: string): (declared: Declared) => boolean {
  return ({ one }) => one.modifiers.includes(word);
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
    is: (declared) => isPlainVariable(declared) && declared.one.inside !== undefined,
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
