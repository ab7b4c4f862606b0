/**
 * Writes the generated files and parts of files. With `--check`, fails when one of them is stale.
 * - action.yml and docs/reference.md, from the tables of options and commands
 * - examples in the README and in docs, from the output of the built command
 * - the table of places in docs/customizations.md, from the table of kinds
 * - the beginnings and the index of the rules' pages, from the rules
 * - the pages of the accuracy benches and of `bench/context`, from their stored results
 * - the pages of threats, from the table of attacks
 * - the JSON Schemas, those of reports from their types, and docs/json.md
 * - the name of this repository, everywhere, from package.json
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HEAD_KINDS } from '../src/customizations/frontmatter/keys.ts';
import { KINDS } from '../src/customizations/places/kinds.ts';
import { describePlace } from '../src/customizations/places/locate-files.ts';
import { OPTIONS, OUTPUTS, type OptionSpec } from '../src/options/options.ts';
import { READER_NAMES } from '../src/reports/guidance/receipts.ts';
import { ruleHead } from '../src/reports/validation/rule-listing.ts';
import { FAMILIES, RULES } from '../src/rules/catalogue.ts';
import type { Rule } from '../src/rules/types.ts';
import { nameRepository } from './address.ts';
import { drawAccuracyPage, drawAccuracyTables } from './accuracy-page.ts';
import { drawConfigSchema } from './config-schema.ts';
import { drawContextPage } from './context-page.ts';
import { schemaOf } from './frontmatter-schema.ts';
import { drawJsonPage } from './json-page.ts';
import { drawReferencePage } from './reference-page.ts';
import { drawReportSchemas } from './report-schemas.ts';
import { drawThreatsPages } from './threats-page.ts';

const KINDS_PAGE = 'docs/customizations.md';
const RULES_FOLDER = 'docs/rules';
/** Comments around the generated part of a rule's page. */
const HEAD = { open: '<!-- head: generated from the rule -->', close: '<!-- /head -->' };
/** Text before a place of each level. It replaces the place's first character, a backtick. */
const HOMES = { repository: '`', user: '`~/', organization: 'organization: `' } as const;
const root = new URL('../', import.meta.url);
const SHOP = ['--repo', 'examples/shop', '--diff', 'examples/shop.diff'];
/** Pages with the output of a command. */
const EXAMPLES: Readonly<Record<string, { readonly name: string; readonly args: readonly string[] }>> = {
  'README.md': { name: 'validate', args: ['validate', '--repo', 'examples/shop'] },
  'docs/review.md': { name: 'example', args: ['review', ...SHOP] },
  [KINDS_PAGE]: { name: 'guidelines', args: ['guidelines', ...SHOP] },
};
const REPORTS = drawReportSchemas();
const isCheck = process.argv.includes('--check');
const stale = [
  write('action.yml', drawAction()),
  write('docs/reference.md', drawReferencePage()),
  ...Object.entries(EXAMPLES).map(([page, { name, args }]) => write(page, withExample(page, name, args))),
  write(KINDS_PAGE, withKinds(readFileSync(new URL(KINDS_PAGE, root), 'utf8'))),
  write(`${RULES_FOLDER}/README.md`, drawRuleIndex()),
  ...RULES.map((rule) => {
    const page = `${RULES_FOLDER}/${rule.id}.md`;
    return write(page, withHead(readFileSync(new URL(page, root), 'utf8'), rule));
  }),
  write('docs/accuracy.md', drawAccuracyPage()),
  write('bench/accuracy/tables.md', drawAccuracyTables()),
  write('docs/context.md', drawContextPage()),
  ...Object.entries(drawThreatsPages()).map(([page, text]) => write(page, text)),
  write('schemas/config.schema.json', drawConfigSchema()),
  ...HEAD_KINDS.map((head) =>
    write(`schemas/${head}.schema.json`, `${JSON.stringify(schemaOf(head), undefined, 2)}\n`),
  ),
  write('docs/json.md', drawJsonPage(REPORTS)),
  ...[...REPORTS].map(([name, schema]) =>
    write(`schemas/${name}.schema.json`, `${JSON.stringify(schema, undefined, 2)}\n`),
  ),
  // Last, because it reads what the steps above have written.
  ...listFilesThatNameUs().map((path) => write(path, nameRepository(readFileSync(new URL(path, root), 'utf8')))),
].filter((name) => name !== undefined);
if (stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run \`npm run generate\` and commit.`);
  process.exitCode = 1;
}

function write(name: string, text: string): string | undefined {
  const path = fileURLToPath(new URL(name, root));
  const current = isCheck ? readFileSync(path, 'utf8') : '';
  if (isCheck) {
    return current === text ? undefined : name;
  }
  writeFileSync(path, text);
  return undefined;
}

/** Documents, examples and templates, and the one source file with addresses of documents. */
function listFilesThatNameUs(): readonly string[] {
  const listAll = (folder: string): readonly string[] =>
    readdirSync(new URL(`${folder}/`, root), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.(?:md|ya?ml|json)$/.test(entry.name))
      .map((entry) => `${relative(fileURLToPath(root), entry.parentPath)}/${entry.name}`.replaceAll('\\', '/'));
  const inRoot = readdirSync(root).filter((name) => name.endsWith('.md'));
  return [...inRoot, ...listAll('docs'), ...listAll('examples'), ...listAll('.github'), 'src/diagnostics/rule-url.ts'];
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
    '# Generated from src/options/options.ts by `npm run generate`.',
    '# Defaults are not written here: an input given in a workflow must win over the configuration file, and the',
    '# runner does not distinguish a default from a given value.',
    'name: Housestyle',
    'description: Reviews pull requests with the instructions your team already wrote for Copilot, and shows what the model received',
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

function withKinds(page: string): string {
  const rows = KINDS.flatMap(({ title, keys, places }) =>
    places.map((place, index) => {
      const row = [
        index === 0 ? title : '',
        `${HOMES[place.level]}${describePlace(place).slice(1)}`,
        place.readers.map((reader) => READER_NAMES[reader]).join(', '),
        place.switches.map((name) => `\`${name}\``).join(', '),
        index === 0 ? keys.map((key) => `\`${key}\``).join(', ') : '',
      ];
      return `| ${row.join(' | ')} |`;
    }),
  );
  const head = ['| kind | place | read by | switch | frontmatter |', '|---|---|---|---|---|'];
  return between(page, 'kinds', [...head, ...rows]);
}

function withHead(page: string, rule: Rule): string {
  const start = page.indexOf(HEAD.open);
  const end = page.indexOf(HEAD.close);
  if (start < 0 || end < start) {
    throw new Error(`the page of ${rule.id} has no ${HEAD.open} … ${HEAD.close}`);
  }
  return `${page.slice(0, start + HEAD.open.length)}\n\n${ruleHead(rule)}\n\n${page.slice(end)}`;
}

function drawRuleIndex(): string {
  const families = FAMILIES.filter(({ rules }) => rules.length > 0).map(({ title, rules }) =>
    [
      `## ${title}`,
      '',
      '| rule | severity | | finds |',
      '|---|---|---|---|',
      ...rules.map(
        (rule) =>
          `| [\`${rule.id}\`](${rule.id}.md) | ${rule.effects[0].severity} | ${rule.fixes === undefined ? '' : 'fix'} | ${rule.description} |`,
      ),
    ].join('\n'),
  );
  return `${[
    '# Rules',
    '<!-- Generated from src/rules/ by `npm run generate`. -->',
    `${RULES.length} rules. The severity is the highest one that a rule has in any client; the page of the rule lists all of them. \`housestyle validate --fix\` fixes findings of the rules marked “fix” if only one fix is possible.`,
    ...families,
  ].join('\n\n')}\n`;
}

/** Puts the output of a command into a page that shows the command above it. */
function withExample(page: string, name: string, args: readonly string[]): string {
  const output = execFileSync(process.execPath, ['dist/cli.js', ...args], {
    cwd: fileURLToPath(root),
    encoding: 'utf8',
  });
  return between(readFileSync(new URL(page, root), 'utf8'), name, ['```', output.trimEnd(), '```']);
}

function between(text: string, name: string, lines: readonly string[]): string {
  const open = `<!-- generated: ${name} -->`;
  const close = `<!-- end of ${name} -->`;
  const start = text.indexOf(open);
  const end = text.indexOf(close);
  if (start < 0 || end < start) {
    throw new Error(`the page has no ${open} … ${close}`);
  }
  return `${text.slice(0, start + open.length)}\n${lines.join('\n')}\n${text.slice(end)}`;
}
