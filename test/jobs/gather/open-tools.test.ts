import { describe, expect, it } from 'vitest';
import { call, callsTools } from '../../agents/scripted-model.ts';
import { NOTHING, reviewScene, type ReviewScene } from '../stage-review.ts';

const HEAD = { 'src/a.ts': 'let x = 1;\n' };

/** The result that the model gets when it calls a tool in its first turn. */
async function toldOf(name: string, given: unknown, scene: Partial<ReviewScene> = {}): Promise<string> {
  const { asked } = await reviewScene({
    head: HEAD,
    maxTurns: 3,
    models: { housestyle: [callsTools(call(name, given)), NOTHING] },
    ...scene,
  });
  return asked.get('housestyle')?.[1]?.messages.at(-1)?.content ?? '';
}

describe('a model can look up', () => {
  it.each<[string, string, unknown, Partial<ReviewScene>, string]>([
    ['a file of the head', 'read_file', { filePath: 'src/a.ts' }, {}, 'let x = 1;'],
    [
      'a file that did not change',
      'read_file',
      { filePath: 'b.ts' },
      { base: { 'b.ts': 'let y = 2;\n' } },
      'let y = 2;',
    ],
    ['the list of changed files', 'get_changed_files', {}, {}, 'src/a.ts'],
    [
      'a skill',
      'read_skill',
      { name: 'sql' },
      { base: { '.github/skills/sql/SKILL.md': '---\nname: sql\ndescription: Queries\n---\nWrite joins.' } },
      'Write joins.',
    ],
    [
      'the results of other tools',
      'get_errors',
      {},
      {
        reports: [
          {
            path: 'eslint.json',
            bytes: new TextEncoder().encode(
              JSON.stringify([
                {
                  filePath: 'src/a.ts',
                  messages: [{ ruleId: 'prefer-const', severity: 2, message: 'Use const', line: 1, column: 5 }],
                },
              ]),
            ),
          },
        ],
      },
      'Use const',
    ],
  ])('%s', async (_name, tool, given, scene, expected) => {
    expect(await toldOf(tool, given, scene)).toContain(expected);
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['.copilotignore', { '.copilotignore': 'private/**\n' }],
    ['a .copilotignore of a folder in which nothing changed', { 'private/.copilotignore': '*\n' }],
  ])('no file excluded by %s', async (_name, rules) => {
    const base = { ...rules, 'private/plan.md': 'SECRET PLAN' };
    const told = await Promise.all([
      toldOf('read_file', { filePath: 'private/plan.md' }, { base }),
      toldOf('grep_search', { query: 'SECRET', isRegexp: false }, { base }),
    ]);
    expect(told.map((text) => [text.length > 0, text.includes('SECRET PLAN')])).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  it('no file excluded by a rule that the change removes', async () => {
    const base = { '.copilotignore': 'private/**\n', 'private/plan.md': 'SECRET PLAN' };
    const told = await toldOf(
      'read_file',
      { filePath: 'private/plan.md' },
      { base, head: { ...HEAD, '.copilotignore': null } },
    );
    expect(told).not.toContain('SECRET PLAN');
  });
});

it('a note names the results of other tools that cannot be looked up', async () => {
  const reports = [{ path: 'broken.sarif', bytes: new TextEncoder().encode('{"version": ') }];
  const { result } = await reviewScene({ head: HEAD, reports, maxTurns: 3 });
  expect(result.leftOut.map(({ source }) => source)).toContainEqual(expect.stringMatching(/^broken\.sarif/));
});
