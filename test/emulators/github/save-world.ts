import type { World } from './world.ts';

/** Remembers what is on the pull requests. Calling the result brings it back, without the repositories. */
export function saveWorld(world: World): () => void {
  const bringBack = [
    ...[world.reviews, world.reviewComments, world.issueComments, world.checkRuns, world.reactions].map(saveList),
    ...[world.resolvedThreads, world.minimized, world.editors, world.labels].map(saveMap),
    savePullRequests(world),
  ];
  return () => bringBack.forEach((bring) => bring());
}

function saveList(list: object[]): () => void {
  const saved = list.map((one) => ({ ...one }));
  return () => {
    list.splice(0, list.length, ...saved.map((one) => ({ ...one })));
  };
}

function saveMap(map: Map<unknown, unknown>): () => void {
  const saved = [...map];
  return () => {
    map.clear();
    for (const [key, value] of saved) map.set(key, value);
  };
}

/** Comments point at their pull request, so the same objects stay. */
function savePullRequests({ pullRequests }: World): () => void {
  const saved = pullRequests.map((one) => [one, { ...one }] as const);
  const unset = { draft: undefined, state: undefined };
  return () => {
    pullRequests.splice(0, pullRequests.length, ...saved.map(([one, before]) => Object.assign(one, unset, before)));
  };
}
