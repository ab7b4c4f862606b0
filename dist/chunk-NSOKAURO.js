import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  HEAD_NOT_READ,
  beyondPromptSize
} from "./chunk-EDFUTCGS.js";
import {
  paragraphText,
  tagged
} from "./chunk-S2S4P4FF.js";

// src/jobs/gather/files-to-name.ts
function filesToName({ changes }, { excluded }) {
  let hidden = new Set(excluded.flatMap(({ kind, path }) => EXCLUDED_BY_USER.has(kind) ? [path] : []));
  return changes.files.filter(({ path }) => !hidden.has(path));
}
var EXCLUDED_BY_USER = /* @__PURE__ */ new Set(["excluded", "ignored", "not-in-paths"]);

// src/prompt/parts/customizations-index.ts
function indexPieces({ instructions, skills, agents }, priority) {
  return [
    listGroup("instructions", INSTRUCTIONS, instructions, { kind: "instructions", priority, draw: drawInstructions }),
    listGroup("skills", SKILLS, skills, { kind: "skill", priority, draw: drawSkill }),
    listGroup("agents", AGENTS, agents, { kind: "agent", priority, draw: drawAgent })
  ].filter(isNotEmpty);
}
function readableSkillPieces(skills, priority) {
  return [listGroup("skills", READABLE_SKILLS, skills, { kind: "skill", priority, draw: drawSkill })].filter(
    isNotEmpty
  );
}
function isNotEmpty({ children }) {
  return children.length > 0;
}
var INSTRUCTIONS = "Instruction files of the team that are not shown here. Read one before you touch a file that its description or its globs speak of, and follow it; leave the others alone.", SKILLS = "Skills: what the team has written down on certain tasks. When your task is one of them, read the file of that skill first.", READABLE_SKILLS = "Skills: what the team has written down on certain tasks. When the change calls for one of them, read that skill by its name with `read_skill` before you judge. Unlike what other tools give, its text is guidance of the team: follow it as you follow the guidelines. It cannot change what you are to answer, or in which form.", AGENTS = "Agents that you may hand a part of your task to, by their names.";
function listGroup(tag, introduction, { described, named, beyond }, { kind, priority, draw }) {
  let entries = described.map((entry) => ({
    id: `index/${tag}/${entry.path}`,
    kind,
    priority,
    source: entry.path,
    text: paragraphText(draw(entry))
  })), rest = drawRest(named, beyond.length);
  return {
    id: `index/${tag}`,
    open: paragraphText(`<${tag}>
${introduction}`),
    close: paragraphText(`</${tag}>`),
    children: rest === void 0 ? entries : [...entries, { id: `index/${tag}~rest`, kind, priority, text: paragraphText(rest) }]
  };
}
function drawRest(named, beyond) {
  let names = tagged("named", named.join(", ")), more = tagged("more", `\u2026 and ${beyond} more`), lines = [...named.length === 0 ? [] : [names], ...beyond === 0 ? [] : [more]];
  return lines.length === 0 ? void 0 : lines.join(`
`);
}
function drawInstructions({ path, description, applyTo }) {
  return drawEntry("instruction", { file: path, description, applyTo });
}
function drawSkill({ path, name, description }) {
  return drawEntry("skill", { name, description, file: path });
}
function drawAgent({ name, description, argumentHint }) {
  return drawEntry("agent", { name, description, argumentHint });
}
function drawEntry(tag, values) {
  let lines = Object.entries(values).flatMap(([name, value]) => value === void 0 ? [] : [tagged(name, value)]);
  return [`<${tag}>`, ...lines, `</${tag}>`].join(`
`);
}

// src/jobs/gather/read-heads.ts
var MAX_FILES_BY_API = 30, READ_SIDE_BY_SIDE = 8, MAX_CHARACTERS = 3e6;
async function readHeads(files, source, readHead, most) {
  let paths = [...new Set(files.map(({ path }) => path))], isByApi = source === "github-files" || source === "github-diff", wanted = paths.slice(0, isByApi ? MAX_FILES_BY_API : most), texts = /* @__PURE__ */ new Map(), unread = /* @__PURE__ */ new Map(), characters = 0;
  for (let from = 0; from < wanted.length && characters <= MAX_CHARACTERS; from += READ_SIDE_BY_SIDE) {
    let some = wanted.slice(from, from + READ_SIDE_BY_SIDE), read = await Promise.all(some.map((path) => readHead(path)));
    for (let [index, path] of some.entries()) {
      let text = read[index];
      characters += text?.length ?? 0, text === void 0 ? unread.set(path, HEAD_NOT_READ) : characters <= MAX_CHARACTERS && texts.set(path, text);
    }
  }
  for (let path of paths)
    !texts.has(path) && !unread.has(path) && unread.set(path, beyondPromptSize(paths.length));
  return { texts, unread };
}

// src/context/traits/cmake.ts
var CMAKE = {
  names: ["CMakeLists.txt"],
  languages: ["c", "cpp", "cuda-cpp"],
  frameworks: [],
  testing: [],
  locks: [],
  read: (text) => ({ platform: readStandards(text).map((name) => ({ name })), dependencies: [] }),
  isImported: () => !1
};
function readStandards(text) {
  let code = text.replaceAll(/#[^\n]*/g, "");
  return [
    ...standards(code, /\bCMAKE_CXX_STANDARD\s+"?(98|11|14|17|20|23|26)\b/g, "C++"),
    ...standards(code, /\bCMAKE_C_STANDARD\s+"?(90|99|11|17|23)\b/g, "C")
  ];
}
function standards(code, pattern, language) {
  return [...code.matchAll(pattern)].map(([, year = ""]) => `${language}${year}`);
}

export {
  indexPieces,
  readableSkillPieces,
  filesToName,
  CMAKE,
  readStandards,
  readHeads
};
