import { createHash } from 'node:crypto';
import type { FileChange } from '../changes/types.ts';
import type { PullRequest } from '../github/client.ts';
import type { Options } from '../options/options.ts';
import { listSwitches, type SwitchOptions } from '../options/read-switches.ts';
import { authorsText } from '../reports/describe/description-section.ts';
import type { Given } from './gather/read-given.ts';
import type { Chosen } from './choose/choose-guidance.ts';

/** What decides how a review comes out, in addition to the head commit. */
export interface ReviewBasis {
  readonly chosen: Pick<Chosen, 'files' | 'applied' | 'excluded' | 'reviewers'>;
  /** The message of the person who asked for the review, and the files that the workflow adds to the prompt. */
  readonly given: Pick<Given, 'message'> & Partial<Pick<Given, 'history' | 'memory'>>;
  readonly provider: string;
  readonly settings: BasisSettings;
}

/** The options that change the result of a review. */
type BasisSettings = Pick<
  Options,
  | 'model'
  | 'fallbackModels'
  | 'verify'
  | 'verifyModel'
  | 'maxTurns'
  | 'maxRequests'
  | 'maxCost'
  | 'delegate'
  | 'maxComments'
  | 'minSeverity'
  | 'minConfidence'
  | 'bundles'
  | 'contextTokens'
  | 'leaveOutContext'
  | 'customizationChecks'
  | 'rules'
> &
  SwitchOptions;

/** Names a commit and everything that its review is based on. A second review with the same key would post nothing new. */
export function makeReviewKey(pull: PullRequest, { chosen, given, provider, settings }: ReviewBasis): string {
  const { files, applied, excluded, reviewers } = chosen;
  const hash = createHash('sha256');
  addFiles(hash, files);
  const texts = applied.map(({ content, filePatterns }) => [content.path, content.text, filePatterns]);
  const agents = reviewers.flatMap(({ agent, files: own }) =>
    agent === undefined ? [] : [[agent.path, agent.body.text, agent.head, own.map(({ path }) => path)]],
  );
  const { model, fallbackModels, verify, verifyModel, maxTurns, maxRequests, maxCost } = settings;
  const { delegate, maxComments, minSeverity, minConfidence, bundles, contextTokens, leaveOutContext } = settings;
  const asked = [provider, model, fallbackModels, verify, verifyModel, maxTurns, maxRequests, maxCost];
  const { customizationChecks, rules } = settings;
  const { message = '', history, memory } = given;
  const limits = [maxComments, minSeverity, minConfidence];
  const basis = [
    pull.headSha,
    texts,
    agents,
    message,
    excluded,
    asked,
    delegate,
    limits,
    bundles,
    [history?.text, memory?.text],
    [contextTokens, leaveOutContext],
    // Literal checks read these, and people change them without a push.
    [pull.title, authorsText(pull).body, pull.baseRef],
    [...listSwitches(settings), customizationChecks, rules.values.rules, rules.values.overrides],
  ];
  return hash.update(JSON.stringify(basis)).digest('hex').slice(0, 32);
}

/**
 * Makes a digest of the model, the settings and the given texts that decide how models judge a file. Limits of a run and of
 * what is posted are not part of it, and neither is the message: a run with a message judges everything.
 */
export function digestSettings({ given, provider, settings }: Omit<ReviewBasis, 'chosen'>): string {
  const { model, fallbackModels, verify, verifyModel, maxTurns, delegate, minSeverity } = settings;
  const { bundles, contextTokens, leaveOutContext } = settings;
  const { history, memory } = given;
  return createHash('sha256')
    .update(
      JSON.stringify([
        [provider, model, fallbackModels, verify, verifyModel, maxTurns, delegate, minSeverity],
        [bundles, contextTokens, leaveOutContext, history?.text, memory?.text],
      ]),
    )
    .digest('hex');
}

/**
 * The files belong to the key because a pull request with another base is another change with the same head. They are
 * added one by one: all files of a large change as one text could exceed the longest string that V8 can hold.
 */
function addFiles(hash: ReturnType<typeof createHash>, files: readonly FileChange[]): void {
  files.forEach(({ path, previousPath, hunks }) => hash.update(`${JSON.stringify([path, previousPath, hunks])}\n`));
}
