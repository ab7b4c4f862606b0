import { regex, regexSource } from '../../../text/regex.ts';

const HOW = regexSource`
  (?:
    explicitly|specifically|absolutely|actually|really|truly|strictly|clearly|directly|genuinely|otherwise|very
    |intentionally|deliberately|expressly|well|fully
  )
`;
const WHO = regexSource`
  (?:
    you|you've|you have|it|it's|they|we|there|this|that|the user|users?|the task|the issue|the request
    |a maintainer|maintainers|someone|doing so|the prompt|explicitly
  )
`;
const IS = '(?:is|are|was|were|have been|has been|been|have|has|being|be)';
const REASON = regexSource`
  (?:
    asked|told|instructed|requested|required|needed|necessary|unavoidable|justified|warranted|intentional
    |appropriate|documented|approved|specified|directed|indicated|permitted|authori[sz]ed|mandated|asks?|requests?
    |requires?|says?|needs?|instructs?|tells?|specif(?:y|ies)|approves?|demands?
    |(?:a |an )?
      (?:(?:very |really )?(?:good|strong|compelling|clear|specific|explicit|documented|valid|legitimate) )?
      (?:reason|request|need|justification|instruction|permission|approval)
    |no (?:other )?(?:alternative|option|way|choice|other way)
  )
`;
const AFTER = regexSource`
  (?:
    to|to do so|it|so|otherwise|for it|for them|not to|you to|them
    |by (?:the )?(?:user|task|maintainers?|prompt|issue)
    |for (?:correctness|clarity|performance|compatibility|interop(?:erability)?)
    |and (?:fully |well |clearly )?(?:documented|justified|approved|commented)|(?:and )?document (?:why|it)
    |in (?:the )?(?:prompt|issue|task)
  )
`;
const ROOM = regex()`
  ^(?:unless|except (?:when|if|where)|only (?:when|if)|without|until)(?: ${WHO})?(?: ${IS})?(?: ${HOW})*
    (?: ${WHO})?(?: ${IS})?(?: ${HOW})* ${REASON}(?:,? ${AFTER})*$
`;
/** Without a person's word or a reason, these say in which cases something is right. */
const NAMES_CASES = regex()`
  ^(?:
    only (?:when|if) .*\b(?:needed|required|necessary|appropriate)
    |without (?!.*\b(?:reason|permission|approval|request|justification|instruction|asked))
  )
`;

/**
 * Whether words such as `unless explicitly asked` or `unless absolutely necessary` leave room in single cases, and name none:
 * the rule counts in general, so it asks for less than `must`.
 */
export function leavesRoom(words: string): boolean {
  return ROOM.test(words) && !NAMES_CASES.test(words);
}

const LAST_ROOM = /,? (?<room>(?:unless|except when|except if|except where|without|until) [^,]{3,80})$/;

/** The same at the end of a sentence: where it begins. */
export function findRoom(words: string): { readonly before: string; readonly room: string } | undefined {
  const found = LAST_ROOM.exec(words);
  const room = found?.groups?.['room'];
  return found !== null && room !== undefined && leavesRoom(room)
    ? { before: words.slice(0, found.index), room }
    : undefined;
}
