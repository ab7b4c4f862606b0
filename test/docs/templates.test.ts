import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const FORMS = readdirSync(join(ROOT, '.github/ISSUE_TEMPLATE')).filter((name) => name !== 'config.yml');

interface Form {
  readonly name: string;
  readonly description: string;
  readonly body: readonly {
    readonly type: string;
    readonly id?: string;
    readonly attributes: { readonly label: string };
  }[];
}

describe('the forms for issues', () => {
  it.each(FORMS)('%s has what GitHub asks for', (name) => {
    const form: Form = parse(readFileSync(join(ROOT, '.github/ISSUE_TEMPLATE', name), 'utf8'));
    const ids = form.body.map(({ id }) => id);
    expect(form.name.length * form.description.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(form.body.length);
    expect(ids.every((id) => id !== undefined && /^[\w-]+$/.test(id))).toBe(true);
    expect(form.body.filter(({ type }) => !['input', 'textarea', 'dropdown', 'checkboxes'].includes(type))).toEqual([]);
    expect(form.body.every(({ attributes }) => attributes.label.length > 0)).toBe(true);
  });
});

it('CODEOWNERS names files that exist', () => {
  const paths = readFileSync(join(ROOT, '.github/CODEOWNERS'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
  expect(paths.filter(([, owner = '']) => !/^@[\w-]+\/[\w-]+$/.test(owner))).toEqual([]);
  expect(paths.filter(([path = '']) => path !== '*' && !existsSync(join(ROOT, path)))).toEqual([]);
});
