import { showHidden } from '../../text/hidden/visible.ts';
import { shorten } from '../../text/shown/shorten.ts';

/** GitHub allows 256 characters in a title. A longer title than this one is cut in most lists. */
const MAX_TITLE_CHARACTERS = 120;
const MAX_MESSAGE_CHARACTERS = 8_000;

/**
 * Makes a model's title safe. A title becomes the subject of a commit when a pull request is merged, where no Markdown
 * protects it: it refers to no issue, mentions nobody, closes nothing and skips no workflow.
 */
export function safeTitle(text: string): string {
  return shorten(withoutTrailers(defuse(text.replaceAll(/\s+/g, ' ').trim())), MAX_TITLE_CHARACTERS);
}

/** The same for a commit message of several lines. It signs for nobody either. */
export function safeCommitMessage(text: string): string {
  return defuse(text.replaceAll(/\r\n?/g, '\n').trim())
    .split('\n')
    .filter((line) => !TRAILER.test(line))
    .join('\n')
    .trimEnd()
    .slice(0, MAX_MESSAGE_CHARACTERS)
    .toWellFormed();
}

/** Trailers by which people, not models, vouch for a change, and the one that skips checks. */
const VOUCHES = String.raw`\s*(?:[\w-]+-by|co-authored-by|skip-checks|change-id)\s*:`;
const TRAILER = new RegExp(`^${VOUCHES}`, 'i');
const TRAILERS = new RegExp(`^(?:${VOUCHES})+`, 'i');

/** A title is the first line of the commit if the change is squashed. */
function withoutTrailers(title: string): string {
  return title.replace(TRAILERS, '').trim();
}

/** The words by which GitHub, GitLab and other services skip a workflow. */
const SKIP =
  /\[\s*((?:skip|no)[ -](?:ci|actions|build|deploy)|(?:ci|actions|build|deploy)[ -]skip|\*{3}no_ci\*{3})\s*\]/gi;

const MAX_ROUNDS = 10;

/** Leaving something out can join what was around it, so this goes on until nothing changes. */
function defuse(text: string): string {
  let before = showHidden(text);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const defused = defuseOnce(before);
    if (defused === before) {
      return defused;
    }
    before = defused;
  }
  return before.replaceAll(/[#@[\]]|:\/\//g, ' ');
}

function defuseOnce(text: string): string {
  return (
    text
      .replaceAll(SKIP, '($1)')
      .replaceAll(/\bhttps?:\/\/\S+?\/(?:issues|pull)\/(\d+)\S*/gi, '$1')
      .replaceAll(/(?<=\w)#+(?=\d)/g, ' ')
      .replaceAll(/#+(?=\d)/g, '')
      .replaceAll(/(?:GH-)+(?=\d)/gi, '')
      .replaceAll(/(?<!\w)@+(?=[\w-])/g, '')
      // GitHub links addresses in the message of a commit.
      .replaceAll(/(?:https?|ftp):\/\/(?:www\.)?|\bwww\.(?=\w)/gi, '')
  );
}
