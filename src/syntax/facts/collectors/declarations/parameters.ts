import { namesIn } from '../../../symbols/names.ts';
import type { SyntaxNode } from '../../../syntax-node.ts';
import type { Walk } from '../../walk.ts';
import { SCRIPT_GRAMMARS } from '../../../grammars.ts';
import { wordSet } from '../../../../structures/words-in.ts';

export interface Parameter {
  readonly node: SyntaxNode;
  readonly names: readonly SyntaxNode[];
  /** Whether a type is written, or follows from a default in a language that infers it. */
  readonly isTyped: boolean;
}

/** No function that people write has more. */
const MAX_PARAMETERS = 200;

/** The parameters of a function, without `self`, `cls`, `this` and the receiver. */
export function readParameters(fn: SyntaxNode, { grammar, text }: Walk, isInType: boolean): readonly Parameter[] {
  const single = fn.childForFieldName('parameter');
  if (single !== null) {
    return [{ node: single, names: [single], isTyped: false }];
  }
  const listed = fn.childForFieldName('parameters') ?? parametersOfDeclarator(fn);
  const children = (listed?.children ?? []).slice(0, MAX_PARAMETERS);
  const isRest = grammar === 'c-sharp' && children.some((child) => child?.type === 'params');
  return children
    .filter((child): child is SyntaxNode => child?.isNamed === true && !LEFT_OUT.has(child.type))
    .filter((child) => !isRest || child.type === 'parameter' || child.type === 'identifier')
    .flatMap((node, index) => {
      const names = namesOfParameter(node, text);
      const [name] = names;
      const first = name === undefined ? '' : text.slice(name.startIndex, name.endIndex);
      if (
        (index === 0 && grammar === 'python' && (isInType ? OWNER : NAMED_OWNER).test(first)) ||
        node.childForFieldName('pattern')?.type === 'this' ||
        (grammar === 'cpp' && names.length === 0 && text.slice(node.startIndex, node.endIndex) === 'void')
      ) {
        return [];
      }
      const isTyped =
        node.childForFieldName('type') !== null ||
        node.type === 'spread_parameter' ||
        (SCRIPT_GRAMMARS.has(grammar) && node.childForFieldName('value') !== null) ||
        (isRest && node.type === 'identifier');
      // Go writes several names with one type.
      return grammar === 'go' && names.length > 1
        ? names.map((one) => ({ node, names: [one], isTyped }))
        : [{ node, names, isTyped }];
    });
}
/** The object or class of a method. Also where the line of its class is not Python, as in templates of projects. */
const NAMED_OWNER = /^(?:self|cls|mcs)$/;
const OWNER = /^(?:self|cls|mcs|_)$/;
const LEFT_OUT: ReadonlySet<string> = wordSet(`
  block_parameter comment keyword_separator line_comment block_comment attribute_item attribute_list
  positional_separator receiver_parameter self_parameter
`);

/** In C and C++ the parameters are in the declarator around the name. */
function parametersOfDeclarator(fn: SyntaxNode): SyntaxNode | null {
  let node = fn.childForFieldName('declarator');
  for (let depth = 0; node !== null && depth < MAX_DECLARATORS; depth += 1) {
    const parameters = node.childForFieldName('parameters');
    if (parameters !== null) {
      return parameters;
    }
    node =
      node.childForFieldName('declarator') ??
      node.children.find((child) => child?.type === 'function_declarator') ??
      null;
  }
  return null;
}

const MAX_DECLARATORS = 6;

function namesOfParameter(node: SyntaxNode, text: string): readonly SyntaxNode[] {
  const named = node.childrenForFieldName('name').filter((one): one is SyntaxNode => one?.isNamed === true);
  const pattern =
    node.childForFieldName('pattern') ??
    node.childForFieldName('declarator') ??
    (node.type === 'typed_parameter' ? node.children[0] : undefined) ??
    (node.type === 'spread_parameter'
      ? node.children.find((child) => child?.type === 'variable_declarator')
      : undefined);
  const nodes =
    named.length > 0
      ? named
      : pattern !== null && pattern !== undefined
        ? [pattern]
        : TYPED.has(node.type)
          ? []
          : [node];
  return nodes.flatMap((one) => namesIn(one, text).map((found) => found.node));
}

/** Parameters that may have a type and no name. */
const TYPED: ReadonlySet<string> = new Set(['parameter_declaration', 'variadic_parameter_declaration']);
