import type {
  Compatibility,
  Customizations,
  InstructionPurpose,
  Instructions,
  Reader,
} from '../customizations/types.ts';
import type { Purpose } from './purpose.ts';

interface Sources {
  /** The purposes of the settings whose entries are used. */
  readonly settings: readonly InstructionPurpose[];
  /** Whether instruction files are used. */
  readonly files: boolean;
  /** The words for the purpose in reasons. */
  readonly task: string;
}

/**
 * The kinds of customizations that are used for each purpose, as in Copilot. Tests are code, so instructions for code apply to them too. A commit
 * message and a description have only their own setting. Unlike on github.com, a review also uses the instructions that the
 * team wrote for reviews of a selection in VS Code: both are reviews.
 */
const SOURCES: Readonly<Record<Purpose, Sources>> = {
  review: { settings: ['code-generation', 'review-selection'], files: true, task: 'reviewing a change' },
  'code-generation': { settings: ['code-generation'], files: true, task: 'writing code' },
  'test-generation': { settings: ['code-generation', 'test-generation'], files: true, task: 'writing tests' },
  'commit-message': { settings: ['commit-message'], files: false, task: 'writing a commit message' },
  'pull-request-description': {
    settings: ['pull-request-description'],
    files: false,
    task: 'describing a pull request',
  },
};

/** Whether instruction files are used for a purpose at all. */
export function takesFiles(purpose: Purpose): boolean {
  return SOURCES[purpose].files;
}

/**
 * Says why instructions are never used for a purpose. Returns `undefined` if they can be used.
 *
 * @param compatibility - With `vscode`, `excludeAgent` has no effect on writing: only github.com's agents know the key.
 */
export function whyNotUsed(
  { purpose: setting, excludes = [] }: Pick<Instructions, 'purpose' | 'excludes'>,
  purpose: Purpose,
  compatibility: Compatibility,
): string | undefined {
  const { settings, files, task } = SOURCES[purpose];
  if (setting !== undefined && !settings.includes(setting)) {
    return `a ${setting} instruction is not used for ${task}`;
  }
  if (setting === undefined && !files) {
    return `an instruction file is not used for ${task}`;
  }
  const reader: Reader = purpose === 'review' ? 'github-review' : 'cloud-agent';
  const isHeeded = purpose === 'review' || compatibility === 'github';
  return isHeeded && excludes.includes(reader) ? `its \`excludeAgent\` excludes ${EXCLUDED[reader]}` : undefined;
}

const EXCLUDED = { 'github-review': 'code review', 'cloud-agent': 'the cloud agent' } as const;

/**
 * Whether a purpose needs to know the languages of files. To find the language of some files, their first lines must be
 * read.
 */
export function dependsOnLanguages(
  { found, compatibility }: Pick<Customizations, 'found' | 'compatibility'>,
  purpose: Purpose,
): boolean {
  return found.some(
    (one) =>
      'applies' in one && one.applies.kind === 'language' && whyNotUsed(one, purpose, compatibility) === undefined,
  );
}
