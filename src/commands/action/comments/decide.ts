import { fingerprintIn } from '../../../reports/review/markers.ts';
import { codeSpan } from '../../../reports/markdown/markdown-text.ts';
import { addSilenced } from '../../../reports/review/state/decisions.ts';
import type { Silenced } from '../../../reports/review/state/known-finding.ts';
import type { ReviewState } from '../../../reports/review/state/state.ts';
import type { Outcome } from '../run.ts';
import { readOwnThread } from './own-thread.ts';
import type { CommentRun } from './comment-run.ts';
import { keepDecision } from './keep-decision.ts';
import type { Command } from './parse-command.ts';

type Decision = Extract<Command, { readonly kind: 'ignore' | 'pause' | 'resume' }>;

/** What became of a command, as a line for the log. */
export interface Done {
  readonly kind: 'done' | 'refused';
  readonly line: string;
  /** An answer for its author. */
  readonly markdown?: string;
  readonly outputs?: Outcome['outputs'];
  /** Whether an answer says it all, so that no reaction is needed. */
  readonly isSaid?: boolean;
}

/**
 * Does `pause`, `resume` and `ignore`: keeps the decision in the summary comment. Throws a `GithubError`, or a `UserError` if
 * the configuration is wrong.
 */
export async function decide(run: CommentRun, command: Decision): Promise<Done> {
  const { author } = run.comment;
  switch (command.kind) {
    case 'pause':
      return keep(run, pause(author), `${author} paused the reviews of this pull request.`);
    case 'resume':
      return keep(run, resume, `${author} resumed the reviews of this pull request.`);
    case 'ignore':
      return ignore(run, command.what);
  }
}

function pause(login: string): (state: ReviewState) => ReviewState {
  return (state) => (state.pausedBy === undefined ? { ...state, pausedBy: login } : state);
}

function resume(state: ReviewState): ReviewState {
  const { pausedBy, ...others } = state;
  return pausedBy === undefined ? state : others;
}

/** A longer text is not a part of a statement. */
const MAX_STATEMENT_CHARACTERS = 200;
const LEAST_STATEMENT_LETTERS = 4;

async function ignore(run: CommentRun, what: string | undefined): Promise<Done> {
  const { author, path } = run.comment;
  if (what === undefined) {
    return ignoreFinding(run);
  }
  const statement = what.replace(/^["“`](.*)["”`]$/, '$1').slice(0, MAX_STATEMENT_CHARACTERS);
  const isId = /^\d+(?:\.\d+)?$/.test(statement);
  const letters = statement.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (!isId && letters < LEAST_STATEMENT_LETTERS) {
    return refuse('`/housestyle ignore` needs the number of a statement, such as `2.7`, or more words of it.');
  }
  const silenced: Silenced = { statement, ...(path === undefined ? {} : { path }), by: author };
  const line = `${author} silenced the statement "${statement}"${path === undefined ? '' : ` in ${path}`}.`;
  return keep(run, (state) => addSilenced(state, silenced), line);
}

async function ignoreFinding(run: CommentRun): Promise<Done> {
  const { author } = run.comment;
  const thread = await readOwnThread(run);
  const fingerprint = thread === undefined ? undefined : fingerprintIn(thread.start.body);
  if (fingerprint === undefined) {
    return refuse(
      '`/housestyle ignore` without more works as a reply to a comment of Housestyle. Elsewhere, name a statement: `/housestyle ignore 2.7`.',
    );
  }
  const line = `${author} silenced the finding ${fingerprint}.`;
  return keep(run, (state) => addSilenced(state, { fingerprint, by: author }), line);
}

async function keep(run: CommentRun, change: (state: ReviewState) => ReviewState, line: string): Promise<Done> {
  return (await keepDecision(run, change)) === 'kept' ? { kind: 'done', line } : refuse(NO_SECRET);
}

const NO_SECRET = `This cannot be remembered: the run has no secret to protect the record with. The workflow's own token changes with each run. Set ${codeSpan('api-key')} for a model, or give a token of your own as ${codeSpan('github-token')}.`;

function refuse(markdown: string): Done {
  return { kind: 'refused', line: markdown, markdown };
}
