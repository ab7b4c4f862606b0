import type { Purpose } from '../guidelines/purpose.ts';

/** The parts that prompts are composed of. */
export const PARTS = [
  'role',
  'answer',
  'tools',
  'instructions',
  'agent',
  'index',
  'labels',
  'memory',
  'commits',
  'others',
  'history',
  'description',
  'attachments',
  'context',
  'change',
  'query',
] as const;
export type Part = (typeof PARTS)[number];

/** What a prompt for one purpose is made of: which parts, in which order, how long they stay and what they may take. */
export interface Preset {
  /** The parts of the system message and of the user message, in order. What is the same in all requests comes first. */
  readonly system: readonly Part[];
  readonly user: readonly Part[];
  /**
   * The order of sacrifice: history first, its oldest turn before the others; then context, the lightest first; then
   * what the author says; then the outer lines of hunks. Instructions in force go only where nothing else is left.
   */
  readonly priorities: Priorities;
  /** Parts that must not cost a request of their own: they take what the fullest request leaves. Neighbours. */
  readonly spare?: readonly Part[];
  /** Shares of the budget, by name, and the parts that draw on each. */
  readonly allotments: Readonly<Record<string, { readonly share: number; readonly parts: readonly Part[] }>>;
}

/** Of `change`: the unchanged lines around what its hunks change. */
export interface Priorities
  extends Readonly<Record<Exclude<Part, REQUIRED>, number>>, Readonly<Record<REQUIRED, 'required'>> {}
type REQUIRED = 'role' | 'answer' | 'tools' | 'agent' | 'query';

const PRIORITIES: Priorities = {
  history: 300,
  index: 410,
  memory: 420,
  labels: 430,
  commits: 440,
  context: 450,
  // Which other files change.
  others: 455,
  attachments: 500,
  description: 600,
  change: 700,
  // The most that is cut of them; the specific outlive the general by a few points.
  instructions: 900,
  role: 'required',
  answer: 'required',
  tools: 'required',
  agent: 'required',
  query: 'required',
};

/** What of the repository holds for every file of it, as Copilot's completions allot it: 35 to what is stable, 15 to what is not. */
const STABLE = { share: 0.35, parts: ['labels', 'memory', 'commits', 'history', 'index'] } as const;
const VOLATILE = { share: 0.15, parts: ['context'] } as const;

export const PRESETS: Readonly<Record<Purpose, Preset>> = {
  review: {
    system: ['role', 'answer', 'tools', 'instructions', 'agent'],
    user: ['index', 'memory', 'history', 'others', 'description', 'query', 'context', 'change'],
    priorities: PRIORITIES,
    spare: ['index', 'memory', 'history', 'others'],
    allotments: {
      // A request in which hardly a line of the change has room would be one of very many.
      shared: {
        share: 0.9,
        parts: [
          'role',
          'answer',
          'tools',
          'instructions',
          'agent',
          'index',
          'memory',
          'history',
          'others',
          'description',
          'query',
        ],
      },
      stable: STABLE,
      volatile: VOLATILE,
    },
  },
  'code-generation': {
    system: ['role', 'instructions', 'agent', 'index'],
    user: ['labels', 'memory', 'history', 'attachments', 'change', 'query'],
    priorities: PRIORITIES,
    allotments: { stable: STABLE },
  },
  'test-generation': {
    system: ['role', 'instructions', 'agent', 'index'],
    user: ['labels', 'memory', 'history', 'attachments', 'change', 'query'],
    priorities: PRIORITIES,
    allotments: { stable: STABLE },
  },
  'commit-message': {
    system: ['role', 'instructions', 'agent'],
    user: ['commits', 'history', 'attachments', 'change', 'query'],
    priorities: PRIORITIES,
    allotments: { stable: STABLE },
  },
  'pull-request-description': {
    system: ['role', 'instructions', 'agent'],
    user: ['history', 'description', 'attachments', 'change', 'query'],
    priorities: PRIORITIES,
    allotments: { stable: STABLE },
  },
};
