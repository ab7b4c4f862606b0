import { wordsIn } from '../../structures/words-in.ts';

/**
 * What private keys without their first and last line begin with, in Base64: PKCS #8 and PKCS #1 with the sizes of RSA that are
 * used, SEC 1, PKCS #8 of two curves, and OpenSSH.
 */
export const PRIVATE_KEY_LEADS: readonly string[] = wordsIn(`
  MIIEvAIBADAN MIIEvQIBADAN MIIEvgIBADAN MIIEwAIBADAN MIIG/QIBADAN MIIG/gIBADAN MIIJQQIBADAN MIIJQgIBADAN MIIJQwIBADAN
  MIIEogIBAAKC MIIEowIBAAKC MIIEpAIBAAKC MIIEpQIBAAKC MIIJKAIBAAKC MIIJKQIBAAKC MIICXAIBAAKB MIICXQIBAAKB MHcCAQEE
  MIGkAgEBBD MIGHAgEAMBMG MC4CAQAwBQYDK2Vw b3BlbnNzaC1rZXktdjEA
`);
