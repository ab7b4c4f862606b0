import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { extendConfig, keepUndecided } from '../../src/options/extend-config.ts';
import { CONFIG_ONLY } from '../../src/options/given.ts';
import { OPTIONS, type OptionSpec } from '../../src/options/options.ts';
import { readConfig } from '../../src/options/read-config-text.ts';
import { readOptions } from '../../src/options/read-options.ts';
import { sourceText } from '../../src/text/source-text.ts';

const CENTRAL = 'acme/.github/housestyle.yml@aaaaaaa';
const DEFAULTS = readOptions([]);
/** `extends` names the central file itself, and `config` is read before it. */
const KEYS = OPTIONS.filter(({ name }) => name !== 'extends' && name !== 'config');
/** As inputs, they say which work a job does, so these always count. */
const NAMES_THE_WORK = new Set(['mode', 'shard']);
const VALUES = new Map([
  ['base-url', 'https://models.example'],
  ['shard', '1/2'],
  ['leave-out-context', 'issues'],
  ['clients', 'gemini'],
]);

/** A value that is not the default. */
function otherValue(spec: OptionSpec): string {
  const known = VALUES.get(spec.name);
  if (known !== undefined) {
    return known;
  }
  switch (spec.type) {
    case 'boolean':
      return spec.default === 'true' ? 'false' : 'true';
    case 'choice':
      return spec.choices.findLast((choice) => choice !== spec.default) ?? '';
    case 'integer':
    case 'number':
      return String(spec.most ?? spec.least + 1);
    case 'list':
      return spec.form === 'choices' ? (spec.choices[0] ?? '') : 'src/other';
    case 'text':
      return 'other.txt';
  }
}

function given(name: string, value: string) {
  return new Map([[name, { value, where: { kind: 'named', name } as const }]]);
}

function extended(own: string, policy: string) {
  const read = (path: string, text: string): ReturnType<typeof readConfig> => readConfig(sourceText(path, text));
  return extendConfig(
    read('.github/housestyle.yml', `# Ours\n${own}`),
    read('housestyle.yml', `policy: [${policy}]\n`),
    CENTRAL,
  );
}

function refusal(own: string, policy: string): string {
  try {
    extended(own, policy);
    return 'accepted';
  } catch (error) {
    return error instanceof UserError
      ? `${error.exitCode} ${error.place?.path}:${error.place?.line} ${error.message}`
      : String(error);
  }
}

describe('a key that a policy decides', () => {
  it.each(KEYS.map((spec) => [spec.name, otherValue(spec)] as const))(
    '`%s: %s` is refused in the repository with its place, and counts as an input or a flag only if it names the work',
    (name, value) => {
      expect(refusal(`${name}: ${value}\n`, name)).toBe(
        `2 .github/housestyle.yml:2 \`${name}\` is decided by the policy of ${CENTRAL}`,
      );
      // A list of another policy in the repository takes nothing back.
      expect(refusal(`policy: []\n${name}: ${value}\n`, name)).toContain('is decided by the policy');
      const { options, configOnly, policy } = extended('', name);
      const input = given(name, value);
      const read = readOptions([keepUndecided(input, policy), options], configOnly, policy);
      const expected = NAMES_THE_WORK.has(name) ? readOptions([input]) : DEFAULTS;
      expect({ ...read, rules: undefined, decided: [] }).toEqual({ ...expected, rules: undefined, decided: [] });
      // Without the policy, the value would count.
      expect({ ...readOptions([input]), rules: undefined }).not.toEqual({ ...DEFAULTS, rules: undefined });
    },
  );

  it.each(CONFIG_ONLY.filter((key) => key !== 'policy'))('`%s` is refused in the repository with its place', (name) => {
    expect(refusal(`${name}: {}\n`, name)).toBe(
      `2 .github/housestyle.yml:2 \`${name}\` is decided by the policy of ${CENTRAL}`,
    );
  });
});
