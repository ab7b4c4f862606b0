import type { FileChange } from '../../../changes/types.ts';
import { groupBy } from '../../../structures/group-by.ts';
import { loadFrontmatter } from '../../../text/frontmatter/load-frontmatter.ts';
import { isRecord } from '../../../text/record.ts';
import { positionAt, sourceText, type TextRange } from '../../../text/source-text.ts';
import { codeSpan } from '../../code-span.ts';
import type { KnownFiles } from '../../known-files.ts';
import type { ChangeFinder, ChangeSubject, Violation } from '../../types.ts';
import { sayFault, type Demand } from './demands.ts';

/** A field of files, by its path (`metadata.version`), and what is demanded of it. */
export interface FieldRule {
  readonly key: string;
  readonly demand: Demand;
}

/** What some files must be like: `whole`, that they begin with frontmatter at all. */
export interface FieldRules {
  readonly files: KnownFiles;
  readonly rules: readonly FieldRule[];
  readonly whole?: true;
}

/** Longer texts are not read: no manifest is as long. */
const MAX_CHARACTERS = 200_000;

/** Files that are meant to be filled in, or to be wrong. */
const NOT_MEANT =
  /(?:^|\/)(?:fixtures?|testdata|tests?|__tests__|templates?|_templates?|examples?|samples?|evals?|node_modules|vendor)\/|(?:^|\/)_[^/]*$|\.template\.\w+$/i;

/** Values that somebody fills in later. */
const IS_UNFILLED = /\{\{|\$\{|<[a-z][\w -]*>|^\[[^\]]*\]$|^\{[\w-]+\}$/i;

/**
 * Makes a finder for the fields of some files. A field that was wrong before the change is reported only if the change touches
 * it, and a missing one only in a new file, or if the change removes it.
 */
export function findFields({ files, rules, whole }: FieldRules): ChangeFinder {
  const isMeant = ({ path, status }: FileChange): boolean =>
    status !== 'removed' && files.has(path) && !NOT_MEANT.test(path);
  return {
    looksAt: 'change',
    words: `reports ${files.name} ${sayFaults(rules, whole === true)}, except in tests, fixtures, templates and examples`,
    judgesText: isMeant,
    find: async (change) => {
      const meant = change.files.filter(isMeant);
      const found = await Promise.all(meant.map((file) => findInFile(file, rules, whole === true, change)));
      const read = found.flatMap((violations) => violations ?? []);
      return read.length === 0 && found.includes(undefined) ? undefined : read;
    },
  };
}

function sayFaults(rules: readonly FieldRule[], whole: boolean): string {
  const missing = rules.filter(({ demand }) => demand.kind === 'present').map(({ key }) => codeSpan(key));
  const others = rules
    .filter(({ demand }) => demand.kind !== 'present')
    .map(({ key, demand }) =>
      demand.kind === 'absent' ? `with ${codeSpan(key)}` : `whose ${codeSpan(key)} ${sayFault(demand)}`,
    );
  return [
    ...(whole ? ['without frontmatter'] : []),
    ...(missing.length === 0 ? [] : [`without ${missing.join(', ')}`]),
    ...new Set(others),
  ].join(', or ');
}

interface Fields {
  readonly isThere: boolean;
  readonly data: unknown;
  readonly rangeOf: (path: readonly string[]) => TextRange | undefined;
  readonly rangeOfKey: (path: readonly string[]) => TextRange | undefined;
}

/** Undefined if the file cannot be read: it is too large, or no JSON, or its frontmatter is broken. */
async function findInFile(
  file: FileChange,
  rules: readonly FieldRule[],
  whole: boolean,
  change: ChangeSubject,
): Promise<readonly Violation[] | undefined> {
  const { path } = file;
  const text = await change.readHead(path);
  if (text === undefined || text.length > MAX_CHARACTERS) {
    return undefined;
  }
  const source = sourceText(path, text);
  const fields = await readFields(path, text);
  const isNew = file.status === 'added' || file.isWhole === true;
  if (fields === undefined) {
    return undefined;
  }
  if (!fields.isThere) {
    return (whole || rules.some(({ demand }) => demand.kind === 'present')) && isNew
      ? [{ path, found: 'a file without frontmatter', note: 'This new file does not begin with frontmatter.' }]
      : [];
  }
  const touched = touchedLines(file);
  return [...groupBy(rules, ({ key }) => key)].flatMap(([key, ofKey]): readonly Violation[] => {
    const steps = key.split('.');
    const value = valueAt(fields.data, steps);
    const range = fields.rangeOf(steps);
    const keyRange = fields.rangeOfKey(steps);
    const line = keyRange === undefined ? undefined : positionAt(source, keyRange.start).line;
    const last = range === undefined ? line : positionAt(source, range.end).line;
    if (value === undefined) {
      return ofKey.some(({ demand }) => demand.kind === 'present') && (isNew || removes(file, steps.at(-1) ?? key))
        ? [{ path, found: `no ${codeSpan(key)}`, note: `This file has no ${codeSpan(key)}.` }]
        : [];
    }
    const isTouched = isNew || (line !== undefined && touched.some((one) => one >= line && one <= (last ?? line)));
    const broken = isTouched ? ofKey.filter(({ demand }) => isBroken(demand, value, path, text, range)) : [];
    const isShown = broken.some(({ demand }) => demand.kind !== 'absent' && demand.kind !== 'length');
    const shown = typeof value === 'string' ? value.slice(0, 60) : undefined;
    return line === undefined || broken.length === 0
      ? []
      : [
          {
            path,
            line,
            found: codeSpan(isShown && shown !== undefined ? `${key}: ${shown}` : key),
            note: broken.map(({ demand }) => `${codeSpan(key)} ${sayFault(demand)}.`).join(' '),
          },
        ];
  });
}

async function readFields(path: string, text: string): Promise<Fields | undefined> {
  if (/\.jsonc?$/.test(path)) {
    const { readJsonc } = await import('../../../text/json/jsonc.ts');
    const { value, problems, rangeOf, rangeOfKey } = readJsonc(sourceText(path, text));
    return typeof value === 'object' && value !== null && !problems.some(({ severity }) => severity === 'error')
      ? { isThere: true, data: value, rangeOf, rangeOfKey }
      : undefined;
  }
  if (!/\.mdx?c?$/.test(path)) {
    return undefined;
  }
  const { present, data, problems, rangeOf, rangeOfKey } = await loadFrontmatter(sourceText(path, text));
  return problems.some(({ severity }) => severity === 'error')
    ? undefined
    : { isThere: present, data, rangeOf, rangeOfKey };
}

/** Whether a value does not meet a demand. Values that somebody fills in later meet all. */
function isBroken(demand: Demand, value: unknown, path: string, text: string, range: TextRange | undefined): boolean {
  if (demand.kind === 'absent') {
    return true;
  }
  const written =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
  if (written === undefined || IS_UNFILLED.test(written)) {
    return false;
  }
  switch (demand.kind) {
    case 'present':
      return false;
    case 'folder': {
      const folder = folderOfThing(path);
      return folder !== undefined && folder !== written;
    }
    case 'length': {
      const { length } = [...written.trim()];
      return length < demand.min || length > demand.max;
    }
    case 'form':
      return !demand.has(written);
    case 'values':
      return !demand.values.includes(written);
    case 'quotes':
      return (
        range !== undefined &&
        text[range.start] !== demand.quote &&
        !/^[|>]/.test(text.slice(range.start, range.start + 1))
      );
  }
}

/** The folder that a skill or plugin is named by, without those of tools: `a` of `plugins/a/.claude-plugin/plugin.json`. */
function folderOfThing(path: string): string | undefined {
  const folders = path.split('/').slice(0, -1);
  while (
    folders.at(-1)?.startsWith('.') === true ||
    (folders.at(-1) === 'plugin' && folders.at(-2)?.startsWith('.') === true)
  ) {
    folders.pop();
  }
  const folder = folders.at(-1);
  return folder === undefined || IS_UNFILLED.test(folder) || folder === 'skills' ? undefined : folder;
}

function valueAt(data: unknown, steps: readonly string[]): unknown {
  let value = data;
  for (const step of steps) {
    if (!isRecord(value) || !Object.hasOwn(value, step)) {
      return undefined;
    }
    value = value[step];
  }
  return value ?? undefined;
}

/** Lines of the head that the change adds. */
function touchedLines({ hunks }: FileChange): readonly number[] {
  return hunks.flatMap(({ lines }) => lines.flatMap((line) => (line.kind === 'added' ? [line.newLine] : [])));
}

/** Whether the change removes a line that begins with a key. */
function removes({ hunks }: FileChange, key: string): boolean {
  return hunks.some(({ lines }) =>
    lines.some(
      (line) =>
        line.kind === 'removed' &&
        line.text.trim().replace(/^["']/, '').startsWith(key) &&
        /^["']?\s*:/.test(line.text.trim().replace(/^["']/, '').slice(key.length)),
    ),
  );
}
