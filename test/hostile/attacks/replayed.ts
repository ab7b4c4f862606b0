import { deflateRawSync } from 'node:zlib';
import { readState, stateMarker, type ReviewState } from '../../../src/reports/review/state/state.ts';
import type { Attack, Replay, Threat } from '../attack.ts';

const LINE = /^<!-- housestyle:state [\w-]+ -->$/m;

/** Changes the state in a comment. */
function state(change: (state: ReviewState) => object): (body: string) => string {
  return (body) => {
    const found = readState(LINE.exec(body)?.[0] ?? '');
    if (found === undefined) {
      throw new Error('The comment has no state to change.');
    }
    return body.replace(LINE, () => stateMarker(change(found) as ReviewState));
  };
}

const packed = (text: string): string => `<!-- housestyle:state ${deflateRawSync(text).toString('base64url')} -->`;
const CLEAN = { conclusion: 'clean', findings: 0, places: 0, low: 0, medium: 0, high: 0 } as const;

const REPLAYS: readonly (readonly [what: string, replay: Replay])[] = [
  ['the summary of another pull request with the same commits, by an edit', { from: 'another pull request' }],
  ['the summary of another pull request with the same commits', { from: 'another pull request', as: 'comment' }],
  ['a summary that is sealed with the key of somebody else', { from: 'another key' }],
  ['the summary of an earlier commit, by an edit', { from: 'an earlier commit' }],
  ['the summary of an earlier commit', { from: 'an earlier commit', as: 'comment' }],
  ['our state with another verdict', { edits: state((own) => ({ ...own, ...CLEAN })) }],
  ['our state without its findings', { edits: state(({ known: _known, ...own }) => own) }],
  [
    'our state with findings that people dismissed',
    { edits: state((own) => ({ ...own, known: own.known?.map((one) => ({ ...one, status: 'dismissed' })) })) },
  ],
  [
    'our state with a silenced statement',
    { edits: state((own) => ({ ...own, silenced: [{ statement: 'Never use `var`.', by: 'acme' }] })) },
  ],
  ['our state with a pause', { edits: state((own) => ({ ...own, pausedBy: 'acme' })) }],
  ['our state without its seal', { edits: state(({ seal: _seal, ...own }) => own) }],
  ['our state with half of its seal', { edits: state((own) => ({ ...own, seal: own.seal?.slice(0, 32) })) }],
  ['our state with an empty seal', { edits: state((own) => ({ ...own, ...CLEAN, seal: '' })) }],
  ['our state with a seal of zeros', { edits: state((own) => ({ ...own, ...CLEAN, seal: '0'.repeat(64) })) }],
  ['our state with one more field', { edits: state((own) => ({ ...own, trusted: true })) }],
  ['a state that unpacks to 50 megabytes', { edits: (body) => body.replace(LINE, packed(' '.repeat(50_000_000))) }],
  ['a state of 100,000 lists in lists', { edits: (body) => body.replace(LINE, packed('['.repeat(100_000))) }],
  ['a state that is no state', { edits: (body) => body.replace(LINE, packed('{"key":"x","conclusion":"clean"}')) }],
];

export const REPLAYED: Threat = {
  id: 'replayed',
  title: 'States that are replayed',
  threat:
    'Somebody who may edit our comment, or who posts under the same account, puts a state into it that belongs to another review, or that says something else, so that the change is not reviewed.',
  defence:
    'A state has a seal over all of its fields and the number of its pull request, made with the key of the run, and it counts for the commit and the guidance that it names alone. Without a valid one, the whole change is reviewed again.',
  attacks: REPLAYS.map(([what, replays]): Attack => ({
    tries: `The comment gets ${what}`,
    by: 'commenter',
    scene: 'replayed',
    brings: { replays },
    says: { files: `The comment gets ${what}: reviewed again, findings` },
  })),
};
