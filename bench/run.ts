/** Runs every measurement and prints one line each: what was measured, against what, in the same run. */
import { measureAgents } from './agents.ts';
import { measureArchive } from './archive.ts';
import { measureDiscovery } from './discovery.ts';
import { measureFit } from './fit.ts';
import { measureGlobs } from './globs.ts';
import { measureHostileCustomizations } from './hostile-customizations.ts';
import { measureHostileDiffs } from './hostile-diffs.ts';
import { measureLargeChange } from './large-change.ts';
import { measureLargeDiff } from './large-diff.ts';
import { measureReviewLatency } from './review-latency.ts';
import { measureStartUp } from './start-up.ts';
import { measureTools } from './tools.ts';
import { measureValidation } from './validate.ts';

await measureStartUp();
await measureLargeChange();
await measureDiscovery();
await measureValidation();
measureGlobs();
await measureFit();
await measureLargeDiff();
measureHostileDiffs();
await measureHostileCustomizations();
await measureTools();
await measureAgents();
await measureReviewLatency();
await measureArchive();
