import type { Attack } from './attack.ts';
import type { Played } from './played.ts';

/** Plays the attacks of a scene in one run, inside of a test. */
export type Play = (attacks: readonly Attack[]) => Promise<Played>;
