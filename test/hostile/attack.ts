import type { JsonObject } from '../emulators/github/json.ts';
import type { BatchOptions } from '../emulators/model/batches.ts';
import type { ScriptedCall } from '../emulators/model/reply.ts';
import type { FileLiteral } from '../harness/repository.ts';
import type { SceneName } from './scene-names.ts';
import type { TlsFault } from './secured-scenes.ts';
import type { ServerFault } from './server-faults.ts';

/** Who tries it. */
export type Attacker =
  /** The author of the pull request, of a fork or not. */
  | 'author'
  /** Somebody, or an app, who comments on the pull request. */
  | 'commenter'
  /** A model, or whoever made it say something. */
  | 'model'
  /** A server between us and GitHub or the model. */
  | 'server';

/** The places that a run writes to, with the words of `docs/threats`. */
export const SINKS = {
  prompt: 'requests to the model',
  comment: 'the summary comment',
  inline: 'comments on lines and reviews',
  log: 'the log',
  annotations: 'annotations',
  summary: 'the job summary',
  outputs: 'outputs',
  findings: 'the findings',
  report: 'the file of findings',
  sarif: 'the SARIF file',
  terminal: 'the terminal',
  dump: 'the dumped prompt',
  files: 'files that the run wrote or changed',
  requests: 'requests to GitHub',
  reads: 'what was asked of GitHub',
  description: 'the title and the description of the pull request',
} as const;

export type Sink = keyof typeof SINKS;

/** Texts by the place where they are expected, or must not be. Text and expression are searched for. */
export type Claims = Readonly<Partial<Record<Sink, string | RegExp | readonly (string | RegExp)[]>>>;

/** An artifact of a workflow run. */
export interface JobArtifact {
  readonly name: string;
  readonly zip: Buffer;
}

/** A summary comment that is put in the place of ours. */
export interface Replay {
  /** The review that left it; the last one of this pull request by default. */
  readonly from?: 'another key' | 'another pull request' | 'an earlier commit';
  /** What is changed in its text. */
  readonly edits?: (body: string) => string;
  /** Whether our comment is edited, as by default, or deleted and posted anew by another workflow. */
  readonly as?: 'comment' | 'edit';
}

/** What is put on the disk in the place of a file. */
export type Placed =
  | { readonly kind: 'folder' | 'pipe' | 'socket' }
  /** A symbolic link. */
  | { readonly kind: 'link'; readonly to: string };

/** What an attack adds to its scene. The attacks of a scene share one pull request, so each uses names of its own. */
export interface Brings {
  readonly base?: Readonly<Record<string, FileLiteral>>;
  readonly head?: Readonly<Record<string, FileLiteral>>;
  /** What is put in the place of files, or besides them, after the change is checked out. */
  readonly places?: Readonly<Record<string, Placed>>;
  /** Further repositories of the server, by `owner/name`. */
  readonly repositories?: Readonly<Record<string, Readonly<Record<string, FileLiteral>>>>;
  /** Findings of the model, as it writes them. */
  readonly replies?: readonly Readonly<Record<string, unknown>>[];
  /** What the model writes as an answer or a description. */
  readonly text?: string;
  /** The whole reply of the model to a review, in place of one with its findings. */
  readonly reply?: string;
  /** What somebody makes of the result of a shard, or of the record of a batch. */
  readonly edits?: (result: string) => string;
  /** What somebody makes of the artifacts of shards. */
  readonly artifacts?: (honest: readonly JobArtifact[]) => readonly JobArtifact[];
  /** How a server of batches misbehaves. `ELSEWHERE` is another server, which should never be asked. */
  readonly batches?: BatchOptions;
  /** Tool calls of the model. */
  readonly calls?: readonly ScriptedCall[];
  readonly inputs?: Readonly<Record<string, string>>;
  /** Arguments of the command. In scenes of `review`, they follow those of the scene; elsewhere they begin with its name. */
  readonly args?: readonly string[];
  /** Settings of git in the clone. `RUN` is a program that leaves a file with the name of the setting. */
  readonly settings?: Readonly<Record<string, string>>;
  /**
   * What becomes of a clone after its commit: calls of git, and texts that are added to files. `RUN` is a program, `CLONE` the
   * folder, `BASE` and `HEAD` are the commits. `isQuick`: all of it happens in one moment, as git tells time.
   */
  readonly clone?: {
    readonly calls?: readonly (readonly string[])[];
    readonly files?: Readonly<Record<string, string>>;
    readonly isQuick?: boolean;
  };
  /** The status with which the server, which is GitHub's API or that of the model, sends each request to another server. */
  readonly redirects?: 301 | 302 | 303 | 307 | 308;
  /** How a server misbehaves. */
  readonly server?: ServerFault;
  /** What becomes of the payload of the event. `head` is the commit of the change. */
  readonly payload?: (payload: JsonObject, head: string) => JsonObject;
  /** The name of the branch of the pull request. */
  readonly branch?: string;
  /** Names of branches of a clone. */
  readonly branches?: readonly string[];
  /** Names of tags of a clone, on the change. */
  readonly tags?: readonly string[];
  /** Texts that are passed as revisions. */
  readonly revisions?: readonly string[];
  /** Further commits of the change, without files. */
  readonly commits?: readonly { readonly message: string; readonly author: string }[];
  /** How a server that should speak TLS misbehaves. */
  readonly tls?: TlsFault;
  readonly replays?: Replay;
  /** Comments that are on the pull request before the run. `SUMMARY` and `FINDING` are comments of ours from another run. */
  readonly forges?: readonly { readonly user: string; readonly body: string }[];
  /** The same for comments on the line of the ordinary file. */
  readonly forgesOnLine?: readonly { readonly user: string; readonly body: string }[];
  /** Who gives a thumb up to our first comment. */
  readonly likes?: readonly string[];
  readonly title?: string;
  readonly body?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** One row of the table. */
export interface Attack {
  /** What is tried, as a sentence without a full stop. No two rows have the same. */
  readonly tries: string;
  readonly by: Attacker;
  readonly scene: SceneName;
  /** The run has this attack only, because it would hide or change the others. */
  readonly alone?: true;
  /** Whether it runs in the long job, though others of its scene run in the gate: it is alone, and each run takes seconds. */
  readonly isLong?: true;
  readonly brings: Brings;
  /** Where it must not arrive. */
  readonly never?: Claims;
  /** What must be said. */
  readonly says?: Claims;
  /** The exit code, and outputs of the Action by their names. Only for attacks that are alone. */
  readonly ends?: { readonly exitCode?: number; readonly outputs?: Readonly<Record<string, string>> };
  /** Why it still succeeds, as a sentence. The claims then describe what happens, so that a change is noticed. */
  readonly remains?: string;
}

/** Attacks on the same thing. */
export interface Threat {
  /** The name of its page in `docs/threats`. */
  readonly id: string;
  readonly title: string;
  /** What would happen, and what prevents it: a sentence or two each. */
  readonly threat: string;
  readonly defence: string;
  readonly attacks: readonly Attack[];
}

/** The text must not arrive anywhere, except in the named places. */
export function nowhere(texts: string | RegExp | readonly (string | RegExp)[], ...except: readonly Sink[]): Claims {
  const sinks = Object.keys(SINKS).filter((sink) => !except.some((one) => one === sink));
  return Object.fromEntries(sinks.map((sink) => [sink, texts]));
}
