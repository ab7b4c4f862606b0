import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/disable-names.ts
var LITERAL_CHECKS_NAME = "literal";

import {
  wordSet,
  wordsIn
} from "./joined-b4da4858.js";
// src/text/number-words.ts
var NUMBER_WORDS = wordsIn(`
  zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen twenty
`);
// src/structures/remember-each.ts
function rememberEach(read) {
  let known = /* @__PURE__ */ new WeakMap();
  return (key) => {
    let found = known.get(key);
    if (found !== void 0)
      return found.value;
    let value = read(key);
    return known.set(key, { value }), value;
  };
}
// src/text/html-elements.ts
var HTML_ELEMENTS = wordSet(`
  a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br button canvas
  caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption
  figure font footer form frame frameset g h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend
  li link main map mark marquee menu meta meter nav noframes noscript object ol optgroup option output p param path picture pre
  progress q rp rt ruby s samp script search section select slot small source span strike strong style sub summary sup svg table
  tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr
`);

// src/structures/remember-texts.ts
function rememberTexts(most, read) {
  let known = /* @__PURE__ */ new Map();
  return (text) => {
    let found = known.get(text);
    if (found !== void 0)
      return found.value;
    known.size >= most && known.clear();
    let value = read(text);
    return known.set(text, { value }), value;
  };
}
export {
  HTML_ELEMENTS,
  LITERAL_CHECKS_NAME,
  NUMBER_WORDS,
  rememberEach,
  rememberTexts
};
