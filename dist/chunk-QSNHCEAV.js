import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/reports/sarif-log.ts
function sarifLog(version, rules, results, further = {}) {
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "Housestyle", semanticVersion: version, rules } },
        columnKind: "utf16CodeUnits",
        ...further,
        results
      }
    ]
  };
}
function sarifUri(path) {
  return path.toWellFormed().split("/").map((part) => encodeURIComponent(part)).join("/");
}

export {
  sarifLog,
  sarifUri
};
