import type { CarriedForm } from './command-secrets.ts';
import { looksRandom, PLACEHOLDER } from '../looks-random.ts';
import { regex } from '../../regex.ts';

/** What a text has, in any letter case, if it has an address that this file looks for. */
export const MAY_HOOK = 'hook|/key/|/private-|api\\.telegram';

/** Whoever has such an address can post to it, or read what is behind it: its last part is a secret. */
export const HOOK_FORMS: readonly (CarriedForm & { readonly isSecret: (value: string) => boolean })[] = [
  {
    title: 'secret',
    sign: /hook|\/key\//i,
    pattern: regex('dgi')`
      \bhttps?:\/\/[^\s"'\`<>]{1,200}?
        (?:(?<=[/.]hooks?[^\s"'\`<>/]{0,40})\/(?:v\d\/)?|\/webhook\w{0,4}\/|\/(?:bot\/v2\/)?hooks?\/|\/with\/key\/)
        (?<value>[\w@/-]{20,300})(?![\w@/-])
    `,
    isSecret: isLongId,
  },
  {
    title: 'secret',
    sign: /[?&](?:api[-_]?key|key|token|code)=/i,
    pattern: /(?:webhook|alerts|api)[^\s"'`<>]{0,80}[?&](?:api[-_]?key|key|token|code)=(?<value>[\w=-]{32,200})/dgi,
    isSecret: isLongId,
  },
  {
    title: 'secret',
    sign: /\/private-/,
    pattern: /\/private-(?<value>[\da-f]{32})\//dg,
    isSecret: isLongId,
  },
];

/** Whether a part of it is random, and no word of a path or of documentation. */
function isLongId(value: string): boolean {
  return !PLACEHOLDER.test(value) && value.split(/[/@]/).some((part) => ID.test(part) || looksRandom(part));
}

/** Ids are not random as keys are, and secret in such an address alone. */
const ID = /^(?=(?:\D*\d){3})(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[a-z\d]{26,32})$/i;
