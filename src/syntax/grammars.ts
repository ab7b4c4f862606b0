import { C_SHARP, CPP, GO, JAVA, JAVASCRIPT, PHP, PYTHON, RUBY, RUST, TYPESCRIPT } from './grammar-rules.ts';
import type { GrammarRules } from './grammar-rules.ts';

/** A grammar as its package ships it, and what to search for in its trees. */
export interface Grammar {
  /** `tree-sitter-<file>.wasm`. */
  readonly file: string;
  readonly rules: GrammarRules;
}

/** The keys are VS Code's language ids. */
const GRAMMARS: Readonly<Record<string, Grammar>> = {
  c: { file: 'cpp', rules: CPP },
  cpp: { file: 'cpp', rules: CPP },
  csharp: { file: 'c-sharp', rules: C_SHARP },
  'cuda-cpp': { file: 'cpp', rules: CPP },
  go: { file: 'go', rules: GO },
  java: { file: 'java', rules: JAVA },
  javascript: { file: 'javascript', rules: JAVASCRIPT },
  javascriptreact: { file: 'javascript', rules: JAVASCRIPT },
  php: { file: 'php', rules: PHP },
  python: { file: 'python', rules: PYTHON },
  ruby: { file: 'ruby', rules: RUBY },
  rust: { file: 'rust', rules: RUST },
  starlark: { file: 'python', rules: PYTHON },
  typescript: { file: 'typescript', rules: TYPESCRIPT },
  typescriptreact: { file: 'tsx', rules: TYPESCRIPT },
};

/** The grammars of JavaScript and TypeScript. */
export const SCRIPT_GRAMMARS: ReadonlySet<string> = new Set(['javascript', 'tsx', 'typescript']);

/** The grammar of a language. Undefined if files in that language are read by indentation. */
export function grammarOf(language: string): Grammar | undefined {
  return Object.hasOwn(GRAMMARS, language) ? GRAMMARS[language] : undefined;
}

/** The names of all grammars' files, without repeats, in alphabetical order. */
export function grammarFiles(): readonly string[] {
  return [...new Set(Object.values(GRAMMARS).map(({ file }) => wasmFile(file)))].toSorted();
}

/** The name of a grammar's file, before compression. */
export function wasmFile(grammar: string): string {
  return `tree-sitter-${grammar}.wasm`;
}
