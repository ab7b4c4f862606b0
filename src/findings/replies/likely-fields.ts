import { FIELD_NAMES, isFieldName, type FieldName } from './field-names.ts';
import { regex } from '../../text/regex.ts';

const THING =
  'issue|finding|comment|problem|suggestion|review|bug|vulnerability|concern|violation|defect|error|observation|remark';
const WHERE =
  'relevant|affected|target|source|code|file|changed|modified|new|right|diff|head|absolute|relative|full|abs|rel|repo|exact|approx|approximate|anchor';

/** How names of fields are put together that no list has, such as `relevant_file` and `issue_content`. Written as `plainKey` does. */
const PATTERNS: readonly (readonly [FieldName, RegExp])[] = [
  ['path', new RegExp(`^(?:${WHERE}|${THING})*(?:file|path|filename|filepath)(?:path|name|uri)?$`)],
  ['startLine', new RegExp(`^(?:${WHERE}|${THING})*(?:lines?|linenumber|range)(?:start|starting|begin|from|first)$`)],
  [
    'startLine',
    new RegExp(`^(?:${WHERE}|${THING})*(?:start|starting|begin|beginning|from|first)(?:lines?|linenumber|lineno|row)$`),
  ],
  ['endLine', new RegExp(`^(?:${WHERE}|${THING})*(?:lines?|linenumber|range)(?:end|ending|stop|to|last)$`)],
  ['endLine', new RegExp(`^(?:${WHERE}|${THING})*(?:end|ending|stop|to|last)(?:lines?|linenumber|lineno|row)$`)],
  ['line', new RegExp(`^(?:${WHERE}|${THING})+(?:lines?|linenumbers?|lineno|linerange|row)$`)],
  [
    'quote',
    regex()`
      ^(?:
        existing|original|current|problem|problematic|affected|offending|bad|old|flagged|relevant|violating|faulty
        |vulnerable|source|exact|matched|matching|referenced|cited|actual|verbatim|target
      )(?:source)?(?:code|snippet|lines?|text|content|quote|block|fragment|excerpt)+$
    `,
  ],
  [
    'suggestion',
    regex()`
      ^(?:improved|fixed|suggested|proposed|corrected|recommended|replacement|better|updated|revised|replace|code)
        (?:code|snippet|lines?|fix|change|replacement|suggestion|patch|solution|text|version|content)+$
    `,
  ],
  [
    'title',
    new RegExp(
      `^(?:${THING}|onesentence|oneline|short|brief)+(?:title|header|heading|headline|summary|subject|name|label)$`,
    ),
  ],
  [
    'body',
    regex()`
      ^(?:${THING}|feedback|long|full|detailed)+(?:
        content|body|text|message|description|explanation|details?|comment|note|markdown|reason|rationale|statement
      )$
    `,
  ],
  ['severity', new RegExp(`^(?:${THING})+(?:severity|severitylevel|priority|level|importance|criticality)$`)],
  ['confidence', /^(?:[a-z]{0,20})confidence(?:score|level|rating)?$/],
];

/** A field that a key may mean. */
export interface Meaning {
  readonly field: FieldName;
  /** The place of the key in the list of names of the field, and `LIKELY` for keys that no list has. */
  readonly rank: number;
}

/** The rank of all keys that are not listed. */
export const LIKELY = 1_000;

const LISTED: ReadonlyMap<string, readonly Meaning[]> = listMeanings();
const NONE: readonly Meaning[] = [];
const MAX_KNOWN = 2_000;
const known = new Map<string, readonly Meaning[]>();

function listMeanings(): ReadonlyMap<string, readonly Meaning[]> {
  const listed = new Map<string, Meaning[]>();
  for (const [key, names] of Object.entries(FIELD_NAMES)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table are the names of the fields.
    const field = key as FieldName;
    names.forEach((name, rank) => listed.set(name, [...(listed.get(name) ?? []), { field, rank }]));
  }
  return listed;
}

/** The fields that a plain key may mean: those that list it, or those whose names consist of such words. */
export function meaningsOfKey(key: string): readonly Meaning[] {
  const before = LISTED.get(key) ?? known.get(key);
  if (before !== undefined) {
    return before;
  }
  const fields =
    key.length < 4 || key.length > 40
      ? NONE
      : PATTERNS.filter(([, pattern]) => pattern.test(key)).map(([field]) => ({ field, rank: LIKELY }));
  if (known.size < MAX_KNOWN) {
    known.set(key, fields);
  }
  return fields;
}

/** The fields that a plain key may mean by the words that it consists of. None for keys that are listed names. */
export function likelyFields(key: string): readonly FieldName[] {
  return isFieldName(key) ? [] : meaningsOfKey(key).map(({ field }) => field);
}
