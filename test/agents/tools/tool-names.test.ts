import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OUR_TOOLS, selectTools, type OurTool } from '../../../src/agents/tools/tool-names.ts';
import {
  CLAUDE_TOOLS,
  COPILOT_ALIASES,
  COPILOT_CLI_TOOLS,
  GITHUB_SERVERS,
  KNOWN_SERVERS,
  NEVER_TOOLS,
  VSCODE_SINGLE_TOOLS,
  VSCODE_SUCCESSORS,
  VSCODE_TOOL_SETS,
} from '../../../src/customizations/known/known-tools.ts';

const KNOWN: readonly string[] = [
  ...Object.keys(VSCODE_TOOL_SETS),
  ...Object.entries(VSCODE_TOOL_SETS).flatMap(([set, tools]) => tools.flatMap((tool) => [tool, `${set}/${tool}`])),
  ...VSCODE_SINGLE_TOOLS,
  ...Object.entries(VSCODE_SUCCESSORS).flatMap(([name, successors]) => [name, ...successors]),
  ...Object.entries(COPILOT_ALIASES).flatMap(([name, aliases]) => [name, ...aliases]),
  ...COPILOT_CLI_TOOLS,
  ...CLAUDE_TOOLS,
  ...[...KNOWN_SERVERS, ...GITHUB_SERVERS].flatMap((server) => [server, `${server}/*`, `mcp__${server}__tool`]),
];

const READ = ['read_file', 'list_dir', 'get_errors', 'read_skill'];
const SEARCH = [
  'list_dir',
  'file_search',
  'grep_search',
  'semantic_search',
  'find_symbol',
  'find_usages',
  'get_changed_files',
];
const PULL_REQUEST = ['get_changed_files', 'review_threads'];

function inOrder(tools: readonly string[]): readonly string[] {
  return OUR_TOOLS.filter((tool) => tools.includes(tool));
}

describe('a name in the list of an agent', () => {
  it.each([...new Set(KNOWN)])('that a client knows gives a tool or has a reason: %s', (name) => {
    const { tools, unavailable, unknown } = selectTools({ tools: [name] });
    expect(unknown).toEqual([]);
    expect(tools.length + unavailable.length).toBeGreaterThan(0);
  });

  const [modelNames, otherNames] = [true, false].map((isOfModels) =>
    Object.keys(NEVER_TOOLS).filter((name) => name.includes('_') === isOfModels),
  );

  it.each(otherNames ?? [])('that is the name of no tool is unknown: %s', (name) => {
    expect(selectTools({ tools: [name] })).toEqual({ tools: [], unavailable: [], unknown: [name] });
  });

  it.each(modelNames ?? [])('by which models call a tool of VS Code means our tool of that name: %s', (name) => {
    const { tools, unavailable, unknown } = selectTools({ tools: [name] });
    expect(unknown).toEqual([]);
    expect(tools.length + unavailable.length).toBe(1);
  });

  const rows: readonly (readonly [name: string, tools: readonly string[]])[] = [
    ['*', OUR_TOOLS],
    ['read', READ],
    ['Read', READ],
    ['read/*', READ],
    ['view', ['read_file', 'list_dir']],
    ['read/readFile', ['read_file']],
    ['search/readFile', ['read_file']],
    ['READFILE', ['read_file']],
    ['NotebookRead', ['read_file']],
    ['read/problems', ['get_errors']],
    ['read/skill', ['read_skill']],
    ['search', SEARCH],
    ['search/codebase', ['semantic_search']],
    ['codebase', ['semantic_search']],
    ['search/changes', ['get_changed_files']],
    ['search/fileSearch', ['file_search']],
    ['search/textSearch', ['grep_search']],
    ['search/listDirectory', ['list_dir']],
    ['search/usages', ['find_usages']],
    ['LSP', ['find_symbol', 'find_usages']],
    ['symbols', ['find_symbol']],
    ['list_code_usages', ['find_usages']],
    ['Grep', ['grep_search']],
    ['Glob', ['file_search']],
    ['LS', ['list_dir']],
    ['Skill', ['read_skill']],
    ['Task', ['runSubagent']],
    ['agent', ['runSubagent']],
    ['agent/runSubagent', ['runSubagent']],
    ['Agent(worker)', ['runSubagent']],
    ['Read(./src/**)', READ],
    ['github', PULL_REQUEST],
    ['github/*', PULL_REQUEST],
    ['github/pull_request_read', PULL_REQUEST],
    ['mcp__github__get_pull_request_files', PULL_REQUEST],
    ['github.vscode-pull-request-github/activePullRequest', PULL_REQUEST],
    ...OUR_TOOLS.map((tool) => [tool, [tool]] as const),
  ];
  it.each(rows)('gives what its author means by it: %s', (name, tools) => {
    expect(selectTools({ tools: [name] }).tools).toEqual(inOrder(tools));
  });

  it.each([
    ['edit', 'a review changes no file'],
    ['edit/editFiles', 'a review changes no file'],
    ['Bash', 'a review runs no command'],
    ['Bash(git diff:*)', 'a review runs no command'],
    ['runCommands/runInTerminal', 'a review runs no command'],
    ['web/fetch', 'a review fetches nothing from the web'],
    ['todo', 'a review keeps no list of tasks'],
    ['playwright/*', 'MCP servers are not started here'],
    ['our-server/find', 'MCP servers are not started here'],
    ['mcp__our__find', 'MCP servers are not started here'],
    ['ms-python.python/configurePythonEnvironment', 'the extensions of an editor do not run here'],
    ['vscode/askQuestions', 'nobody can be asked during a review'],
  ])('that a review has no tool for is told with the reason: %s', (name, reason) => {
    expect(selectTools({ tools: [name] })).toEqual({ tools: [], unavailable: [{ name, reason }], unknown: [] });
  });

  it.each(['serach', 'search/codebse', 'readFiles', 'constructor', '__proto__', 'toString', '/'])(
    'that nobody knows is told: %s',
    (name) => {
      expect(selectTools({ tools: [name] })).toEqual({ tools: [], unavailable: [], unknown: [name] });
    },
  );
});

describe('the lists of an agent', () => {
  it('give all tools if they are absent, and none if they are empty', () => {
    expect(selectTools({})).toEqual({ tools: OUR_TOOLS, unavailable: [], unknown: [] });
    expect(selectTools({ tools: [] })).toEqual({ tools: [], unavailable: [], unknown: [] });
  });

  it('are reported once for each name', () => {
    const { tools, unavailable, unknown } = selectTools({
      tools: ['edit', 'read_file', 'edit', 'serach', ' serach ', ''],
    });
    expect([tools, unavailable.map(({ name }) => name), unknown]).toEqual([['read_file'], ['edit'], ['serach']]);
  });

  it('lose disallowed tools, of which only unknown names are reported', () => {
    const { tools, unavailable, unknown } = selectTools({ disallowedTools: ['Grep', 'Bash', 'Task', 'Wrte'] });
    expect(tools).toEqual(OUR_TOOLS.filter((tool) => tool !== 'grep_search' && tool !== 'runSubagent'));
    expect([unavailable, unknown]).toEqual([[], ['Wrte']]);
  });

  it('read a name with a list in brackets as one, although it was split', () => {
    const { tools, unknown } = selectTools({ tools: ['Agent(worker', 'researcher)', 'Grep'] });
    expect([tools, unknown]).toEqual([['grep_search', 'runSubagent'], []]);
    expect(selectTools({ tools: ['Agent(worker', 'Grep'] }).tools).toEqual(['grep_search', 'runSubagent']);
  });

  it('with any content give known tools in order, and are limited', () => {
    const any = fc.string().filter((name) => !/[()]/.test(name));
    const name = fc.oneof(fc.constantFrom(...KNOWN), any);
    fc.assert(
      fc.property(fc.array(name), fc.array(name), (tools, disallowedTools) => {
        const selection = selectTools({ tools, disallowedTools });
        const isOurs = (tool: OurTool): boolean => OUR_TOOLS.includes(tool);
        expect(selection.tools.every(isOurs)).toBe(true);
        expect(selection.tools).toEqual(inOrder(selection.tools));
        expect(selectTools({ tools: tools.toReversed(), disallowedTools }).tools).toEqual(selection.tools);
        expect(new Set(selection.unknown).size).toBe(selection.unknown.length);
      }),
    );
    const long = selectTools({ tools: Array.from({ length: 10_000 }, (_, index) => `${index}${'x'.repeat(1_000)}`) });
    expect(long.unknown.length).toBe(500);
    expect(Math.max(...long.unknown.map((one) => one.length))).toBe(100);
  });
});
