import { CLIENT_NAMES } from '../src/customizations/known/clients.ts';
import { FRONTMATTER_KEYS, type FrontmatterKey, type HeadKind } from '../src/customizations/frontmatter/keys.ts';
import type { ValueShape } from '../src/customizations/frontmatter/value-shape.ts';
import { schemaAddress } from './address.ts';

type Schema = Readonly<Record<string, unknown>>;

const TITLES: Readonly<Record<HeadKind, string>> = {
  instructions: 'Frontmatter of *.instructions.md',
  'claude-rule': 'Frontmatter of .claude/rules/**/*.md',
  agent: 'Frontmatter of *.agent.md',
  'claude-agent': 'Frontmatter of .claude/agents/*.md',
  prompt: 'Frontmatter of *.prompt.md',
  skill: 'Frontmatter of SKILL.md',
  'claude-command': 'Frontmatter of .claude/commands/**/*.md',
  'claude-output-style': 'Frontmatter of .claude/output-styles/*.md',
  'cursor-rule': 'Frontmatter of .cursor/rules/**/*.mdc',
  'windsurf-rule': 'Frontmatter of .windsurf/rules/**/*.md',
};

/** The JSON Schema of a frontmatter, with the text that editors show for each key. */
export function schemaOf(head: HeadKind): Schema {
  const keys = FRONTMATTER_KEYS[head];
  const required = keys.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: schemaAddress(head),
    title: TITLES[head],
    type: 'object',
    properties: Object.fromEntries(keys.map((key) => [key.name, propertyOf(key)])),
    ...(required.length > 0 && { required }),
    // Files for Claude may contain keys that their authors invented.
    additionalProperties: head.startsWith('claude'),
  };
}

function propertyOf({ about, clients, successor, shape }: FrontmatterKey): Schema {
  const readers = clients.map((client) => CLIENT_NAMES[client]).join(', ');
  return {
    description: `${about} Read by ${readers}.`,
    ...(successor !== undefined && { deprecated: true }),
    ...schemaOfShape(shape),
  };
}

function schemaOfShape(shape: ValueShape): Schema {
  switch (shape.kind) {
    case 'text':
      return { type: 'string', minLength: 1, ...(shape.most !== undefined && { maxLength: shape.most }) };
    case 'boolean':
      return { type: 'boolean' };
    case 'integer':
      return { type: 'integer' };
    case 'choice':
      return { enum: shape.values };
    case 'list':
      return { type: 'array', items: schemaOfShape(shape.of) };
    case 'map':
      return { type: 'object', additionalProperties: schemaOfShape(shape.of) };
    case 'record':
      return {
        type: 'object',
        properties: Object.fromEntries(Object.entries(shape.keys).map(([name, value]) => [name, schemaOfShape(value)])),
        ...(shape.required.length > 0 && { required: shape.required }),
        additionalProperties: shape.open,
      };
    case 'any-of':
      return { anyOf: shape.shapes.map(schemaOfShape) };
    case 'any':
      return {};
  }
}
