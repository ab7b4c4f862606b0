import { ruleUrl } from '../../diagnostics/rule-url.ts';
import type { Finding } from '../../findings/types.ts';
import { fileLink, type LinkTarget } from '../markdown/links.ts';
import { findingMarkers } from './markers.ts';
import { listPlaces } from './places.ts';
import { describeReservations } from './reservations.ts';
import { listFinders } from './reviewers.ts';
import { shorten } from '../../text/shown/shorten.ts';
import { drawSuggestion } from './suggested-code.ts';
import { modelLine, modelMarkdown } from '../markdown/model-markdown.ts';

/** GitHub accepts 65,536 characters, including our markers. The difference is a reserve, because GitHub may count differently. */
const MAX_COMMENT_CHARACTERS = 60_000;

/** The body of a comment on a line or a file: the problem, the guideline, and a suggestion if it is certain. */
export function inlineComment(finding: Finding, target: LinkTarget | undefined): string {
  const parts = [describeFinding(finding, target)];
  if (finding.placement.kind === 'file') {
    parts.push(`This comment is on the whole file: ${modelLine(finding.placement.reason)}.`);
  }
  const code = drawSuggestion(finding);
  if (code !== undefined) {
    parts.push(code);
  }
  const text = parts.join('\n\n');
  const kept =
    text.length <= MAX_COMMENT_CHARACTERS
      ? text
      : shortenBody(finding, MAX_COMMENT_CHARACTERS, (shorter) => describeFinding(shorter, target));
  return `${kept}\n\n${findingMarkers(finding)}`;
}

/**
 * Draws a finding with as much of its body as fits. The body is cut before it is drawn: a cut afterwards would open the code that
 * it ends in.
 */
export function shortenBody(finding: Finding, most: number, draw: (shorter: Finding) => string): string {
  let { body } = finding;
  let drawn = draw(finding);
  while (drawn.length > most && body.length > 1) {
    body = shorten(body, Math.max(1, Math.floor((body.length * most) / drawn.length) - 1));
    drawn = draw({ ...finding, body });
  }
  return drawn;
}

/** Title, body, citation, other places, doubts and finders, without its own place or suggestion. */
export function describeFinding(finding: Finding, target: LinkTarget | undefined): string {
  const head = `**${modelLine(finding.title)}** (${finding.severity}, ${finding.kind})`;
  const parts = [head, modelMarkdown(finding.body, target)];
  if (finding.guideline !== undefined) {
    const { text, source, line, level } = finding.guideline;
    // Only a file of the repository is linked: the address of others is not known.
    parts.push(`> ${modelLine(text)}\n> — ${fileLink(source, line, level === undefined ? target : undefined)}`);
  }
  if (finding.rule !== undefined) {
    parts.push(`Rule [${finding.rule}](${ruleUrl(finding.rule)})`);
  }
  const places = listPlaces(finding, target);
  const finders = listFinders(finding.agents);
  return [
    ...parts,
    ...(places === undefined ? [] : [places]),
    ...describeReservations(finding).map(modelLine),
    ...(finders === undefined ? [] : [finders]),
  ].join('\n\n');
}
