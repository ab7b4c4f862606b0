import { describe, expect, it } from 'vitest';
import type { PullRequest } from '../../../src/github/client.ts';
import { GithubError } from '../../../src/github/api/github-error.ts';
import { publishDescription, type DescriptionDraft } from '../../../src/github/publishing/publish-description.ts';
import { findSection } from '../../../src/reports/describe/description-section.ts';
import { hurriedClock } from './hurried-clock.ts';

type Fields = { readonly title?: string; readonly body: string };

const PULL = {
  number: 7,
  title: 'feature',
  body: 'Mine.',
  headSha: 'abcdef1',
  headRef: 'feature',
  isOpen: true,
} as PullRequest;
const DRAFT: DescriptionDraft = {
  headSha: 'abcdef1',
  content: 'Ours.',
  key: { headSha: 'abcdef1', request: '-', title: '0123456789abcdef' },
  title: { from: 'feature', to: 'Add vouchers' },
};

/** A pull request in memory. `update` says what GitHub does with a write. */
function memoryPull(
  start: PullRequest,
  update: (apply: () => void) => void = (apply) => apply(),
): {
  readonly client: Parameters<typeof publishDescription>[0]['client'];
  readonly writes: Fields[];
  now: PullRequest;
} {
  const memory = {
    now: start,
    writes: [] as Fields[],
    client: {
      pull: () => Promise.resolve(memory.now),
      updatePull: (_number: number, fields: Fields) => {
        memory.writes.push(fields);
        update(() => {
          memory.now = { ...memory.now, ...fields };
        });
        return Promise.resolve();
      },
    },
  };
  return memory;
}

function publish(
  memory: ReturnType<typeof memoryPull>,
  draft: DescriptionDraft = DRAFT,
): ReturnType<typeof publishDescription> {
  const { client } = memory;
  return publishDescription({ client, number: 7, clock: hurriedClock(), signal: new AbortController().signal }, draft);
}

describe('a description', () => {
  it('is written once, with its title', async () => {
    const memory = memoryPull(PULL);
    expect(await publish(memory)).toEqual({ kind: 'written', title: 'Add vouchers' });
    expect(memory.now.title).toBe('Add vouchers');
    const again = { ...DRAFT, title: { from: 'Add vouchers', to: 'Add vouchers' } };
    expect(await publish(memory, again)).toEqual({ kind: 'unchanged' });
    expect(memory.writes.length).toBe(1);
  });

  it('keeps what a person wrote into it while the model wrote, and the title that a person gave', async () => {
    const memory = memoryPull({ ...PULL, title: 'Vouchers!', body: 'Mine, longer.' });
    expect(await publish(memory)).toEqual({ kind: 'written', title: undefined });
    expect(memory.now.title).toBe('Vouchers!');
    expect(memory.now.body.startsWith('Mine, longer.\n\n')).toBe(true);
    expect(findSection(memory.now.body)).toMatchObject({ key: { headSha: 'abcdef1', request: '-' } });
  });

  it.each<[string, Partial<PullRequest>, string]>([
    ['of an older commit', { headSha: 'fedcba9' }, 'somebody pushed'],
    ['of a pull request that was closed meanwhile', { isOpen: false }, 'closed meanwhile'],
    ['that has no room', { body: 'x'.repeat(64_990) }, 'longer than GitHub accepts'],
    ['that the author does not want', { body: '<!-- housestyle:describe off -->' }, 'describe off'],
    ['whose marks were changed', { body: '<!-- housestyle:describe -->' }, 'its marks were changed'],
  ])('%s is not written', async (_, pull, reason) => {
    const memory = memoryPull({ ...PULL, ...pull });
    const published = await publish(memory);
    expect(published).toMatchObject({ kind: 'kept' });
    expect(published).toHaveProperty('reason', expect.stringContaining(reason));
    expect(memory.writes).toEqual([]);
  });

  const lost = new GithubError(502, 'Bad Gateway', undefined, undefined);
  it('is looked for if GitHub does not say whether it was written, and not sent again', async () => {
    const done = memoryPull(PULL, (apply) => {
      apply();
      throw lost;
    });
    expect(await publish(done)).toMatchObject({ kind: 'written' });
    const undone = memoryPull(PULL, () => {
      throw lost;
    });
    expect(await publish(undone)).toMatchObject({ kind: 'failed' });
    expect([done.writes.length, undone.writes.length]).toEqual([1, 1]);
  });
});
