import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as after } from 'node:timers/promises';
import { packedRanks } from '../scripts/rank-files.ts';
import { converse } from '../src/agents/converse.ts';
import { runSubagentTool, type SubagentReport } from '../src/agents/run-subagent.ts';
import type { Tool } from '../src/agents/tools/tool.ts';
import { createMeter } from '../src/models/spending/create-meter.ts';
import { limitRequests } from '../src/models/limit-requests.ts';
import type { Model, ModelReply } from '../src/models/model.ts';
import { readRanks } from '../src/tokens/ranks.ts';
import { createTokenizer, type Tokenizer } from '../src/tokens/tokens.ts';
import { median } from './timing.ts';

const ENCODING = 'o200k_base';
const SHOP = fileURLToPath(new URL('../examples/shop', import.meta.url));
const ROUNDS = 7;

const TURNS = 8;
const OVERHEAD_LIMIT_MS = 5;

const LATENCY_MS = 50;
const AT_ONCE = 8;
const SUBAGENTS = 50;
const REQUESTS_A_SUBAGENT = 2;
const SCHEDULE_LIMIT = 1.1;

/** Conversations with a model that answers at once, or after a fixed time. */
export async function measureAgents(): Promise<void> {
  const tokenizer = createTokenizer(ENCODING, readRanks(await packedRanks(ENCODING)));
  await measureOverhead(tokenizer);
  await measureSchedule('one request each', AT_ONCE, 1, tokenizer);
  await measureSchedule('two requests each', SUBAGENTS, REQUESTS_A_SUBAGENT, tokenizer);
}

/** A model that takes no time reads a file of the example in every turn but the last: what is left is ours. */
async function measureOverhead(tokenizer: Tokenizer): Promise<void> {
  const files = readdirSync(SHOP, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    const { turns } = await converse(termsFor(lookingModel(TURNS - 1), tokenizer, files));
    rounds.push((performance.now() - startedAt) / turns);
  }
  console.log(
    `agents: a conversation of ${TURNS} turns that reads ${files.length} files of the example ${median(rounds).toFixed(2)} ms a turn (limit ${OVERHEAD_LIMIT_MS}), the first time ${(rounds[0] ?? 0).toFixed(2)}`,
  );
}

/** Agents that work in parallel, compared with the number of waits in the best schedule. */
async function measureSchedule(what: string, agents: number, requests: number, tokenizer: Tokenizer): Promise<void> {
  const waits = Math.ceil((agents * requests) / AT_ONCE);
  const ratios: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const ideal = await time(async () => {
      for (let wait = 0; wait < waits; wait += 1) {
        await after(LATENCY_MS);
      }
    });
    const ours = await time(async () => runAll(agents, requests, tokenizer));
    ratios.push(ours / ideal);
  }
  console.log(
    `agents: ${agents} at a limit of ${AT_ONCE}, ${what}, ${LATENCY_MS} ms a reply: ${median(ratios).toFixed(3)} of the ideal ${waits} replies in a row (limit ${SCHEDULE_LIMIT})`,
  );
}

async function runAll(agents: number, requests: number, tokenizer: Tokenizer): Promise<void> {
  const limited = limitRequests(AT_ONCE);
  const tool = runSubagentTool({
    agents: Array.from({ length: agents }, (_, index) => ({ name: `agent${index}`, head: { isForPeopleOnly: false } })),
    chain: ['reviewer'],
    admit: () => true,
    call: async (): Promise<SubagentReport> => {
      const held = await converse(termsFor(limited(lookingModel(requests - 1, LATENCY_MS)), tokenizer, ['text']));
      return { drafts: [], shortages: held.shortages };
    },
    onReport: (agent, { shortages }) => {
      if (shortages.length > 0) {
        throw new Error(`${agent.name}: ${shortages.join('; ')}`);
      }
    },
  });
  const { signal } = new AbortController();
  await Promise.all(
    Array.from({ length: agents }, async (_, index) => tool?.run({ agentName: `agent${index}`, prompt: 'x' }, signal)),
  );
}

function termsFor(
  model: Model,
  tokenizer: Tokenizer,
  files: readonly string[],
): Parameters<typeof converse<string>>[0] {
  return {
    agent: 'reviewer',
    model,
    messages: [{ role: 'user', content: files.join('\n') }],
    shape: { name: 'review', schema: {} },
    tools: [readingTool(files)],
    maxTurns: TURNS,
    budget: 100_000,
    outputTokens: 4_000,
    tokenizer,
    meter: createMeter({
      maxRequests: undefined,
      maxCost: undefined,
      prices: [],
      outputTokensOf: () => undefined,
      fallbacks: [],
    }),
    deadline: { isPast: () => false },
    signal: new AbortController().signal,
    read: (text) => ({ kind: 'read', answer: text }),
  };
}

function readingTool(files: readonly string[]): Tool {
  return {
    name: 'read_file',
    description: 'Reads a file.',
    parameters: { type: 'object', properties: { number: { type: 'integer' } } },
    run: async ({ number }) => ({ kind: 'text', text: files[Number(number) % files.length] ?? '' }),
  };
}

/** Calls the tool this number of times, and then answers. */
function lookingModel(looks: number, latencyMs = 0): Model {
  let asked = 0;
  return {
    name: 'm',
    provider: 'p',
    takesTools: true,
    async ask(): Promise<ModelReply> {
      const number = asked;
      asked += 1;
      if (latencyMs > 0) {
        await after(latencyMs);
      }
      const call = { id: `call${number}`, name: 'read_file', arguments: JSON.stringify({ number }) };
      return {
        kind: 'answer',
        text: number < looks ? '' : 'done',
        toolCalls: number < looks ? [call] : [],
        cutOff: false,
        usage: { inputTokens: 1, outputTokens: 1 },
        answeredBy: 'p:m',
      };
    },
  };
}

async function time(run: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}
