import type { UseFact } from '../../../syntax/facts/types.ts';
import { areListMethods } from './known-names.ts';
import { plainName } from './match-name.ts';
import type { Target, UsesFacts } from './target.ts';

/**
 * What is ruled out, without what the alternative needs.
 *
 * @param recommended the code that is to be used in its place
 * @param instead the words for it
 */
export function besideAlternative(target: Target, recommended: readonly string[], instead: string): Target {
  const written = asMethod(notNegated(asWritten(target, recommended), recommended), recommended);
  return /\bconstructors?\b/i.test(instead) ? onFields(written) : written;
}

/**
 * ``Prefer `QuerySession::begin()` over `crate::query::QuerySession::begin()` ``: both mean the same, so that only code which
 * writes the long name is meant.
 */
function asWritten(target: Target, recommended: readonly string[]): Target {
  const long = plainName(withoutCall(target.code));
  return recommended.some((code) => long.endsWith(`.${plainName(withoutCall(code))}`))
    ? {
        ...target,
        isMeant: (use, facts) => {
          const written = plainName(use.name);
          return (written === long || written.startsWith(`${long}.`)) && target.isMeant(use, facts);
        },
      }
    : target;
}

/**
 * ``Use `toHaveBeenCalledWith` instead of `toHaveBeenCalled` ``: after `.not`, the longer name says less, because the call that
 * nobody wants may have other arguments.
 */
function notNegated(target: Target, recommended: readonly string[]): Target {
  const name = withoutCall(target.code);
  return recommended.some((code) => withoutCall(code).replace(/^.*\./, '') === `${name.replace(/^.*\./, '')}With`)
    ? { ...target, isMeant: (use, facts) => !/\bnot\.\w+$/.test(plainName(use.name)) && target.isMeant(use, facts) }
    : target;
}

/** ``Use `FirstOrDefault` instead of `First` `` and ``Use `map` instead of `push` ``: beside such an alternative, a name is a method. */
function asMethod(target: Target, recommended: readonly string[]): Target {
  const { code, by } = target;
  const others = recommended.map(withoutCall);
  const isMethod =
    by === 'use' &&
    others.length > 0 &&
    (areListMethods([code, ...others]) ||
      (/^[A-Z][a-z]+$/.test(code) && others.some((other) => other.startsWith(code) && /^[A-Z]\w*$/.test(other))));
  return isMethod
    ? {
        ...target,
        isMeant: (use, facts) =>
          (use.kind === 'call' && plainName(use.name).endsWith(`.${code}`)) || target.isMeant(use, facts),
      }
    : target;
}

/** ``Prefer constructor injection over `@Autowired` ``: on a constructor, the attribute is the injection that is wanted. */
function onFields(target: Target): Target {
  return /^@(?:Autowired|Inject)$/.test(target.code)
    ? {
        ...target,
        isMeant: (use, facts) => target.isMeant(use, facts) && !CONSTRUCTOR.test(declaredBelow(use, facts.code)),
      }
    : target;
}

const CONSTRUCTOR = /^\s*(?:(?:public|protected|private|internal)\s+)?(?:constructor\s*\(|[A-Z]\w*\s*\()/;

/** The first code behind an attribute that is no other attribute. */
function declaredBelow({ line, endColumn }: UseFact, lines: UsesFacts['code']): string {
  const from = lines.findIndex((one) => one.line === line);
  const [first, ...below] = from < 0 ? [] : lines.slice(from, from + MOST_ATTRIBUTES);
  const rest = [(first?.text ?? '').slice(endColumn), ...below.map(({ text }) => text)];
  return rest.find((text) => /[^\s)]/.test(text) && !/^\s*@/.test(text)) ?? '';
}

const MOST_ATTRIBUTES = 6;

function withoutCall(code: string): string {
  return code.trim().replace(/\(.*\)$/, '');
}
