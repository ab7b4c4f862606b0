import { CLIENT_NAMES, CLIENTS } from '../../customizations/known/clients.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import { listNames } from '../list-names.ts';
import type { Validation } from './diagnostics.ts';

/** Says which clients were assumed and why. Says nothing if the team named its clients, or if all of them count. */
export function describeAssumedClients({ clientEvidence = [] }: Validation): readonly string[] {
  if (clientEvidence.length === 0 || clientEvidence.length === CLIENTS.length) {
    return [];
  }
  const names = clientEvidence.map(({ client, path }) => `${CLIENT_NAMES[client]} (\`${oneLine(path)}\`)`);
  return [
    `The files show ${listNames(names)}; what is wrong only in other clients is information. \`clients\` in the configuration changes that.`,
  ];
}
