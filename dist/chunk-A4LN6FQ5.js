import {
  SHARD_FILE as SHARD_FILE,
  makeShardReport as makeShardReport,
  writeShardFile as writeShardFile
} from "./joined-2a42ba82.js";
import {
  filesOfShard as filesOfShard,
  readShardNumber as readShardNumber
} from "./joined-c97ace4c.js";
import {
  countToJudge as countToJudge
} from "./joined-c0f10e06.js";
import {
  writeOutput as writeOutput
} from "./joined-2a895a02.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  count,
  countPart
} from "./chunk-W24XEJI4.js";

// src/commands/shards/write-shard.ts
import { join } from "node:path";
function nameShard(shard) {
  let { index, most } = readShardNumber(shard);
  return `shard-${index}-of-${most}`;
}
async function writeShard(terms) {
  let { plan, shard, secret, options, attempt = 1, cut, reviewShard } = terms, number = readShardNumber(shard), paths = filesOfShard(plan, number), result = await reviewShard(paths), report = makeShardReport(result, plan, { index: number.index, attempt }), path = join(options.outputDir ?? ".", nameShard(shard), SHARD_FILE);
  await writeOutput(path, writeShardFile(report, secret, cut), "output-dir");
  let { coverage, findings } = result;
  return {
    path,
    sentence: `Shard ${number.index} of ${plan.shards.length}: ${count(findings.length, "finding")} in ${count(paths.size, "file")}, ${countPart(coverage.reviewedLines, countToJudge(coverage).lines, "line")} judged.`,
    result
  };
}

export {
  nameShard,
  writeShard
};
