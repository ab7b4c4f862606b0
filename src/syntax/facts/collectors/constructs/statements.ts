import type { SyntaxNode } from '../../../syntax-node.ts';
import { textOfStep, type Step, type Walk } from '../../walk.ts';
import type { FoundConstruct } from './found-construct.ts';

type Reader = (step: Step, walk: Walk) => FoundConstruct | undefined;

const READERS: Readonly<Record<string, Reader>> = {
  assignment: ({ node }, { grammar }) =>
    grammar === 'python' &&
    node.childForFieldName('right')?.type === 'lambda' &&
    node.childForFieldName('left')?.type === 'identifier'
      ? { kind: 'assigned-lambda' }
      : undefined,
  binary_operator: ({ node, children, parent }) => {
    const isOuter = parent?.type !== 'binary_operator';
    const sides = [node.childForFieldName('left')?.type, node.childForFieldName('right')?.type];
    return isOuter &&
      children.some(({ type }) => type === '+') &&
      sides.includes('string') &&
      !sides.every((one) => one === 'string')
      ? { kind: 'string-concatenation' }
      : undefined;
  },
  cast_expression: (step, { grammar, text }) =>
    grammar === 'cpp' && !/^\(\s*void\s*\)/.test(textOfStep(step, text, 40)) ? { kind: 'c-style-cast' } : undefined,
  class_definition: readDataclass,
  enum_specifier: ({ children }, { grammar }) =>
    grammar === 'cpp' &&
    children.some(({ type }) => type === 'enumerator_list') &&
    !children.some(({ type }) => type === 'class' || type === 'struct')
      ? { kind: 'unscoped-enum' }
      : undefined,
  namespace_declaration: ({ node, parent }, { grammar }) =>
    grammar === 'c-sharp' &&
    parent?.type === 'compilation_unit' &&
    parent.children.filter(({ type }) => type === 'namespace_declaration').length === 1 &&
    node.childForFieldName('body')?.children.every((child) => child?.type !== 'namespace_declaration') === true
      ? { kind: 'block-namespace' }
      : undefined,
  preproc_region: (_step, { grammar }) => (grammar === 'c-sharp' ? { kind: 'region' } : undefined),
  switch_expression: (step, { grammar }) =>
    grammar === 'java' && /^(?:block|expression_statement|switch_block_statement_group)$/.test(step.parent?.type ?? '')
      ? readSwitch(step)
      : undefined,
  switch_statement: readSwitch,
  type_alias_declaration: ({ node }) => {
    const value = node.childForFieldName('value');
    return value?.type === 'object_type' &&
      !value.children.some((child) => child?.type === 'index_signature' || child?.type === 'mapped_type_clause')
      ? { kind: 'object-type-alias' }
      : undefined;
  },
  using_directive: ({ node, parent }, { grammar }) =>
    grammar === 'c-sharp' && (parent?.type === 'declaration_list' || followsNamespace(node, parent))
      ? { kind: 'using-in-namespace' }
      : undefined,
};

/** Whether a directive stands below `namespace A;`. */
function followsNamespace({ startIndex }: SyntaxNode, around: Step | undefined): boolean {
  const namespace = around?.children.find(({ type }) => type === 'file_scoped_namespace_declaration');
  return namespace !== undefined && namespace.node.startIndex < startIndex;
}

/** Whether nodes of a type may be one of these forms. */
export function isStatementConstruct(type: string): boolean {
  return Object.hasOwn(READERS, type);
}

/** Statements and declarations of one language, or in one form of several, of which rules speak by words. */
export function statementConstructs(step: Step, walk: Walk): readonly FoundConstruct[] {
  const found = Object.hasOwn(READERS, step.type) ? READERS[step.type]?.(step, walk) : undefined;
  return found === undefined ? [] : [found];
}

const DEFAULTS: ReadonlySet<string> = new Set(['default', 'default_statement', 'switch_default']);

function readSwitch({ node }: Step): FoundConstruct | undefined {
  const body = node.childForFieldName('body') ?? node.children.at(-1);
  const parts = body?.children.flatMap((child) => (child === null ? [] : [child, ...present(child)])) ?? [];
  const hasDefault = parts.some(
    (part) => DEFAULTS.has(part.type) || part.children.some((child) => child?.type === 'default'),
  );
  return hasDefault || body === null || body === undefined || body.children.length <= 2
    ? undefined
    : { kind: 'switch-without-default' };
}

function present({ children }: SyntaxNode): readonly SyntaxNode[] {
  return children.filter((child) => child !== null);
}

const DATACLASS = /^@(?:dataclasses\.)?dataclass\b(?!.*\bkw_only\s*=\s*True)/;
/** Values that give a field no default. */
const NO_DEFAULT = /^(?:dataclasses\.)?field\((?!.*\bdefault(?:_factory)?\s*=)/s;
const NOT_A_PARAMETER = /\b(?:ClassVar|KW_ONLY)\b|\bkw_only\s*=\s*True|\binit\s*=\s*False/;

/** A field without a default after one that has one, in a dataclass. */
function readDataclass({ node, parent }: Step, { grammar, text }: Walk): FoundConstruct | undefined {
  const read = (one: SyntaxNode | null): string => (one === null ? '' : text.slice(one.startIndex, one.endIndex));
  const isData =
    grammar === 'python' &&
    parent?.node.children.some((child) => child?.type === 'decorator' && DATACLASS.test(read(child)));
  if (isData !== true) {
    return undefined;
  }
  let hasOptional = false;
  for (const statement of node.childForFieldName('body')?.children ?? []) {
    const field = statement?.type === 'expression_statement' ? statement.children[0] : undefined;
    if (field?.type !== 'assignment' || field.childForFieldName('type') === null || NOT_A_PARAMETER.test(read(field))) {
      if (/\bKW_ONLY\b/.test(read(statement))) {
        return undefined;
      }
      continue;
    }
    const value = field.childForFieldName('right');
    const isOptional = value !== null && !NO_DEFAULT.test(read(value));
    if (hasOptional && !isOptional) {
      return { kind: 'required-after-optional', at: field };
    }
    hasOptional ||= isOptional;
  }
  return undefined;
}
