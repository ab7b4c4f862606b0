import type { Environment } from './access.ts';
import type { ChosenModel } from './choose.ts';
import type { OpenedModel } from './model-over.ts';
import type { ReplyOrigin } from './replies/reply-cache.ts';
import type { Patience } from './wire/pace.ts';
import { DEFAULT_TIMEOUT_MS } from './wire/server-settings.ts';

export interface OpenTerms {
  readonly maxInputTokens: number;
  readonly maxOutputTokens: number | undefined;
  readonly openaiApi: 'chat' | 'responses';
  readonly environment: Environment;
  readonly patience?: Patience;
}

/** Creates a model and loads the client library of its provider. */
export async function openModel(chosen: ChosenModel, terms: OpenTerms): Promise<OpenedModel> {
  const { maxInputTokens, maxOutputTokens, openaiApi, environment, patience } = terms;
  const limits = { maxOutputTokens, timeoutMs: DEFAULT_TIMEOUT_MS, ...(patience && { patience }) };
  if (chosen.provider === 'copilot') {
    const { copilotModel } = await import('./copilot/copilot.ts');
    return copilotModel({ ...chosen, ...limits, environment });
  }
  const { model } = chosen;
  if (model === undefined) {
    throw new Error(`The provider ${chosen.provider} does not choose a model itself`);
  }
  switch (chosen.provider) {
    case 'openai': {
      const settings = { ...chosen, ...limits, model };
      return openaiApi === 'chat'
        ? (await import('./openai/chat.ts')).openAiChatModel(settings)
        : (await import('./openai/responses.ts')).openAiResponsesModel(settings);
    }
    case 'azure-openai':
      return (await import('./openai/azure.ts')).azureOpenAiModel({ ...chosen, ...limits, model, api: openaiApi });
    case 'anthropic':
      return (await import('./anthropic/anthropic.ts')).anthropicModel({ ...chosen, ...limits, model });
    case 'bedrock':
      return (await import('./bedrock/bedrock.ts')).bedrockModel({ ...chosen, ...limits, model });
    case 'vertex':
      return (await import('./vertex/vertex.ts')).vertexModel({ ...chosen, ...limits, model });
    case 'ollama':
      return (await import('./ollama/ollama.ts')).ollamaModel({ ...chosen, ...limits, model, maxInputTokens });
  }
}

/** What the replies of a model depend on in addition to the request, and the key that they belong to. */
export function describeOrigin(
  chosen: ChosenModel,
  { maxOutputTokens, openaiApi }: Pick<OpenTerms, 'maxOutputTokens' | 'openaiApi'>,
): ReplyOrigin {
  switch (chosen.provider) {
    case 'copilot': {
      // A workflow gets a new token in each run, so replies cached under it would never be found again.
      const secret = chosen.tokenVariable === 'GITHUB_TOKEN' ? undefined : chosen.token;
      return { address: undefined, api: undefined, maxOutputTokens: undefined, secret };
    }
    case 'openai':
      return { address: chosen.baseUrl, api: openaiApi, maxOutputTokens, secret: chosen.apiKey };
    case 'azure-openai':
      return {
        address: chosen.baseUrl,
        api: `${openaiApi} ${chosen.apiVersion ?? 'v1'}`,
        maxOutputTokens,
        secret: chosen.apiKey,
      };
    case 'bedrock':
      return { address: chosen.baseUrl ?? chosen.region, api: undefined, maxOutputTokens, secret: chosen.apiKey };
    case 'vertex': {
      // An access token is another one in each run, so replies cached under it would never be found again.
      const place = `${chosen.baseUrl ?? ''} ${chosen.project ?? ''} ${chosen.location}`;
      return { address: place, api: undefined, maxOutputTokens, secret: undefined };
    }
    case 'anthropic':
    case 'ollama':
      return { address: chosen.baseUrl, api: undefined, maxOutputTokens, secret: chosen.apiKey };
  }
}
