import { regex, regexSource } from '../../text/regex.ts';

/**
 * Sentences of a review that report nothing. Each pattern describes the beginning of a sentence, in lower case and
 * without code, and most allow any words after it: `isUnbroken` decides about those.
 */
/** Up to eight words before what is said of them. Each ends with a blank, so that a text can be read in one way only. */
const WORDS = String.raw`(?:[\w'§,-]+ ){0,8}?`;
const GOOD = regexSource`
  (?:
    good|great|nice|excellent|perfect|fine|correct|right|solid|clean|clear|clever|elegant|sensible|reasonable
    |appropriate|okay|ok|valid|safe|sound|readable|descriptive|consistent|compliant|thorough
    |well[ -]
      (?:done|structured|documented|written|designed|named|tested|organized|organised|thought[ -]out|handled)
  )
`;
const FOLLOWS =
  '(?:follow|adhere|compl|conform|match|respect|obey|meet|satisf|align|correspond)[a-z]*(?: (?:to|with))?';
const RULES =
  '(?:guidelines?|conventions?|rules?|standards?|style ?guide|requirements?|best practices?|instructions?|statements?|polic(?:y|ies)|principles?)';
const WELL = '(?:correctly|properly|nicely|cleanly|appropriately|safely|neatly)';
/** The words that may follow praise after a verb: "valid forever" is not praise. */
const TAIL = regexSource`
  (?:(?:,? and|,) (?:easy to [a-z]+|well [a-z]+|${GOOD}))*(?:
    [ ](?:
      choice|approach|practice|idea|improvement|solution|use|implementation|design|change|addition|pattern|way|fix
      |refactoring|naming|name
    )s?\b.*
  )?(?:
    [ ](?:
      here|now|overall|to me|as (?:it )?is|in this (?:file|change|case)
      |with the (?:rest of the code ?base|rest|guidelines?|rules?|conventions?)|with existing code
    )
  )*
`;
const FAULTS =
  '(?:issues?|problems?|concerns?|violations?|bugs?|errors?|objections?|remarks?|comments?|complaints?|findings?|changes?|actions?|fix(?:es)?|defects?)';

const PRAISE = [
  regexSource`
    (?:
      lgtm|looks good to me|kudos|approved|well done|good job|great job|nice job|bravo|awesome|kudos (?:for|to)\b.*
      |thanks?(?: you)?\b.*|love (?:it|this|the|how)\b.*|i (?:really )?like\b.*
    )
  `,
  regexSource`
    (?:very |really |quite |a )?
      (?:good|great|nice|excellent|perfect|solid|clean|clever|elegant|proper|correct|sensible|thoughtful)[ ]
      (?:defensive |error |exception |test |null |and )?(?:
        use|usage|work|job|touch|addition|improvement|cleanup|clean-up|refactoring|refactor|simplification|fix
        |change|choice|catch|call|idea|practice|naming|names?|coverage|documentation|docs|comments?|structure
        |separation|handling|implementation|approach|design|solution|pattern|example|code|test|tests|check
        |encapsulation|abstraction|readability|style|and readable
      )\b.*
  `,
  `(?:all |overall |very )?${GOOD}${TAIL}`,
  `${WORDS}(?:looks?|is|are|seems?|was|were|sounds?)(?: (?:already|very|quite|really|all|also|a|an|overall|pretty|both))* ${GOOD}${TAIL}`,
  `${WORDS}${WELL} [a-z]+s\\b.*`,
  `${WELL} (?:uses|handles|implements|follows|checks|validates|escapes|closes|sanitizes|applies|returns|uses|named|documented|typed|tested)\\b.*`,
  `${WORDS}(?:is|are|was|were|has been|have been) ${WELL} [a-z]+ed(?: (?:up|here|now))?`,
  `${WORDS}(?:is|are|was|were|has been|have been) [a-z]+ed(?: up)? ${WELL}`,
  regexSource`
    ${WORDS}(?:improves?|increases?|enhances?) (?:the )?(?:overall )?(?:code )?(?:
      readability|maintainability|clarity|type safety|quality|consistency|safety|security|test coverage|performance
    )\b.*
  `,
  `${WORDS}${FOLLOWS} ${WORDS}${RULES}\\b.*`,
  `${RULES} (?:is |are )?(?:followed|respected|met|satisfied|fulfilled)`,
];

const NOTHING_WRONG = [
  regexSource`
    (?:overall, )?(?:(?:there (?:is|are|were)|i (?:have|see|found|find)|has|with) )?no[ ]
      (?:further |other |obvious |major |real |apparent )?${FAULTS}(?: or ${FAULTS})?
      (?: (?:of|with|in|on|about|regarding|from) ${WORDS}[\w'§-]+)?(?: (?:is|are|was|were|have been))?(?:
        [ ](?:
          here|found|detected|identified|needed|required|necessary|seen|spotted|noted|at this time|to report
          |in this file
        )
      )*
  `,
  '(?:there (?:is|was) )?nothing (?:is )?(?:wrong|to report|to fix|to change|to add|problematic|to complain about)(?: (?:here|with|in|about)\\b.*)?',
  `(?:this|that|it) (?:is|was) not (?:an?|really an?) (?:issue|problem|bug|violation)(?: here)?`,
  '(?:this|that|it) (?:is|was|seems|looks) (?:fine|ok|okay|good|correct|acceptable)(?: (?:as (?:it )?is|here|now))?',
  '(?:fine|ok|okay|good) as (?:it )?is',
];

/** The beginnings of requests, before the thing they ask for. */
const ASKS = regexSource`
  (?:please |kindly |maybe |perhaps |also |just |again )*(?:
    (?:can|could|would|might|may) (?:you|we) (?:please |want to |wish to )*
    |you (?:may|might|should|could) (?:also )?(?:want to |like to |wish to |consider )*
    |it (?:would|might|may) be (?:good|better|nice|worth|worthwhile|useful|helpful|wise|best) to |
    it is (?:recommended|advisable|important|worth) to |consider |remember to |be sure to |
    i (?:would )?(?:suggest|recommend) (?:to |that you )?
  )?(?:please |also )*
`;
const LOOK = regexSource`
  (?:
    verify|verifying|check|checking|double[ -]check|double[ -]checking|ensure|ensuring|make sure|making sure
    |confirm|confirming|review|reviewing|validate|validating|test|testing|re-?check|reconsider|consider
    |considering|follow|following|keep in mind
  )\b
`;
const ADD_TESTS = regexSource`
  (?:to )?(?:add|adding|write|writing|include|including|provide|providing)(?:
    [ ](?:
      a|an|some|more|additional|further|new|the|corresponding|appropriate|unit|integration|regression|automated
      |end-to-end|e2e
    )
  )* (?:tests?(?: (?:cases?|coverage))?|test(?:s|ing)?)\b
`;

const DESCRIPTION = regexSource`
  (?:this|the) (?:change|commit|pr|pull request|diff|patch|line|code|hunk)?(?: now| also| simply| just)* ?
    (?:adds|introduces|defines|declares|imports|creates|refactors|documents)
    (?: (?:a|an|the|new|small|some|private|public|missing))* (?:(?:helper|unit|utility|test|factory|import) )*(?:
      function|method|helper|class|constant|variable|tests?|documentation|docs|comments?|interface|import|module
      |component|code|file
    )(?: (?:§|called §|named §|for (?:the |a )?(?:new )?(?:§|option|function|method|class|feature|change)))*
`;

function begins(patterns: readonly string[]): RegExp {
  return new RegExp(`^(?:${patterns.join('|')})$`);
}

/** Praise and agreement. */
export const PRAISES = begins(PRAISE);
/** Says that nothing is wrong, or that nothing has to be done. */
export const FINDS_NOTHING = begins(NOTHING_WRONG);
/** Asks to look at something; the rest decides whether it says at what. */
export const ASKS_TO_LOOK = new RegExp(`^${ASKS}${LOOK}`);
/** Asks for tests in general. */
export const ASKS_FOR_TESTS = new RegExp(`^${ASKS}${ADD_TESTS}`);
/** Says which kind of thing the change adds. */
export const DESCRIBES = begins([DESCRIPTION]);
/** Introduces what a guideline says: `The guidelines say that …`. */
export const INTRODUCES_RULE = regex()`
  ^(?:according to|as per|per|as stated in|the|your|our|this|project|team|repository|repo|coding|§)
    (?: [\w-]+){0,3}? ?${RULES}(?: (?:§|\d+(?:\.\d+)?))?
    (?: (?:say|state|require|ask|recommend|demand|read|want|prescribe)s?(?: (?:that|to|for|us to|you to))?)?[,:]?
    [ ]?
`;
