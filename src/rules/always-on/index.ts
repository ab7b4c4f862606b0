import type { Rule } from '../types.ts';
import { agentsMdClaudeFeature } from './agents-md-claude-feature.ts';
import { alwaysOnConflict } from './always-on-conflict.ts';
import { alwaysOnDuplicate } from './always-on-duplicate.ts';
import { alwaysOnSize } from './always-on-size.ts';
import { commandNotFound } from './command-not-found.ts';
import { copilotInstructionsFrontmatter } from './copilot-instructions-frontmatter.ts';
import { importCycle } from './import-cycle.ts';
import { importDepth } from './import-depth.ts';
import { importNotFound } from './import-not-found.ts';

/** In the order of their ids. */
export const ALWAYS_ON_RULES: readonly Rule[] = [
  agentsMdClaudeFeature,
  alwaysOnConflict,
  alwaysOnDuplicate,
  alwaysOnSize,
  commandNotFound,
  copilotInstructionsFrontmatter,
  importCycle,
  importDepth,
  importNotFound,
];
