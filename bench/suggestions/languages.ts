/** The facts about a language that the generator needs. */
export interface Language {
  readonly name: string;
  readonly extensions: readonly string[];
  /** File of its grammar in `@vscode/tree-sitter-wasm`. */
  readonly grammar?: string;
  /** Opens a comment that ends with the line. Absent if there is none. */
  readonly comment?: string;
  /** The condition of an `if`, between what opens it and what closes it. */
  readonly condition?: RegExp;
  readonly and?: string;
  /** A statement that may be put before any other one. */
  readonly guard?: string;
  /** Lines around a statement that make it conditional. */
  readonly wrap?: readonly [opening: string, closing?: string];
  /** Whether the last argument on a line of its own needs a comma. */
  readonly trailingComma?: boolean;
}

const CONDITION_IN_PARENTHESES = /^(\s*(?:\} else )?if \()(.+)(\)\s*\{?)$/;
const BARE_CONDITION = /^(\s*(?:\} else )?if (?!let |\())(.+)( \{)$/;
const IN_BRACES = ['if (isEnabled) {', '}'] as const;
const SCRIPT = {
  comment: '//',
  condition: CONDITION_IN_PARENTHESES,
  and: '&&',
  guard: 'console.assert(isEnabled);',
  wrap: IN_BRACES,
};

export const LANGUAGES: readonly Language[] = [
  {
    name: 'C',
    extensions: ['c', 'h'],
    grammar: 'tree-sitter-cpp.wasm',
    comment: '//',
    condition: CONDITION_IN_PARENTHESES,
    and: '&&',
    guard: 'assert(enabled);',
    wrap: ['if (enabled) {', '}'],
  },
  {
    name: 'C#',
    extensions: ['cs'],
    grammar: 'tree-sitter-c-sharp.wasm',
    comment: '//',
    condition: CONDITION_IN_PARENTHESES,
    and: '&&',
    guard: 'Debug.Assert(isEnabled);',
    wrap: IN_BRACES,
  },
  {
    name: 'Go',
    extensions: ['go'],
    grammar: 'tree-sitter-go.wasm',
    comment: '//',
    condition: BARE_CONDITION,
    and: '&&',
    guard: 'log.Println(enabled)',
    wrap: ['if enabled {', '}'],
    trailingComma: true,
  },
  {
    name: 'Java',
    extensions: ['java'],
    grammar: 'tree-sitter-java.wasm',
    comment: '//',
    condition: CONDITION_IN_PARENTHESES,
    and: '&&',
    guard: 'Objects.requireNonNull(enabled);',
    wrap: ['if (enabled) {', '}'],
  },
  { name: 'JavaScript', extensions: ['js', 'mjs', 'cjs'], grammar: 'tree-sitter-javascript.wasm', ...SCRIPT },
  { name: 'JSON', extensions: ['json'] },
  { name: 'Markdown', extensions: ['md'] },
  {
    name: 'PHP',
    extensions: ['php'],
    grammar: 'tree-sitter-php.wasm',
    comment: '//',
    condition: CONDITION_IN_PARENTHESES,
    and: '&&',
    guard: 'assert($enabled);',
    wrap: ['if ($enabled) {', '}'],
  },
  {
    name: 'Python',
    extensions: ['py'],
    grammar: 'tree-sitter-python.wasm',
    comment: '#',
    condition: /^(\s*(?:el)?if )(.+)(:)$/,
    and: 'and',
    guard: 'assert enabled',
    wrap: ['if enabled:'],
  },
  {
    name: 'Ruby',
    extensions: ['rb'],
    grammar: 'tree-sitter-ruby.wasm',
    comment: '#',
    condition: /^(\s*(?:els)?if )(.+)()$/,
    and: '&&',
    guard: 'raise unless enabled',
    wrap: ['if enabled', 'end'],
  },
  {
    name: 'Rust',
    extensions: ['rs'],
    grammar: 'tree-sitter-rust.wasm',
    comment: '//',
    condition: BARE_CONDITION,
    and: '&&',
    guard: 'assert!(enabled);',
    wrap: ['if enabled {', '}'],
  },
  { name: 'TypeScript', extensions: ['ts', 'mts', 'cts'], grammar: 'tree-sitter-typescript.wasm', ...SCRIPT },
  { name: 'YAML', extensions: ['yml', 'yaml'], comment: '#' },
];

/** The language of a file by its extension. */
export function languageOfPath(path: string): Language | undefined {
  const extension = path.split('.').at(-1) ?? '';
  return LANGUAGES.find(({ extensions }) => extensions.includes(extension));
}

/** The language with a name of the table. */
export function languageWithName(name: string): Language {
  const found = LANGUAGES.find((language) => language.name === name);
  if (found === undefined) {
    throw new Error(`No language is called ${name}.`);
  }
  return found;
}
