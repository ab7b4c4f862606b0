import {
  baseNamesIn as baseNamesIn,
  typeNamesIn as typeNamesIn,
  CONTAINERS as CONTAINERS
} from "./joined-b5655cd0.js";
import {
  readName as readName,
  isClosingLine as isClosingLine,
  splitLines as splitLines
} from "./joined-59014168.js";
import {
  SCRIPT_GRAMMARS as SCRIPT_GRAMMARS,
  grammarOf as grammarOf,
  wasmFile as wasmFile
} from "./joined-dde26feb.js";
import {
  regex as regex,
  isRecord as isRecord
} from "./joined-cc1d52fd.js";
import {
  wordSet as wordSet
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openTreeSitter
} from "./chunk-KPXZCG2S.js";
import "./chunk-RGP6QW34.js";

// src/syntax/syntax-worker.ts
import { parentPort, workerData } from "node:worker_threads";

// src/syntax/facts/walk.ts
function walkTree(root, walk, collectors, kinds) {
  let kindOf3 = prepareKinds(walk.language, collectors, kinds), open = [], visited = [], enter = (step) => {
    step.children = isClosed(step, walk) ? NO_STEPS : childSteps(step, kindOf3);
    for (let index of step.kind.enters)
      collectors[index]?.enter?.(step, walk);
    open.push(step), visited.push(0);
  };
  enter(stepOf(root, kindOf3(root), void 0, !1));
  for (let top = open.at(-1); top !== void 0; top = open.at(-1)) {
    let next = visited[visited.length - 1] ?? 0, child = top.children[next];
    if (child === void 0) {
      for (let index of top.kind.leaves)
        collectors[index]?.leave?.(top, walk);
      forgetInside(top), open.pop(), visited.pop();
    } else
      visited[visited.length - 1] = next + 1, (child.isNamed || walk.isWanted(child.line)) && enter(child);
  }
}
var NO_STEPS = [];
function forgetInside(step) {
  step.children = NO_STEPS, step.node.forgetChildren?.();
}
function prepareKinds(language, collectors, factKinds) {
  let key = [language, ...factKinds].join(" "), kinds = KINDS.get(key) ?? /* @__PURE__ */ new Map();
  return KINDS.set(key, kinds), (node) => {
    let { typeId } = node, kind = kinds.get(typeId);
    return kind === void 0 && (kind = readKind(node, collectors), kinds.set(typeId, kind)), kind;
  };
}
var KINDS = /* @__PURE__ */ new Map();
function readKind({ type, isNamed: isNamed2 }, collectors) {
  let looking = [...collectors.entries()].filter(
    ([, { looksAt }]) => looksAt === void 0 || looksAt(type, isNamed2)
  ), { isFunction, isBody, isHead, isLeaf, isWhole } = traitsOf(type);
  return {
    type,
    isNamed: isNamed2,
    isFunction,
    isBody,
    isHead,
    isLeaf: isLeaf || !isNamed2,
    isWhole,
    enters: looking.flatMap(([index, { enter }]) => enter === void 0 ? [] : index),
    leaves: looking.flatMap(([index, { leave }]) => leave === void 0 ? [] : index)
  };
}
var TRAITS = /* @__PURE__ */ new Map();
function traitsOf(type) {
  let traits = TRAITS.get(type) ?? {
    isFunction: FUNCTION.test(type),
    isBody: BODIES.has(type),
    isHead: HEAD.test(type),
    isLeaf: LEAVES.has(type) || isTextAsAWhole(type),
    isWhole: AS_A_WHOLE.has(type)
  };
  return TRAITS.set(type, traits), traits;
}
function childSteps(parent, kindOf3) {
  let steps = [], isInBody = parent.isInBody || parent.kind.isBody && parent.parent?.kind.isFunction === !0;
  for (let child of parent.node.children)
    child !== null && steps.push(stepOf(child, kindOf3(child), parent, isInBody));
  return steps;
}
function stepOf(node, kind, parent, isInBody) {
  return {
    node,
    type: kind.type,
    isNamed: kind.isNamed,
    kind,
    line: node.startPosition.row + 1,
    parent,
    children: NO_STEPS,
    isInBody,
    isPartOfUse: !1,
    isTypePlace: !1,
    isApart: !1,
    declaredBy: void 0
  };
}
function isClosed(step, walk) {
  let { kind, parent, isInBody } = step;
  return kind.isLeaf || // The body of a function that has no wanted line, or another part of it.
  parent?.kind.isFunction === !0 && !kind.isHead && !walk.isForAll && !hasWanted(parent, walk) || // Nothing that is declared in it counts around it.
  kind.isWhole && !isInBody && !walk.isForAll && !hasWanted(step, walk);
}
var LEAVES = /* @__PURE__ */ new Set([
  "field_identifier",
  "identifier",
  "property_identifier",
  "string_fragment",
  "type_identifier"
]), BODIES = /* @__PURE__ */ new Set(["block", "body_statement", "compound_statement", "statement_block"]), FUNCTION = regex()`
  ^(?:
    arrow_function|closure_expression|func_literal|function|generator_function|lambda|lambda_expression|method
    |singleton_method
    |(?:\w+_)?(?:function|method|constructor|destructor)_
      (?:declaration|definition|expression|item|signature|statement)
    |function_signature_item
  )$
`, HEAD = /modifier|attribute|decorator|declarator/, AS_A_WHOLE = wordSet(`
  arguments array dictionary future_import_statement import_from_statement import_statement list object
  template_string type_annotation
`);
function hasWanted({ line, node }, { isAnyWanted }) {
  return isAnyWanted(line, node.endPosition.row + 1);
}
function isTextAsAWhole(type) {
  return type.endsWith("comment");
}
function childInField({ node, children }, field) {
  let named = node.childForFieldName(field);
  return named === null ? void 0 : children.find(
    (child) => child.node.startIndex === named.startIndex && child.node.endIndex === named.endIndex && child.isNamed === named.isNamed
  );
}
function textOfStep({ node }, text, maxCharacters = 200) {
  return text.slice(node.startIndex, Math.min(node.endIndex, node.startIndex + maxCharacters));
}
function placeOfStep({ node }) {
  let { startPosition, endPosition } = node;
  return {
    line: startPosition.row + 1,
    column: startPosition.column,
    endLine: endPosition.row + 1,
    endColumn: endPosition.column
  };
}

// src/syntax/facts/collectors/code-lines.ts
var NO_CODE = regex()`
  ^(?:
    string_.*|.*_string_.*|.*string_literal|.*_content|escape_sequence|escape_interpolation
    |char(?:acter)?(?:_literal)?|rune_literal|regex_.*|jsx_text|html_.*|heredoc_.*|nowdoc_.*|system_lib_string
    |text|php_tag|php_end_tag|hash_bang_line|shebang|raw_text|interpolation_start
  )$
`;
function isCodeLeaf({ type, isNamed: isNamed2, children }) {
  return children.length === 0 && !type.endsWith("comment") && !(isNamed2 && NO_CODE.test(type));
}
function collectCodeLines(lines) {
  let code = new Map([...new Set(lines)].toSorted((a, b) => a - b).map((line) => [line, ""]));
  return {
    enter: (step, walk) => {
      if (step.children.length > 0 || !hasWanted(step, walk) || !isCodeLeaf(step))
        return;
      let { text } = walk, { startPosition, startIndex, endIndex } = step.node;
      if (startIndex === endIndex)
        return;
      let first = step.line, rows = text.slice(startIndex, endIndex).split(`
`);
      for (let [row, part] of rows.entries()) {
        let drawn = code.get(first + row);
        drawn !== void 0 && code.set(first + row, drawn.padEnd(row === 0 ? startPosition.column : 0) + part.replace(/\r$/, ""));
      }
    },
    end: () => [...code].map(([line, text]) => ({ line, text }))
  };
}

// src/syntax/facts/collectors/comments.ts
var MAX_COMMENT_CHARACTERS = 4e3;
function collectComments() {
  let comments = [];
  return {
    looksAt: (type) => type.endsWith("comment"),
    enter: (step, { text, isWanted: isWanted2 }) => {
      if (isWanted2(step.line)) {
        let written2 = textOfStep(step, text, MAX_COMMENT_CHARACTERS).trimEnd(), { startIndex } = step.node, before = text.slice(text.lastIndexOf(`
`, startIndex - 1) + 1, startIndex);
        comments.push({
          ...placeOfStep(step),
          text: written2,
          kind: commentKind(written2),
          isTrailing: /\S/.test(before)
        });
      }
    },
    end: () => comments
  };
}
function commentKind(text) {
  return /^(?:\/\*\*(?!\/)|\/\*!|\/\/\/|\/\/!)/.test(text) ? "doc" : /^(?:\/\*|=begin|<!--)/.test(text) ? "block" : "line";
}

// src/syntax/facts/collectors/constructs/commented-out.ts
var MAX_CHARACTERS = 200, STATEMENT = regex()`
  ^(?:
    (?:const|let|var|return|throw|await|import|export|final|public|private)\s[^;]*;
    |(?:if|for|while|switch)\s*\([^;]*\)\s*\{|[\w$]+(?:[.:>-]+[\w$]+)*\([^;]*\);
    |[\w$]+(?:\.[\w$]+)*\s*[-+]?=\s[^;]*;
    |(?:(?:static|final|const|auto|unsigned)\s)*[A-Za-z_][\w.:]*(?:<[\w<>,.? ]*>)?(?:\[\])?[*&]?\s[*&]?[A-Za-z_]\w*
      \s=\s[^;]*;
  )$
`, LINE = regex()`
  ^(?:
    (?:from\s+[\w.]+\s+)?import\s+[\w.]+(?:,\s*[\w.]+)*|(?:def|class)\s+\w+\([^)]*\)\s*(?:->\s*\w+\s*)?:
    |[a-z_]\w*\s=\s[a-z_][\w.]*\([^)]*\)|self\.\w+\s=\s\S+
  )$
`, GO = regex()`
  ^(?:
    [a-z_]\w*(?:, [a-z_]\w*)* := \S.*|(?:if|for|switch)\s[^{]*[!=<>:(][^{]*\{|\} else (?:if .*)?\{
    |func\s(?:\([^)]*\)\s)?\w+\([^)]*\)[^{]*\{|return\s[\w.]+(?:\(.*\)|\{.*\})?, (?:nil|err)
    |(?:defer|go)\s[\w.]+\(.*\)(?: \{)?|(?:fmt|log|logger|slog)\.\w+\(.*\)
  )$
`, COMMENT = /^(?:\/\/(?![/!])|#(?!!))\s?(.*)$/, GO_COMMENT = /^\/\/ ?(\S.*)$/, INTRODUCES = /(?::|e\.g\.|example|equivalent to|such as)\s*$/i, BLOCK = /^\/\*(?![*!])(?<inside>[^]*)\*\/$/, PART = /^(?:[\])}]+[;,]?|\.\w+\(.*|(?:\}\s*)?(?:else|try|finally|catch\b.*)\s*\{|[^.]*[{(,[])$/, MAX_BLOCK_CHARACTERS = 4e3;
function isBlockOfCode(written2, grammar) {
  let lines = (BLOCK.exec(written2)?.groups?.inside ?? "").split(`
`).flatMap((line) => line.trim().replace(/\s*\/\/.*$/, "") || []), statement = grammar === "go" ? GO : STATEMENT;
  return lines.some((line) => statement.test(line)) && lines.every((line) => statement.test(line) || PART.test(line));
}
function isCommentedOut(step, { text, grammar }) {
  if (text.startsWith("/*", step.node.startIndex))
    return step.node.endIndex - step.node.startIndex <= MAX_BLOCK_CHARACTERS && isBlockOfCode(textOfStep(step, text, MAX_BLOCK_CHARACTERS).trim(), grammar);
  let written2 = textOfStep(step, text, MAX_CHARACTERS).trim(), own = (grammar === "go" ? GO_COMMENT : COMMENT).exec(written2)?.[1]?.trim();
  if (own === void 0 || step.node.startPosition.row !== step.node.endPosition.row || !(grammar === "python" || grammar === "ruby" ? LINE.test(own) : (grammar === "go" ? GO : STATEMENT).test(own)))
    return !1;
  let lineStart = text.lastIndexOf(`
`, step.node.startIndex - 1) + 1, before = text.slice(text.lastIndexOf(`
`, lineStart - 2) + 1, Math.max(lineStart - 1, 0)).trim();
  return !(text.slice(lineStart, step.node.startIndex).trim() !== "") && !(/^(?:\/\/|#)/.test(before) && INTRODUCES.test(before));
}

// src/syntax/facts/collectors/constructs/braces.ts
var CONTROLS = wordSet(`
  do_statement else_clause else_if_clause enhanced_for_statement for_in_statement for_range_loop for_statement
  foreach_statement if_statement while_statement
`), ENCLOSED = /* @__PURE__ */ new Set([
  "block",
  "colon_block",
  "compound_statement",
  "empty_statement",
  "statement_block"
]), WITH_OPTIONAL_BRACES = wordSet("c-sharp cpp java javascript php tsx typescript"), BLOCKS = wordSet(`
  block class_body compound_statement declaration_list enum_body interface_body statement_block switch_block
  switch_body
`), WITH_HEADER = /(?:_statement|_clause|_declaration|_definition|^switch_expression|^for_range_loop)$/, CASES = /case|section|label|default/, FUNCTIONS = /* @__PURE__ */ new Set([
  "function_declaration",
  "function_definition",
  "local_function_statement",
  "method_declaration",
  "method_definition"
]);
function isAroundBraces(type) {
  return CONTROLS.has(type) || type === "return_statement" || BLOCKS.has(type);
}
function braceConstructs(step, { grammar, text }) {
  return CONTROLS.has(step.type) ? WITH_OPTIONAL_BRACES.has(grammar) ? bodiesWithoutBraces(step) : [] : step.type === "return_statement" ? returnForms(step, text) : BLOCKS.has(step.type) ? placeOfBrace(step, text) : [];
}
function bodiesWithoutBraces({ node, type, children }) {
  let found = [], body = type === "else_clause" ? children.findLast(({ isNamed: isNamed2, type: own }) => isNamed2 && !own.endsWith("comment"))?.node : node.childForFieldName("consequence") ?? node.childForFieldName("body");
  isBare(body) && !(type === "else_clause" && body?.type === "if_statement") && found.push({ kind: "braceless-body" });
  let alternative = type === "if_statement" ? node.childForFieldName("alternative") : null;
  return alternative !== null && alternative.type.endsWith("_statement") && alternative.type !== "if_statement" && isBare(alternative) && found.push({ kind: "braceless-body", at: alternative }), found;
}
function isBare(found) {
  let body = found?.type === "attributed_statement" ? found.children.at(-1) : found;
  return body != null && !ENCLOSED.has(body.type) && body.isNamed && !body.isMissing;
}
function placeOfBrace({ node, children, parent }, text) {
  let brace = children.find(({ type }) => type === "{")?.node, hasHeader = parent !== void 0 && WITH_HEADER.test(parent.type) && !CASES.test(parent.type);
  if (brace === void 0 || !hasHeader || parent.node.startIndex === node.startIndex)
    return [];
  let lineStart = text.lastIndexOf(`
`, brace.startIndex - 1) + 1, before = text.slice(lineStart, brace.startIndex).trim();
  return before === "" ? [{ kind: "brace-on-own-line", at: brace }] : node.endPosition.row > brace.startPosition.row && !before.startsWith("{") ? [{ kind: "brace-on-header-line", at: brace }] : [];
}
function returnForms({ node, parent }, text) {
  if (parent === void 0)
    return [];
  let siblings = parent.children.filter(({ isNamed: isNamed2 }) => isNamed2), at = siblings.findIndex((one) => one.node.startIndex === node.startIndex), found = [], previous = siblings[at - 1];
  return previous !== void 0 && BLOCKS.has(parent.type) && !previous.type.endsWith("comment") && previous.node.endPosition.row === node.startPosition.row - 1 && found.push({ kind: "return-without-blank-line" }), BLOCKS.has(parent.type) && FUNCTIONS.has(parent.parent?.type ?? "") && siblings.slice(at + 1).every(({ type }) => type.endsWith("comment")) && sharesLine(node, text) && found.push({ kind: "return-shares-line" }), found;
}
function sharesLine(node, text) {
  let lineStart = text.lastIndexOf(`
`, node.startIndex - 1) + 1, lineEnd = text.indexOf(`
`, node.endIndex), after = text.slice(node.endIndex, lineEnd === -1 ? void 0 : lineEnd).trim();
  return text.slice(lineStart, node.startIndex).trim() !== "" || !/^(?:$|;$|;?\s*(?:\/\/|\/\*|#))/.test(after);
}

// src/syntax/facts/collectors/constructs/errors.ts
var HANDLERS = /* @__PURE__ */ new Set(["catch_clause", "except_clause", "rescue", "rescue_modifier"]), BROADEST = {
  "c-sharp": /^(?:System\.)?Exception$/,
  java: /^(?:java\.lang\.)?(?:Exception|Throwable)$/,
  php: /^\\?(?:Exception|Throwable)$/,
  python: /^(?:builtins\.)?(?:Base)?Exception$/,
  ruby: /^(?:::)?Exception$/
}, NAMES_NO_TYPE = /* @__PURE__ */ new Set(["c-sharp", "python", "ruby"]);
function isHandler(type) {
  return HANDLERS.has(type);
}
function errorConstructs({ type, node, isNamed: isNamed2 }, { grammar, text }) {
  if (!isNamed2 || !HANDLERS.has(type))
    return [];
  if (type === "rescue_modifier")
    return [{ kind: "bare-catch" }];
  let found = [];
  isEmpty(node) && found.push({ kind: "empty-catch" });
  let types = caughtTypes(node, text);
  types.length === 0 && NAMES_NO_TYPE.has(grammar) && found.push({ kind: "bare-catch" });
  let broadest = Object.hasOwn(BROADEST, grammar) ? BROADEST[grammar] : void 0, broad = types.find((one) => broadest?.test(one) === !0);
  return broad !== void 0 && !PASSES_ON.test(text.slice(node.startIndex, node.endIndex)) && found.push({ kind: "broad-catch", subject: broad }), found;
}
var PASSES_ON = /\b(?:raise\s*$|raise\s*(?:#|\n|\r|\w+\s+from\b)|throw\b|when\s*\()/m, BODIES2 = /* @__PURE__ */ new Set(["block", "compound_statement", "statement_block", "then"]);
function isEmpty(handler) {
  let body = handler.childForFieldName("body") ?? handler.children.find((child) => BODIES2.has(child?.type ?? ""));
  if (body == null)
    return handler.type === "rescue";
  let hasComment = [...handler.children, ...body.children].some((child) => child?.type.endsWith("comment") === !0), statements = body.children.filter((child) => child?.isNamed === !0);
  return !hasComment && statements.every((one) => isNothing(one));
}
function handlesNothing(call) {
  let [handler, ...others] = (call.childForFieldName("arguments")?.children ?? []).filter(
    (child) => child?.isNamed === !0
  ), body = handler?.childForFieldName("body");
  return others.length === 0 && /^(?:arrow_function|function_expression)$/.test(handler?.type ?? "") && body?.type === "statement_block" && body.children.every((child) => child?.isNamed !== !0);
}
function isNothing(statement) {
  return statement === null || statement.type === "pass_statement" || statement.type === "empty_statement" || statement.type === "nil" || statement.type === "expression_statement" && statement.children.every((child) => child?.type === "ellipsis");
}
var TYPES = wordSet(`
  attribute constant identifier named_type qualified_name scope_resolution scoped_type_identifier type_identifier
`), CONTAINERS2 = wordSet(`
  as_pattern catch_declaration catch_formal_parameter catch_type exceptions parenthesized_expression tuple type_list
`), MAX_NODES = 100;
function caughtTypes(handler, text) {
  let open = handler.children.filter((child) => child !== null && isTypePart(child)), types = [];
  for (let at = open.pop(); at !== void 0 && types.length < MAX_NODES; at = open.pop())
    if (TYPES.has(at.type))
      types.push(text.slice(at.startIndex, at.endIndex));
    else {
      let name = at.childForFieldName("name"), inner = at.children.filter((child) => child !== null && isTypePart(child));
      open.push(...inner.filter(({ startIndex }) => startIndex !== name?.startIndex));
    }
  return types;
}
function isTypePart({ type }) {
  return TYPES.has(type) || CONTAINERS2.has(type);
}

// src/syntax/facts/collectors/constructs/go-errors.ts
var WITH_ERROR = {
  exec: /^LookPath$/,
  filepath: /^(?:Abs|EvalSymlinks|Glob|Match|Rel)$/,
  fmt: /^F?S?scan(?:f|ln)?$/i,
  hex: /^DecodeString$/,
  http: /^(?:Get|Head|NewRequest(?:WithContext)?|Post(?:Form)?)$/,
  io: /^(?:Copy(?:Buffer|N)?|ReadAll|ReadAtLeast|ReadFull|WriteString)$/,
  ioutil: /^(?:ReadAll|ReadDir|ReadFile|TempDir|TempFile)$/,
  json: /^Marshal(?:Indent)?$/,
  net: /^(?:Dial(?:Timeout)?|Interfaces|Listen|Lookup(?:Addr|CNAME|Host|IP|Port))$/,
  os: /^(?:Create(?:Temp)?|Executable|Getwd|Hostname|Lstat|MkdirTemp|Open(?:File)?|ReadDir|ReadFile|Readlink|Stat|User(?:Cache|Config|Home)Dir)$/,
  rand: /^Read$/,
  regexp: /^(?:Compile(?:POSIX)?|Match(?:Reader|String)?)$/,
  sql: /^Open$/,
  strconv: /^(?:Atoi|Parse\w+|Unquote)$/,
  template: /^Parse(?:FS|Files|Glob)$/,
  time: /^(?:LoadLocation|Parse(?:Duration|InLocation)?)$/,
  url: /^(?:JoinPath|Parse(?:Query|RequestURI)?|PathUnescape|QueryUnescape)$/,
  xml: /^Marshal(?:Indent)?$/
};
function ignoresSecond({ node }, { text }) {
  let left = node.childForFieldName("left"), [call, ...others] = (node.childForFieldName("right")?.children ?? []).filter((one) => one?.isNamed === !0), called = call?.type === "call_expression" && others.length === 0 ? call.childForFieldName("function") : null;
  if (left === null || called?.type !== "selector_expression")
    return !1;
  let names = text.slice(left.startIndex, left.endIndex).split(","), [from = "", name = ""] = text.slice(called.startIndex, called.endIndex).split(".");
  return names.length > 1 && names.at(-1)?.trim() === "_" && Object.hasOwn(WITH_ERROR, from) && WITH_ERROR[from]?.test(name) === !0;
}

// src/syntax/facts/collectors/constructs/expressions.ts
var FUNCTIONS2 = wordSet(`
  arrow_function function_declaration function_expression generator_function generator_function_declaration
  method_definition class_static_block
`), LOOPS = /* @__PURE__ */ new Set(["do_statement", "for_in_statement", "for_statement", "while_statement"]), CALLBACKS = /* @__PURE__ */ new Set(["arrow_function", "function_expression"]), READERS = {
  arrow_expression_clause: ({ parent }, { grammar }) => grammar === "c-sharp" && parent !== void 0 && MEMBERS.test(parent.type) ? { kind: "expression-body", subject: parent.type.replace("_declaration", "") } : void 0,
  as_expression: ({ children }) => {
    let [inner] = children;
    return (inner?.type === "parenthesized_expression" ? inner.node.children[1]?.type : inner?.type) === "as_expression" ? { kind: "double-assertion" } : void 0;
  },
  await_expression: (step, { grammar }) => SCRIPT_GRAMMARS.has(grammar) && isInLoop(step) ? { kind: "await-in-loop" } : void 0,
  call_expression: (step, { grammar, text }) => SCRIPT_GRAMMARS.has(grammar) && HOOK.test(textOfField(step, "function", text)) && isConditional(step) ? { kind: "conditional-hook" } : void 0,
  class_declaration: ({ children }, { grammar }) => grammar === "c-sharp" && children.some(({ type }) => type === "parameter_list") ? { kind: "primary-constructor" } : void 0,
  export_statement: ({ node, children }) => {
    let value = children.some(({ type, isNamed: isNamed2 }) => !isNamed2 && type === "default") ? node.childForFieldName("value") : null;
    return value !== null && /^(?:arrow_function|function_expression|class)$/.test(value.type) && !hasName(value) ? { kind: "anonymous-default-export" } : void 0;
  },
  for_statement: ({ children }, { grammar }) => grammar !== "python" && (grammar !== "go" || children.some(({ type }) => type === "for_clause")) ? { kind: "counting-loop" } : void 0,
  jsx_attribute: ({ children }) => {
    let value = children.at(-1), inner = value?.type === "jsx_expression" ? value.node.children[1] : void 0;
    return inner != null && CALLBACKS.has(inner.type) ? { kind: "jsx-function" } : void 0;
  },
  jsx_expression: ({ children, parent }) => /^jsx_(?:opening|self_closing)_element$/.test(parent?.type ?? "") && children.some(({ type }) => type === "spread_element") ? { kind: "jsx-spread" } : void 0,
  object_creation_expression: ({ children }, { grammar }) => grammar === "java" && children.some(({ type }) => type === "class_body") ? { kind: "anonymous-class" } : void 0,
  return_statement: (step, { grammar }) => grammar === "go" && !step.children.some(({ isNamed: isNamed2 }) => isNamed2) && hasNamedResults(step) ? { kind: "naked-return" } : void 0
}, HOOK = /^(?:React\.)?use[A-Z]\w*$/, MEMBERS = /^(?:method|property|indexer|operator|constructor|destructor|conversion_operator)_declaration$/;
function isExpressionConstruct(type) {
  return Object.hasOwn(READERS, type);
}
function expressionConstructs(step, walk) {
  let found = Object.hasOwn(READERS, step.type) ? READERS[step.type]?.(step, walk) : void 0;
  return found === void 0 ? [] : [found];
}
function textOfField(step, field, text) {
  let named = step.node.childForFieldName(field);
  return named === null ? "" : text.slice(named.startIndex, Math.min(named.endIndex, named.startIndex + 80));
}
function hasName(node) {
  return node.childForFieldName("name") !== null;
}
function isPart(node, of) {
  return node !== null && node.startIndex <= of.startIndex && of.endIndex <= node.endIndex;
}
function isInLoop(step) {
  for (let at = step.parent; at !== void 0 && !FUNCTIONS2.has(at.type); at = at.parent)
    if (LOOPS.has(at.type) && (isPart(at.node.childForFieldName("body"), step.node) || isPart(at.node.childForFieldName("condition"), step.node)) && !at.children.some(({ type, isNamed: isNamed2 }) => !isNamed2 && type === "await"))
      return !0;
  return !1;
}
function isConditional(step) {
  for (let at = step.parent; at !== void 0 && !FUNCTIONS2.has(at.type); at = at.parent) {
    let { node, type } = at, isBranch = (type === "if_statement" || type === "ternary_expression") && !isPart(node.childForFieldName("condition"), step.node), isRight = type === "binary_expression" && /^(?:&&|\|\||\?\?)$/.test(node.childForFieldName("operator")?.type ?? "") && isPart(node.childForFieldName("right"), step.node);
    if (isBranch || isRight || type === "switch_case" || LOOPS.has(type) && isPart(node.childForFieldName("body"), step.node))
      return !0;
  }
  return !1;
}
function hasNamedResults(step) {
  let at = step.parent;
  for (; at !== void 0 && !/^(?:function_declaration|method_declaration|func_literal)$/.test(at.type); )
    at = at.parent;
  let result = at?.node.childForFieldName("result") ?? null;
  return result?.type === "parameter_list" && result.children.some((child) => child?.type === "parameter_declaration" && hasName(child));
}

// src/syntax/facts/collectors/constructs/punctuation.ts
var STATEMENTS = wordSet(`
  break_statement continue_statement debugger_statement expression_statement import_statement lexical_declaration
  return_statement throw_statement variable_declaration
`), COLLECTIONS = /* @__PURE__ */ new Set(["array", "dictionary", "list", "object", "set"]), WITH_COMMAS = /* @__PURE__ */ new Set([
  ...COLLECTIONS,
  "argument_list",
  "arguments",
  "formal_parameters",
  "parameters"
]), CLOSING = /* @__PURE__ */ new Set([")", "]", "}"]), CONTINUES = /^[([`+\-*/.,]/, MAX_BLANKS = 400;
function isPunctuated(type) {
  return STATEMENTS.has(type) || WITH_COMMAS.has(type);
}
function punctuationConstructs(step, { grammar, text, isWanted: isWanted2 }) {
  if (SCRIPT_GRAMMARS.has(grammar)) {
    if (STATEMENTS.has(step.type))
      return isWanted2(step.node.startPosition.row + 1) ? semicolonForms(step, text) : [];
  } else if (grammar !== "python")
    return [];
  return WITH_COMMAS.has(step.type) ? commaForms(step) : [];
}
function semicolonForms({ node, children, parent }, text) {
  let last = children.at(-1), isHead = parent?.type === "for_statement" || parent?.type === "for_in_statement";
  if (last === void 0 || isHead || last.type === "internal_module" || node.hasError)
    return [];
  if (last.type !== ";")
    return /^\s*;/.test(text.slice(node.endIndex, node.endIndex + 40)) ? [] : [{ kind: "missing-semicolon" }];
  let after = text.slice(node.endIndex, node.endIndex + MAX_BLANKS), next = /^[^\S\n]*\n\s*(\S)/.exec(after)?.[1];
  return after.length < MAX_BLANKS && after.trim() === "" || next !== void 0 && !CONTINUES.test(next) ? [{ kind: "needless-semicolon" }] : [];
}
function commaForms({ children, type }) {
  let closing = children.at(-1), parts2 = children.slice(1, -1).filter((child) => !child.type.endsWith("comment")), last = parts2.at(-1);
  return closing === void 0 || last === void 0 || !CLOSING.has(closing.type) ? [] : last.type === "," ? [{ kind: "trailing-comma", at: last.node }] : closing.node.startPosition.row > last.node.endPosition.row && COLLECTIONS.has(type) && !isSoleCall(parts2.map(({ node }) => node)) ? [{ kind: "missing-trailing-comma", at: last.node }] : [];
}
function isSoleCall(parts2) {
  return parts2.length === 1 && /splat|spread|comprehension|generator/.test(parts2[0]?.type ?? "");
}

// src/syntax/facts/collectors/constructs/statements.ts
var READERS2 = {
  assignment: ({ node }, { grammar }) => grammar === "python" && node.childForFieldName("right")?.type === "lambda" && node.childForFieldName("left")?.type === "identifier" ? { kind: "assigned-lambda" } : void 0,
  binary_operator: ({ node, children, parent }) => {
    let isOuter = parent?.type !== "binary_operator", sides = [node.childForFieldName("left")?.type, node.childForFieldName("right")?.type];
    return isOuter && children.some(({ type }) => type === "+") && sides.includes("string") && !sides.every((one) => one === "string") ? { kind: "string-concatenation" } : void 0;
  },
  cast_expression: (step, { grammar, text }) => grammar === "cpp" && !/^\(\s*void\s*\)/.test(textOfStep(step, text, 40)) ? { kind: "c-style-cast" } : void 0,
  class_definition: readDataclass,
  enum_specifier: ({ children }, { grammar }) => grammar === "cpp" && children.some(({ type }) => type === "enumerator_list") && !children.some(({ type }) => type === "class" || type === "struct") ? { kind: "unscoped-enum" } : void 0,
  namespace_declaration: ({ node, parent }, { grammar }) => grammar === "c-sharp" && parent?.type === "compilation_unit" && parent.children.filter(({ type }) => type === "namespace_declaration").length === 1 && node.childForFieldName("body")?.children.every((child) => child?.type !== "namespace_declaration") === !0 ? { kind: "block-namespace" } : void 0,
  preproc_region: (_step, { grammar }) => grammar === "c-sharp" ? { kind: "region" } : void 0,
  switch_expression: (step, { grammar }) => grammar === "java" && /^(?:block|expression_statement|switch_block_statement_group)$/.test(step.parent?.type ?? "") ? readSwitch(step) : void 0,
  switch_statement: readSwitch,
  type_alias_declaration: ({ node }) => {
    let value = node.childForFieldName("value");
    return value?.type === "object_type" && !value.children.some((child) => child?.type === "index_signature" || child?.type === "mapped_type_clause") ? { kind: "object-type-alias" } : void 0;
  },
  using_directive: ({ node, parent }, { grammar }) => grammar === "c-sharp" && (parent?.type === "declaration_list" || followsNamespace(node, parent)) ? { kind: "using-in-namespace" } : void 0
};
function followsNamespace({ startIndex }, around) {
  let namespace = around?.children.find(({ type }) => type === "file_scoped_namespace_declaration");
  return namespace !== void 0 && namespace.node.startIndex < startIndex;
}
function isStatementConstruct(type) {
  return Object.hasOwn(READERS2, type);
}
function statementConstructs(step, walk) {
  let found = Object.hasOwn(READERS2, step.type) ? READERS2[step.type]?.(step, walk) : void 0;
  return found === void 0 ? [] : [found];
}
var DEFAULTS = /* @__PURE__ */ new Set(["default", "default_statement", "switch_default"]);
function readSwitch({ node }) {
  let body = node.childForFieldName("body") ?? node.children.at(-1);
  return (body?.children.flatMap((child) => child === null ? [] : [child, ...present(child)]) ?? []).some(
    (part) => DEFAULTS.has(part.type) || part.children.some((child) => child?.type === "default")
  ) || body === null || body === void 0 || body.children.length <= 2 ? void 0 : { kind: "switch-without-default" };
}
function present({ children }) {
  return children.filter((child) => child !== null);
}
var DATACLASS = /^@(?:dataclasses\.)?dataclass\b(?!.*\bkw_only\s*=\s*True)/, NO_DEFAULT = /^(?:dataclasses\.)?field\((?!.*\bdefault(?:_factory)?\s*=)/s, NOT_A_PARAMETER = /\b(?:ClassVar|KW_ONLY)\b|\bkw_only\s*=\s*True|\binit\s*=\s*False/;
function readDataclass({ node, parent }, { grammar, text }) {
  let read2 = (one) => one === null ? "" : text.slice(one.startIndex, one.endIndex);
  if ((grammar === "python" && parent?.node.children.some((child) => child?.type === "decorator" && DATACLASS.test(read2(child)))) !== !0)
    return;
  let hasOptional = !1;
  for (let statement of node.childForFieldName("body")?.children ?? []) {
    let field = statement?.type === "expression_statement" ? statement.children[0] : void 0;
    if (field?.type !== "assignment" || field.childForFieldName("type") === null || NOT_A_PARAMETER.test(read2(field))) {
      if (/\bKW_ONLY\b/.test(read2(statement)))
        return;
      continue;
    }
    let value = field.childForFieldName("right"), isOptional = value !== null && !NO_DEFAULT.test(read2(value));
    if (hasOptional && !isOptional)
      return { kind: "required-after-optional", at: field };
    hasOptional ||= isOptional;
  }
}

// src/syntax/facts/collectors/constructs/construct-readers.ts
var TERNARY = (step) => {
  let around = step.parent;
  for (; around !== void 0 && PARENTHESES.has(around.type); )
    around = around.parent;
  return { kind: around !== void 0 && TERNARIES.has(around.type) ? "nested-ternary" : "ternary" };
}, TERNARIES = /* @__PURE__ */ new Set(["conditional", "conditional_expression", "ternary_expression"]), PARENTHESES = /* @__PURE__ */ new Set(["parenthesized_expression", "parenthesized_statements"]), READERS3 = {
  as_expression: ({ children }, { text }) => {
    let type = children.at(-1);
    return type === void 0 ? void 0 : { kind: "type-assertion", subject: textOfStep(type, text, 60) };
  },
  assignment_statement: (step, walk) => walk.grammar === "go" && (isIgnored(step, walk) || ignoresSecond(step, walk)) ? { kind: "ignored-error" } : void 0,
  binary: readBinary,
  binary_expression: readBinary,
  binary_operator: ({ node, children }) => children.some(({ type }) => type === "%") && node.childForFieldName("left")?.type === "string" ? { kind: "percent-format" } : void 0,
  call: ({ node }, { grammar, text }) => {
    let called = grammar === "python" ? node.childForFieldName("function") : null, name = called?.childForFieldName("attribute");
    return called?.childForFieldName("object")?.type === "string" && text.slice(name?.startIndex, name?.endIndex) === "format" ? { kind: "format-call" } : void 0;
  },
  call_expression: ({ node }, { text, grammar }) => {
    let property = SCRIPT_GRAMMARS.has(grammar) ? node.childForFieldName("function")?.childForFieldName("property") : void 0;
    if (property == null)
      return;
    let method = text.slice(property.startIndex, property.endIndex);
    return method === "then" ? { kind: "promise-chain", at: property } : method === "catch" && handlesNothing(node) ? { kind: "empty-catch", at: property } : void 0;
  },
  class: readClassComponent,
  class_declaration: readClassComponent,
  conditional: TERNARY,
  conditional_expression: TERNARY,
  default_parameter: readMutableDefault,
  typed_default_parameter: readMutableDefault,
  export_statement: ({ children }) => {
    let word = children.find(({ type, isNamed: isNamed2 }) => !isNamed2 && type === "default");
    return word === void 0 ? void 0 : { kind: "default-export", at: word.node };
  },
  export_specifier: ({ node }, { text }) => {
    let name = node.childForFieldName("alias") ?? node.childForFieldName("name");
    return name !== null && text.slice(name.startIndex, name.endIndex) === "default" ? { kind: "default-export" } : void 0;
  },
  for_in_statement: ({ children }) => children.some(({ type }) => type === "in") ? { kind: "for-in" } : void 0,
  // `goto case` of C# is the only way from one case to another.
  goto_statement: ({ children }) => children.some(({ type }) => type === "case" || type === "default") ? void 0 : { kind: "goto" },
  if: readElse,
  if_expression: readElse,
  if_statement: readElse,
  unless: readElse,
  import_declaration: ({ children }, { grammar, text }) => grammar === "java" && children.some(({ type }) => type === "asterisk") ? {
    kind: "wildcard-import",
    subject: text.slice(children[0]?.node.startIndex, children.at(-1)?.node.endIndex).slice(0, 200)
  } : void 0,
  jsx_attribute: ({ children }, { text }) => {
    let [name] = children, value = children.at(-1);
    return name !== void 0 && textOfStep(name, text) === "style" && (value?.type === "string" || value?.node.children.some((child) => child?.type === "object") === !0) ? { kind: "inline-style" } : void 0;
  },
  // Words between tags. Entities, numbers and signs are the same in every language.
  jsx_text: (step, { text }) => {
    let written2 = textOfStep(step, text), lines = written2.slice(0, written2.search(/\S/)).split(`
`).length;
    return new RegExp("\\p{L}{2}", "u").test(written2.replaceAll(/&[#\w]{1,12};/g, " ")) ? { kind: "element-text", subject: written2.trim().slice(0, 80), below: lines - 1 } : void 0;
  },
  non_null_expression: () => ({ kind: "non-null-assertion" }),
  postfix_unary_expression: ({ children }, { grammar }) => grammar === "c-sharp" && children.at(-1)?.type === "!" ? { kind: "non-null-assertion" } : void 0,
  import_statement: ({ node }, { grammar, text }) => {
    let source = SCRIPT_GRAMMARS.has(grammar) ? node.childForFieldName("source") : null;
    return source !== null && text.charAt(source.startIndex + 1) === "." ? { kind: "relative-import" } : void 0;
  },
  relative_import: () => ({ kind: "relative-import" }),
  short_var_declaration: (step, walk) => walk.grammar === "go" && ignoresSecond(step, walk) ? { kind: "ignored-error" } : void 0,
  ternary_expression: TERNARY,
  throw_statement: ({ children }, { grammar }) => SCRIPT_GRAMMARS.has(grammar) && /^(?:string|template_string|number)$/.test(children[1]?.type ?? "") ? { kind: "thrown-literal" } : void 0,
  type_assertion: ({ node }, { text }) => isAfterType(text, node.startIndex) ? void 0 : { kind: "type-assertion" },
  use_wildcard: (step, { text }) => ({ kind: "wildcard-import", subject: textOfStep(step, text) }),
  variable_declaration: ({ children, parent }, { grammar }) => SCRIPT_GRAMMARS.has(grammar) && children[0]?.type === "var" && parent?.type !== "ambient_declaration" ? { kind: "var-declaration" } : void 0,
  wildcard_import: () => ({ kind: "wildcard-import" })
};
function isAfterType(text, start) {
  let before = /[\w$]{1,10}$/.exec(text.slice(Math.max(0, start - 10), start))?.[0];
  return before !== void 0 && !BEFORE_EXPRESSIONS.has(before);
}
var BEFORE_EXPRESSIONS = wordSet(
  "await case default delete do else extends in instanceof new of return throw typeof void yield"
);
function isConstruct(type) {
  return Object.hasOwn(READERS3, type) || isHandler(type) || isAroundBraces(type) || isPunctuated(type) || isStatementConstruct(type) || isExpressionConstruct(type);
}
function readConstructs(step, walk) {
  let own = Object.hasOwn(READERS3, step.type) ? READERS3[step.type]?.(step, walk) : void 0;
  return [
    ...own === void 0 ? [] : Array.isArray(own) ? own : [own],
    ...errorConstructs(step, walk),
    ...braceConstructs(step, walk),
    ...punctuationConstructs(step, walk),
    ...statementConstructs(step, walk),
    ...expressionConstructs(step, walk)
  ];
}
function isIgnored({ node }, { text }) {
  let left = node.childForFieldName("left"), right = node.childForFieldName("right");
  return left !== null && text.slice(left.startIndex, left.endIndex) === "_" && right?.children.length === 1 && right.children[0]?.type === "call_expression";
}
function readBinary(step, { grammar, text }) {
  let { node, parent } = step, operator = node.childForFieldName("operator")?.type ?? "", left = node.childForFieldName("left"), right = node.childForFieldName("right");
  if (left === null || right === null || !(SCRIPT_GRAMMARS.has(grammar) || grammar === "c-sharp"))
    return [];
  if (/^[=!]==?$/.test(operator)) {
    let isNull = (NULLS.has(left.type) || NULLS.has(right.type)) && !(grammar === "c-sharp" && isInLambda(step)), found = isNull ? [{ kind: "null-comparison", subject: operator }] : [];
    return operator.length === 2 && grammar !== "c-sharp" ? [...found, { kind: "loose-equality", ...isNull ? { subject: "null" } : {} }] : found;
  }
  let isOuter = parent?.type !== "binary_expression" || parent.node.childForFieldName("operator")?.type !== "+";
  return operator === "+" && isOuter && joinsText(node, text) ? [{ kind: "string-concatenation" }] : [];
}
function isInLambda(step) {
  let at = step;
  for (; at !== void 0 && !/_statement$|^block$|_declaration$/.test(at.type); ) {
    if (at.type === "lambda_expression" || at.type === "query_expression")
      return !0;
    at = at.parent;
  }
  return !1;
}
var NULLS = /* @__PURE__ */ new Set(["null", "null_literal"]), TEXTS = /* @__PURE__ */ new Set([
  "string",
  "template_string",
  "string_literal",
  "interpolated_string_expression",
  "verbatim_string_literal"
]), MAX_TERMS = 50;
function joinsText(node, text) {
  let hasText = !1, hasOther = !1, at = node;
  for (let count = 0; at !== null && count < MAX_TERMS; count += 1) {
    let isSum = at.type === "binary_expression" && at.childForFieldName("operator")?.type === "+", term = isSum ? at.childForFieldName("right") : at, isText = TEXTS.has(term?.type ?? "");
    hasText ||= isText && text.slice(term?.startIndex, term?.endIndex).length > 2, hasOther ||= !isText, at = isSum ? at.childForFieldName("left") : null;
  }
  return hasText && hasOther;
}
var MUTABLE = /^(?:list|dictionary|set|list_comprehension|dictionary_comprehension|set_comprehension)$/;
function readMutableDefault({ node }, { grammar, text }) {
  let value = grammar === "python" ? node.childForFieldName("value") : null;
  return value !== null && (MUTABLE.test(value.type) || value.type === "call" && /^(?:list|dict|set)\(/.test(text.slice(value.startIndex, value.startIndex + 5))) ? { kind: "mutable-default" } : void 0;
}
var BOUNDARY = /\b(?:componentDidCatch|getDerivedStateFromError)\b/, REACT = /\bfrom\s*['"](?:react|preact)['"]/, COMPONENT = /\bextends\s+(React\.)?(?:Pure)?Component\b/;
function readClassComponent(step, { grammar, text }) {
  if (!SCRIPT_GRAMMARS.has(grammar))
    return;
  let heritage = step.children.find(({ type }) => type === "class_heritage"), match = heritage === void 0 ? null : COMPONENT.exec(textOfStep(heritage, text));
  return match !== null && (match[1] !== void 0 || REACT.test(text)) && !BOUNDARY.test(text.slice(step.node.startIndex, step.node.endIndex)) ? { kind: "class-component" } : void 0;
}
var BLOCKS2 = /* @__PURE__ */ new Set([
  "block",
  "compound_statement",
  "expression_statement",
  "statement_block",
  "statement_list",
  "then"
]), RETURNS = /* @__PURE__ */ new Set(["return", "return_expression", "return_statement"]), STATEMENTS2 = wordSet(
  "block block_body body_statement else expression_statement program source_file then"
), IFS = /* @__PURE__ */ new Set(["if_statement", "if_expression"]), MAX_BRANCHES = 50;
function readElse({ node, parent }) {
  let isValue = node.type !== "if_statement" && !STATEMENTS2.has(parent?.type ?? "");
  if (parent?.type === "else_clause" || IFS.has(parent?.type ?? "") || isValue || declaresForElse(node))
    return;
  let at = node;
  for (let count = 0; at != null && count < MAX_BRANCHES; count += 1) {
    if (![
      at.childForFieldName("consequence") ?? at.childForFieldName("body"),
      ...at.children.filter((child) => child?.type === "elif_clause" || child?.type === "else_if_clause").map((child) => child?.childForFieldName("consequence") ?? child?.childForFieldName("body") ?? null)
    ].every((branch) => endsWithReturn(branch)))
      return;
    let last = at.childrenForFieldName("alternative").findLast((child) => child !== null), inner = last?.type === "else_clause" ? last.children.find((child) => child?.isNamed === !0 && child.type !== "comment") : last;
    if (IFS.has(inner?.type ?? "") || inner?.type === "elsif")
      at = inner;
    else
      return last == null || last.type === "elif_clause" || last.type === "else_if_clause" ? void 0 : { kind: "else-after-return", at: last };
  }
}
function declaresForElse(node) {
  return node.type === "if_statement" && node.childForFieldName("initializer") !== null;
}
function endsWithReturn(branch) {
  let last = branch;
  for (; last != null && BLOCKS2.has(last.type); )
    last = last.children.findLast((child) => child?.isNamed === !0 && !child.type.endsWith("comment"));
  return RETURNS.has(last?.type ?? "");
}

// src/syntax/symbols/names.ts
var MAX_NAME_CHARACTERS = 200, MAX_NAMES = 200, MAX_NODES2 = 2e3, NAMES = wordSet(`
  class_variable constant dotted_name global_variable instance_variable name operator_name
  shorthand_property_identifier_pattern string variable_name
`), PATTERNS = /* @__PURE__ */ new Map([
  ["array_declarator", "declarator"],
  ["array_pattern", void 0],
  ["by_ref", void 0],
  ["assignment_pattern", "left"],
  ["default_parameter", "name"],
  ["dictionary_splat_pattern", void 0],
  ["expression_list", void 0],
  ["function_declarator", "declarator"],
  ["init_declarator", "declarator"],
  ["keyword_parameter", "name"],
  ["list_literal", void 0],
  ["list_pattern", void 0],
  ["list_splat_pattern", void 0],
  ["mut_pattern", void 0],
  ["object_assignment_pattern", "left"],
  ["object_pattern", void 0],
  ["optional_parameter", "name"],
  ["pair", void 0],
  ["pair_pattern", "value"],
  ["parenthesized_declarator", void 0],
  ["pattern_list", void 0],
  ["pointer_declarator", "declarator"],
  ["reference_declarator", void 0],
  ["rest_pattern", void 0],
  ["splat_parameter", "name"],
  ["tuple_pattern", void 0],
  ["variable_declarator", "name"]
]);
function namesIn(pattern, text) {
  let names = [], open = [
    { node: pattern, within: void 0 }
  ], visited = 0;
  for (let next = open.pop(); next !== void 0 && visited < MAX_NODES2; next = open.pop()) {
    let { node, within } = next;
    if (visited += 1, NAMES.has(node.type) || node.type.endsWith("identifier")) {
      let name = cleanName(textOf(node, text, MAX_NAME_CHARACTERS));
      name !== "" && names.length < MAX_NAMES && names.push({ name, node, within: node.type.startsWith("shorthand_property") ? join(within, name) : within });
    } else if (PATTERNS.has(node.type)) {
      let field = PATTERNS.get(node.type), inner = field === void 0 ? node.children : [node.childForFieldName(field)], key = node.type === "pair_pattern" ? node.childForFieldName("key") : null, below = key === null ? within : join(within, cleanName(textOf(key, text, MAX_NAME_CHARACTERS)));
      open.push(
        ...inner.filter((child) => child?.isNamed === !0 && child.type !== "type").map((child) => ({ node: child, within: below })).toReversed()
      );
    }
  }
  return names;
}
function join(outer, inner) {
  return outer === void 0 ? inner : outer.length > MAX_NAME_CHARACTERS ? outer : `${outer}.${inner}`;
}
function cleanName(written2) {
  return written2.replace(/^["'`]|["'`]$/g, "").replace(/^(?:\$|@{1,2}|#)/, "");
}
function textOf(node, text, most) {
  return text.slice(node.startIndex, Math.min(node.endIndex, node.startIndex + most));
}

// src/syntax/facts/collectors/constructs/unchanged-lets.ts
var WRITES = {
  assignment_expression: "left",
  augmented_assignment_expression: "left",
  update_expression: "argument"
};
function collectUnchangedLets() {
  let lets = [], written2 = /* @__PURE__ */ new Set();
  function write(target, text) {
    for (let { node } of target === null ? [] : namesIn(target, text))
      written2.add(text.slice(node.startIndex, node.endIndex));
  }
  return {
    looksAt: (type) => Object.hasOwn(WRITES, type) || type === "for_in_statement" || type === "lexical_declaration",
    enter: (step, { text, grammar, isWanted: isWanted2, inside }) => {
      if (!SCRIPT_GRAMMARS.has(grammar))
        return;
      let { node, type } = step, field = Object.hasOwn(WRITES, type) ? WRITES[type] : void 0;
      if (field !== void 0)
        write(node.childForFieldName(field), text);
      else if (type === "for_in_statement")
        write(node.childForFieldName("kind") === null ? node.childForFieldName("left") : null, text);
      else if (type === "lexical_declaration" && isWanted2(step.line)) {
        let [fact] = step.children.some((child) => child.type === "let") ? [placeOfStep(step)] : [], declarators = step.children.filter((child) => child.type === "variable_declarator");
        if (fact !== void 0 && declarators.every((one) => one.node.childForFieldName("value") !== null)) {
          let names = declarators.flatMap((one) => {
            let pattern = one.node.childForFieldName("name");
            return pattern === null ? [] : namesIn(pattern, text).map((found) => found.name);
          });
          lets.push({
            fact: { ...fact, kind: "let-never-assigned", ...inside === void 0 ? {} : { inside } },
            names
          });
        }
      }
    },
    end: (text) => lets.filter(({ names }) => !names.some((name) => written2.has(name) || isWrittenLater(name, text))).map(({ fact }) => fact)
  };
}
function isWrittenLater(name, text) {
  let escaped = name.replaceAll("$", String.raw`\$&`);
  return new RegExp(
    String.raw`(?<![\w$.])(?:(?<!\blet\s+)${escaped}\s*(?:(?:\*\*|<<|>>>?|&&|\|\||\?\?|[-+*/%&|^])?=(?![=>])|\+\+|--)|(?:\+\+|--)${escaped}(?![\w$]))`
  ).test(text);
}

// src/syntax/facts/collectors/constructs.ts
function collectConstructs() {
  let facts = [], lets = collectUnchangedLets();
  function add(place, walk, rest) {
    facts.push({ ...place, ...rest, ...walk.inside === void 0 ? {} : { inside: walk.inside } });
  }
  return {
    looksAt: (type, isNamed2) => isNamed2 && (type.endsWith("comment") || lets.looksAt(type) || isConstruct(type)),
    enter: (step, walk) => {
      if (lets.enter(step, walk), !!hasWanted(step, walk)) {
        if (step.type.endsWith("comment")) {
          walk.isWanted(step.line) && isCommentedOut(step, walk) && add(placeOfStep(step), walk, { kind: "commented-out-code" });
          return;
        }
        for (let { at, kind, subject, below = 0 } of readConstructs(step, walk)) {
          let place = placeOfStep(at === void 0 ? step : { ...step, node: at });
          walk.isWanted(place.line + below) && add({ ...place, line: place.line + below }, walk, { kind, ...subject === void 0 ? {} : { subject } });
        }
      }
    },
    end: ({ text }) => [...facts, ...lets.end(text)].toSorted((a, b) => a.line - b.line || a.column - b.column)
  };
}

// src/syntax/facts/collectors/declarations/cpp.ts
function declaredName(node) {
  let inner = node.childForFieldName("declarator");
  for (let depth = 0; depth < 4; depth += 1)
    inner = inner?.childForFieldName("declarator") ?? inner;
  return inner;
}
function isFunctionDeclarator({ type, node }) {
  return (type === "declaration" || type === "field_declaration") && node.childForFieldName("declarator")?.type === "function_declarator";
}
function isInUnnamedNamespace({ parent }) {
  for (let around = parent; around !== void 0; around = around.parent)
    if (around.type === "namespace_definition" && around.node.childForFieldName("name") === null)
      return !0;
  return !1;
}
function hasNoOwnWords({ children, node }) {
  return children.some(({ type }) => type === "delete_method_clause" || type === "default_method_clause") || node.childForFieldName("body") !== null && declaredName(node)?.type === "qualified_identifier";
}

// src/syntax/facts/collectors/declarations/declaration-rules.ts
var CLASS = { kind: "class" }, CONSTRUCTOR = { kind: "constructor", isFunction: !0 }, ENUM = { kind: "enum" }, ENUM_MEMBER = { kind: "enum-member" }, FIELD = { kind: "field" }, FUNCTION2 = { kind: "function", isFunction: !0 }, INTERFACE = { kind: "interface" }, METHOD = { kind: "method", isFunction: !0 }, NAMESPACE = { kind: "namespace" }, PROPERTY = { kind: "property" }, STRUCT = { kind: "struct" }, TYPE = { kind: "type" }, TYPE_PARAMETER = { kind: "type-parameter" }, LOOP_VARIABLE = { kind: "variable", name: "left" }, FIRST_WRITE = { kind: "variable", name: "left", isFirstWrite: !0 }, SCRIPT = {
  abstract_class_declaration: CLASS,
  abstract_method_signature: METHOD,
  arrow_function: FUNCTION2,
  catch_clause: { kind: "variable", name: "parameter" },
  class: CLASS,
  class_declaration: CLASS,
  enum_assignment: ENUM_MEMBER,
  enum_declaration: ENUM,
  field_definition: { kind: "field", name: "property" },
  for_in_statement: LOOP_VARIABLE,
  function_declaration: FUNCTION2,
  function_expression: FUNCTION2,
  function_signature: FUNCTION2,
  generator_function: FUNCTION2,
  generator_function_declaration: FUNCTION2,
  interface_declaration: INTERFACE,
  internal_module: NAMESPACE,
  method_definition: METHOD,
  method_signature: METHOD,
  module: NAMESPACE,
  property_signature: PROPERTY,
  public_field_definition: FIELD,
  type_alias_declaration: TYPE,
  type_parameter: TYPE_PARAMETER,
  variable_declarator: { kind: "variable", head: 1 }
}, RULES = {
  "c-sharp": {
    catch_declaration: { kind: "variable" },
    class_declaration: CLASS,
    constructor_declaration: CONSTRUCTOR,
    declaration_expression: { kind: "variable" },
    declaration_pattern: { kind: "variable" },
    delegate_declaration: TYPE,
    enum_declaration: ENUM,
    enum_member_declaration: ENUM_MEMBER,
    foreach_statement: LOOP_VARIABLE,
    interface_declaration: INTERFACE,
    local_function_statement: FUNCTION2,
    method_declaration: METHOD,
    namespace_declaration: NAMESPACE,
    property_declaration: PROPERTY,
    record_declaration: CLASS,
    struct_declaration: STRUCT,
    type_parameter: TYPE_PARAMETER,
    variable_declarator: { kind: "variable", head: 2 }
  },
  cpp: {
    alias_declaration: TYPE,
    class_specifier: CLASS,
    declaration: { kind: "variable", name: "declarator" },
    enum_specifier: ENUM,
    enumerator: ENUM_MEMBER,
    field_declaration: { kind: "field", name: "declarator" },
    function_definition: { kind: "function", name: "declarator", isFunction: !0 },
    namespace_definition: NAMESPACE,
    struct_specifier: STRUCT,
    type_definition: { kind: "type", name: "declarator" }
  },
  go: {
    const_spec: { kind: "constant", head: 1 },
    field_declaration: FIELD,
    func_literal: FUNCTION2,
    function_declaration: FUNCTION2,
    method_declaration: METHOD,
    method_elem: METHOD,
    range_clause: FIRST_WRITE,
    short_var_declaration: FIRST_WRITE,
    type_alias: TYPE,
    type_parameter_declaration: TYPE_PARAMETER,
    type_spec: TYPE,
    var_spec: { kind: "variable", head: 1 }
  },
  java: {
    annotation_type_declaration: INTERFACE,
    catch_formal_parameter: { kind: "variable" },
    class_declaration: CLASS,
    constructor_declaration: CONSTRUCTOR,
    enhanced_for_statement: { kind: "variable" },
    enum_constant: ENUM_MEMBER,
    enum_declaration: ENUM,
    interface_declaration: INTERFACE,
    method_declaration: METHOD,
    record_declaration: CLASS,
    variable_declarator: { kind: "variable", head: 1 }
  },
  javascript: SCRIPT,
  php: {
    anonymous_function: FUNCTION2,
    arrow_function: FUNCTION2,
    assignment_expression: FIRST_WRITE,
    catch_clause: { kind: "variable" },
    class_declaration: CLASS,
    const_element: { kind: "constant", head: 1 },
    enum_case: ENUM_MEMBER,
    enum_declaration: ENUM,
    foreach_statement: { kind: "variable", isFirstWrite: !0 },
    function_definition: FUNCTION2,
    interface_declaration: INTERFACE,
    method_declaration: METHOD,
    namespace_definition: NAMESPACE,
    property_element: { kind: "field", head: 1 },
    static_variable_declaration: { kind: "variable", isFirstWrite: !0 },
    trait_declaration: CLASS
  },
  python: {
    as_pattern_target: { kind: "variable" },
    assignment: FIRST_WRITE,
    class_definition: CLASS,
    for_statement: FIRST_WRITE,
    function_definition: FUNCTION2,
    lambda: FUNCTION2,
    type_alias_statement: { kind: "type", name: "left" }
  },
  ruby: {
    assignment: FIRST_WRITE,
    class: CLASS,
    method: METHOD,
    module: NAMESPACE,
    singleton_method: METHOD
  },
  rust: {
    associated_type: TYPE,
    closure_expression: FUNCTION2,
    const_item: { kind: "constant" },
    enum_item: ENUM,
    enum_variant: ENUM_MEMBER,
    field_declaration: FIELD,
    for_expression: { kind: "variable", name: "pattern" },
    function_item: FUNCTION2,
    function_signature_item: FUNCTION2,
    let_declaration: { kind: "variable", name: "pattern" },
    mod_item: NAMESPACE,
    static_item: { kind: "constant" },
    struct_item: STRUCT,
    trait_item: INTERFACE,
    type_item: TYPE,
    type_parameter: TYPE_PARAMETER,
    union_item: STRUCT
  },
  tsx: SCRIPT,
  typescript: SCRIPT
}, NO_RULES = /* @__PURE__ */ new Map(), RULES_BY_GRAMMAR = new Map(
  Object.entries(RULES).map(([grammar, rules]) => [grammar, new Map(Object.entries(rules))])
);
function declarationRules(grammar) {
  return RULES_BY_GRAMMAR.get(grammar) ?? NO_RULES;
}
var TYPE_KINDS = /* @__PURE__ */ new Set([
  "class",
  "enum",
  "interface",
  "namespace",
  "struct",
  "type"
]);

// src/syntax/symbols/bases.ts
var FIELDS = ["superclass", "superclasses", "interfaces", "bounds"], NODES = wordSet(`
  base_class_clause base_clause base_list class_heritage class_interface_clause extends_interfaces extends_type_clause
`), MAX_CHARACTERS2 = 1e3;
function readBases(node, text) {
  let parts2 = FIELDS.flatMap((field) => node.childForFieldName(field) ?? []), listed = node.children.filter((child) => child !== null && NODES.has(child.type)), written2 = [...parts2, ...listed, ...embedded(node)];
  return [...new Set(written2.flatMap((one) => baseNamesIn(textOf(one, text, MAX_CHARACTERS2))))];
}
function embedded(node) {
  if (node.type === "type_spec")
    return (node.childForFieldName("type")?.children ?? []).filter((child) => child?.type === "type_elem");
  let value = node.type === "type_alias_declaration" ? node.childForFieldName("value") : null;
  return value === null ? [] : [value];
}

// src/syntax/facts/collectors/declarations/given-names.ts
function isOverride(step, { modifiers, attributes }, text) {
  let declarator = step.node.childForFieldName("declarator");
  return modifiers.includes("override") || // A macro: `TEST(Suite, Name) { ... }`.
  step.type === "function_definition" && declarator !== null && step.node.childForFieldName("type") === null || attributes.some((name) => /^(?:typing\.|typing_extensions\.)?[Oo]verride$/.test(name)) || declarator !== null && /\b(?:override|final)\s*$/.test(text.slice(declarator.startIndex, declarator.endIndex)) || step.children.some(({ type }) => type === "explicit_interface_specifier") || // Rust: functions of a library in another language.
  step.parent?.parent?.type === "foreign_mod_item" || step.parent?.parent?.type === "impl_item" && step.parent.parent.node.childForFieldName("trait") !== null;
}
function isAugmentation({ type, parent }) {
  if (type !== "interface_declaration")
    return !1;
  let around = parent;
  for (; around !== void 0 && !OF_OTHERS.has(around.type); )
    around = around.parent;
  return around?.children.some((child) => child.type === "global" || child.type === "string") === !0;
}
var OF_OTHERS = /* @__PURE__ */ new Set(["ambient_declaration", "module"]);
function describesValue({ type, parent }) {
  if (type !== "property_signature" && type !== "method_signature")
    return !1;
  let around = parent;
  for (; around !== void 0 && IN_WRITTEN_TYPE.has(around.type); )
    around = around.parent;
  return around !== void 0 && ASSERTIONS.has(around.type);
}
var IN_WRITTEN_TYPE = wordSet(`
  array_type generic_type intersection_type object_type parenthesized_type property_signature readonly_type
  type_annotation type_arguments union_type
`), ASSERTIONS = /* @__PURE__ */ new Set([
  "as_expression",
  "call_expression",
  "new_expression",
  "satisfies_expression",
  "type_assertion"
]);

// src/syntax/facts/collectors/declarations/is-exported.ts
function isExportedDeclaration(grammar, { kind, name, modifiers, around }) {
  if (kind === "parameter" || kind === "type-parameter" || kind === "test" || name === void 0)
    return !1;
  let isOpen = around?.kind === "namespace" && grammar !== "rust";
  if (around !== void 0 && (!TYPE_KINDS.has(around.kind) || !around.isExported && !isOpen))
    return !1;
  let isMember = around !== void 0 && around.kind !== "namespace", has = (...words2) => words2.some((word) => modifiers.includes(word));
  switch (grammar) {
    case "python":
      return (!name.startsWith("_") || /^__\w+__$/.test(name)) && name !== "__all__";
    case "go":
      return new RegExp("^\\p{Lu}", "u").test(name);
    case "rust":
      return kind === "enum-member" || around?.kind === "interface" || has("pub");
    case "java":
    case "c-sharp":
      return kind === "enum-member" || around?.kind === "interface" ? !has("private") : kind === "namespace" || has("public");
    case "php":
      return !has("private", "protected") && (isMember || kind !== "variable");
    case "ruby":
      return !has("private", "protected") && kind !== "variable" && !/^[@$]/.test(name);
    case "cpp":
      return !has("private", "protected", "static");
    default:
      return isMember ? !has("private", "protected") && !name.startsWith("#") : kind === "namespace" || has("export");
  }
}

// src/syntax/facts/collectors/declarations/own-type.ts
var TYPE_FIELDS = ["type", "return_type", "returns", "result"];
function typeOf(node, text) {
  let holder = node.type === "variable_declarator" && node.childForFieldName("type") === null ? node.parent : node;
  for (let field of TYPE_FIELDS) {
    let typed = holder?.childForFieldName(field);
    if (typed != null && typed.isNamed)
      return text.slice(typed.startIndex, Math.min(typed.endIndex, typed.startIndex + 200)).replace(/^\s*(?::|->)\s*/, "").trim();
  }
}

// src/syntax/facts/collectors/declarations/values.ts
var AROUND_FUNCTION = /* @__PURE__ */ new Set([
  "as_expression",
  "parenthesized_expression",
  "satisfies_expression"
]), FUNCTION_VALUES = /* @__PURE__ */ new Set([
  "arrow_function",
  "func_literal",
  "function_expression",
  "generator_function",
  "lambda"
]), VALUE_HOLDERS = /* @__PURE__ */ new Set([
  "assignment",
  "field_definition",
  "pair",
  "public_field_definition",
  "variable_declarator"
]), MAX_WRAPPED = 4;
function functionInValue({ type, node }) {
  if (!VALUE_HOLDERS.has(type))
    return;
  let value = node.childForFieldName("value") ?? node.childForFieldName("right");
  for (let depth = 0; value !== null && depth < MAX_WRAPPED; depth += 1) {
    if (FUNCTION_VALUES.has(value.type))
      return value;
    value = AROUND_FUNCTION.has(value.type) ? value.children.find((child) => child?.isNamed === !0) ?? null : null;
  }
}
var LITERALS = /^(?:string|number|integer|float|true|false|\w*_literal|template_string|boolean|unary_operator|unary_expression)$/;
function isLiteral(node, text) {
  let value = node.childForFieldName("value") ?? node.childForFieldName("right") ?? node.childForFieldName("default_value") ?? (node.type === "variable_declarator" || node.type === "const_element" ? node.children.findLast(
    (child) => child?.isNamed === !0 && child.type !== "identifier" && child.type !== "name"
  ) : null);
  if (value == null)
    return !1;
  let inner = value.type === "expression_list" ? value.children[0] : value;
  return inner != null && LITERALS.test(inner.type) && !/\$\{|\{/.test(inner.type === "template_string" ? text.slice(inner.startIndex, inner.endIndex) : "") && (!inner.type.startsWith("unary") || /^[-+]\s*\d/.test(text.slice(inner.startIndex, inner.endIndex)));
}

// src/syntax/facts/collectors/declarations/draft.ts
function draftDeclaration({
  kind,
  step,
  walk: { text, grammar, inside },
  around,
  access,
  name,
  head = { modifiers: [], attributes: [], hasDoc: !1 }
}) {
  let place = placeOfStep(step), modifiers = access === void 0 || head.modifiers.includes(access) ? head.modifiers : [...head.modifiers, access], type = kind === "struct" || kind === "interface" ? void 0 : typeOf(step.node, text), draft = {
    kind,
    line: place.line,
    column: place.column,
    endLine: place.endLine,
    endColumn: place.endColumn,
    nameLine: name === void 0 ? place.line : name.node.startPosition.row + 1,
    nameColumn: name === void 0 ? place.column : name.node.startPosition.column,
    isExported: isExportedDeclaration(grammar, { kind, name: name?.name, modifiers, around }) && !(grammar === "cpp" && isInUnnamedNamespace(step)),
    modifiers,
    attributes: head.attributes,
    bases: TYPE_KINDS.has(kind) ? readBases(step.node, text) : [],
    hasDoc: head.hasDoc,
    isNameGiven: name?.isTaken === !0 || isOverride(step, head, text) || describesValue(step) || isAugmentation(step) || grammar === "cpp" && hasNoOwnWords(step),
    isLiteral: isLiteral(step.node, text),
    hasBody: step.node.childForFieldName("body") !== null
  };
  return name !== void 0 && (draft.name = name.name), inside !== void 0 && (draft.inside = inside), type !== void 0 && (draft.type = type), draft;
}
function draftParameter(name, node, inside, text) {
  let line = name.startPosition.row + 1, { column } = name.startPosition, type = typeOf(node, text);
  return {
    kind: "parameter",
    line,
    column,
    endLine: name.endPosition.row + 1,
    endColumn: name.endPosition.column,
    nameLine: line,
    nameColumn: column,
    name: text.slice(name.startIndex, name.endIndex).replace(/^[$@&]/, ""),
    inside,
    isExported: !1,
    modifiers: node.children.flatMap(
      (child) => child !== null && PARAMETER_MODIFIERS.test(child.type) ? text.slice(child.startIndex, child.endIndex) : []
    ),
    attributes: [],
    ...type === void 0 ? {} : { type },
    bases: [],
    hasDoc: !1,
    isNameGiven: name.type === "shorthand_property_identifier_pattern",
    isLiteral: !1,
    hasBody: !1
  };
}
var PARAMETER_MODIFIERS = /modifier$|^(?:readonly|final|modifiers)$/;

// src/syntax/facts/collectors/declarations/head.ts
function readHead(step, walk) {
  let modifiers = [], attributes = [], hasDoc = walk.grammar === "python" && hasDocstring(step, walk);
  for (let at = step; at !== void 0; at = wrapperOf(at)) {
    readChildren(at, walk, at !== step, modifiers, attributes);
    let above = readAbove(at, walk);
    attributes.unshift(...above.attributes), hasDoc ||= above.hasDoc;
  }
  return { modifiers, attributes: [...new Set(attributes)], hasDoc };
}
var WRAPPERS = /* @__PURE__ */ new Set([
  "ambient_declaration",
  "decorated_definition",
  "export_statement",
  "template_declaration",
  "type_declaration"
]);
function wrapperOf({ parent }) {
  return parent !== void 0 && WRAPPERS.has(parent.type) ? parent : void 0;
}
var MODIFIERS = /(?:^|_)modifiers?$|^(?:type_qualifier|storage_class_specifier|virtual_specifier)$/, KINDS2 = wordSet(`
  case catch class def delegate end enum event fn for foreach func function if impl in interface mod module namespace
  of operator record struct template trait type typedef union using while
`), WORD = /^[a-z]+$/, MAX_CHILDREN = 30;
function readChildren(step, walk, isWrapper, modifiers, attributes) {
  let found = [];
  for (let child of step.children.slice(0, MAX_CHILDREN)) {
    let { type, isNamed: isNamed2 } = child;
    if (isAttribute(type))
      attributes.push(...attributeNames(child.node, walk.text));
    else if (type === "modifiers")
      for (let one of child.node.children)
        one?.isNamed === !0 ? attributes.push(...attributeNames(one, walk.text)) : one !== null && found.push(one.type);
    else if (isNamed2 && MODIFIERS.test(type))
      found.push(...textOfStep(child, walk.text).split(/\s+/));
    else if (!isNamed2 && WORD.test(type) && !KINDS2.has(type))
      found.push(type);
    else if (isNamed2 && (isWrapper || BODIES3.test(type)))
      break;
  }
  modifiers.unshift(...found);
}
var BODIES3 = /block|body|list|clause/;
function isAttribute(type) {
  return type === "decorator" || type === "attribute_list" || type === "attribute_item" || type === "attribute_declaration";
}
var MAX_ATTRIBUTE_CHARACTERS = 2e3;
function attributeNames(node, text) {
  let inner = text.slice(node.startIndex, Math.min(node.endIndex, node.startIndex + MAX_ATTRIBUTE_CHARACTERS)).replace(/^(?:@|#?!?\[+(?:\s*\w+\s*:(?!:))?)\s*/, ""), names = [], depth = 0, start = 0;
  for (let at = 0; at <= inner.length; at += 1) {
    let sign = inner.charAt(at);
    if (sign === "(" || sign === "{" ? depth += 1 : (sign === ")" || sign === "}") && (depth -= 1), at === inner.length || depth === 0 && (sign === "," || sign === "]")) {
      let name = /^\s*([\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::|\\)[\p{L}_$][\p{L}\p{N}_$]*)*)/u.exec(
        inner.slice(start, at)
      )?.[1];
      name !== void 0 && names.push(name), start = at + 1;
    }
  }
  return names;
}
function readAbove(step, { text, grammar }) {
  let attributes = [], hasDoc = !1, below = step;
  for (let above = stepBefore(step); above !== void 0; above = stepBefore(above)) {
    if (isAttribute(above.type))
      attributes.unshift(...attributeNames(above.node, text));
    else if (grammar === "ruby" && isSignature(above, text))
      attributes.unshift(.../\boverride\b/.test(textOfStep(above, text)) ? ["override"] : []);
    else if (above.type.endsWith("comment"))
      hasDoc ||= isDoc(above, below, text, grammar);
    else if (above.isNamed || above.type.trim() !== "")
      break;
    below = above;
  }
  return { attributes, hasDoc };
}
function isSignature({ type, node }, text) {
  return type === "call" && /^(?:T::Sig::WithoutRuntime\.)?sig\b/.test(text.slice(node.startIndex, node.startIndex + 32));
}
function stepBefore(step) {
  let { parent, node } = step;
  if (parent === void 0)
    return;
  let low = 0, high = parent.children.length;
  for (; low < high; ) {
    let middle = low + high >> 1;
    (parent.children[middle]?.node.startIndex ?? 1 / 0) < node.startIndex ? low = middle + 1 : high = middle;
  }
  return low > 0 ? parent.children[low - 1] : parent.type === "body_statement" ? stepBefore(parent) : void 0;
}
function isDoc(comment, below, text, grammar) {
  let { startPosition, endPosition, startIndex } = comment.node, written2 = text.slice(startIndex, startIndex + 4);
  switch (grammar) {
    case "go":
    case "ruby":
      return !/\S/.test(text.slice(text.lastIndexOf(`
`, startIndex - 1) + 1, startIndex)) && below.node.startPosition.row - Math.max(startPosition.row, endPosition.row) <= 1;
    case "c-sharp":
      return written2.startsWith("///") || written2.startsWith("/**");
    case "rust":
    case "cpp":
      return /^(?:\/\/\/|\/\*\*|\/\*!|\/\/!)/.test(written2);
    case "python":
      return !1;
    default:
      return written2.startsWith("/**");
  }
}
function hasDocstring({ node }, { text }) {
  let first = node.childForFieldName("body")?.children.find((child) => child?.isNamed === !0 && child.type !== "comment");
  return first?.type === "expression_statement" && /^[rRuU]{0,2}["']/.test(text.slice(first.startIndex, first.startIndex + 4)) && first.children.every((child) => child?.type === "string" || child?.type === "concatenated_string");
}

// src/syntax/facts/collectors/declarations/kinds.ts
function kindOf(rule, { type, node, parent }, name, { modifiers }, isFunction, around, { grammar, text }) {
  let isMember = around !== void 0 && around.kind !== "namespace" && TYPE_KINDS.has(around.kind), holder = parent?.parent?.type;
  if (isFunction) {
    let isMethod = rule.kind === "method" || rule.kind === "field" || isMember || type === "function_item" && (holder === "impl_item" || holder === "trait_item") || grammar === "cpp" && declaredName(node)?.type === "qualified_identifier", isConstructor = isMethod && (CONSTRUCTORS.has(name) || grammar === "cpp" && (name === around?.name || node.childForFieldName("type") === null));
    return rule.kind === "constructor" || isConstructor ? "constructor" : isMethod ? "method" : "function";
  }
  switch (grammar) {
    case "go":
      return type === "type_spec" ? GO_TYPES.get(node.childForFieldName("type")?.type ?? "") ?? "type" : rule.kind;
    case "ruby":
      return rule.kind === "variable" && new RegExp("^\\p{Lu}", "u").test(name) ? "constant" : rule.kind === "variable" && name.startsWith("@") ? "field" : rule.kind;
    case "python":
      return rule.kind !== "variable" ? rule.kind : /^(?:typing\.)?Final\b/.test(typeOf(node, text) ?? "") || around === void 0 && new RegExp("^_*\\p{Lu}[\\p{Lu}\\d_]*$", "u").test(name) ? "constant" : around?.kind === "class" && type === "assignment" ? "field" : "variable";
    case "java":
      return parent?.type === "field_declaration" || parent?.type === "constant_declaration" ? modifiers.includes("static") && modifiers.includes("final") || around?.kind === "interface" ? "constant" : "field" : rule.kind;
    case "c-sharp":
      return rule.kind === "variable" ? modifiers.includes("const") ? "constant" : holder === "field_declaration" ? "field" : (
        // Events have names like properties, also those of interfaces, which have no modifiers.
        holder === "event_field_declaration" ? "property" : "variable"
      ) : rule.kind;
    case "cpp":
      return (rule.kind === "variable" || rule.kind === "field") && (modifiers.includes("const") || modifiers.includes("constexpr")) ? "constant" : rule.kind;
    default:
      return rule.kind === "variable" && modifiers.includes("const") && type === "variable_declarator" ? "constant" : rule.kind;
  }
}
var CONSTRUCTORS = /* @__PURE__ */ new Set(["constructor", "__init__", "__construct", "initialize"]), GO_TYPES = /* @__PURE__ */ new Map([
  ["interface_type", "interface"],
  ["struct_type", "struct"]
]);

// src/syntax/facts/collectors/declarations/own-names.ts
function readOwnNames(node, rule, text) {
  return nameNodes(node, rule).flatMap(
    (one) => !one.hasError && (TARGETS.has(one.type) || rule.name === void 0 || rule.name !== "left") ? namesIn(one, text).map(({ node: at }) => ({
      name: written(at, text),
      node: at,
      isTaken: at.type === "shorthand_property_identifier_pattern" || at.type === "shorthand_field_identifier"
    })) : []
  );
}
var TARGETS = wordSet(`
  array_pattern constant expression_list identifier instance_variable left_assignment_list list_literal list_pattern
  object_pattern pattern_list tuple_pattern type variable_name
`);
function written(node, text) {
  let own = text.slice(node.startIndex, node.endIndex).replace(/^["'`]|["'`]$/g, ""), last = node.type === "qualified_identifier" ? own.replace(/^.*::/s, "") : own;
  return node.type === "variable_name" ? last.replace(/^\$/, "") : last;
}
function nameNodes(node, { name }) {
  let named = node.childrenForFieldName(name ?? "name").filter((one) => one?.isNamed === !0);
  return named.length > 0 ? named.flatMap((one) => one.type === "type" ? firstName(one) : [one]) : node.type === "foreach_statement" ? node.children.slice(node.children.findIndex((one) => one?.type === "as") + 1).filter(isPattern) : CHILDREN.has(node.type) ? firstName(node) : [];
}
function isPattern(node) {
  return node !== null && /^(?:by_ref|list_literal|pair|variable_name)$/.test(node.type);
}
var CHILDREN = /* @__PURE__ */ new Set([
  "as_pattern_target",
  "const_element",
  "type_parameter",
  "variable_declarator"
]);
function firstName(node) {
  let first = node.children.find((child) => child?.isNamed === !0);
  return first == null ? [] : first.type === "generic_type" ? firstName(first) : [first];
}

// src/syntax/facts/collectors/declarations/parameters.ts
var MAX_PARAMETERS = 200;
function readParameters(fn, { grammar, text }, isInType2) {
  let single = fn.childForFieldName("parameter");
  if (single !== null)
    return [{ node: single, names: [single], isTyped: !1 }];
  let children = ((fn.childForFieldName("parameters") ?? parametersOfDeclarator(fn))?.children ?? []).slice(0, MAX_PARAMETERS), isRest = grammar === "c-sharp" && children.some((child) => child?.type === "params");
  return children.filter((child) => child?.isNamed === !0 && !LEFT_OUT.has(child.type)).filter((child) => !isRest || child.type === "parameter" || child.type === "identifier").flatMap((node, index) => {
    let names = namesOfParameter(node, text), [name] = names, first = name === void 0 ? "" : text.slice(name.startIndex, name.endIndex);
    if (index === 0 && grammar === "python" && (isInType2 ? OWNER : NAMED_OWNER).test(first) || node.childForFieldName("pattern")?.type === "this" || grammar === "cpp" && names.length === 0 && text.slice(node.startIndex, node.endIndex) === "void")
      return [];
    let isTyped = node.childForFieldName("type") !== null || node.type === "spread_parameter" || SCRIPT_GRAMMARS.has(grammar) && node.childForFieldName("value") !== null || isRest && node.type === "identifier";
    return grammar === "go" && names.length > 1 ? names.map((one) => ({ node, names: [one], isTyped })) : [{ node, names, isTyped }];
  });
}
var NAMED_OWNER = /^(?:self|cls|mcs)$/, OWNER = /^(?:self|cls|mcs|_)$/, LEFT_OUT = wordSet(`
  block_parameter comment keyword_separator line_comment block_comment attribute_item attribute_list
  positional_separator receiver_parameter self_parameter
`);
function parametersOfDeclarator(fn) {
  let node = fn.childForFieldName("declarator");
  for (let depth = 0; node !== null && depth < MAX_DECLARATORS; depth += 1) {
    let parameters = node.childForFieldName("parameters");
    if (parameters !== null)
      return parameters;
    node = node.childForFieldName("declarator") ?? node.children.find((child) => child?.type === "function_declarator") ?? null;
  }
  return null;
}
var MAX_DECLARATORS = 6;
function namesOfParameter(node, text) {
  let named = node.childrenForFieldName("name").filter((one) => one?.isNamed === !0), pattern = node.childForFieldName("pattern") ?? node.childForFieldName("declarator") ?? (node.type === "typed_parameter" ? node.children[0] : void 0) ?? (node.type === "spread_parameter" ? node.children.find((child) => child?.type === "variable_declarator") : void 0);
  return (named.length > 0 ? named : pattern != null ? [pattern] : TYPED.has(node.type) ? [] : [node]).flatMap((one) => namesIn(one, text).map((found) => found.node));
}
var TYPED = /* @__PURE__ */ new Set(["parameter_declaration", "variadic_parameter_declaration"]);

// src/syntax/facts/collectors/declarations/sizes.ts
function openSizes(step) {
  let body = childInField(step, "body");
  return {
    step,
    depth: 0,
    nesting: 0,
    complexity: 1,
    returnsValue: body !== void 0 && !BLOCKS3.has(body.type),
    usesAwait: !1,
    returnsMarkup: !1
  };
}
var BLOCKS3 = /* @__PURE__ */ new Set([
  "block",
  "body_statement",
  "compound_statement",
  "constructor_body",
  "statement_block"
]), BRANCHES = words(
  "if_statement if_expression if unless while_statement while_expression while until for_statement for_in_statement for_expression for do_statement loop_expression for_range_loop foreach_statement enhanced_for_statement"
), SWITCHES = words(
  "switch_statement switch_expression match_expression match_statement case case_match expression_switch_statement type_switch_statement select_statement"
), PLAIN = words(
  "catch_clause except_clause rescue ternary_expression conditional_expression conditional elif_clause else_if_clause elsif if_modifier unless_modifier while_modifier until_modifier rescue_modifier boolean_operator if_clause for_in_clause switch_case case_clause expression_case type_case communication_case match_arm switch_label switch_section switch_expression_arm case_statement match_conditional_expression when in_clause"
), BINARY = words("binary_expression binary"), BOOLEAN = /^(?:&&|\|\||\?\?|and|or)$/, MARKUP = words("jsx_element jsx_self_closing_element jsx_fragment"), RETURNS2 = words("return_statement return_expression return"), AWAITS = words("await_expression await"), AROUND_MARKUP = words("parenthesized_expression ternary_expression binary_expression");
function words(list) {
  return new Set(list.split(" "));
}
function isSized(type) {
  return [BRANCHES, SWITCHES, PLAIN, BINARY, AWAITS, MARKUP, RETURNS2].some((types) => types.has(type));
}
function enterSizes(sizes, step) {
  let { type } = step;
  BRANCHES.has(type) || SWITCHES.has(type) ? (sizes.complexity += BRANCHES.has(type) ? 1 : 0, isElseIf(step) || (sizes.depth += 1, sizes.nesting = Math.max(sizes.nesting, sizes.depth))) : PLAIN.has(type) ? sizes.complexity += isDefault(step) ? 0 : 1 : BINARY.has(type) ? sizes.complexity += step.children.some((child) => !child.isNamed && BOOLEAN.test(child.type)) ? 1 : 0 : AWAITS.has(type) ? sizes.usesAwait = !0 : MARKUP.has(type) ? sizes.returnsMarkup ||= isReturned(step, sizes.step) : RETURNS2.has(type) && (sizes.returnsValue ||= step.children.some((child) => child.isNamed && !child.type.endsWith("comment")));
}
function leaveSizes(sizes, step) {
  (BRANCHES.has(step.type) || SWITCHES.has(step.type)) && !isElseIf(step) && (sizes.depth -= 1);
}
function isElseIf({ type, node, parent }) {
  return parent === void 0 || !type.startsWith("if_") ? !1 : parent.type === "else_clause" || parent.type === type && parent.node.childForFieldName("alternative")?.startIndex === node.startIndex;
}
function isDefault({ type, children }) {
  let [first] = children;
  return CASES2.has(type) && first?.type === "default" || type === "switch_expression_arm" && first?.type === "discard" || type === "match_arm" && first?.node.children.length === 1 && first.node.children[0]?.type === "_";
}
var CASES2 = words("switch_label switch_section case_statement");
function isReturned(step, of) {
  let around = step.parent;
  for (; around !== void 0 && AROUND_MARKUP.has(around.type); )
    around = around.parent;
  return around?.type === "return_statement" || around === of;
}
function closeSizes({ nesting, complexity, returnsValue, usesAwait, returnsMarkup }, rest) {
  return { ...rest, nesting, complexity, returnsValue, usesAwait, returnsMarkup };
}

// src/syntax/facts/collectors/declarations/tests.ts
var CALLS = /* @__PURE__ */ new Set(["call_expression", "call", "function_call_expression"]), FUNCTIONS3 = /^(?:it|test|specify|scenario)(?:\.(?:each|only|skip|concurrent|sequential|fails|todo|skipIf|runIf))*$/, LANGUAGES = /* @__PURE__ */ new Set(["javascript", "typescript", "tsx", "ruby", "php"]), TEXTS2 = /* @__PURE__ */ new Set(["string", "template_string", "encapsed_string"]), MAX_FUNCTION_CHARACTERS = 60;
function isTestCall(type) {
  return CALLS.has(type);
}
function titleOfTest({ type, node }, { grammar, text }) {
  if (!CALLS.has(type) || !LANGUAGES.has(grammar))
    return;
  let called = node.childForFieldName("function") ?? node.childForFieldName("method"), each = called?.type === "call_expression" ? called.childForFieldName("function") : called;
  if (each == null || node.childForFieldName("receiver") !== null)
    return;
  let name = text.slice(each.startIndex, Math.min(each.endIndex, each.startIndex + MAX_FUNCTION_CHARACTERS)), argument = (FUNCTIONS3.test(name) ? node.childForFieldName("arguments") : null)?.children.find((child) => child?.isNamed === !0), title = argument?.type === "argument" ? argument.children[0] : argument;
  if (!(title == null || !TEXTS2.has(title.type)))
    return { name: text.slice(title.startIndex + 1, Math.max(title.startIndex + 1, title.endIndex - 1)), node: title };
}

// src/syntax/facts/collectors/declarations/visibility.ts
function isAccess(type, grammar) {
  return grammar === "cpp" ? type === "access_specifier" || type === "field_declaration_list" : grammar === "ruby" && type === "identifier";
}
function readAccess(step, { grammar, text }, around) {
  if (around !== void 0) {
    if (grammar === "cpp" && step.type === "access_specifier" && step.parent?.type === "field_declaration_list")
      around.access = textOfStep(step, text);
    else if (grammar === "cpp" && step.type === "field_declaration_list" && step.parent?.type === "class_specifier")
      around.access = "private";
    else if (grammar === "ruby" && step.type === "identifier" && step.parent?.type === "body_statement") {
      let word = textOfStep(step, text);
      around.access = /^(?:private|protected|public)$/.test(word) ? word : around.access;
    }
  }
}
function readExports(step, { text }, names) {
  if (step.type === "export_specifier") {
    let name = step.node.childForFieldName("name");
    name !== null && names.add(text.slice(name.startIndex, name.endIndex));
  } else step.type === "export_statement" && step.children.filter(({ type }) => type === "identifier").forEach((child) => names.add(textOfStep(child, text)));
}

// src/syntax/facts/collectors/declarations.ts
var MAX_DECLARATIONS = 2e4;
function collectDeclarations(grammar) {
  let rules = declarationRules(grammar), drafts = [], open = [], topWritten = /* @__PURE__ */ new Set(), values = /* @__PURE__ */ new Map(), exportedNames = /* @__PURE__ */ new Set(), sizes;
  function add(draft) {
    return drafts.push(draft), drafts.length - 1;
  }
  function openDeclaration(step, index, walk, own) {
    open.push({ step, before: walk.inside, index, ...own && { sizes: own }, written: /* @__PURE__ */ new Set(), access: void 0 }), walk.inside = index, sizes = own ?? sizes;
  }
  function enter(step, walk) {
    if (sizes !== void 0 && enterSizes(sizes, step), drafts.length >= MAX_DECLARATIONS)
      return;
    readAccess(step, walk, open.at(-1)), readExports(step, walk, exportedNames);
    let title = titleOfTest(step, walk);
    if (title !== void 0) {
      let index = add(draftHere("test", step, walk, { name: { ...title, isTaken: !1 } }));
      openDeclaration(step, index, walk);
      return;
    }
    declareEnumMember(step, walk);
    let rule = ruleOf(step, rules, walk);
    rule !== void 0 && declare2(step, rule, walk);
  }
  function leave(step, walk) {
    let top = open.at(-1);
    if (top?.step !== step) {
      sizes !== void 0 && leaveSizes(sizes, step);
      return;
    }
    open.pop(), walk.inside = top.before;
    let draft = drafts[top.index];
    top.sizes !== void 0 && draft?.body !== void 0 && (draft.body = closeSizes(top.sizes, draft.body), sizes = open.findLast((one) => one.sizes !== void 0)?.sizes);
  }
  function declareEnumMember(step, walk) {
    if (step.parent?.type === "enum_body" && step.type === "property_identifier") {
      let name = { name: textOfStep(step, walk.text), node: step.node, isTaken: !1 };
      add(draftHere("enum-member", step, walk, { name }));
    }
  }
  function declare2(step, rule, walk) {
    let owner = values.get(step.node);
    if (owner !== void 0) {
      openFunction(step, owner, walk);
      return;
    }
    let around = walk.inside === void 0 ? void 0 : drafts[walk.inside], names = namesOf(step, rule, walk), headStep = rule.head === 2 ? step.parent?.parent : rule.head === 1 ? step.parent : step, head = readHead(headStep ?? step, walk), value = functionInValue(step), isFunction = rule.isFunction === !0 || value !== void 0 || isFunctionDeclarator(step);
    if (rule.isFunction === !0 && names.length === 0) {
      openFunction(step, add(draftHere(rule.kind, step, walk, { head })), walk);
      return;
    }
    let first;
    for (let name of names) {
      let kind = kindOf(rule, step, name.name, head, isFunction, around, walk);
      rule.isFirstWrite === !0 && !isFirstWrite(name.name, kind) || (first ??= drafts.length, add(draftHere(kind, step, walk, { name, head })));
    }
    first !== void 0 && (value !== void 0 ? values.set(value, first) : isFunction ? openFunction(step, first, walk) : TYPE_KINDS.has(rule.kind) && openDeclaration(step, first, walk));
  }
  function isFirstWrite(name, kind) {
    let names = (kind === "field" ? open.at(-1)?.written : open.findLast(({ sizes: sizes2 }) => sizes2 !== void 0)?.written) ?? topWritten, isFirst = !names.has(name);
    return names.add(name), isFirst;
  }
  function openFunction(step, index, walk) {
    let draft = drafts[index], around = draft?.inside === void 0 ? void 0 : drafts[draft.inside], isInType2 = around !== void 0 && TYPE_KINDS.has(around.kind), parameters = readParameters(step.node, walk, isInType2), sizes2 = openSizes(step);
    if (openDeclaration(step, index, walk, sizes2), draft !== void 0) {
      draft.hasBody = step.node.childForFieldName("body") !== null;
      let type = draft.type ?? typeOf(step.node, walk.text);
      type !== void 0 && (draft.type = type), draft.body = closeSizes(sizes2, {
        parameters: parameters.length,
        untyped: parameters.filter(({ isTyped }) => !isTyped).length,
        lines: step.node.endPosition.row - signatureRow(draft, step) + 1,
        isArrow: ARROWS.has(step.type)
      }), step.children.some(({ type: type2 }) => type2 === "async") && !draft.modifiers.includes("async") && (draft.modifiers = [...draft.modifiers, "async"]);
    }
    for (let { node, names } of parameters)
      for (let name of names) {
        let parameter = draftParameter(name, node, index, walk.text);
        open.at(-1)?.written.add(parameter.name), add(parameter);
      }
  }
  function draftHere(kind, step, walk, own) {
    let around = walk.inside === void 0 ? void 0 : drafts[walk.inside];
    return draftDeclaration({ kind, step, walk, around, access: open.at(-1)?.access, ...own });
  }
  return {
    looksAt: (type, isNamed2) => isNamed2 && (rules.has(type) || OTHER_TYPES.has(type) || isSized(type) || isTestCall(type) || isAccess(type, grammar)),
    enter,
    leave,
    end: () => drafts.map(
      (draft) => draft.inside === void 0 && draft.name !== void 0 && exportedNames.has(draft.name) ? { ...draft, isExported: !0 } : draft
    )
  };
}
var OTHER_TYPES = /* @__PURE__ */ new Set([
  "export_specifier",
  "export_statement",
  "pair",
  "property_identifier"
]), ARROWS = /* @__PURE__ */ new Set(["arrow_function", "closure_expression", "lambda", "lambda_expression"]);
function ruleOf(step, rules, { grammar }) {
  if (step.type === "pair" && functionInValue(step) !== void 0)
    return { kind: "method", name: "key" };
  if (!(step.type === "variable_declarator" && step.parent?.type === "spread_parameter") && !(step.type === "property_signature" && step.node.childForFieldName("name")?.type === "computed_property_name") && !(step.type === "declaration_expression" && !isDeclaredArgument(step)) && !(grammar === "cpp" && step.type.endsWith("_specifier") && step.node.childForFieldName("body") === null))
    return rules.get(step.type);
}
function isDeclaredArgument({ node, parent }) {
  return node.childForFieldName("type")?.type === "implicit_type" || parent?.children.some(({ type }) => type === "out") === !0;
}
function namesOf(step, rule, { text }) {
  return EXPRESSIONS.has(step.type) ? [] : readOwnNames(step.node, rule, text);
}
var EXPRESSIONS = /* @__PURE__ */ new Set(["arrow_function", "function_expression", "generator_function"]);
function signatureRow({ line }, { node, type, children }) {
  if (FUNCTION_VALUES.has(type))
    return Math.min(line - 1, node.startPosition.row);
  let first = children.find((child) => !ATTRIBUTES.has(child.type));
  return (first?.type === "modifiers" ? first.node.endPosition.row : void 0) ?? first?.node.startPosition.row ?? node.startPosition.row;
}
var ATTRIBUTES = /* @__PURE__ */ new Set(["attribute_list", "decorator"]);

// src/syntax/place.ts
function placeDeclaration(first, node, { body, holder, isHeadFirstLine }, { text, lines, leading }) {
  let { signatureRow: signatureRow2, startRow } = leading.above(first.startPosition.row), endRow = Math.max(lastRow(node), first.startPosition.row), headEndRow = Math.min(endRow, isHeadFirstLine ? firstLine(node) : headEnd(holder, body, text, endRow)), closes = endRow > headEndRow && isClosingLine((lines[endRow] ?? "").trim());
  return {
    startLine: startRow + 1,
    signatureLine: signatureRow2 + 1,
    headEndLine: headEndRow + 1,
    closingLine: closes ? endRow + 1 : void 0,
    endLine: endRow + 1
  };
}
var ATTRIBUTES2 = /* @__PURE__ */ new Set(["attribute_list", "modifiers"]);
function firstLine(node) {
  return (node.children.find((child) => child !== null && !ATTRIBUTES2.has(child.type)) ?? node).startPosition.row;
}
function headEnd(holder, body, text, endRow) {
  if (body === void 0)
    return endRow;
  if ("{([".includes(text.charAt(body.startIndex)))
    return body.startPosition.row;
  let row = holder.startPosition.row;
  for (let child of holder.children) {
    if (child === null || child.startIndex >= body.startIndex)
      break;
    child.type.endsWith("comment") || (row = lastRow(child));
  }
  return row;
}
function lastRow({ startPosition, endPosition }) {
  return endPosition.column === 0 && endPosition.row > startPosition.row ? endPosition.row - 1 : endPosition.row;
}
function begins(wrapper, node) {
  return node.startIndex < wrapper.endIndex && (wrapper.startPosition.row === node.startPosition.row || lastRow(wrapper) === lastRow(node));
}

// src/syntax/symbols/import-statements.ts
var NOTHING = { imports: [] };
function namesOfStatement(type, written2) {
  let statement = withoutComments(written2, type);
  switch (type) {
    case "import_statement":
      return { imports: /["'`]/.test(statement) ? scriptImport(statement) : pythonModules(statement) };
    case "export_statement":
      return scriptExport(statement);
    case "variable_declarator":
      return { imports: requiredNames(statement) };
    case "assignment_expression":
      return { imports: [], exports: commonJsExports(statement) };
    case "import_from_statement":
    case "future_import_statement":
      return { imports: pythonNames(statement) };
    case "import_spec":
      return { imports: goPackage(written2) };
    case "import_declaration":
      return { imports: javaClass(statement) };
    case "using_directive":
      return { imports: usedNamespace(statement) };
    case "namespace_use_declaration":
      return { imports: phpNames(statement) };
    case "use_declaration":
    case "extern_crate_declaration":
      return { imports: rustNames(statement) };
    case "call":
      return { imports: wholeModule(/^(?:require|require_relative|load)\b[\s(]*["']([^"'\n]+)/.exec(statement)?.[1]) };
    case "preproc_include":
      return { imports: wholeModule(/["<]([^">]+)[">]/.exec(written2)?.[1]) };
    default:
      return NOTHING;
  }
}
var HASH_COMMENTS = /* @__PURE__ */ new Set(["future_import_statement", "import_from_statement"]);
function withoutComments(written2, type) {
  return HASH_COMMENTS.has(type) || type === "import_statement" && !/["'`]/.test(written2) ? written2.replaceAll(/#.*$/gm, " ") : written2.replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm, " ");
}
function imported(specifier, name, local, isPassedOn = !1) {
  return { specifier, imported: name, local, isPassedOn };
}
function wholeModule(specifier) {
  return specifier === void 0 ? [] : [imported(specifier, "*", void 0)];
}
function scriptImport(statement) {
  let specifier = lastString(statement);
  if (specifier === void 0)
    return [];
  let clause = /^import\s+(?:type\s+(?!from\b|=))?(?:defer\s+)?([^"'`]*?)(?:\bfrom\b|=\s*require\s*\()/.exec(statement)?.[1] ?? "", whole = /\*\s*as\s+([\w$]+)/.exec(clause)?.[1], first = /^\s*([\w$]+)/.exec(clause)?.[1], isRequire = /=\s*require\s*\(/.test(statement), names = [
    ...first === void 0 ? [] : [imported(specifier, isRequire ? "*" : "default", first)],
    ...whole === void 0 ? [] : [imported(specifier, "*", whole)],
    ...listedPairs(clause).map(([name, local]) => imported(specifier, name, local))
  ];
  return names.length === 0 ? wholeModule(specifier) : names;
}
function lastString(statement) {
  return [...statement.slice(0, statement.search(/\bwith\s*\{/) >>> 0).matchAll(/(["'`])([^"'`\n]+)\1/g)].at(-1)?.[2];
}
function listedPairs(clause, separator = /\s+as\s+/) {
  return (/\{([^}]*)\}/.exec(clause)?.[1] ?? "").split(",", 500).flatMap((item) => {
    let [name = "", local = name] = item.trim().replace(/^type\s+(?!as\b)/, "").split(separator).map((part) => part.trim().replace(/^["']|["']$/g, ""));
    return name === "" ? [] : [[name, local]];
  });
}
function scriptExport(statement) {
  let clause = /^export\s+(?:type\s+)?(\*\s*(?:as\s+(?<whole>["'\w$-]+)\s*)?|\{[^}]*\})\s*(?:from\s*(?<rest>["'][^]*))?/.exec(
    statement
  );
  if (clause === null) {
    let name = /^export\s+(?:default\s+|=\s*)([\w$]+)\s*;?\s*$/.exec(statement)?.[1];
    return name === void 0 ? NOTHING : { imports: [], exports: [{ name: "default", local: name }] };
  }
  let whole = clause.groups?.whole, specifier = /^["']([^"'\n]+)/.exec(clause.groups?.rest ?? "")?.[1], pairs = listedPairs(clause[1] ?? "");
  return specifier === void 0 ? { imports: [], exports: pairs.map(([local, name]) => ({ name, local })) } : pairs.length > 0 ? { imports: pairs.map(([name, local]) => imported(specifier, name, local, !0)) } : { imports: [imported(specifier, "*", whole?.replaceAll(/["']/g, ""), !0)] };
}
function requiredNames(statement) {
  let found = /^([\w$]+|\{[^}]*\})[^=]{0,200}=\s*(?:await\s+)?(?:require|import)\s*\(\s*["'`]([^"'`\n]+)["'`]\s*\)(?:\.([\w$]+))?/.exec(
    statement
  ), [, pattern = "", specifier = "", member] = found ?? [];
  return found === null ? [] : pattern.startsWith("{") ? listedPairs(pattern, /\s*:\s*/).map(([name, local]) => imported(specifier, name, local.replace(/\s*=.*$/s, ""))) : [imported(specifier, member ?? "*", pattern)];
}
function commonJsExports(statement) {
  let [, own, value = ""] = /^(?:module\.)?exports(?:\.([\w$]+))?\s*=\s*([^]*)$/.exec(statement) ?? [];
  if (own !== void 0) {
    let local = nameOnly(value);
    return local === void 0 ? [] : [{ name: own, local }];
  }
  let whole = nameOnly(value), pairs = value.startsWith("{") ? listedPairs(value, /\s*:\s*/) : [];
  return [
    ...whole === void 0 ? [] : [{ name: "default", local: whole }],
    ...pairs.flatMap(
      ([name, local]) => nameOnly(name) !== void 0 && nameOnly(local) !== void 0 ? [{ name, local }] : []
    )
  ];
}
function nameOnly(written2) {
  return /^[A-Za-z_$][\w$]*$/.exec(written2.trim())?.[0];
}
function pythonModules(statement) {
  return statement.replace(/^import\s+/, "").split(",", 500).flatMap((item) => {
    let [, module, alias] = /^\s*([\w.]+)(?:\s+as\s+(\w+))?/.exec(item) ?? [];
    return module === void 0 ? [] : [imported(module, "*", alias ?? module.split(".")[0])];
  });
}
function pythonNames(statement) {
  let [, module = "", names = ""] = /^from\s+([\w.]+)\s+import\s+([^]*)$/.exec(statement) ?? [];
  return names.trim() === "*" ? [imported(module, "*", void 0, !0)] : names.split(",", 500).flatMap((item) => {
    let [, name, alias] = /^[\s(\\]*(\w+)(?:\s+as\s+(\w+))?/.exec(item) ?? [];
    return name === void 0 ? [] : [imported(module, name, alias ?? name, !0)];
  });
}
function goPackage(written2) {
  let [, alias, path = ""] = /^(?:([\w.]+)\s+)?["`]([^"`]+)["`]/.exec(written2) ?? [];
  if (path === "" || alias === "_")
    return [];
  let last = path.replace(/\/v\d+$/, "").replace(/^.*\//, "").replace(/^go-|[.-]go$|\.v\d+$/g, "");
  return [imported(path, "*", alias === "." ? void 0 : alias ?? last)];
}
function javaClass(statement) {
  let [, name = ""] = /^import\s+(?:static\s+)?(\w+(?:\.\w+)*(?:\.\*)?)/.exec(statement) ?? [], last = name.slice(name.lastIndexOf(".") + 1);
  return name === "" ? [] : [last === "*" ? imported(name, "*", void 0) : imported(name, last, last)];
}
function usedNamespace(statement) {
  let [, alias, name] = /^(?:global\s+)?using\s+(?:static\s+|unsafe\s+)*(?:(\w+)\s*=\s*)?([\w.]+)/.exec(statement) ?? [];
  return name === void 0 ? [] : [
    alias === void 0 ? imported(name, "*", void 0) : imported(name, name.slice(name.lastIndexOf(".") + 1), alias)
  ];
}
function phpNames(statement) {
  return expandUses(statement.replace(/^use\s+(?:(?:function|const)\s+)?/, "").replace(/;\s*$/, ""), "\\");
}
function rustNames(statement) {
  let isPassedOn = /^pub\b/.test(statement), tree = statement.replace(/^(?:pub(?:\([^)]*\))?\s+)?(?:use|extern\s+crate)\s+/, "").replace(/;\s*$/, "");
  return expandUses(tree, "::").map((one) => ({ ...one, isPassedOn }));
}
function expandUses(tree, separator) {
  let names = [], prefixes = [""];
  for (let [, part = "", mark = ""] of tree.matchAll(/([^{},]*)([{},]|$)/g)) {
    let prefix = prefixes.at(-1) ?? "", written2 = part.trim();
    if (mark === "{")
      prefixes.push(prefixes.length < 8 ? `${prefix}${written2}` : prefix);
    else {
      let name = readUse(`${prefix}${written2}`, written2, separator);
      name !== void 0 && names.length < 500 && names.push(name), mark === "}" && prefixes.length > 1 && prefixes.pop();
    }
  }
  return names;
}
function readUse(written2, own, separator) {
  if (own === "")
    return;
  let [path = "", alias] = written2.split(/\s+as\s+/).map((part) => part.trim()), segments = path.split(separator).filter((segment) => segment !== ""), name = segments.at(-1) === "self" ? segments.at(-2) : segments.at(-1), specifier = segments.at(-1) === "self" || segments.at(-1) === "*" ? segments.slice(0, -1).join(separator) : path;
  return name === void 0 || !/^[\w*]+$/.test(name) ? void 0 : imported(specifier, name, name === "*" ? void 0 : alias ?? name);
}

// src/syntax/symbols/imported-names.ts
var SCRIPT_NODES = ["assignment_expression", "export_statement", "variable_declarator"];
function importNodes({ imports }) {
  let types = Object.keys(imports);
  return new Set(types.includes("export_statement") ? [...types, ...SCRIPT_NODES] : types);
}
var MAX_STATEMENT_CHARACTERS = 16384;
function passedNames(node, text) {
  let lines = { startLine: node.startPosition.row + 1, endLine: lastRow(node) + 1 }, written2 = textOf(node, text, MAX_STATEMENT_CHARACTERS), { imports, exports = [] } = namesOfStatement(node.type, written2);
  return { imports: imports.map((one) => ({ ...one, ...lines })), exports };
}

// src/syntax/facts/collectors/imports.ts
var MAX_STATEMENT_CHARACTERS2 = 16384, NONE = /* @__PURE__ */ new Set();
function collectImports(language) {
  let rules = grammarOf(language)?.rules, types = rules === void 0 ? NONE : importNodes(rules), imports = [];
  return {
    looksAt: (type, isNamed2) => isNamed2 && types.has(type) || type === "call_expression",
    enter: (step, walk) => {
      step.isNamed && types.has(step.type) ? imports.push(...readStatement(step, walk)) : step.type === "call_expression" && imports.push(...readLooseCall(step, walk));
    },
    end: () => imports
  };
}
function readStatement(step, { text }) {
  let { imports } = passedNames(step.node, text), written2 = textOfStep(step, text, MAX_STATEMENT_CHARACTERS2);
  if (imports.length === 0) {
    let forEffects = step.type === "import_spec" ? /^_\s+["`]([^"`]+)/.exec(written2)?.[1] : void 0;
    return forEffects === void 0 ? [] : [{ ...placeOfStep(step), module: forEffects, kind: "import", isType: !1, isTop: !0 }];
  }
  let kind = importKind(step.type, written2), isScript = kind === "import" && /^import\b[^]*["']/.test(written2), isType = /^(?:import|export)\s+type\s+(?!from\b|,|=)/.test(written2) || isForTypeChecking(step, text), types = isScript ? typeNames(written2) : NONE, shared = { ...placeOfStep(step), kind, isTop: isAtTop(step) };
  return imports.map(({ specifier, imported: imported2, local }) => ({
    ...shared,
    module: specifier,
    ...isScript && local === void 0 ? {} : { imported: imported2 },
    ...local === void 0 ? {} : { local },
    isType: isType || types.has(imported2)
  }));
}
function importKind(type, written2) {
  switch (type) {
    case "variable_declarator":
      return /=\s*(?:await\s+)?import\s*\(/.test(written2) ? "dynamic" : "require";
    case "call":
      return "require";
    case "export_statement":
      return "export-from";
    case "preproc_include":
      return "include";
    default:
      return "import";
  }
}
function typeNames(written2) {
  return new Set([...written2.matchAll(/[{,]\s*type\s+([\w$]+)/g)].map(([, name = ""]) => name));
}
function readLooseCall(step, { text }) {
  let callee = step.children[0], isImport = callee?.type === "import";
  if (callee === void 0 || !isImport && textOfStep(callee, text, 8) !== "require")
    return [];
  let [, module] = /^\w+\s*\(\s*["'`]([^"'`\n$]+)["'`]\s*[,)]/.exec(textOfStep(step, text, 300)) ?? [];
  return module === void 0 || isNamedByDeclarator(step) ? [] : [
    {
      ...placeOfStep(step),
      module,
      kind: isImport ? "dynamic" : "require",
      isType: isImport && isInType(step),
      isTop: isAtTop(step)
    }
  ];
}
function isInType(step) {
  let inner = step;
  for (; inner.parent?.type === "member_expression" || inner.parent?.type === "subscript_expression"; )
    inner = inner.parent;
  let around = inner.parent?.type === "ERROR" ? inner.parent.parent : inner.parent;
  return around === void 0 || TYPES2.test(around.type) ? around !== void 0 : around.type === "unary_expression" && around.children[0]?.type === "typeof" ? !0 : !(around.children[0]?.node.startIndex === inner.node.startIndex) && (CASTS.has(around.type) || around.children[1]?.type === "<");
}
var TYPES2 = /^(?:constraint|type_(?!assertion)\w+|\w+_type)$/, CASTS = /* @__PURE__ */ new Set(["as_expression", "satisfies_expression"]);
function isNamedByDeclarator(step) {
  let around = step.parent;
  for (; around?.type === "await_expression" || around?.type === "member_expression"; )
    around = around.parent;
  return around?.type === "variable_declarator" || around?.type === "import_require_clause";
}
function isForTypeChecking(step, text) {
  let around = step.parent?.parent, condition = around?.type === "if_statement" ? childInField(around, "condition") : void 0;
  return condition !== void 0 && textOfStep(condition, text).endsWith("TYPE_CHECKING");
}
var NESTED = /function|method|lambda|arrow|closure|class|block|_body|compound_statement/;
function isAtTop(step) {
  for (let around = step.parent; around !== void 0; around = around.parent)
    if (NESTED.test(around.type))
      return !1;
  return !0;
}

// src/syntax/facts/collectors/strings.ts
var STRINGS = wordSet(`
  char_literal character_literal encapsed_string interpolated_string_expression interpreted_string_literal
  raw_string_literal rune_literal string string_literal template_string verbatim_string_literal
`), CODE_INSIDE = /^(?:interpolation|template_substitution|variable_name|member_access_expression)$/, MAX_VALUE_CHARACTERS = 200;
function collectStrings() {
  let strings = [];
  return {
    looksAt: (type, isNamed2) => isNamed2 && STRINGS.has(type),
    enter: (step, { text, isWanted: isWanted2 }) => {
      isWanted2(step.line) && strings.push({
        ...placeOfStep(step),
        ...readQuotes(textOfStep(step, text, MAX_VALUE_CHARACTERS + 16)),
        isInterpolated: step.children.some(({ type }) => CODE_INSIDE.test(type)),
        role: stringRole(step)
      });
    },
    end: () => strings
  };
}
function readQuotes(written2) {
  let [start, prefix = "", quote = ""] = /^([A-Za-z@$]*)#*("""|'''|["'`])/.exec(written2) ?? [""], rest = written2.slice(start.length), end = quote === "" ? -1 : rest.lastIndexOf(quote);
  return { quote, prefix, value: (end < 0 ? rest : rest.slice(0, end)).slice(0, MAX_VALUE_CHARACTERS) };
}
var IMPORTS = /^(?:import_statement|export_statement|import_spec|import_require_clause|preproc_include|future_import_statement)$/;
function stringRole(step) {
  let { parent } = step;
  if (parent === void 0)
    return "value";
  switch (parent.type) {
    case "pair":
      return parent.children[0] === step ? "key" : "value";
    case "jsx_attribute":
      return "markup";
    case "expression_statement":
      return isDocstring(parent) ? "doc" : "value";
    case "arguments":
    case "argument_list": {
      let [callee] = parent.parent?.children ?? [];
      return callee?.type !== "import" ? "value" : "import";
    }
    default:
      return IMPORTS.test(parent.type) ? "import" : "value";
  }
}
function isDocstring(statement) {
  let body = statement.parent;
  return body?.children.find(({ type }) => type !== "comment") === statement && (body.type === "module" || /^(?:function|class)_definition$/.test(body.parent?.type ?? ""));
}

// src/syntax/facts/collectors/test-only.ts
var FOR_TESTS = /^#!?\[\s*(?:cfg\(\s*(?:(?:all|any)\(\s*)?test\b|(?:\w+\s*::\s*)*(?:test|rstest|test_case)\s*(?:\(|\]))/;
function collectTestOnly(language) {
  let ranges = [];
  if (language !== "rust")
    return { end: () => ranges };
  let waiting;
  return {
    enter: (step, { text }) => {
      step.type === "attribute_item" ? waiting?.parent !== step.parent && FOR_TESTS.test(textOfStep(step, text)) && (waiting = step) : step.type === "inner_attribute_item" ? step.parent !== void 0 && FOR_TESTS.test(textOfStep(step, text)) && ranges.push(linesOf(step.parent, step.parent)) : waiting !== void 0 && waiting.parent === step.parent && !step.type.endsWith("comment") && (ranges.push(linesOf(waiting, step)), waiting = void 0);
    },
    end: () => ranges
  };
}
function linesOf(first, last) {
  return { line: first.line, endLine: last.node.endPosition.row + 1 };
}

// src/syntax/facts/collectors/unsound.ts
function collectUnsound(lines) {
  let wanted = [...new Set(lines)].toSorted((a, b) => a - b), unsound = /* @__PURE__ */ new Set();
  return {
    enter: ({ node }) => {
      if (node.isError || node.isMissing) {
        let [from, to] = [node.startPosition.row + 1, node.endPosition.row + 1];
        wanted.filter((line) => line >= from && line <= to).forEach((line) => unsound.add(line));
      }
    },
    end: () => [...unsound].toSorted((a, b) => a - b)
  };
}

// src/syntax/facts/uses/bindings.ts
var WHOLE_PATHS = /* @__PURE__ */ new Set(["rust", "java", "c-sharp", "php"]);
function createResolver(bindings, imports, grammar) {
  let imported2 = /* @__PURE__ */ new Map();
  for (let [index, { local, kind }] of imports.entries())
    local !== void 0 && kind !== "export-from" && imported2.set(local, index);
  let resolve = (name, at, depth) => {
    let { first, rest } = divideName(name);
    if (first === "")
      return { isOwn: !1 };
    let inner = innermost(bindings.get(first), at), index = imported2.get(first), fact = index === void 0 ? void 0 : imports[index];
    if (inner !== void 0 && !(fact !== void 0 && isAtImport(inner, fact))) {
      if (inner.alias === void 0 || depth >= 4)
        return { isOwn: !0 };
      let written2 = `${inner.alias}${rest}`, known = divideName(inner.alias).first === first ? { isOwn: !0 } : resolve(written2, at, depth + 1);
      return known.isOwn || known.meaning !== void 0 ? known : { ...known, meaning: written2 };
    }
    return index === void 0 || fact === void 0 ? { isOwn: !1 } : { meaning: importedName(fact, rest, grammar), fromImport: index, isOwn: !1 };
  };
  return (name, at) => resolve(name, at, 0);
}
function isAtImport({ alias }, { kind }) {
  return alias === void 0 && (kind === "require" || kind === "dynamic");
}
function innermost(candidates, at) {
  let found;
  for (let one of candidates ?? [])
    one.from <= at && at <= one.to && (found === void 0 || one.from >= found.from) && (found = one);
  return found;
}
function importedName({ module, imported: imported2 }, rest, grammar) {
  let path = `${imported2 === void 0 || imported2 === "*" || WHOLE_PATHS.has(grammar) ? "" : imported2}${rest}`.replace(/^(?:\.|::|->|\\)/, "");
  return path === "" ? module : `${module}#${path}`;
}
function divideName(name) {
  let first = /^[^.:()[\]\\!-]*/.exec(name)?.[0] ?? "";
  return { first, rest: name.slice(first.length) };
}

// src/syntax/facts/uses/chain.ts
var JOINS = {
  attribute: { object: ["object"], member: "attribute", sign: "." },
  call: { object: ["receiver"], member: "method", sign: "." },
  conditional_access_expression: { object: ["condition"], member: "", sign: "." },
  field_access: { object: ["object"], member: "field", sign: "." },
  field_expression: { object: ["value", "argument"], member: "field", sign: "." },
  member_access_expression: { object: ["expression", "object"], member: "name", sign: "." },
  member_call_expression: { object: ["object"], member: "name", sign: "->" },
  member_expression: { object: ["object"], member: "property", sign: "." },
  method_invocation: { object: ["object"], member: "name", sign: "." },
  nullsafe_member_access_expression: { object: ["object"], member: "name", sign: "->" },
  nullsafe_member_call_expression: { object: ["object"], member: "name", sign: "->" },
  scoped_call_expression: { object: ["scope"], member: "name", sign: "::" },
  scoped_identifier: { object: ["path", "scope"], member: "name", sign: "::" },
  scoped_property_access_expression: { object: ["scope"], member: "name", sign: "::" },
  selector_expression: { object: ["operand"], member: "field", sign: "." }
}, QUALIFIED = wordSet(`
  class_constant_access_expression dotted_name nested_identifier nested_type_identifier qualified_identifier
  qualified_name qualified_type scope_resolution scoped_type_identifier
`);
function isJoined(type) {
  return Object.hasOwn(JOINS, type) && type !== "call" || QUALIFIED.has(type);
}
var WRAPPERS2 = regex()`
  ^(?:
    non_null_expression|generic_type|generic_name|generic_function|template_function|template_type
    |instantiation_expression|parenthesized_expression|variable_name
  )$
`, CALLS2 = /^(?:call|call_expression|invocation_expression|function_call_expression|macro_invocation)$/, METHOD_CALLS = /^(?:call|method_invocation|member_call_expression|nullsafe_member_call_expression|scoped_call_expression)$/, SUBSCRIPTS = /^(?:subscript_expression|subscript|element_access_expression|index_expression|array_access|element_reference)$/, LEAF = regex()`
  ^(?:
    \w*identifier|name|constant|this|self|super|instance_variable|class_variable|global_variable|base
    |type_identifier|namespace_name|import|predefined_type|primitive_type
  )$
`, MAX_PARTS = 30, MAX_NAME_CHARACTERS2 = 120;
function chainName(node, text) {
  let parts2 = [], next = node;
  for (let count = 0; next !== null && count < MAX_PARTS; count += 1) {
    let current = next, { type } = current;
    if (QUALIFIED.has(type)) {
      parts2.push(qualifiedText(current, text));
      break;
    }
    if (LEAF.test(type)) {
      parts2.push(textOf2(current, text));
      break;
    }
    let join2 = Object.hasOwn(JOINS, type) ? JOINS[type] : void 0, object = join2 === void 0 ? null : firstField(current, join2.object);
    if (join2 !== void 0 && (object !== null || memberOf(current, join2.member) !== null)) {
      let isBare2 = type === "call" && current.childForFieldName("arguments") === null;
      METHOD_CALLS.test(type) && current !== node && !isBare2 && parts2.push("()"), parts2.push(memberText(current, join2, text, object !== null)), next = object;
    } else if (CALLS2.test(type))
      parts2.push("()"), next = firstField(current, ["function", "macro"]);
    else if (SUBSCRIPTS.test(type)) {
      let member = namedMember(current, text);
      parts2.push(member === void 0 ? "[]" : `.${member}`), next = firstNamed(current);
    } else if (WRAPPERS2.test(type))
      next = firstNamed(current);
    else
      break;
  }
  return parts2.toReversed().join("").slice(0, MAX_NAME_CHARACTERS2);
}
function namedMember(node, text) {
  let index = node.type === "subscript_expression" ? node.childForFieldName("index") : null, member = index === null ? void 0 : constantText(index, text);
  return member !== void 0 && IS_NAME.test(member) ? member : void 0;
}
var IS_NAME = /^[\p{L}_$][\p{L}\p{N}_$]*$/u, MAX_JOINED = 20;
function constantText(node, text, depth = 0) {
  let inner = node.children.filter((child) => child?.isNamed === !0);
  switch (node.type) {
    case "string":
    case "template_string":
      return inner.some((child) => child?.type === "template_substitution") ? void 0 : readName(textOf2(node, text).slice(1, -1));
    case "parenthesized_expression":
    case "binary_expression": {
      let parts2 = node.children.every((child) => child?.isNamed === !0 || /^[+()]$/.test(child?.type ?? "")) && depth < MAX_JOINED ? inner.map((child) => child && constantText(child, text, depth + 1)) : [void 0];
      return parts2.every((part) => typeof part == "string") ? parts2.join("") : void 0;
    }
    default:
      return;
  }
}
function memberText(node, join2, text, hasObject) {
  if (join2.member === "") {
    let name2 = node.children.findLast((child) => child?.type === "member_binding_expression")?.childForFieldName("name") ?? null;
    return name2 === null ? "" : `.${textOf2(name2, text)}`;
  }
  let member = memberOf(node, join2.member), name = member === null ? "" : textOf2(member, text).replace(/<[^]*$/, ""), operator = node.type === "call" || node.type === "field_expression" ? node.childForFieldName("operator") : null, sign = operator === null ? join2.sign : textOf2(operator, text).replace("&.", ".");
  return hasObject ? `${sign}${name}` : name;
}
function lastPart(node) {
  let join2 = Object.hasOwn(JOINS, node.type) ? JOINS[node.type] : void 0;
  return (join2 === void 0 ? node.childForFieldName("name") : join2.member === "" ? node.children.findLast((child) => child?.type === "member_binding_expression")?.childForFieldName("name") ?? null : memberOf(node, join2.member)) ?? node;
}
function qualifiedText(node, text) {
  return textOf2(node, text).replaceAll(/\s+/g, "").replaceAll(/(?:::)?<[^<>]*>/g, "").replace(/(?:::)?<.*$/, "");
}
var PLAIN_JOINS = wordSet(`
  attribute field_access field_expression member_access_expression member_expression scoped_identifier
  selector_expression
`);
function isPlainJoin({ type, children }) {
  return PLAIN_JOINS.has(type) && children.length >= 3;
}
function memberOf(node, field) {
  return isPlainJoin(node) ? node.children.at(-1) ?? null : node.childForFieldName(field);
}
function firstField(node, fields) {
  if (isPlainJoin(node))
    return node.children[0] ?? null;
  for (let field of fields) {
    let child = node.childForFieldName(field);
    if (child !== null)
      return child;
  }
  return null;
}
function firstNamed(node) {
  return node.children.find((child) => child?.isNamed === !0) ?? null;
}
function textOf2(node, text) {
  return readName(text.slice(node.startIndex, Math.min(node.endIndex, node.startIndex + MAX_NAME_CHARACTERS2)));
}

// src/syntax/facts/uses/declaring-nodes.ts
var DECLARING = {
  abstract_class_declaration: ["name"],
  alias_declaration: ["name"],
  annotation_type_declaration: ["name"],
  arrow_function: ["parameter"],
  as_pattern_target: ["*"],
  assignment: ["left"],
  block_parameters: ["*"],
  catch_clause: ["parameter"],
  catch_declaration: ["name"],
  catch_formal_parameter: ["name"],
  class: ["name"],
  class_declaration: ["name"],
  class_definition: ["name"],
  class_specifier: ["name"],
  closure_parameters: ["*"],
  const_element: ["*"],
  const_item: ["name"],
  const_spec: ["name"],
  constructor_declaration: ["name"],
  declaration: ["declarator"],
  declaration_pattern: ["name"],
  default_parameter: ["name"],
  delegate_declaration: ["name"],
  enhanced_for_statement: ["name"],
  enum_assignment: ["name"],
  enum_constant: ["name"],
  enum_declaration: ["name"],
  enum_item: ["name"],
  enum_member_declaration: ["name"],
  enum_specifier: ["name"],
  enum_variant: ["name"],
  enumerator: ["name"],
  exception_variable: ["*"],
  field_declaration: ["name", "declarator"],
  field_definition: ["property"],
  for_expression: ["pattern"],
  for_in_clause: ["left"],
  for_in_statement: ["left"],
  for_range_loop: ["declarator"],
  for_statement: ["left"],
  foreach_statement: ["left"],
  formal_parameter: ["name"],
  formal_parameters: ["*"],
  function_declaration: ["name"],
  function_definition: ["name", "declarator"],
  function_expression: ["name"],
  function_item: ["name"],
  function_signature: ["name"],
  function_signature_item: ["name"],
  generator_function: ["name"],
  generator_function_declaration: ["name"],
  inferred_parameters: ["*"],
  interface_declaration: ["name"],
  internal_module: ["name"],
  keyword_parameter: ["name"],
  lambda_expression: ["parameters"],
  lambda_parameters: ["*"],
  let_condition: ["pattern"],
  let_declaration: ["pattern"],
  local_function_statement: ["name"],
  macro_definition: ["name"],
  match_arm: ["pattern"],
  method: ["name"],
  method_declaration: ["name"],
  method_definition: ["name"],
  method_elem: ["name"],
  method_parameters: ["*"],
  method_signature: ["name"],
  method_spec: ["name"],
  mod_item: ["name"],
  module: ["name"],
  named_expression: ["name"],
  namespace_definition: ["name"],
  optional_parameter: ["pattern", "name"],
  optional_parameter_declaration: ["declarator"],
  parameter: ["pattern", "name"],
  parameter_declaration: ["name", "declarator"],
  parameters: ["*"],
  preproc_def: ["name"],
  preproc_function_def: ["name"],
  property_declaration: ["name"],
  property_element: ["name"],
  property_signature: ["name"],
  public_field_definition: ["name"],
  range_clause: ["left"],
  record_declaration: ["name"],
  required_parameter: ["pattern"],
  resource: ["name"],
  short_var_declaration: ["left"],
  simple_parameter: ["name"],
  singleton_method: ["name"],
  static_item: ["name"],
  struct_declaration: ["name"],
  struct_item: ["name"],
  struct_specifier: ["name"],
  trait_declaration: ["name"],
  trait_item: ["name"],
  type_alias: ["name"],
  type_alias_declaration: ["name"],
  type_definition: ["declarator"],
  type_item: ["name"],
  type_parameter: ["name"],
  type_spec: ["name"],
  type_switch_statement: ["alias"],
  typed_default_parameter: ["name"],
  typed_parameter: ["*"],
  union_item: ["name"],
  var_spec: ["name"],
  variable_declarator: ["name"],
  variadic_parameter: ["name"],
  variadic_parameter_declaration: ["name"]
}, NO_FIELDS = [];
function declaringFields(type) {
  return (Object.hasOwn(DECLARING, type) ? DECLARING[type] : void 0) ?? NO_FIELDS;
}
var PATTERN = regex()`
  ^(?:
    \w*_pattern|pattern_list|expression_list|left_assignment_list|splat_parameter|block_parameter
    |hash_splat_parameter|destructured_parameter|tuple|\w+_declarator|parenthesized_declarator|implicit_parameter
    |variable_name
  )$
`;
function isPattern2(type) {
  return PATTERN.test(type);
}
function declaresInPattern(pattern, index, field) {
  switch (pattern) {
    case "pair_pattern":
      return field("value");
    case "assignment_pattern":
    case "object_assignment_pattern":
      return field("left");
    case "tuple_struct_pattern":
    case "struct_pattern":
      return !field("type");
    case "field_pattern":
      return !field("name") || index === 0;
    case "init_declarator":
    case "function_declarator":
    case "array_declarator":
      return field("declarator");
    default:
      return !0;
  }
}
var SCOPE = regex()`
  function|method|lambda|arrow|closure|func_literal|constructor
  |(?:^|_)(?:
    block|program|module|source_file|translation_unit|compilation_unit|class_body|declaration_list
    |compound_statement|match_arm|catch_clause|do_block
  )$
  |^(?:
    for_\w+|foreach_statement|enhanced_for_statement|catch_clause|if_statement|class_definition|list_comprehension
    |generator_expression|set_comprehension|dictionary_comprehension
  )$
`, PYTHON_SCOPE = /^(?:function_definition|lambda|module|class_definition|list_comprehension|generator_expression|set_comprehension|dictionary_comprehension)$/, NO_SCOPE = /declarator|parameters?$|_type$|call|reference|signature$|modifier|invocation|_body$/;
function isScope(type, grammar) {
  return grammar === "python" ? PYTHON_SCOPE.test(type) : SCOPE.test(type) && !NO_SCOPE.test(type);
}
var NAMED_AROUND = /^(?:function|class|method|generator|struct|enum|interface|trait|record|abstract|local_function|singleton)/;
function isKnownAround(type) {
  return NAMED_AROUND.test(type);
}

// src/syntax/facts/uses/gather-bindings.ts
var NAME = /^(?:\w*identifier|shorthand_property_identifier_pattern|name|constant|implicit_parameter|instance_variable|hash_key_symbol)$/, FREE_NAMES = /* @__PURE__ */ new Set([
  "constant",
  "identifier",
  "implicit_parameter",
  "name",
  "shorthand_property_identifier_pattern",
  "type_identifier"
]), NO_USES = wordSet(`
  break_statement continue_statement extern_crate_declaration file_scoped_namespace_declaration
  future_import_statement goto_statement import_declaration import_from_statement import_spec import_statement
  labeled_statement namespace_declaration namespace_export namespace_use_declaration package_clause
  package_declaration use_declaration using_declaration using_directive
`);
function readBindings() {
  let bindings = /* @__PURE__ */ new Map();
  return {
    bindings,
    isDeclared: (step) => step.declaredBy !== void 0 || step.isApart,
    enter: (step, walk) => {
      if (step.isApart) {
        step.children.forEach((child) => child.isApart = !0);
        return;
      }
      let owner = step.declaredBy;
      if (owner !== void 0) {
        if (step.children.length > 0 && isPattern2(step.type))
          for (let [index, child] of step.children.entries())
            isNameOrPattern(child) && declaresInPattern(step.type, index, (name) => isField(step, name, child)) && (child.declaredBy = owner);
        else if (step.isNamed && FREE_NAMES.has(step.type)) {
          let name = textOfStep(step, walk.text), known = bindings.get(name) ?? [];
          bindings.set(name, known), known.push({ ...scopeOf(owner, step, walk), ...aliasOf(step, owner, walk) });
        }
        return;
      }
      if (!(!step.isNamed || step.children.length === 0)) {
        if (NO_USES.has(step.type)) {
          for (let child of step.children)
            child.isApart ||= child.isNamed && !BODY.test(child.type);
          return;
        }
        for (let field of declaringFields(step.type))
          for (let child of field === "*" ? step.children : childrenInField(step, field))
            isNameOrPattern(child) && (step.type !== "for_in_statement" || isDeclaredByLoop(step)) && (child.declaredBy = step);
      }
    }
  };
}
var BODY = /statement|block|body|declaration/;
function isNameOrPattern({ type, isNamed: isNamed2 }) {
  return isNamed2 && (NAME.test(type) || isPattern2(type));
}
function childrenInField(step, field) {
  let first = childInField(step, field);
  return first === void 0 ? [] : field === "name" || field === "declarator" ? step.node.childrenForFieldName(field).flatMap((named) => step.children.filter(({ node }) => node.startIndex === named?.startIndex)) : [first];
}
function isField(step, name, child) {
  return step.node.childForFieldName(name)?.startIndex === child.node.startIndex;
}
function isDeclaredByLoop(step) {
  return step.node.childForFieldName("kind") !== null;
}
function scopeOf(owner, name, { grammar, text }) {
  let around = isKnownAround(owner.type) && name.parent === owner || !isScope(owner.type, grammar) ? owner.parent : owner, passes = owner.type === "variable_declarator" && owner.parent?.type === "variable_declaration" ? /block|^for_|^if_/ : /^$/;
  for (; around !== void 0 && (!isScope(around.type, grammar) || passes.test(around.type)); )
    around = around.parent;
  return around === void 0 ? { from: 0, to: text.length } : { from: around.node.startIndex, to: around.node.endIndex };
}
var CHAIN = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;
function aliasOf(name, owner, { text }) {
  let field = VALUES[owner.type], value = field === void 0 ? null : owner.node.childForFieldName(field);
  if (value !== null && /call|invocation/.test(value.type))
    return {};
  let path = value === null ? void 0 : pathInPattern(name, owner, text), alias = value === null || path === void 0 ? "" : `${chainName(value, text)}${path}`;
  return CHAIN.test(alias) && !/^(?:this|self|super|undefined|null|None|True|False)\b/.test(alias) ? { alias } : {};
}
var VALUES = { variable_declarator: "value", assignment: "right" };
function pathInPattern(name, owner, text) {
  let path = name.type === "shorthand_property_identifier_pattern" ? `.${textOfStep(name, text)}` : "";
  for (let around = name.parent; around !== void 0 && around !== owner; around = around.parent)
    if (around.type === "pair_pattern") {
      let key = childInField(around, "key");
      path = `.${key === void 0 ? "" : textOfStep(key, text)}${path}`;
    } else if (around.type !== "object_pattern")
      return;
  return path;
}

// src/syntax/facts/uses/token-tree.ts
function readTokenTree({ children }, text) {
  let uses = [], name = "", parts2 = [], last, finish = (kind, after = "") => {
    if (last !== void 0) {
      let isPlain = !/[.:]/.test(name);
      uses.push({
        kind: kind === "name" && !isPlain ? "member" : kind,
        name: `${name}${after}`,
        node: last.node,
        parts: parts2
      });
    }
    name = "", parts2 = [], last = void 0;
  };
  for (let [index, step] of children.entries()) {
    let next = children[index + 1];
    if (/identifier$|^(?:self|super|crate|primitive_type)$/.test(step.type) && (last === void 0 || /(?:\.|::)$/.test(name)))
      name += textOfStep(step, text), parts2.push(step), last = step;
    else if (step.type === "." || step.type === "::")
      name += step.type, parts2.push(step);
    else if (step.type === "token_tree" && last !== void 0 && text[step.node.startIndex] === "(") {
      let chain = `${name}()`;
      finish("call"), name = chain;
    } else step.type === "!" && next?.type === "token_tree" ? finish("call", "!") : finish("name");
  }
  return finish("name"), uses;
}
function listMacroArguments(tree) {
  let found = [], isOpen = !1;
  for (let token of tree.children.slice(1, -1)) {
    let last = found.at(-1);
    token === null || token.type === "," ? isOpen = !1 : isOpen && last !== void 0 ? last.endIndex = token.endIndex : (isOpen = !0, found.push({ startIndex: token.startIndex, endIndex: token.endIndex }));
  }
  return found;
}

// src/syntax/facts/collectors/uses.ts
var CALLS3 = {
  call: "function",
  call_expression: "function",
  function_call_expression: "function",
  invocation_expression: "function",
  macro_invocation: "macro"
}, METHOD_CALLS2 = /* @__PURE__ */ new Set([
  "member_call_expression",
  "method_invocation",
  "nullsafe_member_call_expression",
  "scoped_call_expression"
]), CREATIONS = /^(?:new_expression|object_creation_expression)$/, ATTRIBUTES3 = /^(?:decorator|marker_annotation|annotation)$/, TAGS = /^(?:jsx_opening_element|jsx_self_closing_element)$/;
function collectUses(readImports) {
  let found = [], reader = readBindings(), add = (walk, kind, name, node, more = {}) => {
    let place = placeOfName(node);
    if (name !== "" && walk.isWanted(place.line)) {
      let inside = walk.inside === void 0 ? {} : { inside: walk.inside }, module = name.startsWith(REQUIRED) ? MODULE.exec(textOfNode(node, walk))?.[1] : void 0;
      found.push({
        ...module === void 0 ? {} : { module },
        use: { ...place, kind, name, ...inside, ...more },
        at: node.startIndex,
        isFree: FREE.has(kind)
      });
    }
  }, enterLeaf = (step, walk) => {
    if (step.isPartOfUse || !walk.isWanted(step.line) || reader.isDeclared(step) || !step.isNamed && (!isWordOrOperator(step) || METHOD_CLAUSE.test(step.parent?.type ?? "")))
      return;
    let text = step.isNamed ? readName(textOfStep(step, walk.text)) : step.type;
    if (!step.isNamed || KNOWN_WORDS.has(step.type)) {
      let kind = /^(?:[\p{L}]|#[a-z]|_.)/u.test(text) ? "keyword" : "operator";
      (kind === "keyword" || isOperator(step, text)) && add(walk, kind, text, step.node);
      return;
    }
    isCodeLeaf(step) && NAMES2.test(step.type) && add(walk, leafKind(step), text, step.node);
  };
  return {
    enter: (step, walk) => {
      reader.enter(step, walk), hasWanted(step, walk) && (step.isTypePlace = step.isNamed && isTypePlace(step, walk.grammar), step.children.length === 0 ? enterLeaf(step, walk) : step.isNamed && !NODE_READERS.some((read2) => read2(step, walk, add)) && readMember(step, walk, add, reader.isDeclared));
    },
    end: (walk) => {
      let resolve = createResolver(reader.bindings, readImports(walk), walk.grammar);
      return found.map(
        ({ use, at, isFree, module }) => module !== void 0 ? { ...use, isOwn: !1, meaning: `${module}#${use.name.slice(REQUIRED.length)}` } : isFree ? { ...use, ...resolve(use.name, at) } : { ...use, isOwn: !1 }
      );
    }
  };
}
var readMacro = (step, walk, add) => {
  if (step.type !== "token_tree")
    return !1;
  for (let { kind, name, node, parts: parts2 } of readTokenTree(step, walk.text))
    parts2.forEach((part) => part.isPartOfUse = !0), add(walk, kind, name, node);
  return !0;
}, readAttribute = (step, walk, add) => {
  if (!ATTRIBUTES3.test(step.type) && !isAttribute2(step, walk.grammar))
    return !1;
  let named = attributeName(step);
  return named !== void 0 && (add(walk, "attribute", chainName(named.node, walk.text) || textOfStep(named, walk.text), named.node), named.isPartOfUse = !0), !0;
}, readLikeCall = (step, walk, add) => {
  let word = LIKE_CALLS.has(step.type) ? step.children[0] : void 0;
  return word === void 0 || word.isNamed || !/^(?:\(|parenthesized_expression)$/.test(step.children[1]?.type ?? "") ? !1 : (add(walk, "call", word.type, word.node), !0);
}, readTag = (step, walk, add) => {
  let isClosing = step.type === "jsx_closing_element";
  if (!TAGS.test(step.type) && !isClosing)
    return !1;
  let named = childInField(step, "name");
  return named !== void 0 && (named.isPartOfUse = !0, isClosing || add(walk, "tag", chainName(named.node, walk.text) || textOfStep(named, walk.text), named.node)), !0;
}, readCreation = (step, walk, add) => {
  if (step.type === "implicit_object_creation_expression") {
    let created = findCreatedType(step.node);
    return created !== void 0 && add(walk, "new", chainName(created, walk.text), step.children[0]?.node ?? step.node, {
      arguments: readArguments(step, walk)
    }), !0;
  }
  if (!CREATIONS.test(step.type))
    return !1;
  let named = childInField(step, "constructor") ?? childInField(step, "type") ?? step.children.find(isNamePart);
  return named !== void 0 && (named.isPartOfUse = !0, add(walk, "new", chainName(named.node, walk.text), named.node, { arguments: readArguments(step, walk) })), !0;
}, readCall = (step, walk, add) => {
  let field = CALLS3[step.type], first = step.type === "call" && walk.grammar === "ruby" ? void 0 : step.children[0], callee = field === void 0 ? void 0 : first, isMethod = METHOD_CALLS2.has(step.type) || step.type === "call" && callee === void 0;
  if (callee === void 0 && !isMethod)
    return !1;
  let named = callee?.node ?? step.node, name = `${chainName(named, walk.text)}${step.type === "macro_invocation" ? "!" : ""}`;
  return callee !== void 0 ? callee.isPartOfUse = !0 : markMember(step), add(walk, "call", name, named, {
    arguments: readArguments(step, walk),
    ...callee === void 0 ? placeOfMethod(step) : {}
  }), !0;
}, readVariable = (step, walk, add) => step.type !== "variable_name" ? !1 : (step.children.forEach((child) => child.isPartOfUse = !0), add(walk, "name", textOfStep(step, walk.text), step.node), !0), NODE_READERS = [
  readMacro,
  readAttribute,
  readLikeCall,
  readTag,
  readCreation,
  readCall,
  readVariable
];
function readMember(step, walk, add, isDeclared) {
  let { type } = step;
  if (type === "subscript_expression" && namedMember(step.node, walk.text) !== void 0) {
    !step.isPartOfUse && !isDeclared(step) && add(walk, "member", chainName(step.node, walk.text), step.node);
    return;
  }
  if (isJoined(type) && !(type === "attribute" && step.node.childForFieldName("object") === null) && (markMember(step), !step.isPartOfUse && !isDeclared(step) && !isImportPart(step))) {
    let kind = step.isTypePlace || /type/.test(type) ? "type" : "member";
    add(walk, kind, chainName(step.node, walk.text), step.node);
  }
}
var REQUIRED = "require().", MODULE = /^require\(\s{0,80}["'`]([^"'`\n]{1,80})["'`]\s{0,80}\)/;
function textOfNode({ startIndex, endIndex }, { text }) {
  return text.slice(startIndex, Math.min(endIndex, startIndex + 300));
}
var LIKE_CALLS = /* @__PURE__ */ new Set([
  "alignof_expression",
  "array_creation_expression",
  "default_expression",
  "exit_statement",
  "list_literal",
  "offsetof_expression",
  "print_intrinsic",
  "sizeof_expression",
  "typeof_expression"
]), METHOD_CLAUSE = /^(?:delete|default)_method_clause$/, FREE = /* @__PURE__ */ new Set(["call", "new", "type", "attribute", "tag", "member", "name"]), NAMES2 = /^(?:\w*identifier|identifier_reference|name|constant|\w*_variable|hash_key_symbol|namespace_name|implicit_parameter)$/, PROPERTIES = /^(?:property_identifier|private_property_identifier|hash_key_symbol|field_identifier)$/, PROPERTY_PARENTS = /* @__PURE__ */ new Set(["keyword_argument", "argument", "named_argument", "name_colon"]), KNOWN_WORDS = wordSet(`
  auto false implicit_type iota mutable_specifier nil none null null_literal optional_chain predefined_type
  preproc_directive primitive_type
  self super this true undefined unit_type void_type
`);
function leafKind(step) {
  let { parent, type } = step;
  return parent !== void 0 && PROPERTY_PARENTS.has(parent.type) && isInField(step, parent, "name") || PROPERTIES.test(type) ? "property" : type === "type_identifier" || step.isTypePlace ? "type" : "name";
}
function isInField(step, parent, field) {
  return parent.node.childForFieldName(field)?.startIndex === step.node.startIndex;
}
function isNamePart({ type, isNamed: isNamed2 }) {
  return isNamed2 && (NAMES2.test(type) || isJoined(type));
}
function markMember({ node, children, type }) {
  let last = lastPart(node);
  for (let child of children)
    child.node.startIndex <= last.startIndex && child.node.endIndex >= last.endIndex && child.isNamed ? (child.isPartOfUse = !0, child.children.forEach((part) => part.isPartOfUse = !0)) : !child.isNamed && /^(?:\.|\?\.|::|->|\\|&\.)$/.test(child.type) && (child.isPartOfUse = !0);
  /qualified_name|class_constant/.test(type) && children.filter(({ type: one }) => one === "name").slice(-1).forEach((child) => child.isPartOfUse = !0);
}
function isImportPart(step) {
  for (let around = step.parent, depth = 0; around !== void 0 && depth < 8; around = around.parent, depth += 1)
    if (/^(?:import_|use_declaration|use_|scoped_use|using_directive|namespace_|package_|extern_crate|future_import|file_scoped)/.test(
      around.type
    ))
      return !0;
  return !1;
}
function isAttribute2({ type, node }, grammar) {
  return type === "attribute" && grammar !== "python" && node.childForFieldName("object") === null;
}
function attributeName(step) {
  let named = childInField(step, "name") ?? step.children.find(({ isNamed: isNamed2 }) => isNamed2);
  return named?.type === "call_expression" || named?.type === "call" ? childOfCall(named) : named;
}
function findCreatedType({ parent }) {
  let around = parent;
  for (; around !== null && /^(?:equals_value_clause|variable_declarator)$/.test(around.type); )
    around = around.parent;
  return around !== null && /^(?:variable|property)_declaration$/.test(around.type) ? around?.childForFieldName("type") ?? void 0 : void 0;
}
function childOfCall(call) {
  let callee = call.node.childForFieldName("function");
  return callee === null ? call : { ...call, node: callee, type: callee.type };
}
function isTypePlace(step, grammar) {
  let { parent, type } = step;
  return grammar === "python" ? type === "type" || parent !== void 0 && parent.isTypePlace && !/^call$/.test(parent.type) : parent === void 0 || grammar !== "c-sharp" && grammar !== "php" ? !1 : grammar === "c-sharp" && (isInField(step, parent, "type") || isInField(step, parent, "returns")) || /^(?:named_type|type_argument_list|optional_type|union_type|nullable_type|array_type|generic_name)$/.test(type) ? !0 : parent.isTypePlace && /type|generic|qualified/.test(parent.type);
}
function placeOfName(node) {
  let named = node.startPosition.row === node.endPosition.row ? node : lastPart(node);
  return placeOf(named);
}
function placeOfMethod({ node }) {
  let last = lastPart(node), place = placeOf(last);
  return node.startPosition.row === last.startPosition.row ? { ...place, column: node.startPosition.column } : place;
}
function placeOf({ startPosition, endPosition }) {
  return {
    line: startPosition.row + 1,
    column: startPosition.column,
    endLine: endPosition.row + 1,
    endColumn: endPosition.column
  };
}
var MAX_ARGUMENT_CHARACTERS = 80, MAX_ARGUMENTS = 20;
function readArguments(step, { text }) {
  let list = step.children.find(({ type }) => /^(?:arguments|argument_list|token_tree)$/.test(type))?.node;
  return (list?.type === "token_tree" ? listMacroArguments(list) : (list?.children ?? []).filter((child) => child?.isNamed === !0 && !child.type.endsWith("comment"))).flatMap(
    (one) => one === null ? [] : [text.slice(one.startIndex, Math.min(one.endIndex, one.startIndex + MAX_ARGUMENT_CHARACTERS))]
  ).slice(0, MAX_ARGUMENTS);
}
var PUNCTUATION = /^(?:_|#|[()[\]{},;.:"'`@$\\]|\.\.\.|\$\{|#\{|"""|'''|\?\.|::|&\.|<\/|\/>|#\[|\[\[|\]\]|->)$/, BRACKETED = /type_(?:arguments|parameters|argument_list|parameter_list)$|template_|^jsx_|^regex$|^token_tree$/;
function isWordOrOperator(step) {
  return new RegExp("^(?:\\p{L}|#[a-z]|_.)", "u").test(step.type) || isOperator(step, step.type);
}
function isOperator({ parent }, text) {
  return text !== "" && !PUNCTUATION.test(text) && !/^["'`]/.test(text) && !(BRACKETED.test(parent?.type ?? "") && /^[<>/]/.test(text));
}

// src/syntax/facts/read-facts.ts
function readFacts(root, text, { language, lines, kinds }) {
  let wanted = new Set(lines), walk = {
    text,
    language,
    grammar: grammarOf(language)?.file ?? "",
    isWanted: (line) => wanted.has(line),
    isAnyWanted: prepareRange(lines),
    isForAll: lines.length === 0,
    inside: void 0
  }, collectors = chooseCollectors(walk, lines, kinds), collected = FACT_KINDS.filter(
    (kind) => collectors[kind] !== void 0 && (kind !== "unsound" || root.hasError)
  );
  walkTree(
    root,
    walk,
    collected.flatMap((kind) => collectors[kind] ?? []),
    collected
  );
  let end = (kind) => isWanted(kind, kinds) ? collectors[kind]?.end(walk) : void 0;
  return {
    imports: end("imports") ?? [],
    declarations: end("declarations") ?? [],
    uses: end("uses") ?? [],
    strings: end("strings") ?? [],
    comments: end("comments") ?? [],
    constructs: end("constructs") ?? [],
    unsound: end("unsound") ?? [],
    code: end("code") ?? [],
    testOnly: end("testOnly") ?? []
  };
}
var FACT_KINDS = [
  "declarations",
  "imports",
  "uses",
  "strings",
  "comments",
  "constructs",
  "unsound",
  "code",
  "testOnly"
];
function chooseCollectors({ grammar, language }, lines, kinds) {
  let imports = isWanted("imports", kinds) || isWanted("uses", kinds) ? collectImports(language) : void 0;
  return {
    ...isWanted("declarations", kinds) ? { declarations: collectDeclarations(grammar) } : {},
    ...imports === void 0 ? {} : { imports },
    ...isWanted("uses", kinds) ? { uses: collectUses((walk) => imports?.end(walk) ?? []) } : {},
    ...isWanted("strings", kinds) ? { strings: collectStrings() } : {},
    ...isWanted("comments", kinds) ? { comments: collectComments() } : {},
    ...isWanted("constructs", kinds) ? { constructs: collectConstructs() } : {},
    ...isWanted("unsound", kinds) ? { unsound: collectUnsound(lines) } : {},
    ...isWanted("code", kinds) ? { code: collectCodeLines(lines) } : {},
    ...isWanted("testOnly", kinds) ? { testOnly: collectTestOnly(language) } : {}
  };
}
function isWanted(kind, kinds) {
  return kinds === void 0 || kinds.includes(kind);
}
function prepareRange(lines) {
  let sorted = lines.toSorted((a, b) => a - b), least = sorted[0] ?? Number.POSITIVE_INFINITY, most = sorted.at(-1) ?? 0;
  return (first, last) => {
    if (last < least || first > most)
      return !1;
    let low = 0, high = sorted.length;
    for (; low < high; ) {
      let middle = low + high >> 1;
      (sorted[middle] ?? 0) < first ? low = middle + 1 : high = middle;
    }
    return (sorted[low] ?? Number.POSITIVE_INFINITY) <= last;
  };
}

// src/syntax/find-faults.ts
function findFaults(root) {
  let faults = [], open = [root];
  for (let node = open.pop(); node !== void 0 && faults.length < 500; node = open.pop())
    if (node.isError || node.isMissing)
      faults.push({
        startLine: node.startPosition.row + 1,
        endLine: node.endPosition.row + 1,
        kind: node.isError ? "error" : "missing"
      });
    else if (node.hasError) {
      let inside = node.children.flatMap(
        (child) => child !== null && (child.hasError || child.isMissing) ? [child] : []
      );
      open.push(...inside.toReversed());
    }
  return faults;
}

// src/syntax/leading-rows.ts
function leadingRows(nodes, text, { comments, attributes }) {
  let byLastRow = /* @__PURE__ */ new Map(), lastRowSeen = -1;
  for (let node of nodes) {
    let isComment = comments.includes(node.type), { row, column } = node.startPosition;
    if (!(!isComment && !attributes.includes(node.type) || row === lastRowSeen) && (lastRowSeen = row, text.slice(node.startIndex - column, node.startIndex).trim() === "")) {
      let { endPosition } = node, endsBefore = endPosition.column === 0 && endPosition.row > row;
      byLastRow.set(endsBefore ? endPosition.row - 1 : endPosition.row, { startRow: row, isComment });
    }
  }
  let found = /* @__PURE__ */ new Map();
  return {
    above(row) {
      let beginning = found.get(row) ?? beginningAbove(row, byLastRow);
      return found.set(row, beginning), beginning;
    }
  };
}
function beginningAbove(row, byLastRow) {
  let signatureRow2 = row, startRow = row;
  for (let leading = byLastRow.get(row - 1); leading !== void 0; leading = byLastRow.get(startRow - 1))
    startRow = leading.startRow, signatureRow2 = leading.isComment ? signatureRow2 : startRow;
  return { signatureRow: signatureRow2, startRow };
}

// src/syntax/read-tree.ts
function readTree(root, text, rules) {
  let nodes = root.descendantsOfType(typesOf(rules)).filter((node) => node?.isNamed === !0), reading = { text, lines: splitLines(text), leading: leadingRows(nodes, text, rules) }, declarations = [], imports = [], open = [], wrapper, statement;
  for (let node of nodes) {
    let { type } = node;
    type === statementAround(rules) && (statement = node), imports.push(...importsOf(node, statement, ruleFor(rules.imports, type), text)), rules.wrappers.includes(type) && !(wrapper !== void 0 && node.endIndex <= wrapper.endIndex) && (wrapper = node);
    for (let top = open.at(-1); top !== void 0 && top.endIndex <= node.startIndex; top = open.at(-1))
      open.pop();
    let parent = open.at(-1), rule = ruleFor(rules.declarations, type), found = rule === void 0 || open.length >= 64 ? void 0 : parts(node, rule, parent?.kind, text);
    if (found !== void 0) {
      let first = wrapper !== void 0 && begins(wrapper, node) ? wrapper : node;
      wrapper = void 0;
      let children = [];
      (parent?.children ?? declarations).push({
        kind: found.kind,
        name: found.name,
        ...placeDeclaration(first, node, found, reading),
        children
      }), open.push({ kind: found.kind, endIndex: node.endIndex, children });
    }
  }
  return { declarations, imports, by: "grammar" };
}
function typesOf({ declarations, imports, wrappers, comments, attributes }) {
  let statements = Object.values(imports).flatMap(({ statement }) => statement ?? []), names = [Object.keys(declarations), Object.keys(imports), wrappers, comments, attributes, statements];
  return [...new Set(names.flat())];
}
function ruleFor(rules, type) {
  return Object.hasOwn(rules, type) ? rules[type] : void 0;
}
function statementAround({ imports }) {
  return Object.values(imports).find(({ statement }) => statement !== void 0)?.statement;
}
var MAX_NAME_CHARACTERS3 = 200, MAX_STATEMENT_CHARACTERS3 = 2e3;
function importsOf(node, statement, rule, text) {
  if (rule === void 0)
    return [];
  let around = rule.statement !== void 0 && statement !== void 0 ? statement : node, lines = { startLine: around.startPosition.row + 1, endLine: lastRow(around) + 1 };
  return specifiersOf(node, rule, text).map((specifier) => ({ specifier, ...lines }));
}
function specifiersOf(node, rule, text) {
  if ("pattern" in rule) {
    let statement = text.slice(node.startIndex, Math.min(node.endIndex, node.startIndex + MAX_STATEMENT_CHARACTERS3)), found = rule.pattern.exec(statement)?.[1]?.trim();
    return found === void 0 ? [] : [found];
  }
  return node.childrenForFieldName(rule.field).flatMap((named) => {
    let bare = named?.type === "aliased_import" ? named.childForFieldName("name") : named;
    return bare ? [textOf3(bare, text).replaceAll(/^["'`<]|["'`>]$/g, "")] : [];
  });
}
function textOf3(node, text) {
  return text.slice(node.startIndex, Math.min(node.endIndex, node.startIndex + MAX_NAME_CHARACTERS3));
}
var FUNCTIONS4 = /* @__PURE__ */ new Set(["arrow_function", "function_expression", "generator_function"]);
function parts(node, rule, parent, text) {
  if (rule.kind === "call" && !isCallOfSeveralLines(node))
    return;
  let outer = bodyOf(node, rule), isCall = rule.kind === "call", isFunction = outer !== void 0 && (isCall || FUNCTIONS4.has(outer.type)), isMember = parent === void 0 || CONTAINERS.has(parent);
  if (rule.only === "members" && !isMember && !isFunction || rule.only === "body" && outer === void 0)
    return;
  let holder = isFunction ? outer : node;
  return {
    kind: isFunction && !isCall && rule.kind !== "method" ? "function" : rule.kind,
    name: nameOf(node, rule, text),
    body: isFunction ? holder.childForFieldName("body") ?? void 0 : outer,
    holder,
    isHeadFirstLine: rule.only === "first line"
  };
}
function isCallOfSeveralLines(node) {
  let callee = node.childForFieldName("function") ?? node.childForFieldName("method"), { row } = node.startPosition;
  return node.endPosition.row > row && callee?.endPosition.row === row;
}
function bodyOf(node, { body = ["body"] }) {
  for (let field of body) {
    let child = node.childForFieldName(field);
    if (child !== null)
      return field === "arguments" ? child.children.find((one) => one !== null && FUNCTIONS4.has(one.type)) ?? void 0 : child;
  }
}
function nameOf(node, rule, text) {
  let named = node;
  for (let inner = node.childForFieldName("declarator"); inner !== null; inner = inner.childForFieldName("declarator"))
    named = inner;
  let name = named.childForFieldName(rule.name ?? "name") ?? (named === node ? void 0 : named);
  return name === void 0 ? void 0 : textOf3(name, text);
}

// src/syntax/symbols/body.ts
var FUNCTIONS5 = /* @__PURE__ */ new Set([
  "arrow_function",
  "func_literal",
  "function_expression",
  "generator_function",
  "lambda"
]), WRAPPED = /* @__PURE__ */ new Set(["as_expression", "parenthesized_expression", "satisfies_expression"]), MAX_UNWRAPPED = 4, MAX_MEMBERS = 2e3;
function readBody(node, { body: fields = ["body"] }) {
  let outer;
  for (let field of fields)
    outer ??= node.childForFieldName(field) ?? void 0;
  let value = outer;
  for (let depth = 0; value !== void 0 && depth < MAX_UNWRAPPED && WRAPPED.has(value.type); depth += 1)
    value = value.children.find((child) => child?.isNamed === !0) ?? void 0;
  let isFunction = value !== void 0 && FUNCTIONS5.has(value.type), holder = isFunction && value !== void 0 ? value : node;
  return {
    body: isFunction ? holder.childForFieldName("body") ?? void 0 : outer,
    holder,
    isHeadFirstLine: !1,
    isFunction,
    object: value?.type === "object" && value.children.length <= MAX_MEMBERS ? value : void 0
  };
}

// src/syntax/symbols/exported.ts
function isExportedName(grammarFile, name, head) {
  switch (grammarFile) {
    case "python":
      return !name.startsWith("_") || name.startsWith("__");
    case "go":
      return new RegExp("^\\p{Lu}", "u").test(name);
    case "rust":
      return /^(?:#\[[^\]]*\]\s*)*pub\b/.test(head) || !/^(?:async\s+|const\s+|unsafe\s+)*(?:fn|struct|enum|trait|const|static|type|mod|union)\b/.test(head);
    case "cpp":
      return !/^static\b/.test(head);
    case "c-sharp":
    case "java":
    case "php":
    case "typescript":
    case "tsx":
    case "javascript":
      return !/^[^({=;]*\bprivate\b/.test(head) && !head.startsWith("#");
    default:
      return !0;
  }
}

// src/syntax/symbols/own-names.ts
var MAX_TARGET_CHARACTERS = 300;
function readOwnNames2(node, rule, path, text) {
  let assigned = readAssigned(node, path, text);
  if (assigned !== void 0)
    return assigned;
  let owner = receiverOf(node, text) ?? path, named = nameNodes2(node, rule).flatMap((one) => namesIn(one, text));
  if (named.length === 0 && rule.as === "container") {
    let type = node.childForFieldName(rule.name ?? "name"), name = type === null ? "" : textOf(type, text, MAX_TARGET_CHARACTERS).replace(/<[^]*$/, "").replace(/^.*::/s, "");
    return name === "" ? [] : [{ name, line: node.startPosition.row + 1, container: path, isAssigned: !1 }];
  }
  return named.map(({ name, node: at, within }) => {
    let parts2 = name.split(/::|\./).map((part) => part.trim()).filter((part) => part !== "");
    return {
      name: parts2.at(-1) ?? name,
      line: at.startPosition.row + 1,
      container: parts2.length > 1 ? joinNames(owner, parts2.slice(0, -1).join(".")) : owner,
      isAssigned: !1,
      within
    };
  });
}
function nameNodes2(node, { name, kind }) {
  let inField = node.childrenForFieldName(name ?? "name").filter(isNamed);
  if (inField.length > 0)
    return inField;
  let declarators = node.childrenForFieldName("declarator").filter(isNamed);
  return declarators.length > 0 ? declarators : node.type === "variable_declaration" ? node.children.filter(isNamed).filter(({ type }) => type === "variable_declarator") : node.type === "shorthand_property_identifier" ? [node] : UNNAMED.has(node.type) || kind === "field" ? node.children.filter(isNamed) : [];
}
var UNNAMED = wordSet(`
  as_pattern_target const_element formal_parameters method_parameters parameters type_parameter type_parameters
  typed_parameter
`);
function isNamed(node) {
  return node?.isNamed === !0;
}
function readAssigned(node, path, text) {
  let target = node.type.startsWith("assignment") ? node.childForFieldName("left") : null, written2 = target === null ? "" : textOf(target, text, MAX_TARGET_CHARACTERS), [, own, field, owner, method] = /^(?:(?:module\.)?exports\.([\w$]+)|(?:this|self)\.#?([\w$]+)|([\w$]+)\.prototype\.([\w$]+))$/.exec(written2) ?? [], line = node.startPosition.row + 1;
  if (own !== void 0)
    return [{ name: own, line, container: void 0, isAssigned: !0 }];
  if (owner !== void 0 && method !== void 0)
    return [{ name: method, line, container: owner, isAssigned: !0 }];
  if (field !== void 0) {
    let container = path?.includes(".") === !0 ? path.slice(0, path.lastIndexOf(".")) : void 0;
    return container === void 0 ? [] : [{ name: field, line, container, isAssigned: !0 }];
  }
}
function receiverOf(node, text) {
  let receiver = node.type === "method_declaration" ? node.childForFieldName("receiver") : null;
  return receiver === null ? void 0 : /(\w+)\s*(?:\[[^\]]*\]\s*)?\)$/.exec(textOf(receiver, text, MAX_TARGET_CHARACTERS))?.[1];
}
function joinNames(outer, inner) {
  return outer === void 0 ? inner : `${outer}.${inner}`;
}

// src/syntax/symbols/value-names.ts
var MAX_CHARACTERS3 = 400, MAX_NAMES2 = 8;
function valueNames(expression) {
  if (expression.length > MAX_CHARACTERS3)
    return;
  let names = [], depth = 0, joins = !0;
  for (let [token] of expression.matchAll(TOKEN)) {
    if (OPENING.has(token))
      depth += 1;
    else if (CLOSING2.has(token))
      depth -= 1;
    else {
      if (depth === 0 && ENDS.test(token))
        break;
      if (depth === 0 && IS_NAME2.test(token)) {
        if (!joins || KEYWORDS.has(token))
          return;
        names.push(token.replace("#", ""));
      } else if (depth === 0 && !JOINS2.has(token) && token.trim() !== "" && token !== "!")
        return;
    }
    if (joins = JOINS2.has(token) || joins && token.trim() === "", names.length === 0 || depth < 0)
      return;
  }
  return depth === 0 && names.length > 0 && names.length <= MAX_NAMES2 ? names.join(".") : void 0;
}
var TOKEN = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`|#?[\p{ID_Start}_$][\p{ID_Continue}$]*|\?\.|\?\?|\|\||->|::|\s+|[^]/gu, IS_NAME2 = /^#?[\p{ID_Start}_$]/u, OPENING = /* @__PURE__ */ new Set(["(", "[", "{"]), CLOSING2 = /* @__PURE__ */ new Set([")", "]", "}"]), JOINS2 = /* @__PURE__ */ new Set([".", "?.", "->", "::"]), ENDS = /^(?:\?\?|\|\||or)$/, KEYWORDS = wordSet(`
  async await class def false False fn func function if lambda match move new nil None not null switch true True
  typeof undefined void yield
`);

// src/syntax/symbols/written-type.ts
var MAX_TYPE_CHARACTERS = 200, MAX_VALUE_CHARACTERS2 = 401, MAX_UNWRAPPED2 = 6, NO_WRITTEN_TYPE = { type: void 0, value: void 0 }, TYPE_FIELDS2 = ["type", "return_type", "result", "returns"], NO_TYPE = /^(?:auto|var|let|const|void|dynamic)$/;
function readWrittenType(node, text) {
  for (let field of TYPE_FIELDS2) {
    let typed = node.childForFieldName(field), type = typed === null ? "" : cleanType(textOf(typed, text, MAX_TYPE_CHARACTERS));
    if (type !== "" && !NO_TYPE.test(type))
      return { type, value: void 0 };
  }
  let value = valueOf(node);
  return value === void 0 ? NO_WRITTEN_TYPE : typeOfValue(value, text);
}
function typeWithin({ type, value }, within) {
  if (within === void 0)
    return { type, value };
  if (type?.startsWith("{") === !0) {
    let own = within.replaceAll("$", String.raw`\$`);
    return { type: new RegExp(String.raw`[{;,\s]${own}\??\s*:\s*([^;,}{]+)`).exec(type)?.[1]?.trim(), value: void 0 };
  }
  let whole = type === void 0 ? value : typeNamesIn(type)[0];
  return { type: void 0, value: whole === void 0 ? void 0 : `${whole}.${within}` };
}
function cleanType(written2) {
  return written2.replace(/^\s*(?::|->)\s*/, "").replace(/^(["'])([A-Za-z_][\w.]*(?:\[[\w., [\]]*\])?)\1$/, "$2").replaceAll(/"[^"\n]*"|'[^'\n]*'/g, "''").trim();
}
function valueOf(node) {
  let value = node.childForFieldName("value") ?? node.childForFieldName("right"), declarator = value === null ? node.children.find((one) => one?.type.endsWith("declarator") === !0) : void 0, inner = declarator?.childForFieldName("value") ?? declarator?.children.findLast((one) => one?.isNamed === !0);
  return value ?? (inner?.type.endsWith("expression") === !0 ? inner : void 0);
}
var UNWRAPPED = /* @__PURE__ */ new Map([
  ["as_expression", void 0],
  ["await", void 0],
  ["await_expression", void 0],
  ["expression_list", void 0],
  ["non_null_expression", void 0],
  ["parenthesized_expression", void 0],
  ["satisfies_expression", void 0],
  ["try_expression", void 0],
  ["unary_expression", "operand"]
]), CREATED = /* @__PURE__ */ new Map([
  ["composite_literal", "type"],
  ["new_expression", "constructor"],
  ["object_creation_expression", "type"],
  ["struct_expression", "name"]
]);
function typeOfValue(value, text) {
  let node = value;
  for (let depth = 0; node !== void 0 && depth < MAX_UNWRAPPED2 && UNWRAPPED.has(node.type); depth += 1) {
    if (node.type === "as_expression") {
      let [, target] = node.children.filter((child) => child?.isNamed === !0), type = target ? cleanType(textOf(target, text, MAX_TYPE_CHARACTERS)) : "";
      if (typeNamesIn(type).length > 0)
        return { type, value: void 0 };
    }
    let field = UNWRAPPED.get(node.type);
    node = (field === void 0 ? node.children.find((child) => child?.isNamed === !0) : node.childForFieldName(field)) ?? void 0;
  }
  if (node === void 0)
    return NO_WRITTEN_TYPE;
  if (CREATED.has(node.type)) {
    let created2 = node.childForFieldName(CREATED.get(node.type) ?? "") ?? node.childForFieldName("type") ?? firstName2(node), types = node.childForFieldName("type_arguments"), written2 = [created2, types].flatMap((part) => part ? [textOf(part, text, MAX_TYPE_CHARACTERS)] : []);
    return { type: created2 === void 0 ? void 0 : cleanType(written2.join("")), value: void 0 };
  }
  let created = createdByCall(node, text);
  return created === void 0 ? { type: void 0, value: valueNames(textOf(node, text, MAX_VALUE_CHARACTERS2)) } : { type: created, value: void 0 };
}
function firstName2(node) {
  return node.children.find((child) => child?.isNamed === !0) ?? void 0;
}
function createdByCall(node, text) {
  let callee = node.childForFieldName("function") ?? node.childForFieldName("receiver"), written2 = callee === null ? "" : textOf(callee, text, MAX_TYPE_CHARACTERS);
  return (node.type === "call" ? /^[\w.]*\b[A-Z]\w*$/ : /^(?:\w+::)*[A-Z]\w*(?=::[a-z_]\w*$)/).exec(written2)?.[0];
}
var OVER_ITEMS = /^(?:every|filter|find|findIndex|findLast|flatMap|forEach|map|some|sort|toSorted)$/;
function readItemValue(parameter, text) {
  let list = parameter.type === "required_parameter" ? parameter.parent : parameter, holder = list?.type === "formal_parameters" ? list.parent : list, call = holder?.type === "arrow_function" ? holder.parent?.parent : void 0, callee = call?.type === "call_expression" ? call.childForFieldName("function") : void 0, object = callee?.childForFieldName("object") ?? void 0, method = callee?.childForFieldName("property") ?? void 0;
  return object !== void 0 && method !== void 0 && OVER_ITEMS.test(textOf(method, text, 20)) ? valueNames(textOf(object, text, MAX_VALUE_CHARACTERS2)) : void 0;
}

// src/syntax/symbols/declare.ts
var NOTHING2 = { declarations: [], locals: [], opened: void 0 };
function declare(first, node, rule, around, reading) {
  let isMember = around?.members === "anywhere" || around?.members?.has(node.startIndex) === !0;
  if (rule.as === "member" && (!isMember || node.type === "shorthand_property_identifier" && around?.path === void 0))
    return NOTHING2;
  let names = readOwnNames2(node, rule, around?.path, reading.text), body = readBody(node, rule);
  if (rule.as === "local" || rule.as === "scope")
    return declareLocals(node, rule, names, around, reading);
  if (rule.as === "variable" && !body.isFunction && !names.some(({ isAssigned }) => isAssigned) && !isMember && around?.scope !== void 0)
    return { ...declareLocals(node, rule, names, around, reading), opened: void 0 };
  let declarations = declareNames(first, node, rule, names, body, { isMember, around, reading }), isExported = declarations.some((one) => one.isExported);
  return {
    declarations: rule.as === "container" ? [] : declarations,
    locals: [],
    opened: isPlainMember(rule, body) ? void 0 : openMembers(node, rule, names[0], body, around, { isExported, declaration: declarations[0] })
  };
}
function isPlainMember({ kind }, { object, isFunction }) {
  return kind === "member" && object === void 0 && !isFunction;
}
function linesOf2(node) {
  return { from: node.startPosition.row + 1, to: lastRow(node) + 1 };
}
function declareLocals(node, rule, names, around, reading) {
  let own = linesOf2(node), isTypeParameter = rule.kind === "type parameter", scope = rule.as === "scope" ? own : (isTypeParameter ? around?.lines : around?.scope) ?? own, written2 = typeOfLocal(node, rule, reading.text);
  return {
    // A parameter of a constructor with a modifier is a field as well.
    declarations: node.children.some((child) => PROPERTY_MARKS.has(child?.type ?? "")) ? names.map(({ name }) => ({
      name,
      kind: "field",
      container: around?.path?.replace(/\.?[^.]*$/, ""),
      isExported: isExportedName(reading.grammar, name, textOf(node, reading.text, MAX_HEAD_CHARACTERS)),
      ...written2,
      bases: [],
      startLine: own.from,
      signatureLine: own.from,
      nameLine: own.from,
      headEndLine: own.to,
      endLine: own.to
    })) : [],
    locals: names.map(({ name, line, within }) => ({ name, line, ...typeWithin(written2, within), scope })),
    opened: rule.as === "scope" ? {
      endIndex: node.endIndex,
      path: around?.path,
      isExported: !1,
      members: void 0,
      scope: own,
      lines: own,
      returning: "nothing"
    } : void 0
  };
}
function typeOfLocal(node, { as, kind }, text) {
  if (kind === "type parameter")
    return NO_WRITTEN_TYPE;
  let typed = as === "scope" ? NO_WRITTEN_TYPE : readWrittenType(node, text);
  return kind === "variable" || typed.type !== void 0 || typed.value !== void 0 ? typed : { type: void 0, value: readItemValue(node, text) };
}
var MAX_HEAD_CHARACTERS = 300, PROPERTY_MARKS = /* @__PURE__ */ new Set(["accessibility_modifier", "override_modifier", "readonly"]);
function declareNames(first, node, rule, names, body, { isMember, around, reading }) {
  let { text, grammar } = reading, { startLine, signatureLine, headEndLine, endLine } = placeDeclaration(first, node, body, reading), typed = typeOfDeclaration(node, rule, body, text), bases = TYPE_KINDS2.has(rule.kind) ? readBases(node, text) : [], head = textOf(node, text, MAX_HEAD_CHARACTERS), needsWord = SCRIPT_GRAMMARS.has(grammar) && !isMember, isVisible = isMember || around === void 0 ? around?.isExported ?? !0 : around.scope === void 0;
  return names.map(({ name, line, container, isAssigned, within }) => ({
    name,
    kind: kindOf2(
      rule,
      body,
      { isField: isAssigned && container !== void 0, isMember: isMember || container !== around?.path },
      typed.type
    ),
    container,
    isExported: isAssigned || isVisible && (!needsWord || first.type === "export_statement") && isExportedName(grammar, name, head),
    .../^(?:struct|interface)\b/.test(typed.type ?? "") ? NO_WRITTEN_TYPE : typeWithin(typed, within),
    bases,
    startLine: Math.min(startLine, line),
    signatureLine: Math.min(signatureLine, line),
    nameLine: line,
    headEndLine: Math.max(headEndLine, line),
    endLine: Math.max(endLine, line)
  }));
}
var TYPE_KINDS2 = /* @__PURE__ */ new Set(["class", "enum", "interface", "record", "struct", "trait", "type"]);
function typeOfDeclaration(node, { kind }, body, text) {
  let { holder, isFunction } = body, typed = readWrittenType(isFunction && holder !== node ? holder : node, text), isPlainFunction = isFunction && typed.type === void 0, result = isPlainFunction ? body.body : void 0;
  return result === void 0 ? isPlainFunction || FUNCTION_KINDS.has(kind) ? { type: typed.type, value: void 0 } : typed : result.type === "statement_block" ? NO_WRITTEN_TYPE : typeOfValue(result, text);
}
function kindOf2({ kind, as }, { isFunction }, { isField: isField2, isMember }, type) {
  if (isField2 && !isFunction)
    return "field";
  if (kind === "type")
    return /^(?:interface|struct)\b/.exec(type ?? "")?.[0] ?? kind;
  let own = isFunction && as === "variable" ? "function" : kind;
  return own === "function" && (isMember || isField2) ? "method" : isMember && own === "constant" ? "field" : own;
}
var FUNCTION_KINDS = /* @__PURE__ */ new Set(["constructor", "function", "method"]), MEMBER_KINDS = /* @__PURE__ */ new Set([...CONTAINERS, "type"]);
function openMembers(node, { kind, as }, own, { object, isFunction }, around, { isExported, declaration }) {
  let hasMembers = MEMBER_KINDS.has(kind) || kind === "property" && as === "member", listed = object === void 0 ? void 0 : new Set(object.children.flatMap((one) => one?.startIndex ?? [])), members = hasMembers ? "anywhere" : listed, isFunctionLike = isFunction || FUNCTION_KINDS.has(kind), isUntyped = declaration?.type === void 0 && declaration?.value === void 0;
  return {
    endIndex: node.endIndex,
    path: own === void 0 ? around?.path : joinNames(own.container, own.name),
    isExported: isExported || as === "container",
    members,
    scope: isFunctionLike ? linesOf2(node) : members === void 0 ? around?.scope : void 0,
    lines: linesOf2(node),
    returning: isFunctionLike ? isUntyped ? declaration : "nothing" : void 0
  };
}

// src/syntax/symbols/symbol-rules.ts
var PARAMETER = { kind: "parameter", as: "local" }, SCOPE2 = { kind: "function", as: "scope" }, MEMBER = { kind: "member", as: "member" }, METHOD2 = { kind: "method", as: "member" }, TYPE_PARAMETER2 = { kind: "type parameter", as: "local" }, LOOP = { kind: "variable", name: "left", as: "local" }, SCRIPT2 = {
  arrow_function: { ...SCOPE2, name: "parameter" },
  catch_clause: { ...PARAMETER, name: "parameter" },
  for_in_statement: LOOP,
  formal_parameters: PARAMETER,
  function_expression: SCOPE2,
  generator_function: SCOPE2,
  optional_parameter: { ...PARAMETER, name: "pattern" },
  pair: { ...MEMBER, name: "key", body: ["value"] },
  property_signature: { kind: "property", as: "member" },
  method_signature: METHOD2,
  enum_body: { ...MEMBER, name: "name" },
  enum_assignment: MEMBER,
  required_parameter: { ...PARAMETER, name: "pattern" },
  shorthand_property_identifier: MEMBER,
  type_parameter: TYPE_PARAMETER2
}, ADDED = {
  "c-sharp": {
    enum_member_declaration: MEMBER,
    foreach_statement: LOOP,
    lambda_expression: SCOPE2,
    parameter: PARAMETER,
    type_parameter: TYPE_PARAMETER2,
    variable_declaration: { kind: "field", as: "variable" }
  },
  cpp: {
    declaration: { kind: "variable", as: "variable" },
    enumerator: MEMBER,
    lambda_expression: SCOPE2,
    parameter_declaration: PARAMETER,
    preproc_def: { kind: "macro" },
    preproc_function_def: { kind: "macro" },
    struct_specifier: { kind: "struct" },
    type_parameter_declaration: TYPE_PARAMETER2
  },
  go: {
    const_spec: { kind: "constant", as: "variable" },
    field_declaration: { kind: "field", as: "variable" },
    func_literal: SCOPE2,
    method_elem: METHOD2,
    parameter_declaration: PARAMETER,
    range_clause: LOOP,
    short_var_declaration: LOOP,
    type_parameter_declaration: TYPE_PARAMETER2,
    var_spec: { kind: "variable", as: "variable" }
  },
  java: {
    constant_declaration: { kind: "constant", as: "variable" },
    enhanced_for_statement: PARAMETER,
    enum_constant: MEMBER,
    field_declaration: { kind: "field", as: "variable" },
    formal_parameter: PARAMETER,
    lambda_expression: SCOPE2,
    local_variable_declaration: { kind: "variable", as: "local" },
    spread_parameter: PARAMETER,
    type_parameter: TYPE_PARAMETER2
  },
  javascript: SCRIPT2,
  php: {
    anonymous_function: SCOPE2,
    arrow_function: SCOPE2,
    assignment_expression: LOOP,
    const_element: { kind: "constant", as: "variable" },
    enum_case: MEMBER,
    property_element: { kind: "field", as: "variable" },
    simple_parameter: PARAMETER
  },
  python: {
    as_pattern_target: PARAMETER,
    for_statement: LOOP,
    lambda: SCOPE2,
    parameters: PARAMETER,
    typed_default_parameter: PARAMETER,
    typed_parameter: PARAMETER
  },
  ruby: { block: SCOPE2, do_block: SCOPE2, method_parameters: PARAMETER },
  rust: {
    closure_expression: SCOPE2,
    enum_variant: MEMBER,
    field_declaration: { kind: "field", as: "variable" },
    let_declaration: { ...PARAMETER, name: "pattern" },
    parameter: { ...PARAMETER, name: "pattern" },
    type_parameters: TYPE_PARAMETER2
  },
  tsx: SCRIPT2,
  typescript: SCRIPT2
}, LEFT_OUT2 = /* @__PURE__ */ new Set([
  "c-sharp event_field_declaration",
  "c-sharp field_declaration",
  "go const_declaration",
  "go var_declaration",
  "javascript export_statement",
  "php const_declaration",
  "php property_declaration",
  "tsx export_statement",
  "typescript export_statement"
]), NOT_NAMES = /* @__PURE__ */ new Set(["call", "package"]);
function symbolRules(grammarFile, { declarations }) {
  let outlined = Object.entries(declarations).filter(([type, { kind }]) => !NOT_NAMES.has(kind) && !LEFT_OUT2.has(`${grammarFile} ${type}`)).map(([type, { only, ...rule }]) => [
    type,
    rule.kind === "impl" ? { ...rule, as: "container" } : only === "members" ? { ...rule, as: "variable" } : rule
  ]), added = Object.hasOwn(ADDED, grammarFile) ? ADDED[grammarFile] ?? {} : {};
  return new Map([...outlined, ...Object.entries(added)]);
}

// src/syntax/symbols/read-symbols.ts
var MAX_NAMES3 = 2e4, NO_NAMES = { imports: [], exports: [] };
function readSymbols(root, text, { file, rules: outlined }) {
  let rules = symbolRules(file, outlined), importing = importNodes(outlined), types = [
    ...rules.keys(),
    ...outlined.wrappers,
    ...outlined.comments,
    ...outlined.attributes,
    ...importing,
    RETURN
  ], nodes = root.descendantsOfType([...new Set(types)]).filter((node) => node?.isNamed === !0), reading = {
    grammar: file,
    text,
    lines: splitLines(text),
    leading: leadingRows(nodes, text, outlined)
  }, declarations = [], locals = [], imports = [], exports = [], results = /* @__PURE__ */ new Map(), stack = [], wrapper;
  for (let node of nodes) {
    if (declarations.length + locals.length + imports.length > MAX_NAMES3)
      break;
    for (let top = stack.at(-1); top !== void 0 && top.endIndex <= node.startIndex; top = stack.at(-1))
      stack.pop();
    if (node.type === RETURN) {
      addResult(node, text, stack, results);
      continue;
    }
    let passed = importing.has(node.type) ? passedNames(node, text) : NO_NAMES;
    imports.push(...passed.imports), exports.push(...passed.exports), outlined.wrappers.includes(node.type) && !(wrapper !== void 0 && node.endIndex <= wrapper.endIndex) && (wrapper = node);
    let rule = rules.get(node.type);
    if (rule === void 0 || stack.length >= 64 || passed.imports.length > 0)
      continue;
    let first = wrapper !== void 0 && begins(wrapper, node) ? wrapper : node, declared = declare(first, node, rule, stack.at(-1), reading);
    declarations.push(...declared.declarations), locals.push(...declared.locals), declared.opened !== void 0 && stack.push(declared.opened), declared.declarations.length > 0 && (wrapper = void 0);
  }
  return { declarations: declarations.map((one) => ({ ...one, ...results.get(one) })), locals, imports, exports };
}
var RETURN = "return_statement";
function addResult(node, text, stack, results) {
  let returning = stack.findLast((one) => one.returning !== void 0)?.returning, value = node.children.find((child) => child?.isNamed === !0);
  if (typeof returning == "object" && value !== void 0 && value !== null && !results.has(returning)) {
    let result = typeOfValue(value, text);
    (result.type !== void 0 || result.value !== void 0) && results.set(returning, result);
  }
}

// src/syntax/syntax-worker.ts
var WANTED = ["outline", "faults", "symbols", "facts"], folders = workerData, opening = openTreeSitter(folders);
opening.catch(() => {
});
parentPort?.on("message", (request) => {
  if (isRecord(request) && typeof request.text == "string" && typeof request.language == "string") {
    let wanted = WANTED.find((one) => one === request.wanted) ?? "outline", facts = { lines: readNumbers(request.lines), kinds: readKinds(request.kinds) };
    respond(request.text, request.language, wanted, facts);
  }
});
function readNumbers(value) {
  return Array.isArray(value) ? value.filter((one) => typeof one == "number") : [];
}
function readKinds(value) {
  return Array.isArray(value) ? FACT_KINDS.filter((kind) => value.includes(kind)) : void 0;
}
async function respond(text, language, wanted, facts) {
  let found = await read(text, language, wanted, facts);
  parentPort?.postMessage(found);
}
async function read(text, language, wanted, facts) {
  let grammar = grammarOf(language);
  if (grammar === void 0)
    return answer(wanted);
  let parse;
  try {
    parse = await (await opening).load(wasmFile(grammar.file));
  } catch (error) {
    return { kind: "not-installed", problem: error instanceof Error ? error.message : String(error) };
  }
  switch (wanted) {
    case "outline":
      return { kind: "outline", outline: parse(text, (root) => readTree(root, text, grammar.rules)) };
    case "faults":
      return { kind: "faults", faults: parse(text, findFaults) };
    case "symbols":
      return { kind: "symbols", symbols: parse(text, (root) => readSymbols(root, text, grammar)) };
    case "facts":
      return { kind: "facts", facts: parse(text, (root) => readFacts(root, text, { language, ...facts })) };
  }
}
function answer(wanted) {
  switch (wanted) {
    case "outline":
      return { kind: "outline", outline: void 0 };
    case "faults":
      return { kind: "faults", faults: void 0 };
    case "symbols":
      return { kind: "symbols", symbols: void 0 };
    case "facts":
      return { kind: "facts", facts: void 0 };
  }
}
