import { isRecord } from '../../text/record.ts';
import { error, info } from '../effects.ts';
import type { Effects, TextRule } from '../types.ts';
import { quote } from '../../text/shown/quote.ts';
import { SETUP_STEPS_PAGE } from './setup-steps-page.ts';

const JOB = 'copilot-setup-steps';

export const setupStepsJob: TextRule = {
  id: 'setup-steps-job',
  scope: 'text',
  kinds: ['setup-steps'],
  description:
    'The workflow with the setup steps of Copilot is not valid YAML, or does not have exactly one job with the required name',
  effects: [
    error(
      ['github'],
      'github.com looks for a job with this name. Without it, Copilot starts in an environment where no step was run.',
    ),
  ],
  source: SETUP_STEPS_PAGE,
  check({ yaml }, report) {
    const broken = yaml?.problems.find(({ severity }) => severity === 'error');
    if (broken !== undefined) {
      report(broken.range, { message: broken.message, hint: broken.hint }, { effects: NOT_READ });
      return;
    }
    const root = yaml?.value;
    const jobs = isRecord(root) ? root['jobs'] : undefined;
    const place = yaml?.rangeOfKey(['jobs']);
    if (!isRecord(jobs) || place === undefined) {
      report(place ?? START, { message: 'The workflow has no jobs', hint: `Add the job \`${JOB}\` below \`jobs:\`.` });
      return;
    }
    const names = Object.keys(jobs);
    if (!names.includes(JOB)) {
      const [first] = names;
      report((first !== undefined && yaml?.rangeOfKey(['jobs', first])) || place, {
        message: `No job is named \`${JOB}\``,
        hint: first === undefined || names.length > 1 ? `Name the job \`${JOB}\`.` : `Rename ${quote(first)}.`,
      });
      return;
    }
    for (const name of names.filter((one) => one !== JOB).slice(0, MAX_JOBS)) {
      const range = yaml?.rangeOfKey(['jobs', name]);
      if (range !== undefined) {
        report(
          range,
          { message: `Copilot does not run the job ${quote(name)}`, hint: 'Move it to another workflow.' },
          {
            effects: [info(['github'], `github.com requires a single job named \`${JOB}\` and ignores all others.`)],
          },
        );
      }
    }
  },
};

const NOT_READ: Effects = [
  error(['github'], 'github.com cannot read the workflow, so Copilot starts in an environment where no step was run.'),
];

const MAX_JOBS = 20;
const START = { start: 0, end: 0 };
