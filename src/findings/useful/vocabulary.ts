import { proseWords } from '../../text/words.ts';

function words(text: string): ReadonlySet<string> {
  return new Set(proseWords(text));
}

/** Words that say nothing about a certain piece of code. A request of these words alone could be under any line. */
export const GENERAL_WORDS = words(
  `a about above accordingly account actual actually added adding again all along also always an and any anything
  appropriate approach are as at be been before behave behaves behavior behaviour being below best both break breaking
  breaks by call caller callers can carefully case cases change changed changes code codebase base compatibility
  compatible complete completely consider considered consistency consistent consistently convention conventions correct
  correctly correctness cover coverage covered covers current desired details do docs documentation documented does done double
  each edge effect else ensure everything everywhere existing expect expectation expectations expected feature features
 fix fixed follow followed follows for from function functionality functions fully further general
  guideline guidelines handle handled handles handling has have here how implementation implication implications important
  in input inputs different impact intended intent intention intentional intentionally into is issue issues it its
  itself just keep kind logic look make makes manual manually match matches matter may meet meets method
  methods might more necessary need needed needs new no of on one other others our out overall part parts pass
  passes performance place places please possible potential potentially practice practices pr problem problems proper
  properly project pull quality readability really reasonable recommend regression regressions related relevant request
  requirement requirements respected rest result results review right rule rules same scenario scenarios see should side so some
  something standard standards still style sure system test tested testing tests that the their them then there these
  they thing things this those thorough thoroughly through to too under unit update updated updates updating usage
  use used using utilized valid validity various verified verify want way we well what when where whether which
  will with work working works would you your guide`,
);

/** Contrast and condition: after such a word, praise becomes a finding. */
export const TURNING_WORDS = words(
  `although but cannot could despite except fails however if instead least lest might never nor not only otherwise rather should still
  though too unless until unfortunately while whereas without would yet cant dont doesnt isnt wont wasnt arent shouldnt
  couldnt wouldnt didnt hasnt almost nearly mostly partly partially barely apart aside just supposed required once needs need must another sadly again anymore longer`,
);

/** Words of faults. A text with one of them may say what is wrong, in however few words. */
export const FAULT_WORDS = words(
  `abuse ambiguous attack attacker bad because blocking blocks bottleneck brittle broken bug bypass collide collision
  confusing conflict corrupt corrupted corrupts crash crashed crashes currently dangerous dead deadlock deadlocks
  deprecated dereference duplicate duplicated duplicates duplication empty error eval exceed exceeds exception expires exploit expose
  exposed exposes fail failed failing fails failure false fatal flaky forget forgets forgot forgotten fragile freeze
  hang hangs hardcoded hide hides ignore ignored ignores inaccurate inaccessible incomplete inconsistent incorrect incorrectly
  inefficient infinite injection insecure invalid inverted lack lacking lacks leak leaked leaking leaks lose loses losing lost
  malformed memory misleading mismatch misses missing mistake mistaken misuse mutable mutates nan negative null nil obsolete
  off outdated overflow overflows overwrite overwrites overwritten panic panics password plaintext poison pollution quadratic
  race races redundant secret secrets sensitive shadow shadows since skip skipped skips slow spoof stale starve stuck swallow swallowed
  swallows throw throws timeout traversal truncate truncated typo undefined unbounded unchecked unclear undocumented unescaped
  unexpected unhandled unintended unnecessary unprotected unreachable unresolved unsafe unsanitized untested untrusted unused
  unvalidated vulnerable vulnerability weak worse wrong xss csrf ssrf twice warning n+1`,
);
