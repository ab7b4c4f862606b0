import { expect, it } from 'vitest';
import { readStatements } from '../../src/guidelines/statements/statements.ts';
import { compileStatements } from '../../src/literal/compile-statements.ts';

function reportedBy(document: string): readonly string[] {
  return compileStatements(readStatements(2, document)).flatMap((one) =>
    one.kind === 'checked' ? one.checks.map(({ finder }) => finder.words) : [],
  );
}

it.each([
  ['what a file is generated from', 'Generated from `rules/unity/` — do not hand-edit.'],
  ['keys of a format', 'Do NOT add `license`, `metadata`, `version`, or any other fields.'],
  ['a branch that is no target', 'Targets `dev` branch (not `main`)'],
  ['names of packages', 'Do not use `util`, `common`, or similarly vague package names.'],
  ['the folder in which files are edited', 'Edit files in `R/` directory (avoid auto-generated files)'],
  ['a status', '`403`: Forbidden'],
  ['what must be passed', 'Do not call `run()` without passing `worker_name` and `worker_id`.'],
  ['a place where something is allowed', 'Never import `@a/b` outside the client setup or `services/a/*`.'],
  ['a program', 'Never run `supabase` directly; always prefix with `yarn`'],
  ['the documents of one part', 'Add documentation to `sdk/<name>/docs`.'],
  ['a value for one argument', 'Use `getCurrentTask()` instead of `NULL`.'],
  ['a Spanish list of topics', 'No cambiar semantica de ordenes, `external_reference` ni flujos sin revision.'],
])('does not take %s for what is ruled out', (_name, rule) => {
  expect(reportedBy(`# Guide\n\n## Rules\n\n- ${rule}\n`)).toEqual([]);
});

it('takes what to use instead for no part of a list of bans', () => {
  expect(reportedBy('# Guide\n\nMUST NOT:\n\n- Use `IOld` directly - use `INew`\n')).toEqual([
    'reports uses of `IOld`',
  ]);
});

it('keeps lists whose last words say nothing of the first ones', () => {
  expect(reportedBy('# Guide\n\n## Rules\n\n- Never use `[controller]` or other implicit routes.\n')).toEqual([
    'reports the attribute `[controller]`',
  ]);
});
