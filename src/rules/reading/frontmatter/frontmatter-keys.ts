import type { HeadKind } from '../../../customizations/frontmatter/keys.ts';
import { headOf, headsOf } from '../../../customizations/frontmatter/keys.ts';
import { judgeKey, type KeyFault } from '../../../customizations/frontmatter/judge-key.ts';
import type { Fix, Suggestion } from '../../../diagnostics/fix.ts';
import type { TextRange } from '../../../text/source-text.ts';
import { hasShape } from '../../../customizations/frontmatter/value-shape.ts';
import { sortKeys } from './sort-keys.ts';
import type { FileRule, Particulars, Said } from '../../types.ts';
import { oncePerText } from '../texts/once-per-text.ts';

/** A frontmatter key that may be wrong. Only the file's path decides whether it is. */
export interface SuspectKey {
  readonly name: string;
  readonly range: TextRange;
  /** All keys of the frontmatter. */
  readonly all: readonly string[];
  readonly value: 'text' | 'boolean' | 'list' | 'map' | 'other';
}

type Fault<Kind extends KeyFault['kind']> = Extract<KeyFault, { kind: Kind }>;

/** Writes the message about a key. Returns undefined if the fault is not worth reporting. */
export type SayOfKey<Kind extends KeyFault['kind']> = (
  key: SuspectKey,
  fault: Fault<Kind>,
  head: HeadKind,
) => (Said & Particulars) | undefined;

/** With more unknown keys in one file, they are not typing errors. */
const MAX_KEYS = 50;

/** Makes the scope and the checks of a rule about one kind of fault in keys. */
export function judgeKeys<Kind extends KeyFault['kind']>(
  kind: Kind,
  say: SayOfKey<Kind>,
): Pick<FileRule<readonly SuspectKey[]>, 'scope' | 'collect' | 'check'> {
  const isOfKind = (fault: KeyFault | undefined): fault is Fault<Kind> => fault?.kind === kind;
  return {
    scope: 'file',
    collect(text) {
      const strange = strangeKeys(text).filter(({ faults }) => faults.some(isOfKind));
      return strange.length === 0 ? undefined : strange.map(({ key }) => key);
    },
    check(suspects, file, report) {
      const head = headOf(file);
      for (const key of head === undefined ? [] : suspects) {
        const fault = head && judgeKey(head, key.name);
        const said = head !== undefined && isOfKind(fault) ? say(key, fault, head) : undefined;
        if (said !== undefined) {
          const { message, hint, ...particulars } = said;
          report(key.range, { message, hint }, particulars);
        }
      }
    },
  };
}

interface StrangeKey {
  readonly key: SuspectKey;
  /** The fault in each frontmatter that files of this kind may have. Copilot and Claude agents, for example, share a kind. */
  readonly faults: readonly (KeyFault | undefined)[];
}

/** The keys that a rule about keys may report. */
const strangeKeys = oncePerText((text): readonly StrangeKey[] => {
  const { strange } = sortKeys(text);
  const { kind, frontmatter } = text;
  const all = strange.length === 0 ? [] : Object.keys(frontmatter.data).slice(0, MAX_KEYS);
  return strange.slice(0, MAX_KEYS).flatMap((name): readonly StrangeKey[] => {
    const range = frontmatter.rangeOfKey([name]);
    return range === undefined
      ? []
      : [
          {
            key: { name, range, all, value: describeShape(frontmatter.data[name]) },
            faults: headsOf(kind).map((head) => judgeKey(head, name)),
          },
        ];
  });
});

function describeShape(value: unknown): SuspectKey['value'] {
  if (typeof value === 'string') {
    return 'text';
  }
  if (typeof value === 'boolean') {
    return 'boolean';
  }
  return Array.isArray(value) ? 'list' : typeof value === 'object' && value !== null ? 'map' : 'other';
}

const EXAMPLES: Readonly<Record<SuspectKey['value'], unknown>> = {
  text: 'text',
  boolean: true,
  list: ['text'],
  map: {},
  other: undefined,
};

/** A fix that writes the intended key, if the file does not have it yet and it accepts such a value. */
export function renameKey(
  { name, range, all, value }: SuspectKey,
  meant: { readonly name: string; readonly shape: Parameters<typeof hasShape>[1] } | undefined,
): { readonly fix?: Fix } {
  const isCertain =
    meant !== undefined &&
    !all.includes(meant.name) &&
    hasShape(EXAMPLES[value], meant.shape) &&
    range.end - range.start === name.length;
  return isCertain ? { fix: { kind: 'edits', edits: [{ ...range, text: meant.name }] } } : {};
}

/** Suggests the key that other words for it may mean. */
export function suggestKey(
  key: SuspectKey,
  meant: Parameters<typeof renameKey>[1],
  reason = 'only the author knows what the key means',
): { readonly suggestions?: readonly Suggestion[] } {
  const { fix } = renameKey(key, meant);
  return fix === undefined || meant === undefined
    ? {}
    : { suggestions: [{ title: `Write \`${meant.name}\``, reason, fix }] };
}
