import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  diagnosticAt,
  diagnosticOfFile,
  readText
} from "./chunk-TZP7CHZ7.js";
import {
  compileGlob,
  isBelow,
  joinPath,
  lineAt,
  parentsOf,
  positionAt,
  readYaml,
  resolveLink,
  sourceText,
  splitGlobList
} from "./chunk-6AACIMCU.js";
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

// node_modules/jsonc-parser/lib/esm/impl/scanner.js
function createScanner(text, ignoreTrivia = !1) {
  let len = text.length, pos = 0, value = "", tokenOffset = 0, token = 16, lineNumber = 0, lineStartOffset = 0, tokenLineStartOffset = 0, prevTokenLineStartOffset = 0, scanError = 0;
  function scanHexDigits(count, exact2) {
    let digits = 0, value2 = 0;
    for (; digits < count || !exact2; ) {
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
  let { code, message, hint } = WORDINGS[name] ?? SYNTAX;
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
var WORDINGS = {
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
var MAX_NESTING = 256, MAX_PROBLEMS = 50, BYTE_ORDER_MARK = "\uFEFF";
function readJsonc(source) {
  let text = source.text.startsWith(BYTE_ORDER_MARK) ? ` ${source.text.slice(1)}` : source.text, deep = findDeepNesting(text);
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

// src/customizations/settings-spelling.ts
function nearMisses(keys, names) {
  let lowerCase = [...names].map(([name, today]) => ({ name: name.toLowerCase(), today })), found = [];
  for (let written of keys) {
    let lower = names.has(written) || found.length >= 20 ? void 0 : written.toLowerCase(), near = lower === void 0 ? void 0 : nearest(lower, lowerCase);
    near !== void 0 && found.push({ written, meant: near });
  }
  return found;
}
function nearest(written, names) {
  let best;
  for (let { name, today } of names) {
    let edits = editsUpTo(2, written, name);
    edits !== void 0 && (best === void 0 || edits < best.edits) && (best = { edits, today });
  }
  return best?.today;
}
function editsUpTo(most, from, to) {
  if (Math.abs(from.length - to.length) > most)
    return;
  let row = /* @__PURE__ */ new Map();
  for (let column = 0; column <= Math.min(most, to.length); column += 1)
    row.set(column, column);
  for (let line = 1; line <= from.length; line += 1)
    if (row = nextRow(row, line, most, from, to), row.size === 0)
      return;
  return row.get(to.length);
}
function nextRow(above, line, most, from, to) {
  let row = /* @__PURE__ */ new Map();
  for (let column = Math.max(0, line - most); column <= Math.min(to.length, line + most); column += 1) {
    let change = from.charAt(line - 1) === to.charAt(column - 1) ? 0 : 1, edits = Math.min(
      (above.get(column) ?? most) + 1,
      (row.get(column - 1) ?? most) + 1,
      column === 0 ? most + 1 : (above.get(column - 1) ?? most + 1) + change
    );
    edits <= most && row.set(column, edits);
  }
  return row;
}

// src/customizations/settings-file.ts
var LEVELS = ["folder", "workspace", "user"];
function openSettingsFile(file, names) {
  let document = readJsonc(file.source), under = file.under === void 0 ? [] : [file.under], root = valueAt(document.value, under), written = isRecord(root) ? findWritten(root, names) : [], values = /* @__PURE__ */ new Map();
  for (let { name, path, value } of written) {
    let known = values.get(name) ?? [], setting = settingValue(file.source, document, under, path, value);
    values.set(name, setting.key === name ? [setting, ...known] : [...known, setting]);
  }
  return {
    source: file.source,
    level: file.level,
    folder: file.folder,
    values,
    problems: [
      ...file.under === void 0 ? jsoncProblems(file.source, document, "settings") : [],
      ...rootProblems(file.source, document, under, root),
      ...renamedProblems(file.source, values),
      ...isRecord(root) ? misspelledProblems(file.source, document, under, root, names) : []
    ]
  };
}
function filesInForce(files, folder2) {
  return LEVELS.flatMap(
    (level) => files.filter((file) => file.level === level && (level !== "folder" || file.folder === folder2))
  );
}
function jsoncProblems(source, document, word) {
  return document.problems.map(
    ({ code, severity, message, hint, range }) => diagnosticAt(source, range, { rule: `${word}-${code}`, severity, message, hint })
  );
}
function describeType(value) {
  return value === null ? "null" : typeof value == "object" ? Array.isArray(value) ? "a list" : "an object" : typeof value == "string" ? "a text" : `a ${typeof value}`;
}
function quoteValue(value) {
  let quoted = JSON.stringify(value);
  return quoted.length <= MAX_QUOTED_CHARACTERS2 ? quoted : `${quoted.slice(0, MAX_QUOTED_CHARACTERS2 - 2)}\u2026"`;
}
var MAX_QUOTED_CHARACTERS2 = 80;
function findWritten(root, names) {
  let found = /* @__PURE__ */ new Map(), below = namesByPrefix(names);
  for (let [key, value] of Object.entries(root)) {
    let name = names.get(key);
    name !== void 0 && found.set(key, { name, path: [key], value });
    for (let nested of below.get(key) ?? []) {
      let rest = nested.slice(key.length + 1).split("."), inner = valueAt(value, rest);
      found.delete(nested), inner !== void 0 && found.set(nested, { name: names.get(nested) ?? nested, path: [key, ...rest], value: inner });
    }
  }
  return [...found.values()];
}
function namesByPrefix(names) {
  let below = /* @__PURE__ */ new Map();
  for (let name of names.keys())
    for (let dot = name.indexOf("."); dot >= 0; dot = name.indexOf(".", dot + 1)) {
      let prefix = name.slice(0, dot);
      below.set(prefix, [...below.get(prefix) ?? [], name]);
    }
  return below;
}
function valueAt(value, path) {
  let at = value;
  for (let step of path)
    at = isRecord(at) && Object.hasOwn(at, step) ? at[step] : void 0;
  return at;
}
function settingValue(source, document, under, path, value) {
  let range = document.rangeOf([...under, ...path]) ?? { start: 0, end: 0 }, keyRange = keyRangeBefore(source.text, path.at(-1) ?? "", range), key = path.join(".");
  return { key, value, keyRange, place: placeOf(source, keyRange, key), rangeOf: rangesWithin(source, range) };
}
function rangesWithin(source, range) {
  let inner;
  return (path) => {
    if (path.length === 0)
      return range;
    inner ??= readJsonc(sourceText(source.path, source.text.slice(range.start, range.end)));
    let within = inner.rangeOf(path);
    return within === void 0 ? range : { start: range.start + within.start, end: range.start + within.end };
  };
}
function placeOf(source, range, key) {
  return { path: source.path, ...positionAt(source, range.start), key };
}
var MAX_GAP_CHARACTERS = 500;
function keyRangeBefore(text, key, value) {
  let quoted = JSON.stringify(key), from = Math.max(0, value.start - quoted.length - MAX_GAP_CHARACTERS), at = text.slice(from, value.start).lastIndexOf(quoted);
  return at < 0 ? value : { start: from + at, end: from + at + quoted.length };
}
function rootProblems(source, document, under, root) {
  if (root === void 0 || isRecord(root))
    return [];
  let range = document.rangeOf(under) ?? { start: 0, end: 0 }, message = `Settings must be an object, not ${describeType(root)}; as it stands, VS Code ignores them`;
  return [diagnosticAt(source, range, { rule: "settings-type", severity: "error", message, hint: OBJECT_HINT })];
}
var OBJECT_HINT = 'Write { "key": value, \u2026 }.';
function renamedProblems(source, values) {
  return [...values].flatMap(
    ([name, settings]) => settings.filter((setting) => setting.key !== name).map((setting) => {
      let isOvertaken = settings[0]?.key === name, rest = isOvertaken ? ", which stands in this file too and wins" : "";
      return diagnosticAt(source, setting.keyRange, {
        rule: "settings-key-renamed",
        severity: "info",
        message: `\`${setting.key}\` is now called \`${name}\`${rest}`,
        hint: isOvertaken ? "Take the old key out." : "Rename the key; newer versions of VS Code need not read the old one."
      });
    })
  );
}
function misspelledProblems(source, document, under, root, names) {
  return nearMisses(Object.keys(root), names).map(({ written, meant }) => {
    let range = document.rangeOf([...under, written]) ?? { start: 0, end: 0 };
    return diagnosticAt(source, keyRangeBefore(source.text, written, range), {
      rule: "settings-key-misspelled",
      severity: "warning",
      message: `VS Code knows no setting ${quoteValue(written)}`,
      hint: `Did you mean \`${meant}\`?`
    });
  });
}

// src/customizations/settings-paths.ts
var MAX_PATH_CHARACTERS = 4096;
function resolveFrom(folder2, written) {
  if (written.length > MAX_PATH_CHARACTERS)
    return { kind: "outside", reason: `it has more than ${MAX_PATH_CHARACTERS} characters` };
  let resolved = resolveLink(joinPath(folder2, "link"), written);
  return resolved.kind === "inside" ? resolved : { kind: "outside", reason: whyOutside(written) };
}
function whyOutside(written) {
  return /^(?:\/|[a-z]:)/i.test(written) ? "it is an absolute path" : written.includes("\\") ? "a backslash separates folders on Windows only" : written.includes("\0") ? "no path holds a NUL character" : "it leads out of the repository";
}

// src/customizations/code-workspace.ts
function missingFolder(source, { path, range }) {
  return diagnosticAt(source, range, {
    rule: "code-workspace-folder",
    severity: "warning",
    message: `The folder ${quoteValue(path)} is left out: the repository has no file in it`,
    hint: "Correct the path, or take the folder out."
  });
}
var MAX_FOLDERS = 200;
function readCodeWorkspace(source) {
  let document = readJsonc(source), problems = [...jsoncProblems(source, document, "code-workspace")], { value } = document, root = isRecord(value) ? value : {};
  if (value !== void 0 && !isRecord(value)) {
    let message = `A workspace must be an object, not ${describeType(value)}`;
    problems.push(problemAt(source, document, [], message, 'Write { "folders": [{ "path": "\u2026" }] }.'));
  }
  let folders = Object.hasOwn(root, "folders") ? readFolders(source, document, root.folders) : NO_FOLDERS, hasSettings = Object.hasOwn(root, "settings");
  return {
    folders: folders.folders,
    settings: hasSettings ? { source, level: "workspace", folder: "", under: "settings" } : void 0,
    problems: [...problems, ...folders.problems].toSorted(
      (a, b) => a.start.line - b.start.line || a.start.column - b.start.column
    )
  };
}
var NO_FOLDERS = { folders: [], problems: [] };
function readFolders(source, document, value) {
  if (!Array.isArray(value)) {
    let message = `\`folders\` must be a list, not ${describeType(value)}`;
    return { folders: [], problems: [problemAt(source, document, ["folders"], message, FOLDERS_HINT)] };
  }
  let folders = /* @__PURE__ */ new Map(), problems = [], items = value;
  for (let [index, item] of items.slice(0, MAX_FOLDERS).entries()) {
    let read = readFolder(source, item);
    if (read.kind === "problem")
      problems.push(problemAt(source, document, ["folders", index, ...read.at], read.message, read.hint));
    else if (!folders.has(read.path)) {
      let range = document.rangeOf(["folders", index]) ?? { start: 0, end: 0 };
      folders.set(read.path, { path: read.path, name: read.name, range });
    }
  }
  if (items.length > MAX_FOLDERS) {
    let message = `\`folders\` has ${items.length} folders; only the first ${MAX_FOLDERS} are read`;
    problems.push(problemAt(source, document, ["folders"], message, "Name fewer folders."));
  }
  return { folders: [...folders.values()], problems };
}
var FOLDERS_HINT = 'Write a list of objects: { "path": "\u2026" }, each with an optional "name".';
function readFolder(source, item) {
  let path = isRecord(item) ? item.path : void 0, uri = isRecord(item) ? item.uri : void 0;
  if (typeof path != "string" && typeof uri == "string") {
    let message = `The folder at ${quoteValue(uri)} is left out: only folders of the repository are read`;
    return { kind: "problem", at: ["uri"], message, hint: 'Give a "path" from the folder of this file.' };
  }
  if (typeof path != "string" || path === "")
    return { kind: "problem", at: [], message: 'A folder has no "path" that is a text with letters', hint: FOLDERS_HINT };
  let resolved = resolveFrom(source.path.split("/").slice(0, -1).join("/"), path);
  if (resolved.kind === "outside") {
    let message = `The folder ${quoteValue(path)} is left out: ${resolved.reason}`;
    return { kind: "problem", at: ["path"], message, hint: "Only folders of the repository are read." };
  }
  return { kind: "folder", path: resolved.path, name: nameOf(item, resolved.path) };
}
function nameOf(item, path) {
  let given = isRecord(item) ? item.name : void 0;
  return typeof given == "string" && given !== "" ? given : (path.split("/").at(-1) ?? "") || ".";
}
function problemAt(source, document, path, message, hint) {
  let range = document.rangeOf(path) ?? { start: 0, end: 0 };
  return diagnosticAt(source, range, { rule: "code-workspace-folder", severity: "warning", message, hint });
}

// src/customizations/locations.ts
var LOCATION_SETTINGS = [
  {
    kind: "agents",
    key: "chat.agentFilesLocations",
    oldKeys: ["chat.modeFilesLocations"],
    defaults: [".github/agents", ".claude/agents", "~/.copilot/agents", "~/.claude/agents"],
    takes: "plain"
  },
  {
    kind: "hooks",
    key: "chat.hookFilesLocations",
    oldKeys: [],
    defaults: [
      ".github/hooks",
      ".claude/settings.json",
      ".claude/settings.local.json",
      "~/.copilot/hooks",
      "~/.claude/settings.json"
    ],
    takes: "plain"
  },
  {
    kind: "instructions",
    key: "chat.instructionsFilesLocations",
    oldKeys: [],
    defaults: [".github/instructions", ".claude/rules", "~/.copilot/instructions", "~/.claude/rules"],
    takes: "any"
  },
  {
    kind: "prompts",
    key: "chat.promptFilesLocations",
    oldKeys: [],
    defaults: [".github/prompts"],
    takes: "any"
  },
  {
    kind: "skills",
    key: "chat.agentSkillsLocations",
    oldKeys: [],
    defaults: [
      ".github/skills",
      ".agents/skills",
      ".claude/skills",
      "~/.copilot/skills",
      "~/.agents/skills",
      "~/.claude/skills"
    ],
    takes: "plain"
  }
], LOCATION_NAMES = LOCATION_SETTINGS.flatMap(
  ({ key, oldKeys }) => [key, ...oldKeys].map((written) => [written, key])
);
function targetOf(setting, folder2, written) {
  let unusable2 = setting.takes === "plain" ? whyNotPlain(written) : void 0;
  if (unusable2 !== void 0)
    return { kind: "outside", path: written, reason: unusable2, isReadByVscode: !1 };
  if (written.startsWith("~/")) {
    let home = resolveFrom("", written.slice(2));
    return home.kind === "inside" ? { kind: "user", path: `~/${home.path}` } : outside(written, home.reason);
  }
  let whole = resolveFrom(folder2, written), parts = written.split("/"), firstGlob = parts.findIndex(isGlob);
  if (whole.kind === "outside" || firstGlob < 0)
    return whole.kind === "outside" ? outside(written, whole.reason) : whole;
  let above = resolveFrom(folder2, parts.slice(0, firstGlob).join("/")), pattern = parts.slice(firstGlob).join("/");
  return above.kind === "outside" ? outside(written, above.reason) : pattern === "*" ? above : { kind: "glob", folder: above.path, pattern };
}
function outside(path, reason) {
  return { kind: "outside", path, reason, isReadByVscode: !0 };
}
function whyNotPlain(written) {
  return /^(?:\/|[a-z]:[\\/])/i.test(written) ? "it is an absolute path" : written.includes("\\") ? "it has a backslash" : /^~(?!\/)/.test(written) ? "a `~` must be followed by `/`" : /[*?[\]{}]/.test(written) ? "it is a glob" : void 0;
}
function isGlob(part) {
  let count = (sign) => part.split(sign).length - 1, isPaired = (open, close) => count(open) > 0 && count(open) === count(close);
  return /[*?]/.test(part) || isPaired("[", "]") || isPaired("{", "}");
}
function respelledDefault(setting, written) {
  let identity = JSON.stringify(targetOf(setting, "", written));
  return setting.defaults.find(
    (standard) => standard !== written && JSON.stringify(targetOf(setting, "", standard)) === identity
  );
}

// src/customizations/settings-locations.ts
var MAX_LOCATIONS = 200;
function readWrittenLocations(file, folders) {
  let settings = /* @__PURE__ */ new Map(), problems = [];
  for (let setting of LOCATION_SETTINGS)
    for (let value of file.values.get(setting.key) ?? [])
      if (!isRecord(value.value))
        problems.push(typeProblem(file, setting, value));
      else if (!settings.has(setting.key)) {
        let entries = readEntries(file, setting, value, value.value, folders);
        settings.set(setting.key, entries.paths), problems.push(...entries.problems);
      }
  return { settings, problems };
}
function typeProblem(file, setting, value) {
  let type = describeType(value.value);
  return diagnosticAt(file.source, value.rangeOf([]), {
    rule: "settings-location-type",
    severity: "error",
    message: `\`${value.key}\` must be an object, not ${type}; as it stands, VS Code looks for ${setting.kind} nowhere, not even in the default folders`,
    hint: 'Write { "path": true, \u2026 }.'
  });
}
function readEntries(file, setting, value, object, folders) {
  let paths = /* @__PURE__ */ new Map(), problems = [], all = Object.entries(object);
  for (let [written, state] of all.slice(0, MAX_LOCATIONS)) {
    let valueRange = value.rangeOf([written]), range = keyRangeBefore(file.source.text, written, valueRange), path = written.trim(), isOn = readState(state), said = entryProblem(setting, value.key, { path, state, isOn }, folders);
    if (said !== void 0) {
      let { isAboutState, ...rest } = said;
      problems.push(diagnosticAt(file.source, isAboutState ? valueRange : range, rest));
    }
    path !== "" && isOn !== void 0 && paths.set(path, { isOn, setBy: placeOf(file.source, range, value.key) });
  }
  return all.length > MAX_LOCATIONS && problems.push(tooManyProblem(file, value, all.length)), { paths, problems };
}
function tooManyProblem(file, value, count) {
  return diagnosticAt(file.source, value.keyRange, {
    rule: "settings-location-invalid",
    severity: "error",
    message: `\`${value.key}\` has ${count} paths; only the first ${MAX_LOCATIONS} are read`,
    hint: "Put the files into fewer folders."
  });
}
function readState(state) {
  if (typeof state == "boolean")
    return state;
  let word = typeof state == "string" ? state.trim().toLowerCase() : void 0;
  return word === "true" || word === "false" ? word === "true" : void 0;
}
function entryProblem(setting, key, { path, state, isOn }, folders) {
  let rule = "settings-location-invalid";
  if (path === "") {
    let message = `\`${key}\` has a path without letters, which VS Code leaves out`;
    return { rule, severity: "error", message, hint: "Write a path, or take the entry out.", isAboutState: !1 };
  }
  let hint = "Write true or false, without quotes.";
  if (isOn === void 0) {
    let message = `${quoteValue(path)} in \`${key}\` must be true or false, not ${describeType(state)}; as it stands, VS Code leaves the path out`;
    return { rule, severity: "error", message, hint, isAboutState: !0 };
  }
  if (typeof state != "boolean") {
    let message = `${quoteValue(path)} in \`${key}\` must be true or false, not a text, though VS Code reads this one as ${isOn}`;
    return { rule, severity: "warning", message, hint, isAboutState: !0 };
  }
  return isOn ? targetProblem(setting, key, path, folders) : switchedOffProblem(setting, key, path);
}
function switchedOffProblem(setting, key, path) {
  let standard = respelledDefault(setting, path);
  return standard === void 0 ? void 0 : {
    rule: "settings-location-invalid",
    severity: "warning",
    message: `${quoteValue(path)} in \`${key}\` switches nothing off: VS Code compares it with its default folders letter by letter`,
    hint: `Write "${standard}".`,
    isAboutState: !1
  };
}
function targetProblem(setting, key, path, folders) {
  let targets = folders.map((folder2) => targetOf(setting, folder2, path)), [first] = targets;
  if (first?.kind === "outside" && targets.every(({ kind }) => kind === "outside"))
    return outsideProblem(key, first);
  if (targets.some(({ kind }) => kind === "glob"))
    return globProblem(setting, key, path);
}
function outsideProblem(key, target) {
  let message = `${quoteValue(target.path)} in \`${key}\` is not read here: ${target.reason}`, hint = target.isReadByVscode ? "VS Code reads it on machines that have it; for everybody, put the files into the repository." : "VS Code does not read it either; write a path from the workspace folder or one that begins with `~/`.";
  return { rule: "settings-location-outside", severity: "warning", message, hint, isAboutState: !1 };
}
function globProblem(setting, key, path) {
  return {
    rule: "settings-location-glob",
    severity: setting.kind === "prompts" ? "warning" : "info",
    message: `${quoteValue(path)} in \`${key}\` is a glob, which VS Code ${setting.kind === "prompts" ? "has deprecated" : "reads, but advises against"}`,
    hint: "Name the folders.",
    isAboutState: !1
  };
}

// src/customizations/locations-in-force.ts
function readLocationSettings(files, folders) {
  let read = new Map(
    files.map((file) => [file, readWrittenLocations(file, file.level === "folder" ? [file.folder] : folders)])
  ), locate2 = (kind, folder2) => LOCATION_SETTINGS.filter((setting) => setting.kind === kind).flatMap((setting) => {
    let levels = filesInForce(files, folder2).map((file) => read.get(file)?.settings.get(setting.key));
    return locationsOf(setting, folder2, levels);
  }), known = /* @__PURE__ */ new Map();
  return {
    locationsFor: (kind, folder2) => {
      let identity = `${kind} ${folder2}`, locations = known.get(identity) ?? locate2(kind, folder2);
      return known.set(identity, locations), locations;
    },
    problems: [...read.values()].flatMap((one) => one.problems)
  };
}
function locationsOf(setting, folder2, levels) {
  let merged = new Map(levels.toReversed().flatMap((level) => [...level ?? []])), configured = [...merged.keys()].filter((written) => !setting.defaults.includes(written)), toLocation = (written, isDefault) => {
    let target = targetOf(setting, folder2, written);
    return { written, target, isDefault, isOn: !0, ...merged.get(written) };
  };
  return withoutRepeats([
    ...setting.defaults.map((written) => toLocation(written, !0)),
    ...configured.map((written) => toLocation(written, !1))
  ]);
}
function withoutRepeats(locations) {
  let on = /* @__PURE__ */ new Set();
  return locations.filter(({ target, isOn, isDefault }) => {
    let identity = JSON.stringify(target), isRepeated = on.has(identity);
    return isOn && on.add(identity), isDefault || !isRepeated;
  });
}

// src/customizations/settings-entries.ts
var INSTRUCTION_SETTINGS = [
  {
    key: "github.copilot.chat.codeGeneration.instructions",
    purpose: "code-generation",
    oldKey: "github.copilot.chat.experimental.codeGeneration.instructions",
    isDeprecated: !0
  },
  {
    key: "github.copilot.chat.testGeneration.instructions",
    purpose: "test-generation",
    oldKey: "github.copilot.chat.experimental.testGeneration.instructions",
    isDeprecated: !0
  },
  {
    key: "github.copilot.chat.reviewSelection.instructions",
    purpose: "review-selection",
    oldKey: "github.copilot.chat.experimental.codeFeedback.instructions",
    isDeprecated: !1
  },
  {
    key: "github.copilot.chat.commitMessageGeneration.instructions",
    purpose: "commit-message",
    isDeprecated: !1
  },
  {
    key: "github.copilot.chat.pullRequestDescriptionGeneration.instructions",
    purpose: "pull-request-description",
    isDeprecated: !1
  }
], INSTRUCTION_NAMES = INSTRUCTION_SETTINGS.flatMap(
  ({ key, oldKey }) => [[key, key], ...oldKey === void 0 ? [] : [[oldKey, key]]]
);
function standingOf(entry) {
  return {
    kind: "setting-instructions",
    level: entry.level === "user" ? "user" : "repository",
    folder: entry.folder,
    readers: ["vscode"],
    broughtBy: broughtBy(entry)
  };
}
function broughtBy({ key, form, source, range }) {
  let setting = `\`${key}\``;
  return form.kind === "text" ? setting : `${source.path}:${positionAt(source, range.start).line} (${setting})`;
}
var MAX_ENTRIES = 500;
function readInstructionEntries(file, setting) {
  let values = file.values.get(setting.key) ?? [], noLists = values.filter(({ value }) => !Array.isArray(value)).map(({ key, value, rangeOf: rangeOf2 }) => {
    let message = `\`${key}\` must be a list, not ${describeType(value)}; as it stands, VS Code ignores it`;
    return typeProblem2(file, rangeOf2([]), message);
  }), list = values.find(({ value }) => Array.isArray(value)), read = list === void 0 ? [] : [readList(file, setting, list)];
  return {
    entries: read.flatMap(({ entries }) => entries),
    problems: [...noLists, ...read.flatMap(({ problems }) => problems)]
  };
}
function readList(file, { purpose, isDeprecated }, list) {
  let items = Array.isArray(list.value) ? list.value : [], read = items.slice(0, MAX_ENTRIES).map((item, index) => readItem(file, purpose, list, item, index)), tooMany2 = `\`${list.key}\` has ${items.length} entries; only the first ${MAX_ENTRIES} are read`;
  return {
    entries: read.flatMap(({ entries }) => entries),
    problems: [
      ...isDeprecated && items.length > 0 ? [deprecatedProblem(file, list)] : [],
      ...items.length > MAX_ENTRIES ? [typeProblem2(file, list.keyRange, tooMany2)] : [],
      ...read.flatMap(({ problems }) => problems)
    ]
  };
}
function readItem(file, purpose, { key, rangeOf: rangeOf2 }, item, index) {
  let wrong = (path2, message) => ({
    entries: [],
    problems: [typeProblem2(file, rangeOf2(path2), `Entry ${index + 1} of \`${key}\` ${message}`)]
  }), text = isRecord(item) && typeof item.text == "string" ? item.text : void 0, path = isRecord(item) && typeof item.file == "string" ? item.file : void 0, language = isRecord(item) ? item.language : void 0;
  if (text === void 0 && path === void 0)
    return wrong([index], 'has neither a "text" nor a "file" that is a string');
  if (language !== void 0 && typeof language != "string")
    return wrong([index, "language"], 'has a "language" that is not a string; as it stands, VS Code ignores the entry');
  let shared = {
    key,
    purpose,
    level: file.level,
    folder: file.folder,
    source: file.source,
    range: rangeOf2([index]),
    ...language === void 0 ? {} : { language }
  };
  return { entries: [
    ...path === void 0 ? [] : [{ ...shared, form: { kind: "file", file: path } }],
    ...text === void 0 ? [] : [{ ...shared, form: { kind: "text", text } }]
  ], problems: [] };
}
function typeProblem2(file, range, message) {
  return diagnosticAt(file.source, range, { rule: "settings-instructions-type", severity: "error", message, hint: 'Write a list of objects: { "text": "\u2026" } or { "file": "path" }, each with an optional "language".' });
}
function deprecatedProblem(file, list) {
  return diagnosticAt(file.source, list.keyRange, {
    rule: "settings-instructions-deprecated",
    severity: "info",
    message: `\`${list.key}\` is deprecated since VS Code 1.102`,
    hint: "Move the instructions to `.github/copilot-instructions.md` or a `*.instructions.md` file, which github.com reads too."
  });
}

// src/customizations/settings-repeats.ts
function withoutRepeats2(entries) {
  let first = /* @__PURE__ */ new Map();
  for (let entry of entries) {
    let identity = identityOf(entry, entry.folder);
    first.set(identity, first.get(identity) ?? entry);
  }
  let kept = [], leftOut = [];
  for (let entry of entries) {
    let same = first.get(identityOf(entry, "")) ?? first.get(identityOf(entry, entry.folder)) ?? entry;
    if (same === entry)
      kept.push(entry);
    else {
      let reason = `${describeEntry(entry)} of \`${entry.key}\` in line ${lineOf(entry)} stands already in ${same.source.path}, line ${lineOf(same)}`;
      leftOut.push({ source: entry.source.path, reason, ...standingOf(entry) });
    }
  }
  return { kept, leftOut, problems: languageProblems(kept) };
}
function identityOf(entry, folder2) {
  return JSON.stringify([entry.form, entry.language, folder2]);
}
function languageProblems(kept) {
  let first = /* @__PURE__ */ new Map();
  return kept.flatMap((entry) => {
    let identity = JSON.stringify(entry.form), earlier = first.get(identity) ?? entry;
    return first.set(identity, earlier), earlier.language === entry.language ? [] : [languageProblem(entry, earlier)];
  });
}
function languageProblem(entry, earlier) {
  let scope = earlier.language === void 0 ? "all languages" : `\`${earlier.language}\``;
  return diagnosticAt(entry.source, entry.range, {
    rule: "settings-instruction-language-lost",
    severity: "info",
    message: `${capital(describeEntry(entry))} stands in \`${entry.key}\` for ${scope} already; VS Code drops it here, where it has another "language"`,
    hint: "Put it into a `*.instructions.md` file whose `applyTo` has the files of all its languages."
  });
}
function describeEntry({ form }) {
  return form.kind === "file" ? `the file ${quoteValue(form.file)}` : `the text "${shorten(form.text)}"`;
}
function lineOf(entry) {
  return positionAt(entry.source, entry.range.start).line;
}
function capital(text) {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
function shorten(text) {
  let line = text.slice(0, 200).replaceAll(/\s+/g, " ").trim();
  return line.length <= 40 ? line : `${line.slice(0, 39)}\u2026`;
}

// src/customizations/switches.ts
var SWITCHES = {
  "chat.experimental.useSkillAdherencePrompt": !1,
  "chat.generalPurposeAgent.enabled": !1,
  "chat.includeApplyingInstructions": !0,
  "chat.includeReferencedInstructions": !1,
  "chat.subagents.allowInvocationsFromSubagents": !1,
  "chat.useAgentSkills": !0,
  "chat.useAgentsMdFile": !0,
  "chat.useClaudeHooks": !1,
  "chat.useClaudeMdFile": !0,
  "chat.useCustomizationsInParentRepositories": !1,
  "chat.useHooks": !0,
  "chat.useNestedAgentsMdFiles": !1,
  "github.copilot.chat.codeGeneration.useInstructionFiles": !0,
  "github.copilot.chat.customInstructionsInSystemMessage": !0,
  "github.copilot.chat.omitBaseAgentInstructions": !1,
  "github.copilot.chat.organizationCustomAgents.enabled": !0,
  "github.copilot.chat.organizationInstructions.enabled": !0,
  "github.copilot.chat.reviewAgent.enabled": !0,
  "github.copilot.chat.reviewSelection.enabled": !0
}, OLD_SWITCH_NAMES = {
  "chat.useClaudeSkills": "chat.useAgentSkills",
  "github.copilot.chat.experimental.codeGeneration.useInstructionFiles": "github.copilot.chat.codeGeneration.useInstructionFiles"
}, SWITCH_NAMES = [
  ...Object.keys(SWITCHES).map((name) => [name, name]),
  ...Object.entries(OLD_SWITCH_NAMES)
];
function readSwitches(files) {
  return {
    switchFor: (name, folder2) => {
      for (let file of filesInForce(files, folder2)) {
        let set = switchIn(file, name);
        if (set !== void 0)
          return set;
      }
      return { value: SWITCHES[name] };
    },
    problems: files.flatMap(typeProblems)
  };
}
function switchIn(file, name) {
  for (let { value, place } of file.values.get(name) ?? [])
    if (typeof value == "boolean")
      return { value, setBy: place };
}
function typeProblems(file) {
  return Object.keys(SWITCHES).flatMap(
    (name) => (file.values.get(name) ?? []).filter(({ value }) => typeof value != "boolean").map(
      ({ key, value, rangeOf: rangeOf2 }) => diagnosticAt(file.source, rangeOf2([]), {
        rule: "settings-switch-type",
        severity: "error",
        message: `\`${key}\` must be true or false, not ${describeType(value)}; as it stands, it does not count`,
        hint: "Write true or false, without quotes."
      })
    )
  );
}

// src/customizations/settings.ts
var SETTINGS_PATH = ".vscode/settings.json", NAMES = new Map([...SWITCH_NAMES, ...LOCATION_NAMES, ...INSTRUCTION_NAMES]);
function readSettingsFiles(files, folders = [""]) {
  let open = files.map((file) => openSettingsFile(file, NAMES)), switches = readSwitches(open), locations = readLocationSettings(open, folders), instructions = INSTRUCTION_SETTINGS.map((setting) => readPurpose(open, setting)), problems = [
    ...open.flatMap((file) => file.problems),
    ...switches.problems,
    ...locations.problems,
    ...instructions.flatMap((purpose) => purpose.problems)
  ];
  return {
    switchFor: switches.switchFor,
    locationsFor: locations.locationsFor,
    instructions: instructions.flatMap(({ kept }) => kept),
    leftOut: instructions.flatMap(({ leftOut }) => leftOut),
    problems: inFileOrder(problems, files)
  };
}
function readPurpose(files, setting) {
  let read = LEVELS.flatMap((level) => files.filter((file) => file.level === level)).map(
    (file) => readInstructionEntries(file, setting)
  ), entries = read.flatMap((file) => file.entries), kept = withoutRepeats2([
    ...entries.filter(({ form }) => form.kind === "file"),
    ...entries.filter(({ form }) => form.kind === "text")
  ]);
  return { ...kept, problems: [...read.flatMap((file) => file.problems), ...kept.problems] };
}
function inFileOrder(problems, files) {
  let place = new Map(files.map((file, index) => [file.source.path, index]));
  return problems.toSorted(
    (a, b) => (place.get(a.path) ?? 0) - (place.get(b.path) ?? 0) || a.start.line - b.start.line || a.start.column - b.start.column
  );
}

// src/customizations/sources.ts
function repositoryStore(sources) {
  return { level: "repository", workspace: sources.repository, prefix: "" };
}
function userStores({ userFolder }) {
  return userFolder === void 0 ? [] : [{ level: "user", workspace: userFolder, prefix: "~/" }];
}
function organizationStores({ organization = [] }) {
  return organization.map(({ name, workspace }) => ({ level: "organization", workspace, prefix: `${name}:` }));
}
async function readFrom(store, path) {
  let read = await readText(store.workspace, path);
  return read.kind === "text" && store.prefix !== "" ? { ...read, source: { ...read.source, path: `${store.prefix}${read.source.path}` } } : read;
}

// src/customizations/unreadable.ts
function unreadableFile(path, problem) {
  let said = {
    rule: "unreadable-customization",
    severity: "error",
    message: problem.message,
    ...problem.hint === void 0 ? {} : { hint: problem.hint }
  };
  return diagnosticOfFile(path, said, problem.position);
}

// src/customizations/collect-settings.ts
var CODE_WORKSPACE = ".code-workspace", ROOT = { path: "", name: "." };
async function collectSettings(sources, store, { paths, isComplete }) {
  let named = paths.filter((path) => path.endsWith(CODE_WORKSPACE)), workspaces = await Promise.all(
    named.filter((path) => !path.includes("/")).map((path) => readWorkspaceFile(store, path))
  ), all = uniqueFolders([
    ROOT,
    ...workspaces.flatMap(({ workspace }) => workspace?.folders ?? []),
    ...(sources.workspaceFolders ?? []).map((path) => ({ path, name: path.split("/").at(-1) ?? path }))
  ]), missing3 = isComplete ? await missingFolders(store, all, paths) : /* @__PURE__ */ new Set(), folders = all.filter(({ path }) => !missing3.has(path)), present = new Set(paths), ofFolders = await Promise.all(
    folders.map(({ path }) => ({ folder: path, path: joinPath(path, SETTINGS_PATH) })).filter(({ path }) => present.has(path)).map(({ folder: folder2, path }) => readFolderSettings(store, folder2, path))
  ), files = [
    ...ofFolders.flatMap(({ file }) => file ?? []),
    ...workspaces.flatMap(({ workspace }) => workspace?.settings ?? []),
    ...sources.userSettings === void 0 ? [] : [{ source: sources.userSettings, level: "user", folder: "" }]
  ], settings = readSettingsFiles(
    files,
    folders.map(({ path }) => path)
  ), unreadable2 = [...workspaces, ...ofFolders].flatMap(({ problem }) => problem ?? []);
  return {
    settings,
    folders,
    leftOut: [
      ...unreadable2.map(({ path, message }) => ({ source: path, reason: message })),
      ...named.filter((path) => path.includes("/")).map((source) => ({ source, reason: NOT_AT_ROOT })),
      ...[...new Set(sources.workspaceFolders)].filter((path) => missing3.has(path)).map((source) => ({
        source,
        reason: `\`workspace-folders\` names it, and ${store.workspace.name} has no file in it`
      })),
      ...settings.leftOut
    ],
    problems: [
      ...unreadable2,
      ...workspaces.flatMap(({ workspace }) => workspace?.problems ?? []),
      ...workspaces.flatMap(
        ({ source, workspace }) => source === void 0 ? [] : (workspace?.folders ?? []).filter(({ path }) => missing3.has(path)).map((folder2) => missingFolder(source, folder2))
      ),
      ...settings.problems
    ]
  };
}
var NOT_AT_ROOT = "only workspace files at the repository's root are read";
async function missingFolders({ workspace }, folders, paths) {
  let known = /* @__PURE__ */ new Set(["", ...paths.flatMap(parentsOf)]), doubtful = folders.map(({ path }) => path).filter((path) => !known.has(path));
  if (doubtful.length === 0)
    return /* @__PURE__ */ new Set();
  let { entries } = await workspace.find({ endings: [""], deep: [], shallow: [] }), present = new Set(entries.flatMap(({ path }) => parentsOf(path))), closed = new Set(entries.flatMap(({ path, kind }) => kind === "file" ? [] : [path]));
  return new Set(
    doubtful.filter((path) => !present.has(path) && ![path, ...parentsOf(path)].some((parent) => closed.has(parent)))
  );
}
async function readWorkspaceFile(store, path) {
  let file = await readFrom(store, path);
  return file.kind === "text" ? { source: file.source, workspace: readCodeWorkspace(file.source) } : { problem: unreadableFile(path, file) };
}
async function readFolderSettings(store, folder2, path) {
  let file = await readFrom(store, path);
  return file.kind === "text" ? { file: { source: file.source, level: "folder", folder: folder2 } } : { problem: unreadableFile(path, file) };
}
function uniqueFolders(folders) {
  let byPath = /* @__PURE__ */ new Map();
  for (let { path, name } of folders)
    byPath.has(path) || byPath.set(path, { path, name });
  return [...byPath.values()];
}

// src/customizations/contributions.ts
var POINTS = [
  ["chatInstructions", "path-instructions"],
  ["chatAgents", "agent"],
  ["chatPromptFiles", "prompt"],
  ["chatSkills", "skill"]
];
function readContributions(source) {
  let document = readJsonc(source), contributes = isRecord(document.value) ? document.value.contributes : void 0;
  if (!isRecord(contributes))
    return { contributions: [], elsewhere: [], problems: [] };
  let contributions = [], elsewhere = [], problems = [];
  for (let [point, kind] of POINTS) {
    let entries = contributes[point];
    for (let [index, entry] of Array.isArray(entries) ? entries.entries() : []) {
      let read = readEntry(document, source, point, index, entry);
      if (read.kind === "problem")
        problems.push(read.problem);
      else {
        let { path, broughtBy: broughtBy2, namedAt } = read;
        (read.isForReview ? contributions : elsewhere).push({ kind, path, broughtBy: broughtBy2, namedAt });
      }
    }
  }
  return { contributions, elsewhere, problems };
}
function readEntry(document, source, point, index, entry) {
  let range = document.rangeOf(["contributes", point, index]) ?? { start: 0, end: 0 }, problem = (message, hint) => ({
    kind: "problem",
    problem: diagnosticAt(source, range, { rule: "contribution-path", severity: "error", message, hint })
  });
  if (!isRecord(entry) || typeof entry.path != "string")
    return problem(
      `Entry ${index + 1} of \`contributes.${point}\` has no "path" that is a string`,
      'Write { "path": "./file.md" }.'
    );
  let resolved = resolveLink(source.path, entry.path);
  if (resolved.kind === "outside")
    return problem(
      `The path "${entry.path}" of \`contributes.${point}\` leads out of the repository`,
      "Write a path from the folder of package.json."
    );
  let { line } = positionAt(source, range.start);
  return {
    kind: "path",
    path: resolved.path,
    isForReview: matchesSessionType(entry.sessionTypes, REVIEW_SESSION),
    broughtBy: `${source.path}:${line} (\`contributes.${point}\`)`,
    namedAt: { source, range }
  };
}
var REVIEW_SESSION = "local";
function matchesSessionType(types, session) {
  return Array.isArray(types) ? types.some(
    (type) => typeof type == "string" && (type.endsWith("*") ? session.startsWith(type.slice(0, -1)) : type === session)
  ) : !0;
}

// src/customizations/kinds.ts
var COPILOT = ["vscode", "github-review", "cloud-agent", "copilot-cli"], INSTRUCTION_FILES = "github.copilot.chat.codeGeneration.useInstructionFiles", APPLYING = "chat.includeApplyingInstructions", AGENTS_MD = "chat.useAgentsMdFile", NESTED_AGENTS_MD = "chat.useNestedAgentsMdFiles", CLAUDE_MD = "chat.useClaudeMdFile", SKILLS = "chat.useAgentSkills", HOOKS = "chat.useHooks", CLAUDE_HOOKS = "chat.useClaudeHooks";
function exact(name) {
  return { kind: "exact", name };
}
function ending(text) {
  return { kind: "ending", ending: text };
}
function spelled(name) {
  return { kind: "exact", name, withCase: !0 };
}
var MARKDOWN = { kind: "markdown" }, AGENT_KEYS = [
  "name",
  "description",
  "argument-hint",
  "model",
  "models",
  "modelPolicy",
  "reasoningEffort",
  "tools",
  "target",
  "handoffs",
  "agents",
  "user-invocable",
  "disable-model-invocation",
  "infer",
  "hooks",
  "github",
  "mcp-servers",
  "metadata",
  "include-custom-instructions",
  "sidekick",
  "disallowedTools",
  "permissionMode",
  "mcpServers",
  "skills",
  "memory",
  "maxTurns",
  "background",
  "effort",
  "isolation",
  "color",
  "initialPrompt"
], KINDS = [
  {
    kind: "repository-instructions",
    title: "repository instructions",
    keys: [],
    places: [
      {
        folder: ".github",
        depth: "direct",
        name: exact("copilot-instructions.md"),
        level: "repository",
        readers: COPILOT,
        switches: [INSTRUCTION_FILES]
      },
      {
        folder: ".copilot",
        depth: "direct",
        name: exact("copilot-instructions.md"),
        level: "user",
        readers: ["vscode", "copilot-cli"],
        switches: [INSTRUCTION_FILES]
      },
      {
        folder: "",
        depth: "direct",
        name: exact("copilot-instructions.md"),
        level: "organization",
        readers: [],
        switches: []
      }
    ]
  },
  {
    kind: "path-instructions",
    title: "path instructions",
    keys: ["name", "description", "applyTo", "excludeAgent"],
    places: [
      {
        folder: ".github/instructions",
        depth: "any",
        name: ending(".instructions.md"),
        level: "repository",
        readers: COPILOT,
        switches: [APPLYING]
      },
      {
        folder: ".copilot/instructions",
        depth: "any",
        name: ending(".instructions.md"),
        level: "user",
        readers: ["vscode"],
        switches: [APPLYING]
      },
      {
        folder: "instructions",
        depth: "any",
        name: ending(".instructions.md"),
        level: "organization",
        readers: [],
        switches: []
      }
    ],
    locations: { setting: "instructions", name: ending(".instructions.md") }
  },
  {
    kind: "claude-rule",
    title: "Claude's rule",
    keys: ["description", "paths"],
    places: ["repository", "user"].map((level) => ({
      folder: ".claude/rules",
      depth: "any",
      name: MARKDOWN,
      level,
      readers: ["vscode", "claude"],
      switches: [APPLYING]
    })),
    locations: { setting: "instructions" }
  },
  {
    kind: "agents-md",
    title: "AGENTS.md",
    keys: [],
    places: [
      {
        folder: "",
        depth: "direct",
        name: exact("AGENTS.md"),
        level: "repository",
        readers: COPILOT,
        switches: [AGENTS_MD]
      },
      {
        folder: "",
        depth: "below",
        name: spelled("AGENTS.md"),
        level: "repository",
        readers: COPILOT,
        switches: [AGENTS_MD, NESTED_AGENTS_MD]
      }
    ]
  },
  {
    kind: "claude-md",
    title: "CLAUDE.md",
    keys: [],
    places: [
      {
        folder: "",
        depth: "direct",
        name: exact("CLAUDE.md"),
        level: "repository",
        readers: ["vscode", "github-review", "cloud-agent", "claude"],
        switches: [CLAUDE_MD]
      },
      {
        folder: "",
        depth: "direct",
        name: exact("CLAUDE.local.md"),
        level: "repository",
        readers: ["vscode", "claude"],
        switches: [CLAUDE_MD]
      },
      ...["repository", "user"].map(
        (level) => ({
          folder: ".claude",
          depth: "direct",
          name: exact("CLAUDE.md"),
          level,
          readers: ["vscode", "claude"],
          switches: [CLAUDE_MD]
        })
      ),
      {
        folder: "",
        depth: "below",
        name: spelled("CLAUDE.md"),
        level: "repository",
        readers: ["claude"],
        switches: []
      }
    ]
  },
  {
    kind: "gemini-md",
    title: "GEMINI.md",
    keys: [],
    places: [
      {
        folder: "",
        depth: "direct",
        name: spelled("GEMINI.md"),
        level: "repository",
        readers: ["github-review", "cloud-agent", "gemini"],
        switches: []
      },
      {
        folder: "",
        depth: "below",
        name: spelled("GEMINI.md"),
        level: "repository",
        readers: ["gemini"],
        switches: []
      }
    ]
  },
  {
    kind: "review-md",
    title: "REVIEW.md",
    keys: [],
    places: [
      {
        folder: "",
        depth: "direct",
        name: spelled("REVIEW.md"),
        level: "repository",
        readers: ["github-review"],
        switches: []
      }
    ]
  },
  {
    kind: "agent",
    title: "agent",
    keys: AGENT_KEYS,
    places: [
      ...agentPlaces(".github/agents", "repository", ["vscode", "cloud-agent", "copilot-cli"]),
      ...agentPlaces(".claude/agents", "repository", ["vscode", "claude"]),
      {
        folder: ".github/chatmodes",
        depth: "any",
        name: ending(".chatmode.md"),
        level: "repository",
        readers: ["vscode"],
        switches: []
      },
      ...agentPlaces(".copilot/agents", "user", ["vscode", "copilot-cli"]),
      ...agentPlaces(".claude/agents", "user", ["vscode", "claude"]),
      ...agentPlaces("agents", "organization", ["cloud-agent", "copilot-cli"])
    ],
    locations: { setting: "agents", name: ending(".agent.md") }
  },
  {
    kind: "prompt",
    title: "prompt",
    keys: ["name", "description", "argument-hint", "model", "tools", "agent", "mode"],
    places: [
      {
        folder: ".github/prompts",
        depth: "any",
        name: ending(".prompt.md"),
        level: "repository",
        readers: ["vscode"],
        switches: []
      }
    ],
    locations: { setting: "prompts", name: ending(".prompt.md") }
  },
  {
    kind: "skill",
    title: "skill",
    keys: [
      "name",
      "description",
      "license",
      "compatibility",
      "metadata",
      "allowed-tools",
      "argument-hint",
      "user-invocable",
      "disable-model-invocation",
      "context",
      "model",
      "effort",
      "agent",
      "hooks",
      "paths",
      "shell",
      "when_to_use"
    ],
    places: [
      skillPlace(".github/skills", "repository", COPILOT),
      skillPlace(".claude/skills", "repository", [...COPILOT, "claude"]),
      skillPlace(".agents/skills", "repository", COPILOT),
      skillPlace(".copilot/skills", "user", ["vscode", "copilot-cli"]),
      skillPlace(".agents/skills", "user", ["vscode", "copilot-cli"]),
      skillPlace(".claude/skills", "user", ["vscode", "copilot-cli", "claude"])
    ],
    locations: { setting: "skills", name: exact("SKILL.md") }
  },
  {
    kind: "hooks",
    title: "hooks",
    keys: [],
    places: [
      {
        folder: ".github/hooks",
        depth: "direct",
        name: ending(".json"),
        level: "repository",
        readers: ["vscode", "cloud-agent", "copilot-cli"],
        switches: [HOOKS]
      },
      ...["settings.json", "settings.local.json"].map(
        (name) => ({
          folder: ".claude",
          depth: "direct",
          name: exact(name),
          level: "repository",
          readers: ["vscode", "claude"],
          switches: [CLAUDE_HOOKS]
        })
      ),
      {
        folder: ".copilot/hooks",
        depth: "direct",
        name: ending(".json"),
        level: "user",
        readers: ["vscode", "copilot-cli"],
        switches: [HOOKS]
      },
      {
        folder: ".claude",
        depth: "direct",
        name: exact("settings.json"),
        level: "user",
        readers: ["vscode", "claude"],
        switches: [CLAUDE_HOOKS]
      }
    ],
    locations: { setting: "hooks", name: ending(".json") }
  }
];
function agentPlaces(folder2, level, readers) {
  return [
    { folder: folder2, depth: "any", name: ending(".agent.md"), level, readers, switches: [] },
    { folder: folder2, depth: "direct", name: MARKDOWN, level, readers, switches: [] }
  ];
}
function skillPlace(folder2, level, readers) {
  return { folder: folder2, depth: "below", name: exact("SKILL.md"), level, readers, switches: [SKILLS] };
}
function specOf(kind) {
  return KINDS.find((spec) => spec.kind === kind);
}
function takesName(rule, name) {
  let lower = name.toLowerCase();
  switch (rule.kind) {
    case "exact":
      return rule.withCase === !0 ? name === rule.name : lower === rule.name.toLowerCase();
    case "ending":
      return lower.endsWith(rule.ending.toLowerCase());
    case "markdown":
      return lower.endsWith(".md") && lower !== "readme.md";
  }
}

// src/customizations/identify.ts
var BY_ENDING = [
  [".prompt.md", "prompt"],
  [".instructions.md", "path-instructions"],
  [".agent.md", "agent"],
  [".chatmode.md", "agent"]
], BY_NAME = {
  "copilot-instructions.md": "repository-instructions",
  "skill.md": "skill",
  "agents.md": "agents-md",
  "claude.md": "claude-md",
  "claude.local.md": "claude-md"
}, BY_SPELLING = { "GEMINI.md": "gemini-md", "REVIEW.md": "review-md" }, AGENT_FOLDERS = /(?:^|\/)(?:\.github|\.claude|\.copilot)\/agents$/i, RULE_FOLDERS = /(?:^|\/)\.claude\/rules(?:\/|$)/i, HOOK_FOLDERS = /(?:^|\/)(?:\.github|\.copilot)\/hooks$/i, CLAUDE_FOLDERS = /(?:^|\/)\.claude$/i;
function identify(path) {
  let { folder: folder2, name: written } = splitPath(path), name = written.toLowerCase();
  return BY_ENDING.find(([ending2]) => name.endsWith(ending2))?.[1] ?? (Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : void 0) ?? (Object.hasOwn(BY_SPELLING, written) ? BY_SPELLING[written] : void 0) ?? (takesName({ kind: "markdown" }, name) ? identifyMarkdown(folder2) : void 0) ?? (isHookFile(folder2, name) ? "hooks" : void 0);
}
function identifyMarkdown(folder2) {
  return AGENT_FOLDERS.test(folder2) ? "agent" : RULE_FOLDERS.test(folder2) ? "claude-rule" : void 0;
}
function isHookFile(folder2, name) {
  return name === "hooks.json" || name.endsWith(".json") && HOOK_FOLDERS.test(folder2) || /^settings(?:\.local)?\.json$/.test(name) && CLAUDE_FOLDERS.test(folder2);
}
var ENDINGS = /(?:\.prompt|\.instructions|\.agent|\.chatmode)?\.md$/i;
function cleanName(path) {
  let { name } = splitPath(path);
  return identify(path) === void 0 ? name : name.replace(ENDINGS, "");
}
function toolName(path) {
  let { folder: folder2, name } = splitPath(path);
  return name.toLowerCase() === "skill.md" && folder2 !== "" ? splitPath(folder2).name : cleanName(path);
}
function splitPath(path) {
  let slash = path.lastIndexOf("/");
  return { folder: slash < 0 ? "" : path.slice(0, slash), name: path.slice(slash + 1) };
}

// src/customizations/places.ts
function placesOf(folder2, level, settings, compatibility) {
  return KINDS.flatMap((spec) => [
    ...spec.places.filter((place) => place.level === level).map(({ switches, ...place }) => {
      let path = joinPath(folder2, place.folder), hidden = hiddenByLocation(spec, namesOf(place, path), level, folder2, settings) ?? hiddenBySwitch(switches, folder2, settings, compatibility) ?? (compatibility === "vscode" && !place.readers.includes("vscode") ? NOT_IN_VSCODE : void 0);
      return { ...place, folder: path, kind: spec.kind, ...hidden === void 0 ? {} : { hidden } };
    }),
    ...configuredPlaces(spec, folder2, level, settings)
  ]);
}
var NOT_IN_VSCODE = "VS Code does not read it, and `compatibility` is `vscode`";
function namesOf({ name }, folder2) {
  return name.kind === "exact" ? [folder2, joinPath(folder2, name.name)] : [folder2];
}
function hiddenByLocation({ locations }, names, level, folder2, settings) {
  let off = (locations === void 0 ? [] : settings.locationsFor(locations.setting, folder2)).find(
    ({ isOn, isDefault, target }) => !isOn && isDefault && names.includes(folderOf(target, level)?.folder ?? "")
  )?.setBy;
  return off === void 0 ? void 0 : `\`${off.key}\` switches its folder off (${off.path}:${off.line})`;
}
function folderOf(target, level) {
  switch (target.kind) {
    case "inside":
      return level === "repository" ? { folder: target.path } : void 0;
    case "glob":
      return level === "repository" ? target : void 0;
    case "user":
      return level === "user" ? { folder: target.path.replace(/^~\/?/, "") } : void 0;
    case "outside":
      return;
  }
}
function hiddenBySwitch(switches, folder2, settings, compatibility) {
  for (let name of switches) {
    let { value, setBy } = settings.switchFor(name, folder2);
    if (!value && setBy !== void 0)
      return `\`${setBy.key}\` is off (${setBy.path}:${setBy.line})`;
    if (!value && compatibility === "vscode")
      return `\`${name}\` is off by default in VS Code`;
  }
}
function hiddenBySwitches(kind, folder2, settings) {
  return hiddenBySwitch(specOf(kind)?.places[0]?.switches ?? [], folder2, settings, "github");
}
function configuredPlaces(spec, folder2, level, settings) {
  let { locations } = spec;
  if (locations?.name === void 0)
    return [];
  let { name, setting } = locations;
  return settings.locationsFor(setting, folder2).flatMap(({ isOn, isDefault, target, setBy }) => {
    let named = isDefault || !isOn ? void 0 : folderOf(target, level);
    if (named === void 0)
      return [];
    let hidden = hiddenBySwitches(spec.kind, folder2, settings);
    return [
      {
        kind: spec.kind,
        folder: named.folder,
        depth: depthOf(name),
        name,
        level,
        readers: ["vscode"],
        ...named.pattern === void 0 ? {} : { takes: matcherOf(named.pattern) },
        ...hidden === void 0 ? {} : { hidden },
        ...setBy === void 0 ? {} : { broughtBy: `${setBy.path}:${setBy.line} (\`${setBy.key}\`)` }
      }
    ];
  });
}
function matcherOf(pattern) {
  let globs = [pattern, `${pattern}/**`].map((glob) => compileGlob(glob.toLowerCase()));
  return (path) => globs.some((glob) => glob.kind === "glob" && glob.matches(path.toLowerCase()));
}
function depthOf(name) {
  return name.kind === "exact" ? "below" : "any";
}
function takesPath(place, path) {
  if (!isBelow(path, place.folder))
    return !1;
  let rest = place.folder === "" ? path : path.slice(place.folder.length + 1), slash = rest.lastIndexOf("/");
  return (place.depth === "any" || place.depth === "direct" == slash < 0) && takesName(place.name, rest.slice(slash + 1)) && (place.takes?.(rest) ?? !0);
}

// src/customizations/contributed-files.ts
async function readContributed(store, paths, { located, strays }, settings) {
  let read = await Promise.all(likelyManifests(paths, strays).map((path) => readManifest(store, path))), inPlace = new Set(located.map(({ path }) => path)), contributed = new Map(
    read.flatMap(
      ({ contributions }) => contributions.map((contribution) => [contribution.path, contribution])
    )
  ), elsewhere = new Map(
    read.flatMap(
      (manifest) => manifest.elsewhere.map(({ path, broughtBy: broughtBy2 }) => [path, `${broughtBy2} has it for other kinds of chats`])
    )
  );
  return {
    located: [...contributed.values()].filter(({ path }) => !inPlace.has(path)).map((contribution) => locatedFrom(contribution, settings)),
    strays: strays.filter(({ path }) => !contributed.has(path)).map((stray) => ({ ...stray, reason: elsewhere.get(stray.path) ?? stray.reason })),
    problems: read.flatMap(({ problems }) => problems)
  };
}
var MANIFEST = "package.json";
function likelyManifests(paths, strays) {
  let manifests = new Set(paths.filter((path) => splitPath(path).name === MANIFEST)), besideIgnore = paths.filter((path) => splitPath(path).name === ".vscodeignore").map((path) => manifestIn(splitPath(path).folder)).filter((path) => manifests.has(path));
  return [.../* @__PURE__ */ new Set([...besideIgnore, ...strays.flatMap(({ path }) => nearestAbove(path, manifests) ?? [])])].sort();
}
function manifestIn(folder2) {
  return folder2 === "" ? MANIFEST : `${folder2}/${MANIFEST}`;
}
function nearestAbove(path, manifests) {
  for (let folder2 = splitPath(path).folder; ; folder2 = splitPath(folder2).folder) {
    let manifest = manifestIn(folder2);
    if (manifests.has(manifest) || folder2 === "")
      return manifests.has(manifest) ? manifest : void 0;
  }
}
async function readManifest(store, path) {
  let file = await readFrom(store, path);
  return file.kind === "text" ? readContributions(file.source) : { contributions: [], elsewhere: [], problems: [unreadableFile(path, file)] };
}
function locatedFrom({ kind, path, broughtBy: broughtBy2, namedAt }, settings) {
  let { folder: folder2, name } = splitPath(path), hidden = hiddenBySwitches(kind, "", settings), place = {
    kind,
    folder: folder2,
    depth: "direct",
    name: { kind: "exact", name },
    level: "repository",
    readers: ["vscode"],
    broughtBy: broughtBy2,
    namedAt,
    ...hidden === void 0 ? {} : { hidden }
  };
  return { path, kind, place, folder: "" };
}

// src/customizations/find-candidates.ts
var ENDINGS2 = [".md", ".code-workspace", ".vscode/settings.json", "hooks.json", "package.json", ".vscodeignore"], HOOK_ENDINGS = [".claude/settings.json", ".claude/settings.local.json", ".json"], DEEP = [".github", ".claude", ".agents", ".vscode", ".copilot"], DEPENDENCIES = /(?:^|\/)node_modules\//;
async function findCandidates(workspace, folders, near) {
  let roots = folders.length === 0 ? [""] : folders, above = foldersAbove(near), { entries, isComplete } = await workspace.find({
    endings: [...ENDINGS2, ...HOOK_ENDINGS],
    deep: roots.flatMap((root) => DEEP.map((folder2) => joinPath(root, folder2))),
    shallow: [.../* @__PURE__ */ new Set(["", ...roots, ...above.nearest])]
  }), ours = entries.filter(({ path }) => !DEPENDENCIES.test(path)), files = ours.filter(({ path, kind }) => kind !== "submodule" || identify(path) !== void 0), links = await followLinks(workspace, ours), linked = links.flatMap((link) => link.kind === "open" ? link.files : []), paths = [...files.map(({ path }) => path), ...linked.map(({ path }) => path)];
  return {
    paths: [...new Set(paths)].filter((path) => !DEPENDENCIES.test(path)).sort(),
    behindLinks: new Set(linked.map(({ target }) => target)),
    closedLinks: links.flatMap(({ path, ...link }) => link.kind === "closed" ? [{ path, reason: link.reason }] : []),
    isComplete,
    foldersNotLookedAt: isComplete ? 0 : above.others,
    submodules: ours.filter(({ path, kind }) => kind === "submodule" && mayHoldPlaces(path)).map(({ path }) => path)
  };
}
var MAX_FOLDERS2 = 100, MAX_DEPTH = 64;
function foldersAbove(files) {
  let depths = new Map(
    files.flatMap(
      (path) => parentsOf(path).slice(0, MAX_DEPTH).map((folder2, depth) => [folder2, depth])
    )
  ), nearest2 = [...depths].sort(([, a], [, b]) => a - b).slice(0, MAX_FOLDERS2);
  return { nearest: nearest2.map(([folder2]) => folder2), others: depths.size - nearest2.length };
}
var PLACE_FOLDERS = new Set(
  KINDS.flatMap(({ places }) => places.flatMap(({ folder: folder2 }) => [folder2, ...parentsOf(folder2)]))
), SKILL_FOLDER = /(?:^|\/)\.(?:github|claude|agents)\/skills\/[^/]+$/, MAX_LINKED_FOLDERS = 200;
async function followLinks(workspace, entries) {
  let links = entries.filter(({ path, kind }) => kind === "symlink" && mayHoldPlaces(path)).slice(0, MAX_LINKED_FOLDERS);
  return Promise.all(links.map(({ path }) => followLink(workspace, path, entries)));
}
async function followLink(workspace, path, entries) {
  let closed = (reason) => ({ path, kind: "closed", reason }), link = await workspace.read(path);
  if (link.kind !== "symlink")
    return closed("the link cannot be read");
  let target = resolveLink(path, link.target);
  if (target.kind === "outside")
    return closed(`it is a link to "${link.target}", out of the repository, and is not followed`);
  if (target.path === "" || `${path}/`.startsWith(`${target.path}/`))
    return closed(`it is a link to "${link.target}", a folder that it stands in, and is not followed`);
  let prefix = `${target.path}/`, files = entries.filter((entry) => entry.kind === "file" && entry.path.startsWith(prefix)).map((entry) => ({ path: `${path}/${entry.path.slice(prefix.length)}`, target: entry.path }));
  return { path, kind: "open", files };
}
function mayHoldPlaces(path) {
  let parts = path.split("/");
  return SKILL_FOLDER.test(path) || parts.some((_part, index) => PLACE_FOLDERS.has(parts.slice(index).join("/")));
}

// src/text/group-by.ts
function groupBy(items, keyOf) {
  let groups = /* @__PURE__ */ new Map();
  for (let item of items) {
    let key = keyOf(item), group = groups.get(key);
    group === void 0 ? groups.set(key, [item]) : group.push(item);
  }
  return groups;
}

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
function problemAt2(code, range, quoted = "") {
  let { message, hint } = WORDINGS2[code], line = quoted.slice(0, 40);
  return { code, severity: "error", message: message(line), hint, range: { start: range.start, end: range.end } };
}
var WORDINGS2 = {
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
function readEntries2(source, block) {
  let { value, problems, rangeOf: rangeOf2, rangeOfKey } = readYaml(source, block), errors = problems.filter((problem) => problem.severity === "error");
  if (errors.length > 0)
    return readLoosely(source, block, errors);
  if (value == null || isRecord(value))
    return { data: isRecord(value) ? value : {}, problems, rangeOf: rangeOf2, rangeOfKey };
  let { start } = rangeOf2([]) ?? block;
  return { data: {}, problems: [problemAt2("not-a-map", lineAt(source.text, start))], rangeOf: rangeOf2, rangeOfKey };
}
function readLoosely(source, block, errors) {
  let { entries, isWhole } = splitEntries(source, block), read = entries.flatMap((entry) => readEntry2(source, entry) ?? []), byKey = new Map(read.toReversed().map((entry) => [entry.key, entry])), isComplete = isWhole && read.length === entries.length && byKey.size === entries.length && read.some((entry) => entry.errors.length > 0);
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
function readEntry2(source, entry) {
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
  return loose !== void 0 ? [problemAt2("fence-loose", loose, text.slice(loose.start, loose.end))] : closing === void 0 ? [problemAt2("fence-unclosed", opening)] : [];
}
function languageProblem2(text, start, opening) {
  let range = { start: start + FENCE.length, end: opening.end };
  return problemAt2("fence-language", range, text.slice(range.start, range.end).trim());
}

// src/text/frontmatter.ts
var BYTE_ORDER_MARK2 = "\uFEFF", MAX_BLOCK_CHARACTERS = 65536;
function readFrontmatter(source) {
  let { text } = source, start = text.startsWith(BYTE_ORDER_MARK2) ? 1 : 0, opening = lineAt(text, start), openingText = text.slice(start, opening.end);
  if (!openingText.startsWith(FENCE) || openingText.startsWith("----"))
    return absent(text, start, []);
  if (openingText.trimEnd() !== FENCE)
    return absent(text, start, [languageProblem2(text, start, opening)]);
  let fences = findFences(text, opening), block = cutBlock(text, start, opening, fences), body = fences.closing === void 0 ? { start: text.length, end: text.length } : { start: fences.closing.next, end: text.length }, problems = fenceProblems(text, opening, fences);
  if (block.end - block.start > MAX_BLOCK_CHARACTERS) {
    let tooLarge = problemAt2("too-large", opening, MAX_BLOCK_CHARACTERS.toLocaleString("en"));
    return { present: !0, data: {}, body, block, problems: [tooLarge], rangeOf: nowhere, rangeOfKey: nowhere };
  }
  let entries = readEntries2(source, block);
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

// src/customizations/reference-path.ts
var MAX_PATH_CHARACTERS2 = 4096;
function resolveReference(from, target) {
  let other = otherThanPath(target);
  if (other !== void 0)
    return other;
  let path = decode(target.replace(/[#?].*$/s, ""));
  if (path === "")
    return { kind: "not-a-file", reason: target === "" ? "it is empty" : "a place in the same file" };
  if (path.includes("\0"))
    return { kind: "outside", reason: "no path holds the character NUL" };
  if (path.includes("\\"))
    return { kind: "outside", reason: "a backslash separates folders on Windows only" };
  let isFromRoot = path.startsWith("/"), resolved = resolveLink(isFromRoot ? "" : from, path.replace(/^\/+/, ""));
  return resolved.kind === "inside" ? resolved : { kind: "outside", reason: "it leads out of the repository" };
}
var DRIVE = /^[a-z]:/i, ADDRESS = /^(?:[a-z][a-z0-9+.-]{1,63}:|\/\/)/i;
function otherThanPath(target) {
  return target.length > MAX_PATH_CHARACTERS2 ? { kind: "outside", reason: `it has more than ${MAX_PATH_CHARACTERS2.toLocaleString("en")} characters` } : DRIVE.test(target) ? { kind: "outside", reason: "it begins with a drive of Windows" } : ADDRESS.test(target) ? { kind: "not-a-file", reason: "an address" } : target.startsWith("~/") ? { kind: "not-a-file", reason: "a file in the user's home, which no review reads" } : void 0;
}
function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError)
      return path;
    throw error;
  }
}

// src/text/markdown-columns.ts
function indentAt(text, cursor, end) {
  let { at, column } = cursor;
  for (; at < end && isBlank(text, at); )
    column += widthOf(text, at, column), at += 1;
  return { at, column, columns: column - cursor.column };
}
function skipColumns(text, cursor, end, columns) {
  let { at, column } = cursor, target = column + columns;
  for (; at < end && column < target && isBlank(text, at); ) {
    let next = column + widthOf(text, at, column);
    if (next > target)
      return { at, column: target };
    at += 1, column = next;
  }
  return { at, column };
}
function widthOf(text, at, column) {
  return text[at] === "	" ? 4 - column % 4 : 1;
}
function isBlank(text, at) {
  let character = text[at];
  return character === " " || character === "	" || character === "\r";
}
function trimRange(text, { start, end }) {
  let words = text.slice(start, end), from = start + words.length - words.trimStart().length;
  return { start: from, end: from + words.trim().length };
}

// src/text/markdown-containers.ts
var CODE_COLUMNS = 4;
function openingAt(text, indent, end, interrupts) {
  if (indent.columns >= CODE_COLUMNS)
    return;
  let quoted = afterQuoteMark(text, indent, end);
  return quoted === void 0 ? itemAt(text, indent, end, interrupts) : { mark: ">", cursor: quoted, columns: 0, isEmpty: !1 };
}
function afterQuoteMark(text, indent, end) {
  return indent.columns < CODE_COLUMNS && indent.at < end && text[indent.at] === ">" ? skipColumns(text, { at: indent.at + 1, column: indent.column + 1 }, end, 1) : void 0;
}
var ITEM = /(?<number>\d{1,9}(?=[.)]))?(?<mark>[-+*]|(?<=\d)[.)])(?=[ \t\r\n]|$)/y;
function itemAt(text, indent, end, interrupts) {
  ITEM.lastIndex = indent.at;
  let found = ITEM.exec(text), mark = found?.groups?.mark;
  if (found === null || mark === void 0)
    return;
  let width = found[0].length, after = { at: indent.at + width, column: indent.column + width }, words = indentAt(text, after, end), isEmpty2 = words.at >= end;
  if (interrupts && (isEmpty2 || Number(found.groups?.number ?? 1) !== 1))
    return;
  let blanks = isEmpty2 || words.columns > CODE_COLUMNS ? 1 : words.columns, cursor = skipColumns(text, after, end, blanks);
  return { mark, cursor, columns: indent.columns + width + blanks, isEmpty: isEmpty2 };
}

// src/text/markdown-target.ts
function readTarget(text, start, end) {
  let address = readAddress(text, start, end);
  return address === void 0 ? void 0 : { ...address, end: endOfTitle(text, address.end, end) ?? address.end };
}
function readAddress(text, start, end) {
  let at = skipBlanks(text, start, end), isPointed = text.charAt(at) === "<", target = isPointed ? pointedTarget(text, at + 1, end) : plainTarget(text, at, end);
  if (!(target === void 0 || target.start === target.end))
    return { target, end: target.end + (isPointed ? 1 : 0) };
}
function skipBlanks(text, at, end) {
  let next = at;
  for (; next < end && (text.charAt(next) === " " || text.charAt(next) === "	"); )
    next += 1;
  return next;
}
function pointedTarget(text, start, end) {
  for (let at = start; at < end; at += 1)
    switch (text.charAt(at)) {
      case "\\":
        at += 1;
        break;
      case "<":
        return;
      case ">":
        return { start, end: at };
      default:
    }
}
function plainTarget(text, start, end) {
  let depth = 0, at = start;
  for (; at < end && text.charAt(at) > " "; at += 1) {
    let sign = text.charAt(at);
    if (sign === "\\" && text.charAt(at + 1) > " " ? at += 1 : sign === "(" ? depth += 1 : sign === ")" && (depth -= 1), depth < 0)
      break;
    if (depth > 32)
      return;
  }
  return depth > 0 ? void 0 : { start, end: Math.min(at, end) };
}
var TITLE_ENDS = { '"': '"', "'": "'", "(": ")" };
function endOfTitle(text, start, end) {
  let open = skipBlanks(text, start, end);
  return open > start ? titleEnd(text, open, end) : void 0;
}
function titleEnd(text, open, end) {
  let close = open < end ? TITLE_ENDS[text.charAt(open)] : void 0;
  if (close !== void 0)
    for (let at = open + 1; at < end; at += 1) {
      let sign = text.charAt(at);
      if (sign === "\\")
        at += 1;
      else {
        if (sign === close)
          return at + 1;
        if (sign === "(" && close === ")")
          return;
      }
    }
}

// src/text/markdown-definitions.ts
function normaliseLabel(label) {
  return label.trim().replaceAll(/\s+/g, " ").toLowerCase().toUpperCase();
}
var MAX_LABEL_CHARACTERS = 999, LABEL = /\[((?:[^\\[\]]|\\[^]){0,999})\]/y;
function takeDefinitions(text, lines, labels) {
  if (text[lines[0]?.start ?? text.length] !== "[")
    return lines;
  let content = lines.map(({ start, end: end2 }) => text.slice(start, end2)).join(`
`), end = 0;
  for (let found = definitionAt(content, 0); found !== void 0; found = definitionAt(content, end))
    labels.add(found.label), { end } = found;
  let taken = content.slice(0, end).split(`
`).length - 1;
  return end >= content.length ? [] : lines.slice(taken);
}
function definitionAt(content, start) {
  LABEL.lastIndex = start;
  let found = LABEL.exec(content), label = normaliseLabel(found?.[1] ?? ""), colon = start + (found?.[0].length ?? 0);
  if (label === "" || content[colon] !== ":")
    return;
  let at = skipLineEnd(content, colon + 1), end = definitionEnd(content, at);
  return end === void 0 ? void 0 : { label, end };
}
function definitionEnd(content, at) {
  let lineEnd = endOfLine(content, at), address = readAddress(content, at, lineEnd);
  if (address === void 0)
    return;
  let title = skipLineEnd(content, address.end), withTitle = title > address.end ? behindTitle(content, title) : void 0, isAlone = skipBlanks(content, address.end, lineEnd) === lineEnd;
  return withTitle ?? (isAlone ? lineEnd + 1 : void 0);
}
function behindTitle(content, at) {
  let title = titleEnd(content, at, content.length);
  if (title === void 0)
    return;
  let end = endOfLine(content, title);
  return skipBlanks(content, title, end) === end ? end + 1 : void 0;
}
function skipLineEnd(content, at) {
  let behind = skipBlanks(content, at, content.length);
  return content[behind] === `
` ? skipBlanks(content, behind + 1, content.length) : behind;
}
function endOfLine(content, at) {
  let end = content.indexOf(`
`, at);
  return end < 0 ? content.length : end;
}

// src/text/markdown-html.ts
var RAW = [
  { start: /<(?:script|pre|style|textarea)(?=[\s>]|$)/iy, end: /<\/(?:script|pre|style|textarea)>/i },
  { start: /<!--/y, end: /-->/ },
  { start: /<\?/y, end: /\?>/ },
  { start: /<![a-z]/iy, end: />/ },
  { start: /<!\[CDATA\[/y, end: /\]\]>/ }
], BLOCK_ELEMENT = /<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?=\s|\/?>|$)/iy, INLINE_ELEMENT = /<\/?(?:a|abbr|audio|b|bdi|bdo|br|button|canvas|cite|code|data|del|dfn|em|embed|font|i|img|input|ins|kbd|label|map|mark|meter|object|output|picture|progress|q|rp|rt|ruby|s|samp|select|slot|small|source|span|strong|sub|sup|svg|template|time|tt|u|var|video|wbr)(?=\s|\/?>)/iy;
function htmlAt(text, at, end, interrupts) {
  let raw = RAW.find(({ start }) => matchesAt(start, text, at));
  if (raw !== void 0)
    return raw.end;
  if (matchesAt(BLOCK_ELEMENT, text, at))
    return "blank-line";
  let behind = text[at] === "<" ? tagEnd(text, at, end) : void 0;
  if (!(behind === void 0 || text.slice(behind, end).trim() !== ""))
    return matchesAt(INLINE_ELEMENT, text, at) ? interrupts ? void 0 : "blank-line" : "this-line";
}
function matchesAt(pattern, text, at) {
  return pattern.lastIndex = at, pattern.test(text);
}
var MAX_TAG_CHARACTERS = 1e3, TAG = /^<(?:[a-z][a-z0-9-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?|\/[a-z][a-z0-9-]*\s*)>/i;
function tagEnd(text, at, end) {
  let tag = TAG.exec(text.slice(at, Math.min(end, at + MAX_TAG_CHARACTERS)))?.[0];
  return tag === void 0 ? void 0 : at + tag.length;
}

// src/text/markdown-reader.ts
function container(mark, columns, leads) {
  return { mark, columns, leads, last: void 0 };
}
function openContainer(reader, { mark, columns }) {
  closeLeaf(reader);
  let parent = innermost(reader);
  if (mark === ">") {
    reader.containers.push(container(mark, columns, parent.leads)), parent.last = { kind: "other" };
    return;
  }
  let { last } = parent, leads = last?.kind === "list" && last.mark === mark ? last.leads : leadsOfNext(parent);
  reader.containers.push(container(mark, columns, leads)), parent.last = { kind: "list", mark, leads };
}
function leadsOfNext({ leads, last }) {
  return last?.kind === "paragraph" ? [...leads, last.number] : leads;
}
function closeContainers(reader, depth) {
  depth < reader.containers.length && (closeLeaf(reader), reader.containers.length = depth);
}
function closeLeaf(reader) {
  let { leaf } = reader;
  reader.leaf = void 0, leaf?.kind === "paragraph" ? closeParagraph(reader, leaf) : leaf !== void 0 && "range" in leaf && reader.blocks.push({ kind: leaf.kind === "html" ? "html" : "code", range: leaf.range });
}
function closeParagraph(reader, leaf) {
  let lines = takeDefinitions(reader.text, leaf.lines, reader.labels), holder = innermost(reader);
  if (lines.length === 0) {
    holder.last = { kind: "other" };
    return;
  }
  holder.last = { kind: "paragraph", number: reader.blocks.length }, reader.blocks.push({ kind: "paragraph", lines, leads: holder.leads, isItem: leaf.isItem });
}
function innermost({ containers }) {
  let last = containers.at(-1);
  if (last === void 0)
    throw new Error("The document itself is never closed");
  return last;
}

// src/text/markdown-tables.ts
var DELIMITER_ROW = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/;
function beginsTable(text, header, delimiters) {
  let line = text.slice(delimiters.start, delimiters.end);
  return line.includes("|") && DELIMITER_ROW.test(line) && cellsOf(text, header).length === cellsOf(text, delimiters).length;
}
function cellsOf(text, row) {
  let cells = [], last = row.start + text.slice(row.start, row.end).trimEnd().length, start = text[row.start] === "|" ? row.start + 1 : row.start;
  for (let at = start; at < last; at += 1)
    text[at] === "\\" ? at += 1 : text[at] === "|" && (cells.push(trimRange(text, { start, end: at })), start = at + 1);
  return start < last ? [...cells, trimRange(text, { start, end: last })] : cells;
}

// src/text/markdown-leaves.ts
function growLeaf(reader, cursor, line) {
  let { text, leaf } = reader;
  if (leaf === void 0 || !("range" in leaf))
    return !1;
  let indent = indentAt(text, cursor, line.end), isBlank2 = indent.at >= line.end;
  return leaf.kind === "indented" && !isBlank2 && indent.columns < CODE_COLUMNS ? !1 : (isBlank2 || (leaf.range = { start: leaf.range.start, end: line.end }), isLastLine(text, leaf, indent, line.end) && closeLeaf(reader), !0);
}
function isLastLine(text, leaf, indent, end) {
  switch (leaf.kind) {
    case "fence":
      return indent.columns < CODE_COLUMNS && isClosingFence(text.slice(indent.at, end), leaf.fence);
    case "html":
      return leaf.end === "blank-line" ? indent.at >= end : leaf.end.test(text.slice(indent.at, end));
    case "indented":
      return !1;
  }
}
function isClosingFence(rest, fence) {
  let marks = rest.trimEnd();
  return marks.length >= fence.length && marks === fence.charAt(0).repeat(marks.length);
}
function beginLeaf(reader, indent, end, place) {
  if (indent.at >= end)
    return !1;
  let rest = { start: indent.at, end };
  return indent.columns >= CODE_COLUMNS ? reader.leaf?.kind !== "paragraph" && begin(reader, place, { kind: "indented", range: rest }) : place.interrupts && (endAsTable(reader, rest) || endAsHeading(reader, rest)) || beginHeading(reader, rest, place) || beginFence(reader, rest, place) || beginHtml(reader, rest, place) || RULE.test(reader.text.slice(rest.start, end)) && begin(reader, place, void 0);
}
var RULE = /^(?:(?:\*[ \t\r]*){3,}|(?:-[ \t\r]*){3,}|(?:_[ \t\r]*){3,})$/;
function begin(reader, { depth }, leaf) {
  return closeContainers(reader, depth), closeLeaf(reader), innermost(reader).last = { kind: "other" }, reader.leaf = leaf, !0;
}
function endAsTable(reader, rest) {
  let { text, leaf } = reader, head = leaf?.kind === "paragraph" ? leaf.lines.at(-1) : void 0;
  if (leaf?.kind !== "paragraph" || head === void 0 || !beginsTable(text, head, rest))
    return !1;
  leaf.lines.pop(), leaf.lines.length > 0 && closeLeaf(reader);
  let holder = innermost(reader);
  return reader.blocks.push({ kind: "head", cells: cellsOf(text, head) }), reader.leaf = { kind: "table", leads: leadsOfNext(holder) }, holder.last = { kind: "other" }, !0;
}
function endAsHeading(reader, rest) {
  let underline = reader.text.slice(rest.start, rest.end).trimEnd();
  if (reader.leaf?.kind !== "paragraph" || !/^(?:=+|-+)$/.test(underline))
    return !1;
  let lines = takeDefinitions(reader.text, reader.leaf.lines, reader.labels);
  return lines.length === 0 ? (reader.leaf.lines.length = 0, !1) : (reader.blocks.push({ kind: "heading", depth: underline.startsWith("=") ? 1 : 2, lines }), innermost(reader).last = { kind: "other" }, reader.leaf = void 0, !0);
}
function beginHeading(reader, rest, place) {
  let depth = /^#{1,6}(?=[ \t\r]|$)/.exec(reader.text.slice(rest.start, rest.end))?.[0].length;
  if (depth === void 0)
    return !1;
  begin(reader, place, void 0);
  let title = trimRange(reader.text, { start: rest.start + depth, end: rest.end });
  return reader.blocks.push({ kind: "heading", depth, lines: [trimRange(reader.text, withoutClosing(reader.text, title))] }), !0;
}
function withoutClosing(text, title) {
  let { end } = title;
  for (; end > title.start && text[end - 1] === "#"; )
    end -= 1;
  return end === title.start || /[ \t]/.test(text[end - 1] ?? "") ? { start: title.start, end } : title;
}
function beginFence(reader, rest, place) {
  let fence = /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(reader.text.slice(rest.start, rest.end))?.[0];
  return fence !== void 0 && begin(reader, place, { kind: "fence", range: rest, fence });
}
function beginHtml(reader, rest, place) {
  let end = htmlAt(reader.text, rest.start, rest.end, reader.leaf?.kind === "paragraph");
  return end === void 0 ? !1 : end === "this-line" || end !== "blank-line" && end.test(reader.text.slice(rest.start, rest.end)) ? (begin(reader, place, void 0), reader.blocks.push({ kind: "html", range: rest }), !0) : begin(reader, place, { kind: "html", range: rest, end });
}

// src/text/markdown-outline.ts
var MAX_DEPTH2 = 100;
function readOutline(text) {
  let reader = { text, blocks: [], labels: /* @__PURE__ */ new Set(), containers: [container("", 0, [])], leaf: void 0 };
  for (let start = 0; start < text.length; ) {
    let newline = text.indexOf(`
`, start), next = newline < 0 ? text.length : newline + 1, end = newline < 0 ? text.length : newline;
    readLine(reader, { start, end: text[end - 1] === "\r" && end > start ? end - 1 : end }), start = next;
  }
  return closeLeaf(reader), { blocks: reader.blocks, labels: reader.labels };
}
function readLine(reader, line) {
  let entered = enterContainers(reader, line);
  if (!(entered.depth === reader.containers.length && growLeaf(reader, entered.cursor, line))) {
    if (indentAt(reader.text, entered.cursor, line.end).at >= line.end) {
      closeContainers(reader, entered.depth), closeLeaf(reader);
      return;
    }
    readMarks(reader, line, entered);
  }
}
function enterContainers(reader, line) {
  let { text, containers } = reader, cursor = { at: line.start, column: 0 };
  for (let depth = 1; depth < containers.length; depth += 1) {
    let entered = enterContainer(reader, depth, indentAt(text, cursor, line.end), cursor, line.end);
    if (entered === void 0)
      return { cursor, depth };
    cursor = entered;
  }
  return { cursor, depth: containers.length };
}
function enterContainer(reader, depth, indent, cursor, end) {
  let entered = reader.containers[depth];
  if (entered?.mark === ">")
    return afterQuoteMark(reader.text, indent, end);
  if (indent.at >= end)
    return entered?.last === void 0 && reader.leaf === void 0 && depth === reader.containers.length - 1 ? void 0 : cursor;
  let columns = entered?.columns ?? 0;
  return indent.columns >= columns ? skipColumns(reader.text, cursor, end, columns) : void 0;
}
function readMarks(reader, line, entered) {
  let { cursor, depth } = entered;
  for (; ; ) {
    let indent = indentAt(reader.text, cursor, line.end), interrupts = reader.leaf?.kind === "paragraph" && depth === reader.containers.length;
    if (beginLeaf(reader, indent, line.end, { depth, interrupts }))
      return;
    let opening = depth > MAX_DEPTH2 ? void 0 : openingAt(reader.text, indent, line.end, interrupts);
    if (opening === void 0) {
      addWords(reader, indent, line.end, depth);
      return;
    }
    closeContainers(reader, depth), openContainer(reader, opening), { cursor } = opening, depth += 1;
  }
}
function addWords(reader, indent, end, depth) {
  if (reader.leaf?.kind !== "paragraph" && closeContainers(reader, depth), indent.at >= end)
    return;
  let line = trimRange(reader.text, { start: indent.at, end });
  if (reader.leaf?.kind === "paragraph")
    reader.leaf.lines.push(line);
  else if (reader.leaf?.kind === "table")
    reader.blocks.push({ kind: "row", cells: cellsOf(reader.text, line), leads: reader.leaf.leads });
  else {
    closeLeaf(reader);
    let { mark, last } = innermost(reader);
    reader.leaf = { kind: "paragraph", lines: [line], isItem: mark !== "" && mark !== ">" && last === void 0 };
  }
}

// src/text/character-references.ts
var NAMED = {
  amp: "&",
  apos: "'",
  copy: "\xA9",
  ge: "\u2265",
  gt: ">",
  hellip: "\u2026",
  larr: "\u2190",
  laquo: "\xAB",
  ldquo: "\u201C",
  le: "\u2264",
  lsquo: "\u2018",
  lt: "<",
  mdash: "\u2014",
  middot: "\xB7",
  nbsp: "\xA0",
  ndash: "\u2013",
  ne: "\u2260",
  quot: '"',
  raquo: "\xBB",
  rarr: "\u2192",
  rdquo: "\u201D",
  reg: "\xAE",
  rsquo: "\u2019",
  sect: "\xA7",
  times: "\xD7",
  trade: "\u2122"
}, REFERENCE = /&(?:#x(?<hex>[0-9a-f]{1,6})|#(?<decimal>[0-9]{1,7})|(?<name>[a-z][a-z0-9]{1,31}));/iy;
function decodeReference(text, at) {
  REFERENCE.lastIndex = at;
  let found = REFERENCE.exec(text), { hex, decimal, name = "" } = found?.groups ?? {}, value = Object.hasOwn(NAMED, name) ? NAMED[name] : decodeNumber(hex, decimal);
  return found === null || value === void 0 ? void 0 : { value, length: found[0].length };
}
var REPLACEMENT = "\uFFFD", LAST_CODE_POINT = 1114111;
function decodeNumber(hex, decimal) {
  let digits = hex ?? decimal;
  if (digits === void 0)
    return;
  let code = Number.parseInt(digits, hex === void 0 ? 10 : 16);
  return code > 0 && code <= LAST_CODE_POINT && (code < 55296 || code > 57343) ? String.fromCodePoint(code) : REPLACEMENT;
}

// src/text/markdown-backticks.ts
function indexBackticks(content) {
  let starts = /* @__PURE__ */ new Map();
  for (let { 0: run, index } of content.matchAll(/`+/g)) {
    let known = starts.get(run.length);
    known === void 0 ? starts.set(run.length, [index]) : known.push(index);
  }
  let passed = /* @__PURE__ */ new Map();
  return (length, from) => {
    let known = starts.get(length) ?? [], next = passed.get(length) ?? 0;
    for (; (known[next] ?? from) < from; )
      next += 1;
    return passed.set(length, next), known[next];
  };
}

// src/text/markdown-emphasis.ts
function delimiterRun(content, from, to) {
  let before = characterBefore(content, from), after = String.fromCodePoint(content.codePointAt(to) ?? 32), opens = !BLANK.test(after) && (!SIGN.test(after) || BLANK.test(before) || SIGN.test(before)), closes = !BLANK.test(before) && (!SIGN.test(before) || BLANK.test(after) || SIGN.test(after)), character = content[from] ?? "", isInner = character === "_";
  return {
    character,
    length: to - from,
    canOpen: opens && (!isInner || !closes || SIGN.test(before)),
    canClose: closes && (!isInner || !opens || SIGN.test(after)),
    from,
    to
  };
}
var BLANK = /^\s$/u, SIGN = /^[\p{P}\p{S}]$/u;
function characterBefore(content, at) {
  let unit = content.charCodeAt(at - 1), isLow = unit >= 56320 && unit <= 57343 && at > 1;
  return at === 0 ? " " : String.fromCodePoint(content.codePointAt(at - (isLow ? 2 : 1)) ?? 32);
}
function pairRuns(runs) {
  let openers = [], floors = /* @__PURE__ */ new Map();
  for (let run of runs)
    run.canClose && closeRun(run, openers, floors), run.canOpen && run.to > run.from && openers.push(run);
}
function closeRun(run, openers, floors) {
  let sort = `${run.character}${run.length % 3}${run.canOpen}`;
  for (; run.to > run.from; ) {
    let floor = floors.get(sort) ?? 0, at = openers.length - 1;
    for (; at >= floor && !fits(openers[at], run); )
      at -= 1;
    let opener = openers[at];
    if (at < floor || opener === void 0) {
      floors.set(sort, openers.length);
      return;
    }
    let taken = opener.to - opener.from > 1 && run.to - run.from > 1 ? 2 : 1;
    opener.to -= taken, run.from += taken, openers.length = opener.to > opener.from ? at + 1 : at;
    for (let [key, known] of floors)
      floors.set(key, Math.min(known, openers.length));
  }
}
function fits(opener, closer) {
  return opener?.character !== closer.character ? !1 : !(opener.canClose || closer.canOpen) || (opener.length + closer.length) % 3 !== 0 || closer.length % 3 === 0;
}

// src/text/markdown-spans.ts
function readSpans(content, labels) {
  let reader = {
    content,
    flat: content.replaceAll(`
`, " "),
    labels,
    spans: [],
    runs: [],
    brackets: [],
    spent: 0,
    missing: /* @__PURE__ */ new Set(),
    nextBackticks: indexBackticks(content)
  };
  for (let at = 0; at < content.length; )
    at = readNext(reader, at);
  return pairRuns(reader.runs), reader.spans.flatMap((span) => isRun(span) ? leftOf(span) : isEmpty(span) ? [] : [span]);
}
function isRun(span) {
  return "character" in span;
}
function isEmpty({ from, to }) {
  return from === to;
}
function leftOf({ character, from, to }) {
  return to > from ? [{ kind: "words", value: character.repeat(to - from), from, to }] : [];
}
var PLAIN = /[^\\`*_[\]!<&\n]+/y, RUN = /\*+|_+/y, BACKTICKS = /`+/y;
function readNext(reader, at) {
  let plain = matchAt(PLAIN, reader.content, at);
  return plain !== void 0 ? addWords2(reader, at, at + plain.length) : (READERS[reader.content.charAt(at)] ?? readSign)(reader, at);
}
var READERS = {
  "\n": (reader, at) => addWords2(reader, at, at + 1, " "),
  "\\": readEscape,
  "`": readCode,
  "*": readRun,
  _: readRun,
  "[": (reader, at) => openBracket(reader, at, at + 1),
  "!": readPicture,
  "]": closeBracket,
  "<": readAngle,
  "&": readReference
};
function readSign(reader, at) {
  return addWords2(reader, at, at + 1);
}
function addWords2(reader, from, to, value = reader.content.slice(from, to)) {
  return reader.spans.push({ kind: "words", value, from, to }), to;
}
function readEscape(reader, at) {
  let next = reader.content[at + 1] ?? "";
  return next === `
` ? at + 1 : /[!-/:-@[-`{-~]/.test(next) ? addWords2(reader, at, at + 2, next) : readSign(reader, at);
}
function readReference(reader, at) {
  let found = decodeReference(reader.content, at);
  return found === void 0 ? readSign(reader, at) : addWords2(reader, at, at + found.length, found.value);
}
function readRun(reader, at) {
  let to = at + (matchAt(RUN, reader.content, at)?.length ?? 1), run = delimiterRun(reader.content, at, to);
  return reader.spans.push(run), reader.runs.push(run), to;
}
function readCode(reader, at) {
  let length = matchAt(BACKTICKS, reader.content, at)?.length ?? 1, close = reader.nextBackticks(length, at + length);
  if (close === void 0)
    return addWords2(reader, at, at + length);
  let inner = reader.content.slice(at + length, close).replaceAll(`
`, " "), value = inner.startsWith(" ") && inner.endsWith(" ") && inner.trim() !== "" ? inner.slice(1, -1) : inner;
  return reader.spans.push({ kind: "code", value, from: at, to: close + length }), close + length;
}
function readPicture(reader, at) {
  return reader.content[at + 1] === "[" ? openBracket(reader, at, at + 2) : readSign(reader, at);
}
function openBracket(reader, at, behind) {
  let outer = reader.brackets.at(-1);
  outer !== void 0 && (outer.isOuter = !0);
  let { length: spans } = reader.spans, { length: runs } = reader.runs;
  return reader.brackets.push({ isPicture: behind > at + 1, at: behind, spans, runs, isOuter: !1 }), addWords2(reader, at, behind);
}
function closeBracket(reader, at) {
  let bracket = reader.brackets.pop(), isSpent = reader.brackets.length < reader.spent;
  reader.spent = Math.min(reader.spent, reader.brackets.length);
  let end = bracket === void 0 || isSpent && !bracket.isPicture ? void 0 : linkEnd(reader, bracket, at);
  return bracket === void 0 || end === void 0 ? readSign(reader, at) : (pairRuns(reader.runs.splice(bracket.runs)), bracket.isPicture ? reader.spans.length = bracket.spans : (reader.spans[bracket.spans] = { kind: "words", value: "", from: bracket.at, to: bracket.at }, reader.spent = reader.brackets.length), end);
}
function linkEnd(reader, bracket, at) {
  let { content, labels } = reader, target = content[at + 1] === "(" ? targetEnd(reader.flat, at + 2) : void 0;
  if (target !== void 0)
    return target;
  LABEL.lastIndex = at + 1;
  let found = LABEL.exec(content), label = found?.[1] ?? "", end = at + 1 + (found?.[0].length ?? 0);
  return label !== "" ? labels.has(normaliseLabel(label)) ? end : void 0 : !bracket.isOuter && at - bracket.at <= MAX_LABEL_CHARACTERS && labels.has(normaliseLabel(content.slice(bracket.at, at))) ? end : void 0;
}
function targetEnd(flat, start) {
  let first = skipBlanks(flat, start, flat.length), target = flat.startsWith("<>", first) ? { end: first + 2 } : readTarget(flat, first, flat.length), close = skipBlanks(flat, target?.end ?? first, flat.length);
  return flat[close] === ")" ? close + 1 : void 0;
}
var ADDRESS2 = /<([a-z][a-z0-9+.-]{1,31}:[^\s<>]*|[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9.-]+)>/iy, COMMENT = /<!--/y, CLOSINGS = [
  { open: COMMENT, close: "-->", inner: 2 },
  { open: /<\?/y, close: "?>", inner: 2 },
  { open: /<!\[CDATA\[/y, close: "]]>", inner: 9 },
  { open: /<![a-z]/iy, close: ">", inner: 3 }
];
function readAngle(reader, at) {
  let { content } = reader, address = matchAt(ADDRESS2, content, at);
  if (address !== void 0)
    return addWords2(reader, at + 1, at + address.length - 1) + 1;
  let closing = CLOSINGS.find(({ open }) => matchAt(open, content, at) !== void 0), end = closing === void 0 ? tagEnd(content, at, content.length) : closingEnd(reader, at, closing);
  return end === void 0 ? readSign(reader, at) : (closing?.open === COMMENT && reader.spans.push({ kind: "comment", value: "", from: at, to: end }), end);
}
function closingEnd(reader, at, { close, inner }) {
  let end = reader.missing.has(close) ? -1 : reader.content.indexOf(close, at + inner);
  if (end >= 0)
    return end + close.length;
  reader.missing.add(close);
}
function matchAt(pattern, text, at) {
  return pattern.lastIndex = at, pattern.exec(text)?.[0];
}

// src/text/markdown-placed-spans.ts
function readPlacedSpans(text, lines, labels) {
  let content = lines.map(({ start, end }) => text.slice(start, end)).join(`
`), place = placesOf2(lines);
  return readSpans(content, labels).map(({ kind, value, from, to }) => {
    let start = place(from);
    return { kind, value, start, end: place(to - 1) + 1 };
  });
}
function placesOf2(lines) {
  let line = 0, passed = 0;
  return (offset) => {
    let range = lines[line] ?? { start: 0, end: 0 };
    for (; offset - passed > range.end - range.start && line + 1 < lines.length; )
      passed += range.end - range.start + 1, line += 1, range = lines[line] ?? range;
    return range.start + offset - passed;
  };
}

// src/text/markdown-code.ts
function readCodeRanges(text) {
  let { blocks, labels } = readOutline(text);
  return blocks.flatMap((block) => rangesOf(text, block, labels));
}
function rangesOf(text, block, labels) {
  switch (block.kind) {
    case "code":
      return [{ kind: "code", ...block.range }];
    case "html":
      return commentsIn(text, block.range);
    case "heading":
    case "paragraph":
      return hiddenIn(text, block.lines, labels);
    case "head":
    case "row":
      return block.cells.flatMap((cell) => hiddenIn(text, [cell], labels));
  }
}
function hiddenIn(text, lines, labels) {
  return readPlacedSpans(text, lines, labels).flatMap(
    ({ kind, start, end }) => kind === "words" ? [] : [{ kind, start, end }]
  );
}
var COMMENT2 = { open: "<!--", close: "-->" };
function commentsIn(text, { start, end }) {
  let html = text.slice(start, end), comments = [];
  for (let at = html.indexOf(COMMENT2.open); at >= 0; ) {
    let close = html.indexOf(COMMENT2.close, at + 2), behind = close < 0 ? html.length : close + COMMENT2.close.length;
    comments.push({ kind: "comment", start: start + at, end: start + behind }), at = html.indexOf(COMMENT2.open, behind);
  }
  return comments;
}

// src/text/markdown-links.ts
function readLinks(text) {
  let definitions = readDefinitions(text), { links, labels } = scanBrackets(text, new Set(definitions.map(({ range }) => range.start))), used = definitions.filter(({ range }) => labels.has(labelAt(text, range.start)));
  return [...links, ...used].sort((a, b) => a.range.start - b.range.start);
}
var DEFINITION = /(?<![^\n])[ \t>]*\[(?!\^)[^[\]\n]{1,999}\]:[ \t]*/g;
function readDefinitions(text) {
  return Array.from(text.matchAll(DEFINITION)).flatMap(({ 0: head, index }) => {
    let end = endOfLine2(text, index), read = readTarget(text, index + head.length, end), range = { start: index + head.indexOf("["), end };
    return read === void 0 || text.slice(read.end, end).trim() !== "" ? [] : [{ kind: "definition", range, target: read.target }];
  });
}
function endOfLine2(text, at) {
  let end = text.indexOf(`
`, at);
  return end < 0 ? text.length : end;
}
function labelAt(text, start) {
  return normaliseLabel(text.slice(start + 1, text.indexOf("]", start)));
}
function scanBrackets(text, definitions) {
  let line = { start: 0, end: endOfLine2(text, 0) }, scan = { text, definitions, links: [], labels: /* @__PURE__ */ new Set(), open: [], spent: 0, line, lastOpened: -1 }, sign = /[\\[\]\n]/g;
  for (let found = sign.exec(text); found !== null; found = sign.exec(text))
    sign.lastIndex = takeSign(scan, found[0], found.index);
  return scan;
}
function takeSign(scan, sign, at) {
  switch (sign) {
    case `
`:
      return beginLine(scan, at + 1), at + 1;
    case "\\":
      return scan.text.charAt(at + 1) === `
` ? at + 1 : at + 2;
    case "[":
      return openBracket2(scan, at);
    default:
      return closeBracket2(scan, at);
  }
}
var NEW_BLOCK = /[ \t\r]*(?:[-*+#>|]|\d{1,9}[.)]|`{3}|~{3}|(?![^\n]))/y;
function beginLine(scan, start) {
  scan.line = { start, end: endOfLine2(scan.text, start) }, NEW_BLOCK.lastIndex = start, NEW_BLOCK.test(scan.text) && (scan.open.length = 0, scan.spent = 0);
}
function openBracket2(scan, at) {
  return scan.definitions.has(at) ? scan.line.end : (scan.open.push(at), scan.lastOpened = at, at + 1);
}
function closeBracket2(scan, at) {
  let start = scan.open.pop();
  if (start === void 0)
    return at + 1;
  start === scan.lastOpened && at - start - 1 <= MAX_LABEL_CHARACTERS && scan.labels.add(normaliseLabel(scan.text.slice(start + 1, at)));
  let isSpent = scan.open.length < scan.spent;
  scan.spent = Math.min(scan.spent, scan.open.length);
  let isPicture = scan.text.charAt(start - 1) === "!" && !isEscaped(scan.text, start - 1), read = scan.text.charAt(at + 1) === "(" && (isPicture || !isSpent) ? readInlineTarget(scan.text, at + 2, scan.line.end) : void 0;
  if (read === void 0)
    return at + 1;
  if (!isPicture) {
    let kind = start < scan.line.start ? "wrapped" : "inline";
    scan.links.push({ kind, range: { start, end: read.end }, target: read.target }), scan.spent = scan.open.length;
  }
  return read.end;
}
function isEscaped(text, at) {
  let start = at;
  for (; start > 0 && text.charAt(start - 1) === "\\"; )
    start -= 1;
  return (at - start) % 2 === 1;
}
var MAX_LOOSE_CHARACTERS = 4096;
function readInlineTarget(text, start, lineEnd) {
  let strict = readTarget(text, start, lineEnd), strictEnd = strict === void 0 ? lineEnd : skipBlanks(text, strict.end, lineEnd);
  if (strict !== void 0 && strictEnd < lineEnd && text.charAt(strictEnd) === ")")
    return { target: strict.target, end: strictEnd + 1 };
  let rest = text.slice(start, Math.min(lineEnd, start + MAX_LOOSE_CHARACTERS)), loose = rest.slice(0, Math.max(0, rest.indexOf(")")));
  return !/\S[ \t]+\S/.test(loose) || /[[(]/.test(loose) ? void 0 : { target: { start: start + loose.length - loose.trimStart().length, end: start + loose.trimEnd().length }, end: start + loose.length + 1 };
}

// src/customizations/references.ts
function readReferences(text, forms) {
  let code = readCodeRanges(text), links = readLinks(text), inline = links.filter(({ kind }) => kind === "inline").map(({ range }) => range);
  return [
    ...links.flatMap(({ kind, target }) => linkReference(text, target, kind, code)),
    ...markedReferences(text, inline, code),
    ...forms.imports ? importReferences(text, code) : []
  ].sort((a, b) => a.range.start - b.range.start);
}
function linkReference(text, range, kind, code) {
  let isCode = rangeAround(code, range.start)?.kind === "code";
  if (isCode && kind !== "inline")
    return [];
  let standing = kind === "inline" ? standingIn(isCode) : kind;
  return [{ kind: "link", target: text.slice(range.start, range.end), range, standing }];
}
function standingIn(isDoubtful) {
  return isDoubtful ? "tentative" : "plain";
}
var MARKED = /#(?:(file):([^\s#]+)|(tool):([\w./-]+))/gi;
function markedReferences(text, links, code) {
  return Array.from(text.matchAll(MARKED)).flatMap((match) => {
    let end = match.index + match[0].length, link = firstEndingFrom(links, match.index);
    if (link !== void 0 && link.start <= end)
      return [];
    let kind = match[1] === void 0 ? "tool" : "file", start = match.index + 2 + kind.length, target = kind === "file" ? match[2] ?? "" : withoutEnd(match[4] ?? "", "."), isCode = kind === "file" && rangeAround(code, match.index)?.kind === "code", range = { start, end: start + target.length };
    return target === "" ? [] : [{ kind, target, range, standing: standingIn(isCode) }];
  });
}
var IMPORT = /(?<![^\s*])@((?:[^\s\\]|\\ )+)/g, MAY_BE_PATH = /^(?:\/.|~\/|[\w.-])/, LOOKS_LIKE_PATH = /^(?:\.{0,2}|~)\/|\.[a-z][\w-]*$/i;
function importReferences(text, code) {
  return Array.from(text.matchAll(IMPORT)).flatMap((match) => {
    let target = withoutEnd(match[1] ?? "", "*");
    if (!MAY_BE_PATH.test(target) || rangeAround(code, match.index) !== void 0)
      return [];
    let start = match.index + 1, [path = ""] = withoutPunctuation(target).split("#", 1), standing = standingIn(!LOOKS_LIKE_PATH.test(path));
    return [{ kind: "import", target, range: { start, end: start + target.length }, standing }];
  });
}
function withoutPunctuation(target) {
  return withoutEnd(target, `.,;:!?)]}>'"`);
}
function withoutEnd(target, signs) {
  let end = target.length;
  for (; end > 0 && signs.includes(target.charAt(end - 1)); )
    end -= 1;
  return target.slice(0, end);
}
function rangeAround(ranges, offset) {
  let found = firstEndingFrom(ranges, offset + 1);
  return found !== void 0 && found.start <= offset ? found : void 0;
}
function firstEndingFrom(ranges, offset) {
  let low = 0, high = ranges.length;
  for (; low < high; ) {
    let middle = low + high >> 1;
    (ranges[middle]?.end ?? 0) >= offset ? high = middle : low = middle + 1;
  }
  return ranges[low];
}

// src/customizations/reference-target.ts
var NOTHING_MEANT = { kind: "nothing-meant" };
function targetOf2(from, raw, standsAt) {
  let isTentative = raw.standing === "tentative";
  if (raw.kind === "tool")
    return notAFile("a tool");
  let resolved = resolveReference(from, plainTarget2(raw));
  if (resolved.kind === "outside")
    return isTentative ? NOTHING_MEANT : broken(resolved.reason);
  if (resolved.kind === "not-a-file" || resolved.path === from) {
    let reason = resolved.kind === "inside" ? "a place in the same file" : resolved.reason;
    return isTentative ? NOTHING_MEANT : notAFile(reason);
  }
  let { path } = resolved;
  switch (standsAt(path)) {
    case "file":
    case void 0:
      return { kind: "file", path };
    case "folder":
      return isTentative ? NOTHING_MEANT : folder(raw, path);
    case "missing": {
      let better = withoutItsPunctuation(from, raw, standsAt);
      return better !== void 0 ? broken(better) : isTentative ? NOTHING_MEANT : missing2(from, raw, path, standsAt);
    }
  }
}
function notAFile(reason) {
  return { kind: "none", outcome: { kind: "not-a-file", reason } };
}
function broken(reason) {
  return { kind: "none", outcome: { kind: "broken", reason } };
}
function folder({ kind }, path) {
  return kind === "link" ? notAFile("a folder") : broken(`"${path}" is a folder`);
}
function missing2(from, raw, path, standsAt) {
  if (/\{\{|\$\{/.test(raw.target))
    return notAFile("a placeholder");
  let fromRoot = resolveReference("", plainTarget2(raw)), isThere = from.includes("/") && fromRoot.kind === "inside" && standsAt(fromRoot.path) === "file";
  return broken(`"${path}" does not exist${isThere ? `; "/${fromRoot.path}" does, from the repository's root` : ""}`);
}
function plainTarget2({ kind, target }) {
  switch (kind) {
    case "link":
      return target.replaceAll(/\\([!-/:-@[-`{-~])/g, "$1");
    case "import":
      return target.replaceAll("\\ ", " ");
    case "file":
    case "tool":
      return target;
  }
}
function withoutItsPunctuation(from, raw, standsAt) {
  let target = plainTarget2(raw), bare = withoutPunctuation(target), resolved = raw.kind === "link" || bare === target ? void 0 : resolveReference(from, bare);
  if (!(resolved?.kind !== "inside" || standsAt(resolved.path) !== "file"))
    return `"${target.slice(bare.length)}" is read as a part of the name; put a blank before it to mean "${resolved.path}"`;
}

// src/customizations/follow-pointers.ts
function readPointers({ source, body, forms }, standsAt) {
  return readReferences(source.text.slice(body.start, body.end), forms).flatMap((raw) => {
    let target = targetOf2(source.path, raw, standsAt), start = positionAt(source, body.start + raw.range.start);
    return target.kind === "nothing-meant" ? [] : [{ raw, start, target }];
  });
}

// src/customizations/follow-reader.ts
function boundedReader(readFile, maxFiles) {
  let known = /* @__PURE__ */ new Map(), characters = 0;
  return async (path) => {
    let before = known.get(path);
    if (before !== void 0)
      return before;
    if (known.size >= maxFiles)
      return { kind: "too-many", reason: `only the first ${inWords(maxFiles)} files that are referred to are read` };
    if (characters >= 16777216)
      return { kind: "too-many", reason: `the files that are referred to have more than ${inWords(16777216)} characters together` };
    let read = await readFile(path);
    return characters += read.kind === "text" ? read.source.text.length : 0, known.set(path, read), read;
  };
}
function inWords(count) {
  return count.toLocaleString("en");
}

// src/customizations/follow.ts
var MAX_IMPORT_HOPS = 5, MAX_HOPS = 64, MAX_FILES = 2e3, MAX_REFERENCES_OF_A_FILE = 1e3, MAX_REFERENCES = 5e4;
async function followReferences(input) {
  let references = /* @__PURE__ */ new Map(), walk = {
    input,
    starts: new Set(input.start.map(({ source }) => source.path)),
    read: boundedReader(input.readFile, MAX_FILES),
    texts: /* @__PURE__ */ new Map(),
    brought: [],
    references: 0
  };
  for (let text of input.start) {
    let { path } = text.source;
    if (!references.has(path)) {
      let root = { path, forms: text.forms, seen: /* @__PURE__ */ new Set([path]) }, opened = openText(walk, text);
      references.set(path, await referencesOf(walk, { path, opened, root, hops: 0, above: void 0 }));
    }
  }
  return { references, brought: walk.brought };
}
function openText({ input }, text) {
  let all = readPointers(text, input.standsAt), { source, body } = text, pointers = all.slice(0, MAX_REFERENCES_OF_A_FILE), first = all[MAX_REFERENCES_OF_A_FILE], rest = first === void 0 ? {} : { rest: { first, count: all.length - MAX_REFERENCES_OF_A_FILE } };
  return { source, body, pointers, ...rest };
}
async function referencesOf(walk, file) {
  let { pointers, rest } = file.opened, references = [];
  for (let [index, pointer] of pointers.entries()) {
    if (walk.references >= MAX_REFERENCES)
      return [...references, tooMany(pointer, pointers.length - index + (rest?.count ?? 0))];
    walk.references += 1;
    let outcome = await outcomeOf(walk, file, pointer);
    outcome !== void 0 && references.push(referenceOf(pointer, outcome));
  }
  return rest === void 0 ? references : [...references, tooMany(rest.first, rest.count)];
}
function referenceOf({ raw, start }, outcome) {
  return { kind: raw.kind, target: raw.target, start, outcome };
}
function tooMany(pointer, count) {
  let reason = `too many references: of this file, it and ${inWords(count - 1)} after it are not looked at`;
  return referenceOf(pointer, { kind: "not-a-file", reason });
}
async function outcomeOf(walk, file, pointer) {
  let { raw, target, start } = pointer;
  if (target.kind === "none")
    return target.outcome;
  let { path } = target, reason = whyNotFollowed(walk.input, file, raw);
  return reason === void 0 ? follow(walk, file, { raw, path, broughtBy: `${file.path}:${start.line}` }) : raw.standing !== "tentative" || walk.input.standsAt(path) === "file" ? { kind: "not-followed", path, reason } : void 0;
}
function whyNotFollowed(input, file, { kind, standing }) {
  return kind === "import" ? void 0 : input.includeReferenced ? standing === "wrapped" ? "VS Code finds no link whose text runs over lines" : standing === "definition" ? "VS Code finds no link whose target stands apart" : file.above === void 0 || input.isCustomization(file.path) ? void 0 : "links and `#file:` are followed from customizations only" : "the setting `chat.includeReferencedInstructions` is off";
}
async function follow(walk, file, found) {
  let { raw, path } = found;
  if (isAbove(file, path))
    return { kind: "not-followed", path, reason: "a circle: that file brought this one in" };
  if (file.root.seen.has(path))
    return { kind: "followed", path };
  let limit = raw.kind === "import" ? MAX_IMPORT_HOPS : MAX_HOPS;
  if (file.hops >= limit)
    return { kind: "not-followed", path, reason: `more than ${limit} references lead here from "${file.root.path}"` };
  let read = await walk.read(path);
  if (read.kind === "too-many" || walk.brought.length >= MAX_FILES) {
    let reason = read.kind === "too-many" ? read.reason : `only ${inWords(MAX_FILES)} files are brought in`;
    return { kind: "not-followed", path, reason };
  }
  return read.kind === "problem" ? raw.standing !== "tentative" || !["missing", "not-a-file"].includes(read.code) ? { kind: "broken", reason: read.message } : void 0 : (await bring(walk, file, found, read.source), { kind: "followed", path });
}
function isAbove(file, path) {
  for (let above = file.above; above !== void 0; above = above.above)
    if (above.path === path)
      return !0;
  return !1;
}
async function bring(walk, file, { path, broughtBy: broughtBy2 }, source) {
  let { root } = file, opened = broughtText(walk, path, source, root.forms), { body } = opened, brought = { path, source, body, broughtBy: broughtBy2, root: root.path, isStart: walk.starts.has(path) };
  root.seen.add(path);
  let slot = walk.brought.push({ ...brought, references: [] }) - 1, references = await referencesOf(walk, { path, opened, root, hops: file.hops + 1, above: file });
  walk.brought[slot] = { ...brought, references };
}
function broughtText(walk, path, source, forms) {
  let key = `${forms.imports ? "@" : "#"}${path}`, known = walk.texts.get(key);
  if (known !== void 0)
    return known;
  let opened = openText(walk, { source: { ...source, path }, body: readFrontmatter(source).body, forms });
  return walk.texts.set(key, opened), opened;
}

// src/customizations/instructions-head.ts
function headProblems(kind, source, frontmatter) {
  return frontmatter.present ? kind === "claude-rule" ? scopeKeyProblems(source, frontmatter, "paths", RULES_SCOPE) : [
    ...scopeKeyProblems(source, frontmatter, "applyTo", INSTRUCTIONS_SCOPE),
    ...excludeAgentProblems(source, frontmatter)
  ] : lateHeadProblems(source, frontmatter);
}
function whyNoApplyTo(value) {
  return `${value === void 0 ? "it has no `applyTo`" : "its `applyTo` is empty"}, so no reader applies it on its own`;
}
var LATE_HEAD = /^\uFEFF?(?:\s*\n---|-{4,})[ \t]*\r?\n[ \t]*(?:applyTo|paths|description|name)[ \t]*:/;
function lateHeadProblems(source, frontmatter) {
  let match = frontmatter.problems.length === 0 ? LATE_HEAD.exec(source.text) : null;
  if (match === null)
    return [];
  let start = match[0].indexOf("---");
  return [
    diagnosticAt(
      source,
      { start, end: start + 3 },
      {
        rule: "frontmatter-not-first",
        severity: "warning",
        message: "The frontmatter is not read: it must begin on the first line, with three dashes",
        hint: "Open the file with a line that holds --- and nothing else."
      }
    )
  ];
}
var INSTRUCTIONS_SCOPE = {
  others: ["globs", "glob", "paths", "path", "files", "apply-to", "apply_to"],
  without: "without it the file is never in force"
}, RULES_SCOPE = {
  others: ["globs", "glob", "files", "applyto", "apply-to", "apply_to"],
  without: "without it the rule is in force for all files"
}, MAX_KEYS = 50, MAX_EDITS = 2;
function scopeKeyProblems(source, { data, rangeOfKey }, key, { others, without }) {
  if (Object.hasOwn(data, key))
    return [];
  let written = Object.keys(data).slice(0, MAX_KEYS).find((one) => isMeantBy(one.toLowerCase(), key.toLowerCase(), others)), range = written === void 0 ? void 0 : rangeOfKey([written]);
  return written === void 0 || range === void 0 ? [] : [
    diagnosticAt(source, range, {
      rule: "frontmatter-scope-key",
      severity: "warning",
      message: `${quoteValue(written)} is not read here; ${without}`,
      hint: `Did you mean \`${key}\`?`
    })
  ];
}
function isMeantBy(written, key, others) {
  return others.includes(written) || editsUpTo(MAX_EDITS, written, key) !== void 0;
}
var AGENTS = {
  "code-review": "github-review",
  "cloud-agent": "cloud-agent",
  "coding-agent": "cloud-agent"
};
function excludedReaders(value) {
  return namesIn(value).flatMap((name) => readerOf(name) ?? []);
}
function readerOf(name) {
  return Object.hasOwn(AGENTS, name) ? AGENTS[name] : void 0;
}
function namesIn(value) {
  return (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry == "string").map((entry) => entry.trim());
}
function excludeAgentProblems(source, frontmatter) {
  let value = frontmatter.data.excludeAgent, unknown = namesIn(value).find((name) => readerOf(name) === void 0), isNone = value !== void 0 && typeof value != "string" && !Array.isArray(value);
  if (unknown === void 0 && !isNone)
    return [];
  let range = frontmatter.rangeOf(["excludeAgent"]) ?? { start: 0, end: 0 }, message = isNone ? "`excludeAgent` must be a string or a list, so it excludes no agent" : `${quoteValue(unknown ?? "")} in \`excludeAgent\` is no agent, so it excludes none`;
  return [diagnosticAt(source, range, { rule: "exclude-agent", severity: "warning", message, hint: 'Write "code-review" or "cloud-agent".' })];
}

// src/customizations/instructions.ts
function readInstructions(file, source) {
  return file.kind === "path-instructions" ? readWithFrontmatter(file, source, appliesByApplyTo) : file.kind === "claude-rule" ? readWithFrontmatter(file, source, appliesByPaths) : readWhole(file, source);
}
function readWhole(file, source) {
  let content = trimmedContent(source, { start: 0, end: source.text.length });
  return content.text === "" ? { kind: "unusable", reason: "the file is empty", problems: [] } : instructionsOf(file, content, servedFiles(file), []);
}
function instructionsOf({ servedFolder: _served, ...standing }, content, applies, problems) {
  return { kind: "instructions", instructions: { ...standing, content, applies }, problems };
}
function servedFiles({ servedFolder }) {
  return { kind: "folder", folder: servedFolder };
}
function readWithFrontmatter(file, source, readApplies) {
  let frontmatter = readFrontmatter(source), problems = [...frontmatterProblems(source, frontmatter), ...headProblems(file.kind, source, frontmatter)], error = problems.find((problem) => problem.severity === "error");
  if (error !== void 0)
    return { kind: "unusable", reason: `its frontmatter cannot be read: ${error.message}`, problems };
  let content = trimmedContent(source, frontmatter.body);
  if (content.text === "")
    return { kind: "unusable", reason: "the file has no text", problems };
  let read = readApplies(frontmatter, file);
  if (read.kind === "problem") {
    let all = [...problems, diagnosticAt(source, read.range, read.problem)];
    return { kind: "unusable", reason: read.problem.message, problems: all };
  }
  let excluded = file.kind === "path-instructions" ? excludedReaders(frontmatter.data.excludeAgent) : [], readers = file.readers.filter((reader) => !excluded.includes(reader));
  return instructionsOf({ ...file, readers }, content, read.applies, problems);
}
function frontmatterProblems(source, frontmatter) {
  return frontmatter.problems.map(
    ({ code, severity, message, hint, range }) => diagnosticAt(source, range, {
      rule: `frontmatter-${code}`,
      severity,
      message,
      ...hint === void 0 ? {} : { hint }
    })
  );
}
function appliesByApplyTo(frontmatter) {
  let value = frontmatter.data.applyTo, range = rangeOf(frontmatter, "applyTo");
  if (value !== void 0 && typeof value != "string")
    return wrongType(
      "apply-to-type",
      `\`applyTo\` must be one string, not ${describeType2(value)}`,
      'Write the globs in one string, separated by commas: applyTo: "**/*.ts,**/*.tsx".',
      range
    );
  if (excludedReaders(frontmatter.data.excludeAgent).includes("github-review"))
    return never("its `excludeAgent` opts out of code review");
  if (value === void 0 || value.trim() === "")
    return never(whyNoApplyTo(value));
  let patterns = splitGlobList(value).map(({ pattern }) => pattern);
  return { kind: "applies", applies: { kind: "globs", key: "applyTo", written: value.trim(), patterns, range } };
}
function appliesByPaths(frontmatter, file) {
  let value = frontmatter.data.paths, range = rangeOf(frontmatter, "paths");
  if (value == null)
    return { kind: "applies", applies: servedFiles(file) };
  if (!isListOfTexts(value))
    return wrongType(
      "paths-type",
      `\`paths\` must be a list of globs, not ${Array.isArray(value) ? "one with other values" : describeType2(value)}`,
      'Write a list, in brackets or one glob a line: paths: ["src/**/*.ts", "lib/**"].',
      range
    );
  let patterns = value.map((pattern) => pattern.trim()).filter((pattern) => pattern !== "");
  return patterns.length === 0 ? never("its `paths` names no file") : { kind: "applies", applies: { kind: "globs", key: "paths", written: patterns.join(", "), patterns, range } };
}
function isListOfTexts(value) {
  return Array.isArray(value) && value.every((entry) => typeof entry == "string");
}
function never(reason) {
  return { kind: "applies", applies: { kind: "never", reason } };
}
function wrongType(rule, message, hint, range) {
  return { kind: "problem", problem: { rule, severity: "error", message, hint }, range };
}
function rangeOf(frontmatter, key) {
  return frontmatter.rangeOf([key]) ?? frontmatter.rangeOfKey([key]) ?? { start: 0, end: 0 };
}
function describeType2(value) {
  return value === null ? "nothing" : typeof value == "object" ? Array.isArray(value) ? "a list" : "a map" : `a ${typeof value}`;
}
function trimmedContent(source, range) {
  let whole = source.text.slice(range.start, range.end), text = whole.trim(), offset = range.start + (text === "" ? 0 : whole.indexOf(text));
  return { text, path: source.path, origin: { kind: "file", source, offset } };
}

// src/customizations/reference-tree.ts
function standingsIn(entries) {
  let kinds = new Map(entries.map(({ path, kind }) => [path, kind])), folders = /* @__PURE__ */ new Set(["", ...entries.flatMap(({ path }) => parentsOf(path))]);
  return (path) => {
    let kind = kinds.get(path);
    return kind !== void 0 ? kind === "symlink" ? void 0 : kind === "file" ? "file" : "folder" : folders.has(path) ? "folder" : parentsOf(path).some((parent) => kinds.get(parent) === "symlink") ? void 0 : "missing";
  };
}

// src/customizations/follow-instructions.ts
var IMPORTING = /* @__PURE__ */ new Set(["claude-md", "agents-md"]);
async function followFrom(found, store, settings, { isComplete }) {
  let starts = new Map(
    found.flatMap((customization) => {
      let start = startOf(customization);
      return start === void 0 ? [] : [[start.file.source.path, start]];
    })
  ), files = [...starts.values()].map(({ file }) => file);
  if (!files.some(mayRefer))
    return found.map(withOwnReferences);
  let entries = isComplete ? (await store.workspace.find(EVERYTHING)).entries : void 0, { references, brought } = await followReferences({
    start: files,
    includeReferenced: settings.switchFor("chat.includeReferencedInstructions", "").value,
    isCustomization: (path) => identify(path) !== void 0,
    standsAt: entries === void 0 ? () => {
    } : standingsIn(entries),
    readFile: (path) => readFrom(store, path)
  }), byRoot = groupBy(brought, ({ root }) => root);
  return found.flatMap((customization) => {
    let path = startOf(customization)?.file.source.path ?? "", start = starts.get(path);
    return start?.instructions !== customization ? [withOwnReferences(customization)] : [
      { ...customization, references: references.get(path) ?? [] },
      ...(byRoot.get(path) ?? []).flatMap((file) => broughtInstructions(file, start.instructions, starts) ?? [])
    ];
  });
}
var EVERYTHING = { endings: [""], deep: [], shallow: [] };
function withOwnReferences(customization) {
  let start = customization.level === "repository" ? void 0 : startIn(customization);
  if (start === void 0 || !mayRefer(start.file))
    return customization;
  let pointers = readPointers(start.file, () => {
  }).slice(0, MAX_REFERENCES2);
  return { ...start.instructions, references: pointers.flatMap((pointer) => ownReference(pointer) ?? []) };
}
var MAX_REFERENCES2 = 1e3;
function ownReference({ raw, start, target }) {
  if (raw.standing === "tentative")
    return;
  let outcome = target.kind === "none" ? target.outcome : { kind: "not-followed", path: target.path, reason: "only references of the repository's files are followed" };
  return { kind: raw.kind, target: raw.target, start, outcome };
}
function startOf(customization) {
  return customization.level === "repository" ? startIn(customization) : void 0;
}
function startIn(customization) {
  if (!("content" in customization))
    return;
  let { text, origin } = customization.content;
  if (origin.kind !== "file")
    return;
  let body = { start: origin.offset, end: origin.offset + text.length };
  return {
    instructions: customization,
    file: { source: origin.source, body, forms: { imports: IMPORTING.has(customization.kind) } }
  };
}
function mayRefer({ source, forms }) {
  return /#(?:file|tool):|\][([:]/i.test(source.text) || forms.imports && source.text.includes("@");
}
function isInForceWherever({ applies }, other) {
  if (applies.kind !== "folder")
    return JSON.stringify(applies) === JSON.stringify(other.applies);
  let served = other.applies.kind === "folder" ? other.applies.folder : other.folder;
  return served === applies.folder || isBelow(served, applies.folder);
}
function broughtInstructions({ source, body, path, broughtBy: broughtBy2, isStart, references }, root, starts) {
  let content = trimmedContent(source, body), own = isStart ? starts.get(path)?.instructions : void 0;
  if (content.text === "" || own !== void 0 && isInForceWherever(own, root))
    return;
  let { level, folder: folder2, readers, applies } = root;
  return { kind: "referenced-file", path, level, folder: folder2, readers, applies, broughtBy: broughtBy2, content, references };
}

// src/customizations/locate-files.ts
function locateFiles(paths, roots) {
  let innermostFirst = roots.toSorted((a, b) => b.path.length - a.path.length), located = [], lost = [];
  for (let path of paths) {
    let file = locate(path, innermostFirst), kind = file === void 0 ? identify(path) ?? misnamed(path)?.kind : void 0;
    file !== void 0 ? located.push(file) : kind !== void 0 && lost.push({ path, kind });
  }
  let skillFolders = located.filter(({ kind }) => kind === "skill").map(({ path }) => splitPath(path).folder);
  return {
    located,
    strays: lost.map(({ path, kind }) => ({ path, kind, reason: reasonOf(path, kind, skillFolders) }))
  };
}
function locate(path, roots) {
  for (let root of roots) {
    let place = root.places.find((candidate) => takesPath(candidate, path));
    if (place !== void 0)
      return { path, kind: place.kind, place, folder: root.path };
  }
}
var MISNAMED = [
  { folder: /(?:^|\/)\.github\/instructions\//i, kind: "path-instructions", ending: ".instructions.md" },
  { folder: /(?:^|\/)\.github\/prompts\//i, kind: "prompt", ending: ".prompt.md" }
];
function misnamed(path) {
  return takesName({ kind: "markdown" }, splitPath(path).name) ? MISNAMED.find(({ folder: folder2 }) => folder2.test(path)) : void 0;
}
function reasonOf(path, kind, skillFolders) {
  let wrong = identify(path) === void 0 ? misnamed(path) : void 0;
  if (wrong !== void 0)
    return `its name does not end in \`${wrong.ending}\`, so nobody reads it there`;
  let skill = skillFolders.find((folder3) => isBelow(path, folder3));
  if (skill !== void 0)
    return `it belongs to the skill \`${splitPath(skill).name}\` and is read when that is used`;
  let places = (specOf(kind)?.places ?? []).filter(({ level }) => level === "repository"), spelling = spellingMeant(path, places);
  if (spelling !== void 0)
    return `in a folder it is read only when spelled \`${spelling}\``;
  let folder2 = folderItWouldServe(path, places);
  return folder2 !== void 0 ? `\`${folder2}\` is no workspace folder; name it in \`workspace-folders\` or in a \`.code-workspace\` file at the root` : `nobody looks for it there; ${specOf(kind)?.title ?? kind} files are read as ${places.map(describePlace).join(", ")}`;
}
function spellingMeant(path, places) {
  let { folder: folder2, name } = splitPath(path), meant = places.find(
    (place) => place.name.kind === "exact" && place.name.name.toLowerCase() === name.toLowerCase() && takesPath(place, joinPath(folder2, place.name.name))
  );
  return meant?.name.kind === "exact" ? meant.name.name : void 0;
}
function folderItWouldServe(path, places) {
  for (let slash = path.indexOf("/"); slash >= 0; slash = path.indexOf("/", slash + 1)) {
    let within = path.slice(slash + 1);
    if (places.some((place) => place.folder !== "" && takesPath(place, within)))
      return path.slice(0, slash);
  }
}
function describePlace({ folder: folder2, depth, name }) {
  let middle = depth === "direct" ? "" : depth === "any" ? "**/" : "*/**/";
  return `\`${folder2 === "" ? "" : `${folder2}/`}${middle}${describeName(name)}\``;
}
function describeName(name) {
  switch (name.kind) {
    case "exact":
      return name.name;
    case "ending":
      return `*${name.ending}`;
    case "markdown":
      return "*.md";
  }
}

// src/customizations/order.ts
var LEVELS2 = ["repository", "user", "organization"], NESTED = /* @__PURE__ */ new Set(["agents-md", "claude-md", "gemini-md", "review-md"]);
function byCollectionOrder(a, b) {
  return LEVELS2.indexOf(a.level) - LEVELS2.indexOf(b.level) || rankOf(a.kind) - rankOf(b.kind) || (NESTED.has(a.kind) ? depthOf2(b.path) - depthOf2(a.path) : 0) || (a.path < b.path ? -1 : +(a.path > b.path));
}
function rankOf(kind) {
  return KINDS.findIndex((spec) => spec.kind === kind);
}
function depthOf2(path) {
  return path.split("/").length - 1;
}

// src/customizations/placed-file.ts
function placedInRepository(store, { path, kind, place, folder: folder2 }) {
  return { store, file: path, path, kind, level: store.level, folder: folder2, place };
}
function servedFolderOf({ kind, file, level, folder: folder2 }) {
  let stands = splitPath(file).folder;
  return level !== "repository" || !(kind === "agents-md" || kind === "claude-md" || kind === "gemini-md" || kind === "review-md") || stands === joinPath(folder2, ".claude") ? folder2 : stands;
}
async function placeElsewhere(sources, settings, compatibility) {
  let stores = [...userStores(sources), ...organizationStores(sources)];
  return (await Promise.all(
    stores.map((store) => placeInStore(store, placesOf("", store.level, settings, compatibility)))
  )).flat();
}
async function placeInStore(store, places) {
  let folders = outermost(places.filter(({ depth, name }) => !isOneFile(depth, name)).map(({ folder: folder2 }) => folder2)), listed = await Promise.all(folders.map((folder2) => store.workspace.list(folder2))), single = places.flatMap(
    ({ folder: folder2, depth, name }) => name.kind === "exact" && isOneFile(depth, name) ? [joinPath(folder2, name.name)] : []
  ), present = await Promise.all(single.map(async (path) => [path, await store.workspace.read(path)]));
  return [.../* @__PURE__ */ new Set([
    ...listed.flat().map(({ path }) => path),
    ...present.filter(([, file]) => file.kind !== "missing").map(([path]) => path)
  ])].flatMap((file) => {
    let place = places.find((candidate) => takesPath(candidate, file));
    return place === void 0 ? [] : [{ store, file, path: `${store.prefix}${file}`, kind: place.kind, level: store.level, folder: "", place }];
  });
}
function isOneFile(depth, name) {
  return depth === "direct" && name.kind === "exact";
}
function outermost(folders) {
  let all = new Set(folders);
  return [...all].filter((folder2) => !parentsOf(folder2).some((parent) => all.has(parent)));
}

// src/customizations/read-file.ts
async function readPlaced(placed, extent) {
  let { hidden } = placed.place;
  if (extent === "guidance" && hidden !== void 0)
    return { leftOut: leftOutOf(placed, hidden), problems: [] };
  if (extent === "guidance" && isToolKind(placed.kind))
    return { tool: toolOf(placed, placed.kind), problems: [] };
  let file = await readFrom(placed.store, placed.file);
  if (file.kind === "problem")
    return unreadable(placed, file);
  let read = readSource(placed, file.source);
  return hidden === void 0 ? read : { leftOut: leftOutOf(placed, hidden), problems: read.problems };
}
function readSource(placed, source) {
  let { kind } = placed;
  if (isToolKind(kind))
    return { tool: toolOf(placed, kind), problems: toolProblems(kind, source) };
  let read = readInstructions({ ...standingOf2(placed), kind, servedFolder: servedFolderOf(placed) }, source);
  return read.kind === "instructions" ? { instructions: read.instructions, problems: read.problems } : { leftOut: leftOutOf(placed, read.reason), problems: read.problems };
}
function isToolKind(kind) {
  return Object.hasOwn(NO_PART, kind);
}
var NO_PART = {
  agent: "an agent guides only those who ask for it, and this review asks for none",
  prompt: "a prompt is run by hand in an editor",
  skill: "a skill is read when an agent picks it, and this review asks for no agent",
  hooks: "hooks run in an agent's session, and a review runs none"
};
function toolOf(placed, kind) {
  return { ...standingOf2(placed), kind, name: toolName(placed.file), reason: NO_PART[kind], references: [] };
}
function toolProblems(kind, source) {
  return kind !== "hooks" ? frontmatterProblems(source, readFrontmatter(source)) : readJsonc(source).problems.map(
    ({ code, severity, message, hint, range }) => diagnosticAt(source, range, {
      rule: `hooks-${code}`,
      severity,
      message,
      ...hint === void 0 ? {} : { hint }
    })
  );
}
function standingOf2({ path, level, folder: folder2, place }) {
  let { readers, broughtBy: broughtBy2 } = place;
  return { path, level, folder: folder2, readers, ...broughtBy2 === void 0 ? {} : { broughtBy: broughtBy2 } };
}
function leftOutOf(placed, reason) {
  let { path, ...standing } = standingOf2(placed);
  return { ...standing, source: path, kind: placed.kind, reason };
}
function unreadable(placed, problem) {
  return {
    leftOut: leftOutOf(placed, problem.message),
    problems: [missingWhereNamed(placed.place, problem) ?? unreadableFile(placed.path, problem)]
  };
}
function missingWhereNamed({ namedAt }, { code, message }) {
  return namedAt === void 0 || code !== "missing" ? void 0 : diagnosticAt(namedAt.source, namedAt.range, {
    rule: "contribution-path",
    severity: "error",
    message,
    hint: "Correct the path, or take the entry out."
  });
}

// src/customizations/settings-instructions.ts
var MAX_FILES2 = 1e3;
async function readSettingInstructions(workspace, settings, folders) {
  let found = [], leftOut = [], problems = [], distinct = folders.length === 0 ? [""] : [...new Set(folders)], reader = readEachOnce(workspace);
  for (let entry of settings.instructions) {
    let read = entry.form.kind === "text" ? readTextEntry(entry, entry.form.text.trim()) : await readFileEntry(reader, entry, entry.form.file, distinct);
    found.push(...read.contents.map((content) => instructionsOf2(entry, content))), problems.push(...read.problems), leftOut.push(
      ...read.problems.map(({ path, message }) => ({
        source: path,
        reason: message,
        ...standingOf(entry)
      }))
    );
  }
  return { found, leftOut, problems };
}
function readEachOnce(workspace) {
  let reads = /* @__PURE__ */ new Map();
  return (path) => {
    let known = reads.get(path);
    if (known !== void 0 || reads.size >= MAX_FILES2)
      return known;
    let read = readText(workspace, path);
    return reads.set(path, read), read;
  };
}
function readTextEntry(entry, text) {
  if (text === "")
    return { contents: [], problems: [unusable(entry, `An entry of \`${entry.key}\` has an empty "text"`, "Write the instruction or take the entry out.")] };
  let position = positionAt(entry.source, entry.range.start);
  return { contents: [{ text, path: entry.source.path, origin: { kind: "setting", position } }], problems: [] };
}
async function readFileEntry(reader, entry, file, folders) {
  let read = await Promise.all(folders.map((folder2) => readFrom2(reader, file, folder2))), contents = read.flatMap((one) => one.kind === "content" ? [one.content] : []), broken2 = read.filter((one) => one.kind === "broken"), absent2 = contents.length + broken2.length > 0 ? [] : read.filter((one) => one.kind === "absent").slice(0, 1), everywhere = folders.length > 1 ? ", and no other workspace folder has it with a text" : "", named = `The file ${quoteValue(file)} named by \`${entry.key}\``;
  return {
    contents,
    problems: [
      ...withoutSame(broken2).map(({ message, hint }) => unusable(entry, `${named} cannot be used: ${message}`, hint)),
      ...absent2.map(({ message, hint }) => unusable(entry, `${named} ${message}${everywhere}`, hint))
    ]
  };
}
function withoutSame(said) {
  return [...new Map(said.map((one) => [one.message, one])).values()];
}
async function readFrom2(reader, file, folder2) {
  let path = resolveFrom(folder2, file);
  if (path.kind === "outside")
    return { kind: "broken", message: `${quoteValue(file)} is not a path inside of the repository, for ${path.reason}`, hint: "Write a path to a file of the repository, with `/`." };
  let text = await reader(path.path === "" ? "." : path.path);
  if (text === void 0)
    return { kind: "broken", message: `only the first ${MAX_FILES2} files that settings name are read`, hint: "Put the instructions into fewer files." };
  if (text.kind === "problem") {
    let hint = text.hint === void 0 ? {} : { hint: text.hint };
    return text.code === "missing" ? { kind: "absent", message: `cannot be used: ${text.message}`, ...hint } : { kind: "broken", message: text.message, ...hint };
  }
  let content = trimmedContent(text.source, { start: 0, end: text.source.text.length });
  return content.text === "" ? { kind: "absent", message: "is empty" } : { kind: "content", content };
}
function unusable(entry, message, hint) {
  return diagnosticAt(entry.source, entry.range, {
    rule: "settings-instructions-unusable",
    severity: "error",
    message,
    ...hint === void 0 ? {} : { hint }
  });
}
function instructionsOf2(entry, content) {
  return {
    path: content.path,
    ...standingOf(entry),
    references: [],
    content,
    applies: appliesOf(entry),
    entry: entry.form.kind
  };
}
function appliesOf({ purpose, language, folder: folder2 }) {
  return purpose !== "code-generation" ? { kind: "never", reason: `a ${purpose} instruction does not take part in the review of a change` } : language === void 0 ? { kind: "folder", folder: folder2 } : { kind: "language", language };
}

// src/customizations/discover.ts
var MAX_CUSTOMIZATIONS = 2e3, MAX_FOLDERS_ABOVE = 64;
async function discoverCustomizations(sources) {
  let { compatibility = "github", extent = "guidance", workspaceFolders = [], near = [] } = sources, store = repositoryStore(sources), candidates = await findCandidates(store.workspace, workspaceFolders, near), collected = await collectSettings(sources, store, candidates), { settings, folders } = collected, roots = folders.map(({ path }) => ({
    path,
    places: placesOf(path, store.level, settings, compatibility)
  })), inPlace = locateFiles(candidates.paths, roots), contributed = await readContributed(store, candidates.paths, inPlace, settings), placed = [
    ...[...inPlace.located, ...contributed.located].map((file) => placedInRepository(store, file)),
    ...await placeElsewhere(sources, settings, compatibility)
  ], { kept, beyond } = withinLimits(placed.toSorted(byCollectionOrder)), read = await Promise.all(kept.map((file) => readPlaced(file, extent))), fromSettings = await readSettingInstructions(
    store.workspace,
    settings,
    folders.map(({ path }) => path)
  ), found = inCollectionOrder(read, fromSettings.found), followed = await followFrom(found, store, settings, candidates), given = new Set(followed.map(({ path }) => path));
  return {
    found: followed,
    leftOut: [
      ...collected.leftOut,
      ...read.flatMap(({ leftOut }) => leftOut ?? []),
      ...fromSettings.leftOut,
      ...beyond.leftOut,
      ...contributed.strays.filter(({ path }) => !given.has(path) && !candidates.behindLinks.has(path)).map(strayFile),
      ...candidates.closedLinks.map(({ path, reason }) => ({ source: path, reason })),
      ...candidates.submodules.map((source) => ({ source, reason: SUBMODULE })),
      ...treeCut(candidates, store.workspace.name)
    ],
    problems: inFileOrder2([
      ...collected.problems,
      ...contributed.problems,
      ...read.flatMap(({ problems }) => problems),
      ...fromSettings.problems,
      ...beyond.problems
    ]),
    folders,
    compatibility
  };
}
function inCollectionOrder(read, fromSettings) {
  let files = read.flatMap(({ instructions, tool }) => [
    ...instructions === void 0 ? [] : [{ ...instructions, references: [] }],
    ...tool === void 0 ? [] : [tool]
  ]), isRepositoryText = (customization) => customization.level === "repository" && "content" in customization;
  return [
    ...files.filter(isRepositoryText),
    ...fromSettings,
    ...files.filter((file) => !isRepositoryText(file) && "content" in file),
    ...files.filter((file) => !("content" in file))
  ];
}
function inFileOrder2(problems) {
  return problems.toSorted(
    (a, b) => (a.path < b.path ? -1 : +(a.path > b.path)) || a.start.line - b.start.line || a.start.column - b.start.column
  );
}
function withinLimits(placed) {
  let isTooDeep = ({ file }) => depthOf2(file) > MAX_FOLDERS_ABOVE, deep = placed.filter(isTooDeep), reachable = placed.filter((file) => !isTooDeep(file)), many = reachable.slice(MAX_CUSTOMIZATIONS);
  return {
    kept: reachable.slice(0, MAX_CUSTOMIZATIONS),
    beyond: {
      leftOut: [...deep.map((file) => leftOutOf(file, TOO_DEEP)), ...many.map((file) => leftOutOf(file, TOO_MANY))],
      problems: [
        ...deep.map(({ path }) => limitProblem(path, "customization-depth", `"${path}" is not read: ${TOO_DEEP}`)),
        ...many.slice(0, 1).map(
          ({ path }) => limitProblem(
            path,
            "customization-count",
            `"${path}" and ${many.length - 1} more are not read: ${TOO_MANY}`
          )
        )
      ]
    }
  };
}
var TOO_DEEP = `more than ${MAX_FOLDERS_ABOVE} folders are above it`, TOO_MANY = `only the first ${MAX_CUSTOMIZATIONS.toLocaleString("en")} customizations are read`;
function limitProblem(path, rule, message) {
  return diagnosticOfFile(path, { rule, severity: "warning", message });
}
var SUBMODULE = "it is a submodule: what stands in it belongs to another repository and is not read";
function strayFile({
  path,
  kind,
  reason
}) {
  return { source: path, kind, reason, level: "repository", readers: [] };
}
function treeCut({ isComplete, foldersNotLookedAt }, name) {
  let others = foldersNotLookedAt === 0 ? "" : `, but for ${foldersNotLookedAt} of these`;
  return isComplete ? [] : [
    {
      source: name,
      reason: `GitHub does not list so large a tree as a whole: customizations were looked for in the usual folders and in those above the changed files only${others}`
    }
  ];
}

export {
  identify,
  groupBy,
  readOutline,
  readPlacedSpans,
  discoverCustomizations
};
