import { maskCodeSpans } from '../../guidelines/code-spans.ts';
import { leadInPolarity, plainWords } from '../../guidelines/polarity.ts';
import type { NotCompiled, Scope } from '../types.ts';
import { EVERYWHERE } from '../types.ts';
import { labelFrame } from './labels.ts';
import { narrowScope, readPlace } from './places.ts';
import { readHead, type Frame } from './read-head.ts';

/** What the introductions of the lists around a statement say. */
export interface LeadIn {
  readonly scope: Scope;
  readonly frame?: Frame;
  /** A kind of thing that the items are: `imports`. */
  readonly noun?: string;
}

const GENERAL =
  /^(?:in particular|in general|guidelines|(?:the |these |our |key |some |more |important |general |basic |additional |project |code |coding |following |core |critical |hard |main |strict |mandatory )*(?:rules?|conventions?|guidelines|standards|practices|principles|style|requirements|constraints|restrictions|expectations|patterns|checklist)(?: (?:are|to follow|for (?:this|the|all) (?:project|code|codebase|repository|repo)))?|(?:the )?following(?: (?:rules|conventions|guidelines|principles|standards))?(?: apply)?|notes?|also|additionally|important|please|remember|critical|always|must|best practices?|that is|naming(?: conventions?)?|formatting|imports?|style|code style|error handling|types?|logging|(?:please )?(?:follow|observe|keep to|stick to|adhere to|respect|make sure to follow|ensure)\b.*)$/;
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

function readLeadIn(leadIn: string): LeadIn | undefined {
  const { words: masked, codes } = maskCodeSpans(partsOf(leadIn));
  const words = plainWords(masked)
    .replace(/^[^\p{L}\p{N}\uE000-\uF8FF]+/u, '')
    .replace(/[\s:：.]+$/u, '')
    .replace(/^\d+[.)] /, '')
    .replace(/,? (?:when|where|wherever|whenever|if) (?:possible|applicable|appropriate|practical)$/, '');
  if (words.length > 200) {
    return undefined;
  }
  const label = labelFrame(words);
  if (label !== undefined) {
    return { scope: EVERYWHERE, frame: label };
  }
  if (words === '' || GENERAL.test(words)) {
    return { scope: EVERYWHERE };
  }
  const polarity = leadInPolarity(words);
  if (polarity !== undefined) {
    const strength = /^(?:avoid|prefer|should)/.test(words) ? 'should' : 'must';
    return { scope: EVERYWHERE, frame: { polarity, strength, verb: /\b(?:use|using)\b/.test(words) ? 'use' : '' } };
  }
  const place = readPlace(
    words.replace(/^(?:in|for|within|inside|under|when working (?:in|with|on)|when writing) (?:the )?/, ''),
    codes,
  );
  if (place !== undefined) {
    return { scope: place };
  }
  return readFrame(words, codes) ?? readTopic(words);
}

/** `do not edit the following files`, `in tests, never use`. */
function readFrame(words: string, codes: readonly string[]): LeadIn | undefined {
  const opened = /^(?:in|for|within|inside) (?<place>[^,]+), (?<rest>.+)$/.exec(words)?.groups;
  const scope = opened === undefined ? EVERYWHERE : readPlace(opened['place'] ?? '', codes);
  const rest = opened?.['rest'] ?? words;
  if (scope === undefined) {
    return undefined;
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

/** Topics of rules that name no part of a repository: `Security:`, `Guidance for Copilot:`. */
const TOPIC =
  /^(?:[a-z]+ )?(?:security|performance|accessibility|readability|maintainability|naming|formatting|logging|consistency|safety|type safety|error handling|exception handling|code quality|quality|guidance|rules?|guidelines|conventions?|practices|principles|imports?|exports?|dependencies|comments?|documentation|types?|typing|simplicity|immutability|indentation|whitespace|strings|quotes|semicolons|variables|declarations|async(?:\/await)?|concurrency|style|code style|syntax|nullability|null safety)(?: (?:rules?|guidelines|conventions?|practices|guidance|style))?(?: for (?:copilot|agents?|claude|ai))?$/;

function readTopic(words: string): LeadIn | undefined {
  return TOPIC.test(words) && !LIMITING_FIRST.test(words) ? { scope: EVERYWHERE } : undefined;
}

const LIMITING_FIRST =
  /^(?:api|ui|test|testing|client|server|database|sql|form|request|response|schema|component|mobile|web|graphql|rest|docker|build|release|deployment|legacy|optional|old)\b/;

/** The parts of an introduction, whose code is in backticks. */
function partsOf(leadIn: string): readonly { readonly kind: 'words' | 'code'; readonly value: string }[] {
  return leadIn
    .split(/`([^`]*)`/)
    .map((value, index) => ({ kind: index % 2 === 1 ? ('code' as const) : ('words' as const), value }));
}
