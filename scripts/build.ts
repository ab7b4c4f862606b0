/** Builds dist/ from src/. With `--check`, builds into another folder and fails when the two differ. */
import { build, transform, type Metafile, type Plugin } from 'esbuild';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { writeInAscii } from './ascii-code.ts';
import { writeGrammarFiles } from './grammar-files.ts';
import { buildInspectorPage } from './inspector-page.ts';
import { joinChunks, type Start } from './join-chunks.ts';
import { licencesOf } from './licences.ts';
import { writeRankFiles } from './rank-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const RULE_PAGES = 'docs/rules';
/** Packages whose token ranks and grammars are shipped in dist/. */
const SHIPPED = ['node_modules/tiktoken/', 'node_modules/@vscode/tree-sitter-wasm/'];

/**
 * gray-matter's engines file contains an `eval` for `---js` blocks, and two YAML parsers that are not used here.
 * The build replaces it with engines that throw.
 */
const withoutEngines: Plugin = {
  name: 'gray-matter-without-engines',
  setup(builder) {
    builder.onLoad({ filter: /gray-matter[\\/]lib[\\/]engines\.js$/ }, () => ({
      loader: 'js',
      contents: `const refuse = () => { throw new Error('this frontmatter engine is off'); };
const engine = { parse: refuse, stringify: refuse };
module.exports = { __proto__: null, yaml: engine, json: engine };`,
    }));
  },
};

/**
 * Housestyle only uploads artifacts. The code that unpacks downloaded ones needs seventy packages, one of them without
 * a licence, so the build leaves it out.
 */
const withoutUnzip: Plugin = {
  name: 'artifact-without-unzip',
  setup(builder) {
    builder.onLoad({ filter: /unzip-stream[\\/]unzip\.js$/ }, () => ({
      loader: 'js',
      contents: `module.exports = { __proto__: null, Extract() { throw new Error('nothing is unpacked here'); } };`,
    }));
  },
};

/**
 * Emscripten's loader evaluates JavaScript that a grammar contains. Our grammars contain none, so the build removes the
 * evaluation.
 */
const withoutEvaluation: Plugin = {
  name: 'tree-sitter-without-evaluation',
  setup(builder) {
    builder.onLoad({ filter: /web-tree-sitter[\\/].*\.js$/ }, ({ path }) => ({
      loader: 'js',
      contents: readFileSync(path, 'utf8').replaceAll('eval(func)', 'refuseCode(func)').concat(REFUSE_CODE),
    }));
  },
};

/** re2js has a method named `eval`. It evaluates no code, but the check for `eval` cannot see the difference. */
const withoutMethodEval: Plugin = {
  name: 're2js-without-a-method-eval',
  setup(builder) {
    builder.onLoad({ filter: /re2js[\\/].*\.js$/ }, ({ path }) => ({
      loader: 'js',
      contents: readFileSync(path, 'utf8').replaceAll(/(?<=\.|\s)eval\(/g, 'evaluateEmptyWidth('),
    }));
  },
};

/**
 * Housestyle calls the Messages API of Anthropic. The beta resources of the library bring runners of tools, sessions and
 * the administration of organizations, nearly a megabyte that nothing here can reach, so the build leaves them out.
 */
const withoutBeta: Plugin = {
  name: 'anthropic-without-beta',
  setup(builder) {
    builder.onLoad({ filter: /@anthropic-ai[\\/]sdk[\\/]resources[\\/]beta[\\/]beta\.mjs$/ }, ({ path }) => ({
      loader: 'js',
      contents: keepErrors(readFileSync(path, 'utf8')),
    }));
  },
};

/** The errors of the module, which the table of errors for all resources names, and a class `Beta` with nothing in it. */
function keepErrors(source: string): string {
  const [errors] = source.split('export var Beta =');
  const withoutResources = errors?.replaceAll(/^import .* from "\.\/.*$/gm, '') ?? '';
  return `${withoutResources}\nexport class Beta {}\n`;
}

const REFUSE_CODE = `
function refuseCode() { throw new Error('a grammar must not contain code of its own'); }
`;

/** Google's library for credentials asks through node-fetch, which Node's own fetch replaces. */
const withoutNodeFetch: Plugin = {
  name: 'google-auth-without-node-fetch',
  setup(builder) {
    builder.onLoad({ filter: /node-fetch[\\/]src[\\/]index\.js$/ }, () => ({
      loader: 'js',
      contents: 'export default globalThis.fetch;',
    }));
  },
};

/** Names that CommonJS packages still need when they are bundled into an ES module. */
const BANNER = `import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);`;

/** The commands and workers whose start matters most, with the modules that each of them always loads. */
const STARTS: readonly Start[] = [
  {
    name: 'action',
    sources: ['src/action.ts', 'src/commands/action/action.ts', 'src/commands/action/review.ts'],
  },
  // What it loads before it has checked the variables of the runner, which the toolkit reads as soon as it is loaded.
  { name: 'the check of the runner', sources: ['src/action.ts'] },
  { name: '--version', sources: ['src/cli.ts'] },
  {
    name: 'failures',
    sources: ['src/report-fatal.ts', 'src/text/secrets/cut-keys.ts', 'src/text/shown/printed.ts'],
  },
  { name: 'workers', sources: ['src/bundles/compare-worker.ts', 'src/syntax/syntax-worker.ts'] },
  { name: 'validate', sources: startsOf('start-validation', 'validate') },
  ...['called', 'frontmatter', 'settings'].map((part) => ({
    name: `the rules in ${part}`,
    sources: [`src/rules/parts/${part}.ts`],
    after: 'validate',
  })),
  { name: 'guidelines', sources: startsOf('guidelines') },
  { name: 'statements', sources: startsOf('statements', 'why') },
  ...['doctor', 'dump', 'init', 'review'].map((command) => ({ name: command, sources: startsOf(command) })),
];

/**
 * The files that import large libraries. esbuild would write such a library into the same file as the code that needs it, which
 * must stay readable. As entries, these files are written into files of their own, with little more than the library.
 */
const LIBRARY_IMPORTERS = [
  'src/agents/tools/calls/json-schema.ts',
  'src/editor/protocol.ts',
  'src/syntax/tree-sitter.ts',
];

function startsOf(...commands: readonly string[]): readonly string[] {
  return ['src/cli.ts', 'src/commands/run.ts', ...commands.map((command) => `src/commands/${command}.ts`)];
}

async function buildInto(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { metafile } = await build({
    absWorkingDir: root,
    // Workers run as threads, and each needs a file of its own.
    entryPoints: {
      cli: 'src/cli.ts',
      action: 'src/action.ts',
      'artifact-worker': 'src/github/artifact-worker.ts',
      'compare-worker': 'src/bundles/compare-worker.ts',
      'syntax-worker': 'src/syntax/syntax-worker.ts',
      ...Object.fromEntries(LIBRARY_IMPORTERS.map((source, index) => [`library-${index}`, source])),
    },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // jsonc-parser's main file loads its parts in a way that bundlers cannot follow.
    mainFields: ['module', 'main'],
    chunkNames: '[name]-[hash]',
    banner: { js: BANNER },
    define: { HOUSESTYLE_VERSION: JSON.stringify(version) },
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
    plugins: [withoutEngines, withoutUnzip, withoutEvaluation, withoutMethodEval, withoutBeta, withoutNodeFetch],
    // dist/ is not minified, so that users who pin the Action can read its code and review changes to it.
    minifySyntax: true,
  });
  const libraries = await joinChunks(folder, metafile, BANNER, STARTS, findLibraryChunks(metafile));
  LIBRARY_IMPORTERS.forEach((_, index) => rmSync(join(folder, `library-${index}.js`)));
  await Promise.all(libraries.map((name) => shorten(join(folder, name))));
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.js'))) {
    const path = join(folder, name);
    writeFileSync(path, writeInAscii(readFileSync(path, 'utf8')));
  }
  await writeRankFiles(join(folder, 'ranks'));
  await writeGrammarFiles(join(folder, 'grammars'));
  writeFileSync(join(folder, 'rule-pages.json.br'), brotliCompressSync(rulePages()));
  // npm's link and pre-commit start this file directly, so it must be executable.
  chmodSync(join(folder, 'cli.js'), 0o755);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  const inspector = await buildInspectorPage();
  writeFileSync(join(folder, 'inspector.html'), inspector.html);
  writeFileSync(
    join(folder, 'LICENSES.txt'),
    licencesOf([...Object.keys(metafile.inputs), ...inspector.inputs, ...SHIPPED]),
  );
}

/** Files of which nine tenths are code of other projects, which nobody reviews here. */
const MOST_OWN_SHARE = 0.1;

/** The names of files that consist of libraries, such as GitHub's, Azure's and Amazon's clients and Babel (docs/decisions/0009). */
function findLibraryChunks({ outputs }: Metafile): ReadonlySet<string> {
  return new Set(
    Object.entries(outputs).flatMap(([path, { inputs }]) => {
      const parts = Object.entries(inputs);
      const all = parts.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
      const own = parts.reduce((sum, [name, part]) => (name.startsWith('src/') ? sum + part.bytesInOutput : sum), 0);
      return own < all * MOST_OWN_SHARE ? [basename(path)] : [];
    }),
  );
}

/** Local names become short. Functions and classes keep the names that errors and libraries read at run time. */
async function shorten(path: string): Promise<void> {
  const { code } = await transform(readFileSync(path, 'utf8'), {
    format: 'esm',
    minifyWhitespace: true,
    minifyIdentifiers: true,
    keepNames: true,
    legalComments: 'none',
  });
  writeFileSync(path, code);
}

/** The pages that `housestyle rules ID` prints, without the generator's comments in them. */
function rulePages(): string {
  const pages = readdirSync(join(root, RULE_PAGES))
    .filter((name) => name !== 'README.md')
    .toSorted()
    .map((name) => {
      const page = readFileSync(join(root, RULE_PAGES, name), 'utf8');
      return [
        name.replace(/\.md$/, ''),
        page.replaceAll(/<!-- (?:head: generated from the rule|\/head) -->\n\n?/g, ''),
      ];
    });
  return `${JSON.stringify(Object.fromEntries(pages), undefined, 1)}\n`;
}

function digests(folder: string): ReadonlyMap<string, string> {
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    : [];
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

function differences(): readonly string[] {
  const committed = digests(dist);
  const built = digests(fresh);
  const names = new Set([...committed.keys(), ...built.keys()]);
  return [...names].filter((name) => committed.get(name) !== built.get(name)).toSorted();
}

const isCheck = process.argv.includes('--check');
const fresh = isCheck ? mkdtempSync(join(tmpdir(), 'housestyle-dist-')) : dist;
await buildInto(fresh);
if (isCheck) {
  const stale = differences();
  rmSync(fresh, { recursive: true, force: true });
  if (stale.length > 0) {
    console.error(`dist/ is not what src/ builds to; run \`npm run build\` and commit it:\n  ${stale.join('\n  ')}`);
    process.exitCode = 1;
  }
}
