import type { CheckedText } from '../reading/texts/checked-text.ts';
import { inAllClients } from './effect-in-all-clients.ts';

/** A server that stands for that of an attacker: `http://attacker.com/x`, `evil.com/x`, and `hxxp://evil[.]com`, which nobody can open. */
const MADE_UP =
  /hxxps?:\/\/|(?<![\w.-])(?:[\w-]{1,60}\.){0,3}(?:attackers?|evil|malicious|hacker|victim|example)(?:\.|\[\.\])(?:com|net|org|io|example|test|local|invalid)(?![\w.-]*\w\.\w)/i;

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
/** The fewest words that make a text one about attacks if the server of the command is made up, and if it is any server. */
const LEAST_WORDS = 4;
const LEAST_WORDS_ALONE = 6;

/** Whether a command is a sample in a text about attacks: its server is made up, or most of the text is about attacks. */
export function isAttackSample(found: string, { text }: Pick<CheckedText, 'text'>): boolean {
  const words = WORDS.filter((word) => word.test(text)).length;
  return words >= LEAST_WORDS_ALONE || (words >= LEAST_WORDS && MADE_UP.test(found));
}

export const AS_SAMPLE = inAllClients(
  'info',
  'let the model run the line as it is written. The text is about attacks, and shows the line as a sample.',
);
