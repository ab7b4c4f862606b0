import { describe, expect, it } from 'vitest';
import { checkChange } from '../check-change.ts';
import { compileText, findInChange } from '../run-statement.ts';

/** A rule below a heading that says how names are to be. */
function named(rule: string): string {
  return `## Naming conventions\n\n- ${rule}\n`;
}

describe('names of files by a template', () => {
  it.each<readonly [rule: string, files: readonly string[], found: readonly string[]]>([
    [
      named('Services: `{entity}.service.ts`'),
      [
        'A src/UserService.ts',
        'A src/user.service.ts',
        'A src/service.ts',
        'A src/UserService.test.ts',
        'M src/CartService.ts',
      ],
      ['UserService.ts'],
    ],
    [
      named('Adapters: `noun-adapter.ts` (e.g., `file-state-adapter.ts`)'),
      ['A a/FileAdapter.ts', 'A a/file-adapter.ts', 'A a/file-adapter.tsx', 'A a/adapter-of-files.ts'],
      ['FileAdapter.ts'],
    ],
    [
      named('Prompts: `tsh-<action>.prompt.md`'),
      ['A .github/prompts/review.prompt.md', 'A .github/prompts/tsh-review.prompt.md', 'A docs/prompt.md'],
      ['review.prompt.md'],
    ],
    [
      'Agent files must be named `gsd-*.md`.',
      ['A agents/plan.md', 'A agents/gsd-plan.md', 'A agents/README.md'],
      ['plan.md'],
    ],
    [
      named('Test files: `kebab-case.test.ts`'),
      ['A src/userCard.test.ts', 'A src/user-card.test.tsx'],
      ['userCard.test.ts'],
    ],
    [
      named('Test files: `*.test.ts` or `*.spec.ts`'),
      ['A src/a_test.ts', 'A src/a.spec.ts', 'A src/a.test.tsx'],
      ['a_test.ts'],
    ],
    [
      named('Research outputs: `.research/[topic-slug]-[YYYY-MM-DD].md`'),
      ['A .research/cars.md', 'A .research/cars-2026-01-31.md', 'A docs/cars.md', 'A .research/README.md'],
      ['cars.md'],
    ],
    [
      'New test files must follow the pattern `tests/gtest/test_FileName_FunctionName.cpp`.',
      ['A tests/gtest/test_log.cpp', 'A tests/gtest/test_fimsMath_exp.cpp', 'A tests/gtest/helper.cpp'],
      ['test_log.cpp'],
    ],
    [
      '## Naming\n\n| Artifact Type | Pattern | Example |\n|---|---|---|\n| Plan | `NNN-feature-plan.md` | `001-login-plan.md` |',
      ['A docs/login-plan.md', 'A docs/001-login-plan.md', 'A docs/plan.md'],
      ['login-plan.md'],
    ],
    [
      named('ADR: `ADR-NNN-kebab-title.md`'),
      ['A docs/adr-7-Databases.md', 'A docs/ADR-007-databases.md', 'A docs/address.md'],
      ['adr-7-Databases.md'],
    ],
  ])('%s', async (rule, files, found) => {
    expect(await checkChange(rule, files)).toEqual(
      found.map((name) => expect.stringContaining(`the file name \`${name}\``) as string),
    );
  });

  it.each<readonly [rule: string, files: readonly string[], found: readonly string[]]>([
    [
      'Use kebab-case for all plugin names, command files, and skill directories.',
      [
        'A skills/doWork/SKILL.md',
        'A skills/do-work/SKILL.md',
        'A commands/DoIt.md',
        'A plugins/myPlugin/.claude-plugin/plugin.json',
      ],
      ['doWork', 'DoIt', 'myPlugin'],
    ],
    ['Skill names must be kebab-case.', ['A skills/do_work/SKILL.md', 'A SKILL.md'], ['do_work']],
    ['Agents: kebab-case', ['A .claude/agents/CodeReviewer.md', 'A src/agents/Agent.ts'], ['CodeReviewer']],
  ])('%s', async (rule, files, found) => {
    expect(await checkChange(rule, files)).toEqual(
      found.map((name) => expect.stringContaining(`The name \`${name}\``) as string),
    );
  });

  it.each([
    // A list of folders tells what is where.
    'Services: `src/services/*.service.ts`',
    '## Structure\n\n- Services: `{entity}.service.ts`',
    named('Event ID: `draft/<resource>.<verb>.email.batch`'),
    named('SwarmSDK: `test/swarm_sdk/**/*_test.rb`'),
    named('Services: `UserService.ts`'),
    named('Routes: `create{Entity}Routes()` functions'),
    named('Scripts: `*.sh`'),
    named('Services: `*Impl`'),
    named('Functions: `get{Name}`'),
    'Use kebab-case for branches and skill names of the API.',
    'Use kebab-case for skill names, except for old ones.',
  ])('no check: %s', (rule) => {
    expect(compileText(rule, 'naming').map(({ finder }) => finder.words)).toEqual([]);
  });
});

describe('names of classes by their role', () => {
  const CONTROLLERS = named('Controllers: `*Controller` (e.g., `OrderController`)');

  it.each<readonly [name: string, rule: string, path: string, head: string, found: readonly string[]]>([
    ['an attribute', CONTROLLERS, 'A.java', '@RestController\npublic class OrderApi {}\n', ['2 `OrderApi`']],
    ['the right name', CONTROLLERS, 'A.java', '@RestController\npublic class OrderController {}\n', []],
    ['another role', CONTROLLERS, 'A.java', '@Service\npublic class OrderApi {}\n', []],
    [
      'a base',
      named('Commands: `[Action][Entity]Command`'),
      'A.cs',
      'public class CreateOrder : ICommand<int> {}\n',
      ['1 `CreateOrder`'],
    ],
    [
      'an abstract class',
      named('Commands: `[Action][Entity]Command`'),
      'A.cs',
      'public abstract class Base : ICommand {}\n',
      [],
    ],
    ['a test', CONTROLLERS, 'src/test/java/A.java', '@RestController\npublic class Fake {}\n', []],
    [
      'a short form',
      named('Specification: `[Entity][Filter]Spec`'),
      'A.cs',
      'public class Active : Specification<A> {}\n',
      ['1 `Active`'],
    ],
    ['a name in a text', CONTROLLERS, 'A.java', 'class B { String a = "@RestController class OrderApi {}"; }\n', []],
  ])('%s', async (_name, rule, path, head, found) => {
    expect(await findInChange(compileText(rule, 'naming'), { path, head })).toEqual(found);
  });
});
