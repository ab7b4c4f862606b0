import { describe, expect, it } from 'vitest';
import { CancellationTokenSource, type Diagnostic } from 'vscode-languageserver-protocol/node';
import { LISTENS, openEditor, PULLS, ROOT, uriOf } from './editor.ts';

const AGENT = '.github/agents/reviewer.agent.md';
const GOOD = '---\nname: Reviewer\ndescription: Reviews changes for mistakes\n---\n\nReview the change.\n';
const BAD = GOOD.replace('description:', 'descripton:');
const START = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

function rulesOf(diagnostics: readonly Diagnostic[] | undefined): readonly string[] {
  return (diagnostics ?? []).map(({ code }) => String(code)).toSorted((a, b) => a.localeCompare(b));
}

describe('a language server', () => {
  it('reports the findings of an unsaved text, with their rule, page and place', async () => {
    const editor = await openEditor({ [AGENT]: GOOD });
    await editor.open(AGENT, BAD);
    const found = await editor.pull(AGENT);
    expect(found.find(({ code }) => code === 'frontmatter-key-typo')).toMatchObject({
      source: 'housestyle',
      severity: 2,
      range: { start: { line: 2, character: 0 }, end: { line: 2, character: 10 } },
      codeDescription: { href: expect.stringMatching(/frontmatter-key-typo\.md$/) },
    });
    expect(await editor.close()).toBe(0);
  });

  it('follows each edit', async () => {
    const editor = await openEditor({ [AGENT]: BAD });
    await editor.open(AGENT);
    expect(rulesOf(await editor.pull(AGENT))).toContain('frontmatter-key-typo');
    await editor.type(AGENT, { start: { line: 2, character: 8 }, end: { line: 2, character: 8 } }, 'i');
    expect(editor.text(AGENT)).toBe(GOOD);
    expect(rulesOf(await editor.pull(AGENT))).toEqual([]);
    await editor.close();
  });

  it('answers "unchanged" for the same findings', async () => {
    const editor = await openEditor({ [AGENT]: BAD });
    await editor.open(AGENT);
    const params = { textDocument: { uri: uriOf(AGENT) } };
    const first = await editor.connection.sendRequest<{ readonly resultId: string }>('textDocument/diagnostic', params);
    const again = await editor.connection.sendRequest('textDocument/diagnostic', {
      ...params,
      previousResultId: first.resultId,
    });
    expect(again).toEqual({ kind: 'unchanged', resultId: first.resultId });
    await editor.close();
  });

  it('reports files that are not open with the whole workspace', async () => {
    const editor = await openEditor({ [AGENT]: BAD, 'src/a.md': '[x](gone.md)' });
    const { items } = await editor.connection.sendRequest<{ readonly items: readonly { readonly uri: string }[] }>(
      'workspace/diagnostic',
      { previousResultIds: [{ uri: uriOf('was.md'), value: '7' }] },
    );
    expect(items.map(({ uri }) => uri)).toEqual([uriOf(AGENT), uriOf('was.md')]);
    await editor.close();
  });

  it.each(['markdown', 'prompt', 'instructions', 'chatagent', 'plaintext'])(
    'judges a file by its place, not by its language %s',
    async (language) => {
      const editor = await openEditor({ [AGENT]: BAD, 'notes.md': BAD });
      await editor.open(AGENT, BAD, language);
      await editor.open('notes.md', BAD, language);
      expect(rulesOf(await editor.pull(AGENT))).toContain('frontmatter-key-typo');
      expect(await editor.pull('notes.md')).toEqual([]);
      await editor.close();
    },
  );

  it('judges a new file that is not saved yet, and forgets it when it is closed', async () => {
    const editor = await openEditor({ 'README.md': '# Hi\n' });
    await editor.open(AGENT, BAD);
    expect(rulesOf(await editor.pull(AGENT))).toContain('frontmatter-key-typo');
    await editor.connection.sendNotification('textDocument/didClose', { textDocument: { uri: uriOf(AGENT) } });
    expect(await editor.pull(AGENT)).toEqual([]);
    await editor.close();
  });

  it('sends diagnostics to an editor that does not ask for them, and clears them', async () => {
    const editor = await openEditor({ [AGENT]: BAD }, { capabilities: LISTENS });
    await editor.rest();
    expect(rulesOf(editor.sent.get(AGENT))).toContain('frontmatter-key-typo');
    await editor.open(AGENT, GOOD);
    await editor.rest();
    expect(editor.sent.get(AGENT)).toEqual([]);
    await editor.close();
  });

  it('asks an editor to pull again if another file changed what it shows', async () => {
    const link = `${GOOD}See [the guide](../../docs/guide.md).\n`;
    const editor = await openEditor({ [AGENT]: link, 'docs/guide.md': '# Guide\n' });
    await editor.open(AGENT);
    expect(await editor.pull(AGENT)).toEqual([]);
    await editor.changeDisk('docs/guide.md', undefined);
    await editor.rest();
    expect(editor.refreshes()).toBe(1);
    expect(rulesOf(await editor.pull(AGENT))).toEqual(['markdown-link-not-found']);
    await editor.rest();
    expect(editor.refreshes()).toBe(1);
    await editor.close();
  });

  it('finds the customizations that an edited setting names', async () => {
    const settings = '.vscode/settings.json';
    const helper = 'team/helper.agent.md';
    const named = '{ "chat.agentFilesLocations": { "team": true } }';
    const editor = await openEditor({ [settings]: '{}', [helper]: GOOD, 'README.md': '' });
    await editor.open(settings, '{}', 'jsonc');
    await editor.open(helper);
    expect(rulesOf(await editor.pull(helper))).toEqual(['file-wrong-folder']);
    await editor.write(settings, named);
    await editor.rest();
    expect(rulesOf(await editor.pull(helper))).toEqual([]);
    await editor.close();
  });

  it('uses the configuration of the folder, also while it is edited, and reports what is wrong in it', async () => {
    const config = '.github/housestyle.yml';
    const editor = await openEditor({ [AGENT]: BAD, [config]: 'rules:\n  frontmatter-key-typo: off\n' });
    await editor.open(config, undefined, 'yaml');
    expect(rulesOf(await editor.pull(AGENT))).not.toContain('frontmatter-key-typo');
    await editor.write(config, 'rules:\n  no-such-rule: off\n');
    expect(rulesOf(await editor.pull(AGENT))).toContain('frontmatter-key-typo');
    expect(await editor.pull(config)).toMatchObject([
      { code: 'configuration', severity: 1, message: expect.stringContaining('no-such-rule') },
    ]);
    await editor.write(config, '');
    expect(await editor.pull(config)).toEqual([]);
    await editor.close();
  });

  it('checks several folders, each by itself, and folders that are added and removed', async () => {
    const roots = { [ROOT]: { [AGENT]: BAD }, [`${ROOT}/inner`]: { 'AGENTS.md': '[x](gone.md)\n' } };
    const editor = await openEditor({}, { roots, capabilities: LISTENS });
    await editor.rest();
    expect([...editor.sent.keys()].toSorted()).toEqual([AGENT, 'inner/AGENTS.md']);
    await editor.connection.sendNotification('workspace/didChangeWorkspaceFolders', {
      event: { added: [], removed: [{ uri: `file://${ROOT}/inner`, name: 'inner' }] },
    });
    await editor.rest();
    expect(editor.sent.get('inner/AGENTS.md')).toEqual([]);
    await editor.close();
  });

  it('can cancel a request', async () => {
    let release = (): void => undefined;
    const hold = new Promise<void>((resolve) => {
      release = resolve;
    });
    const editor = await openEditor({ [AGENT]: BAD }, { hold });
    const source = new CancellationTokenSource();
    const answer = editor.connection.sendRequest(
      'textDocument/diagnostic',
      { textDocument: { uri: uriOf(AGENT) } },
      source.token,
    );
    await editor.connection.sendNotification('workspace/didChangeConfiguration', { settings: {} });
    source.cancel();
    await expect(answer).rejects.toMatchObject({ code: -32_800 });
    release();
    expect(rulesOf(await editor.pull(AGENT))).toContain('frontmatter-key-typo');
    await editor.close();
  });

  it.each(['untitled:Untitled-1', 'file://other-machine/x.md', 'file:///%00', 'git:/work/x.md', 'no address'])(
    'answers for the address %s without a failure',
    async (uri) => {
      const editor = await openEditor({ [AGENT]: GOOD });
      const textDocument = { uri, languageId: 'markdown', version: 1, text: BAD };
      await editor.connection.sendNotification('textDocument/didOpen', { textDocument });
      const report = await editor.connection.sendRequest('textDocument/diagnostic', { textDocument: { uri } });
      expect(report).toMatchObject({ kind: 'full', items: [] });
      for (const method of ['hover', 'completion', 'codeAction', 'documentLink']) {
        await editor.connection.sendRequest(`textDocument/${method}`, {
          textDocument: { uri },
          position: START.start,
          range: START,
          context: { diagnostics: [] },
        });
      }
      expect(editor.logged).toEqual([]);
      await editor.close();
    },
  );

  it('reads a byte order mark that the editor does not show', async () => {
    const editor = await openEditor({ [AGENT]: `\u{FEFF}${BAD}` }, { capabilities: PULLS });
    await editor.open(AGENT, BAD);
    const found = await editor.pull(AGENT);
    expect(rulesOf(found)).toContain('file-bom');
    const typo = found.find(({ code }) => code === 'frontmatter-key-typo');
    expect(typo?.range.start).toEqual({ line: 2, character: 0 });
    await editor.close();
  });

  it.each<[string, boolean]>([
    ['the editor saves it', true],
    ['another program writes it', false],
  ])('forgets a byte order mark when %s without one', async (_name, isSaved) => {
    const editor = await openEditor({ [AGENT]: `\u{FEFF}${GOOD}` }, { capabilities: PULLS });
    await editor.open(AGENT, GOOD);
    expect(rulesOf(await editor.pull(AGENT))).toContain('file-bom');
    if (isSaved) {
      editor.writeDisk(AGENT, GOOD);
      await editor.connection.sendNotification('textDocument/didSave', { textDocument: { uri: uriOf(AGENT) } });
    } else {
      await editor.changeDisk(AGENT, GOOD);
    }
    expect(rulesOf(await editor.pull(AGENT))).not.toContain('file-bom');
    await editor.close();
  });

  it('keeps a new file that is saved, also for an editor that watches no files', async () => {
    const editor = await openEditor({}, { capabilities: PULLS });
    await editor.open(AGENT, BAD);
    editor.writeDisk(AGENT, BAD);
    await editor.connection.sendNotification('textDocument/didSave', { textDocument: { uri: uriOf(AGENT) } });
    expect(rulesOf(await editor.pull(AGENT))).toContain('frontmatter-key-typo');
    await editor.close();
  });

  it('ends without an error if a check was planned before', async () => {
    const editor = await openEditor({ [AGENT]: BAD }, { capabilities: LISTENS });
    await editor.rest();
    await editor.open(AGENT, GOOD);
    expect(await editor.close()).toBe(0);
    await nextTurn();
    expect(editor.passTime()).toBe(true);
    // A rejection that nobody handles fails the run of the tests.
    await nextTurn();
    expect(editor.logged).toEqual([]);
  });

  it('ends with code 1 if the editor goes away without a word', async () => {
    const editor = await openEditor({});
    await editor.connection.sendNotification('exit');
    expect(await editor.ended).toBe(1);
  });
});

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
