import { readName } from '../../../text/read-names.ts';
import type { SyntaxNode } from '../../syntax-node.ts';
import type { ImportFact, UseFact } from '../types.ts';
import { createResolver } from '../uses/bindings.ts';
import { chainName, isJoined, lastPart, namedMember } from '../uses/chain.ts';
import { readBindings } from '../uses/gather-bindings.ts';
import { listMacroArguments, readTokenTree } from '../uses/token-tree.ts';
import { childInField, hasWanted, textOfStep, type Collector, type Step, type Walk } from '../walk.ts';
import { isCodeLeaf } from './code-lines.ts';
import { wordSet } from '../../../structures/words-in.ts';

type Use = Omit<UseFact, 'meaning' | 'fromImport' | 'isOwn'>;

/** The nodes of calls, with the field of what is called. Without a field, the node itself has the object and the name. */
const CALLS: Readonly<Record<string, string | undefined>> = {
  call: 'function',
  call_expression: 'function',
  function_call_expression: 'function',
  invocation_expression: 'function',
  macro_invocation: 'macro',
};
const METHOD_CALLS = new Set([
  'member_call_expression',
  'method_invocation',
  'nullsafe_member_call_expression',
  'scoped_call_expression',
]);
const CREATIONS = /^(?:new_expression|object_creation_expression)$/;
const ATTRIBUTES = /^(?:decorator|marker_annotation|annotation)$/;
const TAGS = /^(?:jsx_opening_element|jsx_self_closing_element)$/;

/** Collects where names, keywords and operators are used, and follows imports and aliases within the file. */
export function collectUses(readImports: (walk: Walk) => readonly ImportFact[]): Collector<readonly UseFact[]> {
  const found: { readonly use: Use; readonly at: number; readonly isFree: boolean; readonly module?: string }[] = [];
  const reader = readBindings();

  const add: AddUse = (walk, kind, name, node, more = {}) => {
    const place = placeOfName(node);
    if (name !== '' && walk.isWanted(place.line)) {
      const inside = walk.inside === undefined ? {} : { inside: walk.inside };
      const module = name.startsWith(REQUIRED) ? MODULE.exec(textOfNode(node, walk))?.[1] : undefined;
      found.push({
        ...(module === undefined ? {} : { module }),
        use: { ...place, kind, name, ...inside, ...more },
        at: node.startIndex,
        isFree: FREE.has(kind),
      });
    }
  };

  const enterLeaf = (step: Step, walk: Walk): void => {
    if (step.isPartOfUse || !walk.isWanted(step.line) || reader.isDeclared(step)) {
      return;
    }
    if (!step.isNamed && (!isWordOrOperator(step) || METHOD_CLAUSE.test(step.parent?.type ?? ''))) {
      return;
    }
    const text = step.isNamed ? readName(textOfStep(step, walk.text)) : step.type;
    if (!step.isNamed || KNOWN_WORDS.has(step.type)) {
      const kind = /^(?:[\p{L}]|#[a-z]|_.)/u.test(text) ? 'keyword' : 'operator';
      if (kind === 'keyword' || isOperator(step, text)) {
        add(walk, kind, text, step.node);
      }
      return;
    }
    if (isCodeLeaf(step) && NAMES.test(step.type)) {
      add(walk, leafKind(step), text, step.node);
    }
  };

  return {
    enter: (step, walk) => {
      reader.enter(step, walk);
      if (!hasWanted(step, walk)) {
        return;
      }
      step.isTypePlace = step.isNamed && isTypePlace(step, walk.grammar);
      if (step.children.length === 0) {
        enterLeaf(step, walk);
      } else if (step.isNamed && !NODE_READERS.some((read) => read(step, walk, add))) {
        readMember(step, walk, add, reader.isDeclared);
      }
    },
    end: (walk) => {
      const resolve = createResolver(reader.bindings, readImports(walk), walk.grammar);
      return found.map(({ use, at, isFree, module }) =>
        module !== undefined
          ? { ...use, isOwn: false, meaning: `${module}#${use.name.slice(REQUIRED.length)}` }
          : isFree
            ? { ...use, ...resolve(use.name, at) }
            : { ...use, isOwn: false },
      );
    },
  };
}

type AddUse = (walk: Walk, kind: UseFact['kind'], name: string, node: SyntaxNode, more?: Partial<Use>) => void;

/** Adds the use that a node is; returns whether the node is of its kind, so that no other reader looks at it. */
type NodeReader = (step: Step, walk: Walk, add: AddUse) => boolean;

/** Rust does not parse what is in a macro. */
const readMacro: NodeReader = (step, walk, add) => {
  if (step.type !== 'token_tree') {
    return false;
  }
  for (const { kind, name, node, parts } of readTokenTree(step, walk.text)) {
    parts.forEach((part) => (part.isPartOfUse = true));
    add(walk, kind, name, node);
  }
  return true;
};

const readAttribute: NodeReader = (step, walk, add) => {
  if (!ATTRIBUTES.test(step.type) && !isAttribute(step, walk.grammar)) {
    return false;
  }
  const named = attributeName(step);
  if (named !== undefined) {
    add(walk, 'attribute', chainName(named.node, walk.text) || textOfStep(named, walk.text), named.node);
    named.isPartOfUse = true;
  }
  return true;
};

const readLikeCall: NodeReader = (step, walk, add) => {
  const word = LIKE_CALLS.has(step.type) ? step.children[0] : undefined;
  if (word === undefined || word.isNamed || !/^(?:\(|parenthesized_expression)$/.test(step.children[1]?.type ?? '')) {
    return false;
  }
  add(walk, 'call', word.type, word.node);
  return true;
};

const readTag: NodeReader = (step, walk, add) => {
  const isClosing = step.type === 'jsx_closing_element';
  if (!TAGS.test(step.type) && !isClosing) {
    return false;
  }
  const named = childInField(step, 'name');
  if (named !== undefined) {
    named.isPartOfUse = true;
    if (!isClosing) {
      add(walk, 'tag', chainName(named.node, walk.text) || textOfStep(named, walk.text), named.node);
    }
  }
  return true;
};

const readCreation: NodeReader = (step, walk, add) => {
  if (step.type === 'implicit_object_creation_expression') {
    const created = findCreatedType(step.node);
    if (created !== undefined) {
      add(walk, 'new', chainName(created, walk.text), step.children[0]?.node ?? step.node, {
        arguments: readArguments(step, walk),
      });
    }
    return true;
  }
  if (!CREATIONS.test(step.type)) {
    return false;
  }
  const named = childInField(step, 'constructor') ?? childInField(step, 'type') ?? step.children.find(isNamePart);
  if (named !== undefined) {
    named.isPartOfUse = true;
    add(walk, 'new', chainName(named.node, walk.text), named.node, { arguments: readArguments(step, walk) });
  }
  return true;
};

const readCall: NodeReader = (step, walk, add) => {
  const field = CALLS[step.type];
  // What is called comes first, except for methods in Ruby.
  const first = step.type === 'call' && walk.grammar === 'ruby' ? undefined : step.children[0];
  const callee = field === undefined ? undefined : first;
  const isMethod = METHOD_CALLS.has(step.type) || (step.type === 'call' && callee === undefined);
  if (callee === undefined && !isMethod) {
    return false;
  }
  const named = callee?.node ?? step.node;
  const name = `${chainName(named, walk.text)}${step.type === 'macro_invocation' ? '!' : ''}`;
  if (callee !== undefined) {
    callee.isPartOfUse = true;
  } else {
    markMember(step);
  }
  add(walk, 'call', name, named, {
    arguments: readArguments(step, walk),
    ...(callee === undefined ? placeOfMethod(step) : {}),
  });
  return true;
};

const readVariable: NodeReader = (step, walk, add) => {
  if (step.type !== 'variable_name') {
    return false;
  }
  step.children.forEach((child) => (child.isPartOfUse = true));
  add(walk, 'name', textOfStep(step, walk.text), step.node);
  return true;
};

/** The first one that knows a node reads it. */
const NODE_READERS: readonly NodeReader[] = [
  readMacro,
  readAttribute,
  readLikeCall,
  readTag,
  readCreation,
  readCall,
  readVariable,
];

/** Adds a member that is neither called nor declared, such as `a.b` or `a['b']`. */
function readMember(step: Step, walk: Walk, add: AddUse, isDeclared: (step: Step) => boolean): void {
  const { type } = step;
  if (type === 'subscript_expression' && namedMember(step.node, walk.text) !== undefined) {
    if (!step.isPartOfUse && !isDeclared(step)) {
      add(walk, 'member', chainName(step.node, walk.text), step.node);
    }
    return;
  }
  if (isJoined(type) && !(type === 'attribute' && step.node.childForFieldName('object') === null)) {
    markMember(step);
    if (!step.isPartOfUse && !isDeclared(step) && !isImportPart(step)) {
      const kind = step.isTypePlace || /type/.test(type) ? 'type' : 'member';
      add(walk, kind, chainName(step.node, walk.text), step.node);
    }
  }
}

/** `require('fs').readFileSync`. */
const REQUIRED = 'require().';
const MODULE = /^require\(\s{0,80}["'`]([^"'`\n]{1,80})["'`]\s{0,80}\)/;

function textOfNode({ startIndex, endIndex }: SyntaxNode, { text }: Walk): string {
  return text.slice(startIndex, Math.min(endIndex, startIndex + 300));
}

/** What people write as a call, and grammars have a node of its own for: `array(1)` of PHP, `sizeof(a)` of C, `typeof(A)` of C#. */
const LIKE_CALLS: ReadonlySet<string> = new Set([
  'alignof_expression',
  'array_creation_expression',
  'default_expression',
  'exit_statement',
  'list_literal',
  'offsetof_expression',
  'print_intrinsic',
  'sizeof_expression',
  'typeof_expression',
]);

/** `= delete` and `= default` of C++ call nothing and choose no case: their words are not the operators of these names. */
const METHOD_CLAUSE = /^(?:delete|default)_method_clause$/;

/** Kinds whose first name can be declared or imported in the file. */
const FREE: ReadonlySet<UseFact['kind']> = new Set(['call', 'new', 'type', 'attribute', 'tag', 'member', 'name']);

const NAMES =
  /^(?:\w*identifier|identifier_reference|name|constant|\w*_variable|hash_key_symbol|namespace_name|implicit_parameter)$/;
const PROPERTIES = /^(?:property_identifier|private_property_identifier|hash_key_symbol|field_identifier)$/;
const PROPERTY_PARENTS = new Set(['keyword_argument', 'argument', 'named_argument', 'name_colon']);

/** Words and signs of a grammar that have a node with a name. */
const KNOWN_WORDS = wordSet(`
  auto false implicit_type iota mutable_specifier nil none null null_literal optional_chain predefined_type
  preproc_directive primitive_type
  self super this true undefined unit_type void_type
`);

function leafKind(step: Step): UseFact['kind'] {
  const { parent, type } = step;
  if (parent !== undefined && PROPERTY_PARENTS.has(parent.type) && isInField(step, parent, 'name')) {
    return 'property';
  }
  if (PROPERTIES.test(type)) {
    return 'property';
  }
  return type === 'type_identifier' || step.isTypePlace ? 'type' : 'name';
}

function isInField(step: Step, parent: Step, field: string): boolean {
  return parent.node.childForFieldName(field)?.startIndex === step.node.startIndex;
}

function isNamePart({ type, isNamed }: Step): boolean {
  return isNamed && (NAMES.test(type) || isJoined(type));
}

/** Marks the name after the object as a part of the whole. What is before it is a use of its own. */
function markMember({ node, children, type }: Step): void {
  const last = lastPart(node);
  for (const child of children) {
    const isLast = child.node.startIndex <= last.startIndex && child.node.endIndex >= last.endIndex;
    if (isLast && child.isNamed) {
      child.isPartOfUse = true;
      child.children.forEach((part) => (part.isPartOfUse = true));
    } else if (!child.isNamed && /^(?:\.|\?\.|::|->|\\|&\.)$/.test(child.type)) {
      child.isPartOfUse = true;
    }
  }
  if (/qualified_name|class_constant/.test(type)) {
    children
      .filter(({ type: one }) => one === 'name')
      .slice(-1)
      .forEach((child) => (child.isPartOfUse = true));
  }
}

function isImportPart(step: Step): boolean {
  for (let around = step.parent, depth = 0; around !== undefined && depth < 8; around = around.parent, depth += 1) {
    if (
      /^(?:import_|use_declaration|use_|scoped_use|using_directive|namespace_|package_|extern_crate|future_import|file_scoped)/.test(
        around.type,
      )
    ) {
      return true;
    }
  }
  return false;
}

/** C#, Rust, PHP and C++ have a node of this type for each attribute; Python has it for members. */
function isAttribute({ type, node }: Step, grammar: string): boolean {
  return type === 'attribute' && grammar !== 'python' && node.childForFieldName('object') === null;
}

function attributeName(step: Step): Step | undefined {
  const named = childInField(step, 'name') ?? step.children.find(({ isNamed }) => isNamed);
  return named?.type === 'call_expression' || named?.type === 'call' ? childOfCall(named) : named;
}

/** The type that a declaration of C# creates by `new()` alone. */
function findCreatedType({ parent }: SyntaxNode): SyntaxNode | undefined {
  let around = parent;
  while (around !== null && /^(?:equals_value_clause|variable_declarator)$/.test(around.type)) {
    around = around.parent;
  }
  const isDeclaration = around !== null && /^(?:variable|property)_declaration$/.test(around.type);
  return isDeclaration ? (around?.childForFieldName('type') ?? undefined) : undefined;
}

/** The children of a step that was not entered yet are read from the tree. */
function childOfCall(call: Step): Step {
  const callee = call.node.childForFieldName('function');
  return callee === null ? call : { ...call, node: callee, type: callee.type };
}

/** Whether a step is in the place of a type, in grammars that have no node for the names of types. */
function isTypePlace(step: Step, grammar: string): boolean {
  const { parent, type } = step;
  if (grammar === 'python') {
    return type === 'type' || (parent !== undefined && parent.isTypePlace && !/^call$/.test(parent.type));
  }
  if (parent === undefined || (grammar !== 'c-sharp' && grammar !== 'php')) {
    return false;
  }
  if (grammar === 'c-sharp' && (isInField(step, parent, 'type') || isInField(step, parent, 'returns'))) {
    return true;
  }
  if (/^(?:named_type|type_argument_list|optional_type|union_type|nullable_type|array_type|generic_name)$/.test(type)) {
    return true;
  }
  return parent.isTypePlace && /type|generic|qualified/.test(parent.type);
}

function placeOfName(node: SyntaxNode): Pick<Use, 'line' | 'column' | 'endLine' | 'endColumn'> {
  const named = node.startPosition.row === node.endPosition.row ? node : lastPart(node);
  return placeOf(named);
}

/** The place of the name of a call whose node has the arguments as well. */
function placeOfMethod({ node }: Step): Pick<Use, 'line' | 'column' | 'endLine' | 'endColumn'> {
  const last = lastPart(node);
  const place = placeOf(last);
  return node.startPosition.row === last.startPosition.row ? { ...place, column: node.startPosition.column } : place;
}

function placeOf({ startPosition, endPosition }: SyntaxNode): Pick<Use, 'line' | 'column' | 'endLine' | 'endColumn'> {
  return {
    line: startPosition.row + 1,
    column: startPosition.column,
    endLine: endPosition.row + 1,
    endColumn: endPosition.column,
  };
}

const MAX_ARGUMENT_CHARACTERS = 80;
const MAX_ARGUMENTS = 20;

function readArguments(step: Step, { text }: Walk): readonly string[] {
  const list = step.children.find(({ type }) => /^(?:arguments|argument_list|token_tree)$/.test(type))?.node;
  const given =
    list?.type === 'token_tree'
      ? listMacroArguments(list)
      : (list?.children ?? []).filter((child) => child?.isNamed === true && !child.type.endsWith('comment'));
  return given
    .flatMap((one) =>
      one === null
        ? []
        : [text.slice(one.startIndex, Math.min(one.endIndex, one.startIndex + MAX_ARGUMENT_CHARACTERS))],
    )
    .slice(0, MAX_ARGUMENTS);
}

const PUNCTUATION = /^(?:_|#|[()[\]{},;.:"'`@$\\]|\.\.\.|\$\{|#\{|"""|'''|\?\.|::|&\.|<\/|\/>|#\[|\[\[|\]\]|->)$/;
const BRACKETED = /type_(?:arguments|parameters|argument_list|parameter_list)$|template_|^jsx_|^regex$|^token_tree$/;

/** Whether a sign or word of a grammar, whose type is its text, is a use. */
function isWordOrOperator(step: Step): boolean {
  return /^(?:\p{L}|#[a-z]|_.)/u.test(step.type) || isOperator(step, step.type);
}

function isOperator({ parent }: Step, text: string): boolean {
  return (
    text !== '' &&
    !PUNCTUATION.test(text) &&
    !/^["'`]/.test(text) &&
    !(BRACKETED.test(parent?.type ?? '') && /^[<>/]/.test(text))
  );
}
