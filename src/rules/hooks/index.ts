import type { Rule } from '../types.ts';
import { hooksDangerousCommand } from './hooks-dangerous-command.ts';
import { hooksEntryShape } from './hooks-entry-shape.ts';
import { hooksEventUnknown } from './hooks-event-unknown.ts';
import { hooksInFrontmatter } from './hooks-in-frontmatter.ts';
import { hooksJsonSyntax } from './hooks-json-syntax.ts';
import { hooksMatcherInvalid } from './hooks-matcher-invalid.ts';
import { hooksScriptMissing } from './hooks-script-missing.ts';
import { hooksUnquotedRoot } from './hooks-unquoted-root.ts';
import { hooksVariableUnknown } from './hooks-variable-unknown.ts';
import { hooksVersion } from './hooks-version.ts';

/** In the order of their ids. */
export const HOOKS_RULES: readonly Rule[] = [
  hooksDangerousCommand,
  hooksEntryShape,
  hooksEventUnknown,
  hooksInFrontmatter,
  hooksJsonSyntax,
  hooksMatcherInvalid,
  hooksScriptMissing,
  hooksUnquotedRoot,
  hooksVariableUnknown,
  hooksVersion,
];
