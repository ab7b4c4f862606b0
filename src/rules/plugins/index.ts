import type { Rule } from '../types.ts';
import { pluginJsonSyntax } from './plugin-json-syntax.ts';
import { pluginPathNotFound } from './plugin-path-not-found.ts';
import { pluginRequiredKey } from './plugin-required-key.ts';
import { pluginUnknownKey } from './plugin-unknown-key.ts';
import { pluginValueType } from './plugin-value-type.ts';

/** In the order of their ids. */
export const PLUGIN_RULES: readonly Rule[] = [
  pluginJsonSyntax,
  pluginPathNotFound,
  pluginRequiredKey,
  pluginUnknownKey,
  pluginValueType,
];
