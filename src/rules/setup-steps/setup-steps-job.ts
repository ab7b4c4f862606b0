import { isRecord } from '../../text/record.ts';
import type { TextRule } from '../types.ts';
import { quote } from '../../text/shown/quote.ts';
import { SETUP_STEPS_PAGE } from './setup-steps-page.ts';

const JOB = 'copilot-setup-steps';

export const setupStepsJob: TextRule = {
  id: 'setup-steps-job',
  scope: 'text',
  kinds: ['setup-steps'],
  description: 'The workflow with the setup steps of Copilot does not have exactly one job with the required name',
  effects: [
    {
      clients: ['github'],
      severity: 'error',
      why: 'github.com looks for a job with this name. Without it, Copilot starts in an environment where no step was run.',
    },
  ],
  source: SETUP_STEPS_PAGE,
  check({ yaml }, report) {
    const root = yaml?.value;
    const jobs = isRecord(root) ? root['jobs'] : undefined;
    const place = yaml?.rangeOfKey(['jobs']);
    if (!isRecord(jobs) || place === undefined) {
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
            effects: [
              {
                clients: ['github'],
                severity: 'info',
                why: `github.com requires a single job named \`${JOB}\` and ignores all others.`,
              },
            ],
          },
        );
      }
    }
  },
};

const MAX_JOBS = 20;
