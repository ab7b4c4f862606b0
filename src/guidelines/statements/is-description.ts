import { describesAll, readWords, type Directing } from './directs.ts';
import { plainWords, readDirective } from './polarity.ts';
import { STRONG, THIRD_PERSON, CODE, isUnder, RULE_ON_CHANGE, COMMAND, wordsOf } from './role-words.ts';
import { regex } from '../../text/regex.ts';

/** A longer introduction is a description with a rule in it at most. */
const MAX_LEAD_IN_CHARACTERS = 120;

/** Whether a statement describes something, though its words may look like a rule. */
export function isDescription({ parts, headings, leadIns }: Directing): boolean {
  const words = readWords(parts);
  const claim = words.replaceAll(THIRD_PERSON, '');
  if (isLabelledCommand(parts, words)) {
    return true;
  }
  if (
    POINTS_ELSEWHERE.test(words) ||
    (parts.some(({ kind }) => kind === 'words') && ONLY_POINTS.test(wholeText(parts))) ||
    isTitle(parts, words)
  ) {
    return true;
  }
  if (
    STRONG.test(claim) ||
    leadIns
      .map(plainWords)
      .some((leadIn) => leadIn.length <= MAX_LEAD_IN_CHARACTERS && STRONG.test(leadIn) && !describesAll(leadIn))
  ) {
    return false;
  }
  if (isUnder(headings, GUIDE_HEADING) || DEFINES.test(words) || NAMES_TOOL.test(words) || isInBrackets(parts)) {
    return true;
  }
  const isOnlyClaim = STRONG.test(words);
  const isOrder = readDirective(claim) !== undefined || BEGINS_WITH_ORDER.test(words) || LIMITS.test(words);
  if (isOrder) {
    return false;
  }
  return (
    isOnlyClaim ||
    EXPLAINS.test(words) ||
    CODE_DOES.test(words) ||
    ROW_OF_CODE.test(words) ||
    ((DESCRIBES.test(words) || (MANY_DO.test(words) && !RULE_ON_CHANGE.test(words))) &&
      !isUnder(headings, RULES_HEADING)) ||
    isUnder(headings, TOUR_HEADING)
  );
}

/** `Format code: CODE`, where the code is a command. */
function isLabelledCommand(parts: Directing['parts'], words: string): boolean {
  const code = parts.find(({ kind }) => kind === 'code')?.value ?? '';
  return COMMAND.test(code) && !STRONG.test(words) && LABELLED_CODE.test(words);
}

const LABELLED_CODE = new RegExp(
  String.raw`^(?:[^:.${CODE}]{2,60}(?::| [-–—|]) ?${CODE}|${CODE}(?::| [-–—|]| \())`,
  'u',
);

/** `Commenting Guidelines` on a line of its own: the title of what is below it. */
function isTitle(parts: Directing['parts'], words: string): boolean {
  const [only, ...others] = parts;
  return others.length === 0 && TITLE.test((only?.value ?? '').trim()) && !BEGINS_WITH_ORDER.test(words);
}

const TITLE = regex()`
  ^(?:[A-Z][\w/-]*(?: (?:&|and|of|for|in))? ){0,3}
    (?:Guidelines?|Conventions?|Standards?|Rules|Requirements|Principles|Practices|Considerations|Checklist)$
`;

const POINTS_ELSEWHERE = regex('u')`
  ^(?:
    see|full guidance|for (?:more )?(?:details?|information|examples?)|for [^.;:]{3,100}, (?:see|refer to|consult)
    |for [^.;:]{3,100} [—–-] [^.;:]{3,200} [—–-] see
    |(?:full |further |more |additional )?(?:detail(?:s|ed [a-z]+)|instructions|documentation|reference)[ ]
      (?:is|are|lives?|can be found) (?:in|at|under)
  )\b(?!.*\b(?:before|must|never)\b)
`;
/** An address, a file that is imported, or a place of a template, and nothing else. */
const ONLY_POINTS = /^(?:[^:]{2,60}: )?https?:\/\/\S+$|^(?:@\S+ ?)+$|^\{\{[^{}]*\}\}$|^last updated\b/iu;
/** The words after these labels give a reason or an example, or say where something comes from. */
const EXPLAINS =
  /^(?:note|rationale|reason|principle|impact|(?:canonical )?source|details?|references?|purpose|use cases?|result|examples?|status|why)(?: [a-z]+)?: /u;
const ORDERS = wordsOf(`
    accept add adhere adopt annotate apply ask assert assign begin break bring call capitalize catch check choose clarify
    clean close combine commit compose configure confirm consider consult convert copy create declare define delete derive
    describe disable dispose document download drop edit eliminate employ enable encapsulate enforce escape exclude export
    expose extend extract favor favour find fix flag follow format generate give group guard handle hide ignore implement
    import include indent inject initialize inline inspect install keep leave let limit list load log look mark match
    maintain minimize mirror mock move name omit open order organize override parse pass perform pin place prefix preserve propagate
    provide put raise read reduce refactor refer register reject rely remove rename render reorder replace report resolve
    respect restrict return reuse review run sanitize separate set share show skip sort specify split start state stay
    stick stop store strip structure suffix suppress surround tag take test throw treat trim try type understand update use
    validate verify wrap write
`);
/** The imperative at the very beginning, or after a label. */
const BEGINS_WITH_ORDER = regex('u')`
  (?:
    ^|[;.] |^[^:${CODE}.]{2,60}:[ ]
    |^(?:if|when|before|after|for|in|on|to|once|while|where|with) [^,.;]{1,150},[ ]
  )(?:(?:please|just|only|also|then|instead|[a-z]+ly) )*(?:${ORDERS})(?![\p{L}:])
`;
/** `CODE builds the prompt`, `Entry point: CODE starts everything`: what a piece of the program does. */
const CODE_DOES = regex('u')`
  ^(?:[^:.${CODE}]{2,40}: )?(?:the |each |this )?(?:[a-z]+(?:'s)? ){0,2}?${CODE}(?: \([^)]*\))?
    (?: (?:and|or|\/) ${CODE})?(?:
      [ ](?:
        modules?|class|function|method|package|command|script|job|flag|hook|helper|folder|directory|file|component
        |service|trigger|workflow|option|plugin
      )
    )? (?!(?:uses|follows|has|means|needs|requires|comes|goes|belongs|lives)\b)[a-z]{2,}[a-rt-z]s (?:
      the|a|an|all|every|any|each|its|on|from|to|in|into|over|how|what|by|with|and|as|that|only|both|through|via
      |${CODE}
    )(?![\p{L}-])
`;
/** `Testing: pytest with asyncio support`: which tool or version there is. What stands there about style is no tool. */
const NAMES_TOOL = regex('u')`
  ^(?:
    formatting|formatter|testing|tests?|test(?:ing)? framework|test runner|linting|linter|type checking
    |type checker|compatibility|frameworks?|languages?|runtime|build(?: tool| system)?|bundler|package manager
    |ci(?:\/cd)?|database|orm|state management|styling|ui(?: library| framework)?|platforms?|deployment|hosting
    |auth(?:entication)?|license|tooling|target|mocking|backend|frontend|api|validation|monitoring|logging|editor
    |node(?:\.js)?|python|java|php|go|rust
  ): (?!
    .*, no[ ]|(?:
      use|never|no|always|prefer|avoid|do|all|only|write|run|keep|add|each|every|must|should|single|double|tabs?
      |spaces?|max|required|when|if|for
    )\b
  )(?:[\p{L}\p{N}.+#/>=≥-]+,? ?(?:\([^()]*\) ?)?){1,6}$
`;
/** The same of many: `Assets use link sections`. */
const MANY_DO = regex('u')`
  ^(?!(?:all|every|always|names|files|branches|functions|methods|types|classes|constants|variables|interfaces) )
    (?:[a-z'-]+ ){0,4}[a-z-]+[a-rt-z]s (?:
      use|contain|provide|run|handle|manage|live|hold|return|support|expose|implement|consist|store|own|register
      |resolve|call|read|write|get|take|come|apply|receive|consume|depend|map|operate|help|wrap|delegate
      |communicate|inherit|describe|represent
    ) (?![^.;]*\bonly\b)
`;
/** A row of a table on files, flags or names. */
const ROW_OF_CODE = new RegExp(String.raw`^${CODE}(?:(?:,| ?\/| or| and)? ?${CODE})* \|(?!.*\|.*${CODE})`, 'u');
/** A finite verb of a description soon after the subject. */
const DESCRIBES = regex('u')`
  ^[^.;:]{0,80}?(?<![\p{L}])(?:
    is|are|was|were|has|contains|provides|runs|uses|handles|manages|lives?|holds|returns|supports|exposes
    |implements|consists?|stores|owns|registers|resolves|works|calls|reads|writes|gets|takes|does|comes|applies
  )(?![\p{L}-])
`;

/** What begins with code or a pronoun and goes on with `is a` says what that is, also below a heading of rules. */
const DEFINES = regex('u')`
  ^(?:${CODE}|this(?: [a-z]+){0,2}|it|they|these|there|its [a-z]+) (?:is|are|was|intentionally|deliberately)[ ]
    (?:a|an|the|not|especially|[a-z]+ly|prefers?|uses?)(?![\p{L}])
`;

function wholeText(parts: Directing['parts']): string {
  return parts.map(({ value }) => value).join('');
}

/** A whole sentence in brackets explains the one before it. */
function isInBrackets(parts: Directing['parts']): boolean {
  const text = wholeText(parts);
  return text.startsWith('(') && /\)[.!]?$/.test(text);
}

/** `a method has at most 20 lines`, `PR titles are at most 70 characters long`: a limit is a rule, however it is worded. */
const LIMITS = regex()`
  ^[a-z ]{3,60} (?:is|are|has|have|stays?|takes?) (?:at most|no more than|no longer than|a maximum of|limited to|under|below)
    [ ]\d+ (?:lines?|characters?|chars|columns?|parameters?|arguments?|levels?|words?)\b
`;

/** Below these, even an order says where something is. */
const GUIDE_HEADING =
  /\b(?:entry points|repository map|project map|message flow|key features|repository structure|project structure)\b/;
const RULES_HEADING = regex()`
  \b(?:
    rules?|conventions?|standards?|guidelines?|principles|styles?|practices|naming|formatting|requirements?|do'?s
    |don'?ts|anti-?patterns?|checklist|constraints?|prohibited|forbidden|policy|policies
  )\b
`;
const TOUR_HEADING = regex()`
  \b(?:
    overview|architecture|structure|layout|map|tech(?:nology)? stack|features?|how it works
    |key (?:files|components|entry points|concepts|directories)|directories|components|about|background
    |introduction|commands|dependencies
  )\b
`;
