import { randomBytes } from 'node:crypto';
import { READS_CODE, repositoryOf } from '../call.ts';
import type { Call, Reply, Route } from '../call.ts';
import { notFound } from '../errors.ts';
import { resolveRevision } from '../revisions.ts';

/** Whole revisions, which another host serves. */
export const ARCHIVE_ROUTES: readonly Route[] = [
  { operation: 'GET /repos/{owner}/{repo}/tarball/{ref}', needs: READS_CODE, respond: sendToArchive },
];

/** The address of a private repository holds a token of its own. */
async function sendToArchive(call: Call): Promise<Reply> {
  const { world } = call;
  const repository = repositoryOf(call);
  const ref = call.parameters['ref'] ?? '';
  if ((await resolveRevision(world, repository, ref)) === undefined) throw notFound();
  const location = new URL(`/${repository.fullName}/legacy.tar.gz/${ref}`, world.codeload.url);
  if (repository.private ?? false) {
    const token = randomBytes(16).toString('hex').toUpperCase();
    world.codeload.tokens.add(token);
    location.searchParams.set('token', token);
  }
  return { status: 302, headers: { location: location.href } };
}
