import { chooseFiles } from '../changes/review-scope.ts';
import type { Changes, FileChange } from '../changes/types.ts';
import { discoverCustomizations } from '../customizations/discover.ts';
import { REVIEW_ANSWER } from '../findings/answer-shape.ts';
import { runLiteralChecks, type ReadHead } from '../findings/literal.ts';
import { parseReply, type ParsedReply } from '../findings/parse.ts';
import { placeFindings } from '../findings/place.ts';
import type { Finding } from '../findings/types.ts';
import { selectGuidelines } from '../guidelines/select.ts';
import type { Guideline, Guidelines } from '../guidelines/types.ts';
import { askModel, type Asked } from '../models/ask.ts';
import type { ModelReply } from '../models/model.ts';
import type { Options } from '../options.ts';
import type { ChangeDescription } from '../prompt/pull-request.ts';
import type { Conclusion, GuidelineReceipt, LeftOut, ReviewResult } from '../reports/review-result.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { composePrompt, type ComposedPrompt, type PromptRequest } from './compose-prompt.ts';

/** What is reviewed: a change, the workspace whose instructions guide, and what the author says. */
export interface ReviewSubject {
  readonly guidance: Workspace;
  readonly changes: Changes;
  readonly readHead: ReadHead;
  readonly description: ChangeDescription | undefined;
}

type ReviewSettings = Pick<Options, 'paths' | 'ignore' | 'maxComments' | 'minSeverity' | 'maxRequests'>;

/** What stands before any review: the files to read and the guidelines in force for them. */
export interface Prepared {
  readonly files: readonly FileChange[];
  /** What is in force for the change as a whole, and what is not. */
  readonly guidelines: Guidelines;
  /** Of those in force, the ones that have a file among those reviewed. */
  readonly applied: readonly Guideline[];
  readonly leftOut: readonly LeftOut[];
  readonly problems: ReviewResult['problems'];
}

/** Chooses files and guidelines. Review, dump and `guidelines` all begin here, so they cannot disagree. */
export async function prepareReview(
  subject: Pick<ReviewSubject, 'guidance' | 'changes'>,
  settings: Pick<ReviewSettings, 'paths' | 'ignore'>,
): Promise<Prepared> {
  const scope = chooseFiles(subject.changes, settings);
  const customizations = await discoverCustomizations(subject.guidance);
  const guidelines = selectGuidelines(
    customizations,
    subject.changes.files.map((file) => file.path),
  );
  const isApplied = ({ appliesTo }: Guideline): boolean => scope.reviewed.some((file) => appliesTo.has(file.path));
  const idle = guidelines.inForce.filter((guideline) => !isApplied(guideline));
  return {
    files: scope.reviewed,
    guidelines,
    applied: guidelines.inForce.filter(isApplied),
    problems: customizations.problems,
    leftOut: [
      ...scope.leftOut.map((file) => ({ stage: 'file' as const, source: file.path, reason: file.reason })),
      ...guidelines.leftOut.map((entry) => ({ stage: 'guideline' as const, ...entry })),
      ...idle.map(({ content }) => ({ stage: 'guideline' as const, source: content.path, reason: IDLE })),
    ],
  };
}

const IDLE = 'it is in force, but none of its files is reviewed';

/** Reviews a prepared change: literal checks always, the model where there is one. */
export async function reviewChange(
  subject: ReviewSubject,
  prepared: Prepared,
  settings: ReviewSettings,
  asked: Asked | undefined,
): Promise<ReviewResult> {
  const { files, applied } = prepared;
  const literal = await runLiteralChecks(files, applied, subject.readHead);
  const answers = asked === undefined ? undefined : await askForReview(subject, prepared, settings, asked);
  const drafts = [...literal.drafts, ...(answers?.replies.flatMap((reply) => reply.parsed?.drafts ?? []) ?? [])];
  const placed = placeFindings(drafts, files, applied, settings);
  const coverage = coverageOf(subject.changes.files, files, answers);
  return {
    conclusion: concludeFrom(placed.findings, files, answers),
    findings: placed.findings,
    remarks: answers?.replies.flatMap((reply) => reply.parsed?.summary ?? []) ?? [],
    guidelines: applied.map((guideline) => receiptOf(guideline, placed.findings)),
    leftOut: [
      ...prepared.leftOut,
      ...(answers?.leftOut ?? []),
      ...placed.leftOut.map((entry) => ({ stage: 'finding' as const, ...entry })),
    ],
    problems: prepared.problems,
    coverage,
    literal: { checkedStatements: literal.checkedStatements, statements: literal.statements },
    usage: usageOf(asked, answers),
  };
}

interface Answers {
  readonly prompt: ComposedPrompt;
  readonly replies: readonly {
    readonly request: PromptRequest;
    readonly reply: ModelReply;
    readonly parsed: ParsedReply | undefined;
  }[];
  readonly leftOut: readonly LeftOut[];
}

async function askForReview(
  subject: ReviewSubject,
  prepared: Prepared,
  settings: ReviewSettings,
  asked: Asked,
): Promise<Answers> {
  const prompt = composePrompt({
    files: prepared.files,
    guidelines: prepared.applied,
    description: subject.description,
    budget: asked.budget,
    tokenizer: asked.tokenizer,
  });
  const sent = prompt.requests.slice(0, settings.maxRequests);
  const received = await askModel(asked.model, sent, REVIEW_ANSWER, (done) => asked.onReply(done, sent.length));
  const replies = sent.map((request, index) => readReply(request, received[index]));
  return {
    prompt,
    replies,
    leftOut: [...notSent(prompt, sent.length, settings), ...cutPieces(prompt), ...failedReplies(replies)],
  };
}

function readReply(request: PromptRequest, reply: ModelReply | undefined): Answers['replies'][number] {
  if (reply === undefined) {
    throw new TypeError('every request has a reply');
  }
  return { request, reply, parsed: reply.kind === 'answer' ? parseReply(reply.text) : undefined };
}

function notSent(prompt: ComposedPrompt, sent: number, settings: ReviewSettings): readonly LeftOut[] {
  const over = prompt.requests.slice(sent).flatMap((request) => request.parts);
  return [
    ...over.map((part) => ({
      stage: 'change' as const,
      source: part.path,
      reason: `its part ${part.id} is beyond \`max-requests\` (${settings.maxRequests ?? ''})`,
    })),
    ...prompt.tooLarge.map((part) => ({
      stage: 'change' as const,
      source: part.path,
      reason: `a line of it exceeds \`max-input-tokens\` on its own`,
    })),
  ];
}

/** The shared pieces are the same in every request, so what was cut is said once. */
function cutPieces(prompt: ComposedPrompt): readonly LeftOut[] {
  const pieces = prompt.requests[0]?.pieces ?? [];
  return pieces.flatMap((piece) =>
    piece.included
      ? []
      : [{ stage: 'request' as const, source: piece.source ?? piece.id, reason: piece.reason ?? 'cut' }],
  );
}

function failedReplies(replies: Answers['replies']): readonly LeftOut[] {
  return replies.flatMap(({ request, reply, parsed }, index) => {
    const source = `request ${index + 1} of ${replies.length} (${namesOf(request)})`;
    if (reply.kind === 'failed') {
      const reason = reply.hint === undefined ? reply.reason : `${reply.reason} ${reply.hint}`;
      return [{ stage: 'request' as const, source, reason }];
    }
    const unread =
      parsed?.kind === 'unreadable'
        ? [{ stage: 'request' as const, source, reason: 'the reply holds no JSON with comments' }]
        : [];
    const cut = reply.cutOff
      ? [
          {
            stage: 'request' as const,
            source,
            reason: 'the reply was cut off at its output limit; what was complete is kept',
          },
        ]
      : [];
    return [...unread, ...cut, ...(parsed?.leftOut ?? []).map((entry) => ({ stage: 'finding' as const, ...entry }))];
  });
}

function namesOf(request: PromptRequest): string {
  const paths = [...new Set(request.parts.map((part) => part.path))];
  const [first = 'no file'] = paths;
  return paths.length <= 1 ? first : `${first} and ${paths.length - 1} more`;
}

function hasAnswer({ parsed }: Answers['replies'][number]): boolean {
  return parsed?.kind === 'read';
}

/** Without findings, a request that failed makes the review one that could not be finished, not a clean one. */
function concludeFrom(
  findings: readonly Finding[],
  files: readonly FileChange[],
  answers: Answers | undefined,
): Conclusion {
  if (files.length === 0) {
    return 'skipped';
  }
  const failed = answers?.replies.filter((reply) => !hasAnswer(reply)).length ?? 0;
  const allFailed = failed > 0 && failed === answers?.replies.length;
  if (allFailed || (failed > 0 && findings.length === 0)) {
    return 'failed';
  }
  return findings.length === 0 ? 'clean' : 'findings';
}

function coverageOf(
  all: readonly FileChange[],
  reviewed: readonly FileChange[],
  answers: Answers | undefined,
): ReviewResult['coverage'] {
  const lines = all.reduce((total, file) => total + file.additions + file.deletions, 0);
  if (answers === undefined) {
    const read = reviewed.reduce((total, file) => total + file.additions + file.deletions, 0);
    return { files: all.length, reviewedFiles: reviewed.length, lines, reviewedLines: read };
  }
  const parts = answers.replies.filter(hasAnswer).flatMap(({ request }) => request.parts);
  return {
    files: all.length,
    reviewedFiles: new Set(parts.map((part) => part.path)).size,
    lines,
    reviewedLines: parts.reduce((total, part) => total + part.changedLines, 0),
  };
}

function receiptOf(guideline: Guideline, findings: readonly Finding[]): GuidelineReceipt {
  return {
    id: String(guideline.id),
    source: guideline.content.path,
    filePatterns: guideline.filePatterns,
    files: guideline.appliesTo.size,
    statements: guideline.statements.length,
    cited: findings.filter((finding) => finding.guideline?.id === String(guideline.id)).length,
  };
}

function usageOf(asked: Asked | undefined, answers: Answers | undefined): ReviewResult['usage'] {
  const replies = answers?.replies ?? [];
  const usages = replies.flatMap(({ reply }) => (reply.kind === 'answer' ? [reply.usage] : []));
  return {
    provider: asked?.provider ?? 'offline',
    model: asked?.model.name,
    requests: replies.length,
    failedRequests: replies.filter((reply) => !hasAnswer(reply)).length,
    inputTokens: usages.reduce((total, usage) => total + usage.inputTokens, 0),
    outputTokens: usages.reduce((total, usage) => total + usage.outputTokens, 0),
  };
}
