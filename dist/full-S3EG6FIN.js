import {
  splitEntries as splitEntries
} from "./joined-ed214829.js";
import {
  BYTE_ORDER_MARK as BYTE_ORDER_MARK,
  FENCE as FENCE,
  MAX_BLOCK_CHARACTERS as MAX_BLOCK_CHARACTERS,
  cutBetween as cutBetween,
  fenceProblems as fenceProblems,
  findFences as findFences,
  isOpening as isOpening,
  languageProblem as languageProblem,
  noFrontmatter as noFrontmatter,
  nowhere as nowhere,
  problemAt as problemAt,
  withoutCarriageReturn as withoutCarriageReturn,
  lineAt as lineAt
} from "./joined-1c6c8fb1.js";
import {
  splitCommaList as splitCommaList
} from "./joined-163616c8.js";
import {
  readYaml as readYaml
} from "./joined-328d34d6.js";
import {
  writeCount as writeCount
} from "./joined-5ac99ec6.js";
import "./joined-a845ed26.js";
import {
  isRecord as isRecord
} from "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  __commonJS,
  __require,
  __toESM
} from "./chunk-RGP6QW34.js";

// node_modules/kind-of/index.js
var require_kind_of = __commonJS({
  "node_modules/kind-of/index.js"(exports, module) {
    var toString = Object.prototype.toString;
    module.exports = function(val) {
      if (val === void 0) return "undefined";
      if (val === null) return "null";
      var type = typeof val;
      if (type === "boolean") return "boolean";
      if (type === "string") return "string";
      if (type === "number") return "number";
      if (type === "symbol") return "symbol";
      if (type === "function")
        return isGeneratorFn(val) ? "generatorfunction" : "function";
      if (isArray(val)) return "array";
      if (isBuffer(val)) return "buffer";
      if (isArguments(val)) return "arguments";
      if (isDate(val)) return "date";
      if (isError(val)) return "error";
      if (isRegexp(val)) return "regexp";
      switch (ctorName(val)) {
        case "Symbol":
          return "symbol";
        case "Promise":
          return "promise";
        // Set, Map, WeakSet, WeakMap
        case "WeakMap":
          return "weakmap";
        case "WeakSet":
          return "weakset";
        case "Map":
          return "map";
        case "Set":
          return "set";
        // 8-bit typed arrays
        case "Int8Array":
          return "int8array";
        case "Uint8Array":
          return "uint8array";
        case "Uint8ClampedArray":
          return "uint8clampedarray";
        // 16-bit typed arrays
        case "Int16Array":
          return "int16array";
        case "Uint16Array":
          return "uint16array";
        // 32-bit typed arrays
        case "Int32Array":
          return "int32array";
        case "Uint32Array":
          return "uint32array";
        case "Float32Array":
          return "float32array";
        case "Float64Array":
          return "float64array";
      }
      if (isGeneratorObj(val))
        return "generator";
      switch (type = toString.call(val), type) {
        case "[object Object]":
          return "object";
        // iterators
        case "[object Map Iterator]":
          return "mapiterator";
        case "[object Set Iterator]":
          return "setiterator";
        case "[object String Iterator]":
          return "stringiterator";
        case "[object Array Iterator]":
          return "arrayiterator";
      }
      return type.slice(8, -1).toLowerCase().replace(/\s/g, "");
    };
    function ctorName(val) {
      return typeof val.constructor == "function" ? val.constructor.name : null;
    }
    function isArray(val) {
      return Array.isArray ? Array.isArray(val) : val instanceof Array;
    }
    function isError(val) {
      return val instanceof Error || typeof val.message == "string" && val.constructor && typeof val.constructor.stackTraceLimit == "number";
    }
    function isDate(val) {
      return val instanceof Date ? !0 : typeof val.toDateString == "function" && typeof val.getDate == "function" && typeof val.setDate == "function";
    }
    function isRegexp(val) {
      return val instanceof RegExp ? !0 : typeof val.flags == "string" && typeof val.ignoreCase == "boolean" && typeof val.multiline == "boolean" && typeof val.global == "boolean";
    }
    function isGeneratorFn(name, val) {
      return ctorName(name) === "GeneratorFunction";
    }
    function isGeneratorObj(val) {
      return typeof val.throw == "function" && typeof val.return == "function" && typeof val.next == "function";
    }
    function isArguments(val) {
      try {
        if (typeof val.length == "number" && typeof val.callee == "function")
          return !0;
      } catch (err) {
        if (err.message.indexOf("callee") !== -1)
          return !0;
      }
      return !1;
    }
    function isBuffer(val) {
      return val.constructor && typeof val.constructor.isBuffer == "function" ? val.constructor.isBuffer(val) : !1;
    }
  }
});

// node_modules/is-extendable/index.js
var require_is_extendable = __commonJS({
  "node_modules/is-extendable/index.js"(exports, module) {
    "use strict";
    module.exports = function(val) {
      return typeof val < "u" && val !== null && (typeof val == "object" || typeof val == "function");
    };
  }
});

// node_modules/extend-shallow/index.js
var require_extend_shallow = __commonJS({
  "node_modules/extend-shallow/index.js"(exports, module) {
    "use strict";
    var isObject = require_is_extendable();
    module.exports = function(o) {
      isObject(o) || (o = {});
      for (var len = arguments.length, i = 1; i < len; i++) {
        var obj = arguments[i];
        isObject(obj) && assign(o, obj);
      }
      return o;
    };
    function assign(a, b) {
      for (var key in b)
        hasOwn(b, key) && (a[key] = b[key]);
    }
    function hasOwn(obj, key) {
      return Object.prototype.hasOwnProperty.call(obj, key);
    }
  }
});

// node_modules/section-matter/index.js
var require_section_matter = __commonJS({
  "node_modules/section-matter/index.js"(exports, module) {
    "use strict";
    var typeOf = require_kind_of(), extend = require_extend_shallow();
    module.exports = function(input, options) {
      typeof options == "function" && (options = { parse: options });
      var file = toObject(input), defaults = { section_delimiter: "---", parse: identity }, opts = extend({}, defaults, options), delim = opts.section_delimiter, lines = file.content.split(/\r?\n/), sections = null, section = createSection(), content = [], stack = [];
      function initSections(val) {
        file.content = val, sections = [], content = [];
      }
      function closeSection(val) {
        stack.length && (section.key = getKey(stack[0], delim), section.content = val, opts.parse(section, sections), sections.push(section), section = createSection(), content = [], stack = []);
      }
      for (var i = 0; i < lines.length; i++) {
        var line = lines[i], len = stack.length, ln = line.trim();
        if (isDelimiter(ln, delim)) {
          if (ln.length === 3 && i !== 0) {
            if (len === 0 || len === 2) {
              content.push(line);
              continue;
            }
            stack.push(ln), section.data = content.join(`
`), content = [];
            continue;
          }
          sections === null && initSections(content.join(`
`)), len === 2 && closeSection(content.join(`
`)), stack.push(ln);
          continue;
        }
        content.push(line);
      }
      return sections === null ? initSections(content.join(`
`)) : closeSection(content.join(`
`)), file.sections = sections, file;
    };
    function isDelimiter(line, delim) {
      return !(line.slice(0, delim.length) !== delim || line.charAt(delim.length + 1) === delim.slice(-1));
    }
    function toObject(input) {
      if (typeOf(input) !== "object" && (input = { content: input }), typeof input.content != "string" && !isBuffer(input.content))
        throw new TypeError("expected a buffer or string");
      return input.content = input.content.toString(), input.sections = [], input;
    }
    function getKey(val, delim) {
      return val ? val.slice(delim.length).trim() : "";
    }
    function createSection() {
      return { key: "", data: "", content: "" };
    }
    function identity(val) {
      return val;
    }
    function isBuffer(val) {
      return val && val.constructor && typeof val.constructor.isBuffer == "function" ? val.constructor.isBuffer(val) : !1;
    }
  }
});

// node_modules/gray-matter/lib/engines.js
var require_engines = __commonJS({
  "node_modules/gray-matter/lib/engines.js"(exports, module) {
    var refuse2 = () => {
      throw new Error("this frontmatter engine is off");
    }, engine = { parse: refuse2, stringify: refuse2 };
    module.exports = { __proto__: null, yaml: engine, json: engine };
  }
});

// node_modules/strip-bom-string/index.js
var require_strip_bom_string = __commonJS({
  "node_modules/strip-bom-string/index.js"(exports, module) {
    "use strict";
    module.exports = function(str) {
      return typeof str == "string" && str.charAt(0) === "\uFEFF" ? str.slice(1) : str;
    };
  }
});

// node_modules/gray-matter/lib/utils.js
var require_utils = __commonJS({
  "node_modules/gray-matter/lib/utils.js"(exports) {
    "use strict";
    var stripBom = require_strip_bom_string(), typeOf = require_kind_of();
    exports.define = function(obj, key, val) {
      Reflect.defineProperty(obj, key, {
        enumerable: !1,
        configurable: !0,
        writable: !0,
        value: val
      });
    };
    exports.isBuffer = function(val) {
      return typeOf(val) === "buffer";
    };
    exports.isObject = function(val) {
      return typeOf(val) === "object";
    };
    exports.toBuffer = function(input) {
      return typeof input == "string" ? Buffer.from(input) : input;
    };
    exports.toString = function(input) {
      if (exports.isBuffer(input)) return stripBom(String(input));
      if (typeof input != "string")
        throw new TypeError("expected input to be a string or buffer");
      return stripBom(input);
    };
    exports.arrayify = function(val) {
      return val ? Array.isArray(val) ? val : [val] : [];
    };
    exports.startsWith = function(str, substr, len) {
      return typeof len != "number" && (len = substr.length), str.slice(0, len) === substr;
    };
  }
});

// node_modules/gray-matter/lib/defaults.js
var require_defaults = __commonJS({
  "node_modules/gray-matter/lib/defaults.js"(exports, module) {
    "use strict";
    var engines = require_engines(), utils = require_utils();
    module.exports = function(options) {
      let opts = Object.assign({}, options);
      return opts.delimiters = utils.arrayify(opts.delims || opts.delimiters || "---"), opts.delimiters.length === 1 && opts.delimiters.push(opts.delimiters[0]), opts.language = (opts.language || opts.lang || "yaml").toLowerCase(), opts.engines = Object.assign({}, engines, opts.parsers, opts.engines), opts;
    };
  }
});

// node_modules/gray-matter/lib/engine.js
var require_engine = __commonJS({
  "node_modules/gray-matter/lib/engine.js"(exports, module) {
    "use strict";
    module.exports = function(name, options) {
      let engine = options.engines[name] || options.engines[aliase(name)];
      if (typeof engine > "u")
        throw new Error('gray-matter engine "' + name + '" is not registered');
      return typeof engine == "function" && (engine = { parse: engine }), engine;
    };
    function aliase(name) {
      switch (name.toLowerCase()) {
        case "js":
        case "javascript":
          return "javascript";
        case "coffee":
        case "coffeescript":
        case "cson":
          return "coffee";
        case "yaml":
        case "yml":
          return "yaml";
        default:
          return name;
      }
    }
  }
});

// node_modules/gray-matter/lib/stringify.js
var require_stringify = __commonJS({
  "node_modules/gray-matter/lib/stringify.js"(exports, module) {
    "use strict";
    var typeOf = require_kind_of(), getEngine = require_engine(), defaults = require_defaults();
    module.exports = function(file, data, options) {
      if (data == null && options == null)
        switch (typeOf(file)) {
          case "object":
            data = file.data, options = {};
            break;
          case "string":
            return file;
          default:
            throw new TypeError("expected file to be a string or object");
        }
      let str = file.content, opts = defaults(options);
      if (data == null) {
        if (!opts.data) return file;
        data = opts.data;
      }
      let language = file.language || opts.language, engine = getEngine(language, opts);
      if (typeof engine.stringify != "function")
        throw new TypeError('expected "' + language + '.stringify" to be a function');
      data = Object.assign({}, file.data, data);
      let open = opts.delimiters[0], close = opts.delimiters[1], matter2 = engine.stringify(data, options).trim(), buf = "";
      return matter2 !== "{}" && (buf = newline(open) + newline(matter2) + newline(close)), typeof file.excerpt == "string" && file.excerpt !== "" && str.indexOf(file.excerpt.trim()) === -1 && (buf += newline(file.excerpt) + newline(close)), buf + newline(str);
    };
    function newline(str) {
      return str.slice(-1) !== `
` ? str + `
` : str;
    }
  }
});

// node_modules/gray-matter/lib/excerpt.js
var require_excerpt = __commonJS({
  "node_modules/gray-matter/lib/excerpt.js"(exports, module) {
    "use strict";
    var defaults = require_defaults();
    module.exports = function(file, options) {
      let opts = defaults(options);
      if (file.data == null && (file.data = {}), typeof opts.excerpt == "function")
        return opts.excerpt(file, opts);
      let sep = file.data.excerpt_separator || opts.excerpt_separator;
      if (sep == null && (opts.excerpt === !1 || opts.excerpt == null))
        return file;
      let delimiter = typeof opts.excerpt == "string" ? opts.excerpt : sep || opts.delimiters[0], idx = file.content.indexOf(delimiter);
      return idx !== -1 && (file.excerpt = file.content.slice(0, idx)), file;
    };
  }
});

// node_modules/gray-matter/lib/to-file.js
var require_to_file = __commonJS({
  "node_modules/gray-matter/lib/to-file.js"(exports, module) {
    "use strict";
    var typeOf = require_kind_of(), stringify = require_stringify(), utils = require_utils();
    module.exports = function(file) {
      return typeOf(file) !== "object" && (file = { content: file }), typeOf(file.data) !== "object" && (file.data = {}), file.contents && file.content == null && (file.content = file.contents), utils.define(file, "orig", utils.toBuffer(file.content)), utils.define(file, "language", file.language || ""), utils.define(file, "matter", file.matter || ""), utils.define(file, "stringify", function(data, options) {
        return options && options.language && (file.language = options.language), stringify(file, data, options);
      }), file.content = utils.toString(file.content), file.isEmpty = !1, file.excerpt = "", file;
    };
  }
});

// node_modules/gray-matter/lib/parse.js
var require_parse = __commonJS({
  "node_modules/gray-matter/lib/parse.js"(exports, module) {
    "use strict";
    var getEngine = require_engine(), defaults = require_defaults();
    module.exports = function(language, str, options) {
      let opts = defaults(options), engine = getEngine(language, opts);
      if (typeof engine.parse != "function")
        throw new TypeError('expected "' + language + '.parse" to be a function');
      return engine.parse(str, opts);
    };
  }
});

// node_modules/gray-matter/index.js
var require_gray_matter = __commonJS({
  "node_modules/gray-matter/index.js"(exports, module) {
    "use strict";
    var fs = __require("fs"), sections = require_section_matter(), defaults = require_defaults(), stringify = require_stringify(), excerpt = require_excerpt(), engines = require_engines(), toFile = require_to_file(), parse = require_parse(), utils = require_utils();
    function matter2(input, options) {
      if (input === "")
        return { data: {}, content: input, excerpt: "", orig: input };
      let file = toFile(input), cached = matter2.cache[file.content];
      if (!options) {
        if (cached)
          return file = Object.assign({}, cached), file.orig = cached.orig, file;
        matter2.cache[file.content] = file;
      }
      return parseMatter(file, options);
    }
    function parseMatter(file, options) {
      let opts = defaults(options), open = opts.delimiters[0], close = `
` + opts.delimiters[1], str = file.content;
      opts.language && (file.language = opts.language);
      let openLen = open.length;
      if (!utils.startsWith(str, open, openLen))
        return excerpt(file, opts), file;
      if (str.charAt(openLen) === open.slice(-1))
        return file;
      str = str.slice(openLen);
      let len = str.length, language = matter2.language(str, opts);
      language.name && (file.language = language.name, str = str.slice(language.raw.length));
      let closeIndex = str.indexOf(close);
      return closeIndex === -1 && (closeIndex = len), file.matter = str.slice(0, closeIndex), file.matter.replace(/^\s*#[^\n]+/gm, "").trim() === "" ? (file.isEmpty = !0, file.empty = file.content, file.data = {}) : file.data = parse(file.language, file.matter, opts), closeIndex === len ? file.content = "" : (file.content = str.slice(closeIndex + close.length), file.content[0] === "\r" && (file.content = file.content.slice(1)), file.content[0] === `
` && (file.content = file.content.slice(1))), excerpt(file, opts), (opts.sections === !0 || typeof opts.section == "function") && sections(file, opts.section), file;
    }
    matter2.engines = engines;
    matter2.stringify = function(file, data, options) {
      return typeof file == "string" && (file = matter2(file, options)), stringify(file, data, options);
    };
    matter2.read = function(filepath, options) {
      let str = fs.readFileSync(filepath, "utf8"), file = matter2(str, options);
      return file.path = filepath, file;
    };
    matter2.test = function(str, options) {
      return utils.startsWith(str, defaults(options).delimiters[0]);
    };
    matter2.language = function(str, options) {
      let open = defaults(options).delimiters[0];
      matter2.test(str) && (str = str.slice(open.length));
      let language = str.slice(0, str.search(/\r?\n/));
      return {
        raw: language,
        name: language ? language.trim() : ""
      };
    };
    matter2.cache = {};
    matter2.clearCache = function() {
      matter2.cache = {};
    };
    module.exports = matter2;
  }
});

// src/text/frontmatter/full.ts
var import_gray_matter = __toESM(require_gray_matter(), 1);

// src/text/frontmatter/loose-value.ts
function readLooseValue(text, rest) {
  let first = lineAt(text, rest.start), lines = linesOf(text, rest), [line] = lines;
  return line !== void 0 && lines.length === 1 && first.end >= line.end ? readLooseLine(text, line) : lines.length > 0 && withoutComment(text, { start: rest.start, end: first.end }) === void 0 ? readLooseItems(text, lines) : void 0;
}
function readLooseLine(text, range) {
  let content = text.slice(range.start, range.end);
  if (content.startsWith("[") && content.endsWith("]")) {
    let items = splitCommaList(content.slice(1, -1)), ranges = items.map((item) => ({
      start: range.start + 1 + item.range.start,
      end: range.start + 1 + item.range.end
    }));
    return { value: items.map((item) => item.value), range, items: ranges };
  }
  return isPlain(content) ? { value: content, range } : void 0;
}
function readLooseItems(text, lines) {
  let items = lines.flatMap((line) => {
    let item = text.slice(line.start, line.end).startsWith("- ") ? trimmed(text, { start: line.start + 2, end: line.end }) : void 0, value = item && unquoted(text.slice(item.start, item.end));
    return item === void 0 || value === void 0 ? [] : [{ value, range: item }];
  }), [first] = lines, last = lines.at(-1);
  if (!(first === void 0 || last === void 0 || items.length < lines.length))
    return {
      value: items.map((item) => item.value),
      range: { start: first.start, end: last.end },
      items: items.map((item) => item.range)
    };
}
function isPlain(content) {
  return !/^["'[{|>]|^[-?](?:\s|$)/.test(content);
}
function unquoted(content) {
  let quoted = /^(["'])([^"'\\]*)\1$/.exec(content);
  return quoted ? quoted[2] : isPlain(content) ? content : void 0;
}
function linesOf(text, range) {
  let lines = [];
  for (let start = range.start; start < range.end; ) {
    let line = lineAt(text, start), content = withoutComment(text, { start, end: Math.min(line.end, range.end) });
    content !== void 0 && lines.push(content), start = line.next;
  }
  return lines;
}
function withoutComment(text, range) {
  let comment = text.slice(range.start, range.end).search(/(?:^|\s)#/);
  return trimmed(text, { start: range.start, end: comment < 0 ? range.end : range.start + comment });
}
function trimmed(text, range) {
  let content = text.slice(range.start, range.end), start = range.start + content.length - content.trimStart().length, end = start + content.trim().length;
  return end > start ? { start, end } : void 0;
}

// src/text/frontmatter/entries.ts
function readEntries(source, block) {
  let { value, problems, rangeOf, rangeOfKey } = readYaml(source, block), errors = problems.filter((problem) => problem.severity === "error");
  if (errors.length > 0)
    return readLoosely(source, block, errors);
  if (value == null || isRecord(value))
    return { data: isRecord(value) ? value : {}, problems, rangeOf, rangeOfKey };
  let { start } = rangeOf([]) ?? block;
  return { data: {}, problems: [problemAt("not-a-map", lineAt(source.text, start))], rangeOf, rangeOfKey };
}
var MAX_ENTRIES = 100;
function readLoosely(source, block, errors) {
  let { entries, isWhole } = splitEntries(source, block);
  if (entries.length > MAX_ENTRIES)
    return { data: {}, problems: errors, rangeOf: nowhere, rangeOfKey: nowhere };
  let read = entries.flatMap((entry) => readEntry(source, entry) ?? []), byKey = new Map(read.toReversed().map((entry) => [entry.key, entry])), isComplete = isWhole && read.length === entries.length && byKey.size === entries.length && read.some((entry) => entry.errors.length > 0);
  return {
    data: Object.fromEntries(read.map((entry) => [entry.key, byKey.get(entry.key)?.value])),
    problems: isComplete ? read.flatMap((entry) => entry.errors.map(needsQuotes)) : errors,
    rangeOf: (path) => byKey.get(String(path[0]))?.rangeOf(path),
    rangeOfKey: (path) => byKey.get(String(path[0]))?.rangeOfKey(path)
  };
}
function needsQuotes(error) {
  return {
    ...error,
    code: "yaml-needs-quotes",
    severity: "warning",
    hint: "Put the value in double quotes. Copilot reads it as it is, but strict YAML readers reject the file."
  };
}
function readEntry(source, entry) {
  let { key, keyRange, rest } = entry, strict = readYaml(source, { start: keyRange.start, end: rest.end });
  if (isRecord(strict.value))
    return { key, value: strict.value[key], errors: [], rangeOf: strict.rangeOf, rangeOfKey: strict.rangeOfKey };
  let loose = readLooseValue(source.text, rest);
  return loose && {
    key,
    value: loose.value,
    errors: strict.problems.filter((problem) => problem.severity === "error"),
    rangeOf: (path) => path.length === 1 ? loose.range : typeof path[1] == "number" && path.length === 2 ? loose.items?.[path[1]] : void 0,
    rangeOfKey: (path) => path.length === 1 ? keyRange : void 0
  };
}

// src/text/frontmatter/full.ts
function readFullFrontmatter(source) {
  let { text } = source, start = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  if (!isOpening(text, start))
    return noFrontmatter(text, start, []);
  let opening = lineAt(text, start);
  if (text.slice(start, opening.end) !== FENCE)
    return noFrontmatter(text, start, [languageProblem(text, start, opening)]);
  let fences = findFences(text, opening), block = cutBlock(text, start, opening, fences), body = fences.closing === void 0 ? { start: text.length, end: text.length } : { start: fences.closing.next, end: text.length }, problems = fenceProblems(text, opening, fences);
  if (block.end - block.start > MAX_BLOCK_CHARACTERS) {
    let tooLarge = problemAt("too-large", opening, writeCount(MAX_BLOCK_CHARACTERS));
    return { present: !0, data: {}, body, problems: [tooLarge], rangeOf: nowhere, rangeOfKey: nowhere };
  }
  let entries = readEntries(source, block);
  return { ...entries, present: !0, body, block, problems: [...problems, ...entries.problems] };
}
function refuse() {
  throw new Error("gray-matter only cuts the frontmatter; it never reads it");
}
var GRAY_MATTER_OPTIONS = {
  language: "yaml",
  delimiters: FENCE,
  excerpt: !1,
  engines: {
    yaml: { parse: () => ({}), stringify: refuse },
    json: { parse: refuse, stringify: refuse },
    javascript: { parse: refuse, stringify: refuse },
    js: { parse: refuse, stringify: refuse },
    coffee: { parse: refuse, stringify: refuse }
  }
}, LONG_WHITE_SPACE = /\s{200}/;
function cutBlock(text, start, opening, { closing, loose }) {
  if (closing === void 0 || loose !== void 0 || closing.start - start > MAX_BLOCK_CHARACTERS)
    return cutBetween(text, opening, closing);
  let file = text.slice(start, closing.end);
  if (LONG_WHITE_SPACE.test(file))
    return cutBetween(text, opening, closing);
  let cut = (0, import_gray_matter.default)(file, GRAY_MATTER_OPTIONS).matter.length;
  return { start: opening.next, end: Math.max(opening.next, withoutCarriageReturn(text, start + FENCE.length + cut)) };
}
export {
  GRAY_MATTER_OPTIONS,
  readFullFrontmatter
};
