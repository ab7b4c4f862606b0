import { expect, it } from 'vitest';
import { checkChange } from '../check-change.ts';

it.each<readonly [name: string, rule: string, files: readonly string[], found: readonly string[]]>([
  [
    'new files with the other extension',
    'Use `.yml`, not `.yaml`.',
    ['A a.yaml', 'A b.yml', 'M c.yaml'],
    ['a.yaml: files that end with `.yaml`'],
  ],
  [
    'new files with the extension that a kind of file does not have',
    'Use the `.yaml` extension for YAML files.',
    ['A a.yml', 'A b.yaml', 'R c.yml c.yaml'],
    ['a.yml: files that end with `.yml`'],
  ],
  ['nothing for an extension alone', 'Use `.tsx` files.', ['A a.ts'], []],
  [
    'changes to existing migrations',
    'Never modify an existing migration file.',
    ['M db/migrations/001.sql', 'A db/migrations/002.sql', 'M src/migrate.ts'],
    ['db/migrations/001.sql: changes to existing migrations'],
  ],
  ['new migrations', "Don't modify existing migrations; add a new one.", ['A db/migrations/002.sql'], []],
])('finds %s', async (_name, rule, files, found) => {
  expect(await checkChange(rule, files)).toEqual(found);
});
