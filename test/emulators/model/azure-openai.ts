import { extendCompletion, OPENAI_CHAT, openAiError } from './openai-chat.ts';
import { isFields } from './fields.ts';
import { json, type Protocol, type Sent, type ServerError } from './protocol.ts';

const VERDICTS = {
  hate: { filtered: false, severity: 'safe' },
  self_harm: { filtered: false, severity: 'safe' },
  sexual: { filtered: false, severity: 'safe' },
  violence: { filtered: false, severity: 'safe' },
};

/** Chat Completions for a deployment, with Azure's own errors and filters. */
export function azureChat(deployment: string): Protocol {
  return {
    ...OPENAI_CHAT,
    name: 'azure-openai',
    // The deployment selects the model; the model in the body is ignored.
    check: (body, memory) => OPENAI_CHAT.check(isFields(body) ? { ...body, model: deployment } : body, memory),
    speak: (...given) =>
      extendCompletion(OPENAI_CHAT.speak(...given), {
        prompt_filter_results: [{ prompt_index: 0, content_filter_results: VERDICTS }],
      }),
    withhold(request, withheld, issue) {
      if (withheld.kind === 'filter' && withheld.where === 'prompt') return filteredPrompt();
      return OPENAI_CHAT.withhold(request, withheld, issue);
    },
    // Refusals of the model's own server are passed on.
    fail: (error) => (error.status === 400 ? openAiError(error) : azureError(error)),
  };
}

export function azureError({ status, message, code }: ServerError): Sent {
  return json(status, { error: { code: code ?? String(status), message } });
}

function filteredPrompt(): Sent {
  return json(400, {
    error: {
      message:
        "The response was filtered due to the prompt triggering Azure OpenAI's content management policy. Please modify your prompt and retry.",
      type: null,
      param: 'prompt',
      code: 'content_filter',
      status: 400,
      innererror: {
        code: 'ResponsibleAIPolicyViolation',
        content_filter_result: { ...VERDICTS, jailbreak: { filtered: true, detected: true } },
      },
    },
  });
}
