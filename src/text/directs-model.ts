import type { TextRange } from './source-text.ts';
import { eachMatch } from './each-match.ts';
import { at } from '../structures/at.ts';
import { regex, regexSource } from './regex.ts';

/** The kind of phrase that shows that a text addresses a model or a reviewer. */
export type DirectionForm =
  | 'forget-instructions'
  | 'new-role'
  | 'steer-review'
  | 'address-reviewer'
  | 'ask-for-prompt'
  | 'claim-override'
  | 'chat-markup';

/** Phrases that tell a model to forget its instructions. */
export const FORGET_INSTRUCTIONS: readonly RegExp[] = [
  regex('i')`
    \b(?:ignore|disregard|forget)\s+(?:(?:all|any|everything|of|the|your|my|these|those|and)\s+){0,4}
      (?:previous|prior|above|earlier|preceding|foregoing|system|safety)\s+(?:(?:system|safety|user|developer)\s+)?
      (?:
        instructions?|prompts?|rules?|directions?|directives?|guidelines?|guardrails?|constraints?|context|messages?
      )\b
  `,
  /\b(?:ignore|disregard|forget)\s+(?:all|everything|anything)\s+(?:that\s+)?you\s+(?:were|have\s+been)\s+(?:told|taught|given|instructed)\b/i,
];

/** The same phrases in other languages. */
const FORGET_ELSEWHERE: readonly RegExp[] = [
  regex('i')`
    (?:ignorier|vergiss|vergesst|missacht)\w{0,4} (?:bitte )?(?:(?:alle|sämtliche|die|deine|eure|ihre) ){0,2}
      (?:vorherigen|vorigen|bisherigen|vorangegangenen|obigen|früheren) (?:system)?
      (?:anweisungen|instruktionen|befehle|vorgaben|regeln|prompts)
  `,
  regex('i')`
    (?:ignor(?:e|ez|er)|oubli(?:e|ez|er)) (?:toutes? )?(?:les|tes|vos|ces)[ ]
      (?:instructions|consignes|directives|règles) (?:précédentes|antérieures|ci-dessus)
  `,
  /(?:ignor[aeá]n?|olvid[aeá]n?) (?:todas )?(?:las|tus|sus) (?:instrucciones|indicaciones|órdenes|reglas) (?:anteriores|previas)/i,
  /(?:ignor[ae]m?|esque[cç][ae]m?) (?:todas )?(?:as|suas) (?:instruções|orientações|ordens|regras) (?:anteriores|prévias|acima)/i,
  /(?:ignora(?:te)?|dimentica(?:te)?) (?:tutte )?(?:le|tue) (?:istruzioni|indicazioni|regole) (?:precedenti|qui sopra)/i,
  /(?:про)?(?:игнорируй|забудь)(?:те)? (?:все )?(?:предыдущие|прежние|вышеуказанные|ранее данные) (?:инструкции|указания|команды|правила)/i,
  /(?:忽略|忽視|忽视|无视|無視|忘记|忘記)(?:掉)?(?:所有|全部|一切)?(?:你)?(?:以上|之前|前面|先前|上述|上面|此前)(?:的)?(?:所有|全部|一切)?(?:的)?(?:系统|系統)?(?:指令|指示|说明|說明|提示|规则|規則)/,
  /(?:以前|これまで|上記|前|先ほど)の(?:すべての|全ての)?(?:指示|命令|指令|プロンプト|ルール)(?:を|は)?(?:すべて|全て)?(?:無視|忘れ)/,
  /(?:이전|위|앞|기존)(?:의)? ?(?:모든 )?(?:지시|지침|명령|프롬프트)(?:사항)?(?:을|를|은|는)? ?(?:모두 )?(?:무시|잊)/,
];

const MODEL = String.raw`(?:AI|A\.I\.|LLM|GPT|ChatGPT|Copilot|Claude|Gemini|CodeRabbit|automated|language[- ]model)`;
const REVIEWER = String.raw`${MODEL}(?:[- ](?:based|powered|assisted))?(?: code)? (?:reviewers?|review(?:ing)? (?:bots?|agents?|tools?|assistants?|models?|systems?))`;
const THIS_CHANGE = regexSource`
  (?:
    (?:this|my)(?: entire| whole)?[ ]
      (?:pull request|merge request|PR|MR|change|changeset|patch|diff|commit|code|file)
    |these changes|all (?:of )?(?:these|my) changes
  )
`;
/**
 * The beginning of a command: the start of a sentence, or a place after a word of asking. Elsewhere the same words
 * describe something.
 */
const TOLD = regexSource`
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
const NOTHING = String.raw`(?:no|zero|an empty (?:list|array|set) of|without any) (?:\w+ )?(?:findings|comments|issues|problems|vulnerabilities|concerns|objections)`;

const FORMS: readonly (readonly [DirectionForm, readonly (RegExp | string)[]])[] = [
  [
    'forget-instructions',
    [
      ...FORGET_INSTRUCTIONS,
      ...FORGET_ELSEWHERE,
      regexSource`
        (?:do not|don['’]t|stop|never) (?:follow|obey)(?:ing)? (?:(?:all|any|of|the|your) ){0,3}
          (?:previous|prior|earlier|preceding|system|original) (?:instructions?|prompts?|rules?|guidelines?)\b
      `,
    ],
  ],
  [
    'new-role',
    [
      String.raw`you are now (?:an?|the|my|in) (?:[\w-]+ ){0,3}?(?:AI|assistant|language model|LLM|chatbot|reviewer|DAN|jailbroken|unrestricted)\b`,
      String.raw`you are no longer (?:an?|the|my) (?:[\w-]+ ){0,3}?(?:AI|assistant|model|LLM|chatbot|reviewer)\b`,
      regexSource`
        from now on,? you (?:
          are|act|behave|respond|answer|reply|will (?:act|behave|respond|answer|only|approve)
          |must (?:act|respond|answer|only|approve)
        )[ ]
      `,
    ],
  ],
  [
    'steer-review',
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
      String.raw`(?:do not|don['’]t) review ${THIS_CHANGE}\b`,
    ],
  ],
  [
    'address-reviewer',
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
      `,
    ],
  ],
  [
    'ask-for-prompt',
    [
      regexSource`
        (?:reveal|print|repeat|show|output|display|leak|disclose|recite|write out|tell) (?:me |us )?(?:all (?:of )?)?
          your[ ]
          (?:(?:full|entire|complete|exact|original|initial|hidden|secret|system|internal|developer|previous) ){1,3}
          (?:prompts?|instructions?|messages?|rules|guidelines)\b
      `,
      String.raw`(?:reveal|leak|repeat|recite|disclose) (?:the|your) (?:system prompt|instructions (?:above|you (?:were|have been) given))`,
    ],
  ],
  [
    'chat-markup',
    [
      String.raw`<\|(?:im_start|start_header_id|start_of_role|start)\|> ?(?:system|user|assistant|developer)\b(?!["'\`\\{])`,
      String.raw`<\|(?:system|user|assistant|developer)\|> ?(?=[A-Za-z])`,
      String.raw`<start_of_turn>(?:user|model)\b(?!["'\`\\{])`,
      String.raw`\[INST\] ?(?=[A-Za-z<])`,
      String.raw`<<SYS>> ?(?=[A-Za-z])`,
    ],
  ],
];

/** All patterns of a form as one group, in the order of `FORMS`. They are tried only at matches of `STARTS`. */
const PATTERN = new RegExp(
  FORMS.map(([, patterns]) => {
    const sources = patterns.map((pattern) => (typeof pattern === 'string' ? pattern : pattern.source));
    return `(${sources.join('|')})`;
  }).join('|'),
  'iy',
);

/** In lower case these are ordinary words. */
const OVERRIDE = /(?:SYSTEM|ADMIN(?:ISTRATOR)?|SAFETY|SECURITY|DEVELOPER|EMERGENCY) OVERRIDE ?[:!—–]/y;

/** The beginnings of the patterns. */
const STARTS = new RegExp(
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
    '(?:про)?(?:игнор|забуд)',
    '忽|无视|無視|忘|以前|これまで|上記|前|先ほど|이전|위|앞|기존',
  ].join('|'),
  'gi',
);

/** A place in a text that addresses a model, with the form of its phrase. */
export interface DirectionRange extends TextRange {
  readonly form: DirectionForm;
}

/**
 * Finds the places where a text addresses a model or a reviewer instead of its readers: "ignore all previous
 * instructions". It knows only fixed phrases, and takes time in proportion to the text's length.
 *
 * @param words prose with single blanks between its words; see `plainWords`
 */
export function* directionsIn(words: string): Generator<DirectionRange> {
  let from = 0;
  for (const { index } of eachMatch(words, STARTS)) {
    if (index >= from) {
      const found = directionAt(words, index);
      if (found !== undefined) {
        from = found.end;
        yield found;
      }
    }
  }
}

function directionAt(words: string, start: number): DirectionRange | undefined {
  PATTERN.lastIndex = start;
  const match = PATTERN.exec(words);
  if (match !== null) {
    const group = match.findIndex((matched, index) => index > 0 && matched !== undefined);
    const [form] = at(FORMS, group - 1);
    return { form, start, end: start + match[0].length };
  }
  OVERRIDE.lastIndex = start;
  const override = OVERRIDE.exec(words);
  return override === null ? undefined : { form: 'claim-override', start, end: start + override[0].length };
}
