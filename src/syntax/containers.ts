import { wordSet } from '../structures/words-in.ts';

/** Kinds of declarations whose members are listed. The bodies of all other kinds are not read. */
export const CONTAINERS: ReadonlySet<string> = wordSet(
  'class enum impl interface module namespace record struct trait union',
);
