import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { openEditor, LISTENS } from '../editor/editor.ts';
import { startGithub } from '../emulators/github/server.ts';
import { temporaryFolder } from '../end-to-end/stage-copilot.ts';
import { expectFaithful } from '../end-to-end/stage.ts';
import { shareCommand } from '../harness/shared-command.ts';
import { makeRepository } from '../harness/repository.ts';
import { cloneChange } from './clone-change.ts';
import { GUIDANCE } from './ordinary.ts';
import { playedCommand } from './played.ts';
import type { Play } from './play.ts';
import type { SceneName } from './scene-names.ts';
import { listen } from './server-faults.ts';
import { joinBrings } from './stage-attacks.ts';

const runShared = shareCommand();

/** The scenes at other doors than a review: the editor, a fleet of repositories, and plans of a whole tree. */
export const DOOR_PLAYS = {
  edited: async (attacks) => {
    const { base, env } = joinBrings(attacks);
    Object.entries(env).forEach(([name, value]) => vi.stubEnv(name, value));
    onTestFinished(() => void vi.unstubAllEnvs());
    const prompt = { '.github/prompts/ordinary.prompt.md': '---\nmodell: gpt-4o\n---\n\nDo it.\n' };
    const texts = Object.entries({ ...GUIDANCE, ...prompt, ...base }).filter(isText);
    const editor = await openEditor(Object.fromEntries(texts), { capabilities: LISTENS });
    await editor.rest();
    const shown: unknown[] = [...editor.sent, ...editor.logged];
    for (const [path] of texts.filter(([name]) => name.startsWith('.github/'))) {
      await editor.open(path);
      const lines = editor.text(path).split('\n');
      for (const line of lines.keys()) {
        const range = { start: { line, character: 0 }, end: { line, character: lines[line]?.length ?? 0 } };
        const actions = await editor.actions(path, range);
        shown.push(
          await editor.hover(path, { line, character: 3 }),
          actions.map(({ title, diagnostics }) => [title, diagnostics]),
        );
      }
    }
    await editor.rest();
    shown.push([...editor.sent], ...editor.logged);
    await editor.close();
    return playedCommand({ exitCode: 0, stdout: JSON.stringify(shown), stderr: '' });
  },

  stocked: async (attacks) => {
    const { repositories, env } = joinBrings(attacks);
    const all = { 'acme/ordinary': GUIDANCE, ...repositories };
    const made = await Promise.all(
      Object.entries(all).map(async ([name, files], index) => ({
        owner: 'acme',
        name: name.replace(/^acme\//, ''),
        id: 500 + index,
        defaultBranch: 'main',
        gitDir: (await makeRepository({ commits: [{ message: 'Start', files }] })).directory,
      })),
    );
    const github = await startGithub({ repositories: made, pullRequests: [] });
    onTestFinished(() => github.close());
    const { redirects } = attacks[0]?.brings ?? {};
    const asked: string[] = [];
    const elsewhere = await listen(({ headers }, response) => {
      asked.push(`asked elsewhere with ${headers.authorization ?? 'no token'}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
    });
    const redirecting = await listen(({ url = '' }, response) => {
      response.writeHead(redirects ?? 404, { location: `${elsewhere}${url}` }).end();
    });
    const apiUrl = redirects === undefined ? github.url : redirecting;
    const folder = temporaryFolder();
    const printed: string[] = [];
    for (const more of [
      ['--format', 'json'],
      ['--format', 'markdown'],
    ]) {
      const args = ['fleet', '--owner', 'acme', '--github-token', 'test-token', ...more];
      const { stdout, stderr } = await runShared(args, { cwd: folder, env: { ...env, GITHUB_API_URL: apiUrl } });
      printed.push(stdout, stderr);
    }
    expectFaithful(github);
    const reads = github.requests.map(({ path }) => path).join('\n');
    return playedCommand({ exitCode: 0, stdout: printed.join('\n'), stderr: '' }, { reads, files: asked.join('\n') });
  },

  linked: async (attacks) => {
    const { cwd, env } = await cloneChange(attacks);
    const outside = join(cwd, '..', 'housestyle-linked');
    rmSync(outside, { force: true });
    writeFileSync(outside, LINKED_TEXT);
    onTestFinished(() => rmSync(outside, { force: true }));
    const results = temporaryFolder();
    symlinkSync(outside, join(results, 'shard.json'));
    const printed: string[] = [];
    const offline = ['--provider', 'offline', '--all-files'];
    for (const args of [
      ['plan', ...offline, '--format', 'json'],
      ['review', ...offline, '--format', 'json'],
      ['publish', results, ...offline],
    ]) {
      const { stdout, stderr } = await runShared(args, { cwd, env });
      printed.push(stdout, stderr);
    }
    return playedCommand({ exitCode: 0, stdout: printed.join('\n'), stderr: '' }, { findings: printed[2] ?? '' });
  },
} satisfies Partial<Record<SceneName, Play>>;

/** What a file outside of the clone holds. */
const LINKED_TEXT = 'var stolen_through_a_link = 1;\n';

function isText(entry: readonly [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
