import { openInspector } from './open-inspector.ts';
import { readDump } from './read-dump.ts';
import { find } from './element.ts';
import { showTrouble } from './trouble.ts';

const dump = readDump(find('dump', HTMLScriptElement).text);
if ('kind' in dump) {
  showTrouble(`The dump in this page cannot be read: ${dump.problem}.`);
} else {
  openInspector(dump, find('other', HTMLScriptElement).text);
}
