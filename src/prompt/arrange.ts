import { blankSecrets } from '../text/secrets/blank-secrets.ts';
import { isGroup, isGrowing, type PieceGroup, type PieceNode, type PromptTree } from '../fitting/piece.ts';
import type { Part, Preset } from './presets.ts';

/** The pieces of each part. A part without pieces is not sent. */
export type PartNodes = Partial<Readonly<Record<Part, readonly PieceNode[]>>>;

/** The most tokens of parts that must leave tokens for the change. */
export interface PartLimits {
  /** For all spare parts of the preset together. */
  readonly spare?: number;
  readonly context?: number;
  readonly notes?: number;
}

/** Puts the parts into the messages of a preset, in its order. Each part keeps its shares of the budget and its limit. */
export function arrangeParts(preset: Preset, parts: PartNodes, limits: PartLimits = {}): PromptTree {
  return {
    messages: [
      { role: 'system', children: arrange(preset.system, preset, parts, limits) },
      { role: 'user', children: arrange(preset.user, preset, parts, limits) },
    ],
    allotments: Object.fromEntries(Object.entries(preset.allotments).map(([name, { share }]) => [name, share])),
  };
}

function arrange(names: readonly Part[], preset: Preset, parts: PartNodes, limits: PartLimits): readonly PieceGroup[] {
  const groups: PieceGroup[] = [];
  const spare: PieceGroup[] = [];
  for (const name of names) {
    const nodes = CONCEALED.has(name) ? (parts[name] ?? []) : (parts[name] ?? []).map(withoutSecrets);
    if (nodes.length === 0) {
      continue;
    }
    const isSpare = preset.spare?.includes(name) ?? false;
    if (isSpare && spare.length === 0) {
      groups.push(makeBareGroup('memory, conversation and other files', spare, limits.spare));
    }
    (isSpare ? spare : groups).push(makeGroup(name, nodes, preset, limits));
  }
  return groups;
}

/** Parts whose secrets are replaced where their files are read, or that we write ourselves. */
const CONCEALED: ReadonlySet<Part> = new Set(['role', 'answer', 'tools', 'context', 'change']);

/** No prompt has a key, whoever wrote it: an issue, a commit message, an instruction, a person who asks. */
function withoutSecrets(node: PieceNode): PieceNode {
  if (isGroup(node)) {
    const children = node.children.map(withoutSecrets);
    const [open, close] = [blankSecrets(node.open), blankSecrets(node.close)];
    return children.some((child, index) => child !== node.children[index]) || open !== node.open || close !== node.close
      ? { ...node, open, close, children }
      : node;
  }
  if (isGrowing(node)) {
    return { ...node, grow: (most) => blankSecrets(node.grow(most)) };
  }
  const text = blankSecrets(node.text);
  const { fallbacks = [] } = node;
  const shorter = fallbacks.map((fallback) => ({ ...fallback, text: blankSecrets(fallback.text) }));
  return text === node.text && shorter.every((fallback, index) => fallback.text === fallbacks[index]?.text)
    ? node
    : { ...node, text, ...(node.fallbacks === undefined ? {} : { fallbacks: shorter }) };
}

/** Parts that may have a limit, with its name in ledgers. */
const LIMITED = {
  context: 'the code around the change',
  notes: 'notes on the whole change',
} as const;

/** Makes the group of a part. If the part has several shares, each of them is a group around the part. */
function makeGroup(name: Part, nodes: readonly PieceNode[], { allotments }: Preset, limits: PartLimits): PieceGroup {
  const shares = Object.keys(allotments).filter((share) => allotments[share]?.parts.includes(name));
  const own = makeBareGroup(`part/${name}`, nodes, undefined);
  const part = name === 'context' || name === 'notes' ? limitGroup(own, LIMITED[name], limits[name]) : own;
  return shares.reduce<PieceGroup>(
    (inner, allotment) => ({ ...makeBareGroup(`${inner.id}/${allotment}`, [inner], undefined), allotment }),
    part,
  );
}

function limitGroup(group: PieceGroup, name: string, limit: number | undefined): PieceGroup {
  return limit === undefined ? group : makeBareGroup(name, [group], limit);
}

/** Makes a group without opening and closing lines. */
function makeBareGroup(id: string, children: readonly PieceNode[], limit: number | undefined): PieceGroup {
  return { id, open: '', close: '', children, ...(limit === undefined ? {} : { limit }) };
}
