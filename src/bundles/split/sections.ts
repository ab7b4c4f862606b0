import type { Heading } from './headings.ts';
import { isFunction } from './module-tables.ts';
import { endOf, startOf, walk, type BlockStatement, type Program, type Statement } from '../syntax.ts';
import { at } from '../../structures/at.ts';
import { addToGroup } from '../../structures/group-by.ts';

/** The statements of a program or of a function's body. */
export interface Body {
  readonly body: Program | BlockStatement;
  /** The offset of the function, which is before everything in the body; -1 for the program. */
  readonly start: number;
}

/** A body that has headings between its statements. */
export interface SectionedBody extends Body {
  readonly sections: readonly Section[];
}

/** A run of statements below one heading. The statements before the first heading have no path. */
export interface Section {
  readonly path: string | undefined;
  readonly statements: readonly Statement[];
}

/**
 * The bodies that have headings between statements, each with its sections. Statements must be in the order of the
 * text. An outer body comes before the bodies inside it.
 */
export function findSections(program: Program, headings: readonly Heading[]): readonly SectionedBody[] {
  if (headings.length === 0) {
    return [];
  }
  const byBody = new Map<Body, Heading[]>();
  for (const [heading, body] of innermostBodies(program, headings)) {
    addToGroup(byBody, body, heading);
  }
  return [...byBody].flatMap(([place, own]) => {
    const statements = place.body.body;
    const between = own.filter(outsideOf(statements));
    const named = between.some(({ path }) => path !== undefined);
    return named ? [{ ...place, sections: cutSections(statements, between) }] : [];
  });
}

function innermostBodies(program: Program, headings: readonly Heading[]): readonly (readonly [Heading, Body])[] {
  const whole: Body = { body: program, start: -1 };
  const bodies: Body[] = [];
  walk(program, (node) => {
    if (isFunction(node) && node.body.type === 'BlockStatement') {
      bodies.push({ body: node.body, start: startOf(node) });
    }
  });
  bodies.sort((one, other) => one.start - other.start);
  const open: Body[] = [whole];
  let next = 0;
  return headings.map((heading) => {
    for (let body = bodies[next]; body !== undefined && body.start < heading.start; body = bodies[++next]) {
      open.push(body);
    }
    while (open.length > 1 && endOf(at(open, open.length - 1).body) <= heading.start) {
      open.pop();
    }
    return [heading, at(open, open.length - 1)] as const;
  });
}

/**
 * Returns a function that says whether a heading is outside all statements. Callers must ask in the order of the
 * headings.
 */
function outsideOf(statements: readonly Statement[]): (heading: Heading) => boolean {
  let next = 0;
  let reached = 0;
  return ({ start }) => {
    for (
      let statement = statements[next];
      statement !== undefined && startOf(statement) < start;
      statement = statements[++next]
    ) {
      reached = Math.max(reached, endOf(statement));
    }
    return reached <= start;
  };
}

function cutSections(statements: readonly Statement[], headings: readonly Heading[]): readonly Section[] {
  const sections: { readonly path: string | undefined; readonly statements: Statement[] }[] = [
    { path: undefined, statements: [] },
  ];
  let next = 0;
  for (const statement of statements) {
    for (
      let heading = headings[next];
      heading !== undefined && heading.start < startOf(statement);
      heading = headings[++next]
    ) {
      sections.push({ path: heading.path, statements: [] });
    }
    sections.at(-1)?.statements.push(statement);
  }
  return sections.filter((section) => section.statements.length > 0);
}
