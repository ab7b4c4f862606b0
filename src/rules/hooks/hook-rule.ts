import { isRecord } from '../../text/record.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import type { CheckedFile, FileRule, Particulars, Said } from '../types.ts';
import { findDialect, readEvents, type HooksDialect } from '../reading/hooks/hook-entries.ts';

/** The faults of a hooks file, by the dialect that its path turns out to have. */
export interface HookFault {
  readonly range: TextRange;
  readonly said: Said;
  readonly particulars?: Particulars;
}

type Faults = Readonly<Record<HooksDialect, readonly HookFault[]>>;

type HookRuleParts = Pick<FileRule, 'id' | 'description' | 'effects' | 'fixes' | 'source'> & {
  /** Whether hooks in the manifest of a plugin are read, too. */
  readonly inManifests?: true;
  readonly find: (text: CheckedText, dialect: HooksDialect) => readonly HookFault[];
};

/** The manifest of a plugin of Claude Code. Copilot's has its own form. */
const MANIFEST = /(?:^|\/)\.claude-plugin\/plugin\.json$/;
const MAX_FINDINGS = 50;

/** Makes a rule about hooks. Copilot and Claude write hooks in different forms; the path shows which form a file must have. */
export function hookRule({ find, inManifests, ...parts }: HookRuleParts): FileRule<Faults> {
  return {
    ...parts,
    scope: 'file',
    kinds: inManifests === true ? ['hooks', 'plugin'] : ['hooks'],
    collect(text) {
      // A manifest mostly names a file of hooks, or has none.
      if (text.kind === 'plugin' && readEvents(text) === undefined && !listsHooks(text)) {
        return undefined;
      }
      const faults = {
        copilot: find(text, 'copilot'),
        claude: find(text, 'claude'),
        codex: find(text, 'codex'),
        cursor: find(text, 'cursor'),
      };
      return Object.values(faults).every(({ length }) => length === 0) ? undefined : faults;
    },
    check(faults, file, report) {
      if (file.kind === 'plugin' && !MANIFEST.test(file.path)) {
        return;
      }
      for (const { range, said, particulars } of chooseFaults(faults, file).slice(0, MAX_FINDINGS)) {
        report(range, said, particulars);
      }
    },
  };
}

/**
 * A plugin may keep its hooks anywhere, so a file that only Claude Code or Codex reads has its form. Copilot reads both forms
 * in its plugins. The one with fewer faults is what the file is meant to be.
 */
function chooseFaults(faults: Faults, { path, clients }: Pick<CheckedFile, 'path' | 'clients'>): readonly HookFault[] {
  const [only, ...others] = clients;
  const dialect = MANIFEST.test(path)
    ? 'claude'
    : others.length === 0 && (only === 'claude' || only === 'codex')
      ? only
      : findDialect(path);
  const mayBeCopilots = dialect === 'claude' && clients.includes('copilot-cli') && !clients.includes('claude');
  return mayBeCopilots && faults.copilot.length < faults.claude.length ? faults.copilot : faults[dialect];
}

/** Whether the hooks of a manifest are a list of hooks, each with its event. A list of paths is right. */
function listsHooks({ json }: CheckedText): boolean {
  const hooks: unknown = isRecord(json.value) ? json.value['hooks'] : undefined;
  return Array.isArray(hooks) && hooks.some((hook: unknown) => isRecord(hook) && typeof hook['event'] === 'string');
}
