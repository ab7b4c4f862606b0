import { UserError } from '../errors.ts';
import {
  isFromFile,
  NO_CONFIG_ONLY,
  type ConfigOnly,
  type GivenConfig,
  type GivenOptions,
  type GivenValue,
} from './given.ts';
import { OPTIONS, type Options, type OptionSpec, type TableOptions } from './options.ts';
import { throwAll } from './problems.ts';
import { readModelNames } from './read-model-names.ts';
import { readPolicy } from './read-policy.ts';
import { readPrices } from './read-prices.ts';
import { readValue } from './read-value.ts';

/**
 * Reads the options from layers: inputs or flags first, then the configuration file. For each option, the first layer that
 * has a value wins. Throws one `UserError` that names all wrong values.
 *
 * @param decided the keys that the policy of an extended configuration decides
 */
export function readOptions(
  layers: readonly GivenOptions[],
  configOnly: ConfigOnly = NO_CONFIG_ONLY,
  decided: readonly string[] = [],
): Options {
  const { values, prices, modelNames, problems } = readGiven(layers, configOnly);
  throwAll(problems);
  return {
    ...values,
    isServerConfigured: isFromFile(findGiven(layers, 'base-url')),
    prices,
    modelNames,
    rules: configOnly,
    decided,
  };
}

/** The wrong values of a configuration file. Those of `rules` and `overrides` are found where rules are loaded. */
export function listWrongValues({ options, configOnly }: GivenConfig): readonly UserError[] {
  return readGiven([options], configOnly).problems;
}

function readGiven(
  layers: readonly GivenOptions[],
  configOnly: ConfigOnly,
): Pick<Options, 'prices' | 'modelNames'> & ReturnType<typeof readTable> {
  const table = readTable(layers);
  const prices = readPrices(configOnly);
  const modelNames = readModelNames(configOnly);
  return {
    values: table.values,
    prices: prices.value,
    modelNames: modelNames.value,
    problems: [...table.problems, ...prices.problems, ...modelNames.problems, ...readPolicy(configOnly).problems],
  };
}

/** Reads every row of the table. An option that cannot be read is a problem and has no value. */
function readTable(layers: readonly GivenOptions[]): {
  readonly values: TableOptions;
  readonly problems: readonly UserError[];
} {
  const problems: UserError[] = [];
  const values: Record<string, unknown> = {};
  for (const spec of OPTIONS.filter(({ name }) => name !== 'config')) {
    try {
      values[camelCase(spec.name)] = readRow(findGiven(layers, spec.name), spec);
    } catch (error) {
      if (!(error instanceof UserError)) {
        throw error;
      }
      problems.push(error);
    }
  }
  // `TableOptions` is derived from the rows that the loop above reads, which TypeScript cannot see.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { values: values as unknown as TableOptions, problems };
}

function findGiven(layers: readonly GivenOptions[], name: string): GivenValue | undefined {
  return layers.map((layer) => layer.get(name)).find((value) => value !== undefined);
}

function camelCase(name: string): string {
  return name.replaceAll(/-(.)/g, (_hyphen, letter: string) => letter.toUpperCase());
}

function readRow(given: GivenValue | undefined, spec: OptionSpec): unknown {
  const written = given ?? findDefault(spec);
  if (written === undefined) {
    return spec.type === 'list' ? [] : undefined;
  }
  const value = readValue(written, spec);
  return spec.keepsOrigin === true ? { value, isShared: isFromFile(written) } : value;
}

function findDefault(spec: OptionSpec): GivenValue | undefined {
  return spec.default === undefined || spec.isDefaultOptional === true
    ? undefined
    : { value: spec.default, where: { kind: 'named', name: spec.name } };
}
