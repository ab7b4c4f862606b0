import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  FRONTMATTER_KEYS,
  HEAD_KINDS,
  KINDS,
  headsOf,
  keyNamesOf,
  keyOf,
  specOf,
  takesName
} from "./chunk-2BYJWTD5.js";
import {
  diagnosticAt
} from "./chunk-WWNMEI4L.js";
import {
  compileGlob
} from "./chunk-2YTCKFBR.js";
import {
  isBelow,
  joinPath,
  resolveLink
} from "./chunk-HEVD5WT2.js";
import {
  BYTE_ORDER_MARK,
  FENCE,
  MAX_BLOCK_CHARACTERS,
  cutBetween,
  findFences,
  isOpening,
  noFrontmatter,
  splitEntries
} from "./chunk-GOFXTA2L.js";
import {
  writeCount
} from "./chunk-P77ASF6X.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  YAML_MESSAGES,
  lineAt
} from "./chunk-7DNMFE75.js";
import {
  quote,
  quoteJson
} from "./chunk-FQPSRER2.js";
import {
  positionAt,
  sourceText
} from "./chunk-JWLSZ374.js";
import {
  at
} from "./chunk-2NL7A4UT.js";
import {
  codePointAt
} from "./chunk-EXL4ZIE6.js";

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
var parseTree2 = parseTree;
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

// src/text/json/jsonc-problems.ts
function describeError(name, range, text) {
  let { code, message, hint } = WORDINGS[name] ?? SYNTAX;
  return { code, severity: "error", message: message(quoteOrEnd(text.slice(range.start, range.end))), hint, range };
}
function describeRepeatedKey(key, range) {
  return {
    code: "duplicate-key",
    severity: "warning",
    message: `The key ${quote(key)} appears twice; the last one is used`,
    hint: "Keep one of them.",
    range
  };
}
function describeDeepNesting(maxNesting, range) {
  return {
    code: "too-deep",
    severity: "error",
    message: `More than ${maxNesting} lists and objects are nested`,
    hint: "Nest fewer values.",
    range
  };
}
function describeComment(range) {
  return {
    code: "json-comment",
    severity: "error",
    message: "A plain JSON file cannot contain comments",
    hint: "Remove it.",
    range
  };
}
function describeLastComma(range) {
  return {
    code: "json-last-comma",
    severity: "error",
    message: "Plain JSON does not allow a comma before a closing bracket",
    hint: "Remove the comma.",
    range
  };
}
function quoteOrEnd(text) {
  return text.trim() === "" ? "the end of the file" : quote(text);
}
var SYNTAX = {
  code: "syntax",
  message: (quoted) => `${quoted} is not allowed here`,
  hint: "Remove it, or put it in double quotes if it is text."
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
    hint: "A file contains one value; remove the rest."
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

// src/text/json/jsonc.ts
var MAX_NESTING = 256, MAX_PROBLEMS = 50, MAX_BLANKS = 1e3, BYTE_ORDER_MARK2 = "\uFEFF";
function readJsonc(source) {
  let text = withoutMark(source.text), deep = findDeepNesting(text);
  if (deep !== void 0)
    return {
      value: void 0,
      problems: [describeDeepNesting(MAX_NESTING, deep)],
      rangeOf: nowhere,
      rangeOfKey: nowhere
    };
  let errors = [], root = parseTree2(text, errors, { allowTrailingComma: !0, allowEmptyContent: !0 }), problems = [
    ...withoutFollowers(errors, text).slice(0, MAX_PROBLEMS).map((error) => describeError(printParseErrorCode(error.error), rangeOfError(error, text), text)),
    ...repeatedKeys(root).slice(0, MAX_PROBLEMS).map((key) => describeRepeatedKey(String(key.value), rangeOf(key)))
  ], index = /* @__PURE__ */ new Map();
  return {
    value: root && readValue(root),
    problems: problems.sort((a, b) => a.range.start - b.range.start),
    rangeOf: (path) => findNodeRange(findNode(root, path, index)),
    rangeOfKey: (path) => {
      let object = findNode(root, path.slice(0, -1), index), step = path.at(-1), property = object && step !== void 0 ? findProperty(object, String(step), index) : void 0;
      return findNodeRange(property?.children?.[0]);
    }
  };
}
function withoutFollowers(errors, text) {
  return errors.filter(({ offset }, index) => {
    let before = errors[index - 1];
    return before === void 0 || text.slice(before.offset + before.length, offset).trimEnd().includes(`
`);
  });
}
function isBroken({ problems }) {
  return problems.some(({ severity }) => severity === "error");
}
function nowhere() {
}
function findNonJson(source) {
  let errors = [], text = withoutMark(source.text);
  parseTree2(text, errors, { disallowComments: !0, allowTrailingComma: !1, allowEmptyContent: !0 });
  let problems = errors.slice(0, MAX_PROBLEMS).map((error) => {
    let range = rangeOfError(error, text);
    return printParseErrorCode(error.error) === "InvalidCommentToken" ? describeComment(range) : describeLastComma(commaBefore(text, range));
  });
  return problems.filter(({ range }, index) => problems[index - 1]?.range.start !== range.start);
}
function withoutMark(text) {
  return text.startsWith(BYTE_ORDER_MARK2) ? ` ${text.slice(1)}` : text;
}
function commaBefore(text, { start, end }) {
  let before = text.slice(Math.max(0, start - MAX_BLANKS), start).trimEnd(), comma = Math.max(0, start - MAX_BLANKS) + before.length - 1;
  return before.endsWith(",") ? { start: comma, end: comma + 1 } : { start, end };
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
function rangeOf(node) {
  return { start: node.offset, end: node.offset + node.length };
}
function findNodeRange(node) {
  return node && rangeOf(node);
}
function findNode(root, path, index) {
  let node = root;
  for (let step of path)
    node?.type === "array" ? node = typeof step == "number" ? node.children?.[step] : void 0 : node = node && findProperty(node, String(step), index)?.children?.[1];
  return node;
}
function findProperty(node, key, index) {
  if (node.type !== "object")
    return;
  let properties = index.get(node);
  return properties === void 0 && (properties = new Map((node.children ?? []).map((property) => [String(property.children?.[0]?.value), property])), index.set(node, properties)), properties.get(key);
}
function readValue(node) {
  return node.type === "array" ? (node.children ?? []).map(readValue) : node.type === "object" ? readObject(node) : node.value;
}
function readObject({ children: properties = [] }) {
  let object = {};
  for (let { children: [key, value] = [] } of properties)
    key !== void 0 && value !== void 0 && addProperty(object, String(key.value), readValue(value));
  return object;
}
function addProperty(object, key, value) {
  key === "__proto__" ? Object.defineProperty(object, key, { value, configurable: !0, enumerable: !0, writable: !0 }) : object[key] = value;
}
function repeatedKeys(root) {
  let repeated = [], open = root === void 0 ? [] : [root];
  for (let node = open.pop(); node !== void 0; node = open.pop()) {
    let seen = /* @__PURE__ */ new Set();
    for (let child of node.children ?? []) {
      let key = child.type === "property" ? child.children?.[0] : void 0, inner = child.type === "property" ? child.children?.[1] : child;
      key !== void 0 && seen.has(key.value) && repeated.push(key), key !== void 0 && seen.add(key.value), inner?.children !== void 0 && open.push(inner);
    }
  }
  return repeated;
}

// src/customizations/places/places.ts
function placesOf(folder, level, settings, compatibility) {
  return KINDS.flatMap((spec) => [
    ...spec.places.filter((place) => place.level === level).map(({ switches, ...place }) => {
      let path = joinPath(folder, place.folder), hidden = hiddenByLocation(spec, namesOf(place, path), level, folder, settings) ?? hiddenBySwitch(switches, folder, settings, compatibility) ?? (compatibility === "vscode" && !place.readers.includes("vscode") ? NOT_IN_VSCODE : void 0);
      return { ...place, folder: path, kind: spec.kind, ...hidden === void 0 ? {} : { hidden } };
    }),
    ...configuredPlaces(spec, folder, level, settings)
  ]);
}
var NOT_IN_VSCODE = "VS Code does not read it (`compatibility: vscode`)";
function namesOf({ name }, folder) {
  return name.kind === "exact" ? [folder, joinPath(folder, name.name)] : [folder];
}
function hiddenByLocation({ locations }, names, level, folder, settings) {
  let off = (locations === void 0 ? [] : settings.locationsFor(locations.setting, folder)).find(
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
function hiddenBySwitch(switches, folder, settings, compatibility) {
  for (let name of switches) {
    let { value, setBy } = settings.switchFor(name, folder);
    if (!value && setBy !== void 0)
      return `\`${setBy.key}\` is off (${setBy.path}:${setBy.line})`;
    if (!value && compatibility === "vscode")
      return `\`${name}\` is off by default in VS Code`;
  }
}
function hiddenBySwitches(kind, folder, settings) {
  return hiddenBySwitch(specOf(kind)?.places[0]?.switches ?? [], folder, settings, "github");
}
function configuredPlaces(spec, folder, level, settings) {
  let { locations } = spec;
  if (locations?.name === void 0)
    return [];
  let { name, setting } = locations;
  return settings.locationsFor(setting, folder).flatMap(({ isOn, isDefault, target, setBy }) => {
    let named = isDefault || !isOn ? void 0 : folderOf(target, level);
    if (named === void 0)
      return [];
    let hidden = hiddenBySwitches(spec.kind, folder, settings);
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

// src/text/markdown/columns.ts
function indentAt(text, cursor, end) {
  let { at: at2, column } = cursor;
  for (; at2 < end && isBlank(text, at2); )
    column += widthOf(text, at2, column), at2 += 1;
  return { at: at2, column, columns: column - cursor.column };
}
function skipColumns(text, cursor, end, columns) {
  let { at: at2, column } = cursor, target = column + columns;
  for (; at2 < end && column < target && isBlank(text, at2); ) {
    let next = column + widthOf(text, at2, column);
    if (next > target)
      return { at: at2, column: target };
    at2 += 1, column = next;
  }
  return { at: at2, column };
}
function widthOf(text, at2, column) {
  return text[at2] === "	" ? 4 - column % 4 : 1;
}
function isBlank(text, at2) {
  let character = text[at2];
  return character === " " || character === "	" || character === "\r";
}
function trimRange(text, { start, end }) {
  let words = text.slice(start, end), from = start + words.length - words.trimStart().length;
  return { start: from, end: from + words.trim().length };
}

// src/text/markdown/containers.ts
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

// src/text/markdown/target.ts
function readTarget(text, start, end) {
  let address = readAddress(text, start, end);
  return address === void 0 ? void 0 : { ...address, end: endOfTitle(text, address.end, end) ?? address.end };
}
function readAddress(text, start, end) {
  let at2 = skipBlanks(text, start, end), isPointed = text.charAt(at2) === "<", target = isPointed ? pointedTarget(text, at2 + 1, end) : plainTarget(text, at2, end);
  if (!(target === void 0 || target.start === target.end))
    return { target, end: target.end + (isPointed ? 1 : 0) };
}
function skipBlanks(text, at2, end) {
  let next = at2;
  for (; next < end && (text.charAt(next) === " " || text.charAt(next) === "	"); )
    next += 1;
  return next;
}
function pointedTarget(text, start, end) {
  for (let at2 = start; at2 < end; at2 += 1)
    switch (text.charAt(at2)) {
      case "\\":
        at2 += 1;
        break;
      case "<":
        return;
      case ">":
        return { start, end: at2 };
      default:
    }
}
function plainTarget(text, start, end) {
  let depth = 0, at2 = start;
  for (; at2 < end && text.charAt(at2) > " "; at2 += 1) {
    let sign = text.charAt(at2);
    if (sign === "\\" && text.charAt(at2 + 1) > " " ? at2 += 1 : sign === "(" ? depth += 1 : sign === ")" && (depth -= 1), depth < 0)
      break;
    if (depth > 32)
      return;
  }
  return depth > 0 ? void 0 : { start, end: Math.min(at2, end) };
}
var TITLE_ENDS = { '"': '"', "'": "'", "(": ")" };
function endOfTitle(text, start, end) {
  let open = skipBlanks(text, start, end);
  return open > start ? titleEnd(text, open, end) : void 0;
}
function titleEnd(text, open, end) {
  let close = open < end ? TITLE_ENDS[text.charAt(open)] : void 0;
  if (close !== void 0)
    for (let at2 = open + 1; at2 < end; at2 += 1) {
      let sign = text.charAt(at2);
      if (sign === "\\")
        at2 += 1;
      else {
        if (sign === close)
          return at2 + 1;
        if (sign === "(" && close === ")")
          return;
      }
    }
}

// src/text/markdown/definitions.ts
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
  let at2 = skipLineEnd(content, colon + 1), end = definitionEnd(content, at2);
  return end === void 0 ? void 0 : { label, end };
}
function definitionEnd(content, at2) {
  let lineEnd = endOfLine(content, at2), address = readAddress(content, at2, lineEnd);
  if (address === void 0)
    return;
  let title = skipLineEnd(content, address.end), withTitle = title > address.end ? behindTitle(content, title) : void 0, isAlone = skipBlanks(content, address.end, lineEnd) === lineEnd;
  return withTitle ?? (isAlone ? lineEnd + 1 : void 0);
}
function behindTitle(content, at2) {
  let title = titleEnd(content, at2, content.length);
  if (title === void 0)
    return;
  let end = endOfLine(content, title);
  return skipBlanks(content, title, end) === end ? end + 1 : void 0;
}
function skipLineEnd(content, at2) {
  let behind = skipBlanks(content, at2, content.length);
  return content[behind] === `
` ? skipBlanks(content, behind + 1, content.length) : behind;
}
function endOfLine(content, at2) {
  let end = content.indexOf(`
`, at2);
  return end < 0 ? content.length : end;
}

// src/text/markdown/html.ts
var RAW = [
  { start: /<(?:script|pre|style|textarea)(?=[\s>]|$)/iy, end: /<\/(?:script|pre|style|textarea)>/i },
  { start: /<!--/y, end: /-->/ },
  { start: /<\?/y, end: /\?>/ },
  { start: /<![a-z]/iy, end: />/ },
  { start: /<!\[CDATA\[/y, end: /\]\]>/ }
], BLOCK_ELEMENT = /<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?=\s|\/?>|$)/iy, INLINE_ELEMENT = /<\/?(?:a|abbr|audio|b|bdi|bdo|br|button|canvas|cite|code|data|del|dfn|em|embed|font|i|img|input|ins|kbd|label|map|mark|meter|object|output|picture|progress|q|rp|rt|ruby|s|samp|select|slot|small|source|span|strong|sub|sup|svg|template|time|tt|u|var|video|wbr)(?=\s|\/?>)/iy;
function htmlAt(text, at2, end, interrupts) {
  let raw = RAW.find(({ start }) => matchesAt(start, text, at2));
  if (raw !== void 0)
    return raw.end;
  if (matchesAt(BLOCK_ELEMENT, text, at2))
    return "blank-line";
  let behind = text[at2] === "<" ? tagEnd(text, at2, end) : void 0;
  if (!(behind === void 0 || text.slice(behind, end).trim() !== ""))
    return matchesAt(INLINE_ELEMENT, text, at2) ? interrupts ? void 0 : "blank-line" : "this-line";
}
function matchesAt(pattern, text, at2) {
  return pattern.lastIndex = at2, pattern.test(text);
}
var MAX_TAG_CHARACTERS = 1e3, TAG = /^<(?:[a-z][a-z0-9-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?|\/[a-z][a-z0-9-]*\s*)>/i;
function tagEnd(text, at2, end) {
  let tag = TAG.exec(text.slice(at2, Math.min(end, at2 + MAX_TAG_CHARACTERS)))?.[0];
  return tag === void 0 ? void 0 : at2 + tag.length;
}

// src/text/markdown/reader.ts
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

// src/text/markdown/tables.ts
var DELIMITER_ROW = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/;
function beginsTable(text, header, delimiters) {
  let line = text.slice(delimiters.start, delimiters.end);
  return line.includes("|") && DELIMITER_ROW.test(line) && cellsOf(text, header).length === cellsOf(text, delimiters).length;
}
function cellsOf(text, row) {
  let cells = [], last = row.start + text.slice(row.start, row.end).trimEnd().length, start = text[row.start] === "|" ? row.start + 1 : row.start;
  for (let at2 = start; at2 < last; at2 += 1)
    text[at2] === "\\" ? at2 += 1 : text[at2] === "|" && (cells.push(trimRange(text, { start, end: at2 })), start = at2 + 1);
  return start < last ? [...cells, trimRange(text, { start, end: last })] : cells;
}

// src/text/markdown/leaves.ts
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
  return end === title.start || /[ \t]/.test(text.charAt(end - 1)) ? { start: title.start, end } : title;
}
function beginFence(reader, rest, place) {
  let fence = /^(?:`{3,}(?=[^`]*$)|~{3,})/.exec(reader.text.slice(rest.start, rest.end))?.[0];
  return fence !== void 0 && begin(reader, place, { kind: "fence", range: rest, fence });
}
function beginHtml(reader, rest, place) {
  let end = htmlAt(reader.text, rest.start, rest.end, reader.leaf?.kind === "paragraph");
  return end === void 0 ? !1 : end === "this-line" || end !== "blank-line" && end.test(reader.text.slice(rest.start, rest.end)) ? (begin(reader, place, void 0), reader.blocks.push({ kind: "html", range: rest }), !0) : begin(reader, place, { kind: "html", range: rest, end });
}

// src/text/markdown/outline.ts
var MAX_DEPTH = 100;
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
    let opening = depth > MAX_DEPTH ? void 0 : openingAt(reader.text, indent, line.end, interrupts);
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

// src/text/markdown/character-references.ts
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
function decodeReference(text, at2) {
  REFERENCE.lastIndex = at2;
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

// src/text/markdown/backticks.ts
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

// src/text/markdown/emphasis.ts
function delimiterRun(content, from, to) {
  let before = characterBefore(content, from), after = String.fromCodePoint(content.codePointAt(to) ?? 32), opens = !BLANK.test(after) && (!SIGN.test(after) || BLANK.test(before) || SIGN.test(before)), closes = !BLANK.test(before) && (!SIGN.test(before) || BLANK.test(after) || SIGN.test(after)), character = content.charAt(from), isInner = character === "_";
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
function characterBefore(content, at2) {
  let unit = content.charCodeAt(at2 - 1), isLow = unit >= 56320 && unit <= 57343 && at2 > 1;
  return at2 === 0 ? " " : String.fromCodePoint(codePointAt(content, at2 - (isLow ? 2 : 1)));
}
function pairRuns(runs) {
  let openers = [], floors = /* @__PURE__ */ new Map();
  for (let run of runs)
    run.canClose && closeRun(run, openers, floors), run.canOpen && run.to > run.from && openers.push(run);
}
function closeRun(run, openers, floors) {
  let sort = `${run.character}${run.length % 3}${run.canOpen}`;
  for (; run.to > run.from; ) {
    let floor = floors.get(sort) ?? 0, at2 = openers.length - 1;
    for (; at2 >= floor && !fits(openers[at2], run); )
      at2 -= 1;
    let opener = openers[at2];
    if (at2 < floor || opener === void 0) {
      floors.set(sort, openers.length);
      return;
    }
    let taken = opener.to - opener.from > 1 && run.to - run.from > 1 ? 2 : 1;
    opener.to -= taken, run.from += taken, openers.length = opener.to > opener.from ? at2 + 1 : at2;
    for (let [key, known] of floors)
      floors.set(key, Math.min(known, openers.length));
  }
}
function fits(opener, closer) {
  return opener?.character !== closer.character ? !1 : !(opener.canClose || closer.canOpen) || (opener.length + closer.length) % 3 !== 0 || closer.length % 3 === 0;
}

// src/text/markdown/spans.ts
function readSpans(content, labels) {
  if (matchAt(PLAIN, content, 0)?.length === content.length)
    return [{ kind: "words", value: content, from: 0, to: content.length }];
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
  for (let at2 = 0; at2 < content.length; )
    at2 = readNext(reader, at2);
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
var PLAIN = /[^\\`*_[\]!<&\n]+/y;
function readNext(reader, at2) {
  let plain = matchAt(PLAIN, reader.content, at2);
  return plain !== void 0 ? addWords2(reader, at2, at2 + plain.length) : (READERS[reader.content.charAt(at2)] ?? readSign)(reader, at2);
}
var READERS = {
  "\n": (reader, at2) => addWords2(reader, at2, at2 + 1, " "),
  "\\": readEscape,
  "`": readCode,
  "*": readRun,
  _: readRun,
  "[": (reader, at2) => openBracket(reader, at2, at2 + 1),
  "!": readPicture,
  "]": closeBracket,
  "<": readAngle,
  "&": readReference
};
function readSign(reader, at2) {
  return addWords2(reader, at2, at2 + 1);
}
function addWords2(reader, from, to, value = reader.content.slice(from, to)) {
  return reader.spans.push({ kind: "words", value, from, to }), to;
}
function readEscape(reader, at2) {
  let next = reader.content[at2 + 1] ?? "";
  return next === `
` ? at2 + 1 : /[!-/:-@[-`{-~]/.test(next) ? addWords2(reader, at2, at2 + 2, next) : readSign(reader, at2);
}
function readReference(reader, at2) {
  let found = decodeReference(reader.content, at2);
  return found === void 0 ? readSign(reader, at2) : addWords2(reader, at2, at2 + found.length, found.value);
}
function readRun(reader, at2) {
  let to = endOfRun(reader.content, at2), run = delimiterRun(reader.content, at2, to);
  return reader.spans.push(run), reader.runs.push(run), to;
}
function readCode(reader, at2) {
  let length = endOfRun(reader.content, at2) - at2, close = reader.nextBackticks(length, at2 + length);
  if (close === void 0)
    return addWords2(reader, at2, at2 + length);
  let inner = reader.content.slice(at2 + length, close).replaceAll(`
`, " "), value = inner.startsWith(" ") && inner.endsWith(" ") && inner.trim() !== "" ? inner.slice(1, -1) : inner;
  return reader.spans.push({ kind: "code", value, from: at2, to: close + length }), close + length;
}
function endOfRun(content, at2) {
  let end = at2 + 1;
  for (; content[end] === content[at2]; )
    end += 1;
  return end;
}
function readPicture(reader, at2) {
  return reader.content[at2 + 1] === "[" ? openBracket(reader, at2, at2 + 2) : readSign(reader, at2);
}
function openBracket(reader, at2, behind) {
  let outer = reader.brackets.at(-1);
  outer !== void 0 && (outer.isOuter = !0);
  let { length: spans } = reader.spans, { length: runs } = reader.runs;
  return reader.brackets.push({ isPicture: behind > at2 + 1, at: behind, spans, runs, isOuter: !1 }), addWords2(reader, at2, behind);
}
function closeBracket(reader, at2) {
  let bracket = reader.brackets.pop(), isSpent = reader.brackets.length < reader.spent;
  reader.spent = Math.min(reader.spent, reader.brackets.length);
  let end = bracket === void 0 || isSpent && !bracket.isPicture ? void 0 : linkEnd(reader, bracket, at2);
  return bracket === void 0 || end === void 0 ? readSign(reader, at2) : (pairRuns(reader.runs.splice(bracket.runs)), bracket.isPicture ? reader.spans.length = bracket.spans : (reader.spans[bracket.spans] = { kind: "words", value: "", from: bracket.at, to: bracket.at }, reader.spent = reader.brackets.length), end);
}
function linkEnd(reader, bracket, at2) {
  let { content, labels } = reader, target = content[at2 + 1] === "(" ? targetEnd(reader.flat, at2 + 2) : void 0;
  if (target !== void 0)
    return target;
  LABEL.lastIndex = at2 + 1;
  let found = LABEL.exec(content), label = found?.[1] ?? "", end = at2 + 1 + (found?.[0].length ?? 0);
  return label !== "" ? labels.has(normaliseLabel(label)) ? end : void 0 : !bracket.isOuter && at2 - bracket.at <= MAX_LABEL_CHARACTERS && labels.has(normaliseLabel(content.slice(bracket.at, at2))) ? end : void 0;
}
function targetEnd(flat, start) {
  let first = skipBlanks(flat, start, flat.length), target = flat.startsWith("<>", first) ? { end: first + 2 } : readTarget(flat, first, flat.length), close = skipBlanks(flat, target?.end ?? first, flat.length);
  return flat[close] === ")" ? close + 1 : void 0;
}
var ADDRESS = /<([a-z][a-z0-9+.-]{1,31}:[^\s<>]*|[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9.-]+)>/iy, COMMENT = /<!--/y, CLOSINGS = [
  { open: COMMENT, close: "-->", inner: 2 },
  { open: /<\?/y, close: "?>", inner: 2 },
  { open: /<!\[CDATA\[/y, close: "]]>", inner: 9 },
  { open: /<![a-z]/iy, close: ">", inner: 3 }
];
function readAngle(reader, at2) {
  let { content } = reader, address = matchAt(ADDRESS, content, at2);
  if (address !== void 0)
    return addWords2(reader, at2 + 1, at2 + address.length - 1) + 1;
  let closing = CLOSINGS.find(({ open }) => matchAt(open, content, at2) !== void 0), end = closing === void 0 ? tagEnd(content, at2, content.length) : closingEnd(reader, at2, closing);
  return end === void 0 ? readSign(reader, at2) : (closing?.open === COMMENT && reader.spans.push({ kind: "comment", value: "", from: at2, to: end }), end);
}
function closingEnd(reader, at2, { close, inner }) {
  let end = reader.missing.has(close) ? -1 : reader.content.indexOf(close, at2 + inner);
  if (end >= 0)
    return end + close.length;
  reader.missing.add(close);
}
function matchAt(pattern, text, at2) {
  return pattern.lastIndex = at2, pattern.exec(text)?.[0];
}

// src/text/markdown/placed-spans.ts
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
    let range = at(lines, line);
    for (; offset - passed > range.end - range.start && line + 1 < lines.length; )
      passed += range.end - range.start + 1, line += 1, range = at(lines, line);
    return range.start + offset - passed;
  };
}

// src/text/range-around.ts
function rangeAround(ranges, offset) {
  let found = firstEndingFrom(ranges, offset + 1);
  return found !== void 0 && found.start <= offset ? found : void 0;
}
function firstEndingFrom(ranges, offset) {
  let low = 0, high = ranges.length;
  for (; low < high; ) {
    let middle = low + high >> 1;
    at(ranges, middle).end >= offset ? high = middle : low = middle + 1;
  }
  return ranges[low];
}

// src/text/markdown/code.ts
function readCodeRanges(text) {
  let { blocks, labels } = readOutline(text);
  return blocks.flatMap((block) => rangesOf(text, block, labels));
}
function readHidden(text) {
  let { blocks, labels } = readOutline(text), placed = [];
  for (let block of blocks) {
    let extent = extentOf(block);
    extent !== void 0 && placed.push({ start: extent.start, end: extent.end, block, ranges: void 0 });
  }
  return (offset) => {
    let around = rangeAround(placed, offset);
    return around && rangeAround(around.ranges ??= rangesOf(text, around.block, labels), offset)?.kind;
  };
}
function extentOf(block) {
  if ("range" in block)
    return block.range;
  let parts = "lines" in block ? block.lines : block.cells, [first] = parts, last = parts.at(-1);
  return first && last && { start: first.start, end: last.end };
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
  for (let at2 = html.indexOf(COMMENT2.open); at2 >= 0; ) {
    let close = html.indexOf(COMMENT2.close, at2 + 2), behind = close < 0 ? html.length : close + COMMENT2.close.length;
    comments.push({ kind: "comment", start: start + at2, end: start + behind }), at2 = html.indexOf(COMMENT2.open, behind);
  }
  return comments;
}

// src/text/near-misses.ts
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
function isSwapped(written, known) {
  let at2 = [...written].findIndex((letter, index) => letter !== known.charAt(index));
  return written.length === known.length && at2 >= 0 && written.charAt(at2) === known.charAt(at2 + 1) && written.charAt(at2 + 1) === known.charAt(at2) && written.slice(at2 + 2) === known.slice(at2 + 2);
}

// src/customizations/settings/paths.ts
var MAX_PATH_CHARACTERS = 4096;
function resolveFrom(folder, written) {
  if (written.length > MAX_PATH_CHARACTERS)
    return { kind: "outside", reason: `it has more than ${MAX_PATH_CHARACTERS} characters` };
  let resolved = resolveLink(joinPath(folder, "link"), written);
  return resolved.kind === "inside" ? resolved : { kind: "outside", reason: whyOutside(written) };
}
function whyOutside(written) {
  return /^(?:\/|[a-z]:)/i.test(written) ? "it is an absolute path" : written.includes("\\") ? "a backslash separates folders only on Windows" : written.includes("\0") ? "a path cannot contain the character NUL" : "it leads out of the repository";
}

// src/text/markdown/links.ts
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
function endOfLine2(text, at2) {
  let end = text.indexOf(`
`, at2);
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
function takeSign(scan, sign, at2) {
  switch (sign) {
    case `
`:
      return beginLine(scan, at2 + 1), at2 + 1;
    case "\\":
      return scan.text.charAt(at2 + 1) === `
` ? at2 + 1 : at2 + 2;
    case "[":
      return openBracket2(scan, at2);
    default:
      return closeBracket2(scan, at2);
  }
}
var NEW_BLOCK = /[ \t\r]*(?:[-*+#>|]|\d{1,9}[.)]|`{3}|~{3}|(?![^\n]))/y;
function beginLine(scan, start) {
  scan.line = { start, end: endOfLine2(scan.text, start) }, NEW_BLOCK.lastIndex = start, NEW_BLOCK.test(scan.text) && (scan.open.length = 0, scan.spent = 0);
}
function openBracket2(scan, at2) {
  return scan.definitions.has(at2) ? scan.line.end : (scan.open.push(at2), scan.lastOpened = at2, at2 + 1);
}
function closeBracket2(scan, at2) {
  let start = scan.open.pop();
  if (start === void 0)
    return at2 + 1;
  start === scan.lastOpened && at2 - start - 1 <= MAX_LABEL_CHARACTERS && scan.labels.add(normaliseLabel(scan.text.slice(start + 1, at2)));
  let isSpent = scan.open.length < scan.spent;
  scan.spent = Math.min(scan.spent, scan.open.length);
  let isPicture = scan.text.charAt(start - 1) === "!" && !isEscaped(scan.text, start - 1), read = scan.text.charAt(at2 + 1) === "(" && (isPicture || !isSpent) ? readInlineTarget(scan.text, at2 + 2, scan.line.end) : void 0;
  if (read === void 0)
    return at2 + 1;
  if (!isPicture) {
    let kind = start < scan.line.start ? "wrapped" : "inline";
    scan.links.push({ kind, range: { start, end: read.end }, target: read.target }), scan.spent = scan.open.length;
  }
  return read.end;
}
function isEscaped(text, at2) {
  let start = at2;
  for (; start > 0 && text.charAt(start - 1) === "\\"; )
    start -= 1;
  return (at2 - start) % 2 === 1;
}
var MAX_LOOSE_CHARACTERS = 4096;
function readInlineTarget(text, start, lineEnd) {
  let strict = readTarget(text, start, lineEnd), strictEnd = strict === void 0 ? lineEnd : skipBlanks(text, strict.end, lineEnd);
  if (strict !== void 0 && strictEnd < lineEnd && text.charAt(strictEnd) === ")")
    return { target: strict.target, end: strictEnd + 1 };
  let rest = text.slice(start, Math.min(lineEnd, start + MAX_LOOSE_CHARACTERS)), loose = rest.slice(0, Math.max(0, rest.indexOf(")")));
  return !/\S[ \t]+\S/.test(loose) || /[[(]/.test(loose) ? void 0 : { target: { start: start + loose.length - loose.trimStart().length, end: start + loose.trimEnd().length }, end: start + loose.length + 1 };
}

// src/customizations/references/references.ts
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
var MARKED = /#(?:(file):[^\s#]+|tool:[\w./-]+)/gi;
function markedReferences(text, links, code) {
  return Array.from(text.matchAll(MARKED)).flatMap((match) => {
    let end = match.index + match[0].length, link = firstEndingFrom(links, match.index);
    if (link !== void 0 && link.start <= end)
      return [];
    let kind = match[1] === void 0 ? "tool" : "file", written = match[0].slice(2 + kind.length), target = kind === "file" ? written : withoutEnd(written, "."), isCode = kind === "file" && rangeAround(code, match.index)?.kind === "code", start = end - written.length, range = { start, end: start + target.length };
    return target === "" ? [] : [{ kind, target, range, standing: standingIn(isCode) }];
  });
}
var IMPORT = /(?<![^\s*])@(?:[^\s\\]|\\ )+/g, MAY_BE_PATH = /^(?:\/.|~\/|[\w.-])/, LOOKS_LIKE_PATH = /^(?:\.{0,2}|~)\/|\.[a-z][\w-]*$/i;
function importReferences(text, code) {
  return Array.from(text.matchAll(IMPORT)).flatMap((match) => {
    let target = withoutEnd(match[0].slice(1), "*");
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

// src/text/describe-type.ts
function describeType(value) {
  return value === null ? "nothing" : typeof value == "object" ? Array.isArray(value) ? "a list" : "a map" : `a ${typeof value}`;
}

// src/text/markdown/markdown.ts
function readParagraphs(text) {
  let { blocks, labels } = readOutline(text), indices = /* @__PURE__ */ new Map(), paragraphs = [], headings = [];
  for (let [number, block] of blocks.entries())
    if (block.kind === "heading")
      headings = addHeading(headings, { depth: block.depth, title: titleOf(text, block.lines, labels) });
    else if (block.kind === "paragraph" || block.kind === "row") {
      indices.set(number, paragraphs.length);
      let leads = block.leads.flatMap((lead) => indices.get(lead) ?? []);
      paragraphs.push({ kind: block.kind, inlines: inlinesOf(text, block, labels), headings, leads });
    }
  return paragraphs;
}
function addHeading(headings, heading) {
  return [...headings.filter(({ depth }) => depth < heading.depth), heading];
}
function titleOf(text, lines, labels) {
  return joinLines(text, lines, labels).map(({ value }) => value).join("");
}
function inlinesOf(text, block, labels) {
  return block.kind === "row" ? joinCells(block.cells.map((cell) => joinLines(text, [cell], labels))) : joinLines(text, block.isItem ? withoutCheckbox(text, block.lines) : block.lines, labels);
}
function withoutCheckbox(text, [first, ...rest]) {
  if (first === void 0)
    return [];
  let checkbox = /^\[[ x]\][ \t]+(?=\S)/i.exec(text.slice(first.start, first.end))?.[0].length ?? 0;
  return [{ start: first.start + checkbox, end: first.end }, ...rest];
}
function joinLines(text, lines, labels) {
  return readPlacedSpans(text, lines, labels).filter(isShown);
}
function isShown(span) {
  return span.kind !== "comment";
}
function joinCells(cells) {
  let end;
  return cells.flatMap((cell) => {
    let [first] = cell;
    if (first === void 0)
      return [];
    let bar = end === void 0 ? [] : [{ kind: "words", value: " | ", start: end, end: first.start }];
    return end = cell.at(-1)?.end, [...bar, ...cell.map(inCell)];
  });
}
function inCell(inline) {
  return inline.kind === "code" ? { ...inline, value: inline.value.replaceAll(String.raw`\|`, "|") } : inline;
}

// src/customizations/range-of-value.ts
function rangeOfValue(document, path) {
  let range = document.rangeOf(path);
  if (range === void 0)
    throw new RangeError(`no value at ${JSON.stringify(path)}`);
  return range;
}

// src/customizations/settings/file.ts
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
      ...file.under === void 0 ? jsoncProblems(file.source, document) : [],
      ...rootProblems(file.source, document, under, root),
      ...renamedProblems(file.source, values),
      ...isRecord(root) ? misspelledProblems(file.source, document, under, root, names) : []
    ]
  };
}
function filesFor(files, folder) {
  return LEVELS.flatMap(
    (level) => files.filter((file) => file.level === level && (level !== "folder" || file.folder === folder))
  );
}
function jsoncProblems(source, { problems }) {
  let isRepeat = ({ code }) => code === "duplicate-key", syntax = problems.find((problem) => !isRepeat(problem));
  return problems.filter((problem) => problem === syntax || isRepeat(problem)).map((problem) => {
    let { severity, message, hint } = problem, range = withinContent(source.text, problem.range), rule = isRepeat(problem) ? "settings-duplicate-key" : "settings-json-syntax";
    return diagnosticAt(source, range, { rule, severity, message, hint });
  });
}
function withinContent(text, { start, end }) {
  let last = start < text.length ? text.length : text.trimEnd().length;
  return { start: Math.min(start, last), end: Math.min(end, last) };
}
function describeType2(value) {
  return value === null ? "null" : typeof value == "object" ? Array.isArray(value) ? "a list" : "an object" : typeof value == "string" ? "a text" : `a ${typeof value}`;
}
function findWritten(root, names) {
  let found = /* @__PURE__ */ new Map(), below = namesByPrefix(names);
  for (let [key, value] of Object.entries(root)) {
    let name = names.get(key);
    name !== void 0 && found.set(key, { name, path: [key], value });
    for (let [nested, nestedName] of below.get(key) ?? []) {
      let rest = nested.slice(key.length + 1).split("."), inner = valueAt(value, rest);
      found.delete(nested), inner !== void 0 && found.set(nested, { name: nestedName, path: [key, ...rest], value: inner });
    }
  }
  return [...found.values()];
}
function namesByPrefix(names) {
  let below = /* @__PURE__ */ new Map();
  for (let [key, name] of names)
    for (let dot = key.indexOf("."); dot >= 0; dot = key.indexOf(".", dot + 1)) {
      let prefix = key.slice(0, dot);
      below.set(prefix, [...below.get(prefix) ?? [], [key, name]]);
    }
  return below;
}
function valueAt(value, path) {
  let found = value;
  for (let step of path)
    found = isRecord(found) && Object.hasOwn(found, step) ? found[step] : void 0;
  return found;
}
function settingValue(source, document, under, path, value) {
  let range = rangeOfValue(document, [...under, ...path]), keyRange = keyRangeBefore(source.text, at(path, path.length - 1), range), key = path.join(".");
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
  let quoted = JSON.stringify(key), from = Math.max(0, value.start - quoted.length - MAX_GAP_CHARACTERS), index = text.slice(from, value.start).lastIndexOf(quoted);
  return index < 0 ? value : { start: from + index, end: from + index + quoted.length };
}
function rootProblems(source, document, under, root) {
  if (root === void 0 || isRecord(root))
    return [];
  let range = rangeOfValue(document, under), message = `Settings must be an object, not ${describeType2(root)}; VS Code ignores them`;
  return [
    diagnosticAt(source, range, { rule: "settings-not-an-object", severity: "error", message, hint: OBJECT_HINT })
  ];
}
var OBJECT_HINT = 'Write { "key": value, \u2026 }.';
function renamedProblems(source, values) {
  return [...values].flatMap(
    ([name, settings]) => settings.filter((setting) => setting.key !== name).map((setting) => {
      let isOvertaken = settings[0]?.key === name, rest = isOvertaken ? ", which is also in this file and wins" : "";
      return diagnosticAt(source, setting.keyRange, {
        rule: "settings-key-renamed",
        severity: "info",
        message: `\`${setting.key}\` is now called \`${name}\`${rest}`,
        hint: isOvertaken ? "Remove the old key." : "Rename the key; newer versions of VS Code may ignore the old one."
      });
    })
  );
}
function misspelledProblems(source, document, under, root, names) {
  return nearMisses(Object.keys(root), names).map(({ written, meant }) => {
    let range = rangeOfValue(document, [...under, written]);
    return diagnosticAt(source, keyRangeBefore(source.text, written, range), {
      rule: "settings-key-misspelled",
      severity: "warning",
      message: `VS Code has no setting ${quoteJson(written)}`,
      hint: `Did you mean \`${meant}\`?`
    });
  });
}

// src/customizations/settings/locations.ts
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
function targetOf(setting, folder, written) {
  let unusable = setting.takes === "plain" ? whyNotPlain(written) : void 0;
  if (unusable !== void 0)
    return { kind: "outside", path: written, reason: unusable, isReadByVscode: !1 };
  if (written.startsWith("~/")) {
    let home = resolveFrom("", written.slice(2));
    return home.kind === "inside" ? { kind: "user", path: `~/${home.path}` } : outside(written, home.reason);
  }
  let whole = resolveFrom(folder, written), parts = written.split("/"), firstGlob = parts.findIndex(isGlob);
  if (whole.kind === "outside" || firstGlob < 0)
    return whole.kind === "outside" ? outside(written, whole.reason) : whole;
  let above = resolveFrom(folder, parts.slice(0, firstGlob).join("/")), pattern = parts.slice(firstGlob).join("/");
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

// src/customizations/settings/switches.ts
var SWITCH_DEFAULTS = {
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
  ...Object.keys(SWITCH_DEFAULTS).map((name) => [name, name]),
  ...Object.entries(OLD_SWITCH_NAMES)
];
function readSwitches(files) {
  return {
    switchFor: (name, folder) => {
      for (let file of filesFor(files, folder)) {
        let set = switchIn(file, name);
        if (set !== void 0)
          return set;
      }
      return { value: SWITCH_DEFAULTS[name] };
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
  return Object.keys(SWITCH_DEFAULTS).flatMap(
    (name) => (file.values.get(name) ?? []).filter(({ value }) => typeof value != "boolean").map(
      ({ key, value, rangeOf: rangeOf2 }) => diagnosticAt(file.source, rangeOf2([]), {
        rule: "settings-switch-type",
        severity: "error",
        message: `\`${key}\` must be true or false, not ${describeType2(value)}; this value is ignored`,
        hint: "Write true or false, without quotes."
      })
    )
  );
}

// src/text/frontmatter/plain-lines.ts
function plainLines(text, block) {
  return { text, end: block.end, line: significantLine(text, block.start, block.end) };
}
function endLine(lines, offset) {
  let { text, end } = lines, at2 = skipBlanks2(text, offset);
  if (!isLineEnd(text, at2) && (at2 === offset || text.charAt(at2) !== "#"))
    return;
  let next = Math.min(end, text.indexOf(`
`, at2) + 1);
  return goTo(lines, next), next;
}
function goTo(lines, start) {
  lines.line = significantLine(lines.text, start, lines.end);
}
function moveWithinLine(lines, at2) {
  lines.line = { ...lines.line, at: at2, column: at2 - lines.line.start };
}
function significantLine(text, from, blockEnd) {
  let isAfterComment = !1;
  for (let start = from; start < blockEnd; ) {
    let line = lineOfBlock(text, start, blockEnd), isComment = text.charAt(start) === "#";
    if (!isComment && line.at < line.end)
      return { ...line, isAfterComment };
    isAfterComment ||= isComment, start = line.next;
  }
  return { start: blockEnd, end: blockEnd, at: blockEnd, column: -1, next: blockEnd, isAfterComment };
}
function lineOfBlock(text, start, blockEnd) {
  let newline = text.indexOf(`
`, start), end = text.charAt(newline - 1) === "\r" ? newline - 1 : newline, at2 = skipBlanks2(text, start);
  return { start, end, at: at2, column: at2 - start, next: Math.min(blockEnd, newline + 1) };
}
function skipBlanks2(text, from) {
  let at2 = from;
  for (; text.charCodeAt(at2) === BLANK2; )
    at2 += 1;
  return at2;
}
function isLineEnd(text, at2) {
  let character = text.charAt(at2);
  return character === `
` || character === "\r";
}
var BLANK2 = 32;

// src/text/frontmatter/plain-block-scalar.ts
function readBlockScalar(lines, start, column) {
  let { text } = lines, header = text.slice(start, lines.line.end), first = lineOfBlock(text, lines.line.next, lines.end), isEmpty2 = first.start >= lines.end || first.at >= first.end || first.column <= column;
  if (!/^[|>]-?$/.test(header) || isEmpty2)
    return;
  let content = readContent(lines, first, header.startsWith(">"));
  return content === void 0 ? void 0 : (goTo(lines, content.end), { kind: "scalar", value: header.endsWith("-") ? content.value : `${content.value}
`, start, end: content.end, after: content.end });
}
function readContent({ text, end: blockEnd }, first, isFolded) {
  let parts = [text.slice(first.at, first.end)], { next: end } = first, blankLines = 0;
  for (let start = end; start < blockEnd; ) {
    let line = lineOfBlock(text, start, blockEnd);
    if (start = line.next, line.at >= line.end) {
      if (line.column > 0)
        return;
      blankLines += 1;
      continue;
    }
    if (line.column < first.column)
      break;
    if (isFolded && line.column > first.column)
      return;
    parts.push(separator(blankLines, isFolded), text.slice(line.start + first.column, line.end)), blankLines = 0, end = line.next;
  }
  return { value: parts.join(""), end };
}
function separator(blankLines, isFolded) {
  return isFolded ? `
`.repeat(blankLines) || " " : `
`.repeat(blankLines + 1);
}

// src/text/frontmatter/plain-scalar.ts
function readScalar(rest) {
  switch (rest.charAt(0)) {
    case "'":
      return readSingleQuoted(rest);
    case '"':
      return readDoubleQuoted(rest);
    default: {
      let comment = rest.indexOf(" #");
      return readUnquoted(comment < 0 ? rest : rest.slice(0, comment));
    }
  }
}
function readSingleQuoted(rest) {
  let [whole, content] = /^'([^'\n]*(?:''[^'\n]*)*)'/.exec(rest) ?? [];
  return whole === void 0 || content === void 0 ? void 0 : { value: content.replaceAll("''", "'"), length: whole.length };
}
function readDoubleQuoted(rest) {
  let [whole, content] = /^"([^"\\\n]*(?:\\["\\/nt][^"\\\n]*)*)"/.exec(rest) ?? [];
  return whole === void 0 || content === void 0 ? void 0 : { value: content.includes("\\") ? unescape(content) : content, length: whole.length };
}
function unescape(content) {
  return content.replaceAll(/\\(.)/g, (_whole, character) => ESCAPES[character] ?? character);
}
var ESCAPES = { n: `
`, t: "	" };
function readUnquoted(text) {
  let source = withoutEndBlanks(text);
  return source === "" || SUSPECT_START.test(source) || source.endsWith(":") || source.includes(": ") || source.includes(" #") ? void 0 : { value: resolve(source), length: source.length };
}
var SUSPECT_START = /^(?:[?:,[\]{}#&*!|>'"%@`]|-(?: |$))/;
function withoutEndBlanks(text) {
  let end = text.length;
  for (; end > 0 && text.charAt(end - 1) === " "; )
    end -= 1;
  return text.slice(0, end);
}
function resolve(source) {
  return /^[-+.\d~nNtTfF]/.test(source) ? /^(?:~|[Nn]ull|NULL)$/.test(source) ? null : /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/.test(source) ? /^[Tt]/.test(source) : /^[-+.\d]/.test(source) ? resolveNumber(source) ?? source : source : source;
}
function resolveNumber(source) {
  return /^[-+]?\d+$/.test(source) ? Number.parseInt(source, 10) : /^0o[0-7]+$/.test(source) ? Number.parseInt(source.slice(2), 8) : /^0x[\da-fA-F]+$/.test(source) ? Number.parseInt(source.slice(2), 16) : /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/.test(source) ? Number.parseFloat(source) : /^[-+]?\.(?:inf|Inf|INF)$/.test(source) ? source.startsWith("-") ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY : /^\.(?:nan|NaN|NAN)$/.test(source) ? Number.NaN : void 0;
}

// src/text/frontmatter/plain-key.ts
function keyAt(text, start) {
  let key = /(["']?)([A-Za-z_][\w.-]{0,200})\1(?=:[ \r\n])/y;
  key.lastIndex = start;
  let [, quote2, name] = key.exec(text) ?? [];
  return name !== void 0 && name !== "__proto__" && (quote2 !== "" || resolve(name) === name) ? { name, range: { start, end: key.lastIndex } } : void 0;
}

// src/text/frontmatter/plain-node.ts
function createList(items, range, after = range.end) {
  return { kind: "list", value: items.map((item) => item.value), items, start: range.start, end: range.end, after };
}
function rangeOfValue2(top, path) {
  let node = findNode2(top, path);
  return node === void 0 || node.end === node.start ? void 0 : { start: node.start, end: node.end };
}
function rangeOfKey(top, path) {
  let step = path.at(-1);
  return step === void 0 ? void 0 : findEntry(findNode2(top, path.slice(0, -1)), step)?.keyRange;
}
function findNode2(top, path) {
  let node = top;
  for (let step of path)
    node = node?.kind === "list" ? findItem(node, step) : findEntry(node, step)?.node;
  return node;
}
function findItem({ items }, step) {
  return typeof step == "number" ? items[step] : void 0;
}
function findEntry(node, step) {
  let name = String(step);
  return node?.kind === "map" ? node.entries.find(({ key }) => key === name) : void 0;
}

// src/text/frontmatter/plain-flow.ts
function readFlow(lines, start, column) {
  let flow = readCollection(lines, start, { column, isOutermost: !0 }), after = flow && endLine(lines, flow.end);
  return flow && after !== void 0 ? { ...flow, after } : void 0;
}
function beginsFlow(text, at2) {
  return text.charAt(at2) === "[" || text.charAt(at2) === "{";
}
function readCollection(lines, start, around) {
  return lines.text.charAt(start) === "[" ? readFlowList(lines, start, around) : readFlowMap(lines, start, around);
}
function readFlowList(lines, start, around) {
  let items = [], end = readMembers(lines, start, { ...around, closing: "]" }, (at2) => {
    let item = readValue2(lines, at2, around.column);
    return item !== void 0 && items.push(item), item?.end;
  });
  return end === void 0 ? void 0 : createList(items, { start, end });
}
function readFlowMap(lines, start, around) {
  let entries = [], value = {}, end = readMembers(lines, start, { ...around, closing: "}" }, (at2) => {
    let key = keyAt(lines.text, at2);
    if (key === void 0 || Object.hasOwn(value, key.name))
      return;
    let node = readValue2(lines, skipBlanks2(lines.text, key.range.end + 1), around.column);
    if (node !== void 0)
      return entries.push({ key: key.name, keyRange: key.range, node }), value[key.name] = node.value, node.end;
  });
  return end === void 0 ? void 0 : { kind: "map", value, entries, start, end, after: end };
}
function readMembers(lines, start, brackets, readMember) {
  let { text } = lines, at2 = skipFlowSpace(lines, start + 1, brackets);
  for (; at2 !== void 0 && text.charAt(at2) !== brackets.closing; ) {
    let end = readMember(at2), sign = end === void 0 ? void 0 : skipFlowSpace(lines, end, brackets);
    if (sign === void 0 || text.charAt(sign) !== "," && text.charAt(sign) !== brackets.closing)
      return;
    at2 = text.charAt(sign) === "," ? skipFlowSpace(lines, sign + 1, brackets) : sign;
  }
  return at2 === void 0 ? void 0 : at2 + 1;
}
function readValue2(lines, at2, column) {
  let { text, end } = lines;
  if (beginsFlow(text, at2))
    return readCollection(lines, at2, { column, isOutermost: !1 });
  let scalar = /["']/.test(text.charAt(at2)) ? readScalar(text.slice(at2, end)) : readUnquoted(readWords(text, at2));
  return scalar && { kind: "scalar", value: scalar.value, start: at2, end: at2 + scalar.length, after: at2 };
}
function readWords(text, at2) {
  let words = /[^,[\]{}\r\n]*/y;
  return words.lastIndex = at2, words.test(text), text.slice(at2, words.lastIndex);
}
function skipFlowSpace({ text, end }, from, { column, isOutermost, closing }) {
  let at2 = skipBlanks2(text, from), depth = Number.POSITIVE_INFINITY;
  for (; at2 < end && isLineEnd(text, at2); ) {
    let start = text.indexOf(`
`, at2) + 1;
    at2 = skipBlanks2(text, start), depth = at2 - start;
  }
  return (depth > column || isOutermost && depth === column && text.charAt(at2) === closing) && at2 < end ? at2 : void 0;
}

// src/text/frontmatter/plain-block.ts
function readTopMap(text, block) {
  let lines = plainLines(text, block);
  return lines.line.column < 0 ? { kind: "map", value: {}, entries: [], start: block.start, end: block.start, after: block.start } : lines.line.column === 0 ? readMap(lines, 0) : void 0;
}
function readMap(lines, column) {
  let start = lines.line.at, entries = [], value = {}, after = start;
  for (; lines.line.column === column; ) {
    let key = keyAt(lines.text, lines.line.at);
    if (key === void 0 || Object.hasOwn(value, key.name))
      return;
    let node = readEntryValue(lines, key.range.end + 1, column);
    if (node === void 0)
      return;
    entries.push({ key: key.name, keyRange: key.range, node }), value[key.name] = node.value, { after } = node;
  }
  return lines.line.column > column ? void 0 : { kind: "map", value, entries, start, end: after, after };
}
function readEntryValue(lines, afterColon, column) {
  let at2 = skipBlanks2(lines.text, afterColon);
  return isLineEnd(lines.text, at2) ? readBelow(lines, at2, column) : readInLine(lines, at2, column);
}
function readBelow(lines, emptyAt, column) {
  goTo(lines, lines.line.next);
  let { line } = lines;
  if (!line.isAfterComment)
    return line.column >= column && isItem(lines) ? readList(lines, line.column) : line.column <= column ? { kind: "scalar", value: null, start: emptyAt, end: emptyAt, after: emptyAt } : beginsFlow(lines.text, line.at) ? readFlow(lines, line.at, column) : readMap(lines, line.column);
}
function readList(lines, column) {
  let start = lines.line.at, items = [], end = start;
  for (; lines.line.column === column && isItem(lines); ) {
    let item = readItem(lines, skipBlanks2(lines.text, lines.line.at + 1), column);
    if (item === void 0)
      return;
    items.push(item), end = item.after;
  }
  return createList(items, { start, end });
}
function isItem({ text, line }) {
  return text.charAt(line.at) === "-" && (text.charAt(line.at + 1) === " " || isLineEnd(text, line.at + 1));
}
function readItem(lines, at2, column) {
  return keyAt(lines.text, at2) === void 0 ? readInLine(lines, at2, column) : (moveWithinLine(lines, at2), readMap(lines, lines.line.column));
}
function readInLine(lines, at2, column) {
  switch (lines.text.charAt(at2)) {
    case "[":
    case "{":
      return readFlow(lines, at2, column);
    case "|":
    case ">":
      return readBlockScalar(lines, at2, column);
    default:
      return readScalarLine(lines, at2);
  }
}
function readScalarLine(lines, start) {
  let scalar = readScalar(lines.text.slice(start, lines.line.end)), end = start + (scalar?.length ?? 0), after = scalar && endLine(lines, end);
  return scalar && after !== void 0 ? { kind: "scalar", value: scalar.value, start, end, after } : void 0;
}

// src/text/frontmatter/plain-frontmatter.ts
function readPlainFrontmatter({ text }) {
  if (text.startsWith(BYTE_ORDER_MARK))
    return;
  if (!isOpening(text, 0))
    return noFrontmatter(text, 0, []);
  let opening = lineAt(text, 0), { closing, loose } = opening.end === FENCE.length ? findFences(text, opening) : {};
  if (closing === void 0 || loose !== void 0)
    return;
  let block = cutBetween(text, opening, closing);
  if (block.end - block.start > MAX_BLOCK_CHARACTERS)
    return;
  let top = isSuspect(text.slice(block.start, block.end)) ? void 0 : readTopMap(text, block);
  return top && {
    present: !0,
    data: top.value,
    body: { start: closing.next, end: text.length },
    block,
    problems: [],
    rangeOf: (path) => rangeOfValue2(top, path),
    rangeOfKey: (path) => rangeOfKey(top, path)
  };
}
function isSuspect(block) {
  return UNUSUAL_CHARACTER.test(block) || LONG_LEAD.test(block) || block.split(OPENING_BRACKET, 65).length > 64;
}
var UNUSUAL_CHARACTER = /[\0-\x09\v\f\x0e-\x1f\uFEFF]|\r(?!\n)/, LONG_LEAD = /^[ ?-]{128}/m, OPENING_BRACKET = /[[{]/;

// src/customizations/frontmatter/stray-line.ts
var BELONGS = /^(?:[\s#\]}]|["']?[\w.$-]+["']?\s*:|-(?:\s|$)|---|\.\.\.|[?%&!]|[\w-]+\s*=|$)/;
function findStrayLine(text, block) {
  let hasEntry = !1;
  for (let line = lineAt(text, block.start); line.start < block.end; line = lineAt(text, line.next)) {
    let content = text.slice(line.start, line.end);
    if (hasEntry && !BELONGS.test(content))
      return { start: line.start, end: line.end };
    hasEntry ||= /^["']?[\w.$-]+["']?\s*:/.test(content);
  }
}

// src/customizations/frontmatter/faults.ts
var MAX_FAULTS = 50;
function frontmatterFaults(source, frontmatter) {
  if (frontmatter.problems.length === 0)
    return [];
  let fence = frontmatter.problems.find(({ code }) => code.startsWith("fence-"));
  if (fence !== void 0)
    return [faultOf(source, frontmatter, [], fence)];
  let entries = frontmatter.block === void 0 ? [] : splitEntries(source, frontmatter.block).entries, stray = strayFault(source, frontmatter, entries), faults = frontmatter.problems.slice(0, MAX_FAULTS).filter(({ range }) => stray === void 0 || !isExplainedBy(stray, range)).map((problem) => faultOf(source, frontmatter, entries, problem)), syntax = faults.find(isSyntaxError);
  return [
    ...stray === void 0 ? [] : [stray.fault],
    // Only the first syntax error is reliable: the parser guesses after it.
    ...faults.filter((fault) => !isSyntaxError(fault) || fault === syntax && stray === void 0)
  ].toSorted((a, b) => a.range.start - b.range.start);
}
function isSyntaxError({ rule, severity }) {
  return rule === "frontmatter-yaml-syntax" && severity === "error";
}
var RULES = {
  "fence-language": "frontmatter-language-marker",
  "fence-loose": "frontmatter-unclosed",
  "fence-unclosed": "frontmatter-unclosed",
  "not-a-map": "frontmatter-not-a-map",
  "yaml-duplicate-key": "frontmatter-duplicate-key",
  "yaml-tab": "frontmatter-tab-indent",
  "yaml-tag": "frontmatter-anchor-alias-tag",
  "yaml-too-many-aliases": "frontmatter-anchor-alias-tag"
};
function faultOf(source, frontmatter, entries, problem) {
  let { code, severity, message, hint, range } = problem, entry = entries.find(({ keyRange, rest }) => keyRange.start <= range.start && range.start <= rest.end), tab = code === "yaml-indent" && entry !== void 0 ? tabIn(source, entry) : void 0;
  if (tab !== void 0) {
    let { message: said, hint: way } = YAML_MESSAGES["yaml-tab"];
    return { rule: "frontmatter-tab-indent", severity, message: said(), hint: way, range: tab };
  }
  let rule = source.text.charAt(range.start) === "	" ? "frontmatter-tab-indent" : RULES[code];
  return rule !== void 0 ? { rule, severity, message, hint, range } : isAliasName(source, range) ? { rule: "frontmatter-anchor-alias-tag", severity, message, hint, range } : code !== "yaml-needs-quotes" ? { rule: "frontmatter-yaml-syntax", severity, hint, ...syntaxError(source, entries, entry, problem) } : looseFault(source, frontmatter, entry, problem);
}
function syntaxError(source, entries, entry, { code, message, range }) {
  let opened = code === "yaml-missing" || code === "yaml-indent" ? openedAt(source, entries, range) : void 0;
  if (opened !== void 0)
    return { message: "The value is not closed", range: opened };
  let deeper = code === "yaml-indent" && entry !== void 0 ? deeperKeyIn(source, entry) : void 0;
  return deeper !== void 0 ? { message: "The line is indented as part of the value above it, but written like a key", range: deeper } : { message: /^[\w-]+:\S/.test(source.text.slice(range.start, range.end)) ? "A space is missing after the colon of a key" : message, range };
}
function looseFault(source, frontmatter, entry, { severity, message, range }) {
  let whole = entry && frontmatter.rangeOf([entry.key]), isFlowList = whole !== void 0 && source.text.charAt(whole.start) === "[", item = entry && looseItemAt(frontmatter, entry.key, range), value = isFlowList && !isSimple(source, item) ? void 0 : item ?? whole;
  if (value === void 0) {
    let isText = entry !== void 0 && isTextKey(entry.key) && whole !== void 0;
    return {
      rule: "frontmatter-yaml-syntax",
      severity,
      message: isText ? `The value of ${quote(entry.key)} begins like a list` : message,
      hint: isText ? QUOTE_HINT : LIST_HINT,
      range: whole ?? range,
      ...isText && { fix: putInQuotes(source, whole) }
    };
  }
  let written = source.text.slice(value.start, value.end);
  return {
    rule: /^[*@`%&!|>{]/.test(written) ? "frontmatter-yaml-dialect" : "frontmatter-yaml-syntax",
    severity,
    message,
    hint: QUOTE_HINT,
    range: value,
    fix: putInQuotes(source, value)
  };
}
var LIST_HINT = "Close the open quote or bracket, and put values with special characters in double quotes.", QUOTE_HINT = "Put the value in quotes.";
function looseItemAt({ data, rangeOf: rangeOf2 }, key, { start }) {
  let value = data[key];
  return (Array.isArray(value) ? value.map((_item, index) => rangeOf2([key, index])) : []).find((item) => item !== void 0 && item.start <= start && start < item.end);
}
function isSimple({ text }, item) {
  return item !== void 0 && /^[*@`%][^"'[\]{}]*$/.test(text.slice(item.start, item.end));
}
function isTextKey(name) {
  return HEAD_KINDS.some((head) => keyOf(head, name)?.shape.kind === "text");
}
function putInQuotes({ text }, range) {
  let value = text.slice(range.start, range.end), quoted = /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
  return { kind: "edits", edits: [{ start: range.start, end: range.end, text: quoted }] };
}
function isAliasName({ text }, { start, end }) {
  return /^\*[A-Za-z_][\w-]*$/.test(text.slice(start, end));
}
function openedAt({ text }, entries, { start }) {
  let opened = entries.flatMap(({ rest }) => {
    let value = rest.start + text.slice(rest.start, rest.end).search(/\S|$/);
    return value < start && isLeftOpen(text.slice(value, rest.end)) ? [lineAt(text, value)] : [];
  });
  return opened[0] && { start: opened[0].start, end: opened[0].end };
}
function tabIn({ text }, { rest }) {
  let lead = /\n *\t/.exec(text.slice(rest.start, rest.end)), end = lead === null ? 0 : rest.start + lead.index + lead[0].length;
  return lead === null ? void 0 : { start: end - 1, end };
}
function deeperKeyIn({ text }, { rest }) {
  let found = /(?<=\n[ \t]+)(?:- )?[\w"'.-]+[ \t]*:(?=\s)/.exec(text.slice(rest.start, rest.end));
  if (found === null)
    return;
  let start = rest.start + found.index;
  return { start, end: lineAt(text, start).end };
}
function isLeftOpen(value) {
  let first = value.charAt(0);
  return first === "[" || first === "{" ? value.trimEnd().slice(-1) !== (first === "[" ? "]" : "}") : (first === '"' || first === "'") && value.indexOf(first, 1) < 0;
}
function strayFault(source, { block, problems }, entries) {
  let isReadable = problems.every(({ severity, code }) => severity === "warning" || !/^(?:yaml-|not-a)/.test(code)), stray = block === void 0 || isReadable ? void 0 : findStrayLine(source.text, block), entry = stray && entries.findLast(({ keyRange }) => keyRange.start < stray.start);
  return stray === void 0 || entry === void 0 ? void 0 : {
    from: entry.keyRange.start,
    fault: {
      rule: "frontmatter-unindented-continuation",
      severity: "error",
      message: `The value of ${quote(entry.key)} continues in the first column, where only a key may be`,
      hint: "Indent the line by two spaces, or put the whole value on one line.",
      range: stray
    }
  };
}
function isExplainedBy({ from, fault }, { start }) {
  return start >= from && start <= fault.range.end;
}

// src/customizations/frontmatter/excludable-agents.ts
var EXCLUDABLE_AGENTS = {
  "code-review": "github-review",
  "cloud-agent": "cloud-agent",
  "coding-agent": "cloud-agent"
};

// src/text/frontmatter/late-frontmatter.ts
var MAX_LINES_ABOVE = 12, MAX_LINES_WITHIN = 60, FENCE2 = /^\uFEFF?[ \t]*-{3,}$/, ENTRY = /^[A-Za-z][\w-]*[ \t]*:(?:[ \t]|$)/;
function findLateFrontmatter(text, isKey) {
  let opening = findOpening(text);
  if (opening === void 0)
    return;
  let first = lineAt(text, opening.next), entry = text.slice(first.start, first.end);
  if (!ENTRY.test(entry) || !isKey(entry.slice(0, entry.indexOf(":")).trim()))
    return;
  let closing = findClosing(text, first), start = text.indexOf("-", opening.start);
  return closing && { fence: { start, end: opening.end }, above: { start: 0, end: opening.start }, closing };
}
function findOpening(text) {
  let line = lineAt(text, 0), isInComment = !1;
  for (let lines = 0; lines <= MAX_LINES_ABOVE && line.start < text.length; lines += 1) {
    let content = text.slice(line.start, line.end);
    if (!isInComment && FENCE2.test(content))
      return line;
    let opens = content.lastIndexOf("<!--"), closes = content.lastIndexOf("-->");
    if (!(isInComment || /^\s*<!--/.test(content)) && !/^\uFEFF?\s*(?:#.*|`{3,}[\w-]*|~{3,}[\w-]*)?$/.test(content))
      return;
    isInComment = opens > closes || isInComment && closes < 0, line = lineAt(text, line.next);
  }
}
function findClosing(text, first) {
  let line = first;
  for (let lines = 0; lines < MAX_LINES_WITHIN && line.start < text.length; lines += 1) {
    if (/^[ \t]*-{3,}$/.test(text.slice(line.start, line.end)))
      return line;
    line = lineAt(text, line.next);
  }
}

// src/customizations/frontmatter/late-frontmatter.ts
function findLateHead(kind, text) {
  if (headsOf(kind).length === 0 || !text.includes("---"))
    return;
  let names = new Set(keyNamesOf(kind).map((name) => name.toLowerCase()));
  return findLateFrontmatter(text, (name) => names.has(name.toLowerCase()));
}
function hasLateHead(kind, text) {
  return /^\u{FEFF}?\s*---[ \t]*\r?\n/u.test(text) || findLateHead(kind, text) !== void 0;
}
var LATE_HEAD = {
  message: "The frontmatter is not read: it must begin on the first line, with three dashes",
  hint: "Begin the file with a line that holds only ---."
};

// src/text/frontmatter/load-frontmatter.ts
async function loadFrontmatter(source) {
  return readPlainFrontmatter(source) ?? (await import("./full-4TNFMUE4.js")).readFullFrontmatter(source);
}

// src/customizations/references/reference-path.ts
var MAX_PATH_CHARACTERS2 = 4096;
function resolveReference(from, target) {
  let other = otherThanPath(target);
  if (other !== void 0)
    return other;
  let path = decode(target.replace(/[#?].*$/s, ""));
  if (path === "")
    return { kind: "not-a-file", reason: target === "" ? "it is empty" : "a place in the same file" };
  if (path.includes("\0"))
    return { kind: "outside", reason: "a path cannot contain the character NUL" };
  if (path.includes("\\"))
    return { kind: "outside", reason: "a backslash separates folders only on Windows" };
  let isFromRoot = path.startsWith("/"), resolved = resolveLink(isFromRoot ? "" : from, path.replace(/^\/+/, ""));
  return resolved.kind === "inside" ? resolved : { kind: "outside", reason: "it leads out of the repository" };
}
var DRIVE = /^[a-z]:/i, ADDRESS2 = /^(?:[a-z][a-z0-9+.-]{1,63}:|\/\/)/i;
function otherThanPath(target) {
  return target.length > MAX_PATH_CHARACTERS2 ? { kind: "outside", reason: `it has more than ${writeCount(MAX_PATH_CHARACTERS2)} characters` } : DRIVE.test(target) ? { kind: "outside", reason: "it begins with a Windows drive" } : ADDRESS2.test(target) ? { kind: "not-a-file", reason: "an address" } : target.startsWith("~/") ? { kind: "not-a-file", reason: "a file in the user's home folder, which reviews do not read" } : void 0;
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

// src/customizations/frontmatter/misnamed-keys.ts
var MISNAMED_KEYS = {
  instructions: /* @__PURE__ */ new Map([
    ["title", "name"],
    ["globs", "applyTo"],
    ["glob", "applyTo"],
    ["paths", "applyTo"],
    ["path", "applyTo"],
    ["files", "applyTo"],
    ["file", "applyTo"],
    ["patterns", "applyTo"],
    ["pattern", "applyTo"],
    ["appliesto", "applyTo"],
    ["filematch", "applyTo"],
    ["filematchpattern", "applyTo"],
    ["desc", "description"],
    ["summary", "description"]
  ]),
  "claude-rule": /* @__PURE__ */ new Map([
    ["globs", "paths"],
    ["glob", "paths"],
    ["path", "paths"],
    ["files", "paths"],
    ["patterns", "paths"],
    ["applyto", "paths"],
    ["apply-to", "paths"],
    ["apply_to", "paths"],
    ["desc", "description"]
  ]),
  agent: /* @__PURE__ */ new Map([
    ["title", "name"],
    ["desc", "description"],
    ["tool", "tools"],
    ["allowed-tools", "tools"],
    ["allowedtools", "tools"],
    ["handoff", "handoffs"],
    ["subagents", "agents"]
  ]),
  "claude-agent": /* @__PURE__ */ new Map([
    ["title", "name"],
    ["desc", "description"],
    ["tool", "tools"],
    ["allowed-tools", "tools"],
    ["allowedtools", "tools"],
    ["allowed_tools", "tools"],
    ["colour", "color"],
    ["skill", "skills"]
  ]),
  prompt: /* @__PURE__ */ new Map([
    ["title", "name"],
    ["command", "name"],
    ["desc", "description"],
    ["tool", "tools"],
    ["allowed-tools", "tools"],
    ["agents", "agent"],
    ["models", "model"]
  ]),
  skill: /* @__PURE__ */ new Map([
    ["title", "name"],
    ["desc", "description"]
  ])
}, REPHRASED_KEYS = {
  instructions: /* @__PURE__ */ new Map([
    ["exclude", "`excludeAgent` names agents; to exclude files, narrow `applyTo`."],
    ["alwaysapply", 'Write `applyTo: "**"` for instructions that always apply.']
  ]),
  "claude-rule": /* @__PURE__ */ new Map([["alwaysapply", "A rule without `paths` always applies."]]),
  agent: /* @__PURE__ */ new Map([
    ["hidden", "Write `user-invocable: false` for an agent that people cannot select."],
    ["mode", "Write `user-invocable: false` for an agent that only other agents call."],
    ["instructions", "Write what the agent should do below the frontmatter."],
    ["prompt", "Write what the agent should do below the frontmatter."]
  ]),
  "claude-agent": /* @__PURE__ */ new Map([
    ["instructions", "Write what the agent should do below the frontmatter."],
    ["prompt", "Write what the agent should do below the frontmatter."]
  ]),
  prompt: /* @__PURE__ */ new Map([
    ["args", "Use `argument-hint` to say what to type after the name."],
    ["arguments", "Use `argument-hint` to say what to type after the name."]
  ]),
  skill: new Map(
    ["author", "authors", "category", "homepage", "keywords", "repository", "tags", "version"].map((key) => [
      key,
      `Put it under \`metadata\`, where your own keys are allowed: \`metadata: { ${key}: \u2026 }\`.`
    ])
  )
}, FOREIGN_KEYS = /* @__PURE__ */ new Map([
  ["alwaysApply", "Cursor's rules"],
  ["globs", "Cursor's rules"],
  ["hidden", "OpenCode's agents"],
  ["permission", "OpenCode's agents"],
  ["steps", "OpenCode's agents"],
  ["temperature", "OpenCode's agents"],
  ["top_p", "OpenCode's agents"],
  ["inclusion", "Kiro's steering files"],
  ["fileMatchPattern", "Kiro's steering files"],
  ["trigger", "Windsurf's rules"]
]);

// src/customizations/frontmatter/judge-key.ts
function judgeKey(head, name) {
  if (name.length > MAX_KEY_CHARACTERS || keyOf(head, name) !== void 0)
    return name.length > MAX_KEY_CHARACTERS ? { kind: "unknown" } : void 0;
  let same = squeezedKeys(head).get(squeeze(name));
  if (same !== void 0)
    return { kind: differsInCapitals(name, same.name) ? "case" : "typo", meant: same };
  let other = head === "agent" || head === "claude-agent" ? OTHER_FLAVOUR[head] : void 0, misnamed = MISNAMED_KEYS[head].get(name.toLowerCase());
  if (misnamed === void 0 && other !== void 0 && keyOf(other, name) !== void 0)
    return { kind: "other-client", head: other };
  let advice = REPHRASED_KEYS[head].get(name.toLowerCase()), from = FOREIGN_KEYS.get(name) ?? ownerOf(name), meant = misnamed === void 0 ? void 0 : keyOf(head, misnamed);
  if (meant !== void 0 || advice !== void 0 || from !== void 0)
    return {
      kind: "unknown",
      ...meant && { meant },
      ...advice !== void 0 && { advice },
      ...from !== void 0 && { from }
    };
  let near = nearestKey(head, name);
  return near === void 0 ? { kind: "unknown" } : { kind: "typo", meant: near };
}
function meantBy(fault) {
  return fault.kind === "other-client" ? void 0 : fault.meant;
}
var MAX_KEY_CHARACTERS = 60, OTHER_FLAVOUR = { agent: "claude-agent", "claude-agent": "agent" }, SQUEEZED = /* @__PURE__ */ new Map();
function squeezedKeys(head) {
  let known = SQUEEZED.get(head) ?? new Map(FRONTMATTER_KEYS[head].toReversed().map((key) => [squeeze(key.name), key]));
  return SQUEEZED.set(head, known), known;
}
function squeeze(name) {
  return name.toLowerCase().replaceAll(/[-_ ]/g, "");
}
function differsInCapitals(written, known) {
  return written.toLowerCase() === known.toLowerCase() && written !== written.toLowerCase();
}
var HEAD_TITLES = {
  instructions: "`*.instructions.md` files",
  "claude-rule": "Claude's rules",
  agent: "agents",
  "claude-agent": "Claude's agents",
  prompt: "prompts",
  skill: "skills"
};
function ownerOf(name) {
  let owner = HEAD_KINDS.find((head) => keyOf(head, name) !== void 0);
  return owner && HEAD_TITLES[owner];
}
function nearestKey(head, name) {
  let most = name.length < 4 ? 0 : name.length < 8 ? 1 : 2, written = name.toLowerCase(), near = FRONTMATTER_KEYS[head].filter(({ successor }) => successor === void 0).flatMap((key) => {
    let lower = key.name.toLowerCase(), edits = isSwapped(written, lower) && most > 0 ? 1 : editsUpTo(most, written, lower);
    return edits === void 0 ? [] : [{ key, edits }];
  }).toSorted((a, b) => a.edits - b.edits);
  return near[0] !== void 0 && near[0].edits !== near[1]?.edits ? near[0].key : void 0;
}

export {
  rangeOfValue,
  readJsonc,
  isBroken,
  findNonJson,
  nearMisses,
  editsUpTo,
  isSwapped,
  LEVELS,
  openSettingsFile,
  filesFor,
  jsoncProblems,
  describeType2 as describeType,
  placeOf,
  keyRangeBefore,
  resolveFrom,
  LOCATION_SETTINGS,
  LOCATION_NAMES,
  targetOf,
  respelledDefault,
  SWITCH_DEFAULTS,
  SWITCH_NAMES,
  readSwitches,
  placesOf,
  hiddenBySwitches,
  takesPath,
  readPlainFrontmatter,
  resolveReference,
  readTarget,
  readAddress,
  readOutline,
  decodeReference,
  rangeAround,
  readCodeRanges,
  readHidden,
  readLinks,
  readReferences,
  withoutPunctuation,
  frontmatterFaults,
  describeType as describeType2,
  EXCLUDABLE_AGENTS,
  judgeKey,
  meantBy,
  findLateHead,
  hasLateHead,
  LATE_HEAD,
  readParagraphs,
  loadFrontmatter
};
