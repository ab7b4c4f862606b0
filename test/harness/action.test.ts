import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runAction } from './action.ts';
import { runCli } from './cli.ts';
import { issueCommentEvent, pullRequestEvent, pushEvent, workflowDispatchEvent } from './events.ts';
import { makeRepository } from './repository.ts';
import { readWorkflowCommands } from './workflow-commands.ts';

const REPOSITORY = { owner: 'acme', name: 'shop', id: 7, defaultBranch: 'main' };
const PULL_REQUEST = {
  repository: 'acme/shop',
  number: 4,
  title: 'Change',
  body: null,
  author: 'ada',
  baseRef: 'main',
  headRef: 'feature',
};

const ENTRY = `
import { appendFileSync, readFileSync } from 'node:fs';
const event = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH, 'utf8'));
appendFileSync(process.env.GITHUB_OUTPUT, 'files<<END\\na\\nb\\nEND\\nnumber=' + event.number + '\\n');
appendFileSync(process.env.GITHUB_STEP_SUMMARY, '# ' + process.env.GITHUB_REF);
console.log('::add-mask::secret');
console.log('::warning file=a%2Cb.ts,line=3::one%0Atwo');
console.log(process.env['INPUT_MAX-FILES'] + process.env['INPUT_TOKEN'] + Object.keys(process.env).includes('VITEST'));
process.exitCode = 3;
`;

test("an action runs in a runner's environment, with the defaults of its inputs", async () => {
  const { directory } = await makeRepository({ commits: [{ message: 'Start', files: { 'a.ts': 'a\n' } }] });
  const entry = join(directory, 'entry.mjs');
  const actionFile = join(directory, 'action.yml');
  await writeFile(entry, ENTRY);
  await writeFile(actionFile, 'inputs:\n  token:\n    default: ${{ github.token }}\n  max-files:\n    default: 5\n');
  const { stdout, stderr, ...result } = await runAction({
    entry,
    actionFile,
    inputs: { 'max-files': '7' },
    event: pullRequestEvent({
      action: 'opened',
      repository: REPOSITORY,
      pullRequest: PULL_REQUEST,
      baseSha: 'b'.repeat(40),
      headSha: 'a'.repeat(40),
    }),
    github: { url: 'http://127.0.0.1:1', graphqlUrl: 'http://127.0.0.1:1/graphql', token: 'T' },
    workspace: directory,
  });
  expect([stdout.split('\n').at(-2), stderr]).toEqual(['7Tfalse', '']);
  expect(result).toEqual({
    exitCode: 3,
    outputs: { files: 'a\nb', number: '4' },
    state: {},
    summary: '# refs/pull/4/merge',
    commands: {
      annotations: [{ level: 'warning', message: 'one\ntwo', properties: { file: 'a,b.ts', line: '3' } }],
      masks: ['secret'],
      groups: [],
      others: [],
      stops: [],
    },
  });
});

test('commands between stop-commands and its token are text, and legacy commands are found anywhere', () => {
  const stdout = '::stop-commands::t1\n::error::quoted\n::t1::\ntext ##[error]legacy\n  ::notice::indented\n';
  expect(readWorkflowCommands(stdout)).toEqual({
    annotations: [{ level: 'notice', message: 'indented', properties: {} }],
    masks: [],
    groups: [],
    others: ['text ##[error]legacy'],
    stops: ['t1'],
  });
});

test('a command-line tool reads its input and gets only the given environment', async () => {
  const { directory } = await makeRepository({ commits: [{ message: 'Start', files: { 'a.ts': 'a\n' } }] });
  const entry = join(directory, 'cli.mjs');
  await writeFile(entry, "process.stdin.on('data', (text) => console.log(process.argv[2] + text + process.env.WHO));");
  const result = await runCli(['hello '], { cwd: directory, entry, stdin: 'dear ', env: { WHO: 'reader' } });
  expect(result).toEqual({ exitCode: 0, stdout: 'hello dear reader\n', stderr: '' });
});

test('events carry our repository, pull request and commits', () => {
  const comment = { id: 1, body: '/review', user: 'eve' };
  const onComment = issueCommentEvent({ repository: REPOSITORY, number: 4, comment, defaultBranchSha: 'c'.repeat(40) });
  const dispatched = workflowDispatchEvent({ repository: REPOSITORY, inputs: { number: '4' }, sha: 'c'.repeat(40) });
  const pushed = pushEvent({ repository: REPOSITORY, branch: 'main', before: 'b'.repeat(40), after: 'c'.repeat(40) });
  const fromFork = pullRequestEvent({
    action: 'synchronize',
    repository: REPOSITORY,
    pullRequest: { ...PULL_REQUEST, headRepository: 'eve/shop' },
    baseSha: 'b'.repeat(40),
    headSha: 'a'.repeat(40),
  });
  expect(
    [onComment, dispatched, pushed, fromFork].map(({ name, ref, payload }) => ({ name, ref, payload })),
  ).toMatchObject([
    {
      name: 'issue_comment',
      ref: 'refs/heads/main',
      payload: { issue: { number: 4, pull_request: { merged_at: null } } },
    },
    { name: 'workflow_dispatch', ref: 'refs/heads/main', payload: { inputs: { number: '4' } } },
    {
      name: 'push',
      ref: 'refs/heads/main',
      payload: { after: 'c'.repeat(40), repository: { full_name: 'acme/shop' } },
    },
    {
      name: 'pull_request',
      ref: 'refs/pull/4/merge',
      payload: { after: 'a'.repeat(40), pull_request: { head: { repo: { full_name: 'eve/shop', fork: true } } } },
    },
  ]);
  expect(JSON.stringify([onComment.payload, fromFork.payload])).not.toContain('Codertocat/Hello-World');
});
