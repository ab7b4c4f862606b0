import type { CheckedText } from '../reading/texts/checked-text.ts';
import { inAllClients } from './effect-in-all-clients.ts';
import { regex } from '../../text/regex.ts';

/**
 * A server that stands for that of an attacker: `http://attacker.com/x`, `evil.com/x`, and `http://attacker/x` and
 * `hxxp://evil[.]com`, which nobody can open.
 */
const MADE_UP = regex('i')`
  hxxps?:\/\/|:\/\/[<[{]?(?:attacker|evil|malicious|hacker)(?:[-_]?(?:ip|host|server))?[>\]}]?(?=[/:\s'"])
  |(?<![\w.-])(?:[\w-]{1,60}\.){0,3}(?:attackers?|evil|malicious|hacker|victim|example)(?:\.|\[\.\])
    (?:com|net|org|io|example|test|local|invalid)(?![\w.-]*\w\.\w)
`;

/** Words of texts about attacks. A text that uses several of them explains attacks, so that they are found or tried. */
const WORDS = [
  /\bpayloads?\b/i,
  /\bexploit/i,
  /\bpen-?test|\bpenetration test/i,
  /\bred[- ]team/i,
  /\bvulnerabilit/i,
  /\bmalware\b/i,
  /\binjection\b/i,
  /\bCVE-\d|\bCVSS\b|\bCWE-\d/,
  /\battacker|\badversar/i,
  /\breverse shell\b/i,
  /\bMITRE\b|\bOWASP\b/,
];
const LEAST_WORDS = 4;

/**
 * Whether a command is a sample in a text about attacks. Its server is made up, so it can do nothing. The words alone prove
 * nothing: whoever attacks can write them too.
 */
export function isAttackSample(found: string, checked: Pick<CheckedText, 'text'>): boolean {
  return MADE_UP.test(found) && isAboutAttacks(checked);
}

/** Whether a text explains attacks. */
export function isAboutAttacks({ text }: Pick<CheckedText, 'text'>): boolean {
  return WORDS.filter((word) => word.test(text)).length >= LEAST_WORDS;
}

export const AS_SAMPLE = inAllClients(
  'info',
  'let the model run the line as it is written. The text is about attacks, and the server is made up.',
);
