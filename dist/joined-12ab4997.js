import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/disable-names.ts
var LITERAL_CHECKS_NAME = "literal";

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
export {
  LITERAL_CHECKS_NAME,
  rememberEach
};
