import {
  readAhead as readAhead,
  openExtended as openExtended,
  remoteWorkspace as remoteWorkspace,
  readAllPages as readAllPages,
  readBranchHead as readBranchHead,
  readRepositoryRows as readRepositoryRows,
  repositoryFiles as repositoryFiles
} from "./joined-bd938c68.js";
import {
  readTerms as readTerms,
  validateCustomizations as validateCustomizations
} from "./joined-133c8eb8.js";
import {
  readNamedFile as readNamedFile
} from "./joined-2a895a02.js";
import {
  listStatementsOfRepository as listStatementsOfRepository
} from "./joined-3958b8fa.js";
import "./joined-83b8efb9.js";
import {
  openNamedFiles as openNamedFiles
} from "./joined-54af6f11.js";
import "./joined-ec575719.js";
import {
  chooseGuidance as chooseGuidance,
  fold as fold,
  concealedWorkspace as concealedWorkspace,
  takeWithin as takeWithin
} from "./joined-c0f10e06.js";
import {
  blankSecrets as blankSecrets
} from "./joined-3b15d0af.js";
import {
  followWith as followWith,
  noteConfigFault as noteConfigFault,
  readCommandOptions as readCommandOptions
} from "./joined-05017b85.js";
import {
  jsonText as jsonText,
  readOptions as readOptions,
  readWorkspaceConfig as readWorkspaceConfig,
  listNames as listNames
} from "./joined-1c6c8fb1.js";
import "./joined-2a42ba82.js";
import "./joined-e59b8646.js";
import "./joined-1c9471ce.js";
import "./joined-c1dd7ffa.js";
import "./joined-12ab4997.js";
import "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-163616c8.js";
import "./joined-ccd90ce9.js";
import {
  readNamedServer as readNamedServer,
  quote as quote,
  shorten as shorten
} from "./joined-a845ed26.js";
import {
  writeCount as writeCount,
  oneLine as oneLine
} from "./joined-5ac99ec6.js";
import {
  createOctokit as createOctokit,
  guarded as guarded,
  isRateLimited as isRateLimited
} from "./joined-95c92cf5.js";
import "./joined-570987ab.js";
import {
  EXIT as EXIT,
  UserError as UserError,
  describeUserError as describeUserError,
  messageOf as messageOf,
  runError as runError,
  usageError as usageError
} from "./joined-e117912a.js";
import {
  isRecord as isRecord
} from "./joined-cc1d52fd.js";
import "./joined-59014168.js";
import "./joined-dde26feb.js";
import {
  groupBy as groupBy
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  isRule
} from "./chunk-ZQ2M3EPN.js";
import {
  NO_TOKEN_HINT
} from "./chunk-FZ33XFCJ.js";
import {
  readSwitches
} from "./chunk-CZ7WW5KG.js";
import "./chunk-S66D26C4.js";
import "./chunk-33H6HWXO.js";
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
import {
  codeSpan,
  plainMarkdown
} from "./chunk-I5F7FKLA.js";
import {
  GithubError
} from "./chunk-4JMAY6C4.js";
import {
  count
} from "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-RGP6QW34.js";

// src/github/fleet.ts
function openFleet(settings) {
  let octokit = createOctokit(settings);
  return {
    list: async (owner) => (await listOrOfUser(octokit, owner)).toSorted((one, other) => one.fullName < other.fullName ? -1 : 1),
    open: async ({ fullName, defaultBranch }) => {
      let [owner = "", repo = ""] = fullName.split("/"), address = { owner, repo };
      if (defaultBranch === void 0)
        throw new GithubError(404, "GitHub names no default branch of it", void 0, void 0);
      let commit = await readDefaultHead(octokit, address, defaultBranch), workspace = remoteWorkspace(
        readAhead(repositoryFiles(octokit, address)).repository,
        commit,
        `${fullName} at ${commit.slice(0, 7)}`
      );
      return { commit, workspace };
    }
  };
}
async function readDefaultHead(octokit, address, branch) {
  try {
    return await readBranchHead(octokit, address, branch);
  } catch (error) {
    throw error instanceof GithubError && error.status === 404 ? new GithubError(
      404,
      `its default branch \`${branch}\` cannot be read: the token may not read the contents of the repository, or the branch does not exist`,
      error.acceptedPermissions,
      error
    ) : error;
  }
}
async function listOrOfUser(octokit, owner) {
  try {
    return await readPages(octokit, "GET /orgs/{org}/repos", { org: owner });
  } catch (error) {
    if (error instanceof GithubError && error.status === 404)
      return readPages(octokit, "GET /users/{username}/repos", { username: owner });
    throw error;
  }
}
function readPages(octokit, route, parameters) {
  return guarded(() => readAllPages(octokit, route, { ...parameters, per_page: 100 }, readRepositoryRows));
}

// src/jobs/fleet/take-stock.ts
async function takeStock(fleet, owner, part, terms) {
  let all = await fleet.list(owner), active = all.filter(({ isArchived, isFork }) => !isArchived && !isFork), { index, count: count2 } = part ?? { index: 1, count: 1 }, mine = active.filter((_, at) => at % count2 === index - 1), repositories = [], limit;
  for (let repository of mine) {
    if (terms.signal.throwIfAborted(), limit === void 0) {
      let { stock, reachedLimit } = await stockOrReason(fleet, repository, terms);
      repositories.push(stock), limit = reachedLimit;
    } else
      repositories.push({ ...EMPTY, repository: repository.fullName, failed: limit });
    terms.onRepository(repositories.length, mine.length);
  }
  return limit !== void 0 && terms.onLimit(limit, repositories.filter(({ failed }) => failed === limit).length), {
    version: 1,
    owner,
    ...part === void 0 ? {} : { part: `${index}/${count2}` },
    skipped: all.length - active.length,
    repositories
  };
}
var EMPTY = { files: [], dead: [], errors: 0, warnings: 0, broken: {}, problems: [] };
async function stockOrReason(fleet, repository, terms) {
  let { fullName } = repository, opened;
  try {
    opened = await fleet.open(repository);
    let { commit, workspace } = opened;
    return { stock: { repository: fullName, commit, ...await describeRepository(workspace, terms) } };
  } catch (error) {
    if (terms.signal.aborted)
      throw error;
    if (isExpected(error) || terms.onBug(fullName, error), error instanceof GithubError && error.status === 409)
      return { stock: { ...EMPTY, repository: fullName } };
    let failed = blankSecrets(describeFailure(error)), isLimited = error instanceof GithubError && isRateLimited(error), named = opened !== void 0 && error instanceof UserError ? await terms.findExtended(opened.workspace) : void 0;
    return {
      stock: {
        ...EMPTY,
        repository: fullName,
        ...opened === void 0 ? {} : { commit: opened.commit },
        ...named === void 0 ? {} : { extends: named },
        failed
      },
      ...isLimited ? { reachedLimit: failed } : {}
    };
  }
}
function isExpected(error) {
  return error instanceof GithubError || error instanceof UserError;
}
function describeFailure(error) {
  return error instanceof UserError ? describeUserError(error).split(`
`).map((line) => line.trim()).join(". ") : isExpected(error) ? messageOf(error) : `internal error: ${messageOf(error)}. This is a bug in Housestyle. Please report it`;
}
var NO_FILE = /no (?:changed|reviewed) file/, MAX_PROBLEMS = 50, SEVERITIES = ["error", "warning", "info"];
async function describeRepository(workspace, { readOptions: readOptions2, readTerms: readTerms2, noteConfiguration }) {
  let options = await readOptions2(workspace), configuration = await noteConfiguration(workspace), guidance = { repository: workspace }, { diagnostics } = await validateCustomizations(guidance, options, await readTerms2(options, workspace)), change = await openNamedFiles(workspace, void 0), concealed = { repository: concealedWorkspace(workspace) }, chosen = await chooseGuidance({ ...change, guidance: concealed, description: void 0 }, options), rules = listStatementsOfRepository(chosen.guidelines.applicable, readSwitches(options)).filter(isRule), bySource = groupBy(rules, ({ source }) => source), applied = [...new Set(chosen.guidelines.applicable.map(({ content }) => content.path))], used = new Set(applied), found = new Set(chosen.customizations.found.map(({ path }) => path));
  return {
    ...options.extends === void 0 ? {} : { extends: options.extends },
    ...configuration === void 0 ? {} : { configuration },
    files: applied.map((path) => {
      let own = bySource.get(path) ?? [];
      return { path, rules: own.length, checked: own.filter(({ kind }) => kind === "checked").length };
    }),
    dead: chosen.leftOut.flatMap(
      ({ source, reason }) => found.has(source) && !used.has(source) && NO_FILE.test(reason) ? [{ path: source, reason: reason.replace(NO_FILE, "no file") }] : []
    ),
    errors: diagnostics.filter(({ severity }) => severity === "error").length,
    warnings: diagnostics.filter(({ severity }) => severity === "warning").length,
    broken: Object.fromEntries([...groupBy(diagnostics, ({ rule }) => rule)].map(([rule, own]) => [rule, own.length])),
    problems: diagnostics.toSorted((one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity)).slice(0, MAX_PROBLEMS).map(({ rule, severity, path, start, message }) => ({
      rule,
      severity,
      path,
      line: start.line,
      message: blankSecrets(message)
    }))
  };
}

// src/reports/fleet/stock.ts
var UNREAD_FILE = /^`([^`]+)` is not read/;
function withoutExtendedFiles(stock) {
  let extended = new Set(
    stock.repositories.flatMap((one) => one.extends?.replace(/@[^@]*$/, "").toLowerCase() ?? [])
  ), repositories = stock.repositories.map((one) => {
    let [, path] = UNREAD_FILE.exec(one.configuration ?? "") ?? [];
    if (path === void 0 || !extended.has(`${one.repository}/${path}`.toLowerCase()))
      return one;
    let { configuration: _, ...rest } = one;
    return rest;
  });
  return { ...stock, repositories };
}
function joinStocks(stocks) {
  let known = /* @__PURE__ */ new Map();
  for (let one of stocks.flatMap(({ repositories }) => repositories))
    known.has(one.repository) || known.set(one.repository, one);
  let parts = stocks.flatMap(({ part }) => part ?? []), count2 = Math.max(0, ...parts.map((part) => Number(part.split("/")[1]))), missing = Array.from({ length: count2 }, (_, index) => `${index + 1}/${count2}`).filter(
    (part) => !parts.includes(part)
  );
  return {
    stock: {
      version: 1,
      owner: stocks[0]?.owner ?? "",
      skipped: Math.max(0, ...stocks.map(({ skipped }) => skipped)),
      repositories: [...known.values()].toSorted((one, other) => one.repository < other.repository ? -1 : 1)
    },
    missing
  };
}
function readStock(value) {
  if (!isRecord(value) || value.version !== 1 || typeof value.owner != "string")
    return 'it has no `"version": 1` and `owner`';
  let { owner, part, skipped, repositories } = value;
  if (!Array.isArray(repositories) || typeof skipped != "number")
    return "`repositories` is not a list";
  if (part !== void 0 && (typeof part != "string" || !/^[1-9]\d{0,3}\/[1-9]\d{0,3}$/.test(part)))
    return "`part` is not of the form `2/8`";
  let read = [];
  for (let [index, one] of repositories.entries()) {
    if (!isStock(one))
      return `${nameRepository(one, index)} lacks a field, or one has another type`;
    read.push(one);
  }
  return { version: 1, owner, ...part === void 0 ? {} : { part }, skipped, repositories: read };
}
function nameRepository(one, index) {
  let name = isRecord(one) && typeof one.repository == "string" ? one.repository : void 0;
  return name === void 0 ? `entry ${index + 1} of \`repositories\`` : `the repository "${name.slice(0, 200)}"`;
}
function findMismatch(stocks) {
  let owners = new Set(stocks.map(({ owner }) => owner)), counts = new Set(stocks.flatMap(({ part }) => part?.split("/")[1] ?? []));
  return owners.size > 1 ? `The parts are of different owners: ${listNames([...owners])}` : counts.size > 1 ? `The parts are of different runs, with ${listNames([...counts])} parts` : void 0;
}
function isStock(value) {
  return isRecord(value) && typeof value.repository == "string" && ["errors", "warnings"].every((name) => typeof value[name] == "number") && ["commit", "failed", "extends", "configuration"].every(
    (name) => value[name] === void 0 || typeof value[name] == "string"
  ) && isListOf(value.files, { path: "string", rules: "number", checked: "number" }) && isListOf(value.dead, { path: "string", reason: "string" }) && isListOf(value.problems, {
    rule: "string",
    severity: "string",
    path: "string",
    line: "number",
    message: "string"
  }) && isRecord(value.broken) && Object.values(value.broken).every((count2) => typeof count2 == "number");
}
function isListOf(value, fields) {
  return Array.isArray(value) && value.every(
    (one) => isRecord(one) && Object.entries(fields).every(([name, type]) => typeof one[name] === type)
  );
}

// src/reports/fleet/stock-markdown.ts
var MAX_ROWS_CHARACTERS = 6e5, MAX_DETAILS_CHARACTERS = 2e5, MAX_PROBLEMS2 = 5, MAX_MESSAGE_CHARACTERS = 200;
function stockMarkdown(stock, missing = []) {
  let { owner, repositories, skipped } = stock, failed = repositories.filter((one) => one.failed !== void 0), worstFirst = repositories.toSorted((a, b) => rankOf(a) - rankOf(b)), guided = repositories.filter(({ files }) => files.length > 0);
  return `${[
    `# Instructions of ${plainMarkdown(owner)}`,
    `${countRepositories(repositories.length)}, ${guided.length} with instructions, ${count(sum(repositories, "errors"), "error")} and ${count(sum(repositories, "warnings"), "warning")}. Archived repositories and forks are not read: ${skipped}.`,
    ...failed.length === 0 ? [] : [`**${failed.length} could not be read.** The table begins with them.`],
    ...missing.length === 0 ? [] : [`**Missing parts: ${missing.join(", ")}.** Their repositories are not in this page.`],
    drawTable(worstFirst),
    ...drawConfigurations(worstFirst),
    ...drawCentral(repositories),
    ...drawBroken(repositories),
    ...drawDetails(worstFirst)
  ].join(`

`)}
`;
}
function rankOf({ failed, configuration, errors, warnings, dead }) {
  return failed !== void 0 ? 0 : configuration !== void 0 || errors > 0 ? 1 : warnings + dead.length > 0 ? 2 : 3;
}
function countRepositories(number) {
  return number === 1 ? "1 repository" : `${number} repositories`;
}
function sum(repositories, name) {
  return repositories.reduce((total, one) => total + one[name], 0);
}
var HEAD = `| Repository | Files | Rules that apply | Checked without a model | Dead | Errors | Warnings |
| --- | --- | --- | --- | --- | --- | --- |`;
function drawTable(repositories) {
  let rows = takeWithin(repositories.map(drawRow), MAX_ROWS_CHARACTERS), more = repositories.length - rows.length;
  return [HEAD, ...rows, ...more > 0 ? ["", `\u2026 and ${more} more; the JSON has them.`] : []].join(`
`);
}
function drawRow({ repository, failed, files, dead, errors, warnings }) {
  let name = codeSpan(repository);
  if (failed !== void 0)
    return `| ${name} | not read: ${plainMarkdown(shorten(failed, MAX_MESSAGE_CHARACTERS))} | | | | | |`;
  let rules = files.reduce((total, file) => total + file.rules, 0), checked = files.reduce((total, file) => total + file.checked, 0);
  return `| ${[name, files.length, rules, checked, dead.length, errors, warnings].join(" | ")} |`;
}
function drawConfigurations(repositories) {
  let rows = repositories.flatMap(
    ({ repository, configuration }) => configuration === void 0 ? [] : [`- ${codeSpan(repository)}: ${plainMarkdown(configuration)}`]
  );
  return rows.length === 0 ? [] : ["## Configurations to mend", listWithin(rows, `
`)];
}
var MAX_NAMES = 20;
function drawCentral(repositories) {
  let isUnknown = (one) => one.failed !== void 0 && one.extends === void 0, unknown = repositories.filter(isUnknown), byFile = groupBy(
    repositories.filter((one) => !isUnknown(one)),
    (one) => one.extends
  );
  return byFile.size === 0 || byFile.size === 1 && byFile.has(void 0) ? [] : [
    "## Central configuration",
    [
      `| Extended file | Count | Repositories |
| --- | --- | --- |`,
      ...[...byFile].toSorted(([one = "", a], [other = "", b]) => b.length - a.length || (one < other ? -1 : 1)).map(([file, own]) => drawExtending(file === void 0 ? "none" : codeSpan(file), own)),
      ...unknown.length === 0 ? [] : [drawExtending("not known, as it could not be read", unknown)]
    ].join(`
`)
  ];
}
function drawExtending(file, own) {
  let names = own.slice(0, MAX_NAMES).map(({ repository }) => codeSpan(repository)), more = own.length > MAX_NAMES ? [`${own.length - MAX_NAMES} more`] : [];
  return `| ${file} | ${own.length} | ${[...names, ...more].join(", ")} |`;
}
function drawBroken(repositories) {
  let counts = /* @__PURE__ */ new Map();
  for (let [rule, findings] of repositories.flatMap(({ broken }) => Object.entries(broken))) {
    let before = counts.get(rule) ?? { findings: 0, repositories: 0 };
    counts.set(rule, { findings: before.findings + findings, repositories: before.repositories + 1 });
  }
  let rows = [...counts].toSorted(
    ([one, a], [other, b]) => b.repositories - a.repositories || b.findings - a.findings || (one < other ? -1 : 1)
  ).map(([rule, found]) => `| ${codeSpan(rule)} | ${found.repositories} | ${found.findings} |`);
  return rows.length === 0 ? [] : [
    "## Rules of the validator that are broken",
    [`| Rule | Repositories | Findings |
| --- | --- | --- |`, ...rows].join(`
`)
  ];
}
function drawDetails(repositories) {
  let details = repositories.flatMap((one) => {
    let lines = [...listFiles(one), ...listDead(one), ...listProblems(one)];
    return lines.length === 0 ? [] : [fold(one.repository, lines.join(`
`))];
  });
  return details.length === 0 ? [] : ["## Details", listWithin(details, `

`)];
}
function listWithin(texts, between) {
  let shown = takeWithin(texts, MAX_DETAILS_CHARACTERS), more = texts.length - shown.length, rest = more === 0 ? [] : [`${between === `
` ? "- " : ""}\u2026 and ${more} more; the JSON has them.`];
  return [...shown, ...rest].join(between);
}
function listFiles({ files }) {
  return files.map(
    ({ path, rules, checked }) => `- ${codeSpan(path)}: ${count(rules, "rule")}, ${checked} checked without a model`
  );
}
function listDead({ dead }) {
  return dead.map(
    ({ path, reason }) => `- ${codeSpan(path)} applies to nothing: ${plainMarkdown(shorten(reason, MAX_MESSAGE_CHARACTERS))}`
  );
}
function listProblems({ problems, broken }) {
  let shown = problems.slice(0, MAX_PROBLEMS2).map(
    ({ rule, severity, path, line, message }) => `- ${severity === "error" ? "**error**" : plainMarkdown(severity)} ${codeSpan(`${path}:${line}`)} ${plainMarkdown(shorten(message, MAX_MESSAGE_CHARACTERS))} (${codeSpan(rule)})`
  ), more = Object.values(broken).reduce((all, findings) => all + findings, 0) - shown.length;
  return more > 0 ? [...shown, `- \u2026 and ${more} more; \`housestyle validate\` in the repository lists them.`] : shown;
}

// src/commands/fleet.ts
async function runFleet(line, terminal) {
  if (line.merge.length > 0) {
    let parts = await Promise.all(line.merge.map(readPart)), mismatch = findMismatch(parts);
    if (mismatch !== void 0)
      throw usageError("fleet-part", mismatch, "Give the parts of one run of `fleet --owner NAME --part 1/8`.");
    let { stock: stock2, missing } = joinStocks(parts);
    return missing.forEach((part) => terminal.say(`The part ${part} is missing.`)), await print(line, terminal, withoutExtendedFiles(stock2), missing), concludeWhole(terminal, stock2);
  }
  let stock = await readRepositories(line, terminal);
  return await print(line, terminal, withoutExtendedFiles(stock), []), line.part === void 0 ? concludeWhole(terminal, stock) : EXIT.done;
}
function concludeWhole(terminal, { repositories }) {
  return repositories.length === 0 || repositories.some(({ failed }) => failed === void 0) ? EXIT.done : (terminal.say("No repository could be read; the page has the reasons."), EXIT.failed);
}
async function print(line, terminal, stock, missing) {
  await terminal.print(
    line.format === "json" ? jsonText({ ...stock, missing }) : stockMarkdown(stock, missing)
  );
}
async function readRepositories(line, terminal) {
  let { owner } = line, { githubToken: token } = readOptions([line.options]);
  if (owner === void 0 || !/^[\w.-]{1,100}$/.test(owner))
    throw usageError(
      "no-owner",
      owner === void 0 ? "`fleet` needs the name of an organization or user" : `${quote(owner)} is not the name of an organization or user`,
      "Pass `--owner NAME`."
    );
  let part = readPartFlag(line.part);
  if (token === void 0)
    throw usageError("no-token", "The repositories cannot be read without a token", NO_TOKEN_HINT);
  let settings = {
    token,
    apiUrl: readNamedServer(terminal.environment),
    version: VERSION,
    signal: terminal.signal
  }, fleet = openFleet(settings), follow = followWith(openExtended(settings, "Check `extends`, and that the token can read that repository."));
  try {
    return await takeStock(fleet, owner, part, {
      readOptions: (workspace) => readCommandOptions(line, workspace, follow),
      findExtended,
      readTerms,
      noteConfiguration: async (workspace) => {
        let note = await noteConfigFault(line, workspace, follow);
        return note === void 0 ? void 0 : [note.sentence, note.advice].filter((part2) => part2 !== void 0).join(" ");
      },
      onRepository: (done, all) => terminal.progress(`Read ${done} of ${all} repositories.`),
      onBug: (repository, error) => terminal.say(describeBug(repository, error, terminal.environment)),
      onLimit: (limit, unread) => terminal.say(
        `${unread === 1 ? "1 repository" : `${writeCount(unread)} repositories`} could not be read: ${limit}. Run \`fleet\` again after that; \`--part\` divides it over several hours, and \`--merge\` joins the parts.`
      ),
      signal: terminal.signal
    });
  } catch (error) {
    throw error instanceof GithubError ? runError(
      "github-failed",
      `The repositories of ${owner} could not be listed: ${error.message}`,
      "Check `--owner` and `--github-token`.",
      error
    ) : error;
  }
}
async function findExtended(workspace) {
  try {
    let named = (await readWorkspaceConfig(workspace, void 0)).options.get("extends")?.value;
    return typeof named == "string" ? named : void 0;
  } catch (error) {
    if (error instanceof UserError || error instanceof GithubError)
      return;
    throw error;
  }
}
function describeBug(repository, error, environment) {
  let stack = environment.HOUSESTYLE_DEBUG !== void 0 && error instanceof Error ? error.stack : void 0;
  return `${repository} could not be checked: internal error: ${oneLine(messageOf(error))}
${stack ?? "  This is a bug in Housestyle. Please report it. To see where it happened, set HOUSESTYLE_DEBUG=1."}`;
}
function readPartFlag(written) {
  if (written === void 0)
    return;
  let match = /^(\d{1,3})\/(\d{1,3})$/.exec(written);
  if (match === null)
    throw usageError("flag-value", `\`--part\` must be of the form \`2/8\`, not "${written}"`);
  let [, index = 0, count2 = 0] = match.map(Number);
  if (index < 1 || index > count2)
    throw usageError(
      "flag-value",
      `\`--part ${written}\` names a part that does not exist`,
      "The first number counts the parts from 1, and the second says how many there are."
    );
  return { index, count: count2 };
}
async function readPart(path) {
  let { text } = await readNamedFile("--merge", path), stock = readStock(parse(path, text));
  if (typeof stock == "string")
    throw partError(path, stock);
  return stock;
}
function parse(path, text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw partError(path, messageOf(error));
  }
}
function partError(path, why) {
  return usageError(
    "fleet-part",
    `"${path}" is not a part of a fleet: ${why}`,
    "Give files that `fleet --format json` wrote."
  );
}
export {
  runFleet
};
