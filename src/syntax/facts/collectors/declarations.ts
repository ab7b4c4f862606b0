import type { SyntaxNode } from '../../syntax-node.ts';
import type { DeclarationFact } from '../types.ts';
import { textOfStep, type Collector, type Step, type Walk } from '../walk.ts';
import { isFunctionDeclarator } from './declarations/cpp.ts';
import {
  declarationRules,
  TYPE_KINDS,
  type DeclarationKind,
  type DeclarationRule,
} from './declarations/declaration-rules.ts';
import { draftDeclaration, draftParameter, type Draft } from './declarations/draft.ts';
import { readHead, type Head } from './declarations/head.ts';
import { kindOf } from './declarations/kinds.ts';
import { readOwnNames, type OwnName } from './declarations/own-names.ts';
import { typeOf } from './declarations/own-type.ts';
import { readParameters } from './declarations/parameters.ts';
import { closeSizes, enterSizes, isSized, leaveSizes, openSizes, type OpenSizes } from './declarations/sizes.ts';
import { isTestCall, titleOfTest } from './declarations/tests.ts';
import { FUNCTION_VALUES, functionInValue } from './declarations/values.ts';
import { isAccess, readAccess, readExports } from './declarations/visibility.ts';

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
      const index = add(draftHere('test', step, walk, { name: { ...title, isTaken: false } }));
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
      add(draftHere('enum-member', step, walk, { name }));
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
      openFunction(step, add(draftHere(rule.kind, step, walk, { head })), walk);
      return;
    }
    let first: number | undefined;
    for (const name of names) {
      const kind = kindOf(rule, step, name.name, head, isFunction, around, walk);
      if (rule.isFirstWrite === true && !isFirstWrite(name.name, kind)) {
        continue;
      }
      first ??= drafts.length;
      add(draftHere(kind, step, walk, { name, head }));
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
        const parameter = draftParameter(name, node, index, walk.text);
        open.at(-1)?.written.add(parameter.name);
        add(parameter);
      }
    }
  }

  function draftHere(kind: DeclarationKind, step: Step, walk: Walk, own: { name?: OwnName; head?: Head }): Draft {
    const around = walk.inside === undefined ? undefined : drafts[walk.inside];
    return draftDeclaration({ kind, step, walk, around, access: open.at(-1)?.access, ...own });
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

const ARROWS: ReadonlySet<string> = new Set(['arrow_function', 'closure_expression', 'lambda', 'lambda_expression']);

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
  // The grammar of C# takes `Draw(a * B)` for a pointer that is declared.
  if (step.type === 'declaration_expression' && !isDeclaredArgument(step)) {
    return undefined;
  }
  // `class` without a body is the use of a type in C and C++.
  if (grammar === 'cpp' && step.type.endsWith('_specifier') && step.node.childForFieldName('body') === null) {
    return undefined;
  }
  return rules.get(step.type);
}

/** Whether `out` or `var` says that an argument or a part of a tuple declares a variable. */
function isDeclaredArgument({ node, parent }: Step): boolean {
  return (
    node.childForFieldName('type')?.type === 'implicit_type' ||
    parent?.children.some(({ type }) => type === 'out') === true
  );
}

function namesOf(step: Step, rule: DeclarationRule, { text }: Walk): readonly OwnName[] {
  // The name of a function expression is its own affair; the variable before it is its name to others.
  return EXPRESSIONS.has(step.type) ? [] : readOwnNames(step.node, rule, text);
}

const EXPRESSIONS: ReadonlySet<string> = new Set(['arrow_function', 'function_expression', 'generator_function']);

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
