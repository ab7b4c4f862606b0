import { error } from '../effects.ts';
import type { PathsRule } from '../types.ts';
import { SETUP_STEPS_PAGE } from './setup-steps-page.ts';

const PLACE = '.github/workflows/copilot-setup-steps.yml';

export const setupStepsPlace: PathsRule = {
  id: 'setup-steps-place',
  scope: 'paths',
  kinds: ['setup-steps'],
  description: 'The workflow with the setup steps of Copilot is not where github.com looks for it',
  effects: [
    error(['github'], `github.com reads only \`${PLACE}\`, so Copilot starts in an environment where no step was run.`),
  ],
  source: SETUP_STEPS_PAGE,
  check({ paths }, report) {
    for (const path of paths.has(PLACE) ? [] : MISTAKEN.filter(paths.has)) {
      report(path, {
        message: 'github.com does not read the setup steps here',
        hint: `Move the file to \`${PLACE}\`.`,
      });
    }
  },
};

/** Other paths that people give to the file. */
const MISTAKEN: readonly string[] = [
  '.github/copilot-setup-steps.yml',
  '.github/copilot-setup-steps.yaml',
  '.github/workflows/copilot-setup-steps.yaml',
  'copilot-setup-steps.yml',
  'copilot-setup-steps.yaml',
];
