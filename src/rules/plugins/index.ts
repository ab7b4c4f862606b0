import type { Rule } from '../types.ts';
import { pluginCachePath } from './plugin-cache-path.ts';
import { pluginConflictingParts } from './plugin-conflicting-parts.ts';
import { pluginCountMismatch } from './plugin-count-mismatch.ts';
import { pluginDuplicateHooks } from './plugin-duplicate-hooks.ts';
import { pluginFilePath } from './plugin-file-path.ts';
import { pluginJsonSyntax } from './plugin-json-syntax.ts';
import { pluginMisplacedPart } from './plugin-misplaced-part.ts';
import { pluginNameMismatch } from './plugin-name-mismatch.ts';
import { pluginPathNotFound } from './plugin-path-not-found.ts';
import { pluginPathOutside } from './plugin-path-outside.ts';
import { pluginRequiredKey } from './plugin-required-key.ts';
import { pluginRootOutsidePlugin } from './plugin-root-outside-plugin.ts';
import { pluginSkillUnlisted } from './plugin-skill-unlisted.ts';
import { pluginSourceOwn } from './plugin-source-own.ts';
import { pluginUnknownKey } from './plugin-unknown-key.ts';
import { pluginUnlisted } from './plugin-unlisted.ts';
import { pluginValueType } from './plugin-value-type.ts';
import { pluginVersionMismatch } from './plugin-version-mismatch.ts';

/** In the order of their ids. */
export const PLUGIN_RULES: readonly Rule[] = [
  pluginCachePath,
  pluginConflictingParts,
  pluginCountMismatch,
  pluginDuplicateHooks,
  pluginFilePath,
  pluginJsonSyntax,
  pluginMisplacedPart,
  pluginNameMismatch,
  pluginPathNotFound,
  pluginPathOutside,
  pluginRequiredKey,
  pluginRootOutsidePlugin,
  pluginSkillUnlisted,
  pluginSourceOwn,
  pluginUnknownKey,
  pluginUnlisted,
  pluginValueType,
  pluginVersionMismatch,
];
