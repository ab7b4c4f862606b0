import { expect, it } from 'vitest';
import { isBroughtAlongAsSkill } from '../../../src/customizations/places/set-aside.ts';

it.each([
  ['a skill of a skill about skills', 'plugins/dev/skills/plugin-dev/references/topics/commands/SKILL.md', true],
  ['a sample that a skill reads', 'engineering/skills/skill-tester/assets/sample-skill/SKILL.md', true],
  ['an example of a whole plugin', '.claude/skills/plugins/examples/greeter/skills/greet/SKILL.md', true],
  ['a page about skills', '.claude/skills/plugin-dev/references/skill.md', true],
  ['a skill', '.claude/skills/references/SKILL.md', false],
  ['a skill in a group', '.claude/skills/meta/skill-creator/SKILL.md', false],
  ['a skill in a group of examples', 'skills/examples/greeter/SKILL.md', false],
  ['a skill whose group is named like a folder of a skill', 'skills/media/assets/SKILL.md', false],
  ['a file of a skill', '.claude/skills/pdf/references/forms/README.md', false],
])('%s is brought along: %s', (_name, path, isBroughtAlong) => {
  expect(isBroughtAlongAsSkill(path)).toBe(isBroughtAlong);
});
