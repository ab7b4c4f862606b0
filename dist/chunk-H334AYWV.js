import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readParagraphs
} from "./chunk-2OI6KSDN.js";
import {
  lazily,
  positionAt
} from "./chunk-JWLSZ374.js";
import {
  at
} from "./chunk-2NL7A4UT.js";

// src/guidelines/polarity.ts
function plainWords(text) {
  let words = text.toLowerCase().replaceAll("\u2019", "'");
  return (UNEVEN.test(words) ? words.replaceAll(/\s+/g, " ") : words).trim();
}
var UNEVEN = /[^\S ]| {2}/, WHO = "(?:please |you |we |all code |code )?", FORMS = [
  { polarity: "required", asks: "action", words: form("(?:don't|do not|never) forget to") },
  {
    polarity: "forbidden",
    asks: "action",
    words: form(
      "(?:must not|mustn't|must never|should not|shouldn't|should never|shall not|may not|cannot|can't|do not|don't|never|not|refrain from)(?: ever)?"
    )
  },
  { polarity: "forbidden", asks: "thing", words: form("(?:always |should |must )?avoid") },
  {
    polarity: "forbidden",
    asks: "thing",
    words: form(
      "no(?= (?!longer|need|matter|one|other|more|less|fewer|later|sooner|such|problem))(?!.* (?:needed|required|necessary)$)"
    )
  },
  { polarity: "required", asks: "thing", words: form("(?:always |should |must )?(?:prefer|favou?r)(?: to(?= ))?") },
  {
    polarity: "required",
    asks: "action",
    words: form(
      "(?:must always|should always|shall|must|should|always|do|ensure to|make sure to|be sure to|remember to)"
    )
  }
];
function form(words) {
  return new RegExp(`^${WHO}${words}(?![\\w'-])[ ,:]*`);
}
function readDirective(words) {
  for (let { polarity, asks, words: expression } of FORMS) {
    let head = expression.exec(words)?.[0];
    if (head !== void 0)
      return { polarity, asks, rest: words.slice(head.length) };
  }
}
var ONLY_USES = /^(?:(?:to )?(?:use|using|do|doing)\b ?)?(?:(?:(?:any of )?the following|these|this)(?: (?:practices?|patterns?|things?|rules?|anti-patterns?|instead))?)?$/;
function isBareDirective(leadIn) {
  return leadInPolarity(leadIn) !== void 0;
}
var MAX_LEAD_IN_CHARACTERS = 100;
function leadInPolarity(leadIn) {
  if (leadIn.length > MAX_LEAD_IN_CHARACTERS)
    return;
  let words = plainWords(leadIn).replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ""), directive = readDirective(words);
  return directive !== void 0 ? ONLY_USES.test(directive.rest) ? directive.polarity : void 0 : FORBIDDING_TITLE.test(words) ? "forbidden" : words !== "" && ONLY_USES.test(words) ? "required" : void 0;
}
var FORBIDDING_TITLE = /^(?:things |patterns |practices |what )?(?:to avoid|not to do|not to use|don'ts|forbidden|prohibited|banned|disallowed|not allowed|anti-?patterns?|bad practices)(?: (?:patterns?|practices?|things|apis?|to avoid))?$/;

// src/guidelines/directs.ts
function isDirecting({ parts, headings, leadIns }) {
  let words = readWords(parts);
  return readDirective(words) !== void 0 || DIRECTING.test(words) || leadIns.some(introducesRules) || !NAMES_CODE.test(words) && (beginsWithImperative(words) || leadIns.some((leadIn) => beginsWithImperative(plainWords(leadIn))) || isUnderRules(headings) && !words.endsWith(":"));
}
var CODE = "\uFFFC", BEFORE_WORDS = new RegExp(String.raw`^[^\p{L}\p{N}"'${CODE}]+`, "u");
function readWords(parts) {
  let text = parts.map(({ kind, value }) => kind === "code" ? CODE : value).join("");
  return plainWords(text).replace(BEFORE_WORDS, "");
}
var DIRECTING = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:${[
    "must|shall|should|never|always|avoid(?:ed)?|prefer(?:red|ably)?|favou?r(?:ed)?|refrain|ensure|make sure|be sure|remember",
    "don'ts?|do not|mustn't|shouldn't|cannot|can't|may not|not allowed|disallowed|no longer",
    "(?:is|are) (?:required|mandatory|forbidden|prohibited|banned|expected|named|written|placed|prefixed|suffixed|documented)",
    "needs? to|has to|have to|instead of|rather than|at (?:least|most)|at all times|whenever|mandatory|forbidden|prohibited",
    "not (?:use|rely|add|call|import|commit|throw|catch|log)",
    "belongs? (?:in|on|to|under|next|only)|(?:go|goes) (?:in|into|under|next to)",
    "(?:changes|fixes|features|apis|functions|methods|endpoints|defaults|classes|components|dependencies) (?:require|need)s?(?! no )"
  ].join(
    "|"
  )})(?![\p{L}\p{N}-])|^(?:all|every|each|no|only|any|max|maximum) |(?:^|[ :])(?:javadoc|xml (?:doc|documentation) comments?|docstrings?|jsdoc|type hints?|type annotations|doc comments?|return types) (?:on|for) (?:all|every|each|any|public|exported) | required$`,
  "u"
), VERBS = setOf(
  `accept add adhere adopt annotate apply ask assert assign assume avoid batch be begin break bring bump call cancel
  capitalize catch check choose clamp clarify clean close combine commit compare compose configure confirm consider consult convert coordinate copy
  create declare define delete demonstrate deploy deprecate derive describe disable discard dispose distribute do download drop edit eliminate embed
  emphasize employ enforce enable encapsulate encrypt escape examine exclude execute explain expose extend extract fail fetch find fix follow
  generate get give go group guard guide hash help hide hoist identify ignore implement import include incorporate indent inherit
  initialize inject insert install instantiate invoke isolate justify keep launch leave let leverage lint load localize look
  maintain make mark maximize measure memoize mention migrate minimize mirror mock modify move narrow normalize note obtain
  omit open optimize organize override parametrize parameterize parse pass perform pick pin populate practice preserve prevent
  process prefix produce propagate protect provide publish pull push put quote raise re-run read recommend reduce refactor refer
  register reject rely remove rename render reorder repeat replace rerun resolve respect restrict retry return reuse revert review
  rewrite run sanitize save scan see select send separate serialize serve set share show simplify skip sort specify split start
  stay stick stop store strip strive submit suffix surround suppress synchronize tag take tell throw transform treat trim try turn
  understand update upgrade use utilize validate verify wait warn watch work wrap write`
), NOUNS_TOO = setOf(
  `abstract access align alert archive bind block build cache change chain comment cover debug design
  document encode end exit export filter flag force format handle inline limit link list log map match monitor name nest order
  pair place plan prefix profile query rate record report request require schedule scope secure shield state structure style support
  surface target test trace track type value version`
), AFTER_VERB = new RegExp(
  String.raw`^(?:${CODE}|(?:a|an|the|all|any|both|each|every|everything|your|our|their|its|it|new|only|with|in|at|on|before|after|them|these|those|this|that|constants?|functions?|methods?|variables?|classes|types|files|tests|errors|modules|components|test|source|public|private|imports?|exports?|shared|related|exported|interfaces?|boolean|event|custom|hooks|constants)\b)`,
  "u"
), CLAUSE_START = /(?:^|[:;,.–—]| -|\bthen\b|\bplease\b) ?(?:please |then |also |just |either |instead |[a-z]+ly )?/gu;
function beginsWithImperative(words) {
  for (let { index, 0: found } of words.matchAll(CLAUSE_START)) {
    let rest = words.slice(index + found.length), verb = /^[a-z-]+/.exec(rest)?.[0] ?? "", next = rest.slice(verb.length).trimStart();
    if (VERBS.has(verb) && isVerbHere(index, next) || NOUNS_TOO.has(verb) && AFTER_VERB.test(next))
      return !0;
  }
  return !1;
}
function isVerbHere(index, next) {
  return !/^(?:of|for)\b/.test(next) && (index === 0 || !/^(?:,|and\b|or\b|$)/.test(next));
}
function introducesRules(leadIn) {
  return leadInPolarity(leadIn) !== void 0 || isRulesTitle(leadIn) || DIRECTING.test(plainWords(leadIn));
}
function isUnderRules(headings) {
  return (headings.length > 1 ? headings.slice(1) : headings).some(({ title }) => isRulesTitle(title) || leadInPolarity(title) !== void 0);
}
function isRulesTitle(title) {
  return RULES_TITLE.test(plainWords(title));
}
var RULES_TITLE = /\b(?:rules?|conventions?|standards?|guidelines?|principles|styles?|best practices?|practices|naming|formatting|indentation|requirements?|do'?s|don'?ts|anti-?patterns?|checklist|constraints?|restrictions?|prohibited|forbidden|musts?|pitfalls|policy|policies)\b/, NAMES_CODE = new RegExp(
  String.raw`^${CODE}(?:(?: ?\/ ?|, | and | or |, and )${CODE})*(?: \([^)]*\))?(?::| -| –| —|$)|^[a-z]+(?:_[a-z0-9]+)+(?::| -| –| —) `,
  "u"
), ENGLISH = setOf("the and for with is are be this that not from when if or to of it as by on all use do"), LEAST_ENGLISH = 0.1, LEAST_WORDS = 12, MOST_OTHER_LETTERS = 0.05, MOST_CHARACTERS = 2e4;
function isEnglish(text) {
  let beginning = text.slice(0, MOST_CHARACTERS), words = beginning.toLowerCase().match(new RegExp("\\p{L}+", "gu")) ?? [], letters = words.reduce((sum, word) => sum + word.length, 0), other = (beginning.match(new RegExp("(?![a-z])\\p{L}", "giu")) ?? []).length, english = words.filter((word) => ENGLISH.has(word)).length;
  return words.length >= LEAST_WORDS && english >= words.length * LEAST_ENGLISH && other <= letters * MOST_OTHER_LETTERS;
}
function setOf(words) {
  return new Set(words.split(/\s+/));
}

// src/guidelines/classify.ts
function classifyStatement(statement) {
  return NAMES_OF_CHANGES.test(readWords(statement.parts)) ? "rule" : !isRuledOut(statement) && (!isDirecting(statement) || isDescription(statement)) ? "background" : isProcess(statement) ? "process" : isIntroduction(statement) ? "background" : "rule";
}
function isIntroduction({ parts }) {
  let words = readWords(parts);
  return INTRODUCES.test(words) && !STRONG.test(words.replaceAll(THIRD_PERSON, ""));
}
function isRuledOut({ parts }) {
  return CROSS.test(parts[0]?.value ?? "") && !parts.some(({ kind, value }) => kind === "words" && value.includes("|"));
}
var CROSS = /^[❌✗✘✖🚫⛔]/u;
function classifyForeignStatement(statement) {
  let inEnglish = classifyStatement(statement);
  if (inEnglish !== "background")
    return inEnglish;
  let { parts, leadIns, headings } = statement, words = readWords(parts), above = [...leadIns, ...headings.slice(1).map(({ title }) => title)].join(`
`).toLowerCase();
  return !FOREIGN_DIRECTIVE.test(words) && !FOREIGN_DIRECTIVE.test(above) && !FOREIGN_RULES_TITLE.test(above) ? "background" : FOREIGN_PROCESS.test(words) || FOREIGN_PROCESS.test(above) ? "process" : "rule";
}
var CODE2 = "\uFFFC", NAMES_OF_CHANGES = new RegExp(
  String.raw`^(?:branch(?:es)?(?: names?| naming)?|commit (?:messages?|subjects?)|(?:pr|pull request) titles?)(?: (?:format|conventions?|pattern|style))?: ?(?:use |like )?${CODE2}`,
  "u"
), wordsOf = (words) => words.trim().split(/\s+/).join("|"), anyOf = (words) => String.raw`(?<![\p{L}\p{N}-])(?:${words})(?![\p{L}\p{N}-])`, STRONG = new RegExp(
  anyOf(
    "must|shall|should|never|always|avoid|prefer(?:red|ably)?|refrain|ensure|make sure|be sure|remember|don't|do not|mustn't|shouldn't|not allowed|disallowed|forbidden|prohibited|mandatory|required to|needs? to|has to|have to|banned|(?:is|are) (?:required|expected|named|prefixed|suffixed|documented)|belongs? (?:in|on|to|under|next|only)|(?:go|goes) (?:in|into|under|next to)|(?:changes|fixes|features|apis|functions|methods|endpoints|defaults|classes|components|dependencies) (?:require|need)s?"
  ) + "|^(?:all|every|no|only|any) ",
  "u"
), THIRD_PERSON = new RegExp(
  String.raw`(?:(?:never|always) (?:(?!(?:use|pass|access|process|address|focus|discuss|suppress|express|less)\b)[a-z]+s)|(?:is|are|was|were|gets?) (?:never|always) (?:the|a|[a-z]+ed|taken|sent|run|set|kept)|(?:never|always) (?:the|a|on|true|false|returned)|(?:don't|do not) (?:need|apply|have|require|matter|trigger|affect|exist|support))(?![\p{L}])`,
  "gu"
), COMMAND = /^(?:\$ |\.\/|(?:npm|npx|pnpm|yarn|bun|bunx|deno|node|make|just|task|cargo|go|dotnet|python3?|pip|uv|uvx|poetry|pytest|tox|nox|git|gh|docker|mvn|gradlew?|bundle|rake|composer|php|swift|mix|cd|curl|bazel|nx|turbo)(?: |$))/, MAX_LEAD_IN_CHARACTERS2 = 120;
function isDescription({ parts, headings, leadIns }) {
  let words = readWords(parts), claim = words.replaceAll(THIRD_PERSON, "");
  if (isLabelledCommand(parts, words) || POINTS_ELSEWHERE.test(words) || isTitle(parts, words))
    return !0;
  if (STRONG.test(claim) || leadIns.some((leadIn) => leadIn.length <= MAX_LEAD_IN_CHARACTERS2 && STRONG.test(plainWords(leadIn))))
    return !1;
  if (isUnder(headings, GUIDE_HEADING) || DEFINES.test(words) || NAMES_TOOL.test(words) || isInBrackets(parts))
    return !0;
  let isOnlyClaim = STRONG.test(words);
  return readDirective(claim) !== void 0 || BEGINS_WITH_ORDER.test(words) ? !1 : isOnlyClaim || CODE_DOES.test(words) || ROW_OF_CODE.test(words) || (DESCRIBES.test(words) || MANY_DO.test(words) && !RULE_ON_CHANGE.test(words)) && !isUnder(headings, RULES_HEADING) || isUnder(headings, TOUR_HEADING);
}
function isLabelledCommand(parts, words) {
  let code = parts.find(({ kind }) => kind === "code")?.value ?? "";
  return COMMAND.test(code) && !STRONG.test(words) && new RegExp(String.raw`^(?:[^:.${CODE2}]{2,60}(?::| [-–—|]) ?${CODE2}|${CODE2}(?::| [-–—|]| \())`, "u").test(words);
}
function isTitle(parts, words) {
  let [only, ...others] = parts;
  return others.length === 0 && TITLE.test((only?.value ?? "").trim()) && !BEGINS_WITH_ORDER.test(words);
}
var TITLE = /^(?:[A-Z][\w/-]*(?: (?:&|and|of|for|in))? ){0,3}(?:Guidelines?|Conventions?|Standards?|Rules|Requirements|Principles|Practices|Considerations|Checklist)$/, POINTS_ELSEWHERE = /^(?:see|full guidance|for (?:more )?(?:details?|information|examples?)|for [^.;:]{3,100}, (?:see|refer to|consult)|(?:full |further |more |additional )?(?:detail(?:s|ed [a-z]+)|instructions|documentation|reference) (?:is|are|lives?|can be found) (?:in|at|under))\b(?!.*\b(?:before|must|never)\b)/u, BEGINS_WITH_ORDER = new RegExp(
  String.raw`(?:^|[;.] |^[^:${CODE2}.]{2,60}: |^(?:if|when|before|after|for|in|on|to|once|while|where|with) [^,.;]{1,150}, )(?:(?:please|just|only|also|then|instead|[a-z]+ly) )*(?:${wordsOf(`
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
  "u"
), CODE_DOES = new RegExp(
  String.raw`^(?:[^:.${CODE2}]{2,40}: )?(?:the |each |this )?(?:[a-z]+(?:'s)? ){0,2}?${CODE2}(?: \([^)]*\))?(?: (?:and|or|\/) ${CODE2})?(?: (?:modules?|class|function|method|package|command|script|job|flag|hook|helper|folder|directory|file|component|service|trigger|workflow|option|plugin))? (?!(?:uses|follows|has|means|needs|requires|comes|goes|belongs|lives)\b)[a-z]{2,}[a-rt-z]s (?:the|a|an|all|every|any|each|its|on|from|to|in|into|over|how|what|by|with|and|as|that|only|both|through|via|${CODE2})(?![\p{L}-])`,
  "u"
), NAMES_TOOL = /^(?:formatting|formatter|testing|tests?|test(?:ing)? framework|test runner|linting|linter|type checking|type checker|compatibility|frameworks?|languages?|runtime|build(?: tool| system)?|bundler|package manager|ci(?:\/cd)?|database|orm|state management|styling|ui(?: library| framework)?|platforms?|deployment|hosting|auth(?:entication)?|license|tooling|target|mocking|backend|frontend|api|validation|monitoring|logging|editor|node(?:\.js)?|python|java|php|go|rust): (?!(?:use|never|no|always|prefer|avoid|do|all|only|write|run|keep|add|each|every|must|should|single|double|tabs?|spaces?|max|required|when|if|for)\b)(?:[\p{L}\p{N}.+#/>=≥-]+,? ?(?:\([^()]*\) ?)?){1,6}$/u, MANY_DO = /^(?!(?:all|every|always|names|files|branches|functions|methods|types|classes|constants|variables|interfaces) )(?:[a-z'-]+ ){0,4}[a-z-]+[a-rt-z]s (?:use|contain|provide|run|handle|manage|live|hold|return|support|expose|implement|consist|store|own|register|resolve|call|read|write|get|take|come|apply|receive|consume|depend|map|operate|help|wrap|delegate|communicate|inherit|describe|represent) (?![^.;]*\bonly\b)/u, INTRODUCES = /^(?!(?:always |please |just |only )?(?:use|write|declare|define|annotate|name|import|wrap|mark|replace|group|order|throw|return|prefix|add|keep|put|place|store|extract|move) (?!(?:the )?(?:following|these|this|script|command)\b)).*:$/u, ROW_OF_CODE = new RegExp(String.raw`^${CODE2}(?:(?:,| ?\/| or| and)? ?${CODE2})* \|(?!.*\|.*${CODE2})`, "u"), DESCRIBES = new RegExp(
  String.raw`^[^.;:]{0,80}?(?<![\p{L}])(?:is|are|was|were|has|contains|provides|runs|uses|handles|manages|lives?|holds|returns|supports|exposes|implements|consists?|stores|owns|registers|resolves|works|calls|reads|writes|gets|takes|does|comes|applies)(?![\p{L}-])`,
  "u"
), DEFINES = new RegExp(
  String.raw`^(?:${CODE2}|this(?: [a-z]+){0,2}|it|they|these|there|its [a-z]+) (?:is|are|was|intentionally|deliberately) (?:a|an|the|not|especially|[a-z]+ly|prefers?|uses?)(?![\p{L}])`,
  "u"
);
function isInBrackets(parts) {
  let text = parts.map(({ value }) => value).join("");
  return text.startsWith("(") && /\)[.!]?$/.test(text);
}
var GUIDE_HEADING = /\b(?:entry points|repository map|project map|message flow|key features|repository structure|project structure)\b/, RULES_HEADING = /\b(?:rules?|conventions?|standards?|guidelines?|principles|styles?|practices|naming|formatting|requirements?|do'?s|don'?ts|anti-?patterns?|checklist|constraints?|prohibited|forbidden|policy|policies)\b/, TOUR_HEADING = /\b(?:overview|architecture|structure|layout|map|tech(?:nology)? stack|features?|how it works|key (?:files|components|entry points|concepts|directories)|directories|components|about|background|introduction|commands|dependencies)\b/;
function isUnder(headings, expression) {
  let own = headings.at(-1);
  return own !== void 0 && expression.test(plainWords(own.title));
}
function isProcess({ parts, headings, leadIns }) {
  let words = withoutExplanation(readWords(parts));
  if (RULE_ON_CHANGE.test(words) || isContrast(parts, words))
    return !1;
  let orders = listOrders(words), above = leadIns.map((leadIn) => plainWords(leadIn));
  return orders.some((order) => WORK_ORDER.test(order)) || orders.some((order) => COMMAND_VERB.test(order)) && parts.some(({ kind, value }) => kind === "code" && COMMAND.test(value)) || WORK_MOMENT.test(words) || WORK_WORDS.test(words) || above.some(
    (leadIn) => WORK_MOMENT.test(leadIn) || WORK_WORDS.test(leadIn) || WORK_LEAD_IN.test(leadIn) || listOrders(leadIn).some((order) => WORK_ORDER.test(order))
  ) || isUnder(headings, WORK_HEADING) && !isUnder(headings, RULES_OF_CODE);
}
function withoutExplanation(words) {
  let main = words.replaceAll(/ ?\([^()]*\)/g, "").split(/ (?:[-–—]|because) |(?:[;,.] ?| )see [^,;.]*$/u)[0] ?? "";
  return main.length < LEAST_MAIN_CHARACTERS ? words : main;
}
var LEAST_MAIN_CHARACTERS = 12, MAX_CONTRAST_CHARACTERS = 300;
function isContrast(parts, words) {
  return new RegExp(
    String.raw`^(?:always |only )?use [^.;]*?${CODE2}[^.;]*(?:, not|, never|instead of|rather than| over )`,
    "u"
  ).test(words.slice(0, MAX_CONTRAST_CHARACTERS)) && parts.some(({ kind, value }) => kind === "code" && COMMAND.test(value));
}
function listOrders(words) {
  return words.split(/(?<=[:;,–—]) | - |\. |\bthen /u).map((part) => part.trim().replace(/^(?:and|or|then|also|please|always|just|explicitly|first) /, "")).map((part) => readDirective(part)?.rest ?? part);
}
var RULE_ON_CHANGE = new RegExp(
  [
    String.raw`(?:commit(?: message)?s?|(?:commit |pr |pull request )?(?:titles?|subjects?|headers?|subject lines?)|branch(?:es| names?)?)\b.{0,60}(?<![\p{L}])(?:start|begin|prefix|format|imperative|characters|chars|lower ?case|upper ?case|capitali[sz]e|named|pattern|conventional|semantic|end with|period|tense)`,
    String.raw`(?:conventional|semantic) (?:commits?|pr titles?)`,
    String.raw`^(?:never|don't|do not|must not|avoid) commit(?:ting)? (?!directly|to |on |unless|without|until|anything|changes|or push)`
  ].join("|"),
  "u"
), WORK_ORDER = new RegExp(
  String.raw`^(?:${[
    "ask|rerun|re-run|inspect|consult|investigate|reproduce|clarify|discuss|propose|claim|think|plan|iterate|confirm|coordinate|rebase|squash|merge|commit|push|stage|stash|cherry-pick|tell|summari[sz]e|respond|answer|reply|assume|communicate|start implementation|brainstorm|study|loop|re-read|reread|skim|suggest|wait for|repeat|simplify|load|review|explore|understand|bump|disclose|cite|mention|inform|notify",
    String.raw`(?:run|execute|use|invoke|launch|start|stop|try) (?:the |all |only |full |any |a |an |your |targeted |relevant |narrow(?:est)? |existing |specific )*(?:tests?|test suite|suite|unit tests|linters?|lint|formatters?|build|builds|checks?|type ?checks?|validation|verification|scripts?|skills?|tools?|agents?|subagents?|task|server|dev server|app|command|commands|pre-commit|hooks?|judgment|judgement|plan mode|mcp)(?![\p{L}-])`,
    String.raw`read(?= )(?!.*(?<![\p{L}])from(?![\p{L}]))`,
    String.raw`(?:open|see|check|look at|look for|look up|refer to|review|follow|find|search|scan|verify|examine) (?:the |all |any |a |an |your |our |its |for |relevant |existing |current |related |nearby |similar |linked |official )*(?:docs?|documentation|readme|guides?|guidance|instructions?|files?|section|skills?|code ?base|code|implementations?|patterns|tests?|usages?|call sites|callers|history|logs?|output|errors?|issues?|prs?|pull requests?|changes|diff|plan|work|results?|${CODE2}\.?$|${CODE2} (?:for|before|when|first|to))(?![\p{L}-])`,
    String.raw`(?:open|create|submit|file|close|update|link|reference|mention|post|draft|write) (?:the |all |any |a |an |your |new |one |draft |every )*(?:issues?|prs?|pull requests?|branch(?:es)?|commits?|commit messages?|tickets?|release|releases|plan|worktrees?|summary|feature branch|changes)(?![\p{L}-])`,
    String.raw`(?:keep|make|be|stay) (?:your |the |all )?(?:responses?|answers?|replies|concise|prs?|pull requests?|commits?|diffs?|changes|edits|focused|brief|honest|proactive|going|patient|surgical|careful)(?![\p{L}-])`,
    String.raw`(?:fix|resolve|address) (?:the |all |any |every |your |compilation |lint |type |test |remaining )*(?:failing|failures?|errors?|issues?|warnings?|problems?|lint|comments?|feedback|findings?|actionable|bugs?)(?![\p{L}-])`,
    String.raw`(?:install|set up|setup|clone|activate|download) (?:the |all |any )*(?:dependencies|packages|repo|repository|environment|tools|${CODE2})(?![\p{L}-])`,
    String.raw`(?:verify|check|validate|ensure|make sure|confirm) (?:that |the |all |your )*(?:everything|tests?|build|builds|changes?|work|existing tests|code compiles|it (?:works|compiles|builds)|ci|no (?:errors|regressions))(?![\p{L}-])`
  ].join("|")})(?![\p{L}-])`,
  "u"
), COMMAND_VERB = /^(?:run|execute|use|try|start|build|test|check|verify|invoke|call|format|lint|install|validate|regenerate|generate)(?![\p{L}-])/u, WORK_MOMENT = new RegExp(
  String.raw`(?:^|[ :;,(])(?:${[
    String.raw`(?:before|after|when|once|while|prior to|without first) (?:you(?:'re| are)? )?(?:any |each |every |first |final )*(?:commit|submit|merg|push|open(?:ing)? (?:a |an )?(?:pr|pull)|div(?:e|ing)|creat(?:e|ing) (?:a |an )?(?:pr|pull)|finish|finaliz|complet|claiming|declaring|start(?:ing)? (?:work|any|a task|implement)|editing|implementing|investigating|debugging|reviewing|responding|making (?:any |code )*changes|handing|handoff|done|asked|unsure|uncertain|in doubt|stuck|touching|planning|proposing|asking|reporting)`,
    String.raw`if (?:you(?:'re| are)? )?(?:unsure|uncertain|in doubt|stuck|not sure|asked|the user|a test fails|tests fail|unclear|confused|blocked|you cannot|you need)`,
    "when in doubt|if in doubt|in the same pr|in a separate (?:pr|commit)|by default, ask",
    "unless (?:explicitly )?(?:asked|requested|instructed|told)(?=$).{0,0}"
  ].join("|")})`,
  "u"
), WORK_WORDS = new RegExp(
  anyOf(
    String.raw`(?:pull requests?|prs?|pr descriptions?|commit messages?|worktrees?|git (?:commit|push|rebase|history|add|stash)|co-authored-by|(?<!address )(?<!address the )reviewers?|maintainers?|code reviews?|the user(?:'s request)?|your (?:task|response|answer|changes|work|plan|knowledge)|the conversation|ci (?:pass|passes|is green)|release notes?|this session|dev server|(?:this|the|a|${CODE2}) skill|context window|unrelated|changesets?|subagents?|human approval|user approval|feature branch|main branch|force[- ]push|without (?:explicit |prior |express |written |human |user |the user's |your |my )*(?:approval|permission|instructions?|confirmation|consent|authorization)|all commands|contributions?|autonomous agents?|an llm|ai[a-z -]{0,24} polic(?:y|ies))`
  ),
  "u"
), WORK_LEAD_IN = /\b(?:steps?|workflow|to run|to build|to test|before (?:opening|merging|submitting|committing|making)|final check|when (?:editing existing|making changes)|following (?:order|commands)|typically includes)\b/, WORK_HEADING = /\b(?:workflow|pull requests?|prs?|commits?|committing|git|branches|branching|communication|running|build(?:ing)?(?: and test(?:ing)?)?|setup|set up|releas(?:es?|ing)|before (?:editing|you|committing|submitting|starting)|planning|final review|verification|validation|debugging|troubleshooting|operating model|disclosure|task completion|think|surgical|goal|simplicity|quality gates?|development (?:process|commands|loop)|skills?|tools?|working (?:with|agreements?|style)|how to work|mindset|response|handoff|definition of done|pre-commit)\b/, RULES_OF_CODE = /\b(?:style|code (?:rules|conventions|standards|guidelines)|naming|coding|conventions?|format(?:ting)?|messages?|names?)\b/, FOREIGN_DIRECTIVE = new RegExp(
  [
    anyOf(
      "nicht|niemals|nie|immer|muss|m\xFCssen|soll|sollen|sollte|sollten|vermeide|vermeiden|verwende|verwenden|benutze|nutze|keine?n?|darf|d\xFCrfen|statt|bevorzuge"
    ),
    anyOf(
      "ne|jamais|toujours|doit|doivent|devrait|\xE9vite[rz]?|utilise[rz]?|pr\xE9f\xE8re[rz]?|pr\xE9f\xE9rer|interdite?s?|n'utilisez|aucune?|au lieu"
    ),
    anyOf(
      "nunca|siempre|debe|deben|deber\xEDa|evita|evite|evitar|usa|use|usar|utiliza|utilice|utilizar|prefiere|prohibido|en lugar|no (?:usar|uses|use)"
    ),
    anyOf("sempre|deve|devem|deveria|utilize|n\xE3o|evite|prefira|proibido|em vez"),
    "\u4E0D\u8981|\u4E0D\u5F97|\u4E0D\u80FD|\u4E0D\u5141\u8BB8|\u4E0D\u8BB8|\u7981\u6B62|\u5FC5\u987B|\u5FC5\u9808|\u5E94\u8BE5|\u5E94\u5F53|\u5E94\u4F7F\u7528|\u9700\u8981|\u907F\u514D|\u4F7F\u7528|\u4F18\u5148|\u8ACB|\u8BF7|\u52FF|\u7EDF\u4E00|\u91C7\u7528|\u9075\u5FAA",
    "\u3057\u306A\u3044|\u3057\u3066\u304F\u3060\u3055\u3044|\u3059\u308B\u3053\u3068|\u4F7F\u7528\u3059\u308B|\u4F7F\u3046|\u4F7F\u3063\u3066|\u5FC5\u305A|\u7981\u6B62|\u907F\u3051|\u3079\u304D|\u306A\u3044\u3053\u3068|\u512A\u5148",
    "\uD558\uC9C0 \uB9C8|\uD558\uC9C0 \uC54A|\uAE08\uC9C0|\uBC18\uB4DC\uC2DC|\uC0AC\uC6A9\uD558|\uD574\uC57C|\uD53C\uD558|\uD53C\uD574|\uB9C8\uC138\uC694|\uD558\uC138\uC694|\uD569\uB2C8\uB2E4|\uC6B0\uC120"
  ].join("|"),
  "u"
), FOREIGN_RULES_TITLE = /regeln|richtlinien|konventionen|stil|règles|conventions|reglas|convenciones|estilo|regras|convenções|规范|规则|约定|风格|ルール|規約|スタイル|규칙|컨벤션|스타일/u, FOREIGN_PROCESS = new RegExp(
  `${anyOf("pull request|prs?|commits?|commit-nachrichten?|branch|tests? ausf\xFChren|f\xFChre|ex\xE9cute[rz]?|lance[rz]?|ejecuta|ejecutar|execute|executar|rode|frage|demande[rz]?|pregunta|pergunte")}|(?<![a-z])prs?(?![a-z])|\u8FD0\u884C|\u6267\u884C\u6D4B\u8BD5|\u63D0\u4EA4|\u5206\u652F|\u5408\u5E76|\u53D1\u5E03|\u8BC4\u5BA1|\u786E\u8BA4|\u5047\u8BBE|\u6F84\u6E05|\u5DE5\u4F5C\u6D41|\u8BE2\u95EE|\u62C9\u53D6\u8BF7\u6C42|\u5B9F\u884C|\u30B3\u30DF\u30C3\u30C8|\u30D7\u30EB\u30EA\u30AF\u30A8\u30B9\u30C8|\uC2E4\uD589|\uCEE4\uBC0B|\uC9C8\uBB38`,
  "u"
);

// src/guidelines/sentences.ts
var segmenter = lazily(() => new Intl.Segmenter("en", { granularity: "sentence" }));
function sentenceRanges(text) {
  if (!MAY_END.test(text))
    return [{ start: 0, end: text.length }];
  let ranges = [], start = 0;
  for (let { index, segment } of segmenter().segment(text)) {
    let end = index + segment.length, isCount = index === start && COUNTS.test(segment);
    (end === text.length || !(isCount || goesOn(segment, text.slice(end, end + MAX_LOOK_AHEAD)))) && (ranges.push({ start, end }), start = end);
  }
  return ranges;
}
var MAY_END = /[\p{Sentence_Terminal}\u0085](?=.)/su, MAX_LOOK_AHEAD = 20, ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|vs|cf|incl|excl|approx|resp)\.\s*$/i, BEFORE_NUMBER = /(?:^|[\s(])(?:art|ch|fig|no|rev|sec|vol)\.\s*$/i, COUNTS = /^\s*\(?(?:\d{1,3}|[a-z])[.)]\s*$/, INSIDE_WORD = /[!-~]$/;
function goesOn(segment, next) {
  return ABBREVIATION.test(segment) || INSIDE_WORD.test(segment) || new RegExp(`^["'\u201D\u2019\xBB)]*\\p{Ll}`, "u").test(next) || BEFORE_NUMBER.test(segment) && /^\d/.test(next);
}

// src/guidelines/statements.ts
function readStatements(guidelineId, text) {
  let paragraphs = readParagraphs(text), leading = new Set(paragraphs.flatMap(({ leads }) => leads.slice(-1))), leadIns = [], statements = [], inEnglish = isEnglish(text), examples = [], headings;
  for (let [index, paragraph] of paragraphs.entries()) {
    let sentences = listSentences(paragraph), lead = leading.has(index) ? readLeadIn(sentences) : void 0;
    leadIns.push(lead);
    let above = paragraph.leads.flatMap((number) => leadIns[number] ?? []), own = lead !== void 0 && isBareDirective(lead) ? sentences.slice(0, -1) : sentences, label = paragraph.blocks.length === 0 ? void 0 : readBlockLabel(sentences);
    label !== void 0 && headings === paragraph.headings && examples.push(...paragraph.blocks.map((block) => ({ ...block, label })));
    for (let [number, inlines] of own.entries()) {
      let id = `${guidelineId}.${statements.length + 1}`, blocks = number === own.length - 1 && label === void 0 ? [...paragraph.blocks] : [];
      label === void 0 && ([headings, examples] = [paragraph.headings, blocks]), statements.push(createStatement(id, inlines, { ...paragraph, blocks }, above, inEnglish));
    }
  }
  return statements;
}
var BLOCK_LABEL = /^[^\p{L}\p{N}]*(?:bad|good|wrong|right|correct|incorrect|avoid|prefer(?:red)?|do|don['’]?t|do not|instead|yes|no|before|after|never|always)(?: (?:example|examples|code|pattern|do this|this|way|use))*(?: \([^()]{1,40}\))?[^\p{L}\p{N}]*$/iu;
function readBlockLabel(sentences) {
  let [only, ...more] = sentences, text = only === void 0 || more.length > 0 ? "" : writeText(only);
  return BLOCK_LABEL.test(text) ? text : void 0;
}
function createStatement(id, inlines, { headings, blocks, cells }, leadIns, inEnglish) {
  let { start } = at(inlines, 0), range = { start, end: at(inlines, inlines.length - 1).end }, parts = mergeParts(inlines), directing = { parts, headings, leadIns }, table = cells?.map(({ header, inlines: words }) => ({ header, parts: mergeParts(words) })), role = table !== void 0 && isTableOfRules(table) ? "rule" : inEnglish ? classifyStatement(directing) : classifyForeignStatement(directing);
  return {
    id,
    text: writeText(inlines),
    parts,
    range,
    offset: start,
    headings,
    leadIns,
    role,
    directs: role !== "background" || !inEnglish,
    ...table === void 0 ? {} : { cells: table },
    blocks
  };
}
var TO_DO = /^\W*(?:do|use|use this|prefer(?:red)?|good|correct|right|write|replacement|use instead|instead)\W*$/i, NOT_TO_DO = /^\W*(?:don['’]?ts?|do not|avoid|never|bad|wrong|incorrect|instead of|not|not this|forbidden|do not use|don['’]t use|never use|❌)\W*$/i;
function isTableOfRules(cells) {
  return cells.some(({ header }) => NOT_TO_DO.test(header)) && cells.some(({ header }) => TO_DO.test(header));
}
function writeText(inlines) {
  return inlines.map(({ kind, value }) => kind === "code" ? `\`${value}\`` : value).join("").replaceAll(/ {2,}/g, " ").trim();
}
function mergeParts(inlines) {
  let parts = [];
  for (let { kind, value } of inlines) {
    let last = parts.at(-1);
    last?.kind === "words" && kind === "words" ? last.values.push(value) : parts.push({ kind, values: [value] });
  }
  return parts.map(({ kind, values }) => ({ kind, value: values.join("") }));
}
function readLeadIn(sentences) {
  let text = writeText(sentences.at(-1) ?? []);
  return text === "" || /[.!?。！？…]$/.test(text) ? void 0 : text;
}
function listSentences({ kind, inlines }) {
  return (kind === "row" ? [inlines] : splitSentences(inlines)).filter(
    (sentence) => sentence.some((inline) => inline.kind === "code" || /[\p{L}\p{N}]/u.test(inline.value))
  );
}
function splitSentences(inlines) {
  let masked = inlines.map((inline) => inline.kind === "code" ? "X".repeat(inline.value.length) : inline.value.replaceAll(/\s/g, " ")).join(""), sentences = [], first = 0, at2 = 0;
  for (let range of sentenceRanges(masked)) {
    let cut = [];
    for (let next = first; next < inlines.length && at2 < range.end; next += 1) {
      let inline = inlines[next];
      if (inline === void 0 || (cut.push(cutInline(inline, range.start - at2, range.end - at2)), at2 + inline.value.length > range.end))
        break;
      at2 += inline.value.length, first = next + 1;
    }
    sentences.push(trimInlines(cut));
  }
  return sentences;
}
function cutInline(inline, start, end) {
  let from = Math.max(start, 0), to = Math.min(end, inline.value.length);
  if (inline.kind === "code" || inline.end - inline.start !== inline.value.length)
    return inline;
  let value = inline.value.slice(from, to).replaceAll(/\s/g, " ");
  return { kind: inline.kind, value, start: inline.start + from, end: inline.start + to };
}
function trimInlines(inlines) {
  let from = inlines.findIndex(hasWords), to = inlines.findLastIndex(hasWords);
  return inlines.slice(Math.max(from, 0), to + 1).map((inline, index, all) => {
    let opened = index === 0 ? trimmedStart(inline) : inline;
    return index === all.length - 1 ? trimmedEnd(opened) : opened;
  });
}
function hasWords({ kind, value }) {
  return kind === "code" || value.trim() !== "";
}
function trimmedStart(inline) {
  let value = inline.kind === "code" ? inline.value : inline.value.trimStart();
  return { ...inline, value, start: inline.start + inline.value.length - value.length };
}
function trimmedEnd(inline) {
  let value = inline.kind === "code" ? inline.value : inline.value.trimEnd();
  return { ...inline, value, end: inline.end - (inline.value.length - value.length) };
}

// src/customizations/locate.ts
function locateText(content, offset) {
  switch (content.origin.kind) {
    case "file":
      return positionAt(content.origin.source, content.origin.offset + offset);
    case "setting":
      return content.origin.position;
  }
}

// src/guidelines/limits.ts
var EXCEPTION = /\b(?:unless|except|exceptions?|outside|apart from|other than|but|however|allowed|acceptable|fine|okay|ok|exempt|only in|only for)\b/i, CONDITION = /\b(?:when|if|where|while|until|only|without|during|inside|within)\b/i, NEXT_TAKES_BACK = /^(?:except|unless|exceptions?|the only|only|but|however|it is|it's|this (?:does|is)|these|they are)\b.*/i, HEADING_LIMITS = /\b(?:tests?|testing|specs?|examples?|samples?|front-?end|back-?end|server|client|ui|api|apis|components?|controllers?|routes?|migrations?|scripts?|ci|docs?|documentation|database|sql|bad|wrong|exceptions?|legacy|when|if)\b/i;
function takesBack(next, codes) {
  return NEXT_TAKES_BACK.test(next.text) ? EXCEPTION.test(next.text) || CONDITION.test(next.text) : EXCEPTION.test(next.text) && next.parts.some((part) => part.kind === "code" && codes.includes(part.value));
}
var MAX_TITLE_CHARACTERS = 200;
function shortTitle(title) {
  return title.slice(0, MAX_TITLE_CHARACTERS);
}
function limitingHeadings(statement) {
  return statement.headings.filter((heading) => heading.depth > 1).map((heading) => shortTitle(heading.title)).filter((title) => HEADING_LIMITS.test(title));
}

export {
  plainWords,
  readDirective,
  leadInPolarity,
  readStatements,
  locateText,
  EXCEPTION,
  CONDITION,
  takesBack,
  shortTitle,
  limitingHeadings
};
