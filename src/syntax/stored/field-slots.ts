import type { GrammarTables } from './grammar-tables.ts';
import {
  countChildren,
  countNodes,
  firstChildSlot,
  isExtra,
  isVisible,
  productionAt,
  SLOT_BYTES,
  type TreeMemory,
} from './memory.ts';

/** The memory with a tree, and the tables of its grammar. */
export interface StoredTree {
  readonly memory: TreeMemory;
  readonly grammar: GrammarTables;
}

/** The symbol that a child has in place of its own, or 0. No alias is in the first production. */
export function aliasOf({ aliases, aliasLength }: GrammarTables, production: number, index: number): number {
  return production === 0 ? 0 : (aliases[production * aliasLength + index] ?? 0);
}

/** Whether a child is a node, by its own symbol or by an alias. */
function isNode({ memory, grammar }: StoredTree, child: number, production: number, index: number): boolean {
  return isVisible(memory, child) || (!isExtra(memory, child) && aliasOf(grammar, production, index) !== 0);
}

/**
 * Finds the first node in a field, as `ts_node_child_by_field_id` of tree-sitter does: the field of a hidden child is that of
 * the first node in it, and a field in a hidden child is one of the node around it. 0 if there is none.
 */
export function findFieldSlot(tree: StoredTree, slot: number, field: string): number {
  const { memory, grammar } = tree;
  const count = countChildren(memory, slot);
  const production = count === 0 ? 0 : productionAt(memory, slot);
  const entries = count === 0 ? undefined : grammar.fields[production]?.get(field);
  if (entries === undefined) {
    return 0;
  }
  const first = firstChildSlot(memory, slot);
  const end = first + count * SLOT_BYTES;
  let at = 0;
  let index = -1;
  for (let child = first; child < end; child += SLOT_BYTES) {
    const entry = entries[at];
    if (entry === undefined) {
      return 0;
    }
    index += isExtra(memory, child) ? 0 : 1;
    if (isExtra(memory, child) || index < entry.index) {
      continue;
    }
    if (!entry.isInherited && isNode(tree, child, production, index)) {
      return child;
    }
    if (!entry.isInherited && countNodes(memory, child) > 0) {
      return findFirstNode(tree, child);
    }
    const found = entry.isInherited ? findFieldSlot(tree, child, field) : 0;
    if (found !== 0 || (entry.isInherited && at === entries.length - 1)) {
      return found;
    }
    at += 1;
  }
  return 0;
}

function findFirstNode(tree: StoredTree, slot: number): number {
  const { memory } = tree;
  const production = productionAt(memory, slot);
  const first = firstChildSlot(memory, slot);
  const end = first + countChildren(memory, slot) * SLOT_BYTES;
  let index = 0;
  for (let child = first; child < end; child += SLOT_BYTES) {
    if (isNode(tree, child, production, index)) {
      return child;
    }
    if (countNodes(memory, child) > 0) {
      return findFirstNode(tree, child);
    }
    index += isExtra(memory, child) ? 0 : 1;
  }
  return 0;
}

/** Adds all nodes whose own field, or else that of the hidden subtree around them, is the given one. */
export function addFieldSlots(tree: StoredTree, slot: number, field: string, isAround: boolean, slots: number[]): void {
  const { memory, grammar } = tree;
  if (countChildren(memory, slot) === 0) {
    return;
  }
  const production = productionAt(memory, slot);
  const first = firstChildSlot(memory, slot);
  const end = first + countChildren(memory, slot) * SLOT_BYTES;
  let index = 0;
  for (let child = first; child < end; child += SLOT_BYTES) {
    const own = isExtra(memory, child) ? undefined : grammar.ownFields[production]?.get(index);
    const isInField = !isExtra(memory, child) && (own === undefined ? isAround : own === field);
    if (!isNode(tree, child, production, index)) {
      addFieldSlots(tree, child, field, isInField, slots);
    } else if (isInField) {
      slots.push(child);
    }
    index += isExtra(memory, child) ? 0 : 1;
  }
}
