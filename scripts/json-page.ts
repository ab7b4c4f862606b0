import { REPORT_SCHEMAS } from './report-schemas.ts';
import { referredName, type Schema } from './type-schema.ts';

/** Draws `docs/json.md`: what each command prints with `--format json`, and the schema of it. */
export function drawJsonPage(schemas: ReadonlyMap<string, Schema>): string {
  const reports = REPORT_SCHEMAS.map(({ name, command }) => ({ name, command, schema: schemas.get(name) ?? {} }));
  return `${[
    '# JSON of the commands',
    '<!-- Generated from the types of the reports by `npm run generate`. -->',
    '`--format json` prints one object on standard output, and nothing else; messages go to standard error. A schema (JSON Schema, draft 7) describes each object with all of its fields. The schemas are in the folder `schemas` of the package and of the repository, and every report that the tests see is compared with its schema.',
    'Later versions add fields. A field is renamed or dropped only by a new major version ([upgrade](upgrade.md)), so let your program ignore fields that it does not know. A schema lists the fields of its own version and refuses others: take it from the version that you run.',
    [
      '| command | schema |',
      '|---|---|',
      ...reports.map(({ name, command }) => `| \`${command}\` | [\`${name}\`](../schemas/${name}.schema.json) |`),
    ].join('\n'),
    '`publish` and `review --all-files` print the object of `review`, and so does the file that the output `findings-file` of the Action names. SARIF, JUnit and the code quality format of GitLab follow the schemas of their owners.',
    ...reports.map(({ command, schema }) => `## \`${command}\`\n\n${fieldTable(schema)}`),
  ].join('\n\n')}\n`;
}

function fieldTable({ properties = {}, definitions = {} }: Schema): string {
  const rows = Object.entries(properties).map(
    ([name, field]) => `| \`${name}\` | ${fieldWords(field, definitions).replaceAll('|', '\\|')} |`,
  );
  return ['| field | meaning |', '|---|---|', ...rows].join('\n');
}

function fieldWords(field: Schema, definitions: Readonly<Record<string, Schema>>): string {
  return field.const === undefined
    ? (field.description ?? definitions[referredName(field) ?? '']?.description ?? '')
    : `always \`${field.const}\``;
}
