import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeRepository, type FileLiteral } from '../../harness/repository.ts';
import { shareCommand } from '../../harness/shared-command.ts';
import { LANGUAGES, type LanguageForms } from '../../literal/invariance/languages.ts';
import { ROWS, type Row } from '../../literal/invariance/rows.ts';
import { drawFrom, type Draw } from '../../fuzz/mutate.ts';
import { runs } from '../../property-runs.ts';
import { BYTES, NAMES, SHAPES, TEXTS, type Carried, type Parcel } from './ways.ts';

const run = shareCommand();

/** Rules on a part of the files only, or on what the ways to carry code change. */
const ELSEWHERE = /default export|secrets|docstring|document exported|emoji/i;
const rows = ROWS.filter(({ family, rule }) => family !== 'layout' && !ELSEWHERE.test(rule));

interface Case extends Parcel {
  readonly row: Row;
  readonly path: string;
  readonly ways: string;
}

/** Half of the cases have one way, so that it is tried alone. */
function drawCase(draw: Draw, index: number): Case {
  const row = at(rows, draw(rows.length));
  const ways = (['plain', 'nothing else', 'UTF-8', 'a new file'] as const).map((usual, place) => {
    const all = Object.keys([NAMES, TEXTS, BYTES, SHAPES][place] ?? {});
    return index % 2 === 0 ? (index % 8 === place * 2 ? at(all, draw(all.length)) : usual) : at(all, draw(all.length));
  });
  const [name = '', text = '', bytes = '', shape = ''] = ways;
  const forms: LanguageForms = LANGUAGES[row.language];
  const [, stem = '', ending = ''] = /([^/]+)\.([^.]+)$/.exec(forms.path) ?? [];
  const carried: Carried = {
    path: NAMES[name]?.(`${stem}${index}`, ending) ?? '',
    start: forms.start === undefined ? '' : `${forms.start.join('\n')}\n`,
    code: `${placeCode(row, forms)}\n`,
    endsAtReturn: !/^(?:go|ruby|rust|shell)$/.test(row.language),
    comment: (said) => forms.comments['a line comment']?.(said) ?? '',
  };
  const head = BYTES[bytes]?.(TEXTS[text]?.(carried) ?? '', carried);
  const parcel = head === undefined ? undefined : SHAPES[shape]?.(head, carried);
  return { base: {}, head: {}, ...parcel, row, path: carried.path, ways: ways.join(', ') };
}

function placeCode({ as, wrong }: Row, { wrapStatement, wrapExpression, comments }: LanguageForms): string {
  const inStatement = (code: string): string => wrapStatement?.(code) ?? code;
  switch (as) {
    case 'expression':
      return inStatement(wrapExpression(wrong));
    case 'statement':
      return inStatement(wrong);
    case 'comment':
      return comments['a line comment']?.(wrong) ?? '';
    case 'declaration':
    case 'layout':
      return wrong;
  }
}

function at<T>(all: readonly T[], index: number): T {
  const one = all[index];
  if (one === undefined) {
    throw new RangeError('a table is empty');
  }
  return one;
}

interface Report {
  readonly findings: readonly {
    readonly path: string;
    readonly places?: readonly { readonly path: string }[];
    readonly guideline?: { readonly text: string };
  }[];
  readonly leftOut: readonly { readonly source: string; readonly reason: string }[];
}

it('added code is reported, or its file is named as not judged, however it comes into the change', async () => {
  const draw = drawFrom(fc.readConfigureGlobal().seed ?? 0);
  const cases = Array.from({ length: runs(1_500) }, (_, index) => drawCase(draw, index));
  const join = (part: 'base' | 'head'): Record<string, FileLiteral> =>
    Object.fromEntries(cases.flatMap((one) => Object.entries(one[part])));
  const rules = [...new Set(ROWS.map(({ rule }) => `- ${rule}\n`))].join('');
  const repository = await makeRepository({
    commits: [{ message: 'Base', files: { '.github/copilot-instructions.md': `# Code\n\n${rules}`, ...join('base') } }],
    branches: { feature: { commits: [{ message: 'Change', files: join('head') }] } },
  });
  const command = ['review', '--base', 'main', '--head', 'feature', '--provider', 'offline', '--format', 'json'];
  const { stdout } = await run(command, { cwd: repository.directory });
  const { findings, leftOut } = JSON.parse(stdout) as Report;
  const said = new Set([
    ...findings.flatMap(({ path, places = [], guideline }) =>
      [path, ...places.map((place) => place.path)].map((one) => `${one}\n${guideline?.text}`),
    ),
    // A note on hidden values says nothing of who judged the file.
    ...leftOut.filter(({ reason }) => !reason.includes('hidden')).map(({ source }) => source),
  ]);
  const unreported = cases.filter(({ path, row }) => !said.has(`${path}\n${row.rule}`));
  expect(unreported.length).toBeLessThan(cases.length / 2);
  const silent = unreported.filter(({ path }) => !said.has(path));
  expect(silent.map(({ ways, row, path }) => `${path}: ${row.rule} ${ways}`)).toEqual([]);
}, 300_000);
