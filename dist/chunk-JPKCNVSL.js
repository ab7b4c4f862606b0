import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/syntax/grammar-rules.ts
var CLASS = { kind: "class" }, ENUM = { kind: "enum" }, FUNCTION = { kind: "function" }, INTERFACE = { kind: "interface" }, METHOD = { kind: "method" }, NAMESPACE = { kind: "namespace" }, FIELD = { kind: "field", only: "first line" }, CALL = { kind: "call", only: "body", name: "function" }, CONSTANTS = { kind: "constant", only: "first line" }, ANY_STRING = /["'`]([^"'`]+)["'`]/, REQUIRED = { pattern: /=\s*require\(\s*["'`]([^"'`]+)/ }, JAVASCRIPT = {
  declarations: {
    assignment_expression: { kind: "constant", name: "left", body: ["right"], only: "members" },
    call_expression: { ...CALL, body: ["arguments"] },
    class: CLASS,
    class_declaration: CLASS,
    export_statement: { kind: "constant", body: ["value"], only: "body" },
    field_definition: { kind: "field", name: "property", body: ["value"] },
    function_declaration: FUNCTION,
    generator_function_declaration: FUNCTION,
    method_definition: METHOD,
    variable_declarator: { kind: "constant", body: ["value"], only: "members" }
  },
  imports: {
    export_statement: { field: "source" },
    import_statement: { field: "source" },
    lexical_declaration: REQUIRED,
    variable_declaration: REQUIRED
  },
  wrappers: ["export_statement", "lexical_declaration", "variable_declaration"],
  comments: ["comment"],
  attributes: ["decorator"]
}, TYPESCRIPT = {
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
    public_field_definition: { kind: "field", body: ["value"] },
    type_alias_declaration: { kind: "type", body: ["value"] }
  },
  imports: {
    ...JAVASCRIPT.imports,
    import_require_clause: { field: "source", statement: "import_statement" }
  },
  wrappers: [...JAVASCRIPT.wrappers, "ambient_declaration"]
}, PYTHON = {
  declarations: {
    assignment: { kind: "constant", name: "left", body: ["right"], only: "members" },
    class_definition: CLASS,
    function_definition: FUNCTION
  },
  imports: {
    future_import_statement: { pattern: /^from\s+(\S+)/ },
    import_from_statement: { field: "module_name" },
    import_statement: { field: "name" }
  },
  wrappers: ["decorated_definition"],
  comments: ["comment"],
  attributes: []
}, GO = {
  declarations: {
    const_declaration: CONSTANTS,
    function_declaration: FUNCTION,
    method_declaration: METHOD,
    package_clause: { kind: "package" },
    type_alias: { kind: "type", only: "first line" },
    type_spec: { kind: "type", only: "first line" },
    var_declaration: { ...CONSTANTS, only: "members" }
  },
  imports: { import_spec: { field: "path", statement: "import_declaration" } },
  wrappers: ["type_declaration"],
  comments: ["comment"],
  attributes: []
}, JAVA = {
  declarations: {
    annotation_type_declaration: INTERFACE,
    class_declaration: CLASS,
    compact_constructor_declaration: { kind: "constructor" },
    constructor_declaration: { kind: "constructor" },
    enum_declaration: ENUM,
    field_declaration: FIELD,
    interface_declaration: INTERFACE,
    method_declaration: METHOD,
    module_declaration: { kind: "module" },
    package_declaration: { kind: "package" },
    record_declaration: { kind: "record" }
  },
  imports: { import_declaration: { pattern: /^import\s+(?:static\s+)?([\w.*]+)/ } },
  wrappers: [],
  comments: ["line_comment", "block_comment"],
  attributes: []
}, C_SHARP = {
  declarations: {
    class_declaration: CLASS,
    constructor_declaration: { kind: "constructor" },
    conversion_operator_declaration: METHOD,
    delegate_declaration: { kind: "type" },
    destructor_declaration: METHOD,
    enum_declaration: ENUM,
    event_declaration: { kind: "property", body: ["accessors"] },
    event_field_declaration: FIELD,
    field_declaration: FIELD,
    file_scoped_namespace_declaration: { kind: "package" },
    indexer_declaration: { kind: "property", body: ["accessors", "value"] },
    interface_declaration: INTERFACE,
    local_function_statement: FUNCTION,
    method_declaration: METHOD,
    namespace_declaration: NAMESPACE,
    operator_declaration: METHOD,
    property_declaration: { kind: "property", body: ["accessors", "value"] },
    record_declaration: { kind: "record" },
    struct_declaration: { kind: "struct" }
  },
  imports: { using_directive: { pattern: /^(?:global\s+)?using\s+(?:(?:static|unsafe)\s+)*(?:\w+\s*=\s*)?([^;]+)/ } },
  wrappers: [],
  comments: ["comment"],
  attributes: []
}, CPP = {
  declarations: {
    alias_declaration: { kind: "type" },
    class_specifier: { kind: "class", only: "body" },
    concept_definition: { kind: "type" },
    declaration: { kind: "constant", body: ["value"], only: "members" },
    enum_specifier: { kind: "enum", only: "body" },
    field_declaration: FIELD,
    function_definition: FUNCTION,
    linkage_specification: { kind: "namespace", only: "body" },
    namespace_definition: NAMESPACE,
    struct_specifier: { kind: "struct", only: "body" },
    type_definition: { kind: "type", only: "first line" },
    union_specifier: { kind: "union", only: "body" }
  },
  imports: { preproc_include: { field: "path" } },
  wrappers: ["template_declaration"],
  comments: ["comment"],
  attributes: []
}, PHP = {
  declarations: {
    class_declaration: CLASS,
    const_declaration: FIELD,
    enum_declaration: ENUM,
    function_definition: FUNCTION,
    interface_declaration: INTERFACE,
    method_declaration: METHOD,
    namespace_definition: NAMESPACE,
    property_declaration: FIELD,
    trait_declaration: { kind: "trait" }
  },
  imports: {
    include_expression: { pattern: ANY_STRING },
    include_once_expression: { pattern: ANY_STRING },
    namespace_use_declaration: { pattern: /^use\s+(?:(?:function|const)\s+)?([^;]+)/ },
    require_expression: { pattern: ANY_STRING },
    require_once_expression: { pattern: ANY_STRING }
  },
  wrappers: [],
  comments: ["comment"],
  attributes: []
}, RUBY = {
  declarations: {
    assignment: { kind: "constant", name: "left", body: ["right"], only: "members" },
    call: { ...CALL, name: "method", body: ["block"] },
    class: CLASS,
    method: METHOD,
    module: { kind: "module" },
    singleton_class: { kind: "class", name: "value" },
    singleton_method: METHOD
  },
  imports: { call: { pattern: /^(?:require|require_relative|load)\b[\s(]*["']([^"']+)/ } },
  wrappers: [],
  comments: ["comment"],
  attributes: []
}, RUST = {
  declarations: {
    const_item: { kind: "constant", body: ["value"], only: "members" },
    enum_item: ENUM,
    function_item: FUNCTION,
    function_signature_item: FUNCTION,
    impl_item: { kind: "impl", name: "type" },
    macro_definition: { kind: "macro", only: "first line" },
    mod_item: { kind: "module" },
    static_item: { kind: "constant", body: ["value"], only: "members" },
    struct_item: { kind: "struct" },
    trait_item: { kind: "trait" },
    type_item: { kind: "type" },
    union_item: { kind: "union" }
  },
  imports: { extern_crate_declaration: { field: "name" }, use_declaration: { field: "argument" } },
  wrappers: [],
  comments: ["line_comment", "block_comment"],
  attributes: ["attribute_item"]
};

// src/syntax/grammars.ts
var GRAMMARS = {
  c: { file: "cpp", rules: CPP },
  cpp: { file: "cpp", rules: CPP },
  csharp: { file: "c-sharp", rules: C_SHARP },
  "cuda-cpp": { file: "cpp", rules: CPP },
  go: { file: "go", rules: GO },
  java: { file: "java", rules: JAVA },
  javascript: { file: "javascript", rules: JAVASCRIPT },
  javascriptreact: { file: "javascript", rules: JAVASCRIPT },
  php: { file: "php", rules: PHP },
  python: { file: "python", rules: PYTHON },
  ruby: { file: "ruby", rules: RUBY },
  rust: { file: "rust", rules: RUST },
  starlark: { file: "python", rules: PYTHON },
  typescript: { file: "typescript", rules: TYPESCRIPT },
  typescriptreact: { file: "tsx", rules: TYPESCRIPT }
};
function grammarOf(language) {
  return Object.hasOwn(GRAMMARS, language) ? GRAMMARS[language] : void 0;
}
function wasmFile(grammar) {
  return `tree-sitter-${grammar}.wasm`;
}

export {
  grammarOf,
  wasmFile
};
