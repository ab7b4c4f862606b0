const CODE = '[\uE000-\uF8FF]';
const FILE = `(?:the |any |your )*${CODE}(?: files?)?`;
const FILES = `${FILE}(?:(?:,? and |, ?| ?\\+ ?)${FILE})*`;
/** No exception and no other condition behind it. */
const END = '(?:(?: ?[-–—;(:]|,) ?(?!.*\\b(?:unless|except|if|when|only|but|without|until)\\b).{1,160})?$';

/** Sentences on files that change together, in words that the readers know. */
export const COMPANION_REWORDINGS: readonly (readonly [form: RegExp, same: string])[] = [
  // `public APIs must be thoroughly documented with examples`: without any documentation, nothing of it is there
  [
    /^((?:(?:all|every|each|new|any) )*(?:public|exported) [a-z]+(?:,? (?:and|or|\/) [a-z]+)?) (?:(?:must|should) be|are|need to be|have to be) (?:(?:thoroughly|well|fully|properly|clearly|carefully) )*documented,? (?:with|including) (?!.*\b(?:unless|except|if|when|only|jsdoc|tsdoc|javadoc|kdoc|godoc|rustdoc|phpdoc|doxygen|docstrings?|comments?|xml)\b)[^;]{3,160}$/,
    'document $1',
  ],
  [
    /^((?:(?:all|every|each|new|any) )*(?:public|exported) [a-z]+) (?:must |should )?(?:have|has|need|needs) docs$/,
    'document $1',
  ],
  // `commit a + b together`
  [
    new RegExp(
      `^(?:always |please )?(?:commit|change|edit|modify) (?:both )?(${CODE})(?: and| ?\\+| &) (${CODE}) together${END}`,
    ),
    'update $1 and $2 together',
  ],
  [
    new RegExp(`^(?:always |please )?(?:commit|change|edit|modify) (?:both )?(${FILES}) together${END}`),
    'update $1 together',
  ],
  // `edit both a and b in the same change`
  [
    new RegExp(
      `^(?:always |please )?(?:edit|update|change|modify) both (?:the )?(${CODE}) and (?:the )?(${CODE}) in the same (?:change|commit|pr|pull request|patch)${END}`,
    ),
    'update $1 and $2 together',
  ],
];
