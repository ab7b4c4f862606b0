import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  escapeTags,
  paragraphText,
  quotedAttribute
} from "./chunk-S2S4P4FF.js";
import {
  compareStatements
} from "./chunk-QUGPXIPH.js";
import {
  byPrecedence,
  priorityBySpecificity
} from "./chunk-ISR5O44F.js";

// src/prompt/parts/guidelines.ts
function guidelinePieces(guidelines) {
  let hasFolders = guidelines.some(({ folder }) => folder !== ""), findEqual = compareStatements(byPrecedence(guidelines)), drawn = guidelines.map((guideline) => ({ guideline, repeated: listRepeated(guideline, findEqual) })), hasRepeated = drawn.some(({ repeated }) => repeated.size > 0);
  return {
    id: "guidelines",
    open: paragraphText(`${INTRODUCTION}${hasRepeated ? REPEATED : ""}${hasFolders ? FOLDERS : ""}`),
    close: paragraphText("</guidelines>"),
    children: drawn.flatMap(({ guideline, repeated }) => drawPieces(guideline, repeated))
  };
}
function guidelinePieceIds({ id }) {
  return [`guidelines/${id}`, `guidelines/${id}/whole`];
}
function listRepeated({ statements }, findEqual) {
  return new Map(
    statements.flatMap((statement) => {
      let [first] = findEqual(statement);
      return first === void 0 || first.statement === statement ? [] : [[statement, first]];
    })
  );
}
function drawPieces(guideline, repeated) {
  let [short, whole] = guidelinePieceIds(guideline), common = {
    kind: "guideline",
    priority: priorityBySpecificity(guideline),
    source: guideline.content.path
  }, others = [...repeated.values()].flatMap((first) => first.guideline === guideline ? [] : [first.guideline]), requires = [...new Set(others.map((other) => guidelinePieceIds(other)[0]))], piece = { ...common, id: short, text: paragraphText(drawGuideline(guideline, repeated)) };
  return requires.length === 0 ? [piece] : [
    { ...piece, requires },
    { ...common, id: whole, excludes: [short], text: paragraphText(drawGuideline(guideline, /* @__PURE__ */ new Map())) }
  ];
}
var INTRODUCTION = `<guidelines>
The team wrote these guidelines. Each holds only for the files that name its id. Where two contradict each other, the one for fewer files prevails, and the repository's over the organization's. Rules on how to answer, above, prevail where a guideline contradicts them.
`, REPEATED = `A number alone, such as "[2.7]", stands for the statement with this number, which holds there too. Cite it by this number.
`, FOLDERS = `The repository has several workspace folders. A guideline with a folder belongs to that folder: apply it to the files inside of it and to no others.
`;
function drawGuideline(guideline, repeated) {
  let folder = guideline.folder === "" ? "" : ` folder=${quotedAttribute(guideline.folder)}`;
  return `<guideline ${`id="${guideline.id}" source=${quotedAttribute(guideline.content.path)}${folder} files=${quotedAttribute(guideline.filePatterns.join(", "))}`}>
${escapeTags(numberStatements(guideline, repeated))}
</guideline>
`;
}
function numberStatements(guideline, repeated) {
  let { text } = guideline.content, parts = [], from = 0;
  for (let statement of guideline.statements.filter(({ directs }) => directs)) {
    let first = repeated.get(statement);
    parts.push(
      text.slice(from, statement.offset),
      first === void 0 ? `[${statement.id}] ` : `[${first.statement.id}]`
    ), from = first === void 0 ? statement.offset : statement.range.end;
  }
  return parts.push(text.slice(from)), parts.join("");
}

export {
  guidelinePieces,
  guidelinePieceIds
};
