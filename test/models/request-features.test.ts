import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readErrorBody } from '../../src/models/wire/error-body.ts';
import { dropRefusedFeature, weakerFeatures, type RequestFeatures } from '../../src/models/request-features.ts';

const ALL: RequestFeatures = {
  limit: 'max_completion_tokens',
  format: 'schema',
  thinking: 'encrypted',
  tools: 'offered',
  temperature: 'zero',
  cacheMarks: 'set',
  system: 'own',
};

describe('a refusal', () => {
  it.each<[string, unknown, Partial<RequestFeatures> | undefined]>([
    [
      'of the new name of the limit takes the old one',
      { error: { message: 'Unrecognized request argument supplied: max_completion_tokens' } },
      { limit: 'max_tokens' },
    ],
    [
      "of the limit by the parameter's name",
      { error: { message: 'Bad value', param: 'max_completion_tokens' } },
      { limit: 'max_tokens' },
    ],
    [
      'by FastAPI, as Mistral gives it',
      {
        detail: [
          { type: 'extra_forbidden', loc: ['body', 'max_completion_tokens'], msg: 'Extra inputs are not permitted' },
        ],
      },
      { limit: 'max_tokens' },
    ],
    [
      "of an answer that does not have the form, as Groq refuses its own model's",
      { error: { message: 'Failed to generate JSON. Please adjust your prompt.', code: 'json_validate_failed' } },
      { format: 'json' },
    ],
    [
      'of a schema asks for JSON',
      {
        error: {
          message: "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
        },
      },
      { format: 'json' },
    ],
    [
      'of a schema by LM Studio',
      { error: "'response_format.type' must be 'json_object' or 'text'" },
      { format: 'json' },
    ],
    [
      'of a schema by Groq',
      { error: { message: 'This model does not support response format `json_schema`.' } },
      { format: 'json' },
    ],
    [
      'of a format beside tools by Google',
      [{ error: { message: "Function calling with a response mime type: 'application/json' is unsupported" } }],
      { format: 'json' },
    ],
    [
      'of returned thinking does without',
      { error: { message: 'Encrypted content is not supported with this model.', param: 'include' } },
      { thinking: 'none' },
    ],
    ['of tools by Ollama', { error: 'registry.ollama.ai/library/gemma:2b does not support tools' }, { tools: 'none' }],
    [
      'of tools by OpenRouter',
      { error: { message: 'No endpoints found that support tool use.', code: 404 } },
      { tools: 'none' },
    ],
    [
      'of tools by vLLM',
      { message: '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set' },
      { tools: 'none' },
    ],
    [
      'of tools by llama.cpp',
      { error: { code: 500, message: 'tools param requires --jinja flag', type: 'server_error' } },
      { tools: 'none' },
    ],
    [
      'of a temperature other than the default does without',
      { error: { message: "Unsupported value: 'temperature' does not support 0 with this model." } },
      { temperature: 'none' },
    ],
    [
      'of marks for a prompt cache by Bedrock does without',
      { message: 'You do not have access to explicit prompt caching' },
      { cacheMarks: 'none' },
    ],
    [
      'of marks for a prompt cache by a server that is compatible with Anthropic',
      { error: { message: 'system.0.cache_control: Extra inputs are not permitted' } },
      { cacheMarks: 'none' },
    ],
    [
      'of system messages by Bedrock puts their text into the first message',
      { message: "This model doesn't support system messages. Try again without system messages." },
      { system: 'in the first message' },
    ],
    [
      'of system messages by the template of Gemma',
      { error: { message: 'System role not supported' } },
      { system: 'in the first message' },
    ],
    [
      'of system messages by Google',
      { error: { message: 'Developer instruction is not enabled for models/gemma-3-27b-it' } },
      { system: 'in the first message' },
    ],
    [
      'of the limit by Bedrock, which does not name the parameter',
      { message: 'The maximum tokens you requested exceeds the model limit of 8192.' },
      { limit: 'max_tokens' },
    ],
    [
      'of the limit by Vertex AI',
      [{ error: { message: 'Unable to submit request because it has a maxOutputTokens value of 99999' } }],
      { limit: 'max_tokens' },
    ],
    [
      'of a schema that is too large for Google',
      [{ error: { message: 'The specified schema produces a constraint that has too many states for serving.' } }],
      { format: 'json' },
    ],
    [
      'of tools by Bedrock',
      { message: "This model doesn't support the toolConfig field. Remove toolConfig and try again." },
      { tools: 'none' },
    ],
    [
      'of something that was not asked for changes nothing',
      { error: { message: 'Unknown parameter: top_p' } },
      undefined,
    ],
  ])('%s', (_name, body, change) => {
    expect(dropRefusedFeature(ALL, readErrorBody(body))).toEqual(
      change === undefined ? undefined : { ...ALL, ...change },
    );
  });

  it('of the weakest form leaves nothing to try', () => {
    const none: RequestFeatures = {
      limit: 'none',
      format: 'none',
      thinking: 'none',
      tools: 'none',
      temperature: 'none',
      cacheMarks: 'none',
      system: 'in the first message',
    };
    expect(
      dropRefusedFeature(none, readErrorBody('max_tokens response_format encrypted_content tools temperature')),
    ).toBeUndefined();
  });

  it('always leads to a weaker request, so that retries end', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('max_completion_tokens', 'max_tokens', 'response_format', 'tools', 'temperature', 'x'),
        ),
        (words) => {
          let features: RequestFeatures | undefined = ALL;
          let steps = 0;
          while (features !== undefined) {
            features = dropRefusedFeature(features, { message: words.join(' '), codes: [] });
            steps += 1;
          }
          expect(steps).toBeLessThanOrEqual(8);
        },
      ),
    );
  });
});

describe('the features of two requests', () => {
  it('are merged to the weaker form of each', () => {
    expect(weakerFeatures({ ...ALL, format: 'none' }, { ...ALL, limit: 'max_tokens', format: 'json' })).toEqual({
      ...ALL,
      limit: 'max_tokens',
      format: 'none',
    });
  });
});
