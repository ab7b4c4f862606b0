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
  'notes',
  'others',
  'history',
  'description',
  'attachments',
  'context',
  'change',
  'query',
] as const;
export type Part = (typeof PARTS)[number];

/** The prompt for one purpose: its parts, their order, when they are cut, and how many tokens they may take. */
export interface Preset {
  /**
   * The parts of the system message and of the user message, in order. Parts that all requests of a review share come
   * first and have the same bytes in each request, so that the provider can reuse its cache. They are fitted once, and
   * no part of a single request may use their tokens (`jobs/compose/compose-prompt.ts`).
   */
  readonly system: readonly Part[];
  readonly user: readonly Part[];
  /**
   * The order in which parts are cut: the conversation, its oldest messages first; then context, the lightest first; then
   * the author's description; then the outer lines of hunks. Instructions are cut only if nothing else is left.
   */
  readonly priorities: Priorities;
  /** Parts that must not cause another request. They use the tokens that the fullest request leaves. They are neighbours. */
  readonly spare?: readonly Part[];
  /** Shares of the budget, by name, with the parts that use each share. */
  readonly allotments: Readonly<Record<string, { readonly share: number; readonly parts: readonly Part[] }>>;
}

/** The priority of each part. For `change` it is that of the unchanged lines around the changed ones. */
export interface Priorities
  extends Readonly<Record<Exclude<Part, REQUIRED>, number>>, Readonly<Record<REQUIRED, 'required'>> {}
type REQUIRED = 'role' | 'answer' | 'tools' | 'agent' | 'query';

const PRIORITIES: Priorities = {
  history: 300,
  index: 410,
  memory: 420,
  labels: 430,
  commits: 440,
  // Texts on the whole change. Those on single files belong to the context.
  notes: 445,
  context: 450,
  // The map of the change.
  others: 455,
  attachments: 500,
  description: 600,
  change: 700,
  // General instructions are cut first: specific ones get a few points more (`priorityBySpecificity`).
  instructions: 900,
  role: 'required',
  answer: 'required',
  tools: 'required',
  agent: 'required',
  query: 'required',
};

/** Copilot's completions use the same share for stable facts about the repository. */
const STABLE = { share: 0.35, parts: ['labels', 'memory', 'commits', 'history', 'index'] } as const;

export const PRESETS: Readonly<Record<Purpose, Preset>> = {
  review: {
    system: ['role', 'answer', 'tools', 'instructions', 'agent'],
    user: ['index', 'memory', 'history', 'others', 'notes', 'description', 'query', 'context', 'change'],
    priorities: PRIORITIES,
    spare: ['index', 'memory', 'history', 'others', 'notes'],
    allotments: {
      // If the shared parts left hardly any tokens for the change, a review would need very many requests.
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
          'notes',
          'description',
          'query',
        ],
      },
      stable: STABLE,
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
