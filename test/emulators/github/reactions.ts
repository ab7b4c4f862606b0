import type { Reaction, World } from './world.ts';

/** Adds a reaction. A user has each reaction on a comment once; a second one changes nothing. */
export function addReaction(world: World, asked: Pick<Reaction, 'subject' | 'user' | 'content'>): Reaction {
  const found = findReaction(world, asked);
  if (found !== undefined) return found;
  const reaction = { ...asked, id: world.nextId(), createdAt: world.now() };
  world.reactions.push(reaction);
  return reaction;
}

/** Removes a reaction and returns it. Undefined if the user has not reacted so. */
export function removeReaction(
  world: World,
  asked: Pick<Reaction, 'subject' | 'user' | 'content'>,
): Reaction | undefined {
  const found = findReaction(world, asked);
  if (found !== undefined) world.reactions.splice(world.reactions.indexOf(found), 1);
  return found;
}

/** Finds a user's own reaction on a comment. */
export function findReaction(
  world: World,
  { subject, user, content }: Pick<Reaction, 'subject' | 'user' | 'content'>,
): Reaction | undefined {
  return world.reactions.find((one) => one.subject === subject && one.user === user && one.content === content);
}
