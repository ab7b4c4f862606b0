import { describe, expect, it } from 'vitest';
import { readTerms } from '../../../src/commands/open/validation-terms.ts';
import { usageError, interruptedError } from '../../../src/errors.ts';
import { GithubError } from '../../../src/github/api/github-error.ts';
import { readOptions } from '../../../src/options/read-options.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';
import { reviewScene, type ReviewScene } from '../stage-review.ts';

const GOOD = '---\ndescription: Works. Use it for work.\n---\n\nWork.\n';
const BAD = GOOD.replace('---\n\n', 'argumnt-hint: x\n---\n\n');
const A = '.github/agents/a.agent.md';
const B = '.github/agents/b.agent.md';
const SKILL = '---\nname: ship\ndescription: Ships. Use it to ship.\n---\n\nRead [the steps](steps.md).\n';

const DEFAULTS = () => readTerms(readOptions([]), memoryWorkspace({}));

async function validated(scene: ReviewScene) {
  const { result } = await reviewScene({ isOffline: true, validation: DEFAULTS, ...scene });
  const { findings, notes, validated: files } = result;
  return {
    files,
    notes: notes.map(({ message }) => message),
    found: findings.map(({ path, rule }) => `${path} ${rule}`),
  };
}

describe('the customization files of a change are validated', () => {
  it.each<[string, ReviewScene]>([
    ['a new agent', { head: { [A]: GOOD } }],
    ['a removed agent', { base: { [A]: GOOD }, head: { [A]: null } }],
    ['settings', { head: { '.vscode/settings.json': '{}' } }],
    ['servers', { head: { '.mcp.json': '{"mcpServers": {}}' } }],
    [
      'a file that a skill brings along',
      {
        base: { '.github/skills/ship/SKILL.md': SKILL, '.github/skills/ship/steps.md': 'Go.\n' },
        head: { '.github/skills/ship/steps.md': 'Go on.\n' },
      },
    ],
    [
      'a file that instructions import',
      {
        base: { 'CLAUDE.md': 'See @docs/a.md\n', 'docs/a.md': '- Be kind.\n' },
        head: { 'docs/a.md': '- Be kinder.\n' },
      },
    ],
  ])('if it touches %s', async (_name, scene) => {
    expect((await validated(scene)).files).toBeGreaterThanOrEqual(0);
  });

  it('not if it touches code only', async () => {
    expect(await validated({ base: { [A]: BAD }, head: { 'src/a.js': 'let a;\n' } })).toEqual({
      files: undefined,
      notes: [],
      found: [],
    });
  });
});

describe('a finding is reported', () => {
  it.each<[string, ReviewScene, readonly string[]]>([
    ['that the change adds', { head: { [A]: BAD } }, [`${A} frontmatter-key-typo`]],
    [
      'that it moves to another file',
      { base: { [A]: BAD }, head: { [A]: null, [B]: BAD } },
      [`${B} frontmatter-key-typo`],
    ],
  ])('%s', async (_name, scene, found) => {
    expect((await validated(scene)).found).toEqual(found);
  });

  it.each<[string, ReviewScene]>([
    ['that stands in a file that it does not touch', { base: { [A]: BAD }, head: { [B]: GOOD } }],
    ['that was in a touched file before', { base: { [A]: BAD }, head: { [A]: `${BAD}More.\n` } }],
    ['that could only be better', { head: { 'AGENTS.md': `${'Be kind and careful. '.repeat(4000)}\n` } }],
  ])('but not one %s', async (_name, scene) => {
    expect((await validated(scene)).found).toEqual([]);
  });
});

describe('the review goes on', () => {
  it.each([
    ['GitHub fails', () => new GithubError(403, 'rate limit', undefined, undefined)],
    ['the baseline cannot be read', () => usageError('baseline-unreadable', 'The baseline is not JSON')],
  ])('and says so if %s', async (_name, fail) => {
    const { notes, files } = await validated({ head: { [A]: BAD }, validation: () => Promise.reject(fail()) });
    expect([files, notes]).toEqual([undefined, [expect.stringContaining('were not validated')]]);
  });

  it('and says what to do', async () => {
    const fail = (): Promise<never> => Promise.reject(usageError('a', 'The baseline is not JSON', 'Write it again.'));
    const { notes } = await validated({ head: { [A]: BAD }, validation: fail });
    expect(notes).toEqual([expect.stringMatching(/: The baseline is not JSON\. Write it again\.$/)]);
  });

  it.each([
    ['somebody stops the run', () => interruptedError(), 'The run was stopped'],
    ['the validator itself fails', () => new TypeError('a mistake of ours'), 'a mistake of ours'],
  ])('but not if %s', async (_name, fail, message) => {
    await expect(validated({ head: { [A]: BAD }, validation: () => Promise.reject(fail()) })).rejects.toThrow(message);
  });
});
