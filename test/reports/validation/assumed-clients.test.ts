import { CLIENTS } from '../../../src/customizations/known/clients.ts';
import { describe, expect, it } from 'vitest';
import { describeAssumedClients } from '../../../src/reports/validation/assumed-clients.ts';
import { validationJson, type Validation } from '../../../src/reports/validation/diagnostics.ts';

const NOTHING: Validation = { diagnostics: [], files: 1, suppressed: 0, known: 0 };
const CLAUDE = { client: 'claude', path: '.claude/settings.json' } as const;

describe('describeAssumedClients', () => {
  it('names the clients in one short line', () => {
    expect(describeAssumedClients({ ...NOTHING, clientEvidence: [CLAUDE] })).toEqual([
      'Clients assumed from the files: Claude Code (change with `clients`).',
    ]);
  });

  it.each([
    ['the team named its clients', undefined],
    ['nothing shows any client', []],
    ['all clients are shown', CLIENTS.map((client) => ({ client, path: 'CLAUDE.md' }))],
  ])('says nothing if %s', (_name, clientEvidence) => {
    expect(describeAssumedClients({ ...NOTHING, ...(clientEvidence && { clientEvidence }) })).toEqual([]);
  });
});

describe('validationJson', () => {
  it('has the clients and the evidence for them', () => {
    expect(validationJson({ ...NOTHING, clients: ['claude'], clientEvidence: [CLAUDE] })).toMatchObject({
      clients: ['claude'],
      clientEvidence: [CLAUDE],
    });
  });
});
