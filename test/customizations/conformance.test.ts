import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { matchesSessionType } from '../../src/customizations/places/contributions.ts';
import { discoverCustomizations } from '../../src/customizations/discover.ts';
import { cleanName, identify, toolName } from '../../src/customizations/places/identify.ts';
import type { CustomizationSources } from '../../src/customizations/sources.ts';
import type { Customizations } from '../../src/customizations/types.ts';
import { selectGuidelines } from '../../src/guidelines/select.ts';
import { memoryWorkspace } from '../../src/workspace/memory.ts';

interface Case {
  readonly area: string;
  readonly name: string;
  readonly input: {
    readonly path: string;
    readonly name?: string;
    readonly message?: string;
    readonly roots?: readonly string[];
    readonly settings?: Readonly<Record<string, unknown>>;
    readonly files?: Readonly<Record<string, string>>;
    readonly home?: string;
    readonly sessionType?: string;
    readonly sessionTypes?: readonly string[] | null;
    readonly changedFiles?: readonly string[];
    readonly instructions?: readonly {
      readonly path: string;
      readonly applyTo: string;
      readonly sessionTypes?: readonly string[];
    }[];
    readonly agentInstructions?: readonly string[];
  };
  readonly expected: {
    readonly type?: string | null;
    readonly isCustomization?: boolean;
    readonly name?: string;
    readonly id?: string;
    readonly match?: boolean;
    readonly present?: readonly string[];
    readonly absent?: readonly string[];
    readonly nested?: readonly string[];
    readonly skillName?: string | null;
    readonly skillFolder?: string;
    readonly isSkillMd?: boolean;
    readonly external?: boolean;
    readonly attached?: readonly string[];
    readonly counts?: { readonly total?: number };
  };
}

const CASES_FILE = join(import.meta.dirname, '../../../shared/conformance/copilot-cases.json');
const areCasesHere = existsSync(CASES_FILE);

/**
 * Cases in which we differ on purpose, by area and name, with the reason. Messages of `slash` are not run: people send them
 * in a chat.
 */
const DIFFERENCES: Readonly<Record<string, string>> = {
  'discover: parent repository on and trusted':
    'nothing outside of the repository is read: a clone in a workflow has no parent that could be trusted',
  'skill-info: absolute location': 'an absolute path leads out of the repository, and a pull request could name any',
  'external-file: absolute instruction location': 'an absolute path leads out of the repository',
  'attach: already attached file is not added again': 'nobody attaches files to a review: it begins with none',
};

/** VS Code's name for a kind. */
function typeOf(path: string): string | null {
  const kind = identify(path);
  if (kind === undefined) {
    return null;
  }
  const words: Partial<Record<typeof kind, string>> = {
    agent: 'agent',
    prompt: 'prompt',
    skill: 'skill',
    hooks: 'hook',
  };
  return words[kind] ?? 'instructions';
}

/** A case's workspace as a repository: its one root, or `/` with several as workspace folders. */
function sourcesOf({ input }: Case): CustomizationSources {
  const roots = input.roots ?? ['/workspace'];
  const [root = ''] = roots;
  const isSingle = roots.length === 1;
  const top = isSingle ? `${root}/` : '/';
  const home = `${input.home ?? '/home/testuser'}/`;
  const below = (folder: string): Record<string, string> =>
    Object.fromEntries(
      Object.entries(filesOf(input))
        .filter(([path]) => path.startsWith(folder))
        .map(([path, text]) => [path.slice(folder.length), text === '' ? 'x' : text]),
    );
  const settings = input.settings ?? {};
  const folders = isSingle ? [] : roots.map((path) => ({ path: path.slice(1) }));
  return {
    repository: memoryWorkspace({ ...below(top), 'w.code-workspace': JSON.stringify({ folders, settings }) }),
    userFolder: memoryWorkspace(below(home)),
    compatibility: 'vscode',
  };
}

/** The files of a case. A case that only names a path has that file. */
function filesOf({ files, path, roots }: Case['input']): Readonly<Record<string, string>> {
  return files ?? (roots === undefined ? { [path]: 'x' } : {});
}

/** The paths that were found, in the form of the case. */
function pathsOf({ found }: Customizations, { input }: Case): readonly string[] {
  const [root = ''] = input.roots ?? ['/workspace'];
  const top = (input.roots ?? []).length > 1 ? '' : root;
  return found.map(({ path }) =>
    path.startsWith('~/') ? `${input.home ?? '/home/testuser'}/${path.slice(2)}` : `${top}/${path}`,
  );
}

describe.skipIf(!areCasesHere)('Copilot cases (skipped if shared/conformance is not next to the repository)', () => {
  const { cases } = areCasesHere
    ? (JSON.parse(readFileSync(CASES_FILE, 'utf8')) as { readonly cases: readonly Case[] })
    : { cases: [] };
  const casesOf = (area: string): readonly Case[] =>
    cases.filter((one) => one.area === area && DIFFERENCES[`${area}: ${one.name}`] === undefined);

  it('every listed difference belongs to an existing case', () => {
    const names = new Set(cases.map(({ area, name }) => `${area}: ${name}`));
    expect(Object.keys(DIFFERENCES).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(casesOf('identify'))('$area: $name', ({ input, expected }) => {
    expect(expected.isCustomization === undefined ? typeOf(input.path) : typeOf(input.path) !== null).toBe(
      expected.isCustomization ?? expected.type,
    );
  });

  it.each(casesOf('clean-name'))('$area: $name', ({ input, expected }) => {
    expect(cleanName(input.path)).toBe(expected.name);
  });

  // An instructions file has no command. VS Code gives it the name of a reference.
  it.each(
    casesOf('slash').filter(({ input }) => input.message === undefined && !input.path.includes('.instructions.')),
  )('$area: $name', ({ input, expected }) => {
    expect(toolName(input.path)).toBe(expected.id);
  });

  it.each(casesOf('session-type'))('$area: $name', ({ input, expected }) => {
    expect(matchesSessionType(input.sessionTypes ?? undefined, input.sessionType ?? '')).toBe(expected.match);
  });

  it.each(casesOf('discover'))('$area: $name', async (one) => {
    const paths = pathsOf(await discoverCustomizations(sourcesOf(one)), one);
    const { present = [], absent = [], nested } = one.expected;
    expect([
      present.filter((path) => !paths.includes(path)),
      absent.filter((path) => paths.includes(path)),
      nested === undefined ? [] : paths,
    ]).toEqual([[], [], nested ?? []]);
  });

  it.each(casesOf('skill-info'))('$area: $name', async (one) => {
    const { found } = await discoverCustomizations(sourcesOf(one));
    const skills = found.filter(({ kind }) => kind === 'skill');
    const { skillName, skillFolder, isSkillMd } = one.expected;
    expect(
      isSkillMd === undefined ? skills.map((skill) => ('name' in skill ? skill.name : undefined)) : skills.length > 0,
    ).toEqual(isSkillMd ?? (skillName === null ? [] : [skillName]));
    if (skillFolder !== undefined) {
      expect(pathsOf({ ...EMPTY, found: skills }, one)).toEqual([one.input.path]);
      expect(one.input.path.startsWith(`${skillFolder}/`)).toBe(true);
    }
  });

  it.each(casesOf('external-file'))('$area: $name', async (one) => {
    const { found } = await discoverCustomizations(sourcesOf(one));
    expect(found.length > 0).toBe(one.expected.external);
  });

  it.each(casesOf('attach'))('$area: $name', async ({ input, expected }) => {
    const { instructions = [], agentInstructions = [], changedFiles = [], files = {}, settings = {} } = input;
    // Only an extension can offer a file for some kinds of chats. A file in its usual folder is for all of them.
    const moved = (path: string, types?: readonly string[]): string =>
      types === undefined ? path : `ext/${path.slice(path.lastIndexOf('/') + 1)}`;
    const contributed = instructions.flatMap(({ path, sessionTypes }) =>
      sessionTypes === undefined ? [] : [{ path: moved(path, sessionTypes), sessionTypes }],
    );
    const customizations = await discoverCustomizations({
      repository: memoryWorkspace({
        ...Object.fromEntries(agentInstructions.map((path) => [path, `Text of ${path}`])),
        ...Object.fromEntries(
          instructions.map(({ path, applyTo, sessionTypes }) => [
            moved(path, sessionTypes),
            `---\napplyTo: ${JSON.stringify(applyTo)}\n---\nText of ${path}`,
          ]),
        ),
        ...files,
        'package.json': JSON.stringify({ contributes: { chatInstructions: contributed } }),
        '.vscode/settings.json': JSON.stringify(settings),
      }),
      compatibility: 'vscode',
    });
    const { applicable } = selectGuidelines(customizations, changedFiles);
    const paths = applicable.map(({ content }) => content.path).toSorted();
    const attached = expected.attached?.map((path) =>
      moved(path, instructions.find((one) => one.path === path)?.sessionTypes),
    );
    expect(attached === undefined ? paths.length : paths).toEqual(attached?.toSorted() ?? expected.counts?.total);
  });
});

const EMPTY: Omit<Customizations, 'found'> = { leftOut: [], problems: [], folders: [], compatibility: 'vscode' };
