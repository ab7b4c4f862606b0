import { expect, test } from 'vitest';
import { compileText } from '../run-statement.ts';
import { checkChange } from '../check-change.ts';

const STAGES = '## Docker\n\n- Use multi-stage builds';
const ROOT = '## Docker\n\n- Always run containers as non-root';
const HEALTH = 'Define `HEALTHCHECK` instructions in Dockerfiles.';

test.each([
  '## Kubernetes\n\n- Always run containers as non-root',
  '## Docker\n\n### Never\n\n- Run as root user',
  '## Docker\n\n### Troubleshooting\n\n- Implement multi-stage builds.',
  '## Docker\n\n- Use multi-stage builds for compiled languages',
  'Use multi-stage builds',
])('leaves out: %s', (rule) => {
  expect(compileText(rule, 'fields')).toEqual([]);
});

test.each<[rule: string, text: string, found: number]>([
  [STAGES, 'FROM node:22\nRUN npm ci', 1],
  [STAGES, 'FROM node:22 AS build\nFROM node:22-slim\n', 0],
  [STAGES, '# FROM a\nRUN x', 0],
  [ROOT, 'FROM node:22\nCMD x', 1],
  [ROOT, 'FROM node:22\nUSER node\nCMD x', 0],
  [ROOT, 'FROM node:22\nUSER node\nUSER root', 1],
  [ROOT, 'FROM gcr.io/distroless/nodejs:nonroot', 0],
  [ROOT, 'FROM scratch', 0],
  [HEALTH, 'FROM node:22', 1],
  [HEALTH, 'FROM node:22\nHEALTHCHECK --interval=30s \\\n  CMD curl x', 0],
])('%s in %s: %s', async (rule, text, found) => {
  expect(await checkChange(rule, ['A app/Dockerfile'], { heads: { 'app/Dockerfile': text } })).toHaveLength(found);
  expect(await checkChange(rule, ['M app/Dockerfile'], { heads: { 'app/Dockerfile': text } })).toHaveLength(0);
});
