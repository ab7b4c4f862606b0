import { paragraphText, type TextPiece } from '../../fitting/piece.ts';
import type { Purpose } from '../../guidelines/purpose.ts';
import { MATERIAL } from '../material.ts';

/** The role of the model and what it has to write, for all purposes except the review (see `system.ts`). */
export function rolePieces(purpose: Exclude<Purpose, 'review'>): readonly TextPiece[] {
  return [
    {
      id: 'system/role',
      kind: 'system',
      priority: 'required',
      text: paragraphText(`${ROLES[purpose]}\n\n${MATERIAL}\n\n`),
    },
  ];
}

const ROLES: Readonly<Record<Exclude<Purpose, 'review'>, string>> = {
  'code-generation': `You write code in a team's code base, as its members would. Keep to the conventions of the files you are shown and to the team's instructions, change only what the request asks for, and name the file that each piece of code belongs to. Where the request leaves something open, choose what fits the code around it and say what you chose.`,
  'test-generation': `You write tests in a team's code base, as its members would: with the test library, file names and style of the tests you are shown. Test what the code promises to its callers, with the ordinary case, the edges and the failures it can have. Every test can fail. Name the file that each test belongs to.`,
  'commit-message': `You write the message of one commit. Its first line says in at most 72 characters what the change does, in the imperative and in the style of earlier messages where you are shown any. Then, after an empty line and only where the change needs it, why it was made and what a reader could not see from the diff. Answer with the message alone.`,
  'pull-request-description': `You write the title and the description of a pull request for the people who will review it. The title is one line. The description says what changes for users and for other developers and why, what a reviewer should look at first, and how it was verified where the material shows it. It claims nothing that the material does not show. Answer with the title on the first line, an empty line, and the description in Markdown.`,
};
