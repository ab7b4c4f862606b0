import type { Rule } from '../types.ts';
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
