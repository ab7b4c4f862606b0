import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { answer, setModel } from '../end-to-end/stage-model.ts';
import { temporaryFolder } from '../end-to-end/stage-copilot.ts';
import { runCli } from '../harness/cli.ts';
import { shareCommand } from '../harness/shared-command.ts';
import { casesToRun } from '../harness/whole.ts';
import type { Attack } from './attack.ts';
import { cloneChange } from './clone-change.ts';
import { ORDINARY } from './ordinary.ts';
import { playedCommand, type Played } from './played.ts';
import type { Play } from './play.ts';
import type { SceneName } from './scene-names.ts';
import { joinBrings } from './stage-attacks.ts';

const OFFLINE = ['review', '--base', 'main', '--provider', 'offline'];

/** Runs commands that print or write, in one process. The scenes on secrets and programs of a clone have a process for each. */
const runShared = shareCommand();

/** The scenes in which the command runs in a clone on the branch of the change. */
export const COMMAND_PLAYS = {
  command: async (attacks) => {
    const { cwd, env } = await cloneChange(attacks);
    return playedCommand(await runCli(OFFLINE, { cwd, env }));
  },

  written: async (attacks) => {
    const { cwd, env } = await cloneChange(attacks);
    const places = [
      ...['housestyle-outside', 'housestyle-outside.sarif'].map((name) => join(dirname(cwd), name)),
      ...['hooks/housestyle-inside', 'housestyle-inside.sarif'].map((name) => join(cwd, '.git', name)),
    ];
    const remove = (): void => places.forEach((place) => rmSync(place, { recursive: true, force: true }));
    remove();
    onTestFinished(remove);
    const { args = [] } = attacks[0]?.brings ?? {};
    const run = await runShared(args[0]?.startsWith('--') === false ? args : [...OFFLINE, ...args], { cwd, env });
    const wrote = places
      .filter((place) => existsSync(place))
      .map((place) => `wrote ${place}`)
      .join('\n');
    return playedCommand({ ...run, stderr: `${run.stderr}\nhousestyle ended with ${run.exitCode}` }, { files: wrote });
  },

  kept: async (attacks) => {
    const { cwd } = await cloneChange(attacks);
    const { args = [] } = attacks[0]?.brings ?? {};
    const home = temporaryFolder();
    const quiet = await setModel(() => answer(), NO_KEY);
    const ask = (url: string, more: readonly string[]) =>
      runShared(['review', '--base', 'main', '--model', 'gpt-4o', '--base-url', url, ...more], { cwd });
    await ask(quiet.url, ['--cache-dir', home, '--api-key', 'key-of-the-attacker']);
    await ask(quiet.url, ['--cache-dir', home]);
    cpSync(home, join(cwd, 'kept'), { recursive: true });
    const asked = quiet.requests.length;
    const run = await ask(quiet.url, ['--cache-dir', 'kept', ...args]);
    const prompt = quiet.requests.slice(asked).map(({ body }) => JSON.stringify(body));
    return playedCommand(run, { prompt: prompt.join('\n') });
  },

  git: async (attacks) => {
    const { cwd, env, repository, settings } = await cloneChange(attacks);
    const [programs, ran] = [temporaryFolder(), temporaryFolder()];
    for (const [name, value] of Object.entries(settings)) {
      await repository.git('config', name, value.replace('RUN', layProgram(programs, ran, name)));
    }
    const run = await runCli(OFFLINE, { cwd, env });
    const listRan = (): string =>
      readdirSync(ran)
        .map((name) => `ran ${name}\n`)
        .join('');
    const files = listRan();
    // Shows that the settings do start programs, if git is not called with care.
    await repository.git('diff', 'main', 'feature').catch(() => undefined);
    await repository.git('status').catch(() => undefined);
    return playedCommand(run, { files, log: listRan() });
  },

  variables: async (attacks) => {
    const { cwd, env } = await cloneChange(attacks);
    const [programs, ran] = [temporaryFolder(), temporaryFolder()];
    const variables = Object.fromEntries(
      Object.entries(env).map(([name, value]) => [name, value.replace('RUN', () => layProgram(programs, ran, name))]),
    );
    for (const [name, folder, file] of CONFIGURATION_FOLDERS.filter(
      ([variable]) => variables[variable] !== undefined,
    )) {
      variables[name] = join(programs, `${name}.folder`);
      mkdirSync(join(variables[name], folder), { recursive: true });
      const program = layProgram(programs, ran, name);
      writeFileSync(
        join(variables[name], folder, file),
        `[core]\n\tfsmonitor = ${program}\n[diff]\n\texternal = ${program}\n`,
      );
    }
    const run = await runCli(OFFLINE, { cwd, env: variables });
    const listRan = (): string =>
      readdirSync(ran)
        .map((name) => `ran ${name}\n`)
        .join('');
    const files = listRan();
    // Shows which variables do start programs, if git is not called with care.
    for (const [name, value] of Object.entries(variables)) {
      for (const args of [
        ['status'],
        ['diff', 'main', 'feature'],
        ['ls-remote', 'ssh://127.0.0.1:1/x'],
        ['var', 'GIT_EDITOR'],
      ]) {
        spawnSync('git', args, { cwd, env: { PATH: process.env['PATH'], HOME: '/nonexistent', [name]: value } });
      }
    }
    return playedCommand(run, { files, log: listRan() });
  },

  set: async (attacks) => {
    const more: Attack = {
      tries: '',
      by: 'author',
      scene: 'set',
      brings: { head: { 'clone/settings.js': 'eval(1);\n' } },
    };
    const { cwd, env, repository, settings } = await cloneChange([...attacks, more]);
    for (const [name, value] of Object.entries(settings)) {
      await repository.git('config', name, value);
    }
    const run = await runCli(OFFLINE, { cwd, env });
    const plan = await runCli(['validate'], { cwd, env });
    return playedCommand(
      { ...run, stderr: [run.stderr, plan.stdout, plan.stderr].join('\n') },
      { files: existsSync(join(cwd, 'ran')) ? 'ran' : '' },
    );
  },

  heavy: async (attacks) => {
    const { cwd, env } = await cloneChange(attacks);
    return playedCommand(await runCli(OFFLINE, { cwd, env }));
  },

  printed: (attacks) => printEach(PRINT_CHANGES, attacks),
  listed: (attacks) => printEach(PRINT_GUIDANCE, attacks),

  sharded: async (attacks) => {
    const { cwd, env } = await cloneChange(attacks);
    const { args = [], edits = (result: string) => result } = attacks[0]?.brings ?? {};
    const model = await setModel(() => answer(), NO_KEY);
    const asked =
      args.length > 0 ? args : ['--model', 'gpt-4o', '--base-url', model.url, '--api-key', 'key-of-the-team'];
    const shard = await runShared(['review', ...CHANGE, ...asked, '--shard', '1/1', '--output-dir', 'results'], {
      cwd,
      env,
    });
    const path = join(cwd, 'results/shard-1-of-1/shard.json');
    if (!existsSync(path)) {
      throw new Error(`The shard left no result: ${shard.stderr}`);
    }
    writeFileSync(path, edits(readFileSync(path, 'utf8')));
    const left = readFileSync(path, 'utf8');
    const run = await runShared(['publish', 'results', ...CHANGE, ...asked], { cwd, env });
    return playedCommand(
      { ...run, stderr: `${shard.stderr}\n${shard.stdout}\n${run.stderr}` },
      { findings: run.stdout, files: left, prompt: model.requests.map(({ body }) => JSON.stringify(body)).join('\n') },
    );
  },

  joined: async (attacks) => {
    const folder = temporaryFolder();
    const { head, env } = joinBrings(attacks);
    const parts = Object.entries({ 'ordinary.json': ORDINARY_PART, ...head });
    for (const [name, content] of parts) {
      writeFileSync(join(folder, name), content);
    }
    const printed: string[] = [];
    for (const format of ['markdown', 'json']) {
      const merge = parts.flatMap(([name]) => ['--merge', join(folder, name)]);
      const { stdout, stderr } = await runShared(['fleet', '--format', format, ...merge], { cwd: folder, env });
      printed.push(stdout, stderr);
    }
    return playedCommand({ exitCode: 0, stdout: printed.join('\n'), stderr: '' });
  },

  configured: async (attacks) => {
    const { cwd, env } = await cloneChange(attacks);
    const checked = await runShared(['validate'], { cwd, env });
    const run = await runShared(OFFLINE, { cwd, env });
    const printed = [checked.stdout, checked.stderr, run.stderr].join('\n');
    return playedCommand({ ...run, stderr: printed }, { findings: run.stdout });
  },

  validated: async (attacks) => {
    const { cwd, env, repository } = await cloneChange(attacks);
    for (const call of attacks[0]?.brings.clone?.calls ?? []) {
      await repository.git(...call);
    }
    const run = await runCli(['validate'], { cwd, env });
    return playedCommand(run, { files: existsSync(join(cwd, 'ran')) ? 'ran' : '' });
  },
} satisfies Partial<Record<SceneName, Play>>;

/** What an honest job of a fleet wrote. */
const ORDINARY_PART = JSON.stringify({
  version: 1,
  owner: 'acme',
  skipped: 0,
  repositories: [
    {
      repository: 'acme/ordinary',
      commit: 'abc',
      files: [],
      dead: [],
      errors: 0,
      warnings: 0,
      broken: {},
      problems: [],
    },
  ],
});

/** The server of the model takes every key. */
const NO_KEY = { apiKey: undefined } as unknown as Parameters<typeof setModel>[1];

const CHANGE = ['--base', 'main'];
const PROVIDER = ['--provider', 'offline'];

/** Every command that prints something of a change, in each of its formats. */
const PRINT_CHANGES: readonly (readonly string[])[] = [
  ...['text', 'json', 'markdown', 'sarif', 'github'].map((format) => [...OFFLINE, '--format', format]),
  ...['text', 'json', 'markdown', 'html'].map((format) => ['dump', ...CHANGE, '--format', format]),
  ...['text', 'json'].map((format) => ['changes', ...CHANGE, '--format', format]),
  ['agents', ...CHANGE],
  ['plan', ...CHANGE, ...PROVIDER],
  ...casesToRun(['html', 'gitlab', 'junit'], 1).map((format) => [...OFFLINE, '--format', format]),
  ...casesToRun(['markdown', 'json'], 1).map((format) => ['describe', ...CHANGE, ...PROVIDER, '--format', format]),
];

/** Every command that prints something of the files that guide. */
const PRINT_GUIDANCE: readonly (readonly string[])[] = [
  ...['text', 'compact', 'json', 'markdown', 'sarif', 'github'].map((format) => ['validate', '--format', format]),
  ...['text', 'json'].map((format) => ['guidelines', ...CHANGE, '--format', format]),
  ['guidelines', '--statements'],
  ['guidelines', '--history', '5'],
  ['agents', ...CHANGE],
  ['dump', ...CHANGE, '--format', 'markdown'],
  [...OFFLINE, '--format', 'markdown'],
  ['init', '--dry-run'],
  ['validate', '--fix', '--dry-run'],
  ['validate', '--fix=suggest'],
  ['why', 'Never use `var`', ORDINARY],
  ...casesToRun(['html', 'gitlab', 'junit'], 1).map((format) => ['validate', '--format', format]),
  ...casesToRun([['validate', '--summary'], ['doctor'], ['describe', ...CHANGE, ...PROVIDER]], 0),
];

async function printEach(commands: readonly (readonly string[])[], attacks: readonly Attack[]): Promise<Played> {
  const { cwd, env } = await cloneChange(attacks);
  const printed: string[] = [];
  for (const args of commands) {
    const { stdout, stderr, exitCode } = await runShared(args, { cwd, env });
    if (exitCode === 2) {
      throw new Error(`\`housestyle ${args.join(' ')}\` printed nothing of the change: ${stderr}`);
    }
    printed.push(stdout, stderr);
  }
  return playedCommand({ exitCode: 0, stdout: printed.join('\n'), stderr: '' });
}

/** Writes a program that leaves a file with the name of a setting, and returns how the setting names it. */
function layProgram(folder: string, ran: string, setting: string): string {
  const text = `#!/bin/sh\ntouch '${join(ran, setting)}'\ncat 2>/dev/null </dev/null\n`;
  if (setting === 'core.hooksPath') {
    mkdirSync(join(folder, setting));
    HOOKS.forEach((hook) => writeFileSync(join(folder, setting, hook), text, { mode: 0o755 }));
    return join(folder, setting);
  }
  writeFileSync(join(folder, setting), text, { mode: 0o755 });
  return `${/^(?:alias\.|credential\.)/.test(setting) ? '!' : ''}${join(folder, setting)}`;
}

/** Variables that name a folder with a configuration of git. */
const CONFIGURATION_FOLDERS = [
  ['HOME', '.', '.gitconfig'],
  ['XDG_CONFIG_HOME', 'git', 'config'],
] as const;

const HOOKS = ['post-checkout', 'post-index-change', 'reference-transaction', 'pre-auto-gc', 'fsmonitor-watchman'];
