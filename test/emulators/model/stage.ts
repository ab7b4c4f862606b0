import { onTestFinished } from 'vitest';
import { parseJson } from './fields.ts';
import { startModel, type ModelEmulator, type ModelOptions } from './server.ts';

/** Starts an emulator that is closed when the test ends. */
export async function start(options: ModelOptions): Promise<ModelEmulator> {
  const model = await startModel(options);
  onTestFinished(model.close);
  return model;
}

/** Posts a body unchanged, and returns the status and the answer. */
export async function post(
  address: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: parseJson(text) ?? text };
}

/** A schema that every provider accepts. */
export const ANSWER_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['answer'],
  properties: { answer: { type: 'string' } },
};

export const READ_FILE = {
  name: 'read_file',
  description: 'Reads a file.',
  parameters: {
    type: 'object',
    properties: { path: { type: 'string' } },
    required: ['path'],
    additionalProperties: false,
  },
};
