import type { SyntaxNode } from '../../../syntax-node.ts';
import { textOfStep, type Step, type Walk } from '../../walk.ts';
import { wordSet } from '../../../../structures/words-in.ts';

/** Modifiers, attributes and documentation of a declaration. */
export interface Head {
  readonly modifiers: readonly string[];
  readonly attributes: readonly string[];
  readonly hasDoc: boolean;
}

/** Reads the modifiers, attributes and documentation of a declaration whose words begin at `step`. */
export function readHead(step: Step, walk: Walk): Head {
  const modifiers: string[] = [];
  const attributes: string[] = [];
  let hasDoc = walk.grammar === 'python' && hasDocstring(step, walk);
  for (let at: Step | undefined = step; at !== undefined; at = wrapperOf(at)) {
    const isWrapper = at !== step;
    readChildren(at, walk, isWrapper, modifiers, attributes);
    const above = readAbove(at, walk);
    attributes.unshift(...above.attributes);
    hasDoc ||= above.hasDoc;
  }
  return { modifiers, attributes: [...new Set(attributes)], hasDoc };
}

/** Nodes that contain a declaration and begin it. */
const WRAPPERS: ReadonlySet<string> = new Set([
  'ambient_declaration',
  'decorated_definition',
  'export_statement',
  'template_declaration',
  'type_declaration',
]);

function wrapperOf({ parent }: Step): Step | undefined {
  return parent !== undefined && WRAPPERS.has(parent.type) ? parent : undefined;
}

/** Named nodes that hold words before a declaration. */
const MODIFIERS = /(?:^|_)modifiers?$|^(?:type_qualifier|storage_class_specifier|virtual_specifier)$/;
/** Words that say what is declared. */
const KINDS: ReadonlySet<string> = wordSet(`
  case catch class def delegate end enum event fn for foreach func function if impl in interface mod module namespace
  of operator record struct template trait type typedef union using while
`);
const WORD = /^[a-z]+$/;
const MAX_CHILDREN = 30;

function readChildren(step: Step, walk: Walk, isWrapper: boolean, modifiers: string[], attributes: string[]): void {
  const found: string[] = [];
  for (const child of step.children.slice(0, MAX_CHILDREN)) {
    const { type, isNamed } = child;
    if (isAttribute(type)) {
      attributes.push(...attributeNames(child.node, walk.text));
    } else if (type === 'modifiers') {
      for (const one of child.node.children) {
        if (one?.isNamed === true) {
          attributes.push(...attributeNames(one, walk.text));
        } else if (one !== null) {
          found.push(one.type);
        }
      }
    } else if (isNamed && MODIFIERS.test(type)) {
      found.push(...textOfStep(child, walk.text).split(/\s+/));
    } else if (!isNamed && WORD.test(type) && !KINDS.has(type)) {
      found.push(type);
    } else if (isNamed && (isWrapper || BODIES.test(type))) {
      break;
    }
  }
  modifiers.unshift(...found);
}

const BODIES = /block|body|list|clause/;

function isAttribute(type: string): boolean {
  return (
    type === 'decorator' || type === 'attribute_list' || type === 'attribute_item' || type === 'attribute_declaration'
  );
}

const MAX_ATTRIBUTE_CHARACTERS = 2_000;

/** The names in `@a.b(1)`, `[Fact, Theory]`, `#[tokio::test]`. */
function attributeNames(node: SyntaxNode, text: string): readonly string[] {
  const written = text.slice(node.startIndex, Math.min(node.endIndex, node.startIndex + MAX_ATTRIBUTE_CHARACTERS));
  const inner = written.replace(/^(?:@|#?!?\[+(?:\s*\w+\s*:(?!:))?)\s*/, '');
  const names: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= inner.length; at += 1) {
    const sign = inner.charAt(at);
    if (sign === '(' || sign === '{') {
      depth += 1;
    } else if (sign === ')' || sign === '}') {
      depth -= 1;
    }
    if (at === inner.length || (depth === 0 && (sign === ',' || sign === ']'))) {
      const name = /^\s*([\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::|\\)[\p{L}_$][\p{L}\p{N}_$]*)*)/u.exec(
        inner.slice(start, at),
      )?.[1];
      if (name !== undefined) {
        names.push(name);
      }
      start = at + 1;
    }
  }
  return names;
}

/** Attributes and documentation directly above a node. */
function readAbove(
  step: Step,
  { text, grammar }: Walk,
): { readonly attributes: readonly string[]; readonly hasDoc: boolean } {
  const attributes: string[] = [];
  let hasDoc = false;
  let below = step;
  for (let above = stepBefore(step); above !== undefined; above = stepBefore(above)) {
    if (isAttribute(above.type)) {
      attributes.unshift(...attributeNames(above.node, text));
    } else if (grammar === 'ruby' && isSignature(above, text)) {
      attributes.unshift(...(/\boverride\b/.test(textOfStep(above, text)) ? ['override'] : []));
    } else if (above.type.endsWith('comment')) {
      hasDoc ||= isDoc(above, below, text, grammar);
    } else if (above.isNamed || above.type.trim() !== '') {
      break;
    }
    below = above;
  }
  return { attributes, hasDoc };
}

/** `sig { params(a: String).void }` belongs to the method below it, whatever lines it takes. */
function isSignature({ type, node }: Step, text: string): boolean {
  return (
    type === 'call' && /^(?:T::Sig::WithoutRuntime\.)?sig\b/.test(text.slice(node.startIndex, node.startIndex + 32))
  );
}

/** The sibling before a step. A body of Ruby begins below the comments before its first statement. */
function stepBefore(step: Step): Step | undefined {
  const { parent, node } = step;
  if (parent === undefined) {
    return undefined;
  }
  let low = 0;
  let high = parent.children.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((parent.children[middle]?.node.startIndex ?? Infinity) < node.startIndex) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low > 0 ? parent.children[low - 1] : parent.type === 'body_statement' ? stepBefore(parent) : undefined;
}

function isDoc(comment: Step, below: Step, text: string, grammar: string): boolean {
  const { startPosition, endPosition, startIndex } = comment.node;
  const written = text.slice(startIndex, startIndex + 4);
  switch (grammar) {
    case 'go':
    case 'ruby': {
      const isAlone = !/\S/.test(text.slice(text.lastIndexOf('\n', startIndex - 1) + 1, startIndex));
      return isAlone && below.node.startPosition.row - Math.max(startPosition.row, endPosition.row) <= 1;
    }
    case 'c-sharp':
      return written.startsWith('///') || written.startsWith('/**');
    case 'rust':
    case 'cpp':
      return /^(?:\/\/\/|\/\*\*|\/\*!|\/\/!)/.test(written);
    case 'python':
      return false;
    default:
      return written.startsWith('/**');
  }
}

/** Whether the first statement of a body is a text. */
function hasDocstring({ node }: Step, { text }: Walk): boolean {
  const body = node.childForFieldName('body');
  const first = body?.children.find((child) => child?.isNamed === true && child.type !== 'comment');
  return (
    first?.type === 'expression_statement' &&
    /^[rRuU]{0,2}["']/.test(text.slice(first.startIndex, first.startIndex + 4)) &&
    first.children.every((child) => child?.type === 'string' || child?.type === 'concatenated_string')
  );
}
