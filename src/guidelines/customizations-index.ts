import type { ReadCustomization } from '../customizations/read-customization.ts';
import { readTool, whyNotFor, type ToolHead } from '../customizations/frontmatter/tool-frontmatter.ts';
import type { Compatibility, Customizations, Instructions, Tool } from '../customizations/types.ts';
import { loadFrontmatter } from '../text/frontmatter/load-frontmatter.ts';
import { withinIndex, type IndexList } from './index-budget.ts';
import type { Purpose } from './purpose.ts';
import { takesFiles } from './takes-part.ts';
import type { LeftOutGuideline } from './types.ts';
import { takeStart } from '../text/shown/shorten.ts';

/** Instructions that do not apply to the files in context, with what says when they would. */
export interface IndexedInstructions {
  readonly path: string;
  readonly description?: string;
  readonly applyTo?: string;
}

export interface IndexedSkill {
  readonly path: string;
  readonly name: string;
  readonly description: string;
}

export interface IndexedAgent {
  readonly path: string;
  readonly name: string;
  readonly description?: string;
  readonly argumentHint?: string;
}

/** The customizations that a model may read or call when its task needs them. */
export interface CustomizationsIndex {
  readonly instructions: IndexList<IndexedInstructions>;
  readonly skills: IndexList<IndexedSkill>;
  readonly agents: IndexList<IndexedAgent>;
  readonly leftOut: readonly LeftOutGuideline[];
}

export interface IndexInput {
  /** Instructions that were not selected because they are for other files. */
  readonly offered: readonly Instructions[];
  /** What the model can do: read instructions and skills, call agents. */
  readonly abilities: readonly ('read-files' | 'call-agents')[];
  /** The names of agents that the selected agent may call: its `agents` list. If absent, or with `*`, it may call all. */
  readonly callable?: readonly string[];
  readonly read: ReadCustomization;
}

/**
 * Lists instructions, skills and agents with their descriptions, as Copilot's index does. The index is empty for a purpose
 * that uses no files. In each list, the first entries are described, the next ones only named, and the rest counted.
 */
export async function customizationsIndex(
  { found, compatibility }: Pick<Customizations, 'found' | 'compatibility'>,
  purpose: Purpose,
  { offered, abilities, callable, read }: IndexInput,
): Promise<CustomizationsIndex> {
  const canRead = takesFiles(purpose) && abilities.includes('read-files');
  const canCall = takesFiles(purpose) && abilities.includes('call-agents');
  const skills = found.filter((one): one is Tool => one.kind === 'skill');
  const agents = found.filter((one): one is Tool => one.kind === 'agent');
  const listed = {
    instructions: canRead ? await Promise.all(onceByPath(offered).map(indexInstructions)) : [],
    skills: canRead ? await indexTools(skills, read, indexSkill) : [],
    agents: canCall ? await indexTools(agents, read, (agent) => indexAgent(agent, callable, compatibility)) : [],
  };
  const instructions = listOf(listed.instructions, ({ path }) => path);
  const skillList = listOf(withUniqueNames(listed.skills), ({ name }) => name);
  const agentList = listOf(withUniqueNames(listed.agents), ({ name }) => name);
  return {
    instructions: instructions.list,
    skills: skillList.list,
    agents: agentList.list,
    leftOut: [...instructions.leftOut, ...skillList.leftOut, ...agentList.leftOut],
  };
}

/** The skills that may be shown to a model, in the order found and one of each name, and why the others are left out. */
export async function describeSkills(
  skills: readonly Tool[],
  read: ReadCustomization,
): Promise<{ readonly entries: readonly IndexedSkill[]; readonly leftOut: readonly LeftOutGuideline[] }> {
  const indexed = withUniqueNames(await indexTools(skills, read, indexSkill));
  return {
    entries: indexed.flatMap((one) => (isLeftOut(one) ? [] : [one])),
    leftOut: indexed.filter((one) => isLeftOut(one)),
  };
}

/** An entry of the index, or why there is no entry. */
type Indexed<Entry> = Entry | LeftOutGuideline;

function isLeftOut(indexed: object): indexed is LeftOutGuideline {
  return 'reason' in indexed;
}

function listOf<Entry extends { readonly path: string }>(
  indexed: readonly Indexed<Entry>[],
  nameOf: (entry: Entry) => string,
): { readonly list: IndexList<Entry>; readonly leftOut: readonly LeftOutGuideline[] } {
  const list = withinIndex(
    indexed.flatMap((one) => (isLeftOut(one) ? [] : [one])),
    nameOf,
  );
  const beyond = list.beyond.map(({ path }) => ({ source: path, reason: 'the index is full' }));
  return { list, leftOut: [...indexed.filter((one) => isLeftOut(one)), ...beyond] };
}

function onceByPath(offered: readonly Instructions[]): readonly Instructions[] {
  return [...new Map(offered.map((instructions) => [instructions.path, instructions])).values()];
}

/** Describes instructions by their `description`. A nested AGENTS.md has none, so it is described by its folder. */
async function indexInstructions({
  path,
  applies,
  content,
  folder,
}: Instructions): Promise<Indexed<IndexedInstructions>> {
  const { origin } = content;
  const data = origin.kind === 'file' ? (await loadFrontmatter(origin.source)).data : {};
  const written = data['description'];
  const nested =
    applies.kind === 'folder' && applies.folder !== folder
      ? `Instructions for the folder ${applies.folder}`
      : undefined;
  const description =
    typeof written === 'string' && written.trim() !== ''
      ? takeStart(written.trim(), MAX_DESCRIPTION_CHARACTERS)
      : nested;
  const applyTo = applies.kind === 'globs' ? applies.written : undefined;
  if (description === undefined && applyTo === undefined) {
    return { source: path, reason: 'it has no `description` that says when to use it' };
  }
  return {
    path,
    ...(description !== undefined && { description }),
    ...(applyTo !== undefined && { applyTo }),
  };
}

interface ToolInFile {
  readonly path: string;
  /** The name in its frontmatter, else the name of its file. */
  readonly name: string;
  readonly head: ToolHead;
}

async function indexTools<Entry>(
  tools: readonly Tool[],
  read: ReadCustomization,
  index: (tool: ToolInFile) => Indexed<Entry>,
): Promise<readonly Indexed<Entry>[]> {
  return Promise.all(
    tools.map(async (tool) => {
      const text = await read(tool);
      if (text.kind === 'problem') {
        return { source: tool.path, reason: text.message };
      }
      const { head, fault } = await readTool(text.source);
      return fault === undefined
        ? index({ path: tool.path, name: head.name ?? tool.name, head })
        : { source: tool.path, reason: `its frontmatter cannot be read: ${fault}` };
    }),
  );
}

const FOR_PEOPLE = '`disable-model-invocation` reserves it for people';

function indexSkill({ path, name, head }: ToolInFile): Indexed<IndexedSkill> {
  if (head.isForPeopleOnly) {
    return { source: path, reason: FOR_PEOPLE };
  }
  return head.description === undefined
    ? { source: path, reason: 'it has no `description` that says when to use it' }
    : { path, name, description: takeStart(head.description, MAX_DESCRIPTION_CHARACTERS) };
}

/** VS Code reads as many characters of a skill's description. */
const MAX_DESCRIPTION_CHARACTERS = 1_024;

function indexAgent(
  { path, name, head }: ToolInFile,
  callable: readonly string[] | undefined,
  compatibility: Compatibility,
): Indexed<IndexedAgent> {
  const isCallable = callable === undefined || callable.includes('*') || callable.includes(name);
  const reason =
    whyNotFor(head, compatibility) ??
    (head.isForPeopleOnly ? FOR_PEOPLE : undefined) ??
    (isCallable ? undefined : 'the selected agent is not allowed to call it');
  return reason === undefined
    ? {
        path,
        name,
        ...(head.description !== undefined && { description: takeStart(head.description, MAX_DESCRIPTION_CHARACTERS) }),
        ...(head.argumentHint !== undefined && { argumentHint: head.argumentHint }),
      }
    : { source: path, reason };
}

/** Keeps the first entry of each name. Customizations are collected repository first, so the repository's wins. */
function withUniqueNames<Entry extends { readonly path: string; readonly name: string }>(
  indexed: readonly Indexed<Entry>[],
): readonly Indexed<Entry>[] {
  const first = new Map<string, string>();
  return indexed.map((one) => {
    if (isLeftOut(one)) {
      return one;
    }
    const earlier = first.get(one.name);
    first.set(one.name, earlier ?? one.path);
    return earlier === undefined ? one : { source: one.path, reason: `${earlier} has the same name` };
  });
}
