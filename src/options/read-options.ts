import { isAbsolute } from 'node:path';
import { distance } from 'fastest-levenshtein';
import { describeUserError, usageError, UserError, type Place } from '../errors.ts';
import { CLIENTS, type Client } from '../customizations/known/clients.ts';
import { COMPATIBILITIES } from '../customizations/types.ts';
import { SEVERITIES } from '../findings/types.ts';
import { PURPOSES } from '../guidelines/purpose.ts';
import {
  DELEGATIONS,
  MODES,
  OPENAI_APIS,
  OPTIONS,
  PROVIDERS,
  REVIEW_FAIL_ON,
  VALIDATE_FAIL_ON,
  type ConfigOnly,
  type FailOn,
  type Options,
  type OptionSpec,
  type SharedText,
} from './options.ts';
import { readModelNames } from './read-model-names.ts';
import { readPrices } from './read-prices.ts';
import { compileGlob } from '../text/globs/glob.ts';
import { resolvePath } from '../workspace/paths.ts';
import { quoteJson } from '../text/quote.ts';

/** A value as a user gave it, and where. */
export interface GivenValue {
  readonly value: unknown;
  /** Names the value in messages: `input`, `--max-comments`, or a place in the configuration file. */
  readonly where: { readonly kind: 'named'; readonly name: string } | { readonly kind: 'file'; readonly place: Place };
}

/** Option name → what was given for it. */
export type GivenOptions = ReadonlyMap<string, GivenValue>;

/** A configuration file: its options, and the keys that only it has. */
export interface GivenConfig {
  readonly options: GivenOptions;
  readonly configOnly: ConfigOnly;
}

export const NO_CONFIG_ONLY: ConfigOnly = { values: {}, placeOf: () => undefined };

/**
 * Options from layers, the first that has a value winning: inputs or flags, then the configuration file.
 * Throws one `UserError` that names all wrong values.
 */
export function readOptions(layers: readonly GivenOptions[], configOnly: ConfigOnly = NO_CONFIG_ONLY): Options {
  const problems: UserError[] = [];
  const read = <T>(name: string, convert: (given: GivenValue, spec: OptionSpec) => T): T | undefined => {
    const spec = specOf(name);
    const given = layers.map((layer) => layer.get(name)).find((value) => value !== undefined);
    if (given === undefined && spec.default === undefined) {
      return undefined;
    }
    try {
      return convert(given ?? { value: spec.default, where: { kind: 'named', name } }, spec);
    } catch (error) {
      if (!(error instanceof UserError)) {
        throw error;
      }
      problems.push(error);
      return undefined;
    }
  };
  const prices = readPrices(configOnly);
  const modelNames = readModelNames(configOnly);
  const options: Options = {
    mode: read('mode', choiceOf(MODES)) ?? 'auto',
    githubToken: read('github-token', asText),
    pullRequest: read('pull-request', asInteger),
    provider: read('provider', choiceOf(PROVIDERS)) ?? 'auto',
    model: read('model', asText),
    fallbackModels: read('fallback-models', asNames) ?? [],
    baseUrl: read('base-url', asUrl),
    isServerConfigured: read('base-url', isFromFile) ?? false,
    apiKey: read('api-key', asText),
    apiVersion: read('api-version', asText),
    openaiApi: read('openai-api', choiceOf(OPENAI_APIS)) ?? 'chat',
    maxInputTokens: read('max-input-tokens', asInteger),
    maxOutputTokens: read('max-output-tokens', asInteger),
    maxRequests: read('max-requests', asInteger),
    maxCost: read('max-cost', asNumber),
    prices: prices.value,
    modelNames: modelNames.value,
    maxTurns: read('max-turns', asInteger) ?? 1,
    maxMinutes: read('max-minutes', asInteger) ?? 1,
    concurrency: read('concurrency', asInteger) ?? 1,
    verify: read('verify', asBoolean) ?? true,
    verifyModel: read('verify-model', asText),
    cacheDir: read('cache-dir', asOwnPath),
    instructionsFrom: read('instructions-from', choiceOf(['base', 'head'] as const)) ?? 'base',
    compatibility: read('compatibility', choiceOf(COMPATIBILITIES)) ?? 'github',
    workspaceFolders: read('workspace-folders', asFolders) ?? [],
    userSettings: read('user-settings', asSharedText),
    organizationInstructions: read('organization-instructions', asBoolean) ?? false,
    clients: orAll(read('clients', asClients)),
    all: read('all', asBoolean) ?? false,
    baseline: layers.some((layer) => layer.has('baseline')) ? read('baseline', asText) : undefined,
    rules: configOnly,
    agent: read('agent', asText),
    delegate: read('delegate', choiceOf(DELEGATIONS)) ?? 'auto',
    maxAgents: read('max-agents', asInteger) ?? 0,
    remoteAgents: read('remote-agents', asNames) ?? [],
    toolReports: read('tool-reports', asFiles) ?? [],
    purpose: read('purpose', choiceOf(PURPOSES)) ?? 'review',
    paths: read('paths', asGlobs) ?? [],
    ignore: read('ignore', asGlobs) ?? [],
    contentExclusion: layers.some((layer) => layer.has('content-exclusion'))
      ? read('content-exclusion', asText)
      : undefined,
    maxFileLines: read('max-file-lines', asInteger) ?? 0,
    bundles: read('bundles', asBoolean) ?? false,
    maxComments: read('max-comments', asInteger) ?? 0,
    minSeverity: read('min-severity', choiceOf(SEVERITIES)) ?? 'low',
    failOn: read('fail-on', asFailOn),
    minCoverage: read('min-coverage', asInteger) ?? 0,
    requestChanges: read('request-changes', asBoolean) ?? false,
    sarifFile: read('sarif-file', asText),
    outputDir: read('output-dir', asText),
    artifact: read('artifact', asBoolean) ?? true,
    dryRun: read('dry-run', asBoolean) ?? false,
  };
  throwAll([...problems, ...prices.problems, ...modelNames.problems]);
  return options;
}

/** Of one file: a place and a near name are looked for for each, and nobody reads more of them. */
export const MAX_PROBLEMS = 100;

/** `did you mean` for a misspelled name, or where to find the names. */
export function suggestionFor(name: string, names: readonly string[] = OPTIONS.map((spec) => spec.name)): string {
  // `dryRun` and `dry_run` are near to `dry-run`.
  const spelled = name.replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  const nearest = names
    .map((candidate) => ({ candidate, edits: distance(spelled, candidate) }))
    .toSorted((a, b) => a.edits - b.edits)[0];
  const isNear = nearest !== undefined && nearest.edits <= Math.max(2, Math.floor(name.length / 3));
  return isNear ? `Did you mean \`${nearest.candidate}\`?` : 'See `--help` or the README for the names.';
}

/** Throws one error that tells of all problems, if there are any. */
export function throwAll(problems: readonly UserError[]): void {
  const [first, ...others] = problems;
  if (first === undefined) {
    return;
  }
  if (others.length === 0) {
    throw first;
  }
  throw usageError(first.code, problems.map(describeUserError).join('\n'));
}

function specOf(name: string): OptionSpec {
  const spec = OPTIONS.find((candidate) => candidate.name === name);
  if (spec === undefined) {
    throw new TypeError(`no option is called ${name}`);
  }
  return spec;
}

function wrong(given: GivenValue, spec: OptionSpec, wanted: string): UserError {
  const shown = spec.secret === true ? 'the value' : quoteJson(given.value);
  const name = given.where.kind === 'named' ? given.where.name : spec.name;
  const place = given.where.kind === 'file' ? given.where.place : undefined;
  return usageError('option-value', `\`${name}\` must be ${wanted}, not ${shown}`, undefined, place);
}

function asFailOn(given: GivenValue, spec: OptionSpec): FailOn {
  const value = choiceOf([...new Set([...REVIEW_FAIL_ON, ...VALIDATE_FAIL_ON])])(given, spec);
  return { value, isShared: given.where.kind === 'file' };
}

function asText(given: GivenValue, spec: OptionSpec): string {
  if (typeof given.value !== 'string' && typeof given.value !== 'number') {
    throw wrong(given, spec, 'a text');
  }
  return String(given.value);
}

function asSharedText(given: GivenValue, spec: OptionSpec): SharedText {
  return { value: asText(given, spec), isShared: given.where.kind === 'file' };
}

function asInteger(given: GivenValue, spec: OptionSpec): number {
  const number =
    typeof given.value === 'string' && /^\d+$/.test(given.value.trim()) ? Number(given.value) : given.value;
  const { least = 0, most = Number.MAX_SAFE_INTEGER } = spec;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < least || number > most) {
    throw wrong(given, spec, `a whole number from ${least}${spec.most === undefined ? '' : ` to ${most}`}`);
  }
  return number;
}

/** A decimal number, as in `2.50`. */
function asNumber(given: GivenValue, spec: OptionSpec): number {
  const { least = 0 } = spec;
  const text = typeof given.value === 'string' ? given.value.trim() : String(given.value);
  const number = Number(text);
  if (!/^\d+(?:\.\d+)?$/.test(text) || !Number.isFinite(number) || number < least) {
    throw wrong(given, spec, `a number from ${least}`);
  }
  return number;
}

function asBoolean(given: GivenValue, spec: OptionSpec): boolean {
  const value = typeof given.value === 'string' ? given.value.trim().toLowerCase() : given.value;
  if (value === true || value === 'true') {
    return true;
  }
  if (value === false || value === 'false') {
    return false;
  }
  throw wrong(given, spec, '`true` or `false`');
}

/** A list, or a text with one entry a line. */
function linesOf(given: GivenValue, spec: OptionSpec, what: string): readonly string[] {
  const entries: readonly unknown[] = Array.isArray(given.value) ? given.value : [given.value];
  return entries.flatMap((entry) => {
    if (typeof entry !== 'string') {
      throw wrong(given, spec, `a list of ${what}`);
    }
    return entry
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  });
}

function asNames(given: GivenValue, spec: OptionSpec): readonly string[] {
  return linesOf(given, spec, 'names');
}

function asFiles(given: GivenValue, spec: OptionSpec): readonly string[] {
  return linesOf(given, spec, 'files').map((line) => asOwnPath({ ...given, value: line }, spec));
}

/** Who starts a run may name any place of the machine; a repository's configuration, only what is below it. */
function asOwnPath(given: GivenValue, spec: OptionSpec): string {
  const path = asText(given, spec);
  if (isFromFile(given) && (isAbsolute(path) || resolvePath(path).kind === 'outside')) {
    throw wrong(given, spec, 'a place below the folder that the run starts in, where a configuration file names it');
  }
  return path;
}

function isFromFile({ where }: GivenValue): boolean {
  return where.kind === 'file';
}

/** A team that works with no client needs no validator: an empty list was not meant. */
function orAll(clients: readonly Client[] | undefined): readonly Client[] {
  return clients === undefined || clients.length === 0 ? CLIENTS : clients;
}

function asClients(given: GivenValue, spec: OptionSpec): readonly Client[] {
  return linesOf(given, spec, 'clients').map((line) => choiceOf(CLIENTS)({ ...given, value: line }, spec));
}

function asFolders(given: GivenValue, spec: OptionSpec): readonly string[] {
  return linesOf(given, spec, 'folders').map((line) => {
    const resolved = resolvePath(line);
    if (resolved.kind === 'outside') {
      throw wrong(given, spec, `a list of folders of the repository, written from its root (\`${line}\` is none)`);
    }
    return resolved.path;
  });
}

function asGlobs(given: GivenValue, spec: OptionSpec): readonly string[] {
  const globs = linesOf(given, spec, 'globs');
  for (const glob of globs) {
    const compiled = compileGlob(glob);
    if (compiled.kind === 'invalid') {
      throw wrong(given, spec, `a list of globs (\`${glob}\`: ${compiled.reason})`);
    }
  }
  return globs;
}

function asUrl(given: GivenValue, spec: OptionSpec): string {
  const { value } = given;
  if (typeof value !== 'string' || !URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw wrong(given, spec, 'an address that begins with http:// or https://');
  }
  return value;
}

function choiceOf<const T extends string>(choices: readonly T[]): (given: GivenValue, spec: OptionSpec) => T {
  return (given, spec) => {
    const choice = choices.find((candidate) => candidate === given.value);
    if (choice === undefined) {
      throw wrong(given, spec, `one of ${choices.map((candidate) => `\`${candidate}\``).join(', ')}`);
    }
    return choice;
  };
}
