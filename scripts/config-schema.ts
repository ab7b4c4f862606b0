import { ruleUrl } from '../src/diagnostics/rule-url.ts';
import type { CONFIG_ONLY } from '../src/options/given.ts';
import { OPTIONS, type OptionSpec } from '../src/options/options.ts';
import { MAX_PRICE } from '../src/options/read-prices.ts';
import { RULES } from '../src/rules/catalogue.ts';
import type { Rule, RuleOption } from '../src/rules/types.ts';
import { schemaAddress } from './address.ts';

type Schema = Readonly<Record<string, unknown>>;

/** The JSON Schema of `.github/housestyle.yml`, for editors. */
export function drawConfigSchema(): string {
  const options = OPTIONS.filter(({ name }) => name !== 'config').map(
    (spec) => [spec.name, optionSchema(spec)] as const,
  );
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: schemaAddress('config'),
    title: 'Configuration of Housestyle',
    type: 'object',
    additionalProperties: false,
    properties: { ...Object.fromEntries(options), ...CONFIG_ONLY_SCHEMAS },
    definitions: {
      severity: { enum: ['error', 'warning', 'info', 'off'] },
      rules: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(RULES.map((rule) => [rule.id, ruleSchema(rule)])),
      },
    },
  };
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}

const CONFIG_ONLY_SCHEMAS = {
  rules: { description: 'Severities and options of rules', $ref: '#/definitions/rules' },
  overrides: {
    description:
      'Other severities and options for some files; if several entries match a file, the last one wins, setting by setting',
    type: 'array',
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['paths'],
      properties: {
        paths: { description: 'Globs', type: ['array', 'string'], items: { type: 'string' } },
        rules: { $ref: '#/definitions/rules' },
      },
    },
  },
  prices: {
    description:
      'What a million tokens cost, by name of the model (`gpt-5`, `gpt-5*`, `openai:gpt-5`); the full name wins, then the longest pattern',
    type: 'object',
    additionalProperties: {
      type: 'object',
      additionalProperties: false,
      required: ['input', 'output'],
      properties: {
        input: priceSchema('Price of a million input tokens'),
        output: priceSchema('Price of a million output tokens'),
        'cached-input': priceSchema(
          'Price of a million input tokens that the provider had in its cache; by default, the price of `input`',
        ),
        'cache-write': priceSchema(
          'Price of a million input tokens that the provider wrote into its cache; by default, the price of `input`',
        ),
      },
    },
  },
  'model-names': {
    description: 'Models by the names that agents use for them: each the name of the model, or `provider:name`',
    type: 'object',
    additionalProperties: { type: 'string', minLength: 1 },
  },
  policy: {
    description: 'In a file that others extend: keys that they cannot set again, and no input can',
    type: 'array',
    items: { type: 'string', minLength: 1 },
  },
} satisfies Readonly<Record<(typeof CONFIG_ONLY)[number], Schema>>;

function priceSchema(description: string): Schema {
  return { description, type: 'number', minimum: 0, maximum: MAX_PRICE };
}

function optionSchema(spec: OptionSpec): Schema {
  const { type, description } = spec;
  switch (spec.type) {
    case 'text':
      return { description, type: ['string', 'number'] };
    case 'choice':
      return { description, enum: spec.choices };
    case 'boolean':
      return { description, type: 'boolean' };
    case 'integer':
    case 'number':
      return {
        description,
        type,
        minimum: spec.least,
        ...(spec.most === undefined ? {} : { maximum: spec.most }),
      };
    case 'list':
      return {
        description,
        type: ['array', 'string'],
        items: spec.form === 'choices' ? { enum: spec.choices } : { type: 'string' },
      };
  }
}

function ruleSchema({ id, description, options = {} }: Rule): Schema {
  const properties = Object.entries(options).map(([name, option]) => [name, ruleOptionSchema(option)] as const);
  return {
    description: `${description}. ${ruleUrl(id)}`,
    anyOf: [
      { $ref: '#/definitions/severity' },
      {
        type: 'object',
        additionalProperties: false,
        properties: { severity: { $ref: '#/definitions/severity' }, ...Object.fromEntries(properties) },
      },
    ],
  };
}

function ruleOptionSchema(option: RuleOption): Schema {
  const { description } = option;
  switch (option.type) {
    case 'integer':
      return { description, type: 'integer', minimum: 0, default: option.default };
    case 'boolean':
      return { description, type: 'boolean', default: option.default };
    case 'list':
      return { description, type: 'array', items: { type: 'string' }, default: option.default };
  }
}
