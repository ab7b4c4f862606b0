import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { OPTIONS } from '../../src/options/options.ts';
import { readConfig } from '../../src/options/read-config-text.ts';
import { readRulesConfig } from '../../src/options/read-rules.ts';
import { RULES } from '../../src/rules/catalogue.ts';
import { sourceText } from '../../src/text/source-text.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Block {
  readonly place: string;
  readonly text: string;
}

/** The YAML blocks of README and docs, also indented ones in lists. */
const BLOCKS: readonly Block[] = ['README.md', ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`)]
  .filter((path) => path.endsWith('.md'))
  .flatMap((path) => {
    const page = readFileSync(join(ROOT, path), 'utf8');
    return [...page.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(({ index, 1: text = '' }) => ({
      place: `${path}:${page.slice(0, index).split('\n').length}`,
      text,
    }));
  });
const CONFIGURATIONS = BLOCKS.filter(({ text }) =>
  /^# .*housestyle\.yml(?: of | in |$)/m.test(text.split('\n')[0] ?? ''),
).filter(({ text }) => !/^jobs:/m.test(text));

describe('a configuration in README and docs', () => {
  let validate: ValidateFunction;
  beforeAll(() => {
    validate = new Ajv({ allErrors: true, strict: false }).compile(
      JSON.parse(readFileSync(join(ROOT, 'schemas/config.schema.json'), 'utf8')) as object,
    );
  });

  it.each(CONFIGURATIONS)('is accepted by the reader and by the schema ($place)', ({ place, text }) => {
    validate(parse(text));
    expect(validate.errors ?? []).toEqual([]);
    const { configOnly } = readConfig(sourceText(place, text));
    expect(() => readRulesConfig({ clients: [], rules: configOnly }, RULES)).not.toThrow();
  });

  it('is on many pages', () => {
    expect(CONFIGURATIONS.length).toBeGreaterThan(6);
  });
});

describe('a step with Housestyle in README and docs', () => {
  const inputs = new Set<string>(OPTIONS.map(({ name }) => name));
  const steps = BLOCKS.flatMap(({ place, text }) =>
    [...text.matchAll(/^( *)(?:- )?uses: housestyle\/housestyle@.*\n((?:\1 .*\n?)*)/gm)].map(([, , below = '']) => ({
      place,
      names: [...below.matchAll(/^ +(?:# +)?([a-z][a-z-]+):(?: |$)/gm)].map(([, name = '']) => name),
    })),
  );

  it.each(steps)('has inputs that exist ($place)', ({ names }) => {
    const keys = new Set(['with', 'env', 'if', 'id', 'name', 'uses']);
    expect(names.filter((name) => !inputs.has(name) && !keys.has(name))).toEqual([]);
  });
});
