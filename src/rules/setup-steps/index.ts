import type { Rule } from '../types.ts';
import { setupStepsJob } from './setup-steps-job.ts';
import { setupStepsKey } from './setup-steps-key.ts';
import { setupStepsPlace } from './setup-steps-place.ts';
import { setupStepsStep } from './setup-steps-step.ts';

/** In the order of their ids. */
export const SETUP_STEPS_RULES: readonly Rule[] = [setupStepsJob, setupStepsKey, setupStepsPlace, setupStepsStep];
