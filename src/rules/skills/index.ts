import type { Rule } from '../types.ts';
import { skillArgumentHintType } from './skill-argument-hint-type.ts';
import { skillBodyEmpty } from './skill-body-empty.ts';
import { skillBodyLines } from './skill-body-lines.ts';
import { skillCompatibilityLength } from './skill-compatibility-length.ts';
import { skillContextValue } from './skill-context-value.ts';
import { skillDescriptionAngleBrackets } from './skill-description-angle-brackets.ts';
import { skillDescriptionBudget } from './skill-description-budget.ts';
import { skillDescriptionLength } from './skill-description-length.ts';
import { skillDescriptionRequired } from './skill-description-required.ts';
import { skillDescriptionShort } from './skill-description-short.ts';
import { skillDuplicateName } from './skill-duplicate-name.ts';
import { skillFrontmatterRequired } from './skill-frontmatter-required.ts';
import { skillHidesCommand } from './skill-hides-command.ts';
import { skillMetadataType } from './skill-metadata-type.ts';
import { skillNameFormat } from './skill-name-format.ts';
import { skillNameLength } from './skill-name-length.ts';
import { skillNameMatchesFolder } from './skill-name-matches-folder.ts';
import { skillNameRequired } from './skill-name-required.ts';
import { skillNameReserved } from './skill-name-reserved.ts';
import { skillUnknownKey } from './skill-unknown-key.ts';
import { skillUnreachable } from './skill-unreachable.ts';

/** In the order of their ids. */
export const SKILL_RULES: readonly Rule[] = [
  skillArgumentHintType,
  skillBodyEmpty,
  skillBodyLines,
  skillCompatibilityLength,
  skillContextValue,
  skillDescriptionAngleBrackets,
  skillDescriptionBudget,
  skillDescriptionLength,
  skillDescriptionRequired,
  skillDescriptionShort,
  skillDuplicateName,
  skillFrontmatterRequired,
  skillHidesCommand,
  skillMetadataType,
  skillNameFormat,
  skillNameLength,
  skillNameMatchesFolder,
  skillNameRequired,
  skillNameReserved,
  skillUnknownKey,
  skillUnreachable,
];
