import { describe, expect, it } from 'vitest';
import { dumpScene, type DumpScene } from '../stage-dump.ts';

const LINES = Array.from({ length: 40 }, (_, index) => `  const line${index} = ${index};`);
const CHANGED = [...LINES.slice(0, 20), '  total(20);', ...LINES.slice(20)];
const SCENE: DumpScene = {
  base: {
    'a.ts': `function own() {\n${LINES.join('\n')}\n}\n`,
    'b.ts': 'export function total(n) {\n  return n;\n}\n',
  },
  head: { 'a.ts': `function own() {\n${CHANGED.join('\n')}\n}\n` },
  budget: 100_000,
};

describe('the code around a change', () => {
  const providersIn = async (scene: DumpScene): Promise<readonly string[]> => {
    const { requests } = await dumpScene({ ...SCENE, ...scene });
    const provided = requests.flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.provided ? [piece] : [])));
    return [...new Set(provided.flatMap((piece) => piece.provided?.by ?? []))].toSorted();
  };

  it('comes from all providers', async () => {
    expect(await providersIn({})).toEqual(['definitions', 'enclosing']);
  });

  it.each(['definitions', 'enclosing'] as const)('has nothing of %s if `leave-out-context` names it', async (name) => {
    const scene: DumpScene = { leaveOutContext: [name, 'similar'] };
    expect(await providersIn(scene)).toEqual(['definitions', 'enclosing'].filter((other) => other !== name));
    const { leftOut } = await dumpScene({ ...SCENE, ...scene });
    expect(leftOut).toContainEqual({ source: name, reason: expect.stringContaining('`leave-out-context`') });
  });

  it('is not read if `context-tokens` is 0, which is said', async () => {
    const { requests, leftOut } = await dumpScene({ ...SCENE, contextTokens: 0 });
    expect(requests.flatMap(({ pieces }) => pieces.filter(({ kind }) => kind === 'context'))).toEqual([]);
    expect(leftOut).toContainEqual({
      source: 'the code around the change',
      reason: expect.stringContaining('`context-tokens`'),
    });
  });

  it('takes at most `context-tokens` tokens of a request', async () => {
    const { requests } = await dumpScene({ ...SCENE, contextTokens: 500 });
    const sent = requests[0]!.pieces.filter(({ kind, included }) => kind === 'context' && included);
    const tokens = sent.reduce((sum, piece) => sum + piece.tokens, 0);
    expect(sent.length).toBeGreaterThan(0);
    expect(tokens).toBeLessThanOrEqual(500);
  });
});
