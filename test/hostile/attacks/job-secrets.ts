import { nowhere, type Attack, type Threat } from '../attack.ts';
import type { SceneName } from '../scene-names.ts';

export const VARIABLES = [
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'AZURE_CLIENT_SECRET',
  'CARGO_REGISTRY_TOKEN',
  'DATABASE_URL',
  'DOCKER_PASSWORD',
  'GCP_CREDENTIALS',
  'GH_TOKEN',
  'GPG_PASSPHRASE',
  'NODE_AUTH_TOKEN',
  'NPM_TOKEN',
  'PYPI_API_TOKEN',
  'SENTRY_AUTH_TOKEN',
  'SLACK_WEBHOOK',
  'SONAR_TOKEN',
  'SSH_PRIVATE_KEY',
  'VAULT_TOKEN',
] as const;

const MODES: readonly (readonly [scene: SceneName, words: string])[] = [
  ['offline', 'a review without a model'],
  ['asked', 'a review with a model'],
  ['tools', 'a review whose model calls tools'],
  ['dump', 'a dump'],
  ['command', 'a review by the command'],
  ['forged', 'a review next to forged comments'],
  ['described', 'a description'],
  ['answered', 'an answer to a question'],
  ['checked', 'a validation'],
  ['published', 'a review in shards'],
  ['planned', 'a plan'],
  ['audited', 'an audit'],
  ['taught', 'what is learned'],
  ['batched', 'an audit in batches'],
  ['printed', 'what commands print of a change'],
  ['listed', 'what commands print of instruction files'],
  ['validated', 'a validation by the command'],
  ['said', 'a review and a description by the command, in each format and with kept replies'],
  ['placed', 'what commands print of a folder'],
];

const WITH_MODEL_KEY: readonly SceneName[] = [
  'asked',
  'tools',
  'dump',
  'described',
  'answered',
  'published',
  'planned',
  'audited',
];

/** Every variable has a value of its own, which must not be found in any place. */
function canary(variable: string, scene: SceneName, words: string): Attack {
  const value = `canary-${variable.toLowerCase().replaceAll('_', '-')}-7Q2m`;
  return {
    tries: `The variable \`${variable}\` of the job leaves it through ${words}`,
    by: 'author',
    scene,
    brings: { env: { [variable]: value } },
    // Where artifacts are uploaded, their server has its own token, of which the run says so.
    never: nowhere(variable === 'ACTIONS_RUNTIME_TOKEN' ? [value, 'a secret of the runner was printed'] : value),
  };
}

export const JOB_SECRETS: Threat = {
  id: 'job-secrets',
  title: 'Secrets of the job',
  threat: 'A secret of the job arrives where somebody else can read it.',
  defence:
    'Only named variables are read. No process gets the environment of the job, and no text of ours is made from it. The keys of the run are cut from everything that leaves it.',
  attacks: [
    ...MODES.flatMap(([scene, words]) => VARIABLES.map((variable) => canary(variable, scene, words))),
    ...MODES.filter(([scene]) => WITH_MODEL_KEY.some((one) => one === scene)).map(([scene, words]): Attack => ({
      tries: `The key of the model leaves ${words}`,
      by: 'author',
      scene,
      brings: {},
      never: nowhere('secret-key'),
    })),
  ],
};
