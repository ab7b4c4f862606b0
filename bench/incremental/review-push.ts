import { createGrammars } from '../../src/syntax/load-grammars.ts';
import type { EarlierReview } from '../../src/jobs/incremental/choose-work.ts';
import { chooseGuidance } from '../../src/jobs/choose/choose-guidance.ts';
import { openLocalChange } from '../../src/jobs/open/open-local-change.ts';
import { reviewChange } from '../../src/jobs/review.ts';
import type { ReviewModels } from '../../src/jobs/compose/review-models.ts';
import { LEFT_OUT_BY_DEFAULT } from '../../src/context/provider-names.ts';
import type { Model, ModelRequest } from '../../src/models/model.ts';
import { createMeter } from '../../src/models/spending/create-meter.ts';
import { fitState, rememberFinding } from '../../src/reports/review/state/remember.ts';
import type { ReviewResult } from '../../src/reports/review/review-result.ts';
import { readState, stateMarker, type ReviewState } from '../../src/reports/review/state/state.ts';
import { drawVerdict } from '../../src/reports/review/verdict.ts';
import { loadRanks } from '../../src/tokens/ranks.ts';
import { createTokenizer } from '../../src/tokens/tokens.ts';
import type { Revision } from './pull-requests.ts';

/** What a review of one push sent and reported. */
export interface ReviewedPush {
  readonly result: ReviewResult;
  readonly tokens: number;
  readonly requests: number;
  /** The files that requests show. */
  readonly sent: ReadonlySet<string>;
  readonly state: ReviewState;
  /** Reads a line of the head. */
  readonly lineAt: (path: string, line: number) => Promise<string | undefined>;
}

const DIST = new URL('../../dist/', import.meta.url);
const GRAMMARS = createGrammars(new URL('grammars/', DIST));
const TOKENIZER = createTokenizer('o200k_base', await loadRanks('o200k_base', new URL('ranks/', DIST)));

const SETTINGS = {
  paths: [],
  ignore: [],
  contentExclusion: undefined,
  maxFileLines: 20_000,
  bundles: false,
  compatibility: 'github' as const,
  workspaceFolders: [],
  maxTurns: 1,
  delegate: 'never' as const,
  maxAgents: 1,
  contextTokens: 12_000,
  leaveOutContext: LEFT_OUT_BY_DEFAULT,
  literalChecks: 'on' as const,
  leaveOutChecks: [],
  verify: false,
  maxComments: 100,
  minSeverity: 'low' as const,
  minConfidence: 0,
  grammars: GRAMMARS,
};

/** Reviews a change by a model that comments on some added lines, always the same for the same lines. */
export async function reviewPush(
  folder: string,
  revision: Revision,
  earlier: { readonly state: ReviewState | undefined } | undefined,
): Promise<ReviewedPush> {
  const change = await openLocalChange({
    repo: folder,
    base: revision.base,
    source: { kind: 'revision', head: revision.head },
  });
  try {
    const subject = { ...change, guidance: { repository: change.trusted }, description: undefined };
    const chosen = await chooseGuidance(subject, SETTINGS);
    const asked: ModelRequest[] = [];
    const input = { models: modelsOf(asked), reports: [], message: undefined, parts: {}, leftOut: [] };
    const given: EarlierReview | undefined = earlier && { ...earlier, settings: 'bench', scope: 'changed' };
    const result = await reviewChange(subject, chosen, SETTINGS, input, given);
    const texts = new Map<string, readonly string[]>();
    for (const path of new Set(result.findings.map((finding) => finding.path))) {
      texts.set(path, ((await change.readHead(path)) ?? '').split('\n'));
    }
    return {
      result,
      tokens: asked.reduce((sum, one) => sum + countTokens(one), 0),
      requests: asked.length,
      sent: new Set(asked.flatMap((one) => readComments(one).map(({ path }) => path))),
      state: writeState(result, revision.head),
      lineAt: async (path, line) => texts.get(path)?.[line - 1],
    };
  } finally {
    change.close();
  }
}

function modelsOf(asked: ModelRequest[]): ReviewModels {
  const model: Model = {
    name: 'bench',
    provider: 'bench',
    takesTools: false,
    ask: async (request) => {
      asked.push(request);
      const comments = readComments(request).filter(({ quote }) => isPicked(quote));
      return {
        kind: 'answer',
        text: JSON.stringify({ summary: '', comments }),
        toolCalls: [],
        cutOff: false,
        usage: { inputTokens: countTokens(request), outputTokens: 10 },
        answeredBy: 'bench:bench',
      };
    },
  };
  const spending = {
    maxRequests: undefined,
    maxCost: undefined,
    prices: [],
    outputTokensOf: () => 8_000,
    fallbacks: [],
  };
  const access = { model, tokenizer: TOKENIZER, budget: 128_000, outputTokens: 8_000 };
  return {
    main: access,
    verifier: access,
    forAgent: async () => ({ access }),
    spending,
    meter: createMeter(spending),
    deadline: { isPast: () => false },
    signal: new AbortController().signal,
    grammars: GRAMMARS,
    now: () => performance.now(),
    onReply: () => {},
    onEstimate: () => {},
  };
}

function countTokens({ messages }: ModelRequest): number {
  return messages.reduce((sum, { content }) => sum + TOKENIZER.count(content), 0);
}

/** A comment on every changed line that a request shows, of which the model makes some. */
function readComments({ messages }: ModelRequest): readonly Comment[] {
  const comments: Comment[] = [];
  let path = '';
  for (const line of messages.flatMap(({ content }) => content.split('\n'))) {
    path = /^File: (.*?) \((?:added|modified|renamed|copied|changed)\b/.exec(line)?.[1] ?? path;
    const [, number, sign, quote] = /^(\d+) ([+-])(.*)$/.exec(line) ?? [];
    if (path !== '' && number !== undefined && quote !== undefined) {
      const side = sign === '-' ? 'LEFT' : 'RIGHT';
      const title = `A remark on ${quote.trim().slice(0, 40)}`;
      comments.push({ path, line: Number(number), side, quote, title, body: `It could be better: ${quote.trim()}` });
    }
  }
  return comments;
}

interface Comment {
  readonly path: string;
  readonly line: number;
  readonly side: 'LEFT' | 'RIGHT';
  readonly quote: string;
  readonly title: string;
  readonly body: string;
}

/** One of thirty lines with a name. */
function isPicked(text: string): boolean {
  const sum = [...text].reduce((total, character) => (total * 31 + (character.codePointAt(0) ?? 0)) >>> 0, 7);
  return /\w{4}/.test(text) && text.length < 200 && sum % 30 === 0;
}

/** The state as the summary comment holds it, read again. */
function writeState(result: ReviewResult, headSha: string): ReviewState {
  const known = result.findings.map((finding, index) =>
    rememberFinding(finding, finding.carried?.comment ?? index + 1),
  );
  const files = result.judged === undefined ? {} : { files: result.judged };
  const state = readState(stateMarker(fitState({ key: headSha, headSha, known, ...files, ...drawVerdict(result) })));
  if (state === undefined) {
    throw new Error('The state cannot be read again.');
  }
  return state;
}
