import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { get_encoding as getEncoding, type Tiktoken, type TiktokenEncoding } from 'tiktoken';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ChildResult } from './harness/child-process.ts';
import { runCli } from './harness/cli.ts';
import {
  drawRun,
  expectedFiles,
  POSTED,
  readExpected,
  readScenario,
  scenarioNames,
  unpackScenario,
  type Scenario,
  type ScenarioDump,
} from './harness/scenario.ts';

/** Of a dump as JSON. */
interface Dump {
  readonly encoding: TiktokenEncoding;
  readonly budget: number;
  readonly requests: readonly {
    readonly hash: string;
    readonly tokens: number;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  }[];
}

/** On this machine as it is. */
function runHere(scenario: Scenario, { args }: ScenarioDump, format: string): Promise<ChildResult> {
  const cwd = temporaryFolder('scenario-');
  unpackScenario(scenario, cwd);
  return runCli([...args, '--format', format], { cwd });
}

/** As on another machine: another folder, zone and language, and the files were written in another order. */
function runElsewhere(scenario: Scenario, { args }: ScenarioDump, format: string): Promise<ChildResult> {
  const cwd = temporaryFolder('ein anderer Ort ü-');
  unpackScenario(scenario, cwd, 'backwards');
  const env = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
  return runCli([...args, '--format', format], { cwd, env });
}

function temporaryFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

describe.each(scenarioNames().map(readScenario))('the scenario $name', (scenario) => {
  it.each(scenario.dumps)('dumps $name as it is expected', async (dump) => {
    expect(drawRun(await runHere(scenario, dump, 'markdown'))).toBe(readExpected(scenario, dump));
  });

  it.each(scenario.dumps)('dumps the same $name on another machine, with the hash and tokens it has', async (dump) => {
    const expected = readExpected(scenario, dump);
    const run = await runElsewhere(scenario, dump, 'json');
    if (run.exitCode !== 0) {
      expect(drawRun(run)).toBe(expected);
      return;
    }
    const { encoding, budget, requests } = JSON.parse(run.stdout) as Dump;
    expect(drawnRequests(expected)).toEqual(
      requests.map(({ tokens, messages }) => ({ tokens, messages: messages.map(({ content }) => content) })),
    );
    for (const { hash, tokens, messages } of requests) {
      expect(hash).toBe(createHash('sha256').update(JSON.stringify(messages)).digest('hex'));
      expect(tokens).toBe(countTokens(messages, encoding));
      expect(tokens).toBeLessThanOrEqual(budget);
    }
  });

  it('expects its dumps and no others', () => {
    const posted = scenario.review === undefined ? [] : [POSTED];
    expect(expectedFiles(scenario)).toEqual([...scenario.dumps.map(({ name }) => `${name}.md`), ...posted].toSorted());
  });
});

/** What a dump as Markdown shows of each request. */
function drawnRequests(markdown: string): readonly { readonly tokens: number; readonly messages: readonly string[] }[] {
  const [, ...requests] = markdown.split(/^## Request \d+: /m);
  return requests.map((request) => ({
    tokens: Number.parseInt(request, 10),
    messages: [...request.matchAll(MESSAGE)].map(([, , content = '']) => content),
  }));
}

const MESSAGE = /^### (?:system|user)\n\n(`{3,})text\n(.*?\n)\1$/gms;

/** By the oracle: three tokens of a request and four of each message are its frame. */
function countTokens(messages: Dump['requests'][number]['messages'], name: TiktokenEncoding): number {
  const encoding = encodings.get(name) ?? getEncoding(name);
  encodings.set(name, encoding);
  return messages.reduce((sum, { content }) => sum + 4 + encoding.encode(content, [], []).length, 3);
}

/** Half a second goes into opening one. */
const encodings = new Map<TiktokenEncoding, Tiktoken>();

it('a dump as JSON is equal byte for byte on another machine', async () => {
  const scenario = readScenario('every-purpose');
  const [dump] = scenario.dumps;
  const { stdout } = await runHere(scenario, dump!, 'json');
  expect((await runElsewhere(scenario, dump!, 'json')).stdout).toBe(stdout);
});

it('the requests of one change begin with the same bytes, up to the change', () => {
  const scenario = readScenario('several-requests');
  const requests = drawnRequests(readExpected(scenario, scenario.dumps[0]!));
  const starts = requests.map(({ messages: [system, user = ''] }) => [
    system,
    user.slice(0, user.indexOf('The change under review:')),
  ]);
  expect(starts.length).toBeGreaterThan(1);
  expect(starts).toEqual(
    starts.map(() => [expect.stringContaining('<guidelines>'), '<request>\nMind the tests.\n</request>\n']),
  );
  expect(new Set(starts.map(String)).size).toBe(1);
});
