import { locateText } from '../../customizations/locate.ts';
import { messageOf } from '../../errors.ts';
import { statementKey } from '../../guidelines/claims/equal-statements.ts';
import type { Guideline } from '../../guidelines/types.ts';
import type { Options } from '../../options/options.ts';
import type { StatementHistory, StatementHistoryReport, UnreadChange } from '../../reports/guidance/history.ts';
import type { StatementReport } from '../../reports/guidance/statements.ts';
import type { Grammars } from '../../syntax/types.ts';
import type { MergedCommit } from '../../workspace/git/git.ts';
import { chooseGuidance, type Guidance, type ReviewSubject } from '../choose/choose-guidance.ts';
import { checkLiterally } from '../gather/check-literally.ts';
import { openLocalChange } from '../open/open-local-change.ts';

/** Where the history is read, and with which instructions it is judged. */
export interface HistoryTerms {
  readonly repo: string | undefined;
  /** Today's instructions: the question is which of them are of use. */
  readonly guidance: Guidance;
  readonly options: Options;
  readonly grammars: Grammars;
  readonly signal: AbortSignal;
  readonly onChange: (done: number) => void;
}

interface Counts {
  changes: number;
  files: number;
  checked: number;
  findings: number;
}

/**
 * Checks merged changes again, one after the other, with today's instructions and without a model, and counts for each
 * statement in how many it counted, was checked and found something. A change that cannot be read is listed with the reason.
 */
export async function collectHistory(
  commits: readonly MergedCommit[],
  statements: readonly StatementReport[],
  terms: HistoryTerms,
): Promise<StatementHistoryReport> {
  const counts = new Map<string, Counts>();
  const unread: UnreadChange[] = [];
  let done = 0;
  for (const { id, parent, subject } of commits) {
    if (terms.signal.aborted) {
      unread.push({ commit: id, reason: 'the run was ended before it' });
      continue;
    }
    try {
      if (parent === undefined) {
        throw new Error('it has no parent in this clone');
      }
      await countChange(parent, id, subject, terms, counts);
      done += 1;
      terms.onChange(done);
    } catch (error) {
      unread.push({ commit: id, reason: messageOf(error) });
    }
  }
  return {
    changes: done,
    unread,
    statements: statements.map((statement): StatementHistory => {
      const found = counts.get(placeKey(statement.source, statement.line, statement.column));
      const { source, line, text, kind } = statement;
      return { source, line, text, kind, ...(found ?? NEVER) };
    }),
  };
}

const NEVER: Counts = { changes: 0, files: 0, checked: 0, findings: 0 };

async function countChange(
  base: string,
  head: string,
  title: string,
  { repo, guidance, options, grammars }: HistoryTerms,
  counts: Map<string, Counts>,
): Promise<void> {
  const change = await openLocalChange({ repo, base, source: { kind: 'revision', head } });
  try {
    const subject: ReviewSubject = { ...change, guidance, description: { title, body: '' } };
    const chosen = await chooseGuidance(subject, options);
    const { checkedKeys, drafts } = await checkLiterally(subject, chosen, options, grammars);
    const findings = new Map<string, number>();
    for (const { citation } of drafts) {
      findings.set(citation ?? '', (findings.get(citation ?? '') ?? 0) + 1);
    }
    chosen.applied.forEach((guideline) => countGuideline(guideline, checkedKeys, findings, counts));
  } finally {
    change.close();
  }
}

function countGuideline(
  { content, statements, appliesTo }: Guideline,
  checkedKeys: ReadonlySet<string>,
  findings: ReadonlyMap<string, number>,
  counts: Map<string, Counts>,
): void {
  for (const statement of statements) {
    const { line, column } = locateText(content, statement.offset);
    const key = placeKey(content.path, line, column);
    const before = counts.get(key) ?? NEVER;
    counts.set(key, {
      changes: before.changes + 1,
      files: before.files + appliesTo.size,
      checked: before.checked + (checkedKeys.has(statementKey(statement)) ? 1 : 0),
      findings: before.findings + (findings.get(statement.id) ?? 0),
    });
  }
}

/** Ids of statements differ from change to change, as only guidelines that apply are numbered. */
function placeKey(source: string, line: number, column: number): string {
  return JSON.stringify([source, line, column]);
}
