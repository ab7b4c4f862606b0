import { regex } from '../../../text/regex.ts';

/**
 * The fields in which nodes have the names that they declare. `*` stands for all children that are names or patterns. Most
 * types are those of one grammar; where two share one, their fields do not contradict each other.
 */
const DECLARING: Readonly<Record<string, readonly string[]>> = {
  abstract_class_declaration: ['name'],
  alias_declaration: ['name'],
  annotation_type_declaration: ['name'],
  arrow_function: ['parameter'],
  as_pattern_target: ['*'],
  assignment: ['left'],
  block_parameters: ['*'],
  catch_clause: ['parameter'],
  catch_declaration: ['name'],
  catch_formal_parameter: ['name'],
  class: ['name'],
  class_declaration: ['name'],
  class_definition: ['name'],
  class_specifier: ['name'],
  closure_parameters: ['*'],
  const_element: ['*'],
  const_item: ['name'],
  const_spec: ['name'],
  constructor_declaration: ['name'],
  declaration: ['declarator'],
  declaration_pattern: ['name'],
  default_parameter: ['name'],
  delegate_declaration: ['name'],
  enhanced_for_statement: ['name'],
  enum_assignment: ['name'],
  enum_constant: ['name'],
  enum_declaration: ['name'],
  enum_item: ['name'],
  enum_member_declaration: ['name'],
  enum_specifier: ['name'],
  enum_variant: ['name'],
  enumerator: ['name'],
  exception_variable: ['*'],
  field_declaration: ['name', 'declarator'],
  field_definition: ['property'],
  for_expression: ['pattern'],
  for_in_clause: ['left'],
  for_in_statement: ['left'],
  for_range_loop: ['declarator'],
  for_statement: ['left'],
  foreach_statement: ['left'],
  formal_parameter: ['name'],
  formal_parameters: ['*'],
  function_declaration: ['name'],
  function_definition: ['name', 'declarator'],
  function_expression: ['name'],
  function_item: ['name'],
  function_signature: ['name'],
  function_signature_item: ['name'],
  generator_function: ['name'],
  generator_function_declaration: ['name'],
  inferred_parameters: ['*'],
  interface_declaration: ['name'],
  internal_module: ['name'],
  keyword_parameter: ['name'],
  lambda_expression: ['parameters'],
  lambda_parameters: ['*'],
  let_condition: ['pattern'],
  let_declaration: ['pattern'],
  local_function_statement: ['name'],
  macro_definition: ['name'],
  match_arm: ['pattern'],
  method: ['name'],
  method_declaration: ['name'],
  method_definition: ['name'],
  method_elem: ['name'],
  method_parameters: ['*'],
  method_signature: ['name'],
  method_spec: ['name'],
  mod_item: ['name'],
  module: ['name'],
  named_expression: ['name'],
  namespace_definition: ['name'],
  optional_parameter: ['pattern', 'name'],
  optional_parameter_declaration: ['declarator'],
  parameter: ['pattern', 'name'],
  parameter_declaration: ['name', 'declarator'],
  parameters: ['*'],
  preproc_def: ['name'],
  preproc_function_def: ['name'],
  property_declaration: ['name'],
  property_element: ['name'],
  property_signature: ['name'],
  public_field_definition: ['name'],
  range_clause: ['left'],
  record_declaration: ['name'],
  required_parameter: ['pattern'],
  resource: ['name'],
  short_var_declaration: ['left'],
  simple_parameter: ['name'],
  singleton_method: ['name'],
  static_item: ['name'],
  struct_declaration: ['name'],
  struct_item: ['name'],
  struct_specifier: ['name'],
  trait_declaration: ['name'],
  trait_item: ['name'],
  type_alias: ['name'],
  type_alias_declaration: ['name'],
  type_definition: ['declarator'],
  type_item: ['name'],
  type_parameter: ['name'],
  type_spec: ['name'],
  type_switch_statement: ['alias'],
  typed_default_parameter: ['name'],
  typed_parameter: ['*'],
  union_item: ['name'],
  var_spec: ['name'],
  variable_declarator: ['name'],
  variadic_parameter: ['name'],
  variadic_parameter_declaration: ['name'],
};

const NO_FIELDS: readonly string[] = [];

/** The fields with declared names of a node. */
export function declaringFields(type: string): readonly string[] {
  return (Object.hasOwn(DECLARING, type) ? DECLARING[type] : undefined) ?? NO_FIELDS;
}

/** Patterns that pass on to some of their children that names in them are declared. */
const PATTERN = regex()`
  ^(?:
    \w*_pattern|pattern_list|expression_list|left_assignment_list|splat_parameter|block_parameter
    |hash_splat_parameter|destructured_parameter|tuple|\w+_declarator|parenthesized_declarator|implicit_parameter
    |variable_name
  )$
`;

/** Whether the names in a node are declared if the node is a pattern. */
export function isPattern(type: string): boolean {
  return PATTERN.test(type);
}

/** Children of patterns that declare nothing: keys, default values, types. */
export function declaresInPattern(pattern: string, index: number, field: (name: string) => boolean): boolean {
  switch (pattern) {
    case 'pair_pattern':
      return field('value');
    case 'assignment_pattern':
    case 'object_assignment_pattern':
      return field('left');
    case 'tuple_struct_pattern':
    case 'struct_pattern':
      return !field('type');
    case 'field_pattern':
      return !field('name') || index === 0;
    case 'init_declarator':
    case 'function_declarator':
    case 'array_declarator':
      return field('declarator');
    default:
      return true;
  }
}

/** Nodes in which declared names are known, in addition to the file. */
const SCOPE = regex()`
  function|method|lambda|arrow|closure|func_literal|constructor
  |(?:^|_)(?:
    block|program|module|source_file|translation_unit|compilation_unit|class_body|declaration_list
    |compound_statement|match_arm|catch_clause|do_block
  )$
  |^(?:
    for_\w+|foreach_statement|enhanced_for_statement|catch_clause|if_statement|class_definition|list_comprehension
    |generator_expression|set_comprehension|dictionary_comprehension
  )$
`;
const PYTHON_SCOPE =
  /^(?:function_definition|lambda|module|class_definition|list_comprehension|generator_expression|set_comprehension|dictionary_comprehension)$/;
/** Parts of a signature, not scopes of their own. */
const NO_SCOPE = /declarator|parameters?$|_type$|call|reference|signature$|modifier|invocation|_body$/;

/** Whether names that are declared in a node are known only there. */
export function isScope(type: string, grammar: string): boolean {
  return grammar === 'python' ? PYTHON_SCOPE.test(type) : SCOPE.test(type) && !NO_SCOPE.test(type);
}

/** Declarations whose own name is known around them. */
const NAMED_AROUND =
  /^(?:function|class|method|generator|struct|enum|interface|trait|record|abstract|local_function|singleton)/;

/** Whether the name that a node declares is known outside of the node. */
export function isKnownAround(type: string): boolean {
  return NAMED_AROUND.test(type);
}
