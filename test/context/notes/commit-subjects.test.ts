import { describe, expect, it } from 'vitest';
import { commitSubjectsProvider } from '../../../src/context/notes/commit-subjects.ts';
import { runProviders } from '../../../src/context/run-providers.ts';

async function textOf(messages: readonly string[], title?: string): Promise<string | undefined> {
  const provider = commitSubjectsProvider(async () => messages.map((message) => ({ message })), title);
  const { notes } = await runProviders([provider], { changed: [], limit: () => new AbortController().signal });
  return notes[0]?.text;
}

describe('subjects of commits', () => {
  it.each([
    { name: 'are the first lines of the messages', messages: ['\nAdd\n\nWhy', 'Fix\r\nit'], text: 'Add\nFix' },
    { name: 'are listed once', messages: ['wip', 'wip', ' '], text: 'wip' },
    { name: 'do not repeat the title', messages: ['The title', 'More'], text: 'More' },
    { name: 'are no note if there is nothing to say', messages: ['The title'], text: undefined },
    { name: 'are shortened', messages: ['a'.repeat(200)], text: `${'a'.repeat(149)}…` },
  ])('$name', async ({ messages, text }) => {
    expect(await textOf(messages, 'The title ')).toBe(text);
  });

  it('are fifty at most, and the others are counted', async () => {
    const messages = Array.from({ length: 60 }, (_, index) => `Commit ${index}`);
    expect((await textOf(messages))?.split('\n').slice(49)).toEqual(['Commit 49', '(10 more are left out)']);
  });
});
