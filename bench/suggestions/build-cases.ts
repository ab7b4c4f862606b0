import { createRandom, type Random } from '../accuracy/random.ts';
import { describeEdit } from './describe.ts';
import { drawEdit } from './edits/draw-edit.ts';
import type { Form, FormInput } from './forms/form.ts';
import { replaceLines } from './lines.ts';
import type { openParsers } from './syntax.ts';
import type { Edit, FileChange, SuggestionCase } from './types.ts';

/** The share of lines that can be edited and written in a form is small for some forms. */
const ATTEMPTS_PER_CASE = 400;
/** The number of cases in each programming language for one case in a language for texts or settings. */
const TURNS_OF_CODE = 4;

export interface CasePlan {
  readonly seed: string;
  readonly intent: SuggestionCase['intent'];
  readonly casesPerForm: number;
}

/** Makes cases of each form, from all repositories in turn. Forms that a repository does not allow get fewer. */
export async function buildCases(
  changes: readonly FileChange[],
  forms: readonly Form[],
  { seed, intent, casesPerForm }: CasePlan,
  parserFor: ReturnType<typeof openParsers>,
): Promise<readonly SuggestionCase[]> {
  const cases: SuggestionCase[] = [];
  for (const form of forms) {
    const random = createRandom(`${seed}/${form.name}`);
    const suitable = suitableChanges(changes, form);
    const pools = random.sample(suitable, suitable.length);
    let made = 0;
    for (let attempt = 0; attempt < casesPerForm * ATTEMPTS_PER_CASE && made < casesPerForm; attempt += 1) {
      const pool = pools[attempt % Math.max(1, pools.length)] ?? [];
      const built = pool.length === 0 ? undefined : await buildCase(form, pool, intent, parserFor, random);
      if (built !== undefined) {
        made += 1;
        cases.push({ ...built, name: `${form.name}, ${made}` });
      }
    }
  }
  return cases;
}

/** The changes in which a form occurs, by repository and language. */
function suitableChanges(
  changes: readonly FileChange[],
  { languages, isForProtectedFiles = false }: Form,
): readonly (readonly FileChange[])[] {
  const suitable = changes.filter(
    ({ language, isProtected }) =>
      (languages ?? [language.name]).includes(language.name) && (isForProtectedFiles || !isProtected),
  );
  const pools = [...Map.groupBy(suitable, ({ repository, language }) => `${repository} ${language.name}`).values()];
  return Array.from({ length: TURNS_OF_CODE }, (_, turn) =>
    pools.filter(([first]) => turn === 0 || first?.language.wrap !== undefined),
  ).flat();
}

async function buildCase(
  form: Form,
  pool: readonly FileChange[],
  intent: SuggestionCase['intent'],
  parserFor: ReturnType<typeof openParsers>,
  random: Random,
): Promise<Omit<SuggestionCase, 'name'> | undefined> {
  const change = random.pick(pool);
  const countErrors = await parserFor(change.language);
  const edit = drawEdit(change, form.edit, countErrors, random);
  if (edit === undefined) {
    return undefined;
  }
  const old = change.lines.slice(edit.start - 1, edit.end);
  const input = { change, edit, old, text: edit.replacement.join('\n'), other: random.pick(pool), countErrors, random };
  return writeCase(form, intent, input);
}

function writeCase(
  form: Form,
  intent: SuggestionCase['intent'],
  input: FormInput,
): Omit<SuggestionCase, 'name'> | undefined {
  const { change, random } = input;
  const output = form.build(input);
  if (output === undefined) {
    return undefined;
  }
  const edit = output.edit ?? input.edit;
  const head = output.head ?? change.head;
  const base = output.base === undefined ? change.base : output.base;
  const { title, body } = describeEdit(change, edit.start, random);
  return {
    form: form.name,
    intent,
    repository: change.repository,
    commit: change.commit,
    language: change.language.name,
    edit,
    base: base === null || base === '' ? undefined : base,
    head,
    wanted: form.isNeverRight === true ? undefined : applyEdit(head, edit),
    isPathFixed: output.path !== undefined,
    comment: {
      path: output.path ?? change.path,
      line: output.line === undefined ? edit.end : output.line,
      startLine: output.startLine === undefined ? startOf(edit) : output.startLine,
      side: output.side ?? 'RIGHT',
      quote: output.quote ?? input.old.at(-1) ?? '',
      severity: 'high',
      kind: 'bug',
      guideline: null,
      title: output.title === undefined ? title : `${output.title} (${random.word()})`,
      body: output.body ?? body,
      suggestion: output.suggestion ?? input.text,
      confidence: 0.95,
    },
  };
}

function startOf({ start, end }: Edit): number | null {
  return start === end ? null : start;
}

function applyEdit(head: string, { start, end, replacement }: Edit): string {
  return replaceLines(head, start, end, replacement.join('\n'));
}
