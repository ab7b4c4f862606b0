import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { validateCustomizations } from '../../src/jobs/validate.ts';
import { countStatements, listStatements } from '../../src/jobs/statements.ts';
import { ruleGuideline } from '../../src/jobs/init/rule-guideline.ts';
import { validationJson } from '../../src/reports/validation/diagnostics.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';

const SCHEMAS = join(import.meta.dirname, '../../schemas');

/** What is wrong with a report, after it was written and read as text. */
function faultsOf(name: string, report: unknown): readonly string[] {
  const ajv = new Ajv({ allErrors: true, strict: true });
  addFormats.default(ajv);
  const schema = JSON.parse(readFileSync(join(SCHEMAS, `${name}.schema.json`), 'utf8')) as Record<string, unknown>;
  expect(schema['$id']).toMatch(new RegExp(`/schemas/${name}\\.schema\\.json$`));
  const isValid = ajv.compile(schema);
  isValid(JSON.parse(JSON.stringify(report)));
  return (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

async function validationOf(files: Readonly<Record<string, string>>): Promise<Record<string, unknown>> {
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
