import type { DeclarationFact } from '../../types.ts';

export type DeclarationKind = DeclarationFact['kind'];

/** How a node of a grammar declares names. */
export interface DeclarationRule {
  readonly kind: DeclarationKind;
  /** The field with the name or the pattern of names. By default `name`, else `declarator`. */
  readonly name?: string;
  /** How many nodes above it carry its modifiers, attributes and documentation: `const` before a variable's declarator. */
  readonly head?: 1 | 2;
  /** Whether it is a function, whose sizes count. */
  readonly isFunction?: true;
  /** Whether its declaration is only one the first time that its name is written in a function or file: `x = 1` in Python. */
  readonly isFirstWrite?: true;
}

type Rules = Readonly<Record<string, DeclarationRule>>;

const CLASS: DeclarationRule = { kind: 'class' };
const CONSTRUCTOR: DeclarationRule = { kind: 'constructor', isFunction: true };
const ENUM: DeclarationRule = { kind: 'enum' };
const ENUM_MEMBER: DeclarationRule = { kind: 'enum-member' };
const FIELD: DeclarationRule = { kind: 'field' };
const FUNCTION: DeclarationRule = { kind: 'function', isFunction: true };
const INTERFACE: DeclarationRule = { kind: 'interface' };
const METHOD: DeclarationRule = { kind: 'method', isFunction: true };
const NAMESPACE: DeclarationRule = { kind: 'namespace' };
const PROPERTY: DeclarationRule = { kind: 'property' };
const STRUCT: DeclarationRule = { kind: 'struct' };
const TYPE: DeclarationRule = { kind: 'type' };
const TYPE_PARAMETER: DeclarationRule = { kind: 'type-parameter' };
const LOOP_VARIABLE: DeclarationRule = { kind: 'variable', name: 'left' };
const FIRST_WRITE: DeclarationRule = { kind: 'variable', name: 'left', isFirstWrite: true };

const SCRIPT: Rules = {
  abstract_class_declaration: CLASS,
  abstract_method_signature: METHOD,
  arrow_function: FUNCTION,
  catch_clause: { kind: 'variable', name: 'parameter' },
  class: CLASS,
  class_declaration: CLASS,
  enum_assignment: ENUM_MEMBER,
  enum_declaration: ENUM,
  field_definition: { kind: 'field', name: 'property' },
  for_in_statement: LOOP_VARIABLE,
  function_declaration: FUNCTION,
  function_expression: FUNCTION,
  function_signature: FUNCTION,
  generator_function: FUNCTION,
  generator_function_declaration: FUNCTION,
  interface_declaration: INTERFACE,
  internal_module: NAMESPACE,
  method_definition: METHOD,
  method_signature: METHOD,
  module: NAMESPACE,
  property_signature: PROPERTY,
  public_field_definition: FIELD,
  type_alias_declaration: TYPE,
  type_parameter: TYPE_PARAMETER,
  variable_declarator: { kind: 'variable', head: 1 },
};

const RULES: Readonly<Record<string, Rules>> = {
  'c-sharp': {
    catch_declaration: { kind: 'variable' },
    class_declaration: CLASS,
    constructor_declaration: CONSTRUCTOR,
    declaration_expression: { kind: 'variable' },
    declaration_pattern: { kind: 'variable' },
    delegate_declaration: TYPE,
    enum_declaration: ENUM,
    enum_member_declaration: ENUM_MEMBER,
    foreach_statement: LOOP_VARIABLE,
    interface_declaration: INTERFACE,
    local_function_statement: FUNCTION,
    method_declaration: METHOD,
    namespace_declaration: NAMESPACE,
    property_declaration: PROPERTY,
    record_declaration: CLASS,
    struct_declaration: STRUCT,
    type_parameter: TYPE_PARAMETER,
    variable_declarator: { kind: 'variable', head: 2 },
  },
  cpp: {
    alias_declaration: TYPE,
    class_specifier: CLASS,
    declaration: { kind: 'variable', name: 'declarator' },
    enum_specifier: ENUM,
    enumerator: ENUM_MEMBER,
    field_declaration: { kind: 'field', name: 'declarator' },
    function_definition: { kind: 'function', name: 'declarator', isFunction: true },
    namespace_definition: NAMESPACE,
    struct_specifier: STRUCT,
    type_definition: { kind: 'type', name: 'declarator' },
  },
  go: {
    const_spec: { kind: 'constant', head: 1 },
    field_declaration: FIELD,
    func_literal: FUNCTION,
    function_declaration: FUNCTION,
    method_declaration: METHOD,
    method_elem: METHOD,
    range_clause: FIRST_WRITE,
    short_var_declaration: FIRST_WRITE,
    type_alias: TYPE,
    type_parameter_declaration: TYPE_PARAMETER,
    type_spec: TYPE,
    var_spec: { kind: 'variable', head: 1 },
  },
  java: {
    annotation_type_declaration: INTERFACE,
    catch_formal_parameter: { kind: 'variable' },
    class_declaration: CLASS,
    constructor_declaration: CONSTRUCTOR,
    enhanced_for_statement: { kind: 'variable' },
    enum_constant: ENUM_MEMBER,
    enum_declaration: ENUM,
    interface_declaration: INTERFACE,
    method_declaration: METHOD,
    record_declaration: CLASS,
    variable_declarator: { kind: 'variable', head: 1 },
  },
  javascript: SCRIPT,
  php: {
    anonymous_function: FUNCTION,
    arrow_function: FUNCTION,
    assignment_expression: FIRST_WRITE,
    catch_clause: { kind: 'variable' },
    class_declaration: CLASS,
    const_element: { kind: 'constant', head: 1 },
    enum_case: ENUM_MEMBER,
    enum_declaration: ENUM,
    foreach_statement: { kind: 'variable', isFirstWrite: true },
    function_definition: FUNCTION,
    interface_declaration: INTERFACE,
    method_declaration: METHOD,
    namespace_definition: NAMESPACE,
    property_element: { kind: 'field', head: 1 },
    static_variable_declaration: { kind: 'variable', isFirstWrite: true },
    trait_declaration: CLASS,
  },
  python: {
    as_pattern_target: { kind: 'variable' },
    assignment: FIRST_WRITE,
    class_definition: CLASS,
    for_statement: FIRST_WRITE,
    function_definition: FUNCTION,
    lambda: FUNCTION,
    type_alias_statement: { kind: 'type', name: 'left' },
  },
  ruby: {
    assignment: FIRST_WRITE,
    class: CLASS,
    method: METHOD,
    module: NAMESPACE,
    singleton_method: METHOD,
  },
  rust: {
    associated_type: TYPE,
    closure_expression: FUNCTION,
    const_item: { kind: 'constant' },
    enum_item: ENUM,
    enum_variant: ENUM_MEMBER,
    field_declaration: FIELD,
    for_expression: { kind: 'variable', name: 'pattern' },
    function_item: FUNCTION,
    function_signature_item: FUNCTION,
    let_declaration: { kind: 'variable', name: 'pattern' },
    mod_item: NAMESPACE,
    static_item: { kind: 'constant' },
    struct_item: STRUCT,
    trait_item: INTERFACE,
    type_item: TYPE,
    type_parameter: TYPE_PARAMETER,
    union_item: STRUCT,
  },
  tsx: SCRIPT,
  typescript: SCRIPT,
};

const NO_RULES: ReadonlyMap<string, DeclarationRule> = new Map();
const RULES_BY_GRAMMAR = new Map(
  Object.entries(RULES).map(([grammar, rules]) => [grammar, new Map(Object.entries(rules))]),
);

/** The rules by node type for the trees of a grammar, which is given by its file's name without affixes. */
export function declarationRules(grammar: string): ReadonlyMap<string, DeclarationRule> {
  return RULES_BY_GRAMMAR.get(grammar) ?? NO_RULES;
}

/** Kinds whose members are declarations in them. */
export const TYPE_KINDS: ReadonlySet<DeclarationKind> = new Set<DeclarationKind>([
  'class',
  'enum',
  'interface',
  'namespace',
  'struct',
  'type',
]);
