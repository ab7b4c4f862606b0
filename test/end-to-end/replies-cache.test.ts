import { readdirSync, readFileSync, writeFileSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ScriptRequest } from '../emulators/model/request.ts';
import { makeRepository } from '../harness/repository.ts';
import { agentFile, asking, lookingUp, playing } from './stage-agents.ts';
import { temporaryFolder } from './stage-copilot.ts';
import { askedBy, review } from './stage-command.ts';
import { answer, HEAD, ON_NEW_LINE, setModel } from './stage-model.ts';
import { CART, expectFaithful, NUMBER, setStage } from './stage.ts';

const LARGE = Object.fromEntries(
  ['a', 'b', 'c'].map((name) => [`src/${name}.js`, `export const ${name} = [${'1, 2, 3, '.repeat(9)}];\n`.repeat(24)]),
);

function filesIn(folder: string): readonly Dirent[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
}

describe('a folder of stored replies', () => {
  it('answers the second run, which posts the same review and sends no request to the model', async () => {
    const folder = temporaryFolder();
    const heard: ScriptRequest[] = [];
    const found = () => answer(ON_NEW_LINE);
    const model = await setModel(
      playing(
        { housestyle: lookingUp([{ name: 'list_dir', arguments: { path: 'src' } }], answer()), carter: found },
        heard,
      ),
    );
    const options = {
      base: {
        'src/cart.js': CART,
        '.github/copilot-instructions.md': '- All changes must be delegated to `carter`.\n',
        '.github/agents/carter.agent.md': agentFile([]),
      },
      head: HEAD,
    };
    const inputs = { ...asking(model), 'cache-dir': folder };
    const first = await setStage(options);
    await first.run({ inputs });
    expect(model.requests).toHaveLength(4);
    // A second GitHub with the same pull request: only the folder has data of the first run.
    const second = await setStage(options);
    const result = await second.run({ inputs });
    expect(model.requests).toHaveLength(4);
    const bodies = [first, second].map(({ github }) => github.reviewComments(NUMBER).map(({ body }) => body));
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[0]?.[0]).toContain('Found by `carter`.');
    expect(result.outputs).toMatchObject({ requests: '0', 'input-tokens': '0', conclusion: 'findings' });
    expect(second.github.issueComments(NUMBER)[0]?.body).toContain('4 answered from the cache');
    const kept = filesIn(folder);
    expect(kept.length).toBeGreaterThanOrEqual(4);
    expect(kept.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')).join('\n')).not.toContain(
      'secret-key',
    );
    expectFaithful(second.github);
  });

  it('leads to requests for changed prompts only, and is skipped if it is corrupt', async () => {
    const folder = temporaryFolder();
    const model = await setModel(() => answer());
    const repository = await makeRepository({
      commits: [{ message: 'Base', files: { 'src/cart.js': CART } }],
      branches: { feature: { commits: [{ message: 'Change', files: LARGE }] } },
    });
    await repository.git('switch', '--quiet', 'feature');
    const args = [...askedBy(model), '--cache-dir', folder, '--max-input-tokens', '4000', '--max-turns', '1'];
    const { review: first } = await review(args, { cwd: repository.directory });
    const requests = model.requests.length;
    expect(requests).toBeGreaterThan(1);
    await repository.commit('feature', {
      message: 'More',
      files: { 'src/c.js': `${LARGE['src/c.js'] ?? ''}export const more = 1;\n` },
    });
    const { review: second } = await review(args, { cwd: repository.directory });
    expect(model.requests.length - requests).toBe(1);
    expect([first, second].map((one) => one?.usage)).toMatchObject([
      { requests, cachedReplies: 0 },
      { requests: 1, cachedReplies: requests - 1 },
    ]);
    for (const entry of filesIn(folder)) writeFileSync(join(entry.parentPath, entry.name), '{"reply":{"text":"{}"}}');
    const { review: third } = await review(args, { cwd: repository.directory });
    expect(third).toMatchObject({ conclusion: 'clean', usage: { requests, cachedReplies: 0 } });
  });
});
