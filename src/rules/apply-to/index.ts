import type { Rule } from '../types.ts';
import { instructionsApplyToBackslash } from './instructions-apply-to-backslash.ts';
import { instructionsApplyToBraceSpace } from './instructions-apply-to-brace-space.ts';
import { instructionsApplyToCharacterClass } from './instructions-apply-to-character-class.ts';
import { instructionsApplyToDialect } from './instructions-apply-to-dialect.ts';
import { instructionsApplyToDotSlash } from './instructions-apply-to-dot-slash.ts';
import { instructionsApplyToDuplicatePart } from './instructions-apply-to-duplicate-part.ts';
import { instructionsApplyToEmpty } from './instructions-apply-to-empty.ts';
import { instructionsApplyToFolder } from './instructions-apply-to-folder.ts';
import { instructionsApplyToInvalidGlob } from './instructions-apply-to-invalid-glob.ts';
import { instructionsApplyToLeadingSlash } from './instructions-apply-to-leading-slash.ts';
import { instructionsApplyToLiteralVariable } from './instructions-apply-to-literal-variable.ts';
import { instructionsApplyToMatchesNothing } from './instructions-apply-to-matches-nothing.ts';
import { instructionsApplyToMissing } from './instructions-apply-to-missing.ts';
import { instructionsApplyToNegation } from './instructions-apply-to-negation.ts';
import { instructionsApplyToSuspectExtension } from './instructions-apply-to-suspect-extension.ts';
import { instructionsApplyToTooBroad } from './instructions-apply-to-too-broad.ts';
import { instructionsApplyToType } from './instructions-apply-to-type.ts';

/** In the order of their ids. */
export const APPLY_TO_RULES: readonly Rule[] = [
  instructionsApplyToBackslash,
  instructionsApplyToBraceSpace,
  instructionsApplyToCharacterClass,
  instructionsApplyToDialect,
  instructionsApplyToDotSlash,
  instructionsApplyToDuplicatePart,
  instructionsApplyToEmpty,
  instructionsApplyToFolder,
  instructionsApplyToInvalidGlob,
  instructionsApplyToLeadingSlash,
  instructionsApplyToLiteralVariable,
  instructionsApplyToMatchesNothing,
  instructionsApplyToMissing,
  instructionsApplyToNegation,
  instructionsApplyToSuspectExtension,
  instructionsApplyToTooBroad,
  instructionsApplyToType,
];
