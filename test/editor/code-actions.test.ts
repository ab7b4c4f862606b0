import { describe, expect, it } from 'vitest';
import { agentWith } from './at-cursor.ts';
import { LISTENS, openEditor, PULLS, uriOf } from './editor.ts';

const AGENT = '.github/agents/a.agent.md';
const INSTRUCTIONS = '.github/instructions/a.instructions.md';
const LINE_3 = { start: { line: 2, character: 0 }, end: { line: 2, character: 40 } };

/** The actions for the third line of a file, and the text after the named one. */
async function actionsIn(path: string, text: string, only?: readonly string[], range = LINE_3) {
  const editor = await openEditor({ [path]: text });
  await editor.open(path);
  const actions = await editor.actions(path, range, only);
  const after = new Map(actions.map((action) => [action.title, editor.apply(path, action)]));
  await editor.close();
  return { actions, after, titles: actions.map(({ title }) => title) };
}

describe('a quick fix', () => {
  it.each<[string, string, string, string, string]>([
    [
      'corrects a key',
      AGENT,
      agentWith('argumnt-hint: x'),
      'Did you mean `argument-hint`?',
      agentWith('argument-hint: x'),
    ],
    [
      'writes a list as one string',
      INSTRUCTIONS,
      '---\ndescription: A\napplyTo: ["src/**", "test/**"]\n---\n\nBe kind.\n',
      'Write the globs in one string',
      '---\ndescription: A\napplyTo: "src/**,test/**"\n---\n\nBe kind.\n',
    ],
    [
      'keeps the line ends of the file',
      AGENT,
      agentWith('argumnt-hint: x').replaceAll('\n', '\r\n'),
      'Did you mean `argument-hint`?',
      agentWith('argument-hint: x').replaceAll('\n', '\r\n'),
    ],
  ])('%s', async (_name, path, text, title, expected) => {
    const { actions, after, titles } = await actionsIn(path, text);
    const found = titles.find((one) => one.startsWith(title)) ?? titles.join('; ');
    expect(after.get(found)).toBe(expected);
    expect(actions.find((action) => action.title === found)).toMatchObject({ kind: 'quickfix', isPreferred: true });
  });

  it('that a person has to decide on says why, and is not preferred', async () => {
    const { actions } = await actionsIn(AGENT, agentWith('model: GPT-5'));
    const suggested = actions.filter(({ title }) => title.includes('('));
    expect(suggested.length).toBeGreaterThan(0);
    expect(suggested.every(({ isPreferred }) => isPreferred === undefined)).toBe(true);
  });

  it('is for the text that the editor had, so that it is refused after another edit', async () => {
    const editor = await openEditor({ [AGENT]: agentWith('argumnt-hint: x') });
    await editor.open(AGENT);
    const [action] = await editor.actions(AGENT, LINE_3);
    await editor.type(AGENT, { start: LINE_3.start, end: LINE_3.start }, '# New\n');
    expect(action && editor.apply(AGENT, action)).toBe(agentWith('# New\nargumnt-hint: x'));
    await editor.close();
  });

  it('has no version for an editor that does not compare versions', async () => {
    const editor = await openEditor({ [AGENT]: agentWith('argumnt-hint: x') }, { capabilities: LISTENS });
    await editor.open(AGENT);
    const actions = await editor.actions(AGENT, LINE_3);
    expect(actions.map(({ edit }) => Object.keys(edit ?? {}))).toEqual([['changes'], ['changes'], ['changes']]);
    await editor.close();
  });

  it('is not offered for another line', async () => {
    const elsewhere = { start: { line: 5, character: 0 }, end: { line: 5, character: 0 } };
    expect((await actionsIn(AGENT, agentWith('argumnt-hint: x'), undefined, elsewhere)).titles).toEqual([
      expect.stringContaining('safe fix'),
    ]);
  });

  it('names the finding that it fixes', async () => {
    const { actions } = await actionsIn(AGENT, agentWith('argumnt-hint: x'));
    expect(actions[0]?.diagnostics?.[0]?.code).toBe('frontmatter-key-typo');
  });
});

describe('all safe fixes at once', () => {
  const TWO = agentWith('argumnt-hint: x\nuser_invocable: true');

  it('make one action, which editors can run when they save', async () => {
    const { actions, after } = await actionsIn(AGENT, TWO, ['source.fixAll.housestyle']);
    expect(actions.map(({ kind }) => kind)).toEqual(['source.fixAll.housestyle']);
    expect([...after.values()]).toEqual([agentWith('argument-hint: x\nuser-invocable: true')]);
  });

  it.each([
    ['source.fixAll', ['source.fixAll.housestyle']],
    ['source', ['source.fixAll.housestyle']],
    ['refactor', []],
  ])('are offered for the kind %s', async (kind, kinds) => {
    const { actions } = await actionsIn(AGENT, TWO, [kind]);
    expect(actions.map((action) => action.kind)).toEqual(kinds);
  });

  it('are not offered if nothing can be fixed', async () => {
    expect((await actionsIn(AGENT, agentWith('name: a'), ['source.fixAll'])).actions).toEqual([]);
  });
});

describe('a comment that silences a rule', () => {
  it.each<[string, string, string, string, string]>([
    [
      'stands above the line in the frontmatter',
      AGENT,
      agentWith('argumnt-hint: x'),
      'Silence frontmatter-key-typo for this line',
      agentWith('# housestyle-disable-next-line frontmatter-key-typo\nargumnt-hint: x'),
    ],
    [
      'stands above the line in the text',
      'AGENTS.md',
      'One.\n\nSee [it](gone.md).\n',
      'Silence markdown-link-not-found for this line',
      'One.\n\n<!-- housestyle-disable-next-line markdown-link-not-found -->\nSee [it](gone.md).\n',
    ],
  ])('%s', async (_name, path, text, title, expected) => {
    const { after, titles } = await actionsIn(path, text);
    expect(after.get(title) ?? titles).toBe(expected);
  });

  it('silences it', async () => {
    const editor = await openEditor({ [AGENT]: agentWith('argumnt-hint: x') });
    await editor.open(AGENT);
    const actions = await editor.actions(AGENT, LINE_3);
    const silence = actions.find(({ title }) => title.startsWith('Silence frontmatter-key-typo'));
    await editor.write(AGENT, silence === undefined ? '' : editor.apply(AGENT, silence));
    expect((await editor.pull(AGENT)).map(({ code }) => code)).not.toContain('frontmatter-key-typo');
    await editor.close();
  });
});

describe('another name for a file', () => {
  const WRONG = 'agents.md';
  const FIRST = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

  it.each([
    ['is offered to an editor that can rename files', PULLS, true],
    ['is not offered to another editor', LISTENS, false],
  ])('%s', async (_name, capabilities, isOffered) => {
    const editor = await openEditor({ [WRONG]: 'Be kind.\n' }, { capabilities });
    await editor.open(WRONG);
    const actions = await editor.actions(WRONG, FIRST);
    const renames = actions.flatMap(({ edit }) => edit?.documentChanges ?? []).filter((change) => 'kind' in change);
    expect(renames).toEqual(
      isOffered
        ? [{ kind: 'rename', oldUri: uriOf(WRONG), newUri: uriOf('AGENTS.md'), options: { ignoreIfExists: true } }]
        : [],
    );
    await editor.close();
  });
});

describe('links', () => {
  it('lead to the files that a text names', async () => {
    const text = agentWith('name: a', 'See [it](../../docs/a.md) and [that](gone.md).');
    const editor = await openEditor({ [AGENT]: text, 'docs/a.md': '# A\n' });
    await editor.open(AGENT);
    expect((await editor.links(AGENT)).map(({ target }) => target)).toEqual([uriOf('docs/a.md')]);
    await editor.close();
  });
});
