/** A part of a file with a name or a body that readers search for. Lines count from 1. */
export interface Declaration {
  /** `class`, `function`, `method`, …; `block` if only the indentation is known. */
  readonly kind: string;
  readonly name: string | undefined;
  /** First line, including the comments and attributes directly above. */
  readonly startLine: number;
  /** First line without those comments. Attributes and decorators belong to the signature. */
  readonly signatureLine: number;
  /** Last line of the head: the end of the signature, or the opening bracket below it. */
  readonly headEndLine: number;
  /** The separate line that closes the body (`}`, `end`), if there is one. */
  readonly closingLine: number | undefined;
  readonly endLine: number;
  /** In the order of the file. */
  readonly children: readonly Declaration[];
}

/** An import of a file. One statement may have several. */
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
  /** The method by which the file was read. */
  readonly by: 'grammar' | 'indentation';
}

/** Reads files by the grammars of their languages. */
export interface Grammars {
  /** Undefined for a language without a grammar, and for a text that its grammar cannot parse. */
  read(text: string, language: string): Promise<Outline | undefined>;
}

/** Lines counted from 1, both ends included. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}
