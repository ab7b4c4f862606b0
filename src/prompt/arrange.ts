import type { PieceGroup, PieceNode, PromptTree } from './piece.ts';
import type { Part, Preset } from './presets.ts';

/** What each part consists of; a part without anything takes no place. */
export type PartNodes = Partial<Readonly<Record<Part, readonly PieceNode[]>>>;

/** Puts parts into the messages of a preset, in its order, each within the shares that it draws on. */
export function arrangeParts(preset: Preset, parts: PartNodes): PromptTree {
  const childrenOf = (names: readonly Part[]): readonly PieceNode[] =>
    names.flatMap((name) => {
      const nodes = parts[name] ?? [];
      return nodes.length === 0 ? [] : [groupOf(name, nodes, preset)];
    });
  return {
    messages: [
      { role: 'system', children: childrenOf(preset.system) },
      { role: 'user', children: childrenOf(preset.user) },
    ],
    allotments: Object.fromEntries(Object.entries(preset.allotments).map(([name, { share }]) => [name, share])),
  };
}

/** A part that draws on several shares is a group in a group. */
function groupOf(name: Part, nodes: readonly PieceNode[], { allotments }: Preset): PieceGroup {
  const shares = Object.keys(allotments).filter((share) => allotments[share]?.parts.includes(name));
  const part: PieceGroup = { id: `part/${name}`, open: '', close: '', children: nodes };
  return shares.reduce<PieceGroup>(
    (inner, allotment) => ({ id: `${inner.id}/${allotment}`, open: '', close: '', children: [inner], allotment }),
    part,
  );
}
