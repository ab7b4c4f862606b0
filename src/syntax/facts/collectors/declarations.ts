import type { SyntaxNode } from '../../syntax-node.ts';
import { readBases } from '../../symbols/bases.ts';
import type { DeclarationFact } from '../types.ts';
import { placeOfStep, textOfStep, type Collector, type Step, type Walk } from '../walk.ts';
import { declaredName, hasNoOwnWords, isFunctionDeclarator, isInUnnamedNamespace } from './declarations/cpp.ts';
import {
  declarationRules,
  TYPE_KINDS,
  type DeclarationKind,
  type DeclarationRule,
} from './declarations/declaration-rules.ts';
import { readHead, type Head } from './declarations/head.ts';
import { isExportedDeclaration } from './declarations/is-exported.ts';
import { readOwnNames, type OwnName } from './declarations/own-names.ts';
import { readParameters } from './declarations/parameters.ts';
import { closeSizes, enterSizes, isSized, leaveSizes, openSizes, type OpenSizes } from './declarations/sizes.ts';
import { isTestCall, titleOfTest } from './declarations/tests.ts';

type Draft = { -readonly [Key in keyof DeclarationFact]: DeclarationFact[Key] };

/** A declaration around the visited node. */
interface Open {
  readonly step: Step;
  readonly before: number | undefined;
  readonly index: number;
  /** The sizes of a function, as far as they are counted. Undefined for other declarations. */
  readonly sizes?: OpenSizes;
  /** The variables that are written in it. */
  readonly written: Set<string>;
  /** In Ruby and C++, who may use the members that follow. */
  access: string | undefined;
}

/** No file that people write has more. */
const MAX_DECLARATIONS = 20_000;

/** Collects the declarations of the whole file, with the sizes of functions, and keeps `walk.inside`. */
export function collectDeclarations(grammar: string): Collector<readonly DeclarationFact[]> {
  const rules = declarationRules(grammar);
  const drafts: Draft[] = [];
  const open: Open[] = [];
  const topWritten = new Set<string>();
  /** Functions that are the value of a declaration. */
  const values = new Map<SyntaxNode, number>();
  const exportedNames = new Set<string>();
  /** The sizes of the innermost function around the visited node. */
  let sizes: OpenSizes | undefined;

  function add(draft: Draft): number {
    drafts.push(draft);
    return drafts.length - 1;
  }

  function openDeclaration(step: Step, index: number, walk: Walk, own?: OpenSizes): void {
    open.push({ step, before: walk.inside, index, ...(own && { sizes: own }), written: new Set(), access: undefined });
    walk.inside = index;
    sizes = own ?? sizes;
  }

  function enter(step: Step, walk: Walk): void {
    if (sizes !== undefined) {
      enterSizes(sizes, step);
    }
    if (drafts.length >= MAX_DECLARATIONS) {
      return;
    }
    readAccess(step, walk, open.at(-1));
    readExports(step, walk, exportedNames);
    const title = titleOfTest(step, walk);
    if (title !== undefined) {
      const index = add(draftOf({ kind: 'test', step, walk, name: { ...title, isTaken: false } }));
      openDeclaration(step, index, walk);
      return;
    }
    declareEnumMember(step, walk);
    const rule = ruleOf(step, rules, walk);
    if (rule !== undefined) {
      declare(step, rule, walk);
    }
  }

  function leave(step: Step, walk: Walk): void {
    const top = open.at(-1);
    if (top?.step !== step) {
      if (sizes !== undefined) {
        leaveSizes(sizes, step);
      }
      return;
    }
    open.pop();
    walk.inside = top.before;
    const draft = drafts[top.index];
    if (top.sizes !== undefined && draft?.body !== undefined) {
      draft.body = closeSizes(top.sizes, draft.body);
      sizes = open.findLast((one) => one.sizes !== undefined)?.sizes;
    }
  }

  /** Members of an enum of TypeScript without a value are plain names. */
  function declareEnumMember(step: Step, walk: Walk): void {
    if (step.parent?.type === 'enum_body' && step.type === 'property_identifier') {
      const name = { name: textOfStep(step, walk.text), node: step.node, isTaken: false };
      add(draftOf({ kind: 'enum-member', step, walk, name }));
    }
  }

  function declare(step: Step, rule: DeclarationRule, walk: Walk): void {
    const owner = values.get(step.node);
    if (owner !== undefined) {
      openFunction(step, owner, walk);
      return;
    }
    const around = walk.inside === undefined ? undefined : drafts[walk.inside];
    const names = namesOf(step, rule, walk);
    const headStep = rule.head === 2 ? step.parent?.parent : rule.head === 1 ? step.parent : step;
    const head = readHead(headStep ?? step, walk);
    const value = functionInValue(step);
    const isFunction = rule.isFunction === true || value !== undefined || isFunctionDeclarator(step);
    if (rule.isFunction === true && names.length === 0) {
      openFunction(step, add(draftOf({ kind: rule.kind, step, walk, head })), walk);
      return;
    }
    let first: number | undefined;
    for (const name of names) {
      const kind = kindOf(rule, step, name.name, head, isFunction, around, walk);
      if (rule.isFirstWrite === true && !isFirstWrite(name.name, kind)) {
        continue;
      }
      first ??= drafts.length;
      add(draftOf({ kind, step, walk, name, head }));
    }
    if (first === undefined) {
      return;
    }
    if (value !== undefined) {
      values.set(value, first);
    } else if (isFunction) {
      openFunction(step, first, walk);
    } else if (TYPE_KINDS.has(rule.kind)) {
      openDeclaration(step, first, walk);
    }
  }

  function isFirstWrite(name: string, kind: DeclarationKind): boolean {
    const written =
      kind === 'field' ? open.at(-1)?.written : open.findLast(({ sizes }) => sizes !== undefined)?.written;
    const names = written ?? topWritten;
    const isFirst = !names.has(name);
    names.add(name);
    return isFirst;
  }

  /** Begins to count in a function, and declares its parameters. */
  function openFunction(step: Step, index: number, walk: Walk): void {
    const draft = drafts[index];
    const around = draft?.inside === undefined ? undefined : drafts[draft.inside];
    const isInType = around !== undefined && TYPE_KINDS.has(around.kind);
    const parameters = readParameters(step.node, walk, isInType);
    const sizes = openSizes(step);
    openDeclaration(step, index, walk, sizes);
    if (draft !== undefined) {
      draft.hasBody = step.node.childForFieldName('body') !== null;
      const type = draft.type ?? typeOf(step.node, walk.text);
      if (type !== undefined) {
        draft.type = type;
      }
      draft.body = closeSizes(sizes, {
        parameters: parameters.length,
        untyped: parameters.filter(({ isTyped }) => !isTyped).length,
        lines: step.node.endPosition.row - signatureRow(draft, step) + 1,
        isArrow: ARROWS.has(step.type),
      });
      if (step.children.some(({ type }) => type === 'async') && !draft.modifiers.includes('async')) {
        draft.modifiers = [...draft.modifiers, 'async'];
      }
    }
    for (const { node, names } of parameters) {
      for (const name of names) {
        const place = { line: name.startPosition.row + 1, column: name.startPosition.column };
        const written = walk.text.slice(name.startIndex, name.endIndex).replace(/^[$@&]/, '');
        open.at(-1)?.written.add(written);
        const type = typeOf(node, walk.text);
        add({
          kind: 'parameter',
          ...place,
          endLine: name.endPosition.row + 1,
          endColumn: name.endPosition.column,
          nameLine: place.line,
          nameColumn: place.column,
          name: written,
          inside: index,
          isExported: false,
          modifiers: node.children.flatMap((child) =>
            child !== null && PARAMETER_MODIFIERS.test(child.type)
              ? walk.text.slice(child.startIndex, child.endIndex)
              : [],
          ),
          attributes: [],
          ...(type === undefined ? {} : { type }),
          bases: [],
          hasDoc: false,
          isNameGiven: name.type === 'shorthand_property_identifier_pattern',
          isLiteral: false,
          hasBody: false,
        });
      }
    }
  }

  function draftOf({
    kind,
    step,
    walk,
    name,
    head = { modifiers: [], attributes: [], hasDoc: false },
  }: {
    readonly kind: DeclarationKind;
    readonly step: Step;
    readonly walk: Walk;
    readonly name?: OwnName;
    readonly head?: Head;
  }): Draft {
    const { text, grammar, inside } = walk;
    const place = placeOfStep(step);
    const access = open.at(-1)?.access;
    const modifiers =
      access === undefined || head.modifiers.includes(access) ? head.modifiers : [...head.modifiers, access];
    const around = inside === undefined ? undefined : drafts[inside];
    const type = kind === 'struct' || kind === 'interface' ? undefined : typeOf(step.node, text);
    return {
      kind,
      ...place,
      ...(name === undefined ? {} : { name: name.name }),
      nameLine: name === undefined ? place.line : name.node.startPosition.row + 1,
      nameColumn: name === undefined ? place.column : name.node.startPosition.column,
      ...(inside === undefined ? {} : { inside }),
      isExported:
        isExportedDeclaration(grammar, { kind, name: name?.name, modifiers, around }) &&
        !(grammar === 'cpp' && isInUnnamedNamespace(step)),
      modifiers,
      attributes: head.attributes,
      ...(type === undefined ? {} : { type }),
      bases: TYPE_KINDS.has(kind) ? readBases(step.node, text) : [],
      hasDoc: head.hasDoc,
      isNameGiven:
        name?.isTaken === true ||
        isOverride(step, head, text) ||
        describesValue(step) ||
        (grammar === 'cpp' && hasNoOwnWords(step)),
      isLiteral: isLiteral(step.node, text),
      hasBody: step.node.childForFieldName('body') !== null,
    };
  }

  return {
    looksAt: (type, isNamed) =>
      isNamed &&
      (rules.has(type) || OTHER_TYPES.has(type) || isSized(type) || isTestCall(type) || isAccess(type, grammar)),
    enter,
    leave,
    end: () =>
      drafts.map((draft) =>
        draft.inside === undefined && draft.name !== undefined && exportedNames.has(draft.name)
          ? { ...draft, isExported: true }
          : draft,
      ),
  };
}

/** Types that declare or export something beside those of the rules. */
const OTHER_TYPES: ReadonlySet<string> = new Set([
  'export_specifier',
  'export_statement',
  'pair',
  'property_identifier',
]);

/** Whether a member belongs to a type that is written to describe a value: `row as { user_id: string }`. */
function describesValue({ type, parent }: Step): boolean {
  if (type !== 'property_signature' && type !== 'method_signature') {
    return false;
  }
  let around = parent;
  while (around !== undefined && IN_WRITTEN_TYPE.has(around.type)) {
    around = around.parent;
  }
  return around !== undefined && ASSERTIONS.has(around.type);
}

const IN_WRITTEN_TYPE: ReadonlySet<string> = new Set([
  'array_type',
  'generic_type',
  'intersection_type',
  'object_type',
  'parenthesized_type',
  'property_signature',
  'readonly_type',
  'type_annotation',
  'type_arguments',
  'union_type',
]);
const ASSERTIONS: ReadonlySet<string> = new Set([
  'as_expression',
  'call_expression',
  'new_expression',
  'satisfies_expression',
  'type_assertion',
]);

const ARROWS: ReadonlySet<string> = new Set(['arrow_function', 'closure_expression', 'lambda', 'lambda_expression']);
const PARAMETER_MODIFIERS = /modifier$|^(?:readonly|final|modifiers)$/;

function ruleOf(
  step: Step,
  rules: ReadonlyMap<string, DeclarationRule>,
  { grammar }: Walk,
): DeclarationRule | undefined {
  if (step.type === 'pair' && functionInValue(step) !== undefined) {
    return { kind: 'method', name: 'key' };
  }
  // Its name is a parameter's.
  if (step.type === 'variable_declarator' && step.parent?.type === 'spread_parameter') {
    return undefined;
  }
  if (step.type === 'property_signature' && step.node.childForFieldName('name')?.type === 'computed_property_name') {
    return undefined;
  }
  // `class` without a body is the use of a type in C and C++.
  if (grammar === 'cpp' && step.type.endsWith('_specifier') && step.node.childForFieldName('body') === null) {
    return undefined;
  }
  return rules.get(step.type);
}

function namesOf(step: Step, rule: DeclarationRule, { text }: Walk): readonly OwnName[] {
  // The name of a function expression is its own affair; the variable before it is its name to others.
  return EXPRESSIONS.has(step.type) ? [] : readOwnNames(step.node, rule, text);
}

const EXPRESSIONS: ReadonlySet<string> = new Set(['arrow_function', 'function_expression', 'generator_function']);

function kindOf(
  rule: DeclarationRule,
  { type, node, parent }: Step,
  name: string,
  { modifiers }: Head,
  isFunction: boolean,
  around: Draft | undefined,
  { grammar, text }: Walk,
): DeclarationKind {
  const isMember = around !== undefined && around.kind !== 'namespace' && TYPE_KINDS.has(around.kind);
  const holder = parent?.parent?.type;
  if (isFunction) {
    const isMethod =
      rule.kind === 'method' ||
      rule.kind === 'field' ||
      isMember ||
      (type === 'function_item' && (holder === 'impl_item' || holder === 'trait_item')) ||
      (grammar === 'cpp' && declaredName(node)?.type === 'qualified_identifier');
    const isConstructor =
      isMethod &&
      (CONSTRUCTORS.has(name) ||
        (grammar === 'cpp' && (name === around?.name || node.childForFieldName('type') === null)));
    return rule.kind === 'constructor' || isConstructor ? 'constructor' : isMethod ? 'method' : 'function';
  }
  switch (grammar) {
    case 'go':
      return type === 'type_spec' ? (GO_TYPES.get(node.childForFieldName('type')?.type ?? '') ?? 'type') : rule.kind;
    case 'ruby':
      return rule.kind === 'variable' && /^\p{Lu}/u.test(name)
        ? 'constant'
        : rule.kind === 'variable' && name.startsWith('@')
          ? 'field'
          : rule.kind;
    case 'python':
      return rule.kind !== 'variable'
        ? rule.kind
        : /^(?:typing\.)?Final\b/.test(typeOf(node, text) ?? '') ||
            (around === undefined && /^_*\p{Lu}[\p{Lu}\d_]*$/u.test(name))
          ? 'constant'
          : around?.kind === 'class' && type === 'assignment'
            ? 'field'
            : 'variable';
    case 'java':
      return parent?.type === 'field_declaration' || parent?.type === 'constant_declaration'
        ? (modifiers.includes('static') && modifiers.includes('final')) || around?.kind === 'interface'
          ? 'constant'
          : 'field'
        : rule.kind;
    case 'c-sharp':
      return rule.kind === 'variable'
        ? modifiers.includes('const')
          ? 'constant'
          : holder === 'field_declaration' || holder === 'event_field_declaration'
            ? 'field'
            : 'variable'
        : rule.kind;
    case 'cpp':
      return rule.kind === 'variable' || rule.kind === 'field'
        ? modifiers.includes('const') || modifiers.includes('constexpr')
          ? 'constant'
          : rule.kind
        : rule.kind;
    default:
      return rule.kind === 'variable' && modifiers.includes('const') && type === 'variable_declarator'
        ? 'constant'
        : rule.kind;
  }
}

const CONSTRUCTORS: ReadonlySet<string> = new Set(['constructor', '__init__', '__construct', 'initialize']);
const GO_TYPES: ReadonlyMap<string, DeclarationKind> = new Map<string, DeclarationKind>([
  ['interface_type', 'interface'],
  ['struct_type', 'struct'],
]);

/** Values around a function that is the value of a declaration: `memo(() => …)`, `(() => …) as Handler`. */
const AROUND_FUNCTION: ReadonlySet<string> = new Set([
  'as_expression',
  'parenthesized_expression',
  'satisfies_expression',
]);
const FUNCTION_VALUES: ReadonlySet<string> = new Set([
  'arrow_function',
  'func_literal',
  'function_expression',
  'generator_function',
  'lambda',
]);
const VALUE_HOLDERS: ReadonlySet<string> = new Set([
  'assignment',
  'field_definition',
  'pair',
  'public_field_definition',
  'variable_declarator',
]);
const MAX_WRAPPED = 4;

/** The function that is the value of a declaration. */
function functionInValue({ type, node }: Step): SyntaxNode | undefined {
  if (!VALUE_HOLDERS.has(type)) {
    return undefined;
  }
  let value = node.childForFieldName('value') ?? node.childForFieldName('right');
  for (let depth = 0; value !== null && depth < MAX_WRAPPED; depth += 1) {
    if (FUNCTION_VALUES.has(value.type)) {
      return value;
    }
    value = AROUND_FUNCTION.has(value.type) ? (value.children.find((child) => child?.isNamed === true) ?? null) : null;
  }
  return undefined;
}

const TYPE_FIELDS = ['type', 'return_type', 'returns', 'result'];
const MAX_TYPE_CHARACTERS = 200;

function typeOf(node: SyntaxNode, text: string): string | undefined {
  const holder = node.type === 'variable_declarator' && node.childForFieldName('type') === null ? node.parent : node;
  for (const field of TYPE_FIELDS) {
    const typed = holder?.childForFieldName(field);
    if (typed !== null && typed !== undefined && typed.isNamed) {
      const written = text.slice(typed.startIndex, Math.min(typed.endIndex, typed.startIndex + MAX_TYPE_CHARACTERS));
      return written.replace(/^\s*(?::|->)\s*/, '').trim();
    }
  }
  return undefined;
}

const LITERALS =
  /^(?:string|number|integer|float|true|false|\w*_literal|template_string|boolean|unary_operator|unary_expression)$/;

function isLiteral(node: SyntaxNode, text: string): boolean {
  const value =
    node.childForFieldName('value') ??
    node.childForFieldName('right') ??
    node.childForFieldName('default_value') ??
    (node.type === 'variable_declarator' || node.type === 'const_element'
      ? node.children.findLast(
          (child) => child?.isNamed === true && child.type !== 'identifier' && child.type !== 'name',
        )
      : null);
  if (value === null || value === undefined) {
    return false;
  }
  const inner = value.type === 'expression_list' ? value.children[0] : value;
  return (
    inner !== null &&
    inner !== undefined &&
    LITERALS.test(inner.type) &&
    !/\$\{|\{/.test(inner.type === 'template_string' ? text.slice(inner.startIndex, inner.endIndex) : '') &&
    (!inner.type.startsWith('unary') || /^[-+]\s*\d/.test(text.slice(inner.startIndex, inner.endIndex)))
  );
}

/** Whether a method stands for one of another type, whose name it must have. */
function isOverride(step: Step, { modifiers, attributes }: Head, text: string): boolean {
  const declarator = step.node.childForFieldName('declarator');
  return (
    modifiers.includes('override') ||
    // A macro: `TEST(Suite, Name) { … }`.
    (step.type === 'function_definition' && declarator !== null && step.node.childForFieldName('type') === null) ||
    attributes.some((name) => /^(?:typing\.|typing_extensions\.)?[Oo]verride$/.test(name)) ||
    (declarator !== null && /\b(?:override|final)\s*$/.test(text.slice(declarator.startIndex, declarator.endIndex))) ||
    step.children.some(({ type }) => type === 'explicit_interface_specifier') ||
    (step.parent?.parent?.type === 'impl_item' && step.parent.parent.node.childForFieldName('trait') !== null)
  );
}

/** The row on which a function's own words begin, below its decorators. */
function signatureRow({ line }: Draft, { node, type, children }: Step): number {
  if (FUNCTION_VALUES.has(type)) {
    return Math.min(line - 1, node.startPosition.row);
  }
  const first = children.find((child) => !ATTRIBUTES.has(child.type));
  const modifiers = first?.type === 'modifiers' ? first.node.endPosition.row : undefined;
  return modifiers ?? first?.node.startPosition.row ?? node.startPosition.row;
}

const ATTRIBUTES: ReadonlySet<string> = new Set(['attribute_list', 'decorator']);

/** Whether nodes of a type may say, in Ruby and C++, who may use the members below them. */
function isAccess(type: string, grammar: string): boolean {
  return grammar === 'cpp'
    ? type === 'access_specifier' || type === 'field_declaration_list'
    : grammar === 'ruby' && type === 'identifier';
}

/** Ruby and C++ write who may use members above them. */
function readAccess(step: Step, { grammar, text }: Walk, around: Open | undefined): void {
  if (around === undefined) {
    return;
  }
  if (grammar === 'cpp' && step.type === 'access_specifier' && step.parent?.type === 'field_declaration_list') {
    around.access = textOfStep(step, text);
  } else if (grammar === 'cpp' && step.type === 'field_declaration_list' && step.parent?.type === 'class_specifier') {
    around.access = 'private';
  } else if (grammar === 'ruby' && step.type === 'identifier' && step.parent?.type === 'body_statement') {
    const word = textOfStep(step, text);
    around.access = /^(?:private|protected|public)$/.test(word) ? word : around.access;
  }
}

/** Names in `export { a, b }` and `export default a`. */
function readExports(step: Step, { text }: Walk, names: Set<string>): void {
  if (step.type === 'export_specifier') {
    const name = step.node.childForFieldName('name');
    if (name !== null) {
      names.add(text.slice(name.startIndex, name.endIndex));
    }
  } else if (step.type === 'export_statement') {
    step.children.filter(({ type }) => type === 'identifier').forEach((child) => names.add(textOfStep(child, text)));
  }
}
