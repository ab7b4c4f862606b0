import type { Rule } from '../types.ts';
import { agentInferDeprecated } from './agent-infer-deprecated.ts';

/** In the order of their ids. */
export const AGENT_RULES: readonly Rule[] = [agentInferDeprecated];
