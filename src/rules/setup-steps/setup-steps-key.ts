import { quote } from '../../text/shown/quote.ts';
import { isRecord } from '../../text/record.ts';
import type { TextRange } from '../../text/source-text.ts';
import { nearestName } from '../reading/json/json-keys.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { error, warning } from '../effects.ts';
import type { Effects, Report, TextRule } from '../types.ts';
import { SETUP_STEPS_PAGE } from './setup-steps-page.ts';
import { wordsIn } from '../../structures/words-in.ts';

export const setupStepsKey: TextRule = {
  id: 'setup-steps-key',
  scope: 'text',
  kinds: ['setup-steps'],
  description: 'The job with the setup steps of Copilot has a key or a value that has no effect',
  effects: [warning(['github'], 'github.com ignores the key when it prepares the environment of Copilot.')],
  source: SETUP_STEPS_PAGE,
  check({ yaml }, report) {
    const root = yaml?.value;
    const jobs = isRecord(root) ? root['jobs'] : undefined;
    const job = isRecord(jobs) ? jobs['copilot-setup-steps'] : undefined;
    if (yaml === undefined || !isRecord(job)) {
      return;
    }
    for (const key of Object.keys(job).filter((name) => !KEYS.includes(name) && !HARMLESS.has(name))) {
      const range = yaml.rangeOfKey([...JOB, key]);
      if (range !== undefined) {
        const near = nearestName(key, KEYS);
        const hint =
          near === undefined
            ? (ADVICE[key] ?? `Copilot reads ${KEYS.map((name) => `\`${name}\``).join(', ')}.`)
            : `Did you mean \`${near}\`?`;
        report(range, { message: `${quote(key)} has no effect on the setup steps`, hint });
      }
    }
    checkTimeout(yaml, job['timeout-minutes'], report);
    checkPermissions(yaml, job['permissions'], report);
  },
};

type Yaml = NonNullable<CheckedText['yaml']>;

const JOB = ['jobs', 'copilot-setup-steps'] as const;

/** The only keys of the job that github.com uses. */
const KEYS = ['steps', 'permissions', 'runs-on', 'services', 'snapshot', 'timeout-minutes'];
/** Keys that change only what people see, or how the workflow runs by itself. */
const HARMLESS: ReadonlySet<string> = new Set(['name', 'concurrency', 'if', 'environment']);
const ADVICE: Readonly<Record<string, string>> = {
  env: 'Set the variables in a step, by writing to `$GITHUB_ENV`, or as Agents variables of the repository.',
  container: 'Install in a step what the container contains.',
  strategy: 'Write the steps for one environment.',
};

const MAX_MINUTES = 59;

function checkTimeout(yaml: Yaml, minutes: unknown, report: Report): void {
  const isExpression = typeof minutes === 'string' && minutes.includes('${{');
  const isWrong = minutes !== undefined && minutes !== null && typeof minutes !== 'number' && !isExpression;
  const value = isWrong ? yaml.rangeOf([...JOB, 'timeout-minutes']) : undefined;
  if (value !== undefined) {
    report(
      value,
      { message: '`timeout-minutes` is not a number', hint: `Write a number of at most ${MAX_MINUTES}.` },
      { effects: NOT_GRANTED },
    );
  }
  const range =
    typeof minutes === 'number' && minutes > MAX_MINUTES ? yaml.rangeOf([...JOB, 'timeout-minutes']) : undefined;
  if (range !== undefined) {
    report(range, {
      message: `\`timeout-minutes\` is more than ${MAX_MINUTES}`,
      hint: `Write at most ${MAX_MINUTES}.`,
    });
  }
}

/** https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#permissions (November 2026) */
const SCOPES = wordsIn(`
  actions artifact-metadata attestations checks contents copilot-requests deployments discussions id-token issues
  models packages pages pull-requests repository-projects security-events statuses vulnerability-alerts
`);
const LEVELS: ReadonlySet<unknown> = new Set(['read', 'write', 'none']);

const NOT_GRANTED: Effects = [
  error(['github'], 'github.com rejects the workflow, and Copilot starts without the setup steps.'),
];

function checkPermissions(yaml: Yaml, permissions: unknown, report: Report): void {
  const at = [...JOB, 'permissions'];
  if (!isRecord(permissions)) {
    const isWrong =
      permissions === null ||
      Array.isArray(permissions) ||
      (typeof permissions === 'string' && !/^(?:(?:read|write)-all|.*\$\{\{.*)$/.test(permissions));
    const range = isWrong ? findValue(yaml, at) : undefined;
    if (range !== undefined) {
      report(
        range,
        { message: 'The value is not a permission', hint: 'Write `permissions: { contents: read }`.' },
        { effects: NOT_GRANTED },
      );
    }
    return;
  }
  for (const [scope, level] of Object.entries(permissions)) {
    const near = SCOPES.includes(scope) ? undefined : nearestName(scope, SCOPES);
    const key = near === undefined ? undefined : yaml.rangeOfKey([...at, scope]);
    const value = LEVELS.has(level) ? undefined : findValue(yaml, [...at, scope]);
    if (key !== undefined) {
      report(
        key,
        { message: `${quote(scope)} is not a permission`, hint: `Did you mean \`${near}\`?` },
        { effects: NOT_GRANTED },
      );
    } else if (value !== undefined) {
      report(
        value,
        { message: `\`${scope}\` must be \`read\`, \`write\` or \`none\``, hint: 'Write one of these words.' },
        { effects: NOT_GRANTED },
      );
    }
  }
}

/** The range of a value, or of its key if nothing is written there. */
function findValue(yaml: Yaml, path: readonly (string | number)[]): TextRange | undefined {
  const range = yaml.rangeOf(path);
  return range === undefined || range.start === range.end ? yaml.rangeOfKey(path) : range;
}
