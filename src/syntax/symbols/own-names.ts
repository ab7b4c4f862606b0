import type { SyntaxNode } from '../syntax-node.ts';
import { namesIn, textOf } from './names.ts';
import type { SymbolRule } from './symbol-rules.ts';
import { wordSet } from '../../structures/words-in.ts';

/** A name that a node declares. */
export interface OwnName {
  readonly name: string;
  /** From 1. */
  readonly line: number;
  /** The names around it, joined by dots. */
  readonly container: string | undefined;
  /** Whether it is declared by an assignment to a member: `this.x = 1`, `exports.x = 1`. */
  readonly isAssigned: boolean;
  /** The members of the value that lead to it in a pattern. */
  readonly within?: string | undefined;
}

const MAX_TARGET_CHARACTERS = 300;

/** The names that a node declares. `path` is that of the declarations around it. */
export function readOwnNames(
  node: SyntaxNode,
  rule: SymbolRule,
  path: string | undefined,
  text: string,
): readonly OwnName[] {
  const assigned = readAssigned(node, path, text);
  if (assigned !== undefined) {
    return assigned;
  }
  const owner = receiverOf(node, text) ?? path;
  const named = nameNodes(node, rule).flatMap((one) => namesIn(one, text));
  if (named.length === 0 && rule.as === 'container') {
    const type = node.childForFieldName(rule.name ?? 'name');
    const name =
      type === null
        ? ''
        : textOf(type, text, MAX_TARGET_CHARACTERS)
            .replace(/<[^]*$/, '')
            .replace(/^.*::/s, '');
    return name === '' ? [] : [{ name, line: node.startPosition.row + 1, container: path, isAssigned: false }];
  }
  return named.map(({ name, node: at, within }) => {
    const parts = name
      .split(/::|\./)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    return {
      name: parts.at(-1) ?? name,
      line: at.startPosition.row + 1,
      container: parts.length > 1 ? joinNames(owner, parts.slice(0, -1).join('.')) : owner,
      isAssigned: false,
      within,
    };
  });
}

/** The nodes with names: in a field, below `declarator`, or the node itself or its children. */
function nameNodes(node: SyntaxNode, { name, kind }: SymbolRule): readonly SyntaxNode[] {
  const inField = node.childrenForFieldName(name ?? 'name').filter(isNamed);
  if (inField.length > 0) {
    return inField;
  }
  const declarators = node.childrenForFieldName('declarator').filter(isNamed);
  if (declarators.length > 0) {
    return declarators;
  }
  if (node.type === 'variable_declaration') {
    return node.children.filter(isNamed).filter(({ type }) => type === 'variable_declarator');
  }
  return node.type === 'shorthand_property_identifier'
    ? [node]
    : UNNAMED.has(node.type) || kind === 'field'
      ? node.children.filter(isNamed)
      : [];
}

/** Nodes whose names are children without a field. */
const UNNAMED: ReadonlySet<string> = wordSet(`
  as_pattern_target const_element formal_parameters method_parameters parameters type_parameter type_parameters
  typed_parameter
`);

function isNamed(node: SyntaxNode | null): node is SyntaxNode {
  return node?.isNamed === true;
}

/** `exports.a = …`, `this.a = …`, `self.a = …`, `A.prototype.b = …`. */
function readAssigned(node: SyntaxNode, path: string | undefined, text: string): readonly OwnName[] | undefined {
  const target = node.type.startsWith('assignment') ? node.childForFieldName('left') : null;
  const written = target === null ? '' : textOf(target, text, MAX_TARGET_CHARACTERS);
  const [, own, field, owner, method] =
    /^(?:(?:module\.)?exports\.([\w$]+)|(?:this|self)\.#?([\w$]+)|([\w$]+)\.prototype\.([\w$]+))$/.exec(written) ?? [];
  const line = node.startPosition.row + 1;
  if (own !== undefined) {
    return [{ name: own, line, container: undefined, isAssigned: true }];
  }
  if (owner !== undefined && method !== undefined) {
    return [{ name: method, line, container: owner, isAssigned: true }];
  }
  if (field !== undefined) {
    // The innermost name around is the method.
    const container = path?.includes('.') === true ? path.slice(0, path.lastIndexOf('.')) : undefined;
    return container === undefined ? [] : [{ name: field, line, container, isAssigned: true }];
  }
  return undefined;
}

/** The type of a method's receiver in Go. */
function receiverOf(node: SyntaxNode, text: string): string | undefined {
  const receiver = node.type === 'method_declaration' ? node.childForFieldName('receiver') : null;
  return receiver === null
    ? undefined
    : /(\w+)\s*(?:\[[^\]]*\]\s*)?\)$/.exec(textOf(receiver, text, MAX_TARGET_CHARACTERS))?.[1];
}

/** `a.b` for `a` and `b`. */
export function joinNames(outer: string | undefined, inner: string): string {
  return outer === undefined ? inner : `${outer}.${inner}`;
}
