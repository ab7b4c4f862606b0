import { randomBytes } from 'node:crypto';
import { READS_CODE, repositoryOf } from '../call.ts';
import type { Call, Reply, Route } from '../call.ts';
import { notFound } from '../errors.ts';
import { resolveRevision } from '../revisions.ts';

/** Routes for archives of a revision, which another host serves. */
export const ARCHIVE_ROUTES: readonly Route[] = [
  { operation: 'GET /repos/{owner}/{repo}/tarball/{ref}', needs: READS_CODE, respond: sendToArchive },
];

/** Redirects to the archive. For a private repository, the address contains a token that is valid only for it. */
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
