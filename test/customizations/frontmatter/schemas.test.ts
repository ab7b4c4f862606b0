import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { schemaOf } from '../../../scripts/frontmatter-schema.ts';
import { HEAD_KINDS, type HeadKind } from '../../../src/customizations/frontmatter/keys.ts';

const FOLDER = join(import.meta.dirname, '../../../schemas');
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });

function accepts(head: HeadKind, data: unknown): boolean {
  const schema = schemaOf(head);
  const known = ajv.getSchema(String(schema['$id'])) ?? ajv.compile(schema);
  return known(data) === true;
}

describe('the schemas', () => {
  it('exist for each kind, and are up to date with the table of keys (npm run generate)', () => {
    const files = readdirSync(FOLDER).filter((name) => HEAD_KINDS.some((head) => name === `${head}.schema.json`));
    const written = files.map((name) => [name, JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as unknown]);
    const expected = HEAD_KINDS.map((head) => [`${head}.schema.json`, schemaOf(head)]);
    expect(Object.fromEntries(written)).toEqual(JSON.parse(JSON.stringify(Object.fromEntries(expected))));
  });

  it('are valid', () => {
    expect(HEAD_KINDS.filter((head) => ajv.validateSchema(schemaOf(head)) !== true)).toEqual([]);
  });

  it.each<[HeadKind, unknown]>([
    ['instructions', { applyTo: '**/*.ts, **/*.tsx', excludeAgent: ['code-review'] }],
    ['claude-rule', { paths: ['src/**'], owner: 'web' }],
    ['agent', { description: 'd', tools: 'read, search', model: ['GPT-5.4', { name: 'x', 'context-size': 1 }] }],
    ['agent', { description: 'd', handoffs: [{ label: 'l', agent: 'a', prompt: 'p', send: true }], agents: [] }],
    ['agent', { description: 'd', 'mcp-servers': { docs: { type: 'http', url: 'https://example.com' } } }],
    ['claude-agent', { name: 'n', description: 'd', mcpServers: ['github'], maxTurns: 5, extra: 1 }],
    ['prompt', {}],
    ['skill', { name: 'n', description: 'd', 'allowed-tools': ['Read'], metadata: { version: '1' } }],
  ])('of %s accept %j', (head, data) => {
    expect(accepts(head, data)).toBe(true);
  });

  it.each<[HeadKind, unknown]>([
    ['instructions', { applyTo: ['**/*.ts'] }],
    ['instructions', { title: 't' }],
    ['claude-rule', { paths: 'src/**' }],
    ['agent', {}],
    ['agent', { description: 'd', 'user-invocable': 'true' }],
    ['agent', { description: 'd', handoffs: [{ label: 'l', prompt: 'p' }] }],
    ['agent', { description: 'd', permissionMode: 'plan' }],
    ['claude-agent', { description: 'd' }],
    ['prompt', { tool: ['read'] }],
    ['skill', { name: 'n', description: 'd'.repeat(1025) }],
    ['skill', { name: ['n'], description: 'd' }],
  ])('of %s refuse %j', (head, data) => {
    expect(accepts(head, data)).toBe(false);
  });
});
