import { ruleUrl } from '../src/diagnostics/rule-url.ts';
import { OPTIONS, type CONFIG_ONLY, type OptionSpec } from '../src/options/options.ts';
import { MAX_PRICE } from '../src/options/read-prices.ts';
import { RULES } from '../src/rules/catalogue.ts';
import type { Rule, RuleOption } from '../src/rules/types.ts';

type Schema = Readonly<Record<string, unknown>>;

/** The JSON Schema of `.github/housestyle.yml`, for editors. */
export function drawConfigSchema(): string {
  const options = OPTIONS.filter(({ name }) => name !== 'config').map(
    (spec) => [spec.name, optionSchema(spec)] as const,
  );
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
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
    description: 'Other severities and options for some files; the last entry that matches a file has the say',
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
      'What a million tokens cost, by name of the model (`gpt-5`, `gpt-5*`, `openai:gpt-5`); the name in full, then the longest pattern, has the say',
    type: 'object',
    additionalProperties: {
      type: 'object',
      additionalProperties: false,
      required: ['input', 'output'],
      properties: {
        input: priceSchema('Of input tokens'),
        output: priceSchema('Of output tokens'),
        'cached-input': priceSchema('Of input tokens that the provider had in its cache; as `input` by default'),
      },
    },
  },
  'model-names': {
    description: 'Which model is meant by a name that agents use: its own name, or `provider:name`',
    type: 'object',
    additionalProperties: { type: 'string', minLength: 1 },
  },
} satisfies Readonly<Record<(typeof CONFIG_ONLY)[number], Schema>>;

function priceSchema(description: string): Schema {
  return { description, type: 'number', minimum: 0, maximum: MAX_PRICE };
}

function optionSchema({ type, description, choices, least, most }: OptionSpec): Schema {
  switch (type) {
    case 'text':
      return { description, type: ['string', 'number'] };
    case 'choice':
      return { description, enum: choices };
    case 'boolean':
      return { description, type: 'boolean' };
    case 'integer':
    case 'number':
      return {
        description,
        type,
        ...(least === undefined ? {} : { minimum: least }),
        ...(most === undefined ? {} : { maximum: most }),
      };
    case 'list':
      return {
        description,
        type: ['array', 'string'],
        items: choices === undefined ? { type: 'string' } : { enum: choices },
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
