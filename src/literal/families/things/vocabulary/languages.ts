import type { NamedThing } from '../named-things.ts';
import { CPP_VOCABULARY } from './languages/cpp.ts';
import { CSHARP_VOCABULARY } from './languages/csharp.ts';
import { DEBUGGING_VOCABULARY } from './languages/debugging.ts';
import { GO_VOCABULARY } from './languages/go.ts';
import { JAVA_VOCABULARY } from './languages/java.ts';
import { KOTLIN_VOCABULARY } from './languages/kotlin.ts';
import { PHP_VOCABULARY } from './languages/php.ts';
import { PYTHON_VOCABULARY } from './languages/python.ts';
import { RUBY_VOCABULARY } from './languages/ruby.ts';
import { RUST_VOCABULARY } from './languages/rust.ts';
import { SHELL_VOCABULARY } from './languages/shell.ts';
import { SMALL_VOCABULARY } from './languages/small.ts';

/** Forms of single languages that rules name by words. */
export const LANGUAGE_VOCABULARY: readonly NamedThing[] = [
  ...PYTHON_VOCABULARY,
  ...GO_VOCABULARY,
  ...RUST_VOCABULARY,
  ...JAVA_VOCABULARY,
  ...KOTLIN_VOCABULARY,
  ...CSHARP_VOCABULARY,
  ...PHP_VOCABULARY,
  ...RUBY_VOCABULARY,
  ...CPP_VOCABULARY,
  ...SHELL_VOCABULARY,
  ...SMALL_VOCABULARY,
  ...DEBUGGING_VOCABULARY,
];
