/** A named declaration of a file: a class, function, member, constant or type. Lines count from 1. */
export interface DeclaredSymbol {
  readonly name: string;
  /** `class`, `function`, `method`, `field`, `member` of an enum or an object, `constant`, `type`, … */
  readonly kind: string;
  /** The names of the declarations around it, joined by dots. Undefined at the top of the file. */
  readonly container: string | undefined;
  /** Whether other files can refer to it, as far as the file tells. */
  readonly isExported: boolean;
  /** The type as written, or the class that is created: of a variable its own, of a function that of its result. */
  readonly type: string | undefined;
  /**
   * Without a written type, the names that lead to its value, or to the result of a function: `openCart` for
   * `= await openCart(1)`, `this.config.build` for `{ build } = this.config`.
   */
  readonly value: string | undefined;
  /** The types that a class, interface or type extends, implements or embeds, as far as its head tells. */
  readonly bases: readonly string[];
  /** First line, including the comments and attributes directly above. */
  readonly startLine: number;
  /** First line without those comments. */
  readonly signatureLine: number;
  /** The line with the name. */
  readonly nameLine: number;
  /** Last line of the signature. */
  readonly headEndLine: number;
  readonly endLine: number;
}

/** A parameter or a variable of a function. */
export interface LocalName {
  readonly name: string;
  readonly line: number;
  readonly type: string | undefined;
  /** As for a declaration. */
  readonly value: string | undefined;
  /** The lines of the function around it. */
  readonly scope: { readonly from: number; readonly to: number };
}

/** A name that a file imports or passes on from another module. */
export interface ImportedName {
  readonly specifier: string;
  /** The name in the importing file. Undefined if it gets none: `import './a'`, `export * from`, `from a import *`. */
  readonly local: string | undefined;
  /** The name in the other module: `default` for its default export, `*` for the module itself or all of its names. */
  readonly imported: string;
  /** Whether other files can import the name from this one. */
  readonly isPassedOn: boolean;
  /** Lines of the statement, from 1. */
  readonly startLine: number;
  readonly endLine: number;
}

/** Another name under which a file exports a declaration: `export { a as b }`, `module.exports = { b: a }`. */
export interface ExportedName {
  readonly name: string;
  readonly local: string;
}

/** The names of a file, in the order of its text. */
export interface Symbols {
  readonly declarations: readonly DeclaredSymbol[];
  readonly locals: readonly LocalName[];
  readonly imports: readonly ImportedName[];
  readonly exports: readonly ExportedName[];
}
