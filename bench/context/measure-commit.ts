import type { OpenRepository } from '../accuracy/repositories.ts';
import { readChange } from './change.ts';
import { readOracle } from './oracle/read-oracle.ts';
import { dumpPrompts } from './prompts/dump.ts';
import { drawPlain, PLAIN_PROMPTS, type PlainInput, type PlainPrompt } from './prompts/plain.ts';
import { score, targetsOf, type Score } from './score.ts';
import type { Place, Prompts, Target } from './types.ts';

/** The name of the prompts that are measured, in tables. */
export const OURS = 'Housestyle';
/** Large enough for any commit, to see what whole files cost. */
const NO_BUDGET = 100_000_000;

/** One prompt for one commit. */
export interface Row {
  readonly repository: string;
  readonly commit: string;
  readonly budget: number;
  readonly prompt: string;
  readonly tokens: number;
  readonly seconds: number;
  readonly score: Score;
  /** Tokens of all changed files, whole, without a budget. */
  readonly wholeTokens: number;
  /** For each declaration that is not shown: how the change reaches it. */
  readonly misses: readonly Miss[];
}

/** A target that a prompt does not show. */
export interface Miss {
  readonly kind: Target['kind'];
  readonly reached: 'same file' | 'changed file' | 'imported directly' | 'not imported';
  readonly isMember: boolean;
  readonly name: string;
  readonly place: Place;
  readonly use: Place;
}

/** The built command with some providers of context left out. */
export interface Variant {
  /** In tables. */
  readonly name: string;
  readonly leaveOut: readonly string[];
}

/** What to measure on a commit; by default the built command as it is, and all plain prompts. */
export interface Measured {
  readonly variants?: readonly Variant[];
  readonly plain?: readonly PlainPrompt[];
}

const AS_IT_IS: readonly Variant[] = [{ name: OURS, leaveOut: [] }];

/** Measures the built command and the plain prompts on one commit. */
export function measureCommit(
  repository: OpenRepository & { readonly name: string },
  commit: string,
  budgets: readonly number[],
  { variants = AS_IT_IS, plain = PLAIN_PROMPTS }: Measured = {},
): readonly Row[] {
  const files = readChange(repository.git, commit);
  const oracle = readOracle(repository, commit, files);
  const readFile = openReader(repository, commit);
  const readLine = (path: string, line: number): string | undefined => readFile(path)?.[line - 1];
  const dumps = budgets.flatMap((budget) =>
    variants.map(({ name, leaveOut }) => ({
      budget,
      name,
      dump: dumpPrompts(repository.folder, commit, budget, readLine, leaveOut),
    })),
  );
  const reviewed = new Set(dumps.flatMap(({ dump }) => [...dump.reviewed]));
  const targets = targetsOf(oracle, reviewed);
  const changed = new Set(files.map(({ path }) => path));
  const input: PlainInput = {
    files: files.filter(({ path }) => reviewed.has(path)),
    imports: oracle.imports,
    fixedTokens: dumps[0]?.dump.fixedTokens ?? 0,
    readFile,
  };
  const wholeTokens = drawPlain('whole changed files', input, NO_BUDGET).tokens;
  const isBlank = ({ path, line }: Place): boolean => (readLine(path, line) ?? '').trim() === '';
  const row = (budget: number, prompt: string, prompts: Prompts): Row => {
    const scored = score(prompts, targets, changed, isBlank);
    return {
      repository: repository.name,
      commit,
      budget,
      prompt,
      tokens: prompts.tokens,
      seconds: prompts.seconds,
      score: scored,
      wholeTokens,
      misses: scored.missed.flatMap((target) => describeMiss(target, changed, oracle.imports)),
    };
  };
  return budgets.flatMap((budget) => [
    ...dumps.flatMap((one) => (one.budget === budget ? [row(budget, one.name, one.dump)] : [])),
    ...plain.map((kind) => row(budget, kind, drawPlain(kind, input, budget))),
  ]);
}

function openReader({ git }: OpenRepository, commit: string): (path: string) => readonly string[] | undefined {
  const read = new Map<string, readonly string[] | undefined>();
  return (path) => {
    if (!read.has(path)) {
      read.set(path, readBlob(git, commit, path));
    }
    return read.get(path);
  };
}

function readBlob(git: OpenRepository['git'], commit: string, path: string): readonly string[] | undefined {
  try {
    return git('show', `${commit}:${path}`).replace(/\n$/, '').split('\n');
  } catch {
    // A text of the prompt that looks like the name of a file.
    return undefined;
  }
}

function describeMiss(
  { kind, name, isMember, places, uses }: Target,
  changed: ReadonlySet<string>,
  imports: Readonly<Record<string, readonly string[]>>,
): readonly Miss[] {
  const [place] = places;
  const [use] = uses;
  if (place === undefined || use === undefined) {
    return [];
  }
  const isSame = uses.some(({ path }) => path === place.path);
  const isImported = uses.some(({ path }) => imports[path]?.includes(place.path) === true);
  const reached = isSame
    ? 'same file'
    : changed.has(place.path)
      ? 'changed file'
      : isImported
        ? 'imported directly'
        : 'not imported';
  return [{ kind, reached, isMember, name, place: { path: place.path, line: place.line }, use }];
}
