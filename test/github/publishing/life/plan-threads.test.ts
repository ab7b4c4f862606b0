import { describe, expect, it } from 'vitest';
import { NO_DECIDERS } from '../../../../src/github/publishing/life/dismissals.ts';
import { planThreads } from '../../../../src/github/publishing/life/plan-threads.ts';
import type { OwnThread } from '../../../../src/github/publishing/own-thread.ts';
import { NOTHING_STANDING, type Standing } from '../../../../src/github/publishing/standing.ts';
import type { JudgedNow } from '../../../../src/reports/review/judged-now.ts';
import type { KnownFinding } from '../../../../src/reports/review/state/known-finding.ts';
import { drawVerdict } from '../../../../src/reports/review/verdict.ts';
import { findingOf, resultOf } from '../../../reports/result.ts';

const PATH = 'src/a.ts';
const HEAD = 'c'.repeat(40);

function threadOf(fields: Partial<OwnThread> = {}): OwnThread {
  return {
    threadId: 'T1',
    comment: 1,
    nodeId: 'C1',
    author: 'bot',
    url: 'https://github.test/1',
    text: '',
    finding: { fingerprints: ['ab12'], path: PATH, side: 'RIGHT', line: 3, isOutdated: false, title: 'A title' },
    resolved: 'no',
    saysFixed: false,
    thumbsDownBy: [],
    replies: [],
    ...fields,
  };
}

function knownOf(fields: Partial<KnownFinding> = {}): KnownFinding {
  return {
    fingerprints: ['ab12'],
    path: PATH,
    side: 'RIGHT',
    line: 3,
    severity: 'high',
    kind: 'bug',
    title: 'A title',
    status: 'open',
    comment: 1,
    ...fields,
  };
}

function withoutComment(known: KnownFinding): KnownFinding {
  const { comment: _, ...others } = known;
  return others;
}

function standingOf(threads: readonly OwnThread[], known?: readonly KnownFinding[]): Standing {
  const state = { key: 'k', headSha: 'b'.repeat(40), ...drawVerdict(resultOf()), known: known ?? [] };
  const fingerprints = new Set(threads.flatMap(({ finding }) => finding.fingerprints));
  return { ...NOTHING_STANDING, threads, fingerprints, ...(known === undefined ? {} : { state }) };
}

function judgedOf(fields: Partial<JudgedNow> = {}): JudgedNow {
  return {
    byModel: new Set(),
    byRules: new Set(),
    isValidated: false,
    isOffline: false,
    changed: new Set([PATH]),
    removed: new Set(),
    renames: new Map(),
    ...fields,
  };
}

function resolvedBy(login: string): OwnThread {
  return threadOf({ resolved: 'by a person', resolvedBy: login });
}

function plan(standing: Standing, judged: JudgedNow, findings = [] as ReturnType<typeof findingOf>[]) {
  return planThreads(findings, standing, { judged, deciders: NO_DECIDERS, headSha: HEAD, failOn: 'never' });
}

describe('planThreads', () => {
  it.each<[string, JudgedNow, KnownFinding[] | undefined, boolean]>([
    ['a model read its file', judgedOf({ byModel: new Set([PATH]) }), undefined, true],
    ['nobody read its file', judgedOf(), undefined, false],
    ['only another file was read', judgedOf({ byModel: new Set(['src/b.ts']) }), undefined, false],
    ['rules read the file, and a model had reported it', judgedOf({ byRules: new Set([PATH]) }), [knownOf()], false],
    [
      'rules read the file, and it is not known who had reported it',
      judgedOf({ byRules: new Set([PATH]) }),
      undefined,
      false,
    ],
    ['rules had reported it', judgedOf({ byRules: new Set([PATH]) }), [knownOf({ origin: 'literal' })], true],
    ['there are only rules', judgedOf({ byRules: new Set([PATH]), isOffline: true }), undefined, true],
    ['its file is not in the change', judgedOf({ changed: new Set(['src/b.ts']) }), undefined, true],
    ['it is not known whether its file is in the change', judgedWithout(), undefined, false],
    ['its file is removed', judgedOf({ removed: new Set([PATH]) }), undefined, true],
    [
      'its file was renamed, and a model read it',
      judgedOf({ changed: new Set(['b.ts']), byModel: new Set(['b.ts']), renames: new Map([[PATH, 'b.ts']]) }),
      undefined,
      true,
    ],
    [
      'its file was renamed, and nobody read it',
      judgedOf({ changed: new Set(['b.ts']), renames: new Map([[PATH, 'b.ts']]) }),
      undefined,
      false,
    ],
  ])(
    'resolves the thread of a finding that is not reported any more only if that is known: %s',
    (_, judged, known, expected) => {
      const thread = threadOf();
      const { toResolve, since } = plan(standingOf([thread], known), judged);
      expect(toResolve).toEqual(expected ? [thread] : []);
      expect([since.fixed.length, since.unjudged.length]).toEqual(expected ? [1, 0] : [0, 1]);
    },
  );

  it('takes a finding whose comment is gone for deleted by a person', () => {
    const standing = standingOf([], [knownOf({ posted: true })]);
    const { findings, toPost, since } = plan(standing, judgedOf(), [findingOf()]);
    expect([findings, toPost]).toEqual([[], []]);
    expect(since.dismissed).toMatchObject([{ fingerprint: 'ab12', reason: 'a person deleted its comment' }]);
  });

  it.each<[string, readonly OwnThread[], KnownFinding | undefined, string | undefined, readonly string[]]>([
    ['one without a comment', [], withoutComment(knownOf()), undefined, ['high']],
    ['not one whose comment a person deleted', [], knownOf(), undefined, []],
    ['one that only its comment tells of', [threadOf({ severity: 'medium' })], undefined, undefined, ['medium']],
    ['one of an unknown severity', [threadOf()], undefined, undefined, ['high']],
    ['one whose thread the author resolved', [resolvedBy('ada')], knownOf(), undefined, ['high']],
    ['not one whose thread another person resolved', [resolvedBy('grace')], knownOf(), undefined, []],
    ['not one that a person silenced', [threadOf()], knownOf(), 'ab12', []],
    ['not one that was fixed', [], knownOf({ status: 'fixed' }), undefined, []],
  ])('counts open findings in files that nobody judged: %s', (_, threads, known, silence, expected) => {
    const silenced = silence === undefined ? [] : [{ fingerprint: silence, by: 'grace' }];
    const standing = { ...standingOf(threads, known && [known]), author: 'ada' };
    const { unsettled } = planThreads(
      [],
      { ...standing, ...(standing.state && { state: { ...standing.state, silenced } }) },
      { judged: judgedOf(), deciders: NO_DECIDERS, headSha: HEAD, failOn: 'high' },
    );
    expect(unsettled).toEqual(expected);
  });

  it('posts a finding that had room in the summary only, and gives each its list', () => {
    const { comment: _none, ...inSummary } = knownOf();
    const fresh = findingOf({ fingerprint: 'cd34', path: 'src/b.ts', title: 'Another' });
    const { toPost, since } = plan(standingOf([], [inSummary]), judgedOf(), [findingOf(), fresh]);
    expect(toPost.map(({ title }) => title).toSorted()).toEqual(['A title', 'Another']);
    expect([since.since, since.open.length, since.fresh.length]).toEqual(['b'.repeat(40), 1, 1]);
  });

  it('opens only threads that we resolved', () => {
    const ours = threadOf({ resolved: 'by us' });
    const theirs = threadOf({ resolved: 'by a person', resolvedBy: 'grace' });
    expect(plan(standingOf([ours]), judgedOf(), [findingOf()]).toReopen).toEqual([ours]);
    const { toReopen, since } = plan(standingOf([theirs]), judgedOf(), [findingOf()]);
    expect(toReopen).toEqual([]);
    expect(since.dismissed).toMatchObject([{ reason: 'grace resolved its thread' }]);
  });

  it('does not resolve the thread of a finding that a person silenced', () => {
    const standing = standingOf([threadOf()], [knownOf()]);
    const silenced = [{ fingerprint: 'ab12', by: 'grace' }];
    const withSilence: Standing = { ...standing, ...(standing.state && { state: { ...standing.state, silenced } }) };
    expect(plan(withSilence, judgedOf({ byModel: new Set([PATH]) })).toResolve).toEqual([]);
    const { findings, since } = plan(withSilence, judgedOf(), [findingOf()]);
    expect(findings).toEqual([]);
    expect(since.dismissed).toMatchObject([{ reason: 'ignored by @grace' }]);
  });
});

function judgedWithout(): JudgedNow {
  const { changed: _unknown, ...others } = judgedOf();
  return others;
}
