import { messageOf, usageError } from '../../errors.ts';
import { withoutToolTurns } from '../flatten-tool-turns.ts';
import { defaultOutputTokens } from '../known-models.ts';
import type { ModelRequest } from '../model.ts';
import { modelOver, type OpenedModel } from '../model-over.ts';
import type { Protocol } from '../protocol.ts';
import type { RequestFeatures } from '../request-features.ts';
import type { ServerSettings } from '../wire/server-settings.ts';
import { readConverseAnswer } from './answer.ts';
import type { BedrockAccess, BedrockClient, ConverseCommandInput } from './bedrock-client.ts';
import { markForCache, toConversation, toTool } from './conversation.ts';
import { isClaude, plainModelName, readsCacheMarks } from './model-names.ts';

export type BedrockSettings = ServerSettings & Pick<BedrockAccess, 'region'>;

/**
 * A model of Amazon Bedrock, through the Converse API, which has one form for the models of all vendors. Throws if no
 * region or no credentials are found, before anything is sent.
 */
export async function bedrockModel(settings: BedrockSettings): Promise<OpenedModel> {
  const { client, address } = await openBedrock(settings);
  return modelOver(createProtocol(settings, client), {
    provider: 'bedrock',
    baseUrl: address,
    settings,
    hints: {
      access: 'Check the credentials, and whether their account may use this model in this region.',
      address: 'Check the region and `base-url`.',
      model: 'Check `model`, the region, and whether the account may use the model there.',
    },
  });
}

/** Opens the client and finds the address of its server. Throws if no region or no credentials are found. */
export async function openBedrock(
  access: BedrockAccess,
): Promise<{ readonly client: BedrockClient; readonly address: string }> {
  // A file of its own in dist/: the client library is large, and only Bedrock needs it.
  const { openBedrockClient } = await import('./bedrock-client.ts');
  const client = openBedrockClient(access);
  const address = await client.address().catch((error: unknown) => {
    throw usageError(
      'no-server',
      `The provider \`bedrock\` has no region (${messageOf(error)})`,
      'Give AWS_REGION, such as `us-east-1`, or a profile with a region in AWS_PROFILE.',
    );
  });
  await client.checkCredentials().catch((error: unknown) => {
    throw usageError(
      'no-key',
      `The provider \`bedrock\` has no credentials (${messageOf(error)})`,
      'Give `api-key` (or AWS_BEARER_TOKEN_BEDROCK), or AWS credentials, such as those of `aws-actions/configure-aws-credentials`.',
    );
  });
  return { client, address };
}

function createProtocol(settings: BedrockSettings, client: BedrockClient): Protocol {
  const by = `bedrock:${settings.model}`;
  return {
    features: {
      limit: 'max_tokens',
      format: 'schema',
      thinking: 'none',
      tools: 'offered',
      // Newer models of Claude do not take a temperature.
      temperature: isClaude(settings.model) ? 'none' : 'zero',
      cacheMarks: readsCacheMarks(settings.model) ? 'set' : 'none',
      system: 'own',
    },
    // Calls cannot be forbidden, but the conversation asks for none, and its beginning is read from the prompt cache.
    canForbidCalls: true,
    send: (request, features, fetch) => client.converse(writeInput(settings, by, request, features), fetch),
    read: (answer, request) => readConverseAnswer(answer, request.messages.length, by),
  };
}

function writeInput(
  settings: BedrockSettings,
  by: string,
  given: ModelRequest,
  features: RequestFeatures,
): ConverseCommandInput {
  const { model } = settings;
  const tools = (given.tools ?? []).length > 0 ? given.tools : given.withheldTools;
  const hasTools = tools !== undefined && tools.length > 0;
  // Calls and their results are refused in a request that declares no tools.
  const request = hasTools ? given : withoutToolTurns(given);
  const conversation = toConversation(request.messages, by);
  if (features.cacheMarks === 'set') {
    markForCache(conversation, hasTools);
  }
  const { system, messages } = conversation;
  return {
    modelId: model,
    ...(system.length === 0 ? {} : { system }),
    messages,
    inferenceConfig: writeLimits(settings, features),
    ...(hasTools ? { toolConfig: { tools: tools.map(toTool) } } : {}),
    ...(request.shape === undefined || features.format !== 'schema'
      ? {}
      : { outputConfig: { textFormat: shapeOf(request.shape) } }),
  };
}

/** Claude answers in a few thousand tokens at most if no limit is sent; the other models have their own. */
function writeLimits(
  { model, maxOutputTokens }: BedrockSettings,
  { limit, temperature }: RequestFeatures,
): NonNullable<ConverseCommandInput['inferenceConfig']> {
  const maxTokens = maxOutputTokens ?? (isClaude(model) ? defaultOutputTokens(plainModelName(model)) : undefined);
  return {
    ...(maxTokens === undefined || limit === 'none' ? {} : { maxTokens }),
    ...(temperature === 'zero' ? { temperature: 0 } : {}),
  };
}

function shapeOf({ name, schema }: NonNullable<ModelRequest['shape']>) {
  return { type: 'json_schema', structure: { jsonSchema: { name, schema: JSON.stringify(schema) } } } as const;
}
