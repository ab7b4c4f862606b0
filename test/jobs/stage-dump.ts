import { structuredPatch } from 'diff';
import { readGivenDiff } from '../../src/changes/diff/read-diff.ts';
import { dumpPrompt } from '../../src/jobs/dump.ts';
import { chooseGuidance } from '../../src/jobs/choose/choose-guidance.ts';
import type { NoteReaders } from '../../src/context/notes/readers.ts';
import { LEFT_OUT_BY_DEFAULT, type ContextProviderName } from '../../src/context/provider-names.ts';
import type { Given } from '../../src/jobs/gather/read-given.ts';
import type { Purpose } from '../../src/guidelines/purpose.ts';
import { characterTokenizer } from '../../src/tokens/tokens.ts';
import type { PromptDump } from '../../src/reports/dumps/dump.ts';
import type { Grammars } from '../../src/syntax/types.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';

/** A repository, a change, and the options of a dump. */
export interface DumpScene {
  readonly purpose?: Purpose;
  readonly base?: Readonly<Record<string, string>>;
  /** The new text of each changed file; null for a removed file. */
  readonly head?: Readonly<Record<string, string | null>>;
  readonly given?: Partial<Given>;
  readonly agent?: string;
  /** The message that a person typed. */
  readonly typed?: string;
  /** The number of turns. With more than one, tools are offered. */
  readonly maxTurns?: number;
  readonly ignore?: readonly string[];
  readonly contextTokens?: number;
  readonly leaveOutContext?: readonly ContextProviderName[];
  readonly budget?: number;
  readonly description?: { readonly title: string; readonly body: string };
  /** Read texts from outside of the code. */
  readonly readers?: NoteReaders;
  /** Subjects of the commits before the change. */
  readonly commits?: readonly string[];
  /** Files of the head that cannot be read. */
  readonly unreadable?: readonly string[];
}

/** A parser without grammars: all files are read by their indentation. */
export const NO_GRAMMARS: Grammars = {
  read: () => Promise.resolve(undefined),
  findFaults: () => Promise.resolve(undefined),
};

/** Dumps the prompt of a scene, in which a token is a character. */
export async function dumpScene(scene: DumpScene): Promise<PromptDump> {
  const { purpose = 'review', base = {}, head = {}, given = {}, commits = [], unreadable = [] } = scene;
  const trusted = memoryWorkspace(base);
  const readHead = async (path: string): Promise<string | undefined> =>
    unreadable.includes(path) ? undefined : ((path in head ? head[path] : base[path]) ?? undefined);
  const subject = {
    changes: readGivenDiff(diffOf(base, head)),
    trusted,
    guidance: { repository: trusted },
    sides: { base: trusted, head: trusted },
    repository: undefined,
    description: scene.description ?? { title: 'A title', body: 'A body' },
    readers: scene.readers ?? {},
    readHead,
    readVersion: async (side: 'base' | 'head', { path }: { readonly path: string }) =>
      side === 'head' ? await readHead(path) : base[path],
    earlier: {
      head: 'c0ffee',
      log: { recentSubjects: async () => commits },
    },
  };
  const options = {
    purpose,
    paths: [],
    ignore: scene.ignore ?? [],
    contentExclusion: undefined,
    maxFileLines: 1000,
    bundles: false,
    compatibility: 'github' as const,
    workspaceFolders: [],
    maxTurns: scene.maxTurns ?? 1,
    delegate: 'auto' as const,
    maxAgents: 3,
    contextTokens: scene.contextTokens ?? 12_000,
    leaveOutContext: scene.leaveOutContext ?? LEFT_OUT_BY_DEFAULT,
    literalChecks: 'on' as const,
    leaveOutChecks: [],
    prices: [],
    ...(scene.agent === undefined ? {} : { agent: scene.agent }),
  };
  const access = {
    model: {
      name: 'm',
      provider: 'openai',
      takesTools: true,
      ask: () => Promise.reject(new Error('a dump asks nobody')),
    },
    tokenizer: characterTokenizer(),
    budget: scene.budget ?? 1_000_000,
    outputTokens: 0,
  };
  const chosen = await chooseGuidance(subject, { ...options, typed: scene.typed });
  return dumpPrompt(
    subject,
    chosen,
    { message: undefined, attach: [], history: undefined, memory: undefined, ...given },
    options,
    {
      model: undefined,
      main: access,
      forAgent: () => Promise.resolve({ access }),
      grammars: NO_GRAMMARS,
      now: () => 0,
      reports: [],
    },
  );
}

/** The change between two states as a diff, without the lines that only git needs. */
export function diffOf(base: Readonly<Record<string, string>>, head: Readonly<Record<string, string | null>>): string {
  return Object.entries(head)
    .map(([path, text]) => {
      const { hunks } = structuredPatch(path, path, base[path] ?? '', text ?? '', '', '', { context: 3 });
      const drawn = hunks.map(
        ({ oldStart, oldLines, newStart, newLines, lines }) =>
          `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@\n${lines.map((line) => `${line}\n`).join('')}`,
      );
      const [from, to] = [path in base ? `a/${path}` : '/dev/null', text === null ? '/dev/null' : `b/${path}`];
      const mode = path in base ? (text === null ? 'deleted file mode 100644\n' : '') : 'new file mode 100644\n';
      return `diff --git a/${path} b/${path}\n${mode}--- ${from}\n+++ ${to}\n${drawn.join('')}`;
    })
    .join('');
}

/** The ids of a dump's pieces, in the order in which they are sent. */
export function idsOf({ requests }: PromptDump): readonly string[] {
  return requests.flatMap(({ pieces }) => pieces.map(({ id }) => id));
}

/** The text of the user messages that the model gets. */
export function saidIn({ requests }: PromptDump): string {
  return requests.map(({ messages }) => messages.map(({ content }) => content).join('')).join('');
}
