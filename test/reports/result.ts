import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import type { Finding } from '../../src/findings/types.ts';
import type { UsageRow } from '../../src/models/spending/meter.ts';
import type {
  Coverage,
  CustomizationReceipt,
  ReviewerReport,
  ReviewResult,
  Unjudged,
} from '../../src/reports/review/review-result.ts';

/** A finding with the fields that a test sets. */
export function findingOf(fields: Partial<Finding> = {}): Finding {
  return {
    fingerprint: 'ab12',
    path: 'src/a.ts',
    side: 'RIGHT',
    line: 3,
    severity: 'medium',
    kind: 'bug',
    title: 'A title',
    body: 'A body.',
    origin: 'model',
    placement: { kind: 'inline' },
    ...fields,
  };
}

/** A change of ten lines that a model read, unless a test sets other fields. */
export function coverageOf(fields: Partial<Coverage> = {}): Coverage {
  return {
    files: 2,
    reviewedFiles: 2,
    lines: 10,
    reviewedLines: 10,
    modelLines: 10,
    ruleLines: 0,
    notReviewed: [],
    missedByModel: [],
    ...fields,
  };
}

/** Nothing is left to judge, unless a test sets other fields. */
export function unjudgedOf(fields: Partial<Unjudged> = {}): Unjudged {
  return { requests: 0, comments: 0, unproven: 0, cutReplies: 0, statements: 0, agents: 0, ...fields };
}

/** A review with a model that read everything, unless a test sets other fields. */
export function resultOf(fields: Partial<ReviewResult> = {}): ReviewResult {
  return {
    conclusion: (fields.findings ?? []).length === 0 ? 'clean' : 'findings',
    readFrom: { source: 'git' },
    findings: [],
    remarks: [],
    guidanceFrom: 'base 1a2b3c4',
    receipts: [],
    notes: [],
    conflicts: [],
    guidelineChanges: undefined,
    directions: [],
    leftOut: [],
    merged: [],
    problems: [],
    problemsAtHead: [],
    coverage: coverageOf(),
    unjudged: unjudgedOf(),
    literal: { checkedStatements: 0, statements: 0, searchedLanguages: [] },
    usage: {
      provider: 'openai',
      model: 'm',
      requests: 1,
      failedRequests: 0,
      cachedReplies: 0,
      inputTokens: 5,
      outputTokens: 6,
      rows: [],
    },
    reviewers: [],
    idleAgents: [],
    verification: undefined,
    ...fields,
  };
}

/** An agent of the repository that read everything it was given. */
export function reviewerOf(fields: Partial<ReviewerReport> = {}): ReviewerReport {
  return {
    name: 'dba',
    source: '.github/agents/dba.agent.md',
    why: 'the message names it',
    files: 2,
    unreadFiles: 0,
    model: 'openai:m',
    requests: 1,
    toolCalls: {},
    findings: 0,
    unavailableTools: [],
    shortages: [],
    notes: [],
    handoffs: [],
    ...fields,
  };
}

/** The usage of one model by one agent. */
export function usageRowOf(fields: Partial<UsageRow> = {}): UsageRow {
  return {
    agent: 'dba',
    model: 'openai:m',
    requests: 2,
    failedRequests: 0,
    cachedReplies: 0,
    inputTokens: 1_200,
    outputTokens: 30,
    ...fields,
  };
}

/** A customization that applies. */
export function receiptOf(fields: Partial<CustomizationReceipt> = {}): CustomizationReceipt {
  return {
    source: 'r.md',
    kind: 'repository-instructions',
    level: 'repository',
    readers: ['vscode'],
    status: 'in-force',
    guideline: '2',
    statements: 2,
    changedFiles: 1,
    files: [{ path: 'src/a.ts', by: '*' }],
    tokens: 12,
    sent: 'whole',
    cited: 1,
    references: [],
    ...fields,
  };
}

export function diagnosticOf(fields: Partial<Diagnostic> = {}): Diagnostic {
  return {
    rule: 'a-rule',
    severity: 'error',
    path: 'a.md',
    start: { line: 2, column: 3 },
    end: { line: 2, column: 5 },
    message: 'Wrong',
    ...fields,
  };
}

/** Names and words that try to act as Markdown, HTML or commands. */
export const HOSTILE = [
  '\u001B[31mred\u001B[0m',
  '\u0007\u009B2J',
  'a\r\nb\rc\nd',
  '::error::x',
  '\n::add-mask::x',
  '##[error]x',
  '<img src=x onerror=alert(1)>',
  '<!-- housestyle:summary -->',
  '![x](https://example.test/?q)',
  '[x](javascript:alert(1))',
  '`',
  '```',
  '~~~',
  '``` `',
  '\\`<b>\\`',
  '| a | b |',
  '|---|',
  '@octocat',
  '#1',
  '\u202Ereversed',
  '\u200B',
  '%0A::error::',
  ',line=1',
  ':',
  '=',
  '&lt;',
  '**',
  '- ',
  '> ',
  '# ',
  ' ',
  '\n',
  'word',
  '\n\n',
  '    ',
  '\t',
  '\n  ```',
  '\n    ```\n',
  '1. ',
  '\\',
  '\n|---|---|\n',
  '<b>',
  '[x]: /y',
] as const;
