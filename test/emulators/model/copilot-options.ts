/** Options of the Copilot CLI 1.0 with no value, one value, or several values. */
const OPTIONS: Readonly<Record<string, 'none' | 'one' | 'many'>> = {
  '--add-dir': 'one',
  '--additional-mcp-config': 'one',
  '--agent': 'one',
  '--allow-all': 'none',
  '--allow-all-paths': 'none',
  '--allow-all-tools': 'none',
  '--allow-all-urls': 'none',
  '--allow-tool': 'many',
  '--allow-url': 'many',
  '--available-tools': 'many',
  '--banner': 'none',
  '--config-dir': 'one',
  '--deny-tool': 'many',
  '--deny-url': 'many',
  '--disable-builtin-mcps': 'none',
  '--disable-mcp-server': 'one',
  '--disallow-temp-dir': 'none',
  '--effort': 'one',
  '--excluded-tools': 'many',
  '--experimental': 'none',
  '--help': 'none',
  '--log-dir': 'one',
  '--log-level': 'one',
  '--model': 'one',
  '--no-ask-user': 'none',
  '--no-auto-update': 'none',
  '--no-color': 'none',
  '--no-custom-instructions': 'none',
  '--no-remote': 'none',
  '--no-remote-export': 'none',
  '--output-format': 'one',
  '--prompt': 'one',
  '--resume': 'one',
  '--secret-env-vars': 'many',
  '--share': 'one',
  '--silent': 'none',
  '--stream': 'one',
  '--version': 'none',
  '--yolo': 'none',
  '-C': 'one',
};
const SHORT: Readonly<Record<string, string>> = {
  '-h': '--help',
  '-p': '--prompt',
  '-s': '--silent',
  '-v': '--version',
};
const VALUES: Readonly<Record<string, readonly string[]>> = {
  '--output-format': ['json', 'text'],
  '--stream': ['off', 'on'],
  '--log-level': ['all', 'debug', 'default', 'error', 'info', 'none', 'warning'],
};

/** Values by option, or the CLI's error for an unknown option. */
export type ParsedOptions =
  | { readonly kind: 'parsed'; readonly options: ReadonlyMap<string, readonly string[]> }
  | { readonly kind: 'wrong'; readonly message: string };

/** Reads a command line as the CLI does. `unknown` are options that an older version does not have. */
export function parseCopilotOptions(args: readonly string[], unknown: readonly string[]): ParsedOptions {
  const options = new Map<string, readonly string[]>();
  const rest = [...args];
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    const [written = '', ...inline] = argument.startsWith('--') ? argument.split('=') : [argument];
    const name = SHORT[written] ?? written;
    const takes = unknown.includes(name) ? undefined : OPTIONS[name];
    if (!argument.startsWith('-')) return wrong(`error: too many arguments. Expected 0 arguments but got 1.`);
    if (takes === undefined) return wrong(`error: unknown option '${written}'`);
    const values = inline.length > 0 ? [inline.join('=')] : takeValues(rest, takes);
    if (takes === 'one' && values.length === 0) return wrong(`error: option '${name} <value>' argument missing`);
    const wrongValue = values.find((value) => VALUES[name]?.includes(value) === false);
    if (wrongValue !== undefined) {
      return wrong(
        `error: option '${name} <value>' argument '${wrongValue}' is invalid. Allowed choices are ${(VALUES[name] ?? []).join(', ')}.`,
      );
    }
    options.set(name, [...(options.get(name) ?? []), ...values]);
  }
  return { kind: 'parsed', options };
}

function takeValues(rest: string[], takes: 'none' | 'one' | 'many'): readonly string[] {
  if (takes === 'none') return [];
  if (takes === 'one') return rest.splice(0, 1);
  const end = rest.findIndex((argument) => argument.startsWith('-'));
  return rest.splice(0, end === -1 ? rest.length : end);
}

function wrong(message: string): ParsedOptions {
  return { kind: 'wrong', message };
}

/** Mistakes in a call that only asks for an answer, although the CLI accepts it. */
export function optionComplaints(options: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const granting = [
    '--allow-all',
    '--allow-all-paths',
    '--allow-all-tools',
    '--allow-all-urls',
    '--allow-tool',
    '--allow-url',
    '--yolo',
  ];
  const due = ['--disable-builtin-mcps', '--no-ask-user', '--no-custom-instructions'];
  const available = options.get('--available-tools') ?? [];
  const hasNoTools =
    (available.length > 0 && available.every((tool) => tool !== '' && !tool.includes('*'))) ||
    options.has('--excluded-tools');
  return [
    ...granting.filter((name) => options.has(name)).map((name) => `${name} lets tools run.`),
    ...due.filter((name) => !options.has(name)).map((name) => `${name} is missing.`),
    ...(hasNoTools ? [] : ['The tools are on; an empty --available-tools= counts as none given.']),
  ];
}
