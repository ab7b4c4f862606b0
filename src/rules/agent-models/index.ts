import type { Rule } from '../types.ts';
import { agentModelSyntax } from './agent-model-syntax.ts';
import { agentModelType } from './agent-model-type.ts';
import { modelRetired } from './model-retired.ts';
import { modelUnknown } from './model-unknown.ts';

/** In the order of their ids. */
export const AGENT_MODEL_RULES: readonly Rule[] = [agentModelSyntax, agentModelType, modelRetired, modelUnknown];
