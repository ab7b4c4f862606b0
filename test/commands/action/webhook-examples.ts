import { createRequire } from 'node:module';
import { context } from '@actions/github';
import { readWorkflowEvent, type WorkflowEvent } from '../../../src/github/event.ts';

/** GitHub's own examples of all events. */
export const WEBHOOK_EXAMPLES: readonly {
  readonly name: string;
  readonly examples: readonly (Readonly<Record<string, unknown>> & { readonly action?: string })[];
}[] = createRequire(import.meta.url)('@octokit/webhooks-examples');

/** Reads an event with any payload, as the runner gives it. The toolkit's types assume that payloads are valid. */
export function readEvent(name: string, payload: unknown): WorkflowEvent {
  const before = { eventName: context.eventName, payload: context.payload };
  context.eventName = name;
  context.payload = payload as typeof context.payload;
  try {
    return readWorkflowEvent();
  } finally {
    Object.assign(context, before);
  }
}
