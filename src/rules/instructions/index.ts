import type { Rule } from '../types.ts';
import { instructionsApplyToBackslash } from '../apply-to/instructions-apply-to-backslash.ts';
import { instructionsApplyToBraceSpace } from '../apply-to/instructions-apply-to-brace-space.ts';
import { instructionsApplyToCharacterClass } from '../apply-to/instructions-apply-to-character-class.ts';
import { instructionsApplyToDialect } from '../apply-to/instructions-apply-to-dialect.ts';
import { instructionsApplyToDotSlash } from '../apply-to/instructions-apply-to-dot-slash.ts';
import { instructionsApplyToDuplicatePart } from '../apply-to/instructions-apply-to-duplicate-part.ts';
import { instructionsApplyToEmpty } from '../apply-to/instructions-apply-to-empty.ts';
import { instructionsApplyToFolder } from '../apply-to/instructions-apply-to-folder.ts';
import { instructionsApplyToInvalidGlob } from '../apply-to/instructions-apply-to-invalid-glob.ts';
import { instructionsApplyToLeadingSlash } from '../apply-to/instructions-apply-to-leading-slash.ts';
import { instructionsApplyToLiteralVariable } from '../apply-to/instructions-apply-to-literal-variable.ts';
import { instructionsApplyToMatchesNothing } from '../apply-to/instructions-apply-to-matches-nothing.ts';
import { instructionsApplyToMissing } from '../apply-to/instructions-apply-to-missing.ts';
import { instructionsApplyToNegation } from '../apply-to/instructions-apply-to-negation.ts';
import { instructionsApplyToSuspectExtension } from '../apply-to/instructions-apply-to-suspect-extension.ts';
import { instructionsApplyToTooBroad } from '../apply-to/instructions-apply-to-too-broad.ts';
import { instructionsApplyToType } from '../apply-to/instructions-apply-to-type.ts';
import { instructionsClaudeRulePaths } from './instructions-claude-rule-paths.ts';
import { instructionsDescriptionMissing } from './instructions-description-missing.ts';
import { instructionsDuplicateContent } from './instructions-duplicate-content.ts';
import { instructionsExcludeAgentList } from './instructions-exclude-agent-list.ts';
import { instructionsExcludeAgentRenamed } from './instructions-exclude-agent-renamed.ts';
import { instructionsExcludeAgentValue } from './instructions-exclude-agent-value.ts';
import { instructionsFrontmatterRequired } from './instructions-frontmatter-required.ts';
import { instructionsReviewUnsupported } from './instructions-review-unsupported.ts';
import { instructionsUnknownKey } from './instructions-unknown-key.ts';

/** In the order of their ids. */
export const INSTRUCTIONS_RULES: readonly Rule[] = [
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
  instructionsClaudeRulePaths,
  instructionsDescriptionMissing,
  instructionsDuplicateContent,
  instructionsExcludeAgentList,
  instructionsExcludeAgentRenamed,
  instructionsExcludeAgentValue,
  instructionsFrontmatterRequired,
  instructionsReviewUnsupported,
  instructionsUnknownKey,
];
