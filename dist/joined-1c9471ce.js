import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  isRecord
} from "./joined-cc1d52fd.js";
// src/text/detach.ts
var LONGEST_COPY = 12;
function detachText(text) {
  return text.length <= LONGEST_COPY ? text : ` ${text}`.slice(1);
}
function detachValue(value) {
  return typeof value == "string" ? detachText(value) : typeof value != "object" || value === null ? value : Array.isArray(value) ? value.map((item) => detachValue(item)) : value instanceof Map ? new Map([...value].map(([key, item]) => [detachValue(key), detachValue(item)])) : value instanceof Set ? new Set([...value].map((item) => detachValue(item))) : isRecord(value) && Object.getPrototypeOf(value) === Object.prototype ? detachFields(value) : value;
}
function detachFields(fields) {
  let copy;
  for (let key of Object.keys(fields)) {
    let field = fields[key], detached = detachValue(field);
    (detached !== field || typeof field == "string" && field.length > LONGEST_COPY) && (copy ??= { ...fields }, copy[key] = detached);
  }
  return copy ?? fields;
}

import {
  eachMatch
} from "./joined-b7fd8cd1.js";
import {
  at,
  regex,
  regexSource
} from "./joined-cc1d52fd.js";
// src/text/directs-model.ts
var FORGET_INSTRUCTIONS = [
  regex("i")`
    \b(?:ignore|disregard|forget)\s+(?:(?:all|any|everything|of|the|your|my|these|those|and)\s+){0,4}
      (?:previous|prior|above|earlier|preceding|foregoing|system|safety)\s+(?:(?:system|safety|user|developer)\s+)?
      (?:
        instructions?|prompts?|rules?|directions?|directives?|guidelines?|guardrails?|constraints?|context|messages?
      )\b
  `,
  /\b(?:ignore|disregard|forget)\s+(?:all|everything|anything)\s+(?:that\s+)?you\s+(?:were|have\s+been)\s+(?:told|taught|given|instructed)\b/i
];
var FORGET_ELSEWHERE = [
  regex("i")`
    (?:ignorier|vergiss|vergesst|missacht)\w{0,4} (?:bitte )?(?:(?:alle|sämtliche|die|deine|eure|ihre) ){0,2}
      (?:vorherigen|vorigen|bisherigen|vorangegangenen|obigen|früheren) (?:system)?
      (?:anweisungen|instruktionen|befehle|vorgaben|regeln|prompts)
  `,
  regex("i")`
    (?:ignor(?:e|ez|er)|oubli(?:e|ez|er)) (?:toutes? )?(?:les|tes|vos|ces)[ ]
      (?:instructions|consignes|directives|règles) (?:précédentes|antérieures|ci-dessus)
  `,
  /(?:ignor[ae\u00E1]n?|olvid[ae\u00E1]n?) (?:todas )?(?:las|tus|sus) (?:instrucciones|indicaciones|\u00F3rdenes|reglas) (?:anteriores|previas)/i,
  /(?:ignor[ae]m?|esque[c\u00E7][ae]m?) (?:todas )?(?:as|suas) (?:instru\u00E7\u00F5es|orienta\u00E7\u00F5es|ordens|regras) (?:anteriores|pr\u00E9vias|acima)/i,
  /(?:ignora(?:te)?|dimentica(?:te)?) (?:tutte )?(?:le|tue) (?:istruzioni|indicazioni|regole) (?:precedenti|qui sopra)/i,
  /(?:\u043F\u0440\u043E)?(?:\u0438\u0433\u043D\u043E\u0440\u0438\u0440\u0443\u0439|\u0437\u0430\u0431\u0443\u0434\u044C)(?:\u0442\u0435)? (?:\u0432\u0441\u0435 )?(?:\u043F\u0440\u0435\u0434\u044B\u0434\u0443\u0449\u0438\u0435|\u043F\u0440\u0435\u0436\u043D\u0438\u0435|\u0432\u044B\u0448\u0435\u0443\u043A\u0430\u0437\u0430\u043D\u043D\u044B\u0435|\u0440\u0430\u043D\u0435\u0435 \u0434\u0430\u043D\u043D\u044B\u0435) (?:\u0438\u043D\u0441\u0442\u0440\u0443\u043A\u0446\u0438\u0438|\u0443\u043A\u0430\u0437\u0430\u043D\u0438\u044F|\u043A\u043E\u043C\u0430\u043D\u0434\u044B|\u043F\u0440\u0430\u0432\u0438\u043B\u0430)/i,
  /(?:\u5FFD\u7565|\u5FFD\u8996|\u5FFD\u89C6|\u65E0\u89C6|\u7121\u8996|\u5FD8\u8BB0|\u5FD8\u8A18)(?:\u6389)?(?:\u6240\u6709|\u5168\u90E8|\u4E00\u5207)?(?:\u4F60)?(?:\u4EE5\u4E0A|\u4E4B\u524D|\u524D\u9762|\u5148\u524D|\u4E0A\u8FF0|\u4E0A\u9762|\u6B64\u524D)(?:\u7684)?(?:\u6240\u6709|\u5168\u90E8|\u4E00\u5207)?(?:\u7684)?(?:\u7CFB\u7EDF|\u7CFB\u7D71)?(?:\u6307\u4EE4|\u6307\u793A|\u8BF4\u660E|\u8AAA\u660E|\u63D0\u793A|\u89C4\u5219|\u898F\u5247)/,
  /(?:\u4EE5\u524D|\u3053\u308C\u307E\u3067|\u4E0A\u8A18|\u524D|\u5148\u307B\u3069)\u306E(?:\u3059\u3079\u3066\u306E|\u5168\u3066\u306E)?(?:\u6307\u793A|\u547D\u4EE4|\u6307\u4EE4|\u30D7\u30ED\u30F3\u30D7\u30C8|\u30EB\u30FC\u30EB)(?:\u3092|\u306F)?(?:\u3059\u3079\u3066|\u5168\u3066)?(?:\u7121\u8996|\u5FD8\u308C)/,
  /(?:\uC774\uC804|\uC704|\uC55E|\uAE30\uC874)(?:\uC758)? ?(?:\uBAA8\uB4E0 )?(?:\uC9C0\uC2DC|\uC9C0\uCE68|\uBA85\uB839|\uD504\uB86C\uD504\uD2B8)(?:\uC0AC\uD56D)?(?:\uC744|\uB97C|\uC740|\uB294)? ?(?:\uBAA8\uB450 )?(?:\uBB34\uC2DC|\uC78A)/
];
var MODEL = String.raw`(?:AI|A\.I\.|LLM|GPT|ChatGPT|Copilot|Claude|Gemini|CodeRabbit|automated|language[- ]model)`;
var REVIEWER = String.raw`${MODEL}(?:[- ](?:based|powered|assisted))?(?: code)? (?:reviewers?|review(?:ing)? (?:bots?|agents?|tools?|assistants?|models?|systems?))`;
var THIS_CHANGE = regexSource`
  (?:
    (?:this|my)(?: entire| whole)?[ ]
      (?:pull request|merge request|PR|MR|change|changeset|patch|diff|commit|code|file)
    |these changes|all (?:of )?(?:these|my) changes
  )
`;
var TOLD = regexSource`
  (?<=
    (?:
      ^|[.!?:;"'(>,-] ?
      |\b(?:
        please|and|then|just|simply|always
        |you (?:must|should|have to|need to|will|can)(?: now| only| simply| just)?
      )[ ]
    )
  )
`;
var NOTHING = String.raw`(?:no|zero|an empty (?:list|array|set) of|without any) (?:\w+ )?(?:findings|comments|issues|problems|vulnerabilities|concerns|objections)`;
var FORMS = [
  [
    "forget-instructions",
    [
      ...FORGET_INSTRUCTIONS,
      ...FORGET_ELSEWHERE,
      regexSource`
        (?:do not|don['’]t|stop|never) (?:follow|obey)(?:ing)? (?:(?:all|any|of|the|your) ){0,3}
          (?:previous|prior|earlier|preceding|system|original) (?:instructions?|prompts?|rules?|guidelines?)\b
      `
    ]
  ],
  [
    "new-role",
    [
      String.raw`you are now (?:an?|the|my|in) (?:[\w-]+ ){0,3}?(?:AI|assistant|language model|LLM|chatbot|reviewer|DAN|jailbroken|unrestricted)\b`,
      String.raw`you are no longer (?:an?|the|my) (?:[\w-]+ ){0,3}?(?:AI|assistant|model|LLM|chatbot|reviewer)\b`,
      regexSource`
        from now on,? you (?:
          are|act|behave|respond|answer|reply|will (?:act|behave|respond|answer|only|approve)
          |must (?:act|respond|answer|only|approve)
        )[ ]
      `
    ]
  ],
  [
    "steer-review",
    [
      `${TOLD}approve ${THIS_CHANGE}(?! ?\\?)\\b`,
      regexSource`
        (?:do not|don['’]t|never|refrain from|avoid) (?:report|flag|mention|comment|rais|point|list|critici[sz])
          (?:e|ing|ging)?(?: (?:on|out))? (?:(?:any|the|potential|possible|security|other|further) ){0,3}
          (?:issues|problems|findings|vulnerabilit(?:y|ies)|bugs|defects|violations|concerns|weaknesses|anything)[ ]
          (?:in|with|about|for|on|of) ${THIS_CHANGE}\b
      `,
      regexSource`
        (?:do not|don['’]t|never) (?:report|flag|mention|raise|point out|disclose) (?:this|these|the following)[ ]
          (?:\w+ )?(?:vulnerabilit(?:y|ies)|backdoors?|exploits?|findings?)\b
      `,
      `(?:respond|reply|answer) (?:only )?(?:with )?${NOTHING}`,
      String.raw`(?:respond|reply|answer|output) (?:only |just )?(?:with )?(?:only |just )?["'“]?(?:LGTM|looks good to me|approved)\b`,
      regexSource`
        (?:say|state|conclude|claim|report) that (?:
          there (?:are|were) (?:no|zero) (?:\w+ )?(?:findings|issues|problems|vulnerabilities)
          |${THIS_CHANGE} (?:is|are) (?:safe|secure|correct|fine|approved|clean)
        )\b
      `,
      String.raw`(?:mark|treat|consider|rate|classify|label) ${THIS_CHANGE} as (?:\w+ )?(?:safe|approved|reviewed|clean|benign|compliant|secure|trusted)\b`,
      String.raw`give (?:it|${THIS_CHANGE}) (?:an? )?(?:positive|favou?rable|passing|perfect|glowing) (?:review|score|rating)`,
      String.raw`skip (?:the |your |any )?(?:security |code )?review (?:of|for|on) ${THIS_CHANGE}\b`,
      String.raw`(?:do not|don['’]t) review ${THIS_CHANGE}\b`
    ]
  ],
  [
    "address-reviewer",
    [
      `as an? ${REVIEWER}`,
      String.raw`if you are (?:an? )?(?:${REVIEWER}|(?:AI|LLM)\b(?! (?:using|in|on)\b)|(?:large )?language model\b)`,
      regexSource`
        (?:note|notice|attention|message|instructions?|reminder|dear|hey|hello|hi|attn):? (?:to |for )?
          (?:(?:the|all|any|every) )?(?:${REVIEWER}|(?:AI|LLM) (?:assistants?|agents?|models?|bots?|systems?)) ?[:,!—–]
      `,
      regexSource`
        ${REVIEWER} ?(?:
          :
          |,? (?:please|must|should|shall|can|may|do not|don['’]t|never) (?:\w+ )?
            (?:approve|ignore|skip|report|flag|comment|treat|disregard|mark)
        )
      `
    ]
  ],
  [
    "ask-for-prompt",
    [
      regexSource`
        (?:reveal|print|repeat|show|output|display|leak|disclose|recite|write out|tell) (?:me |us )?(?:all (?:of )?)?
          your[ ]
          (?:(?:full|entire|complete|exact|original|initial|hidden|secret|system|internal|developer|previous) ){1,3}
          (?:prompts?|instructions?|messages?|rules|guidelines)\b
      `,
      String.raw`(?:reveal|leak|repeat|recite|disclose) (?:the|your) (?:system prompt|instructions (?:above|you (?:were|have been) given))`
    ]
  ],
  [
    "chat-markup",
    [
      String.raw`<\|(?:im_start|start_header_id|start_of_role|start)\|> ?(?:system|user|assistant|developer)\b(?!["'\`\\{])`,
      String.raw`<\|(?:system|user|assistant|developer)\|> ?(?=[A-Za-z])`,
      String.raw`<start_of_turn>(?:user|model)\b(?!["'\`\\{])`,
      String.raw`\[INST\] ?(?=[A-Za-z<])`,
      String.raw`<<SYS>> ?(?=[A-Za-z])`
    ]
  ]
];
var PATTERN = new RegExp(
  FORMS.map(([, patterns]) => `(${patterns.map((pattern) => typeof pattern == "string" ? pattern : pattern.source).join("|")})`).join("|"),
  "iy"
);
var OVERRIDE = /(?:SYSTEM|ADMIN(?:ISTRATOR)?|SAFETY|SECURITY|DEVELOPER|EMERGENCY) OVERRIDE ?[:!\u2014\u2013]/y;
var STARTS = new RegExp(
  [
    String.raw`\b(?:ignor|disregard|forget|vergiss|vergesst|missacht|oubli|olvid|esque|dimentica)`,
    String.raw`\b(?:do not|don['’]t|stop|never|refrain from|avoid) (?:follow|obey|report|flag|mention|comment|rais|point|list|criti|disclose|review)`,
    String.raw`\b(?:you are (?:now|no longer)|from now on|approve (?:this|these|my|all)|(?:say|state|conclude|claim|report) that)\b`,
    String.raw`\b(?:respond|reply|answer|output) (?:only|just|with|no|zero|an|["'“]?(?:LGTM|looks|approved))\b`,
    String.raw`\b(?:mark|treat|consider|rate|classify|label|give|skip) (?:this|these|my|it|all|the|your|any|security|code|review)\b`,
    regexSource`
      \b(?:
        as an? (?=${MODEL})|if you are
        |(?:note|notice|attention|message|instructions?|reminder|dear|hey|hello|hi|attn)\b
          (?=:? (?:to|for|the|all|any|every|AI|LLM|${MODEL})\b)
      )
    `,
    String.raw`\b${MODEL}(?=[- ](?:based|powered|assisted|code|review))`,
    String.raw`\b(?:reveal|print|repeat|show|output|display|leak|disclose|recite|write out|tell)(?= (?:me|us|all|the|your)\b)`,
    String.raw`\b(?:SYSTEM|ADMIN|ADMINISTRATOR|SAFETY|SECURITY|DEVELOPER|EMERGENCY) OVERRIDE`,
    String.raw`<\||<start_of_turn|<<SYS|\[INST`,
    "(?:\u043F\u0440\u043E)?(?:\u0438\u0433\u043D\u043E\u0440|\u0437\u0430\u0431\u0443\u0434)",
    "\u5FFD|\u65E0\u89C6|\u7121\u8996|\u5FD8|\u4EE5\u524D|\u3053\u308C\u307E\u3067|\u4E0A\u8A18|\u524D|\u5148\u307B\u3069|\uC774\uC804|\uC704|\uC55E|\uAE30\uC874"
  ].join("|"),
  "gi"
);
function* directionsIn(words) {
  let from = 0;
  for (let { index } of eachMatch(words, STARTS))
    if (index >= from) {
      let found = directionAt(words, index);
      found !== void 0 && (from = found.end, yield found);
    }
}
function directionAt(words, start) {
  PATTERN.lastIndex = start;
  let match = PATTERN.exec(words);
  if (match !== null) {
    let group = match.findIndex((matched, index) => index > 0 && matched !== void 0), [form] = at(FORMS, group - 1);
    return { form, start, end: start + match[0].length };
  }
  OVERRIDE.lastIndex = start;
  let override = OVERRIDE.exec(words);
  return override === null ? void 0 : { form: "claim-override", start, end: start + override[0].length };
}

import { isAscii, isUtf8 } from "node:buffer";
// src/text/bytes/decode.ts
function decodeUtf8(bytes) {
  let buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return isAscii(buffer) ? { kind: "text", text: buffer.toString("latin1"), isAscii: true } : isUtf8(buffer) ? { kind: "text", text: buffer.toString("utf8"), isAscii: false } : { kind: "not-utf-8" };
}
export {
  FORGET_INSTRUCTIONS,
  decodeUtf8,
  detachText,
  detachValue,
  directionsIn
};
