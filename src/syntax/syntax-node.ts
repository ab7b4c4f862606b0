/** A node of a syntax tree. All ways to a node give the same object, unless children were forgotten. Places are in UTF-16 code units, rows count from 0. */
export interface SyntaxNode {
  readonly type: string;
  /** The number of the type in its grammar. */
  readonly typeId: number;
  /** Keywords and punctuation are nodes without a name. */
  readonly isNamed: boolean;
  /** Text that the grammar does not allow here. */
  readonly isError: boolean;
  /** A token that the parser had to assume. */
  readonly isMissing: boolean;
  /** Whether the node is, or contains, one of the two above. */
  readonly hasError: boolean;
  readonly startIndex: number;
  readonly endIndex: number;
  readonly startPosition: { readonly row: number; readonly column: number };
  readonly endPosition: { readonly row: number; readonly column: number };
  readonly children: readonly (SyntaxNode | null)[];
  readonly parent: SyntaxNode | null;
  /** Lets go of the children, if the node keeps them. They are read again when somebody asks for them. */
  forgetChildren?(): void;
  childForFieldName(name: string): SyntaxNode | null;
  childrenForFieldName(name: string): readonly (SyntaxNode | null)[];
  /** In the order of the text; a node comes before the nodes that it contains. */
  descendantsOfType(types: readonly string[]): readonly (SyntaxNode | null)[];
}
