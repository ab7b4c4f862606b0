import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answer, setModel } from '../end-to-end/stage-model.ts';
import { temporaryFolder } from '../end-to-end/stage-copilot.ts';
import { shareCommand } from '../harness/shared-command.ts';
import { cloneChange } from './clone-change.ts';
import { MODEL_KEY } from './ordinary.ts';
import { playedCommand } from './played.ts';
import type { Play } from './play.ts';
import type { SceneName } from './scene-names.ts';
import { listen } from './server-faults.ts';

const runShared = shareCommand();

/** Files that do not fit into one request, so that all but the first request go into a batch. */
const CARTS = Object.fromEntries(
  Array.from({ length: 14 }, (_, index) => {
    const lines = Array.from({ length: 60 }, (__, line) => `export const name${line} = ${line * 7919} + 12345678;\n`);
    return [`part${index}/cart.js`, `function total${index}(lines) {\n  return 0;\n}\n${lines.join('')}`];
  }),
);

const AUDIT = ['review', '--all-files', '--batch', '--max-input-tokens', '4500', '--format', 'json'];
const OPENAI = (url: string): readonly string[] => ['--model', 'gpt-4o', '--base-url', url];

export const BATCH_PLAYS = {
  batched: async (attacks) => {
    const [first] = attacks;
    const { args = [], batches = {}, edits } = first?.brings ?? {};
    const { cwd, env } = await cloneChange([
      ...attacks,
      { tries: 'The carts', by: 'author', scene: 'batched', brings: { base: CARTS } },
    ]);
    const asked: string[] = [];
    const elsewhere = await listen(({ url, headers }, response) => {
      asked.push(`asked elsewhere: ${url} ${JSON.stringify(headers)}`);
      response.writeHead(200).end('');
    });
    const at = (address: string | undefined): string | undefined => address?.replace('ELSEWHERE', elsewhere);
    const { resultsUrl, resultsRedirect } = batches;
    const model = await setModel(() => answer(), {
      batches: {
        looks: 0,
        ...batches,
        ...(resultsUrl === undefined ? {} : { resultsUrl: at(resultsUrl) ?? '' }),
        ...(resultsRedirect === undefined ? {} : { resultsRedirect: at(resultsRedirect) ?? '' }),
      },
    });
    const cache = temporaryFolder();
    const isAnthropic = args.includes('anthropic');
    const provider = isAnthropic ? ['--model', 'claude-sonnet-4-5', '--base-url', model.origin] : OPENAI(model.url);
    const asks = [...AUDIT, '--cache-dir', cache, '--api-key', MODEL_KEY, ...provider, ...args];
    const audit = (): ReturnType<typeof runShared> => runShared(asks, { cwd, env });
    const sent = await audit();
    for (const path of edits === undefined ? [] : listFiles(join(cache, 'batches'))) {
      writeFileSync(path, (edits as (text: string) => string)(readFileSync(path, 'utf8')));
    }
    const picked = await audit();
    const kept = listFiles(cache).map((path) => readFileSync(path, 'utf8'));
    return playedCommand(
      { ...picked, stderr: [sent.stdout, sent.stderr, picked.stderr].join('\n') },
      {
        findings: picked.stdout,
        files: [...asked, ...kept].join('\n'),
        prompt: [
          ...model.requests.map(({ body }) => JSON.stringify(body)),
          ...model.batches.flatMap(({ entries }) => entries.map(({ body }) => JSON.stringify(body))),
        ].join('\n'),
        requests: `${model.batches.length} batches were taken`,
      },
    );
  },
} satisfies Partial<Record<SceneName, Play>>;

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
