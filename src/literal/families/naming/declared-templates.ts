import { isTestPath } from '../../../symbols/is-test.ts';
import type { DeclarationFact } from '../../../syntax/facts/types.ts';
import { codeSpan } from '../../code-span.ts';
import type { Clause, CodeFinder } from '../../types.ts';
import { readsOnly } from '../reads-only.ts';
import { readTemplateRule } from './template-clauses.ts';
import { regex } from '../../../text/regex.ts';

/** Nouns for classes that frameworks know by an attribute or base of the same name. */
const ROLES = regex()`
  ^(?:
    controllers?|services?|repositor(?:y|ies)|commands?|quer(?:y|ies)|handlers?|specifications?|validators?
    |middlewares?|entit(?:y|ies)|jobs?|listeners?|mailers?|policies|policy|resolvers?|guards?|pipes?|interceptors?
    |modules?|components?|exceptions?|attributes?|filters?|workers?|migrations?|factor(?:y|ies)|events?|mappers?
    |view ?models?|consumers?|producers?|interceptors?|providers?|serializers?|seeders?|observers?|activities
    |activity|fragments?|widgets?|hubs?|options|profiles?
  )(?: class(?:es)?)?$
`;
/** The end of a name, and nothing else that is asked for. */
const SUFFIX = /^[A-Z][A-Za-z]{2,30}$/;

/**
 * Reads how the classes of a role end: "Controllers: `*Controller`", "Commands: `[Action][Entity]Command`". A class has the role
 * by an attribute or base of the same name: `@RestController`, `AbstractController`.
 */
export function readDeclaredTemplates(clause: Clause): CodeFinder | undefined {
  const rule = readTemplateRule(clause);
  const [template, ...others] = rule?.templates ?? [];
  if (rule === undefined || template === undefined || others.length > 0 || template.kind !== 'name') {
    return undefined;
  }
  const { own } = template;
  if (template.folder !== undefined || !ROLES.test(rule.kind) || own.beginning !== '' || !SUFFIX.test(own.ending)) {
    return undefined;
  }
  const role = pascalOf(rule.kind.replace(/ class(?:es)?$/, ''));
  // `Spec` is short for a specification; `Impl` says nothing of a service.
  if (!role.startsWith(own.ending) && !own.ending.endsWith(role)) {
    return undefined;
  }
  const ofRole = new RegExp(`^(?:I|Abstract|Base|Rest|Api)?${role}(?:Base|Interface|Attribute)?$`);
  return {
    looksAt: 'code',
    findingKind: 'naming',
    words: `reports new classes with an attribute or base such as ${codeSpan(role)} whose names do not end with ${codeSpan(own.ending)}, outside of tests`,
    leavesTestsOut: true,
    ...readsOnly(['declarations'], {
      find: (file) =>
        isTestPath(file.file.path)
          ? []
          : file.facts.declarations.flatMap((one) =>
              isOfRole(one, ofRole) && file.isAdded(one.nameLine) && !(one.name ?? '').endsWith(own.ending)
                ? [
                    {
                      path: file.file.path,
                      line: one.nameLine,
                      found: codeSpan(one.name ?? ''),
                      note: `The name ${codeSpan(one.name ?? '')} does not end with ${codeSpan(own.ending)}.`,
                    },
                  ]
                : [],
            ),
    }),
  };
}

function isOfRole({ kind, name, attributes, bases, modifiers }: DeclarationFact, role: RegExp): boolean {
  return (
    kind === 'class' &&
    name !== undefined &&
    !modifiers.includes('abstract') &&
    [...attributes, ...bases].some((one) => role.test(one.replace(/<.*$/s, '').replace(/^.*[.:\\]/, '')))
  );
}

function pascalOf(noun: string): string {
  const one = noun.replace(/ies$/, 'y').replace(/(?<!s)s$/, (found) => (noun === 'options' ? found : ''));
  return one.replaceAll(/(?:^| )(?<first>[a-z])/g, (_found, first: string) => first.toUpperCase());
}
