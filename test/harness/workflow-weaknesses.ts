import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  /** Null if its inputs were taken out. */
  readonly with?: Readonly<Record<string, unknown>> | null;
}

interface Workflow {
  readonly on?: unknown;
  readonly permissions?: unknown;
  readonly jobs?: Readonly<Record<string, Job>>;
}

interface Job {
  /** A workflow that the job calls. */
  readonly uses?: string;
  readonly secrets?: unknown;
  readonly container?: unknown;
  readonly services?: unknown;
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

/** Publishers whose actions an example may name by a tag, so that it does not teach a commit of the past. */
const KNOWN_PUBLISHERS = /^(?:actions|github|housestyle|OWNER|ORGANIZATION)\//;
/** What the author of a pull request chose. */
const HEAD_OF_PULL = /head\.(?:sha|ref|repo)|head_ref|refs\/pull|head_sha|head_branch|merge_commit_sha/;

/**
 * Weaknesses of a workflow that a document or an example shows. Others copy it, so it may have privileged events, but neither
 * code of strangers nor their words in them.
 *
 * @param text the workflow's YAML
 * @returns one sentence for each weakness
 */
export function findExampleWeaknesses(text: string): readonly string[] {
  const workflow: Workflow = parse(text);
  const isPrivileged = listEvents(workflow.on).some((event) => PRIVILEGED_EVENTS.has(event));
  return Object.entries(workflow.jobs ?? {}).flatMap(([name, { permissions = workflow.permissions, steps = [] }]) => [
    ...(typeof permissions === 'object' && permissions !== null
      ? []
      : [`The job ${name} does not name its permissions.`]),
    ...steps.flatMap((step, index) => {
      const { uses = '', run = '', with: given } = step;
      const inputs = given ?? {};
      const where = `Step ${index + 1} of ${name}`;
      const isCheckout = uses.startsWith('actions/checkout@');
      return [
        ...(uses === '' || uses.startsWith('./') || PINNED.test(uses) || KNOWN_PUBLISHERS.test(uses)
          ? []
          : [`${where} uses ${uses}, which is not pinned to a commit.`]),
        ...(isCheckout && inputs['persist-credentials'] !== false ? [`${where} leaves the token in the folder.`] : []),
        ...(isCheckout && isPrivileged && HEAD_OF_PULL.test(JSON.stringify(inputs))
          ? [`${where} checks out code of strangers next to secrets.`]
          : []),
        ...(isPrivileged && uses.startsWith('actions/cache')
          ? [`${where} shares a cache with runs of strangers.`]
          : []),
        ...(STRANGERS_WORDS.test(run) ? [`${where} puts an expression into a script.`] : []),
        ...(/\bnpm (?:ci|install|i)\b(?!.*--ignore-scripts)/.test(run) && isPrivileged
          ? [`${where} runs the install scripts of packages next to secrets.`]
          : []),
      ];
    }),
  ]);
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
  { 'timeout-minutes': timeout, permissions, steps = [], ...job }: Job,
): readonly string[] {
  const images = [...JSON.stringify([job.container, job.services]).matchAll(/"image":"([^"]*)"/g)].map(
    ([, image]) => image,
  );
  return [
    ...(job.uses === undefined || job.uses.startsWith('./') || PINNED.test(job.uses)
      ? []
      : [`The job ${name} calls ${job.uses}, which is not pinned to a commit.`]),
    ...(job.secrets === 'inherit' ? [`The job ${name} passes all secrets on.`] : []),
    ...[...images, ...(typeof job.container === 'string' ? [job.container] : [])].flatMap((image) =>
      /@sha256:[0-9a-f]{64}$/.test(image ?? '') ? [] : [`The job ${name} runs in ${image}, which has no digest.`],
    ),
    ...(typeof timeout === 'number' || job.uses !== undefined ? [] : [`The job ${name} has no timeout.`]),
    ...(typeof permissions === 'string' ? [`The job ${name} asks for ${permissions}.`] : []),
    ...steps.flatMap((step, index) => findStepWeaknesses(`Step ${index + 1} of ${name}`, step)),
  ];
}

function findStepWeaknesses(step: string, { uses, run = '', with: given }: Step): readonly string[] {
  const inputs = given ?? {};
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
    ...(/\b(?:curl|wget)\b[^\n]*\|\s*(?:sudo\s+)?(?:ba|z|da)?sh\b/.test(run)
      ? [`${step} runs a script from the network.`]
      : []),
  ];
}
