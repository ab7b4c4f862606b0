import { SINKS, type Sink } from './attack.ts';
import type { Played } from './played.ts';
import type { SceneName } from './scene-names.ts';

/**
 * The places that each run with canaries writes to, so that a canary would be seen there. A test compares them with what the
 * run really left: a claim about a place that stays empty proves nothing.
 */
export const VISITED: Readonly<Partial<Record<SceneName, readonly Sink[]>>> = {
  offline: [
    'comment',
    'inline',
    'log',
    'annotations',
    'summary',
    'outputs',
    'findings',
    'report',
    'sarif',
    'requests',
    'reads',
    'description',
  ],
  asked: [
    'prompt',
    'comment',
    'inline',
    'log',
    'annotations',
    'summary',
    'outputs',
    'findings',
    'report',
    'sarif',
    'requests',
    'reads',
    'description',
  ],
  tools: [
    'prompt',
    'comment',
    'inline',
    'log',
    'summary',
    'outputs',
    'findings',
    'report',
    'requests',
    'reads',
    'description',
  ],
  dump: ['log', 'summary', 'outputs', 'dump', 'reads', 'description'],
  command: ['terminal'],
  forged: [
    'comment',
    'inline',
    'log',
    'summary',
    'outputs',
    'findings',
    'report',
    'sarif',
    'requests',
    'reads',
    'description',
  ],
  described: ['prompt', 'log', 'summary', 'outputs', 'requests', 'reads', 'description'],
  answered: ['prompt', 'comment', 'log', 'outputs', 'requests', 'reads', 'description'],
  checked: ['log', 'annotations', 'summary', 'outputs', 'sarif', 'files', 'reads', 'description'],
  published: [
    'prompt',
    'comment',
    'inline',
    'log',
    'annotations',
    'summary',
    'outputs',
    'findings',
    'report',
    'sarif',
    'files',
    'requests',
    'reads',
    'description',
  ],
  planned: ['log', 'outputs', 'reads', 'description'],
  audited: [
    'prompt',
    'log',
    'annotations',
    'summary',
    'outputs',
    'findings',
    'report',
    'sarif',
    'files',
    'reads',
    'description',
  ],
  taught: ['terminal', 'files'],
  batched: ['prompt', 'findings', 'terminal', 'files', 'requests'],
  printed: ['terminal'],
  listed: ['terminal'],
  validated: ['terminal'],
  edited: ['terminal'],
  stocked: ['terminal', 'reads'],
  sharded: ['prompt', 'findings', 'terminal', 'files'],
  linked: ['findings', 'terminal'],
  said: ['prompt', 'terminal', 'files'],
  placed: ['terminal'],
};

/** What a place has that nobody wrote to. */
const EMPTY: ReadonlySet<string> = new Set(['', '[]', '{}']);

/** The places that a run has written to. */
export function listVisited({ sinks }: Played): readonly Sink[] {
  // The cast is safe: `Played` has a text for each key of `SINKS`.
  return (Object.keys(SINKS) as Sink[]).filter((sink) => !EMPTY.has(sinks[sink].trim()));
}
