import type { PieceGroup, PieceNode, PromptTree } from '../fitting/piece.ts';
import type { Part, Preset } from './presets.ts';

/** What each part consists of; a part without anything takes no place. */
export type PartNodes = Partial<Readonly<Record<Part, readonly PieceNode[]>>>;

/** Most tokens of what must leave room for the change. */
export interface PartLimits {
  /** Of the preset's spare parts together. */
  readonly spare?: number;
  readonly context?: number;
}

/** Puts parts into the messages of a preset, in its order, each within the shares that it draws on and its limit. */
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
    const nodes = parts[name] ?? [];
    if (nodes.length === 0) {
      continue;
    }
    const isSpare = preset.spare?.includes(name) ?? false;
    if (isSpare && spare.length === 0) {
      groups.push(bare('memory, conversation and other files', spare, limits.spare));
    }
    (isSpare ? spare : groups).push(groupOf(name, nodes, preset, limits));
  }
  return groups;
}

/** A part that draws on several shares is a group in a group. */
function groupOf(name: Part, nodes: readonly PieceNode[], { allotments }: Preset, limits: PartLimits): PieceGroup {
  const shares = Object.keys(allotments).filter((share) => allotments[share]?.parts.includes(name));
  const own = bare(`part/${name}`, nodes, undefined);
  const part =
    name === 'context' && limits.context !== undefined
      ? bare('the code around the change', [own], limits.context)
      : own;
  return shares.reduce<PieceGroup>(
    (inner, allotment) => ({ ...bare(`${inner.id}/${allotment}`, [inner], undefined), allotment }),
    part,
  );
}

/** A group without lines of its own. */
function bare(id: string, children: readonly PieceNode[], limit: number | undefined): PieceGroup {
  return { id, open: '', close: '', children, ...(limit === undefined ? {} : { limit }) };
}
