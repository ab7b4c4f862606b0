import { count } from '../count.ts';
import { fold } from '../markdown/fold.ts';
import { codeBlock, codeSpan, plainMarkdown } from '../markdown/markdown-text.ts';
import { modelDocument, modelWords } from '../markdown/model-markdown.ts';
import type { OwnRepository } from '../markdown/own-address.ts';
import type { DescribedChange } from './description.ts';
import { safeCommitMessage, safeTitle } from './subject-text.ts';
import { drawWalkthrough, outlineTitle } from './walkthrough.ts';

/** The title of a change, safe for a commit: the model's, or one that names the changed files. */
export function drawTitle({ written, outline }: DescribedChange): string {
  const title = written === undefined ? '' : safeTitle(written.title);
  return title === '' ? safeTitle(outlineTitle(outline)) : title;
}

/** The commit message, safe for a commit; undefined if no model wrote one. */
export function drawCommitMessage({ written }: DescribedChange): string | undefined {
  const message = written?.commitMessage === undefined ? '' : safeCommitMessage(written.commitMessage);
  return message === '' ? undefined : message;
}

export interface SectionTerms {
  readonly headSha: string | undefined;
  /** A title to propose, because a person wrote the present one. */
  readonly proposedTitle: string | undefined;
  /** The repository whose files the text may link. */
  readonly own?: OwnRepository;
}

/** GitHub accepts 65,536 characters in a description. */
const MAX_TEXT_CHARACTERS = 24_000;

/** The description as Markdown: what the model wrote, the walkthrough, and how it was made. */
export function drawDescription(description: DescribedChange, { headSha, proposedTitle, own }: SectionTerms): string {
  const { written, outline, notes } = description;
  const message = drawCommitMessage(description);
  return [
    ...(proposedTitle === undefined ? [] : [`Proposed title: **${modelWords(proposedTitle)}**`]),
    ...(written === undefined || written.body.trim() === ''
      ? [describeSize(description)]
      : [modelDocument(written.body.slice(0, MAX_TEXT_CHARACTERS).toWellFormed(), own)]),
    ...(outline.files === 0 ? [] : ['**Walkthrough**']),
    ...drawWalkthrough(outline),
    ...(message === undefined ? [] : [fold('Commit message', codeBlock('text', message))]),
    ...notes.map((note) => `Note: ${plainMarkdown(note)}.`),
    drawOrigin(written?.by, headSha),
  ].join('\n\n');
}

function describeSize({ outline: { files, additions, deletions } }: DescribedChange): string {
  return `This change has ${count(files, 'file')}, ${count(additions, 'added line')} and ${count(deletions, 'removed line')}.`;
}

function drawOrigin(by: string | undefined, headSha: string | undefined): string {
  const about = headSha === undefined ? '' : ` about ${codeSpan(headSha.slice(0, 7))}`;
  const how =
    by === undefined ? `Written without a model${about}.` : `Written by ${codeSpan(by)}${about}. It may be wrong.`;
  return `<sub>${how} If you edit this section, it stays as you wrote it.</sub>`;
}
