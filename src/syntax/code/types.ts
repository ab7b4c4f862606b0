/** A token of a line, as the grammar of its language reads it. What a string, a regular expression or markup says is no token. */
export interface CodeToken {
  /** Offset in its line, in UTF-16 code units. */
  readonly column: number;
  readonly text: string;
  readonly role: TokenRole;
}

/**
 * `keyword`: a word or sign that belongs to the grammar, such as `var` or the type `any`. `key`: the name of a property, an
 * argument or an attribute. `member`: a name after an object. `declared`: a name where it is declared. `comment`: what a
 * comment says on this line. `value`: a number, a symbol and the like. `name`: any other name.
 */
export type TokenRole = 'keyword' | 'key' | 'member' | 'declared' | 'comment' | 'value' | 'name';

/** The tokens of a line that was asked for, in order. */
export interface CodeLine {
  /** From 1. */
  readonly line: number;
  readonly tokens: readonly CodeToken[];
  /** Whether the text around it follows the grammar. */
  readonly isSound: boolean;
}
