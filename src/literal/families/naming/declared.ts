import type { CodeFacts, DeclarationFact } from '../../../syntax/facts/types.ts';
import { SCRIPT } from '../../script-languages.ts';
import { wordsIn } from '../../../structures/words-in.ts';

/** A declaration with those of its file. */
export interface Declared {
  readonly one: DeclarationFact;
  readonly all: CodeFacts['declarations'];
  readonly languageId: string;
}

/** Whether a language is JavaScript or TypeScript. */
export function isScript(languageId: string): boolean {
  return SCRIPT.includes(languageId);
}

/** A function that is no component: those of React must begin with a capital letter, and have no underscores. */
function isPlainFunction({ one, languageId }: Declared): boolean {
  return (
    one.kind === 'function' &&
    !(isScript(languageId) && /^\p{Lu}[^_]*$/u.test(one.name ?? '')) &&
    !one.attributes.includes('Composable')
  );
}

/** A method whose name its class is free to choose. */
export function isOwnMethod({ one, all, languageId }: Declared): boolean {
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
export function isFunction(declared: Declared): boolean {
  return isPlainFunction(declared) || (WITH_METHODS.has(declared.languageId) && isOwnMethod(declared));
}

export const METHODS_ONLY: ReadonlySet<string> = new Set(['csharp', 'java', 'ruby']);
const WITH_METHODS: ReadonlySet<string> = new Set([
  ...METHODS_ONLY,
  ...wordsIn('elixir go kotlin python rust scala swift'),
]);

/** What a language calls a property: in Java and PHP a field, in Python a method with that decorator. */
export function isProperty(declared: Declared): boolean {
  const { one, languageId } = declared;
  const areFields = isScript(languageId) || languageId === 'java' || languageId === 'php';
  return (
    one.kind === 'property' ||
    (areFields && isField(declared)) ||
    (languageId === 'python' && one.kind === 'method' && one.attributes.includes('property'))
  );
}

/** In Python, what a class that extends `Enum` assigns. */
export function isEnumMember({ one, all, languageId }: Declared): boolean {
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
export function isPlainVariable({ one, languageId, all }: Declared): boolean {
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
export function isParameter({ one, all, languageId }: Declared): boolean {
  const around = one.inside === undefined ? undefined : all[one.inside];
  return (
    one.kind === 'parameter' &&
    !(/^_*\p{Lu}/u.test(one.name ?? '') && !WITHOUT_LOCAL_TYPES.has(languageId)) &&
    // What the platform or a base class declares has its names.
    !(around !== undefined && (around.isNameGiven || around.modifiers.includes('extern')))
  );
}

/** A constant of a file or type with a plain value. In scripts, `const` alone says only that it is not assigned again. */
export function isConstant({ one, all, languageId }: Declared): boolean {
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

export function isField({ one }: Declared): boolean {
  return one.kind === 'field' && !(one.modifiers.includes('static') && one.modifiers.includes('readonly'));
}

const TEST_ATTRIBUTE =
  /(?:^|[.:])(?:Test|TestMethod|TestCase|TestCaseSource|DataTestMethod|Fact|Theory|ParameterizedTest|RepeatedTest)$/;

/** Whether an attribute makes a method a test. */
export function isTestAttribute(name: string): boolean {
  return TEST_ATTRIBUTE.test(name);
}

/** A method that an attribute makes a test. */
export function isTestMethod({ one }: Declared): boolean {
  return one.kind === 'method' && one.attributes.some((name) => TEST_ATTRIBUTE.test(name));
}

/** A class with such a method. */
export function isTestClass({ one, all, languageId }: Declared): boolean {
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
