import { isRecord } from '../../text/record.ts';
import type { RawPlace, RawResult, ReadReport } from './types.ts';

/** Whether a JSON value is a SARIF log. */
export function isSarif(value: unknown): boolean {
  return isRecord(value) && Array.isArray(value['runs']);
}

type Json = Readonly<Record<string, unknown>>;

const MAX_RELATED = 5;

/**
 * Reads the results of all runs of a SARIF 2.1.0 log. Results that are suppressed, fixed, or not a problem are left out.
 * Results without a message or a place are counted.
 *
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function readSarif(log: unknown): Omit<ReadReport, 'problems'> {
  const reasons = new Map<string, number>();
  const results: RawResult[] = [];
  for (const run of listOf(log, 'runs')) {
    const rules = rulesOf(run);
    for (const result of listOf(run, 'results')) {
      const read = readResult(result, run, rules);
      if (typeof read === 'string') {
        reasons.set(read, (reasons.get(read) ?? 0) + 1);
      } else {
        results.push(read);
      }
    }
  }
  return { results, leftOut: [...reasons].map(([reason, count]) => ({ reason, count })) };
}

interface Rules {
  readonly driver: Json;
  readonly byId: ReadonlyMap<string, Json>;
}

function rulesOf(run: Json): Rules {
  const tool = recordAt(run, 'tool');
  const driver = recordAt(tool, 'driver');
  const all = [driver, ...listOf(tool, 'extensions')].flatMap((component) => listOf(component, 'rules'));
  const byId = new Map<string, Json>();
  for (const rule of all) {
    const id = textAt(rule, 'id');
    if (id !== undefined && !byId.has(id)) {
      byId.set(id, rule);
    }
  }
  return { driver, byId };
}

/** A result, or the reason why it is not shown. */
function readResult(result: Json, run: Json, rules: Rules): RawResult | string {
  const excuse = whyLeftOut(result);
  if (excuse !== undefined) {
    return excuse;
  }
  const rule = ruleOf(result, run, rules);
  const message = messageOf(recordAt(result, 'message'), rule, rules.driver);
  const location = listOf(result, 'locations')
    .map((one) => locate(one, run))
    .find((one) => one !== undefined);
  if (message === undefined) {
    return 'they have no message';
  }
  if (location === undefined) {
    return 'they name no file';
  }
  const tool = textAt(rules.driver, 'name');
  const code = textAt(result, 'ruleId') ?? textAt(recordAt(result, 'rule'), 'id') ?? textAt(rule, 'id');
  return {
    ...(tool !== undefined && { tool }),
    ...(code !== undefined && { code }),
    severity: severityOf(result, rule),
    message,
    ...location,
    related: listOf(result, 'relatedLocations', MAX_RELATED).flatMap((one) => {
      const place = locate(one, run);
      const said = messageOf(recordAt(one, 'message'), rule, rules.driver);
      return place === undefined || said === undefined ? [] : [{ ...place, message: said }];
    }),
  };
}

/** Kinds of results that are not problems. https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html, 3.27.9 */
const NO_FAULTS: ReadonlySet<unknown> = new Set(['pass', 'notApplicable']);

function whyLeftOut(result: Json): string | undefined {
  const suppressions = listOf(result, 'suppressions');
  if (suppressions.length > 0 && suppressions.every(({ status }) => status === undefined || status === 'accepted')) {
    return 'they are suppressed';
  }
  if (result['baselineState'] === 'absent') {
    return 'they are fixed since the baseline';
  }
  return NO_FAULTS.has(result['kind']) ? 'they say that a rule is kept' : undefined;
}

function ruleOf(result: Json, run: Json, { driver, byId }: Rules): Json {
  const reference = recordAt(result, 'rule');
  const index = result['ruleIndex'] ?? reference['index'];
  const extension = recordAt(reference, 'toolComponent')['index'];
  const component = typeof extension === 'number' ? listAt(recordAt(run, 'tool'), 'extensions')[extension] : driver;
  const byIndex = typeof index === 'number' ? listAt(component, 'rules')[index] : undefined;
  const id = textAt(result, 'ruleId') ?? textAt(reference, 'id') ?? '';
  // `rule/part` names a part of `rule`.
  return isRecord(byIndex) ? byIndex : (byId.get(id) ?? byId.get(id.slice(0, Math.max(0, id.lastIndexOf('/')))) ?? {});
}

function severityOf(result: Json, rule: Json): RawResult['severity'] {
  const level = result['level'] ?? recordAt(rule, 'defaultConfiguration')['level'];
  if (level === 'error') {
    return 'error';
  }
  const isFault = result['kind'] === undefined || result['kind'] === 'fail';
  return level === 'note' || level === 'none' || !isFault ? 'info' : 'warning';
}

/** The text of a message: its own or the one that its id names, with the arguments filled in. */
function messageOf(message: Json, rule: Json, driver: Json): string | undefined {
  const id = textAt(message, 'id');
  const named =
    id === undefined
      ? undefined
      : [recordAt(rule, 'messageStrings'), recordAt(driver, 'globalMessageStrings')]
          .map((strings) => (Object.hasOwn(strings, id) ? textAt(recordAt(strings, id), 'text') : undefined))
          .find((text) => text !== undefined);
  const text = textAt(message, 'text') ?? textAt(message, 'markdown') ?? named;
  if (text === undefined) {
    return undefined;
  }
  const values = listOrEmpty(message['arguments']);
  return text
    .slice(0, MAX_TEXT_CHARACTERS)
    .replaceAll(PLACEHOLDER, (whole: string, index?: string) => {
      const value = index === undefined ? whole.slice(1) : values[Number(index)];
      return typeof value === 'string' ? value.slice(0, MAX_ARGUMENT_CHARACTERS) : whole;
    })
    .replaceAll(LINK, '$1');
}

/** Many placeholders for a long argument could make a text grow without limit. */
const MAX_TEXT_CHARACTERS = 4_000;
const MAX_ARGUMENT_CHARACTERS = 500;

/** `{0}`. Double braces are literal braces. */
const PLACEHOLDER = /\{\{|\}\}|\{(\d{1,3})\}/g;

/** `[text](1)` points at a related location. Brackets in its text are escaped. */
const LINK = /\[([^[\]\n]{0,500})\]\(\d{1,6}\)/g;

type Located = Pick<RawResult, 'place' | 'line' | 'endLine'>;

function locate(location: Json, run: Json): Located | undefined {
  const physical = recordAt(location, 'physicalLocation');
  const place = placeOf(recordAt(physical, 'artifactLocation'), run);
  const region = recordAt(physical, 'region');
  const { startLine, endLine } = region;
  return (
    place && {
      place,
      ...(typeof startLine === 'number' && { line: startLine }),
      ...(typeof endLine === 'number' && { endLine }),
    }
  );
}

function placeOf(artifact: Json, run: Json): RawPlace | undefined {
  const { index } = artifact;
  const listed = typeof index === 'number' ? listAt(run, 'artifacts')[index] : undefined;
  const meant = textAt(artifact, 'uri') === undefined ? recordAt(recordOf(listed), 'location') : artifact;
  const uri = textAt(meant, 'uri');
  if (uri === undefined) {
    return undefined;
  }
  const base = baseOf(textAt(meant, 'uriBaseId'), run);
  return { path: pathOfUri(uri), ...(base !== undefined && { base }) };
}

const MAX_BASES = 8;

/** The path of a base folder, which may start from another base. */
function baseOf(id: string | undefined, run: Json): string | undefined {
  const bases = recordAt(run, 'originalUriBaseIds');
  const parts: string[] = [];
  let next = id;
  for (let count = 0; next !== undefined && count < MAX_BASES; count += 1) {
    const base = Object.hasOwn(bases, next) ? recordAt(bases, next) : {};
    const uri = textAt(base, 'uri');
    parts.unshift(...(uri === undefined ? [] : [pathOfUri(uri)]));
    next = textAt(base, 'uriBaseId');
  }
  return parts.length === 0 ? undefined : parts.join('/');
}

/** `/a b/c` for `file:///a%20b/c`, `C:/a` for `file:///C:/a`. */
function pathOfUri(uri: string): string {
  const path = uri.replace(/^file:(?:\/\/[^/]*)?/i, '').replace(/^\/(?=[A-Za-z]:\/)/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    // Expected: a tool does not encode its paths, and one of them contains a `%`.
    return path;
  }
}

function recordOf(value: unknown): Json {
  return isRecord(value) ? value : {};
}

function recordAt(record: Json, key: string): Json {
  return recordOf(record[key]);
}

function textAt(record: Json, key: string): string | undefined {
  const value = record[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function listOrEmpty(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function listAt(value: unknown, key: string): readonly unknown[] {
  return listOrEmpty(recordOf(value)[key]);
}

/** The objects at the beginning of a list. */
function listOf(value: unknown, key: string, most = Number.POSITIVE_INFINITY): readonly Json[] {
  return listAt(value, key)
    .slice(0, most)
    .filter((one) => isRecord(one));
}
