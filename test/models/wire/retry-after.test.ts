import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedWaitMs, retryAfterMs } from '../../../src/models/wire/retry-after.ts';
import { NOON } from '../canned-server.ts';

describe('the wait that a server asks for', () => {
  it.each<[string, Readonly<Record<string, string>>, number | undefined]>([
    ['is unknown without a header', {}, undefined],
    ['is in milliseconds in retry-after-ms', { 'retry-after-ms': '1500' }, 1_500],
    ['is taken from retry-after-ms first, also if it is 0', { 'retry-after-ms': '0', 'retry-after': '60' }, 0],
    ['is in seconds in retry-after', { 'retry-after': '20' }, 20_000],
    ['may be hours', { 'retry-after': '63212' }, 63_212_000],
    ['may be a fraction', { 'retry-after': '0.5' }, 500],
    ['may be a date', { 'retry-after': 'Sat, 21 Nov 2026 12:05:00 GMT' }, 300_000],
    ['is nothing for a date in the past', { 'retry-after': 'Sat, 21 Nov 2020 12:00:00 GMT' }, 0],
    ['is nothing for a negative one', { 'retry-after': '-5' }, 0],
    ['is unknown for nonsense', { 'retry-after': 'soon' }, undefined],
    ['is a duration for any number below a billion', { 'retry-after': '999999999' }, 999_999_999_000],
    ['is a time in seconds from a billion on, here one in the past', { 'retry-after': '1000000000' }, 0],
    ['is a time in milliseconds from 10^12 on, here one in the past', { 'retry-after': '1000000000000' }, 0],
    [
      "is OpenAI's end of the limit that is used up",
      {
        'x-ratelimit-remaining-requests': '12',
        'x-ratelimit-reset-requests': '8.64s',
        'x-ratelimit-remaining-tokens': '0',
        'x-ratelimit-reset-tokens': '6m0s',
      },
      360_000,
    ],
    [
      'is the later of two ends',
      {
        'x-ratelimit-remaining-requests': '0',
        'x-ratelimit-reset-requests': '1h2m3s',
        'x-ratelimit-remaining-tokens': '0',
        'x-ratelimit-reset-tokens': '850ms',
      },
      3_723_000,
    ],
    [
      'is not the end of a limit with something left',
      { 'x-ratelimit-remaining': '3', 'x-ratelimit-reset': '60' },
      undefined,
    ],
    [
      "is GitHub's, in seconds since 1970",
      { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(NOON / 1_000 + 90) },
      90_000,
    ],
    [
      "is OpenRouter's, in milliseconds since 1970",
      { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(NOON + 7_000) },
      7_000,
    ],
    ["is Azure's, in seconds", { 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '46' }, 46_000],
    [
      "is Anthropic's, as a time",
      {
        'anthropic-ratelimit-input-tokens-remaining': '0',
        'anthropic-ratelimit-input-tokens-reset': '2026-11-21T12:00:30Z',
      },
      30_000,
    ],
  ])('%s', (_name, headers, wait) => {
    expect(retryAfterMs(new Headers(headers), NOON)).toBe(wait);
  });

  it('is never negative or infinite, whatever the headers say', () => {
    const value = fc.oneof(fc.string(), fc.stringMatching(/^[0-9.]{1,40}(?:ms|[smhd])?$/), fc.date().map(String));
    fc.assert(
      fc.property(value, value, (after, reset) => {
        const headers = new Map([
          ['retry-after', after],
          ['x-ratelimit-remaining', '0'],
          ['x-ratelimit-reset', reset],
        ]);
        const wait = retryAfterMs({ get: (name) => headers.get(name) ?? null }, NOON);
        expect(wait === undefined || (Number.isFinite(wait) && wait >= 0)).toBe(true);
      }),
    );
  });
});

describe('the wait in the body of an answer', () => {
  const info = (retryDelay: unknown) => ({
    error: {
      code: 429,
      details: [
        { '@type': 'type.googleapis.com/google.rpc.QuotaFailure' },
        { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay },
      ],
    },
  });

  it.each<[string, unknown, Readonly<Record<string, string>>, number | undefined]>([
    ['is read as Google writes it', info('34.5s'), {}, 34_500],
    ['is read in a list, and in a text', JSON.stringify([info('2s')]), {}, 2_000],
    ['gives way to a header', info('34s'), { 'retry-after': '5' }, 5_000],
    ['is unknown for nonsense', info({ seconds: 3 }), {}, undefined],
    ['is unknown in another body', { error: { details: 'none' } }, {}, undefined],
    ['is unknown in a page', '<html>', {}, undefined],
  ])('%s', (_name, body, headers, expected) => {
    expect(askedWaitMs({ headers: new Headers(headers), body }, NOON)).toBe(expected);
  });
});

describe('the wait in the message of an answer', () => {
  it.each<[string, Readonly<Record<string, string>>, unknown, number | undefined]>([
    ['is that of a header first', { 'retry-after': '3' }, error('Please try again in 20s.'), 3_000],
    ["is in OpenAI's message", {}, error('Limit 3, Used 3. Please try again in 1m12.5s. Visit …'), 72_500],
    ["is in OpenAI's message, in milliseconds", {}, error('Please try again in 320ms. Visit …'), 320],
    ["is in Gemini's message", {}, [error('Quota exceeded.\nPlease retry in 34.5s.')], 34_500],
    ["is in Azure's message", {}, error('Please retry after 26 seconds.'), 26_000],
    ['is in plain text', {}, 'Too many requests, retry in 5s', 5_000],
    ['is unknown without one', {}, error('Please try again later.'), undefined],
    ['is unknown for something that only looks like one', {}, error('Try again in 3sizes.'), undefined],
    ['is unknown for a page', {}, '<html><title>429</title></html>', undefined],
  ])('%s', (_, headers, body, wait) => {
    expect(askedWaitMs({ headers: new Headers(headers), body }, NOON)).toBe(wait);
  });
});

function error(message: string): { readonly error: { readonly message: string } } {
  return { error: { message } };
}
