import { CLIENTS } from '../../customizations/known/clients.ts';
import { isSetAside } from '../../customizations/places/set-aside.ts';
import { groupBy } from '../../structures/group-by.ts';
import { lazily } from '../../structures/lazily.ts';
import { detachText } from '../../text/detach.ts';
import { isBroken } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import { quote } from '../../text/shown/quote.ts';
import type { TextRange } from '../../text/source-text.ts';
import { joinPath, nameOf, resolveLink } from '../../workspace/paths.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import type { CheckedFile, CheckedKind, Effects, ReportInFile, RepositoryRule, RepositoryView } from '../types.ts';
import { findPartLists, type PartList } from './named-parts/find-lists.ts';
import { findMentions, type Mention, type PartKind } from './named-parts/find-mentions.ts';
import { BUILT_IN_NAMES, NAME } from './named-parts/part-names.ts';
import { findSimilarParts, type Similar } from './named-parts/similar-parts.ts';

/** The name that a file gives to itself, and the names of other parts that it contains. */
interface Names {
  readonly own?: string;
  /** The plugins of a marketplace, with the folders in which they are. */
  readonly listed?: readonly { readonly name: string; readonly source: string }[];
  /** The name of the marketplace, and those of all its plugins. */
  readonly marketplace?: { readonly name: string; readonly plugins: readonly string[] };
  /** Names in lists of the frontmatter: `related-skills`. */
  readonly related?: readonly Related[];
  readonly mentions: readonly Mention[];
  readonly lists: readonly PartList[];
}

/** A name in a list of the frontmatter whose key says that the names are those of parts. */
interface Related {
  readonly key: string;
  readonly name: string;
  readonly range: TextRange;
}

type Facts = readonly { readonly file: CheckedFile; readonly fact: Names }[];

export const partNameNotFound: RepositoryRule<Names> = {
  id: 'part-name-not-found',
  scope: 'repository',
  kinds: 'all',
  bundled: 'documents',
  description: 'A text names a skill, an agent or a command that does not exist',
  effects: [
    {
      clients: CLIENTS,
      severity: 'warning',
      why: 'All clients find skills, agents and commands by their exact names. The model looks for this one, and finds nothing.',
    },
    {
      clients: CLIENTS,
      severity: 'info',
      why: 'All clients find such a part only if it is installed from somewhere else.',
    },
  ],
  source: 'https://code.claude.com/docs/en/skills',
  collect(text) {
    const own = readOwnName(text);
    const isMarkdown = text.format === 'markdown';
    // A skill also says how to install what it needs from elsewhere.
    const mentions = isMarkdown
      ? findMentions(text).filter(({ form }) => form !== 'install' || ABOUT_REPOSITORY.has(text.kind))
      : [];
    const lists = isMarkdown ? findPartLists(text) : [];
    const listed = readListed(text);
    const marketplace = readMarketplace(text);
    const related = isMarkdown ? readRelated(text) : [];
    return own === undefined &&
      listed === undefined &&
      mentions.length === 0 &&
      lists.length === 0 &&
      related.length === 0
      ? undefined
      : {
          mentions,
          lists,
          ...(own !== undefined && { own }),
          ...(listed !== undefined && { listed }),
          ...(marketplace !== undefined && { marketplace }),
          ...(related.length > 0 && { related }),
        };
  },
  check(facts, report, repository) {
    const directory = listParts(facts, repository);
    const bare = new Map<string, number>();
    for (const { file, fact } of facts) {
      if (file.level === 'repository' && !isSetAside(file.path)) {
        checkFile(file, fact, directory, bare, report);
      }
    }
    checkRelated(facts, directory, report);
  },
};

/** Kinds of files that describe the repository which contains them. */
const ABOUT_REPOSITORY: ReadonlySet<CheckedKind> = new Set([
  'agents-md',
  'claude-md',
  'gemini-md',
  'repository-instructions',
]);

const OF_CLAUDE = /(?:^|\/)\.claude-plugin\/plugin\.json$/;

function findFolder(base: string, source: string): string | undefined {
  const target = resolveLink(joinPath(base, 'x'), source.replace(/\/+$/, '') || '.');
  return target.kind === 'outside' ? undefined : target.path.replace(/^\.$/, '');
}

/** The plugins that a marketplace keeps in folders of its own repository. */
function readListed({ kind, json }: CheckedText): Names['listed'] {
  const root: unknown = kind === 'marketplace' && !isBroken(json) ? json.value : undefined;
  const plugins: unknown = isRecord(root) ? root['plugins'] : undefined;
  return Array.isArray(plugins)
    ? plugins.slice(0, MAX_PLUGINS).flatMap((entry: unknown) => {
        const { name, source }: Readonly<Record<string, unknown>> = isRecord(entry) ? entry : {};
        return typeof name === 'string' && typeof source === 'string' && source.startsWith('./')
          ? [{ name: detachText(name.toLowerCase()), source: detachText(source) }]
          : [];
      })
    : undefined;
}

function readMarketplace({ kind, json }: CheckedText): Names['marketplace'] {
  const root: unknown = kind === 'marketplace' && !isBroken(json) ? json.value : undefined;
  const { name, plugins }: Readonly<Record<string, unknown>> = isRecord(root) ? root : {};
  return typeof name === 'string' && Array.isArray(plugins)
    ? {
        name: detachText(name.toLowerCase()),
        plugins: plugins
          .slice(0, MAX_PLUGINS)
          .flatMap((entry: unknown) =>
            isRecord(entry) && typeof entry['name'] === 'string' ? [detachText(entry['name'].toLowerCase())] : [],
          ),
      }
    : undefined;
}

/** A key whose values are names of parts: `related_skills`, `depends-on-agents`, `next-skill`. */
const RELATED_KEY =
  /^(?:related|next|previous|required?|requires|depends[-_]on|follow[-_]ups?|see[-_]also)(?:[-_](?:skills?|agents?|commands?))?$|^[a-z]+[-_](?:skills?|agents?)$/i;

function readRelated({ frontmatter }: CheckedText): readonly Related[] {
  const keys = Object.keys(frontmatter.data).slice(0, MAX_KEYS);
  return keys.flatMap((key) => {
    const value = RELATED_KEY.test(key) ? frontmatter.data[key] : undefined;
    const items = Array.isArray(value) ? value.slice(0, MAX_RELATED) : [];
    return items.flatMap((item: unknown, index): readonly Related[] => {
      const name = isRecord(item) ? item['name'] : item;
      const range =
        typeof name === 'string' && IS_NAME.test(name)
          ? frontmatter.rangeOf(isRecord(item) ? [key, index, 'name'] : [key, index])
          : undefined;
      return typeof name !== 'string' || range === undefined
        ? []
        : [{ key: detachText(key), name: detachText(name.toLowerCase()), range }];
    });
  });
}

const IS_NAME = new RegExp(`^(?:${NAME}:)?${NAME}$`, 'i');
const MAX_KEYS = 40;
const MAX_RELATED = 50;

/** Keys of the frontmatter count if most of the names that all files have there exist in this repository. */
function checkRelated(facts: Facts, parts: Parts, report: ReportInFile): void {
  const all = facts.flatMap(({ file, fact: { related = [] } }) =>
    file.level !== 'repository' || isSetAside(file.path) ? [] : related.map((one) => ({ file, ...one })),
  );
  for (const [key, named] of groupBy(all, (one) => one.key)) {
    const missing = named.filter(({ name }) => !parts.has(name.replace(/^[^:]*:/, '')));
    if (named.length - missing.length < MIN_LISTED || missing.length > (named.length - missing.length) / 2) {
      continue;
    }
    for (const { file, name, range } of missing.slice(0, MAX_FINDINGS)) {
      const similar = findSimilarParts(name, parts.names);
      const said = {
        message: `${quote(name)} in ${quote(key)} is not a skill, an agent or a command of this repository`,
        hint: similar === undefined ? 'Name an existing one, or remove it.' : `Did you mean ${quote(similar.name)}?`,
      };
      report(file, range, said, { effects: ELSEWHERE });
    }
  }
}

const MAX_PLUGINS = 2_000;

/** The kinds of files that people call by a name. */
const PART_KINDS: ReadonlySet<CheckedKind> = new Set([
  'agent',
  'client-agent',
  'client-document',
  'codex-agent',
  'command',
  'gemini-command',
  'output-style',
  'prompt',
  'skill',
]);

function readOwnName({ kind, frontmatter, json }: CheckedText): string | undefined {
  const value = kind === 'plugin' && isRecord(json.value) && !isBroken(json) ? json.value : frontmatter.data;
  const name = kind === 'plugin' || PART_KINDS.has(kind) ? value['name'] : undefined;
  return typeof name === 'string' && name.trim() !== '' ? detachText(name.trim().toLowerCase()) : undefined;
}

/** A plugin with the names of its agents, and of its skills and commands. */
interface OwnParts {
  readonly plugin: string;
  readonly agents: ReadonlySet<string>;
  readonly skills: ReadonlySet<string>;
}

/** What exists in a repository. All names are in lower case. */
interface Parts {
  readonly names: ReadonlySet<string>;
  readonly plugins: ReadonlySet<string>;
  /** The agents of plugins, by the folder of the plugin, with the name of the plugin. */
  readonly ofPlugins: ReadonlyMap<string, OwnParts>;
  /** The agents outside of plugins. */
  readonly projectAgents: ReadonlySet<string>;
  /** The skills and commands outside of plugins. */
  readonly projectSkills: ReadonlySet<string>;
  /** All agents, and all skills, commands and prompts. */
  readonly agents: ReadonlySet<string>;
  readonly skills: ReadonlySet<string>;
  /** The plugins that the marketplaces of the repository list, and the names of the marketplaces. */
  readonly offered: ReadonlySet<string>;
  readonly marketplaces: ReadonlySet<string>;
  /** Whether anything in the repository has the name: a part, a folder, or a file without its extension. */
  readonly has: (name: string) => boolean;
}

function listParts(facts: Facts, { files, paths }: RepositoryView): Parts {
  const named = facts.flatMap(({ file, fact: { own } }) => (own === undefined ? [] : [{ kind: file.kind, own }]));
  const names = new Set([
    ...files.flatMap(({ kind, name }) => (PART_KINDS.has(kind) ? [name.toLowerCase()] : [])),
    ...named.flatMap(({ kind, own }) => (PART_KINDS.has(kind) ? [own] : [])),
  ]);
  const agents = files.flatMap(({ kind, root, name }) =>
    kind === 'agent' ? [{ root, name: name.toLowerCase().replace(/\.md$/, '') }] : [],
  );
  const skills = files.flatMap(({ kind, root, name }) =>
    kind === 'skill' || kind === 'command' || kind === 'prompt'
      ? [{ root, name: name.toLowerCase().replace(/(?:\.prompt)?\.md$/, '') }]
      : [],
  );
  const agentsByFolder = groupBy(agents, ({ root }) => root);
  const skillsByFolder = groupBy(skills, ({ root }) => root);
  const inFolder = (folder: string): Omit<OwnParts, 'plugin'> => ({
    agents: new Set(agentsByFolder.get(folder)?.map(({ name }) => name)),
    skills: new Set(skillsByFolder.get(folder)?.map(({ name }) => name)),
  });
  const ofPlugins = new Map(
    facts.flatMap(({ file: { kind, root, path }, fact: { own, listed = [] } }) => [
      ...listed.flatMap(({ name, source }) => {
        const folder = findFolder(root, source);
        return folder === undefined ? [] : [[folder, { plugin: name, ...inFolder(folder) }] as const];
      }),
      ...(kind === 'plugin' && own !== undefined && OF_CLAUDE.test(path)
        ? [[root, { plugin: own, ...inFolder(root) }] as const]
        : []),
    ]),
  );
  const anything = lazily(
    () =>
      new Set(
        paths.entries.flatMap(({ path }) =>
          path
            .toLowerCase()
            .split('/')
            .flatMap((part) => [part, stem(part)]),
        ),
      ),
  );
  return {
    names,
    plugins: new Set(named.flatMap(({ kind, own }) => (kind === 'plugin' ? [own] : []))),
    ofPlugins,
    projectAgents: new Set(agents.flatMap(({ root, name }) => (ofPlugins.has(root) ? [] : [name]))),
    projectSkills: new Set(skills.flatMap(({ root, name }) => (ofPlugins.has(root) ? [] : [name]))),
    agents: new Set(agents.map(({ name }) => name)),
    skills: new Set(skills.map(({ name }) => name)),
    offered: new Set(facts.flatMap(({ fact: { marketplace } }) => marketplace?.plugins ?? [])),
    marketplaces: new Set(
      facts.flatMap(({ fact: { marketplace } }) => (marketplace === undefined ? [] : [marketplace.name])),
    ),
    has: (name) =>
      [name, name.replaceAll('_', '-'), name.replaceAll('-', '_')].some(
        (one) => names.has(one) || BUILT_IN_NAMES.has(one) || anything().has(one),
      ),
  };
}

function stem(name: string): string {
  return nameOf(name).replace(/(?:\.(?:agent|chatmode|instructions|prompt))?\.[a-z]+$/, '');
}

const MAX_FINDINGS = 20;

function checkFile(
  file: CheckedFile,
  { mentions, lists }: Names,
  parts: Parts,
  bare: Map<string, number>,
  report: ReportInFile,
): void {
  const reported = new Set<string>();
  const reportOnce: ReportName = ({ kind, name, range }, similar, isCertain) => {
    if (!reported.has(name) && reported.size < MAX_FINDINGS) {
      reported.add(name);
      const said = {
        message: `The ${kind} ${quote(name)} does not exist`,
        hint:
          similar === undefined
            ? `Name an existing ${kind}, remove the sentence, or say where this one comes from.`
            : `Did you mean ${quote(similar.name)}?`,
      };
      report(file, range, said, isCertain ? undefined : { effects: ELSEWHERE });
    }
  };
  for (const list of lists) {
    checkList(list, parts, reportOnce);
  }
  for (const mention of mentions) {
    checkMention(mention, parts, reportOnce);
  }
  checkCalls(file, mentions, parts, bare, report);
}

/** Calls of an agent or a skill of the own plugin without the name of the plugin. */
function checkCalls(
  file: CheckedFile,
  mentions: readonly Mention[],
  parts: Parts,
  counts: Map<string, number>,
  report: ReportInFile,
): void {
  const own = parts.ofPlugins.get(file.root);
  for (const kind of ['agent', 'skill'] as const) {
    const ofPlugin = kind === 'agent' ? own?.agents : own?.skills;
    const ofProject = kind === 'agent' ? parts.projectAgents : parts.projectSkills;
    const bare = mentions.filter(
      (mention) =>
        mention.kind === kind &&
        mention.form === 'call' &&
        ofPlugin?.has(mention.name) === true &&
        !ofProject.has(mention.name),
    );
    const [first] = bare;
    const key = `${kind} ${file.root}`;
    const count = counts.get(key) ?? 0;
    if (
      own !== undefined &&
      first !== undefined &&
      (kind === 'agent' || count < MAX_BARE) &&
      !BUILT_IN_NAMES.has(first.name)
    ) {
      counts.set(key, count + 1);
      const more = new Set(bare.map(({ name }) => name)).size - 1;
      const said = {
        message: `The ${kind} ${quote(first.name)}${more > 0 ? `, like ${more} more,` : ''} is called without the name of its plugin`,
        hint: `Write ${quote(`${own.plugin}:${first.name}`)}.`,
      };
      report(file, first.range, said, { effects: kind === 'agent' ? WITHOUT_PLUGIN : SKILL_WITHOUT_PLUGIN });
    }
  }
  for (const { kind, form, name, range } of mentions) {
    const isOther =
      form === 'call' &&
      (kind === 'skill'
        ? parts.agents.has(name) && !parts.skills.has(name)
        : parts.skills.has(name) && !parts.agents.has(name) && !parts.names.has(`${name}.agent`));
    if (isOther && !BUILT_IN_NAMES.has(name)) {
      const [what, other] = kind === 'skill' ? ['an agent', 'Agent'] : ['a skill or a command', 'Skill'];
      const said = {
        message: `${quote(name)} is ${what}, and no ${kind}`,
        hint: `Let the model use the tool \`${other}\` for it.`,
      };
      report(file, range, said, { effects: OTHER_KIND });
      return;
    }
  }
}

/** So many files of a plugin that call skills are reported. The others repeat the habit. */
const MAX_BARE = 3;

const OTHER_KIND: Effects = [
  {
    clients: ['claude'],
    severity: 'info',
    why: 'Claude Code has a tool for agents and another one for skills and commands. The call fails, unless the model corrects it.',
  },
];

const SKILL_WITHOUT_PLUGIN: Effects = [
  {
    clients: ['claude'],
    severity: 'info',
    why: 'Claude Code lists skills and commands of plugins with the name of the plugin. The call fails, unless the model corrects it.',
  },
];

/** Claude Code says "Agent type 'reviewer' not found. Available agents: review-tools:reviewer". */
const WITHOUT_PLUGIN: Effects = [
  {
    clients: ['claude'],
    severity: 'info',
    why: 'Claude Code finds agents of plugins only with the name of the plugin. The call fails, unless the model corrects it.',
  },
];

const ELSEWHERE: Effects = [
  {
    clients: CLIENTS,
    severity: 'info',
    why: 'All clients find such a part only if it is installed from somewhere else.',
  },
];

type ReportName = (
  named: { readonly kind: PartKind; readonly name: string; readonly range: Mention['range'] },
  similar: Similar | undefined,
  isCertain: boolean,
) => void;

const MIN_LISTED = 3;

/** If most entries of a list exist, the list means parts of this repository, and the others are gone. */
function checkList({ kind, entries }: PartList, parts: Parts, report: ReportName): void {
  const missing = entries.filter(({ name }) => !parts.has(name));
  const existing = entries.filter(({ name }) => parts.names.has(name)).length;
  if (missing.length > 0 && existing >= MIN_LISTED && missing.length * 2 <= existing) {
    for (const entry of missing) {
      report({ ...entry, kind }, findSimilarParts(entry.name, parts.names), true);
    }
  }
}

function checkMention(mention: Mention, parts: Parts, report: ReportName): void {
  const { name, form, kind } = mention;
  if (form === 'path') {
    const [plugin = '', command = ''] = name.split('/');
    if (parts.plugins.has(plugin) && (parts.names.has(command) || parts.names.has(`${command}.md`))) {
      report(mention, { name: `${plugin}:${command}`, isNear: true }, true);
    }
    return;
  }
  if (form === 'install') {
    const isOurs = mention.marketplace === undefined || parts.marketplaces.has(mention.marketplace);
    const isPart = parts.names.has(name) || findSimilarParts(name, parts.offered) !== undefined;
    if (isOurs && parts.offered.size > 0 && !parts.offered.has(name) && (isPart || mention.marketplace !== undefined)) {
      report(mention, findSimilarParts(name, parts.offered), false);
    }
    return;
  }
  if (form === 'pair') {
    const [prefix = '', own = ''] = name.split(':');
    if (parts.plugins.size > 0 && !parts.plugins.has(prefix) && parts.names.has(prefix) && parts.names.has(own)) {
      report(mention, undefined, false);
    }
    return;
  }
  if (parts.has(name) || mention.mayBeExample === true) {
    return;
  }
  const [, prefix, own = name] = /^(?:([^:]+):)?(.+)$/.exec(name) ?? [];
  if (prefix !== undefined) {
    const isOwn = parts.plugins.has(prefix);
    const similar = isOwn || !parts.names.has(own) ? undefined : findSimilarParts(prefix, parts.plugins);
    if (isOwn && !parts.has(own)) {
      report(mention, undefined, false);
    } else if (similar !== undefined) {
      report(mention, { name: `${similar.name}:${own}`, isNear: false }, false);
    }
    return;
  }
  const qualified = kind === 'command' ? qualify(name, parts) : undefined;
  if (qualified !== undefined) {
    report(mention, { name: qualified, isNear: true }, true);
    return;
  }
  const similar = findSimilarParts(name, parts.names);
  const isCompound = /[-_]/.test(name);
  if (similar?.isNear === true) {
    report(mention, similar, true);
  } else if (form !== 'slash' && (isCompound || form === 'call' || (similar !== undefined && kind === 'skill'))) {
    report(mention, similar, false);
  }
}

/** `/review-tools-check` is the command `check` of the plugin `review-tools`, if there is one. */
function qualify(name: string, { plugins, names }: Parts): string | undefined {
  for (let hyphen = name.indexOf('-'); hyphen > 0; hyphen = name.indexOf('-', hyphen + 1)) {
    const command = name.slice(hyphen + 1);
    if (plugins.has(name.slice(0, hyphen)) && (names.has(command) || names.has(`${command}.md`))) {
      return `${name.slice(0, hyphen)}:${command}`;
    }
  }
  return undefined;
}
