import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GithubEmulator } from '../emulators/github/server.ts';
import type { ModelEmulator } from '../emulators/model/server.ts';
import type { ActionResult } from '../harness/action.ts';
import { SINKS, type Attack, type Claims, type Sink } from './attack.ts';

/** What a run left behind, as text by place. A place that the run does not have is empty. */
export interface Played {
  readonly exitCode: number | null;
  readonly outputs: Readonly<Record<string, string>>;
  readonly sinks: Readonly<Record<Sink, string>>;
}

const EMPTY = Object.fromEntries(Object.keys(SINKS).map((sink) => [sink, ''])) as Record<Sink, string>;

/** Gathers what the command printed. */
export function playedCommand(
  { exitCode, stdout, stderr }: { readonly exitCode: number | null; readonly stdout: string; readonly stderr: string },
  sinks: Partial<Record<Sink, string>> = {},
): Played {
  return { exitCode, outputs: {}, sinks: { ...EMPTY, terminal: `${stdout}\n${stderr}`, ...sinks } };
}

/** Gathers what the Action wrote anywhere. */
export function playedAction(
  result: ActionResult,
  { github, model }: { readonly github: GithubEmulator; readonly model?: ModelEmulator },
  sinks: Partial<Record<Sink, string>> = {},
): Played {
  const { stdout, stderr, outputs, summary, commands, exitCode } = result;
  const ours = ({ user }: { readonly user: string }): boolean => user === 'github-actions[bot]';
  const conversation = github.world.pullRequests.map(({ number }) => ({
    comments: github.issueComments(number).filter(ours),
    lines: [...github.reviewComments(number), ...github.reviews(number)].filter(ours),
  }));
  const read = (name: string): string => readOutputFile(outputs[name]);
  return {
    exitCode,
    outputs,
    sinks: {
      ...EMPTY,
      prompt: (model?.requests ?? []).map(({ body }) => allTexts(body)).join('\n'),
      comment: conversation.flatMap(({ comments }) => comments.map(({ body }) => body)).join('\n'),
      inline: conversation.flatMap(({ lines }) => lines.map(({ body }) => body)).join('\n'),
      // The runner hides what is masked, and shows the command that masks it to nobody.
      log: `${stdout.replaceAll(/^::add-mask::.*$/gm, '')}\n${stderr}`,
      annotations: JSON.stringify(commands.annotations),
      summary,
      outputs: JSON.stringify(outputs),
      findings: listFindings(read('findings-file')),
      report: read('findings-file'),
      sarif: read('sarif-file'),
      dump: outputs['prompt-file'] === undefined ? '' : readFolder(join(outputs['prompt-file'], '..')),
      requests: github.requests
        .filter(({ method, path }) => method !== 'GET' && path !== '/graphql')
        .map(({ method, path, body }) => `${method} ${path}\n${allTexts(body)}`)
        .join('\n'),
      reads: github.requests.map(({ path, body }) => `${path}\n${allTexts(body)}`).join('\n'),
      description: github.world.pullRequests.map(({ title, body }) => `${title}\n\n${body ?? ''}`).join('\n'),
      ...sinks,
    },
  };
}

function listFindings(report: string): string {
  const { findings } = report === '' ? { findings: [] } : (JSON.parse(report) as { readonly findings: unknown });
  return JSON.stringify(findings, undefined, 1);
}

function readOutputFile(path: string | undefined): string {
  return path === undefined || path === '' || !existsSync(path) ? '' : readFileSync(path, 'utf8');
}

function readFolder(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

/** The texts of a value, without the escapes of JSON. */
function allTexts(value: unknown): string {
  if (typeof value === 'string') {
    return value;
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value)
        .flatMap(([key, inner]) => [key, allTexts(inner)])
        .join('\n')
    : '';
}

/** Compares a run with the claims of an attack. Empty if all are met. */
export function findSuccess(attack: Pick<Attack, 'never' | 'says' | 'ends'>, played: Played): readonly string[] {
  const { exitCode, outputs = {} } = attack.ends ?? {};
  return [
    ...eachClaim(attack.never, played, (isThere, what, sink) => (isThere ? `${what} is in ${sink}` : undefined)),
    ...eachClaim(attack.says, played, (isThere, what, sink) => (isThere ? undefined : `${what} is not in ${sink}`)),
    ...(exitCode === undefined || exitCode === played.exitCode ? [] : [`the exit code is ${played.exitCode}`]),
    ...Object.entries(outputs)
      .filter(([name, value]) => played.outputs[name] !== value)
      .map(([name]) => `the output ${name} is ${played.outputs[name]}`),
  ];
}

function eachClaim(
  claims: Claims = {},
  { sinks }: Played,
  judge: (isThere: boolean, what: string, sink: string) => string | undefined,
): readonly string[] {
  return Object.entries(claims).flatMap(([sink, claim]) => {
    const text = sinks[sink as Sink];
    const texts = Array.isArray(claim) ? claim : [claim];
    return texts.flatMap(
      (one: string | RegExp) =>
        judge(typeof one === 'string' ? text.includes(one) : one.test(text), String(one), SINKS[sink as Sink]) ?? [],
    );
  });
}
