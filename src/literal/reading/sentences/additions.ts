import { quickly } from '../../../text/expressions/quick-expressions.ts';
import { plainWords } from '../../../guidelines/statements/polarity.ts';
import type { Statement } from '../../../guidelines/statements/statements.ts';
import type { AddedClause } from '../../types.ts';
import { regex, regexSource } from '../../../text/regex.ts';

/** What is to be done whenever something is added, without what stands beside the sentence. */
export type Addition = Omit<AddedClause, 'created'>;

const CODE = '[\uE000-\uF8FF]';
const ADD = '(?:add|creat|introduc|writ|scaffold|implement)(?:e|ing|s)?';
const OTHER =
  '(?:add|creat|introduc|writ|chang|updat|modify|modifi|edit|renam|remov|delet|merg|mov)(?:e|es|s|ing|ed|y|ying)?';
const OTHERS = `(?:(?:,? ?(?:or|and) |, | ?/ ?)${OTHER})*`;
const WHEN = '(?:when|whenever|if|after|each time|every time|any time)';
const THING = `(?<added>(?:(?:an?|the|any|every|each|all|new) )*(?:[a-z][a-z-]*(?: [a-z][a-z-]*){0,2}|${CODE} files?))`;
const ALSO = '(?:(?:then|please|also|always|you must|make sure to|remember to|make sure you) )*';
const ADDING = `${WHEN} (?:you |we |you are |you're )?${ADD}${OTHERS} ${THING}`;
const ARE_ADDED = regexSource`
  ${WHEN} ${THING} (?:is|are|gets?) (?:added|created|introduced)
    (?:(?:,? ?(?:or|and) |, )(?:changed|renamed|removed|deleted|merged|moved|updated|modified))*
`;
/** Words with code among them. A comma stands only in a list of code. */
const WORDS = `(?:[^,;:–—()]|,(?= (?:and )?(?:the )?${CODE}))`;
const WITH_CODE = `${WORDS}{0,60}?${CODE}${WORDS}{0,80}`;
const THERE = `(?<targets>${WITH_CODE})`;
const LISTED =
  '(?:(?:added|registered|listed|documented|mentioned|linked|referenced|included|indexed|declared|recorded|present|enumerated|exported|imported))';
const TO = '(?:to|in|into|at|under|from|inside|within|through)';
const ENTRY = regexSource`
  (?:
    (?:(?:an?|the|its|their|new|corresponding|matching|[a-z]+(?: [a-z]+)?[’']?s?) ){0,3}(?:
      entry|entries|row|line|path|reference|link|name|bullet|record|section|route|export|import|key|item|mention
      |description|summary|it|them
    )[ ]
  )?
`;
/** A change of a file, or an entry in one. */
const DEED = regexSource`
  (?:
    (?:must )?keep (?<kept>${WITH_CODE}) (?:in sync|synchroni[sz]ed|up[- ]to[- ]date|updated|current)
      (?: with [^,;:]{1,60}?)?
    |(?:update|extend|refresh|edit|modify) (?<changed>${WITH_CODE})
    |(?:add|include|append|insert) ${ENTRY}${TO} (?<listed>${WITH_CODE})
    |(?:register|list|document|mention|link|reference|index|declare|record|wire|export|import) (?:(?!${TO} )[^,;:–—()]{1,50}? )??
      ${TO} (?<registered>${WITH_CODE})
  )
`;
const ALL = '(?:(?:all|every|each|any|new|the|available|newly added|custom) )';
const MUST = '(?:(?:must|should|shall|needs? to|have to|has to) (?:also |always )*|(?=are |is ))';

/** Packages that are added to a manifest are those of others, and "the new component" is that of one case. */
const ADD_OWN = 'add(?! the | (?:[a-z]+ )*(?:packages?|crates?|plugins?)\\b)';

const SENTENCES: readonly RegExp[] = [
  `^(?:always )?${ADDING},? (?:→ )?${ALSO}${DEED}$`,
  `^(?:always )?${ARE_ADDED}, ${ALSO}${DEED}$`,
  `^(?:always |also |please )?${DEED},? ${ADDING}$`,
  `^(?:always |also |please )?${DEED},? ${ARE_ADDED}$`,
  // `every skill must be listed in a`, `new skills must appear in a`
  `^(?=${ALL})${THING} ${MUST}(?:be ${LISTED}|appear|have an? (?:entry|row|line)) ${TO} ${THERE}$`,
  // `register all plugins in a`
  `^(?:always )?(?:register|list|document|index|declare|export|import|${ADD_OWN}) (?=${ALL})${THING} ${TO} ${THERE}$`,
].map((source) => new RegExp(source));

/** `each skill directory must contain a`, `include a for each plugin` */
const OWN: readonly RegExp[] = [
  regexSource`
    ^(?=${ALL})${THING} ${MUST}(?:contain|have|include|ship(?: with)?|come with|provide) (?<targets>
      (?:an?|the|its|their|own|a single|exactly one|at least an?| )*${CODE}(?: files?)?
        (?:(?:,? and |, )(?:an? |the |its )?${CODE}(?: files?)?)*
    )$
  `,
  `^(?=${ALL})${THING} (?:needs?|requires?|has|gets) (?<targets>(?:an? |its |their |own )+${CODE}(?: files?)?)$`,
  regexSource`
    ^(?:always )?(?:include|add|provide|ship|write) (?<targets>(?:an? |brief |short |own )*${CODE}(?: files?)?)[ ]
      (?:for|with|in|to) (?=(?:each|every|all) )${THING}$
  `,
].map((source) => new RegExp(source));

/** Below such a heading, each item is a step: `Adding a New Skill`, `When creating plugins`, `How to add an adapter`. */
const TITLE = regex()`
  ^(?:(?:step )?\d+[.:)]? )?
    (?:how to |when(?:ever)? |checklist (?:for|when) |steps (?:to|for) |workflow (?:for|to) |to )?${ADD}
    (?:(?: ?/ ?| or | and )${OTHER})*:? ${THING}(?: \([^()]{1,60}\)| checklist| steps| workflow)?$
`;
/** The same as the introduction of a list: `New skill:`, `For new commands:`. */
const NEW_LEAD = /^(?:for )?(?:an? |any |each |every )?new (?<added>[a-z][a-z-]*(?: [a-z][a-z-]*){0,2})$/;
const STEP = new RegExp(`^(?:also |then |finally,? |always |please )*${DEED}$`);
const CREATE = regex()`
  ^(?:also |then |finally,? |always )*(?:create|write|add|scaffold)[ ]
    (?:(?:an?|the|new|its|your|corresponding|matching) )*(?:[a-z]+ (?:file|script|test)s? (?:in |at )?)?
    (?<targets>${CODE})(?: files?)?(?: (?:with|containing|describing|following|from|based on) .*)?$
`;
/** ``MANIFEST.json: add an entry``, ``verify that the plugin appears in `marketplace.json` ``. */
const NAMED_STEP = regex()`
  ^(?:
    (?=
      ${CODE}(?: \([^()]{1,60}\))?: (?:add|append|insert) (?:an? |the |its |new |corresponding |quick |lookup )*
        (?:[a-z]+ )?(?:entry|row|line|link)\b
    )(?<targets>${CODE})[^;]*
    |(?:verify|check|ensure|confirm) (?:that )?(?:the |your |each |it |new )+(?:[a-z]+ )?
      (?:appears|is (?:listed|registered)) in (?:the )?(?<listed>${CODE})
  )$
`;
/** A heading between the steps and what they are for. */
const STEPS_TITLE =
  /^(?:(?:registration |required |the )?(?:steps|checklist|procedure|process|workflow|requirements?)|required steps)$/;

/** Words that leave something open. */
const OPEN = regex()`
  \b(?:
    if|when|unless|except|only|not|never|optional(?:ly)?|needed|necessary|applicable|or|may|might|can|could
    |consider|maybe|possible|possibly|relevant|appropriate|e\.g|for example|such as|you want|either|any of|where
  )\b
  |\?
`;
/** Words that name some files of many, or a place beside something else. */
const SOME = /\b(?:any|some|that|which|whose|after|before|next to|beside|like|based on|from)\b/;
/** Words after the place that do not limit the rule: a purpose, or "in the same commit". */
const BEHIND = regex()`
  (?:
    [ ](?:
      under (?:the|its) [a-z]+|by (?:adding|appending)|so|so that|because|as well|too|accordingly
      |in the same (?:change|commit|pr|pull request)|before (?:committing|opening|merging)
      |to (?:match|reflect|mention|include|describe|document|list|enable|make|ensure|keep)
    ) .*
    |(?: (?:as well|too|accordingly|in the same (?:change|commit|pr|pull request)))
  )$
`;

/** An example or an aside behind the place: ``: `name(x)` ``, `(in alphabetical order; without aliases)`. */
const ASIDE = regex()`
  (?<=${CODE}[^:;()]{0,60})(?:
    [ ]\((?!.*\b(?:if|when|unless|optional(?:ly)?|only|or)\b)[^()]{1,120}\)|: ${CODE}
    | (?:in|under) (?:the |its )?${CODE} (?:array|list|section|object|table|group|block|field|key|map|dictionary)
    | in (?:the )?(?:appropriate|right|correct|matching|relevant|corresponding) (?:category|section|place|group)
  )$
`;

/** Reads a sentence, or a step below a heading, on what has to change when something is added. Undefined for all others. */
export function readAddition(
  written: string,
  statement: Pick<Statement, 'headings' | 'leadIns'>,
): Addition | undefined {
  const plain = written.replace(ASIDE, '');
  const lead = statement.leadIns.at(-1) ?? '';
  if (!plain.includes('add') && !MAY_BE.test(plain) && !LISTS_OWN.test(lead)) {
    return undefined;
  }
  for (const form of SENTENCES) {
    const { added, targets, ...deed } = form.exec(plain)?.groups ?? {};
    const where = targets ?? targetsOf(deed);
    if (added !== undefined && where !== undefined) {
      return closed({ what: added, demand: 'change', targets: where, isStep: false });
    }
  }
  for (const form of OWN) {
    const { added, targets } = form.exec(plain)?.groups ?? {};
    if (added !== undefined && targets !== undefined) {
      return closed({ what: added, demand: 'own', targets, isStep: false });
    }
  }
  const owned = readOwned(plain, statement.leadIns.at(-1));
  if (owned !== undefined) {
    return owned;
  }
  // `Adding a target: update a` has its heading before it.
  const [, label = '', step] = /^([^:]{4,60}): (.+)$/.exec(plain) ?? [];
  const added = TITLE.exec(label)?.groups?.['added'] ?? addedAbove(statement);
  return added === undefined
    ? undefined
    : (readStep(plain, added) ?? (step === undefined ? undefined : readStep(step, added)));
}

/** `each skill directory must contain:` */
const OWNS = regex()`
  ^(?=(?:each|every|all) )${THING} (?:must (?:always )?|should |has to |needs to )
    (?:contain|have|include|ship(?: with)?|provide)(?: (?:the following|these|all of these|at least))?(?: files?)?
    $
`;
/** A file of such a list, and what it is for. */
const OWNED = new RegExp(
  `^(?:an? |its |the )?(?<file>${CODE})(?: file)?(?: ?[-–—:(] ?.{1,160}| (?:for|with|containing|describing) .{1,160}| \\| .{1,160})?$`,
);

function readOwned(plain: string, leadIn: string | undefined): Addition | undefined {
  const added = leadIn === undefined ? undefined : OWNS.exec(titleOf(leadIn))?.groups?.['added'];
  const file = added === undefined ? undefined : OWNED.exec(plain)?.groups?.['file'];
  return file === undefined || added === undefined || OPEN.test(plain)
    ? undefined
    : { what: added, demand: 'own', targets: file, isStep: false };
}

const LISTS_OWN = quickly(/\b(?:contain|have|include|ship|provide)\b/i);
const MAY_BE = quickly(
  regex()`
    regist|list|appear|verif|document|updat|edit|modif|extend|includ|contain|need|requir|creat|writ|index|declar
    |refresh|mention|link|referenc|append|record|wire|touch|ship|provid|have|has|gets|export|import
  `,
);

function targetsOf({ kept, changed, listed, registered }: Partial<Record<string, string>>): string | undefined {
  return kept ?? changed ?? listed ?? registered;
}

function readStep(plain: string, added: string): Addition | undefined {
  const targets = targetsOf(STEP.exec(plain)?.groups ?? {}) ?? namedStep(plain);
  // `edit a` may be how the thing itself is made.
  if (targets !== undefined && !/^(?:edit|modify) /.test(plain)) {
    return closed({ what: added, demand: 'change', targets, isStep: true });
  }
  const file = CREATE.exec(plain)?.groups?.['targets'];
  return file === undefined ? undefined : { what: added, demand: 'file', targets: file, isStep: true };
}

function namedStep(plain: string): string | undefined {
  const { targets, listed } = NAMED_STEP.exec(plain)?.groups ?? {};
  return targets ?? listed;
}

function closed(addition: Addition): Addition | undefined {
  const targets = addition.targets.replace(BEHIND, '');
  return OPEN.test(targets) || SOME.test(targets) || OPEN.test(addition.what) ? undefined : { ...addition, targets };
}

/** What is added, by the introduction of the list or the last heading; undefined if they speak of something else. */
function addedAbove({ headings, leadIns }: Pick<Statement, 'headings' | 'leadIns'>): string | undefined {
  if (SUGGESTS.test(titleOf([headings.at(-1)?.title ?? '', ...leadIns].join(' ')))) {
    return undefined;
  }
  const lead = leadIns.at(-1);
  if (lead !== undefined) {
    const title = titleOf(lead);
    return (
      (TITLE.exec(title) ?? NEW_LEAD.exec(title))?.groups?.['added'] ??
      (STEPS_TITLE.test(title) ? addedInTitles(headings) : undefined)
    );
  }
  return addedInTitles(headings);
}

function addedInTitles(headings: Statement['headings']): string | undefined {
  for (const { title } of headings.toReversed()) {
    const words = titleOf(title);
    const added = TITLE.exec(words)?.groups?.['added'];
    if (added !== undefined || !STEPS_TITLE.test(words)) {
      return added;
    }
  }
  return undefined;
}

const SUGGESTS = /\b(?:suggest(?:ed|ions?)?|examples?|typical|optional(?:ly)?|recommend(?:ed|ations?)?)\b/;

function titleOf(title: string): string {
  return plainWords(title)
    .replaceAll(/[^\p{L}\p{N}\s/():.-]/gu, '')
    .replace(/[:.\s]+$/, '')
    .trim();
}
