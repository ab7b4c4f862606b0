import { locateText } from '../../customizations/locate.ts';
import type { Guideline } from '../../guidelines/types.ts';
import { shortTitle } from '../../guidelines/claims/limits.ts';
import type { Statement } from '../../guidelines/statements/statements.ts';
import type { AgentNames, NamedAgent } from './agent-names.ts';
import { AGENT_NOUN, DELEGATION_WORDS, mayDelegate, NO_ORDER, type DelegationWords } from './delegation-words.ts';
import { AGENT, maskStatement, nameFinder, type Mask, type MaskedStatement } from './mask-statement.ts';
import { readSubject, type OrderSubject } from './order-subject.ts';
import { readNamedFiles, type NamedFiles } from './statement-paths.ts';
import { regex } from '../../text/regex.ts';

/** A statement that orders work to be delegated to an agent. */
export interface StatementOrder<Named = NamedAgent> extends NamedFiles {
  readonly guideline: Guideline;
  readonly statement: Statement;
  /** Location of the statement: the file as reports name it, and the line number from 1. */
  readonly source: string;
  readonly line: number;
  /** The name as it is written in the statement. */
  readonly written: string;
  /** Absent: no agent has this name. */
  readonly agent?: Named;
  /** What it is about, if it names no paths. Absent: every change, or what cannot be decided from a change. */
  readonly subject?: OrderSubject;
}

/** Longer statements are not read as orders. */
const MAX_CHARACTERS = 2_000;
/** No team writes more orders. */
const MAX_ORDERS = 500;

/**
 * Finds statements of guidelines that order work to be delegated to an agent: "changes under `db/` must be delegated
 * to `dba`", or `db/ → dba` below a heading such as "Delegation (mandatory)". Statements that only allow, recommend,
 * forbid or ask, and examples, are not orders. Supports English, Chinese, Japanese, German, French and Spanish.
 */
export function readOrders<Named extends NamedAgent>(
  guidelines: readonly Guideline[],
  names: AgentNames<Named>,
): readonly StatementOrder<Named>[] {
  const find = nameFinder(names);
  const orders: StatementOrder<Named>[] = [];
  for (const guideline of guidelines) {
    const isBinding = rememberBinding();
    for (const statement of guideline.statements) {
      const binds = isBinding(statement);
      if (
        orders.length >= MAX_ORDERS ||
        statement.text.length > MAX_CHARACTERS ||
        !(binds || mayDelegate(statement.text.toLowerCase()))
      ) {
        continue;
      }
      const masked = maskStatement(statement, names, find);
      const targets = findTargets(masked, statement, binds, names);
      const files = findFiles(masked, targets);
      const subject = files.globs.length > 0 ? undefined : findSubject(masked.rest, statement, binds);
      for (const target of targets) {
        const agent = target.kind === 'agent' ? { agent: target.agent } : {};
        const { line } = locateText(guideline.content, statement.range.start);
        orders.push({
          guideline,
          statement,
          source: guideline.content.path,
          line,
          written: target.written,
          ...agent,
          ...files,
          ...(subject !== undefined && { subject }),
        });
      }
    }
  }
  return orders;
}

/** What an order is about. An entry that contains only an agent has the subject of the words that introduce it. */
function findSubject(rest: string, { leadIns, headings }: Statement, binds: boolean): OrderSubject | undefined {
  const isBare = binds && !/[\p{L}\p{N}]{2}/u.test(rest);
  return readSubject(isBare ? (leadIns.at(-1) ?? headings.at(-1)?.title ?? '').slice(0, MAX_CHARACTERS) : rest);
}

function findTargets<Named extends NamedAgent>(
  masked: MaskedStatement<Named>,
  statement: Statement,
  binds: boolean,
  names: AgentNames<Named>,
): readonly Mask<Named>[] {
  if (NO_ORDER.test(masked.words) || statement.headings.some(({ title }) => EXAMPLES.test(shortTitle(title)))) {
    return [];
  }
  const context = [...statement.headings.map(({ title }) => shortTitle(title)), ...statement.leadIns].join('\n');
  const isAgent = (mask: Mask<Named>): boolean => mask.kind === 'agent' || isMeantAsAgent(mask, masked, context, names);
  const ordered = DELEGATION_WORDS.flatMap((language) => findOrdered(language, masked, isAgent));
  if (ordered.length > 0) {
    return onceEach(ordered);
  }
  return binds ? findMapped(masked, isAgent) : [];
}

const EXAMPLES = /^(?:examples?|beispiele?|exemples?|ejemplos?|例|示例|サンプル)\b|^(?:示例|例)/i;

/** The agents that a sentence orders, by the grammar of one language. */
function findOrdered<Named>(
  { gives, calls, force, denial, before, after }: DelegationWords,
  { words, masks }: MaskedStatement<Named>,
  isAgent: (mask: Mask<Named>) => boolean,
): readonly Mask<Named>[] {
  if (!force.test(words) || denial.test(words) || !(gives.test(words) || calls.test(words))) {
    return [];
  }
  if (isAboutAgent(words)) {
    return SUBJECT_REVIEWS.test(words) ? masks.slice(0, 1).filter(({ kind }) => kind === 'agent') : [];
  }
  const targets: Mask<Named>[] = [];
  for (const mask of masks) {
    const last = targets.at(-1);
    const front = words.slice(Math.max(0, mask.at - REACH), mask.at);
    const behind = words.slice(mask.at + 1, mask.at + 1 + REACH);
    const isListed = last !== undefined && LISTED.test(words.slice(last.at + 1, mask.at));
    const isLinked = (before.test(front) && isFitLink(front, behind)) || after.test(behind);
    if ((isLinked || isListed) && isAgent(mask)) {
      targets.push(mask);
    }
  }
  return targets;
}

/** Maximum number of characters between a name and the words that lead to it. */
const REACH = 40;
/** Text between two names of a list: `and the `. */
const LISTED = regex()`
  ^\s*(?:sub-?)?(?:agents?)?\s*(?:,|and|or|und|oder|et|ou|y|o|、|和|与|と|&|\+|,\s*(?:and|or|then))\s*(?:then\s+)?
    (?:(?:to|by|an|von|à|par|a|por)\s+)?(?:(?:the|our|den|die|le|la|el)\s+)?(?:(?:sub-?)?agente?n?\s+)?$
`;

/** `use `x`` may mean any tool; only `use the `x` agent` means an agent. */
function isFitLink(front: string, behind: string): boolean {
  return (
    !/(?:use|using|call|run|invoke|用|使用|调用)\s*(?:the|our|a|an)?\s*["'“「]?$/.test(front) ||
    /^["'”」]?\s*(?:custom\s+)?(?:(?:sub-?)?agent|智能体|子?代理)/.test(behind)
  );
}

const SUBJECT = String.raw`^(?:(?:the|our|der|die|le|la|el)\s+)?(?:(?:sub-?)?agente?\s+)?${AGENT}(?:\s+(?:sub-?)?agente?)?\s+`;
const ABOUT_AGENT = new RegExp(
  String.raw`${SUBJECT}(?:must|shall|always|has to|needs to|should|muss|doit|debe)\b(?!\s+(?:always\s+)?be\b)`,
);
const SUBJECT_REVIEWS = regex()`
  ${SUBJECT}(?:must|shall|has to|needs to|always|muss|doit|debe)\s+(?:always\s+|immer\s+|toujours\s+|siempre\s+)?
    (?:
      (?:review|check|audit|inspect|examine|approve|verif)|.*(?:prüfen|begutachten)|(?:relire|vérifier|examiner)
      |(?:revisar|verificar|examinar)
    )
`;

/** `dba must delegate …` is an order to the agent itself, not to the reviewer. */
function isAboutAgent(words: string): boolean {
  return ABOUT_AGENT.test(words);
}

/** The agents in an entry of a list or table that assigns a topic or a path to an agent. */
function findMapped<Named>(
  { words, masks }: MaskedStatement<Named>,
  isAgent: (mask: Mask<Named>) => boolean,
): readonly Mask<Named>[] {
  if (PERMITTED.test(words)) {
    return [];
  }
  const isMapped = ({ at }: Mask<Named>): boolean => {
    const front = words.slice(Math.max(0, at - REACH), at);
    const behind = words.slice(at + 1, at + 1 + REACH);
    const isLinked = DELEGATION_WORDS.some(({ before }) => before.test(front)) && isFitLink(front, behind);
    return ARROW_BEFORE.test(front) || ARROW_BEHIND.test(behind) || isLinked;
  };
  const mapped = masks.filter((mask) => isMapped(mask) && mask.kind !== 'mention');
  const known = mapped.filter(({ kind }) => kind === 'agent');
  const unknown = mapped.filter((mask) => mask.kind === 'code' && isName(mask.written));
  const named = masks.filter(isAgent);
  return known.length > 0
    ? known
    : unknown.length > 0
      ? unknown.slice(-1)
      : named.length === 1 && masks.length === 1 && words.trim().length <= BARE
        ? named
        : [];
}

/** Maximum length of a line that contains only an agent, as `the dba agent`. */
const BARE = 24;
const ARROW_BEFORE = /(?:→|->|=>|⇒|:|：|\||—|–|\s-|⟶)\s*(?:(?:the|our)\s+)?(?:(?:sub-?)?agent:?\s+)?["“'「]?$/;
const ARROW_BEHIND = /^["”'」]?\s*(?:(?:sub-?)?agent)?\s*(?:→|->|=>|⇒|:|：|\||—|–|-\s|⟵)/;
const PERMITTED = regex()`
  \b(?:optional(?:ly)?|may|can|could|might|should|consider|never|not|n['’]t|no agent|none)\b|n['’]t\b|可选|可以|不|任意
  |不要|できる|optional|facultati|opcional|kann|nicht
`;

/** Whether each entry is an order, because the heading or the lead-in above it says so. */
function rememberBinding(): (statement: Statement) => boolean {
  const known = new Map<string, boolean>();
  return ({ headings, leadIns }) => {
    const inner = leadIns.at(-1);
    if (inner !== undefined && isBindingTitle(inner, known)) {
      return true;
    }
    // The innermost heading about delegation decides: below "Mandatory delegation" there may be a heading "Optional".
    const title = headings.findLast(
      (heading) =>
        mayDelegate(shortTitle(heading.title).toLowerCase()) ||
        /optional|可选|任意/i.test(heading.title.slice(0, REACH)),
    );
    return title !== undefined && isBindingTitle(title.title, known);
  };
}

function isBindingTitle(title: string, known: Map<string, boolean>): boolean {
  const words = shortTitle(title).toLowerCase();
  const before = known.get(words);
  const binding =
    before ??
    (!/optional|可选|任意/.test(words) &&
      DELEGATION_WORDS.some(
        ({ gives, calls, force, denial }) =>
          (gives.test(words) || calls.test(words)) && force.test(words) && !denial.test(words),
      ));
  known.set(words, binding);
  return binding;
}

/**
 * Whether an unknown name is clearly meant as an agent. People are mentioned with `@` too, so a mention counts only if
 * it is similar to the name of an agent.
 */
function isMeantAsAgent<Named extends NamedAgent>(
  mask: Mask<Named>,
  { words }: MaskedStatement<Named>,
  context: string,
  names: AgentNames<Named>,
): boolean {
  const written = mask.written.replace(/^@/, '');
  const isNear = isName(mask.written) && names.nearest(written).length > 0;
  if (mask.kind !== 'code' || isNear) {
    return isNear;
  }
  const around = `${words.slice(Math.max(0, mask.at - REACH), mask.at)} ${words.slice(mask.at + 1, mask.at + 1 + REACH)}`;
  return isName(mask.written) && (AGENT_NOUN.test(around) || AGENT_NOUN.test(context) || ROLE.test(written));
}

function isName(written: string): boolean {
  return /^@?[\p{L}\p{N}][\p{L}\p{N}_ .-]{0,63}$/u.test(written) && !/\.\w{1,8}$/.test(written);
}

const ROLE = /(?:^|[-_ ])(?:reviewer|auditor|agent|expert|specialist|checker|guardian|architect)$/i;

/** The files that a sentence names: the other code spans, and words that can only be paths. */
function findFiles<Named>({ words, masks }: MaskedStatement<Named>, targets: readonly Mask<Named>[]): NamedFiles {
  const taken = new Set(targets);
  const spans = masks
    .filter((mask) => mask.kind === 'code' && !taken.has(mask))
    .map(({ at, written }) => ({ at, value: written, isCode: true }));
  const plain = [...words.matchAll(PLAIN_PATH)].map(({ index, 0: value }) => ({
    at: index,
    value: value.replace(/[.,;:]+$/, ''),
    isCode: false,
  }));
  const all = [...spans, ...plain].toSorted((a, b) => a.at - b.at);
  let end = 0;
  const candidates = all.map(({ at, value, isCode }) => {
    const before = words.slice(Math.max(end, at - REACH), at);
    end = at + (isCode ? 1 : value.length);
    return { value, isCode, before };
  });
  return readNamedFiles(candidates);
}

/** A word with `/` or `*`. Words such as `and/or` are sorted out later. */
const PLAIN_PATH = /(?<![\w./*@-])[\w.*@-]*(?:\/|\*)[\w.*/{},@-]*/g;

function onceEach<Named>(masks: readonly Mask<Named>[]): readonly Mask<Named>[] {
  return [...new Set(masks)];
}
