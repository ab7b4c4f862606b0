import type { AgentDirectory, AgentInFile, AgentReference } from '../reading/agents/agent-references.ts';

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
  const visits = findComponents([...edges.keys()], (agent) => (edges.get(agent) ?? []).map(({ to }) => to));
  return [...edges.values()]
    .flat()
    .filter(({ from, to }) => visits.get(from)?.component === visits.get(to)?.component)
    .slice(0, MAX_FOUND);
}

/** One visit of Tarjan's algorithm. */
interface Visit<Node> {
  readonly order: number;
  /** The successors that remain to be looked at. */
  readonly successors: Iterator<Node>;
  /** The lowest order that is reachable from the node. */
  low: number;
  /** The order of the component's root, once it is known. */
  component: number | undefined;
}

/** Tarjan's algorithm. It keeps its own path of visits, because a long chain of agents would overflow the call stack. */
function findComponents<Node>(
  nodes: readonly Node[],
  next: (node: Node) => readonly Node[],
): ReadonlyMap<Node, Visit<Node>> {
  const visits = new Map<Node, Visit<Node>>();
  const open: Visit<Node>[] = [];
  const enter = (node: Node): Visit<Node> => {
    const order = visits.size;
    const visit: Visit<Node> = { order, successors: next(node).values(), low: order, component: undefined };
    visits.set(node, visit);
    open.push(visit);
    return visit;
  };
  for (const root of nodes) {
    const path = visits.has(root) ? [] : [enter(root)];
    for (let visit = path.at(-1); visit !== undefined; visit = path.at(-1)) {
      const step = visit.successors.next();
      const successor = step.done === true ? undefined : visits.get(step.value);
      if (step.done === true) {
        path.pop();
        closeComponent(visit, open);
        lowerTo(path.at(-1), visit.low);
      } else if (successor === undefined) {
        path.push(enter(step.value));
      } else if (successor.component === undefined) {
        lowerTo(visit, successor.order);
      }
    }
  }
  return visits;
}

function lowerTo<Node>(visit: Visit<Node> | undefined, order: number): void {
  if (visit !== undefined) {
    visit.low = Math.min(visit.low, order);
  }
}

/** If the visited node is the root of a component, takes the members of the component off the stack. */
function closeComponent<Node>(root: Visit<Node>, open: Visit<Node>[]): void {
  if (root.low === root.order) {
    for (const member of open.splice(open.lastIndexOf(root))) {
      member.component = root.order;
    }
  }
}
