import { maskCodeSpans } from '../../../guidelines/statements/code-spans.ts';
import { leadInPolarity, plainWords } from '../../../guidelines/statements/polarity.ts';
import { rememberTexts } from '../../../structures/remember-texts.ts';
import type { NotCompiled, Scope } from '../../types.ts';
import { EVERYWHERE } from '../../types.ts';
import { readTitle } from './read-title.ts';
import { labelFrame } from './labels.ts';
import { languagesListed } from './named-languages.ts';
import { narrowScope } from './narrow-scope.ts';
import { readPlace } from './places.ts';
import { titleParts } from './title-parts.ts';
import { readHead, type Frame } from '../heads/read-head.ts';
import { regex, regexSource } from '../../../text/regex.ts';

/** What the introductions of the lists around a statement say. */
export interface LeadIn {
  readonly scope: Scope;
  readonly frame?: Frame;
  /** A kind of thing that the items are: `imports`. */
  readonly noun?: string;
}

const GENERAL = regex()`
  ^(?:
    in particular|in general|guidelines
    |(?:
      the |these |our |key |some |more |important |general |basic |additional |project |code |coding |following |
      core |critical |hard |main |strict |mandatory |cardinal |golden |house |agent |naming |quality |safety |
      security[ ]
    )*(?:
      rules?|guardrails|invariants|conventions?|guidelines|standards|practices|principles|style|requirements
      |constraints|restrictions|expectations|patterns|checklist
    )(?: (?:are|to follow|for (?:this|the|all) (?:project|code|codebase|repository|repo)))?
    |(?:the )?following(?: (?:rules|conventions|guidelines|principles|standards))?(?: apply)?|notes?|also
    |additionally|important|please|remember|critical|always|must|best practices?|that is|naming(?: conventions?)?
    |formatting|imports?|style|code style|error handling|types?|logging|non-negotiables?
    |(?:the )?top (?:\d+|three|five|ten)(?: most)?(?: (?:critical|important))?
    |(?:please )?(?:follow|observe|keep to|stick to|adhere to|respect|make sure to follow|ensure)\b.*
  )$
`;
/** The word "rules" in Chinese, Japanese and Korean, with a remark such as `（必須遵守）`. */
const FOREIGN_RULES =
  /^\p{Script=Han}{0,4}(?:規則|规则|規範|规范|約定|约定|原則|原则|規約|依赖方向|依賴方向|守則|准则)(?:（[^（）]{1,12}）|\([^()]{1,12}\))?$|^(?:コーディング)?ルール$|^(?:코딩 )?규칙$/u;
/** How code is documented, which is not where documents are. */
const DOCUMENTING = /^(?:(?:public )?(?:code|api|inline|in-code|source) )?documentation(?: (?:and|&) comments)?$/;
const FRAME_OBJECT =
  /^(?:(?:any|all|each|one)? ?(?:of )?(?:the )?(?:following|these|those)|this|any)?(?: (?<noun>[a-z]+(?: or [a-z]+)?))?(?: in (?<place>.+))?$/;
const PLAIN_NOUN =
  /^(?:files?|folders?|director(?:y|ies)|paths?|practices?|patterns?|things?|rules?|items?|anti-patterns?|files or (?:folders|directories))$/;

/** Reads the introductions of lists, outermost first. */
export function readLeadIns(leadIns: readonly string[]): LeadIn | NotCompiled {
  let frame: Pick<LeadIn, 'frame' | 'noun'> = {};
  let limits: Scope = EVERYWHERE;
  for (const leadIn of leadIns) {
    const read = readLeadIn(leadIn);
    const scope = read === undefined ? undefined : narrowScope(limits, read.scope);
    if (read === undefined || scope === undefined) {
      return {
        reason: `the introduction of its list may limit it: "${leadIn.slice(0, 80)}"`,
        hint: 'introduce the list with "Never use:", "In tests:" or the like, or end the introduction with a full stop',
      };
    }
    frame = read.frame === undefined ? frame : read;
    limits = scope;
  }
  return { ...frame, scope: limits };
}

/** What enforces the rules, or where they are written, limits none of them. */
const ASIDE_OF_TOOL = / \((?:via|see|per|from|enforced by|checked by|memori[sz]e)\b[^()]*\)$/;
/** `use semantic HTML for accessibility`: what an order is for, which all code should be. */
const PURPOSE_OF_ALL =
  / for (?:accessibility|security|performance|clarity|readability|consistency|safety|type safety|maintainability|reliability)$/;
/** `when making changes, always`: that is when all rules count. */
const GENERAL_MOMENT = regex()`
  ^(?:when(?:ever)?|while|as you are|if you are) (?:you (?:are )?)?(?:
    making|writing|introducing|proposing|generating|contributing|implementing|modifying|changing|working on
    |editing|make|write|generate
  ) (?:any |new |your |our |the |code |all |or |and |modifying |editing |suggestions? (?:or|and) )*
    (?:changes?|code|contributions?|edits|features?|pull requests?|this (?:repo|repository|project|codebase)),?[ ]
`;

/** `Checklist (run before marking work complete)`: that is when all rules are checked. */
const BEFORE_THE_END = regex()`
  [ ]\((?:(?:run|do|check|verify|complete|review|read|apply) (?:this |these |it )?)?before (?:
    (?:
      you|any|each|every|a|the|your|marking|considering|calling|declaring|work|tasks?|code|it|as|is|opening
      |submitting|committing|commit|pushing|merging|finishing|completing|done|complete|completed|finished|pr
      |pull request|commits
    ) ?
  ){1,6}\)$
`;

/** `<coding_rules>` above a list: a part of a prompt, whose name is a title. */
const TAG = /^<(?<name>[a-z][\w-]{0,60})>$/i;
const OF_RULES = regex()`
  \b(?:
    rules?|guidelines?|conventions?|essentials?|standards?|practices|principles|style|context|memory|process
    |requirements|constraints|instructions|safety|security|quality|governance|critical|important|documentation
  )\b
`;

/** ``All hooks in `src/hooks/` must``: the path says which ones are meant. */
const THINGS_IN_PLACE = regex()`
  ^(?:(?:all|every|each|any|new) )+(?:[a-z]+ ){1,3}?(?:in|under|inside|within) (?:the )?(?<place>[\uE000-\uF8FF])[ ]
    (?<modal>must|should|must not|should not|must never)$
`;

/** The items of a list have the same introduction. */
const readLeadIn = rememberTexts(16, readIntroduction);

function readIntroduction(leadIn: string): LeadIn | undefined {
  const tag = TAG.exec(leadIn.trim())?.groups?.['name']?.replaceAll(/[_-]/g, ' ').toLowerCase();
  if (tag !== undefined) {
    return OF_RULES.test(tag) ? { scope: EVERYWHERE } : readIntroduction(tag);
  }
  const { words: masked, codes } = maskCodeSpans(partsOf(leadIn));
  const words = plainWords(masked)
    .replace(/^[^\p{L}\p{N}\uE000-\uF8FF]+/u, '')
    .replace(/[\s:：.]+$/u, '')
    .replace(/^\d+[.)] /, '')
    .replace(/,? (?:when|where|wherever|whenever|if) (?:possible|applicable|practical)$/, '')
    .replace(/^\[?(?<inner>[^[\]]+)\]$/, '$<inner>')
    .replace(ASIDE_OF_TOOL, '')
    .replace(PURPOSE_OF_ALL, '')
    .replace(/ for (?:all|any|every) (?:operations?|tasks?|work|code|new code|commands?|development)$/, '')
    .replace(BEFORE_THE_END, '')
    .replace(GENERAL_MOMENT, '');
  // What follows `Examples:` shows rules, and is none.
  if (words.length > 200 || /^(?:(?:more|some|good|bad|correct|incorrect|for) )?examples?$/.test(words)) {
    return undefined;
  }
  const label = modalFrame(words) ?? labelFrame(words);
  if (label !== undefined) {
    return { scope: EVERYWHERE, frame: label };
  }
  const things = THINGS_IN_PLACE.exec(words)?.groups;
  const ofThings = things === undefined ? undefined : readPlace(things['place'] ?? '', codes);
  const frameOfThings = things === undefined ? undefined : modalFrame(things['modal'] ?? '');
  if (ofThings !== undefined && frameOfThings !== undefined) {
    return { scope: ofThings, frame: frameOfThings };
  }
  if (
    words === '' ||
    GENERAL.test(words) ||
    FOREIGN_RULES.test(words) ||
    DOCUMENTING.test(words) ||
    isAnnouncement(words)
  ) {
    return { scope: EVERYWHERE };
  }
  const polarity = leadInPolarity(words);
  if (polarity !== undefined) {
    const strength = /^(?:avoid|prefer|should)/.test(words) ? 'should' : 'must';
    return { scope: EVERYWHERE, frame: { polarity, strength, verb: /\b(?:use|using)\b/.test(words) ? 'use' : '' } };
  }
  const place = placeOfLeadIn(BEFORE_ACCEPTING.exec(words)?.groups?.['place'] ?? words, codes);
  if (place !== undefined) {
    return { scope: place };
  }
  return readFrame(words, codes) ?? readTopic(words) ?? readParts(words) ?? readStandardsOfLanguage(words);
}

/** `Python script standards`, `All Python scripts must`: the rules are for the language. */
function readStandardsOfLanguage(words: string): LeadIn | undefined {
  const { title, code, modal } = OF_LANGUAGE.exec(words)?.groups ?? {};
  const languages = languagesListed(title ?? code ?? '');
  const frame = modal === undefined ? undefined : modalFrame(modal);
  return languages === undefined
    ? undefined
    : { scope: { ...EVERYWHERE, languages }, ...(frame === undefined ? {} : { frame }) };
}

const OF_LANGUAGE = regex()`
  ^(?:
    (?<title>[a-z+#]+)(?: scripts?| code)? (?:standards|conventions|rules|style|guidelines|requirements)
    |(?:all |every )?(?<code>[a-z+#]+) (?:scripts?|code|modules)(?: in this (?:repo|repository|project|codebase))?[ ]
      (?<modal>must|should|must not|should not)
  )$
`;

/** `cardinal rules — apply to every change`, `code style & agent rules (short)`: parts that each say nothing of where. */
function readParts(words: string): LeadIn | undefined {
  const parts = titleParts(words) ?? [words];
  const all = parts.flatMap((part) => part.split(/ (?:&|and) /));
  return (parts.length === 1 && parts[0] === words && all.length === 1) ||
    all.some((part) => !GENERAL.test(part) && !TOPIC.test(part) && !isAnnouncement(part))
    ? undefined
    : { scope: EVERYWHERE };
}

/** `before accepting any AI-produced C++ code, verify`: the rules are for code in C++. */
const BEFORE_ACCEPTING = regex()`
  ^before (?:accepting|approving|committing|merging|submitting|delivering)[ ]
    (?:(?:any|all|the|new|your|(?:ai|agent)[- ](?:produced|generated|written)) )*(?<place>[^,]+ code),?[ ]
    (?:verify|check|ensure|confirm|make sure)(?: that)?$
`;
const PLACING = regex()`
  ^(?:
    in|for|within|inside|under|on
    |(?:when|while|if) (?:you (?:are )?)?
      (?:working (?:in|with|on)|writing|editing|modifying|changing|creating|adding|reviewing|generating|updating)
    |(?:only )?appl(?:y|ies) to|files? (?:that )?(?:end(?:s|ing)? in|match(?:es|ing)?)
  ) (?:
    the |a |an |any |all |new |existing |or |code in |changes to |
    files (?:that |which )?(?:end(?:ing)? in|in|under|match(?:ing)?)[ ]
  )*(?<place>.+)$
`;
/** `agent files (*.agent.md)`: the path says which files the words mean. */
const WITH_PATH = /^[^()]{3,60} \((?<path>[^()\s]+)\)$/;

function placeOfLeadIn(words: string, codes: readonly string[]): Scope | undefined {
  const name = PLACING.exec(words)?.groups?.['place'];
  const path = WITH_PATH.exec(name ?? words)?.groups?.['path'];
  const pathScope = path === undefined ? undefined : readPlace(path, codes);
  if (pathScope !== undefined && (pathScope.inside.length > 0 || pathScope.languages !== undefined)) {
    return pathScope;
  }
  return readPlace(name ?? words, codes);
}

const WHO = regexSource`
  (?:
    you|we|i|code|all code|all changes|changes|every change|every implementation|new code|contributors|developers
    |(?:ai |coding |ai coding |all )?(?:agents?|assistants?)|copilot|github copilot|claude|everyone|authors
    |reviewers|the agent|the code|llms?
  )
`;
const MODAL = regex()`
  ^(?:
    (?:
      in addition(?: to [^,]{1,80})?|additionally|also|furthermore|as a rule|in general
      |to (?:keep|ensure|avoid|make|maintain|prevent|help|improve)[^,]{1,80}|for [a-z]+
    ),[ ]
  )?(?:
    therefore,? |please,? |
    as an? (?:ai |coding )*(?:agents?|assistants?|contributors?|developers?|reviewers?)(?: working)?
      (?: (?:in|on|for|with) (?:this|the) (?:package|repo|repository|project|codebase))?,?[ ]
  )*(?:${WHO} (?:also )?)?(?<modal>
    must not|must never|must always|must|should not|should never|should always|should|shall not|shall|may not
    |cannot|can not|do not|don't|never|always|need to|needs to|have to|has to|are not allowed to|are required to
    |is expected to|are expected to|are forbidden to|are forbidden from|are prohibited from
  )(?: ever| also)?$
`;

/** `AI agents should not:` asks for or forbids what each item says to do. */
function modalFrame(words: string): Frame | undefined {
  const modal = MODAL.exec(words)?.groups?.['modal'];
  if (modal === undefined) {
    return undefined;
  }
  return {
    polarity: /\b(?:not|never|forbidden|prohibited)\b|n't/.test(modal) || modal === 'cannot' ? 'forbidden' : 'required',
    strength: modal.startsWith('should') || modal.includes('expected') ? 'should' : 'must',
    verb: '',
    asks: 'action',
  };
}

const ADJECTIVES = regexSource`
  (?:
    the |these |those |our |your |all |some |any |following |core |key |main |basic |general |specific |important |
    critical |mandatory |absolute |strict |hard |cardinal |golden |house |additional |other |common |house |
    coding |code |project |repository |repo |quality |security |naming |style |formatting |typescript |language |
    design |engineering |enforced |agreed |current |recommended |required |non-negotiable[ ]
  )*
`;
const ANNOUNCED = regexSource`
  (?:
    rules?|conventions?|guidelines?|standards?|practices|principles|requirements|constraints|expectations
    |directives|policies|policy|checklist|checks|gates?|patterns|invariants|guardrails|preferences|reminders?
    |do'?s|notes|points|restrictions|instructions|must-haves|commandments
  )
`;
const TOOL = regexSource`
  (?:
    [\uE000-\uF8FF]|pre-?commit|husky|commitlint|eslint|prettier|biome|oxlint|stylelint|ruff|black|flake8|pylint
    |mypy|(?:the )?(?:linters?|(?:auto)?formatters?|compiler)|ci
  )
`;
/** Introductions that only announce rules: `These rules must be followed:`, `Before submitting, check:`. */
const ANNOUNCEMENT = new RegExp(
  [
    regexSource`
      (?:
        (?:this|the|our) (?:project|repo|repository|codebase|code base|team) |we |please |always |you (?:must|should) |
        you |must |strictly |code (?:must|should) |
        (?:(?:all|every|each|any|new|your|our|the) )*(?:
          code|changes?|contributions?|contributors?|developers?|everyone|everything|implementations?|work
          |(?:ai |coding )*agents?
        ) (?:must|should|shall|has to|have to|needs? to|is expected to|are expected to) (?:also |always |strictly )?
      )*(?:
        follow(?:s|ed)?|uses?|observes?|adheres? to|respects?|applies|apply|enforces?|keeps?(?: to)?|adopts?
        |sticks? to|meets?|has|have|complies with|comply with
      ) ${ADJECTIVES}${ANNOUNCED}(?:
        [ ](?:
          below|strictly|closely|consistently|throughout|at all times|for consistency
          |in this (?:repo|repository|project|codebase)
        )
      )*
    `,
    regexSource`
      ${ADJECTIVES}${ANNOUNCED}(?: (?:that|which) [^,]{1,40})?
        (?: (?:are|is|must be|should be|apply|to be|to|have to be|include|always in effect|in effect))?(?:
          [ ](?:
            followed|follow|enforced|applied|apply|observed|respected|met|kept|here|below|everywhere|used|in use
            |mandatory|important|as follows|strict|keep in mind|remember|always|strictly|at all times
            |(?:for|to|in) (?:all|any|every|each) (?:changes?|code|contributions?|files?|commits?)
          )
        )*
    `,
    `${ADJECTIVES}${ANNOUNCED} (?:that|which) (?!.*\\b(?:when|if|only|unless|except|in|for|on|during|while|until)\\b)[^,]{41,120}`,
    regexSource`
      (?:these|they|the following|all of these)(?: ${ANNOUNCED})? (?:always )?apply (?:to|for|in|on)[ ]
        (?:all|every|each|any) (?:changes?|code|files?|prs?|pull requests?|commits?|work|contributions?|tasks?)
        (?:,? (?:even if|no matter|regardless of|whether or not)\b[^,]{3,80})?
    `,
    regexSource`
      (?:a |the |your |any )?(?:changes?|work|code|prs?|pull requests?|tasks?|features?) (?:is|are) (?:only )?
        (?:complete|done|finished|ready|mergeable)(?: for review)? (?:only )?(?:when|if|once) (?:all (?:of )?)?
        (?:these|the following|of these)(?: (?:checks?|items|points|conditions))?
        (?: (?:pass|hold|are true|are met|apply|succeed|are satisfied))?(?: locally)?
    `,
    regexSource`
      (?:these|those|here|below|the following) are ${ADJECTIVES}${ANNOUNCED}(?:
        [ ](?:
          to follow|for (?:this|the|all) (?:project|code|codebase|repository|repo)
          |of (?:this|the) (?:project|codebase|repository|repo)
        )
      )?
    `,
    regexSource`
      (?:the following|these) (?!.*\b(?:tests?|testing)\b)[a-z -]{2,40} ${ANNOUNCED} are[ ]
        (?:enforced|applied|checked|validated|mandatory|required)(?: (?:in|by) [^,]{1,40})?
    `,
    regexSource`
      ${ADJECTIVES}${ANNOUNCED} (?:for|when|to) (?:
        writing |working on |contributing |changing |editing |reviewing |generating |consistency |good |clean |new |
        all |any |the |this |our[ ]
      )*(?:
        code|changes|contributions?|contributors|(?:ai |coding )*agents?|copilot|claude|repo|repository|project
        |codebase|follow|consider|developers|everyone|quality
      )(?: (?:in|to) this (?:repo|repository|project))?
    `,
    regexSource`
      (?:before|when|prior to|once) (?:you |any |marking |considering |work |the |a |your |every |each )*(?:
        commit(?:ting)?|submit(?:ting)?|push(?:ing)?|finish(?:ing)?|merg(?:e|ing)|accepting|approving|delivering
        |shipping|returning|finali[sz]ing|declaring|calling|opening|complete|done|completion|writing code
        |generating code|coding|work is complete|pr|pull request|review|task|features?|implementations?
        |performing|reviewing|doing|code reviews?
      )(?:
        [ ](?:a |an |any |your |the |it |this )*(?:(?:ai|agent)[- ](?:produced|generated|written) )?(?:
          prs?|pull requests?|code|changes?|work|complete|done|ready|tasks?|features?|implementations?|commits?
          |documentation complete|code reviews?|tests?
        )
      )*(?:
        ,? (?:(?:check|verify|ensure|confirm|make sure|look)(?: that| for)?|(?:review|check) (?:the |your )?(?:full |whole )?diff)
        (?: (?:the following|security issues|common issues))?
      )?
    `,
    // What a tool checks or corrects, which code should be anyway.
    regexSource`
      (?:beyond|besides|in addition to|on top of|apart from) what (?:the )?(?:${TOOL})(?: and (?:${TOOL}))? (?:can )?
        (?:checks?|enforces?|covers?|catch(?:es)?|fix(?:es)?)
    `,
    regexSource`
      ${ADJECTIVES}(?:auto-?|automatic )?(?:fixes|corrections|checks|rules|violations|errors) (?:that )?(?:the )?(?:${TOOL})
        (?: hooks?)?(?: automatically)? (?:applies|apply|enforces?|makes?|runs?|checks?|catch(?:es)?|reports?)
        (?: and (?:that )?you (?:must|should|have to|need to) (?:do|apply|follow|fix|make|keep to)(?: yourself| first| anyway)*)?
    `,
    regexSource`
      (?:all |every |each )?(?:commits?|commit messages?|pr titles?) (?:are|is) (?:validated|checked|linted|enforced) (?:using|by|with|via)[ ]
        (?:${TOOL})(?: with (?:strict |these |the following )*rules)?
    `,
    // Where more is told, and who keeps to the rules.
    '(?:full |complete |main )?(?:references?|sources?|details?|specification)(?: in)?: ?[\uE000-\uF8FF]',
    regexSource`
      (?:all|every) (?:(?:ai )?agents?|contributors?|developers?|assistants?|code|changes)(?:, [^,]{3,50},)?[ ]
        (?:must|should|have to) (?:adhere to|follow|comply with|observe|respect)(?: all(?: of)?)?(?: the)? following
        (?: ${ANNOUNCED})?
    `,
    `(?:to (?!.*\\b(?:when|if)\\b)[^,]{3,80}, )?the following ${ANNOUNCED} (?:must|should|have to) be (?:strictly |always )?(?:followed|observed|respected)`,
    '(?:this|the|our) (?:project|repo|repository|codebase) (?:uses|prefers|avoids|has) (?!.*\\b(?:when|if|only|except|unless|in|where)\\b).{3,100}',
    regexSource`
      (?:the |our |this |custom )*
        (?:project|repo|repository|codebase|code base|team|linter|eslint(?: rules?)?|lint rules?|rules) enforces?[ ]
        (?!.*\b(?:when|if|only|except|unless|in|where|for|tests?)\b).{3,100}
    `,
    '(?:the )?(?:coding|code) style (?:for|of|in) this (?:project|repo|repository|codebase) follows [^,]{3,60}(?:, with [^,]{3,100})?',
    'default to [a-z0-9.]{2,20}',
    '(?:these|the) rules (?:have no exceptions|are (?:absolute|non-negotiable|strict|always on))',
    '(?:check|verify|ensure|confirm|make sure|look for|remember|note|keep in mind|be careful|pay attention to)(?: that)?(?: the following)?',
    regexSource`
      [a-z](?!.* (?:when|if|while|during|in|for|on|within|except|unless|only) )[a-z -]{3,80} by[ ]
        (?:avoiding|following|applying|never using|not using) (?:certain|these|the following|some|the|a few)[ ]
        [a-z ]{3,40}
    `,
    regexSource`
      (?:
        specifically|in short|in summary|instead|thus|therefore|concretely
        |for (?:all )?(?:code|changes|files|languages)|style|typing|language|general
        |(?:the )?(?:short version|gist|essentials|basics|bottom line)(?: is)?|in brief|quick (?:rules|reference)
        |(?:the |our |current )?(?:prettier|eslint|biome|formatter|linter|oxlint|ruff|editorconfig|stylelint)
          (?: and (?:prettier|eslint))? (?:config(?:uration)?|settings|options|rules)(?: \(in [^()]{1,40}\))?
        |tl;dr|also note|highlights?
      )
    `,
  ]
    .map((form) => `^${form}$`)
    .join('|'),
);

function isAnnouncement(words: string): boolean {
  return ANNOUNCEMENT.test(words);
}

const PLACE_AND_REST = regex()`
  ^(?:
    in|for|within|inside
    |(?:when|while) (?:you (?:are )?)?(?:working (?:in|with|on)|writing|editing|modifying|changing)
  ) (?:the |any |new )*(?<place>[^,]+), (?<rest>.+)$
`;

/** `do not edit the following files`, `in tests, never use`. */
function readFrame(words: string, codes: readonly string[]): LeadIn | undefined {
  const opened = PLACE_AND_REST.exec(words)?.groups;
  const scope = opened === undefined ? EVERYWHERE : readPlace(opened['place'] ?? '', codes);
  const rest = opened?.['rest'] ?? words;
  if (scope === undefined) {
    return undefined;
  }
  if (opened !== undefined && (GENERAL.test(rest) || isAnnouncement(rest) || ANNOUNCED_AFTER.test(rest))) {
    return { scope };
  }
  const label = labelFrame(rest);
  if (label !== undefined) {
    return { scope, frame: label };
  }
  const heads = readHead(rest, undefined);
  const [head, ...more] = heads === undefined || 'reason' in heads ? [] : heads;
  if (head === undefined || more.length > 0) {
    return undefined;
  }
  const groups = FRAME_OBJECT.exec(head.object)?.groups;
  const noun = groups?.['noun'];
  const place = groups?.['place'];
  const own = place === undefined ? scope : readPlace(place, codes);
  const isFrame = groups !== undefined && own !== undefined && head.subject === '' && !head.isOnly;
  if (isFrame) {
    const frame = { polarity: head.polarity, strength: head.strength, verb: head.verb };
    return { scope: own, frame, ...(noun === undefined || PLAIN_NOUN.test(noun) ? {} : { noun }) };
  }
  // A rule of its own, such as the bullet above an inner list, limits nothing.
  return opened === undefined &&
    head.subject === '' &&
    !/ (?:when|if|where|for|in|with|during|while|to) /.test(` ${head.object} `)
    ? { scope: EVERYWHERE }
    : undefined;
}

/** `in Go code, prefer these patterns:` */
const ANNOUNCED_AFTER = regex()`
  ^(?:please |always )?(?:prefer|use|follow|apply|keep to|stick to|observe) (?:the following|these|those|the)
    (?: [a-z]+)? ?(?:patterns?|rules?|conventions?|guidelines?|practices|idioms|styles?|forms?)?(?: below)?$
`;

/** Topics of rules that name no part of a repository: `Security:`, `Guidance for Copilot:`. */
const TOPIC = regex()`
  ^(?:[a-z]+ )?(?:
    security|performance|accessibility|readability|maintainability|naming|formatting|logging|consistency|safety
    |type safety|error handling|exception handling|code quality|quality|guidance|rules?|guidelines|conventions?
    |practices|principles|imports?|exports?|dependencies|comments?|documentation|linting|types?|typing|simplicity
    |immutability|indentation|whitespace|strings|quotes|semicolons|variables|declarations|async(?:\/await)?
    |concurrency|style|code style|syntax|nullability|null safety
  )(?: (?:rules?|guidelines|conventions?|practices|guidance|style))?(?: for (?:copilot|agents?|claude|ai))?$
`;

function readTopic(words: string): LeadIn | undefined {
  if (TOPIC.test(words) && !LIMITING_FIRST.test(words)) {
    return { scope: EVERYWHERE };
  }
  const scope = TITLE.test(words) ? readTitle(words, false) : undefined;
  return scope === undefined ? undefined : { scope };
}

/** A short title in place of a heading: `Secrets management:`, `Variable names:`. */
const TITLE = regex()`
  ^(?!
    (?:
      when|if|for|to|use|only|after|before|choose|example|good|bad|each|every|optional|legacy|old|create|add
      |update|run|no
    )\b
  )(?:[a-z/-]+ |& ){0,3}(?:
    management|handling|design|quality|gates?|naming|names?|typing|safety|usage|formatting|organi[sz]ation
    |structure|validation|discipline|hygiene|policy|considerations|optimi[sz]ations?|immutability|imports|exports
    |indentation|comments|layout|spacing|casing|changes|best practices
  )$
`;

const LIMITING_FIRST = regex()`
  ^(?:
    api|ui|test|testing|client|server|database|sql|form|request|response|schema|component|mobile|web|graphql|rest
    |docker|build|release|deployment|legacy|optional|old
  )\b
`;

/** The parts of an introduction, whose code is in backticks. */
function partsOf(leadIn: string): readonly { readonly kind: 'words' | 'code'; readonly value: string }[] {
  return leadIn
    .split(/`([^`]*)`/)
    .map((value, index) => ({ kind: index % 2 === 1 ? ('code' as const) : ('words' as const), value }));
}
