import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChangeWords } from '../../../src/agents/route/change-words.ts';
import { LEAST_SCORE, scoreAgents } from '../../../src/agents/route/score-agents.ts';
import { agentNamed, fileAdding } from './stage-route.ts';
import { runs } from '../../property-runs.ts';

type Change = Readonly<Record<string, string>>;

/** The names of the agents that may be chosen and have enough points, the best first. */
async function fitting(
  heads: Readonly<Record<string, string>>,
  change: Change,
  message = '',
): Promise<readonly string[]> {
  const agents = await Promise.all(Object.entries(heads).map(([name, head]) => agentNamed(name, head)));
  const files = Object.entries(change).map(([path, text]) => fileAdding(path, ...text.split('\n')));
  return scoreAgents(agents, readChangeWords(message, files))
    .filter(({ score, reason }) => reason === undefined && score >= LEAST_SCORE)
    .toSorted((a, b) => b.score - a.score || (a.agent.name < b.agent.name ? -1 : 1))
    .map(({ agent, score }) => `${agent.name} ${score}`);
}

const TS = { 'src/auth/login.ts': "import { sign } from 'jsonwebtoken';\nconst password = read();" };
const TSX = { 'src/Cart.tsx': "import React, { useEffect } from 'react';" };

describe('an agent fits a change', () => {
  it.each<[string, Readonly<Record<string, string>>, Change, string, readonly string[]]>([
    ['by its globs', { a: "description: x\napplyTo: 'src/**'" }, TS, '', ['a 8']],
    ['by a list of globs in `paths`', { a: 'description: x\npaths: ["**/*.go", "**/*.ts"]' }, TS, '', ['a 8']],
    ['by a folder it names', { a: 'description: Reviews what is in `src/auth/`.' }, TS, '', ['a 8']],
    ['by an ending it names', { a: 'description: Audits .tf files.' }, { 'infra/main.tf': 'x' }, '', ['a 4']],
    ['by a name of a file', { a: 'description: Checks every Dockerfile' }, { 'app/Dockerfile': 'FROM x' }, '', ['a 7']],
    ['by a language it knows', { 'ts-expert': 'description: Expert of TypeScript.' }, TS, '', []],
    [
      'by a language in its name',
      { 'typescript-expert': 'description: Best practices.' },
      TS,
      '',
      ['typescript-expert 3'],
    ],
    [
      'by a language it reviews',
      { a: 'description: Reviews Go for concurrency.' },
      { 'x.go': 'go func() {}' },
      '',
      ['a 3'],
    ],
    ['by what it reviews, whatever changes', { a: 'description: Reviews pull requests with care.' }, TS, '', ['a 3']],
    [
      'by the subject of its name',
      { 'react-expert': 'description: Knows React with TypeScript.' },
      TSX,
      '',
      ['react-expert 5'],
    ],
    [
      'by a word of the message',
      { 'security-auditor': 'description: Looks for holes.' },
      TS,
      'check security',
      ['security-auditor 6'],
    ],
    ['by trigger words', { a: 'description: "Audits. Trigger words: password, token"' }, TS, '', []],
    ['by trigger words in a path', { a: 'description: "Audits. Trigger words: login, token"' }, TS, '', ['a 4']],
    [
      'by words of the added lines, which alone are not enough',
      { a: 'description: "Audits. Use when passwords, signing, or jsonwebtoken change"' },
      TS,
      '',
      [],
    ],
    [
      'by words of the added lines, with one of the path',
      { a: 'description: "Audits. Use when logins, passwords, signing, or jsonwebtoken change"' },
      TS,
      '',
      ['a 6'],
    ],
    ['not by its globs if it only writes', { a: "description: Writes documentation.\napplyTo: '**'" }, TS, '', []],
    ['not if only other agents may call it', { a: 'description: Reviews code.\nuser-invocable: false' }, TS, '', []],
    [
      'not if only other agents may call it, as it was once spelled',
      { a: 'description: Reviews code.\nuser-invokable: false' },
      TS,
      '',
      [],
    ],
    ['not if no model may call it', { a: 'description: Reviews code.\ninfer: false' }, TS, '', []],
    ['not if its name says that it plans', { 'security-planner': 'description: Security expert.' }, TS, 'security', []],
    ['by a Chinese trigger', { a: 'description: 代码审查。触发词：登录、支付' }, TS, '请看登录', ['a 9']],
    [
      'by a Japanese word',
      { a: 'description: 認証の変更をレビューする' },
      { 'README.md': 'x' },
      '認証の変更を見て',
      ['a 3'],
    ],
    ['by a word with an accent', { a: 'description: Prüft die Zugänglichkeit' }, TS, 'zuganglichkeit', ['a 3']],
    ['in the plural', { a: 'description: Reviews migrations' }, { 'db/migration/1.x': 'y' }, '', []],
    [
      'in the plural of a name',
      { 'migrations-reviewer': 'description: Reviews' },
      { 'db/migration/1.x': 'y' },
      '',
      ['migrations-reviewer 4'],
    ],
  ])('%s', async (_name, heads, change, message, expected) => {
    expect(await fitting(heads, change, message)).toEqual(expected);
  });

  it('more by rare words than by words that many agents use', async () => {
    const heads = {
      'api-security-reviewer': 'description: Reviews.',
      'web-security-reviewer': 'description: Reviews.',
      'security-crypto-reviewer': 'description: Reviews.',
    };
    expect(await fitting(heads, TS, 'security and crypto')).toEqual([
      'security-crypto-reviewer 9',
      'api-security-reviewer 3',
      'web-security-reviewer 3',
    ]);
  });
});

describe('an agent does not fit a change', () => {
  it.each<[string, Readonly<Record<string, string>>, Change, string]>([
    ['of other files than its globs', { a: "description: Reviews code.\napplyTo: '**/*.go'" }, TS, ''],
    ['of other languages than it names', { a: 'description: Reviews Python code.' }, TS, ''],
    ['that is for people only', { a: 'description: Reviews code.\ndisable-model-invocation: true' }, TS, ''],
    ['that must not be inferred', { a: 'description: Reviews code.\ninfer: false' }, TS, ''],
    [
      'when it releases',
      { 'release-agent': 'description: Writes release notes and tags versions.' },
      { 'src/release.ts': 'release(version)' },
      'release',
    ],
    ['when it writes docs', { 'docs-writer': 'description: Writes documentation in TypeScript projects.' }, TS, ''],
    ['when it plans', { planner: 'description: Plans features of TypeScript apps.' }, TS, 'plan'],
    [
      'when it implements and never reviews',
      { a: 'description: "Implements features in TypeScript. Never reviews code."' },
      TS,
      '',
    ],
    ['when it answers the reviews of others', { a: 'description: Address PR comments' }, TS, ''],
    ['that is text for people', { a: 'description: Reviews code.' }, { 'README.md': 'Some words.' }, ''],
    ['of no files', { a: 'description: Reviews code.' }, {}, ''],
    [
      'about another subject, in its language',
      { 'mcp-expert': 'description: Expert of MCP servers in TypeScript' },
      TS,
      '',
    ],
    ['by a verb that is a language too', { a: 'description: Audits where requests go.' }, { 'x.go': 'func' }, ''],
    ['without a description', { a: 'name: a' }, TS, ''],
  ])('%s', async (_name, heads, change, message) => {
    expect(await fitting(heads, change, message)).toEqual([]);
  });
});

describe('scores', () => {
  it('are finite and not negative, for any description', async () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('review', 'TypeScript', '**/*.ts', 'Use when ', '.', '安全'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 30 }),
        fc.array(piece, { maxLength: 10 }),
        async (words, message) => {
          const agent = await agentNamed('a', `description: ${JSON.stringify(words.join(' '))}`);
          const change = readChangeWords(message.join(' '), [fileAdding('src/a.ts', ...words)]);
          for (const { score, parts } of scoreAgents([agent], change)) {
            expect(Number.isFinite(score) && score >= 0 && parts.every(({ points }) => Number.isFinite(points))).toBe(
              true,
            );
          }
        },
      ),
      { numRuns: runs(50) },
    );
  });

  it('give at most two points for the lines of a change', async () => {
    const agent = await agentNamed('alpha-beta-gamma-delta', 'description: Audits');
    const [scored] = scoreAgents([agent], readChangeWords('', [fileAdding('x.ts', 'alpha beta gamma delta')]));
    expect(scored?.score).toBe(2);
  });
});
