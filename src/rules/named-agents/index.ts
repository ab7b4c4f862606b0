import type { Rule } from '../types.ts';
import { agentAgentsCycle } from './agent-agents-cycle.ts';
import { agentAgentsNeedsAgentTool } from './agent-agents-needs-agent-tool.ts';
import { agentAgentsType } from './agent-agents-type.ts';
import { agentAgentsUnknown } from './agent-agents-unknown.ts';
import { agentHandoffCycle } from './agent-handoff-cycle.ts';
import { agentHandoffLabelDuplicate } from './agent-handoff-label-duplicate.ts';
import { agentHandoffRequired } from './agent-handoff-required.ts';
import { agentHandoffSelf } from './agent-handoff-self.ts';
import { agentHandoffUnknownAgent } from './agent-handoff-unknown-agent.ts';
import { agentHandoffsType } from './agent-handoffs-type.ts';

/** In the order of their ids. */
export const NAMED_AGENT_RULES: readonly Rule[] = [
  agentAgentsCycle,
  agentAgentsNeedsAgentTool,
  agentAgentsType,
  agentAgentsUnknown,
  agentHandoffCycle,
  agentHandoffLabelDuplicate,
  agentHandoffRequired,
  agentHandoffSelf,
  agentHandoffUnknownAgent,
  agentHandoffsType,
];
