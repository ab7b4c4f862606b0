import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/workspace/blob-memory.ts
function rememberBlobs(read, bytesOf) {
  let known = /* @__PURE__ */ new Map(), kept = 0, remember = async (id) => {
    try {
      let blob = await read(id);
      return weigh(id, bytesOf(blob)), blob;
    } catch (error) {
      throw known.delete(id), error;
    }
  }, weigh = (id, bytes) => {
    let entry = known.get(id);
    if (entry === void 0 || bytes > 1048576) {
      known.delete(id);
      return;
    }
    entry.bytes = bytes, kept += bytes;
    for (let [oldest, { bytes: bytes2 }] of known) {
      if (kept <= 67108864)
        return;
      known.delete(oldest), kept -= bytes2;
    }
  };
  return (id) => {
    let entry = known.get(id) ?? { blob: remember(id), bytes: 0 };
    return known.set(id, entry), entry.blob;
  };
}

export {
  rememberBlobs
};
