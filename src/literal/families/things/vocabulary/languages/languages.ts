import type { NamedThing } from '../../named-things.ts';
import { ANGULAR_VOCABULARY } from './angular.ts';
import { CPP_VOCABULARY } from './cpp.ts';
import { CSHARP_NAMES } from './csharp-names.ts';
import { CSHARP_VOCABULARY } from './csharp.ts';
import { DEBUGGING_VOCABULARY } from './debugging.ts';
import { DOCSTRING_VOCABULARY } from './docstrings.ts';
import { GO_VOCABULARY } from './go.ts';
import { JAVA_VOCABULARY } from './java.ts';
import { KOTLIN_VOCABULARY } from './kotlin.ts';
import { PHP_VOCABULARY } from './php.ts';
import { PYTHON_STATEMENTS } from './python-statements.ts';
import { PYTHON_VOCABULARY } from './python.ts';
import { RUBY_VOCABULARY } from './ruby.ts';
import { RUST_VOCABULARY } from './rust.ts';
import { SHELL_VOCABULARY } from './shell.ts';
import { SMALL_VOCABULARY } from './small.ts';

/** Forms of single languages that rules name by words. */
export const LANGUAGE_VOCABULARY: readonly NamedThing[] = [
  ...PYTHON_VOCABULARY,
  ...PYTHON_STATEMENTS,
  ...DOCSTRING_VOCABULARY,
  ...GO_VOCABULARY,
  ...RUST_VOCABULARY,
  ...JAVA_VOCABULARY,
  ...KOTLIN_VOCABULARY,
  ...CSHARP_VOCABULARY,
  ...CSHARP_NAMES,
  ...ANGULAR_VOCABULARY,
  ...PHP_VOCABULARY,
  ...RUBY_VOCABULARY,
  ...CPP_VOCABULARY,
  ...SHELL_VOCABULARY,
  ...SMALL_VOCABULARY,
  ...DEBUGGING_VOCABULARY,
];
