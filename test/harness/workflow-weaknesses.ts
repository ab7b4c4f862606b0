import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly on?: unknown;
  readonly permissions?: unknown;
  readonly jobs?: Readonly<Record<string, Job>>;
}

interface Job {
  readonly permissions?: unknown;
  readonly 'timeout-minutes'?: unknown;
  readonly steps?: readonly Step[];
}

const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
/** What a stranger may write into an event, and outputs of steps, which may repeat it. */
const STRANGERS_WORDS = /\$\{\{[^}]*\b(?:github\.(?:event\.|head_ref|ref_name)|inputs\.|steps\.|matrix\.)/;
/** Events whose runs have secrets while strangers cause them. */
const PRIVILEGED_EVENTS = new Set(['pull_request_target', 'workflow_run', 'issue_comment']);

/**
 * Weaknesses of a workflow of this repository that a linter for security would report: actions that are not pinned to a
 * commit, a token that is left in the folder, permissions that are not named, words of strangers in a script, privileged
 * events, install scripts.
 *
 * @param text the workflow's YAML
 * @returns one sentence for each weakness
 */
export function findWorkflowWeaknesses(text: string): readonly string[] {
  const workflow: Workflow = parse(text);
  const events = listEvents(workflow.on);
  return [
    ...(isNarrow(workflow.permissions) ? [] : ['The workflow does not begin with permissions to read.']),
    ...events
      .filter((event) => PRIVILEGED_EVENTS.has(event))
      .map((event) => `It runs with secrets on ${event}, which strangers cause.`),
    ...Object.entries(workflow.jobs ?? {}).flatMap(([name, job]) => findJobWeaknesses(name, job)),
  ];
}

function listEvents(on: unknown): readonly string[] {
  if (typeof on === 'string') {
    return [on];
  }
  return Array.isArray(on) ? on.map(String) : Object.keys(on ?? {});
}

/** At the top, only permissions to read, or what a review needs. Jobs may ask for more. */
function isNarrow(permissions: unknown): boolean {
  const allowed: Readonly<Record<string, readonly string[]>> = {
    contents: ['read'],
    'pull-requests': ['read', 'write'],
  };
  return (
    typeof permissions === 'object' &&
    permissions !== null &&
    Object.entries(permissions).every(([name, access]) => allowed[name]?.includes(String(access)) === true)
  );
}

function findJobWeaknesses(
  name: string,
  { 'timeout-minutes': timeout, permissions, steps = [] }: Job,
): readonly string[] {
  return [
    ...(typeof timeout === 'number' ? [] : [`The job ${name} has no timeout.`]),
    ...(typeof permissions === 'string' ? [`The job ${name} asks for ${permissions}.`] : []),
    ...steps.flatMap((step, index) => findStepWeaknesses(`Step ${index + 1} of ${name}`, step)),
  ];
}

function findStepWeaknesses(step: string, { uses, run = '', with: inputs = {} }: Step): readonly string[] {
  const isOther = uses !== undefined && !uses.startsWith('./');
  return [
    ...(isOther && !PINNED.test(uses) ? [`${step} uses ${uses}, which is not pinned to a commit.`] : []),
    ...(uses?.startsWith('actions/checkout@') === true && inputs['persist-credentials'] !== false
      ? [`${step} leaves the token in the folder.`]
      : []),
    ...(STRANGERS_WORDS.test(run) ? [`${step} puts an expression into a script.`] : []),
    ...(/\bnpm (?:ci|install|i)\b(?!.*--ignore-scripts)/.test(run)
      ? [`${step} runs the install scripts of packages.`]
      : []),
  ];
}
