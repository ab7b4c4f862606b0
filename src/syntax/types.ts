/** Something with a name, or a body, that a reader looks for in a file. Lines count from 1. */
export interface Declaration {
  /** `class`, `function`, `method`, …; `block` where only the indentation is known. */
  readonly kind: string;
  readonly name: string | undefined;
  /** First line of its head, with the comments and attributes directly above it. */
  readonly startLine: number;
  /** First line without those comments; attributes and decorators stay with the signature. */
  readonly signatureLine: number;
  /** Last line of its head: of the signature, or the opening bracket below it. */
  readonly headEndLine: number;
  /** The line of its own that closes the body (`}`, `end`), where there is one. */
  readonly closingLine: number | undefined;
  readonly endLine: number;
  /** In the order of the file. */
  readonly children: readonly Declaration[];
}

/** What a file brings in; several may come of one statement. */
export interface Import {
  /** As it is written, without quotes. */
  readonly specifier: string;
  /** Lines of the statement, from 1. */
  readonly startLine: number;
  readonly endLine: number;
}

export interface Outline {
  readonly declarations: readonly Declaration[];
  readonly imports: readonly Import[];
  /** How it was read. */
  readonly by: 'grammar' | 'indentation';
}

/** Reads files by the grammars of their languages. */
export interface Grammars {
  /** Undefined for a language without a grammar, and for a text that its grammar does not get through. */
  read(text: string, language: string): Promise<Outline | undefined>;
}

/** Lines counted from 1, both ends inside. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}
