import { CHANGE_ITSELF } from '../../../findings/types.ts';
import { listMaskedCodes } from '../../../guidelines/statements/code-spans.ts';
import type { ChangeFinder, Clause } from '../../types.ts';
import { listCodes } from '../code-list.ts';

/** Branches that live long. One of another name is a part of a stack of pull requests, and lands with it. */
const LONG_LIVED = /^(?:main|master|develop|development|dev|trunk|staging|stage|next|canary|production|prod|stable)$/;
const NAME_OF_BRANCH = /^[\w./-]{2,60}$/;
const IS_SUBJECT = /^(?:prs?|pull requests?|mrs?|merge requests?)$/;

/**
 * "Pull requests must target `develop`", "never open a PR against `main`". Backports to a release branch and stacked pull
 * requests are what nobody means: only another branch that lives long is reported where one is required.
 */
export function compileTarget({ polarity, subject, verb, object, codes }: Clause): ChangeFinder | undefined {
  if (!IS_SUBJECT.test(subject) || verb !== 'target') {
    return undefined;
  }
  const quoted = listMaskedCodes(object, codes).map((code) => code.trim().replace(/^origin\//, ''));
  const plain = object.split(/[^\p{L}]+/u).filter((word) => LONG_LIVED.test(word));
  const names = [...quoted, ...plain];
  if (names.length === 0 || !names.every((name) => NAME_OF_BRANCH.test(name))) {
    return undefined;
  }
  const isRequired = polarity === 'required';
  const shown = listCodes(names, 'or');
  return {
    looksAt: 'change',
    isAboutChange: true,
    findingKind: 'naming',
    words: isRequired
      ? `reports pull requests into another long-lived branch than ${shown}`
      : `reports pull requests into ${shown}`,
    find: ({ target }) =>
      target === undefined
        ? undefined
        : names.includes(target) !== isRequired && (!isRequired || LONG_LIVED.test(target))
          ? [
              {
                path: CHANGE_ITSELF,
                found: `the target branch ${listCodes([target])}`,
                note: `The pull request is to be merged into ${listCodes([target])}${isRequired ? `, not into ${shown}` : ''}.`,
              },
            ]
          : [],
  };
}
