import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ScriptRequest } from '../emulators/model/request.ts';
import { makeRepository } from '../harness/repository.ts';
import {
  agentFile,
  asking,
  BAD_SCHEMA,
  expectSpokenTo,
  findingsOf,
  ON_SCHEMA,
  playing,
  SCHEMA,
} from './stage-agents.ts';
import { answer, HEAD, ON_NEW_LINE, setModel } from './stage-model.ts';
import { CART, expectFaithful, NUMBER, setStage } from './stage.ts';

const FILES = { 'src/cart.js': CART, 'db/orders.sql': SCHEMA };
const CHANGED = { ...HEAD, 'db/orders.sql': BAD_SCHEMA };

describe('agents of the organization', () => {
  const PRIVATE = {
    'agents/auditor.md': agentFile(['description: Reviews schemas and migrations.'], 'You audit for the organization.'),
    'agents/unnamed.md': agentFile(['description: Reviews schemas.']),
  };

  it('review a pull request if `remote-agents` names them, with the token of the workflow', async () => {
    const heard: ScriptRequest[] = [];
    const model = await setModel(playing({ housestyle: () => answer(), auditor: () => answer(ON_SCHEMA) }, heard));
    const store = await makeRepository({ commits: [{ message: 'Agents', files: PRIVATE }] });
    const { github, run } = await setStage({
      others: [
        {
          owner: 'acme',
          name: '.github-private',
          id: 79,
          defaultBranch: 'main',
          gitDir: store.directory,
          private: true,
        },
      ],
      base: { ...FILES, '.github/copilot-instructions.md': '- Database changes must be delegated to `auditor`.\n' },
      head: CHANGED,
    });
    const result = await run({ inputs: { ...asking(model), 'remote-agents': 'auditor\nnobody' } });
    const named = heard.find(({ agent }) => agent === 'auditor');
    expect(`${named?.system}`).toContain('You audit for the organization.');
    expect(named?.user).toContain('db/orders.sql');
    expect(findingsOf(result)).toMatchObject({
      findings: [{ path: 'db/orders.sql', agent: 'auditor' }],
      reviewers: [
        { name: 'housestyle', files: 2 },
        { name: 'auditor', files: 1, why: expect.stringContaining('delegates to it: it is about database') },
      ],
    });
    expect(findingsOf(result).idleAgents.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
      'unnamed: an agent of the organization is used only if `remote-agents` names it',
      'nobody: `remote-agents` names it, but there is no such agent in acme/.github-private',
    ]);
    expect(github.reviewComments(NUMBER)[0]?.body).toContain('Found by `auditor`.');
    const asked = github.requests.filter(({ path }) => path.includes('/.github-private/'));
    expect(asked.length).toBeGreaterThan(0);
    expectSpokenTo(model);
    expectFaithful(github);
  });

  it('are missing, with a note, if the token may not read their repository', async () => {
    const model = await setModel(playing({ housestyle: () => answer() }));
    const store = await makeRepository({ commits: [{ message: 'Agents', files: PRIVATE }] });
    const { run } = await setStage({
      others: [
        {
          owner: 'acme',
          name: '.github-private',
          id: 79,
          defaultBranch: 'main',
          gitDir: store.directory,
          private: true,
          tokenReach: 'outside',
        },
      ],
      base: FILES,
      head: CHANGED,
    });
    const result = await run({ inputs: { ...asking(model), 'remote-agents': 'auditor' } });
    expect(findingsOf(result).reviewers.map(({ name }) => name)).toEqual(['housestyle']);
    expect(result.stdout).toContain('acme/.github-private: it does not exist, or the token may not read it');
  });
});

describe('memory and history of a workflow', () => {
  it('are part of the request, without facts whose citations no longer hold, and a change of them is reviewed again', async () => {
    const heard: ScriptRequest[] = [];
    const model = await setModel(playing({ housestyle: () => answer(ON_NEW_LINE) }, heard));
    const stage = await setStage({ base: FILES, head: CHANGED });
    const folder = mkdtempSync(join(tmpdir(), 'housestyle-memory-'));
    const memory = join(folder, 'memory.json');
    const history = join(folder, 'history.json');
    writeFileSync(
      memory,
      JSON.stringify([
        { subject: 'cart', fact: 'Sums are made by `total`.', citations: ['src/cart.js:1'] },
        { subject: 'shop', fact: 'Doors are opened by `openDoor`.', citations: ['src/cart.js:1', 'src/door.js:9'] },
      ]),
    );
    writeFileSync(history, JSON.stringify([{ role: 'user', content: 'Carts are sums.' }]));
    const result = await stage.run({ inputs: { ...asking(model), memory, history } });
    expect(heard[0]?.user).toContain('Sums are made by `total`.');
    expect(heard[0]?.user).toContain('Carts are sums.');
    expect(heard[0]?.user).not.toContain('openDoor');
    expect(findingsOf(result).leftOut).toContainEqual({
      stage: 'request',
      source: `${memory} (shop)`,
      reason:
        'its citations no longer hold (src/cart.js:1: the file does not contain `openDoor`; src/door.js:9: there is no such text file)',
    });
    await stage.run({ inputs: { ...asking(model), memory, history } });
    expect(heard.length).toBe(1);
    writeFileSync(history, '[]');
    await stage.run({ inputs: { ...asking(model), memory, history } });
    expect(heard.length).toBe(2);
    expectFaithful(stage.github);
  });
});
