import type { CodeFacts, FactKind } from './facts/types.ts';
import type { Symbols } from './symbols/types.ts';

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

/** A place where a text does not follow its grammar. Lines count from 1. */
export interface SyntaxFault {
  readonly startLine: number;
  readonly endLine: number;
  /** `missing`: the parser had to assume a token, such as a semicolon. `error`: it could not use what is there. */
  readonly kind: 'error' | 'missing';
}

/** Reads files by the grammars of their languages. */
export interface Grammars {
  /** Undefined for a language without a grammar, and for a text that its grammar cannot parse. */
  read(text: string, language: string): Promise<Outline | undefined>;
  /** The places with wrong syntax, in the order of the text. Undefined in the same cases as for `read`. */
  findFaults(text: string, language: string): Promise<readonly SyntaxFault[] | undefined>;
  /** The names of a text. Undefined in the same cases as for `read`. If it is absent, names are found by patterns. */
  readSymbols?(text: string, language: string): Promise<Symbols | undefined>;
  /**
   * What the code of a text says. Undefined in the same cases as for `read`. If it is absent, comments and
   * strings are found by a scan.
   *
   * @param lines the lines, from 1, whose uses, literals, comments and constructs are wanted
   * @param kinds the kinds of facts that are wanted, all if absent; the others are empty
   */
  readFacts?(
    text: string,
    language: string,
    lines: readonly number[],
    kinds?: readonly FactKind[],
  ): Promise<CodeFacts | undefined>;
  /** Frees the memory of the grammars that were used, unless a text is being read. The next text loads its grammar again. */
  release?(): Promise<void>;
}

/** Lines counted from 1, both ends included. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}
