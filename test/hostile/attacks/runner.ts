import { dirname } from 'node:path';
import { nowhere, type Attack, type Threat } from '../attack.ts';

const HERE = import.meta.filename;

/** What stands in the place of a file or of an address that the runner gives: the variable, and what is said of it. */
const VARIABLES: readonly (readonly [what: string, name: string, value: string, said: string])[] = [
  ['The file of the event is no JSON', 'GITHUB_EVENT_PATH', HERE, 'does not contain JSON'],
  ['The file of the event is empty, as a device is', 'GITHUB_EVENT_PATH', '/dev/null', 'is not a file'],
  ['The file of the event never ends', 'GITHUB_EVENT_PATH', '/dev/zero', 'is not a file'],
  ['The file of the event is a folder', 'GITHUB_EVENT_PATH', dirname(HERE), 'it is a folder'],
  ['There is no file of the event', 'GITHUB_EVENT_PATH', `${HERE}.json`, 'there is no such file'],
  ['The address of the API is no address', 'GITHUB_API_URL', 'nonsense', 'not an address'],
  ['The address of the API is a file', 'GITHUB_API_URL', 'file:///etc/passwd', 'not an address'],
  ['The address of the server is code', 'GITHUB_SERVER_URL', 'javascript:alert(1)', 'not an address'],
  ['The name of the event is two lines', 'GITHUB_EVENT_NAME', 'push\n::error::x', 'not the name of an event'],
  ['The repository is a way out of the API', 'GITHUB_REPOSITORY', 'acme/../../x', 'not `OWNER/NAME`'],
  ['The commit is an option', 'GITHUB_SHA', '--output=/tmp/x', 'not the id of a commit'],
  ['The file for outputs is a folder', 'GITHUB_OUTPUT', dirname(HERE), 'there is no such file'],
  ['The file for outputs is full', 'GITHUB_OUTPUT', '/dev/full', 'there is no such file'],
  ['There is no file for the job summary', 'GITHUB_STEP_SUMMARY', `${HERE}.md`, 'there is no such file'],
  ['The file for the job summary is full', 'GITHUB_STEP_SUMMARY', '/dev/full', 'there is no such file'],
  ['The temporary folder is a file', 'RUNNER_TEMP', HERE, 'is not a folder'],
];

const STACK = /\n {4}at /;

export const RUNNER: Threat = {
  id: 'runner',
  title: 'Files and variables of the runner',
  threat:
    'An earlier step of the job, which ran code of the change, spoils what the runner gives each step, so that the review waits forever, ends without a word, or writes elsewhere.',
  defence:
    'All variables and files are checked before anything reads them, pipes and devices are not opened, and no link is followed in the temporary folder of the runner.',
  attacks: VARIABLES.map(([tries, name, value, said]): Attack => ({
    tries,
    by: 'author',
    scene: 'offline',
    alone: true,
    brings: { env: { [name]: value } },
    never: nowhere(STACK),
    says: { annotations: said },
    ends: { exitCode: 2, ...(name === 'GITHUB_OUTPUT' ? {} : { outputs: { conclusion: 'failed' } }) },
  })),
};
