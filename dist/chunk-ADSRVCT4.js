import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  MAX_CHECKED_BYTES
} from "./chunk-T2RJF5DM.js";
import {
  closedLink,
  followFrom,
  isOfUnreadable,
  mayImport,
  nestedRootOf,
  readPlaced,
  skillFoldersOf,
  walkCustomizations
} from "./chunk-M7NW6T4V.js";
import {
  isSetAside
} from "./chunk-W5B2CJSD.js";
import {
  identify,
  splitPath,
  toolName
} from "./chunk-6FVOEECV.js";
import {
  languageOf
} from "./chunk-MPV6PNGA.js";
import {
  readBytes
} from "./chunk-TORMVVI2.js";
import {
  CLIENTS,
  clientsOf
} from "./chunk-WI7MEB4B.js";
import {
  folderOf,
  nameOf,
  nearestFolder,
  resolveLink
} from "./chunk-HRJDQKXX.js";
import {
  groupBy
} from "./chunk-DMS42LFY.js";

// src/rules/linked-files.ts
var MAX_STEPS = 8;
async function joinLinked(workspace, files, links) {
  let isLinked = ({ path }) => links.linkedFiles.has(path) || links.behindPaths.has(path);
  if (!files.some(isLinked))
    return files;
  let real = /* @__PURE__ */ new Map();
  for (let file of files)
    real.set(file, isLinked(file) ? await findRealPath(workspace, file.path, links) : file.path);
  return [...groupBy(files, (file) => real.get(file) ?? file.path)].flatMap(([path, same]) => joinSame(path, same));
}
async function findRealPath(workspace, start, links) {
  let path = links.behindPaths.get(start) ?? start;
  for (let step = 0; links.linkedFiles.has(path) && step < MAX_STEPS; step += 1) {
    let read = await workspace.read(path), target = read.kind === "symlink" ? resolveLink(path, read.target) : void 0;
    if (target?.kind !== "inside")
      return start;
    path = links.behindPaths.get(target.path) ?? target.path;
  }
  return path;
}
function joinSame(real, same) {
  let paths = [...new Set(same.map(({ path }) => path))];
  return paths.length === 1 ? same : [...groupBy(same, ({ kind }) => kind).values()].flatMap((ofKind) => {
    let kept = ofKind.find(({ path }) => path === real) ?? ofKind[0], clients = ofKind.some(({ clients: clients2 }) => clients2.length === 0) ? [] : CLIENTS.filter((client) => ofKind.some((file) => file.clients.includes(client)));
    return kept === void 0 ? [] : [{ ...kept, clients, realPath: real, otherPaths: paths.filter((path) => path !== kept.path).sort() }];
  });
}
function foldLinked(findings, files) {
  let linked = new Map(files.flatMap((file) => file.otherPaths === void 0 ? [] : [[file.path, file]]));
  if (linked.size === 0)
    return findings;
  let kept = /* @__PURE__ */ new Map(), others = [];
  for (let finding of findings) {
    let file = linked.get(finding.path);
    if (file === void 0) {
      others.push(finding);
      continue;
    }
    let { rule, start, message } = finding, key = [file.realPath, rule, start.line, start.column, message].join(`
`);
    (!kept.has(key) || finding.path === file.realPath) && kept.set(key, { ...finding, otherPaths: file.otherPaths ?? [] });
  }
  return [...others, ...kept.values()];
}

// src/customizations/places/bundled-files.ts
var GENERATED = /(?:^|\/)(?:node_modules|__pycache__|\.venv|\.git)\//;
function findBundledFiles(entries, skills) {
  let folders = new Map([...skills].map(([path, skill]) => [folderOf(path), skill]));
  return folders.delete(""), folders.size === 0 ? [] : entries.flatMap(({ path, kind: entryKind }) => {
    let kind = entryKind === "file" && !skills.has(path) ? bundledKind(path) : void 0, skill = kind === void 0 ? void 0 : folders.get(nearestFolder(path, folders) ?? "");
    return kind === void 0 || skill === void 0 || GENERATED.test(path) ? [] : [{ path, kind, skill }];
  });
}
function bundledKind(path) {
  let name = nameOf(path);
  return DOCUMENT.test(name) ? "bundled-document" : languageOf(path) !== void 0 || !name.includes(".", 1) ? "bundled-file" : void 0;
}
var DOCUMENT = /\.(?:md|mdx|markdown)$/i;

// src/customizations/references/imported-files.ts
async function findNamedFiles(walk) {
  let { store, settings, candidates, fromSettings } = walk, placed = walk.placed.filter(({ level, kind }) => level === "repository" && mayImport(kind, settings)), starts = [
    ...(await Promise.all(placed.map((file) => readPlaced(file, "all")))).flatMap(({ instructions }) => instructions === void 0 ? [] : [{ ...instructions, references: [] }]),
    ...fromSettings.found
  ], named = (await followFrom(starts, store, settings, candidates)).filter(
    (one) => one.kind === "referenced-file" || one.kind === "setting-instructions" && one.entry === "file"
  );
  return [...new Map(named.map((one) => [one.path, one])).values()].map(({ path, folder, readers }) => ({
    path,
    folder,
    readers
  }));
}

// src/rules/client-documents.ts
var DOCUMENTS = [
  { path: /^(?:.*\/)?\.windsurf\/workflows\/[^/]+\.md$/, kind: "client-agent", clients: ["windsurf"] },
  { path: /^\.gemini\/agents\/[^/]+\.md$/, kind: "client-agent", clients: ["gemini"] },
  { path: /^\.cursor\/agents\/(?:.*\/)?[^/]+\.md$/, kind: "client-agent", clients: ["cursor"] },
  { path: /^\.cursor\/commands\/(?:.*\/)?[^/]+\.md$/, kind: "client-document", clients: ["cursor"] }
], MAY_BE_DOCUMENT = /(?:^|\/)\.(?:windsurf|gemini|cursor)\//, PAGE = /(?:^|\/)readme\.md$/i;
function describeClientDocument(path) {
  let found = MAY_BE_DOCUMENT.test(path) && !PAGE.test(path) ? DOCUMENTS.find((one) => one.path.test(path)) : void 0;
  return found === void 0 ? void 0 : {
    path,
    kind: found.kind,
    level: "repository",
    root: "",
    standing: "in-place",
    clients: found.clients,
    name: toolName(path)
  };
}

// src/rules/configuration-files.ts
var CONFIGURATIONS = [
  { path: /^(?:.*\/)?\.vscode\/settings\.json$/, kind: "settings", clients: ["vscode"] },
  { path: /^[^/]*\.code-workspace$/, kind: "settings", clients: ["vscode"] },
  { path: /^(?:.*\/)?\.vscode\/mcp\.json$/, kind: "mcp", clients: ["vscode"] },
  { path: /^(?:.*\/)?\.mcp\.json$/, kind: "mcp", clients: ["claude", "copilot-cli"] },
  { path: /^\.github\/workflows\/copilot-setup-steps\.yml$/, kind: "setup-steps", clients: ["github"] },
  { path: /^(?:.*\/)?\.cursor\/mcp\.json$/, kind: "mcp", clients: ["cursor"] },
  { path: /^(?:.*\/)?\.gemini\/settings\.json$/, kind: "gemini-settings", clients: ["gemini"] },
  { path: /^\.gemini\/config\.yaml$/, kind: "gemini-review", clients: ["gemini"] },
  { path: /^(?:.*\/)?\.codex\/config\.toml$/, kind: "codex-config", clients: ["codex"] },
  { path: /\.toolsets\.jsonc$/, kind: "toolset", clients: ["vscode"] },
  { path: /^(?:.*\/)?\.claude-plugin\/plugin\.json$/, kind: "plugin", clients: ["claude", "copilot-cli", "vscode"] },
  { path: /^(?:.*\/)?\.(?:github\/)?plugin\/plugin\.json$/, kind: "plugin", clients: ["copilot-cli", "vscode"] },
  {
    path: /^(?:.*\/)?\.claude-plugin\/marketplace\.json$/,
    kind: "marketplace",
    clients: ["claude", "copilot-cli", "vscode"]
  },
  {
    path: /^(?:.*\/)?\.(?:github\/)?plugin\/marketplace\.json$/,
    kind: "marketplace",
    clients: ["copilot-cli", "vscode"]
  }
], MAY_CONFIGURE = /\.(?:jsonc?|ya?ml|toml|code-workspace)$/;
function findConfigurationKind(path) {
  return MAY_CONFIGURE.test(path) ? CONFIGURATIONS.find((one) => one.path.test(path))?.kind : void 0;
}
function findConfigurationRoot(path) {
  let { folder } = splitPath(path);
  return folder.replace(
    /(?:^|\/)(?:\.vscode|\.claude-plugin|\.plugin|\.cursor|\.gemini|\.codex|\.github\/(?:plugin|workflows))$/,
    ""
  );
}
function describeConfiguration(path, kind, root, folders) {
  return {
    path,
    kind,
    level: "repository",
    root,
    standing: folders.some((folder) => folder.path === root) ? "in-place" : "nested",
    clients: CONFIGURATIONS.find((one) => one.path.test(path))?.clients ?? [],
    name: splitPath(path).name
  };
}

// src/rules/stray-files.ts
var WORKFLOWS = /(?:^|\/)\.github\/workflows\//i, PAGES = /* @__PURE__ */ new Set(["agents-md", "claude-md", "gemini-md", "review-md"]);
function isCheckedStray({ path, kind }, skillFolders) {
  let { folder } = splitPath(path);
  return identify(path) === void 0 || isSetAside(path) || WORKFLOWS.test(path) || PAGES.has(kind) || nearestFolder(path, skillFolders) !== void 0 ? !1 : kind === "cursor-rule" ? /(?:rules?|cursor)[^/]*(?:\/|$)/i.test(folder) : kind === "hooks" ? /(?:^|\/)\.(?:github|copilot|claude)(?:\/|$)/.test(folder) : kind !== "skill" || path.endsWith("/SKILL.md") || path === "SKILL.md" || /(?:^|\/)skills\//i.test(path);
}

// src/rules/list-files.ts
async function listFiles(sources) {
  let walk = await walkCustomizations(sources), { store, candidates, folders } = walk, read = (path) => () => readBytes(store.workspace, path, MAX_CHECKED_BYTES), skillFolders = skillFoldersOf(walk.placed), described = walk.placed.flatMap(describePlaced), inPlugin = new Set(walk.plugins.map(({ path }) => path)), placed = [
    ...described,
    ...walk.plugins.filter(({ path }) => findConfigurationKind(path) === void 0).map((file) => ({ ...describePluginFile(file), read: read(file.path) })),
    ...walk.strays.filter(
      (stray) => !inPlugin.has(stray.path) && !candidates.behindLinks.has(stray.path) && isCheckedStray(stray, skillFolders)
    ).map((stray) => ({ ...describeStray(stray), read: read(stray.path) })),
    ...candidates.paths.flatMap((path) => {
      let kind = findConfigurationKind(path), root = kind === void 0 || isSetAside(path) ? void 0 : findConfigurationRoot(path);
      return kind === void 0 || root === void 0 ? [] : [{ ...describeConfiguration(path, kind, root, folders), read: read(path) }];
    }),
    ...candidates.paths.flatMap((path) => {
      let document = isSetAside(path) ? void 0 : describeClientDocument(path);
      return document === void 0 ? [] : [{ ...document, read: read(path) }];
    })
  ], own = await joinLinked(store.workspace, placed, candidates), files = [...own, ...await listBroughtAlong(walk, own, read)], paths = new Set(files.map(({ path }) => path));
  return {
    files: files.sort((a, b) => a.path < b.path ? -1 : +(a.path > b.path)),
    settings: walk.settings,
    problems: [
      // If an unreadable file is checked, its rules report why it cannot be read.
      ...[...walk.problems, ...walk.contributionProblems, ...walk.fromSettings.problems].filter(
        (problem) => !isOfUnreadable(problem) || !paths.has(problem.path)
      ),
      ...candidates.closedLinks.map(closedLink)
    ],
    leftOut: walk.leftOut,
    ...candidates.holdsIgnored === !0 && { holdsIgnored: !0 }
  };
}
async function listBroughtAlong(walk, own, read) {
  let known = new Set(own.flatMap(({ path, otherPaths = [] }) => [path, ...otherPaths])), named = (await findNamedFiles(walk)).filter(({ path }) => !known.has(path)), bundled = findBundledFiles(await walk.store.workspace.list(""), mapSkills(own)), files = [
    ...named.map(({ path, folder, readers }) => ({
      path,
      kind: bundledKind(path) === "bundled-file" ? "bundled-file" : "referenced-file",
      level: "repository",
      root: folder,
      standing: "in-place",
      clients: clientsOf(readers),
      name: splitPath(path).name,
      read: read(path)
    })),
    ...bundled.filter(({ path }) => !known.has(path)).map(({ path, kind, skill: { level, root, standing, clients } }) => ({
      path,
      kind,
      level,
      root,
      standing,
      clients,
      name: splitPath(path).name,
      read: read(path)
    }))
  ];
  return [...new Map(files.map((file) => [file.path, file])).values()];
}
function mapSkills(files) {
  let skills = files.filter(({ kind, level }) => kind === "skill" && level === "repository");
  return new Map(skills.map((file) => [file.realPath ?? file.path, file]));
}
function describePlaced({ store, file, path, kind, level, folder, place }) {
  return isChecked(kind) ? [
    {
      path,
      kind,
      level,
      root: folder,
      standing: "in-place",
      clients: clientsOf(place.readers),
      name: toolName(file),
      read: () => readBytes(store.workspace, file, MAX_CHECKED_BYTES)
    }
  ] : [];
}
function isChecked(kind) {
  return kind !== "setting-instructions";
}
function describePluginFile({ path, kind, root, isForClaude }) {
  return {
    path,
    kind,
    level: "repository",
    root,
    standing: "nested",
    // VS Code and the Copilot CLI install plugins of Claude Code too, but use only their skills and servers.
    clients: kind === "skill" ? [] : isForClaude && kind !== "mcp" ? ["claude"] : ["copilot-cli", "vscode"],
    name: toolName(path)
  };
}
var ONLY_READERS = /* @__PURE__ */ new Map([
  ["cursor-rule", ["cursor"]],
  ["windsurf-rule", ["windsurf"]],
  ["gemini-command", ["gemini"]],
  ["gemini-styleguide", ["gemini"]]
]);
function describeStray({ path, kind }) {
  let root = nestedRootOf(path, kind);
  return {
    path,
    kind: isChecked(kind) ? kind : "path-instructions",
    level: "repository",
    root: root ?? "",
    standing: root === void 0 ? "stray" : "nested",
    clients: ONLY_READERS.get(kind) ?? [],
    name: toolName(path)
  };
}

export {
  foldLinked,
  listFiles
};
