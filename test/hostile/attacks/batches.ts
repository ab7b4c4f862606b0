import { nowhere, type Attack, type Threat } from '../attack.ts';
import { CANARIES } from './keys.ts';

const KEY = 'secret-key';

interface BatchAttack extends Pick<Attack, 'tries' | 'by'> {
  readonly brings: Attack['brings'];
  readonly never?: Attack['never'];
  readonly says: NonNullable<Attack['says']>;
}

function attack({ never, ...rest }: BatchAttack): Attack {
  return {
    scene: 'batched',
    alone: true,
    never: {
      files: ['asked elsewhere', KEY],
      findings: KEY,
      ...never,
      terminal: [KEY, /internal error|^::error::forged|##\[error\]forged|\u001B/m, ...listOf(never?.terminal)],
    },
    ...rest,
  };
}

function listOf(claim: NonNullable<Attack['never']>[keyof NonNullable<Attack['never']>]): readonly (string | RegExp)[] {
  return claim === undefined ? [] : typeof claim === 'string' || claim instanceof RegExp ? [claim] : claim;
}

const withOtherId = (line: string): string => line.replace(/"custom_id":"[^"]+"/, '"custom_id":"other-1"');
const withOtherAnswer = (line: string): string => line.replaceAll('One thing to look at.', 'All is well.');
const ACTS = `Bad: Bearer ${KEY}\n::error::forged\n##[error]forged \u001B[31m`;
/** The files whose requests were not answered count as not judged by the model. */
const NOT_JUDGED = /"missedByModel": \[\s+\{|"kind": "in-batch"/;
const ANTHROPIC = ['--provider', 'anthropic'];

const RESULTS: readonly (readonly [
  tries: string,
  spoil: (lines: readonly string[]) => readonly string[],
  says: string,
])[] = [
  ['names requests that were not sent', (lines) => [...lines, ...lines.map(withOtherId)], 'for unknown requests'],
  ['answers each request twice', (lines) => [...lines, ...lines.map(withOtherAnswer)], 'repeated'],
  ['has no answer to any request', () => [], 'its batch has no result for it'],
  ['answers other requests alone', (lines) => lines.map(withOtherId), 'its batch has no result for it'],
  ['holds a line of five megabytes', (lines) => [...lines, `"${'x'.repeat(5_000_000)}"`], 'damaged or too long'],
  ['holds lines that are nested too deeply', (lines) => [...lines, '['.repeat(100_000)], 'damaged or too long'],
  ['holds the prototype of all objects', (lines) => [...lines, '{"__proto__":{"custom_id":1}}'], 'damaged or too long'],
  ['is cut', (lines) => lines.map((line) => line.slice(0, line.length / 2)), 'its batch has no result for it'],
  [
    'says in each error what acts in a log, and the key',
    (lines) =>
      lines.map((line) => {
        const id = /"custom_id":"([^"]+)"/.exec(line)?.[1] ?? '';
        return JSON.stringify({ custom_id: id, response: { status_code: 400, body: { error: { message: ACTS } } } });
      }),
    'were not',
  ],
];

const PROVIDER_FAULTS: readonly BatchAttack[] = [
  {
    tries: 'The server of batches names another address for the results',
    by: 'server',
    brings: { args: ANTHROPIC, batches: { resultsUrl: 'ELSEWHERE/results' } },
    says: { terminal: 'requests were answered' },
  },
  {
    tries: 'The server of batches redirects whoever asks for the results to another server',
    by: 'server',
    brings: { batches: { resultsRedirect: 'ELSEWHERE/results' } },
    says: { terminal: 'could not be read', findings: NOT_JUDGED },
  },
  {
    tries: 'The server of message batches redirects whoever asks for the results to another server',
    by: 'server',
    brings: { args: ANTHROPIC, batches: { resultsRedirect: 'ELSEWHERE/results' } },
    says: { terminal: 'could not be read', findings: NOT_JUDGED },
  },
  {
    tries: 'The server of batches gives a batch an id that leads elsewhere',
    by: 'server',
    brings: { batches: { id: '../files/file-1/content?' } },
    never: { terminal: 'Batch ..' },
    says: { terminal: 'It is not known whether a batch', findings: NOT_JUDGED },
  },
  {
    tries: 'The server of batches refuses a batch with words that act in a log, and the key',
    by: 'server',
    brings: { batches: { refusal: ACTS } },
    says: { terminal: 'the provider refused its batch', findings: NOT_JUDGED },
  },
  {
    tries: 'The server of batches lets all requests expire',
    by: 'server',
    brings: { batches: { fateOf: () => 'expired' } },
    says: { terminal: 'its batch expired before it was answered', findings: NOT_JUDGED },
  },
  {
    tries: 'The server of batches breaks the connection when it has taken the batch',
    by: 'server',
    brings: { batches: { breaks: () => 'after' } },
    never: { requests: '2 batches' },
    says: { terminal: 'It is not known whether a batch', requests: '1 batches were taken' },
  },
];

const RECORDS: readonly (readonly [tries: string, edits: (text: string) => string])[] = [
  ['is emptied', () => ''],
  ['names another batch', (text) => text.replace('"batch_1"', '"batch_9"')],
  ['loses its seal', (text) => text.replace(/^.*\n/, '\n')],
  ['gets the seal of another text', (text) => text.replace(/^.{8}/, '00000000')],
  ['is ten megabytes of something else', () => 'x'.repeat(10_000_000)],
];

export const BATCHES: Threat = {
  id: 'batches',
  title: 'Batches',
  threat:
    'A server of batches, or whoever can write the folder between two runs, makes unread files look judged, gets the key, or has requests paid for twice.',
  defence:
    'Records are sealed with the key of the model, and written before a batch is sent. Each result counts for the one request whose id it names, once. What has no result is not judged. Results are read at the configured server alone.',
  attacks: [
    ...RESULTS.map(([what, spoil, says]) =>
      attack({
        tries: `The result of a batch ${what}`,
        by: 'server',
        brings: { batches: { spoil } },
        never: { findings: 'All is well.' },
        says: { terminal: says, ...(says.startsWith('its batch') ? { findings: NOT_JUDGED } : {}) },
      }),
    ),
    ...PROVIDER_FAULTS.map(attack),
    ...RECORDS.map(([what, edits]) =>
      attack({
        tries: `The record of a batch ${what} between two runs`,
        by: 'author',
        brings: { edits },
        says: { terminal: 'not sealed with this API key' },
      }),
    ),
    ...CANARIES.map(({ name, secret, code }, index): Attack => ({
      tries: `The ${name} in a file reaches a batch or what is kept of it`,
      by: 'author',
      scene: 'batched',
      brings: { head: { [`batched/canary${index}.js`]: `var batched${index} = 1; ${code};\n` } },
      never: nowhere(secret),
      says: { prompt: `var batched${index} = 1; ` },
    })),
    {
      tries: 'The key of the model is kept with a batch',
      by: 'author',
      scene: 'batched',
      brings: {},
      never: nowhere(KEY),
    },
  ],
};
