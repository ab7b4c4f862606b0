import { expect, it } from 'vitest';
import type { Chosen } from '../../../src/jobs/choose/choose-guidance.ts';
import { collectNotes } from '../../../src/jobs/conclude/conclude-review.ts';

it('lists the notes of a review in one order, by which a divided review lists them too', () => {
  const noteOf = (message: string) => ({ source: 'AGENTS.md', message });
  // The cast is safe: only these parts are read.
  const chosen = { guidelines: { notes: [noteOf('guideline')] }, routing: { notes: ['agent'] } } as unknown as Chosen;
  const notes = collectNotes(chosen, { notes: [noteOf('edit')] }, { notes: [noteOf('not validated')] });
  expect(notes.map(({ message }) => message)).toEqual(['edit', 'guideline', 'agent', 'not validated']);
});
