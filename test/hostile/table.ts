import { GUIDANCE } from './attacks/guidance.ts';
import { SECRETS } from './attacks/secrets.ts';
import { SILENCE } from './attacks/silence.ts';
import type { Attack, Threat } from './attack.ts';

/** All threats, in the order of `docs/threats.md`. */
export const THREATS: readonly Threat[] = [GUIDANCE, SILENCE, SECRETS];

export const ATTACKS: readonly Attack[] = THREATS.flatMap(({ attacks }) => attacks);
