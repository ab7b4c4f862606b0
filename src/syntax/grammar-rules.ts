/**
 * What to search for in the trees of a grammar, by the grammar's own names for nodes and fields.
 *
 * Many names are also those of keywords: `class` is a declaration in Ruby, and a keyword in the same tree. Only named
 * nodes count.
 */
export interface GrammarRules {
  readonly declarations: Readonly<Record<string, DeclarationRule>>;
  readonly imports: Readonly<Record<string, ImportRule>>;
  /** Nodes that contain a declaration and begin it: `export`, `template <…>`, `type` before a name. */
  readonly wrappers: readonly string[];
  readonly comments: readonly string[];
  /** Nodes above a declaration that belong to its signature. */
  readonly attributes: readonly string[];
}

export interface DeclarationRule {
  readonly kind: string;
  /** The field with the name. By default `name`, below any `declarator`. */
  readonly name?: string;
  /** The fields that may have the body; the first existing one counts. By default `body`. */
  readonly body?: readonly string[];
  /**
   * `body`: it is only a declaration if it has a body. `members`: it is only a declaration in a file or a container
   * that is not a function; elsewhere it is a local variable. `first line`: it has no relevant body, and its first line
   * is its head.
   */
  readonly only?: 'body' | 'members' | 'first line';
}

/**
 * The specifier is the text of a field, or the first group of a pattern in the node. Its lines are those of the
 * `statement` around the node, if the node is part of one.
 */
export type ImportRule =
  | { readonly field: string; readonly statement?: string }
  | { readonly pattern: RegExp; readonly statement?: string };

const CLASS: DeclarationRule = { kind: 'class' };
const ENUM: DeclarationRule = { kind: 'enum' };
const FUNCTION: DeclarationRule = { kind: 'function' };
const INTERFACE: DeclarationRule = { kind: 'interface' };
const METHOD: DeclarationRule = { kind: 'method' };
const NAMESPACE: DeclarationRule = { kind: 'namespace' };
const FIELD: DeclarationRule = { kind: 'field', only: 'first line' };
const CALL: DeclarationRule = { kind: 'call', only: 'body', name: 'function' };
const CONSTANTS: DeclarationRule = { kind: 'constant', only: 'first line' };

const ANY_STRING = /["'`]([^"'`]+)["'`]/;
const REQUIRED = { pattern: /=\s*require\(\s*["'`]([^"'`]+)/ };

export const JAVASCRIPT: GrammarRules = {
  declarations: {
    assignment_expression: { kind: 'constant', name: 'left', body: ['right'], only: 'members' },
    call_expression: { ...CALL, body: ['arguments'] },
    class: CLASS,
    class_declaration: CLASS,
    export_statement: { kind: 'constant', body: ['value'], only: 'body' },
    field_definition: { kind: 'field', name: 'property', body: ['value'] },
    function_declaration: FUNCTION,
    generator_function_declaration: FUNCTION,
    method_definition: METHOD,
    variable_declarator: { kind: 'constant', body: ['value'], only: 'members' },
  },
  imports: {
    export_statement: { field: 'source' },
    import_statement: { field: 'source' },
    lexical_declaration: REQUIRED,
    variable_declaration: REQUIRED,
  },
  wrappers: ['export_statement', 'lexical_declaration', 'variable_declaration'],
  comments: ['comment'],
  attributes: ['decorator'],
};

export const TYPESCRIPT: GrammarRules = {
  ...JAVASCRIPT,
  declarations: {
    ...JAVASCRIPT.declarations,
    abstract_class_declaration: CLASS,
    abstract_method_signature: METHOD,
    enum_declaration: ENUM,
    function_signature: FUNCTION,
    interface_declaration: INTERFACE,
    internal_module: NAMESPACE,
    module: NAMESPACE,
    public_field_definition: { kind: 'field', body: ['value'] },
    type_alias_declaration: { kind: 'type', body: ['value'] },
  },
  imports: {
    ...JAVASCRIPT.imports,
    import_require_clause: { field: 'source', statement: 'import_statement' },
  },
  wrappers: [...JAVASCRIPT.wrappers, 'ambient_declaration'],
};

export const PYTHON: GrammarRules = {
  declarations: {
    assignment: { kind: 'constant', name: 'left', body: ['right'], only: 'members' },
    class_definition: CLASS,
    function_definition: FUNCTION,
  },
  imports: {
    future_import_statement: { pattern: /^from\s+(\S+)/ },
    import_from_statement: { field: 'module_name' },
    import_statement: { field: 'name' },
  },
  wrappers: ['decorated_definition'],
  comments: ['comment'],
  attributes: [],
};

export const GO: GrammarRules = {
  declarations: {
    const_declaration: CONSTANTS,
    function_declaration: FUNCTION,
    method_declaration: METHOD,
    package_clause: { kind: 'package' },
    type_alias: { kind: 'type', only: 'first line' },
    type_spec: { kind: 'type', only: 'first line' },
    var_declaration: { ...CONSTANTS, only: 'members' },
  },
  imports: { import_spec: { field: 'path', statement: 'import_declaration' } },
  wrappers: ['type_declaration'],
  comments: ['comment'],
  attributes: [],
};

export const JAVA: GrammarRules = {
  declarations: {
    annotation_type_declaration: INTERFACE,
    class_declaration: CLASS,
    compact_constructor_declaration: { kind: 'constructor' },
    constructor_declaration: { kind: 'constructor' },
    enum_declaration: ENUM,
    field_declaration: FIELD,
    interface_declaration: INTERFACE,
    method_declaration: METHOD,
    module_declaration: { kind: 'module' },
    package_declaration: { kind: 'package' },
    record_declaration: { kind: 'record' },
  },
  imports: { import_declaration: { pattern: /^import\s+(?:static\s+)?([\w.*]+)/ } },
  wrappers: [],
  comments: ['line_comment', 'block_comment'],
  attributes: [],
};

export const C_SHARP: GrammarRules = {
  declarations: {
    class_declaration: CLASS,
    constructor_declaration: { kind: 'constructor' },
    conversion_operator_declaration: METHOD,
    delegate_declaration: { kind: 'type' },
    destructor_declaration: METHOD,
    enum_declaration: ENUM,
    event_declaration: { kind: 'property', body: ['accessors'] },
    event_field_declaration: FIELD,
    field_declaration: FIELD,
    file_scoped_namespace_declaration: { kind: 'package' },
    indexer_declaration: { kind: 'property', body: ['accessors', 'value'] },
    interface_declaration: INTERFACE,
    local_function_statement: FUNCTION,
    method_declaration: METHOD,
    namespace_declaration: NAMESPACE,
    operator_declaration: METHOD,
    property_declaration: { kind: 'property', body: ['accessors', 'value'] },
    record_declaration: { kind: 'record' },
    struct_declaration: { kind: 'struct' },
  },
  imports: { using_directive: { pattern: /^(?:global\s+)?using\s+(?:(?:static|unsafe)\s+)*(?:\w+\s*=\s*)?([^;]+)/ } },
  wrappers: [],
  comments: ['comment'],
  attributes: [],
};

export const CPP: GrammarRules = {
  declarations: {
    alias_declaration: { kind: 'type' },
    class_specifier: { kind: 'class', only: 'body' },
    concept_definition: { kind: 'type' },
    declaration: { kind: 'constant', body: ['value'], only: 'members' },
    enum_specifier: { kind: 'enum', only: 'body' },
    field_declaration: FIELD,
    function_definition: FUNCTION,
    linkage_specification: { kind: 'namespace', only: 'body' },
    namespace_definition: NAMESPACE,
    struct_specifier: { kind: 'struct', only: 'body' },
    type_definition: { kind: 'type', only: 'first line' },
    union_specifier: { kind: 'union', only: 'body' },
  },
  imports: { preproc_include: { field: 'path' } },
  wrappers: ['template_declaration'],
  comments: ['comment'],
  attributes: [],
};

export const PHP: GrammarRules = {
  declarations: {
    class_declaration: CLASS,
    const_declaration: FIELD,
    enum_declaration: ENUM,
    function_definition: FUNCTION,
    interface_declaration: INTERFACE,
    method_declaration: METHOD,
    namespace_definition: NAMESPACE,
    property_declaration: FIELD,
    trait_declaration: { kind: 'trait' },
  },
  imports: {
    include_expression: { pattern: ANY_STRING },
    include_once_expression: { pattern: ANY_STRING },
    namespace_use_declaration: { pattern: /^use\s+(?:(?:function|const)\s+)?([^;]+)/ },
    require_expression: { pattern: ANY_STRING },
    require_once_expression: { pattern: ANY_STRING },
  },
  wrappers: [],
  comments: ['comment'],
  attributes: [],
};

export const RUBY: GrammarRules = {
  declarations: {
    assignment: { kind: 'constant', name: 'left', body: ['right'], only: 'members' },
    call: { ...CALL, name: 'method', body: ['block'] },
    class: CLASS,
    method: METHOD,
    module: { kind: 'module' },
    singleton_class: { kind: 'class', name: 'value' },
    singleton_method: METHOD,
  },
  imports: { call: { pattern: /^(?:require|require_relative|load)\b[\s(]*["']([^"']+)/ } },
  wrappers: [],
  comments: ['comment'],
  attributes: [],
};

export const RUST: GrammarRules = {
  declarations: {
    const_item: { kind: 'constant', body: ['value'], only: 'members' },
    enum_item: ENUM,
    function_item: FUNCTION,
    function_signature_item: FUNCTION,
    impl_item: { kind: 'impl', name: 'type' },
    macro_definition: { kind: 'macro', only: 'first line' },
    mod_item: { kind: 'module' },
    static_item: { kind: 'constant', body: ['value'], only: 'members' },
    struct_item: { kind: 'struct' },
    trait_item: { kind: 'trait' },
    type_item: { kind: 'type' },
    union_item: { kind: 'union' },
  },
  imports: { extern_crate_declaration: { field: 'name' }, use_declaration: { field: 'argument' } },
  wrappers: [],
  comments: ['line_comment', 'block_comment'],
  attributes: ['attribute_item'],
};
