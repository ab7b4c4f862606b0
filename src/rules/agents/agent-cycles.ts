import type { AgentDirectory, AgentInFile, AgentReference } from '../reading/agent-references.ts';

/** A reference from an agent to another one from which references lead back to the first. */
export interface CyclicReference {
  readonly from: AgentInFile;
  readonly reference: AgentReference;
  readonly to: AgentInFile;
}

/** More references than people write by hand are not reported. */
const MAX_FOUND = 500;

/** Finds the references that are part of a circle of two or more agents, in time proportional to the references. */
export function findCycles(
  agents: readonly AgentInFile[],
  directory: AgentDirectory,
  referencesOf: (agent: AgentInFile) => readonly AgentReference[],
): readonly CyclicReference[] {
  const edges = new Map<AgentInFile, readonly CyclicReference[]>();
  // Most agents refer to no other agent.
  for (const from of agents.filter((agent) => referencesOf(agent).length > 0)) {
    const others = referencesOf(from).flatMap((reference) => {
      const to = directory.find(reference.agent)[0];
      return to === undefined || to === from ? [] : [{ from, reference, to }];
    });
    edges.set(from, others);
  }
  const circleOf = strongComponents([...edges.keys()], (agent) => (edges.get(agent) ?? []).map(({ to }) => to));
  return [...edges.values()]
    .flat()
    .filter(({ from, to }) => circleOf.get(from) === circleOf.get(to))
    .slice(0, MAX_FOUND);
}

/** Tarjan's algorithm. It keeps its own stack, because a long chain of agents would overflow the call stack. */
function strongComponents<Node>(
  nodes: readonly Node[],
  next: (node: Node) => readonly Node[],
): ReadonlyMap<Node, number> {
  const order = new Map<Node, number>();
  const low = new Map<Node, number>();
  const component = new Map<Node, number>();
  const open: Node[] = [];
  for (const root of nodes) {
    const path: { readonly node: Node; readonly successors: readonly Node[]; at: number }[] = [];
    const enter = (node: Node): void => {
      order.set(node, order.size);
      low.set(node, order.get(node) ?? 0);
      open.push(node);
      path.push({ node, successors: next(node), at: 0 });
    };
    if (!order.has(root)) {
      enter(root);
    }
    for (let frame = path.at(-1); frame !== undefined; frame = path.at(-1)) {
      const successor = frame.successors[frame.at];
      frame.at += 1;
      if (successor === undefined) {
        path.pop();
        close(frame.node);
        lower(path.at(-1)?.node, low.get(frame.node));
      } else if (!order.has(successor)) {
        enter(successor);
      } else if (!component.has(successor)) {
        lower(frame.node, order.get(successor));
      }
    }
  }
  return component;

  function lower(node: Node | undefined, to: number | undefined): void {
    if (node !== undefined && to !== undefined) {
      low.set(node, Math.min(low.get(node) ?? to, to));
    }
  }

  /** If the node is the root of a component, takes the component's members off the stack. */
  function close(node: Node): void {
    if (low.get(node) !== order.get(node)) {
      return;
    }
    const number = order.get(node) ?? 0;
    for (let member = open.pop(); member !== undefined; member = open.pop()) {
      component.set(member, number);
      if (member === node) {
        return;
      }
    }
  }
}
