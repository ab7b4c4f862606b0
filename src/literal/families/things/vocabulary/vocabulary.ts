import type { NamedThing } from '../named-things.ts';
import { CONFIGURATION_VOCABULARY } from './configuration.ts';
import { DEPENDENCY_VERSIONS } from './dependency-versions.ts';
import { CONTROL_FLOW_VOCABULARY } from './control-flow.ts';
import { HABITS_VOCABULARY } from './habits.ts';
import { LANGUAGE_VOCABULARY } from './languages/languages.ts';
import { SCRIPT_PITFALLS } from './script-pitfalls.ts';
import { SCRIPT_SYNTAX_VOCABULARY } from './script-syntax.ts';
import { SCRIPT_VOCABULARY } from './scripts.ts';
import { TEXT_VOCABULARY } from './texts.ts';

/** Forms of code by the nouns that prose has for them, each with what decides it. */
export const VOCABULARY: readonly NamedThing[] = [
  ...SCRIPT_VOCABULARY,
  ...SCRIPT_SYNTAX_VOCABULARY,
  ...SCRIPT_PITFALLS,
  ...CONTROL_FLOW_VOCABULARY,
  ...LANGUAGE_VOCABULARY,
  ...TEXT_VOCABULARY,
  ...HABITS_VOCABULARY,
  ...CONFIGURATION_VOCABULARY,
  ...DEPENDENCY_VERSIONS,
];
