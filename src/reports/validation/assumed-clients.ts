import { CLIENT_NAMES, CLIENTS } from '../../customizations/known/clients.ts';
import type { Validation } from './diagnostics.ts';

/** Says which clients were assumed. Says nothing if the team named its clients, or if all of them count. */
export function describeAssumedClients({ clientEvidence = [] }: Validation): readonly string[] {
  if (clientEvidence.length === 0 || clientEvidence.length === CLIENTS.length) {
    return [];
  }
  const names = clientEvidence.map(({ client }) => CLIENT_NAMES[client]).join(', ');
  return [`Clients assumed from the files: ${names} (change with \`clients\`).`];
}
