import { COMMIT_SUBJECTS } from '../context/notes/commit-subjects.ts';
import { CHANGE_MAP } from './parts/change-map.ts';
import { NOTES, WHOLE_CHANGE } from './parts/notes.ts';

/**
 * The text of a message without the map of the change and the subjects of its commits. These differ after every push, and
 * only help to understand the part of the change that the message shows: a kept reply to the same text without them still
 * answers the question. Nothing from outside can look like them, because each line of such a text follows a bar or a number.
 */
export function steadyText(message: string): string {
  return message
    .replaceAll(MAP, '')
    .replaceAll(SUBJECTS, '')
    .replaceAll(NOTES_LABEL, '$1')
    .replaceAll(`${WHOLE_CHANGE}\n<<<${NOTES}\n>>>${NOTES}\n`, '');
}

const MAP = new RegExp(String.raw`^<<<${CHANGE_MAP} ([0-9a-f]+)\n(?:(?!>>>).*\n)*>>>${CHANGE_MAP} \1\n`, 'gm');
const SUBJECTS = new RegExp(String.raw`^Note: ${COMMIT_SUBJECTS}\n(?:\|.*\n)*`, 'gm');
/** The label of a fence is a digest of its content. */
const NOTES_LABEL = new RegExp(String.raw`^((?:<<<|>>>)${NOTES}) [0-9a-f]+$`, 'gm');
