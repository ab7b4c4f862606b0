import type { GrammarRules } from '../grammar-rules.ts';

/** How a node of a grammar declares names. */
export interface SymbolRule {
  readonly kind: string;
  /** The field with the names. By default `name`, or the names below `declarator`. */
  readonly name?: string;
  /** The fields that may have the body; the first existing one counts. By default `body`. */
  readonly body?: readonly string[];
  /**
   * `variable`: a member of a file or a type, or a local variable in a function. `local`: always a local name. `scope`:
   * it has no name, but names in it are local. `member`: it is only a declaration in a type, an enum or an object.
   * `container`: it has a name only for its members.
   */
  readonly as?: 'variable' | 'local' | 'scope' | 'member' | 'container';
}

type Rules = Readonly<Record<string, SymbolRule>>;

const PARAMETER: SymbolRule = { kind: 'parameter', as: 'local' };
const SCOPE: SymbolRule = { kind: 'function', as: 'scope' };
const MEMBER: SymbolRule = { kind: 'member', as: 'member' };
const METHOD: SymbolRule = { kind: 'method', as: 'member' };
const TYPE_PARAMETER: SymbolRule = { kind: 'type parameter', as: 'local' };
const LOOP: SymbolRule = { kind: 'variable', name: 'left', as: 'local' };

const SCRIPT: Rules = {
  arrow_function: { ...SCOPE, name: 'parameter' },
  catch_clause: { ...PARAMETER, name: 'parameter' },
  for_in_statement: LOOP,
  formal_parameters: PARAMETER,
  function_expression: SCOPE,
  generator_function: SCOPE,
  optional_parameter: { ...PARAMETER, name: 'pattern' },
  pair: { ...MEMBER, name: 'key', body: ['value'] },
  property_signature: { kind: 'property', as: 'member' },
  method_signature: METHOD,
  enum_body: { ...MEMBER, name: 'name' },
  enum_assignment: MEMBER,
  required_parameter: { ...PARAMETER, name: 'pattern' },
  shorthand_property_identifier: MEMBER,
  type_parameter: TYPE_PARAMETER,
};

/** What declares names in addition to the declarations of outlines. */
const ADDED: Readonly<Record<string, Rules>> = {
  'c-sharp': {
    enum_member_declaration: MEMBER,
    foreach_statement: LOOP,
    lambda_expression: SCOPE,
    parameter: PARAMETER,
    type_parameter: TYPE_PARAMETER,
    variable_declaration: { kind: 'field', as: 'variable' },
  },
  cpp: {
    declaration: { kind: 'variable', as: 'variable' },
    enumerator: MEMBER,
    lambda_expression: SCOPE,
    parameter_declaration: PARAMETER,
    preproc_def: { kind: 'macro' },
    preproc_function_def: { kind: 'macro' },
    struct_specifier: { kind: 'struct' },
    type_parameter_declaration: TYPE_PARAMETER,
  },
  go: {
    const_spec: { kind: 'constant', as: 'variable' },
    field_declaration: { kind: 'field', as: 'variable' },
    func_literal: SCOPE,
    method_elem: METHOD,
    parameter_declaration: PARAMETER,
    range_clause: LOOP,
    short_var_declaration: LOOP,
    type_parameter_declaration: TYPE_PARAMETER,
    var_spec: { kind: 'variable', as: 'variable' },
  },
  java: {
    constant_declaration: { kind: 'constant', as: 'variable' },
    enhanced_for_statement: PARAMETER,
    enum_constant: MEMBER,
    field_declaration: { kind: 'field', as: 'variable' },
    formal_parameter: PARAMETER,
    lambda_expression: SCOPE,
    local_variable_declaration: { kind: 'variable', as: 'local' },
    spread_parameter: PARAMETER,
    type_parameter: TYPE_PARAMETER,
  },
  javascript: SCRIPT,
  php: {
    anonymous_function: SCOPE,
    arrow_function: SCOPE,
    assignment_expression: LOOP,
    const_element: { kind: 'constant', as: 'variable' },
    enum_case: MEMBER,
    property_element: { kind: 'field', as: 'variable' },
    simple_parameter: PARAMETER,
  },
  python: {
    as_pattern_target: PARAMETER,
    for_statement: LOOP,
    lambda: SCOPE,
    parameters: PARAMETER,
    typed_default_parameter: PARAMETER,
    typed_parameter: PARAMETER,
  },
  ruby: { block: SCOPE, do_block: SCOPE, method_parameters: PARAMETER },
  rust: {
    closure_expression: SCOPE,
    enum_variant: MEMBER,
    field_declaration: { kind: 'field', as: 'variable' },
    let_declaration: { ...PARAMETER, name: 'pattern' },
    parameter: { ...PARAMETER, name: 'pattern' },
    type_parameters: TYPE_PARAMETER,
  },
  tsx: SCRIPT,
  typescript: SCRIPT,
};

/** Declarations of outlines that hold several names, which have rules of their own, or none. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'c-sharp event_field_declaration',
  'c-sharp field_declaration',
  'go const_declaration',
  'go var_declaration',
  'javascript export_statement',
  'php const_declaration',
  'php property_declaration',
  'tsx export_statement',
  'typescript export_statement',
]);
/** Kinds of outlines that are not names: a call with a function, a package. */
const NOT_NAMES: ReadonlySet<string> = new Set(['call', 'package']);

/** The rules by node type for the trees of a grammar, made from those for outlines and what they leave out. */
export function symbolRules(grammarFile: string, { declarations }: GrammarRules): ReadonlyMap<string, SymbolRule> {
  const outlined = Object.entries(declarations)
    .filter(([type, { kind }]) => !NOT_NAMES.has(kind) && !LEFT_OUT.has(`${grammarFile} ${type}`))
    .map(([type, { only, ...rule }]): [string, SymbolRule] => [
      type,
      rule.kind === 'impl' ? { ...rule, as: 'container' } : only === 'members' ? { ...rule, as: 'variable' } : rule,
    ]);
  const added = Object.hasOwn(ADDED, grammarFile) ? (ADDED[grammarFile] ?? {}) : {};
  return new Map([...outlined, ...Object.entries(added)]);
}
