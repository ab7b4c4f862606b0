import { listMaskedCodes } from '../../guidelines/statements/code-spans.ts';
import type { Check, Place } from '../types.ts';

const READS_ENVIRONMENT = /^env\(.*\)$/;
const READS_CONFIG = /^config\(.*\)$/;
const CONFIG: Place = { kind: 'folder', name: 'config' };

/** ``Use `config()`, not `env()` ``: in Laravel, the files of `config/` are where `env()` is read. */
export function outsideOfConfig(check: Check): Check {
  const { clause } = check;
  const { polarity, object, instead = '', codes, scope } = clause;
  const areAll = (words: string, form: RegExp): boolean => {
    const named = listMaskedCodes(words, codes);
    return named.length > 0 && named.every((code) => form.test(code.trim()));
  };
  return polarity === 'forbidden' && areAll(object, READS_ENVIRONMENT) && areAll(instead, READS_CONFIG)
    ? { ...check, clause: { ...clause, scope: { ...scope, outside: [...scope.outside, CONFIG] } } }
    : check;
}
