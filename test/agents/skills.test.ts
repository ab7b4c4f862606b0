import { describe, expect, it } from 'vitest';
import { readChangeWords } from '../../src/agents/route/change-words.ts';
import { offerSkills } from '../../src/agents/skills.ts';
import { readGivenDiff } from '../../src/changes/diff/read-diff.ts';
import { discoverCustomizations } from '../../src/customizations/discover.ts';
import { customizationReader } from '../../src/customizations/read-customization.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';

type Files = Readonly<Record<string, string>>;

function skill(name: string, description: string, more = ''): Files {
  return { [`.github/skills/${name}/SKILL.md`]: `---\nname: ${name}\ndescription: ${description}\n${more}---\nText\n` };
}

function diffOf(path: string, line: string): string {
  return `--- a/${path}\n+++ b/${path}\n@@ -1 +1,2 @@\n a\n+${line}\n`;
}

async function offer(files: Files, message: string, diff = diffOf('x.txt', 'nothing')) {
  const sources = { repository: memoryWorkspace(files), extent: 'all' as const };
  const customizations = await discoverCustomizations(sources);
  const words = readChangeWords(message, readGivenDiff(diff).files);
  return offerSkills(customizations, words, customizationReader(sources));
}

const SKILLS = {
  ...skill('api-versions', 'How to keep the HTTP API compatible'),
  ...skill('database-migrations', 'How to write a migration of the Postgres schema'),
  ...skill('releases', 'How to tag and publish a release'),
  ...skill('translations', '翻译文件的处理方法'),
};

describe('the skills of a team', () => {
  it.each([
    ['the message', 'Please look at the migrations', undefined, 'database-migrations'],
    ['a path', '', diffOf('services/http/routes.ts', 'x'), 'api-versions'],
    ['an added line', '', diffOf('x.ts', "import { publishRelease } from './y'"), 'releases'],
    ['a text without blanks', '检查翻译', undefined, 'translations'],
  ])('begin with those that match %s', async (_name, message, diff, first) => {
    const { skills, list } = await offer(SKILLS, message, diff);
    expect([skills[0]?.name, list.described[0]?.name, skills.length]).toEqual([first, first, 4]);
    expect(skills.slice(1).every(({ score }) => score < (skills[0]?.score ?? 0))).toBe(true);
  });

  it('keep their order if nothing matches', async () => {
    const { skills } = await offer(SKILLS, '');
    expect(skills.map(({ name, score, level }) => [name, score, level])).toEqual([
      ['api-versions', 0, 'repository'],
      ['database-migrations', 0, 'repository'],
      ['releases', 0, 'repository'],
      ['translations', 0, 'repository'],
    ]);
  });

  it.each<[string, Files, string, string | undefined, readonly string[]]>([
    ['the message names their subject', SKILLS, 'Look at the migrations', undefined, ['database-migrations']],
    ['a path does', SKILLS, '', diffOf('services/http/routes.ts', 'x'), ['api-versions']],
    ['the code has two of their words', SKILLS, '', diffOf('x.ts', 'tag(); publish();'), ['releases']],
    ['they are about reviews', skill('our-reviews', 'How we review'), '', undefined, ['our-reviews']],
    ['never, if the code has one of their words', SKILLS, '', diffOf('x.ts', 'publish();'), []],
    ['never, if nothing matches', SKILLS, '', undefined, []],
  ])('are listed if %s', async (_name, files, message, diff, listed) => {
    const { skills, list, leftOut } = await offer(files, message, diff);
    expect([list.described.map(({ name }) => name), leftOut.map(({ reason }) => reason)]).toEqual([
      listed,
      Array(skills.length - listed.length).fill('its name and description have no words of the change'),
    ]);
  });

  it('are not offered if they are for people only or have no description', async () => {
    const files = {
      ...SKILLS,
      ...skill('deploy', 'How to deploy', 'disable-model-invocation: true\n'),
      '.github/skills/mute/SKILL.md': 'Text',
    };
    const { skills, leftOut } = await offer(files, 'deploy');
    expect(skills.map(({ name }) => name)).not.toContain('deploy');
    expect(leftOut.map(({ source }) => source).slice(0, 2)).toEqual([
      '.github/skills/deploy/SKILL.md',
      '.github/skills/mute/SKILL.md',
    ]);
  });

  it('that match are described first if there is no room for all', async () => {
    const many = Object.assign(
      {},
      ...Array.from({ length: 60 }, (_, index) =>
        skill(`no-${String(index).padStart(2, '0')}`, `Move ${'x'.repeat(900)}`),
      ),
      skill('zz-migrations', 'How to move migrations'),
    );
    const { list, leftOut, skills } = await offer(many, 'move migrations');
    expect([list.described[0]?.name, list.named.length > 0, skills.length]).toEqual(['zz-migrations', true, 61]);
    expect(leftOut.length).toBe(list.beyond.length);
  });
});
