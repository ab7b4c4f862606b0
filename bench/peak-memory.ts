/** Preloaded into a measured process: writes its peak resident memory in KiB when it ends. */
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  writeFileSync(process.env['PEAK_MEMORY_FILE'] ?? '/dev/null', String(process.resourceUsage().maxRSS));
});
