import type { Finding } from '../../findings/types.ts';
import { fileLink, type LinkTarget } from '../markdown/links.ts';
import { findingMarker } from './markers.ts';
import { reservationsOf } from './reservations.ts';
import { findersOf } from './reviewers.ts';
import { closeFence, codeBlock, modelLine, modelMarkdown } from '../markdown/markdown-text.ts';

/** GitHub takes 65,536 characters, markers included; the room above is for its own counting of them. */
const MAX_COMMENT_CHARACTERS = 60_000;

/** The body of a comment on a line or a file: what is wrong, the guideline it rests on, a suggestion where one is certain. */
export function inlineComment(finding: Finding, target: LinkTarget | undefined): string {
  const parts = [describeFinding(finding, target)];
  if (finding.placement.kind === 'file') {
    parts.push(`On the file as a whole: ${modelLine(finding.placement.reason)}.`);
  }
  if (finding.suggestion !== undefined) {
    parts.push(codeBlock('suggestion', finding.suggestion));
  }
  const text = parts.join('\n\n');
  const kept =
    text.length <= MAX_COMMENT_CHARACTERS
      ? text
      : closeFence(describeFinding(finding, target).slice(0, MAX_COMMENT_CHARACTERS));
  return `${kept}\n\n${findingMarker(finding.fingerprint)}`;
}

/** Title, body, citation and what is to be known of how it was found, without place or suggestion. */
export function describeFinding(finding: Finding, target: LinkTarget | undefined): string {
  const head = `**${modelLine(finding.title)}** (${finding.severity}, ${finding.kind})`;
  const parts = [head, modelMarkdown(finding.body)];
  if (finding.guideline !== undefined) {
    const { text, source, line, level } = finding.guideline;
    // Only a file of the repository has an address there.
    parts.push(`> ${modelLine(text)}\n> — ${fileLink(source, line, level === undefined ? target : undefined)}`);
  }
  const finders = findersOf(finding.agents);
  return [...parts, ...reservationsOf(finding).map(modelLine), ...(finders === undefined ? [] : [finders])].join(
    '\n\n',
  );
}
