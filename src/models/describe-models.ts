import { chooseAgentModel, type AgentWithModel } from './agent-models.ts';
import type { ChosenModel, ModelChoice } from './choose.ts';
import { inputTokensOf, type LoadTerms } from './load-models.ts';

/** What composing a prompt needs to know of a model. */
export interface DescribedModel extends Pick<ChosenModel, 'provider' | 'model'> {
  readonly takesTools: boolean;
  /** Maximum input tokens of one request. */
  readonly budget: number;
  readonly note?: string;
}

/** Describes the models that a run would ask, without loading them. */
export function describeModels(
  choice: Extract<ModelChoice, { readonly kind: 'models' }>,
  { maxInputTokens, modelNames }: Pick<LoadTerms, 'maxInputTokens' | 'modelNames'>,
): { readonly main: DescribedModel; readonly forAgent: (agent: AgentWithModel) => DescribedModel } {
  const { main, fallbacks, verifier, named } = choice;
  const run = { main, others: [...fallbacks, ...(verifier === undefined ? [] : [verifier])], modelNames, named };
  const describe = (chosen: ChosenModel): DescribedModel => ({
    provider: chosen.provider,
    model: chosen.model,
    takesTools: chosen.provider !== 'copilot',
    budget: inputTokensOf(chosen, chosen === main, maxInputTokens),
  });
  return {
    main: describe(main),
    forAgent: (agent) => {
      const { model, note } = chooseAgentModel(agent, run);
      return { ...describe(model), ...(note === undefined ? {} : { note }) };
    },
  };
}
