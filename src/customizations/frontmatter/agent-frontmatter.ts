import { splitToolList } from '../../text/frontmatter/comma-list.ts';
import { describeType } from '../../text/shown/describe-type.ts';
import type { Frontmatter } from '../../text/frontmatter/types.ts';
import { loadFrontmatter } from '../../text/frontmatter/load-frontmatter.ts';
import { isRecord } from '../../text/record.ts';
import type { SourceText } from '../../text/source-text.ts';
import { readToolFrom, textOf, toolHeadOf, type ReadTool, type ToolHead } from './tool-frontmatter.ts';

/** The usable values in an agent's frontmatter. */
export interface AgentHead extends ToolHead {
  /** The tools that the agent may use, as written. Absent: all tools. Empty: no tool. */
  readonly tools?: readonly string[];
  /** Tools that the agent may not use, even if `tools` names them. */
  readonly disallowedTools: readonly string[];
  /** The first available model is used. Empty: the caller's model. */
  readonly models: readonly string[];
  /** The names of the agents that it may call. Absent: all agents. Empty: no agent. */
  readonly agents?: readonly string[];
  readonly handoffs: readonly Handoff[];
  readonly maxTurns?: number;
  /** One sentence for each key whose value cannot be used. Such a key is treated as missing. */
  readonly faults: readonly string[];
}

/** Another agent that can continue the work after this one. */
export interface Handoff {
  readonly label: string;
  readonly agent: string;
  readonly prompt?: string;
  /** Whether an editor sends the prompt at once. */
  readonly send: boolean;
  readonly model?: string;
}

export interface ReadAgent extends ReadTool {
  readonly head: AgentHead;
}

/** Reads the frontmatter and the body of an agent's file. */
export async function readAgent(source: SourceText): Promise<ReadAgent> {
  const frontmatter = await loadFrontmatter(source);
  return { ...readToolFrom(source, frontmatter), head: agentHeadOf(frontmatter) };
}

function agentHeadOf(frontmatter: Frontmatter): AgentHead {
  const { data } = frontmatter;
  const faults: string[] = [];
  const read = <Value>(key: string, wanted: string, asValue: (value: unknown) => Value | undefined) => {
    const written = data[key];
    // A key without a value is treated as missing: nobody filled it in.
    const value = written === undefined || written === null ? undefined : asValue(written);
    if (value === undefined && written !== undefined && written !== null) {
      faults.push(`\`${key}\` is ${describeType(written)}, not ${wanted}, and is ignored`);
    }
    return value;
  };
  const tools = read('tools', NAMES, asNames);
  const agents = read('agents', NAMES, asNames);
  const maxTurns = read('maxTurns', 'a whole number of at least 1', asCount);
  const models = [
    ...(read('model', 'a name or a list of names', asModels) ?? []),
    ...(read('models', NAMES, asNames) ?? []),
  ];
  const handoffs = read('handoffs', 'a list of maps with `agent`', asHandoffs) ?? [];
  const disallowedTools = read('disallowedTools', NAMES, asNames) ?? [];
  if (Array.isArray(data['handoffs']) && data['handoffs'].length > handoffs.length) {
    faults.push('`handoffs` has an entry without `agent`, which is ignored');
  }
  for (const key of GLOBS) {
    read(key, 'globs', (value) => (typeof value === 'string' || Array.isArray(value) ? value : undefined));
  }
  for (const key of SWITCHES) {
    read(key, '`true` or `false`', (value) => (typeof value === 'boolean' ? value : undefined));
  }
  for (const key of TEXTS) {
    read(key, 'a text', (value) => (typeof value === 'string' ? value : undefined));
  }
  return {
    ...toolHeadOf(frontmatter),
    ...(tools !== undefined && { tools }),
    disallowedTools,
    // `inherit` in Claude Code means the same as no model.
    models: models.filter((model) => model !== 'inherit'),
    ...(agents !== undefined && !agents.includes('*') && { agents }),
    handoffs,
    ...(maxTurns !== undefined && { maxTurns }),
    faults,
  };
}

const NAMES = 'a list of names';
const SWITCHES = ['user-invocable', 'user-invokable', 'disable-model-invocation', 'infer'];
const GLOBS = ['applyTo', 'paths'];
const TEXTS = ['name', 'description', 'argument-hint', 'target'];

/** Reads a list, or a text whose names are separated by commas. List items that are not texts are ignored. */
function asNames(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') {
    return splitToolList(value).map((item) => item.value);
  }
  return Array.isArray(value) ? value.flatMap((item) => textOf(item) ?? []) : undefined;
}

/** Reads names of models. In VS Code, an entry may also be a map with `name` and other keys. */
function asModels(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') {
    return [textOf(value) ?? []].flat();
  }
  return Array.isArray(value)
    ? value.flatMap((item: unknown) => textOf(isRecord(item) ? item['name'] : item) ?? [])
    : undefined;
}

function asCount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 ? value : undefined;
}

function asHandoffs(value: unknown): readonly Handoff[] | undefined {
  return Array.isArray(value) ? value.flatMap(handoffOf) : undefined;
}

function handoffOf(value: unknown): readonly Handoff[] {
  const written = isRecord(value) ? value : {};
  const agent = textOf(written['agent']);
  const prompt = textOf(written['prompt']);
  const model = textOf(written['model']);
  return agent === undefined
    ? []
    : [
        {
          label: textOf(written['label']) ?? agent,
          agent,
          ...(prompt !== undefined && { prompt }),
          send: written['send'] === true,
          ...(model !== undefined && { model }),
        },
      ];
}
