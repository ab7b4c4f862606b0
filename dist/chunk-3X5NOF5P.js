import {
  searchReply as searchReply,
  textOf as textOf
} from "./joined-2a42ba82.js";
import {
  blankSecretsInProse as blankSecretsInProse
} from "./joined-3b15d0af.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/findings/replies/parse-answer.ts
var QUESTION_ANSWER = {
  name: "answer",
  schema: {
    type: "object",
    additionalProperties: !1,
    required: ["answer"],
    properties: { answer: { type: "string" } }
  }
};
function parseAnswer(text) {
  let found, hasObject = !1, { said, endsInThought } = searchReply(
    text,
    ({ value, isThought }) => {
      !isThought && value.kind === "object" && (hasObject ||= value.entries.has("answer"), found = textOf(value.entries.get("answer")) ?? found);
    },
    () => {
      found = void 0, hasObject = !1;
    }
  ), answer = (found ?? (hasObject || endsInThought ? "" : said)).trim();
  return answer === "" ? { kind: "unreadable", errors: ["it has no JSON object with a text `answer`"] } : { kind: "read", answer: blankSecretsInProse(answer) };
}

export {
  QUESTION_ANSWER,
  parseAnswer
};
