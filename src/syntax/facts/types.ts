/**
 * What the code of a file says, in terms that all languages share. Lines count from 1, columns from 0 in UTF-16 code units.
 * Text inside of strings, comments, regular expressions and markup is never code. Code inside of them (`${…}`, f-strings) is.
 *
 * Imports and declarations are those of the whole file. Uses, literals, comments and constructs are only those that begin on
 * a line that was asked for.
 */
export interface CodeFacts {
  readonly imports: readonly ImportFact[];
  readonly declarations: readonly DeclarationFact[];
  readonly uses: readonly UseFact[];
  readonly strings: readonly StringFact[];
  readonly comments: readonly CommentFact[];
  readonly constructs: readonly ConstructFact[];
  /** Lines, of those that were asked for, around which the text does not follow its grammar. Nothing is said of them. */
  readonly unsound: readonly number[];
  /** The lines that were asked for, as code alone. */
  readonly code: readonly CodeLineFact[];
  /** Code that is compiled for tests alone, next to other code. Each range has the attribute that says so. */
  readonly testOnly: readonly LineRange[];
}

/** A kind of facts: `uses`, `declarations`. */
export type FactKind = keyof CodeFacts;

/** Lines from 1, both included. */
export interface LineRange {
  readonly line: number;
  readonly endLine: number;
}

/** A line in which everything but code is blanked out: comments, and the text of strings, regular expressions and markup. */
export interface CodeLineFact {
  readonly line: number;
  readonly text: string;
}

export interface FactPlace {
  readonly line: number;
  readonly column: number;
  /** The last line. */
  readonly endLine: number;
  readonly endColumn: number;
}

/** One name that an import brings into a file, or an import without names. */
export interface ImportFact extends FactPlace {
  /** As written, without quotes: `node:fs`, `os.path`, `std::fs`, `System.IO`. */
  readonly module: string;
  /** The name in the other module: `default`, `*` for the module itself, undefined for an import for its effects. */
  readonly imported?: string;
  /** The name in this file. */
  readonly local?: string;
  readonly kind: 'require' | 'dynamic' | 'export-from' | 'include' | 'import';
  /** `import type`, `if TYPE_CHECKING:`. */
  readonly isType: boolean;
  /** Whether it is at the top of the file, outside of every function and block. */
  readonly isTop: boolean;
}

/**
 * A name, keyword or operator where code uses it. A name where it is declared is a declaration, and no use. Its place is that
 * of the name, without arguments. If the name goes over several lines, it is that of its last part: `b` in `a\n.b()`.
 */
export interface UseFact extends FactPlace {
  /**
   * `call`: of a function, method or macro. `new`: of a constructor. `type`: a name in the place of a type. `keyword` and
   * `operator`: words and signs of the grammar, predefined types among them (`any`). `attribute`: a decorator, annotation or
   * attribute. `tag`: an element of markup. `property`: the name of an attribute of markup, of a key or of an argument.
   * `member`: a name after an object that is not called. `name`: any other name.
   */
  readonly kind:
    | 'call'
    | 'new'
    | 'type'
    | 'keyword'
    | 'operator'
    | 'attribute'
    | 'tag'
    | 'property'
    | 'member'
    | 'name';
  /** As written, without spaces, arguments and optional chaining: `console.log`, `x.unwrap`, `println!`, `===`. */
  readonly name: string;
  /**
   * The full name, where the file tells that `name` is another one's: after an import of `log` from `a` as `l`, `a#log`; after
   * `const { log } = console`, `console.log`; for `m.log` after a namespace import of `a` as `m`, `a#log`. Where the module
   * contains the name, as in Rust, Java, C# and PHP, `a::log` and `a::log#new`. Undefined if the name is what it says.
   */
  readonly meaning?: string;
  /** The import that brings its first name into the file: an index of `imports`. */
  readonly fromImport?: number;
  /** Whether the first name is declared in the file (a parameter, variable, function): then it is no global of that name. */
  readonly isOwn: boolean;
  /** Of a call or `new`: how many arguments there are, and their text where it is short. */
  readonly arguments?: readonly string[];
  /** The innermost declaration around it: an index of `declarations`. */
  readonly inside?: number;
}

export interface DeclarationFact extends FactPlace {
  readonly kind:
    | 'function'
    | 'method'
    | 'constructor'
    | 'class'
    | 'interface'
    | 'struct'
    | 'enum'
    | 'enum-member'
    | 'type'
    | 'type-parameter'
    | 'namespace'
    | 'constant'
    | 'variable'
    | 'parameter'
    | 'field'
    | 'property'
    | 'test';
  /** Undefined for a function without a name. Of a test, its title. */
  readonly name?: string;
  /** Where the name is; the place of the declaration is that of the whole. */
  readonly nameLine: number;
  readonly nameColumn: number;
  /** The declaration around it: an index of `declarations`. */
  readonly inside?: number;
  readonly isExported: boolean;
  /** Words of the grammar before it: `async`, `static`, `public`, `abstract`, `readonly`, `let`, `var`, `const`, `unsafe`. */
  readonly modifiers: readonly string[];
  /** Names of its decorators, annotations or attributes, as written without arguments. */
  readonly attributes: readonly string[];
  /** The type as written after a variable, parameter or field; of a function, that of its result. */
  readonly type?: string;
  /** Names in `extends` and `implements`, or the bases of a class. */
  readonly bases: readonly string[];
  /** Whether a comment for documentation, or a docstring, stands with it. */
  readonly hasDoc: boolean;
  /** Whether its name is chosen elsewhere: a method that overrides another one, a member that a pattern takes from an object. */
  readonly isNameGiven: boolean;
  /** Whether its value is a literal: a text, a number, `true`. */
  readonly isLiteral: boolean;
  /** Whether it has a body: false for signatures and abstract methods. */
  readonly hasBody: boolean;
  /** Of a function. It tells of the body only if a line of the function was asked for, or no lines at all. */
  readonly body?: FunctionFacts;
}

/** Sizes of a function. */
export interface FunctionFacts {
  /** Without `self`, `cls` and the receiver. */
  readonly parameters: number;
  /** Parameters without a written type. */
  readonly untyped: number;
  /** The lines from its signature to its end. */
  readonly lines: number;
  /** The deepest nesting of branches and loops in it: 0 for none. */
  readonly nesting: number;
  /** McCabe's number: 1, and 1 for each branch, loop, case, catch and boolean operator. */
  readonly complexity: number;
  /** Whether it returns a value anywhere. */
  readonly returnsValue: boolean;
  /** Whether it is an arrow function or lambda. */
  readonly isArrow: boolean;
  readonly usesAwait: boolean;
  /** Whether it returns markup (JSX). */
  readonly returnsMarkup: boolean;
}

export interface StringFact extends FactPlace {
  /** `"`, `'`, `` ` ``, `"""`, `'''`, with a prefix apart. */
  readonly quote: string;
  /** `f`, `r`, `b`, `@`, `$`. */
  readonly prefix: string;
  /** The text between the quotes, as written; cut after 200 characters. */
  readonly value: string;
  /** Whether code stands in it. */
  readonly isInterpolated: boolean;
  /** `import`: the module of an import. `key`: of an object. `doc`: a docstring. `markup`: an attribute's value. */
  readonly role: 'value' | 'key' | 'doc' | 'markup' | 'import';
}

export interface CommentFact extends FactPlace {
  /** With its marks. */
  readonly text: string;
  readonly kind: 'line' | 'block' | 'doc';
  /** Whether code stands before it on its line. */
  readonly isTrailing: boolean;
}

/** A form of code that rules name by words. To add one, add its name here and its reader in `constructs/`. */
export type ConstructKind =
  | 'empty-catch'
  | 'bare-catch'
  | 'broad-catch'
  | 'non-null-assertion'
  | 'type-assertion'
  | 'ternary'
  | 'nested-ternary'
  | 'default-export'
  | 'relative-import'
  | 'wildcard-import'
  | 'loose-equality'
  | 'null-comparison'
  | 'else-after-return'
  | 'ignored-error'
  | 'promise-chain'
  | 'string-concatenation'
  | 'percent-format'
  | 'format-call'
  | 'mutable-default'
  | 'var-declaration'
  | 'let-never-assigned'
  | 'class-component'
  | 'inline-style'
  | 'element-text'
  | 'goto'
  | 'for-in'
  | 'commented-out-code'
  | 'thrown-literal'
  | 'braceless-body'
  | 'brace-on-own-line'
  | 'brace-on-header-line'
  | 'return-shares-line'
  | 'return-without-blank-line'
  | 'missing-semicolon'
  | 'needless-semicolon'
  | 'missing-trailing-comma'
  | 'trailing-comma'
  | 'switch-without-default'
  | 'block-namespace'
  | 'using-in-namespace'
  | 'region'
  | 'c-style-cast'
  | 'unscoped-enum'
  | 'object-type-alias'
  | 'assigned-lambda'
  | 'required-after-optional'
  | 'anonymous-class'
  | 'anonymous-default-export'
  | 'await-in-loop'
  | 'conditional-hook'
  | 'counting-loop'
  | 'double-assertion'
  | 'expression-body'
  | 'jsx-function'
  | 'jsx-spread'
  | 'naked-return'
  | 'primary-constructor';

export interface ConstructFact extends FactPlace {
  readonly kind: ConstructKind;
  /** What it is about, as written and short: the type of a broad `catch`, the number. */
  readonly subject?: string;
  readonly inside?: number;
}
