import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/syntax/grammar-rules.ts
var CLASS = { kind: "class" };
var ENUM = { kind: "enum" };
var FUNCTION = { kind: "function" };
var INTERFACE = { kind: "interface" };
var METHOD = { kind: "method" };
var NAMESPACE = { kind: "namespace" };
var FIELD = { kind: "field", only: "first line" };
var CALL = { kind: "call", only: "body", name: "function" };
var CONSTANTS = { kind: "constant", only: "first line" };
var ANY_STRING = /["'`]([^"'`]+)["'`]/;
var REQUIRED = { pattern: /=\s*require\(\s*["'`]([^"'`]+)/ };
var JAVASCRIPT = {
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
};
var TYPESCRIPT = {
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
};
var PYTHON = {
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
};
var GO = {
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
};
var JAVA = {
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
};
var C_SHARP = {
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
};
var CPP = {
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
};
var PHP = {
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
};
var RUBY = {
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
};
var RUST = {
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
var SCRIPT_GRAMMARS = /* @__PURE__ */ new Set(["javascript", "tsx", "typescript"]);
function grammarOf(language) {
  return Object.hasOwn(GRAMMARS, language) ? GRAMMARS[language] : void 0;
}
function wasmFile(grammar) {
  return `tree-sitter-${grammar}.wasm`;
}

// node_modules/diff/libesm/diff/base.js
var Diff = class {
  diff(oldStr, newStr, options = {}) {
    let callback;
    typeof options == "function" ? (callback = options, options = {}) : "callback" in options && (callback = options.callback);
    let oldString = this.castInput(oldStr, options), newString = this.castInput(newStr, options), oldTokens = this.removeEmpty(this.tokenize(oldString, options)), newTokens = this.removeEmpty(this.tokenize(newString, options));
    return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
  }
  diffWithOptionsObj(oldTokens, newTokens, options, callback) {
    var _a;
    let done = (value) => {
      if (value = this.postProcess(value, options), callback) {
        setTimeout(function() {
          callback(value);
        }, 0);
        return;
      } else
        return value;
    }, newLen = newTokens.length, oldLen = oldTokens.length, editLength = 1, maxEditLength = newLen + oldLen;
    options.maxEditLength != null && (maxEditLength = Math.min(maxEditLength, options.maxEditLength));
    let maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : 1 / 0, abortAfterTimestamp = Date.now() + maxExecutionTime, bestPath = [{ oldPos: -1, lastComponent: void 0 }], newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
    if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen)
      return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
    let minDiagonalToConsider = -1 / 0, maxDiagonalToConsider = 1 / 0, execEditLength = () => {
      for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
        let basePath, removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
        removePath && (bestPath[diagonalPath - 1] = void 0);
        let canAdd = false;
        if (addPath) {
          let addPathNewPos = addPath.oldPos - diagonalPath;
          canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
        }
        let canRemove = removePath && removePath.oldPos + 1 < oldLen;
        if (!canAdd && !canRemove) {
          bestPath[diagonalPath] = void 0;
          continue;
        }
        if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos ? basePath = this.addToPath(addPath, true, false, 0, options) : basePath = this.addToPath(removePath, false, true, 1, options), newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options), basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen)
          return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
        bestPath[diagonalPath] = basePath, basePath.oldPos + 1 >= oldLen && (maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1)), newPos + 1 >= newLen && (minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1));
      }
      editLength++;
    };
    if (callback)
      (function exec() {
        setTimeout(function() {
          if (editLength > maxEditLength || Date.now() > abortAfterTimestamp)
            return callback(void 0);
          execEditLength() || exec();
        }, 0);
      })();
    else
      for (; editLength <= maxEditLength && Date.now() <= abortAfterTimestamp; ) {
        let ret = execEditLength();
        if (ret)
          return ret;
      }
  }
  addToPath(path, added, removed, oldPosInc, options) {
    let last = path.lastComponent;
    return last && !options.oneChangePerToken && last.added === added && last.removed === removed ? {
      oldPos: path.oldPos + oldPosInc,
      lastComponent: { count: last.count + 1, added, removed, previousComponent: last.previousComponent }
    } : {
      oldPos: path.oldPos + oldPosInc,
      lastComponent: { count: 1, added, removed, previousComponent: last }
    };
  }
  extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
    let newLen = newTokens.length, oldLen = oldTokens.length, oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
    for (; newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options); )
      newPos++, oldPos++, commonCount++, options.oneChangePerToken && (basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false });
    return commonCount && !options.oneChangePerToken && (basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false }), basePath.oldPos = oldPos, newPos;
  }
  equals(left, right, options) {
    return options.comparator ? options.comparator(left, right) : left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
  }
  removeEmpty(array) {
    let ret = [];
    for (let i = 0; i < array.length; i++)
      array[i] && ret.push(array[i]);
    return ret;
  }
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  castInput(value, options) {
    return value;
  }
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  tokenize(value, options) {
    return Array.from(value);
  }
  join(chars) {
    return chars.join("");
  }
  postProcess(changeObjects, options) {
    return changeObjects;
  }
  get useLongestToken() {
    return false;
  }
  buildValues(lastComponent, newTokens, oldTokens) {
    let components = [], nextComponent;
    for (; lastComponent; )
      components.push(lastComponent), nextComponent = lastComponent.previousComponent, delete lastComponent.previousComponent, lastComponent = nextComponent;
    components.reverse();
    let componentLen = components.length, componentPos = 0, newPos = 0, oldPos = 0;
    for (; componentPos < componentLen; componentPos++) {
      let component = components[componentPos];
      if (component.removed)
        component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count)), oldPos += component.count;
      else {
        if (!component.added && this.useLongestToken) {
          let value = newTokens.slice(newPos, newPos + component.count);
          value = value.map(function(value2, i) {
            let oldValue = oldTokens[oldPos + i];
            return oldValue.length > value2.length ? oldValue : value2;
          }), component.value = this.join(value);
        } else
          component.value = this.join(newTokens.slice(newPos, newPos + component.count));
        newPos += component.count, component.added || (oldPos += component.count);
      }
    }
    return components;
  }
};
// node_modules/diff/libesm/diff/line.js
var LineDiff = class extends Diff {
  constructor() {
    super(...arguments), this.tokenize = tokenize;
  }
  equals(left, right, options) {
    return options.ignoreWhitespace ? ((!options.newlineIsToken || !left.includes(`
`)) && (left = left.trim()), (!options.newlineIsToken || !right.includes(`
`)) && (right = right.trim())) : options.ignoreNewlineAtEof && !options.newlineIsToken && (left.endsWith(`
`) && (left = left.slice(0, -1)), right.endsWith(`
`) && (right = right.slice(0, -1))), super.equals(left, right, options);
  }
};
var lineDiff = new LineDiff();
function diffLines(oldStr, newStr, options) {
  return lineDiff.diff(oldStr, newStr, options);
}
function tokenize(value, options) {
  options.stripTrailingCr && (value = value.replace(/\r\n/g, `
`));
  let retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
  linesAndNewlines[linesAndNewlines.length - 1] || linesAndNewlines.pop();
  for (let i = 0; i < linesAndNewlines.length; i++) {
    let line = linesAndNewlines[i];
    i % 2 && !options.newlineIsToken ? retLines[retLines.length - 1] += line : retLines.push(line);
  }
  return retLines;
}
// node_modules/diff/libesm/diff/array.js
var ArrayDiff = class extends Diff {
  tokenize(value) {
    return value.slice();
  }
  join(value) {
    return value;
  }
  removeEmpty(value) {
    return value;
  }
};
var arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
  return arrayDiff.diff(oldArr, newArr, options);
}
// node_modules/diff/libesm/patch/create.js
function structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
  let optionsObj;
  options ? typeof options == "function" ? optionsObj = { callback: options } : optionsObj = options : optionsObj = {}, typeof optionsObj.context > "u" && (optionsObj.context = 4);
  let context = optionsObj.context;
  if (optionsObj.newlineIsToken)
    throw new Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
  if (optionsObj.callback) {
    let { callback } = optionsObj;
    diffLines(oldStr, newStr, Object.assign(Object.assign({}, optionsObj), { callback: (diff) => {
      let patch = diffLinesResultToPatch(diff);
      callback(patch);
    } }));
  } else
    return diffLinesResultToPatch(diffLines(oldStr, newStr, optionsObj));
  function diffLinesResultToPatch(diff) {
    if (!diff)
      return;
    diff.push({ value: "", lines: [] });
    function contextLines(lines) {
      return lines.map(function(entry) {
        return " " + entry;
      });
    }
    let hunks = [], oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
    for (let i = 0; i < diff.length; i++) {
      let current = diff[i], lines = current.lines || splitLines(current.value);
      if (current.lines = lines, current.added || current.removed) {
        if (!oldRangeStart) {
          let prev = diff[i - 1];
          oldRangeStart = oldLine, newRangeStart = newLine, prev && (curRange = context > 0 ? contextLines(prev.lines.slice(-context)) : [], oldRangeStart -= curRange.length, newRangeStart -= curRange.length);
        }
        for (let line of lines)
          curRange.push((current.added ? "+" : "-") + line);
        current.added ? newLine += lines.length : oldLine += lines.length;
      } else {
        if (oldRangeStart)
          if (lines.length <= context * 2 && i < diff.length - 2)
            for (let line of contextLines(lines))
              curRange.push(line);
          else {
            let contextSize = Math.min(lines.length, context);
            for (let line of contextLines(lines.slice(0, contextSize)))
              curRange.push(line);
            let hunk = {
              oldStart: oldRangeStart,
              oldLines: oldLine - oldRangeStart + contextSize,
              newStart: newRangeStart,
              newLines: newLine - newRangeStart + contextSize,
              lines: curRange
            };
            hunks.push(hunk), oldRangeStart = 0, newRangeStart = 0, curRange = [];
          }
        oldLine += lines.length, newLine += lines.length;
      }
    }
    for (let hunk of hunks)
      for (let i = 0; i < hunk.lines.length; i++)
        hunk.lines[i].endsWith(`
`) ? hunk.lines[i] = hunk.lines[i].slice(0, -1) : (hunk.lines.splice(i + 1, 0, "\\ No newline at end of file"), i++);
    return {
      oldFileName,
      newFileName,
      oldHeader,
      newHeader,
      hunks
    };
  }
}
function splitLines(text) {
  let hasTrailingNl = text.endsWith(`
`), result = text.split(`
`).map((line) => line + `
`);
  return hasTrailingNl ? result.pop() : result.push(result.pop().slice(0, -1)), result;
}
// src/changes/diff/diff-texts.ts
var CONTEXT_LINES = 3;
var MAX_EDITS = 5e3;
function diffTexts(before, after) {
  return before === "" || after === "" ? wholeText(before, after) : structuredPatch("", "", before, after, "", "", { context: CONTEXT_LINES, maxEditLength: MAX_EDITS })?.hunks.map(
    ({ oldStart, oldLines, newStart, newLines, lines }) => [`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`, ...lines].join(`
`)
  ).join(`
`);
}
function wholeText(before, after) {
  let text = before === "" ? after : before;
  if (text === "")
    return "";
  let lines = text.replace(/\n$/, "").split(`
`), head = before === "" ? `@@ -0,0 +1,${lines.length} @@` : `@@ -1,${lines.length} +0,0 @@`, sign = before === "" ? "+" : "-", noNewline = text.endsWith(`
`) ? [] : [String.raw`\ No newline at end of file`];
  return [head, ...lines.map((line) => `${sign}${line}`), ...noNewline].join(`
`);
}
function alignSequences(before, after, maxEdits) {
  return before.length === 0 || after.length === 0 ? [
    { kind: "removed", count: before.length },
    { kind: "added", count: after.length }
  ] : diffArrays([...before], [...after], { maxEditLength: maxEdits })?.map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    count: value.length
  }));
}
export {
  SCRIPT_GRAMMARS,
  alignSequences,
  diffTexts,
  grammarOf,
  wasmFile
};
