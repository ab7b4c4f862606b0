/**
 * Writes action.yml and the README's tables from the options table, and the README's example from the built command;
 * with `--check`, fails when one of them is stale.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { OPTIONS, OUTPUTS, type OptionSpec } from '../src/options.ts';

const root = new URL('../', import.meta.url);
const isCheck = process.argv.includes('--check');
const stale = [
  write('action.yml', drawAction()),
  write('README.md', withTables(readFileSync(new URL('README.md', root), 'utf8'))),
].filter((name) => name !== undefined);
if (stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run \`npm run generate\` and commit.`);
  process.exitCode = 1;
}

function write(name: string, text: string): string | undefined {
  const path = fileURLToPath(new URL(name, root));
  const current = isCheck || name === 'README.md' ? readFileSync(path, 'utf8') : '';
  if (isCheck) {
    return current === text ? undefined : name;
  }
  writeFileSync(path, text);
  return undefined;
}

function drawAction(): string {
  const inputs = OPTIONS.flatMap((spec) => [
    `  ${spec.name}:`,
    `    description: ${JSON.stringify(describe(spec))}`,
    '    required: false',
    ...(spec.runnerDefault === undefined ? [] : [`    default: ${spec.runnerDefault}`]),
  ]);
  const outputs = Object.entries(OUTPUTS).flatMap(([name, description]) => [
    `  ${name}:`,
    `    description: ${JSON.stringify(description)}`,
  ]);
  return [
    '# Generated from src/options.ts by `npm run generate`.',
    '# Defaults are not written here: an input given in a workflow must win over the configuration file, and the',
    '# runner does not tell a default from a given value.',
    'name: Housestyle',
    'description: Reviews pull requests by the instructions your team already wrote for Copilot, and shows what the model was told',
    'branding:',
    '  icon: book-open',
    '  color: blue',
    'inputs:',
    ...inputs,
    'outputs:',
    ...outputs,
    'runs:',
    '  using: node24',
    '  main: dist/action.js',
    '',
  ].join('\n');
}

function describe(spec: OptionSpec): string {
  return spec.default === undefined ? spec.description : `${spec.description} (default: ${spec.default})`;
}

function withTables(readme: string): string {
  const inputs = OPTIONS.map(
    (spec) =>
      `| \`${spec.name}\` | ${spec.default === undefined ? '' : `\`${spec.default}\``} | ${spec.description.replaceAll('|', '\\|')} |`,
  );
  const outputs = Object.entries(OUTPUTS).map(([name, description]) => `| \`${name}\` | ${description} |`);
  const withInputs = between(readme, 'inputs', ['| input | default | meaning |', '|---|---|---|', ...inputs]);
  const withOutputs = between(withInputs, 'outputs', ['| output | meaning |', '|---|---|', ...outputs]);
  return between(withOutputs, 'example', ['```', runExample().trimEnd(), '```']);
}

/** The command stands in the README above its output. */
function runExample(): string {
  const args = ['dist/cli.js', 'review', '--repo', 'examples/shop', '--diff', 'examples/shop.diff'];
  return execFileSync(process.execPath, args, { cwd: fileURLToPath(root), encoding: 'utf8' });
}

function between(text: string, name: string, lines: readonly string[]): string {
  const open = `<!-- generated: ${name} -->`;
  const close = `<!-- end of ${name} -->`;
  const start = text.indexOf(open);
  const end = text.indexOf(close);
  if (start < 0 || end < start) {
    throw new Error(`README.md lacks ${open} … ${close}`);
  }
  return `${text.slice(0, start + open.length)}\n${lines.join('\n')}\n${text.slice(end)}`;
}
