import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { ScriptedCall } from '../emulators/model/reply.ts';
import type { ModelEmulator, ModelReply } from '../emulators/model/server.ts';
import type { ScriptRequest } from '../emulators/model/request.ts';
import type { ActionResult } from '../harness/action.ts';
import { schemaFaults } from '../harness/report-schema.ts';
import { ON_NEW_LINE } from './stage-model.ts';

/** The text of an agent's file. `head`: lines of its frontmatter. */
export function agentFile(head: readonly string[], body = 'Look with care.'): string {
  return `---\n${head.map((line) => `${line}\n`).join('')}---\n\n${body}\n`;
}

/** A change of the database, in addition to the change of the cart. */
export const SCHEMA = 'CREATE TABLE orders (id int);\n';
export const BAD_SCHEMA = `${SCHEMA}ALTER TABLE orders ADD COLUMN total float;\n`;
export const ON_SCHEMA = {
  ...ON_NEW_LINE,
  path: 'db/orders.sql',
  line: 2,
  quote: 'ALTER TABLE orders ADD COLUMN total float;',
  title: 'Money is no float',
  body: 'A sum of money in a `float` column loses cents; `total` needs a decimal type.',
};

/** Inputs of the Action that send its requests to the emulator. */
export function asking(model: Pick<ModelEmulator, 'url'>): Readonly<Record<string, string>> {
  return { model: 'gpt-4o', 'base-url': model.url, 'api-key': 'secret-key' };
}

/** The answers of each reviewer, by its name. The default reviewer is `housestyle`. */
export type Parts = Readonly<Record<string, (request: ScriptRequest) => ModelReply>>;

/** A model that plays every reviewer. `heard` receives the requests. A reviewer without answers fails the test. */
export function playing(parts: Parts, heard: ScriptRequest[] = []): (request: ScriptRequest) => ModelReply | undefined {
  return (request) => {
    heard.push(request);
    return parts[request.agent ?? 'housestyle']?.(request);
  };
}

/** The model calls tools in the first turn and answers in the second. */
export function lookingUp(
  toolCalls: readonly ScriptedCall[],
  reply: ModelReply,
): (request: ScriptRequest) => ModelReply {
  return ({ turn }) => (turn === 0 ? { toolCalls } : reply);
}

/** The parts of a run's findings file that the tests of agents read. */
export interface ReviewJson {
  readonly conclusion: string;
  readonly summary: string;
  readonly findings: readonly {
    readonly path: string;
    readonly title: string;
    readonly severity: string;
    readonly kind: string;
    readonly origin: string;
    readonly agent?: string;
    readonly agents?: readonly string[];
    readonly verification?: { readonly kind: string; readonly reason?: string };
  }[];
  readonly reviewers: readonly {
    readonly name: string;
    readonly why: string;
    readonly files: number;
    readonly model: string;
    readonly requests: number;
    readonly toolCalls: Readonly<Record<string, number>>;
    readonly shortages: readonly string[];
    readonly notes: readonly string[];
    readonly unavailableTools: readonly { readonly name: string; readonly reason: string }[];
  }[];
  readonly idleAgents: readonly { readonly name: string; readonly reason: string }[];
  readonly leftOut: readonly { readonly stage: string; readonly source: string; readonly reason: string }[];
  readonly usage: {
    readonly requests: number;
    readonly cachedReplies: number;
    readonly inputTokens: number;
    readonly cost?: number;
    readonly rows: readonly { readonly agent: string; readonly model: string; readonly requests: number }[];
  };
  readonly verification: {
    readonly confirmed: number;
    readonly lowered: number;
    readonly dropped: number;
    readonly unverified: number;
    readonly shortages: readonly string[];
  } | null;
}

export function findingsOf({ outputs }: Pick<ActionResult, 'outputs'>): ReviewJson {
  const report: unknown = JSON.parse(readFileSync(outputs['findings-file'] ?? '', 'utf8'));
  expect(schemaFaults('review-report', report)).toEqual([]);
  return report as ReviewJson;
}

/** Checks that the provider would accept every request, and that the script had a reply for each. */
export function expectSpokenTo(model: Pick<ModelEmulator, 'unexpected' | 'invalidRequests'>): void {
  expect({ unexpected: model.unexpected, invalid: model.invalidRequests }).toEqual({ unexpected: [], invalid: [] });
}
