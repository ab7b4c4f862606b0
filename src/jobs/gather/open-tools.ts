import { readChangeWords } from '../../agents/route/change-words.ts';
import { skillFiles } from '../../agents/skill-files.ts';
import { offerSkills, type SkillOffer } from '../../agents/skills.ts';
import { changedFilesTool } from '../../agents/tools/changed-files.ts';
import { diagnosticsTool } from '../../agents/tools/diagnostics.ts';
import { openFileSources, type FileSources, type FileSourcesTerms } from '../../agents/tools/files/file-sources.ts';
import { alsoByFormerNames } from '../../agents/tools/files/former-names.ts';
import { fileTools } from '../../agents/tools/file-tools.ts';
import { readSkillTool } from '../../agents/tools/read-skill.ts';
import { reviewThreadsTool } from '../../agents/tools/review-threads.ts';
import type { Tool } from '../../agents/tools/tool.ts';
import { readToolReports } from '../../context/tool-reports/read-tool-reports.ts';
import type { ToolReports } from '../../context/tool-reports/types.ts';
import { customizationReader } from '../../customizations/read-customization.ts';
import type { Options } from '../../options/options.ts';
import { count } from '../../reports/count.ts';
import type { WordStore } from '../../symbols/kept-words.ts';
import type { SymbolIndex } from '../../symbols/symbol-index.ts';
import type { Grammars } from '../../syntax/types.ts';
import { lazily } from '../../structures/lazily.ts';
import type { Chosen, ReviewSubject } from '../choose/choose-guidance.ts';
import { openSymbols } from './open-symbols.ts';
import { readAllExclusions } from '../choose/read-scope-rules.ts';

/** Results of another tool that were given to the run. */
export interface GivenReport {
  /** As the user named it. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** What the tools of a run need. */
export interface ToolTerms {
  readonly settings: Pick<Options, 'contentExclusion'>;
  readonly reports: readonly GivenReport[];
  readonly grammars: Grammars;
  /** The message of the person who asked for the review. */
  readonly message: string | undefined;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Opens what is kept of a repository's words between runs; absent without a folder for it. */
  readonly keepWords?: (repository: string) => WordStore;
}

export interface OpenedTools {
  /** All tools except the one that calls agents. */
  readonly tools: readonly Tool[];
  /** The skills that `read_skill` can read; listed to a model that has this tool. */
  readonly skills: SkillOffer;
  readonly leftOut: readonly { readonly source: string; readonly reason: string }[];
}

/**
 * Makes the tools with which models look things up. Before a tool is called, only the frontmatter of skills is read from
 * the repository.
 */
export async function openTools(
  subject: ReviewSubject,
  chosen: Chosen,
  terms: ToolTerms,
  opened: OpenedSources = openSources(subject, terms),
): Promise<OpenedTools> {
  const { changes, guidance, readThreads } = subject;
  const { mayShow, sources } = opened;
  const mayShowChanged = (path: string): Promise<string | undefined> =>
    mayShow(path, async () => encode(await subject.readHead(path)));
  // Also files that an earlier run judged: results in them are on changed lines.
  const inScope = [...chosen.files, ...(chosen.judgedBefore ?? [])];
  const read = customizationReader(guidance);
  const words = readChangeWords(collectWords(subject, terms), chosen.files);
  const skills = await offerSkills(chosen.customizations, words, read);
  const reports = await opened.reports();
  return {
    tools: [
      ...fileTools({
        sources,
        grammars: terms.grammars,
        now: terms.now,
        symbols: opened.symbols,
      }),
      changedFilesTool({ files: changes.files, leftOut: chosen.excluded, mayShow: mayShowChanged }),
      ...(reports === undefined ? [] : [diagnosticsTool({ reports, files: inScope, mayShow: mayShowChanged })]),
      ...(readThreads === undefined ? [] : [reviewThreadsTool(readThreads, mayShowChanged)]),
      ...(skills.skills.length === 0
        ? []
        : [readSkillTool({ skills: skills.skills, read, listFiles: skillFiles(guidance), mayShow: mayShowChanged })]),
    ],
    skills,
    leftOut: [...skills.leftOut, ...listUnusedResults(reports)],
  };
}

/** The files that a model may see. */
export interface OpenedSources {
  readonly sources: FileSources;
  readonly mayShow: FileSourcesTerms['mayShow'];
  /** The names in the head, for the prompt and the tools alike. */
  readonly symbols: SymbolIndex;
  /** The results of other tools that were given to the run. They are read once. */
  readonly reports: () => Promise<ToolReports | undefined>;
}

/** Opens the files of both sides, for tools and for the code around the change. Nothing is read before it is needed. */
export function openSources(
  subject: ReviewSubject,
  terms: Pick<ToolTerms, 'settings' | 'reports' | 'grammars' | 'now' | 'keepWords'>,
): OpenedSources {
  const { changes, sides } = subject;
  const mayShow = alsoByFormerNames(openExclusions(subject, terms), changes.files);
  const changed = changes.files.flatMap(({ path, previousPath }) =>
    previousPath === undefined ? [path] : [path, previousPath],
  );
  const sources = openFileSources({ ...sides, mayShow, changed });
  return {
    sources,
    mayShow,
    symbols: openSymbols(sources, { ...terms, keptWords: terms.keepWords?.(subject.repository ?? '') }),
    reports: lazily(() => readReports(terms, subject)),
  };
}

/** Says why a model must not see a file. The exclusion rules are read at the first question. */
function openExclusions(
  { trusted, repository }: ReviewSubject,
  { settings }: Pick<ToolTerms, 'settings'>,
): FileSourcesTerms['mayShow'] {
  let exclusions: ReturnType<typeof readAllExclusions> | undefined;
  return async (path, readStart) => {
    exclusions ??= readAllExclusions(trusted, { named: settings.contentExclusion, repository });
    return (await (await exclusions).reasonFor(path, readStart))?.reason;
  };
}

function encode(text: string | undefined): Uint8Array | undefined {
  return text === undefined ? undefined : new TextEncoder().encode(text);
}

function collectWords({ description }: ReviewSubject, { message = '' }: ToolTerms): string {
  return [message, description?.title ?? '', description?.body ?? ''].join('\n');
}

async function readReports(
  { reports }: Pick<ToolTerms, 'reports'>,
  { sides }: ReviewSubject,
): Promise<ToolReports | undefined> {
  if (reports.length === 0) {
    return undefined;
  }
  const entries = await sides.head.list('');
  return readToolReports(
    reports,
    entries.map(({ path }) => path),
  );
}

/** Entries of the reports that no model can look up, with the reason. */
function listUnusedResults(reports: ToolReports | undefined): OpenedTools['leftOut'] {
  return [
    ...(reports?.problems ?? []).map(({ path, line, column, message }) => ({
      source: `${path}:${line}:${column}`,
      reason: message,
    })),
    ...(reports?.leftOut ?? []).map((one) => ({
      source: one.report,
      reason: `${count(one.count, 'result')}: ${one.reason}`,
    })),
  ];
}
