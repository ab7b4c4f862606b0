import { grammarOf } from '../../grammars.ts';
import { importNodes, passedNames } from '../../symbols/imported-names.ts';
import type { ImportFact } from '../types.ts';
import { childInField, placeOfStep, textOfStep, type Collector, type Step, type Walk } from '../walk.ts';

const MAX_STATEMENT_CHARACTERS = 16_384;
const NONE: ReadonlySet<string> = new Set();

/** Collects the imports of the whole file. */
export function collectImports(language: string): Collector<readonly ImportFact[]> {
  const rules = grammarOf(language)?.rules;
  const types = rules === undefined ? NONE : importNodes(rules);
  const imports: ImportFact[] = [];
  return {
    looksAt: (type, isNamed) => (isNamed && types.has(type)) || type === 'call_expression',
    enter: (step, walk) => {
      if (step.isNamed && types.has(step.type)) {
        imports.push(...readStatement(step, walk));
      } else if (step.type === 'call_expression') {
        imports.push(...readLooseCall(step, walk));
      }
    },
    end: () => imports,
  };
}

function readStatement(step: Step, { text }: Walk): readonly ImportFact[] {
  const { imports } = passedNames(step.node, text);
  const written = textOfStep(step, text, MAX_STATEMENT_CHARACTERS);
  if (imports.length === 0) {
    const forEffects = step.type === 'import_spec' ? /^_\s+["`]([^"`]+)/.exec(written)?.[1] : undefined;
    return forEffects === undefined
      ? []
      : [{ ...placeOfStep(step), module: forEffects, kind: 'import', isType: false, isTop: true }];
  }
  const kind = importKind(step.type, written);
  const isScript = kind === 'import' && /^import\b[^]*["']/.test(written);
  const isType = /^(?:import|export)\s+type\s+(?!from\b|,|=)/.test(written) || isForTypeChecking(step, text);
  const types = isScript ? typeNames(written) : NONE;
  const shared = { ...placeOfStep(step), kind, isTop: isAtTop(step) };
  return imports.map(({ specifier, imported, local }) => ({
    ...shared,
    module: specifier,
    ...(isScript && local === undefined ? {} : { imported }),
    ...(local === undefined ? {} : { local }),
    isType: isType || types.has(imported),
  }));
}

function importKind(type: string, written: string): ImportFact['kind'] {
  switch (type) {
    case 'variable_declarator':
      return /=\s*(?:await\s+)?import\s*\(/.test(written) ? 'dynamic' : 'require';
    case 'call':
      return 'require';
    case 'export_statement':
      return 'export-from';
    case 'preproc_include':
      return 'include';
    default:
      return 'import';
  }
}

/** `import { type A } from 'a'`. */
function typeNames(written: string): ReadonlySet<string> {
  return new Set([...written.matchAll(/[{,]\s*type\s+([\w$]+)/g)].map(([, name = '']) => name));
}

/** `require('a')` and `import('a')` that give no names in a declaration of their own. */
function readLooseCall(step: Step, { text }: Walk): readonly ImportFact[] {
  const callee = step.children[0];
  const isImport = callee?.type === 'import';
  if (callee === undefined || (!isImport && textOfStep(callee, text, 8) !== 'require')) {
    return [];
  }
  const [, module] = /^\w+\s*\(\s*["'`]([^"'`\n$]+)["'`]\s*[,)]/.exec(textOfStep(step, text, 300)) ?? [];
  if (module === undefined || isNamedByDeclarator(step)) {
    return [];
  }
  return [
    {
      ...placeOfStep(step),
      module,
      kind: isImport ? 'dynamic' : 'require',
      isType: isImport && isInType(step),
      isTop: isAtTop(step),
    },
  ];
}

/** Whether `import("a")` names a type, which loads nothing: `let b: import("a").B`. */
function isInType(step: Step): boolean {
  let inner = step;
  while (inner.parent?.type === 'member_expression' || inner.parent?.type === 'subscript_expression') {
    inner = inner.parent;
  }
  // The grammar knows such types only in part: it reads `Array<import("a").B>` with a fault, and `f<import("a").B>()` as a
  // comparison.
  const around = inner.parent?.type === 'ERROR' ? inner.parent.parent : inner.parent;
  if (around === undefined || TYPES.test(around.type)) {
    return around !== undefined;
  }
  // `f<typeof import("a")>()` is read as a comparison too. Nobody asks for the type of a promise while the program runs.
  if (around.type === 'unary_expression' && around.children[0]?.type === 'typeof') {
    return true;
  }
  const isFirst = around.children[0]?.node.startIndex === inner.node.startIndex;
  return !isFirst && (CASTS.has(around.type) || around.children[1]?.type === '<');
}

const TYPES = /^(?:constraint|type_(?!assertion)\w+|\w+_type)$/;
const CASTS: ReadonlySet<string> = new Set(['as_expression', 'satisfies_expression']);

/** Whether the declaration around a call has been read as an import. */
function isNamedByDeclarator(step: Step): boolean {
  let around = step.parent;
  while (around?.type === 'await_expression' || around?.type === 'member_expression') {
    around = around.parent;
  }
  return around?.type === 'variable_declarator' || around?.type === 'import_require_clause';
}

function isForTypeChecking(step: Step, text: string): boolean {
  const around = step.parent?.parent;
  const condition = around?.type === 'if_statement' ? childInField(around, 'condition') : undefined;
  return condition !== undefined && textOfStep(condition, text).endsWith('TYPE_CHECKING');
}

const NESTED = /function|method|lambda|arrow|closure|class|block|_body|compound_statement/;

function isAtTop(step: Step): boolean {
  for (let around = step.parent; around !== undefined; around = around.parent) {
    if (NESTED.test(around.type)) {
      return false;
    }
  }
  return true;
}
