import { readDemands } from './demands.ts';
import type { FieldRule } from './find-fields.ts';
import { regex } from '../../../text/regex.ts';

/** A key in backticks, or a word that is a key of frontmatter or manifests wherever it is listed as one. */
const ITEM = regex('i')`
  ^\s*(?<skipped>(?:optional(?:ly)?|usually|often|sometimes) )?(?:an? |the )?(?:
    \`(?<code>[A-Za-z][\w.-]*):?\`(?:\s*\/\s*\`[A-Za-z][\w.-]*\`)*
    |(?<word>
      name|description|version|author|license|keywords|model|tools|color|triggers|homepage|repository|category
      |tags|title|hooks
    )\b(?!-)
  )(?:\s*\((?<note>[^()]*)\))?
`;
const JOIN = /^\s*(?:,\s*(?:and |plus |& )?|\+|and |&\s|\/|·)\s*/i;

/** The keys that a list says are there, and what stands behind it. */
export interface KeyList {
  readonly rules: readonly FieldRule[];
  readonly rest: string;
}

/** Reads `` `name`, `description` (max 100 characters) and optional `tools` ``. Undefined if it begins with no key. */
export function readKeyList(written: string): KeyList | undefined {
  const rules: FieldRule[] = [];
  let left = written;
  let end = written;
  for (;;) {
    const found = ITEM.exec(left);
    const { skipped, code, word, note } = found?.groups ?? {};
    const key = code ?? word?.toLowerCase();
    if (found === null || key === undefined) {
      break;
    }
    left = left.slice(found[0].length);
    end = left;
    if (skipped === undefined && !/\boptional\b/i.test(note ?? '')) {
      rules.push(
        { key, demand: { kind: 'present' } },
        ...(readDemands(note ?? '') ?? []).filter(({ kind }) => kind !== 'present').map((demand) => ({ key, demand })),
      );
    }
    const join = JOIN.exec(left);
    if (join === null) {
      break;
    }
    left = left.slice(join[0].length);
  }
  return rules.length === 0 ? undefined : { rules, rest: end.trim() };
}
