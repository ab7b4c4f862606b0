import type { Rule } from '../types.ts';
import { agentBodyEmpty } from './agent-body-empty.ts';
import { agentBodyMaxChars } from './agent-body-max-chars.ts';
import { agentBuiltinShadowed } from './agent-builtin-shadowed.ts';
import { agentDescriptionRequired } from './agent-description-required.ts';
import { agentDuplicateName } from './agent-duplicate-name.ts';
import { agentFrontmatterRequired } from './agent-frontmatter-required.ts';
import { agentGithubIgnoredKey } from './agent-github-ignored-key.ts';
import { agentGithubPermissions } from './agent-github-permissions.ts';
import { agentHooksShape } from './agent-hooks-shape.ts';
import { agentInferDeprecated } from './agent-infer-deprecated.ts';
import { agentMetadataType } from './agent-metadata-type.ts';
import { agentReasoningEffortValue } from './agent-reasoning-effort-value.ts';
import { agentTargetValue } from './agent-target-value.ts';
import { agentUnknownKey } from './agent-unknown-key.ts';
import { agentUnreachable } from './agent-unreachable.ts';
import { agentUserInvokableSpelling } from './agent-user-invokable-spelling.ts';
import { agentVscodeIgnoredKey } from './agent-vscode-ignored-key.ts';

/** In the order of their ids. */
export const AGENT_RULES: readonly Rule[] = [
  agentBodyEmpty,
  agentBodyMaxChars,
  agentBuiltinShadowed,
  agentDescriptionRequired,
  agentDuplicateName,
  agentFrontmatterRequired,
  agentGithubIgnoredKey,
  agentGithubPermissions,
  agentHooksShape,
  agentInferDeprecated,
  agentMetadataType,
  agentReasoningEffortValue,
  agentTargetValue,
  agentUnknownKey,
  agentUnreachable,
  agentUserInvokableSpelling,
  agentVscodeIgnoredKey,
];
