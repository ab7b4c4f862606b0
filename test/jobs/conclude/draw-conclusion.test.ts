import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Conversation } from '../../../src/agents/conversation.ts';
import type { ExcludedFile } from '../../../src/changes/review-scope.ts';
import type { FileChange } from '../../../src/changes/types.ts';
import type { ParsedReply } from '../../../src/findings/replies/parse-reply.ts';
import { partsByOutcome, type AskedRequest, type AskedReviewer } from '../../../src/jobs/ask/asked-reviewer.ts';
import { countUnjudged } from '../../../src/jobs/conclude/count-unjudged.ts';
import { drawConclusion } from '../../../src/jobs/conclude/draw-conclusion.ts';
import { measureCoverage } from '../../../src/jobs/conclude/measure-coverage.ts';
import { headline, listMissing } from '../../../src/reports/review/verdict.ts';

/** What becomes of one changed file. */
type Fate = 'answered' | 'failed' | 'over-limit' | 'cut-line' | 'ignored' | 'too-large' | 'unreadable' | 'unread';
/** What the model replies to the request with a file. */
type Reply = 'read' | 'partly-read' | 'cut-off';

interface Sample {
  readonly files: readonly {
    readonly fate: Fate;
    readonly reply: Reply;
    readonly lines: number;
    readonly isChecked: boolean;
  }[];
  readonly isModelAsked: boolean;
  readonly statementsForModels: number;
  readonly missingLines: number;
  readonly findings: number;
  readonly unproven: number;
}

const SAMPLES: fc.Arbitrary<Sample> = fc.record({
  files: fc.array(
    fc.record({
      fate: fc.constantFrom<Fate>(
        'answered',
        'answered',
        'answered',
        'failed',
        'over-limit',
        'cut-line',
        'ignored',
        'too-large',
        'unreadable',
        'unread',
      ),
      reply: fc.constantFrom<Reply>('read', 'read', 'read', 'partly-read', 'cut-off'),
      lines: fc.integer({ min: 1, max: 40 }),
      isChecked: fc.boolean(),
    }),
    { maxLength: 5 },
  ),
  isModelAsked: fc.boolean(),
  statementsForModels: fc.constantFrom(0, 0, 2),
  missingLines: fc.constantFrom(0, 0, 0, 7),
  findings: fc.constantFrom(0, 0, 0, 1),
  unproven: fc.constantFrom(0, 0, 0, 1),
});

const EXCLUDED: Partial<Record<Fate, ExcludedFile['kind']>> = {
  ignored: 'ignored',
  'too-large': 'too-large',
  unreadable: 'unreadable',
  unread: 'unread',
};

function review(sample: Sample) {
  const files = sample.files.map((one, index) => ({ ...one, change: makeFile(index, one) }));
  const reviewed = files.filter(({ fate }) => EXCLUDED[fate] === undefined);
  const excluded = files.flatMap(({ fate, change }) => {
    const kind = EXCLUDED[fate];
    return kind === undefined ? [] : [{ path: change.path, kind, reason: '' }];
  });
  const reviewer = {
    ready: { composed: { tooLarge: [] } },
    asked: reviewed.map(makeRequest),
  } as unknown as AskedReviewer;
  const answers = sample.isModelAsked ? { reviewers: [reviewer] } : undefined;
  const checkedFiles = new Set(reviewed.filter(({ isChecked }) => isChecked).map(({ change }) => change.path));
  const coverage = measureCoverage(
    {
      files: files.map(({ change }) => change),
      leftOut: [],
      source: 'git',
      ...(sample.missingLines === 0 ? {} : { missing: { files: 0, lines: sample.missingLines } }),
    },
    reviewed.map(({ change }) => change),
    excluded,
    { parts: answers && partsByOutcome(reviewer), checkedFiles },
  );
  const unjudged = countUnjudged({
    answers,
    literal: { ...sample, statementsOff: 0 },
    receipts: [],
    reviewers: [],
    unproven: sample.isModelAsked ? sample.unproven : 0,
    unaskedModel: undefined,
  });
  const findings = Array.from({ length: sample.findings });
  const basis = { files: reviewed, findings, coverage, unjudged, literal: { checkedFiles }, answers };
  return { ...basis, reviewed, conclusion: drawConclusion(basis) };
}

function makeFile(index: number, { lines, fate }: Sample['files'][number]): FileChange {
  const added = Array.from({ length: lines }, (_, at) => ({ kind: 'added' as const, newLine: at + 1, text: 'x' }));
  const hunk = { oldStart: 1, oldLines: 0, newStart: 1, newLines: lines, heading: '', lines: added };
  return {
    path: `f${index}`,
    status: 'modified',
    binary: false,
    ...(fate === 'unreadable' ? { unreadLines: lines } : {}),
    additions: fate === 'unreadable' ? 0 : lines,
    deletions: 0,
    hunks: fate === 'unreadable' || fate === 'unread' ? [] : [hunk],
  };
}

function makeRequest({ fate, reply, lines, change }: Sample['files'][number] & { change: FileChange }): AskedRequest {
  const cutLines = fate === 'cut-line' ? 1 : 0;
  const isAnswered = fate === 'answered' || fate === 'cut-line';
  const answer: ParsedReply = {
    kind: 'read',
    summary: undefined,
    drafts: [],
    notes: [],
    leftOut: reply === 'partly-read' ? [{ source: 'comment 1', reason: 'no body' }] : [],
  };
  return {
    request: { parts: [{ path: change.path, changedLines: lines - cutLines, cutLines }] },
    conversation: {
      answer: isAnswered ? answer : undefined,
      reply: isAnswered ? { kind: 'answer', cutOff: reply === 'cut-off' } : { kind: 'failed' },
      failure: isAnswered ? undefined : { cause: fate === 'over-limit' ? 'over-limit' : 'unavailable', reason: 'why' },
    } as unknown as Conversation<ParsedReply>,
  } as unknown as AskedRequest;
}

describe('drawConclusion', () => {
  it('says `clean` only if everything that was to be judged was judged', () => {
    fc.assert(
      fc.property(SAMPLES, (sample) => {
        const { conclusion, reviewed } = review(sample);
        const isWhole = sample.files.every(
          ({ fate, reply, isChecked }) =>
            fate === 'ignored' ||
            (sample.isModelAsked ? fate === 'answered' && reply === 'read' : isReviewed(fate) && isChecked),
        );
        const isUnproven = sample.isModelAsked && sample.unproven > 0;
        const isClean =
          isWhole &&
          !isUnproven &&
          reviewed.length > 0 &&
          sample.missingLines === 0 &&
          sample.findings === 0 &&
          (sample.isModelAsked || sample.statementsForModels === 0);
        expect(conclusion === 'clean').toBe(isClean);
      }),
    );
  });

  it('says `failed` if requests were sent and none was answered, and `unchecked` if nobody could judge', () => {
    fc.assert(
      fc.property(SAMPLES, (sample) => {
        const { conclusion, reviewed } = review(sample);
        const failed = reviewed.some(({ fate }) => fate === 'failed');
        const answered = reviewed.some(({ fate }) => fate === 'answered' || fate === 'cut-line');
        expect(conclusion === 'failed').toBe(sample.isModelAsked && failed && !answered);
        const isChecked = reviewed.some((file) => file.isChecked);
        const isUnchecked = !sample.isModelAsked && reviewed.length > 0 && !isChecked && sample.findings === 0;
        expect(conclusion === 'unchecked').toBe(isUnchecked);
      }),
    );
  });

  it('is based on counts that add up to all changed lines', () => {
    fc.assert(
      fc.property(SAMPLES, (sample) => {
        const { coverage } = review(sample);
        const rest = coverage.notReviewed.reduce((sum, { lines }) => sum + lines, 0);
        expect(coverage.reviewedLines + rest).toBe(coverage.lines);
        expect(coverage.reviewedLines).toBeGreaterThanOrEqual(Math.max(coverage.modelLines, coverage.ruleLines));
      }),
    );
  });

  it('comes with a first line that names what is missing', () => {
    fc.assert(
      fc.property(SAMPLES, (sample) => {
        const { conclusion, coverage, unjudged } = review(sample);
        const counts = { findings: 1, places: 1, low: 1, medium: 0, high: 0, rules: 0, rulesChecked: 0 };
        const line = headline({ conclusion, coverage, unjudged, ...counts });
        const missing = listMissing({ coverage, unjudged });
        expect(line.includes('\n')).toBe(false);
        if (conclusion === 'findings' || conclusion === 'incomplete') {
          missing.forEach((part) => expect(line).toContain(part));
        }
      }),
    );
  });
});

function isReviewed(fate: Fate): boolean {
  return EXCLUDED[fate] === undefined;
}
