import {
  followFrom as followFrom,
  leftOutOf as leftOutOf,
  organizationStores as organizationStores,
  readPlaced as readPlaced,
  walkCustomizations as walkCustomizations,
  KINDS as KINDS,
  editsUpTo as editsUpTo
} from "./joined-ed214829.js";
import {
  diagnosticOfFile as diagnosticOfFile
} from "./joined-1c6c8fb1.js";
import {
  writeCount as writeCount
} from "./joined-5ac99ec6.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/customizations/order.ts
var LEVELS = ["repository", "user", "organization"], NESTED = /* @__PURE__ */ new Set(["agents-md", "claude-md", "gemini-md", "review-md"]);
function byCollectionOrder(a, b) {
  return LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || rankOf(a.kind) - rankOf(b.kind) || (NESTED.has(a.kind) ? depthOf(b.path) - depthOf(a.path) : 0) || (a.path < b.path ? -1 : +(a.path > b.path));
}
function rankOf(kind) {
  return KINDS.findIndex((spec) => spec.kind === kind);
}
function depthOf(path) {
  return path.split("/").length - 1;
}

// src/customizations/agents/nearest-names.ts
var MAX_EDITS = 2, MAX_NEAREST = 3;
function nearestNames(written, known) {
  let name = written.toLowerCase();
  return [...new Set(known)].flatMap((one) => {
    let edits = editsUpTo(MAX_EDITS, name, one.toLowerCase());
    return edits === void 0 ? [] : [{ one, edits }];
  }).toSorted((a, b) => a.edits - b.edits).slice(0, MAX_NEAREST).map(({ one }) => one);
}

// src/customizations/agents/remote-agents.ts
function keepNamedAgents(found, sources) {
  let { remoteAgents } = sources;
  if (remoteAgents === void 0)
    return { found, leftOut: [] };
  let remote = found.filter(isRemoteAgent), wanted = new Set(remoteAgents.map((name) => name.trim()).filter((name) => name !== "")), unnamed = remote.filter(({ name }) => !wanted.has(name)), there = new Set(remote.map(({ name }) => name)), repositories = organizationStores(sources).map(({ prefix }) => prefix.slice(0, -1));
  return {
    found: found.filter((one) => !isRemoteAgent(one) || wanted.has(one.name)),
    leftOut: [
      ...unnamed.map(({ path, kind, level, folder, readers }) => ({
        source: path,
        kind,
        level,
        folder,
        readers,
        reason: UNNAMED
      })),
      ...[...wanted].filter((name) => !there.has(name)).map(
        (name) => ({
          source: name,
          kind: "agent",
          level: "organization",
          readers: [],
          reason: absence(name, [...there], repositories)
        })
      )
    ]
  };
}
var UNNAMED = "an agent of the organization is used only if `remote-agents` names it";
function isRemoteAgent(one) {
  return one.kind === "agent" && one.level === "organization";
}
function absence(name, known, repositories) {
  if (repositories.length === 0)
    return "`remote-agents` names it, but no repository of the organization could be read";
  let [nearest] = nearestNames(name, known);
  return `\`remote-agents\` names it, but there is no such agent in ${repositories.join(" or ")}${nearest === void 0 ? "" : `; did you mean \`${nearest}\`?`}`;
}

// src/customizations/discover.ts
var MAX_CUSTOMIZATIONS = 2e3, MAX_FOLDERS_ABOVE = 64;
async function discoverCustomizations(sources) {
  let { compatibility = "github", extent = "guidance" } = sources, walk = await walkCustomizations(sources), { candidates, fromSettings } = walk, { kept, beyond } = withinLimits(walk.placed.toSorted(byCollectionOrder)), read = await Promise.all(kept.map((file) => readPlaced(file, extent))), collectedFiles = inCollectionOrder(read, fromSettings.found), named = keepNamedAgents(collectedFiles, extent === "all" ? {} : sources), followed = await followFrom(named.found, walk.store, walk.settings, candidates), given = new Set(followed.map(({ path }) => path));
  return {
    found: followed,
    leftOut: [
      ...walk.leftOut,
      ...read.flatMap(({ leftOut }) => leftOut ?? []),
      ...fromSettings.leftOut,
      ...named.leftOut,
      ...beyond.leftOut,
      ...walk.strays.filter(({ path }) => !given.has(path) && !candidates.behindLinks.has(path)).map(strayFile),
      ...candidates.closedLinks.map(({ path, reason }) => ({ source: path, reason })),
      ...candidates.closedFolders.filter(({ isPlace }) => isPlace).map(({ path }) => ({ source: path, reason: "the system refuses to list the folder" })),
      ...candidates.submodules.map((source) => ({ source, reason: SUBMODULE })),
      ...treeCut(candidates, walk.store.workspace.name)
    ],
    problems: inFileOrder([
      ...walk.problems,
      ...walk.contributionProblems,
      ...read.flatMap(({ problems }) => problems),
      ...fromSettings.problems,
      ...beyond.problems
    ]),
    folders: walk.folders,
    compatibility
  };
}
function inCollectionOrder(read, fromSettings) {
  let files = read.flatMap(({ instructions, tool }) => [
    ...instructions === void 0 ? [] : [{ ...instructions, references: [] }],
    ...tool === void 0 ? [] : [tool]
  ]), isRepositoryText = (customization) => customization.level === "repository" && "content" in customization;
  return [
    ...files.filter(isRepositoryText),
    ...fromSettings,
    ...files.filter((file) => !isRepositoryText(file) && "content" in file),
    ...files.filter((file) => !("content" in file))
  ];
}
function inFileOrder(problems) {
  return problems.toSorted(
    (a, b) => (a.path < b.path ? -1 : +(a.path > b.path)) || a.start.line - b.start.line || a.start.column - b.start.column
  );
}
function withinLimits(placed) {
  let isTooDeep = ({ file }) => depthOf(file) > MAX_FOLDERS_ABOVE, deep = placed.filter(isTooDeep), reachable = placed.filter((file) => !isTooDeep(file)), many = reachable.slice(MAX_CUSTOMIZATIONS);
  return {
    kept: reachable.slice(0, MAX_CUSTOMIZATIONS),
    beyond: {
      leftOut: [...deep.map((file) => leftOutOf(file, TOO_DEEP)), ...many.map((file) => leftOutOf(file, TOO_MANY))],
      problems: [
        ...deep.map(({ path }) => limitProblem(path, "customization-depth", `"${path}" is not read: ${TOO_DEEP}`)),
        ...many.slice(0, 1).map(
          ({ path }) => limitProblem(
            path,
            "customization-count",
            `"${path}" and ${many.length - 1} more are not read: ${TOO_MANY}`
          )
        )
      ]
    }
  };
}
var TOO_DEEP = `more than ${MAX_FOLDERS_ABOVE} folders are above it`, TOO_MANY = `only the first ${writeCount(MAX_CUSTOMIZATIONS)} customizations are read`;
function limitProblem(path, rule, message) {
  return diagnosticOfFile(path, { rule, severity: "warning", message });
}
var SUBMODULE = "it is a submodule: its files belong to another repository and are not read";
function strayFile(stray) {
  return { source: stray.path, kind: stray.kind, reason: stray.reason(), level: "repository", readers: [] };
}
function treeCut({ isComplete, foldersNotLookedAt }, name) {
  let others = foldersNotLookedAt === 0 ? "" : `, except ${foldersNotLookedAt} of these`;
  return isComplete ? [] : [
    {
      source: name,
      reason: `GitHub does not list a tree of this size as a whole: customizations were searched only in the usual folders and in the folders above the changed files${others}`
    }
  ];
}

export {
  nearestNames,
  discoverCustomizations
};
