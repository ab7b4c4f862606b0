import { readWords, type Directing } from './directs.ts';
import { plainWords, readDirective } from './polarity.ts';
import { CODE, isUnder, RULE_ON_CHANGE, COMMAND, anyOf } from './role-words.ts';
import { regex, regexSource } from '../../text/regex.ts';

/** Whether a statement directs people and assistants at their work, and not the code. */
export function isProcess({ parts, headings, leadIns }: Directing): boolean {
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

/** Verbs of work, and verbs of code where their object is one of work. */
const WORK_ORDER = new RegExp(
  String.raw`^(?:${[
    regexSource`
      ask|rerun|re-run|inspect|consult|investigate|reproduce|clarify|discuss|propose|claim|think|plan|iterate|confirm
      |coordinate|rebase|squash|merge|commit|push|stage|stash|cherry-pick|tell|summari[sz]e|respond|answer|reply
      |assume|communicate|start implementation|brainstorm|study|loop|re-read|reread|skim|suggest|wait for|repeat
      |simplify|load|review|explore|understand|bump|disclose|cite|mention|inform|notify
    `,
    regexSource`
      (?:run|execute|use|invoke|launch|start|stop|try)[ ]
        (?:the |all |only |full |any |a |an |your |targeted |relevant |narrow(?:est)? |existing |specific )*(?:
          tests?|test suite|suite|unit tests|linters?|lint|linting|formatters?|build|builds|checks?|type ?checks?
          |validation|verification|scripts?|skills?|tools?|agents?|subagents?|task|server|dev server|app|command
          |commands|pre-commit|hooks?|judgment|judgement|plan mode|mcp
        )(?![\p{L}-])
    `,
    String.raw`read(?= )(?!.*(?<![\p{L}])from(?![\p{L}]))`,
    regexSource`
      (?:open|see|check|look at|look for|look up|refer to|review|follow|find|search|scan|verify|examine) (?:
        the |all |any |a |an |your |our |its |for |relevant |existing |current |related |nearby |similar |linked |
        official[ ]
      )*(?:
        docs?|documentation|readme|guides?|guidance|instructions?|files?|section|skills?|code ?base|code
        |implementations?|patterns|tests?|usages?|call sites|callers|history|logs?|output|errors?|issues?|prs?
        |pull requests?|changes|diff|plan|work|results?|${CODE}\.?$|${CODE} (?:for|before|when|first|to)
      )(?![\p{L}-])
    `,
    regexSource`
      (?:open|create|submit|file|close|update|link|reference|mention|post|draft|write)[ ]
        (?:the |all |any |a |an |your |new |one |draft |every )*(?:
          issues?|prs?|pull requests?|branch(?:es)?|commits?|commit messages?|tickets?|release|releases|plan
          |worktrees?|summary|feature branch|changes
        )(?![\p{L}-])
    `,
    regexSource`
      (?:keep|make|be|stay) (?:your |the |all )?(?:
        responses?|answers?|replies|concise|prs?|pull requests?|commits?|diffs?|changes|edits|focused|brief|honest
        |proactive|going|patient|surgical|careful
      )(?![\p{L}-])
    `,
    regexSource`
      (?:fix|resolve|address) (?:the |all |any |every |your |compilation |lint |type |test |remaining )*
        (?:failing|failures?|errors?|issues?|warnings?|problems?|lint|comments?|feedback|findings?|actionable|bugs?)
        (?![\p{L}-])
    `,
    regexSource`
      (?:install|set up|setup|clone|activate|download) (?:the |all |any )*
        (?:dependencies|packages|repo|repository|environment|tools|${CODE})(?![\p{L}-])
    `,
    regexSource`
      (?:verify|check|validate|ensure|make sure|confirm) (?:that |the |all |your )*(?:
        everything|tests?|build|builds|changes?|work|existing tests|code compiles|it (?:works|compiles|builds)|ci
        |no (?:errors|regressions)
      )(?![\p{L}-])
    `,
  ].join('|')})(?![\p{L}-])`,
  'u',
);
const COMMAND_VERB =
  /^(?:run|execute|use|try|start|build|test|check|verify|invoke|call|format|lint|install|validate|regenerate|generate)(?![\p{L}-])/u;
const WORK_MOMENT = new RegExp(
  String.raw`(?:^|[ :;,(])(?:${[
    regexSource`
      (?:before|after|when|once|while|prior to|without first) (?:you(?:'re| are)? )?
        (?:any |each |every |first |final )*(?:
          commit|submit|merg|push|open(?:ing)? (?:a |an )?(?:pr|pull)|div(?:e|ing)
          |creat(?:e|ing) (?:a |an )?(?:pr|pull)|finish|finaliz|complet|claiming|declaring
          |start(?:ing)? (?:work|any|a task|implement)|editing|implementing|investigating|debugging|reviewing
          |responding|making (?:any |code )*changes|handing|handoff|done|asked|unsure|uncertain|in doubt|stuck
          |touching|planning|proposing|asking|reporting
        )
    `,
    regexSource`
      if (?:you(?:'re| are)? )?(?:
        unsure|uncertain|in doubt|stuck|not sure|asked|the user|a test fails|tests fail|unclear|confused|blocked
        |you cannot|you need
      )
    `,
    'when in doubt|if in doubt|in the same pr|in a separate (?:pr|commit)|by default, ask',
    'unless (?:explicitly )?(?:asked|requested|instructed|told)(?=$).{0,0}',
  ].join('|')})`,
  'u',
);
const WORK_WORDS = new RegExp(
  anyOf(
    regexSource`
      (?:
        pull requests?|prs?|pr descriptions?|commit messages?|worktrees?|git (?:commit|push|rebase|history|add|stash)
        |co-authored-by|(?<!address )(?<!address the )reviewers?|maintainers?|code reviews?|the user(?:'s request)?
        |your (?:task|response|answer|changes|work|plan|knowledge)|the conversation|ci (?:pass|passes|is green)
        |release notes?|this session|dev server|(?:this|the|a|${CODE}) skill|context window|lsp
        |running (?:the |all |only )*(?:tests?|test suites?|linters?|builds?)|unrelated|changesets?|subagents?
        |human approval|user approval|feature branch|main branch|force[- ]push
        |without (?:explicit |prior |express |written |human |user |the user's |your |my )*
          (?:approval|permission|instructions?|confirmation|consent|authorization)
        |all commands|contributions?|autonomous agents?|an llm|ai[a-z -]{0,24} polic(?:y|ies)
      )
    `,
  ),
  'u',
);
/** What agents do at their work; what their definitions contain is code. */
const AGENTS_WORK = regex('u')`
  ^(?:the |all |every |each )?(?:(?:ai |coding |automated )?(?:sub-?)?agents?|copilot|claude)[ ]
    (?:must|should|shall|may|never|always|must never|should never) (?:not |never |always )*(?:
      follow|prefer|use|read|ask|run|check|aim|respond|answer|stop|wait|verify|start|call|treat|report|explain
      |propose|work|delegate|self-|edit|commit|push|open|search|load|invoke|assume|guess
    )
`;
/** `every contribution must follow these rules`: the items may be on anything. */
const ANNOUNCES = regex('u')`
  \b(?:follow|meet|observe|respect|comply with|adhere to)[ ]
    (?:(?:the|these|those|our|all|following|coding|code|project) )*
    (?:rules|standards|guidelines|conventions|principles|requirements|practices)$
`;
const WORK_LEAD_IN = regex()`
  \b(?:
    steps?|workflow|to run|to build|to test|before (?:opening|merging|submitting|committing|making)|final check
    |when (?:editing existing|making changes)|following (?:order|commands)|typically includes
  )\b
`;
const WORK_HEADING = regex()`
  \b(?:
    workflow|pull requests?|prs?|commits?|committing|git|branches|branching|communication|running
    |build(?:ing)?(?: and test(?:ing)?)?|setup|set up|releas(?:es?|ing)
    |before (?:editing|you|committing|submitting|starting)|planning|final review|verification|validation|debugging
    |troubleshooting|operating model|disclosure|task completion|(?:final|completion) checklist|example plan|think
    |surgical|goal|simplicity|quality gates?|development (?:process|commands|loop)|skills?|tools?
    |working (?:with|agreements?|style)|how to work|mindset|response|handoff|definition of done|pre-commit
  )\b
`;
const RULES_OF_CODE =
  /\b(?:style|code (?:rules|conventions|standards|guidelines)|naming|coding|conventions?|format(?:ting)?|messages?|names?)\b/;
