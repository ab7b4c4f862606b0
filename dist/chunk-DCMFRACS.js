import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  diagnosticAt,
  diagnosticOfFile,
  readText
} from "./chunk-QXY7ALIW.js";
import {
  lineAt,
  positionAt,
  readYaml
} from "./chunk-2FI2QC2J.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  __commonJS,
  __require,
  __toESM
} from "./chunk-NPAHB2OU.js";

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
    var fs = __require("fs"), sections = require_section_matter(), defaults = require_defaults(), stringify = require_stringify(), excerpt = require_excerpt(), engines = require_engines(), toFile = require_to_file(), parse2 = require_parse(), utils = require_utils();
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
      return closeIndex === -1 && (closeIndex = len), file.matter = str.slice(0, closeIndex), file.matter.replace(/^\s*#[^\n]+/gm, "").trim() === "" ? (file.isEmpty = !0, file.empty = file.content, file.data = {}) : file.data = parse2(file.language, file.matter, opts), closeIndex === len ? file.content = "" : (file.content = str.slice(closeIndex + close.length), file.content[0] === "\r" && (file.content = file.content.slice(1)), file.content[0] === `
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

// src/text/frontmatter.ts
var import_gray_matter = __toESM(require_gray_matter(), 1);

// src/text/entry-text.ts
function splitEntries(source, block) {
  let { text } = source, entries = [], isWhole = !0;
  for (let line = lineAt(text, block.start); line.start < block.end; line = lineAt(text, line.next)) {
    let content = text.slice(line.start, line.end), key = KEY.exec(content), previous = entries.at(-1);
    if (key?.[1] !== void 0) {
      let keyRange = { start: line.start, end: line.start + key[1].length };
      entries.push({ key: key[1], keyRange, rest: { start: line.start + key[0].length, end: line.end } });
    } else previous !== void 0 && CONTINUATION.test(content) ? entries.splice(-1, 1, {
      ...previous,
      rest: { start: previous.rest.start, end: Math.max(previous.rest.end, line.end) }
    }) : content !== "" && !content.startsWith("#") && (isWhole = !1);
  }
  return { entries, isWhole };
}
var KEY = /^([\w][\w.-]*)[ \t]*:(?=\s|$)/, CONTINUATION = /^(?:[ \t]|-[ \t]|[\]}#]|$)/;

// src/text/frontmatter-problems.ts
function problemAt(code, range, quoted = "") {
  let { message, hint } = WORDINGS[code], line = quoted.slice(0, 40);
  return { code, severity: "error", message: message(line), hint, range: { start: range.start, end: range.end } };
}
var WORDINGS = {
  "fence-language": {
    message: (quoted) => `The opening fence is followed by \`${quoted}\`, so no frontmatter is read`,
    hint: "Open the frontmatter with --- alone on the first line; it is always YAML and never run as code."
  },
  "fence-loose": {
    message: (quoted) => `The line \`${quoted}\` begins like a fence but does not end the frontmatter`,
    hint: "Write --- alone on its line to end the frontmatter, or indent the line if it belongs to a value."
  },
  "fence-unclosed": {
    message: () => "The frontmatter is not closed, so the whole file is taken for it",
    hint: "End the frontmatter with a line that holds --- and nothing else."
  },
  "not-a-map": {
    message: () => "The frontmatter holds no `key: value` lines",
    hint: "Write one key: value on each line between the fences."
  },
  "too-large": {
    message: (limit) => `The frontmatter has more than ${limit} characters`,
    hint: "Move the text below the closing ---."
  }
};

// src/text/comma-list.ts
function splitCommaList(value) {
  let items = [];
  for (let { groups, index, 0: whole } of value.matchAll(
    /(?<=^|,)\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<plain>[^,]*))(?=\s*(?:,|$))/g
  )) {
    let content = whole.trim();
    if (content === "")
      continue;
    let start = index + whole.length - whole.trimStart().length, quote2 = groups?.double !== void 0 ? "double" : groups?.single !== void 0 ? "single" : "none";
    items.push({
      value: groups?.double ?? groups?.single ?? content,
      quote: quote2,
      range: { start, end: start + content.length }
    });
  }
  return items;
}

// src/text/loose-value.ts
function readLooseValue(text, rest) {
  let first = lineAt(text, rest.start), lines = linesOf(text, rest);
  return lines.length === 1 && first.end >= (lines[0]?.end ?? 0) && lines[0] !== void 0 ? readLooseLine(text, lines[0]) : lines.length > 0 && withoutComment(text, { start: rest.start, end: first.end }) === void 0 ? readLooseItems(text, lines) : void 0;
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

// src/text/frontmatter-entries.ts
function readEntries(source, block) {
  let { value, problems, rangeOf, rangeOfKey } = readYaml(source, block), errors = problems.filter((problem) => problem.severity === "error");
  if (errors.length > 0)
    return readLoosely(source, block, errors);
  if (value == null || isRecord(value))
    return { data: isRecord(value) ? value : {}, problems, rangeOf, rangeOfKey };
  let { start } = rangeOf([]) ?? block;
  return { data: {}, problems: [problemAt("not-a-map", lineAt(source.text, start))], rangeOf, rangeOfKey };
}
function readLoosely(source, block, errors) {
  let { entries, isWhole } = splitEntries(source, block), read = entries.flatMap((entry) => readEntry(source, entry) ?? []), byKey = new Map(read.toReversed().map((entry) => [entry.key, entry])), isComplete = isWhole && read.length === entries.length && byKey.size === entries.length && read.some((entry) => entry.errors.length > 0);
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
    hint: "Put the value in double quotes: Copilot reads it as it is, but strict YAML readers refuse the file."
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

// src/text/frontmatter-fence.ts
var FENCE = "---";
function findFences(text, opening) {
  let loose;
  for (let at = text.indexOf(`
${FENCE}`, opening.end); at >= 0; at = text.indexOf(`
${FENCE}`, at + 1)) {
    let line = lineAt(text, at + 1);
    if (text.slice(line.start, line.end) === FENCE)
      return { closing: line, ...loose && { loose } };
    loose ??= line;
  }
  return loose ? { loose } : {};
}
function fenceProblems(text, opening, { closing, loose }) {
  return loose !== void 0 ? [problemAt("fence-loose", loose, text.slice(loose.start, loose.end))] : closing === void 0 ? [problemAt("fence-unclosed", opening)] : [];
}
function languageProblem(text, start, opening) {
  let range = { start: start + FENCE.length, end: opening.end };
  return problemAt("fence-language", range, text.slice(range.start, range.end).trim());
}

// src/text/frontmatter.ts
var BYTE_ORDER_MARK = "\uFEFF", MAX_BLOCK_CHARACTERS = 65536;
function readFrontmatter(source) {
  let { text } = source, start = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0, opening = lineAt(text, start), openingText = text.slice(start, opening.end);
  if (!openingText.startsWith(FENCE) || openingText.startsWith("----"))
    return absent(text, start, []);
  if (openingText.trimEnd() !== FENCE)
    return absent(text, start, [languageProblem(text, start, opening)]);
  let fences = findFences(text, opening), block = cutBlock(text, start, opening, fences), body = fences.closing === void 0 ? { start: text.length, end: text.length } : { start: fences.closing.next, end: text.length }, problems = fenceProblems(text, opening, fences);
  if (block.end - block.start > MAX_BLOCK_CHARACTERS) {
    let tooLarge = problemAt("too-large", opening, MAX_BLOCK_CHARACTERS.toLocaleString("en"));
    return { present: !0, data: {}, body, block, problems: [tooLarge], rangeOf: nowhere, rangeOfKey: nowhere };
  }
  let entries = readEntries(source, block);
  return { ...entries, present: !0, body, block, problems: [...problems, ...entries.problems] };
}
function absent(text, start, problems) {
  return {
    present: !1,
    data: {},
    body: { start, end: text.length },
    problems,
    rangeOf: nowhere,
    rangeOfKey: nowhere
  };
}
function nowhere() {
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
  let end = closing === void 0 ? text.length : Math.max(opening.next, closing.start - 1), own = { start: Math.min(opening.next, end), end: withoutCarriageReturn(text, end) };
  if (!(closing !== void 0 && loose === void 0 && end - start <= MAX_BLOCK_CHARACTERS) || LONG_WHITE_SPACE.test(text.slice(start, end)))
    return { start: own.start, end: Math.max(own.start, own.end) };
  let { matter: cut } = (0, import_gray_matter.default)(text.slice(start, closing.end), GRAY_MATTER_OPTIONS), cutEnd = withoutCarriageReturn(text, start + FENCE.length + cut.length);
  return { start: own.start, end: Math.max(own.start, cutEnd) };
}
function withoutCarriageReturn(text, end) {
  return text.charAt(end - 1) === "\r" ? end - 1 : end;
}

// src/customizations/instructions.ts
function readRepositoryInstructions(source) {
  let content = trimmedContent(source, { start: 0, end: source.text.length });
  return content.text === "" ? { found: [], leftOut: [{ source: source.path, reason: "the file is empty" }], problems: [] } : { found: [{ kind: "repository-instructions", content }], leftOut: [], problems: [] };
}
function readPathInstructions(source) {
  let frontmatter = readFrontmatter(source), problems = frontmatter.problems.map(
    ({ code, severity, message, hint, range }) => diagnosticAt(source, range, {
      rule: `frontmatter-${code}`,
      severity,
      message,
      ...hint === void 0 ? {} : { hint }
    })
  ), error = problems.find((problem) => problem.severity === "error");
  if (error !== void 0)
    return {
      found: [],
      leftOut: [{ source: source.path, reason: `its frontmatter cannot be read: ${error.message}` }],
      problems
    };
  let content = trimmedContent(source, frontmatter.body);
  if (content.text === "")
    return { found: [], leftOut: [{ source: source.path, reason: "the file has no text" }], problems };
  let applyTo = readApplyTo(frontmatter);
  return applyTo.problem !== void 0 ? (problems.push(diagnosticAt(source, applyTo.range, applyTo.problem)), { found: [], leftOut: [{ source: source.path, reason: applyTo.problem.message }], problems }) : { found: [{
    kind: "path-instructions",
    source,
    content,
    excludeAgent: readExcludeAgent(frontmatter.data.excludeAgent),
    ...applyTo.value === void 0 ? {} : { applyTo: { value: applyTo.value, range: applyTo.range } }
  }], leftOut: [], problems };
}
function readApplyTo(frontmatter) {
  let value = frontmatter.data.applyTo, range = frontmatter.rangeOf(["applyTo"]) ?? frontmatter.rangeOfKey(["applyTo"]) ?? { start: 0, end: 0 };
  return value === void 0 ? { range } : typeof value != "string" ? {
    range,
    problem: {
      rule: "apply-to-type",
      severity: "error",
      message: `\`applyTo\` must be one string, not ${describeType(value)}`,
      hint: 'Write the globs in one string, separated by commas: applyTo: "**/*.ts,**/*.tsx".'
    }
  } : value.trim() === "" ? { range } : { value, range };
}
function describeType(value) {
  return value === null ? "nothing" : typeof value == "object" ? Array.isArray(value) ? "a list" : "a map" : `a ${typeof value}`;
}
function readExcludeAgent(value) {
  return (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry == "string").map((entry) => entry.trim());
}
function trimmedContent(source, range) {
  let whole = source.text.slice(range.start, range.end), text = whole.trim(), offset = range.start + (text === "" ? 0 : whole.indexOf(text));
  return { text, path: source.path, origin: { kind: "file", source, offset } };
}

// node_modules/jsonc-parser/lib/esm/impl/scanner.js
function createScanner(text, ignoreTrivia = !1) {
  let len = text.length, pos = 0, value = "", tokenOffset = 0, token = 16, lineNumber = 0, lineStartOffset = 0, tokenLineStartOffset = 0, prevTokenLineStartOffset = 0, scanError = 0;
  function scanHexDigits(count, exact) {
    let digits = 0, value2 = 0;
    for (; digits < count || !exact; ) {
      let ch = text.charCodeAt(pos);
      if (ch >= 48 && ch <= 57)
        value2 = value2 * 16 + ch - 48;
      else if (ch >= 65 && ch <= 70)
        value2 = value2 * 16 + ch - 65 + 10;
      else if (ch >= 97 && ch <= 102)
        value2 = value2 * 16 + ch - 97 + 10;
      else
        break;
      pos++, digits++;
    }
    return digits < count && (value2 = -1), value2;
  }
  function setPosition(newPosition) {
    pos = newPosition, value = "", tokenOffset = 0, token = 16, scanError = 0;
  }
  function scanNumber() {
    let start = pos;
    if (text.charCodeAt(pos) === 48)
      pos++;
    else
      for (pos++; pos < text.length && isDigit(text.charCodeAt(pos)); )
        pos++;
    if (pos < text.length && text.charCodeAt(pos) === 46)
      if (pos++, pos < text.length && isDigit(text.charCodeAt(pos)))
        for (pos++; pos < text.length && isDigit(text.charCodeAt(pos)); )
          pos++;
      else
        return scanError = 3, text.substring(start, pos);
    let end = pos;
    if (pos < text.length && (text.charCodeAt(pos) === 69 || text.charCodeAt(pos) === 101))
      if (pos++, (pos < text.length && text.charCodeAt(pos) === 43 || text.charCodeAt(pos) === 45) && pos++, pos < text.length && isDigit(text.charCodeAt(pos))) {
        for (pos++; pos < text.length && isDigit(text.charCodeAt(pos)); )
          pos++;
        end = pos;
      } else
        scanError = 3;
    return text.substring(start, end);
  }
  function scanString() {
    let result = "", start = pos;
    for (; ; ) {
      if (pos >= len) {
        result += text.substring(start, pos), scanError = 2;
        break;
      }
      let ch = text.charCodeAt(pos);
      if (ch === 34) {
        result += text.substring(start, pos), pos++;
        break;
      }
      if (ch === 92) {
        if (result += text.substring(start, pos), pos++, pos >= len) {
          scanError = 2;
          break;
        }
        switch (text.charCodeAt(pos++)) {
          case 34:
            result += '"';
            break;
          case 92:
            result += "\\";
            break;
          case 47:
            result += "/";
            break;
          case 98:
            result += "\b";
            break;
          case 102:
            result += "\f";
            break;
          case 110:
            result += `
`;
            break;
          case 114:
            result += "\r";
            break;
          case 116:
            result += "	";
            break;
          case 117:
            let ch3 = scanHexDigits(4, !0);
            ch3 >= 0 ? result += String.fromCharCode(ch3) : scanError = 4;
            break;
          default:
            scanError = 5;
        }
        start = pos;
        continue;
      }
      if (ch >= 0 && ch <= 31)
        if (isLineBreak(ch)) {
          result += text.substring(start, pos), scanError = 2;
          break;
        } else
          scanError = 6;
      pos++;
    }
    return result;
  }
  function scanNext() {
    if (value = "", scanError = 0, tokenOffset = pos, lineStartOffset = lineNumber, prevTokenLineStartOffset = tokenLineStartOffset, pos >= len)
      return tokenOffset = len, token = 17;
    let code = text.charCodeAt(pos);
    if (isWhiteSpace(code)) {
      do
        pos++, value += String.fromCharCode(code), code = text.charCodeAt(pos);
      while (isWhiteSpace(code));
      return token = 15;
    }
    if (isLineBreak(code))
      return pos++, value += String.fromCharCode(code), code === 13 && text.charCodeAt(pos) === 10 && (pos++, value += `
`), lineNumber++, tokenLineStartOffset = pos, token = 14;
    switch (code) {
      // tokens: []{}:,
      case 123:
        return pos++, token = 1;
      case 125:
        return pos++, token = 2;
      case 91:
        return pos++, token = 3;
      case 93:
        return pos++, token = 4;
      case 58:
        return pos++, token = 6;
      case 44:
        return pos++, token = 5;
      // strings
      case 34:
        return pos++, value = scanString(), token = 10;
      // comments
      case 47:
        let start = pos - 1;
        if (text.charCodeAt(pos + 1) === 47) {
          for (pos += 2; pos < len && !isLineBreak(text.charCodeAt(pos)); )
            pos++;
          return value = text.substring(start, pos), token = 12;
        }
        if (text.charCodeAt(pos + 1) === 42) {
          pos += 2;
          let safeLength = len - 1, commentClosed = !1;
          for (; pos < safeLength; ) {
            let ch = text.charCodeAt(pos);
            if (ch === 42 && text.charCodeAt(pos + 1) === 47) {
              pos += 2, commentClosed = !0;
              break;
            }
            pos++, isLineBreak(ch) && (ch === 13 && text.charCodeAt(pos) === 10 && pos++, lineNumber++, tokenLineStartOffset = pos);
          }
          return commentClosed || (pos++, scanError = 1), value = text.substring(start, pos), token = 13;
        }
        return value += String.fromCharCode(code), pos++, token = 16;
      // numbers
      case 45:
        if (value += String.fromCharCode(code), pos++, pos === len || !isDigit(text.charCodeAt(pos)))
          return token = 16;
      // found a minus, followed by a number so
      // we fall through to proceed with scanning
      // numbers
      case 48:
      case 49:
      case 50:
      case 51:
      case 52:
      case 53:
      case 54:
      case 55:
      case 56:
      case 57:
        return value += scanNumber(), token = 11;
      // literals and unknown symbols
      default:
        for (; pos < len && isUnknownContentCharacter(code); )
          pos++, code = text.charCodeAt(pos);
        if (tokenOffset !== pos) {
          switch (value = text.substring(tokenOffset, pos), value) {
            case "true":
              return token = 8;
            case "false":
              return token = 9;
            case "null":
              return token = 7;
          }
          return token = 16;
        }
        return value += String.fromCharCode(code), pos++, token = 16;
    }
  }
  function isUnknownContentCharacter(code) {
    if (isWhiteSpace(code) || isLineBreak(code))
      return !1;
    switch (code) {
      case 125:
      case 93:
      case 123:
      case 91:
      case 34:
      case 58:
      case 44:
      case 47:
        return !1;
    }
    return !0;
  }
  function scanNextNonTrivia() {
    let result;
    do
      result = scanNext();
    while (result >= 12 && result <= 15);
    return result;
  }
  return {
    setPosition,
    getPosition: () => pos,
    scan: ignoreTrivia ? scanNextNonTrivia : scanNext,
    getToken: () => token,
    getTokenValue: () => value,
    getTokenOffset: () => tokenOffset,
    getTokenLength: () => pos - tokenOffset,
    getTokenStartLine: () => lineStartOffset,
    getTokenStartCharacter: () => tokenOffset - prevTokenLineStartOffset,
    getTokenError: () => scanError
  };
}
function isWhiteSpace(ch) {
  return ch === 32 || ch === 9;
}
function isLineBreak(ch) {
  return ch === 10 || ch === 13;
}
function isDigit(ch) {
  return ch >= 48 && ch <= 57;
}
var CharacterCodes;
(function(CharacterCodes2) {
  CharacterCodes2[CharacterCodes2.lineFeed = 10] = "lineFeed", CharacterCodes2[CharacterCodes2.carriageReturn = 13] = "carriageReturn", CharacterCodes2[CharacterCodes2.space = 32] = "space", CharacterCodes2[CharacterCodes2._0 = 48] = "_0", CharacterCodes2[CharacterCodes2._1 = 49] = "_1", CharacterCodes2[CharacterCodes2._2 = 50] = "_2", CharacterCodes2[CharacterCodes2._3 = 51] = "_3", CharacterCodes2[CharacterCodes2._4 = 52] = "_4", CharacterCodes2[CharacterCodes2._5 = 53] = "_5", CharacterCodes2[CharacterCodes2._6 = 54] = "_6", CharacterCodes2[CharacterCodes2._7 = 55] = "_7", CharacterCodes2[CharacterCodes2._8 = 56] = "_8", CharacterCodes2[CharacterCodes2._9 = 57] = "_9", CharacterCodes2[CharacterCodes2.a = 97] = "a", CharacterCodes2[CharacterCodes2.b = 98] = "b", CharacterCodes2[CharacterCodes2.c = 99] = "c", CharacterCodes2[CharacterCodes2.d = 100] = "d", CharacterCodes2[CharacterCodes2.e = 101] = "e", CharacterCodes2[CharacterCodes2.f = 102] = "f", CharacterCodes2[CharacterCodes2.g = 103] = "g", CharacterCodes2[CharacterCodes2.h = 104] = "h", CharacterCodes2[CharacterCodes2.i = 105] = "i", CharacterCodes2[CharacterCodes2.j = 106] = "j", CharacterCodes2[CharacterCodes2.k = 107] = "k", CharacterCodes2[CharacterCodes2.l = 108] = "l", CharacterCodes2[CharacterCodes2.m = 109] = "m", CharacterCodes2[CharacterCodes2.n = 110] = "n", CharacterCodes2[CharacterCodes2.o = 111] = "o", CharacterCodes2[CharacterCodes2.p = 112] = "p", CharacterCodes2[CharacterCodes2.q = 113] = "q", CharacterCodes2[CharacterCodes2.r = 114] = "r", CharacterCodes2[CharacterCodes2.s = 115] = "s", CharacterCodes2[CharacterCodes2.t = 116] = "t", CharacterCodes2[CharacterCodes2.u = 117] = "u", CharacterCodes2[CharacterCodes2.v = 118] = "v", CharacterCodes2[CharacterCodes2.w = 119] = "w", CharacterCodes2[CharacterCodes2.x = 120] = "x", CharacterCodes2[CharacterCodes2.y = 121] = "y", CharacterCodes2[CharacterCodes2.z = 122] = "z", CharacterCodes2[CharacterCodes2.A = 65] = "A", CharacterCodes2[CharacterCodes2.B = 66] = "B", CharacterCodes2[CharacterCodes2.C = 67] = "C", CharacterCodes2[CharacterCodes2.D = 68] = "D", CharacterCodes2[CharacterCodes2.E = 69] = "E", CharacterCodes2[CharacterCodes2.F = 70] = "F", CharacterCodes2[CharacterCodes2.G = 71] = "G", CharacterCodes2[CharacterCodes2.H = 72] = "H", CharacterCodes2[CharacterCodes2.I = 73] = "I", CharacterCodes2[CharacterCodes2.J = 74] = "J", CharacterCodes2[CharacterCodes2.K = 75] = "K", CharacterCodes2[CharacterCodes2.L = 76] = "L", CharacterCodes2[CharacterCodes2.M = 77] = "M", CharacterCodes2[CharacterCodes2.N = 78] = "N", CharacterCodes2[CharacterCodes2.O = 79] = "O", CharacterCodes2[CharacterCodes2.P = 80] = "P", CharacterCodes2[CharacterCodes2.Q = 81] = "Q", CharacterCodes2[CharacterCodes2.R = 82] = "R", CharacterCodes2[CharacterCodes2.S = 83] = "S", CharacterCodes2[CharacterCodes2.T = 84] = "T", CharacterCodes2[CharacterCodes2.U = 85] = "U", CharacterCodes2[CharacterCodes2.V = 86] = "V", CharacterCodes2[CharacterCodes2.W = 87] = "W", CharacterCodes2[CharacterCodes2.X = 88] = "X", CharacterCodes2[CharacterCodes2.Y = 89] = "Y", CharacterCodes2[CharacterCodes2.Z = 90] = "Z", CharacterCodes2[CharacterCodes2.asterisk = 42] = "asterisk", CharacterCodes2[CharacterCodes2.backslash = 92] = "backslash", CharacterCodes2[CharacterCodes2.closeBrace = 125] = "closeBrace", CharacterCodes2[CharacterCodes2.closeBracket = 93] = "closeBracket", CharacterCodes2[CharacterCodes2.colon = 58] = "colon", CharacterCodes2[CharacterCodes2.comma = 44] = "comma", CharacterCodes2[CharacterCodes2.dot = 46] = "dot", CharacterCodes2[CharacterCodes2.doubleQuote = 34] = "doubleQuote", CharacterCodes2[CharacterCodes2.minus = 45] = "minus", CharacterCodes2[CharacterCodes2.openBrace = 123] = "openBrace", CharacterCodes2[CharacterCodes2.openBracket = 91] = "openBracket", CharacterCodes2[CharacterCodes2.plus = 43] = "plus", CharacterCodes2[CharacterCodes2.slash = 47] = "slash", CharacterCodes2[CharacterCodes2.formFeed = 12] = "formFeed", CharacterCodes2[CharacterCodes2.tab = 9] = "tab";
})(CharacterCodes || (CharacterCodes = {}));

// node_modules/jsonc-parser/lib/esm/impl/string-intern.js
var cachedSpaces = new Array(20).fill(0).map((_, index) => " ".repeat(index)), maxCachedValues = 200, cachedBreakLinesWithSpaces = {
  " ": {
    "\n": new Array(maxCachedValues).fill(0).map((_, index) => `
` + " ".repeat(index)),
    "\r": new Array(maxCachedValues).fill(0).map((_, index) => "\r" + " ".repeat(index)),
    "\r\n": new Array(maxCachedValues).fill(0).map((_, index) => `\r
` + " ".repeat(index))
  },
  "	": {
    "\n": new Array(maxCachedValues).fill(0).map((_, index) => `
` + "	".repeat(index)),
    "\r": new Array(maxCachedValues).fill(0).map((_, index) => "\r" + "	".repeat(index)),
    "\r\n": new Array(maxCachedValues).fill(0).map((_, index) => `\r
` + "	".repeat(index))
  }
};

// node_modules/jsonc-parser/lib/esm/impl/parser.js
var ParseOptions;
(function(ParseOptions2) {
  ParseOptions2.DEFAULT = {
    allowTrailingComma: !1
  };
})(ParseOptions || (ParseOptions = {}));
function parseTree(text, errors = [], options = ParseOptions.DEFAULT) {
  let currentParent = { type: "array", offset: -1, length: -1, children: [], parent: void 0 };
  function ensurePropertyComplete(endOffset) {
    currentParent.type === "property" && (currentParent.length = endOffset - currentParent.offset, currentParent = currentParent.parent);
  }
  function onValue(valueNode) {
    return currentParent.children.push(valueNode), valueNode;
  }
  visit(text, {
    onObjectBegin: (offset) => {
      currentParent = onValue({ type: "object", offset, length: -1, parent: currentParent, children: [] });
    },
    onObjectProperty: (name, offset, length) => {
      currentParent = onValue({ type: "property", offset, length: -1, parent: currentParent, children: [] }), currentParent.children.push({ type: "string", value: name, offset, length, parent: currentParent });
    },
    onObjectEnd: (offset, length) => {
      ensurePropertyComplete(offset + length), currentParent.length = offset + length - currentParent.offset, currentParent = currentParent.parent, ensurePropertyComplete(offset + length);
    },
    onArrayBegin: (offset, length) => {
      currentParent = onValue({ type: "array", offset, length: -1, parent: currentParent, children: [] });
    },
    onArrayEnd: (offset, length) => {
      currentParent.length = offset + length - currentParent.offset, currentParent = currentParent.parent, ensurePropertyComplete(offset + length);
    },
    onLiteralValue: (value, offset, length) => {
      onValue({ type: getNodeType(value), offset, length, parent: currentParent, value }), ensurePropertyComplete(offset + length);
    },
    onSeparator: (sep, offset, length) => {
      currentParent.type === "property" && (sep === ":" ? currentParent.colonOffset = offset : sep === "," && ensurePropertyComplete(offset));
    },
    onError: (error, offset, length) => {
      errors.push({ error, offset, length });
    }
  }, options);
  let result = currentParent.children[0];
  return result && delete result.parent, result;
}
function findNodeAtLocation(root, path) {
  if (!root)
    return;
  let node = root;
  for (let segment of path)
    if (typeof segment == "string") {
      if (node.type !== "object" || !Array.isArray(node.children))
        return;
      let found = !1;
      for (let propertyNode of node.children)
        if (Array.isArray(propertyNode.children) && propertyNode.children[0].value === segment && propertyNode.children.length === 2) {
          node = propertyNode.children[1], found = !0;
          break;
        }
      if (!found)
        return;
    } else {
      let index = segment;
      if (node.type !== "array" || index < 0 || !Array.isArray(node.children) || index >= node.children.length)
        return;
      node = node.children[index];
    }
  return node;
}
function visit(text, visitor, options = ParseOptions.DEFAULT) {
  let _scanner = createScanner(text, !1), _jsonPath = [], suppressedCallbacks = 0;
  function toNoArgVisit(visitFunction) {
    return visitFunction ? () => suppressedCallbacks === 0 && visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => !0;
  }
  function toOneArgVisit(visitFunction) {
    return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => !0;
  }
  function toOneArgVisitWithPath(visitFunction) {
    return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice()) : () => !0;
  }
  function toBeginVisit(visitFunction) {
    return visitFunction ? () => {
      suppressedCallbacks > 0 ? suppressedCallbacks++ : visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice()) === !1 && (suppressedCallbacks = 1);
    } : () => !0;
  }
  function toEndVisit(visitFunction) {
    return visitFunction ? () => {
      suppressedCallbacks > 0 && suppressedCallbacks--, suppressedCallbacks === 0 && visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter());
    } : () => !0;
  }
  let onObjectBegin = toBeginVisit(visitor.onObjectBegin), onObjectProperty = toOneArgVisitWithPath(visitor.onObjectProperty), onObjectEnd = toEndVisit(visitor.onObjectEnd), onArrayBegin = toBeginVisit(visitor.onArrayBegin), onArrayEnd = toEndVisit(visitor.onArrayEnd), onLiteralValue = toOneArgVisitWithPath(visitor.onLiteralValue), onSeparator = toOneArgVisit(visitor.onSeparator), onComment = toNoArgVisit(visitor.onComment), onError = toOneArgVisit(visitor.onError), disallowComments = options && options.disallowComments, allowTrailingComma = options && options.allowTrailingComma;
  function scanNext() {
    for (; ; ) {
      let token = _scanner.scan();
      switch (_scanner.getTokenError()) {
        case 4:
          handleError(
            14
            /* ParseErrorCode.InvalidUnicode */
          );
          break;
        case 5:
          handleError(
            15
            /* ParseErrorCode.InvalidEscapeCharacter */
          );
          break;
        case 3:
          handleError(
            13
            /* ParseErrorCode.UnexpectedEndOfNumber */
          );
          break;
        case 1:
          disallowComments || handleError(
            11
            /* ParseErrorCode.UnexpectedEndOfComment */
          );
          break;
        case 2:
          handleError(
            12
            /* ParseErrorCode.UnexpectedEndOfString */
          );
          break;
        case 6:
          handleError(
            16
            /* ParseErrorCode.InvalidCharacter */
          );
          break;
      }
      switch (token) {
        case 12:
        case 13:
          disallowComments ? handleError(
            10
            /* ParseErrorCode.InvalidCommentToken */
          ) : onComment();
          break;
        case 16:
          handleError(
            1
            /* ParseErrorCode.InvalidSymbol */
          );
          break;
        case 15:
        case 14:
          break;
        default:
          return token;
      }
    }
  }
  function handleError(error, skipUntilAfter = [], skipUntil = []) {
    if (onError(error), skipUntilAfter.length + skipUntil.length > 0) {
      let token = _scanner.getToken();
      for (; token !== 17; ) {
        if (skipUntilAfter.indexOf(token) !== -1) {
          scanNext();
          break;
        } else if (skipUntil.indexOf(token) !== -1)
          break;
        token = scanNext();
      }
    }
  }
  function parseString(isValue) {
    let value = _scanner.getTokenValue();
    return isValue ? onLiteralValue(value) : (onObjectProperty(value), _jsonPath.push(value)), scanNext(), !0;
  }
  function parseLiteral() {
    switch (_scanner.getToken()) {
      case 11:
        let tokenValue = _scanner.getTokenValue(), value = Number(tokenValue);
        isNaN(value) && (handleError(
          2
          /* ParseErrorCode.InvalidNumberFormat */
        ), value = 0), onLiteralValue(value);
        break;
      case 7:
        onLiteralValue(null);
        break;
      case 8:
        onLiteralValue(!0);
        break;
      case 9:
        onLiteralValue(!1);
        break;
      default:
        return !1;
    }
    return scanNext(), !0;
  }
  function parseProperty() {
    return _scanner.getToken() !== 10 ? (handleError(3, [], [
      2,
      5
      /* SyntaxKind.CommaToken */
    ]), !1) : (parseString(!1), _scanner.getToken() === 6 ? (onSeparator(":"), scanNext(), parseValue() || handleError(4, [], [
      2,
      5
      /* SyntaxKind.CommaToken */
    ])) : handleError(5, [], [
      2,
      5
      /* SyntaxKind.CommaToken */
    ]), _jsonPath.pop(), !0);
  }
  function parseObject() {
    onObjectBegin(), scanNext();
    let needsComma = !1;
    for (; _scanner.getToken() !== 2 && _scanner.getToken() !== 17; ) {
      if (_scanner.getToken() === 5) {
        if (needsComma || handleError(4, [], []), onSeparator(","), scanNext(), _scanner.getToken() === 2 && allowTrailingComma)
          break;
      } else needsComma && handleError(6, [], []);
      parseProperty() || handleError(4, [], [
        2,
        5
        /* SyntaxKind.CommaToken */
      ]), needsComma = !0;
    }
    return onObjectEnd(), _scanner.getToken() !== 2 ? handleError(7, [
      2
      /* SyntaxKind.CloseBraceToken */
    ], []) : scanNext(), !0;
  }
  function parseArray() {
    onArrayBegin(), scanNext();
    let isFirstElement = !0, needsComma = !1;
    for (; _scanner.getToken() !== 4 && _scanner.getToken() !== 17; ) {
      if (_scanner.getToken() === 5) {
        if (needsComma || handleError(4, [], []), onSeparator(","), scanNext(), _scanner.getToken() === 4 && allowTrailingComma)
          break;
      } else needsComma && handleError(6, [], []);
      isFirstElement ? (_jsonPath.push(0), isFirstElement = !1) : _jsonPath[_jsonPath.length - 1]++, parseValue() || handleError(4, [], [
        4,
        5
        /* SyntaxKind.CommaToken */
      ]), needsComma = !0;
    }
    return onArrayEnd(), isFirstElement || _jsonPath.pop(), _scanner.getToken() !== 4 ? handleError(8, [
      4
      /* SyntaxKind.CloseBracketToken */
    ], []) : scanNext(), !0;
  }
  function parseValue() {
    switch (_scanner.getToken()) {
      case 3:
        return parseArray();
      case 1:
        return parseObject();
      case 10:
        return parseString(!0);
      default:
        return parseLiteral();
    }
  }
  return scanNext(), _scanner.getToken() === 17 ? options.allowEmptyContent ? !0 : (handleError(4, [], []), !1) : parseValue() ? (_scanner.getToken() !== 17 && handleError(9, [], []), !0) : (handleError(4, [], []), !1);
}
function getNodeType(value) {
  switch (typeof value) {
    case "boolean":
      return "boolean";
    case "number":
      return "number";
    case "string":
      return "string";
    case "object": {
      if (value) {
        if (Array.isArray(value))
          return "array";
      } else return "null";
      return "object";
    }
    default:
      return "null";
  }
}

// node_modules/jsonc-parser/lib/esm/main.js
var createScanner2 = createScanner, ScanError;
(function(ScanError2) {
  ScanError2[ScanError2.None = 0] = "None", ScanError2[ScanError2.UnexpectedEndOfComment = 1] = "UnexpectedEndOfComment", ScanError2[ScanError2.UnexpectedEndOfString = 2] = "UnexpectedEndOfString", ScanError2[ScanError2.UnexpectedEndOfNumber = 3] = "UnexpectedEndOfNumber", ScanError2[ScanError2.InvalidUnicode = 4] = "InvalidUnicode", ScanError2[ScanError2.InvalidEscapeCharacter = 5] = "InvalidEscapeCharacter", ScanError2[ScanError2.InvalidCharacter = 6] = "InvalidCharacter";
})(ScanError || (ScanError = {}));
var SyntaxKind;
(function(SyntaxKind2) {
  SyntaxKind2[SyntaxKind2.OpenBraceToken = 1] = "OpenBraceToken", SyntaxKind2[SyntaxKind2.CloseBraceToken = 2] = "CloseBraceToken", SyntaxKind2[SyntaxKind2.OpenBracketToken = 3] = "OpenBracketToken", SyntaxKind2[SyntaxKind2.CloseBracketToken = 4] = "CloseBracketToken", SyntaxKind2[SyntaxKind2.CommaToken = 5] = "CommaToken", SyntaxKind2[SyntaxKind2.ColonToken = 6] = "ColonToken", SyntaxKind2[SyntaxKind2.NullKeyword = 7] = "NullKeyword", SyntaxKind2[SyntaxKind2.TrueKeyword = 8] = "TrueKeyword", SyntaxKind2[SyntaxKind2.FalseKeyword = 9] = "FalseKeyword", SyntaxKind2[SyntaxKind2.StringLiteral = 10] = "StringLiteral", SyntaxKind2[SyntaxKind2.NumericLiteral = 11] = "NumericLiteral", SyntaxKind2[SyntaxKind2.LineCommentTrivia = 12] = "LineCommentTrivia", SyntaxKind2[SyntaxKind2.BlockCommentTrivia = 13] = "BlockCommentTrivia", SyntaxKind2[SyntaxKind2.LineBreakTrivia = 14] = "LineBreakTrivia", SyntaxKind2[SyntaxKind2.Trivia = 15] = "Trivia", SyntaxKind2[SyntaxKind2.Unknown = 16] = "Unknown", SyntaxKind2[SyntaxKind2.EOF = 17] = "EOF";
})(SyntaxKind || (SyntaxKind = {}));
var parseTree2 = parseTree, findNodeAtLocation2 = findNodeAtLocation;
var ParseErrorCode;
(function(ParseErrorCode2) {
  ParseErrorCode2[ParseErrorCode2.InvalidSymbol = 1] = "InvalidSymbol", ParseErrorCode2[ParseErrorCode2.InvalidNumberFormat = 2] = "InvalidNumberFormat", ParseErrorCode2[ParseErrorCode2.PropertyNameExpected = 3] = "PropertyNameExpected", ParseErrorCode2[ParseErrorCode2.ValueExpected = 4] = "ValueExpected", ParseErrorCode2[ParseErrorCode2.ColonExpected = 5] = "ColonExpected", ParseErrorCode2[ParseErrorCode2.CommaExpected = 6] = "CommaExpected", ParseErrorCode2[ParseErrorCode2.CloseBraceExpected = 7] = "CloseBraceExpected", ParseErrorCode2[ParseErrorCode2.CloseBracketExpected = 8] = "CloseBracketExpected", ParseErrorCode2[ParseErrorCode2.EndOfFileExpected = 9] = "EndOfFileExpected", ParseErrorCode2[ParseErrorCode2.InvalidCommentToken = 10] = "InvalidCommentToken", ParseErrorCode2[ParseErrorCode2.UnexpectedEndOfComment = 11] = "UnexpectedEndOfComment", ParseErrorCode2[ParseErrorCode2.UnexpectedEndOfString = 12] = "UnexpectedEndOfString", ParseErrorCode2[ParseErrorCode2.UnexpectedEndOfNumber = 13] = "UnexpectedEndOfNumber", ParseErrorCode2[ParseErrorCode2.InvalidUnicode = 14] = "InvalidUnicode", ParseErrorCode2[ParseErrorCode2.InvalidEscapeCharacter = 15] = "InvalidEscapeCharacter", ParseErrorCode2[ParseErrorCode2.InvalidCharacter = 16] = "InvalidCharacter";
})(ParseErrorCode || (ParseErrorCode = {}));
function printParseErrorCode(code) {
  switch (code) {
    case 1:
      return "InvalidSymbol";
    case 2:
      return "InvalidNumberFormat";
    case 3:
      return "PropertyNameExpected";
    case 4:
      return "ValueExpected";
    case 5:
      return "ColonExpected";
    case 6:
      return "CommaExpected";
    case 7:
      return "CloseBraceExpected";
    case 8:
      return "CloseBracketExpected";
    case 9:
      return "EndOfFileExpected";
    case 10:
      return "InvalidCommentToken";
    case 11:
      return "UnexpectedEndOfComment";
    case 12:
      return "UnexpectedEndOfString";
    case 13:
      return "UnexpectedEndOfNumber";
    case 14:
      return "InvalidUnicode";
    case 15:
      return "InvalidEscapeCharacter";
    case 16:
      return "InvalidCharacter";
  }
  return "<unknown ParseErrorCode>";
}

// src/text/jsonc-problems.ts
function describeError(name, range, text) {
  let { code, message, hint } = WORDINGS2[name] ?? SYNTAX;
  return { code, severity: "error", message: message(quote(text.slice(range.start, range.end))), hint, range };
}
function describeRepeatedKey(key, range) {
  return {
    code: "duplicate-key",
    severity: "warning",
    message: `The key ${quote(key)} stands twice; the last one counts`,
    hint: "Keep one of them.",
    range
  };
}
function describeDeepNesting(maxNesting, range) {
  return {
    code: "too-deep",
    severity: "error",
    message: `More than ${maxNesting} lists and objects stand inside each other`,
    hint: "Nest fewer values.",
    range
  };
}
var MAX_QUOTED_CHARACTERS = 60;
function quote(text) {
  let line = text.trim().replaceAll(/\s+/g, " ");
  return line === "" ? "the end of the file" : `\`${line.length <= MAX_QUOTED_CHARACTERS ? line : `${line.slice(0, MAX_QUOTED_CHARACTERS - 1)}\u2026`}\``;
}
var SYNTAX = {
  code: "syntax",
  message: (quoted) => `${quoted} cannot stand here`,
  hint: "Take it out, or put it in double quotes if it is text."
};
function missing(what, sign) {
  return {
    code: "missing-sign",
    message: (quoted) => `${what} is missing before ${quoted}`,
    hint: `Write \`${sign}\` there.`
  };
}
var WORDINGS2 = {
  CloseBraceExpected: missing("A closing brace", "}"),
  CloseBracketExpected: missing("A closing bracket", "]"),
  ColonExpected: missing("A colon", ":"),
  CommaExpected: missing("A comma", ","),
  EndOfFileExpected: {
    code: "text-after-end",
    message: (quoted) => `${quoted} follows the end of the value`,
    hint: "A file holds one value; take the rest out."
  },
  InvalidCharacter: {
    code: "string",
    message: (quoted) => `A character in ${quoted} must be escaped`,
    hint: "Write a tab as \\t and other control characters as \\u00\u2026."
  },
  InvalidEscapeCharacter: {
    code: "string",
    message: (quoted) => `An escape in ${quoted} is unknown`,
    hint: "Double the backslash if it is part of the text."
  },
  InvalidNumberFormat: {
    code: "number",
    message: (quoted) => `${quoted} is not a number`,
    hint: "Write digits, with a full stop for decimals."
  },
  InvalidUnicode: {
    code: "string",
    message: (quoted) => `An escape in ${quoted} is incomplete`,
    hint: "Write \\u with four hexadecimal digits."
  },
  PropertyNameExpected: {
    code: "key",
    message: (quoted) => `A key in double quotes is expected, not ${quoted}`,
    hint: 'Write each entry as "key": value.'
  },
  UnexpectedEndOfComment: { code: "comment", message: () => "The comment is not closed", hint: "End it with */." },
  UnexpectedEndOfNumber: {
    code: "number",
    message: (quoted) => `The number ${quoted} is incomplete`,
    hint: "Write a digit after the point or the exponent."
  },
  UnexpectedEndOfString: {
    code: "string",
    message: (quoted) => `The text ${quoted} is not closed on its line`,
    hint: "End it with a double quote; write a line break as \\n."
  },
  ValueExpected: {
    code: "value",
    message: (quoted) => `A value is expected, not ${quoted}`,
    hint: "Write text in double quotes, a number, true, false, null, a list or an object."
  }
};

// src/text/jsonc.ts
var MAX_NESTING = 256, MAX_PROBLEMS = 50, BYTE_ORDER_MARK2 = "\uFEFF";
function readJsonc(source) {
  let text = source.text.startsWith(BYTE_ORDER_MARK2) ? ` ${source.text.slice(1)}` : source.text, deep = findDeepNesting(text);
  if (deep !== void 0)
    return { value: void 0, problems: [describeDeepNesting(MAX_NESTING, deep)], rangeOf: () => {
    } };
  let errors = [], root = parseTree2(text, errors, { allowTrailingComma: !0, allowEmptyContent: !0 }), problems = [
    ...errors.slice(0, MAX_PROBLEMS).map((error) => describeError(printParseErrorCode(error.error), rangeOfError(error, text), text)),
    ...repeatedKeys(root).slice(0, MAX_PROBLEMS).map((key) => describeRepeatedKey(String(key.value), rangeOfNode(key)))
  ];
  return {
    value: root && valueOf(root),
    problems: problems.sort((a, b) => a.range.start - b.range.start),
    rangeOf: (path) => rangeAt(root, path)
  };
}
function findDeepNesting(text) {
  let scanner = createScanner2(text, !0), depth = 0;
  for (scanner.scan(); scanner.getPosition() <= text.length && scanner.getTokenLength() > 0; scanner.scan()) {
    let start = scanner.getTokenOffset(), token = text.slice(start, start + 1);
    if (token === "[" || token === "{" ? depth += 1 : (token === "]" || token === "}") && (depth -= 1), depth > MAX_NESTING)
      return { start, end: start + 1 };
  }
}
function rangeOfError({ offset, length }, text) {
  let start = Math.min(offset, text.length);
  return { start, end: Math.min(start + length, text.length) };
}
function rangeOfNode(node) {
  return { start: node.offset, end: node.offset + node.length };
}
function rangeAt(root, path) {
  let node = root && nodeAt(root, path);
  return node && rangeOfNode(node);
}
function nodeAt(root, path) {
  let node = root;
  for (let step of path) {
    if (node?.type !== "object") {
      node = node && typeof step == "number" ? findNodeAtLocation2(node, [step]) : void 0;
      continue;
    }
    node = node.children?.findLast(
      (candidate) => candidate.children?.[0]?.value === String(step)
    )?.children?.[1];
  }
  return node;
}
function valueOf(node) {
  let children = node.children ?? [];
  return node.type === "array" ? children.map(valueOf) : node.type === "object" ? Object.fromEntries(children.flatMap(entryOf)) : node.value;
}
function entryOf({ children: [key, value] = [] }) {
  return key && value ? [[String(key.value), valueOf(value)]] : [];
}
function repeatedKeys(root) {
  let repeated = [], open = root === void 0 ? [] : [root];
  for (let node = open.pop(); node !== void 0; node = open.pop()) {
    let seen = /* @__PURE__ */ new Set();
    for (let child of node.children ?? []) {
      let key = child.type === "property" ? child.children?.[0] : void 0;
      key !== void 0 && seen.has(key.value) && repeated.push(key), seen.add(key?.value), open.push(child);
    }
  }
  return repeated;
}

// src/customizations/settings.ts
var SETTINGS_PATH = ".vscode/settings.json", INSTRUCTION_SETTINGS = [
  ["github.copilot.chat.codeGeneration.instructions", "code-generation"],
  ["github.copilot.chat.testGeneration.instructions", "test-generation"],
  ["github.copilot.chat.reviewSelection.instructions", "review-selection"],
  ["github.copilot.chat.commitMessageGeneration.instructions", "commit-message"],
  ["github.copilot.chat.pullRequestDescriptionGeneration.instructions", "pull-request-description"]
];
async function readSettings(workspace, source) {
  let document = readJsonc(source), problems = document.problems.map(
    ({ code, severity, message, hint, range }) => diagnosticAt(source, range, {
      rule: `settings-${code}`,
      severity,
      message,
      ...hint === void 0 ? {} : { hint }
    })
  ), found = [], leftOut = [];
  for (let [key, purpose] of INSTRUCTION_SETTINGS) {
    let entries = readEntries2(document, source, key, purpose, problems), { kept, repeated } = withoutRepeats(entries);
    leftOut.push(
      ...repeated.map((entry) => ({ source: SETTINGS_PATH, reason: `${nameOf(entry)} stands twice in \`${key}\`` }))
    );
    for (let entry of kept) {
      let read = await readEntry2(workspace, source, entry);
      read.kind === "instructions" ? found.push(read.instructions) : (problems.push(read.problem), leftOut.push({ source: SETTINGS_PATH, reason: read.problem.message }));
    }
  }
  return {
    found,
    leftOut,
    problems: problems.toSorted((a, b) => a.start.line - b.start.line || a.start.column - b.start.column)
  };
}
function readEntries2(document, source, key, purpose, problems) {
  let value = isRecord(document.value) ? document.value[key] : void 0;
  if (value === void 0)
    return [];
  let wrongType = (path, message) => {
    let range = document.rangeOf(path) ?? { start: 0, end: 0 };
    return problems.push(
      diagnosticAt(source, range, { rule: "settings-instructions-type", severity: "error", message, hint: 'Write a list of objects: { "text": "\u2026" } or { "file": "path" }, each with an optional "language".' })
    ), [];
  };
  return Array.isArray(value) ? value.flatMap((item, index) => {
    if (!isRecord(item) || typeof item.text != "string" && typeof item.file != "string")
      return wrongType(
        [key, index],
        `Entry ${index + 1} of \`${key}\` has neither a "text" nor a "file" that is a string`
      );
    if (item.language !== void 0 && typeof item.language != "string") {
      let message = `Entry ${index + 1} of \`${key}\` has a "language" that is not a string; as it stands, VS Code ignores the entry`;
      return wrongType([key, index, "language"], message);
    }
    let shared = {
      key,
      purpose,
      range: document.rangeOf([key, index]) ?? { start: 0, end: 0 },
      ...typeof item.language == "string" ? { language: item.language } : {}
    };
    return [
      ...typeof item.file == "string" ? [{ ...shared, form: { kind: "file", file: item.file } }] : [],
      ...typeof item.text == "string" ? [{ ...shared, form: { kind: "text", text: item.text } }] : []
    ];
  }) : wrongType([key], `\`${key}\` must be a list; as it stands, VS Code ignores it`);
}
function withoutRepeats(entries) {
  let used = /* @__PURE__ */ new Set(), kept = [], repeated = [], files = entries.filter((entry) => entry.form.kind === "file"), texts = entries.filter((entry) => entry.form.kind === "text");
  for (let entry of [...files, ...texts]) {
    let identity = JSON.stringify([entry.form, entry.language]);
    (used.has(identity) ? repeated : kept).push(entry), used.add(identity);
  }
  return { kept, repeated };
}
async function readEntry2(workspace, source, entry) {
  let shared = {
    kind: "setting-instructions",
    purpose: entry.purpose,
    entry: entry.form.kind,
    ...entry.language === void 0 ? {} : { language: entry.language }
  }, problem = (message, hint) => ({
    kind: "problem",
    problem: diagnosticAt(source, entry.range, {
      rule: "settings-instructions-unusable",
      severity: "error",
      message,
      ...hint === void 0 ? {} : { hint }
    })
  });
  if (entry.form.kind === "text") {
    let text = entry.form.text.trim();
    if (text === "")
      return problem(
        `An entry of \`${entry.key}\` has an empty "text"`,
        "Write the instruction or take the entry out."
      );
    let content2 = {
      text,
      path: source.path,
      origin: { kind: "setting", position: positionAt(source, entry.range.start) }
    };
    return { kind: "instructions", instructions: { ...shared, content: content2 } };
  }
  let file = await readText(workspace, entry.form.file);
  if (file.kind === "problem")
    return problem(
      `The file "${entry.form.file}" named by \`${entry.key}\` cannot be used: ${file.message}`,
      file.hint
    );
  let content = trimmedContent(file.source, { start: 0, end: file.source.text.length });
  return content.text === "" ? problem(`The file "${entry.form.file}" named by \`${entry.key}\` is empty`) : { kind: "instructions", instructions: { ...shared, content } };
}
function nameOf(entry) {
  return entry.form.kind === "file" ? `the file "${entry.form.file}"` : `the text "${shorten(entry.form.text)}"`;
}
function shorten(text) {
  return text.length <= 40 ? text : `${text.slice(0, 39)}\u2026`;
}

// src/customizations/discover.ts
var REPOSITORY_INSTRUCTIONS_PATH = ".github/copilot-instructions.md", INSTRUCTIONS_FOLDER = ".github/instructions", INSTRUCTIONS_SUFFIX = ".instructions.md", MAX_INSTRUCTION_FILES = 2e3;
async function discoverCustomizations(workspace) {
  let parts = [
    await discoverRepositoryInstructions(workspace),
    await discoverPathInstructions(workspace),
    await discoverSettings(workspace)
  ];
  return {
    found: parts.flatMap((part) => part.found),
    leftOut: parts.flatMap((part) => part.leftOut),
    problems: parts.flatMap((part) => part.problems)
  };
}
var NOTHING = { found: [], leftOut: [], problems: [] };
async function discoverRepositoryInstructions(workspace) {
  let file = await readText(workspace, REPOSITORY_INSTRUCTIONS_PATH);
  return file.kind === "problem" ? file.code === "missing" ? NOTHING : unreadable(REPOSITORY_INSTRUCTIONS_PATH, file) : readRepositoryInstructions(file.source);
}
async function discoverPathInstructions(workspace) {
  let entries = (await workspace.list(INSTRUCTIONS_FOLDER)).filter((entry) => entry.path.endsWith(INSTRUCTIONS_SUFFIX)), found = [], leftOut = entries.slice(MAX_INSTRUCTION_FILES).map((entry) => ({
    source: entry.path,
    reason: `only the first ${MAX_INSTRUCTION_FILES} instruction files are read`
  })), problems = [], read = await Promise.all(
    entries.slice(0, MAX_INSTRUCTION_FILES).map((entry) => discoverOnePathInstructions(workspace, entry))
  );
  for (let part of read)
    found.push(...part.found), leftOut.push(...part.leftOut), problems.push(...part.problems);
  return { found, leftOut, problems };
}
async function discoverOnePathInstructions(workspace, entry) {
  let file = await readText(workspace, entry.path);
  return file.kind === "problem" ? unreadable(entry.path, file) : readPathInstructions(file.source);
}
async function discoverSettings(workspace) {
  let file = await readText(workspace, SETTINGS_PATH);
  return file.kind === "problem" ? file.code === "missing" ? NOTHING : unreadable(SETTINGS_PATH, file) : readSettings(workspace, file.source);
}
function unreadable(path, problem) {
  let said = {
    rule: "unreadable-customization",
    severity: "error",
    message: problem.message,
    ...problem.hint === void 0 ? {} : { hint: problem.hint }
  };
  return {
    found: [],
    leftOut: [{ source: path, reason: problem.message }],
    problems: [diagnosticOfFile(path, said, problem.position)]
  };
}

export {
  discoverCustomizations
};
