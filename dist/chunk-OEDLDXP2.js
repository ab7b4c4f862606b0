import {
  keepUndecided as keepUndecided
} from "./joined-1c6c8fb1.js";
import {
  readNamedServer as readNamedServer,
  quote as quote
} from "./joined-a845ed26.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";

// src/commands/open/follow-extends.ts
function followExtends({ options }, terminal) {
  let token = options.get("github-token")?.value;
  if (typeof token != "string" || token === "")
    return;
  let reading, open = async () => {
    let { openExtended } = await import("./read-extended-SUW37536.js"), apiUrl = readNamedServer(terminal.environment), settings = { token, apiUrl, version: VERSION, signal: terminal.signal };
    return openExtended(settings, "Check `extends`, and that the token of `--github-token` can read that repository.");
  }, said = /* @__PURE__ */ new Set();
  return followWith(
    async (own, named) => (await (reading ??= open()))(own, named),
    (flag, extended) => {
      let decider = quote(extended, { most: 150 }), sentence = `The flag \`--${flag}\` does not count: the policy of ${decider} decides it.`;
      said.has(sentence) || (said.add(sentence), terminal.say(sentence));
    }
  );
}
function followWith(read, onOverruled = () => {
}) {
  return async (own, flags) => {
    let named = own.options.get("extends");
    if (named === void 0)
      return { config: own, flags };
    let config = await read(own, named), counting = keepUndecided(flags, config.policy);
    return [...flags.keys()].filter((flag) => !counting.has(flag)).forEach((flag) => {
      onOverruled(flag, String(named.value));
    }), { config, flags: counting };
  };
}
function followOnly(follow, trusted) {
  return follow && ((own, flags) => own.options.get("extends")?.value === trusted.extends ? follow(own, flags) : Promise.resolve({ config: own, flags }));
}

export {
  followExtends,
  followWith,
  followOnly
};
