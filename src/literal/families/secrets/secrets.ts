import { quickAny } from '../../../text/expressions/quick-expressions.ts';
import type { Clause, CodeFinder, Family, Finder, TextFinder } from '../../types.ts';
import { findAddresses, findSecretsInLines, isMadeUp } from './find-secrets.ts';
import { readSecretRule, type SecretRule } from './read-secret-rule.ts';

/** Rules that keep secrets and addresses out of code: keys, tokens, passwords, URLs. */
export const SECRETS_FAMILY: Family = {
  name: 'secrets',
  signs: quickAny(
    /ur[il]|\bips?\b/,
    /secret|cred|key|token|password|passphrase|connection[- ]string|sensitive|certificate|endpoint|address/,
  ),
  compile: (clause: Clause) => {
    const rule = readSecretRule(clause);
    return rule === undefined ? undefined : createFinder(rule);
  },
};

const SECRETS =
  'keys and tokens by the formats of their issuers, private keys, and, in code and configuration, literals of names such as `password` that are hard to guess, except in tests and examples';

function createFinder(rule: SecretRule): Finder {
  return rule.urls || rule.addresses ? codeFinder(rule) : textFinder(rule);
}

function textFinder(rule: SecretRule): TextFinder {
  return {
    looksAt: 'text',
    words: `reports ${SECRETS}`,
    findingKind: 'security',
    severity: 'high',
    readsProse: rule.isAboutFiles,
    mayReportIn: (path) => !isMadeUp(path),
    find: (file) => findSecretsInLines(file, rule),
  };
}

function codeFinder(rule: SecretRule): CodeFinder {
  const addresses = [...(rule.urls ? ['URLs'] : []), ...(rule.addresses ? ['IP addresses'] : [])].join(' and ');
  return {
    looksAt: 'code',
    words: `reports ${[...(rule.secrets ? [SECRETS] : []), `literals that are ${addresses}, except in tests`].join('; ')}`,
    findingKind: rule.secrets ? 'security' : 'consistency',
    ...(rule.secrets ? { severity: 'high' as const } : {}),
    find: (file) => [...(rule.secrets ? findSecretsInLines(file, rule) : []), ...findAddresses(file, rule)],
    ...(rule.secrets ? { findInText: (file) => findSecretsInLines(file, rule) } : {}),
  };
}
