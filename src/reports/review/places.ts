import type { FaultPlace, Finding } from '../../findings/types.ts';
import { count } from '../count.ts';
import { headLink, type LinkTarget } from '../markdown/links.ts';
import { codeSpan } from '../markdown/markdown-text.ts';

/** Nobody opens more places one by one. The run's JSON has all of them. */
const MAX_PLACES = 20;

/** The other places of a finding as Markdown, the first of them with links; undefined if it has none. */
export function listPlaces({ places = [] }: Finding, target: LinkTarget | undefined): string | undefined {
  return drawPlaces(places, (place) =>
    // A removed line is not part of the head.
    place.side === 'LEFT' ? `${codeSpan(nameOfPlace(place))} (removed)` : headLink(place.path, place.line, target),
  );
}

/** The same without formatting, for a terminal and for annotations. */
export function namePlaces({ places = [] }: Finding): string | undefined {
  return drawPlaces(places, (place) => `${nameOfPlace(place)}${place.side === 'LEFT' ? ' (removed)' : ''}`);
}

/** The number of places of all findings together. */
export function countPlaces(findings: readonly Finding[]): number {
  return findings.reduce((total, { places = [] }) => total + 1 + places.length, 0);
}

/** `The same at 2 more places: a.ts:3, b.ts:4.` */
function drawPlaces(places: readonly FaultPlace[], draw: (place: FaultPlace) => string): string | undefined {
  if (places.length === 0) {
    return undefined;
  }
  const more = places.length - MAX_PLACES;
  const rest = more > 0 ? ` and ${more} more` : '';
  return `The same at ${count(places.length, 'more place')}: ${places.slice(0, MAX_PLACES).map(draw).join(', ')}${rest}.`;
}

function nameOfPlace({ path, line }: FaultPlace): string {
  return line === undefined ? path : `${path}:${line}`;
}
