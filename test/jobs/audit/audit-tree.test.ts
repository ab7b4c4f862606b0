import { describe, expect, it, onTestFinished } from 'vitest';
import type { AuditSubject } from '../../../src/jobs/audit/audit-subject.ts';
import { auditTree, type Audit } from '../../../src/jobs/audit/audit-tree.ts';
import { openKeptParts, type KeptParts } from '../../../src/jobs/audit/kept-parts.ts';
import { openAudit } from '../../../src/jobs/audit/open-audit.ts';
import { openTree } from '../../../src/jobs/audit/open-tree.ts';
import type { ModelInput } from '../../../src/jobs/review.ts';
import type { ModelReply, ModelRequest } from '../../../src/models/model.ts';
import { scriptedModel } from '../../agents/scripted-model.ts';
import { makeRepository, type TemporaryRepository } from '../../harness/repository.ts';
import { NO_GRAMMARS } from '../stage-dump.ts';
import { finds, modelsOf, settingsOf, type ReviewScene } from '../stage-review.ts';

const RULES = '- Never use `var`.\n- Functions have a comment.\n';

function pathOf(index: number): string {
  return `packages/p${index % 4}/src/file${index}.ts`;
}

function textOf(index: number): string {
  return `${index % 5 === 0 ? 'var b' : 'const b'} = ${index};\nfunction f${index}() {\n  return b;\n}\n`;
}

const FILES = Object.fromEntries(Array.from({ length: 24 }, (_, index) => [pathOf(index), textOf(index)]));

/** Finds something in each file that the request shows. */
function reviewShownFiles({ messages }: ModelRequest): ModelReply {
  const shown = messages.map(({ content }) => content).join('\n');
  const seen = new Set([...shown.matchAll(/function f(\d+)\(\)/g)].map(([, index]) => Number(index)));
  return finds(
    ...[...seen]
      .toSorted((a, b) => a - b)
      .map((index) => ({
        path: pathOf(index),
        line: 2,
        quote: `function f${index}() {`,
        guideline: '2.2',
        title: `Function ${index} has no comment`,
        body: `Add one to f${index}.`,
      })),
  );
}

interface Opened {
  readonly audited: AuditSubject;
  readonly repository: TemporaryRepository;
}

async function open(scene: ReviewScene, repository?: TemporaryRepository): Promise<Opened> {
  const files = { '.github/copilot-instructions.md': RULES, ...FILES };
  const made = repository ?? (await makeRepository({ commits: [{ message: 'All', files }] }));
  const tree = await openTree({ repo: made.directory, head: undefined });
  onTestFinished(() => tree.close());
  return { audited: await openAudit(tree, { repository: tree.workspace }, settingsOf(scene)), repository: made };
}

interface Asking {
  readonly input: ModelInput;
  readonly asked: ModelRequest[];
}

function askWith(scene: ReviewScene): Asking {
  const asked: ModelRequest[] = [];
  const model = scriptedModel((request) => {
    asked.push(request);
    return reviewShownFiles(request);
  });
  return { asked, input: { models: modelsOf(scene, model), reports: [], message: undefined, parts: {}, leftOut: [] } };
}

async function keepIn(texts: Map<string, string>, audited: AuditSubject): Promise<KeptParts> {
  return openKeptParts(audited, {
    store: {
      read: (key) => Promise.resolve(texts.get(key)),
      write: async (key, text) => void texts.set(key, text),
    },
    secret: 'key',
    settings: 'settings',
    options: { literalChecks: 'on', leaveOutChecks: [] },
    version: '1',
    cut: (text) => text,
  });
}

/** What a reader of an audit sees, without which requests it took. */
function shown({ result }: Audit): unknown {
  const { findings, coverage, unjudged, conclusion, literal } = result;
  return { findings, coverage, unjudged, conclusion, literal };
}

const SCENE: ReviewScene = { head: {}, budget: 9_000 };
const SMALL_PARTS = 300;

describe('an audit', () => {
  it.each<[string, ReviewScene & { readonly isOffline?: boolean }]>([
    ['without a model', { head: {}, isOffline: true }],
    ['with a model', SCENE],
  ])('finds the same %s, however many parts it has', async (_name, scene) => {
    const { audited } = await open(scene);
    const run = (partTokens: number): Promise<Audit> =>
      auditTree(audited, {
        settings: settingsOf(scene),
        input: scene.isOffline === true ? undefined : askWith(scene).input,
        partTokens,
      });
    const whole = await run(1_000_000);
    expect(whole.parts).toBe(1);
    expect(whole.result.findings.length).toBeGreaterThan(0);
    for (const tokens of [SMALL_PARTS, 900]) {
      const parts = await run(tokens);
      expect(parts.parts).toBeGreaterThan(1);
      expect(shown(parts)).toEqual(shown(whole));
    }
  });

  it('leaves out a large picture like a small one, and says that nobody read a large text', async () => {
    const scene: ReviewScene = { head: {} };
    const files = {
      'AGENTS.md': RULES,
      'small.gif': Buffer.from(Array.from({ length: 300 }, (_, index) => (index * 7) % 256)),
      'demo.GIF': Buffer.alloc(2_000_001),
      'data.txt': 'a line of text\n'.repeat(140_000),
    };
    const { audited } = await open(scene, await makeRepository({ commits: [{ message: 'All', files }] }));
    const { result } = await auditTree(audited, { settings: settingsOf(scene), input: undefined });
    const left = new Map(result.leftOut.map(({ source, reason }) => [source, reason]));
    expect(left.get('small.gif')).toBe('a binary file');
    expect(left.get('demo.GIF')).toBe('a binary file, as its name says');
    expect(left.get('data.txt')).toBe('2,100,000 bytes; an audit reads files of at most 2,000,000');
    const missed = result.coverage.notReviewed.map(({ kind, files: number }) => `${number} ${kind}`);
    expect(missed).toEqual(expect.arrayContaining(['2 binary', '1 too-large']));
  });

  it('renews the parsers after some parts, because they keep the memory of the largest file that they read', async () => {
    const scene: ReviewScene = { head: {} };
    const { audited } = await open(scene);
    let released = 0;
    const grammars = { ...NO_GRAMMARS, release: async () => void (released += 1) };
    const terms = { settings: { ...settingsOf(scene), grammars }, input: undefined };
    const audit = await auditTree(audited, { ...terms, partTokens: 1 });
    expect(audit.parts).toBeGreaterThanOrEqual(16);
    expect(released).toBe(Math.floor(audit.parts / 8));
  });

  it('stops asking at the limit of the run, checks the rest without a model, and goes on there in the next run', async () => {
    const { audited } = await open(SCENE);
    const texts = new Map<string, string>();
    const run = async (scene: ReviewScene): Promise<Audit & { readonly requests: number }> => {
      const { input, asked } = askWith(scene);
      const kept = await keepIn(texts, audited);
      const audit = await auditTree(audited, { settings: settingsOf(scene), input, kept, partTokens: SMALL_PARTS });
      return { ...audit, requests: asked.length };
    };
    const first = await run({ ...SCENE, maxRequests: 3 });
    expect(first.requests).toBe(3);
    expect(first.partsLeft).toBeGreaterThan(0);
    expect(first.result.conclusion).toBe('findings');
    const literal = first.result.findings.filter(({ origin }) => origin === 'literal');
    const places = literal.reduce((sum, { places: more = [] }) => sum + 1 + more.length, 0);
    expect(places).toBe(5);
    expect(first.result.coverage.missedByModel.map(({ kind }) => kind)).toEqual(['over-limit']);

    const second = await run(SCENE);
    expect(second.keptParts).toBe(3);
    const whole = await auditTree(audited, { settings: settingsOf(SCENE), input: askWith(SCENE).input });
    expect(shown(second)).toEqual(shown(whole));
    expect(second.result.usage.requests).toBe(second.requests);

    const third = await run(SCENE);
    expect({ requests: third.requests, kept: third.keptParts }).toEqual({ requests: 0, kept: third.parts });
    expect(shown(third)).toEqual(shown(whole));
  });

  it('audits again only the parts with changed files', async () => {
    const { audited, repository } = await open(SCENE);
    const texts = new Map<string, string>();
    const terms = { settings: settingsOf(SCENE), partTokens: SMALL_PARTS };
    await auditTree(audited, { ...terms, input: undefined, kept: await keepIn(texts, audited) });
    await repository.commit('main', { message: 'Change one', files: { [pathOf(3)]: 'var changed = 1;\n' } });
    const { audited: after } = await open(SCENE, repository);
    const audit = await auditTree(after, { ...terms, input: undefined, kept: await keepIn(texts, after) });
    expect(audit.parts - audit.keptParts).toBeGreaterThan(0);
    expect(audit.keptParts).toBeGreaterThanOrEqual(audit.parts - 3);
    expect(JSON.stringify(audit.result.findings)).toContain(pathOf(3));
  });

  it.each<[string, (text: string) => string]>([
    ['damaged', (text) => text.slice(0, 100)],
    ['changed by somebody without the key', (text) => text.replace('Never', 'Ever')],
    ['of another key', (text) => text],
  ])('does not use a kept part that is %s', async (name, change) => {
    const { audited } = await open(SCENE);
    const texts = new Map<string, string>();
    const terms = { settings: settingsOf(SCENE), input: undefined };
    const whole = await auditTree(audited, { ...terms, kept: await keepIn(texts, audited) });
    const kept = await keepIn(texts, audited);
    const turned: KeptParts = name === 'of another key' ? { ...kept, read: () => kept.read('0'.repeat(64)) } : kept;
    for (const [key, text] of texts) {
      texts.set(key, change(text));
    }
    const audit = await auditTree(audited, { ...terms, kept: turned });
    expect(audit.keptParts).toBe(0);
    expect(shown(audit)).toEqual(shown(whole));
  });
});
