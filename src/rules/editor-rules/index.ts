import type { Rule } from '../types.ts';
import { cursorRuleActivation } from './cursor-rule-activation.ts';
import { cursorRuleLegacy } from './cursor-rule-legacy.ts';
import { editorRuleGlobs } from './editor-rule-globs.ts';
import { editorRuleUnknownKey } from './editor-rule-unknown-key.ts';
import { windsurfRuleLength } from './windsurf-rule-length.ts';
import { windsurfRuleTrigger } from './windsurf-rule-trigger.ts';

/** In the order of their ids. */
export const EDITOR_RULE_RULES: readonly Rule[] = [
  cursorRuleActivation,
  cursorRuleLegacy,
  editorRuleGlobs,
  editorRuleUnknownKey,
  windsurfRuleLength,
  windsurfRuleTrigger,
];
