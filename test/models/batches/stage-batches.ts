import { openBatchRun, type BatchRun, type SentRequests } from '../../../src/models/batches/batch-run.ts';
import { chooseModels } from '../../../src/models/choose.ts';
import { loadModels } from '../../../src/models/load-models.ts';
import type { ModelReply, ModelRequest } from '../../../src/models/model.ts';
import { createReplyCache } from '../../../src/models/replies/reply-cache.ts';
import type { ModelEmulator } from '../../emulators/model/server.ts';

export const NEVER = new AbortController().signal;

/** The folder that runs share. */
export interface SharedFolder {
  readonly replies: Map<string, string>;
  readonly records: Map<string, string>;
}

export function emptyFolder(): SharedFolder {
  return { replies: new Map(), records: new Map() };
}

export interface StagedRun {
  readonly provider: 'openai' | 'anthropic';
  readonly openaiApi?: 'chat' | 'responses';
  readonly server: Pick<ModelEmulator, 'origin'>;
  readonly folder: SharedFolder;
  readonly apiKey?: string;
  /** Milliseconds since 1970. */
  readonly now?: number;
  readonly label?: string;
}

export interface OpenRun {
  readonly ask: (request: ModelRequest) => Promise<ModelReply>;
  readonly run: BatchRun;
  readonly said: string[];
  /** Asks all, sends what was collected, and returns both. */
  readonly askAll: (
    requests: readonly ModelRequest[],
  ) => Promise<{ readonly replies: readonly ModelReply[]; readonly sent: SentRequests }>;
}

let labels = 0;

/** Opens the models of a run as commands do, over an emulator and folders in memory. */
export async function openRun(staged: StagedRun): Promise<OpenRun> {
  const { provider, openaiApi = 'chat', server, folder, apiKey = 'key-of-the-provider' } = staged;
  const said: string[] = [];
  const say = (sentence: string): void => void said.push(sentence);
  const store = (texts: Map<string, string>) => ({
    read: async (key: string) => texts.get(key),
    write: async (key: string, text: string) => void texts.set(key, text),
  });
  const cache = createReplyCache({ store: store(folder.replies), isInCheckout: false }, say);
  const run = openBatchRun({
    folder: {
      ...store(folder.records),
      list: async () => [...folder.records.keys()],
      remove: async (key) => void folder.records.delete(key),
    },
    cache,
    clock: { now: () => staged.now ?? Date.now(), wait: async () => undefined },
    cut: (text) => text,
    newLabel: () => staged.label ?? (labels += 1).toString(16).padStart(24, '0'),
    say,
  });
  const choice = chooseModels(
    {
      provider,
      model: 'a-model',
      fallbackModels: [],
      verifyModel: undefined,
      baseUrl: provider === 'openai' ? `${server.origin}/v1` : server.origin,
      apiKey,
      apiVersion: undefined,
      githubToken: undefined,
    },
    {},
  );
  if (choice.kind === 'offline') {
    throw new Error('no model was chosen');
  }
  const { main } = await loadModels(choice, {
    maxInputTokens: undefined,
    maxOutputTokens: 2_000,
    openaiApi,
    environment: {},
    cut: (text) => text,
    isLate: () => true,
    say: () => {},
    concurrency: 8,
    modelNames: new Map(),
    cache,
    batches: run,
    tokenizerOf: async (model) => ({ count: (text: string) => text.length, name: model }) as never,
  });
  const ask = (request: ModelRequest): Promise<ModelReply> => main.model.ask(request, NEVER);
  return {
    ask,
    run,
    said,
    askAll: async (requests) => {
      const replies = await Promise.all(requests.map(ask));
      return { replies, sent: await run.send(NEVER) };
    },
  };
}

/** Requests that differ; the emulator's `ECHO` repeats their text. */
export function questions(count: number, from = 0): readonly ModelRequest[] {
  return Array.from({ length: count }, (_, index) => ({
    messages: [
      { role: 'system', content: 'Review.' },
      { role: 'user', content: `Question ${from + index}.` },
    ],
  }));
}
