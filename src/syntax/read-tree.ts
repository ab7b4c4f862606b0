import { CONTAINERS } from './containers.ts';
import type { DeclarationRule, GrammarRules, ImportRule } from './grammar-rules.ts';
import { leadingRows } from './leading-rows.ts';
import { MAX_DEPTH } from './limits.ts';
import { splitLines } from './lines.ts';
import { begins, type Body, lastRow, placeDeclaration } from './place.ts';
import type { SyntaxNode } from './syntax-node.ts';
import type { Declaration, Import, Outline } from './types.ts';

/** A declaration whose end the walk has not passed yet. */
interface Opened {
  readonly kind: string;
  readonly endIndex: number;
  readonly children: Declaration[];
}

/**
 * Reads declarations and imports from a tree, in the order of the text, without recursion, visiting each node once. All
 * nodes are listed in one call, because `parent` and `previousSibling` of tree-sitter walk down from the root each
 * time.
 */
export function readTree(root: SyntaxNode, text: string, rules: GrammarRules): Outline {
  const nodes = root.descendantsOfType(typesOf(rules)).filter((node): node is SyntaxNode => node?.isNamed === true);
  const reading = { text, lines: splitLines(text), leading: leadingRows(nodes, text, rules) };
  const declarations: Declaration[] = [];
  const imports: Import[] = [];
  const open: Opened[] = [];
  let wrapper: SyntaxNode | undefined;
  let statement: SyntaxNode | undefined;

  for (const node of nodes) {
    const { type } = node;
    if (type === statementAround(rules)) {
      statement = node;
    }
    imports.push(...importsOf(node, statement, ruleFor(rules.imports, type), text));
    if (rules.wrappers.includes(type) && !(wrapper !== undefined && node.endIndex <= wrapper.endIndex)) {
      wrapper = node;
    }
    for (let top = open.at(-1); top !== undefined && top.endIndex <= node.startIndex; top = open.at(-1)) {
      open.pop();
    }
    const parent = open.at(-1);
    const rule = ruleFor(rules.declarations, type);
    const found = rule === undefined || open.length >= MAX_DEPTH ? undefined : parts(node, rule, parent?.kind, text);
    if (found !== undefined) {
      const first = wrapper !== undefined && begins(wrapper, node) ? wrapper : node;
      wrapper = undefined;
      const children: Declaration[] = [];
      (parent?.children ?? declarations).push({
        kind: found.kind,
        name: found.name,
        ...placeDeclaration(first, node, found, reading),
        children,
      });
      open.push({ kind: found.kind, endIndex: node.endIndex, children });
    }
  }
  return { declarations, imports, by: 'grammar' };
}

function typesOf({ declarations, imports, wrappers, comments, attributes }: GrammarRules): string[] {
  const statements = Object.values(imports).flatMap(({ statement }) => statement ?? []);
  const names = [Object.keys(declarations), Object.keys(imports), wrappers, comments, attributes, statements];
  return [...new Set(names.flat())];
}

function ruleFor<T>(rules: Readonly<Record<string, T>>, type: string): T | undefined {
  return Object.hasOwn(rules, type) ? rules[type] : undefined;
}

function statementAround({ imports }: GrammarRules): string | undefined {
  return Object.values(imports).find(({ statement }) => statement !== undefined)?.statement;
}

const MAX_NAME_CHARACTERS = 200;
/** Long enough for every statement whose specifier a pattern finds. */
const MAX_STATEMENT_CHARACTERS = 2_000;

function importsOf(
  node: SyntaxNode,
  statement: SyntaxNode | undefined,
  rule: ImportRule | undefined,
  text: string,
): readonly Import[] {
  if (rule === undefined) {
    return [];
  }
  const around = rule.statement !== undefined && statement !== undefined ? statement : node;
  const lines = { startLine: around.startPosition.row + 1, endLine: lastRow(around) + 1 };
  return specifiersOf(node, rule, text).map((specifier) => ({ specifier, ...lines }));
}

function specifiersOf(node: SyntaxNode, rule: ImportRule, text: string): readonly string[] {
  if ('pattern' in rule) {
    const statement = text.slice(node.startIndex, Math.min(node.endIndex, node.startIndex + MAX_STATEMENT_CHARACTERS));
    const found = rule.pattern.exec(statement)?.[1]?.trim();
    return found === undefined ? [] : [found];
  }
  return node.childrenForFieldName(rule.field).flatMap((named) => {
    // `a as b` in Python.
    const bare = named?.type === 'aliased_import' ? named.childForFieldName('name') : named;
    return bare ? [textOf(bare, text).replaceAll(/^["'`<]|["'`>]$/g, '')] : [];
  });
}

function textOf(node: SyntaxNode, text: string): string {
  return text.slice(node.startIndex, Math.min(node.endIndex, node.startIndex + MAX_NAME_CHARACTERS));
}

/** The parts of a declaration. */
interface Parts extends Body {
  readonly kind: string;
  readonly name: string | undefined;
}

const FUNCTIONS: ReadonlySet<string> = new Set(['arrow_function', 'function_expression', 'generator_function']);

/** The parts of a declaration. Undefined for a node that is not a declaration at its place. */
function parts(node: SyntaxNode, rule: DeclarationRule, parent: string | undefined, text: string): Parts | undefined {
  if (rule.kind === 'call' && !isCallOfSeveralLines(node)) {
    return undefined;
  }
  const outer = bodyOf(node, rule);
  const isCall = rule.kind === 'call';
  // The argument of a call is a function, or in Ruby a block.
  const isFunction = outer !== undefined && (isCall || FUNCTIONS.has(outer.type));
  const isMember = parent === undefined || CONTAINERS.has(parent);
  if ((rule.only === 'members' && !isMember && !isFunction) || (rule.only === 'body' && outer === undefined)) {
    return undefined;
  }
  const holder = isFunction ? outer : node;
  return {
    kind: isFunction && !isCall && rule.kind !== 'method' ? 'function' : rule.kind,
    name: nameOf(node, rule, text),
    body: isFunction ? (holder.childForFieldName('body') ?? undefined) : outer,
    holder,
    isHeadFirstLine: rule.only === 'first line',
  };
}

/** A chain of calls has no head: the head would be all the earlier calls. */
function isCallOfSeveralLines(node: SyntaxNode): boolean {
  const callee = node.childForFieldName('function') ?? node.childForFieldName('method');
  const { row } = node.startPosition;
  return node.endPosition.row > row && callee?.endPosition.row === row;
}

function bodyOf(node: SyntaxNode, { body = ['body'] }: DeclarationRule): SyntaxNode | undefined {
  for (const field of body) {
    const child = node.childForFieldName(field);
    if (child !== null) {
      return field === 'arguments'
        ? (child.children.find((one) => one !== null && FUNCTIONS.has(one.type)) ?? undefined)
        : child;
    }
  }
  return undefined;
}

function nameOf(node: SyntaxNode, rule: DeclarationRule, text: string): string | undefined {
  let named: SyntaxNode = node;
  for (
    let inner = node.childForFieldName('declarator');
    inner !== null;
    inner = inner.childForFieldName('declarator')
  ) {
    named = inner;
  }
  const name = named.childForFieldName(rule.name ?? 'name') ?? (named === node ? undefined : named);
  return name === undefined ? undefined : textOf(name, text);
}
