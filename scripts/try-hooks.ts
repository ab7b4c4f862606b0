/**
 * Tries the recipes of docs/hooks.md with the real tools: `node scripts/try-hooks.ts`, after `npm run build`. It installs
 * husky, lefthook and, if Python is there, pre-commit into a temporary folder, commits a file that breaks a rule and one
 * that breaks none, and fails if a hook does not tell them apart. It needs the network, so the gate does not run it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makePackage } from './make-package.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(join(root, 'docs/hooks.md'), 'utf8');
const scratch = mkdtempSync(join(tmpdir(), 'housestyle-try-hooks-'));

/** The recipes of the page: each block begins with the path of its file in a comment. */
const recipes = [...page.matchAll(/^```(?:sh|yaml)\n((?:#!\/bin\/sh\n)?# (\S+)\n[\s\S]*?)^```$/gm)].map(
  ([, text = '', path = '']) => ({ path, text }),
);

interface Tool {
  readonly name: string;
  readonly recipe: string;
  /** Packages of npm to install next to Housestyle. */
  readonly packages: readonly string[];
  readonly setUp: string;
}

const TOOLS: readonly Tool[] = [
  {
    name: 'git alone',
    recipe: recipeFor('.githooks/pre-commit'),
    packages: [],
    setUp: 'git config core.hooksPath .githooks',
  },
  { name: 'husky', recipe: recipeFor('.husky/pre-commit'), packages: ['husky'], setUp: 'npx husky' },
  { name: 'lefthook', recipe: recipeFor('lefthook.yml'), packages: ['lefthook'], setUp: 'npx lefthook install' },
  {
    name: 'pre-commit',
    recipe: recipeFor('.pre-commit-config.yaml', 'repo: local'),
    packages: [],
    setUp: `python3 -m venv '${scratch}/venv' && '${scratch}/venv/bin/pip' install --quiet pre-commit && '${scratch}/venv/bin/pre-commit' install`,
  },
];

function recipeFor(path: string, part = ''): string {
  const found = recipes.find((recipe) => recipe.path === path && recipe.text.includes(part));
  if (found === undefined) {
    throw new Error(`docs/hooks.md has no recipe for ${path}`);
  }
  return found.text;
}

function tryTool(tarball: string, { name, recipe, packages, setUp }: Tool): boolean {
  const work = join(scratch, name.replaceAll(' ', '-'));
  const shell = (script: string): { readonly status: number | null; readonly output: string } => {
    const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', script], { cwd: work, encoding: 'utf8' });
    return { status, output: `${stdout}${stderr}` };
  };
  const place = (path: string, text: string): void => {
    mkdirSync(dirname(join(work, path)), { recursive: true });
    writeFileSync(join(work, path), text);
    chmodSync(join(work, path), 0o755);
  };
  mkdirSync(work);
  place('.github/copilot-instructions.md', 'Never use `var`.\n');
  place('.gitignore', 'node_modules\n');
  place(/# (\S+)/.exec(recipe)?.[1] ?? '', recipe);
  const names = [tarball, ...packages].map((one) => `'${one}'`).join(' ');
  const ready = shell(
    `git init --quiet && git config user.name Ada && git config user.email ada@example.test && git add --all && git commit --quiet --message Start && npm install --silent --save-dev ${names} && ${setUp}`,
  );
  if (ready.status !== 0) {
    console.log(`${name}: could not be set up\n${ready.output}`);
    return false;
  }
  writeFileSync(join(work, 'cart.js'), 'var sum = 0;\n');
  const bad = shell('git add cart.js && git commit --quiet --message Bad');
  writeFileSync(join(work, 'cart.js'), 'let sum = 0;\n');
  const good = shell('git add cart.js && git commit --quiet --message Good');
  const works = bad.status !== 0 && bad.output.includes('cart.js:1') && good.status === 0;
  console.log(works ? `${name}: works` : `${name}: FAILED\n${bad.output}\n${good.output}`);
  return works;
}

try {
  const tarball = makePackage(scratch);
  execFileSync('git', ['--version'], { stdio: 'inherit' });
  const results = TOOLS.map((tool) => tryTool(tarball, tool));
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
