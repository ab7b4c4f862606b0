import { modelOver } from '../model-over.ts';
import type { Model } from '../model.ts';
import { chatProtocol } from './chat.ts';
import { azureDeploymentClient, azureV1Client, type OpenAiClient } from './client.ts';
import { responsesProtocol } from './responses.ts';
import type { ServerSettings } from '../wire/server-settings.ts';

export interface AzureOpenAiSettings extends ServerSettings {
  /** Address of the resource, `https://NAME.openai.azure.com`, with or without `/openai` or `/openai/v1`. */
  readonly baseUrl: string;
  /** For example `2024-10-21`. Undefined: the `v1` API, which has no versions. */
  readonly apiVersion: string | undefined;
  readonly api: 'chat' | 'responses';
}

/** A deployment of Azure OpenAI; `model` is the deployment's name. */
export function azureOpenAiModel(settings: AzureOpenAiSettings): Model {
  const connect = connector(settings);
  const protocol = settings.api === 'chat' ? chatProtocol(settings, connect) : responsesProtocol(settings, connect);
  const hints = {
    access: 'Check `api-key`, and whether it belongs to the resource in `base-url`.',
    address: 'Check `base-url`.',
    model: 'Check `model`, which is the name of a deployment, `base-url` and `api-version`.',
  };
  return modelOver(protocol, { provider: 'azure-openai', baseUrl: settings.baseUrl, settings, hints });
}

function connector(settings: AzureOpenAiSettings): (fetch: typeof globalThis.fetch) => OpenAiClient {
  const { apiKey, apiVersion, model } = settings;
  const resource = readResource(settings.baseUrl);
  return apiVersion === undefined
    ? (fetch) => azureV1Client({ baseUrl: `${resource}/openai/v1`, apiKey, fetch })
    : (fetch) =>
        azureDeploymentClient({ baseUrl: `${resource}/openai`, apiKey, fetch }, { deployment: model, apiVersion });
}

/** Removes the suffix of an API from the address; the portal shows it with either one. */
function readResource(baseUrl: string): string {
  const parts = baseUrl.split('/');
  const end = parts.findLastIndex((part, index) => part === 'openai' && index > 2);
  const isForm =
    end >= 0 &&
    /^(?:|v1|deployments\/.*)$/.test(
      parts
        .slice(end + 1)
        .join('/')
        .replace(/\/$/, ''),
    );
  return (isForm ? parts.slice(0, end) : parts).join('/').replace(/\/{1,3}$/, '');
}
