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
import { casesToRun, IS_WHOLE } from './harness/whole.ts';

/** The parts of a JSON dump that these tests read. */
interface Dump {
  readonly requests: readonly {
    readonly hash: string;
    readonly tokens: number;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  }[];
}

/** Dumps with the settings of this machine. */
function runHere(scenario: Scenario, { args }: ScenarioDump, format: string): Promise<ChildResult> {
  const cwd = temporaryFolder('scenario-');
  unpackScenario(scenario, cwd);
  return runCli([...args, '--format', format], { cwd });
}

/** Dumps as on another machine: another folder, time zone and language, and files written in another order. */
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

/** The scenarios that differ most from each other. CI dumps the others only each night. */
const DUMPED = new Set(['delegation', 'every-kind-of-change', 'hostile', 'several-requests', 'tight']);

describe.each(scenarioNames().map(readScenario))('the scenario $name', (scenario) => {
  // The expected dumps were written on a machine with other settings than the ones this test simulates.
  it.each(casesToRun(scenario.dumps, DUMPED.has(scenario.name) ? 1 : 0))(
    'dumps $name as expected, in any folder and on any machine',
    async (dump) => {
      const expected = readExpected(scenario, dump);
      expect(drawRun(await runElsewhere(scenario, dump, 'markdown'))).toBe(expected);
      const [, encoding = '', budget] = /`(\w+)`, [^(]*at most ([\d,]+) a request/.exec(expected) ?? [];
      for (const { tokens, messages } of drawnRequests(expected)) {
        expect(tokens).toBe(countTokens(messages, encoding as TiktokenEncoding));
        expect(tokens).toBeLessThanOrEqual(readCount(budget));
      }
    },
  );

  // The formats share the code that makes the messages, so one scenario says in CI what all say at night.
  it.runIf(IS_WHOLE || scenario.name === 'several-requests')(
    'is dumped as JSON with the same messages as in Markdown, and with their hash',
    async () => {
      const dump = scenario.dumps.find((one) => drawnRequests(readExpected(scenario, one)).length > 0);
      const { stdout } = await runHere(scenario, dump!, 'json');
      const { requests } = JSON.parse(stdout) as Dump;
      expect(drawnRequests(readExpected(scenario, dump!))).toEqual(
        requests.map(({ tokens, messages }) => ({ tokens, messages: messages.map(({ content }) => content) })),
      );
      for (const { hash, messages } of requests) {
        expect(hash).toBe(createHash('sha256').update(JSON.stringify(messages)).digest('hex'));
      }
    },
  );

  it('has an expected file for each dump, and no other files', () => {
    const posted = scenario.review === undefined ? [] : [POSTED];
    expect(expectedFiles(scenario)).toEqual([...scenario.dumps.map(({ name }) => `${name}.md`), ...posted].toSorted());
  });
});

/** The messages of each request, as a Markdown dump shows them. */
function drawnRequests(markdown: string): readonly { readonly tokens: number; readonly messages: readonly string[] }[] {
  const [, ...requests] = markdown.split(/^## Request \d+: /m);
  return requests.map((request) => ({
    tokens: readCount(/^[\d,]+/.exec(request)?.[0]),
    messages: [...request.matchAll(MESSAGE)].map(([, , content = '']) => content),
  }));
}

const MESSAGE = /^### (?:system|user)\n\n(`{3,})text\n(.*?\n)\1$/gms;

/** `2,396` */
function readCount(written = ''): number {
  return Number(written.replaceAll(',', ''));
}

/** Counts tokens with the oracle. The frame takes three tokens for each request and four for each message. */
function countTokens(messages: readonly string[], name: TiktokenEncoding): number {
  const encoding = encodings.get(name) ?? getEncoding(name);
  encodings.set(name, encoding);
  return messages.reduce((sum, message) => sum + 4 + encoding.encode(message, [], []).length, 3);
}

/** Opening an encoding takes half a second. */
const encodings = new Map<TiktokenEncoding, Tiktoken>();

// In CI, each scenario's dump in Markdown says so.
it.runIf(IS_WHOLE)('a JSON dump has the same bytes on another machine', async () => {
  const scenario = readScenario('every-purpose');
  const [dump] = scenario.dumps;
  const { stdout } = await runHere(scenario, dump!, 'json');
  expect((await runElsewhere(scenario, dump!, 'json')).stdout).toBe(stdout);
});

it('all requests for one change have the same bytes before the code that they show', () => {
  const scenario = readScenario('several-requests');
  const requests = drawnRequests(readExpected(scenario, scenario.dumps[0]!));
  const starts = requests.map(({ messages: [system, user = ''] }) => [
    system,
    user.slice(0, user.search(/^(?:Code that the change belongs to|The change under review:)/m)),
  ]);
  expect(starts.length).toBeGreaterThan(1);
  expect(starts).toEqual(
    starts.map(() => [expect.stringContaining('<guidelines>'), '<request>\nMind the tests.\n</request>\n']),
  );
  expect(new Set(starts.map(String)).size).toBe(1);
});
