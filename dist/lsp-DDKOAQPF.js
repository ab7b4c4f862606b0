import {
  readOwnName as readOwnName,
  readTerms as readTerms,
  concludeValidation as concludeValidation,
  openChecker as openChecker,
  viewRepository as viewRepository,
  listOnce as listOnce,
  COPILOT_CLI_AGENTS as COPILOT_CLI_AGENTS,
  RULES as RULES,
  VSCODE_AGENTS as VSCODE_AGENTS,
  isOtherVendor as isOtherVendor,
  standingOfModel as standingOfModel
} from "./joined-133c8eb8.js";
import {
  otherPathsSentence as otherPathsSentence
} from "./joined-c1dd7ffa.js";
import {
  localGuidance as localGuidance
} from "./joined-3b15d0af.js";
import {
  followExtends as followExtends,
  readCommandOptions as readCommandOptions
} from "./joined-05017b85.js";
import {
  checkoutWorkspace as checkoutWorkspace,
  openRepository as openRepository,
  mergeEntries as mergeEntries,
  BASELINE_PATH as BASELINE_PATH,
  CONFIG_PATH as CONFIG_PATH,
  loadFrontmatter as loadFrontmatter,
  readHidden as readHidden,
  readEndings as readEndings,
  readBytes as readBytes,
  CLIENTS as CLIENTS,
  CLIENT_NAMES as CLIENT_NAMES,
  isBelow as isBelow,
  isPlainPath as isPlainPath,
  parentsOf as parentsOf,
  ruleUrl as ruleUrl,
  githubGlobs as githubGlobs,
  splitGlobList as splitGlobList,
  vscodeGlobs as vscodeGlobs,
  lazily as lazily,
  sourceText as sourceText
} from "./joined-1c6c8fb1.js";
import {
  listFiles as listFiles
} from "./joined-e59b8646.js";
import {
  decodeUtf8 as decodeUtf8,
  ALL_SERVERS as ALL_SERVERS,
  CLAUDE_TOOLS as CLAUDE_TOOLS,
  COPILOT_ALIASES as COPILOT_ALIASES,
  COPILOT_CLI_TOOLS as COPILOT_CLI_TOOLS,
  COPILOT_TOOL_OF_ALIAS as COPILOT_TOOL_OF_ALIAS,
  VSCODE_SET_MEMBERS as VSCODE_SET_MEMBERS,
  VSCODE_SINGLE_TOOLS as VSCODE_SINGLE_TOOLS,
  VSCODE_SUCCESSORS as VSCODE_SUCCESSORS,
  VSCODE_TOOL_SETS as VSCODE_TOOL_SETS,
  OFFERED_MODELS as OFFERED_MODELS
} from "./joined-1c9471ce.js";
import "./joined-12ab4997.js";
import {
  mayHaveImports as mayHaveImports,
  readReferences as readReferences,
  resolveReference as resolveReference,
  withoutPunctuation as withoutPunctuation,
  FRONTMATTER_KEYS as FRONTMATTER_KEYS,
  describeShape as describeShape,
  headOf as headOf,
  keyOf as keyOf
} from "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-a845ed26.js";
import "./joined-5ac99ec6.js";
import {
  at as at
} from "./joined-cc1d52fd.js";
import {
  groupBy as groupBy
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  applyEdits
} from "./chunk-BK4P3R2O.js";
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
import {
  codeSpan,
  plainMarkdown
} from "./chunk-I5F7FKLA.js";
import "./chunk-W24XEJI4.js";
import {
  UserError,
  messageOf
} from "./chunk-7GTNOTFN.js";
import {
  __commonJS,
  __esm,
  __export,
  __require,
  __toCommonJS,
  __toESM
} from "./chunk-RGP6QW34.js";

// node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/is.js
var require_is = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/is.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.boolean = boolean;
    exports.string = string;
    exports.number = number;
    exports.error = error;
    exports.func = func;
    exports.array = array;
    exports.stringArray = stringArray;
    function boolean(value) {
      return value === !0 || value === !1;
    }
    function string(value) {
      return typeof value == "string" || value instanceof String;
    }
    function number(value) {
      return typeof value == "number" || value instanceof Number;
    }
    function error(value) {
      return value instanceof Error;
    }
    function func(value) {
      return typeof value == "function";
    }
    function array(value) {
      return Array.isArray(value);
    }
    function stringArray(value) {
      return array(value) && value.every((elem) => string(elem));
    }
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/messages.js
var require_messages = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/messages.js"(exports) {
    "use strict";
    var __createBinding = exports && exports.__createBinding || (Object.create ? (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k);
      var desc = Object.getOwnPropertyDescriptor(m, k);
      (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = { enumerable: !0, get: function() {
        return m[k];
      } }), Object.defineProperty(o, k2, desc);
    }) : (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k), o[k2] = m[k];
    })), __setModuleDefault = exports && exports.__setModuleDefault || (Object.create ? (function(o, v) {
      Object.defineProperty(o, "default", { enumerable: !0, value: v });
    }) : function(o, v) {
      o.default = v;
    }), __importStar = exports && exports.__importStar || /* @__PURE__ */ (function() {
      var ownKeys = function(o) {
        return ownKeys = Object.getOwnPropertyNames || function(o2) {
          var ar = [];
          for (var k in o2) Object.prototype.hasOwnProperty.call(o2, k) && (ar[ar.length] = k);
          return ar;
        }, ownKeys(o);
      };
      return function(mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) k[i] !== "default" && __createBinding(result, mod, k[i]);
        return __setModuleDefault(result, mod), result;
      };
    })();
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.Message = exports.NotificationType9 = exports.NotificationType8 = exports.NotificationType7 = exports.NotificationType6 = exports.NotificationType5 = exports.NotificationType4 = exports.NotificationType3 = exports.NotificationType2 = exports.NotificationType1 = exports.NotificationType0 = exports.NotificationType = exports.RequestType9 = exports.RequestType8 = exports.RequestType7 = exports.RequestType6 = exports.RequestType5 = exports.RequestType4 = exports.RequestType3 = exports.RequestType2 = exports.RequestType1 = exports.RequestType = exports.RequestType0 = exports.AbstractMessageSignature = exports.ParameterStructures = exports.ResponseError = exports.ErrorCodes = void 0;
    var is = __importStar(require_is()), ErrorCodes2;
    (function(ErrorCodes3) {
      ErrorCodes3.ParseError = -32700, ErrorCodes3.InvalidRequest = -32600, ErrorCodes3.MethodNotFound = -32601, ErrorCodes3.InvalidParams = -32602, ErrorCodes3.InternalError = -32603, ErrorCodes3.jsonrpcReservedErrorRangeStart = -32099, ErrorCodes3.serverErrorStart = -32099, ErrorCodes3.MessageWriteError = -32099, ErrorCodes3.MessageReadError = -32098, ErrorCodes3.PendingResponseRejected = -32097, ErrorCodes3.ConnectionInactive = -32096, ErrorCodes3.ServerNotInitialized = -32002, ErrorCodes3.UnknownErrorCode = -32001, ErrorCodes3.jsonrpcReservedErrorRangeEnd = -32e3, ErrorCodes3.serverErrorEnd = -32e3;
    })(ErrorCodes2 || (exports.ErrorCodes = ErrorCodes2 = {}));
    var ResponseError2 = class _ResponseError extends Error {
      code;
      data;
      constructor(code, message, data) {
        super(message), this.code = is.number(code) ? code : ErrorCodes2.UnknownErrorCode, this.data = data, Object.setPrototypeOf(this, _ResponseError.prototype);
      }
      toJson() {
        let result = {
          code: this.code,
          message: this.message
        };
        return this.data !== void 0 && (result.data = this.data), result;
      }
    };
    exports.ResponseError = ResponseError2;
    var ParameterStructures = class _ParameterStructures {
      kind;
      /**
       * The parameter structure is automatically inferred on the number of parameters
       * and the parameter type in case of a single param.
       */
      static auto = new _ParameterStructures("auto");
      /**
       * Forces `byPosition` parameter structure. This is useful if you have a single
       * parameter which has a literal type.
       */
      static byPosition = new _ParameterStructures("byPosition");
      /**
       * Forces `byName` parameter structure. This is only useful when having a single
       * parameter. The library will report errors if used with a different number of
       * parameters.
       */
      static byName = new _ParameterStructures("byName");
      constructor(kind) {
        this.kind = kind;
      }
      static is(value) {
        return value === _ParameterStructures.auto || value === _ParameterStructures.byName || value === _ParameterStructures.byPosition;
      }
      toString() {
        return this.kind;
      }
    };
    exports.ParameterStructures = ParameterStructures;
    var AbstractMessageSignature = class {
      method;
      numberOfParams;
      constructor(method, numberOfParams) {
        this.method = method, this.numberOfParams = numberOfParams;
      }
      get parameterStructures() {
        return ParameterStructures.auto;
      }
    };
    exports.AbstractMessageSignature = AbstractMessageSignature;
    var RequestType0 = class extends AbstractMessageSignature {
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      _;
      constructor(method) {
        super(method, 0);
      }
    };
    exports.RequestType0 = RequestType0;
    var RequestType = class extends AbstractMessageSignature {
      _parameterStructures;
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      _;
      constructor(method, _parameterStructures = ParameterStructures.auto) {
        super(method, 1), this._parameterStructures = _parameterStructures;
      }
      get parameterStructures() {
        return this._parameterStructures;
      }
    };
    exports.RequestType = RequestType;
    var RequestType1 = class extends AbstractMessageSignature {
      _parameterStructures;
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      _;
      constructor(method, _parameterStructures = ParameterStructures.auto) {
        super(method, 1), this._parameterStructures = _parameterStructures;
      }
      get parameterStructures() {
        return this._parameterStructures;
      }
    };
    exports.RequestType1 = RequestType1;
    var RequestType2 = class extends AbstractMessageSignature {
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      _;
      constructor(method) {
        super(method, 2);
      }
    };
    exports.RequestType2 = RequestType2;
    var RequestType3 = class extends AbstractMessageSignature {
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      _;
      constructor(method) {
        super(method, 3);
      }
    };
    exports.RequestType3 = RequestType3;
    var RequestType4 = class extends AbstractMessageSignature {
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      _;
      constructor(method) {
        super(method, 4);
      }
    };
    exports.RequestType4 = RequestType4;
    var RequestType5 = class extends AbstractMessageSignature {
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      _;
      constructor(method) {
        super(method, 5);
      }
    };
    exports.RequestType5 = RequestType5;
    var RequestType6 = class extends AbstractMessageSignature {
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      _;
      constructor(method) {
        super(method, 6);
      }
    };
    exports.RequestType6 = RequestType6;
    var RequestType7 = class extends AbstractMessageSignature {
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      _;
      constructor(method) {
        super(method, 7);
      }
    };
    exports.RequestType7 = RequestType7;
    var RequestType8 = class extends AbstractMessageSignature {
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      _;
      constructor(method) {
        super(method, 8);
      }
    };
    exports.RequestType8 = RequestType8;
    var RequestType9 = class extends AbstractMessageSignature {
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      _;
      constructor(method) {
        super(method, 9);
      }
    };
    exports.RequestType9 = RequestType9;
    var NotificationType = class extends AbstractMessageSignature {
      _parameterStructures;
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      _;
      constructor(method, _parameterStructures = ParameterStructures.auto) {
        super(method, 1), this._parameterStructures = _parameterStructures;
      }
      get parameterStructures() {
        return this._parameterStructures;
      }
    };
    exports.NotificationType = NotificationType;
    var NotificationType0 = class extends AbstractMessageSignature {
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      _;
      constructor(method) {
        super(method, 0);
      }
    };
    exports.NotificationType0 = NotificationType0;
    var NotificationType1 = class extends AbstractMessageSignature {
      _parameterStructures;
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      _;
      constructor(method, _parameterStructures = ParameterStructures.auto) {
        super(method, 1), this._parameterStructures = _parameterStructures;
      }
      get parameterStructures() {
        return this._parameterStructures;
      }
    };
    exports.NotificationType1 = NotificationType1;
    var NotificationType2 = class extends AbstractMessageSignature {
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      _;
      constructor(method) {
        super(method, 2);
      }
    };
    exports.NotificationType2 = NotificationType2;
    var NotificationType3 = class extends AbstractMessageSignature {
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      _;
      constructor(method) {
        super(method, 3);
      }
    };
    exports.NotificationType3 = NotificationType3;
    var NotificationType4 = class extends AbstractMessageSignature {
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      _;
      constructor(method) {
        super(method, 4);
      }
    };
    exports.NotificationType4 = NotificationType4;
    var NotificationType5 = class extends AbstractMessageSignature {
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      _;
      constructor(method) {
        super(method, 5);
      }
    };
    exports.NotificationType5 = NotificationType5;
    var NotificationType6 = class extends AbstractMessageSignature {
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      _;
      constructor(method) {
        super(method, 6);
      }
    };
    exports.NotificationType6 = NotificationType6;
    var NotificationType7 = class extends AbstractMessageSignature {
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      _;
      constructor(method) {
        super(method, 7);
      }
    };
    exports.NotificationType7 = NotificationType7;
    var NotificationType8 = class extends AbstractMessageSignature {
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      _;
      constructor(method) {
        super(method, 8);
      }
    };
    exports.NotificationType8 = NotificationType8;
    var NotificationType9 = class extends AbstractMessageSignature {
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      _;
      constructor(method) {
        super(method, 9);
      }
    };
    exports.NotificationType9 = NotificationType9;
    var Message;
    (function(Message2) {
      function isRequest(message) {
        let candidate = message;
        return candidate && is.string(candidate.method) && (is.string(candidate.id) || is.number(candidate.id));
      }
      Message2.isRequest = isRequest;
      function isNotification(message) {
        let candidate = message;
        return candidate && is.string(candidate.method) && message.id === void 0;
      }
      Message2.isNotification = isNotification;
      function isResponse(message) {
        let candidate = message;
        return candidate && (candidate.result !== void 0 || !!candidate.error) && (is.string(candidate.id) || is.number(candidate.id) || candidate.id === null);
      }
      Message2.isResponse = isResponse;
    })(Message || (exports.Message = Message = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/linkedMap.js
var require_linkedMap = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/linkedMap.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.LRUCache = exports.LinkedMap = exports.Touch = void 0;
    var Touch;
    (function(Touch2) {
      Touch2.None = 0, Touch2.First = 1, Touch2.AsOld = Touch2.First, Touch2.Last = 2, Touch2.AsNew = Touch2.Last;
    })(Touch || (exports.Touch = Touch = {}));
    var LinkedMap = class {
      [Symbol.toStringTag] = "LinkedMap";
      _map;
      _head;
      _tail;
      _size;
      _state;
      constructor() {
        this._map = /* @__PURE__ */ new Map(), this._head = void 0, this._tail = void 0, this._size = 0, this._state = 0;
      }
      clear() {
        this._map.clear(), this._head = void 0, this._tail = void 0, this._size = 0, this._state++;
      }
      isEmpty() {
        return !this._head && !this._tail;
      }
      get size() {
        return this._size;
      }
      get first() {
        return this._head?.value;
      }
      get last() {
        return this._tail?.value;
      }
      before(key) {
        let item = this._map.get(key);
        return item ? item.previous?.value : void 0;
      }
      after(key) {
        let item = this._map.get(key);
        return item ? item.next?.value : void 0;
      }
      has(key) {
        return this._map.has(key);
      }
      get(key, touch = Touch.None) {
        let item = this._map.get(key);
        if (item)
          return touch !== Touch.None && this.touch(item, touch), item.value;
      }
      set(key, value, touch = Touch.None) {
        let item = this._map.get(key);
        if (item)
          item.value = value, touch !== Touch.None && this.touch(item, touch);
        else {
          switch (item = { key, value, next: void 0, previous: void 0 }, touch) {
            case Touch.None:
              this.addItemLast(item);
              break;
            case Touch.First:
              this.addItemFirst(item);
              break;
            case Touch.Last:
              this.addItemLast(item);
              break;
            default:
              this.addItemLast(item);
              break;
          }
          this._map.set(key, item), this._size++;
        }
        return this;
      }
      delete(key) {
        return !!this.remove(key);
      }
      remove(key) {
        let item = this._map.get(key);
        if (item)
          return this._map.delete(key), this.removeItem(item), this._size--, item.value;
      }
      shift() {
        if (!this._head && !this._tail)
          return;
        if (!this._head || !this._tail)
          throw new Error("Invalid list");
        let item = this._head;
        return this._map.delete(item.key), this.removeItem(item), this._size--, item.value;
      }
      forEach(callbackfn, thisArg) {
        let state = this._state, current = this._head;
        for (; current; ) {
          if (thisArg ? callbackfn.bind(thisArg)(current.value, current.key, this) : callbackfn(current.value, current.key, this), this._state !== state)
            throw new Error("LinkedMap got modified during iteration.");
          current = current.next;
        }
      }
      keys() {
        let state = this._state, current = this._head, iterator = {
          [Symbol.iterator]: () => iterator,
          next: () => {
            if (this._state !== state)
              throw new Error("LinkedMap got modified during iteration.");
            if (current) {
              let result = { value: current.key, done: !1 };
              return current = current.next, result;
            } else
              return { value: void 0, done: !0 };
          }
        };
        return iterator;
      }
      values() {
        let state = this._state, current = this._head, iterator = {
          [Symbol.iterator]: () => iterator,
          next: () => {
            if (this._state !== state)
              throw new Error("LinkedMap got modified during iteration.");
            if (current) {
              let result = { value: current.value, done: !1 };
              return current = current.next, result;
            } else
              return { value: void 0, done: !0 };
          }
        };
        return iterator;
      }
      entries() {
        let state = this._state, current = this._head, iterator = {
          [Symbol.iterator]: () => iterator,
          next: () => {
            if (this._state !== state)
              throw new Error("LinkedMap got modified during iteration.");
            if (current) {
              let result = { value: [current.key, current.value], done: !1 };
              return current = current.next, result;
            } else
              return { value: void 0, done: !0 };
          }
        };
        return iterator;
      }
      [Symbol.iterator]() {
        return this.entries();
      }
      trimOld(newSize) {
        if (newSize >= this.size)
          return;
        if (newSize === 0) {
          this.clear();
          return;
        }
        let current = this._head, currentSize = this.size;
        for (; current && currentSize > newSize; )
          this._map.delete(current.key), current = current.next, currentSize--;
        this._head = current, this._size = currentSize, current && (current.previous = void 0), this._state++;
      }
      addItemFirst(item) {
        if (!this._head && !this._tail)
          this._tail = item;
        else if (this._head)
          item.next = this._head, this._head.previous = item;
        else
          throw new Error("Invalid list");
        this._head = item, this._state++;
      }
      addItemLast(item) {
        if (!this._head && !this._tail)
          this._head = item;
        else if (this._tail)
          item.previous = this._tail, this._tail.next = item;
        else
          throw new Error("Invalid list");
        this._tail = item, this._state++;
      }
      removeItem(item) {
        if (item === this._head && item === this._tail)
          this._head = void 0, this._tail = void 0;
        else if (item === this._head) {
          if (!item.next)
            throw new Error("Invalid list");
          item.next.previous = void 0, this._head = item.next;
        } else if (item === this._tail) {
          if (!item.previous)
            throw new Error("Invalid list");
          item.previous.next = void 0, this._tail = item.previous;
        } else {
          let next = item.next, previous = item.previous;
          if (!next || !previous)
            throw new Error("Invalid list");
          next.previous = previous, previous.next = next;
        }
        item.next = void 0, item.previous = void 0, this._state++;
      }
      touch(item, touch) {
        if (!this._head || !this._tail)
          throw new Error("Invalid list");
        if (!(touch !== Touch.First && touch !== Touch.Last)) {
          if (touch === Touch.First) {
            if (item === this._head)
              return;
            let next = item.next, previous = item.previous;
            item === this._tail ? (previous.next = void 0, this._tail = previous) : (next.previous = previous, previous.next = next), item.previous = void 0, item.next = this._head, this._head.previous = item, this._head = item, this._state++;
          } else if (touch === Touch.Last) {
            if (item === this._tail)
              return;
            let next = item.next, previous = item.previous;
            item === this._head ? (next.previous = void 0, this._head = next) : (next.previous = previous, previous.next = next), item.next = void 0, item.previous = this._tail, this._tail.next = item, this._tail = item, this._state++;
          }
        }
      }
      toJSON() {
        let data = [];
        return this.forEach((value, key) => {
          data.push([key, value]);
        }), data;
      }
      fromJSON(data) {
        this.clear();
        for (let [key, value] of data)
          this.set(key, value);
      }
    };
    exports.LinkedMap = LinkedMap;
    var LRUCache = class extends LinkedMap {
      _limit;
      _ratio;
      constructor(limit, ratio = 1) {
        super(), this._limit = limit, this._ratio = Math.min(Math.max(0, ratio), 1);
      }
      get limit() {
        return this._limit;
      }
      set limit(limit) {
        this._limit = limit, this.checkTrim();
      }
      get ratio() {
        return this._ratio;
      }
      set ratio(ratio) {
        this._ratio = Math.min(Math.max(0, ratio), 1), this.checkTrim();
      }
      get(key, touch = Touch.AsNew) {
        return super.get(key, touch);
      }
      peek(key) {
        return super.get(key, Touch.None);
      }
      set(key, value) {
        return super.set(key, value, Touch.Last), this.checkTrim(), this;
      }
      checkTrim() {
        this.size > this._limit && this.trimOld(Math.round(this._limit * this._ratio));
      }
    };
    exports.LRUCache = LRUCache;
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/disposable.js
var require_disposable = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/disposable.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.Disposable = void 0;
    var Disposable;
    (function(Disposable2) {
      function create(func) {
        return {
          dispose: func
        };
      }
      Disposable2.create = create;
    })(Disposable || (exports.Disposable = Disposable = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/ral.js
var require_ral = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/ral.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var _ral;
    function RAL() {
      if (_ral === void 0)
        throw new Error("No runtime abstraction layer installed");
      return _ral;
    }
    (function(RAL2) {
      function install(ral) {
        if (ral === void 0)
          throw new Error("No runtime abstraction layer provided");
        _ral = ral;
      }
      RAL2.install = install;
    })(RAL || (RAL = {}));
    exports.default = RAL;
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/events.js
var require_events = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/events.js"(exports) {
    "use strict";
    var __importDefault = exports && exports.__importDefault || function(mod) {
      return mod && mod.__esModule ? mod : { default: mod };
    };
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.Emitter = exports.Event = void 0;
    var ral_1 = __importDefault(require_ral()), Event;
    (function(Event2) {
      let _disposable = { dispose() {
      } };
      Event2.None = function() {
        return _disposable;
      };
    })(Event || (exports.Event = Event = {}));
    var CallbackList = class {
      _callbacks;
      _contexts;
      add(callback, context = null, bucket) {
        this._callbacks || (this._callbacks = [], this._contexts = []), this._callbacks.push(callback), this._contexts.push(context), Array.isArray(bucket) && bucket.push({ dispose: () => this.remove(callback, context) });
      }
      remove(callback, context = null) {
        if (!this._callbacks)
          return;
        let foundCallbackWithDifferentContext = !1;
        for (let i = 0, len = this._callbacks.length; i < len; i++)
          if (this._callbacks[i] === callback)
            if (this._contexts[i] === context) {
              this._callbacks.splice(i, 1), this._contexts.splice(i, 1);
              return;
            } else
              foundCallbackWithDifferentContext = !0;
        if (foundCallbackWithDifferentContext)
          throw new Error("When adding a listener with a context, you should remove it with the same context");
      }
      invoke(...args) {
        if (!this._callbacks)
          return [];
        let ret = [], callbacks = this._callbacks.slice(0), contexts = this._contexts.slice(0);
        for (let i = 0, len = callbacks.length; i < len; i++)
          try {
            ret.push(callbacks[i].apply(contexts[i], args));
          } catch (e) {
            (0, ral_1.default)().console.error(e);
          }
        return ret;
      }
      isEmpty() {
        return !this._callbacks || this._callbacks.length === 0;
      }
      dispose() {
        this._callbacks = void 0, this._contexts = void 0;
      }
    }, Emitter = class _Emitter {
      _options;
      static _noop = function() {
      };
      _event;
      _callbacks;
      constructor(_options) {
        this._options = _options;
      }
      /**
       * For the public to allow to subscribe
       * to events from this Emitter
       */
      get event() {
        return this._event || (this._event = (listener, thisArgs, disposables) => {
          this._callbacks || (this._callbacks = new CallbackList()), this._options && this._options.onFirstListenerAdd && this._callbacks.isEmpty() && this._options.onFirstListenerAdd(this), this._callbacks.add(listener, thisArgs);
          let result = {
            dispose: () => {
              this._callbacks && (this._callbacks.remove(listener, thisArgs), result.dispose = _Emitter._noop, this._options && this._options.onLastListenerRemove && this._callbacks.isEmpty() && this._options.onLastListenerRemove(this));
            }
          };
          return Array.isArray(disposables) && disposables.push(result), result;
        }), this._event;
      }
      /**
       * To be kept private to fire an event to
       * subscribers
       */
      fire(event) {
        this._callbacks && this._callbacks.invoke.call(this._callbacks, event);
      }
      dispose() {
        this._callbacks && (this._callbacks.dispose(), this._callbacks = void 0);
      }
    };
    exports.Emitter = Emitter;
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/cancellation.js
var require_cancellation = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/cancellation.js"(exports) {
    "use strict";
    var __createBinding = exports && exports.__createBinding || (Object.create ? (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k);
      var desc = Object.getOwnPropertyDescriptor(m, k);
      (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = { enumerable: !0, get: function() {
        return m[k];
      } }), Object.defineProperty(o, k2, desc);
    }) : (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k), o[k2] = m[k];
    })), __setModuleDefault = exports && exports.__setModuleDefault || (Object.create ? (function(o, v) {
      Object.defineProperty(o, "default", { enumerable: !0, value: v });
    }) : function(o, v) {
      o.default = v;
    }), __importStar = exports && exports.__importStar || /* @__PURE__ */ (function() {
      var ownKeys = function(o) {
        return ownKeys = Object.getOwnPropertyNames || function(o2) {
          var ar = [];
          for (var k in o2) Object.prototype.hasOwnProperty.call(o2, k) && (ar[ar.length] = k);
          return ar;
        }, ownKeys(o);
      };
      return function(mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) k[i] !== "default" && __createBinding(result, mod, k[i]);
        return __setModuleDefault(result, mod), result;
      };
    })(), __importDefault = exports && exports.__importDefault || function(mod) {
      return mod && mod.__esModule ? mod : { default: mod };
    };
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.CancellationTokenSource = exports.CancellationToken = void 0;
    var ral_1 = __importDefault(require_ral()), Is2 = __importStar(require_is()), events_1 = require_events(), CancellationToken;
    (function(CancellationToken2) {
      CancellationToken2.None = Object.freeze({
        isCancellationRequested: !1,
        onCancellationRequested: events_1.Event.None
      }), CancellationToken2.Cancelled = Object.freeze({
        isCancellationRequested: !0,
        onCancellationRequested: events_1.Event.None
      });
      function is(value) {
        let candidate = value;
        return candidate && (candidate === CancellationToken2.None || candidate === CancellationToken2.Cancelled || Is2.boolean(candidate.isCancellationRequested) && !!candidate.onCancellationRequested);
      }
      CancellationToken2.is = is;
    })(CancellationToken || (exports.CancellationToken = CancellationToken = {}));
    var shortcutEvent = Object.freeze(function(callback, context) {
      let handle = (0, ral_1.default)().timer.setTimeout(callback.bind(context), 0);
      return { dispose() {
        handle.dispose();
      } };
    }), MutableToken = class {
      _isCancelled = !1;
      _emitter;
      cancel() {
        this._isCancelled || (this._isCancelled = !0, this._emitter && (this._emitter.fire(void 0), this.dispose()));
      }
      get isCancellationRequested() {
        return this._isCancelled;
      }
      get onCancellationRequested() {
        return this._isCancelled ? shortcutEvent : (this._emitter || (this._emitter = new events_1.Emitter()), this._emitter.event);
      }
      dispose() {
        this._emitter && (this._emitter.dispose(), this._emitter = void 0);
      }
    }, CancellationTokenSource = class {
      _token;
      get token() {
        return this._token || (this._token = new MutableToken()), this._token;
      }
      cancel() {
        this._token ? this._token.cancel() : this._token = CancellationToken.Cancelled;
      }
      dispose() {
        this._token ? this._token instanceof MutableToken && this._token.dispose() : this._token = CancellationToken.None;
      }
    };
    exports.CancellationTokenSource = CancellationTokenSource;
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/sharedArrayCancellation.js
var require_sharedArrayCancellation = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/sharedArrayCancellation.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.SharedArrayReceiverStrategy = exports.SharedArraySenderStrategy = void 0;
    var cancellation_1 = require_cancellation(), CancellationState;
    (function(CancellationState2) {
      CancellationState2.Continue = 0, CancellationState2.Cancelled = 1;
    })(CancellationState || (CancellationState = {}));
    var SharedArraySenderStrategy = class {
      buffers;
      constructor() {
        this.buffers = /* @__PURE__ */ new Map();
      }
      enableCancellation(request) {
        if (request.id === null)
          return;
        let buffer = new SharedArrayBuffer(4), data = new Int32Array(buffer, 0, 1);
        data[0] = CancellationState.Continue, this.buffers.set(request.id, buffer), request.$cancellationData = buffer;
      }
      async sendCancellation(_conn, id) {
        let buffer = this.buffers.get(id);
        if (buffer === void 0)
          return;
        let data = new Int32Array(buffer, 0, 1);
        Atomics.store(data, 0, CancellationState.Cancelled);
      }
      cleanup(id) {
        this.buffers.delete(id);
      }
      dispose() {
        this.buffers.clear();
      }
    };
    exports.SharedArraySenderStrategy = SharedArraySenderStrategy;
    var SharedArrayBufferCancellationToken = class {
      data;
      constructor(buffer) {
        this.data = new Int32Array(buffer, 0, 1);
      }
      get isCancellationRequested() {
        return Atomics.load(this.data, 0) === CancellationState.Cancelled;
      }
      get onCancellationRequested() {
        throw new Error("Cancellation over SharedArrayBuffer doesn't support cancellation events");
      }
    }, SharedArrayBufferCancellationTokenSource = class {
      token;
      constructor(buffer) {
        this.token = new SharedArrayBufferCancellationToken(buffer);
      }
      cancel() {
      }
      dispose() {
      }
    }, SharedArrayReceiverStrategy = class {
      kind = "request";
      createCancellationTokenSource(request) {
        let buffer = request.$cancellationData;
        return buffer === void 0 ? new cancellation_1.CancellationTokenSource() : new SharedArrayBufferCancellationTokenSource(buffer);
      }
    };
    exports.SharedArrayReceiverStrategy = SharedArrayReceiverStrategy;
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/semaphore.js
var require_semaphore = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/semaphore.js"(exports) {
    "use strict";
    var __importDefault = exports && exports.__importDefault || function(mod) {
      return mod && mod.__esModule ? mod : { default: mod };
    };
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.Semaphore = void 0;
    var ral_1 = __importDefault(require_ral()), Semaphore = class {
      _capacity;
      _active;
      _waiting;
      constructor(capacity = 1) {
        if (capacity <= 0)
          throw new Error("Capacity must be greater than 0");
        this._capacity = capacity, this._active = 0, this._waiting = [];
      }
      lock(thunk) {
        return new Promise((resolve, reject) => {
          this._waiting.push({ thunk, resolve, reject }), this.runNext();
        });
      }
      get active() {
        return this._active;
      }
      runNext() {
        this._waiting.length === 0 || this._active === this._capacity || (0, ral_1.default)().timer.setImmediate(() => this.doRunNext());
      }
      doRunNext() {
        if (this._waiting.length === 0 || this._active === this._capacity)
          return;
        let next = this._waiting.shift();
        if (this._active++, this._active > this._capacity)
          throw new Error("Too many thunks active");
        try {
          let result = next.thunk();
          result instanceof Promise ? result.then((value) => {
            this._active--, next.resolve(value), this.runNext();
          }, (err) => {
            this._active--, next.reject(err), this.runNext();
          }) : (this._active--, next.resolve(result), this.runNext());
        } catch (err) {
          this._active--, next.reject(err), this.runNext();
        }
      }
    };
    exports.Semaphore = Semaphore;
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/messageReader.js
var require_messageReader = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/messageReader.js"(exports) {
    "use strict";
    var __createBinding = exports && exports.__createBinding || (Object.create ? (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k);
      var desc = Object.getOwnPropertyDescriptor(m, k);
      (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = { enumerable: !0, get: function() {
        return m[k];
      } }), Object.defineProperty(o, k2, desc);
    }) : (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k), o[k2] = m[k];
    })), __setModuleDefault = exports && exports.__setModuleDefault || (Object.create ? (function(o, v) {
      Object.defineProperty(o, "default", { enumerable: !0, value: v });
    }) : function(o, v) {
      o.default = v;
    }), __importStar = exports && exports.__importStar || /* @__PURE__ */ (function() {
      var ownKeys = function(o) {
        return ownKeys = Object.getOwnPropertyNames || function(o2) {
          var ar = [];
          for (var k in o2) Object.prototype.hasOwnProperty.call(o2, k) && (ar[ar.length] = k);
          return ar;
        }, ownKeys(o);
      };
      return function(mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) k[i] !== "default" && __createBinding(result, mod, k[i]);
        return __setModuleDefault(result, mod), result;
      };
    })(), __importDefault = exports && exports.__importDefault || function(mod) {
      return mod && mod.__esModule ? mod : { default: mod };
    };
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.ReadableStreamMessageReader = exports.AbstractMessageReader = exports.MessageReader = void 0;
    var ral_1 = __importDefault(require_ral()), Is2 = __importStar(require_is()), events_1 = require_events(), semaphore_1 = require_semaphore(), MessageReader;
    (function(MessageReader2) {
      function is(value) {
        let candidate = value;
        return candidate && Is2.func(candidate.listen) && Is2.func(candidate.dispose) && Is2.func(candidate.onError) && Is2.func(candidate.onClose) && Is2.func(candidate.onPartialMessage);
      }
      MessageReader2.is = is;
    })(MessageReader || (exports.MessageReader = MessageReader = {}));
    var AbstractMessageReader = class {
      errorEmitter;
      closeEmitter;
      partialMessageEmitter;
      constructor() {
        this.errorEmitter = new events_1.Emitter(), this.closeEmitter = new events_1.Emitter(), this.partialMessageEmitter = new events_1.Emitter();
      }
      dispose() {
        this.errorEmitter.dispose(), this.closeEmitter.dispose(), this.partialMessageEmitter.dispose();
      }
      get onError() {
        return this.errorEmitter.event;
      }
      fireError(error) {
        this.errorEmitter.fire(this.asError(error));
      }
      get onClose() {
        return this.closeEmitter.event;
      }
      fireClose() {
        this.closeEmitter.fire(void 0);
      }
      get onPartialMessage() {
        return this.partialMessageEmitter.event;
      }
      firePartialMessage(info) {
        this.partialMessageEmitter.fire(info);
      }
      asError(error) {
        return error instanceof Error ? error : new Error(`Reader received error. Reason: ${Is2.string(error.message) ? error.message : "unknown"}`);
      }
    };
    exports.AbstractMessageReader = AbstractMessageReader;
    var ResolvedMessageReaderOptions;
    (function(ResolvedMessageReaderOptions2) {
      function fromOptions(options) {
        let charset, result, contentDecoder, contentDecoders = /* @__PURE__ */ new Map(), contentTypeDecoder, contentTypeDecoders = /* @__PURE__ */ new Map();
        if (options === void 0 || typeof options == "string")
          charset = options ?? "utf-8";
        else {
          if (charset = options.charset ?? "utf-8", options.contentDecoder !== void 0 && (contentDecoder = options.contentDecoder, contentDecoders.set(contentDecoder.name, contentDecoder)), options.contentDecoders !== void 0)
            for (let decoder of options.contentDecoders)
              contentDecoders.set(decoder.name, decoder);
          if (options.contentTypeDecoder !== void 0 && (contentTypeDecoder = options.contentTypeDecoder, contentTypeDecoders.set(contentTypeDecoder.name, contentTypeDecoder)), options.contentTypeDecoders !== void 0)
            for (let decoder of options.contentTypeDecoders)
              contentTypeDecoders.set(decoder.name, decoder);
        }
        return contentTypeDecoder === void 0 && (contentTypeDecoder = (0, ral_1.default)().applicationJson.decoder, contentTypeDecoders.set(contentTypeDecoder.name, contentTypeDecoder)), { charset, contentDecoder, contentDecoders, contentTypeDecoder, contentTypeDecoders };
      }
      ResolvedMessageReaderOptions2.fromOptions = fromOptions;
    })(ResolvedMessageReaderOptions || (ResolvedMessageReaderOptions = {}));
    var ReadableStreamMessageReader = class extends AbstractMessageReader {
      readable;
      options;
      callback;
      nextMessageLength;
      messageToken;
      buffer;
      partialMessageTimer;
      _partialMessageTimeout;
      readSemaphore;
      constructor(readable, options) {
        super(), this.readable = readable, this.options = ResolvedMessageReaderOptions.fromOptions(options), this.buffer = (0, ral_1.default)().messageBuffer.create(this.options.charset), this._partialMessageTimeout = 1e4, this.nextMessageLength = -1, this.messageToken = 0, this.readSemaphore = new semaphore_1.Semaphore(1);
      }
      set partialMessageTimeout(timeout) {
        this._partialMessageTimeout = timeout;
      }
      get partialMessageTimeout() {
        return this._partialMessageTimeout;
      }
      listen(callback) {
        this.nextMessageLength = -1, this.messageToken = 0, this.partialMessageTimer = void 0, this.callback = callback;
        let result = this.readable.onData((data) => {
          this.onData(data);
        });
        return this.readable.onError((error) => this.fireError(error)), this.readable.onClose(() => this.fireClose()), result;
      }
      onData(data) {
        try {
          for (this.buffer.append(data); ; ) {
            if (this.nextMessageLength === -1) {
              let headers = this.buffer.tryReadHeaders(!0);
              if (!headers)
                return;
              let contentLength = headers.get("content-length");
              if (!contentLength) {
                this.fireError(new Error(`Header must provide a Content-Length property.
${JSON.stringify(Object.fromEntries(headers))}`));
                return;
              }
              let length = parseInt(contentLength);
              if (isNaN(length)) {
                this.fireError(new Error(`Content-Length value must be a number. Got ${contentLength}`));
                return;
              }
              this.nextMessageLength = length;
            }
            let body = this.buffer.tryReadBody(this.nextMessageLength);
            if (body === void 0) {
              this.setPartialMessageTimer();
              return;
            }
            this.clearPartialMessageTimer(), this.nextMessageLength = -1, this.readSemaphore.lock(async () => {
              let bytes = this.options.contentDecoder !== void 0 ? await this.options.contentDecoder.decode(body) : body, message = await this.options.contentTypeDecoder.decode(bytes, this.options);
              this.callback(message);
            }).catch((error) => {
              this.fireError(error);
            });
          }
        } catch (error) {
          this.fireError(error);
        }
      }
      clearPartialMessageTimer() {
        this.partialMessageTimer && (this.partialMessageTimer.dispose(), this.partialMessageTimer = void 0);
      }
      setPartialMessageTimer() {
        this.clearPartialMessageTimer(), !(this._partialMessageTimeout <= 0) && (this.partialMessageTimer = (0, ral_1.default)().timer.setTimeout((token, timeout) => {
          this.partialMessageTimer = void 0, token === this.messageToken && (this.firePartialMessage({ messageToken: token, waitingTime: timeout }), this.setPartialMessageTimer());
        }, this._partialMessageTimeout, this.messageToken, this._partialMessageTimeout));
      }
    };
    exports.ReadableStreamMessageReader = ReadableStreamMessageReader;
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/messageWriter.js
var require_messageWriter = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/messageWriter.js"(exports) {
    "use strict";
    var __createBinding = exports && exports.__createBinding || (Object.create ? (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k);
      var desc = Object.getOwnPropertyDescriptor(m, k);
      (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = { enumerable: !0, get: function() {
        return m[k];
      } }), Object.defineProperty(o, k2, desc);
    }) : (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k), o[k2] = m[k];
    })), __setModuleDefault = exports && exports.__setModuleDefault || (Object.create ? (function(o, v) {
      Object.defineProperty(o, "default", { enumerable: !0, value: v });
    }) : function(o, v) {
      o.default = v;
    }), __importStar = exports && exports.__importStar || /* @__PURE__ */ (function() {
      var ownKeys = function(o) {
        return ownKeys = Object.getOwnPropertyNames || function(o2) {
          var ar = [];
          for (var k in o2) Object.prototype.hasOwnProperty.call(o2, k) && (ar[ar.length] = k);
          return ar;
        }, ownKeys(o);
      };
      return function(mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) k[i] !== "default" && __createBinding(result, mod, k[i]);
        return __setModuleDefault(result, mod), result;
      };
    })(), __importDefault = exports && exports.__importDefault || function(mod) {
      return mod && mod.__esModule ? mod : { default: mod };
    };
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.WriteableStreamMessageWriter = exports.AbstractMessageWriter = exports.MessageWriter = void 0;
    var ral_1 = __importDefault(require_ral()), Is2 = __importStar(require_is()), semaphore_1 = require_semaphore(), events_1 = require_events(), ContentLength = "Content-Length: ", CRLF = `\r
`, MessageWriter;
    (function(MessageWriter2) {
      function is(value) {
        let candidate = value;
        return candidate && Is2.func(candidate.dispose) && Is2.func(candidate.onClose) && Is2.func(candidate.onError) && Is2.func(candidate.write);
      }
      MessageWriter2.is = is;
    })(MessageWriter || (exports.MessageWriter = MessageWriter = {}));
    var AbstractMessageWriter = class {
      errorEmitter;
      closeEmitter;
      constructor() {
        this.errorEmitter = new events_1.Emitter(), this.closeEmitter = new events_1.Emitter();
      }
      dispose() {
        this.errorEmitter.dispose(), this.closeEmitter.dispose();
      }
      get onError() {
        return this.errorEmitter.event;
      }
      fireError(error, message, count) {
        this.errorEmitter.fire([this.asError(error), message, count]);
      }
      get onClose() {
        return this.closeEmitter.event;
      }
      fireClose() {
        this.closeEmitter.fire(void 0);
      }
      asError(error) {
        return error instanceof Error ? error : new Error(`Writer received error. Reason: ${Is2.string(error.message) ? error.message : "unknown"}`);
      }
    };
    exports.AbstractMessageWriter = AbstractMessageWriter;
    var ResolvedMessageWriterOptions;
    (function(ResolvedMessageWriterOptions2) {
      function fromOptions(options) {
        return options === void 0 || typeof options == "string" ? { charset: options ?? "utf-8", contentTypeEncoder: (0, ral_1.default)().applicationJson.encoder } : { charset: options.charset ?? "utf-8", contentEncoder: options.contentEncoder, contentTypeEncoder: options.contentTypeEncoder ?? (0, ral_1.default)().applicationJson.encoder };
      }
      ResolvedMessageWriterOptions2.fromOptions = fromOptions;
    })(ResolvedMessageWriterOptions || (ResolvedMessageWriterOptions = {}));
    var WriteableStreamMessageWriter = class extends AbstractMessageWriter {
      writable;
      options;
      errorCount;
      writeSemaphore;
      constructor(writable, options) {
        super(), this.writable = writable, this.options = ResolvedMessageWriterOptions.fromOptions(options), this.errorCount = 0, this.writeSemaphore = new semaphore_1.Semaphore(1), this.writable.onError((error) => this.fireError(error)), this.writable.onClose(() => this.fireClose());
      }
      async write(msg) {
        return this.writeSemaphore.lock(async () => this.options.contentTypeEncoder.encode(msg, this.options).then((buffer) => this.options.contentEncoder !== void 0 ? this.options.contentEncoder.encode(buffer) : buffer).then((buffer) => {
          let headers = [];
          return headers.push(ContentLength, buffer.byteLength.toString(), CRLF), headers.push(CRLF), this.doWrite(msg, headers, buffer);
        }, (error) => {
          throw this.fireError(error), error;
        }));
      }
      async doWrite(msg, headers, data) {
        try {
          return await this.writable.write(headers.join(""), "ascii"), this.writable.write(data);
        } catch (error) {
          return this.handleError(error, msg), Promise.reject(error);
        }
      }
      handleError(error, msg) {
        this.errorCount++, this.fireError(error, msg, this.errorCount);
      }
      end() {
        this.writable.end();
      }
    };
    exports.WriteableStreamMessageWriter = WriteableStreamMessageWriter;
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/messageBuffer.js
var require_messageBuffer = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/messageBuffer.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.AbstractMessageBuffer = void 0;
    var CR = 13, LF = 10, CRLF = `\r
`, AbstractMessageBuffer = class {
      _encoding;
      _chunks;
      _totalLength;
      constructor(encoding = "utf-8") {
        this._encoding = encoding, this._chunks = [], this._totalLength = 0;
      }
      get encoding() {
        return this._encoding;
      }
      append(chunk) {
        let toAppend = typeof chunk == "string" ? this.fromString(chunk, this._encoding) : chunk;
        this._chunks.push(toAppend), this._totalLength += toAppend.byteLength;
      }
      tryReadHeaders(lowerCaseKeys = !1) {
        if (this._chunks.length === 0)
          return;
        let state = 0, chunkIndex = 0, offset = 0, chunkBytesRead = 0;
        row: for (; chunkIndex < this._chunks.length; ) {
          let chunk = this._chunks[chunkIndex];
          for (offset = 0; offset < chunk.length; ) {
            switch (chunk[offset]) {
              case CR:
                switch (state) {
                  case 0:
                    state = 1;
                    break;
                  case 2:
                    state = 3;
                    break;
                  default:
                    state = 0;
                }
                break;
              case LF:
                switch (state) {
                  case 1:
                    state = 2;
                    break;
                  case 3:
                    state = 4, offset++;
                    break row;
                  default:
                    state = 0;
                }
                break;
              default:
                state = 0;
            }
            offset++;
          }
          chunkBytesRead += chunk.byteLength, chunkIndex++;
        }
        if (state !== 4)
          return;
        let buffer = this._read(chunkBytesRead + offset), result = /* @__PURE__ */ new Map(), headers = this.toString(buffer, "ascii").split(CRLF);
        if (headers.length < 2)
          return result;
        for (let i = 0; i < headers.length - 2; i++) {
          let header = headers[i], index = header.indexOf(":");
          if (index === -1)
            throw new Error(`Message header must separate key and value using ':'
${header}`);
          let key = header.substr(0, index), value = header.substr(index + 1).trim();
          result.set(lowerCaseKeys ? key.toLowerCase() : key, value);
        }
        return result;
      }
      tryReadBody(length) {
        if (!(this._totalLength < length))
          return this._read(length);
      }
      get numberOfBytes() {
        return this._totalLength;
      }
      _read(byteCount) {
        if (byteCount === 0)
          return this.emptyBuffer();
        if (byteCount > this._totalLength)
          throw new Error("Cannot read so many bytes!");
        if (this._chunks[0].byteLength === byteCount) {
          let chunk = this._chunks[0];
          return this._chunks.shift(), this._totalLength -= byteCount, this.asNative(chunk);
        }
        if (this._chunks[0].byteLength > byteCount) {
          let chunk = this._chunks[0], result2 = this.asNative(chunk, byteCount);
          return this._chunks[0] = chunk.slice(byteCount), this._totalLength -= byteCount, result2;
        }
        let result = this.allocNative(byteCount), resultOffset = 0, chunkIndex = 0;
        for (; byteCount > 0; ) {
          let chunk = this._chunks[chunkIndex];
          if (chunk.byteLength > byteCount) {
            let chunkPart = chunk.slice(0, byteCount);
            result.set(chunkPart, resultOffset), resultOffset += byteCount, this._chunks[chunkIndex] = chunk.slice(byteCount), this._totalLength -= byteCount, byteCount -= byteCount;
          } else
            result.set(chunk, resultOffset), resultOffset += chunk.byteLength, this._chunks.shift(), this._totalLength -= chunk.byteLength, byteCount -= chunk.byteLength;
        }
        return result;
      }
    };
    exports.AbstractMessageBuffer = AbstractMessageBuffer;
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/connection.js
var require_connection = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/connection.js"(exports) {
    "use strict";
    var __createBinding = exports && exports.__createBinding || (Object.create ? (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k);
      var desc = Object.getOwnPropertyDescriptor(m, k);
      (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = { enumerable: !0, get: function() {
        return m[k];
      } }), Object.defineProperty(o, k2, desc);
    }) : (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k), o[k2] = m[k];
    })), __setModuleDefault = exports && exports.__setModuleDefault || (Object.create ? (function(o, v) {
      Object.defineProperty(o, "default", { enumerable: !0, value: v });
    }) : function(o, v) {
      o.default = v;
    }), __importStar = exports && exports.__importStar || /* @__PURE__ */ (function() {
      var ownKeys = function(o) {
        return ownKeys = Object.getOwnPropertyNames || function(o2) {
          var ar = [];
          for (var k in o2) Object.prototype.hasOwnProperty.call(o2, k) && (ar[ar.length] = k);
          return ar;
        }, ownKeys(o);
      };
      return function(mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) k[i] !== "default" && __createBinding(result, mod, k[i]);
        return __setModuleDefault(result, mod), result;
      };
    })(), __importDefault = exports && exports.__importDefault || function(mod) {
      return mod && mod.__esModule ? mod : { default: mod };
    };
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.ConnectionOptions = exports.MessageStrategy = exports.CancellationStrategy = exports.CancellationSenderStrategy = exports.CancellationReceiverStrategy = exports.RequestCancellationReceiverStrategy = exports.IdCancellationReceiverStrategy = exports.ConnectionStrategy = exports.ConnectionError = exports.ConnectionErrors = exports.LogTraceNotification = exports.SetTraceNotification = exports.TraceFormat = exports.TraceValues = exports.TraceValue = exports.Trace = exports.NullLogger = exports.ProgressType = exports.ProgressToken = void 0;
    exports.createMessageConnection = createMessageConnection;
    var ral_1 = __importDefault(require_ral()), Is2 = __importStar(require_is()), messages_1 = require_messages(), linkedMap_1 = require_linkedMap(), events_1 = require_events(), cancellation_1 = require_cancellation(), CancelNotification;
    (function(CancelNotification2) {
      CancelNotification2.type = new messages_1.NotificationType("$/cancelRequest");
    })(CancelNotification || (CancelNotification = {}));
    var ProgressToken;
    (function(ProgressToken2) {
      function is(value) {
        return typeof value == "string" || typeof value == "number";
      }
      ProgressToken2.is = is;
    })(ProgressToken || (exports.ProgressToken = ProgressToken = {}));
    var ProgressNotification;
    (function(ProgressNotification2) {
      ProgressNotification2.type = new messages_1.NotificationType("$/progress");
    })(ProgressNotification || (ProgressNotification = {}));
    var ProgressType = class {
      /**
       * Clients must not use these properties. They are here to ensure correct typing.
       * in TypeScript
       */
      __;
      _pr;
      constructor() {
      }
    };
    exports.ProgressType = ProgressType;
    var StarRequestHandler;
    (function(StarRequestHandler2) {
      function is(value) {
        return Is2.func(value);
      }
      StarRequestHandler2.is = is;
    })(StarRequestHandler || (StarRequestHandler = {}));
    exports.NullLogger = Object.freeze({
      error: () => {
      },
      warn: () => {
      },
      info: () => {
      },
      log: () => {
      }
    });
    var Trace;
    (function(Trace2) {
      Trace2[Trace2.Off = 0] = "Off", Trace2[Trace2.Messages = 1] = "Messages", Trace2[Trace2.Compact = 2] = "Compact", Trace2[Trace2.Verbose = 3] = "Verbose";
    })(Trace || (exports.Trace = Trace = {}));
    var TraceValue;
    (function(TraceValue2) {
      TraceValue2.Off = "off", TraceValue2.Messages = "messages", TraceValue2.Compact = "compact", TraceValue2.Verbose = "verbose";
    })(TraceValue || (exports.TraceValue = TraceValue = {}));
    exports.TraceValues = TraceValue;
    (function(Trace2) {
      function fromString(value) {
        if (!Is2.string(value))
          return Trace2.Off;
        switch (value = value.toLowerCase(), value) {
          case "off":
            return Trace2.Off;
          case "messages":
            return Trace2.Messages;
          case "compact":
            return Trace2.Compact;
          case "verbose":
            return Trace2.Verbose;
          default:
            return Trace2.Off;
        }
      }
      Trace2.fromString = fromString;
      function toString(value) {
        switch (value) {
          case Trace2.Off:
            return "off";
          case Trace2.Messages:
            return "messages";
          case Trace2.Compact:
            return "compact";
          case Trace2.Verbose:
            return "verbose";
          default:
            return "off";
        }
      }
      Trace2.toString = toString;
    })(Trace || (exports.Trace = Trace = {}));
    var TraceFormat;
    (function(TraceFormat2) {
      TraceFormat2.Text = "text", TraceFormat2.JSON = "json";
    })(TraceFormat || (exports.TraceFormat = TraceFormat = {}));
    (function(TraceFormat2) {
      function fromString(value) {
        return Is2.string(value) ? (value = value.toLowerCase(), value === "json" ? TraceFormat2.JSON : TraceFormat2.Text) : TraceFormat2.Text;
      }
      TraceFormat2.fromString = fromString;
    })(TraceFormat || (exports.TraceFormat = TraceFormat = {}));
    var SetTraceNotification;
    (function(SetTraceNotification2) {
      SetTraceNotification2.type = new messages_1.NotificationType("$/setTrace");
    })(SetTraceNotification || (exports.SetTraceNotification = SetTraceNotification = {}));
    var LogTraceNotification;
    (function(LogTraceNotification2) {
      LogTraceNotification2.type = new messages_1.NotificationType("$/logTrace");
    })(LogTraceNotification || (exports.LogTraceNotification = LogTraceNotification = {}));
    var ConnectionErrors;
    (function(ConnectionErrors2) {
      ConnectionErrors2[ConnectionErrors2.Closed = 1] = "Closed", ConnectionErrors2[ConnectionErrors2.Disposed = 2] = "Disposed", ConnectionErrors2[ConnectionErrors2.AlreadyListening = 3] = "AlreadyListening";
    })(ConnectionErrors || (exports.ConnectionErrors = ConnectionErrors = {}));
    var ConnectionError = class _ConnectionError extends Error {
      code;
      constructor(code, message) {
        super(message), this.code = code, Object.setPrototypeOf(this, _ConnectionError.prototype);
      }
    };
    exports.ConnectionError = ConnectionError;
    var ConnectionStrategy;
    (function(ConnectionStrategy2) {
      function is(value) {
        let candidate = value;
        return candidate && Is2.func(candidate.cancelUndispatched);
      }
      ConnectionStrategy2.is = is;
    })(ConnectionStrategy || (exports.ConnectionStrategy = ConnectionStrategy = {}));
    var IdCancellationReceiverStrategy;
    (function(IdCancellationReceiverStrategy2) {
      function is(value) {
        let candidate = value;
        return candidate && (candidate.kind === void 0 || candidate.kind === "id") && Is2.func(candidate.createCancellationTokenSource) && (candidate.dispose === void 0 || Is2.func(candidate.dispose));
      }
      IdCancellationReceiverStrategy2.is = is;
    })(IdCancellationReceiverStrategy || (exports.IdCancellationReceiverStrategy = IdCancellationReceiverStrategy = {}));
    var RequestCancellationReceiverStrategy;
    (function(RequestCancellationReceiverStrategy2) {
      function is(value) {
        let candidate = value;
        return candidate && candidate.kind === "request" && Is2.func(candidate.createCancellationTokenSource) && (candidate.dispose === void 0 || Is2.func(candidate.dispose));
      }
      RequestCancellationReceiverStrategy2.is = is;
    })(RequestCancellationReceiverStrategy || (exports.RequestCancellationReceiverStrategy = RequestCancellationReceiverStrategy = {}));
    var CancellationReceiverStrategy;
    (function(CancellationReceiverStrategy2) {
      CancellationReceiverStrategy2.Message = Object.freeze({
        createCancellationTokenSource(_) {
          return new cancellation_1.CancellationTokenSource();
        }
      });
      function is(value) {
        return IdCancellationReceiverStrategy.is(value) || RequestCancellationReceiverStrategy.is(value);
      }
      CancellationReceiverStrategy2.is = is;
    })(CancellationReceiverStrategy || (exports.CancellationReceiverStrategy = CancellationReceiverStrategy = {}));
    var CancellationSenderStrategy;
    (function(CancellationSenderStrategy2) {
      CancellationSenderStrategy2.Message = Object.freeze({
        sendCancellation(conn, id) {
          return conn.sendNotification(CancelNotification.type, { id });
        },
        cleanup(_) {
        }
      });
      function is(value) {
        let candidate = value;
        return candidate && Is2.func(candidate.sendCancellation) && Is2.func(candidate.cleanup);
      }
      CancellationSenderStrategy2.is = is;
    })(CancellationSenderStrategy || (exports.CancellationSenderStrategy = CancellationSenderStrategy = {}));
    var CancellationStrategy;
    (function(CancellationStrategy2) {
      CancellationStrategy2.Message = Object.freeze({
        receiver: CancellationReceiverStrategy.Message,
        sender: CancellationSenderStrategy.Message
      });
      function is(value) {
        let candidate = value;
        return candidate && CancellationReceiverStrategy.is(candidate.receiver) && CancellationSenderStrategy.is(candidate.sender);
      }
      CancellationStrategy2.is = is;
    })(CancellationStrategy || (exports.CancellationStrategy = CancellationStrategy = {}));
    var MessageStrategy;
    (function(MessageStrategy2) {
      function is(value) {
        let candidate = value;
        return candidate && Is2.func(candidate.handleMessage);
      }
      MessageStrategy2.is = is;
    })(MessageStrategy || (exports.MessageStrategy = MessageStrategy = {}));
    var ConnectionOptions;
    (function(ConnectionOptions2) {
      function is(value) {
        let candidate = value;
        return candidate && (CancellationStrategy.is(candidate.cancellationStrategy) || ConnectionStrategy.is(candidate.connectionStrategy) || MessageStrategy.is(candidate.messageStrategy) || Is2.number(candidate.maxParallelism));
      }
      ConnectionOptions2.is = is;
    })(ConnectionOptions || (exports.ConnectionOptions = ConnectionOptions = {}));
    var ConnectionState;
    (function(ConnectionState2) {
      ConnectionState2[ConnectionState2.New = 1] = "New", ConnectionState2[ConnectionState2.Listening = 2] = "Listening", ConnectionState2[ConnectionState2.Closed = 3] = "Closed", ConnectionState2[ConnectionState2.Disposed = 4] = "Disposed";
    })(ConnectionState || (ConnectionState = {}));
    function createMessageConnection(messageReader, messageWriter, _logger, options) {
      let logger = _logger !== void 0 ? _logger : exports.NullLogger, sequenceNumber = 0, notificationSequenceNumber = 0, unknownResponseSequenceNumber = 0, version = "2.0", maxParallelism = options?.maxParallelism ?? -1, inFlight = 0, starRequestHandler, requestHandlers = /* @__PURE__ */ new Map(), starNotificationHandler, notificationHandlers = /* @__PURE__ */ new Map(), progressHandlers = /* @__PURE__ */ new Map(), timer, messageQueue = new linkedMap_1.LinkedMap(), responsePromises = /* @__PURE__ */ new Map(), knownCanceledRequests = /* @__PURE__ */ new Set(), requestTokens = /* @__PURE__ */ new Map(), trace = Trace.Off, traceFormat = TraceFormat.Text, tracer, state = ConnectionState.New, errorEmitter = new events_1.Emitter(), closeEmitter = new events_1.Emitter(), unhandledNotificationEmitter = new events_1.Emitter(), unhandledProgressEmitter = new events_1.Emitter(), disposeEmitter = new events_1.Emitter(), cancellationStrategy = options && options.cancellationStrategy ? options.cancellationStrategy : CancellationStrategy.Message;
      function cancelUndispatched(_message) {
      }
      function isListening() {
        return state === ConnectionState.Listening;
      }
      function isClosed() {
        return state === ConnectionState.Closed;
      }
      function isDisposed() {
        return state === ConnectionState.Disposed;
      }
      function closeHandler() {
        (state === ConnectionState.New || state === ConnectionState.Listening) && (state = ConnectionState.Closed, closeEmitter.fire(void 0));
      }
      function readErrorHandler(error) {
        errorEmitter.fire([error, void 0, void 0]);
      }
      function writeErrorHandler(data) {
        errorEmitter.fire(data);
      }
      messageReader.onClose(closeHandler), messageReader.onError(readErrorHandler), messageWriter.onClose(closeHandler), messageWriter.onError(writeErrorHandler);
      function createRequestQueueKey(id) {
        if (id === null)
          throw new Error("Can't send requests with id null since the response can't be correlated.");
        return "req-" + id.toString();
      }
      function createResponseQueueKey(id) {
        return id === null ? "res-unknown-" + (++unknownResponseSequenceNumber).toString() : "res-" + id.toString();
      }
      function createNotificationQueueKey() {
        return "not-" + (++notificationSequenceNumber).toString();
      }
      function addMessageToQueue(queue, message) {
        messages_1.Message.isRequest(message) ? queue.set(createRequestQueueKey(message.id), message) : messages_1.Message.isResponse(message) ? maxParallelism === -1 ? queue.set(createResponseQueueKey(message.id), message) : handleResponse(message) : queue.set(createNotificationQueueKey(), message);
      }
      function triggerMessageQueue() {
        timer || messageQueue.size === 0 || maxParallelism !== -1 && inFlight >= maxParallelism || (timer = (0, ral_1.default)().timer.setImmediate(async () => {
          if (timer = void 0, messageQueue.size === 0 || maxParallelism !== -1 && inFlight >= maxParallelism)
            return;
          let message = messageQueue.shift(), result;
          try {
            inFlight++;
            let messageStrategy = options?.messageStrategy;
            MessageStrategy.is(messageStrategy) ? result = messageStrategy.handleMessage(message, handleMessage) : result = handleMessage(message);
          } catch (error) {
            logger.error(`Processing message queue failed: ${error.toString()}`);
          } finally {
            result instanceof Promise ? result.then(() => {
              inFlight--, triggerMessageQueue();
            }).catch((error) => {
              logger.error(`Processing message queue failed: ${error.toString()}`);
            }) : inFlight--, triggerMessageQueue();
          }
        }));
      }
      async function handleMessage(message) {
        return messages_1.Message.isRequest(message) ? handleRequest(message) : messages_1.Message.isNotification(message) ? handleNotification(message) : messages_1.Message.isResponse(message) ? handleResponse(message) : handleInvalidMessage(message);
      }
      let callback = (message) => {
        try {
          if (messages_1.Message.isNotification(message) && message.method === CancelNotification.type.method) {
            let cancelId = message.params.id, key = createRequestQueueKey(cancelId), toCancel = messageQueue.get(key);
            if (messages_1.Message.isRequest(toCancel)) {
              let strategy = options?.connectionStrategy, response = strategy && strategy.cancelUndispatched ? strategy.cancelUndispatched(toCancel, cancelUndispatched) : void 0;
              if (response && (response.error !== void 0 || response.result !== void 0)) {
                messageQueue.delete(key), requestTokens.delete(cancelId), response.id = toCancel.id, traceSendingResponse(response, message.method, Date.now()), messageWriter.write(response).catch(() => logger.error("Sending response for canceled message failed."));
                return;
              }
            }
            let cancellationToken = requestTokens.get(cancelId);
            if (cancellationToken !== void 0) {
              cancellationToken.cancel(), traceReceivedNotification(message);
              return;
            } else
              knownCanceledRequests.add(cancelId);
          }
          addMessageToQueue(messageQueue, message);
        } finally {
          triggerMessageQueue();
        }
      };
      async function handleRequest(requestMessage) {
        if (isDisposed())
          return Promise.resolve();
        function reply(resultOrError, method, startTime2) {
          let message = {
            jsonrpc: version,
            id: requestMessage.id
          };
          return resultOrError instanceof messages_1.ResponseError ? message.error = resultOrError.toJson() : message.result = resultOrError === void 0 ? null : resultOrError, traceSendingResponse(message, method, startTime2), messageWriter.write(message);
        }
        function replyError(error, method, startTime2) {
          let message = {
            jsonrpc: version,
            id: requestMessage.id,
            error: error.toJson()
          };
          return traceSendingResponse(message, method, startTime2), messageWriter.write(message);
        }
        traceReceivedRequest(requestMessage);
        let element = requestHandlers.get(requestMessage.method), type, requestHandler;
        element && (type = element.type, requestHandler = element.handler);
        let startTime = Date.now();
        if (requestHandler || starRequestHandler) {
          let tokenKey = requestMessage.id ?? String(Date.now()), cancellationSource = IdCancellationReceiverStrategy.is(cancellationStrategy.receiver) ? cancellationStrategy.receiver.createCancellationTokenSource(tokenKey) : cancellationStrategy.receiver.createCancellationTokenSource(requestMessage);
          requestMessage.id !== null && knownCanceledRequests.has(requestMessage.id) && cancellationSource.cancel(), requestMessage.id !== null && requestTokens.set(tokenKey, cancellationSource);
          try {
            let handlerResult;
            if (requestHandler)
              if (requestMessage.params === void 0) {
                if (type !== void 0 && type.numberOfParams !== 0)
                  return replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InvalidParams, `Request ${requestMessage.method} defines ${type.numberOfParams} params but received none.`), requestMessage.method, startTime);
                handlerResult = requestHandler(cancellationSource.token);
              } else if (Array.isArray(requestMessage.params)) {
                if (type !== void 0 && type.parameterStructures === messages_1.ParameterStructures.byName)
                  return replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InvalidParams, `Request ${requestMessage.method} defines parameters by name but received parameters by position`), requestMessage.method, startTime);
                handlerResult = requestHandler(...requestMessage.params, cancellationSource.token);
              } else {
                if (type !== void 0 && type.parameterStructures === messages_1.ParameterStructures.byPosition)
                  return replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InvalidParams, `Request ${requestMessage.method} defines parameters by position but received parameters by name`), requestMessage.method, startTime);
                handlerResult = requestHandler(requestMessage.params, cancellationSource.token);
              }
            else starRequestHandler && (handlerResult = starRequestHandler(requestMessage.method, requestMessage.params, cancellationSource.token));
            let resultOrError = await handlerResult;
            await reply(resultOrError, requestMessage.method, startTime);
          } catch (error) {
            error instanceof messages_1.ResponseError ? await reply(error, requestMessage.method, startTime) : error && Is2.string(error.message) ? await replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InternalError, `Request ${requestMessage.method} failed with message: ${error.message}`), requestMessage.method, startTime) : await replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InternalError, `Request ${requestMessage.method} failed unexpectedly without providing any details.`), requestMessage.method, startTime);
          } finally {
            requestTokens.delete(tokenKey);
          }
        } else
          await replyError(new messages_1.ResponseError(messages_1.ErrorCodes.MethodNotFound, `Unhandled method ${requestMessage.method}`), requestMessage.method, startTime);
      }
      function handleResponse(responseMessage) {
        if (!isDisposed())
          if (responseMessage.id === null)
            responseMessage.error ? logger.error(`Received response message without id: Error is: 
${JSON.stringify(responseMessage.error, void 0, 4)}`) : logger.error("Received response message without id. No further error information provided.");
          else {
            let key = responseMessage.id, responsePromise = responsePromises.get(key);
            if (traceReceivedResponse(responseMessage, responsePromise), responsePromise !== void 0) {
              responsePromises.delete(key);
              try {
                if (responseMessage.error) {
                  let error = responseMessage.error;
                  responsePromise.reject(new messages_1.ResponseError(error.code, error.message, error.data));
                } else if (responseMessage.result !== void 0)
                  responsePromise.resolve(responseMessage.result);
                else
                  throw new Error("Should never happen.");
              } catch (error) {
                error.message ? logger.error(`Response handler '${responsePromise.method}' failed with message: ${error.message}`) : logger.error(`Response handler '${responsePromise.method}' failed unexpectedly.`);
              }
            }
          }
      }
      async function handleNotification(message) {
        if (isDisposed())
          return;
        let type, notificationHandler;
        if (message.method === CancelNotification.type.method) {
          let cancelId = message.params.id;
          knownCanceledRequests.delete(cancelId), traceReceivedNotification(message);
          return;
        } else {
          let element = notificationHandlers.get(message.method);
          element && (notificationHandler = element.handler, type = element.type);
        }
        if (notificationHandler || starNotificationHandler)
          try {
            if (traceReceivedNotification(message), notificationHandler)
              if (message.params === void 0)
                type !== void 0 && type.numberOfParams !== 0 && type.parameterStructures !== messages_1.ParameterStructures.byName && logger.error(`Notification ${message.method} defines ${type.numberOfParams} params but received none.`), await notificationHandler();
              else if (Array.isArray(message.params)) {
                let params = message.params;
                message.method === ProgressNotification.type.method && params.length === 2 && ProgressToken.is(params[0]) ? await notificationHandler({ token: params[0], value: params[1] }) : (type !== void 0 && (type.parameterStructures === messages_1.ParameterStructures.byName && logger.error(`Notification ${message.method} defines parameters by name but received parameters by position`), type.numberOfParams !== message.params.length && logger.error(`Notification ${message.method} defines ${type.numberOfParams} params but received ${params.length} arguments`)), await notificationHandler(...params));
              } else
                type !== void 0 && type.parameterStructures === messages_1.ParameterStructures.byPosition && logger.error(`Notification ${message.method} defines parameters by position but received parameters by name`), await notificationHandler(message.params);
            else starNotificationHandler && await starNotificationHandler(message.method, message.params);
          } catch (error) {
            error.message ? logger.error(`Notification handler '${message.method}' failed with message: ${error.message}`) : logger.error(`Notification handler '${message.method}' failed unexpectedly.`);
          }
        else
          unhandledNotificationEmitter.fire(message);
      }
      function handleInvalidMessage(message) {
        if (!message) {
          logger.error("Received empty message.");
          return;
        }
        logger.error(`Received message which is neither a response nor a notification message:
${JSON.stringify(message, null, 4)}`);
        let responseMessage = message;
        if (Is2.string(responseMessage.id) || Is2.number(responseMessage.id)) {
          let key = responseMessage.id, responseHandler = responsePromises.get(key);
          responseHandler && responseHandler.reject(new Error("The received response has neither a result nor an error property."));
        }
      }
      function stringifyTrace(params) {
        if (params != null)
          switch (trace) {
            case Trace.Verbose:
              return JSON.stringify(params, null, 4);
            case Trace.Compact:
              return JSON.stringify(params);
            default:
              return;
          }
      }
      function traceSendingRequest(message) {
        if (!(trace === Trace.Off || !tracer))
          if (traceFormat === TraceFormat.Text) {
            let data;
            (trace === Trace.Verbose || trace === Trace.Compact) && message.params && (data = `Params: ${stringifyTrace(message.params)}`), tracer.log(`Sending request '${message.method} - (${message.id})'.`, data);
          } else
            logLSPMessage("send-request", message);
      }
      function traceSendingNotification(message) {
        if (!(trace === Trace.Off || !tracer))
          if (traceFormat === TraceFormat.Text) {
            let data;
            (trace === Trace.Verbose || trace === Trace.Compact) && (message.params ? data = `Params: ${stringifyTrace(message.params)}` : data = "No parameters provided."), tracer.log(`Sending notification '${message.method}'.`, data);
          } else
            logLSPMessage("send-notification", message);
      }
      function traceSendingResponse(message, method, startTime) {
        if (!(trace === Trace.Off || !tracer))
          if (traceFormat === TraceFormat.Text) {
            let data;
            (trace === Trace.Verbose || trace === Trace.Compact) && (message.error && message.error.data ? data = `Error data: ${stringifyTrace(message.error.data)}` : message.result ? data = `Result: ${stringifyTrace(message.result)}` : message.error === void 0 && (data = "No result returned."));
            let error = message.error ? ` Request failed: ${message.error.message} (${message.error.code}).` : "";
            tracer.log(`Sending response '${method} - (${message.id})'. Processing request took ${Date.now() - startTime}ms.${error}`, data);
          } else
            logLSPMessage("send-response", message);
      }
      function traceReceivedRequest(message) {
        if (!(trace === Trace.Off || !tracer))
          if (traceFormat === TraceFormat.Text) {
            let data;
            (trace === Trace.Verbose || trace === Trace.Compact) && message.params && (data = `Params: ${stringifyTrace(message.params)}`), tracer.log(`Received request '${message.method} - (${message.id})'.`, data);
          } else
            logLSPMessage("receive-request", message);
      }
      function traceReceivedNotification(message) {
        if (!(trace === Trace.Off || !tracer || message.method === LogTraceNotification.type.method))
          if (traceFormat === TraceFormat.Text) {
            let data;
            (trace === Trace.Verbose || trace === Trace.Compact) && (message.params ? data = `Params: ${stringifyTrace(message.params)}` : data = "No parameters provided."), tracer.log(`Received notification '${message.method}'.`, data);
          } else
            logLSPMessage("receive-notification", message);
      }
      function traceReceivedResponse(message, responsePromise) {
        if (!(trace === Trace.Off || !tracer))
          if (traceFormat === TraceFormat.Text) {
            let data;
            if ((trace === Trace.Verbose || trace === Trace.Compact) && (message.error && message.error.data ? data = `Error data: ${stringifyTrace(message.error.data)}` : message.result ? data = `Result: ${stringifyTrace(message.result)}` : message.error === void 0 && (data = "No result returned.")), responsePromise) {
              let error = message.error ? ` Request failed: ${message.error.message} (${message.error.code}).` : "";
              tracer.log(`Received response '${responsePromise.method} - (${message.id})' in ${Date.now() - responsePromise.timerStart}ms.${error}`, data);
            } else
              tracer.log(`Received response ${message.id} without active response promise.`, data);
          } else
            logLSPMessage("receive-response", message);
      }
      function logLSPMessage(type, message) {
        if (!tracer || trace === Trace.Off)
          return;
        let lspMessage = {
          isLSPMessage: !0,
          type,
          message,
          timestamp: Date.now()
        };
        tracer.log(lspMessage);
      }
      function throwIfClosedOrDisposed() {
        if (isClosed())
          throw new ConnectionError(ConnectionErrors.Closed, "Connection is closed.");
        if (isDisposed())
          throw new ConnectionError(ConnectionErrors.Disposed, "Connection is disposed.");
      }
      function throwIfListening() {
        if (isListening())
          throw new ConnectionError(ConnectionErrors.AlreadyListening, "Connection is already listening");
      }
      function throwIfNotListening() {
        if (!isListening())
          throw new Error("Call listen() first.");
      }
      function undefinedToNull(param) {
        return param === void 0 ? null : param;
      }
      function nullToUndefined(param) {
        if (param !== null)
          return param;
      }
      function isNamedParam(param) {
        return param != null && !Array.isArray(param) && typeof param == "object";
      }
      function computeSingleParam(parameterStructures, param) {
        switch (parameterStructures) {
          case messages_1.ParameterStructures.auto:
            return isNamedParam(param) ? nullToUndefined(param) : [undefinedToNull(param)];
          case messages_1.ParameterStructures.byName:
            if (!isNamedParam(param))
              throw new Error("Received parameters by name but param is not an object literal.");
            return nullToUndefined(param);
          case messages_1.ParameterStructures.byPosition:
            return [undefinedToNull(param)];
          default:
            throw new Error(`Unknown parameter structure ${parameterStructures.toString()}`);
        }
      }
      function computeMessageParams(type, params) {
        let result, numberOfParams = type.numberOfParams;
        switch (numberOfParams) {
          case 0:
            result = void 0;
            break;
          case 1:
            result = computeSingleParam(type.parameterStructures, params[0]);
            break;
          default:
            result = [];
            for (let i = 0; i < params.length && i < numberOfParams; i++)
              result.push(undefinedToNull(params[i]));
            if (params.length < numberOfParams)
              for (let i = params.length; i < numberOfParams; i++)
                result.push(null);
            break;
        }
        return result;
      }
      let connection = {
        sendNotification: (type, ...args) => {
          throwIfClosedOrDisposed();
          let method, messageParams;
          if (Is2.string(type)) {
            method = type;
            let first = args[0], paramStart = 0, parameterStructures = messages_1.ParameterStructures.auto;
            messages_1.ParameterStructures.is(first) && (paramStart = 1, parameterStructures = first);
            let paramEnd = args.length, numberOfParams = paramEnd - paramStart;
            switch (numberOfParams) {
              case 0:
                messageParams = void 0;
                break;
              case 1:
                messageParams = computeSingleParam(parameterStructures, args[paramStart]);
                break;
              default:
                if (parameterStructures === messages_1.ParameterStructures.byName)
                  throw new Error(`Received ${numberOfParams} parameters for 'by Name' notification parameter structure.`);
                messageParams = args.slice(paramStart, paramEnd).map((value) => undefinedToNull(value));
                break;
            }
          } else {
            let params = args;
            method = type.method, messageParams = computeMessageParams(type, params);
          }
          let notificationMessage = {
            jsonrpc: version,
            method,
            params: messageParams
          };
          return traceSendingNotification(notificationMessage), messageWriter.write(notificationMessage).catch((error) => {
            throw logger.error("Sending notification failed."), error;
          });
        },
        onNotification: (type, handler) => {
          throwIfClosedOrDisposed();
          let method;
          return Is2.func(type) ? starNotificationHandler = type : handler && (Is2.string(type) ? (method = type, notificationHandlers.set(type, { type: void 0, handler })) : (method = type.method, notificationHandlers.set(type.method, { type, handler }))), {
            dispose: () => {
              method !== void 0 ? notificationHandlers.get(method)?.handler === handler && notificationHandlers.delete(method) : starNotificationHandler === type && (starNotificationHandler = void 0);
            }
          };
        },
        onProgress: (_type, token, handler) => {
          if (progressHandlers.has(token))
            throw new Error(`Progress handler for token ${token} already registered`);
          return progressHandlers.set(token, handler), {
            dispose: () => {
              progressHandlers.get(token) === handler && progressHandlers.delete(token);
            }
          };
        },
        sendProgress: (_type, token, value) => connection.sendNotification(ProgressNotification.type, { token, value }),
        onUnhandledProgress: unhandledProgressEmitter.event,
        sendRequest: (type, ...args) => {
          throwIfClosedOrDisposed(), throwIfNotListening();
          function sendCancellation(connection2, id2) {
            let p = cancellationStrategy.sender.sendCancellation(connection2, id2);
            p === void 0 ? logger.log(`Received no promise from cancellation strategy when cancelling id ${id2}`) : p.catch(() => {
              logger.log(`Sending cancellation messages for id ${id2} failed.`);
            });
          }
          let method, messageParams, token;
          if (Is2.string(type)) {
            method = type;
            let first = args[0], last = args[args.length - 1], paramStart = 0, parameterStructures = messages_1.ParameterStructures.auto;
            messages_1.ParameterStructures.is(first) && (paramStart = 1, parameterStructures = first);
            let paramEnd = args.length;
            cancellation_1.CancellationToken.is(last) && (paramEnd = paramEnd - 1, token = last);
            let numberOfParams = paramEnd - paramStart;
            switch (numberOfParams) {
              case 0:
                messageParams = void 0;
                break;
              case 1:
                messageParams = computeSingleParam(parameterStructures, args[paramStart]);
                break;
              default:
                if (parameterStructures === messages_1.ParameterStructures.byName)
                  throw new Error(`Received ${numberOfParams} parameters for 'by Name' request parameter structure.`);
                messageParams = args.slice(paramStart, paramEnd).map((value) => undefinedToNull(value));
                break;
            }
          } else {
            let params = args;
            method = type.method, messageParams = computeMessageParams(type, params);
            let numberOfParams = type.numberOfParams;
            token = cancellation_1.CancellationToken.is(params[numberOfParams]) ? params[numberOfParams] : void 0;
          }
          let id = sequenceNumber++, disposable, tokenWasCancelled = !1;
          token !== void 0 && (token.isCancellationRequested ? tokenWasCancelled = !0 : disposable = token.onCancellationRequested(() => {
            sendCancellation(connection, id);
          }));
          let requestMessage = {
            jsonrpc: version,
            id,
            method,
            params: messageParams
          };
          return traceSendingRequest(requestMessage), typeof cancellationStrategy.sender.enableCancellation == "function" && cancellationStrategy.sender.enableCancellation(requestMessage), new Promise(async (resolve, reject) => {
            let resolveWithCleanup = (r) => {
              resolve(r), cancellationStrategy.sender.cleanup(id), disposable?.dispose();
            }, rejectWithCleanup = (r) => {
              reject(r), cancellationStrategy.sender.cleanup(id), disposable?.dispose();
            }, responsePromise = { method, timerStart: Date.now(), resolve: resolveWithCleanup, reject: rejectWithCleanup };
            try {
              responsePromises.set(id, responsePromise), await messageWriter.write(requestMessage), tokenWasCancelled && sendCancellation(connection, id);
            } catch (error) {
              responsePromises.delete(id), responsePromise.reject(new messages_1.ResponseError(messages_1.ErrorCodes.MessageWriteError, error.message ? error.message : "Unknown reason")), logger.error("Sending request failed.");
            }
          });
        },
        onRequest: (type, handler) => {
          throwIfClosedOrDisposed();
          let method = null;
          return StarRequestHandler.is(type) ? (method = void 0, starRequestHandler = type) : Is2.string(type) ? (method = null, handler !== void 0 && (method = type, requestHandlers.set(type, { handler, type: void 0 }))) : handler !== void 0 && (method = type.method, requestHandlers.set(type.method, { type, handler })), {
            dispose: () => {
              method !== null && (method !== void 0 ? requestHandlers.get(method)?.handler === handler && requestHandlers.delete(method) : starRequestHandler === type && (starRequestHandler = void 0));
            }
          };
        },
        hasPendingResponse: () => responsePromises.size > 0,
        trace: async (_value, _tracer, sendNotificationOrTraceOptions) => {
          let _sendNotification = !1, _traceFormat = TraceFormat.Text;
          sendNotificationOrTraceOptions !== void 0 && (Is2.boolean(sendNotificationOrTraceOptions) ? _sendNotification = sendNotificationOrTraceOptions : (_sendNotification = sendNotificationOrTraceOptions.sendNotification || !1, _traceFormat = sendNotificationOrTraceOptions.traceFormat || TraceFormat.Text)), trace = _value, traceFormat = _traceFormat, trace === Trace.Off ? tracer = void 0 : tracer = _tracer, _sendNotification && !isClosed() && !isDisposed() && await connection.sendNotification(SetTraceNotification.type, { value: Trace.toString(_value) });
        },
        onError: errorEmitter.event,
        onClose: closeEmitter.event,
        onUnhandledNotification: unhandledNotificationEmitter.event,
        onDispose: disposeEmitter.event,
        end: () => {
          messageWriter.end();
        },
        dispose: () => {
          if (isDisposed())
            return;
          state = ConnectionState.Disposed, disposeEmitter.fire(void 0);
          let error = new messages_1.ResponseError(messages_1.ErrorCodes.PendingResponseRejected, "Pending response rejected since connection got disposed");
          for (let promise of responsePromises.values())
            promise.reject(error);
          responsePromises = /* @__PURE__ */ new Map(), requestTokens = /* @__PURE__ */ new Map(), knownCanceledRequests = /* @__PURE__ */ new Set(), messageQueue = new linkedMap_1.LinkedMap(), Is2.func(messageWriter.dispose) && messageWriter.dispose(), Is2.func(messageReader.dispose) && messageReader.dispose();
        },
        listen: () => {
          throwIfClosedOrDisposed(), throwIfListening(), state = ConnectionState.Listening, messageReader.listen(callback);
        },
        inspect: () => {
          (0, ral_1.default)().console.log("inspect");
        }
      };
      return connection.onNotification(LogTraceNotification.type, (params) => {
        if (trace === Trace.Off || !tracer)
          return;
        let verbose = trace === Trace.Verbose || trace === Trace.Compact;
        tracer.log(params.message, verbose ? params.verbose : void 0);
      }), connection.onNotification(ProgressNotification.type, async (params) => {
        let handler = progressHandlers.get(params.token);
        handler ? await handler(params.value) : unhandledProgressEmitter.fire(params);
      }), connection;
    }
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/api.js
var require_api = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/common/api.js"(exports) {
    "use strict";
    var __importDefault = exports && exports.__importDefault || function(mod) {
      return mod && mod.__esModule ? mod : { default: mod };
    };
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.ProgressType = exports.ProgressToken = exports.createMessageConnection = exports.NullLogger = exports.ConnectionOptions = exports.ConnectionStrategy = exports.AbstractMessageBuffer = exports.WriteableStreamMessageWriter = exports.AbstractMessageWriter = exports.MessageWriter = exports.ReadableStreamMessageReader = exports.AbstractMessageReader = exports.MessageReader = exports.SharedArrayReceiverStrategy = exports.SharedArraySenderStrategy = exports.CancellationToken = exports.CancellationTokenSource = exports.Emitter = exports.Event = exports.Disposable = exports.LRUCache = exports.Touch = exports.LinkedMap = exports.ParameterStructures = exports.NotificationType9 = exports.NotificationType8 = exports.NotificationType7 = exports.NotificationType6 = exports.NotificationType5 = exports.NotificationType4 = exports.NotificationType3 = exports.NotificationType2 = exports.NotificationType1 = exports.NotificationType0 = exports.NotificationType = exports.ErrorCodes = exports.ResponseError = exports.RequestType9 = exports.RequestType8 = exports.RequestType7 = exports.RequestType6 = exports.RequestType5 = exports.RequestType4 = exports.RequestType3 = exports.RequestType2 = exports.RequestType1 = exports.RequestType0 = exports.RequestType = exports.Message = exports.RAL = void 0;
    exports.MessageStrategy = exports.CancellationStrategy = exports.CancellationSenderStrategy = exports.RequestCancellationReceiverStrategy = exports.IdCancellationReceiverStrategy = exports.CancellationReceiverStrategy = exports.ConnectionError = exports.ConnectionErrors = exports.LogTraceNotification = exports.SetTraceNotification = exports.TraceFormat = exports.TraceValues = exports.TraceValue = exports.Trace = void 0;
    var messages_1 = require_messages();
    Object.defineProperty(exports, "Message", { enumerable: !0, get: function() {
      return messages_1.Message;
    } });
    Object.defineProperty(exports, "RequestType", { enumerable: !0, get: function() {
      return messages_1.RequestType;
    } });
    Object.defineProperty(exports, "RequestType0", { enumerable: !0, get: function() {
      return messages_1.RequestType0;
    } });
    Object.defineProperty(exports, "RequestType1", { enumerable: !0, get: function() {
      return messages_1.RequestType1;
    } });
    Object.defineProperty(exports, "RequestType2", { enumerable: !0, get: function() {
      return messages_1.RequestType2;
    } });
    Object.defineProperty(exports, "RequestType3", { enumerable: !0, get: function() {
      return messages_1.RequestType3;
    } });
    Object.defineProperty(exports, "RequestType4", { enumerable: !0, get: function() {
      return messages_1.RequestType4;
    } });
    Object.defineProperty(exports, "RequestType5", { enumerable: !0, get: function() {
      return messages_1.RequestType5;
    } });
    Object.defineProperty(exports, "RequestType6", { enumerable: !0, get: function() {
      return messages_1.RequestType6;
    } });
    Object.defineProperty(exports, "RequestType7", { enumerable: !0, get: function() {
      return messages_1.RequestType7;
    } });
    Object.defineProperty(exports, "RequestType8", { enumerable: !0, get: function() {
      return messages_1.RequestType8;
    } });
    Object.defineProperty(exports, "RequestType9", { enumerable: !0, get: function() {
      return messages_1.RequestType9;
    } });
    Object.defineProperty(exports, "ResponseError", { enumerable: !0, get: function() {
      return messages_1.ResponseError;
    } });
    Object.defineProperty(exports, "ErrorCodes", { enumerable: !0, get: function() {
      return messages_1.ErrorCodes;
    } });
    Object.defineProperty(exports, "NotificationType", { enumerable: !0, get: function() {
      return messages_1.NotificationType;
    } });
    Object.defineProperty(exports, "NotificationType0", { enumerable: !0, get: function() {
      return messages_1.NotificationType0;
    } });
    Object.defineProperty(exports, "NotificationType1", { enumerable: !0, get: function() {
      return messages_1.NotificationType1;
    } });
    Object.defineProperty(exports, "NotificationType2", { enumerable: !0, get: function() {
      return messages_1.NotificationType2;
    } });
    Object.defineProperty(exports, "NotificationType3", { enumerable: !0, get: function() {
      return messages_1.NotificationType3;
    } });
    Object.defineProperty(exports, "NotificationType4", { enumerable: !0, get: function() {
      return messages_1.NotificationType4;
    } });
    Object.defineProperty(exports, "NotificationType5", { enumerable: !0, get: function() {
      return messages_1.NotificationType5;
    } });
    Object.defineProperty(exports, "NotificationType6", { enumerable: !0, get: function() {
      return messages_1.NotificationType6;
    } });
    Object.defineProperty(exports, "NotificationType7", { enumerable: !0, get: function() {
      return messages_1.NotificationType7;
    } });
    Object.defineProperty(exports, "NotificationType8", { enumerable: !0, get: function() {
      return messages_1.NotificationType8;
    } });
    Object.defineProperty(exports, "NotificationType9", { enumerable: !0, get: function() {
      return messages_1.NotificationType9;
    } });
    Object.defineProperty(exports, "ParameterStructures", { enumerable: !0, get: function() {
      return messages_1.ParameterStructures;
    } });
    var linkedMap_1 = require_linkedMap();
    Object.defineProperty(exports, "LinkedMap", { enumerable: !0, get: function() {
      return linkedMap_1.LinkedMap;
    } });
    Object.defineProperty(exports, "LRUCache", { enumerable: !0, get: function() {
      return linkedMap_1.LRUCache;
    } });
    Object.defineProperty(exports, "Touch", { enumerable: !0, get: function() {
      return linkedMap_1.Touch;
    } });
    var disposable_1 = require_disposable();
    Object.defineProperty(exports, "Disposable", { enumerable: !0, get: function() {
      return disposable_1.Disposable;
    } });
    var events_1 = require_events();
    Object.defineProperty(exports, "Event", { enumerable: !0, get: function() {
      return events_1.Event;
    } });
    Object.defineProperty(exports, "Emitter", { enumerable: !0, get: function() {
      return events_1.Emitter;
    } });
    var cancellation_1 = require_cancellation();
    Object.defineProperty(exports, "CancellationTokenSource", { enumerable: !0, get: function() {
      return cancellation_1.CancellationTokenSource;
    } });
    Object.defineProperty(exports, "CancellationToken", { enumerable: !0, get: function() {
      return cancellation_1.CancellationToken;
    } });
    var sharedArrayCancellation_1 = require_sharedArrayCancellation();
    Object.defineProperty(exports, "SharedArraySenderStrategy", { enumerable: !0, get: function() {
      return sharedArrayCancellation_1.SharedArraySenderStrategy;
    } });
    Object.defineProperty(exports, "SharedArrayReceiverStrategy", { enumerable: !0, get: function() {
      return sharedArrayCancellation_1.SharedArrayReceiverStrategy;
    } });
    var messageReader_1 = require_messageReader();
    Object.defineProperty(exports, "MessageReader", { enumerable: !0, get: function() {
      return messageReader_1.MessageReader;
    } });
    Object.defineProperty(exports, "AbstractMessageReader", { enumerable: !0, get: function() {
      return messageReader_1.AbstractMessageReader;
    } });
    Object.defineProperty(exports, "ReadableStreamMessageReader", { enumerable: !0, get: function() {
      return messageReader_1.ReadableStreamMessageReader;
    } });
    var messageWriter_1 = require_messageWriter();
    Object.defineProperty(exports, "MessageWriter", { enumerable: !0, get: function() {
      return messageWriter_1.MessageWriter;
    } });
    Object.defineProperty(exports, "AbstractMessageWriter", { enumerable: !0, get: function() {
      return messageWriter_1.AbstractMessageWriter;
    } });
    Object.defineProperty(exports, "WriteableStreamMessageWriter", { enumerable: !0, get: function() {
      return messageWriter_1.WriteableStreamMessageWriter;
    } });
    var messageBuffer_1 = require_messageBuffer();
    Object.defineProperty(exports, "AbstractMessageBuffer", { enumerable: !0, get: function() {
      return messageBuffer_1.AbstractMessageBuffer;
    } });
    var connection_1 = require_connection();
    Object.defineProperty(exports, "ConnectionStrategy", { enumerable: !0, get: function() {
      return connection_1.ConnectionStrategy;
    } });
    Object.defineProperty(exports, "ConnectionOptions", { enumerable: !0, get: function() {
      return connection_1.ConnectionOptions;
    } });
    Object.defineProperty(exports, "NullLogger", { enumerable: !0, get: function() {
      return connection_1.NullLogger;
    } });
    Object.defineProperty(exports, "createMessageConnection", { enumerable: !0, get: function() {
      return connection_1.createMessageConnection;
    } });
    Object.defineProperty(exports, "ProgressToken", { enumerable: !0, get: function() {
      return connection_1.ProgressToken;
    } });
    Object.defineProperty(exports, "ProgressType", { enumerable: !0, get: function() {
      return connection_1.ProgressType;
    } });
    Object.defineProperty(exports, "Trace", { enumerable: !0, get: function() {
      return connection_1.Trace;
    } });
    Object.defineProperty(exports, "TraceValue", { enumerable: !0, get: function() {
      return connection_1.TraceValue;
    } });
    Object.defineProperty(exports, "TraceFormat", { enumerable: !0, get: function() {
      return connection_1.TraceFormat;
    } });
    Object.defineProperty(exports, "SetTraceNotification", { enumerable: !0, get: function() {
      return connection_1.SetTraceNotification;
    } });
    Object.defineProperty(exports, "LogTraceNotification", { enumerable: !0, get: function() {
      return connection_1.LogTraceNotification;
    } });
    Object.defineProperty(exports, "ConnectionErrors", { enumerable: !0, get: function() {
      return connection_1.ConnectionErrors;
    } });
    Object.defineProperty(exports, "ConnectionError", { enumerable: !0, get: function() {
      return connection_1.ConnectionError;
    } });
    Object.defineProperty(exports, "CancellationReceiverStrategy", { enumerable: !0, get: function() {
      return connection_1.CancellationReceiverStrategy;
    } });
    Object.defineProperty(exports, "IdCancellationReceiverStrategy", { enumerable: !0, get: function() {
      return connection_1.IdCancellationReceiverStrategy;
    } });
    Object.defineProperty(exports, "RequestCancellationReceiverStrategy", { enumerable: !0, get: function() {
      return connection_1.RequestCancellationReceiverStrategy;
    } });
    Object.defineProperty(exports, "CancellationSenderStrategy", { enumerable: !0, get: function() {
      return connection_1.CancellationSenderStrategy;
    } });
    Object.defineProperty(exports, "CancellationStrategy", { enumerable: !0, get: function() {
      return connection_1.CancellationStrategy;
    } });
    Object.defineProperty(exports, "MessageStrategy", { enumerable: !0, get: function() {
      return connection_1.MessageStrategy;
    } });
    Object.defineProperty(exports, "TraceValues", { enumerable: !0, get: function() {
      return connection_1.TraceValues;
    } });
    var ral_1 = __importDefault(require_ral());
    exports.RAL = ral_1.default;
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-types/lib/esm/main.js
var main_exports = {};
__export(main_exports, {
  AnnotatedTextEdit: () => AnnotatedTextEdit,
  ApplyKind: () => ApplyKind,
  ChangeAnnotation: () => ChangeAnnotation,
  ChangeAnnotationIdentifier: () => ChangeAnnotationIdentifier,
  CodeAction: () => CodeAction,
  CodeActionContext: () => CodeActionContext,
  CodeActionKind: () => CodeActionKind,
  CodeActionTag: () => CodeActionTag,
  CodeActionTriggerKind: () => CodeActionTriggerKind,
  CodeDescription: () => CodeDescription,
  CodeLens: () => CodeLens,
  Color: () => Color,
  ColorInformation: () => ColorInformation,
  ColorPresentation: () => ColorPresentation,
  Command: () => Command,
  CompletionItem: () => CompletionItem,
  CompletionItemKind: () => CompletionItemKind,
  CompletionItemLabelDetails: () => CompletionItemLabelDetails,
  CompletionItemTag: () => CompletionItemTag,
  CompletionList: () => CompletionList,
  CreateFile: () => CreateFile,
  DeleteFile: () => DeleteFile,
  Diagnostic: () => Diagnostic,
  DiagnosticRelatedInformation: () => DiagnosticRelatedInformation,
  DiagnosticSeverity: () => DiagnosticSeverity,
  DiagnosticTag: () => DiagnosticTag,
  DocumentHighlight: () => DocumentHighlight,
  DocumentHighlightKind: () => DocumentHighlightKind,
  DocumentLink: () => DocumentLink,
  DocumentSymbol: () => DocumentSymbol,
  DocumentUri: () => DocumentUri,
  EOL: () => EOL,
  FoldingRange: () => FoldingRange,
  FoldingRangeKind: () => FoldingRangeKind,
  FormattingOptions: () => FormattingOptions,
  Hover: () => Hover,
  InlayHint: () => InlayHint,
  InlayHintKind: () => InlayHintKind,
  InlayHintLabelPart: () => InlayHintLabelPart,
  InlineCompletionContext: () => InlineCompletionContext,
  InlineCompletionItem: () => InlineCompletionItem,
  InlineCompletionList: () => InlineCompletionList,
  InlineCompletionTriggerKind: () => InlineCompletionTriggerKind,
  InlineValueContext: () => InlineValueContext,
  InlineValueEvaluatableExpression: () => InlineValueEvaluatableExpression,
  InlineValueText: () => InlineValueText,
  InlineValueVariableLookup: () => InlineValueVariableLookup,
  InsertReplaceEdit: () => InsertReplaceEdit,
  InsertTextFormat: () => InsertTextFormat,
  InsertTextMode: () => InsertTextMode,
  LanguageKind: () => LanguageKind,
  Location: () => Location,
  LocationLink: () => LocationLink,
  MarkedString: () => MarkedString,
  MarkupContent: () => MarkupContent,
  MarkupKind: () => MarkupKind,
  OptionalVersionedTextDocumentIdentifier: () => OptionalVersionedTextDocumentIdentifier,
  ParameterInformation: () => ParameterInformation,
  Position: () => Position,
  Range: () => Range,
  RenameFile: () => RenameFile,
  SelectedCompletionInfo: () => SelectedCompletionInfo,
  SelectionRange: () => SelectionRange,
  SemanticTokenModifiers: () => SemanticTokenModifiers,
  SemanticTokenTypes: () => SemanticTokenTypes,
  SemanticTokens: () => SemanticTokens,
  SignatureInformation: () => SignatureInformation,
  SnippetTextEdit: () => SnippetTextEdit,
  StringValue: () => StringValue,
  SymbolInformation: () => SymbolInformation,
  SymbolKind: () => SymbolKind,
  SymbolTag: () => SymbolTag,
  TextDocument: () => TextDocument,
  TextDocumentEdit: () => TextDocumentEdit,
  TextDocumentIdentifier: () => TextDocumentIdentifier,
  TextDocumentItem: () => TextDocumentItem,
  TextEdit: () => TextEdit,
  URI: () => URI,
  VersionedTextDocumentIdentifier: () => VersionedTextDocumentIdentifier,
  WorkspaceChange: () => WorkspaceChange,
  WorkspaceEdit: () => WorkspaceEdit,
  WorkspaceFolder: () => WorkspaceFolder,
  WorkspaceSymbol: () => WorkspaceSymbol,
  integer: () => integer,
  uinteger: () => uinteger
});
var DocumentUri, URI, integer, uinteger, Position, Range, Location, LocationLink, Color, ColorInformation, ColorPresentation, FoldingRangeKind, FoldingRange, DiagnosticRelatedInformation, DiagnosticSeverity, DiagnosticTag, CodeDescription, Diagnostic, Command, TextEdit, ChangeAnnotation, ChangeAnnotationIdentifier, AnnotatedTextEdit, TextDocumentEdit, CreateFile, RenameFile, DeleteFile, WorkspaceEdit, TextEditChangeImpl, SnippetTextEdit, ChangeAnnotations, WorkspaceChange, TextDocumentIdentifier, VersionedTextDocumentIdentifier, OptionalVersionedTextDocumentIdentifier, LanguageKind, TextDocumentItem, MarkupKind, MarkupContent, CompletionItemKind, InsertTextFormat, CompletionItemTag, InsertReplaceEdit, InsertTextMode, ApplyKind, CompletionItemLabelDetails, CompletionItem, CompletionList, MarkedString, Hover, ParameterInformation, SignatureInformation, DocumentHighlightKind, DocumentHighlight, SymbolKind, SymbolTag, SymbolInformation, WorkspaceSymbol, DocumentSymbol, CodeActionKind, CodeActionTriggerKind, CodeActionContext, CodeActionTag, CodeAction, CodeLens, FormattingOptions, DocumentLink, SelectionRange, SemanticTokenTypes, SemanticTokenModifiers, SemanticTokens, InlineValueText, InlineValueVariableLookup, InlineValueEvaluatableExpression, InlineValueContext, InlayHintKind, InlayHintLabelPart, InlayHint, StringValue, InlineCompletionItem, InlineCompletionList, InlineCompletionTriggerKind, SelectedCompletionInfo, InlineCompletionContext, WorkspaceFolder, EOL, TextDocument, FullTextDocument, Is, init_main = __esm({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-types/lib/esm/main.js"() {
    "use strict";
    (function(DocumentUri2) {
      function is(value) {
        return typeof value == "string";
      }
      DocumentUri2.is = is;
    })(DocumentUri || (DocumentUri = {}));
    (function(URI2) {
      function is(value) {
        return typeof value == "string";
      }
      URI2.is = is;
    })(URI || (URI = {}));
    (function(integer2) {
      integer2.MIN_VALUE = -2147483648, integer2.MAX_VALUE = 2147483647;
      function is(value) {
        return typeof value == "number" && integer2.MIN_VALUE <= value && value <= integer2.MAX_VALUE;
      }
      integer2.is = is;
    })(integer || (integer = {}));
    (function(uinteger2) {
      uinteger2.MIN_VALUE = 0, uinteger2.MAX_VALUE = 2147483647;
      function is(value) {
        return typeof value == "number" && uinteger2.MIN_VALUE <= value && value <= uinteger2.MAX_VALUE;
      }
      uinteger2.is = is;
    })(uinteger || (uinteger = {}));
    (function(Position2) {
      function create(line, character) {
        return line === Number.MAX_VALUE && (line = uinteger.MAX_VALUE), character === Number.MAX_VALUE && (character = uinteger.MAX_VALUE), { line, character };
      }
      Position2.create = create;
      function is(value) {
        let candidate = value;
        return Is.objectLiteral(candidate) && Is.uinteger(candidate.line) && Is.uinteger(candidate.character);
      }
      Position2.is = is;
    })(Position || (Position = {}));
    (function(Range2) {
      function create(one, two, three, four) {
        if (Is.uinteger(one) && Is.uinteger(two) && Is.uinteger(three) && Is.uinteger(four))
          return { start: Position.create(one, two), end: Position.create(three, four) };
        if (Position.is(one) && Position.is(two))
          return { start: one, end: two };
        throw new Error(`Range#create called with invalid arguments[${one}, ${two}, ${three}, ${four}]`);
      }
      Range2.create = create;
      function is(value) {
        let candidate = value;
        return Is.objectLiteral(candidate) && Position.is(candidate.start) && Position.is(candidate.end);
      }
      Range2.is = is;
    })(Range || (Range = {}));
    (function(Location2) {
      function create(uri, range) {
        return { uri, range };
      }
      Location2.create = create;
      function is(value) {
        let candidate = value;
        return Is.objectLiteral(candidate) && Range.is(candidate.range) && (Is.string(candidate.uri) || Is.undefined(candidate.uri));
      }
      Location2.is = is;
    })(Location || (Location = {}));
    (function(LocationLink2) {
      function create(targetUri, targetRange, targetSelectionRange, originSelectionRange) {
        return { targetUri, targetRange, targetSelectionRange, originSelectionRange };
      }
      LocationLink2.create = create;
      function is(value) {
        let candidate = value;
        return Is.objectLiteral(candidate) && Range.is(candidate.targetRange) && Is.string(candidate.targetUri) && Range.is(candidate.targetSelectionRange) && (Range.is(candidate.originSelectionRange) || Is.undefined(candidate.originSelectionRange));
      }
      LocationLink2.is = is;
    })(LocationLink || (LocationLink = {}));
    (function(Color2) {
      function create(red, green, blue, alpha) {
        return {
          red,
          green,
          blue,
          alpha
        };
      }
      Color2.create = create;
      function is(value) {
        let candidate = value;
        return Is.objectLiteral(candidate) && Is.numberRange(candidate.red, 0, 1) && Is.numberRange(candidate.green, 0, 1) && Is.numberRange(candidate.blue, 0, 1) && Is.numberRange(candidate.alpha, 0, 1);
      }
      Color2.is = is;
    })(Color || (Color = {}));
    (function(ColorInformation2) {
      function create(range, color) {
        return {
          range,
          color
        };
      }
      ColorInformation2.create = create;
      function is(value) {
        let candidate = value;
        return Is.objectLiteral(candidate) && Range.is(candidate.range) && Color.is(candidate.color);
      }
      ColorInformation2.is = is;
    })(ColorInformation || (ColorInformation = {}));
    (function(ColorPresentation2) {
      function create(label, textEdit2, additionalTextEdits) {
        return {
          label,
          textEdit: textEdit2,
          additionalTextEdits
        };
      }
      ColorPresentation2.create = create;
      function is(value) {
        let candidate = value;
        return Is.objectLiteral(candidate) && Is.string(candidate.label) && (Is.undefined(candidate.textEdit) || TextEdit.is(candidate)) && (Is.undefined(candidate.additionalTextEdits) || Is.typedArray(candidate.additionalTextEdits, TextEdit.is));
      }
      ColorPresentation2.is = is;
    })(ColorPresentation || (ColorPresentation = {}));
    (function(FoldingRangeKind2) {
      FoldingRangeKind2.Comment = "comment", FoldingRangeKind2.Imports = "imports", FoldingRangeKind2.Region = "region";
    })(FoldingRangeKind || (FoldingRangeKind = {}));
    (function(FoldingRange2) {
      function create(startLine, endLine, startCharacter, endCharacter, kind, collapsedText) {
        let result = {
          startLine,
          endLine
        };
        return Is.defined(startCharacter) && (result.startCharacter = startCharacter), Is.defined(endCharacter) && (result.endCharacter = endCharacter), Is.defined(kind) && (result.kind = kind), Is.defined(collapsedText) && (result.collapsedText = collapsedText), result;
      }
      FoldingRange2.create = create;
      function is(value) {
        let candidate = value;
        return Is.objectLiteral(candidate) && Is.uinteger(candidate.startLine) && Is.uinteger(candidate.startLine) && (Is.undefined(candidate.startCharacter) || Is.uinteger(candidate.startCharacter)) && (Is.undefined(candidate.endCharacter) || Is.uinteger(candidate.endCharacter)) && (Is.undefined(candidate.kind) || Is.string(candidate.kind));
      }
      FoldingRange2.is = is;
    })(FoldingRange || (FoldingRange = {}));
    (function(DiagnosticRelatedInformation2) {
      function create(location, message) {
        return {
          location,
          message
        };
      }
      DiagnosticRelatedInformation2.create = create;
      function is(value) {
        let candidate = value;
        return Is.defined(candidate) && Location.is(candidate.location) && Is.string(candidate.message);
      }
      DiagnosticRelatedInformation2.is = is;
    })(DiagnosticRelatedInformation || (DiagnosticRelatedInformation = {}));
    (function(DiagnosticSeverity3) {
      DiagnosticSeverity3.Error = 1, DiagnosticSeverity3.Warning = 2, DiagnosticSeverity3.Information = 3, DiagnosticSeverity3.Hint = 4;
    })(DiagnosticSeverity || (DiagnosticSeverity = {}));
    (function(DiagnosticTag3) {
      DiagnosticTag3.Unnecessary = 1, DiagnosticTag3.Deprecated = 2;
    })(DiagnosticTag || (DiagnosticTag = {}));
    (function(CodeDescription2) {
      function is(value) {
        let candidate = value;
        return Is.objectLiteral(candidate) && Is.string(candidate.href);
      }
      CodeDescription2.is = is;
    })(CodeDescription || (CodeDescription = {}));
    (function(Diagnostic2) {
      function create(range, message, severity, code, source, relatedInformation) {
        let result = { range, message };
        return Is.defined(severity) && (result.severity = severity), Is.defined(code) && (result.code = code), Is.defined(source) && (result.source = source), Is.defined(relatedInformation) && (result.relatedInformation = relatedInformation), result;
      }
      Diagnostic2.create = create;
      function is(value) {
        var _a;
        let candidate = value;
        return Is.defined(candidate) && Range.is(candidate.range) && (Is.string(candidate.message) || MarkupContent.is(candidate.message)) && (Is.number(candidate.severity) || Is.undefined(candidate.severity)) && (Is.integer(candidate.code) || Is.string(candidate.code) || Is.undefined(candidate.code)) && (Is.undefined(candidate.codeDescription) || Is.string((_a = candidate.codeDescription) === null || _a === void 0 ? void 0 : _a.href)) && (Is.string(candidate.source) || Is.undefined(candidate.source)) && (Is.undefined(candidate.relatedInformation) || Is.typedArray(candidate.relatedInformation, DiagnosticRelatedInformation.is));
      }
      Diagnostic2.is = is;
      function is3_17(value) {
        return Is.string(value.message);
      }
      Diagnostic2.is3_17 = is3_17;
      function getMessageString(diagnostic) {
        if (Is.string(diagnostic.message))
          return diagnostic.message;
        if (MarkupContent.is(diagnostic.message))
          return diagnostic.message.value;
        throw new Error(`Unknown message type ${typeof diagnostic.message}`);
      }
      Diagnostic2.getMessageString = getMessageString;
    })(Diagnostic || (Diagnostic = {}));
    (function(Command2) {
      function create(title, command, ...args) {
        let result = { title, command };
        return Is.defined(args) && args.length > 0 && (result.arguments = args), result;
      }
      Command2.create = create;
      function is(value) {
        let candidate = value;
        return Is.defined(candidate) && Is.string(candidate.title) && (candidate.tooltip === void 0 || Is.string(candidate.tooltip)) && Is.string(candidate.command);
      }
      Command2.is = is;
    })(Command || (Command = {}));
    (function(TextEdit2) {
      function replace(range, newText) {
        return { range, newText };
      }
      TextEdit2.replace = replace;
      function insert(position, newText) {
        return { range: { start: position, end: position }, newText };
      }
      TextEdit2.insert = insert;
      function del(range) {
        return { range, newText: "" };
      }
      TextEdit2.del = del;
      function is(value) {
        let candidate = value;
        return Is.objectLiteral(candidate) && Is.string(candidate.newText) && Range.is(candidate.range);
      }
      TextEdit2.is = is;
    })(TextEdit || (TextEdit = {}));
    (function(ChangeAnnotation2) {
      function create(label, needsConfirmation, description) {
        let result = { label };
        return needsConfirmation !== void 0 && (result.needsConfirmation = needsConfirmation), description !== void 0 && (result.description = description), result;
      }
      ChangeAnnotation2.create = create;
      function is(value) {
        let candidate = value;
        return Is.objectLiteral(candidate) && Is.string(candidate.label) && (Is.boolean(candidate.needsConfirmation) || candidate.needsConfirmation === void 0) && (Is.string(candidate.description) || candidate.description === void 0);
      }
      ChangeAnnotation2.is = is;
    })(ChangeAnnotation || (ChangeAnnotation = {}));
    (function(ChangeAnnotationIdentifier2) {
      function is(value) {
        let candidate = value;
        return Is.string(candidate);
      }
      ChangeAnnotationIdentifier2.is = is;
    })(ChangeAnnotationIdentifier || (ChangeAnnotationIdentifier = {}));
    (function(AnnotatedTextEdit2) {
      function replace(range, newText, annotation) {
        return { range, newText, annotationId: annotation };
      }
      AnnotatedTextEdit2.replace = replace;
      function insert(position, newText, annotation) {
        return { range: { start: position, end: position }, newText, annotationId: annotation };
      }
      AnnotatedTextEdit2.insert = insert;
      function del(range, annotation) {
        return { range, newText: "", annotationId: annotation };
      }
      AnnotatedTextEdit2.del = del;
      function is(value) {
        let candidate = value;
        return TextEdit.is(candidate) && (ChangeAnnotation.is(candidate.annotationId) || ChangeAnnotationIdentifier.is(candidate.annotationId));
      }
      AnnotatedTextEdit2.is = is;
    })(AnnotatedTextEdit || (AnnotatedTextEdit = {}));
    (function(TextDocumentEdit2) {
      function create(textDocument, edits) {
        return { textDocument, edits };
      }
      TextDocumentEdit2.create = create;
      function is(value) {
        let candidate = value;
        return Is.defined(candidate) && OptionalVersionedTextDocumentIdentifier.is(candidate.textDocument) && Array.isArray(candidate.edits);
      }
      TextDocumentEdit2.is = is;
    })(TextDocumentEdit || (TextDocumentEdit = {}));
    (function(CreateFile2) {
      function create(uri, options, annotation) {
        let result = {
          kind: "create",
          uri
        };
        return options !== void 0 && (options.overwrite !== void 0 || options.ignoreIfExists !== void 0) && (result.options = options), annotation !== void 0 && (result.annotationId = annotation), result;
      }
      CreateFile2.create = create;
      function is(value) {
        let candidate = value;
        return candidate && candidate.kind === "create" && Is.string(candidate.uri) && (candidate.options === void 0 || (candidate.options.overwrite === void 0 || Is.boolean(candidate.options.overwrite)) && (candidate.options.ignoreIfExists === void 0 || Is.boolean(candidate.options.ignoreIfExists))) && (candidate.annotationId === void 0 || ChangeAnnotationIdentifier.is(candidate.annotationId));
      }
      CreateFile2.is = is;
    })(CreateFile || (CreateFile = {}));
    (function(RenameFile2) {
      function create(oldUri, newUri, options, annotation) {
        let result = {
          kind: "rename",
          oldUri,
          newUri
        };
        return options !== void 0 && (options.overwrite !== void 0 || options.ignoreIfExists !== void 0) && (result.options = options), annotation !== void 0 && (result.annotationId = annotation), result;
      }
      RenameFile2.create = create;
      function is(value) {
        let candidate = value;
        return candidate && candidate.kind === "rename" && Is.string(candidate.oldUri) && Is.string(candidate.newUri) && (candidate.options === void 0 || (candidate.options.overwrite === void 0 || Is.boolean(candidate.options.overwrite)) && (candidate.options.ignoreIfExists === void 0 || Is.boolean(candidate.options.ignoreIfExists))) && (candidate.annotationId === void 0 || ChangeAnnotationIdentifier.is(candidate.annotationId));
      }
      RenameFile2.is = is;
    })(RenameFile || (RenameFile = {}));
    (function(DeleteFile2) {
      function create(uri, options, annotation) {
        let result = {
          kind: "delete",
          uri
        };
        return options !== void 0 && (options.recursive !== void 0 || options.ignoreIfNotExists !== void 0) && (result.options = options), annotation !== void 0 && (result.annotationId = annotation), result;
      }
      DeleteFile2.create = create;
      function is(value) {
        let candidate = value;
        return candidate && candidate.kind === "delete" && Is.string(candidate.uri) && (candidate.options === void 0 || (candidate.options.recursive === void 0 || Is.boolean(candidate.options.recursive)) && (candidate.options.ignoreIfNotExists === void 0 || Is.boolean(candidate.options.ignoreIfNotExists))) && (candidate.annotationId === void 0 || ChangeAnnotationIdentifier.is(candidate.annotationId));
      }
      DeleteFile2.is = is;
    })(DeleteFile || (DeleteFile = {}));
    (function(WorkspaceEdit2) {
      function is(value) {
        let candidate = value;
        return candidate && (candidate.changes !== void 0 || candidate.documentChanges !== void 0) && (candidate.documentChanges === void 0 || candidate.documentChanges.every((change) => Is.string(change.kind) ? CreateFile.is(change) || RenameFile.is(change) || DeleteFile.is(change) : TextDocumentEdit.is(change)));
      }
      WorkspaceEdit2.is = is;
    })(WorkspaceEdit || (WorkspaceEdit = {}));
    TextEditChangeImpl = class {
      constructor(edits, changeAnnotations) {
        this.edits = edits, this.changeAnnotations = changeAnnotations;
      }
      insert(position, newText, annotation) {
        let edit, id;
        if (annotation === void 0 ? edit = TextEdit.insert(position, newText) : ChangeAnnotationIdentifier.is(annotation) ? (id = annotation, edit = AnnotatedTextEdit.insert(position, newText, annotation)) : (this.assertChangeAnnotations(this.changeAnnotations), id = this.changeAnnotations.manage(annotation), edit = AnnotatedTextEdit.insert(position, newText, id)), this.edits.push(edit), id !== void 0)
          return id;
      }
      replace(range, newText, annotation) {
        let edit, id;
        if (annotation === void 0 ? edit = TextEdit.replace(range, newText) : ChangeAnnotationIdentifier.is(annotation) ? (id = annotation, edit = AnnotatedTextEdit.replace(range, newText, annotation)) : (this.assertChangeAnnotations(this.changeAnnotations), id = this.changeAnnotations.manage(annotation), edit = AnnotatedTextEdit.replace(range, newText, id)), this.edits.push(edit), id !== void 0)
          return id;
      }
      delete(range, annotation) {
        let edit, id;
        if (annotation === void 0 ? edit = TextEdit.del(range) : ChangeAnnotationIdentifier.is(annotation) ? (id = annotation, edit = AnnotatedTextEdit.del(range, annotation)) : (this.assertChangeAnnotations(this.changeAnnotations), id = this.changeAnnotations.manage(annotation), edit = AnnotatedTextEdit.del(range, id)), this.edits.push(edit), id !== void 0)
          return id;
      }
      add(edit) {
        this.edits.push(edit);
      }
      all() {
        return this.edits;
      }
      clear() {
        this.edits.splice(0, this.edits.length);
      }
      assertChangeAnnotations(value) {
        if (value === void 0)
          throw new Error("Text edit change is not configured to manage change annotations.");
      }
    };
    (function(SnippetTextEdit2) {
      function is(value) {
        let candidate = value;
        return Is.objectLiteral(candidate) && Range.is(candidate.range) && StringValue.isSnippet(candidate.snippet) && (candidate.annotationId === void 0 || ChangeAnnotation.is(candidate.annotationId) || ChangeAnnotationIdentifier.is(candidate.annotationId));
      }
      SnippetTextEdit2.is = is;
    })(SnippetTextEdit || (SnippetTextEdit = {}));
    ChangeAnnotations = class {
      constructor(annotations) {
        this._annotations = annotations === void 0 ? /* @__PURE__ */ Object.create(null) : annotations, this._counter = 0, this._size = 0;
      }
      all() {
        return this._annotations;
      }
      get size() {
        return this._size;
      }
      manage(idOrAnnotation, annotation) {
        let id;
        if (ChangeAnnotationIdentifier.is(idOrAnnotation) ? id = idOrAnnotation : (id = this.nextId(), annotation = idOrAnnotation), this._annotations[id] !== void 0)
          throw new Error(`Id ${id} is already in use.`);
        if (annotation === void 0)
          throw new Error(`No annotation provided for id ${id}`);
        return this._annotations[id] = annotation, this._size++, id;
      }
      nextId() {
        return this._counter++, this._counter.toString();
      }
    }, WorkspaceChange = class {
      constructor(workspaceEdit) {
        this._textEditChanges = /* @__PURE__ */ Object.create(null), workspaceEdit !== void 0 ? (this._workspaceEdit = workspaceEdit, workspaceEdit.documentChanges ? (this._changeAnnotations = new ChangeAnnotations(workspaceEdit.changeAnnotations), workspaceEdit.changeAnnotations = this._changeAnnotations.all(), workspaceEdit.documentChanges.forEach((change) => {
          if (TextDocumentEdit.is(change)) {
            let textEditChange = new TextEditChangeImpl(change.edits, this._changeAnnotations);
            this._textEditChanges[change.textDocument.uri] = textEditChange;
          }
        })) : workspaceEdit.changes && Object.keys(workspaceEdit.changes).forEach((key) => {
          let textEditChange = new TextEditChangeImpl(workspaceEdit.changes[key]);
          this._textEditChanges[key] = textEditChange;
        })) : this._workspaceEdit = {};
      }
      /**
       * Returns the underlying {@link WorkspaceEdit} literal
       * use to be returned from a workspace edit operation like rename.
       */
      get edit() {
        return this.initDocumentChanges(), this._changeAnnotations !== void 0 && (this._changeAnnotations.size === 0 ? this._workspaceEdit.changeAnnotations = void 0 : this._workspaceEdit.changeAnnotations = this._changeAnnotations.all()), this._workspaceEdit;
      }
      getTextEditChange(key) {
        if (OptionalVersionedTextDocumentIdentifier.is(key)) {
          if (this.initDocumentChanges(), this._workspaceEdit.documentChanges === void 0)
            throw new Error("Workspace edit is not configured for document changes.");
          let textDocument = { uri: key.uri, version: key.version }, result = this._textEditChanges[textDocument.uri];
          if (!result) {
            let edits = [], textDocumentEdit = {
              textDocument,
              edits
            };
            this._workspaceEdit.documentChanges.push(textDocumentEdit), result = new TextEditChangeImpl(edits, this._changeAnnotations), this._textEditChanges[textDocument.uri] = result;
          }
          return result;
        } else {
          if (this.initChanges(), this._workspaceEdit.changes === void 0)
            throw new Error("Workspace edit is not configured for normal text edit changes.");
          let result = this._textEditChanges[key];
          if (!result) {
            let edits = [];
            this._workspaceEdit.changes[key] = edits, result = new TextEditChangeImpl(edits), this._textEditChanges[key] = result;
          }
          return result;
        }
      }
      initDocumentChanges() {
        this._workspaceEdit.documentChanges === void 0 && this._workspaceEdit.changes === void 0 && (this._changeAnnotations = new ChangeAnnotations(), this._workspaceEdit.documentChanges = [], this._workspaceEdit.changeAnnotations = this._changeAnnotations.all());
      }
      initChanges() {
        this._workspaceEdit.documentChanges === void 0 && this._workspaceEdit.changes === void 0 && (this._workspaceEdit.changes = /* @__PURE__ */ Object.create(null));
      }
      createFile(uri, optionsOrAnnotation, options) {
        if (this.initDocumentChanges(), this._workspaceEdit.documentChanges === void 0)
          throw new Error("Workspace edit is not configured for document changes.");
        let annotation;
        ChangeAnnotation.is(optionsOrAnnotation) || ChangeAnnotationIdentifier.is(optionsOrAnnotation) ? annotation = optionsOrAnnotation : options = optionsOrAnnotation;
        let operation, id;
        if (annotation === void 0 ? operation = CreateFile.create(uri, options) : (id = ChangeAnnotationIdentifier.is(annotation) ? annotation : this._changeAnnotations.manage(annotation), operation = CreateFile.create(uri, options, id)), this._workspaceEdit.documentChanges.push(operation), id !== void 0)
          return id;
      }
      renameFile(oldUri, newUri, optionsOrAnnotation, options) {
        if (this.initDocumentChanges(), this._workspaceEdit.documentChanges === void 0)
          throw new Error("Workspace edit is not configured for document changes.");
        let annotation;
        ChangeAnnotation.is(optionsOrAnnotation) || ChangeAnnotationIdentifier.is(optionsOrAnnotation) ? annotation = optionsOrAnnotation : options = optionsOrAnnotation;
        let operation, id;
        if (annotation === void 0 ? operation = RenameFile.create(oldUri, newUri, options) : (id = ChangeAnnotationIdentifier.is(annotation) ? annotation : this._changeAnnotations.manage(annotation), operation = RenameFile.create(oldUri, newUri, options, id)), this._workspaceEdit.documentChanges.push(operation), id !== void 0)
          return id;
      }
      deleteFile(uri, optionsOrAnnotation, options) {
        if (this.initDocumentChanges(), this._workspaceEdit.documentChanges === void 0)
          throw new Error("Workspace edit is not configured for document changes.");
        let annotation;
        ChangeAnnotation.is(optionsOrAnnotation) || ChangeAnnotationIdentifier.is(optionsOrAnnotation) ? annotation = optionsOrAnnotation : options = optionsOrAnnotation;
        let operation, id;
        if (annotation === void 0 ? operation = DeleteFile.create(uri, options) : (id = ChangeAnnotationIdentifier.is(annotation) ? annotation : this._changeAnnotations.manage(annotation), operation = DeleteFile.create(uri, options, id)), this._workspaceEdit.documentChanges.push(operation), id !== void 0)
          return id;
      }
    };
    (function(TextDocumentIdentifier2) {
      function create(uri) {
        return { uri };
      }
      TextDocumentIdentifier2.create = create;
      function is(value) {
        let candidate = value;
        return Is.defined(candidate) && Is.string(candidate.uri);
      }
      TextDocumentIdentifier2.is = is;
    })(TextDocumentIdentifier || (TextDocumentIdentifier = {}));
    (function(VersionedTextDocumentIdentifier2) {
      function create(uri, version) {
        return { uri, version };
      }
      VersionedTextDocumentIdentifier2.create = create;
      function is(value) {
        let candidate = value;
        return Is.defined(candidate) && Is.string(candidate.uri) && Is.integer(candidate.version);
      }
      VersionedTextDocumentIdentifier2.is = is;
    })(VersionedTextDocumentIdentifier || (VersionedTextDocumentIdentifier = {}));
    (function(OptionalVersionedTextDocumentIdentifier2) {
      function create(uri, version) {
        return { uri, version };
      }
      OptionalVersionedTextDocumentIdentifier2.create = create;
      function is(value) {
        let candidate = value;
        return Is.defined(candidate) && Is.string(candidate.uri) && (candidate.version === null || Is.integer(candidate.version));
      }
      OptionalVersionedTextDocumentIdentifier2.is = is;
    })(OptionalVersionedTextDocumentIdentifier || (OptionalVersionedTextDocumentIdentifier = {}));
    (function(LanguageKind2) {
      LanguageKind2.ABAP = "abap", LanguageKind2.WindowsBat = "bat", LanguageKind2.BibTeX = "bibtex", LanguageKind2.Clojure = "clojure", LanguageKind2.Coffeescript = "coffeescript", LanguageKind2.C = "c", LanguageKind2.CPP = "cpp", LanguageKind2.CSharp = "csharp", LanguageKind2.CSS = "css", LanguageKind2.D = "d", LanguageKind2.Delphi = "pascal", LanguageKind2.Diff = "diff", LanguageKind2.Dart = "dart", LanguageKind2.Dockerfile = "dockerfile", LanguageKind2.Elixir = "elixir", LanguageKind2.Erlang = "erlang", LanguageKind2.FSharp = "fsharp", LanguageKind2.GitCommit = "git-commit", LanguageKind2.GitRebase = "git-rebase", LanguageKind2.Go = "go", LanguageKind2.Groovy = "groovy", LanguageKind2.Handlebars = "handlebars", LanguageKind2.Haskell = "haskell", LanguageKind2.HTML = "html", LanguageKind2.Ini = "ini", LanguageKind2.Java = "java", LanguageKind2.JavaScript = "javascript", LanguageKind2.JavaScriptReact = "javascriptreact", LanguageKind2.JSON = "json", LanguageKind2.LaTeX = "latex", LanguageKind2.Less = "less", LanguageKind2.Lua = "lua", LanguageKind2.Makefile = "makefile", LanguageKind2.Markdown = "markdown", LanguageKind2.ObjectiveC = "objective-c", LanguageKind2.ObjectiveCPP = "objective-cpp", LanguageKind2.Pascal = "pascal", LanguageKind2.Perl = "perl", LanguageKind2.Perl6 = "perl6", LanguageKind2.PHP = "php", LanguageKind2.Plaintext = "plaintext", LanguageKind2.Powershell = "powershell", LanguageKind2.Pug = "jade", LanguageKind2.Python = "python", LanguageKind2.R = "r", LanguageKind2.Razor = "razor", LanguageKind2.Ruby = "ruby", LanguageKind2.Rust = "rust", LanguageKind2.SCSS = "scss", LanguageKind2.SASS = "sass", LanguageKind2.Scala = "scala", LanguageKind2.ShaderLab = "shaderlab", LanguageKind2.ShellScript = "shellscript", LanguageKind2.SQL = "sql", LanguageKind2.Swift = "swift", LanguageKind2.TypeScript = "typescript", LanguageKind2.TypeScriptReact = "typescriptreact", LanguageKind2.TeX = "tex", LanguageKind2.VisualBasic = "vb", LanguageKind2.XML = "xml", LanguageKind2.XSL = "xsl", LanguageKind2.YAML = "yaml";
    })(LanguageKind || (LanguageKind = {}));
    (function(TextDocumentItem2) {
      function create(uri, languageId, version, text) {
        return { uri, languageId, version, text };
      }
      TextDocumentItem2.create = create;
      function is(value) {
        let candidate = value;
        return Is.defined(candidate) && Is.string(candidate.uri) && Is.string(candidate.languageId) && Is.integer(candidate.version) && Is.string(candidate.text);
      }
      TextDocumentItem2.is = is;
    })(TextDocumentItem || (TextDocumentItem = {}));
    (function(MarkupKind3) {
      MarkupKind3.PlainText = "plaintext", MarkupKind3.Markdown = "markdown";
      function is(value) {
        let candidate = value;
        return candidate === MarkupKind3.PlainText || candidate === MarkupKind3.Markdown;
      }
      MarkupKind3.is = is;
    })(MarkupKind || (MarkupKind = {}));
    (function(MarkupContent2) {
      function is(value) {
        let candidate = value;
        return Is.objectLiteral(value) && MarkupKind.is(candidate.kind) && Is.string(candidate.value);
      }
      MarkupContent2.is = is;
    })(MarkupContent || (MarkupContent = {}));
    (function(CompletionItemKind3) {
      CompletionItemKind3.Text = 1, CompletionItemKind3.Method = 2, CompletionItemKind3.Function = 3, CompletionItemKind3.Constructor = 4, CompletionItemKind3.Field = 5, CompletionItemKind3.Variable = 6, CompletionItemKind3.Class = 7, CompletionItemKind3.Interface = 8, CompletionItemKind3.Module = 9, CompletionItemKind3.Property = 10, CompletionItemKind3.Unit = 11, CompletionItemKind3.Value = 12, CompletionItemKind3.Enum = 13, CompletionItemKind3.Keyword = 14, CompletionItemKind3.Snippet = 15, CompletionItemKind3.Color = 16, CompletionItemKind3.File = 17, CompletionItemKind3.Reference = 18, CompletionItemKind3.Folder = 19, CompletionItemKind3.EnumMember = 20, CompletionItemKind3.Constant = 21, CompletionItemKind3.Struct = 22, CompletionItemKind3.Event = 23, CompletionItemKind3.Operator = 24, CompletionItemKind3.TypeParameter = 25;
    })(CompletionItemKind || (CompletionItemKind = {}));
    (function(InsertTextFormat2) {
      InsertTextFormat2.PlainText = 1, InsertTextFormat2.Snippet = 2;
    })(InsertTextFormat || (InsertTextFormat = {}));
    (function(CompletionItemTag3) {
      CompletionItemTag3.Deprecated = 1;
    })(CompletionItemTag || (CompletionItemTag = {}));
    (function(InsertReplaceEdit2) {
      function create(newText, insert, replace) {
        return { newText, insert, replace };
      }
      InsertReplaceEdit2.create = create;
      function is(value) {
        let candidate = value;
        return candidate && Is.string(candidate.newText) && Range.is(candidate.insert) && Range.is(candidate.replace);
      }
      InsertReplaceEdit2.is = is;
    })(InsertReplaceEdit || (InsertReplaceEdit = {}));
    (function(InsertTextMode2) {
      InsertTextMode2.asIs = 1, InsertTextMode2.adjustIndentation = 2;
    })(InsertTextMode || (InsertTextMode = {}));
    (function(ApplyKind2) {
      ApplyKind2.Replace = 1, ApplyKind2.Merge = 2;
    })(ApplyKind || (ApplyKind = {}));
    (function(CompletionItemLabelDetails2) {
      function is(value) {
        let candidate = value;
        return candidate && (Is.string(candidate.detail) || candidate.detail === void 0) && (Is.string(candidate.description) || candidate.description === void 0);
      }
      CompletionItemLabelDetails2.is = is;
    })(CompletionItemLabelDetails || (CompletionItemLabelDetails = {}));
    (function(CompletionItem2) {
      function create(label) {
        return { label };
      }
      CompletionItem2.create = create;
    })(CompletionItem || (CompletionItem = {}));
    (function(CompletionList2) {
      function create(items, isIncomplete) {
        return { items: items || [], isIncomplete: !!isIncomplete };
      }
      CompletionList2.create = create;
    })(CompletionList || (CompletionList = {}));
    (function(MarkedString2) {
      function fromPlainText(plainText) {
        return plainText.replace(/[\\`*_{}[\]()#+\-.!]/g, "\\$&");
      }
      MarkedString2.fromPlainText = fromPlainText;
      function is(value) {
        let candidate = value;
        return Is.string(candidate) || Is.objectLiteral(candidate) && Is.string(candidate.language) && Is.string(candidate.value);
      }
      MarkedString2.is = is;
    })(MarkedString || (MarkedString = {}));
    (function(Hover2) {
      function is(value) {
        let candidate = value;
        return !!candidate && Is.objectLiteral(candidate) && (MarkupContent.is(candidate.contents) || MarkedString.is(candidate.contents) || Is.typedArray(candidate.contents, MarkedString.is)) && (value.range === void 0 || Range.is(value.range));
      }
      Hover2.is = is;
    })(Hover || (Hover = {}));
    (function(ParameterInformation2) {
      function create(label, documentation) {
        return documentation ? { label, documentation } : { label };
      }
      ParameterInformation2.create = create;
    })(ParameterInformation || (ParameterInformation = {}));
    (function(SignatureInformation2) {
      function create(label, documentation, ...parameters) {
        let result = { label };
        return Is.defined(documentation) && (result.documentation = documentation), Is.defined(parameters) ? result.parameters = parameters : result.parameters = [], result;
      }
      SignatureInformation2.create = create;
    })(SignatureInformation || (SignatureInformation = {}));
    (function(DocumentHighlightKind2) {
      DocumentHighlightKind2.Text = 1, DocumentHighlightKind2.Read = 2, DocumentHighlightKind2.Write = 3;
    })(DocumentHighlightKind || (DocumentHighlightKind = {}));
    (function(DocumentHighlight2) {
      function create(range, kind) {
        let result = { range };
        return Is.number(kind) && (result.kind = kind), result;
      }
      DocumentHighlight2.create = create;
    })(DocumentHighlight || (DocumentHighlight = {}));
    (function(SymbolKind2) {
      SymbolKind2.File = 1, SymbolKind2.Module = 2, SymbolKind2.Namespace = 3, SymbolKind2.Package = 4, SymbolKind2.Class = 5, SymbolKind2.Method = 6, SymbolKind2.Property = 7, SymbolKind2.Field = 8, SymbolKind2.Constructor = 9, SymbolKind2.Enum = 10, SymbolKind2.Interface = 11, SymbolKind2.Function = 12, SymbolKind2.Variable = 13, SymbolKind2.Constant = 14, SymbolKind2.String = 15, SymbolKind2.Number = 16, SymbolKind2.Boolean = 17, SymbolKind2.Array = 18, SymbolKind2.Object = 19, SymbolKind2.Key = 20, SymbolKind2.Null = 21, SymbolKind2.EnumMember = 22, SymbolKind2.Struct = 23, SymbolKind2.Event = 24, SymbolKind2.Operator = 25, SymbolKind2.TypeParameter = 26;
    })(SymbolKind || (SymbolKind = {}));
    (function(SymbolTag2) {
      SymbolTag2.Deprecated = 1;
    })(SymbolTag || (SymbolTag = {}));
    (function(SymbolInformation2) {
      function create(name, kind, range, uri, containerName) {
        let result = {
          name,
          kind,
          location: { uri, range }
        };
        return containerName && (result.containerName = containerName), result;
      }
      SymbolInformation2.create = create;
    })(SymbolInformation || (SymbolInformation = {}));
    (function(WorkspaceSymbol2) {
      function create(name, kind, uri, range) {
        return range !== void 0 ? { name, kind, location: { uri, range } } : { name, kind, location: { uri } };
      }
      WorkspaceSymbol2.create = create;
    })(WorkspaceSymbol || (WorkspaceSymbol = {}));
    (function(DocumentSymbol2) {
      function create(name, detail, kind, range, selectionRange, children) {
        let result = {
          name,
          detail,
          kind,
          range,
          selectionRange
        };
        return children !== void 0 && (result.children = children), result;
      }
      DocumentSymbol2.create = create;
      function is(value) {
        let candidate = value;
        return candidate && Is.string(candidate.name) && Is.number(candidate.kind) && Range.is(candidate.range) && Range.is(candidate.selectionRange) && (candidate.detail === void 0 || Is.string(candidate.detail)) && (candidate.deprecated === void 0 || Is.boolean(candidate.deprecated)) && (candidate.children === void 0 || Array.isArray(candidate.children)) && (candidate.tags === void 0 || Array.isArray(candidate.tags));
      }
      DocumentSymbol2.is = is;
    })(DocumentSymbol || (DocumentSymbol = {}));
    (function(CodeActionKind3) {
      CodeActionKind3.Empty = "", CodeActionKind3.QuickFix = "quickfix", CodeActionKind3.Refactor = "refactor", CodeActionKind3.RefactorExtract = "refactor.extract", CodeActionKind3.RefactorInline = "refactor.inline", CodeActionKind3.RefactorMove = "refactor.move", CodeActionKind3.RefactorRewrite = "refactor.rewrite", CodeActionKind3.Source = "source", CodeActionKind3.SourceOrganizeImports = "source.organizeImports", CodeActionKind3.SourceFixAll = "source.fixAll", CodeActionKind3.Notebook = "notebook";
    })(CodeActionKind || (CodeActionKind = {}));
    (function(CodeActionTriggerKind2) {
      CodeActionTriggerKind2.Invoked = 1, CodeActionTriggerKind2.Automatic = 2;
    })(CodeActionTriggerKind || (CodeActionTriggerKind = {}));
    (function(CodeActionContext2) {
      function create(diagnostics, only, triggerKind) {
        let result = { diagnostics };
        return only != null && (result.only = only), triggerKind != null && (result.triggerKind = triggerKind), result;
      }
      CodeActionContext2.create = create;
      function is(value) {
        let candidate = value;
        return Is.defined(candidate) && Is.typedArray(candidate.diagnostics, Diagnostic.is) && (candidate.only === void 0 || Is.typedArray(candidate.only, Is.string)) && (candidate.triggerKind === void 0 || candidate.triggerKind === CodeActionTriggerKind.Invoked || candidate.triggerKind === CodeActionTriggerKind.Automatic);
      }
      CodeActionContext2.is = is;
    })(CodeActionContext || (CodeActionContext = {}));
    (function(CodeActionTag2) {
      CodeActionTag2.LLMGenerated = 1;
      function is(value) {
        return Is.defined(value) && value === CodeActionTag2.LLMGenerated;
      }
      CodeActionTag2.is = is;
    })(CodeActionTag || (CodeActionTag = {}));
    (function(CodeAction2) {
      function create(title, kindOrCommandOrEdit, kind) {
        let result = { title }, checkKind = !0;
        return typeof kindOrCommandOrEdit == "string" ? (checkKind = !1, result.kind = kindOrCommandOrEdit) : Command.is(kindOrCommandOrEdit) ? result.command = kindOrCommandOrEdit : result.edit = kindOrCommandOrEdit, checkKind && kind !== void 0 && (result.kind = kind), result;
      }
      CodeAction2.create = create;
      function is(value) {
        let candidate = value;
        return candidate && Is.string(candidate.title) && (candidate.diagnostics === void 0 || Is.typedArray(candidate.diagnostics, Diagnostic.is)) && (candidate.kind === void 0 || Is.string(candidate.kind)) && (candidate.edit !== void 0 || candidate.command !== void 0) && (candidate.command === void 0 || Command.is(candidate.command)) && (candidate.isPreferred === void 0 || Is.boolean(candidate.isPreferred)) && (candidate.edit === void 0 || WorkspaceEdit.is(candidate.edit)) && (candidate.tags === void 0 || Is.typedArray(candidate.tags, CodeActionTag.is));
      }
      CodeAction2.is = is;
    })(CodeAction || (CodeAction = {}));
    (function(CodeLens2) {
      function create(range, data) {
        let result = { range };
        return Is.defined(data) && (result.data = data), result;
      }
      CodeLens2.create = create;
      function is(value) {
        let candidate = value;
        return Is.defined(candidate) && Range.is(candidate.range) && (Is.undefined(candidate.command) || Command.is(candidate.command));
      }
      CodeLens2.is = is;
    })(CodeLens || (CodeLens = {}));
    (function(FormattingOptions2) {
      function create(tabSize, insertSpaces) {
        return { tabSize, insertSpaces };
      }
      FormattingOptions2.create = create;
      function is(value) {
        let candidate = value;
        return Is.defined(candidate) && Is.uinteger(candidate.tabSize) && Is.boolean(candidate.insertSpaces);
      }
      FormattingOptions2.is = is;
    })(FormattingOptions || (FormattingOptions = {}));
    (function(DocumentLink2) {
      function create(range, target, data) {
        return { range, target, data };
      }
      DocumentLink2.create = create;
      function is(value) {
        let candidate = value;
        return Is.defined(candidate) && Range.is(candidate.range) && (Is.undefined(candidate.target) || Is.string(candidate.target));
      }
      DocumentLink2.is = is;
    })(DocumentLink || (DocumentLink = {}));
    (function(SelectionRange2) {
      function create(range, parent) {
        return { range, parent };
      }
      SelectionRange2.create = create;
      function is(value) {
        let candidate = value;
        return Is.objectLiteral(candidate) && Range.is(candidate.range) && (candidate.parent === void 0 || SelectionRange2.is(candidate.parent));
      }
      SelectionRange2.is = is;
    })(SelectionRange || (SelectionRange = {}));
    (function(SemanticTokenTypes2) {
      SemanticTokenTypes2.namespace = "namespace", SemanticTokenTypes2.type = "type", SemanticTokenTypes2.class = "class", SemanticTokenTypes2.enum = "enum", SemanticTokenTypes2.interface = "interface", SemanticTokenTypes2.struct = "struct", SemanticTokenTypes2.typeParameter = "typeParameter", SemanticTokenTypes2.parameter = "parameter", SemanticTokenTypes2.variable = "variable", SemanticTokenTypes2.property = "property", SemanticTokenTypes2.enumMember = "enumMember", SemanticTokenTypes2.event = "event", SemanticTokenTypes2.function = "function", SemanticTokenTypes2.method = "method", SemanticTokenTypes2.macro = "macro", SemanticTokenTypes2.keyword = "keyword", SemanticTokenTypes2.modifier = "modifier", SemanticTokenTypes2.comment = "comment", SemanticTokenTypes2.string = "string", SemanticTokenTypes2.number = "number", SemanticTokenTypes2.regexp = "regexp", SemanticTokenTypes2.operator = "operator", SemanticTokenTypes2.decorator = "decorator", SemanticTokenTypes2.label = "label";
    })(SemanticTokenTypes || (SemanticTokenTypes = {}));
    (function(SemanticTokenModifiers2) {
      SemanticTokenModifiers2.declaration = "declaration", SemanticTokenModifiers2.definition = "definition", SemanticTokenModifiers2.readonly = "readonly", SemanticTokenModifiers2.static = "static", SemanticTokenModifiers2.deprecated = "deprecated", SemanticTokenModifiers2.abstract = "abstract", SemanticTokenModifiers2.async = "async", SemanticTokenModifiers2.modification = "modification", SemanticTokenModifiers2.documentation = "documentation", SemanticTokenModifiers2.defaultLibrary = "defaultLibrary";
    })(SemanticTokenModifiers || (SemanticTokenModifiers = {}));
    (function(SemanticTokens2) {
      function is(value) {
        let candidate = value;
        return Is.objectLiteral(candidate) && (candidate.resultId === void 0 || typeof candidate.resultId == "string") && Array.isArray(candidate.data) && (candidate.data.length === 0 || typeof candidate.data[0] == "number");
      }
      SemanticTokens2.is = is;
    })(SemanticTokens || (SemanticTokens = {}));
    (function(InlineValueText2) {
      function create(range, text) {
        return { range, text };
      }
      InlineValueText2.create = create;
      function is(value) {
        let candidate = value;
        return candidate != null && Range.is(candidate.range) && Is.string(candidate.text);
      }
      InlineValueText2.is = is;
    })(InlineValueText || (InlineValueText = {}));
    (function(InlineValueVariableLookup2) {
      function create(range, variableName, caseSensitiveLookup) {
        return { range, variableName, caseSensitiveLookup };
      }
      InlineValueVariableLookup2.create = create;
      function is(value) {
        let candidate = value;
        return candidate != null && Range.is(candidate.range) && Is.boolean(candidate.caseSensitiveLookup) && (Is.string(candidate.variableName) || candidate.variableName === void 0);
      }
      InlineValueVariableLookup2.is = is;
    })(InlineValueVariableLookup || (InlineValueVariableLookup = {}));
    (function(InlineValueEvaluatableExpression2) {
      function create(range, expression) {
        return { range, expression };
      }
      InlineValueEvaluatableExpression2.create = create;
      function is(value) {
        let candidate = value;
        return candidate != null && Range.is(candidate.range) && (Is.string(candidate.expression) || candidate.expression === void 0);
      }
      InlineValueEvaluatableExpression2.is = is;
    })(InlineValueEvaluatableExpression || (InlineValueEvaluatableExpression = {}));
    (function(InlineValueContext2) {
      function create(frameId, stoppedLocation) {
        return { frameId, stoppedLocation };
      }
      InlineValueContext2.create = create;
      function is(value) {
        let candidate = value;
        return Is.defined(candidate) && Range.is(value.stoppedLocation);
      }
      InlineValueContext2.is = is;
    })(InlineValueContext || (InlineValueContext = {}));
    (function(InlayHintKind2) {
      InlayHintKind2.Type = 1, InlayHintKind2.Parameter = 2;
      function is(value) {
        return value === 1 || value === 2;
      }
      InlayHintKind2.is = is;
    })(InlayHintKind || (InlayHintKind = {}));
    (function(InlayHintLabelPart2) {
      function create(value) {
        return { value };
      }
      InlayHintLabelPart2.create = create;
      function is(value) {
        let candidate = value;
        return Is.objectLiteral(candidate) && (candidate.tooltip === void 0 || Is.string(candidate.tooltip) || MarkupContent.is(candidate.tooltip)) && (candidate.location === void 0 || Location.is(candidate.location)) && (candidate.command === void 0 || Command.is(candidate.command));
      }
      InlayHintLabelPart2.is = is;
    })(InlayHintLabelPart || (InlayHintLabelPart = {}));
    (function(InlayHint2) {
      function create(position, label, kind) {
        let result = { position, label };
        return kind !== void 0 && (result.kind = kind), result;
      }
      InlayHint2.create = create;
      function is(value) {
        let candidate = value;
        return Is.objectLiteral(candidate) && Position.is(candidate.position) && (Is.string(candidate.label) || Is.typedArray(candidate.label, InlayHintLabelPart.is)) && (candidate.kind === void 0 || InlayHintKind.is(candidate.kind)) && candidate.textEdits === void 0 || Is.typedArray(candidate.textEdits, TextEdit.is) && (candidate.tooltip === void 0 || Is.string(candidate.tooltip) || MarkupContent.is(candidate.tooltip)) && (candidate.paddingLeft === void 0 || Is.boolean(candidate.paddingLeft)) && (candidate.paddingRight === void 0 || Is.boolean(candidate.paddingRight));
      }
      InlayHint2.is = is;
    })(InlayHint || (InlayHint = {}));
    (function(StringValue2) {
      function createSnippet(value) {
        return { kind: "snippet", value };
      }
      StringValue2.createSnippet = createSnippet;
      function isSnippet(value) {
        let candidate = value;
        return Is.objectLiteral(candidate) && candidate.kind === "snippet" && Is.string(candidate.value);
      }
      StringValue2.isSnippet = isSnippet;
    })(StringValue || (StringValue = {}));
    (function(InlineCompletionItem2) {
      function create(insertText, filterText, range, command) {
        return { insertText, filterText, range, command };
      }
      InlineCompletionItem2.create = create;
    })(InlineCompletionItem || (InlineCompletionItem = {}));
    (function(InlineCompletionList2) {
      function create(items) {
        return { items };
      }
      InlineCompletionList2.create = create;
    })(InlineCompletionList || (InlineCompletionList = {}));
    (function(InlineCompletionTriggerKind2) {
      InlineCompletionTriggerKind2.Invoked = 1, InlineCompletionTriggerKind2.Automatic = 2;
    })(InlineCompletionTriggerKind || (InlineCompletionTriggerKind = {}));
    (function(SelectedCompletionInfo2) {
      function create(range, text) {
        return { range, text };
      }
      SelectedCompletionInfo2.create = create;
    })(SelectedCompletionInfo || (SelectedCompletionInfo = {}));
    (function(InlineCompletionContext2) {
      function create(triggerKind, selectedCompletionInfo) {
        return { triggerKind, selectedCompletionInfo };
      }
      InlineCompletionContext2.create = create;
    })(InlineCompletionContext || (InlineCompletionContext = {}));
    (function(WorkspaceFolder2) {
      function is(value) {
        let candidate = value;
        return Is.objectLiteral(candidate) && URI.is(candidate.uri) && Is.string(candidate.name);
      }
      WorkspaceFolder2.is = is;
    })(WorkspaceFolder || (WorkspaceFolder = {}));
    EOL = [`
`, `\r
`, "\r"];
    (function(TextDocument3) {
      function create(uri, languageId, version, content) {
        return new FullTextDocument(uri, languageId, version, content);
      }
      TextDocument3.create = create;
      function is(value) {
        let candidate = value;
        return !!(Is.defined(candidate) && Is.string(candidate.uri) && (Is.undefined(candidate.languageId) || Is.string(candidate.languageId)) && Is.uinteger(candidate.lineCount) && Is.func(candidate.getText) && Is.func(candidate.positionAt) && Is.func(candidate.offsetAt));
      }
      TextDocument3.is = is;
      function applyEdits2(document, edits) {
        let text = document.getText(), sortedEdits = mergeSort2(edits, (a, b) => {
          let diff = a.range.start.line - b.range.start.line;
          return diff === 0 ? a.range.start.character - b.range.start.character : diff;
        }), lastModifiedOffset = text.length;
        for (let i = sortedEdits.length - 1; i >= 0; i--) {
          let e = sortedEdits[i], startOffset = document.offsetAt(e.range.start), endOffset = document.offsetAt(e.range.end);
          if (endOffset <= lastModifiedOffset)
            text = text.substring(0, startOffset) + e.newText + text.substring(endOffset, text.length);
          else
            throw new Error("Overlapping edit");
          lastModifiedOffset = startOffset;
        }
        return text;
      }
      TextDocument3.applyEdits = applyEdits2;
      function mergeSort2(data, compare2) {
        if (data.length <= 1)
          return data;
        let p = data.length / 2 | 0, left = data.slice(0, p), right = data.slice(p);
        mergeSort2(left, compare2), mergeSort2(right, compare2);
        let leftIdx = 0, rightIdx = 0, i = 0;
        for (; leftIdx < left.length && rightIdx < right.length; )
          compare2(left[leftIdx], right[rightIdx]) <= 0 ? data[i++] = left[leftIdx++] : data[i++] = right[rightIdx++];
        for (; leftIdx < left.length; )
          data[i++] = left[leftIdx++];
        for (; rightIdx < right.length; )
          data[i++] = right[rightIdx++];
        return data;
      }
    })(TextDocument || (TextDocument = {}));
    FullTextDocument = class {
      constructor(uri, languageId, version, content) {
        this._uri = uri, this._languageId = languageId, this._version = version, this._content = content, this._lineOffsets = void 0;
      }
      get uri() {
        return this._uri;
      }
      get languageId() {
        return this._languageId;
      }
      get version() {
        return this._version;
      }
      getText(range) {
        if (range) {
          let start = this.offsetAt(range.start), end = this.offsetAt(range.end);
          return this._content.substring(start, end);
        }
        return this._content;
      }
      update(event, version) {
        this._content = event.text, this._version = version, this._lineOffsets = void 0;
      }
      getLineOffsets() {
        if (this._lineOffsets === void 0) {
          let lineOffsets = [], text = this._content, isLineStart = !0;
          for (let i = 0; i < text.length; i++) {
            isLineStart && (lineOffsets.push(i), isLineStart = !1);
            let ch = text.charAt(i);
            isLineStart = ch === "\r" || ch === `
`, ch === "\r" && i + 1 < text.length && text.charAt(i + 1) === `
` && i++;
          }
          isLineStart && text.length > 0 && lineOffsets.push(text.length), this._lineOffsets = lineOffsets;
        }
        return this._lineOffsets;
      }
      positionAt(offset) {
        offset = Math.max(Math.min(offset, this._content.length), 0);
        let lineOffsets = this.getLineOffsets(), low = 0, high = lineOffsets.length;
        if (high === 0)
          return Position.create(0, offset);
        for (; low < high; ) {
          let mid = Math.floor((low + high) / 2);
          lineOffsets[mid] > offset ? high = mid : low = mid + 1;
        }
        let line = low - 1;
        return Position.create(line, offset - lineOffsets[line]);
      }
      offsetAt(position) {
        let lineOffsets = this.getLineOffsets();
        if (position.line >= lineOffsets.length)
          return this._content.length;
        if (position.line < 0)
          return 0;
        let lineOffset = lineOffsets[position.line], nextLineOffset = position.line + 1 < lineOffsets.length ? lineOffsets[position.line + 1] : this._content.length;
        return Math.max(Math.min(lineOffset + position.character, nextLineOffset), lineOffset);
      }
      get lineCount() {
        return this.getLineOffsets().length;
      }
    };
    (function(Is2) {
      let toString = Object.prototype.toString;
      function defined(value) {
        return typeof value < "u";
      }
      Is2.defined = defined;
      function undefined2(value) {
        return typeof value > "u";
      }
      Is2.undefined = undefined2;
      function boolean(value) {
        return value === !0 || value === !1;
      }
      Is2.boolean = boolean;
      function string(value) {
        return toString.call(value) === "[object String]";
      }
      Is2.string = string;
      function number(value) {
        return toString.call(value) === "[object Number]";
      }
      Is2.number = number;
      function numberRange(value, min, max) {
        return toString.call(value) === "[object Number]" && min <= value && value <= max;
      }
      Is2.numberRange = numberRange;
      function integer2(value) {
        return toString.call(value) === "[object Number]" && -2147483648 <= value && value <= 2147483647;
      }
      Is2.integer = integer2;
      function uinteger2(value) {
        return toString.call(value) === "[object Number]" && 0 <= value && value <= 2147483647;
      }
      Is2.uinteger = uinteger2;
      function func(value) {
        return toString.call(value) === "[object Function]";
      }
      Is2.func = func;
      function objectLiteral(value) {
        return value !== null && typeof value == "object";
      }
      Is2.objectLiteral = objectLiteral;
      function typedArray(value, check) {
        return Array.isArray(value) && value.every(check);
      }
      Is2.typedArray = typedArray;
    })(Is || (Is = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/messages.js
var require_messages2 = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/messages.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.CM = exports.ProtocolNotificationType = exports.ProtocolNotificationType0 = exports.ProtocolRequestType = exports.ProtocolRequestType0 = exports.RegistrationType = exports.MessageDirection = void 0;
    var vscode_jsonrpc_1 = require_api(), MessageDirection;
    (function(MessageDirection2) {
      MessageDirection2.clientToServer = "clientToServer", MessageDirection2.serverToClient = "serverToClient", MessageDirection2.both = "both";
    })(MessageDirection || (exports.MessageDirection = MessageDirection = {}));
    var RegistrationType = class {
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      ____;
      method;
      constructor(method) {
        this.method = method;
      }
    };
    exports.RegistrationType = RegistrationType;
    var ProtocolRequestType0 = class extends vscode_jsonrpc_1.RequestType0 {
      /**
       * Clients must not use these properties. They are here to ensure correct typing.
       * in TypeScript
       */
      __;
      ___;
      ____;
      _pr;
      constructor(method) {
        super(method);
      }
    };
    exports.ProtocolRequestType0 = ProtocolRequestType0;
    var ProtocolRequestType = class extends vscode_jsonrpc_1.RequestType {
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      __;
      ___;
      ____;
      _pr;
      constructor(method) {
        super(method, vscode_jsonrpc_1.ParameterStructures.byName);
      }
    };
    exports.ProtocolRequestType = ProtocolRequestType;
    var ProtocolNotificationType0 = class extends vscode_jsonrpc_1.NotificationType0 {
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      ___;
      ____;
      constructor(method) {
        super(method);
      }
    };
    exports.ProtocolNotificationType0 = ProtocolNotificationType0;
    var ProtocolNotificationType = class extends vscode_jsonrpc_1.NotificationType {
      /**
       * Clients must not use this property. It is here to ensure correct typing.
       */
      ___;
      ____;
      constructor(method) {
        super(method, vscode_jsonrpc_1.ParameterStructures.byName);
      }
    };
    exports.ProtocolNotificationType = ProtocolNotificationType;
    var CM;
    (function(CM2) {
      function create(client, server) {
        return { client, server };
      }
      CM2.create = create;
    })(CM || (exports.CM = CM = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/utils/is.js
var require_is2 = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/utils/is.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.boolean = boolean;
    exports.string = string;
    exports.number = number;
    exports.error = error;
    exports.func = func;
    exports.array = array;
    exports.stringArray = stringArray;
    exports.typedArray = typedArray;
    exports.objectLiteral = objectLiteral;
    function boolean(value) {
      return value === !0 || value === !1;
    }
    function string(value) {
      return typeof value == "string" || value instanceof String;
    }
    function number(value) {
      return typeof value == "number" || value instanceof Number;
    }
    function error(value) {
      return value instanceof Error;
    }
    function func(value) {
      return typeof value == "function";
    }
    function array(value) {
      return Array.isArray(value);
    }
    function stringArray(value) {
      return array(value) && value.every((elem) => string(elem));
    }
    function typedArray(value, check) {
      return Array.isArray(value) && value.every(check);
    }
    function objectLiteral(value) {
      return value !== null && typeof value == "object";
    }
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.implementation.js
var require_protocol_implementation = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.implementation.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.ImplementationRequest = void 0;
    var messages_1 = require_messages2(), ImplementationRequest;
    (function(ImplementationRequest2) {
      ImplementationRequest2.method = "textDocument/implementation", ImplementationRequest2.messageDirection = messages_1.MessageDirection.clientToServer, ImplementationRequest2.type = new messages_1.ProtocolRequestType(ImplementationRequest2.method), ImplementationRequest2.capabilities = messages_1.CM.create("textDocument.implementation", "implementationProvider");
    })(ImplementationRequest || (exports.ImplementationRequest = ImplementationRequest = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.typeDefinition.js
var require_protocol_typeDefinition = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.typeDefinition.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.TypeDefinitionRequest = void 0;
    var messages_1 = require_messages2(), TypeDefinitionRequest;
    (function(TypeDefinitionRequest2) {
      TypeDefinitionRequest2.method = "textDocument/typeDefinition", TypeDefinitionRequest2.messageDirection = messages_1.MessageDirection.clientToServer, TypeDefinitionRequest2.type = new messages_1.ProtocolRequestType(TypeDefinitionRequest2.method), TypeDefinitionRequest2.capabilities = messages_1.CM.create("textDocument.typeDefinition", "typeDefinitionProvider");
    })(TypeDefinitionRequest || (exports.TypeDefinitionRequest = TypeDefinitionRequest = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.workspaceFolder.js
var require_protocol_workspaceFolder = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.workspaceFolder.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.DidChangeWorkspaceFoldersNotification = exports.WorkspaceFoldersRequest = void 0;
    var messages_1 = require_messages2(), WorkspaceFoldersRequest;
    (function(WorkspaceFoldersRequest2) {
      WorkspaceFoldersRequest2.method = "workspace/workspaceFolders", WorkspaceFoldersRequest2.messageDirection = messages_1.MessageDirection.serverToClient, WorkspaceFoldersRequest2.type = new messages_1.ProtocolRequestType0(WorkspaceFoldersRequest2.method), WorkspaceFoldersRequest2.capabilities = messages_1.CM.create("workspace.workspaceFolders", "workspace.workspaceFolders");
    })(WorkspaceFoldersRequest || (exports.WorkspaceFoldersRequest = WorkspaceFoldersRequest = {}));
    var DidChangeWorkspaceFoldersNotification;
    (function(DidChangeWorkspaceFoldersNotification2) {
      DidChangeWorkspaceFoldersNotification2.method = "workspace/didChangeWorkspaceFolders", DidChangeWorkspaceFoldersNotification2.messageDirection = messages_1.MessageDirection.clientToServer, DidChangeWorkspaceFoldersNotification2.type = new messages_1.ProtocolNotificationType(DidChangeWorkspaceFoldersNotification2.method), DidChangeWorkspaceFoldersNotification2.capabilities = messages_1.CM.create(void 0, "workspace.workspaceFolders.changeNotifications");
    })(DidChangeWorkspaceFoldersNotification || (exports.DidChangeWorkspaceFoldersNotification = DidChangeWorkspaceFoldersNotification = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.configuration.js
var require_protocol_configuration = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.configuration.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.ConfigurationRequest = void 0;
    var messages_1 = require_messages2(), ConfigurationRequest;
    (function(ConfigurationRequest2) {
      ConfigurationRequest2.method = "workspace/configuration", ConfigurationRequest2.messageDirection = messages_1.MessageDirection.serverToClient, ConfigurationRequest2.type = new messages_1.ProtocolRequestType(ConfigurationRequest2.method), ConfigurationRequest2.capabilities = messages_1.CM.create("workspace.configuration", void 0);
    })(ConfigurationRequest || (exports.ConfigurationRequest = ConfigurationRequest = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.colorProvider.js
var require_protocol_colorProvider = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.colorProvider.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.ColorPresentationRequest = exports.DocumentColorRequest = void 0;
    var messages_1 = require_messages2(), DocumentColorRequest;
    (function(DocumentColorRequest2) {
      DocumentColorRequest2.method = "textDocument/documentColor", DocumentColorRequest2.messageDirection = messages_1.MessageDirection.clientToServer, DocumentColorRequest2.type = new messages_1.ProtocolRequestType(DocumentColorRequest2.method), DocumentColorRequest2.capabilities = messages_1.CM.create("textDocument.colorProvider", "colorProvider");
    })(DocumentColorRequest || (exports.DocumentColorRequest = DocumentColorRequest = {}));
    var ColorPresentationRequest;
    (function(ColorPresentationRequest2) {
      ColorPresentationRequest2.method = "textDocument/colorPresentation", ColorPresentationRequest2.messageDirection = messages_1.MessageDirection.clientToServer, ColorPresentationRequest2.type = new messages_1.ProtocolRequestType(ColorPresentationRequest2.method), ColorPresentationRequest2.capabilities = messages_1.CM.create("textDocument.colorProvider", "colorProvider");
    })(ColorPresentationRequest || (exports.ColorPresentationRequest = ColorPresentationRequest = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.foldingRange.js
var require_protocol_foldingRange = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.foldingRange.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.FoldingRangeRefreshRequest = exports.FoldingRangeRequest = void 0;
    var messages_1 = require_messages2(), FoldingRangeRequest;
    (function(FoldingRangeRequest2) {
      FoldingRangeRequest2.method = "textDocument/foldingRange", FoldingRangeRequest2.messageDirection = messages_1.MessageDirection.clientToServer, FoldingRangeRequest2.type = new messages_1.ProtocolRequestType(FoldingRangeRequest2.method), FoldingRangeRequest2.capabilities = messages_1.CM.create("textDocument.foldingRange", "foldingRangeProvider");
    })(FoldingRangeRequest || (exports.FoldingRangeRequest = FoldingRangeRequest = {}));
    var FoldingRangeRefreshRequest;
    (function(FoldingRangeRefreshRequest2) {
      FoldingRangeRefreshRequest2.method = "workspace/foldingRange/refresh", FoldingRangeRefreshRequest2.messageDirection = messages_1.MessageDirection.serverToClient, FoldingRangeRefreshRequest2.type = new messages_1.ProtocolRequestType0(FoldingRangeRefreshRequest2.method), FoldingRangeRefreshRequest2.capabilities = messages_1.CM.create("workspace.foldingRange.refreshSupport", void 0);
    })(FoldingRangeRefreshRequest || (exports.FoldingRangeRefreshRequest = FoldingRangeRefreshRequest = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.declaration.js
var require_protocol_declaration = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.declaration.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.DeclarationRequest = void 0;
    var messages_1 = require_messages2(), DeclarationRequest;
    (function(DeclarationRequest2) {
      DeclarationRequest2.method = "textDocument/declaration", DeclarationRequest2.messageDirection = messages_1.MessageDirection.clientToServer, DeclarationRequest2.type = new messages_1.ProtocolRequestType(DeclarationRequest2.method), DeclarationRequest2.capabilities = messages_1.CM.create("textDocument.declaration", "declarationProvider");
    })(DeclarationRequest || (exports.DeclarationRequest = DeclarationRequest = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.selectionRange.js
var require_protocol_selectionRange = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.selectionRange.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.SelectionRangeRequest = void 0;
    var messages_1 = require_messages2(), SelectionRangeRequest;
    (function(SelectionRangeRequest2) {
      SelectionRangeRequest2.method = "textDocument/selectionRange", SelectionRangeRequest2.messageDirection = messages_1.MessageDirection.clientToServer, SelectionRangeRequest2.type = new messages_1.ProtocolRequestType(SelectionRangeRequest2.method), SelectionRangeRequest2.capabilities = messages_1.CM.create("textDocument.selectionRange", "selectionRangeProvider");
    })(SelectionRangeRequest || (exports.SelectionRangeRequest = SelectionRangeRequest = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.progress.js
var require_protocol_progress = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.progress.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.WorkDoneProgressCancelNotification = exports.WorkDoneProgressCreateRequest = exports.WorkDoneProgress = void 0;
    var vscode_jsonrpc_1 = require_api(), messages_1 = require_messages2(), WorkDoneProgress;
    (function(WorkDoneProgress2) {
      WorkDoneProgress2.type = new vscode_jsonrpc_1.ProgressType();
      function is(value) {
        return value === WorkDoneProgress2.type;
      }
      WorkDoneProgress2.is = is;
    })(WorkDoneProgress || (exports.WorkDoneProgress = WorkDoneProgress = {}));
    var WorkDoneProgressCreateRequest;
    (function(WorkDoneProgressCreateRequest2) {
      WorkDoneProgressCreateRequest2.method = "window/workDoneProgress/create", WorkDoneProgressCreateRequest2.messageDirection = messages_1.MessageDirection.serverToClient, WorkDoneProgressCreateRequest2.type = new messages_1.ProtocolRequestType(WorkDoneProgressCreateRequest2.method), WorkDoneProgressCreateRequest2.capabilities = messages_1.CM.create("window.workDoneProgress", void 0);
    })(WorkDoneProgressCreateRequest || (exports.WorkDoneProgressCreateRequest = WorkDoneProgressCreateRequest = {}));
    var WorkDoneProgressCancelNotification;
    (function(WorkDoneProgressCancelNotification2) {
      WorkDoneProgressCancelNotification2.method = "window/workDoneProgress/cancel", WorkDoneProgressCancelNotification2.messageDirection = messages_1.MessageDirection.clientToServer, WorkDoneProgressCancelNotification2.type = new messages_1.ProtocolNotificationType(WorkDoneProgressCancelNotification2.method);
    })(WorkDoneProgressCancelNotification || (exports.WorkDoneProgressCancelNotification = WorkDoneProgressCancelNotification = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.callHierarchy.js
var require_protocol_callHierarchy = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.callHierarchy.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.CallHierarchyOutgoingCallsRequest = exports.CallHierarchyIncomingCallsRequest = exports.CallHierarchyPrepareRequest = void 0;
    var messages_1 = require_messages2(), CallHierarchyPrepareRequest;
    (function(CallHierarchyPrepareRequest2) {
      CallHierarchyPrepareRequest2.method = "textDocument/prepareCallHierarchy", CallHierarchyPrepareRequest2.messageDirection = messages_1.MessageDirection.clientToServer, CallHierarchyPrepareRequest2.type = new messages_1.ProtocolRequestType(CallHierarchyPrepareRequest2.method), CallHierarchyPrepareRequest2.capabilities = messages_1.CM.create("textDocument.callHierarchy", "callHierarchyProvider");
    })(CallHierarchyPrepareRequest || (exports.CallHierarchyPrepareRequest = CallHierarchyPrepareRequest = {}));
    var CallHierarchyIncomingCallsRequest;
    (function(CallHierarchyIncomingCallsRequest2) {
      CallHierarchyIncomingCallsRequest2.method = "callHierarchy/incomingCalls", CallHierarchyIncomingCallsRequest2.messageDirection = messages_1.MessageDirection.clientToServer, CallHierarchyIncomingCallsRequest2.type = new messages_1.ProtocolRequestType(CallHierarchyIncomingCallsRequest2.method), CallHierarchyIncomingCallsRequest2.capabilities = messages_1.CM.create("textDocument.callHierarchy", "callHierarchyProvider");
    })(CallHierarchyIncomingCallsRequest || (exports.CallHierarchyIncomingCallsRequest = CallHierarchyIncomingCallsRequest = {}));
    var CallHierarchyOutgoingCallsRequest;
    (function(CallHierarchyOutgoingCallsRequest2) {
      CallHierarchyOutgoingCallsRequest2.method = "callHierarchy/outgoingCalls", CallHierarchyOutgoingCallsRequest2.messageDirection = messages_1.MessageDirection.clientToServer, CallHierarchyOutgoingCallsRequest2.type = new messages_1.ProtocolRequestType(CallHierarchyOutgoingCallsRequest2.method), CallHierarchyOutgoingCallsRequest2.capabilities = messages_1.CM.create("textDocument.callHierarchy", "callHierarchyProvider");
    })(CallHierarchyOutgoingCallsRequest || (exports.CallHierarchyOutgoingCallsRequest = CallHierarchyOutgoingCallsRequest = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.semanticTokens.js
var require_protocol_semanticTokens = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.semanticTokens.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.SemanticTokensRefreshRequest = exports.SemanticTokensRangeRequest = exports.SemanticTokensDeltaRequest = exports.SemanticTokensRequest = exports.SemanticTokensRegistrationType = exports.TokenFormat = void 0;
    var messages_1 = require_messages2(), TokenFormat;
    (function(TokenFormat2) {
      TokenFormat2.Relative = "relative";
    })(TokenFormat || (exports.TokenFormat = TokenFormat = {}));
    var SemanticTokensRegistrationType;
    (function(SemanticTokensRegistrationType2) {
      SemanticTokensRegistrationType2.method = "textDocument/semanticTokens", SemanticTokensRegistrationType2.type = new messages_1.RegistrationType(SemanticTokensRegistrationType2.method);
    })(SemanticTokensRegistrationType || (exports.SemanticTokensRegistrationType = SemanticTokensRegistrationType = {}));
    var SemanticTokensRequest;
    (function(SemanticTokensRequest2) {
      SemanticTokensRequest2.method = "textDocument/semanticTokens/full", SemanticTokensRequest2.messageDirection = messages_1.MessageDirection.clientToServer, SemanticTokensRequest2.type = new messages_1.ProtocolRequestType(SemanticTokensRequest2.method), SemanticTokensRequest2.registrationMethod = SemanticTokensRegistrationType.method, SemanticTokensRequest2.capabilities = messages_1.CM.create("textDocument.semanticTokens", "semanticTokensProvider");
    })(SemanticTokensRequest || (exports.SemanticTokensRequest = SemanticTokensRequest = {}));
    var SemanticTokensDeltaRequest;
    (function(SemanticTokensDeltaRequest2) {
      SemanticTokensDeltaRequest2.method = "textDocument/semanticTokens/full/delta", SemanticTokensDeltaRequest2.messageDirection = messages_1.MessageDirection.clientToServer, SemanticTokensDeltaRequest2.type = new messages_1.ProtocolRequestType(SemanticTokensDeltaRequest2.method), SemanticTokensDeltaRequest2.registrationMethod = SemanticTokensRegistrationType.method, SemanticTokensDeltaRequest2.capabilities = messages_1.CM.create("textDocument.semanticTokens.requests.full.delta", "semanticTokensProvider.full.delta");
    })(SemanticTokensDeltaRequest || (exports.SemanticTokensDeltaRequest = SemanticTokensDeltaRequest = {}));
    var SemanticTokensRangeRequest;
    (function(SemanticTokensRangeRequest2) {
      SemanticTokensRangeRequest2.method = "textDocument/semanticTokens/range", SemanticTokensRangeRequest2.messageDirection = messages_1.MessageDirection.clientToServer, SemanticTokensRangeRequest2.type = new messages_1.ProtocolRequestType(SemanticTokensRangeRequest2.method), SemanticTokensRangeRequest2.registrationMethod = SemanticTokensRegistrationType.method, SemanticTokensRangeRequest2.capabilities = messages_1.CM.create("textDocument.semanticTokens.requests.range", "semanticTokensProvider.range");
    })(SemanticTokensRangeRequest || (exports.SemanticTokensRangeRequest = SemanticTokensRangeRequest = {}));
    var SemanticTokensRefreshRequest;
    (function(SemanticTokensRefreshRequest2) {
      SemanticTokensRefreshRequest2.method = "workspace/semanticTokens/refresh", SemanticTokensRefreshRequest2.messageDirection = messages_1.MessageDirection.serverToClient, SemanticTokensRefreshRequest2.type = new messages_1.ProtocolRequestType0(SemanticTokensRefreshRequest2.method), SemanticTokensRefreshRequest2.capabilities = messages_1.CM.create("workspace.semanticTokens.refreshSupport", void 0);
    })(SemanticTokensRefreshRequest || (exports.SemanticTokensRefreshRequest = SemanticTokensRefreshRequest = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.showDocument.js
var require_protocol_showDocument = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.showDocument.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.ShowDocumentRequest = void 0;
    var messages_1 = require_messages2(), ShowDocumentRequest;
    (function(ShowDocumentRequest2) {
      ShowDocumentRequest2.method = "window/showDocument", ShowDocumentRequest2.messageDirection = messages_1.MessageDirection.serverToClient, ShowDocumentRequest2.type = new messages_1.ProtocolRequestType(ShowDocumentRequest2.method), ShowDocumentRequest2.capabilities = messages_1.CM.create("window.showDocument.support", void 0);
    })(ShowDocumentRequest || (exports.ShowDocumentRequest = ShowDocumentRequest = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.linkedEditingRange.js
var require_protocol_linkedEditingRange = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.linkedEditingRange.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.LinkedEditingRangeRequest = void 0;
    var messages_1 = require_messages2(), LinkedEditingRangeRequest;
    (function(LinkedEditingRangeRequest2) {
      LinkedEditingRangeRequest2.method = "textDocument/linkedEditingRange", LinkedEditingRangeRequest2.messageDirection = messages_1.MessageDirection.clientToServer, LinkedEditingRangeRequest2.type = new messages_1.ProtocolRequestType(LinkedEditingRangeRequest2.method), LinkedEditingRangeRequest2.capabilities = messages_1.CM.create("textDocument.linkedEditingRange", "linkedEditingRangeProvider");
    })(LinkedEditingRangeRequest || (exports.LinkedEditingRangeRequest = LinkedEditingRangeRequest = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.fileOperations.js
var require_protocol_fileOperations = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.fileOperations.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.WillDeleteFilesRequest = exports.DidDeleteFilesNotification = exports.DidRenameFilesNotification = exports.WillRenameFilesRequest = exports.DidCreateFilesNotification = exports.WillCreateFilesRequest = exports.FileOperationPatternKind = void 0;
    var messages_1 = require_messages2(), FileOperationPatternKind;
    (function(FileOperationPatternKind2) {
      FileOperationPatternKind2.file = "file", FileOperationPatternKind2.folder = "folder";
    })(FileOperationPatternKind || (exports.FileOperationPatternKind = FileOperationPatternKind = {}));
    var WillCreateFilesRequest;
    (function(WillCreateFilesRequest2) {
      WillCreateFilesRequest2.method = "workspace/willCreateFiles", WillCreateFilesRequest2.messageDirection = messages_1.MessageDirection.clientToServer, WillCreateFilesRequest2.type = new messages_1.ProtocolRequestType(WillCreateFilesRequest2.method), WillCreateFilesRequest2.capabilities = messages_1.CM.create("workspace.fileOperations.willCreate", "workspace.fileOperations.willCreate");
    })(WillCreateFilesRequest || (exports.WillCreateFilesRequest = WillCreateFilesRequest = {}));
    var DidCreateFilesNotification;
    (function(DidCreateFilesNotification2) {
      DidCreateFilesNotification2.method = "workspace/didCreateFiles", DidCreateFilesNotification2.messageDirection = messages_1.MessageDirection.clientToServer, DidCreateFilesNotification2.type = new messages_1.ProtocolNotificationType(DidCreateFilesNotification2.method), DidCreateFilesNotification2.capabilities = messages_1.CM.create("workspace.fileOperations.didCreate", "workspace.fileOperations.didCreate");
    })(DidCreateFilesNotification || (exports.DidCreateFilesNotification = DidCreateFilesNotification = {}));
    var WillRenameFilesRequest;
    (function(WillRenameFilesRequest2) {
      WillRenameFilesRequest2.method = "workspace/willRenameFiles", WillRenameFilesRequest2.messageDirection = messages_1.MessageDirection.clientToServer, WillRenameFilesRequest2.type = new messages_1.ProtocolRequestType(WillRenameFilesRequest2.method), WillRenameFilesRequest2.capabilities = messages_1.CM.create("workspace.fileOperations.willRename", "workspace.fileOperations.willRename");
    })(WillRenameFilesRequest || (exports.WillRenameFilesRequest = WillRenameFilesRequest = {}));
    var DidRenameFilesNotification;
    (function(DidRenameFilesNotification2) {
      DidRenameFilesNotification2.method = "workspace/didRenameFiles", DidRenameFilesNotification2.messageDirection = messages_1.MessageDirection.clientToServer, DidRenameFilesNotification2.type = new messages_1.ProtocolNotificationType(DidRenameFilesNotification2.method), DidRenameFilesNotification2.capabilities = messages_1.CM.create("workspace.fileOperations.didRename", "workspace.fileOperations.didRename");
    })(DidRenameFilesNotification || (exports.DidRenameFilesNotification = DidRenameFilesNotification = {}));
    var DidDeleteFilesNotification;
    (function(DidDeleteFilesNotification2) {
      DidDeleteFilesNotification2.method = "workspace/didDeleteFiles", DidDeleteFilesNotification2.messageDirection = messages_1.MessageDirection.clientToServer, DidDeleteFilesNotification2.type = new messages_1.ProtocolNotificationType(DidDeleteFilesNotification2.method), DidDeleteFilesNotification2.capabilities = messages_1.CM.create("workspace.fileOperations.didDelete", "workspace.fileOperations.didDelete");
    })(DidDeleteFilesNotification || (exports.DidDeleteFilesNotification = DidDeleteFilesNotification = {}));
    var WillDeleteFilesRequest;
    (function(WillDeleteFilesRequest2) {
      WillDeleteFilesRequest2.method = "workspace/willDeleteFiles", WillDeleteFilesRequest2.messageDirection = messages_1.MessageDirection.clientToServer, WillDeleteFilesRequest2.type = new messages_1.ProtocolRequestType(WillDeleteFilesRequest2.method), WillDeleteFilesRequest2.capabilities = messages_1.CM.create("workspace.fileOperations.willDelete", "workspace.fileOperations.willDelete");
    })(WillDeleteFilesRequest || (exports.WillDeleteFilesRequest = WillDeleteFilesRequest = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.moniker.js
var require_protocol_moniker = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.moniker.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.MonikerRequest = exports.MonikerKind = exports.UniquenessLevel = void 0;
    var messages_1 = require_messages2(), UniquenessLevel;
    (function(UniquenessLevel2) {
      UniquenessLevel2.document = "document", UniquenessLevel2.project = "project", UniquenessLevel2.group = "group", UniquenessLevel2.scheme = "scheme", UniquenessLevel2.global = "global";
    })(UniquenessLevel || (exports.UniquenessLevel = UniquenessLevel = {}));
    var MonikerKind;
    (function(MonikerKind2) {
      MonikerKind2.$import = "import", MonikerKind2.$export = "export", MonikerKind2.local = "local";
    })(MonikerKind || (exports.MonikerKind = MonikerKind = {}));
    var MonikerRequest;
    (function(MonikerRequest2) {
      MonikerRequest2.method = "textDocument/moniker", MonikerRequest2.messageDirection = messages_1.MessageDirection.clientToServer, MonikerRequest2.type = new messages_1.ProtocolRequestType(MonikerRequest2.method), MonikerRequest2.capabilities = messages_1.CM.create("textDocument.moniker", "monikerProvider");
    })(MonikerRequest || (exports.MonikerRequest = MonikerRequest = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.typeHierarchy.js
var require_protocol_typeHierarchy = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.typeHierarchy.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.TypeHierarchySubtypesRequest = exports.TypeHierarchySupertypesRequest = exports.TypeHierarchyPrepareRequest = void 0;
    var messages_1 = require_messages2(), TypeHierarchyPrepareRequest;
    (function(TypeHierarchyPrepareRequest2) {
      TypeHierarchyPrepareRequest2.method = "textDocument/prepareTypeHierarchy", TypeHierarchyPrepareRequest2.messageDirection = messages_1.MessageDirection.clientToServer, TypeHierarchyPrepareRequest2.type = new messages_1.ProtocolRequestType(TypeHierarchyPrepareRequest2.method), TypeHierarchyPrepareRequest2.capabilities = messages_1.CM.create("textDocument.typeHierarchy", "typeHierarchyProvider");
    })(TypeHierarchyPrepareRequest || (exports.TypeHierarchyPrepareRequest = TypeHierarchyPrepareRequest = {}));
    var TypeHierarchySupertypesRequest;
    (function(TypeHierarchySupertypesRequest2) {
      TypeHierarchySupertypesRequest2.method = "typeHierarchy/supertypes", TypeHierarchySupertypesRequest2.messageDirection = messages_1.MessageDirection.clientToServer, TypeHierarchySupertypesRequest2.type = new messages_1.ProtocolRequestType(TypeHierarchySupertypesRequest2.method);
    })(TypeHierarchySupertypesRequest || (exports.TypeHierarchySupertypesRequest = TypeHierarchySupertypesRequest = {}));
    var TypeHierarchySubtypesRequest;
    (function(TypeHierarchySubtypesRequest2) {
      TypeHierarchySubtypesRequest2.method = "typeHierarchy/subtypes", TypeHierarchySubtypesRequest2.messageDirection = messages_1.MessageDirection.clientToServer, TypeHierarchySubtypesRequest2.type = new messages_1.ProtocolRequestType(TypeHierarchySubtypesRequest2.method);
    })(TypeHierarchySubtypesRequest || (exports.TypeHierarchySubtypesRequest = TypeHierarchySubtypesRequest = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.inlineValue.js
var require_protocol_inlineValue = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.inlineValue.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.InlineValueRefreshRequest = exports.InlineValueRequest = void 0;
    var messages_1 = require_messages2(), InlineValueRequest;
    (function(InlineValueRequest2) {
      InlineValueRequest2.method = "textDocument/inlineValue", InlineValueRequest2.messageDirection = messages_1.MessageDirection.clientToServer, InlineValueRequest2.type = new messages_1.ProtocolRequestType(InlineValueRequest2.method), InlineValueRequest2.capabilities = messages_1.CM.create("textDocument.inlineValue", "inlineValueProvider");
    })(InlineValueRequest || (exports.InlineValueRequest = InlineValueRequest = {}));
    var InlineValueRefreshRequest;
    (function(InlineValueRefreshRequest2) {
      InlineValueRefreshRequest2.method = "workspace/inlineValue/refresh", InlineValueRefreshRequest2.messageDirection = messages_1.MessageDirection.serverToClient, InlineValueRefreshRequest2.type = new messages_1.ProtocolRequestType0(InlineValueRefreshRequest2.method), InlineValueRefreshRequest2.capabilities = messages_1.CM.create("workspace.inlineValue.refreshSupport", void 0);
    })(InlineValueRefreshRequest || (exports.InlineValueRefreshRequest = InlineValueRefreshRequest = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.inlayHint.js
var require_protocol_inlayHint = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.inlayHint.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.InlayHintRefreshRequest = exports.InlayHintResolveRequest = exports.InlayHintRequest = void 0;
    var messages_1 = require_messages2(), InlayHintRequest;
    (function(InlayHintRequest2) {
      InlayHintRequest2.method = "textDocument/inlayHint", InlayHintRequest2.messageDirection = messages_1.MessageDirection.clientToServer, InlayHintRequest2.type = new messages_1.ProtocolRequestType(InlayHintRequest2.method), InlayHintRequest2.capabilities = messages_1.CM.create("textDocument.inlayHint", "inlayHintProvider");
    })(InlayHintRequest || (exports.InlayHintRequest = InlayHintRequest = {}));
    var InlayHintResolveRequest;
    (function(InlayHintResolveRequest2) {
      InlayHintResolveRequest2.method = "inlayHint/resolve", InlayHintResolveRequest2.messageDirection = messages_1.MessageDirection.clientToServer, InlayHintResolveRequest2.type = new messages_1.ProtocolRequestType(InlayHintResolveRequest2.method), InlayHintResolveRequest2.capabilities = messages_1.CM.create("textDocument.inlayHint.resolveSupport", "inlayHintProvider.resolveProvider");
    })(InlayHintResolveRequest || (exports.InlayHintResolveRequest = InlayHintResolveRequest = {}));
    var InlayHintRefreshRequest;
    (function(InlayHintRefreshRequest2) {
      InlayHintRefreshRequest2.method = "workspace/inlayHint/refresh", InlayHintRefreshRequest2.messageDirection = messages_1.MessageDirection.serverToClient, InlayHintRefreshRequest2.type = new messages_1.ProtocolRequestType0(InlayHintRefreshRequest2.method), InlayHintRefreshRequest2.capabilities = messages_1.CM.create("workspace.inlayHint.refreshSupport", void 0);
    })(InlayHintRefreshRequest || (exports.InlayHintRefreshRequest = InlayHintRefreshRequest = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.diagnostic.js
var require_protocol_diagnostic = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.diagnostic.js"(exports) {
    "use strict";
    var __createBinding = exports && exports.__createBinding || (Object.create ? (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k);
      var desc = Object.getOwnPropertyDescriptor(m, k);
      (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = { enumerable: !0, get: function() {
        return m[k];
      } }), Object.defineProperty(o, k2, desc);
    }) : (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k), o[k2] = m[k];
    })), __setModuleDefault = exports && exports.__setModuleDefault || (Object.create ? (function(o, v) {
      Object.defineProperty(o, "default", { enumerable: !0, value: v });
    }) : function(o, v) {
      o.default = v;
    }), __importStar = exports && exports.__importStar || /* @__PURE__ */ (function() {
      var ownKeys = function(o) {
        return ownKeys = Object.getOwnPropertyNames || function(o2) {
          var ar = [];
          for (var k in o2) Object.prototype.hasOwnProperty.call(o2, k) && (ar[ar.length] = k);
          return ar;
        }, ownKeys(o);
      };
      return function(mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) k[i] !== "default" && __createBinding(result, mod, k[i]);
        return __setModuleDefault(result, mod), result;
      };
    })();
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.DiagnosticRefreshRequest = exports.WorkspaceDiagnosticRequest = exports.DocumentDiagnosticRequest = exports.DocumentDiagnosticReportKind = exports.DiagnosticServerCancellationData = void 0;
    var vscode_jsonrpc_1 = require_api(), Is2 = __importStar(require_is2()), messages_1 = require_messages2(), DiagnosticServerCancellationData;
    (function(DiagnosticServerCancellationData2) {
      function is(value) {
        let candidate = value;
        return candidate && Is2.boolean(candidate.retriggerRequest);
      }
      DiagnosticServerCancellationData2.is = is;
    })(DiagnosticServerCancellationData || (exports.DiagnosticServerCancellationData = DiagnosticServerCancellationData = {}));
    var DocumentDiagnosticReportKind;
    (function(DocumentDiagnosticReportKind2) {
      DocumentDiagnosticReportKind2.Full = "full", DocumentDiagnosticReportKind2.Unchanged = "unchanged";
    })(DocumentDiagnosticReportKind || (exports.DocumentDiagnosticReportKind = DocumentDiagnosticReportKind = {}));
    var DocumentDiagnosticRequest;
    (function(DocumentDiagnosticRequest2) {
      DocumentDiagnosticRequest2.method = "textDocument/diagnostic", DocumentDiagnosticRequest2.messageDirection = messages_1.MessageDirection.clientToServer, DocumentDiagnosticRequest2.type = new messages_1.ProtocolRequestType(DocumentDiagnosticRequest2.method), DocumentDiagnosticRequest2.partialResult = new vscode_jsonrpc_1.ProgressType(), DocumentDiagnosticRequest2.capabilities = messages_1.CM.create("textDocument.diagnostic", "diagnosticProvider");
    })(DocumentDiagnosticRequest || (exports.DocumentDiagnosticRequest = DocumentDiagnosticRequest = {}));
    var WorkspaceDiagnosticRequest;
    (function(WorkspaceDiagnosticRequest2) {
      WorkspaceDiagnosticRequest2.method = "workspace/diagnostic", WorkspaceDiagnosticRequest2.messageDirection = messages_1.MessageDirection.clientToServer, WorkspaceDiagnosticRequest2.type = new messages_1.ProtocolRequestType(WorkspaceDiagnosticRequest2.method), WorkspaceDiagnosticRequest2.partialResult = new vscode_jsonrpc_1.ProgressType(), WorkspaceDiagnosticRequest2.capabilities = messages_1.CM.create("workspace.diagnostics", "diagnosticProvider.workspaceDiagnostics");
    })(WorkspaceDiagnosticRequest || (exports.WorkspaceDiagnosticRequest = WorkspaceDiagnosticRequest = {}));
    var DiagnosticRefreshRequest;
    (function(DiagnosticRefreshRequest2) {
      DiagnosticRefreshRequest2.method = "workspace/diagnostic/refresh", DiagnosticRefreshRequest2.messageDirection = messages_1.MessageDirection.serverToClient, DiagnosticRefreshRequest2.type = new messages_1.ProtocolRequestType0(DiagnosticRefreshRequest2.method), DiagnosticRefreshRequest2.capabilities = messages_1.CM.create("workspace.diagnostics.refreshSupport", void 0);
    })(DiagnosticRefreshRequest || (exports.DiagnosticRefreshRequest = DiagnosticRefreshRequest = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.notebook.js
var require_protocol_notebook = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.notebook.js"(exports) {
    "use strict";
    var __createBinding = exports && exports.__createBinding || (Object.create ? (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k);
      var desc = Object.getOwnPropertyDescriptor(m, k);
      (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = { enumerable: !0, get: function() {
        return m[k];
      } }), Object.defineProperty(o, k2, desc);
    }) : (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k), o[k2] = m[k];
    })), __setModuleDefault = exports && exports.__setModuleDefault || (Object.create ? (function(o, v) {
      Object.defineProperty(o, "default", { enumerable: !0, value: v });
    }) : function(o, v) {
      o.default = v;
    }), __importStar = exports && exports.__importStar || /* @__PURE__ */ (function() {
      var ownKeys = function(o) {
        return ownKeys = Object.getOwnPropertyNames || function(o2) {
          var ar = [];
          for (var k in o2) Object.prototype.hasOwnProperty.call(o2, k) && (ar[ar.length] = k);
          return ar;
        }, ownKeys(o);
      };
      return function(mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) k[i] !== "default" && __createBinding(result, mod, k[i]);
        return __setModuleDefault(result, mod), result;
      };
    })();
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.DidCloseNotebookDocumentNotification = exports.DidSaveNotebookDocumentNotification = exports.DidChangeNotebookDocumentNotification = exports.NotebookCellArrayChange = exports.DidOpenNotebookDocumentNotification = exports.NotebookDocumentSyncRegistrationType = exports.NotebookDocument = exports.NotebookCell = exports.ExecutionSummary = exports.NotebookCellKind = void 0;
    var vscode_languageserver_types_1 = (init_main(), __toCommonJS(main_exports)), Is2 = __importStar(require_is2()), messages_1 = require_messages2(), NotebookCellKind;
    (function(NotebookCellKind2) {
      NotebookCellKind2.Markup = 1, NotebookCellKind2.Code = 2;
      function is(value) {
        return value === 1 || value === 2;
      }
      NotebookCellKind2.is = is;
    })(NotebookCellKind || (exports.NotebookCellKind = NotebookCellKind = {}));
    var ExecutionSummary;
    (function(ExecutionSummary2) {
      function create(executionOrder, success) {
        let result = { executionOrder };
        return (success === !0 || success === !1) && (result.success = success), result;
      }
      ExecutionSummary2.create = create;
      function is(value) {
        let candidate = value;
        return Is2.objectLiteral(candidate) && vscode_languageserver_types_1.uinteger.is(candidate.executionOrder) && (candidate.success === void 0 || Is2.boolean(candidate.success));
      }
      ExecutionSummary2.is = is;
      function equals(one, other) {
        return one === other ? !0 : one == null || other === null || other === void 0 ? !1 : one.executionOrder === other.executionOrder && one.success === other.success;
      }
      ExecutionSummary2.equals = equals;
    })(ExecutionSummary || (exports.ExecutionSummary = ExecutionSummary = {}));
    var NotebookCell;
    (function(NotebookCell2) {
      function create(kind, document) {
        return { kind, document };
      }
      NotebookCell2.create = create;
      function is(value) {
        let candidate = value;
        return Is2.objectLiteral(candidate) && NotebookCellKind.is(candidate.kind) && vscode_languageserver_types_1.DocumentUri.is(candidate.document) && (candidate.metadata === void 0 || Is2.objectLiteral(candidate.metadata));
      }
      NotebookCell2.is = is;
      function diff(one, two) {
        let result = /* @__PURE__ */ new Set();
        return one.document !== two.document && result.add("document"), one.kind !== two.kind && result.add("kind"), one.executionSummary !== two.executionSummary && result.add("executionSummary"), (one.metadata !== void 0 || two.metadata !== void 0) && !equalsMetadata(one.metadata, two.metadata) && result.add("metadata"), (one.executionSummary !== void 0 || two.executionSummary !== void 0) && !ExecutionSummary.equals(one.executionSummary, two.executionSummary) && result.add("executionSummary"), result;
      }
      NotebookCell2.diff = diff;
      function equalsMetadata(one, other) {
        if (one === other)
          return !0;
        if (one == null || other === null || other === void 0 || typeof one != typeof other || typeof one != "object")
          return !1;
        let oneArray = Array.isArray(one), otherArray = Array.isArray(other);
        if (oneArray !== otherArray)
          return !1;
        if (oneArray && otherArray) {
          if (one.length !== other.length)
            return !1;
          for (let i = 0; i < one.length; i++)
            if (!equalsMetadata(one[i], other[i]))
              return !1;
        }
        if (Is2.objectLiteral(one) && Is2.objectLiteral(other)) {
          let oneKeys = Object.keys(one), otherKeys = Object.keys(other);
          if (oneKeys.length !== otherKeys.length || (oneKeys.sort(), otherKeys.sort(), !equalsMetadata(oneKeys, otherKeys)))
            return !1;
          for (let i = 0; i < oneKeys.length; i++) {
            let prop = oneKeys[i];
            if (!equalsMetadata(one[prop], other[prop]))
              return !1;
          }
        }
        return !0;
      }
    })(NotebookCell || (exports.NotebookCell = NotebookCell = {}));
    var NotebookDocument;
    (function(NotebookDocument2) {
      function create(uri, notebookType, version, cells) {
        return { uri, notebookType, version, cells };
      }
      NotebookDocument2.create = create;
      function is(value) {
        let candidate = value;
        return Is2.objectLiteral(candidate) && Is2.string(candidate.uri) && vscode_languageserver_types_1.integer.is(candidate.version) && Is2.typedArray(candidate.cells, NotebookCell.is);
      }
      NotebookDocument2.is = is;
    })(NotebookDocument || (exports.NotebookDocument = NotebookDocument = {}));
    var NotebookDocumentSyncRegistrationType;
    (function(NotebookDocumentSyncRegistrationType2) {
      NotebookDocumentSyncRegistrationType2.method = "notebookDocument/sync", NotebookDocumentSyncRegistrationType2.messageDirection = messages_1.MessageDirection.clientToServer, NotebookDocumentSyncRegistrationType2.type = new messages_1.RegistrationType(NotebookDocumentSyncRegistrationType2.method);
    })(NotebookDocumentSyncRegistrationType || (exports.NotebookDocumentSyncRegistrationType = NotebookDocumentSyncRegistrationType = {}));
    var DidOpenNotebookDocumentNotification;
    (function(DidOpenNotebookDocumentNotification2) {
      DidOpenNotebookDocumentNotification2.method = "notebookDocument/didOpen", DidOpenNotebookDocumentNotification2.messageDirection = messages_1.MessageDirection.clientToServer, DidOpenNotebookDocumentNotification2.type = new messages_1.ProtocolNotificationType(DidOpenNotebookDocumentNotification2.method), DidOpenNotebookDocumentNotification2.registrationMethod = NotebookDocumentSyncRegistrationType.method;
    })(DidOpenNotebookDocumentNotification || (exports.DidOpenNotebookDocumentNotification = DidOpenNotebookDocumentNotification = {}));
    var NotebookCellArrayChange;
    (function(NotebookCellArrayChange2) {
      function is(value) {
        let candidate = value;
        return Is2.objectLiteral(candidate) && vscode_languageserver_types_1.uinteger.is(candidate.start) && vscode_languageserver_types_1.uinteger.is(candidate.deleteCount) && (candidate.cells === void 0 || Is2.typedArray(candidate.cells, NotebookCell.is));
      }
      NotebookCellArrayChange2.is = is;
      function create(start, deleteCount, cells) {
        let result = { start, deleteCount };
        return cells !== void 0 && (result.cells = cells), result;
      }
      NotebookCellArrayChange2.create = create;
    })(NotebookCellArrayChange || (exports.NotebookCellArrayChange = NotebookCellArrayChange = {}));
    var DidChangeNotebookDocumentNotification;
    (function(DidChangeNotebookDocumentNotification2) {
      DidChangeNotebookDocumentNotification2.method = "notebookDocument/didChange", DidChangeNotebookDocumentNotification2.messageDirection = messages_1.MessageDirection.clientToServer, DidChangeNotebookDocumentNotification2.type = new messages_1.ProtocolNotificationType(DidChangeNotebookDocumentNotification2.method), DidChangeNotebookDocumentNotification2.registrationMethod = NotebookDocumentSyncRegistrationType.method;
    })(DidChangeNotebookDocumentNotification || (exports.DidChangeNotebookDocumentNotification = DidChangeNotebookDocumentNotification = {}));
    var DidSaveNotebookDocumentNotification;
    (function(DidSaveNotebookDocumentNotification2) {
      DidSaveNotebookDocumentNotification2.method = "notebookDocument/didSave", DidSaveNotebookDocumentNotification2.messageDirection = messages_1.MessageDirection.clientToServer, DidSaveNotebookDocumentNotification2.type = new messages_1.ProtocolNotificationType(DidSaveNotebookDocumentNotification2.method), DidSaveNotebookDocumentNotification2.registrationMethod = NotebookDocumentSyncRegistrationType.method;
    })(DidSaveNotebookDocumentNotification || (exports.DidSaveNotebookDocumentNotification = DidSaveNotebookDocumentNotification = {}));
    var DidCloseNotebookDocumentNotification;
    (function(DidCloseNotebookDocumentNotification2) {
      DidCloseNotebookDocumentNotification2.method = "notebookDocument/didClose", DidCloseNotebookDocumentNotification2.messageDirection = messages_1.MessageDirection.clientToServer, DidCloseNotebookDocumentNotification2.type = new messages_1.ProtocolNotificationType(DidCloseNotebookDocumentNotification2.method), DidCloseNotebookDocumentNotification2.registrationMethod = NotebookDocumentSyncRegistrationType.method;
    })(DidCloseNotebookDocumentNotification || (exports.DidCloseNotebookDocumentNotification = DidCloseNotebookDocumentNotification = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.inlineCompletion.js
var require_protocol_inlineCompletion = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.inlineCompletion.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.InlineCompletionRequest = void 0;
    var messages_1 = require_messages2(), InlineCompletionRequest;
    (function(InlineCompletionRequest2) {
      InlineCompletionRequest2.method = "textDocument/inlineCompletion", InlineCompletionRequest2.messageDirection = messages_1.MessageDirection.clientToServer, InlineCompletionRequest2.type = new messages_1.ProtocolRequestType(InlineCompletionRequest2.method), InlineCompletionRequest2.capabilities = messages_1.CM.create("textDocument.inlineCompletion", "inlineCompletionProvider");
    })(InlineCompletionRequest || (exports.InlineCompletionRequest = InlineCompletionRequest = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.textDocumentContent.js
var require_protocol_textDocumentContent = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.textDocumentContent.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.TextDocumentContentRefreshRequest = exports.TextDocumentContentRequest = void 0;
    var messages_1 = require_messages2(), TextDocumentContentRequest;
    (function(TextDocumentContentRequest2) {
      TextDocumentContentRequest2.method = "workspace/textDocumentContent", TextDocumentContentRequest2.messageDirection = messages_1.MessageDirection.clientToServer, TextDocumentContentRequest2.type = new messages_1.ProtocolRequestType(TextDocumentContentRequest2.method), TextDocumentContentRequest2.capabilities = messages_1.CM.create("workspace.textDocumentContent", "workspace.textDocumentContent");
    })(TextDocumentContentRequest || (exports.TextDocumentContentRequest = TextDocumentContentRequest = {}));
    var TextDocumentContentRefreshRequest;
    (function(TextDocumentContentRefreshRequest2) {
      TextDocumentContentRefreshRequest2.method = "workspace/textDocumentContent/refresh", TextDocumentContentRefreshRequest2.messageDirection = messages_1.MessageDirection.serverToClient, TextDocumentContentRefreshRequest2.type = new messages_1.ProtocolRequestType(TextDocumentContentRefreshRequest2.method);
    })(TextDocumentContentRefreshRequest || (exports.TextDocumentContentRefreshRequest = TextDocumentContentRefreshRequest = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.js
var require_protocol = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/protocol.js"(exports) {
    "use strict";
    var __createBinding = exports && exports.__createBinding || (Object.create ? (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k);
      var desc = Object.getOwnPropertyDescriptor(m, k);
      (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = { enumerable: !0, get: function() {
        return m[k];
      } }), Object.defineProperty(o, k2, desc);
    }) : (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k), o[k2] = m[k];
    })), __setModuleDefault = exports && exports.__setModuleDefault || (Object.create ? (function(o, v) {
      Object.defineProperty(o, "default", { enumerable: !0, value: v });
    }) : function(o, v) {
      o.default = v;
    }), __importStar = exports && exports.__importStar || /* @__PURE__ */ (function() {
      var ownKeys = function(o) {
        return ownKeys = Object.getOwnPropertyNames || function(o2) {
          var ar = [];
          for (var k in o2) Object.prototype.hasOwnProperty.call(o2, k) && (ar[ar.length] = k);
          return ar;
        }, ownKeys(o);
      };
      return function(mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) k[i] !== "default" && __createBinding(result, mod, k[i]);
        return __setModuleDefault(result, mod), result;
      };
    })();
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.CodeActionRequest = exports.DocumentSymbolRequest = exports.DocumentHighlightRequest = exports.ReferencesRequest = exports.DefinitionRequest = exports.SignatureHelpRequest = exports.SignatureHelpTriggerKind = exports.HoverRequest = exports.CompletionResolveRequest = exports.CompletionRequest = exports.CompletionTriggerKind = exports.PublishDiagnosticsNotification = exports.WatchKind = exports.GlobPattern = exports.RelativePattern = exports.FileChangeType = exports.DidChangeWatchedFilesNotification = exports.WillSaveTextDocumentWaitUntilRequest = exports.WillSaveTextDocumentNotification = exports.TextDocumentSaveReason = exports.DidSaveTextDocumentNotification = exports.DidCloseTextDocumentNotification = exports.DidChangeTextDocumentNotification = exports.TextDocumentContentChangeEvent = exports.DidOpenTextDocumentNotification = exports.TextDocumentSyncKind = exports.TelemetryEventNotification = exports.LogMessageNotification = exports.ShowMessageRequest = exports.ShowMessageNotification = exports.MessageType = exports.DidChangeConfigurationNotification = exports.ExitNotification = exports.ShutdownRequest = exports.InitializedNotification = exports.InitializeErrorCodes = exports.InitializeRequest = exports.WorkDoneProgressOptions = exports.TextDocumentRegistrationOptions = exports.StaticRegistrationOptions = exports.PositionEncodingKind = exports.RegularExpressionEngineKind = exports.FailureHandlingKind = exports.ResourceOperationKind = exports.UnregistrationRequest = exports.RegistrationRequest = exports.DocumentSelector = exports.NotebookCellTextDocumentFilter = exports.NotebookDocumentFilter = exports.TextDocumentFilter = void 0;
    exports.UniquenessLevel = exports.WillDeleteFilesRequest = exports.DidDeleteFilesNotification = exports.WillRenameFilesRequest = exports.DidRenameFilesNotification = exports.WillCreateFilesRequest = exports.DidCreateFilesNotification = exports.FileOperationPatternKind = exports.LinkedEditingRangeRequest = exports.ShowDocumentRequest = exports.SemanticTokensRegistrationType = exports.SemanticTokensRefreshRequest = exports.SemanticTokensRangeRequest = exports.SemanticTokensDeltaRequest = exports.SemanticTokensRequest = exports.TokenFormat = exports.CallHierarchyPrepareRequest = exports.CallHierarchyOutgoingCallsRequest = exports.CallHierarchyIncomingCallsRequest = exports.WorkDoneProgressCancelNotification = exports.WorkDoneProgressCreateRequest = exports.WorkDoneProgress = exports.SelectionRangeRequest = exports.DeclarationRequest = exports.FoldingRangeRefreshRequest = exports.FoldingRangeRequest = exports.ColorPresentationRequest = exports.DocumentColorRequest = exports.ConfigurationRequest = exports.DidChangeWorkspaceFoldersNotification = exports.WorkspaceFoldersRequest = exports.TypeDefinitionRequest = exports.ImplementationRequest = exports.ApplyWorkspaceEditRequest = exports.ExecuteCommandRequest = exports.PrepareRenameRequest = exports.RenameRequest = exports.PrepareSupportDefaultBehavior = exports.DocumentOnTypeFormattingRequest = exports.DocumentRangesFormattingRequest = exports.DocumentRangeFormattingRequest = exports.DocumentFormattingRequest = exports.DocumentLinkResolveRequest = exports.DocumentLinkRequest = exports.CodeLensRefreshRequest = exports.CodeLensResolveRequest = exports.CodeLensRequest = exports.WorkspaceSymbolResolveRequest = exports.WorkspaceSymbolRequest = exports.CodeActionResolveRequest = void 0;
    exports.TextDocumentContentRefreshRequest = exports.TextDocumentContentRequest = exports.InlineCompletionRequest = exports.DidCloseNotebookDocumentNotification = exports.DidSaveNotebookDocumentNotification = exports.DidChangeNotebookDocumentNotification = exports.NotebookCellArrayChange = exports.DidOpenNotebookDocumentNotification = exports.NotebookDocumentSyncRegistrationType = exports.NotebookDocument = exports.NotebookCell = exports.ExecutionSummary = exports.NotebookCellKind = exports.DiagnosticRefreshRequest = exports.WorkspaceDiagnosticRequest = exports.DocumentDiagnosticRequest = exports.DocumentDiagnosticReportKind = exports.DiagnosticServerCancellationData = exports.InlayHintRefreshRequest = exports.InlayHintResolveRequest = exports.InlayHintRequest = exports.InlineValueRefreshRequest = exports.InlineValueRequest = exports.TypeHierarchySupertypesRequest = exports.TypeHierarchySubtypesRequest = exports.TypeHierarchyPrepareRequest = exports.MonikerRequest = exports.MonikerKind = void 0;
    var messages_1 = require_messages2(), vscode_languageserver_types_1 = (init_main(), __toCommonJS(main_exports)), Is2 = __importStar(require_is2()), protocol_implementation_1 = require_protocol_implementation();
    Object.defineProperty(exports, "ImplementationRequest", { enumerable: !0, get: function() {
      return protocol_implementation_1.ImplementationRequest;
    } });
    var protocol_typeDefinition_1 = require_protocol_typeDefinition();
    Object.defineProperty(exports, "TypeDefinitionRequest", { enumerable: !0, get: function() {
      return protocol_typeDefinition_1.TypeDefinitionRequest;
    } });
    var protocol_workspaceFolder_1 = require_protocol_workspaceFolder();
    Object.defineProperty(exports, "WorkspaceFoldersRequest", { enumerable: !0, get: function() {
      return protocol_workspaceFolder_1.WorkspaceFoldersRequest;
    } });
    Object.defineProperty(exports, "DidChangeWorkspaceFoldersNotification", { enumerable: !0, get: function() {
      return protocol_workspaceFolder_1.DidChangeWorkspaceFoldersNotification;
    } });
    var protocol_configuration_1 = require_protocol_configuration();
    Object.defineProperty(exports, "ConfigurationRequest", { enumerable: !0, get: function() {
      return protocol_configuration_1.ConfigurationRequest;
    } });
    var protocol_colorProvider_1 = require_protocol_colorProvider();
    Object.defineProperty(exports, "DocumentColorRequest", { enumerable: !0, get: function() {
      return protocol_colorProvider_1.DocumentColorRequest;
    } });
    Object.defineProperty(exports, "ColorPresentationRequest", { enumerable: !0, get: function() {
      return protocol_colorProvider_1.ColorPresentationRequest;
    } });
    var protocol_foldingRange_1 = require_protocol_foldingRange();
    Object.defineProperty(exports, "FoldingRangeRequest", { enumerable: !0, get: function() {
      return protocol_foldingRange_1.FoldingRangeRequest;
    } });
    Object.defineProperty(exports, "FoldingRangeRefreshRequest", { enumerable: !0, get: function() {
      return protocol_foldingRange_1.FoldingRangeRefreshRequest;
    } });
    var protocol_declaration_1 = require_protocol_declaration();
    Object.defineProperty(exports, "DeclarationRequest", { enumerable: !0, get: function() {
      return protocol_declaration_1.DeclarationRequest;
    } });
    var protocol_selectionRange_1 = require_protocol_selectionRange();
    Object.defineProperty(exports, "SelectionRangeRequest", { enumerable: !0, get: function() {
      return protocol_selectionRange_1.SelectionRangeRequest;
    } });
    var protocol_progress_1 = require_protocol_progress();
    Object.defineProperty(exports, "WorkDoneProgress", { enumerable: !0, get: function() {
      return protocol_progress_1.WorkDoneProgress;
    } });
    Object.defineProperty(exports, "WorkDoneProgressCreateRequest", { enumerable: !0, get: function() {
      return protocol_progress_1.WorkDoneProgressCreateRequest;
    } });
    Object.defineProperty(exports, "WorkDoneProgressCancelNotification", { enumerable: !0, get: function() {
      return protocol_progress_1.WorkDoneProgressCancelNotification;
    } });
    var protocol_callHierarchy_1 = require_protocol_callHierarchy();
    Object.defineProperty(exports, "CallHierarchyIncomingCallsRequest", { enumerable: !0, get: function() {
      return protocol_callHierarchy_1.CallHierarchyIncomingCallsRequest;
    } });
    Object.defineProperty(exports, "CallHierarchyOutgoingCallsRequest", { enumerable: !0, get: function() {
      return protocol_callHierarchy_1.CallHierarchyOutgoingCallsRequest;
    } });
    Object.defineProperty(exports, "CallHierarchyPrepareRequest", { enumerable: !0, get: function() {
      return protocol_callHierarchy_1.CallHierarchyPrepareRequest;
    } });
    var protocol_semanticTokens_1 = require_protocol_semanticTokens();
    Object.defineProperty(exports, "TokenFormat", { enumerable: !0, get: function() {
      return protocol_semanticTokens_1.TokenFormat;
    } });
    Object.defineProperty(exports, "SemanticTokensRequest", { enumerable: !0, get: function() {
      return protocol_semanticTokens_1.SemanticTokensRequest;
    } });
    Object.defineProperty(exports, "SemanticTokensDeltaRequest", { enumerable: !0, get: function() {
      return protocol_semanticTokens_1.SemanticTokensDeltaRequest;
    } });
    Object.defineProperty(exports, "SemanticTokensRangeRequest", { enumerable: !0, get: function() {
      return protocol_semanticTokens_1.SemanticTokensRangeRequest;
    } });
    Object.defineProperty(exports, "SemanticTokensRefreshRequest", { enumerable: !0, get: function() {
      return protocol_semanticTokens_1.SemanticTokensRefreshRequest;
    } });
    Object.defineProperty(exports, "SemanticTokensRegistrationType", { enumerable: !0, get: function() {
      return protocol_semanticTokens_1.SemanticTokensRegistrationType;
    } });
    var protocol_showDocument_1 = require_protocol_showDocument();
    Object.defineProperty(exports, "ShowDocumentRequest", { enumerable: !0, get: function() {
      return protocol_showDocument_1.ShowDocumentRequest;
    } });
    var protocol_linkedEditingRange_1 = require_protocol_linkedEditingRange();
    Object.defineProperty(exports, "LinkedEditingRangeRequest", { enumerable: !0, get: function() {
      return protocol_linkedEditingRange_1.LinkedEditingRangeRequest;
    } });
    var protocol_fileOperations_1 = require_protocol_fileOperations();
    Object.defineProperty(exports, "FileOperationPatternKind", { enumerable: !0, get: function() {
      return protocol_fileOperations_1.FileOperationPatternKind;
    } });
    Object.defineProperty(exports, "DidCreateFilesNotification", { enumerable: !0, get: function() {
      return protocol_fileOperations_1.DidCreateFilesNotification;
    } });
    Object.defineProperty(exports, "WillCreateFilesRequest", { enumerable: !0, get: function() {
      return protocol_fileOperations_1.WillCreateFilesRequest;
    } });
    Object.defineProperty(exports, "DidRenameFilesNotification", { enumerable: !0, get: function() {
      return protocol_fileOperations_1.DidRenameFilesNotification;
    } });
    Object.defineProperty(exports, "WillRenameFilesRequest", { enumerable: !0, get: function() {
      return protocol_fileOperations_1.WillRenameFilesRequest;
    } });
    Object.defineProperty(exports, "DidDeleteFilesNotification", { enumerable: !0, get: function() {
      return protocol_fileOperations_1.DidDeleteFilesNotification;
    } });
    Object.defineProperty(exports, "WillDeleteFilesRequest", { enumerable: !0, get: function() {
      return protocol_fileOperations_1.WillDeleteFilesRequest;
    } });
    var protocol_moniker_1 = require_protocol_moniker();
    Object.defineProperty(exports, "UniquenessLevel", { enumerable: !0, get: function() {
      return protocol_moniker_1.UniquenessLevel;
    } });
    Object.defineProperty(exports, "MonikerKind", { enumerable: !0, get: function() {
      return protocol_moniker_1.MonikerKind;
    } });
    Object.defineProperty(exports, "MonikerRequest", { enumerable: !0, get: function() {
      return protocol_moniker_1.MonikerRequest;
    } });
    var protocol_typeHierarchy_1 = require_protocol_typeHierarchy();
    Object.defineProperty(exports, "TypeHierarchyPrepareRequest", { enumerable: !0, get: function() {
      return protocol_typeHierarchy_1.TypeHierarchyPrepareRequest;
    } });
    Object.defineProperty(exports, "TypeHierarchySubtypesRequest", { enumerable: !0, get: function() {
      return protocol_typeHierarchy_1.TypeHierarchySubtypesRequest;
    } });
    Object.defineProperty(exports, "TypeHierarchySupertypesRequest", { enumerable: !0, get: function() {
      return protocol_typeHierarchy_1.TypeHierarchySupertypesRequest;
    } });
    var protocol_inlineValue_1 = require_protocol_inlineValue();
    Object.defineProperty(exports, "InlineValueRequest", { enumerable: !0, get: function() {
      return protocol_inlineValue_1.InlineValueRequest;
    } });
    Object.defineProperty(exports, "InlineValueRefreshRequest", { enumerable: !0, get: function() {
      return protocol_inlineValue_1.InlineValueRefreshRequest;
    } });
    var protocol_inlayHint_1 = require_protocol_inlayHint();
    Object.defineProperty(exports, "InlayHintRequest", { enumerable: !0, get: function() {
      return protocol_inlayHint_1.InlayHintRequest;
    } });
    Object.defineProperty(exports, "InlayHintResolveRequest", { enumerable: !0, get: function() {
      return protocol_inlayHint_1.InlayHintResolveRequest;
    } });
    Object.defineProperty(exports, "InlayHintRefreshRequest", { enumerable: !0, get: function() {
      return protocol_inlayHint_1.InlayHintRefreshRequest;
    } });
    var protocol_diagnostic_1 = require_protocol_diagnostic();
    Object.defineProperty(exports, "DiagnosticServerCancellationData", { enumerable: !0, get: function() {
      return protocol_diagnostic_1.DiagnosticServerCancellationData;
    } });
    Object.defineProperty(exports, "DocumentDiagnosticReportKind", { enumerable: !0, get: function() {
      return protocol_diagnostic_1.DocumentDiagnosticReportKind;
    } });
    Object.defineProperty(exports, "DocumentDiagnosticRequest", { enumerable: !0, get: function() {
      return protocol_diagnostic_1.DocumentDiagnosticRequest;
    } });
    Object.defineProperty(exports, "WorkspaceDiagnosticRequest", { enumerable: !0, get: function() {
      return protocol_diagnostic_1.WorkspaceDiagnosticRequest;
    } });
    Object.defineProperty(exports, "DiagnosticRefreshRequest", { enumerable: !0, get: function() {
      return protocol_diagnostic_1.DiagnosticRefreshRequest;
    } });
    var protocol_notebook_1 = require_protocol_notebook();
    Object.defineProperty(exports, "NotebookCellKind", { enumerable: !0, get: function() {
      return protocol_notebook_1.NotebookCellKind;
    } });
    Object.defineProperty(exports, "ExecutionSummary", { enumerable: !0, get: function() {
      return protocol_notebook_1.ExecutionSummary;
    } });
    Object.defineProperty(exports, "NotebookCell", { enumerable: !0, get: function() {
      return protocol_notebook_1.NotebookCell;
    } });
    Object.defineProperty(exports, "NotebookDocument", { enumerable: !0, get: function() {
      return protocol_notebook_1.NotebookDocument;
    } });
    Object.defineProperty(exports, "NotebookDocumentSyncRegistrationType", { enumerable: !0, get: function() {
      return protocol_notebook_1.NotebookDocumentSyncRegistrationType;
    } });
    Object.defineProperty(exports, "DidOpenNotebookDocumentNotification", { enumerable: !0, get: function() {
      return protocol_notebook_1.DidOpenNotebookDocumentNotification;
    } });
    Object.defineProperty(exports, "NotebookCellArrayChange", { enumerable: !0, get: function() {
      return protocol_notebook_1.NotebookCellArrayChange;
    } });
    Object.defineProperty(exports, "DidChangeNotebookDocumentNotification", { enumerable: !0, get: function() {
      return protocol_notebook_1.DidChangeNotebookDocumentNotification;
    } });
    Object.defineProperty(exports, "DidSaveNotebookDocumentNotification", { enumerable: !0, get: function() {
      return protocol_notebook_1.DidSaveNotebookDocumentNotification;
    } });
    Object.defineProperty(exports, "DidCloseNotebookDocumentNotification", { enumerable: !0, get: function() {
      return protocol_notebook_1.DidCloseNotebookDocumentNotification;
    } });
    var protocol_inlineCompletion_1 = require_protocol_inlineCompletion();
    Object.defineProperty(exports, "InlineCompletionRequest", { enumerable: !0, get: function() {
      return protocol_inlineCompletion_1.InlineCompletionRequest;
    } });
    var protocol_textDocumentContent_1 = require_protocol_textDocumentContent();
    Object.defineProperty(exports, "TextDocumentContentRequest", { enumerable: !0, get: function() {
      return protocol_textDocumentContent_1.TextDocumentContentRequest;
    } });
    Object.defineProperty(exports, "TextDocumentContentRefreshRequest", { enumerable: !0, get: function() {
      return protocol_textDocumentContent_1.TextDocumentContentRefreshRequest;
    } });
    var TextDocumentFilter;
    (function(TextDocumentFilter2) {
      function is(value) {
        let candidate = value;
        return Is2.string(candidate) || Is2.string(candidate.language) || Is2.string(candidate.scheme) || GlobPattern.is(candidate.pattern);
      }
      TextDocumentFilter2.is = is;
    })(TextDocumentFilter || (exports.TextDocumentFilter = TextDocumentFilter = {}));
    var NotebookDocumentFilter;
    (function(NotebookDocumentFilter2) {
      function is(value) {
        let candidate = value;
        return Is2.objectLiteral(candidate) && (Is2.string(candidate.notebookType) || Is2.string(candidate.scheme) || Is2.string(candidate.pattern));
      }
      NotebookDocumentFilter2.is = is;
    })(NotebookDocumentFilter || (exports.NotebookDocumentFilter = NotebookDocumentFilter = {}));
    var NotebookCellTextDocumentFilter;
    (function(NotebookCellTextDocumentFilter2) {
      function is(value) {
        let candidate = value;
        return Is2.objectLiteral(candidate) && (Is2.string(candidate.notebook) || NotebookDocumentFilter.is(candidate.notebook)) && (candidate.language === void 0 || Is2.string(candidate.language));
      }
      NotebookCellTextDocumentFilter2.is = is;
    })(NotebookCellTextDocumentFilter || (exports.NotebookCellTextDocumentFilter = NotebookCellTextDocumentFilter = {}));
    var DocumentSelector;
    (function(DocumentSelector2) {
      function is(value) {
        if (!Array.isArray(value))
          return !1;
        for (let elem of value)
          if (!Is2.string(elem) && !TextDocumentFilter.is(elem) && !NotebookCellTextDocumentFilter.is(elem))
            return !1;
        return !0;
      }
      DocumentSelector2.is = is;
    })(DocumentSelector || (exports.DocumentSelector = DocumentSelector = {}));
    var RegistrationRequest;
    (function(RegistrationRequest2) {
      RegistrationRequest2.method = "client/registerCapability", RegistrationRequest2.messageDirection = messages_1.MessageDirection.serverToClient, RegistrationRequest2.type = new messages_1.ProtocolRequestType(RegistrationRequest2.method);
    })(RegistrationRequest || (exports.RegistrationRequest = RegistrationRequest = {}));
    var UnregistrationRequest;
    (function(UnregistrationRequest2) {
      UnregistrationRequest2.method = "client/unregisterCapability", UnregistrationRequest2.messageDirection = messages_1.MessageDirection.serverToClient, UnregistrationRequest2.type = new messages_1.ProtocolRequestType(UnregistrationRequest2.method);
    })(UnregistrationRequest || (exports.UnregistrationRequest = UnregistrationRequest = {}));
    var ResourceOperationKind;
    (function(ResourceOperationKind2) {
      ResourceOperationKind2.Create = "create", ResourceOperationKind2.Rename = "rename", ResourceOperationKind2.Delete = "delete";
    })(ResourceOperationKind || (exports.ResourceOperationKind = ResourceOperationKind = {}));
    var FailureHandlingKind;
    (function(FailureHandlingKind2) {
      FailureHandlingKind2.Abort = "abort", FailureHandlingKind2.Transactional = "transactional", FailureHandlingKind2.TextOnlyTransactional = "textOnlyTransactional", FailureHandlingKind2.Undo = "undo";
    })(FailureHandlingKind || (exports.FailureHandlingKind = FailureHandlingKind = {}));
    var RegularExpressionEngineKind;
    (function(RegularExpressionEngineKind2) {
      RegularExpressionEngineKind2.ES2020 = "ES2020";
    })(RegularExpressionEngineKind || (exports.RegularExpressionEngineKind = RegularExpressionEngineKind = {}));
    var PositionEncodingKind;
    (function(PositionEncodingKind2) {
      PositionEncodingKind2.UTF8 = "utf-8", PositionEncodingKind2.UTF16 = "utf-16", PositionEncodingKind2.UTF32 = "utf-32";
    })(PositionEncodingKind || (exports.PositionEncodingKind = PositionEncodingKind = {}));
    var StaticRegistrationOptions;
    (function(StaticRegistrationOptions2) {
      function hasId(value) {
        let candidate = value;
        return candidate && Is2.string(candidate.id) && candidate.id.length > 0;
      }
      StaticRegistrationOptions2.hasId = hasId;
    })(StaticRegistrationOptions || (exports.StaticRegistrationOptions = StaticRegistrationOptions = {}));
    var TextDocumentRegistrationOptions;
    (function(TextDocumentRegistrationOptions2) {
      function is(value) {
        let candidate = value;
        return candidate && (candidate.documentSelector === null || DocumentSelector.is(candidate.documentSelector));
      }
      TextDocumentRegistrationOptions2.is = is;
    })(TextDocumentRegistrationOptions || (exports.TextDocumentRegistrationOptions = TextDocumentRegistrationOptions = {}));
    var WorkDoneProgressOptions;
    (function(WorkDoneProgressOptions2) {
      function is(value) {
        let candidate = value;
        return Is2.objectLiteral(candidate) && (candidate.workDoneProgress === void 0 || Is2.boolean(candidate.workDoneProgress));
      }
      WorkDoneProgressOptions2.is = is;
      function hasWorkDoneProgress(value) {
        let candidate = value;
        return candidate && Is2.boolean(candidate.workDoneProgress);
      }
      WorkDoneProgressOptions2.hasWorkDoneProgress = hasWorkDoneProgress;
    })(WorkDoneProgressOptions || (exports.WorkDoneProgressOptions = WorkDoneProgressOptions = {}));
    var InitializeRequest;
    (function(InitializeRequest2) {
      InitializeRequest2.method = "initialize", InitializeRequest2.messageDirection = messages_1.MessageDirection.clientToServer, InitializeRequest2.type = new messages_1.ProtocolRequestType(InitializeRequest2.method);
    })(InitializeRequest || (exports.InitializeRequest = InitializeRequest = {}));
    var InitializeErrorCodes;
    (function(InitializeErrorCodes2) {
      InitializeErrorCodes2.unknownProtocolVersion = 1;
    })(InitializeErrorCodes || (exports.InitializeErrorCodes = InitializeErrorCodes = {}));
    var InitializedNotification;
    (function(InitializedNotification2) {
      InitializedNotification2.method = "initialized", InitializedNotification2.messageDirection = messages_1.MessageDirection.clientToServer, InitializedNotification2.type = new messages_1.ProtocolNotificationType(InitializedNotification2.method);
    })(InitializedNotification || (exports.InitializedNotification = InitializedNotification = {}));
    var ShutdownRequest;
    (function(ShutdownRequest2) {
      ShutdownRequest2.method = "shutdown", ShutdownRequest2.messageDirection = messages_1.MessageDirection.clientToServer, ShutdownRequest2.type = new messages_1.ProtocolRequestType0(ShutdownRequest2.method);
    })(ShutdownRequest || (exports.ShutdownRequest = ShutdownRequest = {}));
    var ExitNotification;
    (function(ExitNotification2) {
      ExitNotification2.method = "exit", ExitNotification2.messageDirection = messages_1.MessageDirection.clientToServer, ExitNotification2.type = new messages_1.ProtocolNotificationType0(ExitNotification2.method);
    })(ExitNotification || (exports.ExitNotification = ExitNotification = {}));
    var DidChangeConfigurationNotification;
    (function(DidChangeConfigurationNotification2) {
      DidChangeConfigurationNotification2.method = "workspace/didChangeConfiguration", DidChangeConfigurationNotification2.messageDirection = messages_1.MessageDirection.clientToServer, DidChangeConfigurationNotification2.type = new messages_1.ProtocolNotificationType(DidChangeConfigurationNotification2.method), DidChangeConfigurationNotification2.capabilities = messages_1.CM.create("workspace.didChangeConfiguration", void 0);
    })(DidChangeConfigurationNotification || (exports.DidChangeConfigurationNotification = DidChangeConfigurationNotification = {}));
    var MessageType;
    (function(MessageType2) {
      MessageType2.Error = 1, MessageType2.Warning = 2, MessageType2.Info = 3, MessageType2.Log = 4, MessageType2.Debug = 5;
    })(MessageType || (exports.MessageType = MessageType = {}));
    var ShowMessageNotification;
    (function(ShowMessageNotification2) {
      ShowMessageNotification2.method = "window/showMessage", ShowMessageNotification2.messageDirection = messages_1.MessageDirection.serverToClient, ShowMessageNotification2.type = new messages_1.ProtocolNotificationType(ShowMessageNotification2.method), ShowMessageNotification2.capabilities = messages_1.CM.create("window.showMessage", void 0);
    })(ShowMessageNotification || (exports.ShowMessageNotification = ShowMessageNotification = {}));
    var ShowMessageRequest;
    (function(ShowMessageRequest2) {
      ShowMessageRequest2.method = "window/showMessageRequest", ShowMessageRequest2.messageDirection = messages_1.MessageDirection.serverToClient, ShowMessageRequest2.type = new messages_1.ProtocolRequestType(ShowMessageRequest2.method), ShowMessageRequest2.capabilities = messages_1.CM.create("window.showMessage", void 0);
    })(ShowMessageRequest || (exports.ShowMessageRequest = ShowMessageRequest = {}));
    var LogMessageNotification;
    (function(LogMessageNotification2) {
      LogMessageNotification2.method = "window/logMessage", LogMessageNotification2.messageDirection = messages_1.MessageDirection.serverToClient, LogMessageNotification2.type = new messages_1.ProtocolNotificationType(LogMessageNotification2.method);
    })(LogMessageNotification || (exports.LogMessageNotification = LogMessageNotification = {}));
    var TelemetryEventNotification;
    (function(TelemetryEventNotification2) {
      TelemetryEventNotification2.method = "telemetry/event", TelemetryEventNotification2.messageDirection = messages_1.MessageDirection.serverToClient, TelemetryEventNotification2.type = new messages_1.ProtocolNotificationType(TelemetryEventNotification2.method);
    })(TelemetryEventNotification || (exports.TelemetryEventNotification = TelemetryEventNotification = {}));
    var TextDocumentSyncKind2;
    (function(TextDocumentSyncKind3) {
      TextDocumentSyncKind3.None = 0, TextDocumentSyncKind3.Full = 1, TextDocumentSyncKind3.Incremental = 2;
    })(TextDocumentSyncKind2 || (exports.TextDocumentSyncKind = TextDocumentSyncKind2 = {}));
    var DidOpenTextDocumentNotification;
    (function(DidOpenTextDocumentNotification2) {
      DidOpenTextDocumentNotification2.method = "textDocument/didOpen", DidOpenTextDocumentNotification2.messageDirection = messages_1.MessageDirection.clientToServer, DidOpenTextDocumentNotification2.type = new messages_1.ProtocolNotificationType(DidOpenTextDocumentNotification2.method), DidOpenTextDocumentNotification2.capabilities = messages_1.CM.create("textDocument.synchronization", "textDocumentSync.openClose");
    })(DidOpenTextDocumentNotification || (exports.DidOpenTextDocumentNotification = DidOpenTextDocumentNotification = {}));
    var TextDocumentContentChangeEvent;
    (function(TextDocumentContentChangeEvent2) {
      function isIncremental(event) {
        let candidate = event;
        return candidate != null && typeof candidate.text == "string" && candidate.range !== void 0 && (candidate.rangeLength === void 0 || typeof candidate.rangeLength == "number");
      }
      TextDocumentContentChangeEvent2.isIncremental = isIncremental;
      function isFull(event) {
        let candidate = event;
        return candidate != null && typeof candidate.text == "string" && candidate.range === void 0 && candidate.rangeLength === void 0;
      }
      TextDocumentContentChangeEvent2.isFull = isFull;
    })(TextDocumentContentChangeEvent || (exports.TextDocumentContentChangeEvent = TextDocumentContentChangeEvent = {}));
    var DidChangeTextDocumentNotification;
    (function(DidChangeTextDocumentNotification2) {
      DidChangeTextDocumentNotification2.method = "textDocument/didChange", DidChangeTextDocumentNotification2.messageDirection = messages_1.MessageDirection.clientToServer, DidChangeTextDocumentNotification2.type = new messages_1.ProtocolNotificationType(DidChangeTextDocumentNotification2.method), DidChangeTextDocumentNotification2.capabilities = messages_1.CM.create("textDocument.synchronization", "textDocumentSync");
    })(DidChangeTextDocumentNotification || (exports.DidChangeTextDocumentNotification = DidChangeTextDocumentNotification = {}));
    var DidCloseTextDocumentNotification;
    (function(DidCloseTextDocumentNotification2) {
      DidCloseTextDocumentNotification2.method = "textDocument/didClose", DidCloseTextDocumentNotification2.messageDirection = messages_1.MessageDirection.clientToServer, DidCloseTextDocumentNotification2.type = new messages_1.ProtocolNotificationType(DidCloseTextDocumentNotification2.method), DidCloseTextDocumentNotification2.capabilities = messages_1.CM.create("textDocument.synchronization", "textDocumentSync.openClose");
    })(DidCloseTextDocumentNotification || (exports.DidCloseTextDocumentNotification = DidCloseTextDocumentNotification = {}));
    var DidSaveTextDocumentNotification;
    (function(DidSaveTextDocumentNotification2) {
      DidSaveTextDocumentNotification2.method = "textDocument/didSave", DidSaveTextDocumentNotification2.messageDirection = messages_1.MessageDirection.clientToServer, DidSaveTextDocumentNotification2.type = new messages_1.ProtocolNotificationType(DidSaveTextDocumentNotification2.method), DidSaveTextDocumentNotification2.capabilities = messages_1.CM.create("textDocument.synchronization.didSave", "textDocumentSync.save");
    })(DidSaveTextDocumentNotification || (exports.DidSaveTextDocumentNotification = DidSaveTextDocumentNotification = {}));
    var TextDocumentSaveReason;
    (function(TextDocumentSaveReason2) {
      TextDocumentSaveReason2.Manual = 1, TextDocumentSaveReason2.AfterDelay = 2, TextDocumentSaveReason2.FocusOut = 3;
    })(TextDocumentSaveReason || (exports.TextDocumentSaveReason = TextDocumentSaveReason = {}));
    var WillSaveTextDocumentNotification;
    (function(WillSaveTextDocumentNotification2) {
      WillSaveTextDocumentNotification2.method = "textDocument/willSave", WillSaveTextDocumentNotification2.messageDirection = messages_1.MessageDirection.clientToServer, WillSaveTextDocumentNotification2.type = new messages_1.ProtocolNotificationType(WillSaveTextDocumentNotification2.method), WillSaveTextDocumentNotification2.capabilities = messages_1.CM.create("textDocument.synchronization.willSave", "textDocumentSync.willSave");
    })(WillSaveTextDocumentNotification || (exports.WillSaveTextDocumentNotification = WillSaveTextDocumentNotification = {}));
    var WillSaveTextDocumentWaitUntilRequest;
    (function(WillSaveTextDocumentWaitUntilRequest2) {
      WillSaveTextDocumentWaitUntilRequest2.method = "textDocument/willSaveWaitUntil", WillSaveTextDocumentWaitUntilRequest2.messageDirection = messages_1.MessageDirection.clientToServer, WillSaveTextDocumentWaitUntilRequest2.type = new messages_1.ProtocolRequestType(WillSaveTextDocumentWaitUntilRequest2.method), WillSaveTextDocumentWaitUntilRequest2.capabilities = messages_1.CM.create("textDocument.synchronization.willSaveWaitUntil", "textDocumentSync.willSaveWaitUntil");
    })(WillSaveTextDocumentWaitUntilRequest || (exports.WillSaveTextDocumentWaitUntilRequest = WillSaveTextDocumentWaitUntilRequest = {}));
    var DidChangeWatchedFilesNotification2;
    (function(DidChangeWatchedFilesNotification3) {
      DidChangeWatchedFilesNotification3.method = "workspace/didChangeWatchedFiles", DidChangeWatchedFilesNotification3.messageDirection = messages_1.MessageDirection.clientToServer, DidChangeWatchedFilesNotification3.type = new messages_1.ProtocolNotificationType(DidChangeWatchedFilesNotification3.method), DidChangeWatchedFilesNotification3.capabilities = messages_1.CM.create("workspace.didChangeWatchedFiles", void 0);
    })(DidChangeWatchedFilesNotification2 || (exports.DidChangeWatchedFilesNotification = DidChangeWatchedFilesNotification2 = {}));
    var FileChangeType;
    (function(FileChangeType2) {
      FileChangeType2.Created = 1, FileChangeType2.Changed = 2, FileChangeType2.Deleted = 3;
    })(FileChangeType || (exports.FileChangeType = FileChangeType = {}));
    var RelativePattern;
    (function(RelativePattern2) {
      function is(value) {
        let candidate = value;
        return Is2.objectLiteral(candidate) && (vscode_languageserver_types_1.URI.is(candidate.baseUri) || vscode_languageserver_types_1.WorkspaceFolder.is(candidate.baseUri)) && Is2.string(candidate.pattern);
      }
      RelativePattern2.is = is;
    })(RelativePattern || (exports.RelativePattern = RelativePattern = {}));
    var GlobPattern;
    (function(GlobPattern2) {
      function is(value) {
        let candidate = value;
        return Is2.string(candidate) || RelativePattern.is(candidate);
      }
      GlobPattern2.is = is;
    })(GlobPattern || (exports.GlobPattern = GlobPattern = {}));
    var WatchKind;
    (function(WatchKind2) {
      WatchKind2.Create = 1, WatchKind2.Change = 2, WatchKind2.Delete = 4;
    })(WatchKind || (exports.WatchKind = WatchKind = {}));
    var PublishDiagnosticsNotification;
    (function(PublishDiagnosticsNotification2) {
      PublishDiagnosticsNotification2.method = "textDocument/publishDiagnostics", PublishDiagnosticsNotification2.messageDirection = messages_1.MessageDirection.serverToClient, PublishDiagnosticsNotification2.type = new messages_1.ProtocolNotificationType(PublishDiagnosticsNotification2.method), PublishDiagnosticsNotification2.capabilities = messages_1.CM.create("textDocument.publishDiagnostics", void 0);
    })(PublishDiagnosticsNotification || (exports.PublishDiagnosticsNotification = PublishDiagnosticsNotification = {}));
    var CompletionTriggerKind;
    (function(CompletionTriggerKind2) {
      CompletionTriggerKind2.Invoked = 1, CompletionTriggerKind2.TriggerCharacter = 2, CompletionTriggerKind2.TriggerForIncompleteCompletions = 3;
    })(CompletionTriggerKind || (exports.CompletionTriggerKind = CompletionTriggerKind = {}));
    var CompletionRequest;
    (function(CompletionRequest2) {
      CompletionRequest2.method = "textDocument/completion", CompletionRequest2.messageDirection = messages_1.MessageDirection.clientToServer, CompletionRequest2.type = new messages_1.ProtocolRequestType(CompletionRequest2.method), CompletionRequest2.capabilities = messages_1.CM.create("textDocument.completion", "completionProvider");
    })(CompletionRequest || (exports.CompletionRequest = CompletionRequest = {}));
    var CompletionResolveRequest;
    (function(CompletionResolveRequest2) {
      CompletionResolveRequest2.method = "completionItem/resolve", CompletionResolveRequest2.messageDirection = messages_1.MessageDirection.clientToServer, CompletionResolveRequest2.type = new messages_1.ProtocolRequestType(CompletionResolveRequest2.method), CompletionResolveRequest2.capabilities = messages_1.CM.create("textDocument.completion.completionItem.resolveSupport", "completionProvider.resolveProvider");
    })(CompletionResolveRequest || (exports.CompletionResolveRequest = CompletionResolveRequest = {}));
    var HoverRequest;
    (function(HoverRequest2) {
      HoverRequest2.method = "textDocument/hover", HoverRequest2.messageDirection = messages_1.MessageDirection.clientToServer, HoverRequest2.type = new messages_1.ProtocolRequestType(HoverRequest2.method), HoverRequest2.capabilities = messages_1.CM.create("textDocument.hover", "hoverProvider");
    })(HoverRequest || (exports.HoverRequest = HoverRequest = {}));
    var SignatureHelpTriggerKind;
    (function(SignatureHelpTriggerKind2) {
      SignatureHelpTriggerKind2.Invoked = 1, SignatureHelpTriggerKind2.TriggerCharacter = 2, SignatureHelpTriggerKind2.ContentChange = 3;
    })(SignatureHelpTriggerKind || (exports.SignatureHelpTriggerKind = SignatureHelpTriggerKind = {}));
    var SignatureHelpRequest;
    (function(SignatureHelpRequest2) {
      SignatureHelpRequest2.method = "textDocument/signatureHelp", SignatureHelpRequest2.messageDirection = messages_1.MessageDirection.clientToServer, SignatureHelpRequest2.type = new messages_1.ProtocolRequestType(SignatureHelpRequest2.method), SignatureHelpRequest2.capabilities = messages_1.CM.create("textDocument.signatureHelp", "signatureHelpProvider");
    })(SignatureHelpRequest || (exports.SignatureHelpRequest = SignatureHelpRequest = {}));
    var DefinitionRequest;
    (function(DefinitionRequest2) {
      DefinitionRequest2.method = "textDocument/definition", DefinitionRequest2.messageDirection = messages_1.MessageDirection.clientToServer, DefinitionRequest2.type = new messages_1.ProtocolRequestType(DefinitionRequest2.method), DefinitionRequest2.capabilities = messages_1.CM.create("textDocument.definition", "definitionProvider");
    })(DefinitionRequest || (exports.DefinitionRequest = DefinitionRequest = {}));
    var ReferencesRequest;
    (function(ReferencesRequest2) {
      ReferencesRequest2.method = "textDocument/references", ReferencesRequest2.messageDirection = messages_1.MessageDirection.clientToServer, ReferencesRequest2.type = new messages_1.ProtocolRequestType(ReferencesRequest2.method), ReferencesRequest2.capabilities = messages_1.CM.create("textDocument.references", "referencesProvider");
    })(ReferencesRequest || (exports.ReferencesRequest = ReferencesRequest = {}));
    var DocumentHighlightRequest;
    (function(DocumentHighlightRequest2) {
      DocumentHighlightRequest2.method = "textDocument/documentHighlight", DocumentHighlightRequest2.messageDirection = messages_1.MessageDirection.clientToServer, DocumentHighlightRequest2.type = new messages_1.ProtocolRequestType(DocumentHighlightRequest2.method), DocumentHighlightRequest2.capabilities = messages_1.CM.create("textDocument.documentHighlight", "documentHighlightProvider");
    })(DocumentHighlightRequest || (exports.DocumentHighlightRequest = DocumentHighlightRequest = {}));
    var DocumentSymbolRequest;
    (function(DocumentSymbolRequest2) {
      DocumentSymbolRequest2.method = "textDocument/documentSymbol", DocumentSymbolRequest2.messageDirection = messages_1.MessageDirection.clientToServer, DocumentSymbolRequest2.type = new messages_1.ProtocolRequestType(DocumentSymbolRequest2.method), DocumentSymbolRequest2.capabilities = messages_1.CM.create("textDocument.documentSymbol", "documentSymbolProvider");
    })(DocumentSymbolRequest || (exports.DocumentSymbolRequest = DocumentSymbolRequest = {}));
    var CodeActionRequest;
    (function(CodeActionRequest2) {
      CodeActionRequest2.method = "textDocument/codeAction", CodeActionRequest2.messageDirection = messages_1.MessageDirection.clientToServer, CodeActionRequest2.type = new messages_1.ProtocolRequestType(CodeActionRequest2.method), CodeActionRequest2.capabilities = messages_1.CM.create("textDocument.codeAction", "codeActionProvider");
    })(CodeActionRequest || (exports.CodeActionRequest = CodeActionRequest = {}));
    var CodeActionResolveRequest;
    (function(CodeActionResolveRequest2) {
      CodeActionResolveRequest2.method = "codeAction/resolve", CodeActionResolveRequest2.messageDirection = messages_1.MessageDirection.clientToServer, CodeActionResolveRequest2.type = new messages_1.ProtocolRequestType(CodeActionResolveRequest2.method), CodeActionResolveRequest2.capabilities = messages_1.CM.create("textDocument.codeAction.resolveSupport", "codeActionProvider.resolveProvider");
    })(CodeActionResolveRequest || (exports.CodeActionResolveRequest = CodeActionResolveRequest = {}));
    var WorkspaceSymbolRequest;
    (function(WorkspaceSymbolRequest2) {
      WorkspaceSymbolRequest2.method = "workspace/symbol", WorkspaceSymbolRequest2.messageDirection = messages_1.MessageDirection.clientToServer, WorkspaceSymbolRequest2.type = new messages_1.ProtocolRequestType(WorkspaceSymbolRequest2.method), WorkspaceSymbolRequest2.capabilities = messages_1.CM.create("workspace.symbol", "workspaceSymbolProvider");
    })(WorkspaceSymbolRequest || (exports.WorkspaceSymbolRequest = WorkspaceSymbolRequest = {}));
    var WorkspaceSymbolResolveRequest;
    (function(WorkspaceSymbolResolveRequest2) {
      WorkspaceSymbolResolveRequest2.method = "workspaceSymbol/resolve", WorkspaceSymbolResolveRequest2.messageDirection = messages_1.MessageDirection.clientToServer, WorkspaceSymbolResolveRequest2.type = new messages_1.ProtocolRequestType(WorkspaceSymbolResolveRequest2.method), WorkspaceSymbolResolveRequest2.capabilities = messages_1.CM.create("workspace.symbol.resolveSupport", "workspaceSymbolProvider.resolveProvider");
    })(WorkspaceSymbolResolveRequest || (exports.WorkspaceSymbolResolveRequest = WorkspaceSymbolResolveRequest = {}));
    var CodeLensRequest;
    (function(CodeLensRequest2) {
      CodeLensRequest2.method = "textDocument/codeLens", CodeLensRequest2.messageDirection = messages_1.MessageDirection.clientToServer, CodeLensRequest2.type = new messages_1.ProtocolRequestType(CodeLensRequest2.method), CodeLensRequest2.capabilities = messages_1.CM.create("textDocument.codeLens", "codeLensProvider");
    })(CodeLensRequest || (exports.CodeLensRequest = CodeLensRequest = {}));
    var CodeLensResolveRequest;
    (function(CodeLensResolveRequest2) {
      CodeLensResolveRequest2.method = "codeLens/resolve", CodeLensResolveRequest2.messageDirection = messages_1.MessageDirection.clientToServer, CodeLensResolveRequest2.type = new messages_1.ProtocolRequestType(CodeLensResolveRequest2.method), CodeLensResolveRequest2.capabilities = messages_1.CM.create("textDocument.codeLens.resolveSupport", "codeLensProvider.resolveProvider");
    })(CodeLensResolveRequest || (exports.CodeLensResolveRequest = CodeLensResolveRequest = {}));
    var CodeLensRefreshRequest;
    (function(CodeLensRefreshRequest2) {
      CodeLensRefreshRequest2.method = "workspace/codeLens/refresh", CodeLensRefreshRequest2.messageDirection = messages_1.MessageDirection.serverToClient, CodeLensRefreshRequest2.type = new messages_1.ProtocolRequestType0(CodeLensRefreshRequest2.method), CodeLensRefreshRequest2.capabilities = messages_1.CM.create("workspace.codeLens", void 0);
    })(CodeLensRefreshRequest || (exports.CodeLensRefreshRequest = CodeLensRefreshRequest = {}));
    var DocumentLinkRequest;
    (function(DocumentLinkRequest2) {
      DocumentLinkRequest2.method = "textDocument/documentLink", DocumentLinkRequest2.messageDirection = messages_1.MessageDirection.clientToServer, DocumentLinkRequest2.type = new messages_1.ProtocolRequestType(DocumentLinkRequest2.method), DocumentLinkRequest2.capabilities = messages_1.CM.create("textDocument.documentLink", "documentLinkProvider");
    })(DocumentLinkRequest || (exports.DocumentLinkRequest = DocumentLinkRequest = {}));
    var DocumentLinkResolveRequest;
    (function(DocumentLinkResolveRequest2) {
      DocumentLinkResolveRequest2.method = "documentLink/resolve", DocumentLinkResolveRequest2.messageDirection = messages_1.MessageDirection.clientToServer, DocumentLinkResolveRequest2.type = new messages_1.ProtocolRequestType(DocumentLinkResolveRequest2.method), DocumentLinkResolveRequest2.capabilities = messages_1.CM.create("textDocument.documentLink", "documentLinkProvider.resolveProvider");
    })(DocumentLinkResolveRequest || (exports.DocumentLinkResolveRequest = DocumentLinkResolveRequest = {}));
    var DocumentFormattingRequest;
    (function(DocumentFormattingRequest2) {
      DocumentFormattingRequest2.method = "textDocument/formatting", DocumentFormattingRequest2.messageDirection = messages_1.MessageDirection.clientToServer, DocumentFormattingRequest2.type = new messages_1.ProtocolRequestType(DocumentFormattingRequest2.method), DocumentFormattingRequest2.capabilities = messages_1.CM.create("textDocument.formatting", "documentFormattingProvider");
    })(DocumentFormattingRequest || (exports.DocumentFormattingRequest = DocumentFormattingRequest = {}));
    var DocumentRangeFormattingRequest;
    (function(DocumentRangeFormattingRequest2) {
      DocumentRangeFormattingRequest2.method = "textDocument/rangeFormatting", DocumentRangeFormattingRequest2.messageDirection = messages_1.MessageDirection.clientToServer, DocumentRangeFormattingRequest2.type = new messages_1.ProtocolRequestType(DocumentRangeFormattingRequest2.method), DocumentRangeFormattingRequest2.capabilities = messages_1.CM.create("textDocument.rangeFormatting", "documentRangeFormattingProvider");
    })(DocumentRangeFormattingRequest || (exports.DocumentRangeFormattingRequest = DocumentRangeFormattingRequest = {}));
    var DocumentRangesFormattingRequest;
    (function(DocumentRangesFormattingRequest2) {
      DocumentRangesFormattingRequest2.method = "textDocument/rangesFormatting", DocumentRangesFormattingRequest2.messageDirection = messages_1.MessageDirection.clientToServer, DocumentRangesFormattingRequest2.type = new messages_1.ProtocolRequestType(DocumentRangesFormattingRequest2.method), DocumentRangesFormattingRequest2.capabilities = messages_1.CM.create("textDocument.rangeFormatting.rangesSupport", "documentRangeFormattingProvider.rangesSupport");
    })(DocumentRangesFormattingRequest || (exports.DocumentRangesFormattingRequest = DocumentRangesFormattingRequest = {}));
    var DocumentOnTypeFormattingRequest;
    (function(DocumentOnTypeFormattingRequest2) {
      DocumentOnTypeFormattingRequest2.method = "textDocument/onTypeFormatting", DocumentOnTypeFormattingRequest2.messageDirection = messages_1.MessageDirection.clientToServer, DocumentOnTypeFormattingRequest2.type = new messages_1.ProtocolRequestType(DocumentOnTypeFormattingRequest2.method), DocumentOnTypeFormattingRequest2.capabilities = messages_1.CM.create("textDocument.onTypeFormatting", "documentOnTypeFormattingProvider");
    })(DocumentOnTypeFormattingRequest || (exports.DocumentOnTypeFormattingRequest = DocumentOnTypeFormattingRequest = {}));
    var PrepareSupportDefaultBehavior;
    (function(PrepareSupportDefaultBehavior2) {
      PrepareSupportDefaultBehavior2.Identifier = 1;
    })(PrepareSupportDefaultBehavior || (exports.PrepareSupportDefaultBehavior = PrepareSupportDefaultBehavior = {}));
    var RenameRequest;
    (function(RenameRequest2) {
      RenameRequest2.method = "textDocument/rename", RenameRequest2.messageDirection = messages_1.MessageDirection.clientToServer, RenameRequest2.type = new messages_1.ProtocolRequestType(RenameRequest2.method), RenameRequest2.capabilities = messages_1.CM.create("textDocument.rename", "renameProvider");
    })(RenameRequest || (exports.RenameRequest = RenameRequest = {}));
    var PrepareRenameRequest;
    (function(PrepareRenameRequest2) {
      PrepareRenameRequest2.method = "textDocument/prepareRename", PrepareRenameRequest2.messageDirection = messages_1.MessageDirection.clientToServer, PrepareRenameRequest2.type = new messages_1.ProtocolRequestType(PrepareRenameRequest2.method), PrepareRenameRequest2.capabilities = messages_1.CM.create("textDocument.rename.prepareSupport", "renameProvider.prepareProvider");
    })(PrepareRenameRequest || (exports.PrepareRenameRequest = PrepareRenameRequest = {}));
    var ExecuteCommandRequest;
    (function(ExecuteCommandRequest2) {
      ExecuteCommandRequest2.method = "workspace/executeCommand", ExecuteCommandRequest2.messageDirection = messages_1.MessageDirection.clientToServer, ExecuteCommandRequest2.type = new messages_1.ProtocolRequestType(ExecuteCommandRequest2.method), ExecuteCommandRequest2.capabilities = messages_1.CM.create("workspace.executeCommand", "executeCommandProvider");
    })(ExecuteCommandRequest || (exports.ExecuteCommandRequest = ExecuteCommandRequest = {}));
    var ApplyWorkspaceEditRequest;
    (function(ApplyWorkspaceEditRequest2) {
      ApplyWorkspaceEditRequest2.method = "workspace/applyEdit", ApplyWorkspaceEditRequest2.messageDirection = messages_1.MessageDirection.serverToClient, ApplyWorkspaceEditRequest2.type = new messages_1.ProtocolRequestType("workspace/applyEdit"), ApplyWorkspaceEditRequest2.capabilities = messages_1.CM.create("workspace.applyEdit", void 0);
    })(ApplyWorkspaceEditRequest || (exports.ApplyWorkspaceEditRequest = ApplyWorkspaceEditRequest = {}));
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/connection.js
var require_connection2 = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/connection.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.createProtocolConnection = createProtocolConnection2;
    var vscode_jsonrpc_1 = require_api();
    function createProtocolConnection2(input, output, logger, options) {
      return vscode_jsonrpc_1.ConnectionStrategy.is(options) && (options = { connectionStrategy: options }), (0, vscode_jsonrpc_1.createMessageConnection)(input, output, logger, options);
    }
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/api.js
var require_api2 = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/common/api.js"(exports) {
    "use strict";
    var __createBinding = exports && exports.__createBinding || (Object.create ? (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k);
      var desc = Object.getOwnPropertyDescriptor(m, k);
      (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = { enumerable: !0, get: function() {
        return m[k];
      } }), Object.defineProperty(o, k2, desc);
    }) : (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k), o[k2] = m[k];
    })), __exportStar = exports && exports.__exportStar || function(m, exports2) {
      for (var p in m) p !== "default" && !Object.prototype.hasOwnProperty.call(exports2, p) && __createBinding(exports2, m, p);
    };
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.LSPErrorCodes = exports.createProtocolConnection = void 0;
    __exportStar(require_api(), exports);
    __exportStar((init_main(), __toCommonJS(main_exports)), exports);
    __exportStar(require_messages2(), exports);
    __exportStar(require_protocol(), exports);
    var connection_1 = require_connection2();
    Object.defineProperty(exports, "createProtocolConnection", { enumerable: !0, get: function() {
      return connection_1.createProtocolConnection;
    } });
    var LSPErrorCodes2;
    (function(LSPErrorCodes3) {
      LSPErrorCodes3.lspReservedErrorRangeStart = -32899, LSPErrorCodes3.RequestFailed = -32803, LSPErrorCodes3.ServerCancelled = -32802, LSPErrorCodes3.ContentModified = -32801, LSPErrorCodes3.RequestCancelled = -32800, LSPErrorCodes3.lspReservedErrorRangeEnd = -32800;
    })(LSPErrorCodes2 || (exports.LSPErrorCodes = LSPErrorCodes2 = {}));
  }
});

// node_modules/vscode-languageserver/lib/common/semanticTokens.js
var require_semanticTokens = __commonJS({
  "node_modules/vscode-languageserver/lib/common/semanticTokens.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.SemanticTokensBuilder = exports.SemanticTokensDiff = exports.SemanticTokensFeature = void 0;
    var vscode_languageserver_protocol_1 = require_api2(), SemanticTokensFeature = (Base) => class extends Base {
      get semanticTokens() {
        return {
          refresh: () => this.connection.sendRequest(vscode_languageserver_protocol_1.SemanticTokensRefreshRequest.type),
          on: (handler) => {
            let type = vscode_languageserver_protocol_1.SemanticTokensRequest.type;
            return this.connection.onRequest(type, (params, cancel) => handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params)));
          },
          onDelta: (handler) => {
            let type = vscode_languageserver_protocol_1.SemanticTokensDeltaRequest.type;
            return this.connection.onRequest(type, (params, cancel) => handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params)));
          },
          onRange: (handler) => {
            let type = vscode_languageserver_protocol_1.SemanticTokensRangeRequest.type;
            return this.connection.onRequest(type, (params, cancel) => handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params)));
          }
        };
      }
    };
    exports.SemanticTokensFeature = SemanticTokensFeature;
    var SemanticTokensDiff = class {
      originalSequence;
      modifiedSequence;
      constructor(originalSequence, modifiedSequence) {
        this.originalSequence = originalSequence, this.modifiedSequence = modifiedSequence;
      }
      computeDiff() {
        let originalLength = this.originalSequence.length, modifiedLength = this.modifiedSequence.length, startIndex = 0;
        for (; startIndex < modifiedLength && startIndex < originalLength && this.originalSequence[startIndex] === this.modifiedSequence[startIndex]; )
          startIndex++;
        if (startIndex < modifiedLength && startIndex < originalLength) {
          let originalEndIndex = originalLength - 1, modifiedEndIndex = modifiedLength - 1;
          for (; originalEndIndex >= startIndex && modifiedEndIndex >= startIndex && this.originalSequence[originalEndIndex] === this.modifiedSequence[modifiedEndIndex]; )
            originalEndIndex--, modifiedEndIndex--;
          (originalEndIndex < startIndex || modifiedEndIndex < startIndex) && (originalEndIndex++, modifiedEndIndex++);
          let deleteCount = originalEndIndex - startIndex + 1, newData = this.modifiedSequence.slice(startIndex, modifiedEndIndex + 1);
          return newData.length === 1 && newData[0] === this.originalSequence[originalEndIndex] ? [
            { start: startIndex, deleteCount: deleteCount - 1 }
          ] : [
            { start: startIndex, deleteCount, data: newData }
          ];
        } else return startIndex < modifiedLength ? [
          { start: startIndex, deleteCount: 0, data: this.modifiedSequence.slice(startIndex) }
        ] : startIndex < originalLength ? [
          { start: startIndex, deleteCount: originalLength - startIndex }
        ] : [];
      }
    };
    exports.SemanticTokensDiff = SemanticTokensDiff;
    var SemanticTokensBuilder = class _SemanticTokensBuilder {
      _id;
      _prevLine;
      _prevChar;
      _dataIsSortedAndDeltaEncoded;
      _data;
      _dataNonDelta;
      _dataLen;
      _prevData;
      constructor() {
        this._prevData = void 0, this.initialize();
      }
      initialize() {
        this._id = Date.now(), this._prevLine = 0, this._prevChar = 0, this._data = [], this._dataNonDelta = [], this._dataLen = 0, this._dataIsSortedAndDeltaEncoded = !0;
      }
      push(line, char, length, tokenType, tokenModifiers) {
        this._dataIsSortedAndDeltaEncoded && (line < this._prevLine || line === this._prevLine && char < this._prevChar) && (this._dataIsSortedAndDeltaEncoded = !1, this._dataNonDelta = _SemanticTokensBuilder._deltaDecode(this._data));
        let pushLine = line, pushChar = char;
        this._dataIsSortedAndDeltaEncoded && this._dataLen > 0 && (pushLine -= this._prevLine, pushLine === 0 && (pushChar -= this._prevChar));
        let dataSource = this._dataIsSortedAndDeltaEncoded ? this._data : this._dataNonDelta;
        dataSource[this._dataLen++] = pushLine, dataSource[this._dataLen++] = pushChar, dataSource[this._dataLen++] = length, dataSource[this._dataLen++] = tokenType, dataSource[this._dataLen++] = tokenModifiers, this._prevLine = line, this._prevChar = char;
      }
      get id() {
        return this._id.toString();
      }
      static _deltaDecode(data) {
        let tokenCount = data.length / 5 | 0, prevLine = 0, prevChar = 0, result = [];
        for (let i = 0; i < tokenCount; i++) {
          let dstOffset = 5 * i, line = data[dstOffset], char = data[dstOffset + 1];
          line === 0 ? (line = prevLine, char += prevChar) : line += prevLine;
          let length = data[dstOffset + 2], tokenType = data[dstOffset + 3], tokenModifiers = data[dstOffset + 4];
          result[dstOffset + 0] = line, result[dstOffset + 1] = char, result[dstOffset + 2] = length, result[dstOffset + 3] = tokenType, result[dstOffset + 4] = tokenModifiers, prevLine = line, prevChar = char;
        }
        return result;
      }
      static _sortAndDeltaEncode(data) {
        let pos = [], tokenCount = data.length / 5 | 0;
        for (let i = 0; i < tokenCount; i++)
          pos[i] = i;
        pos.sort((a, b) => {
          let aLine = data[5 * a], bLine = data[5 * b];
          if (aLine === bLine) {
            let aChar = data[5 * a + 1], bChar = data[5 * b + 1];
            return aChar - bChar;
          }
          return aLine - bLine;
        });
        let result = [], prevLine = 0, prevChar = 0;
        for (let i = 0; i < tokenCount; i++) {
          let srcOffset = 5 * pos[i], line = data[srcOffset + 0], char = data[srcOffset + 1], length = data[srcOffset + 2], tokenType = data[srcOffset + 3], tokenModifiers = data[srcOffset + 4], pushLine = line - prevLine, pushChar = pushLine === 0 ? char - prevChar : char, dstOffset = 5 * i;
          result[dstOffset + 0] = pushLine, result[dstOffset + 1] = pushChar, result[dstOffset + 2] = length, result[dstOffset + 3] = tokenType, result[dstOffset + 4] = tokenModifiers, prevLine = line, prevChar = char;
        }
        return result;
      }
      getFinalDataDelta() {
        return this._dataIsSortedAndDeltaEncoded ? this._data : _SemanticTokensBuilder._sortAndDeltaEncode(this._dataNonDelta);
      }
      previousResult(id) {
        this.id === id ? this._prevData = this.getFinalDataDelta() : this._prevData = void 0, this.initialize();
      }
      build() {
        return this._prevData = void 0, {
          resultId: this.id,
          data: this.getFinalDataDelta()
        };
      }
      canBuildEdits() {
        return this._prevData !== void 0;
      }
      buildEdits() {
        return this._prevData !== void 0 ? {
          resultId: this.id,
          edits: new SemanticTokensDiff(this._prevData, this.getFinalDataDelta()).computeDiff()
        } : this.build();
      }
    };
    exports.SemanticTokensBuilder = SemanticTokensBuilder;
  }
});

// node_modules/vscode-languageserver/lib/common/utils/uuid.js
var require_uuid = __commonJS({
  "node_modules/vscode-languageserver/lib/common/utils/uuid.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.empty = void 0;
    exports.v4 = v4;
    exports.isUUID = isUUID;
    exports.parse = parse;
    exports.generateUuid = generateUuid;
    var ValueUUID = class {
      _value;
      constructor(_value) {
        this._value = _value;
      }
      asHex() {
        return this._value;
      }
      equals(other) {
        return this.asHex() === other.asHex();
      }
    }, V4UUID = class _V4UUID extends ValueUUID {
      static _chars = ["0", "1", "2", "3", "4", "5", "6", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f"];
      static _timeHighBits = ["8", "9", "a", "b"];
      static _oneOf(array) {
        return array[Math.floor(array.length * Math.random())];
      }
      static _randomHex() {
        return _V4UUID._oneOf(_V4UUID._chars);
      }
      constructor() {
        super([
          _V4UUID._randomHex(),
          _V4UUID._randomHex(),
          _V4UUID._randomHex(),
          _V4UUID._randomHex(),
          _V4UUID._randomHex(),
          _V4UUID._randomHex(),
          _V4UUID._randomHex(),
          _V4UUID._randomHex(),
          "-",
          _V4UUID._randomHex(),
          _V4UUID._randomHex(),
          _V4UUID._randomHex(),
          _V4UUID._randomHex(),
          "-",
          "4",
          _V4UUID._randomHex(),
          _V4UUID._randomHex(),
          _V4UUID._randomHex(),
          "-",
          _V4UUID._oneOf(_V4UUID._timeHighBits),
          _V4UUID._randomHex(),
          _V4UUID._randomHex(),
          _V4UUID._randomHex(),
          "-",
          _V4UUID._randomHex(),
          _V4UUID._randomHex(),
          _V4UUID._randomHex(),
          _V4UUID._randomHex(),
          _V4UUID._randomHex(),
          _V4UUID._randomHex(),
          _V4UUID._randomHex(),
          _V4UUID._randomHex(),
          _V4UUID._randomHex(),
          _V4UUID._randomHex(),
          _V4UUID._randomHex(),
          _V4UUID._randomHex()
        ].join(""));
      }
    };
    exports.empty = new ValueUUID("00000000-0000-0000-0000-000000000000");
    function v4() {
      return new V4UUID();
    }
    var _UUIDPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
    function isUUID(value) {
      return _UUIDPattern.test(value);
    }
    function parse(value) {
      if (!isUUID(value))
        throw new Error("invalid uuid");
      return new ValueUUID(value);
    }
    function generateUuid() {
      return v4().asHex();
    }
  }
});

// node_modules/vscode-languageserver/lib/common/progress.js
var require_progress = __commonJS({
  "node_modules/vscode-languageserver/lib/common/progress.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.ProgressFeature = exports.WorkDoneProgressReporter = void 0;
    exports.attachWorkDone = attachWorkDone;
    exports.attachPartialResult = attachPartialResult;
    var vscode_languageserver_protocol_1 = require_api2(), uuid_1 = require_uuid(), WorkDoneProgressReporter;
    (function(WorkDoneProgressReporter2) {
      function isNullInstance(reporter) {
        return reporter instanceof NullProgressReporter;
      }
      WorkDoneProgressReporter2.isNullInstance = isNullInstance;
    })(WorkDoneProgressReporter || (exports.WorkDoneProgressReporter = WorkDoneProgressReporter = {}));
    var WorkDoneProgressReporterImpl = class _WorkDoneProgressReporterImpl {
      _connection;
      _token;
      static Instances = /* @__PURE__ */ new Map();
      constructor(_connection, _token) {
        this._connection = _connection, this._token = _token, _WorkDoneProgressReporterImpl.Instances.set(this._token, this);
      }
      begin(title, percentage, message, cancellable) {
        let param = {
          kind: "begin",
          title,
          message,
          cancellable
        };
        typeof percentage == "number" && (param.percentage = Math.round(percentage)), this._connection.sendProgress(vscode_languageserver_protocol_1.WorkDoneProgress.type, this._token, param);
      }
      report(arg0, arg1) {
        let param = {
          kind: "report"
        };
        typeof arg0 == "number" ? (param.percentage = Math.round(arg0), arg1 !== void 0 && (param.message = arg1)) : param.message = arg0, this._connection.sendProgress(vscode_languageserver_protocol_1.WorkDoneProgress.type, this._token, param);
      }
      done() {
        _WorkDoneProgressReporterImpl.Instances.delete(this._token), this._connection.sendProgress(vscode_languageserver_protocol_1.WorkDoneProgress.type, this._token, { kind: "end" });
      }
    }, WorkDoneProgressServerReporterImpl = class extends WorkDoneProgressReporterImpl {
      _source;
      constructor(connection, token) {
        super(connection, token), this._source = new vscode_languageserver_protocol_1.CancellationTokenSource();
      }
      get token() {
        return this._source.token;
      }
      done() {
        this._source.dispose(), super.done();
      }
      cancel() {
        this._source.cancel();
      }
    }, NullProgressReporter = class {
      constructor() {
      }
      begin() {
      }
      report() {
      }
      done() {
      }
    }, NullProgressServerReporter = class extends NullProgressReporter {
      _source;
      constructor() {
        super(), this._source = new vscode_languageserver_protocol_1.CancellationTokenSource();
      }
      get token() {
        return this._source.token;
      }
      done() {
        this._source.dispose();
      }
      cancel() {
        this._source.cancel();
      }
    };
    function attachWorkDone(connection, params) {
      if (params === void 0 || params.workDoneToken === void 0)
        return new NullProgressReporter();
      let token = params.workDoneToken;
      return delete params.workDoneToken, new WorkDoneProgressReporterImpl(connection, token);
    }
    var ProgressFeature = (Base) => class extends Base {
      _progressSupported;
      constructor() {
        super(), this._progressSupported = !1;
      }
      initialize(capabilities) {
        super.initialize(capabilities), capabilities?.window?.workDoneProgress === !0 && (this._progressSupported = !0, this.connection.onNotification(vscode_languageserver_protocol_1.WorkDoneProgressCancelNotification.type, (params) => {
          let progress = WorkDoneProgressReporterImpl.Instances.get(params.token);
          (progress instanceof WorkDoneProgressServerReporterImpl || progress instanceof NullProgressServerReporter) && progress.cancel();
        }));
      }
      attachWorkDoneProgress(token) {
        return token === void 0 ? new NullProgressReporter() : new WorkDoneProgressReporterImpl(this.connection, token);
      }
      createWorkDoneProgress() {
        if (this._progressSupported) {
          let token = (0, uuid_1.generateUuid)();
          return this.connection.sendRequest(vscode_languageserver_protocol_1.WorkDoneProgressCreateRequest.type, { token }).then(() => new WorkDoneProgressServerReporterImpl(this.connection, token));
        } else
          return Promise.resolve(new NullProgressServerReporter());
      }
    };
    exports.ProgressFeature = ProgressFeature;
    var ResultProgress;
    (function(ResultProgress2) {
      ResultProgress2.type = new vscode_languageserver_protocol_1.ProgressType();
    })(ResultProgress || (ResultProgress = {}));
    var ResultProgressReporterImpl = class {
      _connection;
      _token;
      constructor(_connection, _token) {
        this._connection = _connection, this._token = _token;
      }
      report(data) {
        this._connection.sendProgress(ResultProgress.type, this._token, data);
      }
    };
    function attachPartialResult(connection, params) {
      if (params === void 0 || params.partialResultToken === void 0)
        return;
      let token = params.partialResultToken;
      return delete params.partialResultToken, new ResultProgressReporterImpl(connection, token);
    }
  }
});

// node_modules/vscode-languageserver/lib/common/textDocuments.js
var require_textDocuments = __commonJS({
  "node_modules/vscode-languageserver/lib/common/textDocuments.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.TextDocuments = void 0;
    var vscode_languageserver_protocol_1 = require_api2(), TextDocuments = class {
      _configuration;
      _syncedDocuments;
      _onDidChangeContent;
      _onDidOpen;
      _onDidClose;
      _onDidSave;
      _onWillSave;
      _willSaveWaitUntil;
      /**
       * Create a new text document manager.
       */
      constructor(configuration) {
        this._configuration = configuration, this._syncedDocuments = /* @__PURE__ */ new Map(), this._onDidChangeContent = new vscode_languageserver_protocol_1.Emitter(), this._onDidOpen = new vscode_languageserver_protocol_1.Emitter(), this._onDidClose = new vscode_languageserver_protocol_1.Emitter(), this._onDidSave = new vscode_languageserver_protocol_1.Emitter(), this._onWillSave = new vscode_languageserver_protocol_1.Emitter();
      }
      /**
       * An event that fires when a text document managed by this manager
       * has been opened.
       */
      get onDidOpen() {
        return this._onDidOpen.event;
      }
      /**
       * An event that fires when a text document managed by this manager
       * has been opened or the content changes.
       */
      get onDidChangeContent() {
        return this._onDidChangeContent.event;
      }
      /**
       * An event that fires when a text document managed by this manager
       * will be saved.
       */
      get onWillSave() {
        return this._onWillSave.event;
      }
      /**
       * Sets a handler that will be called if a participant wants to provide
       * edits during a text document save.
       */
      onWillSaveWaitUntil(handler) {
        this._willSaveWaitUntil = handler;
      }
      /**
       * An event that fires when a text document managed by this manager
       * has been saved.
       */
      get onDidSave() {
        return this._onDidSave.event;
      }
      /**
       * An event that fires when a text document managed by this manager
       * has been closed.
       */
      get onDidClose() {
        return this._onDidClose.event;
      }
      /**
       * Returns the document for the given URI. Returns undefined if
       * the document is not managed by this instance.
       *
       * @param uri The text document's URI to retrieve.
       * @return the text document or `undefined`.
       */
      get(uri) {
        return this._syncedDocuments.get(uri);
      }
      /**
       * Returns all text documents managed by this instance.
       *
       * @return all text documents.
       */
      all() {
        return Array.from(this._syncedDocuments.values());
      }
      /**
       * Returns the URIs of all text documents managed by this instance.
       *
       * @return the URI's of all text documents.
       */
      keys() {
        return Array.from(this._syncedDocuments.keys());
      }
      /**
       * Listens for `low level` notification on the given connection to
       * update the text documents managed by this instance.
       *
       * Please note that the connection only provides handlers not an event model. Therefore
       * listening on a connection will overwrite the following handlers on a connection:
       * `onDidOpenTextDocument`, `onDidChangeTextDocument`, `onDidCloseTextDocument`,
       * `onWillSaveTextDocument`, `onWillSaveTextDocumentWaitUntil` and `onDidSaveTextDocument`.
       *
       * Use the corresponding events on the TextDocuments instance instead.
       *
       * @param connection The connection to listen on.
       */
      listen(connection) {
        connection.__textDocumentSync = vscode_languageserver_protocol_1.TextDocumentSyncKind.Incremental;
        let disposables = [];
        return disposables.push(connection.onDidOpenTextDocument((event) => {
          let td = event.textDocument, document = this._configuration.create(td.uri, td.languageId, td.version, td.text);
          this._syncedDocuments.set(td.uri, document);
          let toFire = Object.freeze({ document });
          this._onDidOpen.fire(toFire), this._onDidChangeContent.fire(toFire);
        })), disposables.push(connection.onDidChangeTextDocument((event) => {
          let td = event.textDocument, changes = event.contentChanges;
          if (changes.length === 0)
            return;
          let { version } = td;
          if (version == null)
            throw new Error(`Received document change event for ${td.uri} without valid version identifier`);
          let syncedDocument = this._syncedDocuments.get(td.uri);
          syncedDocument !== void 0 && (syncedDocument = this._configuration.update(syncedDocument, changes, version), this._syncedDocuments.set(td.uri, syncedDocument), this._onDidChangeContent.fire(Object.freeze({ document: syncedDocument })));
        })), disposables.push(connection.onDidCloseTextDocument((event) => {
          let syncedDocument = this._syncedDocuments.get(event.textDocument.uri);
          syncedDocument !== void 0 && (this._syncedDocuments.delete(event.textDocument.uri), this._onDidClose.fire(Object.freeze({ document: syncedDocument })));
        })), disposables.push(connection.onWillSaveTextDocument((event) => {
          let syncedDocument = this._syncedDocuments.get(event.textDocument.uri);
          syncedDocument !== void 0 && this._onWillSave.fire(Object.freeze({ document: syncedDocument, reason: event.reason }));
        })), disposables.push(connection.onWillSaveTextDocumentWaitUntil((event, token) => {
          let syncedDocument = this._syncedDocuments.get(event.textDocument.uri);
          return syncedDocument !== void 0 && this._willSaveWaitUntil ? this._willSaveWaitUntil(Object.freeze({ document: syncedDocument, reason: event.reason }), token) : [];
        })), disposables.push(connection.onDidSaveTextDocument((event) => {
          let syncedDocument = this._syncedDocuments.get(event.textDocument.uri);
          syncedDocument !== void 0 && this._onDidSave.fire(Object.freeze({ document: syncedDocument }));
        })), vscode_languageserver_protocol_1.Disposable.create(() => {
          disposables.forEach((disposable) => disposable.dispose());
        });
      }
    };
    exports.TextDocuments = TextDocuments;
  }
});

// node_modules/vscode-languageserver/lib/common/notebook.js
var require_notebook = __commonJS({
  "node_modules/vscode-languageserver/lib/common/notebook.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.NotebookDocuments = exports.NotebookSyncFeature = void 0;
    var vscode_languageserver_protocol_1 = require_api2(), textDocuments_1 = require_textDocuments(), NotebookSyncFeature = (Base) => class extends Base {
      get synchronization() {
        return {
          onDidOpenNotebookDocument: (handler) => this.connection.onNotification(vscode_languageserver_protocol_1.DidOpenNotebookDocumentNotification.type, (params) => handler(params)),
          onDidChangeNotebookDocument: (handler) => this.connection.onNotification(vscode_languageserver_protocol_1.DidChangeNotebookDocumentNotification.type, (params) => handler(params)),
          onDidSaveNotebookDocument: (handler) => this.connection.onNotification(vscode_languageserver_protocol_1.DidSaveNotebookDocumentNotification.type, (params) => handler(params)),
          onDidCloseNotebookDocument: (handler) => this.connection.onNotification(vscode_languageserver_protocol_1.DidCloseNotebookDocumentNotification.type, (params) => handler(params))
        };
      }
    };
    exports.NotebookSyncFeature = NotebookSyncFeature;
    var CellTextDocumentConnection = class _CellTextDocumentConnection {
      static NULL_DISPOSE = Object.freeze({ dispose: () => {
      } });
      openHandler;
      changeHandler;
      closeHandler;
      onDidOpenTextDocument(handler) {
        return this.openHandler = handler, vscode_languageserver_protocol_1.Disposable.create(() => {
          this.openHandler = void 0;
        });
      }
      openTextDocument(params) {
        return this.openHandler && this.openHandler(params);
      }
      onDidChangeTextDocument(handler) {
        return this.changeHandler = handler, vscode_languageserver_protocol_1.Disposable.create(() => {
          this.changeHandler = handler;
        });
      }
      changeTextDocument(params) {
        return this.changeHandler && this.changeHandler(params);
      }
      onDidCloseTextDocument(handler) {
        return this.closeHandler = handler, vscode_languageserver_protocol_1.Disposable.create(() => {
          this.closeHandler = void 0;
        });
      }
      closeTextDocument(params) {
        return this.closeHandler && this.closeHandler(params);
      }
      onWillSaveTextDocument() {
        return _CellTextDocumentConnection.NULL_DISPOSE;
      }
      onWillSaveTextDocumentWaitUntil() {
        return _CellTextDocumentConnection.NULL_DISPOSE;
      }
      onDidSaveTextDocument() {
        return _CellTextDocumentConnection.NULL_DISPOSE;
      }
    }, NotebookDocuments = class {
      notebookDocuments;
      notebookCellMap;
      _onDidOpen;
      _onDidSave;
      _onDidChange;
      _onDidClose;
      _cellTextDocuments;
      constructor(configurationOrTextDocuments) {
        configurationOrTextDocuments instanceof textDocuments_1.TextDocuments ? this._cellTextDocuments = configurationOrTextDocuments : this._cellTextDocuments = new textDocuments_1.TextDocuments(configurationOrTextDocuments), this.notebookDocuments = /* @__PURE__ */ new Map(), this.notebookCellMap = /* @__PURE__ */ new Map(), this._onDidOpen = new vscode_languageserver_protocol_1.Emitter(), this._onDidChange = new vscode_languageserver_protocol_1.Emitter(), this._onDidSave = new vscode_languageserver_protocol_1.Emitter(), this._onDidClose = new vscode_languageserver_protocol_1.Emitter();
      }
      get cellTextDocuments() {
        return this._cellTextDocuments;
      }
      getCellTextDocument(cell) {
        return this._cellTextDocuments.get(cell.document);
      }
      getNotebookDocument(uri) {
        return this.notebookDocuments.get(uri);
      }
      getNotebookCell(uri) {
        let value = this.notebookCellMap.get(uri);
        return value && value[0];
      }
      findNotebookDocumentForCell(cell) {
        let key = typeof cell == "string" ? cell : cell.document, value = this.notebookCellMap.get(key);
        return value && value[1];
      }
      get onDidOpen() {
        return this._onDidOpen.event;
      }
      get onDidSave() {
        return this._onDidSave.event;
      }
      get onDidChange() {
        return this._onDidChange.event;
      }
      get onDidClose() {
        return this._onDidClose.event;
      }
      /**
       * Listens for `low level` notification on the given connection to
       * update the notebook documents managed by this instance.
       *
       * Please note that the connection only provides handlers not an event model. Therefore
       * listening on a connection will overwrite the following handlers on a connection:
       * `onDidOpenNotebookDocument`, `onDidChangeNotebookDocument`, `onDidSaveNotebookDocument`,
       *  and `onDidCloseNotebookDocument`.
       *
       * @param connection The connection to listen on.
       */
      listen(connection) {
        let cellTextDocumentConnection = new CellTextDocumentConnection(), disposables = [];
        return disposables.push(this.cellTextDocuments.listen(cellTextDocumentConnection)), disposables.push(connection.notebooks.synchronization.onDidOpenNotebookDocument(async (params) => {
          this.notebookDocuments.set(params.notebookDocument.uri, params.notebookDocument);
          for (let cellTextDocument of params.cellTextDocuments)
            await cellTextDocumentConnection.openTextDocument({ textDocument: cellTextDocument });
          this.updateCellMap(params.notebookDocument), this._onDidOpen.fire(params.notebookDocument);
        })), disposables.push(connection.notebooks.synchronization.onDidChangeNotebookDocument(async (params) => {
          let notebookDocument = this.notebookDocuments.get(params.notebookDocument.uri);
          if (notebookDocument === void 0)
            return;
          notebookDocument.version = params.notebookDocument.version;
          let oldMetadata = notebookDocument.metadata, metadataChanged = !1, change = params.change;
          change.metadata !== void 0 && (metadataChanged = !0, notebookDocument.metadata = change.metadata);
          let opened = [], closed = [], data = [], text = [];
          if (change.cells !== void 0) {
            let changedCells = change.cells;
            if (changedCells.structure !== void 0) {
              let array = changedCells.structure.array;
              if (notebookDocument.cells.splice(array.start, array.deleteCount, ...array.cells !== void 0 ? array.cells : []), changedCells.structure.didOpen !== void 0)
                for (let open of changedCells.structure.didOpen)
                  await cellTextDocumentConnection.openTextDocument({ textDocument: open }), opened.push(open.uri);
              if (changedCells.structure.didClose)
                for (let close of changedCells.structure.didClose)
                  await cellTextDocumentConnection.closeTextDocument({ textDocument: close }), closed.push(close.uri);
            }
            if (changedCells.data !== void 0) {
              let cellUpdates = new Map(changedCells.data.map((cell) => [cell.document, cell]));
              for (let i = 0; i <= notebookDocument.cells.length; i++) {
                let change2 = cellUpdates.get(notebookDocument.cells[i].document);
                if (change2 !== void 0) {
                  let old = notebookDocument.cells.splice(i, 1, change2);
                  if (data.push({ old: old[0], new: change2 }), cellUpdates.delete(change2.document), cellUpdates.size === 0)
                    break;
                }
              }
            }
            if (changedCells.textContent !== void 0)
              for (let cellTextDocument of changedCells.textContent)
                await cellTextDocumentConnection.changeTextDocument({ textDocument: cellTextDocument.document, contentChanges: cellTextDocument.changes }), text.push(cellTextDocument.document.uri);
          }
          this.updateCellMap(notebookDocument);
          let changeEvent = { notebookDocument };
          metadataChanged && (changeEvent.metadata = { old: oldMetadata, new: notebookDocument.metadata });
          let added = [];
          for (let open of opened)
            added.push(this.getNotebookCell(open));
          let removed = [];
          for (let close of closed)
            removed.push(this.getNotebookCell(close));
          let textContent = [];
          for (let change2 of text)
            textContent.push(this.getNotebookCell(change2));
          (added.length > 0 || removed.length > 0 || data.length > 0 || textContent.length > 0) && (changeEvent.cells = { added, removed, changed: { data, textContent } }), (changeEvent.metadata !== void 0 || changeEvent.cells !== void 0) && this._onDidChange.fire(changeEvent);
        })), disposables.push(connection.notebooks.synchronization.onDidSaveNotebookDocument((params) => {
          let notebookDocument = this.notebookDocuments.get(params.notebookDocument.uri);
          notebookDocument !== void 0 && this._onDidSave.fire(notebookDocument);
        })), disposables.push(connection.notebooks.synchronization.onDidCloseNotebookDocument(async (params) => {
          let notebookDocument = this.notebookDocuments.get(params.notebookDocument.uri);
          if (notebookDocument !== void 0) {
            this._onDidClose.fire(notebookDocument);
            for (let cellTextDocument of params.cellTextDocuments)
              await cellTextDocumentConnection.closeTextDocument({ textDocument: cellTextDocument });
            this.notebookDocuments.delete(params.notebookDocument.uri);
            for (let cell of notebookDocument.cells)
              this.notebookCellMap.delete(cell.document);
          }
        })), vscode_languageserver_protocol_1.Disposable.create(() => {
          disposables.forEach((disposable) => disposable.dispose());
        });
      }
      updateCellMap(notebookDocument) {
        for (let cell of notebookDocument.cells)
          this.notebookCellMap.set(cell.document, [cell, notebookDocument]);
      }
    };
    exports.NotebookDocuments = NotebookDocuments;
  }
});

// node_modules/vscode-languageserver/lib/common/utils/is.js
var require_is3 = __commonJS({
  "node_modules/vscode-languageserver/lib/common/utils/is.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.boolean = boolean;
    exports.string = string;
    exports.number = number;
    exports.error = error;
    exports.func = func;
    exports.array = array;
    exports.stringArray = stringArray;
    exports.typedArray = typedArray;
    exports.thenable = thenable;
    function boolean(value) {
      return value === !0 || value === !1;
    }
    function string(value) {
      return typeof value == "string" || value instanceof String;
    }
    function number(value) {
      return typeof value == "number" || value instanceof Number;
    }
    function error(value) {
      return value instanceof Error;
    }
    function func(value) {
      return typeof value == "function";
    }
    function array(value) {
      return Array.isArray(value);
    }
    function stringArray(value) {
      return array(value) && value.every((elem) => string(elem));
    }
    function typedArray(value, check) {
      return Array.isArray(value) && value.every(check);
    }
    function thenable(value) {
      return value && func(value.then);
    }
  }
});

// node_modules/vscode-languageserver/lib/common/configuration.js
var require_configuration = __commonJS({
  "node_modules/vscode-languageserver/lib/common/configuration.js"(exports) {
    "use strict";
    var __createBinding = exports && exports.__createBinding || (Object.create ? (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k);
      var desc = Object.getOwnPropertyDescriptor(m, k);
      (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = { enumerable: !0, get: function() {
        return m[k];
      } }), Object.defineProperty(o, k2, desc);
    }) : (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k), o[k2] = m[k];
    })), __setModuleDefault = exports && exports.__setModuleDefault || (Object.create ? (function(o, v) {
      Object.defineProperty(o, "default", { enumerable: !0, value: v });
    }) : function(o, v) {
      o.default = v;
    }), __importStar = exports && exports.__importStar || /* @__PURE__ */ (function() {
      var ownKeys = function(o) {
        return ownKeys = Object.getOwnPropertyNames || function(o2) {
          var ar = [];
          for (var k in o2) Object.prototype.hasOwnProperty.call(o2, k) && (ar[ar.length] = k);
          return ar;
        }, ownKeys(o);
      };
      return function(mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) k[i] !== "default" && __createBinding(result, mod, k[i]);
        return __setModuleDefault(result, mod), result;
      };
    })();
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.ConfigurationFeature = void 0;
    var vscode_languageserver_protocol_1 = require_api2(), Is2 = __importStar(require_is3()), ConfigurationFeature = (Base) => class extends Base {
      getConfiguration(arg) {
        return arg ? Is2.string(arg) ? this._getConfiguration({ section: arg }) : this._getConfiguration(arg) : this._getConfiguration({});
      }
      _getConfiguration(arg) {
        let params = {
          items: Array.isArray(arg) ? arg : [arg]
        };
        return this.connection.sendRequest(vscode_languageserver_protocol_1.ConfigurationRequest.type, params).then((result) => Array.isArray(result) ? Array.isArray(arg) ? result : result[0] : Array.isArray(arg) ? [] : null);
      }
    };
    exports.ConfigurationFeature = ConfigurationFeature;
  }
});

// node_modules/vscode-languageserver/lib/common/workspaceFolder.js
var require_workspaceFolder = __commonJS({
  "node_modules/vscode-languageserver/lib/common/workspaceFolder.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.WorkspaceFoldersFeature = void 0;
    var vscode_languageserver_protocol_1 = require_api2(), WorkspaceFoldersFeature = (Base) => class extends Base {
      _onDidChangeWorkspaceFolders;
      _unregistration;
      _notificationIsAutoRegistered;
      constructor() {
        super(), this._notificationIsAutoRegistered = !1;
      }
      initialize(capabilities) {
        super.initialize(capabilities);
        let workspaceCapabilities = capabilities.workspace;
        workspaceCapabilities && workspaceCapabilities.workspaceFolders && (this._onDidChangeWorkspaceFolders = new vscode_languageserver_protocol_1.Emitter(), this.connection.onNotification(vscode_languageserver_protocol_1.DidChangeWorkspaceFoldersNotification.type, (params) => {
          this._onDidChangeWorkspaceFolders.fire(params.event);
        }));
      }
      fillServerCapabilities(capabilities) {
        super.fillServerCapabilities(capabilities);
        let changeNotifications = capabilities.workspace?.workspaceFolders?.changeNotifications;
        this._notificationIsAutoRegistered = changeNotifications === !0 || typeof changeNotifications == "string";
      }
      getWorkspaceFolders() {
        return this.connection.sendRequest(vscode_languageserver_protocol_1.WorkspaceFoldersRequest.type);
      }
      get onDidChangeWorkspaceFolders() {
        if (!this._onDidChangeWorkspaceFolders)
          throw new Error("Client doesn't support sending workspace folder change events.");
        return !this._notificationIsAutoRegistered && !this._unregistration && (this._unregistration = this.connection.client.register(vscode_languageserver_protocol_1.DidChangeWorkspaceFoldersNotification.type)), this._onDidChangeWorkspaceFolders.event;
      }
    };
    exports.WorkspaceFoldersFeature = WorkspaceFoldersFeature;
  }
});

// node_modules/vscode-languageserver/lib/common/callHierarchy.js
var require_callHierarchy = __commonJS({
  "node_modules/vscode-languageserver/lib/common/callHierarchy.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.CallHierarchyFeature = void 0;
    var vscode_languageserver_protocol_1 = require_api2(), CallHierarchyFeature = (Base) => class extends Base {
      get callHierarchy() {
        return {
          onPrepare: (handler) => this.connection.onRequest(vscode_languageserver_protocol_1.CallHierarchyPrepareRequest.type, (params, cancel) => handler(params, cancel, this.attachWorkDoneProgress(params), void 0)),
          onIncomingCalls: (handler) => {
            let type = vscode_languageserver_protocol_1.CallHierarchyIncomingCallsRequest.type;
            return this.connection.onRequest(type, (params, cancel) => handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params)));
          },
          onOutgoingCalls: (handler) => {
            let type = vscode_languageserver_protocol_1.CallHierarchyOutgoingCallsRequest.type;
            return this.connection.onRequest(type, (params, cancel) => handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params)));
          }
        };
      }
    };
    exports.CallHierarchyFeature = CallHierarchyFeature;
  }
});

// node_modules/vscode-languageserver/lib/common/showDocument.js
var require_showDocument = __commonJS({
  "node_modules/vscode-languageserver/lib/common/showDocument.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.ShowDocumentFeature = void 0;
    var vscode_languageserver_protocol_1 = require_api2(), ShowDocumentFeature = (Base) => class extends Base {
      showDocument(params) {
        return this.connection.sendRequest(vscode_languageserver_protocol_1.ShowDocumentRequest.type, params);
      }
    };
    exports.ShowDocumentFeature = ShowDocumentFeature;
  }
});

// node_modules/vscode-languageserver/lib/common/fileOperations.js
var require_fileOperations = __commonJS({
  "node_modules/vscode-languageserver/lib/common/fileOperations.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.FileOperationsFeature = void 0;
    var vscode_languageserver_protocol_1 = require_api2(), FileOperationsFeature = (Base) => class extends Base {
      onDidCreateFiles(handler) {
        return this.connection.onNotification(vscode_languageserver_protocol_1.DidCreateFilesNotification.type, (params) => handler(params));
      }
      onDidRenameFiles(handler) {
        return this.connection.onNotification(vscode_languageserver_protocol_1.DidRenameFilesNotification.type, (params) => handler(params));
      }
      onDidDeleteFiles(handler) {
        return this.connection.onNotification(vscode_languageserver_protocol_1.DidDeleteFilesNotification.type, (params) => handler(params));
      }
      onWillCreateFiles(handler) {
        return this.connection.onRequest(vscode_languageserver_protocol_1.WillCreateFilesRequest.type, (params, cancel) => handler(params, cancel));
      }
      onWillRenameFiles(handler) {
        return this.connection.onRequest(vscode_languageserver_protocol_1.WillRenameFilesRequest.type, (params, cancel) => handler(params, cancel));
      }
      onWillDeleteFiles(handler) {
        return this.connection.onRequest(vscode_languageserver_protocol_1.WillDeleteFilesRequest.type, (params, cancel) => handler(params, cancel));
      }
    };
    exports.FileOperationsFeature = FileOperationsFeature;
  }
});

// node_modules/vscode-languageserver/lib/common/linkedEditingRange.js
var require_linkedEditingRange = __commonJS({
  "node_modules/vscode-languageserver/lib/common/linkedEditingRange.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.LinkedEditingRangeFeature = void 0;
    var vscode_languageserver_protocol_1 = require_api2(), LinkedEditingRangeFeature = (Base) => class extends Base {
      onLinkedEditingRange(handler) {
        return this.connection.onRequest(vscode_languageserver_protocol_1.LinkedEditingRangeRequest.type, (params, cancel) => handler(params, cancel, this.attachWorkDoneProgress(params), void 0));
      }
    };
    exports.LinkedEditingRangeFeature = LinkedEditingRangeFeature;
  }
});

// node_modules/vscode-languageserver/lib/common/typeHierarchy.js
var require_typeHierarchy = __commonJS({
  "node_modules/vscode-languageserver/lib/common/typeHierarchy.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.TypeHierarchyFeature = void 0;
    var vscode_languageserver_protocol_1 = require_api2(), TypeHierarchyFeature = (Base) => class extends Base {
      get typeHierarchy() {
        return {
          onPrepare: (handler) => this.connection.onRequest(vscode_languageserver_protocol_1.TypeHierarchyPrepareRequest.type, (params, cancel) => handler(params, cancel, this.attachWorkDoneProgress(params), void 0)),
          onSupertypes: (handler) => {
            let type = vscode_languageserver_protocol_1.TypeHierarchySupertypesRequest.type;
            return this.connection.onRequest(type, (params, cancel) => handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params)));
          },
          onSubtypes: (handler) => {
            let type = vscode_languageserver_protocol_1.TypeHierarchySubtypesRequest.type;
            return this.connection.onRequest(type, (params, cancel) => handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params)));
          }
        };
      }
    };
    exports.TypeHierarchyFeature = TypeHierarchyFeature;
  }
});

// node_modules/vscode-languageserver/lib/common/inlineValue.js
var require_inlineValue = __commonJS({
  "node_modules/vscode-languageserver/lib/common/inlineValue.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.InlineValueFeature = void 0;
    var vscode_languageserver_protocol_1 = require_api2(), InlineValueFeature = (Base) => class extends Base {
      get inlineValue() {
        return {
          refresh: () => this.connection.sendRequest(vscode_languageserver_protocol_1.InlineValueRefreshRequest.type),
          on: (handler) => this.connection.onRequest(vscode_languageserver_protocol_1.InlineValueRequest.type, (params, cancel) => handler(params, cancel, this.attachWorkDoneProgress(params)))
        };
      }
    };
    exports.InlineValueFeature = InlineValueFeature;
  }
});

// node_modules/vscode-languageserver/lib/common/foldingRange.js
var require_foldingRange = __commonJS({
  "node_modules/vscode-languageserver/lib/common/foldingRange.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.FoldingRangeFeature = void 0;
    var vscode_languageserver_protocol_1 = require_api2(), FoldingRangeFeature = (Base) => class extends Base {
      get foldingRange() {
        return {
          refresh: () => this.connection.sendRequest(vscode_languageserver_protocol_1.FoldingRangeRefreshRequest.type),
          on: (handler) => {
            let type = vscode_languageserver_protocol_1.FoldingRangeRequest.type;
            return this.connection.onRequest(type, (params, cancel) => handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params)));
          }
        };
      }
    };
    exports.FoldingRangeFeature = FoldingRangeFeature;
  }
});

// node_modules/vscode-languageserver/lib/common/inlayHint.js
var require_inlayHint = __commonJS({
  "node_modules/vscode-languageserver/lib/common/inlayHint.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.InlayHintFeature = void 0;
    var vscode_languageserver_protocol_1 = require_api2(), InlayHintFeature = (Base) => class extends Base {
      get inlayHint() {
        return {
          refresh: () => this.connection.sendRequest(vscode_languageserver_protocol_1.InlayHintRefreshRequest.type),
          on: (handler) => this.connection.onRequest(vscode_languageserver_protocol_1.InlayHintRequest.type, (params, cancel) => handler(params, cancel, this.attachWorkDoneProgress(params))),
          resolve: (handler) => this.connection.onRequest(vscode_languageserver_protocol_1.InlayHintResolveRequest.type, (params, cancel) => handler(params, cancel))
        };
      }
    };
    exports.InlayHintFeature = InlayHintFeature;
  }
});

// node_modules/vscode-languageserver/lib/common/diagnostic.js
var require_diagnostic = __commonJS({
  "node_modules/vscode-languageserver/lib/common/diagnostic.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.DiagnosticFeature = void 0;
    var vscode_languageserver_protocol_1 = require_api2(), DiagnosticFeature = (Base) => class extends Base {
      get diagnostics() {
        return {
          refresh: () => this.connection.sendRequest(vscode_languageserver_protocol_1.DiagnosticRefreshRequest.type),
          on: (handler) => this.connection.onRequest(vscode_languageserver_protocol_1.DocumentDiagnosticRequest.type, (params, cancel) => handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(vscode_languageserver_protocol_1.DocumentDiagnosticRequest.partialResult, params))),
          onWorkspace: (handler) => this.connection.onRequest(vscode_languageserver_protocol_1.WorkspaceDiagnosticRequest.type, (params, cancel) => handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(vscode_languageserver_protocol_1.WorkspaceDiagnosticRequest.partialResult, params)))
        };
      }
    };
    exports.DiagnosticFeature = DiagnosticFeature;
  }
});

// node_modules/vscode-languageserver/lib/common/moniker.js
var require_moniker = __commonJS({
  "node_modules/vscode-languageserver/lib/common/moniker.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.MonikerFeature = void 0;
    var vscode_languageserver_protocol_1 = require_api2(), MonikerFeature = (Base) => class extends Base {
      get moniker() {
        return {
          on: (handler) => {
            let type = vscode_languageserver_protocol_1.MonikerRequest.type;
            return this.connection.onRequest(type, (params, cancel) => handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params)));
          }
        };
      }
    };
    exports.MonikerFeature = MonikerFeature;
  }
});

// node_modules/vscode-languageserver/lib/common/inlineCompletion.js
var require_inlineCompletion = __commonJS({
  "node_modules/vscode-languageserver/lib/common/inlineCompletion.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.InlineCompletionFeature = void 0;
    var vscode_languageserver_protocol_1 = require_api2(), InlineCompletionFeature = (Base) => class extends Base {
      get inlineCompletion() {
        return {
          on: (handler) => this.connection.onRequest(vscode_languageserver_protocol_1.InlineCompletionRequest.type, (params, cancel) => handler(params, cancel, this.attachWorkDoneProgress(params)))
        };
      }
    };
    exports.InlineCompletionFeature = InlineCompletionFeature;
  }
});

// node_modules/vscode-languageserver/lib/common/textDocumentContent.js
var require_textDocumentContent = __commonJS({
  "node_modules/vscode-languageserver/lib/common/textDocumentContent.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.TextDocumentContentFeature = void 0;
    var vscode_languageserver_protocol_1 = require_api2(), TextDocumentContentFeature = (Base) => class extends Base {
      get textDocumentContent() {
        return {
          refresh: (uri) => this.connection.sendRequest(vscode_languageserver_protocol_1.TextDocumentContentRefreshRequest.type, { uri }),
          on: (handler) => this.connection.onRequest(vscode_languageserver_protocol_1.TextDocumentContentRequest.type, (params, cancel) => handler(params, cancel))
        };
      }
    };
    exports.TextDocumentContentFeature = TextDocumentContentFeature;
  }
});

// node_modules/vscode-languageserver/lib/common/server.js
var require_server = __commonJS({
  "node_modules/vscode-languageserver/lib/common/server.js"(exports) {
    "use strict";
    var __createBinding = exports && exports.__createBinding || (Object.create ? (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k);
      var desc = Object.getOwnPropertyDescriptor(m, k);
      (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = { enumerable: !0, get: function() {
        return m[k];
      } }), Object.defineProperty(o, k2, desc);
    }) : (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k), o[k2] = m[k];
    })), __setModuleDefault = exports && exports.__setModuleDefault || (Object.create ? (function(o, v) {
      Object.defineProperty(o, "default", { enumerable: !0, value: v });
    }) : function(o, v) {
      o.default = v;
    }), __importStar = exports && exports.__importStar || /* @__PURE__ */ (function() {
      var ownKeys = function(o) {
        return ownKeys = Object.getOwnPropertyNames || function(o2) {
          var ar = [];
          for (var k in o2) Object.prototype.hasOwnProperty.call(o2, k) && (ar[ar.length] = k);
          return ar;
        }, ownKeys(o);
      };
      return function(mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) k[i] !== "default" && __createBinding(result, mod, k[i]);
        return __setModuleDefault(result, mod), result;
      };
    })();
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports._NotebooksImpl = exports._LanguagesImpl = exports.BulkUnregistration = exports.BulkRegistration = exports.ErrorMessageTracker = void 0;
    exports.combineConsoleFeatures = combineConsoleFeatures;
    exports.combineTelemetryFeatures = combineTelemetryFeatures;
    exports.combineTracerFeatures = combineTracerFeatures;
    exports.combineClientFeatures = combineClientFeatures;
    exports.combineWindowFeatures = combineWindowFeatures;
    exports.combineWorkspaceFeatures = combineWorkspaceFeatures;
    exports.combineLanguagesFeatures = combineLanguagesFeatures;
    exports.combineNotebooksFeatures = combineNotebooksFeatures;
    exports.combineFeatures = combineFeatures;
    exports.createConnection = createConnection2;
    var vscode_languageserver_protocol_1 = require_api2(), Is2 = __importStar(require_is3()), UUID = __importStar(require_uuid()), progress_1 = require_progress(), configuration_1 = require_configuration(), workspaceFolder_1 = require_workspaceFolder(), callHierarchy_1 = require_callHierarchy(), semanticTokens_1 = require_semanticTokens(), showDocument_1 = require_showDocument(), fileOperations_1 = require_fileOperations(), linkedEditingRange_1 = require_linkedEditingRange(), typeHierarchy_1 = require_typeHierarchy(), inlineValue_1 = require_inlineValue(), foldingRange_1 = require_foldingRange(), inlayHint_1 = require_inlayHint(), diagnostic_1 = require_diagnostic(), notebook_1 = require_notebook(), moniker_1 = require_moniker(), inlineCompletion_1 = require_inlineCompletion(), textDocumentContent_1 = require_textDocumentContent();
    function null2Undefined(value) {
      if (value !== null)
        return value;
    }
    var ErrorMessageTracker = class {
      _messages;
      constructor() {
        this._messages = /* @__PURE__ */ Object.create(null);
      }
      /**
       * Add a message to the tracker.
       *
       * @param message The message to add.
       */
      add(message) {
        let count = this._messages[message];
        count || (count = 0), count++, this._messages[message] = count;
      }
      /**
       * Send all tracked messages to the connection's window.
       *
       * @param connection The connection established between client and server.
       */
      sendErrors(connection) {
        Object.keys(this._messages).forEach((message) => {
          connection.window.showErrorMessage(message);
        });
      }
    };
    exports.ErrorMessageTracker = ErrorMessageTracker;
    var RemoteConsoleImpl = class {
      _rawConnection;
      _connection;
      constructor() {
      }
      rawAttach(connection) {
        this._rawConnection = connection;
      }
      attach(connection) {
        this._connection = connection;
      }
      get connection() {
        if (!this._connection)
          throw new Error("Remote is not attached to a connection yet.");
        return this._connection;
      }
      fillServerCapabilities(_capabilities) {
      }
      initialize(_capabilities) {
      }
      error(message) {
        this.send(vscode_languageserver_protocol_1.MessageType.Error, message);
      }
      warn(message) {
        this.send(vscode_languageserver_protocol_1.MessageType.Warning, message);
      }
      info(message) {
        this.send(vscode_languageserver_protocol_1.MessageType.Info, message);
      }
      log(message) {
        this.send(vscode_languageserver_protocol_1.MessageType.Log, message);
      }
      debug(message) {
        this.send(vscode_languageserver_protocol_1.MessageType.Debug, message);
      }
      send(type, message) {
        this._rawConnection && this._rawConnection.sendNotification(vscode_languageserver_protocol_1.LogMessageNotification.type, { type, message }).catch(() => {
          (0, vscode_languageserver_protocol_1.RAL)().console.error("Sending log message failed");
        });
      }
    }, _RemoteWindowImpl = class {
      _connection;
      constructor() {
      }
      attach(connection) {
        this._connection = connection;
      }
      get connection() {
        if (!this._connection)
          throw new Error("Remote is not attached to a connection yet.");
        return this._connection;
      }
      initialize(_capabilities) {
      }
      fillServerCapabilities(_capabilities) {
      }
      showErrorMessage(message, ...actions) {
        let params = { type: vscode_languageserver_protocol_1.MessageType.Error, message, actions };
        return this.connection.sendRequest(vscode_languageserver_protocol_1.ShowMessageRequest.type, params).then(null2Undefined);
      }
      showWarningMessage(message, ...actions) {
        let params = { type: vscode_languageserver_protocol_1.MessageType.Warning, message, actions };
        return this.connection.sendRequest(vscode_languageserver_protocol_1.ShowMessageRequest.type, params).then(null2Undefined);
      }
      showInformationMessage(message, ...actions) {
        let params = { type: vscode_languageserver_protocol_1.MessageType.Info, message, actions };
        return this.connection.sendRequest(vscode_languageserver_protocol_1.ShowMessageRequest.type, params).then(null2Undefined);
      }
    }, RemoteWindowImpl = (0, showDocument_1.ShowDocumentFeature)((0, progress_1.ProgressFeature)(_RemoteWindowImpl)), BulkRegistration;
    (function(BulkRegistration2) {
      function create() {
        return new BulkRegistrationImpl();
      }
      BulkRegistration2.create = create;
    })(BulkRegistration || (exports.BulkRegistration = BulkRegistration = {}));
    var BulkRegistrationImpl = class {
      _registrations = [];
      _registered = /* @__PURE__ */ new Set();
      add(type, registerOptions) {
        let method = Is2.string(type) ? type : type.method;
        if (this._registered.has(method))
          throw new Error(`${method} is already added to this registration`);
        let id = UUID.generateUuid();
        this._registrations.push({
          id,
          method,
          registerOptions: registerOptions || {}
        }), this._registered.add(method);
      }
      asRegistrationParams() {
        return {
          registrations: this._registrations
        };
      }
    }, BulkUnregistration;
    (function(BulkUnregistration2) {
      function create() {
        return new BulkUnregistrationImpl(void 0, []);
      }
      BulkUnregistration2.create = create;
    })(BulkUnregistration || (exports.BulkUnregistration = BulkUnregistration = {}));
    var BulkUnregistrationImpl = class {
      _connection;
      _unregistrations = /* @__PURE__ */ new Map();
      constructor(_connection, unregistrations) {
        this._connection = _connection, unregistrations.forEach((unregistration) => {
          this._unregistrations.set(unregistration.method, unregistration);
        });
      }
      get isAttached() {
        return !!this._connection;
      }
      attach(connection) {
        this._connection = connection;
      }
      add(unregistration) {
        this._unregistrations.set(unregistration.method, unregistration);
      }
      dispose() {
        let unregistrations = [];
        for (let unregistration of this._unregistrations.values())
          unregistrations.push(unregistration);
        let params = {
          unregisterations: unregistrations
        };
        this._connection.sendRequest(vscode_languageserver_protocol_1.UnregistrationRequest.type, params).catch(() => {
          this._connection.console.info("Bulk unregistration failed.");
        });
      }
      disposeSingle(arg) {
        let method = Is2.string(arg) ? arg : arg.method, unregistration = this._unregistrations.get(method);
        if (!unregistration)
          return !1;
        let params = {
          unregisterations: [unregistration]
        };
        return this._connection.sendRequest(vscode_languageserver_protocol_1.UnregistrationRequest.type, params).then(() => {
          this._unregistrations.delete(method);
        }, (_error) => {
          this._connection.console.info(`Un-registering request handler for ${unregistration.id} failed.`);
        }), !0;
      }
    }, RemoteClientImpl = class {
      _connection;
      attach(connection) {
        this._connection = connection;
      }
      get connection() {
        if (!this._connection)
          throw new Error("Remote is not attached to a connection yet.");
        return this._connection;
      }
      initialize(_capabilities) {
      }
      fillServerCapabilities(_capabilities) {
      }
      register(typeOrRegistrations, registerOptionsOrType, registerOptions) {
        return typeOrRegistrations instanceof BulkRegistrationImpl ? this.registerMany(typeOrRegistrations) : typeOrRegistrations instanceof BulkUnregistrationImpl ? this.registerSingle1(typeOrRegistrations, registerOptionsOrType, registerOptions) : this.registerSingle2(typeOrRegistrations, registerOptionsOrType);
      }
      registerSingle1(unregistration, type, registerOptions) {
        let method = Is2.string(type) ? type : type.method, id = UUID.generateUuid(), params = {
          registrations: [{ id, method, registerOptions: registerOptions || {} }]
        };
        return unregistration.isAttached || unregistration.attach(this.connection), this.connection.sendRequest(vscode_languageserver_protocol_1.RegistrationRequest.type, params).then((_result) => (unregistration.add({ id, method }), unregistration), (_error) => (this.connection.console.info(`Registering request handler for ${method} failed.`), Promise.reject(_error)));
      }
      registerSingle2(type, registerOptions) {
        let method = Is2.string(type) ? type : type.method, id = UUID.generateUuid(), params = {
          registrations: [{ id, method, registerOptions: registerOptions || {} }]
        };
        return this.connection.sendRequest(vscode_languageserver_protocol_1.RegistrationRequest.type, params).then((_result) => vscode_languageserver_protocol_1.Disposable.create(() => {
          this.unregisterSingle(id, method).catch(() => {
            this.connection.console.info(`Un-registering capability with id ${id} failed.`);
          });
        }), (_error) => (this.connection.console.info(`Registering request handler for ${method} failed.`), Promise.reject(_error)));
      }
      unregisterSingle(id, method) {
        let params = {
          unregisterations: [{ id, method }]
        };
        return this.connection.sendRequest(vscode_languageserver_protocol_1.UnregistrationRequest.type, params).catch(() => {
          this.connection.console.info(`Un-registering request handler for ${id} failed.`);
        });
      }
      registerMany(registrations) {
        let params = registrations.asRegistrationParams();
        return this.connection.sendRequest(vscode_languageserver_protocol_1.RegistrationRequest.type, params).then(() => new BulkUnregistrationImpl(this._connection, params.registrations.map((registration) => ({ id: registration.id, method: registration.method }))), (_error) => (this.connection.console.info("Bulk registration failed."), Promise.reject(_error)));
      }
    }, _RemoteWorkspaceImpl = class {
      _connection;
      constructor() {
      }
      attach(connection) {
        this._connection = connection;
      }
      get connection() {
        if (!this._connection)
          throw new Error("Remote is not attached to a connection yet.");
        return this._connection;
      }
      initialize(_capabilities) {
      }
      fillServerCapabilities(_capabilities) {
      }
      applyEdit(paramOrEdit) {
        function isApplyWorkspaceEditParams(value) {
          return value && !!value.edit;
        }
        let params = isApplyWorkspaceEditParams(paramOrEdit) ? paramOrEdit : { edit: paramOrEdit };
        return this.connection.sendRequest(vscode_languageserver_protocol_1.ApplyWorkspaceEditRequest.type, params);
      }
    }, RemoteWorkspaceImpl = (0, textDocumentContent_1.TextDocumentContentFeature)((0, fileOperations_1.FileOperationsFeature)((0, workspaceFolder_1.WorkspaceFoldersFeature)((0, configuration_1.ConfigurationFeature)(_RemoteWorkspaceImpl)))), TracerImpl = class {
      _trace;
      _connection;
      constructor() {
        this._trace = vscode_languageserver_protocol_1.Trace.Off;
      }
      attach(connection) {
        this._connection = connection;
      }
      get connection() {
        if (!this._connection)
          throw new Error("Remote is not attached to a connection yet.");
        return this._connection;
      }
      initialize(_capabilities) {
      }
      fillServerCapabilities(_capabilities) {
      }
      set trace(value) {
        this._trace = value;
      }
      log(message, verbose) {
        this._trace !== vscode_languageserver_protocol_1.Trace.Off && this.connection.sendNotification(vscode_languageserver_protocol_1.LogTraceNotification.type, {
          message,
          verbose: this._trace === vscode_languageserver_protocol_1.Trace.Verbose ? verbose : void 0
        }).catch(() => {
        });
      }
    }, TelemetryImpl = class {
      _connection;
      constructor() {
      }
      attach(connection) {
        this._connection = connection;
      }
      get connection() {
        if (!this._connection)
          throw new Error("Remote is not attached to a connection yet.");
        return this._connection;
      }
      initialize(_capabilities) {
      }
      fillServerCapabilities(_capabilities) {
      }
      logEvent(data) {
        this.connection.sendNotification(vscode_languageserver_protocol_1.TelemetryEventNotification.type, data).catch(() => {
          this.connection.console.log("Sending TelemetryEventNotification failed");
        });
      }
    }, _LanguagesImpl = class {
      _connection;
      constructor() {
      }
      attach(connection) {
        this._connection = connection;
      }
      get connection() {
        if (!this._connection)
          throw new Error("Remote is not attached to a connection yet.");
        return this._connection;
      }
      initialize(_capabilities) {
      }
      fillServerCapabilities(_capabilities) {
      }
      attachWorkDoneProgress(params) {
        return (0, progress_1.attachWorkDone)(this.connection, params);
      }
      attachPartialResultProgress(_type, params) {
        return (0, progress_1.attachPartialResult)(this.connection, params);
      }
    };
    exports._LanguagesImpl = _LanguagesImpl;
    var LanguagesImpl = (0, inlineCompletion_1.InlineCompletionFeature)((0, foldingRange_1.FoldingRangeFeature)((0, moniker_1.MonikerFeature)((0, diagnostic_1.DiagnosticFeature)((0, inlayHint_1.InlayHintFeature)((0, inlineValue_1.InlineValueFeature)((0, typeHierarchy_1.TypeHierarchyFeature)((0, linkedEditingRange_1.LinkedEditingRangeFeature)((0, semanticTokens_1.SemanticTokensFeature)((0, callHierarchy_1.CallHierarchyFeature)(_LanguagesImpl)))))))))), _NotebooksImpl = class {
      _connection;
      constructor() {
      }
      attach(connection) {
        this._connection = connection;
      }
      get connection() {
        if (!this._connection)
          throw new Error("Remote is not attached to a connection yet.");
        return this._connection;
      }
      initialize(_capabilities) {
      }
      fillServerCapabilities(_capabilities) {
      }
      attachWorkDoneProgress(params) {
        return (0, progress_1.attachWorkDone)(this.connection, params);
      }
      attachPartialResultProgress(_type, params) {
        return (0, progress_1.attachPartialResult)(this.connection, params);
      }
    };
    exports._NotebooksImpl = _NotebooksImpl;
    var NotebooksImpl = (0, notebook_1.NotebookSyncFeature)(_NotebooksImpl);
    function combineConsoleFeatures(one, two) {
      return function(Base) {
        return two(one(Base));
      };
    }
    function combineTelemetryFeatures(one, two) {
      return function(Base) {
        return two(one(Base));
      };
    }
    function combineTracerFeatures(one, two) {
      return function(Base) {
        return two(one(Base));
      };
    }
    function combineClientFeatures(one, two) {
      return function(Base) {
        return two(one(Base));
      };
    }
    function combineWindowFeatures(one, two) {
      return function(Base) {
        return two(one(Base));
      };
    }
    function combineWorkspaceFeatures(one, two) {
      return function(Base) {
        return two(one(Base));
      };
    }
    function combineLanguagesFeatures(one, two) {
      return function(Base) {
        return two(one(Base));
      };
    }
    function combineNotebooksFeatures(one, two) {
      return function(Base) {
        return two(one(Base));
      };
    }
    function combineFeatures(one, two) {
      function combine(one2, two2, func) {
        return one2 && two2 ? func(one2, two2) : one2 || two2;
      }
      return {
        __brand: "features",
        console: combine(one.console, two.console, combineConsoleFeatures),
        tracer: combine(one.tracer, two.tracer, combineTracerFeatures),
        telemetry: combine(one.telemetry, two.telemetry, combineTelemetryFeatures),
        client: combine(one.client, two.client, combineClientFeatures),
        window: combine(one.window, two.window, combineWindowFeatures),
        workspace: combine(one.workspace, two.workspace, combineWorkspaceFeatures),
        languages: combine(one.languages, two.languages, combineLanguagesFeatures),
        notebooks: combine(one.notebooks, two.notebooks, combineNotebooksFeatures)
      };
    }
    function createConnection2(connectionFactory, watchDog, factories) {
      let logger = factories && factories.console ? new (factories.console(RemoteConsoleImpl))() : new RemoteConsoleImpl(), connection = connectionFactory(logger);
      logger.rawAttach(connection);
      let tracer = factories && factories.tracer ? new (factories.tracer(TracerImpl))() : new TracerImpl(), telemetry = factories && factories.telemetry ? new (factories.telemetry(TelemetryImpl))() : new TelemetryImpl(), client = factories && factories.client ? new (factories.client(RemoteClientImpl))() : new RemoteClientImpl(), remoteWindow = factories && factories.window ? new (factories.window(RemoteWindowImpl))() : new RemoteWindowImpl(), workspace = factories && factories.workspace ? new (factories.workspace(RemoteWorkspaceImpl))() : new RemoteWorkspaceImpl(), languages = factories && factories.languages ? new (factories.languages(LanguagesImpl))() : new LanguagesImpl(), notebooks = factories && factories.notebooks ? new (factories.notebooks(NotebooksImpl))() : new NotebooksImpl(), allRemotes = [logger, tracer, telemetry, client, remoteWindow, workspace, languages, notebooks];
      function asPromise(value) {
        return value instanceof Promise ? value : Is2.thenable(value) ? new Promise((resolve, reject) => {
          value.then((resolved) => resolve(resolved), (error) => reject(error));
        }) : Promise.resolve(value);
      }
      let shutdownHandler, initializeHandler, exitHandler, protocolConnection = {
        listen: () => connection.listen(),
        sendRequest: (type, ...params) => connection.sendRequest(Is2.string(type) ? type : type.method, ...params),
        onRequest: (type, handler) => connection.onRequest(type, handler),
        sendNotification: (type, param) => {
          let method = Is2.string(type) ? type : type.method;
          return connection.sendNotification(method, param);
        },
        onNotification: (type, handler) => connection.onNotification(type, handler),
        onProgress: connection.onProgress,
        sendProgress: connection.sendProgress,
        onInitialize: (handler) => (initializeHandler = handler, {
          dispose: () => {
            initializeHandler = void 0;
          }
        }),
        onInitialized: (handler) => connection.onNotification(vscode_languageserver_protocol_1.InitializedNotification.type, handler),
        onShutdown: (handler) => (shutdownHandler = handler, {
          dispose: () => {
            shutdownHandler = void 0;
          }
        }),
        onExit: (handler) => (exitHandler = handler, {
          dispose: () => {
            exitHandler = void 0;
          }
        }),
        get console() {
          return logger;
        },
        get telemetry() {
          return telemetry;
        },
        get tracer() {
          return tracer;
        },
        get client() {
          return client;
        },
        get window() {
          return remoteWindow;
        },
        get workspace() {
          return workspace;
        },
        get languages() {
          return languages;
        },
        get notebooks() {
          return notebooks;
        },
        onDidChangeConfiguration: (handler) => connection.onNotification(vscode_languageserver_protocol_1.DidChangeConfigurationNotification.type, handler),
        onDidChangeWatchedFiles: (handler) => connection.onNotification(vscode_languageserver_protocol_1.DidChangeWatchedFilesNotification.type, handler),
        __textDocumentSync: void 0,
        onDidOpenTextDocument: (handler) => connection.onNotification(vscode_languageserver_protocol_1.DidOpenTextDocumentNotification.type, handler),
        onDidChangeTextDocument: (handler) => connection.onNotification(vscode_languageserver_protocol_1.DidChangeTextDocumentNotification.type, handler),
        onDidCloseTextDocument: (handler) => connection.onNotification(vscode_languageserver_protocol_1.DidCloseTextDocumentNotification.type, handler),
        onWillSaveTextDocument: (handler) => connection.onNotification(vscode_languageserver_protocol_1.WillSaveTextDocumentNotification.type, handler),
        onWillSaveTextDocumentWaitUntil: (handler) => connection.onRequest(vscode_languageserver_protocol_1.WillSaveTextDocumentWaitUntilRequest.type, handler),
        onDidSaveTextDocument: (handler) => connection.onNotification(vscode_languageserver_protocol_1.DidSaveTextDocumentNotification.type, handler),
        sendDiagnostics: (params) => connection.sendNotification(vscode_languageserver_protocol_1.PublishDiagnosticsNotification.type, params),
        onHover: (handler) => connection.onRequest(vscode_languageserver_protocol_1.HoverRequest.type, (params, cancel) => handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), void 0)),
        onCompletion: (handler) => connection.onRequest(vscode_languageserver_protocol_1.CompletionRequest.type, (params, cancel) => handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params))),
        onCompletionResolve: (handler) => connection.onRequest(vscode_languageserver_protocol_1.CompletionResolveRequest.type, handler),
        onSignatureHelp: (handler) => connection.onRequest(vscode_languageserver_protocol_1.SignatureHelpRequest.type, (params, cancel) => handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), void 0)),
        onDeclaration: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DeclarationRequest.type, (params, cancel) => handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params))),
        onDefinition: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DefinitionRequest.type, (params, cancel) => handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params))),
        onTypeDefinition: (handler) => connection.onRequest(vscode_languageserver_protocol_1.TypeDefinitionRequest.type, (params, cancel) => handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params))),
        onImplementation: (handler) => connection.onRequest(vscode_languageserver_protocol_1.ImplementationRequest.type, (params, cancel) => handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params))),
        onReferences: (handler) => connection.onRequest(vscode_languageserver_protocol_1.ReferencesRequest.type, (params, cancel) => handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params))),
        onDocumentHighlight: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentHighlightRequest.type, (params, cancel) => handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params))),
        onDocumentSymbol: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentSymbolRequest.type, (params, cancel) => handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params))),
        onWorkspaceSymbol: (handler) => connection.onRequest(vscode_languageserver_protocol_1.WorkspaceSymbolRequest.type, (params, cancel) => handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params))),
        onWorkspaceSymbolResolve: (handler) => connection.onRequest(vscode_languageserver_protocol_1.WorkspaceSymbolResolveRequest.type, handler),
        onCodeAction: (handler) => connection.onRequest(vscode_languageserver_protocol_1.CodeActionRequest.type, (params, cancel) => handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params))),
        onCodeActionResolve: (handler) => connection.onRequest(vscode_languageserver_protocol_1.CodeActionResolveRequest.type, (params, cancel) => handler(params, cancel)),
        onCodeLens: (handler) => connection.onRequest(vscode_languageserver_protocol_1.CodeLensRequest.type, (params, cancel) => handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params))),
        onCodeLensResolve: (handler) => connection.onRequest(vscode_languageserver_protocol_1.CodeLensResolveRequest.type, (params, cancel) => handler(params, cancel)),
        onDocumentFormatting: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentFormattingRequest.type, (params, cancel) => handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), void 0)),
        onDocumentRangeFormatting: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentRangeFormattingRequest.type, (params, cancel) => handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), void 0)),
        onDocumentRangesFormatting: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentRangesFormattingRequest.type, (params, cancel) => handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), void 0)),
        onDocumentOnTypeFormatting: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentOnTypeFormattingRequest.type, (params, cancel) => handler(params, cancel)),
        onRenameRequest: (handler) => connection.onRequest(vscode_languageserver_protocol_1.RenameRequest.type, (params, cancel) => handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), void 0)),
        onPrepareRename: (handler) => connection.onRequest(vscode_languageserver_protocol_1.PrepareRenameRequest.type, (params, cancel) => handler(params, cancel)),
        onDocumentLinks: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentLinkRequest.type, (params, cancel) => handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params))),
        onDocumentLinkResolve: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentLinkResolveRequest.type, (params, cancel) => handler(params, cancel)),
        onDocumentColor: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentColorRequest.type, (params, cancel) => handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params))),
        onColorPresentation: (handler) => connection.onRequest(vscode_languageserver_protocol_1.ColorPresentationRequest.type, (params, cancel) => handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params))),
        onFoldingRanges: (handler) => connection.onRequest(vscode_languageserver_protocol_1.FoldingRangeRequest.type, (params, cancel) => handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params))),
        onSelectionRanges: (handler) => connection.onRequest(vscode_languageserver_protocol_1.SelectionRangeRequest.type, (params, cancel) => handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params))),
        onExecuteCommand: (handler) => connection.onRequest(vscode_languageserver_protocol_1.ExecuteCommandRequest.type, (params, cancel) => handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), void 0)),
        dispose: () => connection.dispose()
      };
      for (let remote of allRemotes)
        remote.attach(protocolConnection);
      return connection.onRequest(vscode_languageserver_protocol_1.InitializeRequest.type, (params) => {
        watchDog.initialize(params), Is2.string(params.trace) && (tracer.trace = vscode_languageserver_protocol_1.Trace.fromString(params.trace));
        for (let remote of allRemotes)
          remote.initialize(params.capabilities);
        if (initializeHandler) {
          let result = initializeHandler(params, new vscode_languageserver_protocol_1.CancellationTokenSource().token, (0, progress_1.attachWorkDone)(connection, params), void 0);
          return asPromise(result).then((value) => {
            if (value instanceof vscode_languageserver_protocol_1.ResponseError)
              return value;
            let result2 = value;
            result2 || (result2 = { capabilities: {} });
            let capabilities = result2.capabilities;
            capabilities || (capabilities = {}, result2.capabilities = capabilities), capabilities.textDocumentSync === void 0 || capabilities.textDocumentSync === null ? capabilities.textDocumentSync = Is2.number(protocolConnection.__textDocumentSync) ? protocolConnection.__textDocumentSync : vscode_languageserver_protocol_1.TextDocumentSyncKind.None : !Is2.number(capabilities.textDocumentSync) && !Is2.number(capabilities.textDocumentSync.change) && (capabilities.textDocumentSync.change = Is2.number(protocolConnection.__textDocumentSync) ? protocolConnection.__textDocumentSync : vscode_languageserver_protocol_1.TextDocumentSyncKind.None);
            for (let remote of allRemotes)
              remote.fillServerCapabilities(capabilities);
            return result2;
          });
        } else {
          let result = { capabilities: { textDocumentSync: vscode_languageserver_protocol_1.TextDocumentSyncKind.None } };
          for (let remote of allRemotes)
            remote.fillServerCapabilities(result.capabilities);
          return result;
        }
      }), connection.onRequest(vscode_languageserver_protocol_1.ShutdownRequest.type, () => {
        if (watchDog.shutdownReceived = !0, shutdownHandler)
          return shutdownHandler(new vscode_languageserver_protocol_1.CancellationTokenSource().token);
      }), connection.onNotification(vscode_languageserver_protocol_1.ExitNotification.type, () => {
        try {
          if (exitHandler)
            return exitHandler();
        } finally {
          watchDog.shutdownReceived ? watchDog.exit(0) : watchDog.exit(1);
        }
      }), connection.onNotification(vscode_languageserver_protocol_1.SetTraceNotification.type, (params) => {
        tracer.trace = vscode_languageserver_protocol_1.Trace.fromString(params.value);
      }), protocolConnection;
    }
  }
});

// node_modules/vscode-languageserver/lib/common/api.js
var require_api3 = __commonJS({
  "node_modules/vscode-languageserver/lib/common/api.js"(exports) {
    "use strict";
    var __createBinding = exports && exports.__createBinding || (Object.create ? (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k);
      var desc = Object.getOwnPropertyDescriptor(m, k);
      (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = { enumerable: !0, get: function() {
        return m[k];
      } }), Object.defineProperty(o, k2, desc);
    }) : (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k), o[k2] = m[k];
    })), __exportStar = exports && exports.__exportStar || function(m, exports2) {
      for (var p in m) p !== "default" && !Object.prototype.hasOwnProperty.call(exports2, p) && __createBinding(exports2, m, p);
    };
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.ProposedFeatures = exports.NotebookDocuments = exports.TextDocuments = exports.SemanticTokensBuilder = exports.WorkDoneProgressReporter = void 0;
    var semanticTokens_1 = require_semanticTokens();
    Object.defineProperty(exports, "SemanticTokensBuilder", { enumerable: !0, get: function() {
      return semanticTokens_1.SemanticTokensBuilder;
    } });
    var progress_1 = require_progress();
    Object.defineProperty(exports, "WorkDoneProgressReporter", { enumerable: !0, get: function() {
      return progress_1.WorkDoneProgressReporter;
    } });
    __exportStar(require_api2(), exports);
    var textDocuments_1 = require_textDocuments();
    Object.defineProperty(exports, "TextDocuments", { enumerable: !0, get: function() {
      return textDocuments_1.TextDocuments;
    } });
    var notebook_1 = require_notebook();
    Object.defineProperty(exports, "NotebookDocuments", { enumerable: !0, get: function() {
      return notebook_1.NotebookDocuments;
    } });
    __exportStar(require_server(), exports);
    var ProposedFeatures;
    (function(ProposedFeatures2) {
      ProposedFeatures2.all = {
        __brand: "features"
      };
    })(ProposedFeatures || (exports.ProposedFeatures = ProposedFeatures = {}));
  }
});

// node_modules/vscode-languageserver/lib/node/files.js
var require_files = __commonJS({
  "node_modules/vscode-languageserver/lib/node/files.js"(exports) {
    "use strict";
    var __createBinding = exports && exports.__createBinding || (Object.create ? (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k);
      var desc = Object.getOwnPropertyDescriptor(m, k);
      (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = { enumerable: !0, get: function() {
        return m[k];
      } }), Object.defineProperty(o, k2, desc);
    }) : (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k), o[k2] = m[k];
    })), __setModuleDefault = exports && exports.__setModuleDefault || (Object.create ? (function(o, v) {
      Object.defineProperty(o, "default", { enumerable: !0, value: v });
    }) : function(o, v) {
      o.default = v;
    }), __importStar = exports && exports.__importStar || /* @__PURE__ */ (function() {
      var ownKeys = function(o) {
        return ownKeys = Object.getOwnPropertyNames || function(o2) {
          var ar = [];
          for (var k in o2) Object.prototype.hasOwnProperty.call(o2, k) && (ar[ar.length] = k);
          return ar;
        }, ownKeys(o);
      };
      return function(mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) k[i] !== "default" && __createBinding(result, mod, k[i]);
        return __setModuleDefault(result, mod), result;
      };
    })();
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.FileSystem = void 0;
    exports.uriToFilePath = uriToFilePath;
    exports.resolve = resolve;
    exports.resolveGlobalNodePath = resolveGlobalNodePath;
    exports.resolveGlobalYarnPath = resolveGlobalYarnPath;
    exports.resolveModulePath = resolveModulePath;
    var url = __importStar(__require("url")), path = __importStar(__require("path")), fs = __importStar(__require("fs")), child_process_1 = __require("child_process");
    function uriToFilePath(uri) {
      let parsed = url.parse(uri);
      if (parsed.protocol !== "file:" || !parsed.path)
        return;
      let segments = parsed.path.split("/");
      for (let i = 0, len = segments.length; i < len; i++)
        segments[i] = decodeURIComponent(segments[i]);
      if (process.platform === "win32" && segments.length > 1) {
        let first = segments[0], second = segments[1];
        first.length === 0 && second.length > 1 && second[1] === ":" && segments.shift();
      }
      return path.normalize(segments.join("/"));
    }
    function isWindows() {
      return process.platform === "win32";
    }
    function resolve(moduleName, nodePath, cwd, tracer) {
      let nodePathKey = "NODE_PATH", app = [
        "var p = process;",
        "p.on('message',function(m){",
        "if(m.c==='e'){",
        "p.exit(0);",
        "}",
        "else if(m.c==='rs'){",
        "try{",
        "var r=require.resolve(m.a);",
        "p.send({c:'r',s:true,r:r});",
        "}",
        "catch(err){",
        "p.send({c:'r',s:false});",
        "}",
        "}",
        "});"
      ].join("");
      return new Promise((resolve2, reject) => {
        let env = process.env, newEnv = /* @__PURE__ */ Object.create(null);
        Object.keys(env).forEach((key) => newEnv[key] = env[key]), nodePath && fs.existsSync(nodePath) && (newEnv[nodePathKey] ? newEnv[nodePathKey] = nodePath + path.delimiter + newEnv[nodePathKey] : newEnv[nodePathKey] = nodePath, tracer && tracer(`NODE_PATH value is: ${newEnv[nodePathKey]}`)), newEnv.ELECTRON_RUN_AS_NODE = "1";
        try {
          let cp = (0, child_process_1.fork)("", [], {
            cwd,
            env: newEnv,
            execArgv: ["-e", app]
          });
          if (cp.pid === void 0) {
            reject(new Error(`Starting process to resolve node module  ${moduleName} failed`));
            return;
          }
          cp.on("error", (error) => {
            reject(error);
          }), cp.on("message", (message2) => {
            message2.c === "r" && (cp.send({ c: "e" }), message2.s ? resolve2(message2.r) : reject(new Error(`Failed to resolve module: ${moduleName}`)));
          });
          let message = {
            c: "rs",
            a: moduleName
          };
          cp.send(message);
        } catch (error) {
          reject(error);
        }
      });
    }
    function resolveGlobalNodePath(tracer) {
      let npmCommand = "npm", env = /* @__PURE__ */ Object.create(null);
      Object.keys(process.env).forEach((key) => env[key] = process.env[key]), env.NO_UPDATE_NOTIFIER = "true";
      let options = {
        encoding: "utf8",
        env
      };
      isWindows() && (npmCommand = "npm.cmd", options.shell = !0);
      let handler = () => {
      };
      try {
        process.on("SIGPIPE", handler);
        let stdout = (0, child_process_1.spawnSync)(npmCommand, ["config", "get", "prefix"], options).stdout;
        if (!stdout) {
          tracer && tracer("'npm config get prefix' didn't return a value.");
          return;
        }
        let prefix = stdout.trim();
        return tracer && tracer(`'npm config get prefix' value is: ${prefix}`), prefix.length > 0 ? isWindows() ? path.join(prefix, "node_modules") : path.join(prefix, "lib", "node_modules") : void 0;
      } catch {
        return;
      } finally {
        process.removeListener("SIGPIPE", handler);
      }
    }
    function resolveGlobalYarnPath(tracer) {
      let yarnCommand = "yarn", options = {
        encoding: "utf8"
      };
      isWindows() && (yarnCommand = "yarn.cmd", options.shell = !0);
      let handler = () => {
      };
      try {
        process.on("SIGPIPE", handler);
        let results = (0, child_process_1.spawnSync)(yarnCommand, ["global", "dir", "--json"], options), stdout = results.stdout;
        if (!stdout) {
          tracer && (tracer("'yarn global dir' didn't return a value."), results.stderr && tracer(results.stderr));
          return;
        }
        let lines = stdout.trim().split(/\r?\n/);
        for (let line of lines)
          try {
            let yarn = JSON.parse(line);
            if (yarn.type === "log")
              return path.join(yarn.data, "node_modules");
          } catch {
          }
        return;
      } catch {
        return;
      } finally {
        process.removeListener("SIGPIPE", handler);
      }
    }
    var FileSystem;
    (function(FileSystem2) {
      let _isCaseSensitive;
      function isCaseSensitive() {
        return _isCaseSensitive !== void 0 || (process.platform === "win32" ? _isCaseSensitive = !1 : _isCaseSensitive = !fs.existsSync(__filename.toUpperCase()) || !fs.existsSync(__filename.toLowerCase())), _isCaseSensitive;
      }
      FileSystem2.isCaseSensitive = isCaseSensitive;
      function isParent(parent, child) {
        return isCaseSensitive() ? path.normalize(child).indexOf(path.normalize(parent)) === 0 : path.normalize(child).toLowerCase().indexOf(path.normalize(parent).toLowerCase()) === 0;
      }
      FileSystem2.isParent = isParent;
    })(FileSystem || (exports.FileSystem = FileSystem = {}));
    function resolveModulePath(workspaceRoot, moduleName, nodePath, tracer) {
      return nodePath ? (path.isAbsolute(nodePath) || (nodePath = path.join(workspaceRoot, nodePath)), resolve(moduleName, nodePath, nodePath, tracer).then((value) => FileSystem.isParent(nodePath, value) ? value : Promise.reject(new Error(`Failed to load ${moduleName} from node path location.`))).then(void 0, (_error) => resolve(moduleName, resolveGlobalNodePath(tracer), workspaceRoot, tracer))) : resolve(moduleName, resolveGlobalNodePath(tracer), workspaceRoot, tracer);
    }
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/node/ril.js
var require_ril = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/node/ril.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var util_1 = __require("util"), api_1 = require_api(), MessageBuffer = class _MessageBuffer extends api_1.AbstractMessageBuffer {
      static emptyBuffer = Buffer.allocUnsafe(0);
      constructor(encoding = "utf-8") {
        super(encoding);
      }
      emptyBuffer() {
        return _MessageBuffer.emptyBuffer;
      }
      fromString(value, encoding) {
        return Buffer.from(value, encoding);
      }
      toString(value, encoding) {
        return value instanceof Buffer ? value.toString(encoding) : new util_1.TextDecoder(encoding).decode(value);
      }
      asNative(buffer, length) {
        return length === void 0 ? buffer instanceof Buffer ? buffer : Buffer.from(buffer) : buffer instanceof Buffer ? buffer.slice(0, length) : Buffer.from(buffer, 0, length);
      }
      allocNative(length) {
        return Buffer.allocUnsafe(length);
      }
    }, ReadableStreamWrapper = class {
      stream;
      constructor(stream) {
        this.stream = stream;
      }
      onClose(listener) {
        return this.stream.on("close", listener), api_1.Disposable.create(() => this.stream.off("close", listener));
      }
      onError(listener) {
        return this.stream.on("error", listener), api_1.Disposable.create(() => this.stream.off("error", listener));
      }
      onEnd(listener) {
        return this.stream.on("end", listener), api_1.Disposable.create(() => this.stream.off("end", listener));
      }
      onData(listener) {
        return this.stream.on("data", listener), api_1.Disposable.create(() => this.stream.off("data", listener));
      }
    }, WritableStreamWrapper = class {
      stream;
      constructor(stream) {
        this.stream = stream;
      }
      onClose(listener) {
        return this.stream.on("close", listener), api_1.Disposable.create(() => this.stream.off("close", listener));
      }
      onError(listener) {
        return this.stream.on("error", listener), api_1.Disposable.create(() => this.stream.off("error", listener));
      }
      onEnd(listener) {
        return this.stream.on("end", listener), api_1.Disposable.create(() => this.stream.off("end", listener));
      }
      write(data, encoding) {
        return new Promise((resolve, reject) => {
          let callback = (error) => {
            error == null ? resolve() : reject(error);
          };
          typeof data == "string" ? this.stream.write(data, encoding, callback) : this.stream.write(data, callback);
        });
      }
      end() {
        this.stream.end();
      }
    }, _ril = Object.freeze({
      messageBuffer: Object.freeze({
        create: (encoding) => new MessageBuffer(encoding)
      }),
      applicationJson: Object.freeze({
        encoder: Object.freeze({
          name: "application/json",
          encode: (msg, options) => {
            try {
              return Promise.resolve(Buffer.from(JSON.stringify(msg, void 0, 0), options.charset));
            } catch (err) {
              return Promise.reject(err);
            }
          }
        }),
        decoder: Object.freeze({
          name: "application/json",
          decode: (buffer, options) => {
            try {
              return buffer instanceof Buffer ? Promise.resolve(JSON.parse(buffer.toString(options.charset))) : Promise.resolve(JSON.parse(new util_1.TextDecoder(options.charset).decode(buffer)));
            } catch (err) {
              return Promise.reject(err);
            }
          }
        })
      }),
      stream: Object.freeze({
        asReadableStream: (stream) => new ReadableStreamWrapper(stream),
        asWritableStream: (stream) => new WritableStreamWrapper(stream)
      }),
      console,
      timer: Object.freeze({
        setTimeout(callback, ms, ...args) {
          let handle = setTimeout(callback, ms, ...args);
          return { dispose: () => clearTimeout(handle) };
        },
        setImmediate(callback, ...args) {
          let handle = setImmediate(callback, ...args);
          return { dispose: () => clearImmediate(handle) };
        },
        setInterval(callback, ms, ...args) {
          let handle = setInterval(callback, ms, ...args);
          return { dispose: () => clearInterval(handle) };
        }
      })
    });
    function RIL() {
      return _ril;
    }
    (function(RIL2) {
      function install() {
        api_1.RAL.install(_ril);
      }
      RIL2.install = install;
    })(RIL || (RIL = {}));
    exports.default = RIL;
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/node/main.js
var require_main = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-jsonrpc/lib/node/main.js"(exports) {
    "use strict";
    var __createBinding = exports && exports.__createBinding || (Object.create ? (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k);
      var desc = Object.getOwnPropertyDescriptor(m, k);
      (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = { enumerable: !0, get: function() {
        return m[k];
      } }), Object.defineProperty(o, k2, desc);
    }) : (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k), o[k2] = m[k];
    })), __setModuleDefault = exports && exports.__setModuleDefault || (Object.create ? (function(o, v) {
      Object.defineProperty(o, "default", { enumerable: !0, value: v });
    }) : function(o, v) {
      o.default = v;
    }), __importStar = exports && exports.__importStar || /* @__PURE__ */ (function() {
      var ownKeys = function(o) {
        return ownKeys = Object.getOwnPropertyNames || function(o2) {
          var ar = [];
          for (var k in o2) Object.prototype.hasOwnProperty.call(o2, k) && (ar[ar.length] = k);
          return ar;
        }, ownKeys(o);
      };
      return function(mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) k[i] !== "default" && __createBinding(result, mod, k[i]);
        return __setModuleDefault(result, mod), result;
      };
    })(), __exportStar = exports && exports.__exportStar || function(m, exports2) {
      for (var p in m) p !== "default" && !Object.prototype.hasOwnProperty.call(exports2, p) && __createBinding(exports2, m, p);
    }, __importDefault = exports && exports.__importDefault || function(mod) {
      return mod && mod.__esModule ? mod : { default: mod };
    };
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.StreamMessageWriter = exports.StreamMessageReader = exports.SocketMessageWriter = exports.SocketMessageReader = exports.PortMessageWriter = exports.PortMessageReader = exports.IPCMessageWriter = exports.IPCMessageReader = void 0;
    exports.generateRandomPipeName = generateRandomPipeName;
    exports.createClientPipeTransport = createClientPipeTransport;
    exports.createServerPipeTransport = createServerPipeTransport;
    exports.createClientSocketTransport = createClientSocketTransport;
    exports.createServerSocketTransport = createServerSocketTransport;
    exports.createMessageConnection = createMessageConnection;
    var ril_1 = __importDefault(require_ril());
    ril_1.default.install();
    var path = __importStar(__require("path")), os = __importStar(__require("os")), fs = __importStar(__require("fs")), crypto_1 = __require("crypto"), net_1 = __require("net"), api_1 = require_api();
    __exportStar(require_api(), exports);
    var IPCMessageReader = class extends api_1.AbstractMessageReader {
      process;
      constructor(process2) {
        super(), this.process = process2;
        let eventEmitter = this.process;
        eventEmitter.on("error", (error) => this.fireError(error)), eventEmitter.on("close", () => this.fireClose());
      }
      listen(callback) {
        return this.process.on("message", callback), api_1.Disposable.create(() => this.process.off("message", callback));
      }
    };
    exports.IPCMessageReader = IPCMessageReader;
    var IPCMessageWriter = class extends api_1.AbstractMessageWriter {
      process;
      errorCount;
      constructor(process2) {
        super(), this.process = process2, this.errorCount = 0;
        let eventEmitter = this.process;
        eventEmitter.on("error", (error) => this.fireError(error)), eventEmitter.on("close", () => this.fireClose);
      }
      write(msg) {
        try {
          return typeof this.process.send == "function" && this.process.send(msg, void 0, void 0, (error) => {
            error ? (this.errorCount++, this.handleError(error, msg)) : this.errorCount = 0;
          }), Promise.resolve();
        } catch (error) {
          return this.handleError(error, msg), Promise.reject(error);
        }
      }
      handleError(error, msg) {
        this.errorCount++, this.fireError(error, msg, this.errorCount);
      }
      end() {
      }
    };
    exports.IPCMessageWriter = IPCMessageWriter;
    var PortMessageReader = class extends api_1.AbstractMessageReader {
      onData;
      constructor(port) {
        super(), this.onData = new api_1.Emitter(), port.on("close", () => this.fireClose), port.on("error", (error) => this.fireError(error)), port.on("message", (message) => {
          this.onData.fire(message);
        });
      }
      listen(callback) {
        return this.onData.event(callback);
      }
    };
    exports.PortMessageReader = PortMessageReader;
    var PortMessageWriter = class extends api_1.AbstractMessageWriter {
      port;
      errorCount;
      constructor(port) {
        super(), this.port = port, this.errorCount = 0, port.on("close", () => this.fireClose()), port.on("error", (error) => this.fireError(error));
      }
      write(msg) {
        try {
          return this.port.postMessage(msg), Promise.resolve();
        } catch (error) {
          return this.handleError(error, msg), Promise.reject(error);
        }
      }
      handleError(error, msg) {
        this.errorCount++, this.fireError(error, msg, this.errorCount);
      }
      end() {
      }
    };
    exports.PortMessageWriter = PortMessageWriter;
    var SocketMessageReader = class extends api_1.ReadableStreamMessageReader {
      constructor(socket, encoding = "utf-8") {
        super((0, ril_1.default)().stream.asReadableStream(socket), encoding);
      }
    };
    exports.SocketMessageReader = SocketMessageReader;
    var SocketMessageWriter = class extends api_1.WriteableStreamMessageWriter {
      socket;
      constructor(socket, options) {
        super((0, ril_1.default)().stream.asWritableStream(socket), options), this.socket = socket;
      }
      dispose() {
        super.dispose(), this.socket.destroy();
      }
    };
    exports.SocketMessageWriter = SocketMessageWriter;
    var StreamMessageReader2 = class extends api_1.ReadableStreamMessageReader {
      constructor(readable, encoding) {
        super((0, ril_1.default)().stream.asReadableStream(readable), encoding);
      }
    };
    exports.StreamMessageReader = StreamMessageReader2;
    var StreamMessageWriter2 = class extends api_1.WriteableStreamMessageWriter {
      constructor(writable, options) {
        super((0, ril_1.default)().stream.asWritableStream(writable), options);
      }
    };
    exports.StreamMessageWriter = StreamMessageWriter2;
    var XDG_RUNTIME_DIR = process.env.XDG_RUNTIME_DIR, safeIpcPathLengths = /* @__PURE__ */ new Map([
      ["linux", 107],
      ["darwin", 102]
    ]);
    function generateRandomPipeName() {
      if (process.platform === "win32")
        return `\\\\.\\pipe\\lsp-${(0, crypto_1.randomBytes)(16).toString("hex")}-sock`;
      let randomLength = 32, fixedLength = 10, tmpDir = fs.realpathSync(XDG_RUNTIME_DIR ?? os.tmpdir()), limit = safeIpcPathLengths.get(process.platform);
      if (limit !== void 0 && (randomLength = Math.min(limit - tmpDir.length - fixedLength, randomLength)), randomLength < 16)
        throw new Error(`Unable to generate a random pipe name with ${randomLength} characters.`);
      let randomSuffix = (0, crypto_1.randomBytes)(Math.floor(randomLength / 2)).toString("hex");
      return path.join(tmpDir, `lsp-${randomSuffix}.sock`);
    }
    function createClientPipeTransport(pipeName, encoding = "utf-8") {
      let connectResolve, connected = new Promise((resolve, _reject) => {
        connectResolve = resolve;
      });
      return new Promise((resolve, reject) => {
        let server = (0, net_1.createServer)((socket) => {
          server.close(), connectResolve([
            new SocketMessageReader(socket, encoding),
            new SocketMessageWriter(socket, encoding)
          ]);
        });
        server.on("error", reject), server.listen(pipeName, () => {
          server.removeListener("error", reject), resolve({
            onConnected: () => connected
          });
        });
      });
    }
    function createServerPipeTransport(pipeName, encoding = "utf-8") {
      let socket = (0, net_1.createConnection)(pipeName);
      return [
        new SocketMessageReader(socket, encoding),
        new SocketMessageWriter(socket, encoding)
      ];
    }
    function createClientSocketTransport(port, encoding = "utf-8") {
      let connectResolve, connected = new Promise((resolve, _reject) => {
        connectResolve = resolve;
      });
      return new Promise((resolve, reject) => {
        let server = (0, net_1.createServer)((socket) => {
          server.close(), connectResolve([
            new SocketMessageReader(socket, encoding),
            new SocketMessageWriter(socket, encoding)
          ]);
        });
        server.on("error", reject), server.listen(port, "127.0.0.1", () => {
          server.removeListener("error", reject);
          let address = server.address();
          if (address === null || typeof address == "string") {
            reject(new Error(`Unexpected server address: ${address}`));
            return;
          }
          let boundPort = address.port;
          resolve({
            port: () => boundPort,
            onConnected: () => connected
          });
        });
      });
    }
    function createServerSocketTransport(port, encoding = "utf-8") {
      let socket = (0, net_1.createConnection)(port, "127.0.0.1");
      return [
        new SocketMessageReader(socket, encoding),
        new SocketMessageWriter(socket, encoding)
      ];
    }
    function isReadableStream(value) {
      let candidate = value;
      return candidate.read !== void 0 && candidate.addListener !== void 0;
    }
    function isWritableStream(value) {
      let candidate = value;
      return candidate.write !== void 0 && candidate.addListener !== void 0;
    }
    function createMessageConnection(input, output, logger, options) {
      logger || (logger = api_1.NullLogger);
      let reader = isReadableStream(input) ? new StreamMessageReader2(input) : input, writer = isWritableStream(output) ? new StreamMessageWriter2(output) : output;
      return api_1.ConnectionStrategy.is(options) && (options = { connectionStrategy: options }), (0, api_1.createMessageConnection)(reader, writer, logger, options);
    }
  }
});

// node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/node/main.js
var require_main2 = __commonJS({
  "node_modules/vscode-languageserver/node_modules/vscode-languageserver-protocol/lib/node/main.js"(exports) {
    "use strict";
    var __createBinding = exports && exports.__createBinding || (Object.create ? (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k);
      var desc = Object.getOwnPropertyDescriptor(m, k);
      (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = { enumerable: !0, get: function() {
        return m[k];
      } }), Object.defineProperty(o, k2, desc);
    }) : (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k), o[k2] = m[k];
    })), __exportStar = exports && exports.__exportStar || function(m, exports2) {
      for (var p in m) p !== "default" && !Object.prototype.hasOwnProperty.call(exports2, p) && __createBinding(exports2, m, p);
    };
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.createProtocolConnection = createProtocolConnection2;
    var node_1 = require_main();
    __exportStar(require_main(), exports);
    __exportStar(require_api2(), exports);
    function createProtocolConnection2(input, output, logger, options) {
      return (0, node_1.createMessageConnection)(input, output, logger, options);
    }
  }
});

// node_modules/vscode-languageserver/lib/node/main.js
var require_main3 = __commonJS({
  "node_modules/vscode-languageserver/lib/node/main.js"(exports) {
    "use strict";
    var __createBinding = exports && exports.__createBinding || (Object.create ? (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k);
      var desc = Object.getOwnPropertyDescriptor(m, k);
      (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = { enumerable: !0, get: function() {
        return m[k];
      } }), Object.defineProperty(o, k2, desc);
    }) : (function(o, m, k, k2) {
      k2 === void 0 && (k2 = k), o[k2] = m[k];
    })), __setModuleDefault = exports && exports.__setModuleDefault || (Object.create ? (function(o, v) {
      Object.defineProperty(o, "default", { enumerable: !0, value: v });
    }) : function(o, v) {
      o.default = v;
    }), __importStar = exports && exports.__importStar || /* @__PURE__ */ (function() {
      var ownKeys = function(o) {
        return ownKeys = Object.getOwnPropertyNames || function(o2) {
          var ar = [];
          for (var k in o2) Object.prototype.hasOwnProperty.call(o2, k) && (ar[ar.length] = k);
          return ar;
        }, ownKeys(o);
      };
      return function(mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) k[i] !== "default" && __createBinding(result, mod, k[i]);
        return __setModuleDefault(result, mod), result;
      };
    })(), __exportStar = exports && exports.__exportStar || function(m, exports2) {
      for (var p in m) p !== "default" && !Object.prototype.hasOwnProperty.call(exports2, p) && __createBinding(exports2, m, p);
    };
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.Files = void 0;
    exports.createConnection = createConnection2;
    var node_util_1 = __require("node:util"), Is2 = __importStar(require_is3()), server_1 = require_server(), fm = __importStar(require_files()), node_1 = require_main2();
    __exportStar(require_main2(), exports);
    __exportStar(require_api3(), exports);
    var Files;
    (function(Files2) {
      Files2.uriToFilePath = fm.uriToFilePath, Files2.resolveGlobalNodePath = fm.resolveGlobalNodePath, Files2.resolveGlobalYarnPath = fm.resolveGlobalYarnPath, Files2.resolve = fm.resolve, Files2.resolveModulePath = fm.resolveModulePath;
    })(Files || (exports.Files = Files = {}));
    var _protocolConnection;
    function endProtocolConnection() {
      if (_protocolConnection !== void 0)
        try {
          _protocolConnection.end();
        } catch {
        }
    }
    var _shutdownReceived = !1, exitTimer;
    function setupExitTimer() {
      let argName = "--clientProcessId";
      function runTimer(value) {
        try {
          let processId = parseInt(value);
          isNaN(processId) || (exitTimer = setInterval(() => {
            try {
              process.kill(processId, 0);
            } catch {
              endProtocolConnection(), process.exit(_shutdownReceived ? 0 : 1);
            }
          }, 3e3));
        } catch {
        }
      }
      for (let i = 2; i < process.argv.length; i++) {
        let arg = process.argv[i];
        if (arg === argName && i + 1 < process.argv.length) {
          runTimer(process.argv[i + 1]);
          return;
        } else {
          let args = arg.split("=");
          args[0] === argName && runTimer(args[1]);
        }
      }
    }
    setupExitTimer();
    var watchDog = {
      initialize: (params) => {
        let processId = params.processId;
        Is2.number(processId) && exitTimer === void 0 && setInterval(() => {
          try {
            process.kill(processId, 0);
          } catch {
            process.exit(_shutdownReceived ? 0 : 1);
          }
        }, 3e3);
      },
      get shutdownReceived() {
        return _shutdownReceived;
      },
      set shutdownReceived(value) {
        _shutdownReceived = value;
      },
      exit: (code) => {
        endProtocolConnection(), process.exit(code);
      }
    };
    function createConnection2(arg1, arg2, arg3, arg4) {
      let factories, input, output, options;
      return arg1 !== void 0 && arg1.__brand === "features" && (factories = arg1, arg1 = arg2, arg2 = arg3, arg3 = arg4), node_1.ConnectionStrategy.is(arg1) || node_1.ConnectionOptions.is(arg1) ? options = arg1 : (input = arg1, output = arg2, options = arg3), _createConnection(input, output, options, factories);
    }
    function _createConnection(input, output, options, factories) {
      let stdio = !1;
      if (!input && !output && process.argv.length > 2) {
        let port, pipeName, argv = process.argv.slice(2);
        for (let i = 0; i < argv.length; i++) {
          let arg = argv[i];
          if (arg === "--node-ipc") {
            input = new node_1.IPCMessageReader(process), output = new node_1.IPCMessageWriter(process);
            break;
          } else if (arg === "--stdio") {
            stdio = !0, input = process.stdin, output = process.stdout;
            break;
          } else if (arg === "--socket") {
            port = parseInt(argv[i + 1]);
            break;
          } else if (arg === "--pipe") {
            pipeName = argv[i + 1];
            break;
          } else {
            let args = arg.split("=");
            if (args[0] === "--socket") {
              port = parseInt(args[1]);
              break;
            } else if (args[0] === "--pipe") {
              pipeName = args[1];
              break;
            }
          }
        }
        if (port) {
          let transport = (0, node_1.createServerSocketTransport)(port);
          input = transport[0], output = transport[1];
        } else if (pipeName) {
          let transport = (0, node_1.createServerPipeTransport)(pipeName);
          input = transport[0], output = transport[1];
        }
      }
      let commandLineMessage = "Use arguments of createConnection or set command line parameters: '--node-ipc', '--stdio' or '--socket={number}'";
      if (!input)
        throw new Error("Connection input stream is not set. " + commandLineMessage);
      if (!output)
        throw new Error("Connection output stream is not set. " + commandLineMessage);
      if (Is2.func(input.read) && Is2.func(input.on)) {
        let inputStream = input;
        inputStream.on("end", () => {
          endProtocolConnection(), process.exit(_shutdownReceived ? 0 : 1);
        }), inputStream.on("close", () => {
          endProtocolConnection(), process.exit(_shutdownReceived ? 0 : 1);
        });
      }
      let connectionFactory = (logger) => {
        let result = (0, node_1.createProtocolConnection)(input, output, logger, options);
        return stdio && patchConsole(logger), result;
      };
      return (0, server_1.createConnection)(connectionFactory, watchDog, factories);
    }
    function patchConsole(logger) {
      function serialize(args) {
        return args.map((arg) => typeof arg == "string" ? arg : (0, node_util_1.inspect)(arg)).join(" ");
      }
      let counters = /* @__PURE__ */ new Map();
      console.assert = function(assertion, ...args) {
        if (!assertion)
          if (args.length === 0)
            logger.error("Assertion failed");
          else {
            let [message, ...rest] = args;
            logger.error(`Assertion failed: ${message} ${serialize(rest)}`);
          }
      }, console.count = function(label = "default") {
        let message = String(label), counter = counters.get(message) ?? 0;
        counter += 1, counters.set(message, counter), logger.log(`${message}: ${message}`);
      }, console.countReset = function(label) {
        label === void 0 ? counters.clear() : counters.delete(String(label));
      }, console.debug = function(...args) {
        logger.log(serialize(args));
      }, console.dir = function(arg, options) {
        logger.log((0, node_util_1.inspect)(arg, options));
      }, console.log = function(...args) {
        logger.log(serialize(args));
      }, console.error = function(...args) {
        logger.error(serialize(args));
      }, console.trace = function(...args) {
        let stack = new Error().stack.replace(/(.+\n){2}/, ""), message = "Trace";
        args.length !== 0 && (message += `: ${serialize(args)}`), logger.log(`${message}
${stack}`);
      }, console.warn = function(...args) {
        logger.warn(serialize(args));
      }, console.info = function(...args) {
        logger.info(serialize(args));
      };
    }
  }
});

// src/editor/folder-contents.ts
import { isDeepStrictEqual } from "node:util";

// src/workspace/unsaved.ts
function unsavedWorkspace(disk, texts, watch) {
  let entries = () => [...texts.paths()].map((path) => ({ path, kind: "file" })), readOpen = (path) => {
    let text = texts.textOf(path);
    return text === void 0 ? void 0 : { kind: "file", bytes: new TextEncoder().encode(text) };
  };
  return {
    name: disk.name,
    list: async (folder) => mergeEntries(
      await disk.list(folder),
      entries().filter(({ path }) => isBelow(path, folder))
    ),
    find: async (query) => {
      let { endText } = readEndings(query.endings), found = await disk.find(query), open = entries().filter(({ path }) => endText(path));
      return { ...found, entries: mergeEntries(found.entries, open) };
    },
    read: async (path) => (await watch(path), readOpen(path) ?? disk.read(path)),
    readUpTo: async (path, maxBytes) => {
      await watch(path);
      let open = readOpen(path);
      return open === void 0 ? await (disk.readUpTo?.(path, maxBytes) ?? disk.read(path)) : refuseLarge(open, maxBytes);
    },
    sizeOf: async (path) => {
      let open = readOpen(path);
      return open?.kind === "file" ? open.bytes.length : disk.sizeOf?.(path);
    }
  };
}
function refuseLarge(file, maxBytes) {
  return file.kind === "file" && file.bytes.length > maxBytes ? { kind: "too-large", bytes: file.bytes.length } : file;
}

// src/editor/folder-contents.ts
var NO_RESULTS = { findings: /* @__PURE__ */ new Map(), files: /* @__PURE__ */ new Map(), repository: void 0 }, READS_BETWEEN_BREATHS = 16;
function watchReads({ breathe }, isDisposed) {
  let recorded, reads = 0;
  return {
    watch: async (path) => {
      if (recorded?.add(path), reads += 1, reads % READS_BETWEEN_BREATHS === 0 && (await breathe(), isDisposed()))
        throw new Error("the folder was closed");
    },
    record: () => (recorded = /* @__PURE__ */ new Set(), recorded),
    stop: () => {
      recorded = void 0;
    }
  };
}
async function configure(folder, disk, texts, { watch }) {
  let workspace = unsavedWorkspace(disk, texts, watch), read = await readTerms2(folder, workspace), { repositoryName } = read.terms.terms, terms = {
    ...read.terms.terms,
    ...repositoryName && { repositoryName: lazily(repositoryName) }
  };
  return {
    ...read.terms,
    terms,
    disk,
    readFrom: new Set(read.terms.readFrom),
    checker: openChecker(RULES, terms.config),
    ...read.problem && { problem: read.problem }
  };
}
async function readTerms2(folder, workspace) {
  try {
    return { terms: await folder.readTerms(workspace) };
  } catch (error) {
    if (!(error instanceof UserError))
      throw error;
    let missing = { kind: "missing" }, terms = await folder.readTerms({
      ...workspace,
      read: () => Promise.resolve(missing),
      readUpTo: () => Promise.resolve(missing)
    }), [path = ""] = terms.readFrom;
    return {
      terms: { ...terms, guidance: { ...terms.guidance, repository: workspace } },
      problem: describeWrongTerms(error, path)
    };
  }
}
var CONFIGURATION_CODE = "configuration";
function describeWrongTerms({ message, hint, place: place2 }, path) {
  let start = { line: place2?.line ?? 1, column: place2?.column ?? 1 };
  return {
    rule: CONFIGURATION_CODE,
    severity: "error",
    path: place2?.path ?? path,
    start,
    end: { ...start, column: start.column + 1 },
    message,
    ...hint === void 0 ? {} : { hint }
  };
}
async function listFolder({ guidance, options, terms, disk }, texts, { watch, record, stop }, last) {
  let whole = unsavedWorkspace(disk, texts, watch), workspace = last?.workspace ?? await listOnce(whole), reads = record(), { compatibility, workspaceFolders } = options, listing = await listFiles({ ...guidance, repository: workspace, compatibility, workspaceFolders }).finally(
    stop
  );
  if (last !== void 0 && areEqual(last.listing, listing))
    return { ...last, reads };
  let repository = await viewRepository(workspace, listing, whole, terms.repositoryName);
  return {
    workspace,
    listing,
    subject: { files: listing.files, given: listing.problems, repository },
    byPath: new Map(listing.files.map((file) => [file.path, file])),
    reads,
    linked: await findLinked(workspace, listing, repository)
  };
}
function areEqual(before, now) {
  return isDeepStrictEqual(before.settings, now.settings) && isDeepStrictEqual(before.problems, now.problems) && isDeepStrictEqual(before.files.map(describeFile), now.files.map(describeFile));
}
function describeFile(file) {
  let { path, kind, level, root, standing, clients, name } = file;
  return { path, kind, level, root, standing, clients, name };
}
async function findLinked(workspace, { files }, { paths }) {
  let links = new Set(paths.entries.flatMap(({ path, kind }) => kind === "symlink" ? [path] : [])), found = /* @__PURE__ */ new Map(), linked = links.size === 0 ? [] : files.filter(({ path }) => [path, ...parentsOf(path)].some((one) => links.has(one)));
  for (let { path } of linked) {
    let reads = /* @__PURE__ */ new Set(), recording = {
      ...workspace,
      read: (one) => (reads.add(one), workspace.read(one)),
      readUpTo: (one, most) => (reads.add(one), workspace.readUpTo?.(one, most) ?? workspace.read(one))
    };
    await readBytes(recording, path, 0);
    for (let read of reads)
      found.set(read, [...found.get(read) ?? [], path]);
  }
  return found;
}
function withLinked(edits, { linked }) {
  return new Set([...edits].flatMap((path) => [path, ...linked.get(path) ?? []]));
}
async function checkFolder({ checker, terms, problem }, { subject, listing, byPath }, changed, last) {
  let checked = await checker.check(subject, changed), { diagnostics } = concludeValidation(checked, listing.files, terms), all = problem === void 0 ? diagnostics : [...diagnostics, problem], findings = new Map(
    [...groupBy(all, ({ path }) => path)].map(([path, own]) => {
      let before = last.findings.get(path);
      return [path, before !== void 0 && isDeepStrictEqual(before, own) ? before : own];
    })
  );
  return last.repository === subject.repository && last.findings.size === findings.size && [...findings].every(([path, own]) => last.findings.get(path) === own) ? last : { findings, files: byPath, repository: subject.repository };
}

// src/editor/protocol.ts
var import_vscode_languageserver = __toESM(require_api3(), 1), import_node = __toESM(require_main3(), 1), import_vscode_languageserver2 = __toESM(require_api3(), 1);
function connect({ input, output }, ended) {
  let watchDog = { shutdownReceived: !1, initialize: () => {
  }, exit: ended }, end = () => ended(watchDog.shutdownReceived ? 0 : 1);
  input.on("end", end), input.on("close", end);
  let reader = new import_node.StreamMessageReader(input);
  reader.partialMessageTimeout = 0;
  let writer = new import_node.StreamMessageWriter(output);
  return (0, import_vscode_languageserver.createConnection)((logger) => (0, import_node.createProtocolConnection)(reader, writer, logger), watchDog);
}

// src/editor/editor-diagnostics.ts
var SEVERITIES = {
  error: import_vscode_languageserver2.DiagnosticSeverity.Error,
  warning: import_vscode_languageserver2.DiagnosticSeverity.Warning,
  info: import_vscode_languageserver2.DiagnosticSeverity.Information
}, DEPRECATIONS = /-(?:deprecated|renamed|retired)$/;
function editorDiagnostic(finding, document) {
  let { rule, severity, message, why, hint } = finding, locate = locateIn(document);
  return {
    range: { start: locate(finding.start), end: locate(finding.end) },
    severity: SEVERITIES[severity],
    source: "housestyle",
    code: rule,
    ...rule === CONFIGURATION_CODE ? {} : { codeDescription: { href: ruleUrl(rule) } },
    message: [message, why, hint, otherPathsSentence(finding)].filter((part) => part !== void 0 && part !== "").join(`
`),
    ...DEPRECATIONS.test(rule) && { tags: [import_vscode_languageserver2.DiagnosticTag.Deprecated] }
  };
}
function locateIn(shown) {
  if (shown === void 0)
    return ({ line, column }) => ({ line: line - 1, character: column - 1 });
  let { document, hiddenStart } = shown, { lineStarts } = sourceText("", document.text);
  return ({ line, column }) => {
    let start = at(lineStarts, Math.min(line, lineStarts.length) - 1);
    return document.positionAt(Math.max(0, start + column - 1 - (line === 1 ? hiddenStart : 0)));
  };
}

// src/editor/folder-paths.ts
import { fileURLToPath, pathToFileURL } from "node:url";
import { isAbsolute, join, relative, sep } from "node:path";
function filePathOf(uri) {
  try {
    return uri.startsWith("file:") ? fileURLToPath(uri) : void 0;
  } catch {
    return;
  }
}
function pathBelow(root, file) {
  let path = relative(root, file);
  return path === "" || isAbsolute(path) || path.split(sep)[0] === ".." ? void 0 : path.split(sep).join("/");
}
function uriBelow(root, path) {
  return path === "" || path.startsWith("~/") || /^[^/]+\/[^/]*:/.test(path) ? void 0 : pathToFileURL(join(root, path)).href;
}

// src/editor/cursor.ts
function findHead(text) {
  let opening = /^---[ \t]*\r?\n/.exec(text)?.[0];
  if (opening === void 0)
    return;
  let rest = text.slice(0, 16384), closing = /^---[ \t]*\r?$/gm;
  closing.lastIndex = opening.length;
  let found = closing.exec(rest), end = found?.index ?? rest.length, bodyStart = found === null ? text.length : Math.min(text.length, found.index + found[0].length + 1);
  return { block: { start: opening.length, end }, bodyStart };
}
function cursorAt(text, offset) {
  let head = findHead(text);
  return head === void 0 || offset >= head.bodyStart ? { kind: "body" } : offset < head.block.start || offset > head.block.end ? { kind: "nothing" } : cursorInHead(text, head, offset);
}
var LINE = /^( *)(- *)?(?:([\w-]+) *(:(?= |\r?$)|$))?/;
function cursorInHead(text, { block }, offset) {
  let start = text.lastIndexOf(`
`, offset - 1) + 1, newline = text.indexOf(`
`, start), end = newline < 0 ? text.length : newline, line = text.slice(start, end).replace(/\r$/, ""), [whole, indentation = "", mark = "", name, colon] = LINE.exec(line) ?? [""];
  if (line.trimStart().startsWith("#"))
    return { kind: "nothing" };
  let isTop = indentation === "" && mark === "", owner = isTop ? void 0 : findOwner(text, block.start, start), nameStart = start + indentation.length + mark.length, hasKey = name !== void 0 && colon === ":";
  if (hasKey && offset > nameStart + name.length) {
    let written2 = trim(text, { start: start + whole.length, end: start + line.length });
    return { kind: "value", key: name, ...parentOf(owner), written: written2, word: wordAt(text, written2, offset) };
  }
  if (isTop || hasKey) {
    let word = { start: nameStart, end: nameStart + (name ?? "").length };
    return { kind: "key", name: name ?? "", ...parentOf(owner), word };
  }
  if (owner === void 0)
    return { kind: "nothing" };
  let written = trim(text, { start: nameStart, end: start + line.length });
  return { kind: "value", key: owner, written, word: wordAt(text, written, offset) };
}
function parentOf(owner) {
  return owner === void 0 ? {} : { parent: owner };
}
function findOwner(text, blockStart, lineStart) {
  return text.slice(blockStart, lineStart).split(`
`).toReversed().map((line) => /^([\w-]+) *:/.exec(line)?.[1]).find((name) => name !== void 0);
}
function trim(text, { start, end }) {
  let written = text.slice(start, end), lead = written.length - written.trimStart().length;
  return { start: start + lead, end: start + Math.max(lead, written.trimEnd().length) };
}
function wordAt(text, { start, end }, offset) {
  let at2 = Math.max(start, Math.min(offset, end)), wordStart = at2;
  for (; wordStart > start && !SEPARATORS.has(text.charAt(wordStart - 1)); )
    wordStart -= 1;
  let wordEnd = at2;
  for (; wordEnd < end && !SEPARATORS.has(text.charAt(wordEnd)); )
    wordEnd += 1;
  return offset > end ? { start: offset, end: offset } : trim(text, { start: wordStart, end: wordEnd });
}
var SEPARATORS = /* @__PURE__ */ new Set([",", "[", "]", "{", "}", '"', "'"]);

// src/editor/suppress.ts
var JSON_WITH_COMMENTS = /(?:^|\/)\.vscode\/[^/]+\.json$|\.code-workspace$|\.jsonc$/;
function suppress({ rule, start }, { path }, text) {
  let { lineStarts } = sourceText("", text), newline = text.includes(`\r
`) ? `\r
` : `
`, at2 = lineStarts[start.line - 1] ?? text.length, indentation = /^[ \t]*/.exec(text.slice(at2))?.[0] ?? "", insert = (offset, comment) => ({
    start: offset,
    end: offset,
    text: `${comment}${newline}`
  });
  if (/\.jsonc?$|\.code-workspace$/i.test(path))
    return JSON_WITH_COMMENTS.test(path) ? insert(at2, `${indentation}// housestyle-disable-next-line ${rule}`) : void 0;
  let head = findHead(text), bodyStart = head?.bodyStart ?? 0;
  return head !== void 0 && at2 >= head.block.start && at2 < head.block.end && !isInBlockText(text, head.block.start, at2) ? insert(at2, `${indentation}# housestyle-disable-next-line ${rule}`) : at2 >= bodyStart && isOutsideOfCode(text, bodyStart, at2) ? insert(at2, `${indentation}<!-- housestyle-disable-next-line ${rule} -->`) : insert(bodyStart, `<!-- housestyle-disable-file ${rule} -->`);
}
function isInBlockText(text, blockStart, at2) {
  let isIndented = /^[ \t]/.test(text.slice(at2, at2 + 1)), opener = text.slice(blockStart, at2).split(`
`).findLast((line) => /^[\w-]/.test(line)) ?? "";
  return isIndented && /[|>][+-]?\d?\s*$/.test(opener.slice(-8));
}
function isOutsideOfCode(text, bodyStart, at2) {
  let body = text.slice(bodyStart), line = body.slice(at2 - bodyStart).split(`
`, 1)[0] ?? "", hiddenAt = readHidden(body), first = at2 - bodyStart + (line.length - line.trimStart().length);
  return !line.trimStart().startsWith("|") && hiddenAt(first) === void 0 && hiddenAt(at2 - bodyStart) === void 0;
}

// src/editor/code-actions.ts
var FIX_ALL = "source.fixAll.housestyle";
function findCodeActions(file, document, range, only, abilities) {
  let isWanted = (kind) => only === void 0 || only.some((wanted) => kind === wanted || kind.startsWith(`${wanted}.`) || wanted === ""), actions = [];
  if (isWanted(import_vscode_languageserver2.CodeActionKind.QuickFix)) {
    let touched = file.findings.filter((finding) => touches(finding, file, document, range));
    actions.push(
      ...touched.flatMap((finding) => fixActions(finding, file, document, abilities)),
      ...touched.flatMap((finding) => suggestionActions(finding, file, document, abilities)),
      ...suppressActions(touched, file, document)
    );
  }
  let all = isWanted(FIX_ALL) ? fixAll(file, document) : void 0;
  return all === void 0 ? actions : [...actions, all];
}
function touches(finding, file, document, { start, end }) {
  let { range } = editorDiagnostic(finding, { document, hiddenStart: file.hiddenStart }), isBefore = range.end.line < start.line || range.end.line === start.line && range.end.character < start.character, isAfter = range.start.line > end.line || range.start.line === end.line && range.start.character > end.character;
  return !isBefore && !isAfter;
}
function fixActions(finding, file, document, abilities) {
  let edit = finding.fix && writeFix(finding.fix, file, document, abilities);
  return edit === void 0 ? [] : [describeAction(finding.hint ?? finding.message, finding, file, document, { edit, isPreferred: !0 })];
}
function suggestionActions(finding, file, document, abilities) {
  return (finding.suggestions ?? []).flatMap(({ title, reason, fix }) => {
    let edit = writeFix(fix, file, document, abilities);
    return edit === void 0 ? [] : [describeAction(`${title} (${reason})`, finding, file, document, { edit })];
  });
}
function suppressActions(findings, { file, hiddenStart }, document) {
  return [...new Map(findings.map((finding) => [finding.rule, finding])).values()].flatMap((finding) => {
    let edit = suppress(finding, file, document.text);
    return edit === void 0 ? [] : [
      {
        title: `Silence ${finding.rule} ${edit.text.includes("disable-file") ? "in this file" : "for this line"}`,
        kind: import_vscode_languageserver2.CodeActionKind.QuickFix,
        diagnostics: [editorDiagnostic(finding, { document, hiddenStart })],
        edit: { changes: { [document.uri]: [textEdit(document, edit, 0)] } }
      }
    ];
  });
}
var MAX_TITLE_CHARACTERS = 120;
function describeAction(words, finding, { hiddenStart }, document, rest) {
  let title = words.replaceAll(/\s+/g, " ").replace(/\.$/, "");
  return {
    title: title.length > MAX_TITLE_CHARACTERS ? `${title.slice(0, MAX_TITLE_CHARACTERS - 1)}\u2026` : title,
    kind: import_vscode_languageserver2.CodeActionKind.QuickFix,
    diagnostics: [editorDiagnostic(finding, { document, hiddenStart })],
    ...rest
  };
}
function writeFix(fix, { root, file, hiddenStart }, document, { renamesFiles }) {
  switch (fix.kind) {
    case "edits":
      return { changes: { [document.uri]: writeEdits(fix.edits, document, hiddenStart) } };
    case "rewrite":
      return { changes: { [document.uri]: replaceText(document, fix.text) } };
    case "rename": {
      let newUri = renamesFiles && file.level === "repository" && isPlainPath(fix.to) ? uriBelow(root, fix.to) : void 0;
      return newUri === void 0 ? void 0 : { documentChanges: [{ kind: "rename", oldUri: document.uri, newUri, options: { ignoreIfExists: !0 } }] };
    }
  }
}
function writeEdits(edits, document, hiddenStart) {
  if (!edits.some(
    ({ start, end }) => [start, end].some((offset) => splitsPair(document.text, offset - hiddenStart))
  ))
    return edits.map((edit) => textEdit(document, edit, hiddenStart));
  let fixed = edits.toSorted((a, b) => b.start - a.start).reduce(
    (text, { start, end, text: by }) => `${text.slice(0, Math.max(0, start - hiddenStart))}${by}${text.slice(Math.max(0, end - hiddenStart))}`,
    document.text
  );
  return replaceText(document, fixed);
}
function splitsPair(text, offset) {
  let pair = text.slice(Math.max(0, offset - 1), offset + 1);
  return pair === `\r
` || /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(pair);
}
function textEdit(document, { start, end, text }, hiddenStart) {
  let range = { start: Math.max(0, start - hiddenStart), end: Math.max(0, end - hiddenStart) };
  return { range: document.rangeOf(range), newText: text };
}
function fixAll(file, document) {
  let hidden = "\uFEFF".repeat(file.hiddenStart), { text, applied } = applyEdits(`${hidden}${document.text}`, file.findings), edits = replaceText(document, text);
  return applied.length === 0 || edits.length === 0 ? void 0 : {
    title: `Make ${applied.length === 1 ? "the safe fix" : `all ${applied.length} safe fixes`} of Housestyle`,
    kind: FIX_ALL,
    edit: { changes: { [document.uri]: edits } }
  };
}
function replaceText(document, given) {
  let before = document.text, after = before.startsWith("\uFEFF") ? given : given.replace(/^\u{FEFF}/u, ""), start = 0;
  for (; start < Math.min(before.length, after.length) && before.charCodeAt(start) === after.charCodeAt(start); )
    start += 1;
  for (; splitsPair(before, start) || splitsPair(after, start); )
    start -= 1;
  let same = 0, most = Math.min(before.length, after.length) - start;
  for (; same < most && before.charCodeAt(before.length - same - 1) === after.charCodeAt(after.length - same - 1); )
    same += 1;
  for (; same > 0 && (splitsPair(before, before.length - same) || splitsPair(after, after.length - same)); )
    same -= 1;
  return before === after ? [] : [
    {
      range: document.rangeOf({ start, end: before.length - same }),
      newText: after.slice(start, after.length - same)
    }
  ];
}

// src/editor/agent-names.ts
var MAX_AGENTS = 500;
async function readAgentNames(repository) {
  let files = repository.files.filter(({ kind }) => kind === "agent").slice(0, MAX_AGENTS), agents = [];
  for (let file of files) {
    let source = file.level === "repository" ? await repository.read(file.path) : void 0, data = source === void 0 ? {} : (await loadFrontmatter(source)).data, { name, description } = data;
    agents.push({
      name: typeof name == "string" && name.trim() !== "" ? name.trim() : file.name,
      ...typeof description == "string" && { description },
      file
    });
  }
  return agents.toSorted((a, b) => a.name < b.name ? -1 : +(a.name > b.name));
}

// src/editor/complete-path.ts
var MAX_OFFERED = 300;
function completePath(from, typed, { entries }) {
  let written = typed.slice(0, typed.lastIndexOf("/") + 1), resolved = resolveReference(from, written === "" ? "./" : written);
  if (resolved.kind !== "inside")
    return [];
  let folder = resolved.path === "" || resolved.path.endsWith("/") ? resolved.path : `${resolved.path}/`, wanted = `${folder}${typed.slice(written.length)}`, offered = /* @__PURE__ */ new Map();
  for (let { path } of entries.slice(firstFrom(entries, folder))) {
    if (!path.startsWith(folder) || offered.size >= MAX_OFFERED)
      break;
    if (path !== from && path.toLowerCase().startsWith(wanted.toLowerCase())) {
      let slash = path.indexOf("/", folder.length), isFolder = slash >= 0, text = `${written}${path.slice(folder.length, isFolder ? slash + 1 : path.length)}`;
      offered.set(text, { text, isFolder });
    }
  }
  return [...offered.values()];
}
function firstFrom(entries, path) {
  let low = 0, high = entries.length;
  for (; low < high; ) {
    let middle = low + high >> 1;
    (entries[middle]?.path ?? "") < path ? low = middle + 1 : high = middle;
  }
  return low;
}

// src/editor/references.ts
var MAX_REFERENCES = 1e3;
function findReferences({ path, kind }, text, { paths }) {
  let bodyStart = findHead(text)?.bodyStart ?? 0;
  return readReferences(text.slice(bodyStart), { imports: mayHaveImports(kind) }).slice(0, MAX_REFERENCES).flatMap((raw) => {
    let range = { start: raw.range.start + bodyStart, end: raw.range.end + bodyStart }, { target } = raw;
    if (raw.kind === "tool")
      return [{ range, target, leadsTo: { kind: "tool", name: target } }];
    let leadsTo = findTarget(path, raw.kind === "link" ? target : withoutPunctuation(target), paths);
    return raw.standing === "tentative" && leadsTo.kind !== "file" ? [] : [{ range, target, leadsTo }];
  });
}
function findTarget(from, target, paths) {
  let resolved = resolveReference(from, target.replaceAll(/\\([!-/:-@[-`{-~])/g, "$1"));
  if (resolved.kind !== "inside")
    return { kind: "elsewhere", reason: resolved.reason };
  let path = resolved.path.replace(/\/$/, "");
  return paths.has(path) ? { kind: "file", path } : { kind: paths.hasFolder(path) ? "folder" : "missing", path };
}

// src/editor/document-links.ts
function findDocumentLinks({ root, file, repository }, document) {
  return file.level !== "repository" || !isMarkdown(file.path) ? [] : findReferences(file, document.text, repository).flatMap(({ range, leadsTo }) => {
    let target = leadsTo.kind === "file" ? uriBelow(root, leadsTo.path) : void 0;
    return target === void 0 ? [] : [{ range: document.rangeOf(range), target, tooltip: leadsTo.kind === "file" ? leadsTo.path : "" }];
  });
}
function isMarkdown(path) {
  return /\.(?:md|mdc|markdown)$/i.test(path);
}

// src/editor/known-names.ts
function knownTool(name) {
  let bare = name.replace(/\(.*\)$/s, ""), successors = Object.hasOwn(VSCODE_SUCCESSORS, name) ? VSCODE_SUCCESSORS[name] ?? [] : [], members = Object.hasOwn(VSCODE_TOOL_SETS, name) ? VSCODE_TOOL_SETS[name] : void 0, alias = COPILOT_TOOL_OF_ALIAS.get(name.toLowerCase()), server = name.includes("/") ? name.slice(0, name.indexOf("/")) : name, isVscode = members !== void 0 || VSCODE_SET_MEMBERS.has(name) || VSCODE_SINGLE_TOOLS.includes(name) || successors.length > 0;
  return {
    clients: [
      ["vscode", isVscode],
      ["github", alias !== void 0],
      ["copilot-cli", alias !== void 0 || COPILOT_CLI_TOOLS.includes(name)],
      ["claude", CLAUDE_TOOLS.includes(bare)]
    ].flatMap(([client, isKnown]) => isKnown ? [client] : []),
    notes: [
      ...name === "*" ? ["It means all tools."] : [],
      ...members === void 0 || members.length === 0 ? [] : [`A tool set of VS Code: ${members.join(", ")}.`],
      ...alias === void 0 || alias === name ? [] : [`On github.com and in the Copilot CLI another name of ${alias}.`],
      ...ALL_SERVERS.has(server.toLowerCase()) && !isVscode ? [`${server} is the name of a well-known MCP server, and ${server}/* means all of its tools.`] : []
    ],
    successors
  };
}
function offeredTools(isClaude) {
  if (isClaude)
    return CLAUDE_TOOLS;
  let single = VSCODE_SINGLE_TOOLS.filter((name) => !Object.hasOwn(VSCODE_SUCCESSORS, name));
  return [
    .../* @__PURE__ */ new Set([...Object.keys(VSCODE_TOOL_SETS), ...VSCODE_SET_MEMBERS, ...single, ...Object.keys(COPILOT_ALIASES)])
  ];
}
function builtInAgents(name) {
  let isOne = (names) => names.some((one) => one.toLowerCase() === name.toLowerCase());
  return [
    ...isOne(VSCODE_AGENTS) ? ["vscode"] : [],
    ...isOne(COPILOT_CLI_AGENTS) ? ["copilot-cli"] : []
  ];
}
var CLAUDE_MODELS = ["sonnet", "opus", "haiku", "inherit"];
function nameClients(clients) {
  let names = clients.map((client) => CLIENT_NAMES[client]), last = names.at(-1) ?? "no client";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

// src/editor/value-kinds.ts
var TOOL_KEYS = /* @__PURE__ */ new Set(["tools", "disallowedTools", "allowed-tools"]), MODEL_KEYS = /* @__PURE__ */ new Set(["model", "models"]), GLOB_KEYS = /* @__PURE__ */ new Set(["applyTo", "paths"]);
function namesAgent(kind, key, parent) {
  return parent === void 0 ? key === "agents" && kind === "agent" || key === "agent" && kind !== "agent" : parent === "handoffs" && key === "agent";
}
function shapeOf(shape, name) {
  switch (shape.kind) {
    case "record":
      return Object.hasOwn(shape.keys, name) ? shape.keys[name] : void 0;
    case "list":
      return shapeOf(shape.of, name);
    case "any-of":
      return shape.shapes.map((one) => shapeOf(one, name)).find((one) => one !== void 0);
    case "text":
    case "boolean":
    case "integer":
    case "choice":
    case "map":
    case "any":
      return;
  }
}
function innerKeys(shape) {
  switch (shape.kind) {
    case "record":
      return Object.keys(shape.keys);
    case "list":
      return innerKeys(shape.of);
    case "any-of":
      return shape.shapes.flatMap(innerKeys);
    case "text":
    case "boolean":
    case "integer":
    case "choice":
    case "map":
    case "any":
      return [];
  }
}
function allowedWords(shape) {
  switch (shape.kind) {
    case "choice":
      return shape.values;
    case "boolean":
      return ["true", "false"];
    case "list":
      return allowedWords(shape.of);
    case "any-of":
      return [...new Set(shape.shapes.flatMap(allowedWords))];
    case "text":
    case "integer":
    case "map":
    case "record":
    case "any":
      return [];
  }
}
function hasChoices(shape) {
  return shape.kind === "list" ? hasChoices(shape.of) : shape.kind === "choice" || shape.kind === "any-of" && shape.shapes.some(hasChoices);
}

// src/editor/completion.ts
async function completeAt(file, document, position) {
  if (!isMarkdown(file.file.path))
    return [];
  let { text } = document, offset = document.offsetAt(position), cursor = cursorAt(text, offset);
  switch (cursor.kind) {
    case "key":
      return completeKey(file, document, cursor);
    case "value":
      return completeValue(file, document, cursor);
    case "body":
      return completeInBody(file, document, offset);
    case "nothing":
      return [];
  }
}
function place(offers, document, word) {
  let range = document.rangeOf(word);
  return offers.map(({ label, kind, detail, documentation, text = label, isDeprecated = !1 }, index) => ({
    label,
    kind,
    ...detail !== void 0 && { detail },
    ...documentation !== void 0 && { documentation },
    // Editors sort by this text: the usual order of keys, deprecated names last.
    sortText: `${isDeprecated ? "z" : "a"}${String(index).padStart(4, "0")}`,
    filterText: text,
    ...isDeprecated && { tags: [import_vscode_languageserver2.CompletionItemTag.Deprecated] },
    textEdit: { range, newText: text }
  }));
}
function completeKey({ file }, document, { parent, word }) {
  let head = headOf(file.kind, file.path);
  if (head === void 0)
    return [];
  let colon = /^ *:/.test(document.text.slice(word.end)) ? "" : ": ", offers = parent === void 0 ? topKeys(head, document.text, word) : keysWithin(keyOf(head, parent));
  return place(
    offers.map((offer) => ({ ...offer, text: `${offer.label}${colon}` })),
    document,
    word
  );
}
function topKeys(head, text, word) {
  let block = findHead(text)?.block ?? { start: 0, end: 0 }, others = `${text.slice(block.start, word.start)}
${text.slice(word.end, block.end)}`, written = new Set(Array.from(others.matchAll(/^([\w-]+) *:/gm), (match) => match[1]));
  return FRONTMATTER_KEYS[head].filter(({ name }) => !written.has(name)).map(({ name, about, clients, shape, successor }) => ({
    label: name,
    kind: import_vscode_languageserver2.CompletionItemKind.Property,
    detail: nameClients(clients),
    documentation: `${about}
Value: ${describeShape(shape).replaceAll("`", "")}.`,
    isDeprecated: successor !== void 0
  }));
}
function keysWithin(key) {
  return (key === void 0 ? [] : innerKeys(key.shape)).map((label) => ({ label, kind: import_vscode_languageserver2.CompletionItemKind.Property }));
}
async function completeValue({ file, repository }, document, { key, parent, word }) {
  let head = headOf(file.kind, file.path);
  if (head === void 0)
    return [];
  if (parent === void 0 && TOOL_KEYS.has(key))
    return place(offerTools(head === "claude-agent" || head === "skill"), document, word);
  if (namesAgent(file.kind, key, parent)) {
    let agents = await readAgentNames(repository);
    return place(
      offerAgents(
        file.kind === "prompt",
        agents.filter((agent) => agent.file.path !== file.path)
      ),
      document,
      word
    );
  }
  let shape = keyOf(head, parent ?? key)?.shape, own = shape && (parent === void 0 ? shape : shapeOf(shape, key));
  if (own !== void 0 && MODEL_KEYS.has(key))
    return place(offerModels(head), document, word);
  if (parent === void 0 && own !== void 0 && innerKeys(own).length > 0)
    return isAloneOnLine(document.text, word) ? place(
      keysWithin(keyOf(head, key)).map((offer) => ({ ...offer, text: `${offer.label}: ` })),
      document,
      word
    ) : [];
  let words = own === void 0 ? [] : allowedWords(own);
  return place(
    words.map((label) => ({ label, kind: import_vscode_languageserver2.CompletionItemKind.EnumMember })),
    document,
    word
  );
}
function isAloneOnLine(text, { start }) {
  return /^[ -]*$/.test(text.slice(text.lastIndexOf(`
`, start - 1) + 1, start));
}
function offerTools(isClaude) {
  return offeredTools(isClaude).map((label) => ({
    label,
    kind: import_vscode_languageserver2.CompletionItemKind.Function,
    detail: nameClients(knownTool(label).clients)
  }));
}
function offerModels(head) {
  return (head === "claude-agent" || head === "skill" ? CLAUDE_MODELS : OFFERED_MODELS).map((label) => ({ label, kind: import_vscode_languageserver2.CompletionItemKind.Value }));
}
function offerAgents(isPrompt, agents) {
  let own = agents.map(({ name, description, file }) => ({
    label: name,
    kind: import_vscode_languageserver2.CompletionItemKind.Class,
    detail: file.path,
    ...description !== void 0 && { documentation: description }
  })), builtIn = isPrompt ? VSCODE_AGENTS.map((name) => name.toLowerCase()) : [...VSCODE_AGENTS, ...COPILOT_CLI_AGENTS], names = new Set(own.map(({ label }) => label));
  return [
    ...own,
    ...builtIn.filter((name) => !names.has(name)).map((label) => ({ label, kind: import_vscode_languageserver2.CompletionItemKind.Class, detail: "built in" }))
  ];
}
var OPENERS = /(#tool:|#file:|\]\(|(?<![^\s*])@)([^\s()<>"']*)$/i, MAX_TYPED_CHARACTERS = 300;
function completeInBody({ file, repository }, document, offset) {
  let before = document.text.slice(Math.max(0, offset - MAX_TYPED_CHARACTERS), offset), line = before.slice(before.lastIndexOf(`
`) + 1), [, opener = "", typed = ""] = OPENERS.exec(line) ?? [];
  if (opener === "")
    return [];
  let word = { start: offset - typed.length, end: offset };
  if (opener.toLowerCase() === "#tool:")
    return place(offerTools(!1), document, word);
  let offers = completePath(file.path, typed, repository.paths).map(({ text, isFolder }) => ({
    label: text,
    kind: isFolder ? import_vscode_languageserver2.CompletionItemKind.Folder : import_vscode_languageserver2.CompletionItemKind.File
  }));
  return place(offers, document, word);
}

// src/editor/deliver-diagnostics.ts
var EDIT_DELAY_MS = 10, NO_FINDINGS = [];
function openDiagnostics({ connection, folders, documents, abilities }, scheduler, report) {
  let shown = /* @__PURE__ */ new Map(), ids = resultIds(), isPlanned = !1, draw = (uri, findings) => {
    let document = documents.get(uri), found = document && folders.locate(uri), hiddenStart = found?.folder.session.texts.hiddenStart(found.path) ?? 0;
    return findings.map((finding) => editorDiagnostic(finding, document && { document, hiddenStart }));
  }, push = async () => {
    let current = await collect(folders, documents);
    for (let uri of [...shown.keys()].filter((one) => !current.has(one)))
      shown.delete(uri), await connection.sendDiagnostics({ uri, diagnostics: [] });
    for (let [uri, findings] of current)
      shown.get(uri) !== findings && (shown.set(uri, findings), await connection.sendDiagnostics({ uri, diagnostics: draw(uri, findings) }));
  }, refresh = async () => {
    let current = await collect(folders, documents), stale = [.../* @__PURE__ */ new Set([...shown.keys(), ...documents.all().map(({ uri }) => uri)])].filter((uri) => shown.has(uri) && shown.get(uri) !== (current.get(uri) ?? NO_FINDINGS));
    stale.length > 0 && abilities().refreshesDiagnostics && (stale.forEach((uri) => shown.delete(uri)), await connection.languages.diagnostics.refresh());
  };
  return {
    plan: () => {
      isPlanned || (isPlanned = !0, scheduler.later(EDIT_DELAY_MS, () => {
        isPlanned = !1, (abilities().pullsDiagnostics ? refresh() : push()).catch(
          (error) => report("check the workspace", error)
        );
      }));
    },
    pull: async (uri, previousResultId) => {
      let file = await folders.find(uri), findings = file === void 0 ? await findingsAt(folders, uri) ?? NO_FINDINGS : listOf(file.findings);
      shown.set(uri, findings);
      let resultId = ids(findings);
      return resultId === previousResultId ? { kind: "unchanged", resultId } : { kind: "full", resultId, items: draw(uri, findings) };
    },
    pullAll: async (previous) => {
      let current = await collect(folders, documents), known = new Map(previous.map(({ uri, value }) => [uri, value])), cleared = [...known.keys()].filter((uri) => !current.has(uri));
      return {
        items: [...current, ...cleared.map((uri) => [uri, NO_FINDINGS])].map(([uri, findings]) => {
          let resultId = ids(findings), version = documents.get(uri)?.version ?? null;
          return known.get(uri) === resultId ? { kind: "unchanged", uri, version, resultId } : { kind: "full", uri, version, resultId, items: draw(uri, findings) };
        })
      };
    },
    forget: (folder) => {
      if (folder !== void 0 && !abilities().pullsDiagnostics) {
        let below = uriBelow(folder.root, "x")?.slice(0, -1) ?? "";
        for (let uri of [...shown.keys()].filter((one) => one.startsWith(below)))
          shown.delete(uri), connection.sendDiagnostics({ uri, diagnostics: [] });
      }
    }
  };
}
function listOf(findings) {
  return findings.length === 0 ? NO_FINDINGS : findings;
}
async function findingsAt(folders, uri) {
  let found = folders.locate(uri), results = await found?.folder.session.results();
  return found && results?.findings.get(found.path);
}
async function collect(folders, documents) {
  await folders.ready();
  let found = /* @__PURE__ */ new Map();
  for (let { root, session } of folders.all()) {
    let results = await session.results(), openUris = new Map(
      documents.all().flatMap(({ uri }) => {
        let own = folders.locate(uri);
        return own?.folder.root === root ? [[own.path, uri]] : [];
      })
    );
    for (let [path, findings] of results.findings) {
      let uri = openUris.get(path) ?? (isInFolder(results, path) ? uriBelow(root, path) : void 0), owner = uri === void 0 ? void 0 : folders.locate(uri);
      uri !== void 0 && owner?.folder.root === root && found.set(uri, findings);
    }
  }
  return found;
}
function isInFolder({ files }, path) {
  let level = files.get(path)?.level;
  return level === void 0 ? !path.startsWith("~/") : level === "repository";
}
function resultIds() {
  let ids = /* @__PURE__ */ new WeakMap(), last = 0;
  return (findings) => {
    let known = ids.get(findings);
    return known !== void 0 ? known : (last += 1, ids.set(findings, String(last)), String(last));
  };
}

// node_modules/vscode-languageserver-textdocument/lib/esm/main.js
var FullTextDocument2 = class _FullTextDocument {
  constructor(uri, languageId, version, content) {
    this._uri = uri, this._languageId = languageId, this._version = version, this._content = content, this._lineOffsets = void 0;
  }
  get uri() {
    return this._uri;
  }
  get languageId() {
    return this._languageId;
  }
  get version() {
    return this._version;
  }
  getText(range) {
    if (range) {
      let start = this.offsetAt(range.start), end = this.offsetAt(range.end);
      return this._content.substring(start, end);
    }
    return this._content;
  }
  update(changes, version) {
    for (let change of changes)
      if (_FullTextDocument.isIncremental(change)) {
        let range = getWellformedRange(change.range), startOffset = this.offsetAt(range.start), endOffset = this.offsetAt(range.end);
        this._content = this._content.substring(0, startOffset) + change.text + this._content.substring(endOffset, this._content.length);
        let insertedEndOffset = startOffset + change.text.length, crlfAtStart = this._content.charCodeAt(startOffset - 1) === 13 && this._content.charCodeAt(startOffset) === 10, crlfAtEnd = this._content.charCodeAt(insertedEndOffset - 1) === 13 && this._content.charCodeAt(insertedEndOffset) === 10;
        if (crlfAtStart || crlfAtEnd) {
          this._lineOffsets = void 0;
          continue;
        }
        let startLine = Math.max(range.start.line, 0), endLine = Math.max(range.end.line, 0), lineOffsets = this._lineOffsets, addedLineOffsets = computeLineOffsets(change.text, !1, startOffset);
        if (endLine - startLine === addedLineOffsets.length)
          for (let i = 0, len = addedLineOffsets.length; i < len; i++)
            lineOffsets[i + startLine + 1] = addedLineOffsets[i];
        else
          addedLineOffsets.length < 1e4 ? lineOffsets.splice(startLine + 1, endLine - startLine, ...addedLineOffsets) : this._lineOffsets = lineOffsets = lineOffsets.slice(0, startLine + 1).concat(addedLineOffsets, lineOffsets.slice(endLine + 1));
        let diff = change.text.length - (endOffset - startOffset);
        if (diff !== 0)
          for (let i = startLine + 1 + addedLineOffsets.length, len = lineOffsets.length; i < len; i++)
            lineOffsets[i] = lineOffsets[i] + diff;
      } else if (_FullTextDocument.isFull(change))
        this._content = change.text, this._lineOffsets = void 0;
      else
        throw new Error("Unknown change event received");
    this._version = version;
  }
  getLineOffsets() {
    return this._lineOffsets === void 0 && (this._lineOffsets = computeLineOffsets(this._content, !0)), this._lineOffsets;
  }
  positionAt(offset) {
    offset = Math.max(Math.min(offset, this._content.length), 0);
    let lineOffsets = this.getLineOffsets(), low = 0, high = lineOffsets.length;
    if (high === 0)
      return { line: 0, character: offset };
    for (; low < high; ) {
      let mid = Math.floor((low + high) / 2);
      lineOffsets[mid] > offset ? high = mid : low = mid + 1;
    }
    let line = low - 1;
    return offset = this.ensureBeforeEOL(offset, lineOffsets[line]), { line, character: offset - lineOffsets[line] };
  }
  offsetAt(position) {
    let lineOffsets = this.getLineOffsets();
    if (position.line >= lineOffsets.length)
      return this._content.length;
    if (position.line < 0)
      return 0;
    let lineOffset = lineOffsets[position.line];
    if (position.character <= 0)
      return lineOffset;
    let nextLineOffset = position.line + 1 < lineOffsets.length ? lineOffsets[position.line + 1] : this._content.length, offset = Math.min(lineOffset + position.character, nextLineOffset);
    return this.ensureBeforeEOL(offset, lineOffset);
  }
  getLineRange(line) {
    let lineOffsets = this.getLineOffsets();
    if (line >= lineOffsets.length) {
      let lastLine = lineOffsets.length - 1;
      return { start: { line: lastLine, character: 0 }, end: { line: lastLine, character: this._content.length - lineOffsets[lastLine] } };
    } else if (line < 0)
      return { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
    let startOffset = lineOffsets[line], nextLineOffset = line + 1 < lineOffsets.length ? lineOffsets[line + 1] : this._content.length, endOffset = this.ensureBeforeEOL(nextLineOffset, startOffset);
    return { start: { line, character: 0 }, end: { line, character: endOffset - startOffset } };
  }
  getEOLCharacters(line) {
    let lineOffsets = this.getLineOffsets();
    if (line >= lineOffsets.length)
      return "";
    if (line < 0)
      return "";
    let nextLineOffset = line + 1 < lineOffsets.length ? lineOffsets[line + 1] : this._content.length, eolOffset = this.ensureBeforeEOL(nextLineOffset, lineOffsets[line]);
    return this._content.substring(eolOffset, nextLineOffset);
  }
  ensureBeforeEOL(offset, lineOffset) {
    for (; offset > lineOffset && isEOL(this._content.charCodeAt(offset - 1)); )
      offset--;
    return offset;
  }
  get lineCount() {
    return this.getLineOffsets().length;
  }
  static isIncremental(event) {
    let candidate = event;
    return candidate != null && typeof candidate.text == "string" && candidate.range !== void 0 && (candidate.rangeLength === void 0 || typeof candidate.rangeLength == "number");
  }
  static isFull(event) {
    let candidate = event;
    return candidate != null && typeof candidate.text == "string" && candidate.range === void 0 && candidate.rangeLength === void 0;
  }
}, TextDocument2;
(function(TextDocument3) {
  function create(uri, languageId, version, content) {
    return new FullTextDocument2(uri, languageId, version, content);
  }
  TextDocument3.create = create;
  function update(document, changes, version) {
    if (document instanceof FullTextDocument2)
      return document.update(changes, version), document;
    throw new Error("TextDocument.update: document must be created by TextDocument.create");
  }
  TextDocument3.update = update;
  function applyEdits2(document, edits) {
    let text = document.getText(), sortedEdits = mergeSort(edits.map(getWellformedEdit), (a, b) => {
      let diff = a.range.start.line - b.range.start.line;
      return diff === 0 ? a.range.start.character - b.range.start.character : diff;
    }), lastModifiedOffset = 0, spans = [];
    for (let e of sortedEdits) {
      let startOffset = document.offsetAt(e.range.start);
      if (startOffset < lastModifiedOffset)
        throw new Error("Overlapping edit");
      startOffset > lastModifiedOffset && spans.push(text.substring(lastModifiedOffset, startOffset)), e.newText.length && spans.push(e.newText), lastModifiedOffset = document.offsetAt(e.range.end);
    }
    return spans.push(text.substr(lastModifiedOffset)), spans.join("");
  }
  TextDocument3.applyEdits = applyEdits2;
})(TextDocument2 || (TextDocument2 = {}));
function mergeSort(data, compare2) {
  if (data.length <= 1)
    return data;
  let p = data.length / 2 | 0, left = data.slice(0, p), right = data.slice(p);
  mergeSort(left, compare2), mergeSort(right, compare2);
  let leftIdx = 0, rightIdx = 0, i = 0;
  for (; leftIdx < left.length && rightIdx < right.length; )
    compare2(left[leftIdx], right[rightIdx]) <= 0 ? data[i++] = left[leftIdx++] : data[i++] = right[rightIdx++];
  for (; leftIdx < left.length; )
    data[i++] = left[leftIdx++];
  for (; rightIdx < right.length; )
    data[i++] = right[rightIdx++];
  return data;
}
function computeLineOffsets(text, isAtLineStart, textOffset = 0) {
  let result = isAtLineStart ? [textOffset] : [];
  for (let i = 0; i < text.length; i++) {
    let ch = text.charCodeAt(i);
    isEOL(ch) && (ch === 13 && i + 1 < text.length && text.charCodeAt(i + 1) === 10 && i++, result.push(textOffset + i + 1));
  }
  return result;
}
function isEOL(char) {
  return char === 13 || char === 10;
}
function getWellformedRange(range) {
  let start = range.start, end = range.end;
  return start.line > end.line || start.line === end.line && start.character > end.character ? { start: end, end: start } : range;
}
function getWellformedEdit(textEdit2) {
  let range = getWellformedRange(textEdit2.range);
  return range !== textEdit2.range ? { newText: textEdit2.newText, range } : textEdit2;
}

// src/editor/documents.ts
function openDocuments() {
  let documents = /* @__PURE__ */ new Map(), keep = (document) => {
    let open = describe(document);
    return documents.set(document.uri, { document, open }), open;
  };
  return {
    get: (uri) => documents.get(uri)?.open,
    all: () => [...documents.values()].map(({ open }) => open),
    open: (uri, version, text) => keep(TextDocument2.create(uri, "", version, text)),
    change: (uri, version, changes) => {
      let known = documents.get(uri);
      return known && keep(TextDocument2.update(known.document, [...changes], version));
    },
    close: (uri) => {
      documents.delete(uri);
    }
  };
}
function describe(document) {
  return {
    uri: document.uri,
    version: document.version,
    text: document.getText(),
    offsetAt: (position) => document.offsetAt(position),
    positionAt: (offset) => document.positionAt(offset),
    rangeOf: ({ start, end }) => ({ start: document.positionAt(start), end: document.positionAt(end) })
  };
}

// src/editor/folders.ts
import { dirname } from "node:path";

// src/editor/open-texts.ts
var BYTE_ORDER_MARK = "\uFEFF";
function openTexts() {
  let open = /* @__PURE__ */ new Map();
  return {
    set: (path, text) => {
      let before = open.get(path)?.standing ?? "opened";
      open.set(path, { text, standing: before === "unreadable" ? "plain" : before });
    },
    close: (path) => {
      open.delete(path);
    },
    compareWith: async (disk) => {
      let hasNew = !1;
      for (let [path, { standing }] of open)
        if (standing === "opened") {
          let compared = await compare(disk, path);
          hasNew ||= compared === "new";
          let now = open.get(path);
          now !== void 0 && open.set(path, { text: now.text, standing: compared });
        }
      return hasNew;
    },
    textOf: (path) => {
      let found = open.get(path);
      return found === void 0 || found.standing === "unreadable" ? void 0 : found.standing === "marked" && !found.text.startsWith(BYTE_ORDER_MARK) ? `${BYTE_ORDER_MARK}${found.text}` : found.text;
    },
    paths: () => [...open].flatMap(([path, { standing }]) => standing === "new" ? [path] : []),
    hiddenStart: (path) => {
      let found = open.get(path);
      return found?.standing === "marked" && !found.text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
    }
  };
}
var MAX_COMPARED_BYTES = 1024 * 1024;
async function compare(disk, path) {
  let file = await (disk.readUpTo?.(path, MAX_COMPARED_BYTES) ?? disk.read(path));
  if (file.kind === "missing")
    return "new";
  let decoded = file.kind === "file" ? decodeUtf8(file.bytes) : void 0;
  return decoded?.kind === "not-utf-8" ? "unreadable" : decoded?.text.startsWith(BYTE_ORDER_MARK) === !0 ? "marked" : "plain";
}

// src/editor/folder-session.ts
var STEPS = ["none", "check", "walk", "list", "configure"];
function isAtLeast(step, least) {
  return STEPS.indexOf(step) >= STEPS.indexOf(least);
}
var WALK_DELAY_MS = 300;
function openSession(folder, scheduler, onChange) {
  let texts = openTexts(), state = {
    needed: "configure",
    isDisposed: !1,
    changed: /* @__PURE__ */ new Set(),
    results: NO_RESULTS,
    configured: void 0,
    listed: void 0,
    running: void 0,
    cancelWalk: void 0
  }, watch = watchReads(scheduler, () => state.isDisposed), need = (step) => {
    state.needed = isAtLeast(state.needed, step) ? state.needed : step;
  }, doStep = async (step, edits) => {
    let isRelisted = isAtLeast(step, "list"), last = step === "configure" ? void 0 : state.configured, disk = last === void 0 || isRelisted ? folder.openDisk() : last.disk, hasNewPath = await texts.compareWith(disk);
    if (state.configured = last === void 0 ? await configure(folder, disk, texts, watch) : { ...last, disk }, isAtLeast(step, "walk") || hasNewPath || state.listed === void 0) {
      let known = isRelisted || hasNewPath || last === void 0 ? void 0 : state.listed;
      state.listed = await listFolder(state.configured, texts, watch, known);
    } else [...edits].some((path) => state.listed?.reads.has(path)) && postponeWalk();
    state.results = await checkFolder(state.configured, state.listed, withLinked(edits, state.listed), state.results);
  }, run = async () => {
    for (; state.needed !== "none" && !state.isDisposed; ) {
      let { needed: step, changed: edits } = state;
      state.needed = "none", state.changed = /* @__PURE__ */ new Set();
      try {
        await doStep(step, edits);
      } catch (error) {
        throw need(step), edits.forEach((path) => state.changed.add(path)), error;
      }
    }
  }, results = async () => {
    for (; (state.needed !== "none" || state.running !== void 0) && !state.isDisposed; )
      state.running ??= run().finally(() => {
        state.running = void 0;
      }), await state.running;
    return state.results;
  }, walkNow = async () => {
    let before = state.results;
    need("walk"), await results() !== before && onChange();
  }, postponeWalk = () => {
    state.cancelWalk ??= scheduler.later(WALK_DELAY_MS, () => {
      state.cancelWalk = void 0, walkNow().catch(() => {
      });
    });
  };
  return {
    texts,
    noteEdits: (paths) => {
      paths.forEach((path) => state.changed.add(path)), need(paths.some((path) => state.configured?.readFrom.has(path)) ? "configure" : "check");
    },
    noteNewPaths: () => need("list"),
    results,
    settle: async () => {
      for (await results(); state.cancelWalk !== void 0 && !state.isDisposed; )
        state.cancelWalk(), state.cancelWalk = void 0, await walkNow();
      return state.results;
    },
    dispose: () => {
      state.isDisposed = !0, state.cancelWalk?.();
    }
  };
}

// src/editor/folders.ts
function openFolders(open, findRepository, scheduler, onChange) {
  let folders = /* @__PURE__ */ new Map(), searching = Promise.resolve(), add = (root) => {
    folders.has(root) || folders.set(root, { root, session: openSession(open(root), scheduler, onChange) });
  }, locate = (uri) => {
    let file = filePathOf(uri);
    return [...folders.values()].flatMap((folder) => {
      let path = file === void 0 ? void 0 : pathBelow(folder.root, file);
      return path === void 0 ? [] : [{ folder, path }];
    }).toSorted((a, b) => b.folder.root.length - a.folder.root.length)[0];
  }, setText = ({ uri, text }) => {
    let found = locate(uri);
    return found?.folder.session.texts.set(found.path, text), found?.folder.session.noteEdits([found.path]), found !== void 0;
  }, search = async (document) => {
    let file = filePathOf(document.uri), root = file === void 0 ? void 0 : await findRepository(dirname(file)).catch(() => {
    });
    root !== void 0 && (add(root), setText(document), onChange());
  };
  return {
    all: () => [...folders.values()],
    add: (root) => {
      root !== void 0 && add(root);
    },
    remove: (root) => {
      let folder = root === void 0 ? void 0 : folders.get(root);
      return folder?.session.dispose(), folders.delete(folder?.root ?? ""), folder;
    },
    noteText: (document) => {
      setText(document) || (searching = searching.then(() => search(document)));
    },
    noteSaved: (uri) => {
      let found = locate(uri);
      found?.folder.session.noteEdits([found.path]);
    },
    noteClosed: (uri) => {
      let found = locate(uri);
      if (found !== void 0) {
        let { session } = found.folder;
        [...session.texts.paths()].includes(found.path) && session.noteNewPaths(), session.texts.close(found.path), session.noteEdits([found.path]);
      }
    },
    noteFile: (uri, isNewPath) => {
      let found = locate(uri);
      found !== void 0 && !/(?:^|\/)\.git\//.test(found.path) && (found.folder.session.noteEdits([found.path]), isNewPath && found.folder.session.noteNewPaths());
    },
    locate,
    find: async (uri) => {
      await searching;
      let found = locate(uri), results = await found?.folder.session.results(), file = found && results?.files.get(found.path);
      return found === void 0 || file === void 0 || results?.repository === void 0 ? void 0 : {
        root: found.folder.root,
        file,
        findings: results.findings.get(found.path) ?? [],
        repository: results.repository,
        hiddenStart: found.folder.session.texts.hiddenStart(found.path)
      };
    },
    ready: () => searching,
    close: () => {
      folders.forEach(({ session }) => session.dispose()), folders.clear();
    }
  };
}

// src/editor/glob-count.ts
var MAX_COMPARED = 5e4;
function countGlob(pattern, root, { entries }) {
  let github = githubGlobs([pattern], root), vscode = vscodeGlobs([pattern], root), [invalid] = github.invalid, compared = entries.length > MAX_COMPARED ? entries.slice(0, MAX_COMPARED) : entries, files = compared.flatMap(({ path, kind }) => kind === "file" ? [path] : []);
  return {
    vscode: files.filter((path) => vscode.matches(path) !== void 0),
    github: files.filter((path) => github.matches(path) !== void 0),
    isCut: compared.length < entries.length,
    ...invalid !== void 0 && vscode.patterns.length === 0 && { problem: invalid.reason }
  };
}

// src/editor/hover.ts
async function hoverAt(file, document, position) {
  if (!isMarkdown(file.file.path))
    return;
  let offset = document.offsetAt(position), cursor = cursorAt(document.text, offset), explained = await explain(file, document.text, cursor, offset);
  return explained && {
    contents: { kind: import_vscode_languageserver2.MarkupKind.Markdown, value: explained.lines.join(`

`) },
    range: document.rangeOf(explained.range)
  };
}
async function explain(file, text, cursor, offset) {
  switch (cursor.kind) {
    case "key":
      return explainKey(file, cursor);
    case "value":
      return explainValue(file, text, cursor, offset);
    case "body":
      return explainReference(file, text, offset);
    case "nothing":
      return;
  }
}
function explainKey({ file }, { name, parent, word }) {
  let head = headOf(file.kind, file.path), key = head && keyOf(head, parent ?? name);
  if (key === void 0)
    return;
  if (parent !== void 0) {
    let shape = shapeOf(key.shape, name);
    return shape && { range: word, lines: [`${codeSpan(name)} of ${codeSpan(parent)}: ${describeShape(shape)}.`] };
  }
  let readers = readersOf(file.clients), using = readers.filter((client) => key.clients.includes(client)), ignoring = readers.filter((client) => !key.clients.includes(client));
  return {
    range: word,
    lines: [
      `${codeSpan(name)}: ${key.about}`,
      `Read by ${nameClients(using)}.${ignoring.length === 0 ? "" : ` Ignored by ${nameClients(ignoring)}.`}`,
      `Value: ${describeShape(key.shape)}.`,
      ...key.isRequired === !0 ? ["Required: some clients skip the file without it."] : [],
      ...key.successor === void 0 ? [] : [`Deprecated. Write ${codeSpan(key.successor)}.`]
    ]
  };
}
function readersOf(clients) {
  return clients.length === 0 ? CLIENTS : clients;
}
async function explainValue(found, text, { key, parent, word, written }, offset) {
  let { file, repository } = found, name = text.slice(word.start, word.end);
  if (parent === void 0 && GLOB_KEYS.has(key))
    return explainGlob(found, text, written, offset);
  if (name === "")
    return;
  if (parent === void 0 && TOOL_KEYS.has(key))
    return { range: word, lines: explainTool(name) };
  if (namesAgent(file.kind, key, parent))
    return { range: word, lines: await explainAgent(name, repository) };
  if (MODEL_KEYS.has(key))
    return { range: word, lines: explainModel(name) };
  let head = headOf(file.kind, file.path), shape = head && keyOf(head, parent ?? key)?.shape, own = shape && (parent === void 0 ? shape : shapeOf(shape, key));
  return own !== void 0 && hasChoices(own) ? { range: word, lines: [`${codeSpan(key)}: ${describeShape(own)}.`] } : void 0;
}
var MAX_SHOWN_PATHS = 10;
function explainGlob({ file, repository }, text, written, offset) {
  let glob = globAround(text, written, offset);
  if (glob === void 0)
    return;
  let { vscode, github, isCut, problem } = countGlob(glob.pattern, file.root, repository.paths);
  if (problem !== void 0)
    return {
      range: glob.range,
      lines: [`${codeSpan(glob.pattern)} cannot be used as a glob: ${plainMarkdown(problem)}.`]
    };
  let files = (count) => `${isCut ? "at least " : ""}${count === 1 ? "1 file" : `${count} files`}`, isSame = vscode.length === github.length, shown = (vscode.length >= github.length ? vscode : github).slice(0, MAX_SHOWN_PATHS), rest = Math.max(vscode.length, github.length) - shown.length;
  return {
    range: glob.range,
    lines: [
      isSame ? `${codeSpan(glob.pattern)} matches ${files(vscode.length)} of the workspace.` : `${codeSpan(glob.pattern)} matches ${files(vscode.length)} of the workspace in VS Code, and ${files(github.length)} on github.com.`,
      ...shown.length === 0 ? [] : [[...shown.map((path) => `- ${codeSpan(path)}`), ...rest > 0 ? [`- and ${rest} more`] : []].join(`
`)]
    ]
  };
}
function globAround(text, { start, end }, offset) {
  let value = text.slice(start, end), lead = /^[[\s]*["']?/.exec(value)?.[0].length ?? 0, inner = value.slice(lead).replace(/["']?[\]\s]*$/, ""), at2 = offset - start - lead, found = splitGlobList(inner).find(({ range }) => range.start <= at2 && at2 <= range.end);
  if (found === void 0)
    return;
  let base = start + lead;
  return { pattern: found.pattern.replaceAll(/^["']|["']$/g, ""), range: { start: base + found.range.start, end: base + found.range.end } };
}
function explainTool(name) {
  let { clients, notes, successors } = knownTool(name), isServerTool = notes.length > 0 || name.includes("/") || name.includes(".");
  return [
    clients.length > 0 ? `${codeSpan(name)}: a tool of ${nameClients(clients)}.` : isServerTool ? `${codeSpan(name)}: not a built-in tool of any client. It may be a tool of an MCP server or an extension.` : `${codeSpan(name)}: no client has a built-in tool of this name.`,
    ...notes.map(plainMarkdown),
    ...successors.length === 0 ? [] : [`VS Code has renamed it. Write ${successors.map((one) => codeSpan(one)).join(" or ")}.`]
  ];
}
function explainModel(written) {
  let name = codeSpan(written);
  if (CLAUDE_MODELS.includes(written))
    return [`${name}: a model of Claude Code${written === "inherit" ? ", the one of the main session" : ""}.`];
  let standing = isOtherVendor(written) ? { kind: "beyond" } : standingOfModel(written);
  switch (standing.kind) {
    case "offered":
      return [
        `${name}: Copilot offers this model (${plainMarkdown(standing.name)}) in VS Code, on github.com and in the Copilot CLI.`
      ];
    case "retired":
      return [
        `${name}: Copilot does not offer this model since ${standing.date}.`,
        `Its successor is ${plainMarkdown(standing.successor)}.`
      ];
    case "unknown":
      return [
        `${name}: not a model of Copilot.${standing.near === void 0 ? "" : ` Did you mean ${codeSpan(standing.near)}?`}`
      ];
    case "beyond":
      return [`${name}: not in the list of Copilot's models. It may be newer, or come from another provider.`];
  }
}
async function explainAgent(name, repository) {
  let builtIn = builtInAgents(name), own = (await readAgentNames(repository)).filter((agent) => agent.name === name || agent.file.name === name).map(
    ({ description, file }) => `${codeSpan(name)}: the agent in ${codeSpan(file.path)}${file.clients.length === 0 ? "" : `, for ${nameClients(file.clients)}`}.${description === void 0 ? "" : ` ${plainMarkdown(description.slice(0, MAX_DESCRIPTION_CHARACTERS))}`}`
  ), others = builtIn.map((client) => `${codeSpan(name)}: a built-in agent of ${CLIENT_NAMES[client]}.`), all = [...own, ...others];
  return all.length === 0 ? [`${codeSpan(name)}: no agent of this repository or of a client has this name.`] : all;
}
var MAX_DESCRIPTION_CHARACTERS = 400;
function explainReference({ file, repository }, text, offset) {
  let found = findReferences(file, text, repository).find(
    ({ range }) => range.start <= offset && offset <= range.end
  );
  return found && { range: found.range, lines: describeTarget(found) };
}
function describeTarget({ target, leadsTo }) {
  switch (leadsTo.kind) {
    case "file":
      return [`Leads to the file ${codeSpan(leadsTo.path)}.`];
    case "folder":
      return [`Leads to the folder ${codeSpan(`${leadsTo.path}/`)}.`];
    case "missing":
      return [`Leads to ${codeSpan(leadsTo.path)}, which does not exist.`];
    case "tool":
      return explainTool(leadsTo.name);
    case "elsewhere":
      return [`${codeSpan(target)}: ${plainMarkdown(leadsTo.reason)}.`];
  }
}

// src/editor/client-abilities.ts
function readAbilities({ textDocument, workspace }) {
  return {
    pullsDiagnostics: textDocument?.diagnostic !== void 0,
    refreshesDiagnostics: workspace?.diagnostics?.refreshSupport === !0,
    registersWatchers: workspace?.didChangeWatchedFiles?.dynamicRegistration === !0,
    changesFolders: workspace?.workspaceFolders === !0,
    renamesFiles: workspace?.workspaceEdit?.documentChanges === !0 && workspace.workspaceEdit.resourceOperations?.includes("rename") === !0
  };
}

// src/editor/server.ts
function serveEditor(streams, machine) {
  return new Promise((resolve) => {
    let close = () => {
    }, connection = connect(streams, (exitCode) => {
      close(), resolve(exitCode);
    });
    close = answer(connection, machine), connection.listen();
  });
}
function answer(connection, machine) {
  let documents = openDocuments(), abilities = readAbilities({}), folders = openFolders(machine.openFolder, machine.findRepository, machine.scheduler, () => diagnostics.plan()), isEnding = !1, end = () => {
    isEnding = !0, folders.close();
  }, report = (work, error) => {
    isEnding || connection.console.error(`Housestyle could not ${work}: ${messageOf(error)}`);
  }, server = { connection, folders, documents, abilities: () => abilities, report }, diagnostics = openDiagnostics(server, machine.scheduler, report);
  return connection.onInitialize((params) => (abilities = readAbilities(params.capabilities), rootsOf(params).forEach((root) => folders.add(root)), describeServer(machine.version, abilities))), connection.onInitialized(() => {
    abilities.registersWatchers && connection.client.register(import_vscode_languageserver2.DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: "**/*" }] }).catch((error) => report("watch the files", error)), abilities.changesFolders && connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      removed.forEach(({ uri }) => diagnostics.forget(folders.remove(filePathOf(uri)))), added.forEach(({ uri }) => folders.add(filePathOf(uri))), diagnostics.plan();
    }), diagnostics.plan();
  }), listenToDocuments(server, diagnostics.plan), connection.onDidChangeWatchedFiles(({ changes }) => {
    noteFileEvents(folders, changes), diagnostics.plan();
  }), connection.onDidChangeConfiguration(() => {
    folders.all().forEach(({ session }) => session.noteNewPaths()), diagnostics.plan();
  }), answerRequests(server, diagnostics), connection.onShutdown(end), end;
}
function listenToDocuments({ connection, documents, folders }, plan) {
  let note = (document) => {
    document !== void 0 && (folders.noteText(document), plan());
  };
  connection.onDidOpenTextDocument(
    ({ textDocument: { uri, version, text } }) => note(documents.open(uri, version, text))
  ), connection.onDidChangeTextDocument(
    ({ textDocument: { uri, version }, contentChanges }) => note(documents.change(uri, version, contentChanges))
  ), connection.onDidSaveTextDocument(({ textDocument: { uri } }) => {
    folders.noteSaved(uri), plan();
  }), connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    documents.close(uri), folders.noteClosed(uri), plan();
  });
}
function answerRequests(server, diagnostics) {
  let { connection, abilities } = server;
  connection.languages.diagnostics.on(
    (params, token) => guard(server, "check a file", token, () => diagnostics.pull(params.textDocument.uri, params.previousResultId))
  ), connection.languages.diagnostics.onWorkspace(
    (params, token) => guard(server, "check the workspace", token, () => diagnostics.pullAll(params.previousResultIds))
  ), connection.onCodeAction(
    ({ textDocument, range, context }, token) => guard(
      server,
      "offer fixes",
      token,
      () => inFile(
        server,
        textDocument.uri,
        [],
        (file, document) => findCodeActions(file, document, range, context.only, abilities())
      )
    )
  ), connection.onHover(
    ({ textDocument, position }, token) => guard(
      server,
      "explain a place",
      token,
      () => inFile(server, textDocument.uri, void 0, (file, document) => hoverAt(file, document, position))
    )
  ), connection.onCompletion(
    ({ textDocument, position }, token) => guard(
      server,
      "complete a word",
      token,
      () => inFile(server, textDocument.uri, [], (file, document) => completeAt(file, document, position))
    )
  ), connection.onDocumentLinks(
    ({ textDocument }, token) => guard(
      server,
      "find links",
      token,
      () => inFile(server, textDocument.uri, [], (file, document) => findDocumentLinks(file, document))
    )
  );
}
async function inFile({ folders, documents }, uri, empty, answerFor) {
  let file = await folders.find(uri), document = documents.get(uri);
  return file === void 0 || document === void 0 ? empty : answerFor(file, document);
}
async function guard({ report }, work, token, run) {
  let cancelled = new Promise((_, reject) => {
    token.onCancellationRequested(
      () => reject(new import_vscode_languageserver2.ResponseError(import_vscode_languageserver2.LSPErrorCodes.RequestCancelled, "The request was cancelled"))
    );
  });
  try {
    return await Promise.race([run(), cancelled]);
  } catch (error) {
    throw error instanceof import_vscode_languageserver2.ResponseError ? error : (report(work, error), new import_vscode_languageserver2.ResponseError(import_vscode_languageserver2.ErrorCodes.InternalError, `Housestyle could not ${work}: ${messageOf(error)}`));
  }
}
function noteFileEvents(folders, events) {
  for (let { uri, type } of events)
    folders.noteFile(uri, type !== 2);
}
function rootsOf({ workspaceFolders, rootUri, rootPath }) {
  let uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri === null ? [] : [rootUri]), roots = uris.flatMap((uri) => filePathOf(uri) ?? []);
  return roots.length === 0 && typeof rootPath == "string" && uris.length === 0 ? [rootPath] : roots;
}
var TRIGGERS = [":", " ", "/", "(", "[", ",", "@", "#", '"', "'"];
function describeServer(version, { changesFolders }) {
  return {
    serverInfo: { name: "housestyle", version },
    capabilities: {
      textDocumentSync: { openClose: !0, change: import_vscode_languageserver2.TextDocumentSyncKind.Incremental, save: { includeText: !1 } },
      diagnosticProvider: { identifier: "housestyle", interFileDependencies: !0, workspaceDiagnostics: !0 },
      codeActionProvider: { codeActionKinds: [import_vscode_languageserver2.CodeActionKind.QuickFix, FIX_ALL] },
      hoverProvider: !0,
      completionProvider: { triggerCharacters: TRIGGERS },
      documentLinkProvider: {},
      workspace: { workspaceFolders: { supported: !0, changeNotifications: changesFolders } }
    }
  };
}

// src/commands/lsp.ts
async function runLanguageServer(line, terminal) {
  let { stdin: input, stdout: output } = process;
  input.isTTY && terminal.say(
    "This is a language server: an editor starts it and speaks to it. `housestyle validate` is for people. Ctrl+C ends it."
  );
  let exitCode = await Promise.race([
    serveEditor({ input, output }, describeMachine(line, followOrSay(line, terminal))),
    new Promise((resolve) => {
      terminal.signal.addEventListener("abort", () => resolve(0), { once: !0 });
    })
  ]);
  return input.destroy(), exitCode;
}
function followOrSay(line, terminal) {
  let follow = followExtends(line, terminal), said = /* @__PURE__ */ new Set();
  return follow && (async (own, flags) => {
    try {
      return await follow(own, flags);
    } catch (error) {
      if (!(error instanceof UserError) || error.code !== "extends-unreadable")
        throw error;
      return said.has(error.message) || (said.add(error.message), terminal.say(
        `${error.message}. Only the configuration of the folder counts until the server is started again.`
      )), { config: own, flags, policy: [] };
    }
  });
}
function describeMachine(line, follow) {
  return {
    openFolder: (root) => describeFolder(root, line, () => checkoutWorkspace(root), follow),
    findRepository: async (folder) => {
      let opened = await openRepository(folder);
      if (opened.kind !== "problem")
        return opened.repository.close(), opened.repository.root;
    },
    scheduler: {
      later: (milliseconds, callback) => {
        let timer = setTimeout(callback, milliseconds);
        return () => clearTimeout(timer);
      },
      breathe: () => new Promise((resolve) => {
        setImmediate(resolve);
      })
    },
    version: VERSION
  };
}
function describeFolder(root, line, openDisk, follow) {
  return {
    openDisk,
    readTerms: async (workspace) => {
      let options = await readCommandOptions(line, workspace, follow), guidance = await localGuidance(workspace, workspace, options, line.userFolder), terms = await readTerms(options, workspace);
      return {
        guidance,
        options,
        terms: { ...terms, repositoryName: () => readOwnName(root) },
        readFrom: [CONFIG_PATH, options.baseline ?? BASELINE_PATH]
      };
    }
  };
}
export {
  describeFolder,
  runLanguageServer
};
