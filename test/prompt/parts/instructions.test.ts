import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WorkspaceFolder } from '../../../src/customizations/types.ts';
import type { ApplicableInstruction } from '../../../src/guidelines/instructions-for.ts';
import { agentPiece } from '../../../src/prompt/parts/agent.ts';
import { indexPieces, readableSkillPieces } from '../../../src/prompt/parts/customizations-index.ts';
import { instructionPieces } from '../../../src/prompt/parts/instructions.ts';
import { sourceText } from '../../../src/text/source-text.ts';

function file(text: string, more: Partial<ApplicableInstruction> = {}, head = ''): ApplicableInstruction {
  const { path = 'rules.md' } = more;
  return {
    path,
    kind: 'repository-instructions',
    level: 'repository',
    folder: '',
    content: {
      text,
      path,
      origin: { kind: 'file', source: sourceText(path, `${head}${text}\n`), offset: head.length },
    },
    filePatterns: ['*'],
    appliesTo: new Map(),
    ...more,
  };
}

function setting(text: string, more: Partial<ApplicableInstruction> = {}): ApplicableInstruction {
  const path = '.vscode/settings.json';
  return {
    ...file(text, { path }),
    kind: 'setting-instructions',
    entry: 'text',
    content: { text, path, origin: { kind: 'setting', position: { line: 1, column: 1 } } },
    ...more,
  };
}

const ROOT: readonly WorkspaceFolder[] = [{ path: '', name: 'w' }];
const FOLDERS: readonly WorkspaceFolder[] = [
  { path: 'a', name: 'A "one"' },
  { path: 'b', name: 'B' },
];

function textsOf(instructions: readonly ApplicableInstruction[], folders = ROOT): readonly string[] {
  return instructionPieces(instructions, 'code-generation', folders).children.map(({ text }) => text);
}

describe('instructions in the prompt', () => {
  it('are drawn as Copilot draws them: files whole, entries of settings as they are', () => {
    expect(
      textsOf([
        file('Use tabs.', { path: 'a.md' }, '---\napplyTo: "**"\n---\n'),
        setting('Be kind.'),
        setting('No `any`.', { language: 'typescript' }),
        file('From a file', { entry: 'file', kind: 'setting-instructions' }),
      ]),
    ).toEqual([
      '<attachment filePath="a.md">\n---\napplyTo: "**"\n---\nUse tabs.\n</attachment>\n',
      'Be kind.\n',
      'For typescript code: No `any`.\n',
      'From a file\n',
    ]);
  });

  it('name their workspace folder where there are several, and only then is said what that means', () => {
    const inFolder = [
      file('T', { folder: 'a' }),
      setting('T', { folder: 'b' }),
      setting('T', { folder: 'b', language: 'go' }),
      file('T'),
    ];
    expect(textsOf(inFolder, FOLDERS)).toEqual([
      '<attachment filePath="rules.md" workspaceFolder="A \\"one\\"">\nT\n</attachment>\n',
      'For files in "b": T\n',
      'For go code in "b": T\n',
      '<attachment filePath="rules.md">\nT\n</attachment>\n',
    ]);
    const opening = (folders: readonly WorkspaceFolder[]) =>
      instructionPieces(inFolder, 'code-generation', folders).open;
    expect([ROOT, FOLDERS].map((folders) => opening(folders).includes('workspace folders'))).toEqual([false, true]);
  });

  it.each([
    ['code-generation', /^The team[^\n]* in the code [^\n]*prevail\.\n<instructions>\n$/, '</instructions>\n'],
    ['test-generation', /^The team[^\n]* in the tests [^\n]*prevail\.\n<instructions>\n$/, '</instructions>\n'],
    [
      'commit-message',
      /^<custom-instructions>\nThe team[^\n]*commit message\.[^\n]*prevail\.\n<instructions>\n$/,
      '</instructions>\n</custom-instructions>\n',
    ],
    [
      'pull-request-description',
      /^<custom-instructions>\nThe team[^\n]*pull request\.[^\n]*prevail\.\n<instructions>\n$/,
      '</instructions>\n</custom-instructions>\n',
    ],
  ] as const)('for %s stand in its tags, below a note that the rules prevail', (purpose, open, close) => {
    const group = instructionPieces([setting('T')], purpose, ROOT);
    expect([group.open, group.close]).toEqual([expect.stringMatching(open), close]);
  });

  it('outlive what is less specific', () => {
    const given = [
      file('always'),
      file('paths', { kind: 'path-instructions', filePatterns: ['*.ts'] }),
      setting('set'),
    ];
    const { children } = instructionPieces(given, 'code-generation', ROOT);
    expect(children.map(({ priority }) => priority)).toEqual([910, 920, 900]);
  });

  it('have ids of their own also where one file gives several texts', () => {
    const { children } = instructionPieces([setting('A'), setting('B'), file('C')], 'code-generation', ROOT);
    expect(children.map(({ id }) => id)).toEqual([
      'instructions/.vscode/settings.json',
      'instructions/.vscode/settings.json~2',
      'instructions/rules.md',
    ]);
  });

  it('may begin with a slash', () => {
    expect(textsOf([setting('/** Comment */ everything'), file('/x')])).toEqual([
      '- /** Comment */ everything\n',
      '<attachment filePath="rules.md">\n/x\n</attachment>\n',
    ]);
  });
});

const HEAD = {
  isForPeopleOnly: false,
  isUserInvocable: true,
  globs: [],
  disallowedTools: [],
  models: [],
  handoffs: [],
  faults: [],
};

describe('an agent in the prompt', () => {
  const agent = (text: string, name = 'reviewer') =>
    agentPiece({ ...file(text), name, fileName: name, head: HEAD, readers: [], body: file(text).content });

  it('is never cut, prevails over instructions, and names its tools', () => {
    const { priority, text } = agent('Use #tool:search/codebase. Then #tool:web.\nSee [#tool:x](y.md).');
    expect([priority, text]).toEqual([
      'required',
      expect.stringMatching(
        /^<agent-instructions name="reviewer">\n[^\n]*the agent's prevail[^\n]*\n\nUse 'search\/codebase'\. Then 'web'\.\nSee \[#tool:x\]\(y\.md\)\.\n<\/agent-instructions>\n$/,
      ),
    ]);
  });
});

describe('the index in the prompt', () => {
  const none = { described: [], named: [], beyond: [] };

  it('has a list for each sort that there is, and a line for what has no room', () => {
    const skills = [
      { path: 's/SKILL.md', name: 's', description: 'Does\n  <this>' },
      { path: 't/SKILL.md', name: 't', description: 'Does that' },
    ];
    const agents = { described: [{ path: 'a.md', name: 'a', argumentHint: 'file' }], named: [], beyond: [] };
    const groups = indexPieces(
      { instructions: none, skills: { described: skills, named: ['u', 'v'], beyond: skills }, agents, leftOut: [] },
      410,
    );
    expect(
      groups.map(({ open, children }) => [open.split('\n')[0], ...children.map((one) => 'text' in one && one.text)]),
    ).toEqual([
      [
        '<skills>',
        '<skill>\n<name>s</name>\n<description>Does &lt;this></description>\n<file>s/SKILL.md</file>\n</skill>\n',
        '<skill>\n<name>t</name>\n<description>Does that</description>\n<file>t/SKILL.md</file>\n</skill>\n',
        '<named>u, v</named>\n<more>… and 2 more</more>\n',
      ],
      ['<agents>', '<agent>\n<name>a</name>\n<argumentHint>file</argumentHint>\n</agent>\n'],
    ]);
  });

  it('names the tool that a reviewer reads skills with, and for others their files', () => {
    const skills = { described: [{ path: 's/SKILL.md', name: 's', description: 'Does' }], named: [], beyond: [] };
    const [own] = readableSkillPieces(skills, 410);
    const [others] = indexPieces({ instructions: none, skills, agents: none, leftOut: [] }, 410);
    expect([own?.children, own?.close]).toEqual([others?.children, others?.close]);
    expect([own?.open.includes('`read_skill`'), others?.open.includes('read the file')]).toEqual([true, true]);
  });

  it('is nothing where nothing is listed', () => {
    expect(indexPieces({ instructions: none, skills: none, agents: none, leftOut: [] }, 410)).toEqual([]);
    expect(readableSkillPieces(none, 410)).toEqual([]);
  });
});

describe('no text ends its tag or begins another', () => {
  const TAGS =
    /<[\s/\p{Default_Ignorable_Code_Point}]*(?:guidelines?|instructions?|custom-instructions|agent-instructions|attachments?|skills?|agents?)\b/giu;
  const hostile = fc
    .array(
      fc.constantFrom(
        '<',
        '</',
        '< / ',
        '\u200B',
        '\n',
        '>',
        '"',
        'x',
        '/',
        '#tool:a',
        '<attachment filePath="b.md">',
        '</attachment>',
        '</instructions>',
        '</INSTRUCTIONS>',
        '<\u200D/instructions>',
        '</custom-instructions>',
        '<agent-instructions name="a">',
        '</agent-instructions>',
        '</guideline>',
        '<skill>',
        'agent',
        'in\u017Ftructions',
        'custom-',
        'instructions',
        '</name>',
      ),
      { minLength: 1, maxLength: 12 },
    )
    .map((parts) => `x${parts.join('')}`);

  const tagsIn = (text: string): readonly string[] => text.match(TAGS) ?? [];

  it('in an instruction, whatever it, its path and its folder are', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (text, path, name) => {
        const folders = [{ path: 'a', name }, ...FOLDERS.slice(1)];
        const given = [file(text, { path, folder: 'a' }), setting(text, { folder: path })];
        expect(textsOf(given, folders).map(tagsIn)).toEqual([['<attachment', '</attachment'], []]);
      }),
    );
  });

  it('in an agent, whatever it and its name are', () => {
    fc.assert(
      fc.property(hostile, hostile, (text, name) => {
        const piece = agentPiece({
          ...file(text),
          name,
          fileName: name,
          head: HEAD,
          readers: [],
          body: file(text).content,
        });
        expect(tagsIn(piece.text)).toEqual(['<agent-instructions', '</agent-instructions']);
      }),
    );
  });

  it('in an index, whatever is listed, and each value keeps its line', () => {
    fc.assert(
      fc.property(hostile, hostile, (name, path) => {
        const none = { described: [], named: [], beyond: [] };
        const skills = { described: [{ path, name, description: name }], named: [name], beyond: [] };
        const [group] = indexPieces({ instructions: none, skills, agents: none, leftOut: [] }, 1);
        const text = group?.children.map((one) => ('text' in one ? one.text : '')).join('') ?? '';
        expect([text.match(/<\/?\w+>/g), text.split('\n').length]).toEqual([
          [
            '<skill>',
            '<name>',
            '</name>',
            '<description>',
            '</description>',
            '<file>',
            '</file>',
            '</skill>',
            '<named>',
            '</named>',
          ],
          7,
        ]);
      }),
    );
  });
});
