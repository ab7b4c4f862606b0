import type {
  Compatibility,
  Customizations,
  InstructionPurpose,
  Instructions,
  Reader,
} from '../customizations/types.ts';
import type { Purpose } from './purpose.ts';

interface Sources {
  /** The purposes of the settings whose entries take part. */
  readonly settings: readonly InstructionPurpose[];
  /** Whether instruction files take part. */
  readonly files: boolean;
  /** What is done, in reasons. */
  readonly task: string;
}

/**
 * What guides each purpose, as in Copilot: whoever writes tests writes code; a commit message and a description have
 * nothing but their own setting, and a review of a change leaves out what is meant for the review of a selection.
 */
const SOURCES: Readonly<Record<Purpose, Sources>> = {
  review: { settings: ['code-generation'], files: true, task: 'reviewing a change' },
  'code-generation': { settings: ['code-generation'], files: true, task: 'writing code' },
  'test-generation': { settings: ['code-generation', 'test-generation'], files: true, task: 'writing tests' },
  'commit-message': { settings: ['commit-message'], files: false, task: 'writing a commit message' },
  'pull-request-description': {
    settings: ['pull-request-description'],
    files: false,
    task: 'describing a pull request',
  },
};

/** Whether instruction files guide a purpose at all. */
export function takesFiles(purpose: Purpose): boolean {
  return SOURCES[purpose].files;
}

/**
 * Why instructions take no part in a purpose, whichever files it concerns; undefined where they do.
 * @param compatibility where VS Code's meaning counts, `excludeAgent` keeps nobody from writing: only github.com's
 * agents know it
 */
export function whyNoPart(
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

/** Whether the languages of files matter to a purpose, for to know them of some costs reading their first lines. */
export function dependsOnLanguages(
  { found, compatibility }: Pick<Customizations, 'found' | 'compatibility'>,
  purpose: Purpose,
): boolean {
  return found.some(
    (one) =>
      'applies' in one && one.applies.kind === 'language' && whyNoPart(one, purpose, compatibility) === undefined,
  );
}
