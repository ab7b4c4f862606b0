import { codeSpan } from '../../code-span.ts';
import { has, isOwnMethod, isTopLevel } from '../naming/declared.ts';
import { hasKind } from '../naming/declared-kinds.ts';
import type { NameTarget } from '../naming/targets.ts';
import { singularOf } from '../singular-of.ts';
import { regex } from '../../../text/regex.ts';

/** Nouns for what is called after its kind: a `CartController` is a controller. */
const ROLES = regex()`
  actors?|adapters?|aggregates?|behaviou?rs?|brokers?|builders?|clients?|commands?|configurations?|consumers?
  |controllers?|converters?|decoders?|decorators?|dtos?|encoders?|endpoints?|entit(?:y|ies)|events?|facades?
  |factor(?:y|ies)|filters?|formatters?|gateways?|generators?|handlers?|interactors?|interceptors?|jobs?
  |listeners?|loaders?|managers?|mappers?|middlewares?|migrations?|mailers?|notifications?|observers?|options
  |parsers?|plugins?|polic(?:y|ies)|presenters?|processors?|producers?|providers?|publishers?|quer(?:y|ies)
  |readers?|repositor(?:y|ies)|requests?|resolvers?|resources?|responses?|seeders?|serializers?|services?
  |settings|specifications?|strateg(?:y|ies)|subscribers?|use[ -]?cases?|validators?|view[ -]?models?
  |visitors?|workers?|writers?
`.source;
/** Words before a noun that are a part of the name: an `OrderCreatedEventHandler` handles events. */
const BEFORE_ROLES = '(?:event|command|query|message|request|exception|error) ';
const EACH = '(?:(?:all|any|every|each|new|the|an?|your|our|custom|public) )*';
const ROLE = new RegExp(`^${EACH}(?<before>${BEFORE_ROLES})?(?<role>${ROLES})(?<what> (?:class(?:es)?|types?))?$`);
const MEMBERS_OF_ROLE = new RegExp(
  `^(?<which>(?:(?:all|any|every|each|new|the|your|our|public|async|asynchronous) )*)(?<role>${ROLES}) (?:methods?|functions?)$`,
);
const ACTIONS = /^(?:(?:all|any|every|each|new|the|public) )*controller actions?$/;

const OF_EACH = /^(?:new )?(?:all|any|every|each|an?) /;

/** Kinds of words for which a name alone is too weak: in most languages, much that is no command is called so. */
const WEAK =
  /^(?:commands?|events?|requests?|responses?|resources?|options|settings|configurations?|plugins?|clients?)$/;

/** Reads words for classes, or for their methods, that are called after what they are for: `controllers`, `service methods`. */
export function readRole(words: string): readonly NameTarget[] | undefined {
  const { before = '', role = '', what } = ROLE.exec(words)?.groups ?? {};
  if (role !== '' && !(WEAK.test(role) && what === undefined)) {
    // "The parser" is one of its own.
    return role.endsWith('s') || what !== undefined || OF_EACH.test(words) ? [roleOf(`${before}${role}`)] : undefined;
  }
  const { role: owner, which = '' } = (ACTIONS.test(words) ? undefined : MEMBERS_OF_ROLE.exec(words)?.groups) ?? {};
  if (owner === undefined && !ACTIONS.test(words)) {
    return undefined;
  }
  const around = roleOf(owner ?? 'controllers');
  const isAsync = /\basync/.test(which);
  return [
    {
      name: `public ${isAsync ? '`async` ' : ''}methods of ${around.name}`,
      is: (declared) => {
        const { one, all, languageId } = declared;
        const type = one.inside === undefined ? undefined : all[one.inside];
        return (
          isOwnMethod(declared) &&
          (one.isExported || one.modifiers.includes('public')) &&
          !one.modifiers.includes('static') &&
          (!isAsync || has('async')(declared)) &&
          type !== undefined &&
          around.is({ one: type, all, languageId })
        );
      },
      occursIn: (languageId) => hasKind(languageId, ['method']) && hasKind(languageId, ['class']),
      common: {},
    },
  ];
}

function roleOf(words: string): NameTarget {
  const parts = words.trim().split(/[ -]/);
  const last = parts.at(-1) ?? '';
  const one = singularOf(last);
  const suffix = [...parts.slice(0, -1), one].map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`).join('');
  const ending = new RegExp(`${suffix}s?$`, 'i');
  return {
    name: `classes named ${codeSpan(`*${suffix}`)}`,
    is: (declared) =>
      declared.one.kind === 'class' &&
      isTopLevel(declared) &&
      ending.test(declared.one.name ?? '') &&
      !/^(?:Base|Abstract)/.test(declared.one.name ?? '') &&
      !declared.one.modifiers.some((word) => /^(?:abstract|static|partial)$/.test(word)),
    occursIn: (languageId) => hasKind(languageId, ['class']),
    common: {},
  };
}
