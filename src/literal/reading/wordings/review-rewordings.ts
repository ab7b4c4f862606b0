import { regex, regexSource } from '../../../text/regex.ts';

/**
 * Sentences of instructions for reviews, which say what to point out: "Flag any `x`" rules `x` out. Of verbs that also mean
 * something else ("check for null", "report errors"), only forms that name a fault are read.
 */
const ANY = '(?:any |all |every |each |new |the |an? |direct )*';
const DOCS = regexSource`
  (?:xml |doc |api |public )*(?:
    docstrings?|jsdoc|tsdoc|kdoc|javadocs?|doc comments?|documentation comments?|xml comments?|documentation
    |type hints?|type annotations?|return types?
  )(?: comments?)?
`;
const POINT_OUT =
  '(?:flag|call out|reject|disallow|block|point out|always flag|raise (?:a|an) (?:issue|comment|finding) (?:for|on))';
const FAULTY = regexSource`
  (?:
    left-?over|stray|forgotten|accidental(?:ly committed)?|unintended|hard-?coded|hardcoded|commented[- ]out
    |unused|debug|debugging|committed|exposed|leaked
  )
`;
/** Words that limit what is pointed out are left for the readers, which know conditions. */
const WHOLE = '(?!only\\b|as\\b|it\\b|them\\b|this\\b|that\\b|if\\b|when\\b|whether\\b)';

export const REVIEW_REWORDINGS: readonly (readonly [form: RegExp, same: string])[] = [
  [
    new RegExp(
      `^${POINT_OUT} ${ANY}(.+?) (?:without|that lacks?|lacking|missing|with no) (?:any |proper |the )?documentation$`,
    ),
    'documentation comments are required for $1',
  ],
  [new RegExp(`^${POINT_OUT} ${ANY}missing (${DOCS}) (?:on|for|in|of) (.+)$`), '$1 are required for $2'],
  [
    new RegExp(
      `^${POINT_OUT} ${ANY}(.+?) (?:without|that lacks?|lacking|missing|with no) (?:an? |any |proper |the )?(${DOCS})$`,
    ),
    '$2 are required for $1',
  ],
  [
    regex()`
      ^${POINT_OUT} ${ANY}(functions|methods|files|classes|lines)[ ]
        (?:longer than|over|exceeding|above|that exceed|with more than|of more than) (\d+)[ ]
        (lines|characters|chars|parameters)(?: of code)?$
    `,
    '$1 must not exceed $2 $3',
  ],
  [
    regex()`
      ^${POINT_OUT} ${ANY}(?:
        (?:uses?|usages?|instances?|occurrences?|additions?|introductions?) of |attempts? to |
        code (?:that uses|using|with) |prs? that (?:use|add|introduce)[ ]
      )?${ANY}${WHOLE}(\S.*)$
    `,
    'no $1',
  ],
  [new RegExp(`^(?:look|watch|watch out|check|scan|search|be alert) for ${ANY}(${FAULTY} \\S.*)$`), 'no $1'],
  [/^report (?:any |all |every )*(?:uses?|usages?|instances?|occurrences?) of (\S.*)$/, 'no $1'],
  [
    regex()`
      ^(?:ensure|make sure|verify|check|confirm)(?: that)? (?:there (?:are|is) )?no (\S.*?)(?:
        [ ](?:
          remains?|are left|is left|left behind|left in(?: the)? code|are present|is present|are used|is used
          |are introduced|are added|is added|slips? through|are committed|is committed
        )
      )+$
    `,
    'no $1',
  ],
];
