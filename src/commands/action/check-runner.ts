import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { fileErrorReason, messageOf, usageError } from '../../errors.ts';
import type { Environment } from '../../models/choose.ts';
import { quote } from '../../text/shown/quote.ts';
import { isRecord } from '../../text/record.ts';
import { isAddress } from '../open/server-address.ts';

/**
 * Checks the variables that a runner sets for every step, and the file of the event. The toolkit reads them as soon as it is
 * loaded, and trusts them. Throws a `UserError` that names each variable that is missing or wrong.
 */
export function checkRunner(environment: Environment): void {
  const proxies = PROXIES.flatMap((name) => checkProxy(name, environment[name]));
  const problems = [
    ...Object.entries(REQUIRED).flatMap(([name, rule]) => checkText(name, environment[name], rule)),
    ...ADDRESSES.flatMap((name) => checkAddress(name, environment[name])),
    ...checkEventFile(environment['GITHUB_EVENT_PATH']),
    ...FILES.flatMap((name) => checkFile(name, environment[name])),
  ];
  if (problems.length + proxies.length > 0) {
    throw usageError(
      'runner-variables',
      [...problems, ...proxies].join('. '),
      problems.length > 0
        ? "GitHub's runner sets such variables for every step; an `env:` of the workflow must not change them. Outside of a workflow, use the command `housestyle`."
        : 'Correct it in `env:` of the workflow, or in the environment of the runner.',
    );
  }
}

/** The variables that name a file of the runner to which nothing can be written. To open a pipe would wait for its reader. */
export function listBrokenFiles(environment: Environment): readonly string[] {
  return FILES.filter((name) => checkFile(name, environment[name]).length > 0);
}

interface TextRule {
  readonly pattern: RegExp;
  readonly expected: string;
}

const REQUIRED: Readonly<Record<string, TextRule>> = {
  GITHUB_EVENT_NAME: { pattern: /^[a-z][a-z_]*$/, expected: 'the name of an event, such as `pull_request`' },
  GITHUB_REPOSITORY: { pattern: /^(?!\.{1,2}\/)[\w.-]+\/(?!\.{1,2}$)[\w.-]+$/, expected: '`OWNER/NAME`' },
  GITHUB_SHA: { pattern: /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i, expected: 'the id of a commit' },
};

/** Addresses of GitHub. The toolkit has a default if they are absent. */
const ADDRESSES = ['GITHUB_API_URL', 'GITHUB_SERVER_URL'];
const PROXIES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];
/** Files for outputs and the job summary. A run without them prints outputs, and writes no summary. */
const FILES = ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY'];

function checkText(name: string, value: string | undefined, { pattern, expected }: TextRule): readonly string[] {
  if (value === undefined || value.trim() === '') {
    return [`\`${name}\` is not set`];
  }
  return pattern.test(value) ? [] : [`\`${name}\` is ${quote(value)}, not ${expected}`];
}

function checkAddress(name: string, value: string | undefined): readonly string[] {
  return value === undefined || isAddress(value) ? [] : [`\`${name}\` is ${quote(value)}, not an address (https://…)`];
}

/** A proxy may be written without `http://`. An empty variable switches it off. The value may have a password, so it is not shown. */
function checkProxy(name: string, value: string | undefined): readonly string[] {
  return value === undefined ||
    value === '' ||
    isAddress(value) ||
    (!value.includes('://') && isAddress(`http://${value}`))
    ? []
    : [`\`${name}\` is not the address of a proxy (http://…)`];
}

function checkEventFile(path: string | undefined): readonly string[] {
  if (path === undefined || path === '') {
    return ['`GITHUB_EVENT_PATH` is not set'];
  }
  const file = `The file of the event, ${quote(path)} (\`GITHUB_EVENT_PATH\`),`;
  let text: string;
  try {
    const stats = statSync(path);
    if (!stats.isFile() && !stats.isDirectory()) {
      // To read a pipe or a device may take forever.
      return [`${file} is not a file`];
    }
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return [`${file} cannot be read: ${fileErrorReason(error)}`];
  }
  try {
    const payload: unknown = JSON.parse(text);
    return isRecord(payload) ? [] : [`${file} does not contain a JSON object`];
  } catch (error) {
    return [`${file} does not contain JSON: ${messageOf(error)}`];
  }
}

function checkFile(name: string, path: string | undefined): readonly string[] {
  if (path === undefined || path === '') {
    return [];
  }
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) {
    return [`\`${name}\` is ${quote(path)}, and there is no such file`];
  }
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return [];
  } catch (error) {
    return [`\`${name}\` is ${quote(path)}, which cannot be written: ${fileErrorReason(error)}`];
  }
}
