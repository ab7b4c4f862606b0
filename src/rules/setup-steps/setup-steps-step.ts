import { quote } from '../../text/shown/quote.ts';
import { isRecord } from '../../text/record.ts';
import { nearestName } from '../reading/json/json-keys.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { error } from '../effects.ts';
import type { Report, TextRule } from '../types.ts';
import { wordsIn } from '../../structures/words-in.ts';

export const setupStepsStep: TextRule = {
  id: 'setup-steps-step',
  scope: 'text',
  kinds: ['setup-steps'],
  description: 'A setup step of Copilot is not a valid step of a workflow',
  effects: [error(['github'], 'github.com rejects the workflow, and Copilot starts without the setup steps.')],
  source: 'https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idsteps',
  check({ yaml }, report) {
    const root = yaml?.value;
    const jobs = isRecord(root) ? root['jobs'] : undefined;
    const job = isRecord(jobs) ? jobs['copilot-setup-steps'] : undefined;
    const steps = isRecord(job) ? job['steps'] : undefined;
    if (yaml === undefined || !Array.isArray(steps)) {
      return;
    }
    for (const [index, step] of steps.slice(0, MAX_STEPS).entries()) {
      if (isRecord(step)) {
        checkStep(yaml, ['jobs', 'copilot-setup-steps', 'steps', index], step, report);
      }
    }
  },
};

type Yaml = NonNullable<CheckedText['yaml']>;

const MAX_STEPS = 200;
const KEYS = wordsIn('id if name uses run working-directory shell with env continue-on-error timeout-minutes');
/** An action in this repository, an image, or an action of another repository at a revision. */
const ACTION = /^(?:\.{1,2}\/|docker:\/\/|[^@\s]+\/[^@\s]+@\S)|\$\{\{/;

function checkStep(
  yaml: Yaml,
  at: readonly (string | number)[],
  step: Readonly<Record<string, unknown>>,
  report: Report,
): void {
  for (const key of Object.keys(step).filter((name) => !KEYS.includes(name))) {
    const near = nearestName(key, KEYS);
    const range = near === undefined ? undefined : yaml.rangeOfKey([...at, key]);
    if (range !== undefined) {
      report(range, { message: `${quote(key)} is not a key of a step`, hint: `Did you mean \`${near}\`?` });
    }
  }
  const run = Object.hasOwn(step, 'uses') ? yaml.rangeOfKey([...at, 'run']) : undefined;
  if (run !== undefined) {
    report(run, {
      message: 'The step has both `uses` and `run`',
      hint: 'Divide it into two steps: an action and a command.',
    });
  }
  const { uses } = step;
  const action = typeof uses === 'string' && !ACTION.test(uses) ? yaml.rangeOf([...at, 'uses']) : undefined;
  if (action !== undefined) {
    report(action, {
      message: `The action ${quote(String(uses))} has no version`,
      hint: 'Write it with a tag or a commit, as in `actions/checkout@v6`.',
    });
  }
}
