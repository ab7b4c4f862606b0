import { usageError, type Place } from '../errors.ts';
import { CONFIG_ONLY, OPTIONS } from './options.ts';
import { MAX_PROBLEMS, suggestionFor, throwAll, type GivenConfig, type GivenValue } from './read-options.ts';
import { positionAt, type SourceText } from '../text/source-text.ts';
import { readYaml } from '../text/yaml/yaml.ts';

/** The configuration file cannot name itself. */
const CONFIG_KEYS = OPTIONS.map((spec) => spec.name).filter((name) => name !== 'config');

/** The keys of a configuration file, checked against the table; throws one `UserError` that names all problems. */
export function readConfig(source: SourceText): GivenConfig {
  const document = readYaml(source, { start: 0, end: source.text.length });
  const problems = document.problems.map(({ message, range }) => {
    const secret = secretAt(source, range.start);
    const said = secret === undefined ? message : `The value of \`${secret}\` is not valid YAML`;
    return usageError(
      'config-syntax',
      said,
      'Correct the YAML of the configuration file.',
      placeOf(source, range.start),
    );
  });
  throwAll(problems);
  const given = new Map<string, GivenValue>();
  const value = document.value ?? {};
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw usageError('config-syntax', 'The configuration must be `key: value` pairs', undefined, placeOf(source, 0));
  }
  for (const [name, entry] of Object.entries(value)) {
    if (problems.length === MAX_PROBLEMS) {
      break;
    }
    const keyPlace = placeOf(source, document.rangeOfKey([name])?.start ?? 0);
    if (isConfigOnly(name)) {
      continue;
    }
    if (!CONFIG_KEYS.includes(name)) {
      const names = [...CONFIG_KEYS, ...CONFIG_ONLY];
      problems.push(usageError('config-unknown-key', `Unknown key \`${name}\``, suggestionFor(name, names), keyPlace));
    } else if (entry !== null) {
      const start = document.rangeOf([name])?.start;
      given.set(name, {
        value: entry,
        where: { kind: 'file', place: start === undefined ? keyPlace : placeOf(source, start) },
      });
    }
  }
  throwAll(problems);
  const placeAt = (path: readonly (string | number)[], of: 'key' | 'value' = 'value'): Place => {
    const range = (of === 'value' ? document.rangeOf(path) : undefined) ?? document.rangeOfKey(path);
    // What is missing is missed in what it should stand in.
    return range === undefined && path.length > 0 ? placeAt(path.slice(0, -1)) : placeOf(source, range?.start ?? 0);
  };
  const values = Object.fromEntries(
    Object.entries(value).filter(([name, entry]) => isConfigOnly(name) && entry !== null),
  );
  return { options: given, configOnly: { values, placeOf: placeAt } };
}

function isConfigOnly(name: string): boolean {
  return CONFIG_ONLY.some((key) => key === name);
}

/** The secret option in whose lines an offset stands: what is wrong there is not quoted. */
function secretAt(source: SourceText, offset: number): string | undefined {
  const name = source.text
    .slice(0, source.lineStarts[positionAt(source, offset).line])
    .split('\n')
    .findLast((line) => /^[^\s#]/.test(line))
    ?.split(':')[0]
    ?.replaceAll(/["'\s]/g, '');
  return OPTIONS.find((spec) => spec.secret === true && spec.name === name)?.name;
}

function placeOf(source: SourceText, offset: number): Place {
  return { path: source.path, ...positionAt(source, offset) };
}
