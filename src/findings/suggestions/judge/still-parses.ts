import type { SyntaxFault } from '../../../syntax/types.ts';
import { isBroken, readJsonc } from '../../../text/json/jsonc.ts';
import { parseJson } from '../../../text/json/parse-json.ts';
import { sourceText } from '../../../text/source-text.ts';
import { readYaml } from '../../../text/yaml/yaml.ts';
import { applyLines, type Target } from '../replacement.ts';

/** Finds wrong syntax. Undefined if the text cannot be parsed here. Never rejects. */
export type FindFaults = (text: string, language: string) => Promise<readonly SyntaxFault[] | undefined>;

/** In UTF-16 code units. Larger files were generated, and parsing them takes seconds. */
const MAX_PARSED_CHARACTERS = 256 * 1_024;

/**
 * Whether the file has no more syntax errors with the new lines than it has now. Undefined if nothing here can parse it:
 * a language without a grammar, a file of which only a hunk is known, or a text that makes the parser give up.
 */
export async function stillParses(
  lines: readonly string[],
  target: Target,
  findFaults: FindFaults,
): Promise<boolean | undefined> {
  const before = target.known.join('\n');
  const after = applyLines(target, lines).join('\n');
  if (!target.isWholeHead || Math.max(before.length, after.length) > MAX_PARSED_CHARACTERS) {
    return undefined;
  }
  const isSound = SOUND[target.language];
  if (isSound !== undefined) {
    return isSound(before) ? isSound(after) : undefined;
  }
  const old = await findFaults(before, target.language);
  const fresh = old && (await findFaults(after, target.language));
  return old === undefined || fresh === undefined ? undefined : hasNoNewFault(old, fresh, lines, target);
}

/** Readers of data. A file that is not sound today, such as a template, proves nothing. */
const SOUND: Readonly<Partial<Record<string, (text: string) => boolean>>> = {
  json: (text) => parseJson(text) !== undefined,
  jsonc: (text) => !isBroken(readJsonc(sourceText('', text))),
  yaml: isSoundYaml,
  dockercompose: isSoundYaml,
};

function isSoundYaml(text: string): boolean {
  return readYaml(sourceText('', text), { start: 0, end: text.length }).problems.length === 0;
}

/** Faults outside of the changed lines must be the same as before, and there must not be more of them inside. */
function hasNoNewFault(
  old: readonly SyntaxFault[],
  fresh: readonly SyntaxFault[],
  lines: readonly string[],
  { start, end }: Target,
): boolean {
  if (fresh.length === 0) {
    return true;
  }
  const moved = lines.length - (end - start);
  const isBelow = ({ startLine }: SyntaxFault): boolean => startLine > end;
  const known = new Set(
    old.map((fault) => `${fault.kind} ${isBelow(fault) ? fault.startLine + moved : fault.startLine}`),
  );
  return fresh.length <= old.length && fresh.every((fault) => known.has(`${fault.kind} ${fault.startLine}`));
}
