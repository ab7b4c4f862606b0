import { describe, expect, it } from 'vitest';
import { REPORT_SCHEMAS } from '../../scripts/report-schemas.ts';
import { validateCustomizations } from '../../src/jobs/validate.ts';
import { countStatements, listStatements } from '../../src/jobs/statements.ts';
import { ruleGuideline } from '../../src/jobs/init/rule-guideline.ts';
import { validationJson, type ValidationReport } from '../../src/reports/validation/diagnostics.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';
import { COMMANDS } from '../../src/commands/arguments/command-table.ts';
import { readSchema, schemaFaults } from '../harness/report-schema.ts';

/** What is wrong with a report, after it was written and read as text. */
function faultsOf(name: string, report: unknown): readonly string[] {
  return schemaFaults(name, JSON.parse(JSON.stringify(report)));
}

async function validationOf(files: Readonly<Record<string, string>>): Promise<ValidationReport> {
  const guidance = { repository: memoryWorkspace(files) };
  return validationJson(await validateCustomizations(guidance, { compatibility: 'github', workspaceFolders: [] }));
}

describe('the schema of a validation fits', () => {
  it.each([
    ['a repository without instructions', {}],
    [
      'problems with fixes, suggestions and copies',
      {
        '.github/instructions/a.instructions.md': '---\napplyto: "**/*.ts"\nmode: agent\n---\n\nSee [x](gone.md).\n',
        '.github/skills/one/SKILL.md': '---\nname: Two\ndescription: d\n---\n\nRead [it](gone.md).\n',
        '.claude/skills/one/SKILL.md': '---\nname: Two\ndescription: d\n---\n\nRead [it](gone.md).\n',
        '.vscode/settings.json': '{ "github.copilot.chat.codeGeneration.instructions": [{ "text": "Use tabs." }] }\n',
      },
    ],
    ['a file that cannot be parsed', { '.github/agents/a.agent.md': '---\nname: [\n---\n' }],
  ])('%s', async (_name, files) => {
    const report = await validationOf(files);
    expect(faultsOf('validation-report', report)).toEqual([]);
    expect(faultsOf('validation-report', { ...report, unknown: 1 })).not.toEqual([]);
  });
});

it('the schema of statements fits each kind of statement', () => {
  const texts = ['Never use `var`.', 'Write good names.', 'Run the tests before you commit.', 'This is a shop.'];
  const statements = listStatements(texts.map((text, index) => ruleGuideline(index + 2, text, ['a.ts'])));
  const report = { statements, ...countStatements(statements) };
  expect(new Set(statements.map(({ kind }) => kind)).size).toBeGreaterThan(2);
  expect(faultsOf('statements-report', report)).toEqual([]);
  expect(faultsOf('statements-report', { ...report, statements: [{}] })).not.toEqual([]);
});

describe('the schemas of reports', () => {
  it('exist for every command that prints JSON', () => {
    const named = new Set(REPORT_SCHEMAS.map(({ command }) => command.split(' ')[0]));
    // `publish` prints the review that it merges.
    const printing = COMMANDS.filter(({ formats }) => (formats as readonly string[]).includes('json'));
    expect(printing.map(({ name }) => name).filter((name) => !named.has(name))).toEqual(['publish']);
  });

  it.each(REPORT_SCHEMAS.map(({ name }) => [name]))('%s has its address as `$id`', (name) => {
    expect(readSchema(name)).toMatchObject({
      $id: expect.stringMatching(new RegExp(`^https://.*/schemas/${name}\\.schema\\.json$`)),
      title: expect.stringContaining('--format json'),
      additionalProperties: false,
    });
  });
});

/** Every schema of a field of this name. */
function schemasOfField(schema: unknown, name: string): readonly unknown[] {
  if (typeof schema !== 'object' || schema === null) {
    return [];
  }
  const { properties = {} } = schema as { readonly properties?: Readonly<Record<string, unknown>> };
  const own = Object.hasOwn(properties, name) ? [properties[name]] : [];
  return [...own, ...Object.values(schema).flatMap((value: unknown) => schemasOfField(value, name))];
}

it.each([
  ['agents-report', 'points'],
  ['agents-report', 'score'],
  ['dump-report', 'priority'],
  ['plan-report', 'cost'],
  ['review-report', 'confidence'],
  ['review-report', 'saved'],
])('in %s, `%s` may have a fraction', (name, field) => {
  const found = schemasOfField(readSchema(name), field);
  expect(found.length).toBeGreaterThan(0);
  expect(JSON.stringify(found)).not.toContain('"integer"');
});
