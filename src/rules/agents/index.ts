import type { Rule } from '../types.ts';
import { agentAgentsCycle } from './agent-agents-cycle.ts';
import { agentAgentsNeedsAgentTool } from './agent-agents-needs-agent-tool.ts';
import { agentAgentsType } from './agent-agents-type.ts';
import { agentAgentsUnknown } from './agent-agents-unknown.ts';
import { agentBodyEmpty } from './agent-body-empty.ts';
import { agentBodyMaxChars } from './agent-body-max-chars.ts';
import { agentBuiltinShadowed } from './agent-builtin-shadowed.ts';
import { agentDescriptionRequired } from './agent-description-required.ts';
import { agentDuplicateName } from './agent-duplicate-name.ts';
import { agentFrontmatterRequired } from './agent-frontmatter-required.ts';
import { agentGithubIgnoredKey } from './agent-github-ignored-key.ts';
import { agentGithubPermissions } from './agent-github-permissions.ts';
import { agentHandoffCycle } from './agent-handoff-cycle.ts';
import { agentHandoffLabelDuplicate } from './agent-handoff-label-duplicate.ts';
import { agentHandoffRequired } from './agent-handoff-required.ts';
import { agentHandoffSelf } from './agent-handoff-self.ts';
import { agentHandoffUnknownAgent } from './agent-handoff-unknown-agent.ts';
import { agentHandoffsType } from './agent-handoffs-type.ts';
import { agentHooksShape } from './agent-hooks-shape.ts';
import { agentInferDeprecated } from './agent-infer-deprecated.ts';
import { agentMetadataType } from './agent-metadata-type.ts';
import { agentModelSyntax } from '../agent-models/agent-model-syntax.ts';
import { agentModelType } from '../agent-models/agent-model-type.ts';
import { agentReasoningEffortValue } from './agent-reasoning-effort-value.ts';
import { agentTargetValue } from './agent-target-value.ts';
import { agentToolsEmpty } from '../tools/agent-tools-empty.ts';
import { agentToolsType } from '../tools/agent-tools-type.ts';
import { agentUnknownKey } from './agent-unknown-key.ts';
import { agentUnreachable } from './agent-unreachable.ts';
import { agentUserInvokableSpelling } from './agent-user-invokable-spelling.ts';
import { agentVscodeIgnoredKey } from './agent-vscode-ignored-key.ts';
import { claudeAgentEnum } from '../claude-agents/claude-agent-enum.ts';
import { claudeAgentNameFormat } from '../claude-agents/claude-agent-name-format.ts';
import { claudeAgentNameRequired } from '../claude-agents/claude-agent-name-required.ts';
import { claudeAgentSkillsExist } from '../claude-agents/claude-agent-skills-exist.ts';
import { claudeAgentTools } from '../claude-agents/claude-agent-tools.ts';
import { modelRetired } from '../agent-models/model-retired.ts';
import { modelUnknown } from '../agent-models/model-unknown.ts';
import { toolDuplicate } from '../tools/tool-duplicate.ts';
import { toolInBodyNotEnabled } from '../tools/tool-in-body-not-enabled.ts';
import { toolOtherClientName } from '../tools/tool-other-client-name.ts';
import { toolRenamed } from '../tools/tool-renamed.ts';
import { toolServerNotDeclared } from '../tools/tool-server-not-declared.ts';
import { toolUnknown } from '../tools/tool-unknown.ts';

/** In the order of their ids. */
export const AGENT_RULES: readonly Rule[] = [
  agentAgentsCycle,
  agentAgentsNeedsAgentTool,
  agentAgentsType,
  agentAgentsUnknown,
  agentBodyEmpty,
  agentBodyMaxChars,
  agentBuiltinShadowed,
  agentDescriptionRequired,
  agentDuplicateName,
  agentFrontmatterRequired,
  agentGithubIgnoredKey,
  agentGithubPermissions,
  agentHandoffCycle,
  agentHandoffLabelDuplicate,
  agentHandoffRequired,
  agentHandoffSelf,
  agentHandoffUnknownAgent,
  agentHandoffsType,
  agentHooksShape,
  agentInferDeprecated,
  agentMetadataType,
  agentModelSyntax,
  agentModelType,
  agentReasoningEffortValue,
  agentTargetValue,
  agentToolsEmpty,
  agentToolsType,
  agentUnknownKey,
  agentUnreachable,
  agentUserInvokableSpelling,
  agentVscodeIgnoredKey,
  claudeAgentEnum,
  claudeAgentNameFormat,
  claudeAgentNameRequired,
  claudeAgentSkillsExist,
  claudeAgentTools,
  modelRetired,
  modelUnknown,
  toolDuplicate,
  toolInBodyNotEnabled,
  toolOtherClientName,
  toolRenamed,
  toolServerNotDeclared,
  toolUnknown,
];
