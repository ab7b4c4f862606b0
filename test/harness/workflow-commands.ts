/** An annotation as the runner would show it. */
interface Annotation {
  readonly level: 'debug' | 'error' | 'notice' | 'warning';
  readonly message: string;
  /** `file`, `line`, `col`, `endLine`, `endColumn` and `title`, as written. */
  readonly properties: Readonly<Record<string, string>>;
}

/** What the runner does because of a step's standard output (3.3). */
export interface WorkflowCommands {
  readonly annotations: readonly Annotation[];
  readonly masks: readonly string[];
  readonly groups: readonly string[];
  /** Every other command, and legacy `##[…]` ones. Text from outside that reached the log unescaped appears here. */
  readonly others: readonly string[];
  /** Tokens of `::stop-commands::`. */
  readonly stops: readonly string[];
}

const LEVELS = ['debug', 'error', 'notice', 'warning'] as const;

/** Reads commands as the runner does: `::` at the start of a line after spaces, `##[` anywhere in a line. */
export function readWorkflowCommands(stdout: string): WorkflowCommands {
  const annotations: Annotation[] = [];
  const masks: string[] = [];
  const groups: string[] = [];
  const others: string[] = [];
  const stops: string[] = [];
  let resumesAt: string | undefined;
  for (const line of stdout.split(/\r?\n/)) {
    const command = readCommand(line);
    if (command === undefined) continue;
    if (resumesAt !== undefined) {
      if (command.name === resumesAt) resumesAt = undefined;
      continue;
    }
    const level = command.isLegacy ? undefined : LEVELS.find((one) => one === command.name);
    if (level !== undefined) {
      annotations.push({ level, message: command.message, properties: command.properties });
    } else if (command.name === 'stop-commands' && !command.isLegacy) {
      stops.push(command.message);
      resumesAt = command.message;
    } else if (command.name === 'add-mask' && !command.isLegacy) masks.push(command.message);
    else if (command.name === 'group' && !command.isLegacy) groups.push(command.message);
    else if (command.name !== 'endgroup' || command.isLegacy) others.push(line);
  }
  return { annotations, masks, groups, others, stops };
}

interface Command {
  readonly name: string;
  readonly message: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly isLegacy: boolean;
}

/** `::error file=a.ts,line=3::Text` */
function readCommand(line: string): Command | undefined {
  const current = /^\s*::([\w-]+)(?:\s+(.*?))?::(.*)$/s.exec(line);
  if (current !== null) {
    const [, name = '', properties = '', message = ''] = current;
    return { name, message: unescapeData(message), properties: readProperties(properties), isLegacy: false };
  }
  const legacy = /##\[([\w-]+)[^\]]*\](.*)$/s.exec(line);
  if (legacy === null) return undefined;
  return { name: legacy[1] ?? '', message: legacy[2] ?? '', properties: {}, isLegacy: true };
}

function readProperties(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(',').filter((pair) => pair.includes('='));
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.trim().split(/=(.*)/s);
      return [name, unescapeProperty(value)];
    }),
  );
}

function unescapeData(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

function unescapeProperty(text: string): string {
  return unescapeData(text.replaceAll('%3A', ':').replaceAll('%2C', ','));
}
