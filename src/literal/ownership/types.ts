/** What a check looks for, in words that linters and formatters of all languages can be compared by. */
export type Topic =
  | 'var-declaration'
  | 'let-never-assigned'
  | 'console'
  | 'print'
  | 'debugger'
  | 'alert'
  | 'eval'
  | 'loose-equality'
  | 'any-type'
  | 'implicit-type'
  | 'default-export'
  | 'nested-ternary'
  | 'ternary'
  | 'non-null-assertion'
  | 'promise-chain'
  | 'floating-promise'
  | 'string-concatenation'
  | 'old-formatting'
  | 'class-component'
  | 'inline-style'
  | 'empty-catch'
  | 'bare-catch'
  | 'broad-catch'
  | 'ignored-error'
  | 'unwrap'
  | 'expect'
  | 'panic'
  | 'commented-out-code'
  | 'todo'
  | 'todo-issue'
  | 'thrown-literal'
  | 'wildcard-import'
  | 'relative-import'
  | 'import-order'
  | 'unused-import'
  | 'type-import'
  | 'mutable-default'
  | 'else-after-return'
  | 'enum'
  | 'ts-comment'
  | 'return-type'
  | 'docstring'
  | 'complexity'
  | 'parameters'
  | 'nesting'
  | 'function-length'
  | 'file-length'
  | 'line-length'
  | 'indentation'
  | 'quotes'
  | 'semicolons'
  | 'trailing-commas'
  | 'braces'
  | 'brace-style'
  | 'final-newline'
  | 'trailing-spaces'
  | 'line-endings'
  | 'blank-lines'
  | 'blank-line-before-return'
  | 'switch-default'
  | 'null-comparison'
  | 'namespace-style'
  | 'assigned-lambda'
  | 'object-type-alias'
  | 'arrow-callback'
  | 'license-header'
  | 'one-statement'
  | 'commit-message';

/** A tool of the repository that enforces something, as its configuration says. */
export interface Owner {
  readonly tool: string;
  readonly topic: Topic;
  /** The name of the tool's rule. Absent for a formatter, which has no names for them. */
  readonly rule?: string;
  /** The configuration. */
  readonly path: string;
  /** It counts for the files below this folder. */
  readonly folder: string;
  readonly languages: readonly string[];
  /** False if the configuration is a program, which is only searched for words. */
  readonly isCertain: boolean;
  /** Whether its configuration says that the tool leaves a file out. Absent if it leaves none out. */
  readonly ignores?: (path: string) => boolean;
  /** The tool enforces nothing by this. Its configuration allows what the topic names in tests: `allow-unwrap-in-tests`. */
  readonly allowsInTests?: true;
}

/** What a configuration says, without its place. */
export type Enforced = Pick<Owner, 'topic' | 'rule' | 'languages' | 'isCertain' | 'tool' | 'allowsInTests'>;

/** Reads the configuration of one tool. It is read as data and never run. */
export interface ConfigurationKind {
  /** Names of its files, in lower case. */
  readonly isNamed: (name: string) => boolean;
  readonly read: (text: string, name: string) => readonly Enforced[];
}

/** What formatters decide. Braces are left to linters: they change more than layout. */
export const LAYOUT: readonly Topic[] = [
  'indentation',
  'quotes',
  'brace-style',
  'semicolons',
  'trailing-commas',
  'final-newline',
  'trailing-spaces',
  'line-endings',
  'blank-lines',
  'line-length',
  'one-statement',
];
