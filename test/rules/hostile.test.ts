import { describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '../../bench/hostile-texts.ts';
import { readTerms } from '../../src/commands/open/validation-terms.ts';
import { CLIENTS } from '../../src/customizations/known/clients.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { planFixes } from '../../src/jobs/fix.ts';
import { validateCustomizations, type ValidationTerms } from '../../src/jobs/validate.ts';
import { readOptions } from '../../src/options/read-options.ts';
import { applyEdits } from '../../src/rules/apply-fixes.ts';
import { writeBaseline } from '../../src/rules/baseline.ts';
import { RULES } from '../../src/rules/catalogue.ts';
import { checkText } from '../../src/rules/run/check-text.ts';
import { writeCount } from '../../src/text/shown/write-count.ts';
import { MAX_CHECKED_BYTES, openText } from '../../src/rules/reading/texts/checked-text.ts';
import { selectEnabledRules } from '../../src/rules/run/enabled-rules.ts';
import { readSuppressions } from '../../src/rules/reading/reports/suppression-comments.ts';
import { readText } from '../../src/workspace/read-text.ts';
import { memoryWorkspace, type MemoryFile } from '../../src/workspace/memory.ts';
import type { Workspace } from '../../src/workspace/workspace.ts';

const OPTIONS = readOptions([]);
const IN_FORCE = selectEnabledRules(RULES, { clients: CLIENTS, rules: {}, overrides: [] })('');

/** More findings of one rule in one text are of no use. */
const MOST_OF_A_RULE = 100;

async function validate(repository: Workspace, terms?: ValidationTerms): Promise<readonly Diagnostic[]> {
  const { diagnostics } = await validateCustomizations({ repository }, OPTIONS, terms);
  return diagnostics;
}

async function rulesOf(files: Readonly<Record<string, MemoryFile>>): Promise<readonly string[]> {
  return (await validate(memoryWorkspace(files))).map(({ rule }) => rule);
}

describe('hostile texts', () => {
  it.each(HOSTILE_TEXTS.map((text) => [text.name, text] as const))(
    'are reported a bounded number of times: %s',
    async (_name, { kind, draw }) => {
      const text = draw(20_000);
      const { reported } = await checkText(
        kind,
        Buffer.from(text),
        { text, isAscii: !/[^\0-\u{7f}]/u.test(text) },
        IN_FORCE,
      );
      const counts = Map.groupBy(reported, ({ rule }) => rule.id);
      expect([...counts].filter(([, own]) => own.length > MOST_OF_A_RULE).map(([id]) => id)).toEqual([]);
    },
  );

  it('are not read as frontmatter if it would be too large', async () => {
    const text = `---\n${'a: *b\n'.repeat(10_000)}---\nBody\n`;
    expect(await rulesOf({ '.github/agents/a.agent.md': text })).toContain('frontmatter-yaml-syntax');
  });

  it('may have more entries than are read one by one', async () => {
    const { frontmatter } = await openText('agent', `---\n${'a: @ts\n'.repeat(101)}---\n`, true);
    expect([frontmatter.data, frontmatter.problems.length]).toEqual([{}, 100]);
  });

  it('get one error message per line, however many errors there are', async () => {
    const { frontmatter } = await openText('agent', `---\nargument-hint: ${'[a] '.repeat(3_000)}\n---\n`, true);
    expect(frontmatter.problems.length).toBeLessThan(5);
  });
});

describe('hostile files', () => {
  it('are not read if they are too large, also behind links', async () => {
    const files = memoryWorkspace({
      '.github/agents/a.agent.md': '',
      'AGENTS.md': { symlink: 'large.md' },
      'large.md': '',
    });
    const bytes = MAX_CHECKED_BYTES + 1;
    const unread: Workspace = {
      ...files,
      readUpTo: (path) =>
        path.endsWith('.md') && path !== 'AGENTS.md' ? Promise.resolve({ kind: 'too-large', bytes }) : files.read(path),
    };
    expect((await validate(unread)).map(({ path, message }) => [path, message])).toEqual(
      ['.github/agents/a.agent.md', 'AGENTS.md'].map((path) => [
        path,
        `"${path}" has ${writeCount(bytes)} bytes, more than the ${writeCount(MAX_CHECKED_BYTES)} that are read`,
      ]),
    );
  });

  it('are read up to the given limit', async () => {
    const workspace = memoryWorkspace({ a: 'abc' });
    expect([(await readText(workspace, 'a', 3)).kind, await readText(workspace, 'a', 2)]).toEqual([
      'text',
      expect.objectContaining({ kind: 'problem', code: 'too-large' }),
    ]);
  });

  it.each([
    ['bytes', Buffer.from(Array.from({ length: 4_096 }, (_, index) => (index * 7_919) % 256))],
    ['only zeros', new Uint8Array(10_000)],
    ['a link to itself', { symlink: 'AGENTS.md' }],
    ['a link out of the repository', { symlink: '../../etc/passwd' }],
    ['a link to the root of the disk', { symlink: '/dev/zero' }],
  ])('are reported with the reason why they are not read: %s', async (_name, file) => {
    expect((await rulesOf({ 'AGENTS.md': file })).some((rule) => /^(?:file|unicode)-/.test(rule))).toBe(true);
  });
});

describe('comments that silence', () => {
  it('contain no other comment, closed or not', async () => {
    const text = '<!-- housestyle-disable-line a <!-- housestyle-disable-line b -->\n<!-- housestyle-disable-line c';
    const read = readSuppressions(await openText('agent', text, true));
    expect(read.map(({ rules }) => rules[0]?.id)).toEqual(['a', 'c']);
  });

  it('are read up to a limit', async () => {
    const text = '<!-- housestyle-disable-line -->\n'.repeat(5_000);
    expect(readSuppressions(await openText('agent', text, true))).toHaveLength(2_000);
  });

  it('end at the next comment that enables one of their rules', async () => {
    const pair = '<!-- housestyle-disable a, b -->\n<!-- housestyle-enable b -->\n<!-- housestyle-enable -->\n';
    const read = readSuppressions(await openText('agent', pair.repeat(500), true));
    expect(read.map(({ lines }) => lines)).toEqual(
      Array.from({ length: 500 }, (_, index) => ({ first: index * 3 + 1, last: index * 3 + 2 })),
    );
  });
});

describe('baselines', () => {
  const PATH = '.github/housestyle-baseline.json';
  const known = (count: number): string =>
    writeBaseline(
      Array.from({ length: count }, (_, index) => {
        const start = { line: 1, column: 1 };
        return { rule: 'file-empty', severity: 'warning', path: `${index}.md`, start, end: start, message: 'a' };
      }),
    );

  it('may be larger than texts that people write', async () => {
    const files = { [PATH]: known(13_000) };
    const workspace = memoryWorkspace(files);
    expect(files[PATH].length).toBeGreaterThan(MAX_CHECKED_BYTES);
    expect((await readTerms(OPTIONS, workspace)).baseline?.entries).toHaveLength(13_000);
  });

  it('share one text among all fixes that remove an entry', async () => {
    const workspace = memoryWorkspace({ [PATH]: known(2_000) });
    const found = await validate(workspace, await readTerms(OPTIONS, workspace));
    const texts = new Set(found.map(({ fix }) => (fix?.kind === 'rewrite' ? fix.text : undefined)));
    expect([found.length, texts.size]).toEqual([2_000, 1]);
  });

  it('are fixed once', async () => {
    const workspace = memoryWorkspace({ [PATH]: known(3) });
    const { fixed, validation } = await planFixes(
      { repository: workspace },
      OPTIONS,
      await readTerms(OPTIONS, workspace),
    );
    expect([fixed.length, validation.diagnostics]).toEqual([3, []]);
  });
});

describe('configurations', () => {
  it.each([
    ['overrides', { overrides: Array.from({ length: 501 }, () => ({ paths: ['a'], rules: {} })) }],
    ['globs of an override', { overrides: [{ paths: Array.from({ length: 101 }, () => 'a'), rules: {} }] }],
  ])('have a limited number of %s', (_name, { overrides }) => {
    const rules = { values: { overrides }, findPlace: () => undefined };
    return expect(readTerms({ ...OPTIONS, rules }, memoryWorkspace({}))).rejects.toThrow('at most');
  });
});

describe('fixes', () => {
  it('may be many in one text', () => {
    const start = { line: 1, column: 1 };
    const all = Array.from({ length: 5_000 }, (_, index): Diagnostic => {
      const edits = [{ start: index * 2, end: index * 2 + 1, text: 'b' }];
      return { rule: 'a', severity: 'info', path: 'x', start, end: start, message: '', fix: { kind: 'edits', edits } };
    });
    const { text, applied } = applyEdits('aa'.repeat(5_000), all.toReversed());
    expect([text === 'ba'.repeat(5_000), applied.length]).toEqual([true, 5_000]);
  });
});
