import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reviewSarif } from '../../../src/reports/review/sarif.ts';
import { validationSarif } from '../../../src/reports/validation/validation-sarif.ts';
import { RULES } from '../../../src/rules/catalogue.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { diagnosticOf, findingOf, HOSTILE, resultOf } from '../result.ts';
import { runs } from '../../property-runs.ts';

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const isSarif = ajv.compile(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../harness/sarif-schema-2.1.0.json'), 'utf8')),
);

interface Text {
  readonly text: string;
}

interface Run {
  readonly tool: {
    readonly driver: {
      readonly name: string;
      readonly rules: readonly {
        readonly id: string;
        readonly shortDescription: Text;
        readonly fullDescription: Text;
        readonly help: Text & { readonly markdown?: string };
        readonly helpUri?: string;
        readonly defaultConfiguration?: { readonly level: string };
        readonly properties?: Readonly<Record<string, unknown>> & { readonly tags: readonly string[] };
      }[];
    };
  };
  readonly invocations: readonly [{ readonly toolExecutionNotifications?: readonly { readonly message: Text }[] }];
  readonly results: readonly {
    readonly ruleId: string;
    readonly ruleIndex: number;
    readonly level: string;
    readonly message: Text;
    readonly partialFingerprints: Readonly<Record<string, string>>;
    readonly locations: readonly {
      readonly physicalLocation: {
        readonly artifactLocation: { readonly uri: string };
        readonly region: Readonly<Record<string, number>>;
      };
    }[];
    readonly fixes?: readonly unknown[];
  }[];
}

/** The log as a program reads it from the file, after a check against the schema. */
function runOf(diagnostics: readonly Diagnostic[]): Run {
  const sarif = validationSarif({ diagnostics, files: 1, suppressed: 0, known: 0 }, '1.2.3');
  const read = JSON.parse(JSON.stringify(sarif)) as { readonly runs: readonly [Run] };
  isSarif(read);
  expect(isSarif.errors ?? []).toEqual([]);
  return read.runs[0];
}

it('is SARIF 2.1.0 even without findings', () => {
  expect(runOf([])).toMatchObject({ tool: { driver: { name: 'Housestyle', rules: [] } }, results: [] });
});

it('has a result for a finding, with its rule, place and fingerprint', () => {
  const { results, tool } = runOf([
    diagnosticOf({
      rule: 'agent-infer-deprecated',
      severity: 'warning',
      path: '.github/agents/a b.agent.md',
      message: '`infer` is retired',
      why: 'VS Code reports it.',
      hint: 'Write another.',
    }),
  ]);
  expect(results).toEqual([
    {
      ruleId: 'agent-infer-deprecated',
      ruleIndex: 0,
      level: 'warning',
      message: { text: '`infer` is retired. VS Code reports it. Write another.' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: '.github/agents/a%20b.agent.md', uriBaseId: '%SRCROOT%' },
            region: { startLine: 2, startColumn: 3, endLine: 2, endColumn: 5 },
          },
        },
      ],
      partialFingerprints: { primaryLocationLineHash: expect.stringMatching(/^[\da-f]{16}:1$/) },
    },
  ]);
  expect(tool.driver.rules.map(({ id }) => id)).toEqual(['agent-infer-deprecated']);
});

it('has the edits of a fix, ordered by place, without renames and whole files', () => {
  const edits = [
    { start: 9, end: 9, text: 'x' },
    { start: 2, end: 5, text: '' },
  ];
  const { results } = runOf([
    diagnosticOf({ fix: { kind: 'edits', edits } }),
    diagnosticOf({ fix: { kind: 'rename', to: 'b' } }),
    diagnosticOf({ fix: { kind: 'rewrite', text: 'b' } }),
    diagnosticOf({ fix: { kind: 'edits', edits: [{ start: 0, end: 0, text: 'x'.repeat(5_000) }] } }),
  ]);
  expect(results.map(({ fixes }) => fixes)).toEqual([
    [
      {
        artifactChanges: [
          {
            artifactLocation: { uri: 'a.md', uriBaseId: '%SRCROOT%' },
            replacements: [
              { deletedRegion: { charOffset: 2, charLength: 3 } },
              { deletedRegion: { charOffset: 9, charLength: 0 }, insertedContent: { text: 'x' } },
            ],
          },
        ],
      },
    ],
    undefined,
    undefined,
    undefined,
  ]);
});

it('tells equal findings apart, and recognizes them when their lines move', () => {
  const print = ({ results }: Run): readonly (string | undefined)[] =>
    results.map(({ partialFingerprints }) => partialFingerprints['primaryLocationLineHash']);
  const at = (line: number): Diagnostic =>
    diagnosticOf({ start: { line, column: 1 }, end: { line, column: 2 }, sourceLine: 'x' });
  const before = print(runOf([at(1), at(2)]));
  expect(print(runOf([at(7), at(30)]))).toEqual(before);
  expect(new Set(before).size).toBe(2);
});

describe('a finding beyond the limits of GitHub', () => {
  const text = (run: Run): string | undefined => run.invocations[0].toolExecutionNotifications?.[0]?.message.text;

  it('is one of the least severe, and is counted', () => {
    const mild = Array.from({ length: 5_000 }, (_, line) => diagnosticOf({ severity: 'info', message: `m${line}` }));
    const run = runOf([...mild, diagnosticOf({ severity: 'warning' }), diagnosticOf({ severity: 'error' })]);
    expect([run.results.length, run.results[0]?.level, run.results[1]?.level, run.results[2]?.level]).toEqual([
      5_000,
      'error',
      'warning',
      'note',
    ]);
    expect(text(run)).toBe(
      '2 findings did not fit into this file; `housestyle validate --format json` has all of them.',
    );
    expect(text(runOf([diagnosticOf()]))).toBeUndefined();
  });

  it('is also one beyond 10 MB, however badly the log compresses', { tags: 'large' }, () => {
    let seed = 1;
    const noise = (): string =>
      Array.from({ length: 2_000 }, () => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        return String.fromCodePoint(0x4e_00 + ((seed >> 8) % 20_000));
      }).join('');
    const run = runOf(Array.from({ length: 3_000 }, () => diagnosticOf({ message: noise() })));
    expect(gzipSync(JSON.stringify(run)).length).toBeLessThan(10_000_000);
    expect(run.results.length).toBeGreaterThan(1_000);
    expect(text(run)).toBe(
      `${(3_000 - run.results.length).toLocaleString('en')} findings did not fit into this file; \`housestyle validate --format json\` has all of them.`,
    );
  });
});

describe("the fields that GitHub's documentation requires", () => {
  const run = runOf(RULES.map(({ id, effects }) => diagnosticOf({ rule: id, severity: effects[0].severity })));

  it.each(run.tool.driver.rules.map((rule) => [rule.id, rule] as const))('are in the rule %s', (_id, rule) => {
    const { shortDescription, fullDescription, help, helpUri, defaultConfiguration, properties } = rule;
    const tags = properties?.tags ?? [];
    for (const { text } of [shortDescription, fullDescription]) {
      expect(text.length).toBeGreaterThan(0);
      expect(text.length).toBeLessThanOrEqual(1024);
    }
    expect([help.text !== '', help.markdown !== '', URL.canParse(helpUri ?? '')]).toEqual([true, true, true]);
    expect(['error', 'warning', 'note']).toContain(defaultConfiguration?.level);
    expect(tags.length).toBeGreaterThan(0);
    expect(tags.length).toBeLessThanOrEqual(10);
    if (tags.includes('security')) {
      expect(Number(properties?.['security-severity'])).toBeGreaterThan(0);
    } else {
      expect(['error', 'warning', 'recommendation']).toContain(properties?.['problem.severity']);
    }
  });

  it('are in every result, which also names its rule by index', () => {
    expect(run.results.length).toBe(RULES.length);
    for (const { ruleId, ruleIndex, message, locations, partialFingerprints } of run.results) {
      expect(run.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
      expect([message.text === '', locations.length]).toEqual([false, 1]);
      expect(Object.keys(partialFingerprints)).toEqual(['primaryLocationLineHash']);
      expect(Object.keys(locations[0]?.physicalLocation.region ?? {})).toEqual([
        'startLine',
        'startColumn',
        'endLine',
        'endColumn',
      ]);
    }
  });

  it('are in a finding whose rule has no page', () => {
    expect(runOf([diagnosticOf({ rule: 'another' })]).tool.driver.rules).toEqual([
      {
        id: 'another',
        shortDescription: { text: 'Findings of another.' },
        fullDescription: { text: 'Findings of another.' },
        help: { text: 'Findings of another.' },
      },
    ]);
  });
});

it('with any findings, is valid, has no links and decodes to the paths', () => {
  const words = fc
    .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' })), { maxLength: 6 })
    .map((parts) => `x${parts.join('')}`);
  fc.assert(
    fc.property(words, words, (path, message) => {
      const [result] = runOf([diagnosticOf({ path, message, hint: message, why: message })]).results;
      expect(decodeURIComponent(result?.locations[0]?.physicalLocation.artifactLocation.uri ?? '')).toBe(
        path.toWellFormed(),
      );
      expect(result?.message.text).not.toMatch(/\]\(|[\u0000-\u0008\u202A-\u202E]/);
    }),
    { numRuns: runs(200) },
  );
});

it('the findings of a review are valid too', () => {
  const sarif: unknown = JSON.parse(JSON.stringify(reviewSarif(resultOf({ findings: [findingOf()] }), '1.2.3')));
  isSarif(sarif);
  expect(isSarif.errors ?? []).toEqual([]);
});
