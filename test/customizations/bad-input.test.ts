import { describe, expect, it } from 'vitest';
import { discoverCustomizations } from '../../src/customizations/discover.ts';
import { memoryWorkspace, type MemoryFile } from '../../src/workspace/memory.ts';

const FOLDER = '.github/instructions';

/** Ten lists, each with ten references to the one before. They would expand to a hundred million entries. */
const BOMB = [
  'a0: &a0 [x, x, x, x, x, x, x, x, x, x]',
  ...Array.from({ length: 8 }, (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level}, `.repeat(9)}*a${level}]`),
].join('\n');

const LFS_POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'4d'.repeat(32)}\nsize 12345\n`;

/** The result of one odd file among good ones: the texts that were read, the files left out, the problems. */
async function discoverWith(odd: Readonly<Record<string, MemoryFile>>) {
  const { found, leftOut, problems } = await discoverCustomizations({
    repository: memoryWorkspace({
      '.github/copilot-instructions.md': 'R',
      [`${FOLDER}/a.instructions.md`]: '---\napplyTo: "**"\n---\nA',
      ...odd,
      [`${FOLDER}/z.instructions.md`]: '---\napplyTo: "**"\n---\nZ',
      'AGENTS.md': 'agents',
      '.github/agents/good.agent.md': '---\ndescription: d\n---\nBe good.',
    }),
    extent: 'all',
  });
  return {
    texts: found.map((one) => ('content' in one ? one.content.text : one.path)),
    leftOut: leftOut.map(({ source }) => source),
    rules: problems.map(({ path, rule }) => `${path} ${rule}`),
  };
}

const GOOD = ['R', 'A', 'Z', 'agents', '.github/agents/good.agent.md'];
const ODD = `${FOLDER}/m.instructions.md`;

describe('one odd file hides no other', () => {
  it.each<[string, MemoryFile, string | undefined]>([
    ['invalid UTF-8', Uint8Array.of(0x61, 0xff, 0xfe), 'file-invalid-utf8'],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x61, 0x00), 'file-utf16'],
    ['more than 1 MB', 'x'.repeat(1024 * 1024 + 1), 'file-too-large'],
    ['an empty file', '', undefined],
    ['only white space', ' \r\n\t\n', undefined],
    ['a link out of the repository', { symlink: '../../../../etc/passwd' }, 'file-symlink-escapes'],
    ['an absolute link', { symlink: '/etc/passwd' }, 'file-symlink-escapes'],
    ['a submodule', { submodule: true }, 'file-unreadable'],
    ['a pointer of Git LFS', LFS_POINTER, 'file-unreadable'],
    ['frontmatter in JavaScript', '---js\nthrow new Error("run")\n---\nText', 'frontmatter-language-marker'],
    ['frontmatter without an end', '---\napplyTo: "**"\n', 'frontmatter-unclosed'],
    ['a list for `applyTo`', '---\napplyTo: ["**"]\n---\nText', 'instructions-apply-to-type'],
  ])('%s', async (_name, odd, rule) => {
    expect(await discoverWith({ [ODD]: odd })).toEqual({
      texts: GOOD,
      leftOut: [ODD],
      rules: rule === undefined ? [] : [`${ODD} ${rule}`],
    });
  });

  it('a text that speaks of pointers of Git LFS is read', async () => {
    const text = `---\napplyTo: "**"\n---\nM\n\n${LFS_POINTER}`;
    expect((await discoverWith({ [ODD]: text })).leftOut).toEqual([]);
  });

  it('a YAML bomb is not expanded: its aliases are read as text, as Copilot reads them', async () => {
    const { texts, leftOut, rules } = await discoverWith({ [ODD]: `---\n${BOMB}\napplyTo: "**"\n---\nM` });
    expect([texts.includes('M'), leftOut, new Set(rules)]).toEqual([
      true,
      [],
      new Set([`${ODD} frontmatter-yaml-dialect`]),
    ]);
  });

  it.each<[string, string]>([
    ['a byte order mark', '\uFEFF---\napplyTo: "**"\n---\nM'],
    ['CRLF', '---\r\napplyTo: "**"\r\n---\r\nM\r\n'],
    ['both', '\uFEFF---\r\napplyTo: "**"\r\n---\r\nM\r\n'],
  ])('%s is ignored when the file is read', async (_name, text) => {
    const [repository, a, ...rest] = GOOD;
    expect(await discoverWith({ [ODD]: text })).toEqual({
      texts: [repository, a, 'M', ...rest],
      leftOut: [],
      rules: [],
    });
  });

  it.each([
    ['a folder with the name of an instruction file', `${ODD}/readme.txt`],
    ['a folder with the name of the repository instructions', 'docs/copilot-instructions.md/x'],
    ['a folder with the name of a skill', '.github/skills/s/SKILL.md/x'],
  ])('%s is a folder', async (_name, path) => {
    expect(await discoverWith({ [path]: 'x' })).toEqual({ texts: GOOD, leftOut: [], rules: [] });
  });

  it.each<[string, Readonly<Record<string, MemoryFile>>, readonly string[]]>([
    ['settings that are not JSON', { '.vscode/settings.json': '{{{' }, ['.vscode/settings.json']],
    ['settings in another encoding', { '.vscode/settings.json': Uint8Array.of(0xff) }, ['.vscode/settings.json']],
    ['a workspace file that is not valid', { 'a.code-workspace': '[]' }, ['a.code-workspace']],
    ['a manifest that is not valid', { 'package.json': '{', '.vscodeignore': '' }, []],
    ['hooks that are not JSON', { '.github/hooks/a.json': '{' }, ['.github/hooks/a.json']],
  ])('%s', async (_name, odd, named) => {
    const { texts, rules } = await discoverWith(odd);
    expect(texts).toEqual(expect.arrayContaining(GOOD));
    expect(rules.length > 0).toBe(named.length > 0);
    expect(rules.every((rule) => named.some((path) => rule.startsWith(path)))).toBe(true);
  });
});
