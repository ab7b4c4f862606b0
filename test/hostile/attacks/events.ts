import { isJsonObject, type Json, type JsonObject } from '../../emulators/github/json.ts';
import { nowhere, type Attack, type Threat } from '../attack.ts';
import { ORDINARY } from '../ordinary.ts';

/** Lines that a runner would obey, and what would end a value in the file of outputs. */
const COMMANDS = 'x\n::error::obeyed\r\n::stop-commands::obeyed\nconclusion<<E\nclean\nE\n%0A::error::obeyed';
const OBEYED = /^\s*::(?:error|warning|stop-commands|set-output)(?: [^:\n]*)?::obeyed|^conclusion<<E$/m;

/** Changes fields of the payload, by their paths. */
function set(...fields: readonly (readonly [path: string, value: Json])[]): (payload: JsonObject) => JsonObject {
  return (payload) => fields.reduce((changed, [path, value]) => setAt(changed, path.split('.'), value), payload);
}

function setAt(payload: JsonObject, [key = '', ...rest]: readonly string[], value: Json): JsonObject {
  const inner = payload[key];
  const changed = rest.length === 0 ? value : setAt(isJsonObject(inner) ? inner : {}, rest, value);
  // A plain assignment would set the prototype.
  return Object.fromEntries([...Object.entries(payload).filter(([name]) => name !== key), [key, changed]]);
}

/** Payloads that say something else than GitHub, which is asked all the same: the change is reviewed. */
const REVIEWED: readonly (readonly [what: string, payload: Attack['brings']['payload']])[] = [
  ['has a head without a repository, as after a fork was deleted', set(['pull_request.head.repo', null])],
  ['has an option as its head', set(['pull_request.head.sha', '--output=/tmp/x'])],
  ['has the head as its base', (payload, head) => set(['pull_request.base.sha', head])(payload)],
  ['has the branch of the change as its base', set(['pull_request.base.ref', 'feature'])],
  ['has another repository', set(['repository.full_name', 'mallory/x'], ['pull_request.base.repo', null])],
  ['has an action of a million letters', set(['action', 'a'.repeat(1_000_000)])],
  ['has commands as its action and labels', set(['action', COMMANDS], ['pull_request.labels', [{ name: COMMANDS }]])],
  ['has a prototype', set(['__proto__', { pull_request: { state: 'closed' } }], ['constructor', { draft: true }])],
  ['has inputs and settings', set(['inputs', { 'fail-on': 'never' }], ['extends', 'mallory/x'])],
  ['has a title and a description of ten megabytes', set(['pull_request.title', 'a'.repeat(10_000_000)])],
  ['is by our account', set(['pull_request.user', { login: 'github-actions[bot]' }], ['sender', null])],
];

/** Payloads that name no pull request: the run ends with a reason. */
const REFUSED: readonly (readonly [what: string, payload: Attack['brings']['payload']])[] = [
  ['has no pull request', set(['pull_request', null])],
  ['has a number that is a path', set(['pull_request.number', '7/../8'])],
  ['has a number of another pull request', set(['pull_request.number', 999])],
];

function eventOf(
  [what, payload]: (typeof REVIEWED)[number],
  rest: Pick<Attack, 'says' | 'ends'> & { readonly never?: RegExp },
): Attack {
  return {
    tries: `The payload of the event ${what}`,
    by: 'author',
    scene: 'offline',
    alone: true,
    brings: payload === undefined ? {} : { payload },
    never: nowhere([OBEYED, /\n {4}at /]),
    ...(rest.says === undefined ? {} : { says: rest.says }),
    ...(rest.ends === undefined ? {} : { ends: rest.ends }),
  };
}

export const EVENTS: Threat = {
  id: 'events',
  title: 'Events that say something else than GitHub',
  threat:
    'The payload of an event is not as GitHub writes it, because an earlier step or a strange server wrote it: another change is reviewed, none is, or its text acts in the log.',
  defence:
    'Of a payload, only numbers, states and labels of the right type are read. What is reviewed, its base, its head and who may do what are asked of GitHub.',
  attacks: [
    ...REVIEWED.map((row) => eventOf(row, { says: { findings: ORDINARY, inline: 'var' } })),
    ...REFUSED.map((row) => eventOf(row, { ends: { exitCode: 3, outputs: { conclusion: 'failed' } } })),
  ],
};
