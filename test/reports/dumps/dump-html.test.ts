import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { dumpHtml } from '../../../src/reports/dumps/dump-html.ts';
import { dumpJson, type PromptDump } from '../../../src/reports/dumps/dump.ts';

const TEMPLATE =
  '<p>$& {{dump}}</p><script type="application/json" id="dump">{{dump}}</script><script type="application/json" id="other">{{other}}</script><script>run()</script>';

function dump(content: string): PromptDump {
  const messages = [{ role: 'user', content }] as const;
  return {
    purpose: 'review',
    agent: undefined,
    model: undefined,
    encoding: 'o200k_base',
    encodingNote: undefined,
    budget: 10,
    directions: [],
    leftOut: [],
    requests: [{ hash: 'ab', tokens: 3, messages, pieces: [], plan: PLAN }],
  };
}

const PLAN = { pieces: [], groups: [], units: [], steps: [], caps: [], cutRanks: [], relations: {} } as never;

function jsonOf(content: string): string {
  return JSON.stringify(dumpJson(dump(content)));
}

/** The JSON of both slots, as a browser reads it. */
function slotsOf(html: string): readonly string[] {
  return [...html.matchAll(/<script type="application\/json" id="\w+">(.*?)<\/script>/gs)].map(
    (match) => match[1] ?? '',
  );
}

it('puts one dump with its plans into the page', () => {
  const [first = '', second] = slotsOf(dumpHtml(TEMPLATE, dump('hello')));
  expect(JSON.parse(first)).toMatchObject({
    model: null,
    requests: [{ messages: [{ content: 'hello' }], plan: PLAN }],
  });
  expect(second).toBe('');
});

it('puts the text of an earlier dump next to it', () => {
  const [, second = ''] = slotsOf(dumpHtml(TEMPLATE, dump('hello'), jsonOf('bye')));
  expect(JSON.parse(second).requests).toEqual([
    {
      hash: 'ab',
      agent: null,
      tokens: 3,
      tools: [],
      toolTokens: 0,
      messages: [{ role: 'user', content: 'bye' }],
      pieces: [],
    },
  ]);
});

it.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]> {{other}}</script> $& $1 {{dump}}',
  'line\u2028and paragraph\u2029',
  'half \uD800 a character \u0000',
])('keeps a text whole and within its slot: %j', (content) => {
  const html = dumpHtml(TEMPLATE, dump(content), jsonOf(content));
  expect(html.match(/<\/script>/g)).toHaveLength(3);
  expect(html.replaceAll(/>(?:\{.*?\})<\/script>/gs, '>{}</script>')).toBe(
    TEMPLATE.replace('{{dump}}</script>', '{}</script>').replace('{{other}}', '{}'),
  );
  for (const slot of slotsOf(html)) {
    expect(slot).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(slot).requests[0].messages[0].content).toBe(content);
    expect(runInNewContext(`(${slot})`).requests[0].messages[0].content).toBe(content);
  }
});

it('adds no script from text in place of an earlier dump', () => {
  expect(dumpHtml(TEMPLATE, dump(''), '</script><script>alert(1)</script>').match(/<script>/g)).toHaveLength(1);
});

it('refuses a page that has no slots', () => {
  expect(() => dumpHtml('<p></p>', dump(''))).toThrow("the inspector's page has no {{dump}}");
});
