import {
  followExtends as followExtends,
  noteConfigFault as noteConfigFault,
  readCommandOptions as readCommandOptions,
  openFolder as openFolder
} from "./joined-05017b85.js";
import {
  jsonText as jsonText,
  openRepository as openRepository,
  describeFollowed as describeFollowed,
  listWaysAround as listWaysAround,
  readPolicy as readPolicy,
  CONFIG_PATH as CONFIG_PATH,
  listingWidth as listingWidth,
  wrapAtTerminal as wrapAtTerminal,
  wrapText as wrapText
} from "./joined-1c6c8fb1.js";
import {
  listOnce as listOnce
} from "./joined-ed214829.js";
import "./joined-a845ed26.js";
import {
  writeCount as writeCount,
  oneLine as oneLine
} from "./joined-5ac99ec6.js";
import {
  EXIT as EXIT,
  UserError as UserError,
  messageOf as messageOf
} from "./joined-e117912a.js";
import "./joined-cc1d52fd.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  NO_TOKEN_HINT
} from "./chunk-FZ33XFCJ.js";
import {
  noHead
} from "./chunk-UBCURDRE.js";
import {
  noteSparse
} from "./chunk-3Y73TVZE.js";
import {
  chooseModels
} from "./chunk-R2MVKSPZ.js";
import {
  discoverCustomizations
} from "./chunk-S66D26C4.js";
import "./chunk-ODGQ6ULG.js";
import "./chunk-RGP6QW34.js";

// src/reports/setup.ts
function setupText(checks, paint, columns) {
  let room = columns === void 0 ? 1 / 0 : listingWidth(columns) - LEAD.length, below = (text) => wrapText(text, room, { first: "", rest: "" }).join(`
${LEAD}`), rows = checks.map(({ name, state, found, advice }) => {
    let [style, mark] = MARKS[state], row = `${paint(style, mark.padEnd(MARK_COLUMN))} ${name.padEnd(NAME_COLUMN)} ${below(found)}`;
    return advice === void 0 ? row : `${row}
${LEAD}${below(advice)}`;
  }), problems = checks.filter(({ state }) => state === "problem").length, end = problems === 0 ? "No problem was found. `housestyle validate` checks the instruction files themselves." : problems === 1 ? "1 problem was found." : `${problems} problems were found. Start with the first one.`;
  return `${wrapAtTerminal([...rows, "", end].join(`
`), columns)}
`;
}
var MARK_COLUMN = 8, NAME_COLUMN = 14, LEAD = " ".repeat(MARK_COLUMN + NAME_COLUMN + 2), MARKS = {
  ok: ["green", "ok"],
  note: ["yellow", "note"],
  problem: ["red", "problem"]
};

// src/commands/doctor.ts
async function runDoctor(line, terminal) {
  let checks = [
    { name: "Node", state: "ok", found: process.versions.node },
    ...await checkRepository(line.repo ?? "."),
    ...await checkFiles(line, terminal)
  ];
  return await terminal.print(
    line.format === "json" ? jsonText({ checks }) : setupText(checks, terminal.paint, terminal.columns)
  ), checks.some(({ state }) => state === "problem") ? EXIT.problems : EXIT.done;
}
async function checkFiles(line, terminal) {
  let opened = await openFolder(line.repo).catch((error) => {
    if (error instanceof UserError)
      return error;
    throw error;
  });
  if (opened instanceof UserError)
    return opened.code === "bare-repository" ? [] : [problemOf("repository", opened)];
  let absent = await noteSparse(opened.around), { options, configuration } = await checkConfiguration(line, opened.workspace, followExtends(line, terminal)), files = absent === void 0 ? [] : [{ name: "repository", state: "note", found: absent }];
  if (options === void 0)
    return [...files, configuration];
  let workspace = await listOnce(opened.workspace);
  return [
    ...files,
    configuration,
    ...await noteNestedConfigs(workspace),
    await checkInstructions(workspace, options),
    await checkProvider(options, terminal),
    checkToken(options)
  ];
}
function problemOf(name, { place, message, hint }) {
  let where = place === void 0 ? "" : `${[place.path, place.line, place.column].filter(Boolean).join(":")}: `;
  return {
    name,
    state: "problem",
    found: `${where}${message}`,
    ...hint === void 0 ? {} : { advice: hint }
  };
}
async function checkRepository(folder) {
  let opened = await openRepository(folder);
  if (opened.kind === "problem") {
    let isMissing = opened.code === "git-missing", check = {
      name: isMissing ? "git" : "repository",
      state: "problem",
      found: opened.message,
      advice: opened.hint
    };
    return isMissing ? [check] : [{ name: "git", state: "ok", found: "installed" }, check];
  }
  try {
    let head = await opened.repository.resolve("HEAD"), remote = await opened.repository.remoteName();
    return [
      { name: "git", state: "ok", found: "installed" },
      head === void 0 ? await describeHeadless(opened.repository) : await describeRepository(opened.repository, oneLine(remote ?? opened.repository.root))
    ];
  } finally {
    opened.repository.close();
  }
}
async function describeHeadless(repository) {
  let { message, hint } = await noHead(repository);
  return { name: "repository", state: "problem", found: message, ...hint === void 0 ? {} : { advice: hint } };
}
async function describeRepository(repository, name) {
  return await repository.isShallow() ? {
    name: "repository",
    state: "note",
    found: `${name}; a shallow clone, which may lack the commit to compare with`,
    advice: "`git fetch --unshallow` brings the rest."
  } : await repository.defaultBase() === void 0 ? {
    name: "repository",
    state: "note",
    found: `${name}; no default branch was found to compare with`,
    advice: "Name one with `--base`."
  } : { name: "repository", state: "ok", found: name };
}
async function checkConfiguration(line, workspace, follow) {
  try {
    let options = await readCommandOptions(line, workspace, follow), unread = await noteConfigFault(line, workspace, follow), configuration = unread === void 0 ? checkPolicy(options) : {
      name: "configuration",
      state: "note",
      found: unread.sentence,
      ...unread.advice === void 0 ? {} : { advice: unread.advice }
    };
    return { options, configuration };
  } catch (error) {
    if (!(error instanceof UserError))
      throw error;
    return { options: void 0, configuration: problemOf("configuration", error) };
  }
}
async function noteNestedConfigs(workspace) {
  let { entries } = await workspace.find({ endings: [CONFIG_PATH], deep: [""], shallow: [] }), nested = entries.filter(({ kind, path }) => kind === "file" && path.endsWith(`/${CONFIG_PATH}`)), [first, ...others] = nested.map(({ path }) => `\`${oneLine(path)}\``);
  return first === void 0 ? [] : [
    {
      name: "packages",
      state: "note",
      found: `${first}${others.length === 0 ? "" : ` and ${writeCount(others.length)} more`}: the configuration of a folder is not read; \`${CONFIG_PATH}\` at the root counts for all folders`,
      advice: "Name folders in its `paths`, `ignore` and `overrides`, or give this file to a job of its own with `config`."
    }
  ];
}
function checkPolicy({ extends: extended, rules, decided }) {
  if (extended !== void 0)
    return { name: "configuration", state: "ok", found: `can be read. ${describeFollowed(extended, decided)}` };
  let open = listWaysAround(readPolicy(rules).value);
  return open.length === 0 ? { name: "configuration", state: "ok", found: "can be read" } : {
    name: "configuration",
    state: "note",
    found: `can be read; its \`policy\` decides when a run fails, but repositories can have less judged with ${open.map((key) => `\`${key}\``).join(", ")}`,
    advice: "Add these keys to `policy`. A key without a value has its default everywhere."
  };
}
async function checkInstructions(repository, { compatibility, workspaceFolders }) {
  let { found, problems } = await discoverCustomizations({ repository, compatibility, workspaceFolders });
  if (found.length === 0)
    return {
      name: "instructions",
      state: "note",
      found: "no file tells an assistant how to work, so a review has no guidelines",
      advice: "`housestyle init` writes first instructions."
    };
  let count = `${writeCount(found.length)} ${found.length === 1 ? "customization" : "customizations"}`;
  return problems.length === 0 ? { name: "instructions", state: "ok", found: `${count}; \`housestyle guidelines --statements\` lists their rules` } : {
    name: "instructions",
    state: "note",
    found: `${count}; ${writeCount(problems.length)} of their ${problems.length === 1 ? "settings has" : "settings have"} a problem`,
    advice: "`housestyle validate` shows them."
  };
}
async function checkProvider(options, { environment, signal }) {
  try {
    let choice = chooseModels(options, environment);
    return choice.kind === "offline" ? {
      name: "provider",
      state: "note",
      found: "none is configured: only rules that need no model are checked",
      advice: "Give `--model` and a key in OPENAI_API_KEY, ANTHROPIC_API_KEY or AZURE_OPENAI_API_KEY, or OLLAMA_HOST."
    } : await reach(choice.main, signal);
  } catch (error) {
    if (!(error instanceof UserError))
      throw error;
    return problemOf("provider", error);
  }
}
var OWN_SERVERS = {
  openai: "https://api.openai.com",
  anthropic: "https://api.anthropic.com",
  ollama: "http://127.0.0.1:11434"
}, MAX_WAIT_MS = 1e4;
async function reach(chosen, signal) {
  let name = `${chosen.provider}, ${chosen.model ?? "its own choice of model"}`;
  if (chosen.provider === "copilot")
    return { name: "provider", state: "ok", found: `${name}; asked through the program \`copilot\`` };
  let { origin } = new URL(await findAddress(chosen));
  try {
    let answer = await fetch(origin, {
      method: "HEAD",
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(MAX_WAIT_MS)])
    });
    return {
      name: "provider",
      state: "ok",
      found: `${name}; ${origin} answers (${answer.status}), the key was not tried`
    };
  } catch (error) {
    let cause = error instanceof Error && error.cause !== void 0 ? error.cause : error;
    return {
      name: "provider",
      state: "problem",
      found: `${name}; ${origin} cannot be reached: ${oneLine(messageOf(cause))}`,
      advice: "Check the address, the network and the proxy."
    };
  }
}
async function findAddress(chosen) {
  switch (chosen.provider) {
    case "azure-openai":
      return chosen.baseUrl;
    case "bedrock":
      return (await (await import("./bedrock-LWYRJNMG.js")).openBedrock(chosen)).address;
    case "vertex":
      return (await (await import("./vertex-AR45A3LL.js")).openVertex(chosen)).address;
    case "openai":
    case "anthropic":
    case "ollama":
      return chosen.baseUrl ?? OWN_SERVERS[chosen.provider];
  }
}
function checkToken({ githubToken }) {
  return githubToken !== void 0 ? { name: "GitHub token", state: "ok", found: "given" } : {
    name: "GitHub token",
    state: "note",
    found: "none; only `guidelines --history`, `learn`, `fleet` and configurations with `extends` need one",
    advice: NO_TOKEN_HINT
  };
}
export {
  runDoctor
};
