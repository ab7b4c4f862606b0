import type { EarlierReview } from '../../../src/jobs/incremental/choose-work.ts';
import type { ModelRequest } from '../../../src/models/model.ts';
import { fitState, rememberFinding } from '../../../src/reports/review/state/remember.ts';
import type { ReviewResult } from '../../../src/reports/review/review-result.ts';
import { readState, stateMarker, type ReviewState } from '../../../src/reports/review/state/state.ts';
import { drawVerdict } from '../../../src/reports/review/verdict.ts';
import { reviewScene, type ReviewScene } from '../stage-review.ts';

/** One push to a pull request: the whole change as it then is. */
export interface Push extends Omit<ReviewScene, 'earlier'> {
  readonly scope?: EarlierReview['scope'];
  /** The digest of the model and the settings. */
  readonly settings?: string;
}

/** What the run after a push did. */
export interface Pushed {
  readonly result: ReviewResult;
  /** The requests to models, without those that verify findings. */
  readonly requests: readonly ModelRequest[];
  /** The files that the requests show, sorted. */
  readonly sent: readonly string[];
  readonly state: ReviewState;
}

/** Reviews one push after the other, each with the state that the run before wrote into its summary. */
export async function pushAll(pushes: readonly Push[], first?: ReviewState): Promise<readonly Pushed[]> {
  const done: Pushed[] = [];
  let state = first;
  for (const [index, push] of pushes.entries()) {
    const one = await pushOnce(push, state, `${index + 1}`.repeat(40).slice(0, 40));
    done.push(one);
    ({ state } = one);
  }
  return done;
}

async function pushOnce(
  { scope = 'changed', settings = 'm', ...scene }: Push,
  state: ReviewState | undefined,
  headSha: string,
): Promise<Pushed> {
  const { result, asked } = await reviewScene({ ...scene, earlier: { state, settings, scope } });
  const requests = [...asked].flatMap(([who, own]) => (who === 'verification' ? [] : own));
  const texts = requests.flatMap(({ messages }) => messages.map(({ content }) => content));
  const sent = texts.flatMap((text) =>
    [...text.matchAll(/^File: (.*?) \((?:added|modified|renamed)/gm)].map(([, name]) => name ?? ''),
  );
  return { result, requests, sent: [...new Set(sent)].sort(), state: writeAndRead(result, headSha) };
}

/** The state, as it comes out of the summary comment. */
function writeAndRead(result: ReviewResult, headSha: string): ReviewState {
  const known = result.findings.map((finding, index) =>
    rememberFinding(
      finding,
      finding.placement.kind === 'summary' ? undefined : (finding.carried?.comment ?? 100 + index),
    ),
  );
  const judged = result.judged === undefined ? {} : { files: result.judged };
  const state = readState(stateMarker(fitState({ key: headSha, headSha, known, ...judged, ...drawVerdict(result) })));
  if (state === undefined) {
    throw new Error('The state cannot be read again.');
  }
  return state;
}
