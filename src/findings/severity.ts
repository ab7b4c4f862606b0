import { SEVERITIES, type Severity } from './types.ts';

/** Whether a severity is at or above a threshold. No severity reaches `never`. */
export function reaches(severity: Severity, threshold: Severity | 'never'): boolean {
  return threshold !== 'never' && SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(threshold);
}
