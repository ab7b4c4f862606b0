import type { Clause, Finder } from '../../types.ts';
import { codeListPattern, codesIn, listCodes, plainPhrase } from '../code-list.ts';
import { ANY_NAME, findNames, readNamed, type Named } from './names.ts';
import { regex } from '../../../text/regex.ts';

const FORMS = `(?<list>${codeListPattern('the|a|an|either|one of', 'format|pattern|convention|form|style|template')})`;
const HAS_FORM = new RegExp(`^(?:(?:the |this )?(?:format|form|pattern|convention|template|style)s?:? )?${FORMS}$`);
const NAMED_FORM = new RegExp(`^(?<name>${ANY_NAME})(?: as| with| in(?: the form)?| using)?:? ${FORMS}$`);
/** `commit messages: x` begins with a word that looks like a verb. */
const LABELLED = new RegExp(`^(?:messages?|subjects?|titles?)(?: (?:format|style|convention))?:? ${FORMS}$`);

/** ``PR titles follow the format `[scope] summary` ``, ``branch names: `feature/name`, `fix/name` ``. */
export function compileForm({ polarity, subject, verb, object, codes, statement }: Clause): Finder | undefined {
  const below = statement.headings.at(-1)?.title ?? '';
  if (polarity !== 'required' || codes.length === 0 || OF_SOME_CHANGES.test(below)) {
    return undefined;
  }
  const phrase = plainPhrase(object);
  const labelled = verb === 'commit' && subject === '' ? LABELLED.exec(phrase)?.groups : undefined;
  const own =
    subject === '' && /^(?:name|create|prefix|use|format|write)$/.test(verb)
      ? NAMED_FORM.exec(phrase)?.groups
      : undefined;
  const described = /^(?:be|follow|use|have|match|adhere|name|)$/.test(verb)
    ? HAS_FORM.exec(phrase)?.groups
    : undefined;
  const named =
    labelled === undefined ? readNamed(own === undefined ? plainPhrase(subject) : (own['name'] ?? '')) : 'commit';
  const list = (labelled ?? own ?? described)?.['list'];
  if (named === undefined || list === undefined) {
    return undefined;
  }
  const written = codesIn(list, codes);
  const forms = written.map((code) => readForm(code, named));
  const known = forms.flatMap((form) => form ?? []);
  // ``Branch: `release/next` `` names one branch, and says nothing of how others are named.
  const isOneName = written.length === 1 && named === 'branch' && !/[<{[*]|\.{3}|…|\/$/.test(written[0] ?? '');
  return known.length < forms.length || known.length === 0 || isOneName
    ? undefined
    : findNames(
        named,
        `that are not like ${listCodes(written)}`,
        (text) => known.some((form) => form.test(text)),
        `is not like ${listCodes(written)}`,
      );
}

/** "PR conventions for CVE fixes": a heading that names some changes alone. */
const OF_SOME_CHANGES =
  /\bfor (?:[a-z-]+ ){0,2}(?:fix(?:es)?|hotfix(?:es)?|releases?|upgrades?|bumps?|backports?|dependenc(?:y|ies)|features)\b/i;

/** Words of an example that stand for any word. */
const ANY_WORD = /^(?:<[\w -]+>|\{[\w -]+\}|type|user|username|name|your-?name|initials|author|category|kind|prefix)$/;

/** The beginning that a form asks for. Undefined if it may mean something else. */
function readForm(code: string, named: Named): RegExp | undefined {
  const written = code.trim();
  if (named === 'branch') {
    const [, first] = /^([\w-]+|<[\w -]+>|\{[\w -]+\})\/(?:\S| )+$/.exec(written) ?? [];
    return first === undefined ? undefined : ANY_WORD.test(first) ? /^[\w.-]+\/./ : new RegExp(`^${first}/`);
  }
  if (
    /^(?:<?(?:type|label|kind|category|prefix)>?)\s?(?:[([]+(?:optional )?<?[\w -]+>?[)\]]+|<\(?scope\)?>)?\??!?: .+/.test(
      written,
    )
  ) {
    return /^[A-Za-z][A-Za-z-]*(?:\([^()]*\))?!?: ?\S/;
  }
  if (OF_AREA.test(written)) {
    return /^[^\s:][^:]{0,60}: ?\S/;
  }
  const [, type] = /^([a-z]+)(?:\([\w -]+\))?!?: ?\S.*$/.exec(written) ?? [];
  if (type !== undefined) {
    return TYPES.test(type) ? new RegExp(String.raw`^${type}(?:\([^()]*\))?!?: ?\S`) : undefined;
  }
  const [, mark] = /^\[<?([A-Za-z][\w -]*)>?\] ?:? ?\S.*$/.exec(written) ?? [];
  return mark === undefined ? undefined : /^\[[^\]]+\] ?:? ?\S/;
}

/** `package: what changes`: whatever part of the code it is. */
const OF_AREA = regex('i')`
  ^[<{[]?(?:affected |primary |changed )?
    (?:pkg|package|module|component|area|scope|subsystem|crate|path|directory|dir|topic|project|plugin)
    (?:[- ]?name|s)?(?:\/[\w<>{}-]+)?[>}\]]?: ?\S.*$
`;

const TYPES =
  /^(?:feat|fix|docs?|style|refactor|perf|tests?|build|ci|chore|revert|release|deps|wip|security|hotfix|feature|bugfix)$/;
