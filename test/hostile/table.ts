import { ARTIFACTS } from './attacks/artifacts.ts';
import { BATCHES } from './attacks/batches.ts';
import { CARRIED_SECRETS } from './attacks/carried-secrets.ts';
import { CONFIGURED } from './attacks/configured.ts';
import { DISGUISED } from './attacks/disguised.ts';
import { DOOR_SECRETS, HOSTILE_FLEET, LINKED, ORGANIZATION } from './attacks/doors.ts';
import { EVENTS } from './attacks/events.ts';
import { FILES } from './attacks/files.ts';
import { FORGED } from './attacks/forged.ts';
import { GIT } from './attacks/git.ts';
import { GUIDANCE } from './attacks/guidance.ts';
import { GIT_SETTINGS } from './attacks/git-settings.ts';
import { INJECTED } from './attacks/injected.ts';
import { GIT_STATES } from './attacks/git-states.ts';
import { JOINED } from './attacks/joined.ts';
import { JOB_SECRETS } from './attacks/job-secrets.ts';
import { LINTERS } from './attacks/linters.ts';
import { MERGE } from './attacks/merge.ts';
import { KEPT } from './attacks/kept.ts';
import { ODD_MARKDOWN } from './attacks/odd-markdown.ts';
import { NAMED } from './attacks/named.ts';
import { ODD_FILES } from './attacks/odd-files.ts';
import { ODD_TREES } from './attacks/odd-trees.ts';
import { PARTED_SECRETS } from './attacks/parted-secrets.ts';
import { PRINTED } from './attacks/printed.ts';
import { PRINTED_PARTS } from './attacks/printed-parts.ts';
import { PRINTED_SECRETS } from './attacks/printed-secrets.ts';
import { REPLIES } from './attacks/replies.ts';
import { REPLAYED } from './attacks/replayed.ts';
import { RUNNER } from './attacks/runner.ts';
import { SECRETS } from './attacks/secrets.ts';
import { SERVERS } from './attacks/servers.ts';
import { SILENCE } from './attacks/silence.ts';
import { TAUGHT } from './attacks/taught.ts';
import { TOOLS } from './attacks/tools.ts';
import { UNREAD_NAMES } from './attacks/unread-names.ts';
import { VALIDATOR } from './attacks/validator.ts';
import { WRITTEN_TEXTS } from './attacks/written-texts.ts';
import type { Attack, Threat } from './attack.ts';

/** All threats, in the order of `docs/threats`. */
export const THREATS: readonly Threat[] = [
  GUIDANCE,
  SILENCE,
  UNREAD_NAMES,
  DISGUISED,
  LINTERS,
  ODD_TREES,
  INJECTED,
  MERGE,
  FORGED,
  REPLAYED,
  TAUGHT,
  JOINED,
  ARTIFACTS,
  BATCHES,
  TOOLS,
  REPLIES,
  ODD_MARKDOWN,
  WRITTEN_TEXTS,
  { ...PRINTED, attacks: [...PRINTED.attacks, ...PRINTED_PARTS] },
  NAMED,
  SERVERS,
  GIT,
  GIT_SETTINGS,
  GIT_STATES,
  VALIDATOR,
  CONFIGURED,
  ODD_FILES,
  KEPT,
  FILES,
  RUNNER,
  EVENTS,
  SECRETS,
  PARTED_SECRETS,
  CARRIED_SECRETS,
  PRINTED_SECRETS,
  JOB_SECRETS,
  DOOR_SECRETS,
  HOSTILE_FLEET,
  LINKED,
  ORGANIZATION,
];

export const ATTACKS: readonly Attack[] = THREATS.flatMap(({ attacks }) => attacks.map(withJob));

/** The scene "offline" runs in the gate and in the long job, where its attacks are that need a run of their own. */
function withJob(attack: Attack): Attack {
  return attack.scene === 'offline' && attack.alone === true ? { ...attack, isLong: true } : attack;
}
