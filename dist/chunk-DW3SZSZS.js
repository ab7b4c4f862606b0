import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  OPTIONS
} from "./chunk-E7S7KQN7.js";
import {
  describeUserError,
  usageError
} from "./chunk-PI7WXFM3.js";

// node_modules/fastest-levenshtein/esm/mod.js
var peq = new Uint32Array(65536), myers_32 = (a, b) => {
  let n = a.length, m = b.length, lst = 1 << n - 1, pv = -1, mv = 0, sc = n, i = n;
  for (; i--; )
    peq[a.charCodeAt(i)] |= 1 << i;
  for (i = 0; i < m; i++) {
    let eq = peq[b.charCodeAt(i)], xv = eq | mv;
    eq |= (eq & pv) + pv ^ pv, mv |= ~(eq | pv), pv &= eq, mv & lst && sc++, pv & lst && sc--, mv = mv << 1 | 1, pv = pv << 1 | ~(xv | mv), mv &= xv;
  }
  for (i = n; i--; )
    peq[a.charCodeAt(i)] = 0;
  return sc;
}, myers_x = (b, a) => {
  let n = a.length, m = b.length, mhc = [], phc = [], hsize = Math.ceil(n / 32), vsize = Math.ceil(m / 32);
  for (let i = 0; i < hsize; i++)
    phc[i] = -1, mhc[i] = 0;
  let j = 0;
  for (; j < vsize - 1; j++) {
    let mv2 = 0, pv2 = -1, start2 = j * 32, vlen2 = Math.min(32, m) + start2;
    for (let k = start2; k < vlen2; k++)
      peq[b.charCodeAt(k)] |= 1 << k;
    for (let i = 0; i < n; i++) {
      let eq = peq[a.charCodeAt(i)], pb = phc[i / 32 | 0] >>> i & 1, mb = mhc[i / 32 | 0] >>> i & 1, xv = eq | mv2, xh = ((eq | mb) & pv2) + pv2 ^ pv2 | eq | mb, ph = mv2 | ~(xh | pv2), mh = pv2 & xh;
      ph >>> 31 ^ pb && (phc[i / 32 | 0] ^= 1 << i), mh >>> 31 ^ mb && (mhc[i / 32 | 0] ^= 1 << i), ph = ph << 1 | pb, mh = mh << 1 | mb, pv2 = mh | ~(xv | ph), mv2 = ph & xv;
    }
    for (let k = start2; k < vlen2; k++)
      peq[b.charCodeAt(k)] = 0;
  }
  let mv = 0, pv = -1, start = j * 32, vlen = Math.min(32, m - start) + start;
  for (let k = start; k < vlen; k++)
    peq[b.charCodeAt(k)] |= 1 << k;
  let score = m;
  for (let i = 0; i < n; i++) {
    let eq = peq[a.charCodeAt(i)], pb = phc[i / 32 | 0] >>> i & 1, mb = mhc[i / 32 | 0] >>> i & 1, xv = eq | mv, xh = ((eq | mb) & pv) + pv ^ pv | eq | mb, ph = mv | ~(xh | pv), mh = pv & xh;
    score += ph >>> m - 1 & 1, score -= mh >>> m - 1 & 1, ph >>> 31 ^ pb && (phc[i / 32 | 0] ^= 1 << i), mh >>> 31 ^ mb && (mhc[i / 32 | 0] ^= 1 << i), ph = ph << 1 | pb, mh = mh << 1 | mb, pv = mh | ~(xv | ph), mv = ph & xv;
  }
  for (let k = start; k < vlen; k++)
    peq[b.charCodeAt(k)] = 0;
  return score;
}, distance = (a, b) => {
  if (a.length < b.length) {
    let tmp = b;
    b = a, a = tmp;
  }
  return b.length === 0 ? a.length : a.length <= 32 ? myers_32(a, b) : myers_x(a, b);
};

// src/text/edit-distance.ts
function editDistance(from, to) {
  let shorter = Math.min(from.length, to.length), start = 0;
  for (; start < shorter && from.charCodeAt(start) === to.charCodeAt(start); )
    start += 1;
  let same = 0;
  for (; same < shorter - start && from.charCodeAt(from.length - 1 - same) === to.charCodeAt(to.length - 1 - same); )
    same += 1;
  return distance(from.slice(start, from.length - same), to.slice(start, to.length - same));
}

// src/options/problems.ts
var MAX_PROBLEMS = 100;
function suggestionFor(name, names = OPTIONS.map((spec) => spec.name), otherwise = "See `--help` or the README for the names.") {
  let spelled = name.replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase(), nearest = names.map((candidate) => ({ candidate, edits: editDistance(spelled, candidate) })).toSorted((a, b) => a.edits - b.edits)[0];
  return nearest !== void 0 && nearest.edits <= Math.max(2, Math.floor(name.length / 3)) ? `Did you mean \`${nearest.candidate}\`?` : otherwise;
}
function throwAll(problems) {
  let [first, ...others] = problems;
  if (first !== void 0)
    throw others.length === 0 ? first : usageError(first.code, problems.map(describeUserError).join(`
`));
}

export {
  editDistance,
  MAX_PROBLEMS,
  suggestionFor,
  throwAll
};
