import type { Heading } from '../../text/markdown/markdown.ts';
import { describesAll, isDirecting, readWords, type Directing } from './directs.ts';
import { plainWords, readDirective } from './polarity.ts';

/**
 * What a statement does. A `rule` directs code: a change can break it. A `process` statement directs people and assistants at
 * their work: what to run, to read, to ask, how to commit and to answer. `background` describes, and directs nothing.
 *
 * Rules on the words of commits, branches and pull request titles are rules, because the change shows whether they are kept.
 */
export type Role = 'rule' | 'process' | 'background';

/** Tells the role of a statement by its words, its code, and the headings and introductions above it. */
export function classifyStatement(statement: Directing): Role {
  if (NAMES_OF_CHANGES.test(readWords(statement.parts))) {
    return 'rule';
  }
  if (isAskedByReader(readWords(statement.parts))) {
    return 'background';
  }
  if (!isRuledOut(statement) && (!isDirecting(statement) || isDescription(statement))) {
    return 'background';
  }
  return isProcess(statement) ? 'process' : isIntroduction(statement) ? 'background' : 'rule';
}

/** `When should I use it?`: what somebody may ask, unlike a point of a checklist. */
function isAskedByReader(words: string): boolean {
  return words.endsWith('?') && ASKS.test(words) && /(?<![\p{L}\p{N}])i(?![\p{L}\p{N}/])/u.test(words);
}

/** The name of an agent may stand before it. */
const ASKS = /^(?:[\w-]{1,60} )?(?:what|when|where|why|how|which|who|can|could|should|do|does|must)(?![\p{L}\p{N}])/u;

/** Words before a list, a block of code or a command: `Fix snapshots:`. What says with code how to write is a rule all the same. */
function isIntroduction({ parts }: Directing): boolean {
  const words = readWords(parts);
  return INTRODUCES.test(words) && (!STRONG.test(words.replaceAll(THIRD_PERSON, '')) || describesAll(words));
}

/** A cross before a line, outside of tables, rules out what follows. */
function isRuledOut({ parts }: Directing): boolean {
  return CROSS.test(parts[0]?.value ?? '') && !parts.some(({ kind, value }) => kind === 'words' && value.includes('|'));
}

const CROSS = /^[❌✗✘✖🚫⛔]/u;

/** The same where the language is not known, or too few words tell it. Of languages other than English, only the commonest words are known. */
export function classifyForeignStatement(statement: Directing): Role {
  const inEnglish = classifyStatement(statement);
  if (inEnglish !== 'background') {
    return inEnglish;
  }
  const { parts, leadIns, headings } = statement;
  const words = readWords(parts);
  const above = [...leadIns, ...headings.slice(1).map(({ title }) => title)].join('\n').toLowerCase();
  if (!FOREIGN_DIRECTIVE.test(words) && !FOREIGN_DIRECTIVE.test(above) && !FOREIGN_RULES_TITLE.test(above)) {
    return 'background';
  }
  const isOfWork = FOREIGN_PROCESS.test(words) && !FOREIGN_SECRET.test(words);
  return isOfWork || FOREIGN_PROCESS.test(above) ? 'process' : 'rule';
}

/** Stands for a code span in the words that `readWords` returns. */
const CODE = '\u{FFFC}';
/** `Branch names: CODE`: how branches, commits and titles are named, which a change shows. */
const NAMES_OF_CHANGES = new RegExp(
  String.raw`^(?:branch(?:es)?(?: names?| naming)?|commit (?:messages?|subjects?)|(?:pr|pull request) titles?)(?: (?:format|conventions?|pattern|style))?: ?(?:use |like )?${CODE}`,
  'u',
);
const wordsOf = (words: string): string => words.trim().split(/\s+/).join('|');
const anyOf = (words: string): string => String.raw`(?<![\p{L}\p{N}-])(?:${words})(?![\p{L}\p{N}-])`;

/** Words with which a rule is stated outright. */
const STRONG = new RegExp(
  anyOf(
    "must|shall|should|never|always|avoid|prefer(?:red|ably)?|refrain|ensure|make sure|be sure|remember|don't|do not|mustn't|shouldn't|not allowed|disallowed|forbidden|prohibited|mandatory|required to|needs? to|has to|have to|banned|(?:is|are) (?:required|expected|named|prefixed|suffixed|documented)|belongs? (?:in|on|to|under|next|only)|(?:go|goes) (?:in|into|under|next to)|(?:changes|fixes|features|apis|functions|methods|endpoints|defaults|classes|components|dependencies) (?:require|need)s?",
  ) + '|^(?:all|every|no|only|any) ',
  'u',
);
/** `never shows`, `is always taken`: what something does, not what is to be done. */
const THIRD_PERSON = new RegExp(
  String.raw`(?:(?:never|always) (?:(?!(?:use|pass|access|process|address|focus|discuss|suppress|express|less)\b)[a-z]+s)|(?:is|are|was|were|gets?) (?:never|always) (?:the|a|[a-z]+ed|taken|sent|run|set|kept)|(?:never|always) (?:the|a|on|true|false|returned)|(?:don't|do not) (?:need|apply|have|require|matter|trigger|affect|exist|support))(?![\p{L}])`,
  'gu',
);
/** What begins with a command is a list of commands: `Run tests: npm test`. */
const COMMAND =
  /^(?:\$ |\.\/|\/[a-z][\w:-]+(?: |$)|(?:bash|sh|pwsh|mise|claude|npm|npx|pnpm|yarn|bun|bunx|deno|node|make|just|task|cargo|go|dotnet|python3?|pip|uv|uvx|poetry|pytest|tox|nox|git|gh|docker|mvn|gradlew?|bundle|rake|composer|php|swift|mix|cd|curl|bazel|nx|turbo)(?: |$))/;

/** A longer introduction is a description with a rule in it at most. */
const MAX_LEAD_IN_CHARACTERS = 120;

function isDescription({ parts, headings, leadIns }: Directing): boolean {
  const words = readWords(parts);
  const claim = words.replaceAll(THIRD_PERSON, '');
  if (isLabelledCommand(parts, words)) {
    return true;
  }
  if (POINTS_ELSEWHERE.test(words) || ONLY_POINTS.test(wholeText(parts)) || isTitle(parts, words)) {
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
  const isOrder = readDirective(claim) !== undefined || BEGINS_WITH_ORDER.test(words);
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

const TITLE =
  /^(?:[A-Z][\w/-]*(?: (?:&|and|of|for|in))? ){0,3}(?:Guidelines?|Conventions?|Standards?|Rules|Requirements|Principles|Practices|Considerations|Checklist)$/;

const POINTS_ELSEWHERE =
  /^(?:see|full guidance|for (?:more )?(?:details?|information|examples?)|for [^.;:]{3,100}, (?:see|refer to|consult)|for [^.;:]{3,100} [—–-] [^.;:]{3,200} [—–-] see|(?:full |further |more |additional )?(?:detail(?:s|ed [a-z]+)|instructions|documentation|reference) (?:is|are|lives?|can be found) (?:in|at|under))\b(?!.*\b(?:before|must|never)\b)/u;
/** An address, a file that is imported, or a place of a template, and nothing else. */
const ONLY_POINTS = /^(?:[^:]{2,60}: )?https?:\/\/\S+$|^(?:@\S+ ?)+$|^\{\{[^{}]*\}\}$|^last updated\b/iu;
/** The words after these labels give a reason or an example, or say where something comes from. */
const EXPLAINS =
  /^(?:note|rationale|reason|principle|impact|(?:canonical )?source|details?|references?|purpose|use cases?|result|examples?|status|why)(?: [a-z]+)?: /u;
/** The imperative at the very beginning, or after a label. */
const BEGINS_WITH_ORDER = new RegExp(
  String.raw`(?:^|[;.] |^[^:${CODE}.]{2,60}: |^(?:if|when|before|after|for|in|on|to|once|while|where|with) [^,.;]{1,150}, )(?:(?:please|just|only|also|then|instead|[a-z]+ly) )*(?:${wordsOf(`
    accept add adhere adopt annotate apply ask assert assign begin break bring call capitalize catch check choose clarify
    clean close combine commit compose configure confirm consider consult convert copy create declare define delete derive
    describe disable dispose document download drop edit eliminate employ enable encapsulate enforce escape exclude export
    expose extend extract favor favour find fix flag follow format generate give group guard handle hide ignore implement
    import include indent inject initialize inline inspect install keep leave let limit list load log look mark match
    maintain minimize mirror mock move name omit open order organize override parse pass perform pin place prefix preserve propagate
    provide put raise read reduce refactor refer register reject rely remove rename render reorder replace report resolve
    respect restrict return reuse review run sanitize separate set share show skip sort specify split start state stay
    stick stop store strip structure suffix suppress surround tag take test throw treat trim try type understand update use
    validate verify wrap write`)})(?![\p{L}:])`,
  'u',
);
/** `CODE builds the prompt`, `Entry point: CODE starts everything`: what a piece of the program does. */
const CODE_DOES = new RegExp(
  String.raw`^(?:[^:.${CODE}]{2,40}: )?(?:the |each |this )?(?:[a-z]+(?:'s)? ){0,2}?${CODE}(?: \([^)]*\))?(?: (?:and|or|\/) ${CODE})?(?: (?:modules?|class|function|method|package|command|script|job|flag|hook|helper|folder|directory|file|component|service|trigger|workflow|option|plugin))? (?!(?:uses|follows|has|means|needs|requires|comes|goes|belongs|lives)\b)[a-z]{2,}[a-rt-z]s (?:the|a|an|all|every|any|each|its|on|from|to|in|into|over|how|what|by|with|and|as|that|only|both|through|via|${CODE})(?![\p{L}-])`,
  'u',
);
/** `Testing: pytest with asyncio support`: which tool or version there is. What stands there about style is no tool. */
const NAMES_TOOL =
  /^(?:formatting|formatter|testing|tests?|test(?:ing)? framework|test runner|linting|linter|type checking|type checker|compatibility|frameworks?|languages?|runtime|build(?: tool| system)?|bundler|package manager|ci(?:\/cd)?|database|orm|state management|styling|ui(?: library| framework)?|platforms?|deployment|hosting|auth(?:entication)?|license|tooling|target|mocking|backend|frontend|api|validation|monitoring|logging|editor|node(?:\.js)?|python|java|php|go|rust): (?!(?:use|never|no|always|prefer|avoid|do|all|only|write|run|keep|add|each|every|must|should|single|double|tabs?|spaces?|max|required|when|if|for)\b)(?:[\p{L}\p{N}.+#/>=≥-]+,? ?(?:\([^()]*\) ?)?){1,6}$/u;
/** The same of many: `Assets use link sections`. */
const MANY_DO =
  /^(?!(?:all|every|always|names|files|branches|functions|methods|types|classes|constants|variables|interfaces) )(?:[a-z'-]+ ){0,4}[a-z-]+[a-rt-z]s (?:use|contain|provide|run|handle|manage|live|hold|return|support|expose|implement|consist|store|own|register|resolve|call|read|write|get|take|come|apply|receive|consume|depend|map|operate|help|wrap|delegate|communicate|inherit|describe|represent) (?![^.;]*\bonly\b)/u;
const INTRODUCES =
  /^(?!(?:always |please |just |only )?(?:use|write|declare|define|annotate|name|import|wrap|mark|replace|group|order|throw|return|prefix|add|keep|put|place|store|extract|move) (?!(?:the )?(?:following|these|this|script|command)\b)).*:$/u;
/** A row of a table on files, flags or names. */
const ROW_OF_CODE = new RegExp(String.raw`^${CODE}(?:(?:,| ?\/| or| and)? ?${CODE})* \|(?!.*\|.*${CODE})`, 'u');
/** A finite verb of a description soon after the subject. */
const DESCRIBES = new RegExp(
  String.raw`^[^.;:]{0,80}?(?<![\p{L}])(?:is|are|was|were|has|contains|provides|runs|uses|handles|manages|lives?|holds|returns|supports|exposes|implements|consists?|stores|owns|registers|resolves|works|calls|reads|writes|gets|takes|does|comes|applies)(?![\p{L}-])`,
  'u',
);

/** What begins with code or a pronoun and goes on with `is a` says what that is, also below a heading of rules. */
const DEFINES = new RegExp(
  String.raw`^(?:${CODE}|this(?: [a-z]+){0,2}|it|they|these|there|its [a-z]+) (?:is|are|was|intentionally|deliberately) (?:a|an|the|not|especially|[a-z]+ly|prefers?|uses?)(?![\p{L}])`,
  'u',
);

function wholeText(parts: Directing['parts']): string {
  return parts.map(({ value }) => value).join('');
}

/** A whole sentence in brackets explains the one before it. */
function isInBrackets(parts: Directing['parts']): boolean {
  const text = wholeText(parts);
  return text.startsWith('(') && /\)[.!]?$/.test(text);
}

/** Below these, even an order says where something is. */
const GUIDE_HEADING =
  /\b(?:entry points|repository map|project map|message flow|key features|repository structure|project structure)\b/;
const RULES_HEADING =
  /\b(?:rules?|conventions?|standards?|guidelines?|principles|styles?|practices|naming|formatting|requirements?|do'?s|don'?ts|anti-?patterns?|checklist|constraints?|prohibited|forbidden|policy|policies)\b/;
const TOUR_HEADING =
  /\b(?:overview|architecture|structure|layout|map|tech(?:nology)? stack|features?|how it works|key (?:files|components|entry points|concepts|directories)|directories|components|about|background|introduction|commands|dependencies)\b/;

function isUnder(headings: readonly Heading[], expression: RegExp): boolean {
  const own = headings.at(-1);
  return own !== undefined && expression.test(plainWords(own.title));
}

function isProcess({ parts, headings, leadIns }: Directing): boolean {
  const words = withoutExplanation(readWords(parts));
  if (RULE_ON_CHANGE.test(words) || isContrast(parts, words)) {
    return false;
  }
  const orders = listOrders(words);
  const above = leadIns.map((leadIn) => plainWords(leadIn)).filter((leadIn) => !ANNOUNCES.test(leadIn));
  return (
    orders.some((order) => WORK_ORDER.test(order)) ||
    (orders.some((order) => COMMAND_VERB.test(order)) &&
      parts.some(({ kind, value }) => kind === 'code' && COMMAND.test(value))) ||
    WORK_MOMENT.test(words) ||
    WORK_WORDS.test(words) ||
    AGENTS_WORK.test(words) ||
    above.some(
      (leadIn) =>
        WORK_MOMENT.test(leadIn) ||
        WORK_WORDS.test(leadIn) ||
        WORK_LEAD_IN.test(leadIn) ||
        listOrders(leadIn).some((order) => WORK_ORDER.test(order)),
    ) ||
    (isUnder(headings, WORK_HEADING) && !isUnder(headings, RULES_OF_CODE))
  );
}

/** What follows a dash or stands in brackets explains, and directs nothing by itself. */
function withoutExplanation(words: string): string {
  const main = words.replaceAll(/ ?\([^()]*\)/g, '').split(/ (?:[-–—]|because) |(?:[;,.] ?| )see [^,;.]*$/u)[0] ?? '';
  return main.length < LEAST_MAIN_CHARACTERS ? words : main;
}

const LEAST_MAIN_CHARACTERS = 12;

/** A contrast is near the beginning of its sentence. */
const MAX_CONTRAST_CHARACTERS = 300;

/** `Use pnpm, not npm` is about what is written in scripts and documents as well. */
function isContrast(parts: Directing['parts'], words: string): boolean {
  return (
    CONTRAST.test(words.slice(0, MAX_CONTRAST_CHARACTERS)) &&
    parts.some(({ kind, value }) => kind === 'code' && COMMAND.test(value))
  );
}

const CONTRAST = new RegExp(
  String.raw`^(?:always |only )?use [^.;]*?${CODE}[^.;]*(?:, not|, never|instead of|rather than| over )`,
  'u',
);

/** The orders of a sentence, each from its verb on: after a directive, a label, a condition, a comma. */
function listOrders(words: string): readonly string[] {
  const starts = words
    .split(/(?<=[:;,–—]) | - |\. |\bthen /u)
    .map((part) => part.trim().replace(/^(?:and|or|then|also|please|always|just|explicitly|first) /, ''));
  return starts.map((part) => readDirective(part)?.rest ?? part);
}

/** Rules that the change itself shows: its title, its branch, its commits, and what must not be in it. */
const RULE_ON_CHANGE = new RegExp(
  [
    String.raw`(?:commit(?: message)?s?|(?:commit |pr |pull request )?(?:titles?|subjects?|headers?|subject lines?)|branch(?:es| names?)?)\b.{0,60}(?<![\p{L}])(?:start|begin|prefix|format|imperative|characters|chars|lower ?case|upper ?case|capitali[sz]e|named|pattern|conventional|semantic|end with|period|tense)`,
    String.raw`(?:conventional|semantic) (?:commits?|pr titles?)`,
    String.raw`^(?:never|don't|do not|must not|avoid) commit(?:ting)? (?!directly|to |on |unless|without|until|anything|changes|or push)`,
  ].join('|'),
  'u',
);

/** Verbs of work, and verbs of code where their object is one of work. */
const WORK_ORDER = new RegExp(
  String.raw`^(?:${[
    'ask|rerun|re-run|inspect|consult|investigate|reproduce|clarify|discuss|propose|claim|think|plan|iterate|confirm|coordinate|rebase|squash|merge|commit|push|stage|stash|cherry-pick|tell|summari[sz]e|respond|answer|reply|assume|communicate|start implementation|brainstorm|study|loop|re-read|reread|skim|suggest|wait for|repeat|simplify|load|review|explore|understand|bump|disclose|cite|mention|inform|notify',
    String.raw`(?:run|execute|use|invoke|launch|start|stop|try) (?:the |all |only |full |any |a |an |your |targeted |relevant |narrow(?:est)? |existing |specific )*(?:tests?|test suite|suite|unit tests|linters?|lint|linting|formatters?|build|builds|checks?|type ?checks?|validation|verification|scripts?|skills?|tools?|agents?|subagents?|task|server|dev server|app|command|commands|pre-commit|hooks?|judgment|judgement|plan mode|mcp)(?![\p{L}-])`,
    String.raw`read(?= )(?!.*(?<![\p{L}])from(?![\p{L}]))`,
    String.raw`(?:open|see|check|look at|look for|look up|refer to|review|follow|find|search|scan|verify|examine) (?:the |all |any |a |an |your |our |its |for |relevant |existing |current |related |nearby |similar |linked |official )*(?:docs?|documentation|readme|guides?|guidance|instructions?|files?|section|skills?|code ?base|code|implementations?|patterns|tests?|usages?|call sites|callers|history|logs?|output|errors?|issues?|prs?|pull requests?|changes|diff|plan|work|results?|${CODE}\.?$|${CODE} (?:for|before|when|first|to))(?![\p{L}-])`,
    String.raw`(?:open|create|submit|file|close|update|link|reference|mention|post|draft|write) (?:the |all |any |a |an |your |new |one |draft |every )*(?:issues?|prs?|pull requests?|branch(?:es)?|commits?|commit messages?|tickets?|release|releases|plan|worktrees?|summary|feature branch|changes)(?![\p{L}-])`,
    String.raw`(?:keep|make|be|stay) (?:your |the |all )?(?:responses?|answers?|replies|concise|prs?|pull requests?|commits?|diffs?|changes|edits|focused|brief|honest|proactive|going|patient|surgical|careful)(?![\p{L}-])`,
    String.raw`(?:fix|resolve|address) (?:the |all |any |every |your |compilation |lint |type |test |remaining )*(?:failing|failures?|errors?|issues?|warnings?|problems?|lint|comments?|feedback|findings?|actionable|bugs?)(?![\p{L}-])`,
    String.raw`(?:install|set up|setup|clone|activate|download) (?:the |all |any )*(?:dependencies|packages|repo|repository|environment|tools|${CODE})(?![\p{L}-])`,
    String.raw`(?:verify|check|validate|ensure|make sure|confirm) (?:that |the |all |your )*(?:everything|tests?|build|builds|changes?|work|existing tests|code compiles|it (?:works|compiles|builds)|ci|no (?:errors|regressions))(?![\p{L}-])`,
  ].join('|')})(?![\p{L}-])`,
  'u',
);
const COMMAND_VERB =
  /^(?:run|execute|use|try|start|build|test|check|verify|invoke|call|format|lint|install|validate|regenerate|generate)(?![\p{L}-])/u;
const WORK_MOMENT = new RegExp(
  String.raw`(?:^|[ :;,(])(?:${[
    String.raw`(?:before|after|when|once|while|prior to|without first) (?:you(?:'re| are)? )?(?:any |each |every |first |final )*(?:commit|submit|merg|push|open(?:ing)? (?:a |an )?(?:pr|pull)|div(?:e|ing)|creat(?:e|ing) (?:a |an )?(?:pr|pull)|finish|finaliz|complet|claiming|declaring|start(?:ing)? (?:work|any|a task|implement)|editing|implementing|investigating|debugging|reviewing|responding|making (?:any |code )*changes|handing|handoff|done|asked|unsure|uncertain|in doubt|stuck|touching|planning|proposing|asking|reporting)`,
    String.raw`if (?:you(?:'re| are)? )?(?:unsure|uncertain|in doubt|stuck|not sure|asked|the user|a test fails|tests fail|unclear|confused|blocked|you cannot|you need)`,
    'when in doubt|if in doubt|in the same pr|in a separate (?:pr|commit)|by default, ask',
    'unless (?:explicitly )?(?:asked|requested|instructed|told)(?=$).{0,0}',
  ].join('|')})`,
  'u',
);
const WORK_WORDS = new RegExp(
  anyOf(
    String.raw`(?:pull requests?|prs?|pr descriptions?|commit messages?|worktrees?|git (?:commit|push|rebase|history|add|stash)|co-authored-by|(?<!address )(?<!address the )reviewers?|maintainers?|code reviews?|the user(?:'s request)?|your (?:task|response|answer|changes|work|plan|knowledge)|the conversation|ci (?:pass|passes|is green)|release notes?|this session|dev server|(?:this|the|a|${CODE}) skill|context window|lsp|running (?:the |all |only )*(?:tests?|test suites?|linters?|builds?)|unrelated|changesets?|subagents?|human approval|user approval|feature branch|main branch|force[- ]push|without (?:explicit |prior |express |written |human |user |the user's |your |my )*(?:approval|permission|instructions?|confirmation|consent|authorization)|all commands|contributions?|autonomous agents?|an llm|ai[a-z -]{0,24} polic(?:y|ies))`,
  ),
  'u',
);
/** What agents do at their work; what their definitions contain is code. */
const AGENTS_WORK =
  /^(?:the |all |every |each )?(?:(?:ai |coding |automated )?(?:sub-?)?agents?|copilot|claude) (?:must|should|shall|may|never|always|must never|should never) (?:not |never |always )*(?:follow|prefer|use|read|ask|run|check|aim|respond|answer|stop|wait|verify|start|call|treat|report|explain|propose|work|delegate|self-|edit|commit|push|open|search|load|invoke|assume|guess)/u;
/** `every contribution must follow these rules`: the items may be on anything. */
const ANNOUNCES =
  /\b(?:follow|meet|observe|respect|comply with|adhere to) (?:(?:the|these|those|our|all|following|coding|code|project) )*(?:rules|standards|guidelines|conventions|principles|requirements|practices)$/u;
const WORK_LEAD_IN =
  /\b(?:steps?|workflow|to run|to build|to test|before (?:opening|merging|submitting|committing|making)|final check|when (?:editing existing|making changes)|following (?:order|commands)|typically includes)\b/;
const WORK_HEADING =
  /\b(?:workflow|pull requests?|prs?|commits?|committing|git|branches|branching|communication|running|build(?:ing)?(?: and test(?:ing)?)?|setup|set up|releas(?:es?|ing)|before (?:editing|you|committing|submitting|starting)|planning|final review|verification|validation|debugging|troubleshooting|operating model|disclosure|task completion|(?:final|completion) checklist|example plan|think|surgical|goal|simplicity|quality gates?|development (?:process|commands|loop)|skills?|tools?|working (?:with|agreements?|style)|how to work|mindset|response|handoff|definition of done|pre-commit)\b/;
const RULES_OF_CODE =
  /\b(?:style|code (?:rules|conventions|standards|guidelines)|naming|coding|conventions?|format(?:ting)?|messages?|names?)\b/;

const FOREIGN_DIRECTIVE = new RegExp(
  [
    anyOf(
      'nicht|niemals|nie|immer|muss|müssen|soll|sollen|sollte|sollten|vermeide|vermeiden|verwende|verwenden|benutze|nutze|keine?n?|darf|dürfen|statt|bevorzuge|verboten|untersagt',
    ),
    anyOf(
      "ne|jamais|toujours|doit|doivent|devrait|évite[rz]?|utilise[rz]?|préf[éè]re[rz]?|pas de|nomme[rz]?|interdite?s?|n'utilisez|aucune?|au lieu",
    ),
    anyOf(
      'nunca|siempre|debe|deben|debería|evita|evite|evitar|usa|use|usar|utiliza|utilice|utilizar|prefiere|prohibido|nombra|en lugar|no (?:usar|uses|use)',
    ),
    anyOf('sempre|deve|devem|deveria|utilize|não|evite|prefira|proibido|nomeie|em vez'),
    '不要|不得|不能|不允许|不许|禁止|必须|必須|应该|应当|应使用|需要|避免|使用|优先|請|请|勿|统一|采用|遵循',
    'しない|使わない|してください|すること|使用する|使う|使って|必ず|禁止|避け|べき|ないこと|優先',
    '하지 마|하지 않|금지|반드시|사용하|해야|피하|피해|마세요|하세요|합니다|우선',
  ].join('|'),
  'u',
);
const FOREIGN_RULES_TITLE =
  /regeln|richtlinien|konventionen|stil|règles|conventions|reglas|convenciones|estilo|regras|convenções|规范|规则|约定|风格|ルール|規約|スタイル|규칙|컨벤션|스타일/u;
/** Whether a secret is in a commit, the change shows. */
const FOREIGN_SECRET =
  /passw(?:ort|örter)|schlüssel|zugangsdaten|mots? de passe|secrets?|clés|secretos?|contraseñas?|credencia|segredos?|senhas?|密钥|密码|凭[证据]|シークレット|パスワード|秘密鍵|認証情報|비밀|시크릿|자격/u;
const FOREIGN_PROCESS = new RegExp(
  `${anyOf('pull request|prs?|commits?|commit-nachrichten?|branch|tests? ausführen|führe|exécute[rz]?|lance[rz]?|ejecuta|ejecutar|execute|executar|rode|frage|demande[rz]?|pregunta|pergunte')}|(?<![a-z])prs?(?![a-z])|运行|执行测试|提交|分支|合并|发布|评审|确认|假设|澄清|工作流|询问|拉取请求|実行|コミット|プルリクエスト|실행|커밋|질문`,
  'u',
);
