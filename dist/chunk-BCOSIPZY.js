import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  MAX_CHECKED_BYTES
} from "./chunk-7A7ZFICR.js";
import {
  closedLink,
  followFrom,
  isOfUnreadable,
  mayImport,
  nestedRootOf,
  readPlaced,
  skillFoldersOf,
  walkCustomizations
} from "./chunk-GDDO4JD3.js";
import {
  identify,
  splitPath,
  takesName,
  toolName
} from "./chunk-6FVOEECV.js";
import {
  readJsonc
} from "./chunk-OIHPJHXV.js";
import {
  languageOf
} from "./chunk-MPV6PNGA.js";
import {
  readBytes,
  readText
} from "./chunk-6KXY5V5Z.js";
import {
  CLIENTS,
  clientsOf
} from "./chunk-WI7MEB4B.js";
import {
  groupBy
} from "./chunk-DMS42LFY.js";
import {
  folderOf,
  joinPath,
  nameOf,
  nearestFolder,
  resolveLink
} from "./chunk-YTFEFVHS.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";

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

// src/customizations/places/plugin-files.ts
var CLAUDE_MANIFEST = ".claude-plugin/plugin.json", COPILOT_MANIFESTS = [".plugin/plugin.json", ".github/plugin/plugin.json"], MARKETPLACE = /^(?:(?:.*\/)?(?:\.claude-plugin|\.github\/plugin|\.plugin)\/)?marketplace\.json$/, PARTS = /^(?:(?:agents|commands)\/[^/]+\.md|skills\/[^/]+\/SKILL\.md|hooks\.json|hooks\/hooks\.json|mcp\.json)$/;
function findPluginFiles(paths, offered = []) {
  let ofClaude = new Set(rootsWith(CLAUDE_MANIFEST, paths)), others = [...COPILOT_MANIFESTS.flatMap((manifest) => rootsWith(manifest, paths)), ...bareRoots(paths)], roots = /* @__PURE__ */ new Set([...ofClaude, ...others, ...offered]);
  if (roots.size === 0)
    return [];
  let isOffered = new Set(offered);
  return paths.flatMap((path) => {
    if (path === "marketplace.json")
      return [{ path, kind: "marketplace", root: "", isForClaude: !1 }];
    let root = nearestFolder(path, roots) ?? (roots.has("") ? "" : void 0), kind = root === void 0 ? void 0 : kindInPlugin(root === "" ? path : path.slice(root.length + 1)), isOfCopilot = root !== void 0 && !ofClaude.has(root) && path.endsWith(".agent.md");
    return root === void 0 || kind === void 0 || isOfCopilot ? [] : [{ path, kind, root, isForClaude: ofClaude.has(root) || isOffered.has(root) }];
  });
}
function rootsWith(manifest, paths) {
  return paths.filter((path) => path === manifest || path.endsWith(`/${manifest}`)).map((path) => path.slice(0, Math.max(0, path.length - manifest.length - 1)));
}
function bareRoots(paths) {
  return paths.filter(
    (path) => nameOf(path) === "plugin.json" && !/(?:^|\/)(?:\.claude-plugin|\.plugin|\.github\/plugin)\//.test(path)
  ).map(folderOf).filter((folder) => {
    let start = folder === "" ? "" : `${folder}/`;
    return paths.some((path) => path.startsWith(start) && PARTS.test(path.slice(start.length)));
  });
}
function kindInPlugin(path) {
  let exact = FILES.get(path);
  if (exact !== void 0)
    return exact;
  let [folder = ""] = path.split("/", 1), isDeep = path.split("/").length > 2;
  return folder === "skills" ? isDeep && nameOf(path) === "SKILL.md" ? "skill" : void 0 : takesName({ kind: "markdown" }, nameOf(path)) ? MARKDOWN_FOLDERS.get(folder) : void 0;
}
var FILES = /* @__PURE__ */ new Map([
  ["hooks/hooks.json", "hooks"],
  ["hooks.json", "hooks"],
  ["plugin.json", "plugin"],
  ["mcp.json", "mcp"]
]), MARKDOWN_FOLDERS = /* @__PURE__ */ new Map([
  ["agents", "agent"],
  ["commands", "command"],
  ["output-styles", "output-style"]
]);
async function findOfferedPlugins(workspace, paths) {
  return (await Promise.all(
    paths.filter((path) => MARKETPLACE.test(path)).map(async (path) => [path, await readText(workspace, path)])
  )).flatMap(([path, text]) => text.kind === "text" ? readOffered(path, text.source) : []);
}
function readOffered(path, source) {
  let { value } = readJsonc(source), plugins = isRecord(value) ? value.plugins : void 0, metadata = isRecord(value) ? value.metadata : void 0, base = isRecord(metadata) && typeof metadata.pluginRoot == "string" ? metadata.pluginRoot : "", root = path.replace(/(?:^|\/)(?:(?:\.claude-plugin|\.github\/plugin|\.plugin)\/)?marketplace\.json$/, "");
  return (Array.isArray(plugins) ? plugins.slice(0, MAX_PLUGINS) : []).flatMap((entry) => {
    let written = isRecord(entry) ? entry.source : void 0, local = typeof written == "string" && !/^[a-z]+:/i.test(written) ? written : void 0;
    return [local, local && base && `${base}/${local}`].flatMap((folder) => {
      let found = folder === void 0 ? void 0 : resolveLink(joinPath(root, "x"), folder.replace(/\/+$/, ""));
      return found === void 0 || found.kind === "outside" || found.path === "" || found.path === "." ? [] : [found.path];
    });
  });
}
var MAX_PLUGINS = 2e3;

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
];
function findConfigurationKind(path) {
  return CONFIGURATIONS.find((one) => one.path.test(path))?.kind;
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
var TESTS = /(?:^|\/)(?:tests?|__tests__|specs?|e2e|testdata|test-data|fixtures?|__fixtures__|__snapshots__|mocks?)\//i, TEMPLATES = /(?:^|\/)(?:templates?|scaffold(?:s|ing)?|boilerplates?|skeletons?|cookiecutters?)\//i, WORKFLOWS = /(?:^|\/)\.github\/workflows\//i, PAGES = /* @__PURE__ */ new Set(["agents-md", "claude-md", "gemini-md", "review-md"]);
function isForTests(path) {
  return TESTS.test(path) || TEMPLATES.test(path);
}
function isCheckedStray({ path, kind }, skillFolders) {
  let { folder } = splitPath(path);
  return identify(path) === void 0 || isForTests(path) || WORKFLOWS.test(path) || PAGES.has(kind) || nearestFolder(path, skillFolders) !== void 0 ? !1 : kind === "cursor-rule" ? /(?:rules?|cursor)[^/]*(?:\/|$)/i.test(folder) : kind === "hooks" ? /(?:^|\/)\.(?:github|copilot|claude)(?:\/|$)/.test(folder) : kind !== "skill" || path.endsWith("/SKILL.md") || path === "SKILL.md" || /(?:^|\/)skills\//i.test(path);
}

// src/rules/list-files.ts
async function listFiles(sources) {
  let walk = await walkCustomizations(sources), { store, candidates, folders } = walk, read = (path) => () => readBytes(store.workspace, path, MAX_CHECKED_BYTES), skillFolders = skillFoldersOf(walk.placed), described = walk.placed.flatMap(describePlaced), inPlace = new Set(described.map(({ path }) => path)), offered = await findOfferedPlugins(store.workspace, candidates.paths), ofPlugins = findPluginFiles(candidates.paths, offered).filter(
    ({ path }) => !inPlace.has(path) && !candidates.behindLinks.has(path) && !isForTests(path) && nearestFolder(folderOf(path), skillFolders) === void 0
  ), inPlugin = new Set(ofPlugins.map(({ path }) => path)), placed = [
    ...described,
    ...ofPlugins.filter(({ path }) => findConfigurationKind(path) === void 0).map((file) => ({ ...describePluginFile(file), read: read(file.path) })),
    ...walk.strays.filter(
      (stray) => !inPlugin.has(stray.path) && !candidates.behindLinks.has(stray.path) && isCheckedStray(stray, skillFolders)
    ).map((stray) => ({ ...describeStray(stray), read: read(stray.path) })),
    ...candidates.paths.flatMap((path) => {
      let kind = findConfigurationKind(path), root = kind === void 0 || isForTests(path) ? void 0 : findConfigurationRoot(path);
      return kind === void 0 || root === void 0 ? [] : [{ ...describeConfiguration(path, kind, root, folders), read: read(path) }];
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
