import { describe, expect, it } from 'vitest';
import type { Attack } from './attack.ts';
import { findSuccess, type Played } from './played.ts';
import type { SceneName } from './scene-names.ts';
import { ORDINARY, ORDINARY_LINE } from './ordinary.ts';
import { PLAYS } from './scenes.ts';
import { ATTACKS } from './table.ts';
import { listVisited, VISITED } from './visited.ts';

/**
 * Tests the attacks of a scene. They share a run, except those that are alone.
 *
 * @param isLong whether those of the long job are tested, or all others; each of them if absent
 */
export function judgeScene(scene: SceneName, isLong?: boolean): void {
  const all = ATTACKS.filter(
    (attack) => attack.scene === scene && (isLong === undefined || (attack.isLong === true) === isLong),
  );
  const together = all.filter(({ alone }) => alone !== true);
  // A scene in which each attack is alone has no run without one.
  const playTogether = once(() => PLAYS[scene](together.length === 0 ? all.slice(0, 1) : together));
  const playAlone = (attack: Attack): Promise<Played> =>
    together.length === 0 && attack === all[0] ? playTogether() : PLAYS[scene]([attack]);
  describe(`the scene "${scene}"`, () => {
    it.skipIf(isLong === true)(
      'runs, and reviews the ordinary file of its pull request',
      async () => {
        expect(findSuccess({ says: PROOF_OF_WORK[scene] }, await playTogether())).toEqual([]);
      },
      MAX_MILLISECONDS,
    );

    const visited = VISITED[scene];
    it.skipIf(isLong === true || visited === undefined)(
      'writes to the places that the table of canaries names',
      async () => {
        expect(listVisited(await playTogether())).toEqual(visited);
      },
      MAX_MILLISECONDS,
    );

    it.each(all.map((attack) => [attack.tries, attack] as const))('%s', async (_tries, attack) => {
      const played = await (attack.alone === true ? playAlone(attack) : playTogether());
      expect(findSuccess(attack, played)).toEqual([]);
    });
  });
}

/** A scene may start twenty processes one after the other, on a machine that has more to do. */
const MAX_MILLISECONDS = 300_000;

/** What each scene says in any case. Without it, the claims about what must not be said would prove nothing. */
const PROOF_OF_WORK: Readonly<Record<SceneName, NonNullable<Attack['says']>>> = {
  offline: { findings: ORDINARY, inline: 'The guidelines rule out `var`', sarif: ORDINARY, annotations: 'finding' },
  odd: { findings: ORDINARY, inline: 'The guidelines rule out `var`', sarif: ORDINARY },
  asked: { prompt: ORDINARY_LINE, findings: ORDINARY, comment: 'Housestyle', sarif: ORDINARY },
  remarked: { comment: 'Remarks of the model', findings: ORDINARY },
  set: { terminal: [ORDINARY, 'clone/settings.js', 'ordinary.prompt.md'] },
  heavy: { terminal: ORDINARY },
  configured: { terminal: 'housestyle' },
  placed: { terminal: ['ordinary.prompt.md', 'modell', 'Never use `var`'] },
  replayed: { files: 'an honest state: believed, findings', prompt: ORDINARY_LINE },
  secured: { reads: 'an honest server got the key', findings: ORDINARY },
  planned: { outputs: 'matrix', log: 'one job is enough' },
  audited: { prompt: ORDINARY_LINE, findings: ORDINARY },
  tools: { prompt: /read_file[^]*var ordinary = 1;/, findings: ORDINARY },
  said: { terminal: ORDINARY, prompt: ORDINARY_LINE, files: 'sarif' },
  decided: { comment: 'are paused', files: 'comments are older' },
  dump: { dump: ORDINARY_LINE },
  command: { terminal: ORDINARY },
  written: { terminal: 'housestyle' },
  strays: { findings: ORDINARY },
  servers: { findings: ORDINARY },
  kept: { terminal: ORDINARY, prompt: ORDINARY_LINE },
  git: { terminal: ORDINARY, log: ['ran diff.external', 'ran core.fsmonitor'] },
  named: { terminal: [ORDINARY, 'changes nothing since'] },
  variables: { terminal: ORDINARY, log: ['ran GIT_EXTERNAL_DIFF', 'ran HOME'] },
  delegated: { findings: ORDINARY, prompt: ORDINARY_LINE, files: 'COPILOT_HOME' },
  printed: { terminal: [ORDINARY, ORDINARY_LINE] },
  listed: { terminal: [ORDINARY, 'Never use `var`'] },
  validated: { terminal: '.github/prompts/ordinary.prompt.md' },
  described: { description: 'It is described.', prompt: ORDINARY_LINE },
  answered: { comment: 'It is answered.', prompt: ORDINARY_LINE },
  taught: { terminal: ['"outcomes": 1,', '"accepted": 0', 'Learned from 1 outcome'], files: '"version": 1' },
  checked: { log: 'modell', annotations: '.prompt.md' },
  published: { prompt: ORDINARY_LINE, findings: ORDINARY, comment: 'Housestyle', files: 'housestyle-shard-file-3' },
  batched: {
    terminal: ['Batch batch_1 with', 'requests were answered', ORDINARY],
    prompt: 'function total3(lines)',
    findings: ORDINARY,
  },
  sharded: { terminal: 'Shard 1 of 1: ' },
  uncommitted: { terminal: [`${ORDINARY}:1`, 'Judged'] },
  edited: { terminal: 'modell' },
  stocked: { terminal: ['acme/ordinary', '# Instructions of acme'] },
  linked: { terminal: ORDINARY },
  joined: { terminal: '`acme/ordinary`' },
  forged: { findings: ORDINARY, inline: 'The guidelines rule out `var`' },
};

/** The first test that needs the run starts it, because its servers and folders end with a test. */
function once(play: () => Promise<Played>): () => Promise<Played> {
  let played: Promise<Played> | undefined;
  return () => (played ??= play());
}
