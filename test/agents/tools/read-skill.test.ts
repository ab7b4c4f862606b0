import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChangeWords } from '../../../src/agents/route/change-words.ts';
import { skillFiles } from '../../../src/agents/skill-files.ts';
import { offerSkills } from '../../../src/agents/skills.ts';
import { readSkillTool } from '../../../src/agents/tools/read-skill.ts';
import { discoverCustomizations } from '../../../src/customizations/discover.ts';
import { customizationReader } from '../../../src/customizations/read-customization.ts';
import { memoryWorkspace, type MemoryFile } from '../../../src/workspace/memory.ts';

const FOLDER = '.github/skills/migrations';
const FILES: Readonly<Record<string, MemoryFile>> = {
  [`${FOLDER}/SKILL.md`]: '---\nname: migrations\ndescription: How to migrate\n---\n\nBe careful.\n',
  [`${FOLDER}/references/schema.md`]: 'Tables\n',
  [`${FOLDER}/scripts/run.sh`]: '#!/bin/sh\nrm -rf /\n',
  [`${FOLDER}/.env`]: 'KEY=1',
  [`${FOLDER}/data.bin`]: new Uint8Array([1, 0, 2]),
  [`${FOLDER}/latin.txt`]: new Uint8Array([0xfc, 0x20]),
  [`${FOLDER}/link.md`]: { symlink: '../../../secret.md' },
  [`${FOLDER}/long.txt`]: Array.from({ length: 1_500 }, (_, index) => `line ${index + 1}`).join('\n'),
  [`${FOLDER}/hidden.md`]: 'Hidden',
  'secret.md': 'Secret',
};

async function ask(given: Readonly<Record<string, unknown>>, files = FILES): Promise<string> {
  const sources = { repository: memoryWorkspace(files), extent: 'all' as const };
  const customizations = await discoverCustomizations(sources);
  const read = customizationReader(sources);
  const { skills } = await offerSkills(customizations, readChangeWords('', []), read);
  const mayShow = (path: string) => Promise.resolve(path.endsWith('hidden.md') ? 'it is hidden' : undefined);
  const tool = readSkillTool({ skills, read, listFiles: skillFiles(sources), mayShow });
  const outcome = await tool.run(given, new AbortController().signal);
  return outcome.kind === 'text' ? outcome.text : `refused: ${'reason' in outcome ? outcome.reason : ''}`;
}

describe('read_skill', () => {
  it.each(['migrations', 'Migrations', `${FOLDER}/SKILL.md`, FOLDER])(
    'gives the text without its head, and the names of its files: %s',
    async (name) => {
      expect(await ask({ name })).toBe(
        `Skill migrations
Be careful.

Extra files of this skill:
.env
data.bin
hidden.md
latin.txt
long.txt
references/schema.md
scripts/run.sh`.replace('".env"', '.env'),
      );
    },
  );

  it.each([
    ['references/schema.md', 'File references/schema.md\nTables'],
    ['./references//schema.md', 'File references/schema.md\nTables'],
    [`${FOLDER}/references/schema.md`, 'File references/schema.md\nTables'],
    ['scripts/run.sh', 'File scripts/run.sh\n#!/bin/sh\nrm -rf /'],
  ])('gives an extra file as text: %s', async (file, text) => {
    expect(await ask({ name: 'migrations', file })).toBe(text);
  });

  it.each([
    ['../../../secret.md', /^refused: That file does not belong to the skill/],
    ['/secret.md', /has no file secret\.md/],
    ['link.md', /has no file link\.md/],
    ['none.md', /has no file none\.md\.\n\nExtra files of this skill:\n/],
    ['.env', /^refused: By its name that file holds/],
    ['hidden.md', /^refused: The content exclusion of this repository keeps that file from models: it is hidden\.$/],
    ['data.bin', /^refused: That file is binary\.$/],
    ['latin.txt', /^refused: That file cannot be read: .* is not UTF-8/],
  ])('refuses what is not a readable file of the skill: %s', async (file, reason) => {
    expect(await ask({ name: 'migrations', file })).toMatch(reason);
  });

  it('continues after an earlier call', async () => {
    const first = (await ask({ name: 'migrations', file: 'long.txt' })).split('\n');
    expect([first.length, first.at(-1)]).toEqual([1_002, '500 more lines follow: call again with offset 1000']);
    const rest = (await ask({ name: 'migrations', file: 'long.txt', offset: 1_000 })).split('\n');
    expect([rest[1], rest.at(-1)]).toEqual(['line 1001', 'line 1500']);
  });

  it.each([
    ['a hundred extra files without a count of others', 100, 'f99.md'],
    ['a hundred extra files and the number of the others', 101, 'and 1 more'],
  ])('lists %s', async (_name, count, end) => {
    const names = Array.from({ length: count }, (_, index) => `${FOLDER}/f${String(index).padStart(2, '0')}.md`);
    const files = { [`${FOLDER}/SKILL.md`]: FILES[`${FOLDER}/SKILL.md`] ?? '' };
    const said = await ask(
      { name: 'migrations' },
      { ...files, ...Object.fromEntries(names.map((name) => [name, ''])) },
    );
    expect(said.split('\n').at(-1)).toBe(end);
  });

  it('lists the existing skills', async () => {
    expect(await ask({ name: 'migration' })).toBe('refused: No skill has that name. There are: migrations.');
    expect(await ask({ name: 'x' }, {})).toBe('refused: No skill has that name. There are none.');
  });

  it('reads nothing outside the folder, for any path', async () => {
    const part = fc.constantFrom('..', '.', '', 'references', 'schema.md', 'secret.md', 'link.md', FOLDER, '\\', '\0');
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
        expect(await ask({ name: 'migrations', file: parts.join('/') })).not.toContain('Secret');
      }),
    );
  });
});
