import type { Form } from './form.ts';
import { PROTECTED_FILES } from './protected-files.ts';
import { RIGHT_SHAPES } from './right-shapes.ts';
import { RIGHT_WRAPPERS } from './right-wrappers.ts';
import { WRONG_PLACES } from './wrong-places.ts';
import { WRONG_TEXTS } from './wrong-texts.ts';

/** Forms that say what to do: the button does exactly that, or there is none. */
export const RIGHT_FORMS: readonly Form[] = [...RIGHT_SHAPES, ...RIGHT_WRAPPERS];

/** Forms that must not become a button. */
export const WRONG_FORMS: readonly Form[] = [...WRONG_TEXTS, ...WRONG_PLACES, ...PROTECTED_FILES];
