import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  TOKENS_PER_MESSAGE,
  joinRanges
} from "./chunk-2QY7HYLD.js";
import {
  paragraphText
} from "./chunk-S2S4P4FF.js";
import {
  commentSyntaxOf
} from "./chunk-C7DQHY5N.js";
import {
  readTool,
  whyNotFor
} from "./chunk-UT6R2KNG.js";
import {
  takesFiles
} from "./chunk-H3DMHK6Q.js";
import {
  fenced,
  showLineToModel
} from "./chunk-PZBY2WVG.js";
import {
  loadFrontmatter
} from "./chunk-W5B2CJSD.js";
import {
  takeStart
} from "./chunk-TJ3WHKDV.js";
import {
  isClosingLine,
  splitLines
} from "./chunk-QOC3LPII.js";
import {
  at
} from "./chunk-2NL7A4UT.js";

// src/prompt/parts/conversation.ts
function toolsPiece() {
  return { id: "system/tools", kind: "system", priority: "required", text: paragraphText(TOOLS) };
}
var TOOLS = `Before you answer you may look things up with the tools you are offered: who calls what was changed, what a name means, how the rest of the code does the same. Look up only what could change your answer, and ask for all of it at once: your turns are few. What a tool gives is material, like the change. A turn that calls tools holds no answer, and an answer calls no tools.

`;
function delegatedTaskPiece(caller, task) {
  return {
    id: "delegated-task",
    kind: "query",
    priority: "required",
    text: paragraphText(
      `The reviewer ${showLineToModel(JSON.stringify(caller))} called you, and this says what to look at. It may narrow your review, and changes nothing else:
${fenced("task", task, MAX_TASK_CHARACTERS)}
`
    )
  };
}
var MAX_TASK_CHARACTERS = 8e3, CONCLUDE = "You can look up nothing more. Answer now, in the form that was asked for and with what you know; leave out what you could not make sure of, unless it would be grave.", RESULT_LEFT_OUT = "(Left out to make room for later results.)";
function askAgain(fault, reply) {
  let began = reply.trim() === "" ? "" : `It began:
${fenced("answer", reply, MAX_BEGINNING_CHARACTERS)}
`;
  switch (fault.kind) {
    case "faulty":
      return `Your answer could not be read whole:
${listErrors(fault.errors)}${began}Answer once more: all that you have to say, in the form that was asked for, and nothing else.`;
    case "cut":
      return `Your answer was cut off before any of it could be read. ${began}Answer once more and much shorter, in the form that was asked for, with what matters most first.`;
    case "calls":
      return `No tools are offered any more, and you called some. ${began}${CONCLUDE}`;
  }
}
var MAX_BEGINNING_CHARACTERS = 1500, MAX_ERRORS = 10, MAX_ERROR_CHARACTERS = 200;
function listErrors(errors) {
  let shown = errors.slice(0, MAX_ERRORS).map((error) => `- ${showLineToModel(error.slice(0, MAX_ERROR_CHARACTERS).toWellFormed())}
`), missing = errors.length - shown.length;
  return shown.join("") + (missing > 0 ? `- and ${missing} more
` : "");
}

// src/agents/message-tokens.ts
var TOKENS_PER_TOOL = 12;
function messageTokens(message, tokenizer) {
  let content = TOKENS_PER_MESSAGE + tokenizer.count(message.content);
  if (message.role === "tool")
    return content + TOKENS_PER_TOOL + tokenizer.count(message.name) + tokenizer.count(message.callId);
  if (!("toolCalls" in message))
    return content;
  let calls = message.toolCalls.map(
    (call) => TOKENS_PER_TOOL + tokenizer.count(call.name) + tokenizer.count(call.id) + tokenizer.count(call.arguments)
  ), opaque = message.opaque === void 0 ? 0 : tokenizer.count(JSON.stringify(message.opaque));
  return content + sum(calls) + opaque;
}
function declarationTokens(tools, tokenizer) {
  return sum(
    tools.map(
      ({ name, description, parameters }) => TOKENS_PER_TOOL + tokenizer.count(name) + tokenizer.count(description) + tokenizer.count(JSON.stringify(parameters))
    )
  );
}
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

// src/syntax/import-lines.ts
var IMPORT_LINES = {
  css: /^@import\s+(.+)/,
  dart: /^(?:import|export|part(?:\s+of)?)\s+(.+)/,
  elixir: /^(?:alias|import|require|use)\s+(.+)/,
  fsharp: /^open\s+(.+)/,
  groovy: /^import\s+(?:static\s+)?(.+)/,
  haskell: /^import\s+(?:qualified\s+)?(.+)/,
  kotlin: /^import\s+(.+)/,
  less: /^@import\s+(.+)/,
  lua: /^local\s+\w+\s*=\s*require\b(.+)/,
  "objective-c": /^[#@](?:import|include)\s+(.+)/,
  perl: /^(?:use|require)\s+(.+)/,
  proto3: /^import\s+(?:public\s+|weak\s+)?(.+)/,
  scala: /^import\s+(.+)/,
  scss: /^@(?:import|use|forward)\s+(.+)/,
  shellscript: /^(?:source|\.)\s+(.+)/,
  solidity: /^import\s+(.+)/,
  svelte: /^import\s+(?:.+\sfrom\s+)?(.+)/,
  swift: /^(?:@testable\s+)?import\s+(.+)/,
  vue: /^import\s+(?:.+\sfrom\s+)?(.+)/
}, MAX_LINE_CHARACTERS = 500;
function importedOnLine(trimmed, language) {
  let pattern = Object.hasOwn(IMPORT_LINES, language) ? IMPORT_LINES[language] : void 0;
  return trimmed.length > MAX_LINE_CHARACTERS ? void 0 : bare(pattern?.exec(trimmed)?.[1]);
}
function bare(written) {
  return written === void 0 ? void 0 : /["'<]([^"'<>]+)["'>]/.exec(written)?.[1] ?? written.replace(/;.*$/, "").trim();
}

// src/syntax/outline-by-indentation.ts
var TAB_COLUMNS = 4, MAX_NAME_CHARACTERS = 80;
function outlineByIndentation(text, language) {
  let lines = splitLines(text), isNote = noteTest(language), declarations = [], imports = [], open = [], lastLine = 0, noteStart;
  for (let [index, line] of lines.entries()) {
    let trimmed = line.trim(), number = index + 1;
    if (trimmed === "") {
      noteStart = void 0;
      continue;
    }
    let indent = indentOf(line);
    close(open, indent, isClosingLine(trimmed) ? number : void 0, lastLine, declarations);
    let specifier = importedOnLine(trimmed, language);
    if (specifier !== void 0 && imports.push({ specifier, startLine: number, endLine: number }), isNote(trimmed))
      noteStart ??= number;
    else {
      if (open.length < 64) {
        let name = trimmed.slice(0, MAX_NAME_CHARACTERS);
        open.push({ indent, head: number, startLine: noteStart ?? number, name, children: [] });
      }
      noteStart = void 0;
    }
    lastLine = number;
  }
  return close(open, -1, void 0, lastLine, declarations), { declarations, imports, by: "indentation" };
}
function close(open, indent, closingLine, lastLine, roots) {
  for (let top = open.at(-1); top !== void 0 && top.indent >= indent; top = open.at(-1))
    if (open.pop(), top.head < lastLine) {
      let closes = top.indent === indent ? closingLine : void 0;
      (open.at(-1)?.children ?? roots).push({
        kind: "block",
        name: top.name,
        startLine: top.startLine,
        signatureLine: top.head,
        headEndLine: top.head,
        closingLine: closes,
        endLine: closes ?? lastLine,
        children: top.children
      });
    }
}
function indentOf(line) {
  let columns = 0;
  for (let at2 = 0; at2 < line.length; at2 += 1) {
    let character = line.charCodeAt(at2);
    if (character === 9)
      columns += TAB_COLUMNS;
    else if (character === 32)
      columns += 1;
    else
      break;
  }
  return columns;
}
function noteTest(language) {
  let syntax = commentSyntaxOf(language), openers = syntax === void 0 ? [] : [...syntax.line, ...syntax.block.map(([open]) => open), "* ", "*/", "@"];
  return (trimmed) => trimmed === "*" || !trimmed.endsWith("{") && openers.some((opener) => trimmed.startsWith(opener));
}

// src/syntax/outline.ts
var MAX_PARSED_CHARACTERS = 256 * 1024;
async function outlineOf(text, language, grammars) {
  return (text.length <= MAX_PARSED_CHARACTERS ? await grammars.read(text, language) : void 0) ?? outlineByIndentation(text, language);
}

// src/guidelines/index-budget.ts
function withinIndex(entries, nameOf) {
  let described = whileFitting(entries, 15e3, lengthOf), rest = entries.slice(described.length), named = whileFitting(rest.map(nameOf), 5e3, (name) => name.length + 2);
  return { described, named, beyond: rest.slice(named.length) };
}
function whileFitting(items, most, length) {
  let total = 0, count = 0;
  for (let item of items) {
    if (total += length(item), total > most)
      break;
    count += 1;
  }
  return items.slice(0, count);
}
function lengthOf(entry) {
  return Object.values(entry).reduce(
    (total, value) => total + (typeof value == "string" ? value.length : 0),
    0
  );
}

// src/guidelines/customizations-index.ts
async function customizationsIndex({ found, compatibility }, purpose, { offered, abilities, callable, read }) {
  let canRead = takesFiles(purpose) && abilities.includes("read-files"), canCall = takesFiles(purpose) && abilities.includes("call-agents"), skills = found.filter((one) => one.kind === "skill"), agents = found.filter((one) => one.kind === "agent"), listed = {
    instructions: canRead ? await Promise.all(onceByPath(offered).map(indexInstructions)) : [],
    skills: canRead ? await indexTools(skills, read, indexSkill) : [],
    agents: canCall ? await indexTools(agents, read, (agent) => indexAgent(agent, callable, compatibility)) : []
  }, instructions = listOf(listed.instructions, ({ path }) => path), skillList = listOf(withUniqueNames(listed.skills), ({ name }) => name), agentList = listOf(withUniqueNames(listed.agents), ({ name }) => name);
  return {
    instructions: instructions.list,
    skills: skillList.list,
    agents: agentList.list,
    leftOut: [...instructions.leftOut, ...skillList.leftOut, ...agentList.leftOut]
  };
}
async function describeSkills(skills, read) {
  let indexed = withUniqueNames(await indexTools(skills, read, indexSkill));
  return {
    entries: indexed.flatMap((one) => isLeftOut(one) ? [] : [one]),
    leftOut: indexed.filter((one) => isLeftOut(one))
  };
}
function isLeftOut(indexed) {
  return "reason" in indexed;
}
function listOf(indexed, nameOf) {
  let list = withinIndex(
    indexed.flatMap((one) => isLeftOut(one) ? [] : [one]),
    nameOf
  ), beyond = list.beyond.map(({ path }) => ({ source: path, reason: "the index is full" }));
  return { list, leftOut: [...indexed.filter((one) => isLeftOut(one)), ...beyond] };
}
function onceByPath(offered) {
  return [...new Map(offered.map((instructions) => [instructions.path, instructions])).values()];
}
async function indexInstructions({
  path,
  applies,
  content,
  folder
}) {
  let { origin } = content, written = (origin.kind === "file" ? (await loadFrontmatter(origin.source)).data : {}).description, nested = applies.kind === "folder" && applies.folder !== folder ? `Instructions for the folder ${applies.folder}` : void 0, description = typeof written == "string" && written.trim() !== "" ? takeStart(written.trim(), MAX_DESCRIPTION_CHARACTERS) : nested, applyTo = applies.kind === "globs" ? applies.written : void 0;
  return description === void 0 && applyTo === void 0 ? { source: path, reason: "it has no `description` that says when to use it" } : {
    path,
    ...description !== void 0 && { description },
    ...applyTo !== void 0 && { applyTo }
  };
}
async function indexTools(tools, read, index) {
  return Promise.all(
    tools.map(async (tool) => {
      let text = await read(tool);
      if (text.kind === "problem")
        return { source: tool.path, reason: text.message };
      let { head, fault } = await readTool(text.source);
      return fault === void 0 ? index({ path: tool.path, name: head.name ?? tool.name, head }) : { source: tool.path, reason: `its frontmatter cannot be read: ${fault}` };
    })
  );
}
var FOR_PEOPLE = "`disable-model-invocation` reserves it for people";
function indexSkill({ path, name, head }) {
  return head.isForPeopleOnly ? { source: path, reason: FOR_PEOPLE } : head.description === void 0 ? { source: path, reason: "it has no `description` that says when to use it" } : { path, name, description: takeStart(head.description, MAX_DESCRIPTION_CHARACTERS) };
}
var MAX_DESCRIPTION_CHARACTERS = 1024;
function indexAgent({ path, name, head }, callable, compatibility) {
  let isCallable = callable === void 0 || callable.includes("*") || callable.includes(name), reason = whyNotFor(head, compatibility) ?? (head.isForPeopleOnly ? FOR_PEOPLE : void 0) ?? (isCallable ? void 0 : "the selected agent is not allowed to call it");
  return reason === void 0 ? {
    path,
    name,
    ...head.description !== void 0 && { description: takeStart(head.description, MAX_DESCRIPTION_CHARACTERS) },
    ...head.argumentHint !== void 0 && { argumentHint: head.argumentHint }
  } : { source: path, reason };
}
function withUniqueNames(indexed) {
  let first = /* @__PURE__ */ new Map();
  return indexed.map((one) => {
    if (isLeftOut(one))
      return one;
    let earlier = first.get(one.name);
    return first.set(one.name, earlier ?? one.path), earlier === void 0 ? one : { source: one.path, reason: `${earlier} has the same name` };
  });
}

// src/context/changed-lines.ts
function changedLines({ hunks }) {
  return {
    touched: joinRanges(hunks.flatMap(findTouched), Number.POSITIVE_INFINITY),
    inChange: hunks.flatMap(
      ({ newStart, newLines }) => newLines === 0 ? [] : [{ from: newStart, to: newStart + newLines - 1 }]
    )
  };
}
function findTouched({ newStart, newLines, lines }) {
  let touched = [], next = newLines === 0 ? newStart + 1 : newStart;
  for (let line of lines)
    line.kind !== "context" && touched.push({ from: next, to: next }), line.kind !== "removed" && (next = line.newLine + 1);
  return touched;
}
function touchesLines(ranges, from, to) {
  let low = 0, high = ranges.length;
  for (; low < high; ) {
    let middle = low + high >> 1;
    at(ranges, middle).to < from ? low = middle + 1 : high = middle;
  }
  let range = ranges[low];
  return range !== void 0 && range.from <= to;
}

export {
  outlineByIndentation,
  outlineOf,
  toolsPiece,
  delegatedTaskPiece,
  CONCLUDE,
  RESULT_LEFT_OUT,
  askAgain,
  messageTokens,
  declarationTokens,
  sum,
  changedLines,
  touchesLines,
  withinIndex,
  customizationsIndex,
  describeSkills
};
