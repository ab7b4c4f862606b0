import { CLIENT_NAMES } from '../../customizations/known/clients.ts';
import { listNames } from '../../text/shown/list-names.ts';
import { listingWidth, wrapText } from '../wrap.ts';
import { validationSentence, type Validation } from './diagnostics.ts';
import { KIND_TITLES } from './kind-titles.ts';

/** Explains a result without findings: what was looked for, what was there, and what else can be done. */
export function nothingFound(validation: Validation, columns?: number): readonly string[] {
  const lines = validation.files === 0 ? noFiles(validation) : noProblems(validation);
  return lines.flatMap((line) => wrapText(line, listingWidth(columns), { first: '', rest: '  ' }));
}

function noFiles({ narrowedBy }: Validation): readonly string[] {
  if (narrowedBy === 'paths') {
    return [
      'None of the files that `paths` matches tells an assistant how to work.',
      '`paths` is set by a flag or by the configuration; without it, all files that do are checked.',
    ];
  }
  if (narrowedBy === 'operands') {
    return [
      'None of the files that you named tells an assistant how to work.',
      '`housestyle validate` without a path checks all files that do.',
    ];
  }
  return [
    'No file was found that tells an assistant how to work.',
    'Looked for `AGENTS.md`, `CLAUDE.md` and `GEMINI.md`, and in `.github`, `.claude`, `.agents`, `.vscode`, `.cursor`, `.windsurf`, `.gemini` and `.codex`.',
    '`housestyle init` writes first instructions; `--workspace-folders` names folders that you open alone.',
  ];
}

function noProblems(validation: Validation): readonly string[] {
  const kinds = [...(validation.kinds ?? [])].map(([kind, number]) => `${KIND_TITLES[kind]} (${number})`);
  const clients = (validation.clients ?? []).map((client) => CLIENT_NAMES[client]);
  return [
    validationSentence(validation),
    ...(kinds.length === 0 ? [] : [`Checked ${listNames(kinds)}.`]),
    ...(clients.length === 0
      ? []
      : [`Looked for what ${listNames(clients)} would ignore or misread; \`housestyle rules\` lists the rules.`]),
  ];
}
