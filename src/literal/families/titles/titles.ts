import { quickAny } from '../../../text/expressions/quick-expressions.ts';
import type { Clause, Family, Finder } from '../../types.ts';
import {
  compileArea,
  compileBannedBeginning,
  compileBeginning,
  compileBracketed,
  compileTicket,
} from './beginnings.ts';
import { compileConventional } from './conventional.ts';
import { compileDescriptions } from './descriptions.ts';
import { compileForm } from './forms.ts';
import { compileBody } from './message-body.ts';
import { compileMood } from './mood.ts';
import { compileReferences } from './references.ts';
import { compileCase, compileEmoji, compileEnd, compileLength } from './texts.ts';
import { compileTarget } from './target.ts';
import { compileTemplate } from './template.ts';
import { compileTrailers } from './trailers.ts';
import { compileGitmoji, compileTypes } from './allowed-types.ts';
import { readToldParts } from './told-parts.ts';
import { underHeading } from './under-heading.ts';
import { regex } from '../../../text/regex.ts';

/** Rules about the names that a change has: the title of the pull request, the subjects of commits, the branch, its target. */
export const TITLES_FAMILY: Family = {
  name: 'titles',
  signs: quickAny(
    /\bprs?\b|\bmrs?\b/,
    regex()`
      commit|pull[ _]request|merge request|branch|subject line|co-?author|authorship|attribution|signature
      |generated (?:with|by)|sign(?:ed)?[- ]?off|messages?\b|git ?moji
    `,
  ),
  compile: (given) => compileTitles(given) ?? compileTitles(underHeading(given)),
  readStatement: readToldParts,
};

function compileTitles(clause: Clause | undefined): Finder | undefined {
  return clause === undefined
    ? undefined
    : (compileConventional(clause) ??
        compileTrailers(clause) ??
        compileBody(clause) ??
        compileForm(clause) ??
        compileEmoji(clause) ??
        compileBeginning(clause) ??
        compileBracketed(clause) ??
        compileArea(clause) ??
        compileTicket(clause) ??
        compileCase(clause) ??
        compileLength(clause) ??
        compileEnd(clause) ??
        compileMood(clause) ??
        compileTypes(clause) ??
        compileGitmoji(clause) ??
        compileReferences(clause) ??
        compileTarget(clause) ??
        compileTemplate(clause) ??
        compileBannedBeginning(clause) ??
        compileDescriptions(clause));
}
