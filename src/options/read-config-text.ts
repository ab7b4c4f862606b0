import { usageError, type Place, type UserError } from '../errors.ts';
import { CONFIG_ONLY, type ConfigOnly, type GivenConfig, type GivenValue } from './given.ts';
import { OPTIONS } from './options.ts';
import { MAX_PROBLEMS, suggestionFor, throwAll } from './problems.ts';
import { listWrongValues } from './read-options.ts';
import { positionAt, type SourceText } from '../text/source-text.ts';
import { readYaml, type YamlDocument } from '../text/yaml/yaml.ts';

/** The configuration file cannot name itself. */
const CONFIG_KEYS = OPTIONS.map((spec) => spec.name).filter((name) => name !== 'config');

/** Reads a configuration file and checks its keys against the table. Throws one `UserError` that names all problems. */
export function readConfig(source: SourceText): GivenConfig {
  const document = readYaml(source, { start: 0, end: source.text.length });
  throwAll(syntaxProblems(source, document));
  const value = document.value ?? {};
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw usageError('config-syntax', 'The configuration must be `key: value` pairs', undefined, placeAt(source, 0));
  }
  const keys = Object.entries(value);
  // A key without a value counts as not written. An empty policy is refused where it is read: somebody relies on it.
  const written = keys.filter(([name, entry]) => entry !== null || name === 'policy');
  const config = {
    options: new Map(
      written
        .filter(([name]) => CONFIG_KEYS.includes(name))
        .map(([name, entry]) => [name, givenValue(source, document, name, entry)]),
    ),
    configOnly: {
      values: Object.fromEntries(written.filter(([name]) => isConfigOnly(name))),
      findPlace: placeFinder(source, document),
    },
  };
  const unknown = unknownKeyProblems(source, document, Object.keys(value));
  if (unknown.length > 0) {
    // Whoever corrects a key wants to see the wrong values at the same time. Without a wrong key, they are reported later.
    throwAll([...unknown, ...listWrongValues(config)].toSorted(byLine));
  }
  return config;
}

function byLine(a: UserError, b: UserError): number {
  return (a.place?.line ?? 0) - (b.place?.line ?? 0);
}

function syntaxProblems(source: SourceText, { problems }: YamlDocument): readonly UserError[] {
  return problems.map(({ message, range }) => {
    const secret = secretAt(source, range.start);
    const shown = secret === undefined ? message : `The value of \`${secret}\` is not valid YAML`;
    return usageError(
      'config-syntax',
      shown,
      'Correct the YAML of the configuration file.',
      placeAt(source, range.start),
    );
  });
}

/** The name of the secret option in whose lines an offset is. A message about these lines must not quote them. */
function secretAt(source: SourceText, offset: number): string | undefined {
  const name = source.text
    .slice(0, source.lineStarts[positionAt(source, offset).line])
    .split('\n')
    .findLast((line) => /^[^\s#]/.test(line))
    ?.split(':')[0]
    ?.replaceAll(/["'\s]/g, '');
  return OPTIONS.find((spec) => spec.secret === true && spec.name === name)?.name;
}

function unknownKeyProblems(
  source: SourceText,
  document: YamlDocument,
  names: readonly string[],
): readonly UserError[] {
  const known = [...CONFIG_KEYS, ...CONFIG_ONLY];
  return names
    .filter((name) => !CONFIG_KEYS.includes(name) && !isConfigOnly(name))
    .slice(0, MAX_PROBLEMS)
    .map((name) =>
      usageError(
        'config-unknown-key',
        `Unknown key \`${name}\``,
        suggestionFor(name, known),
        placeAt(source, keyStart(document, name)),
      ),
    );
}

function givenValue(source: SourceText, document: YamlDocument, name: string, value: unknown): GivenValue {
  const start = document.rangeOf([name])?.start ?? keyStart(document, name);
  return { value, where: { kind: 'file', place: placeAt(source, start) } };
}

function keyStart(document: YamlDocument, name: string): number {
  return document.rangeOfKey([name])?.start ?? 0;
}

function placeFinder(source: SourceText, document: YamlDocument): ConfigOnly['findPlace'] {
  return function findPlace(path, of = 'value'): Place {
    const range = (of === 'value' ? document.rangeOf(path) : undefined) ?? document.rangeOfKey(path);
    // A missing key is reported at the map in which it is missing.
    return range === undefined && path.length > 0 ? findPlace(path.slice(0, -1)) : placeAt(source, range?.start ?? 0);
  };
}

function isConfigOnly(name: string): boolean {
  return CONFIG_ONLY.some((key) => key === name);
}

function placeAt(source: SourceText, offset: number): Place {
  return { path: source.path, ...positionAt(source, offset) };
}
