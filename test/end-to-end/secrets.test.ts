import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { casesToRun } from '../harness/whole.ts';
import { startArtifacts } from '../emulators/artifacts/server.ts';
import type { ActionResult } from '../harness/action.ts';
import { runCli } from '../harness/cli.ts';
import { workflowDispatchEvent } from '../harness/events.ts';
import { makeRepository } from '../harness/repository.ts';
import { asking } from './stage-agents.ts';
import { temporaryFolder } from './stage-copilot.ts';
import { answer, setModel } from './stage-model.ts';
import { NUMBER, setStage, type Stage } from './stage.ts';

/** Made from parts, so that no scanner finds a key in this file. */
function made(lead: string, length: number, alphabet: string, seed: number): string {
  let state = seed;
  let text = lead;
  for (let at = 0; at < length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    text += alphabet.charAt(Math.floor(state / 65_536) % alphabet.length);
  }
  return text;
}

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LOWER = UPPER.toLowerCase();
const MIXED = `${UPPER}${LOWER}0123456789`;

function withChecksum(lead: string, seed: number): string {
  const digits = `0123456789${UPPER}${LOWER}`;
  const body = made('', 30, MIXED, seed);
  let sum = '';
  for (let rest = crc32(body); rest > 0; rest = Math.floor(rest / 62)) {
    sum = digits.charAt(rest % 62) + sum;
  }
  return `${lead}${body}${sum.padStart(6, '0')}`;
}

const ROWS = [11, 12, 13].map((seed) => made('', 64, `${MIXED}+/`, seed));

/** Secrets by their names. Each is in the change, in the base or in the environment of the run. */
const CANARIES = {
  awsAdded: made('AKIA', 16, `${UPPER}234567`, 1),
  awsRemoved: made('AKIA', 16, `${UPPER}234567`, 2),
  awsKept: made('ASIA', 16, `${UPPER}234567`, 3),
  github: withChecksum('ghp_', 4),
  npm: withChecksum('npm_', 5),
  stripe: made(['sk', 'live_'].join('_'), 24, MIXED, 6),
  google: made('AIza', 35, MIXED, 7),
  slack: made(['xoxb', '1234098765', ''].join('-'), 24, MIXED, 8),
  gitlab: made('glpat-', 20, MIXED, 9),
  sendgrid: `${made('SG.', 22, MIXED, 10)}.${made('', 43, MIXED, 20)}`,
  privateKeyRow: ROWS[0] ?? '',
  privateKeyRow2: ROWS[1] ?? '',
  password: made('p', 14, MIXED, 14),
  address: made('q', 14, MIXED, 15),
  environment: made('v', 9, LOWER, 16),
  environmentBefore: made('w', 9, LOWER, 17),
  instruction: made('AKIA', 16, `${UPPER}234567`, 18),
  description: made('AKIA', 16, `${UPPER}234567`, 19),
  ownKey: made('own-model-key-', 20, MIXED, 21),
  ownVariable: made('own-variable-', 20, MIXED, 22),
} as const;

const C = CANARIES;
const KEY = ['BEGIN', 'END'].map((edge) => ['-----', edge, ' PRIVATE', ' KEY-----'].join(''));

const BASE = {
  '.github/copilot-instructions.md': `# Rules\n\n- Never use \`var\`; the old key was ${C.instruction}.\n- Be kind.\n`,
  'src/a.ts': `connect("${C.awsRemoved}");\nkeep("${C.awsKept}");\nend();\n`,
  '.env': `DB_PASSWORD=${C.environmentBefore}\n`,
};
const HEAD = {
  'src/a.ts': [
    `connect("${C.awsAdded}");`,
    `keep("${C.awsKept}");`,
    `var token = "${C.github}"; use("${C.npm}");`,
    `use("${C.stripe}", "${C.google}", "${C.slack}");`,
    `use("${C.gitlab}", "${C.sendgrid}");`,
    `const password = "${C.password}";`,
    `open("postgres://app:${C.address}@db.acme.io/shop");`,
    'end();',
    '',
  ].join('\n'),
  'deploy.txt': [KEY[0], ...ROWS, KEY[1], ''].join('\n'),
  '.env': `DB_PASSWORD=${C.environment}\n`,
};
const BODY = `It uses ${C.description}.`;

/** The forms in which a canary could arrive. */
function formsOf(secret: string): readonly string[] {
  return [secret, Buffer.from(secret).toString('base64').slice(0, -4), encodeURIComponent(secret)];
}

/** Names of canaries that are in a text. */
function leaksIn(text: string): readonly string[] {
  return Object.entries(CANARIES).flatMap(([name, secret]) =>
    formsOf(secret).some((form) => text.includes(form)) ? [name] : [],
  );
}

function leaksOf(sinks: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(sinks).flatMap(([sink, text]) => leaksIn(text).map((name) => `${name} is in ${sink}`));
}

function readAll(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

/** Everything that a run of the Action left anywhere. Commands that mask a secret are for the runner alone. */
function sinksOf(
  result: ActionResult,
  { github }: Stage,
  folders: Readonly<Record<string, string>>,
): Record<string, string> {
  const { stdout, stderr, outputs, state, summary, commands } = result;
  return {
    log: `${stdout.replaceAll(/^::add-mask::.*$/gm, '')}${stderr}`,
    annotations: JSON.stringify(commands.annotations),
    outputs: JSON.stringify({ outputs, state }),
    summary,
    requests: JSON.stringify(github.requests.map(({ method, path, body }) => [method, path, body])),
    comments: JSON.stringify(
      [...github.reviewComments(NUMBER), ...github.reviews(NUMBER), ...github.issueComments(NUMBER)].map(
        ({ body }) => body,
      ),
    ),
    checks: JSON.stringify(github.checkRuns()),
    ...Object.fromEntries(Object.entries(folders).map(([name, folder]) => [name, readAll(folder)])),
  };
}

/** A model whose server sends back what it got: the key in the header, and lines of the prompt. */
function echoing(): Parameters<typeof setModel>[0] {
  return ({ messages }) => {
    const shown = messages.map(({ text }) => text).join('\n');
    const basic = Buffer.from(`user:${C.ownKey}`).toString('base64');
    return {
      content: {
        summary: `Bearer ${C.ownKey} ${basic} ${C.ownVariable} ${shown.slice(-3_000)}`,
        comments: [
          {
            ...answer().content,
            path: 'src/a.ts',
            line: 1,
            side: 'RIGHT',
            quote: 'connect("[AWS access key]");',
            severity: 'high',
            kind: 'bug',
            guideline: 2,
            title: `The connection is never closed ${C.ownKey}`,
            body: `It opens a connection that leaks, ${C.ownVariable}.`,
            suggestion: `close("${C.ownKey}");`,
            confidence: 0.9,
          },
        ],
      },
    };
  };
}

const ENV = { DEPLOY_TOKEN: C.ownVariable, OPENAI_API_KEY: C.ownKey };

describe('no secret of the change, the base or the run', () => {
  it('leaves a review: prompts, comments, log, annotations, summary, outputs, files, SARIF, checks, kept replies', async () => {
    const model = await setModel(echoing(), { apiKey: C.ownKey });
    const stage = await setStage({ base: BASE, head: HEAD, body: BODY });
    const [cache, out] = [temporaryFolder(), temporaryFolder()];
    const result = await stage.run({
      inputs: {
        ...asking(model),
        'api-key': C.ownKey,
        'cache-dir': cache,
        'output-dir': out,
        'sarif-file': join(out, 'a.sarif'),
        'check-run': 'auto',
        'max-comments': '50',
      },
      env: ENV,
    });
    expect({ exitCode: result.exitCode, conclusion: result.outputs['conclusion'] }).toEqual({
      exitCode: 0,
      conclusion: 'findings',
    });
    const sinks = {
      ...sinksOf(result, stage, { cache, files: out }),
      prompts: JSON.stringify(model.requests.map(({ body }) => body)),
    };
    expect(leaksOf(sinks)).toEqual([]);
    expect(sinks.prompts).toContain('[AWS access key]');
    expect(sinks.prompts).toContain('DB_PASSWORD=[hidden value]');
    // The new secrets are findings, each on its line, and the finding on a line with a secret has its place.
    const lines = stage.github.reviewComments(NUMBER).map(({ path, body, anchor }) => ({ path, body, ...anchor }));
    const titles = lines.map(({ path, line, body }) => `${path}:${line} ${/\*\*(.*?)\*\*/.exec(body)?.[1]}`).join('\n');
    expect(titles).toContain('src/a.ts:1 This change adds an AWS access key in plain text');
    expect(titles).toContain('src/a.ts:1 The connection is never closed');
    expect(titles).toMatch(/^deploy\.txt:1 This change adds a private key in plain text$/m);
    // Only its name says that it is one, and no rule is about secrets.
    expect(titles).not.toContain('src/a.ts:6');
    const summary = stage.github.issueComments(NUMBER).map(({ body }) => body);
    expect(summary.join('\n')).toContain(
      '`src/a.ts:6` By its name, a value in this line may be a password in plain text',
    );
    expect(titles).toMatch(/^src\/a\.ts:7 This change adds a password in an address in plain text$/m);
    expect(titles).not.toContain('src/a.ts:2');
  });

  it('leaves a dump in a workflow: files, artifact, job summary', async () => {
    const artifacts = await startArtifacts();
    onTestFinished(() => artifacts.close());
    const stage = await setStage({ base: BASE, head: HEAD, body: BODY });
    const out = temporaryFolder();
    const repository = { owner: 'acme', name: 'shop', id: 42, defaultBranch: 'main' };
    const result = await stage.run({
      event: workflowDispatchEvent({ repository, inputs: null, sha: await stage.repository.sha('main') }),
      inputs: { mode: 'dump', 'pull-request': String(NUMBER), 'output-dir': out, 'api-key': C.ownKey },
      env: { ...artifacts.env, ...ENV },
    });
    expect({ exitCode: result.exitCode, stderr: result.stderr }).toEqual({ exitCode: 0, stderr: '' });
    const files = [...(artifacts.artifacts[0]?.files ?? [])];
    expect(files.length).toBeGreaterThan(2);
    const sinks = {
      ...sinksOf(result, stage, { files: out }),
      artifact: files.map(([, bytes]) => String(bytes)).join('\n'),
    };
    expect(leaksOf(sinks)).toEqual([]);
    expect(sinks.artifact).toContain('[AWS access key]');
  });

  it('leaves a validation in a workflow', async () => {
    const stage = await setStage({
      base: BASE,
      head: { ...HEAD, '.github/copilot-instructions.md': `- Use ${C.instruction}, ${C.github} and ${C.password}.\n` },
      body: BODY,
    });
    const out = temporaryFolder();
    const result = await stage.run({
      inputs: { mode: 'validate', 'output-dir': out, 'sarif-file': join(out, 'v.sarif') },
      env: ENV,
    });
    const sinks = sinksOf(result, stage, { files: out });
    expect(sinks['log']).toContain('security-secret');
    expect(leaksOf(sinks)).toEqual([]);
  });

  it.each([
    [
      'a review without a model',
      casesToRun(['json', 'github', 'text', 'markdown', 'sarif'], 2).map((format) => ['review', '--format', format]),
    ],
    [
      'a review with a model',
      casesToRun(['text', 'sarif', 'html', 'json', 'markdown', 'github', 'gitlab', 'junit'], 3).map((format) => [
        'review',
        '--format',
        format,
        '--model',
        'gpt-4o',
      ]),
    ],
    [
      'a title, a description and a commit message',
      ['markdown', 'json'].map((format) => ['describe', '--format', format, '--commit-message', '--model', 'gpt-4o']),
    ],
    [
      'a plan, its shard and the merged review',
      [
        ['plan', '--model', 'gpt-4o'],
        ['review', '--shard', '1/1', '--output-dir', 'out', '--model', 'gpt-4o'],
        ['publish', 'out', '--format', 'json', '--model', 'gpt-4o'],
      ],
    ],
    [
      'a validation',
      [
        ...['text', 'compact', 'json', 'markdown', 'sarif', 'github', 'html'].map((format) => [
          'validate',
          '--all',
          '--format',
          format,
        ]),
        ['validate', '--fix', '--dry-run'],
      ],
    ],
    [
      'a dump',
      [
        ...['json', 'html', 'markdown'].map((format) => ['dump', '--format', format]),
        ['dump', '--purpose', 'commit-message'],
      ],
    ],
    [
      'the lists of guidelines, agents and changes',
      [['guidelines', '--statements'], ['agents'], ['changes'], ['init', '--dry-run']],
    ],
  ])('leaves the command: %s', async (_, runs) => {
    const model = await setModel(echoing(), { apiKey: C.ownKey });
    const { directory, git } = await makeRepository({
      commits: [{ message: 'Base', files: BASE }],
      branches: { feature: { commits: [{ message: `Use ${C.description}`, files: HEAD }] } },
    });
    await git('switch', '--quiet', 'feature');
    const sinks: Record<string, string> = {};
    for (const args of runs) {
      const { stdout, stderr, exitCode } = await runCli(
        args.includes('--model') ? [...args, '--base-url', model.url, '--api-key', C.ownKey] : args,
        {
          cwd: directory,
          env: { DEPLOY_TOKEN: C.ownVariable },
        },
      );
      expect({ exitCode: exitCode === 1 && args[0] === 'validate' ? 0 : exitCode, stderr }).toMatchObject({
        exitCode: 0,
      });
      sinks[args.join(' ')] = stdout + stderr;
    }
    sinks['files'] = existsSync(join(directory, 'out')) ? readAll(join(directory, 'out')) : '';
    expect(leaksOf({ ...sinks, prompts: JSON.stringify(model.requests.map(({ body }) => body)) })).toEqual([]);
  });
});
