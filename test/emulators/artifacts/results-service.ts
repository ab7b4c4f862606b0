import { createHash } from 'node:crypto';
import { isJsonObject, type Json, type JsonObject } from '../github/json.ts';
import { jsonAnswer, twirpError, type Answer, type Call } from './answer.ts';
import { emptyBlob, type Blob } from './block-blobs.ts';
import { readZip } from './read-zip.ts';
import type { JobIds } from './runtime-token.ts';

/** An artifact as a user downloads it. */
export interface StoredArtifact {
  readonly id: number;
  readonly name: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

export interface Results {
  readonly job: JobIds;
  readonly token: string;
  /** Blobs of the artifacts that were created, by name. */
  readonly begun: Map<string, Blob>;
  readonly stored: StoredArtifact[];
  /** Reasons for which GitHub would refuse a request. */
  readonly problems: string[];
  /** The signed address to which the content of a created artifact is written. */
  readonly signedUrl: (name: string) => string;
}

/** Characters that are not allowed in the name of an artifact. */
const FORBIDDEN = /["*/:<>?\\|\r\n]/;

/** Answers `CreateArtifact` and `FinalizeArtifact`, two methods of the results service, in Twirp's JSON. */
export function callResults(results: Results, call: Call): Answer {
  if (call.headers['authorization'] !== `Bearer ${results.token}`) {
    return twirpError(401, 'unauthenticated', 'the token does not belong to this job');
  }
  const body = JSON.parse(call.body.toString('utf8')) as Json;
  const request: JsonObject = isJsonObject(body) ? body : {};
  const name = typeof request['name'] === 'string' ? request['name'] : '';
  const isCreate = call.url.pathname.endsWith('/CreateArtifact');
  const fault = faultOf(results, call, { request, name, isCreate });
  if (fault !== undefined) {
    results.problems.push(fault);
    return twirpError(400, 'malformed', fault);
  }
  return isCreate ? createArtifact(results, name) : finalizeArtifact(results, name, request);
}

interface Asked {
  readonly request: JsonObject;
  readonly name: string;
  readonly isCreate: boolean;
}

function faultOf({ job }: Results, { method, headers }: Call, asked: Asked): string | undefined {
  const { request, name, isCreate } = asked;
  if (method !== 'POST') return `Twirp requests must use POST, not ${method}.`;
  if (headers['content-type'] !== 'application/json') return 'The content-type header must be application/json.';
  if (request['workflow_run_backend_id'] !== job.run) return 'The token belongs to another run.';
  if (request['workflow_job_run_backend_id'] !== job.job) return 'The token belongs to another job.';
  if (name === '' || FORBIDDEN.test(name)) return `"${name}" is not a valid name for an artifact.`;
  if (isCreate && request['version'] !== 7) return 'The version of an artifact must be 7.';
  if ('expires_at' in request)
    return '`expires_at` is not allowed: the repository decides how long artifacts are kept.';
  return undefined;
}

function createArtifact({ begun, signedUrl }: Results, name: string): Answer {
  if (begun.has(name)) {
    return twirpError(409, 'already_exists', 'an artifact with this name already exists on the workflow run');
  }
  begun.set(name, emptyBlob());
  return jsonAnswer(200, { ok: true, signed_upload_url: signedUrl(name) });
}

function finalizeArtifact({ begun, stored, problems }: Results, name: string, body: JsonObject): Answer {
  const blob = begun.get(name);
  const content = blob?.content;
  if (content === undefined) return twirpError(404, 'not_found', 'no content was uploaded');
  const hash = `sha256:${createHash('sha256').update(content).digest('hex')}`;
  if (body['size'] !== String(content.length) || body['hash'] !== hash || blob?.contentType !== 'application/zip') {
    problems.push('The uploaded content does not have the announced size, hash or type.');
    return twirpError(400, 'invalid_argument', 'the content does not match');
  }
  const id = 9_000 + stored.length + 1;
  stored.push({ id, name, files: readZip(content) });
  return jsonAnswer(200, { ok: true, artifact_id: String(id) });
}
