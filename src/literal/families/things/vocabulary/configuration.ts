import type { TextSubject, Violation } from '../../../types.ts';
import type { NamedThing, ThingFinder } from '../named-things.ts';
import { wordsAmong } from '../phrases.ts';
import { textLines } from './finders.ts';

const EACH =
  'all every each the an? must should have has include contain declare define need require set specify add use with for on in to of and be is always explicitly explicit own';
const isWorkflow = (path: string): boolean => /(?:^|\/)\.github\/workflows\/[^/]+\.ya?ml$/.test(path);

/** A block of lines by its indentation: the line that opens it, and those below it that are indented more. */
interface Block {
  /** From 1. */
  readonly line: number;
  readonly lines: readonly string[];
}

/** Blocks whose first line fits, each up to the next line that is not indented more. */
function blocksOf(text: string, opens: RegExp): readonly Block[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index): readonly Block[] => {
    if (!opens.test(line)) {
      return [];
    }
    const indentation = indentationOf(line);
    let end = index + 1;
    while (end < lines.length && isInside(lines[end] ?? '', indentation)) {
      end += 1;
    }
    return [{ line: index + 1, lines: lines.slice(index + 1, end) }];
  });
}

function indentationOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** Empty lines and comments end no block. */
function isInside(line: string, indentation: number): boolean {
  return line.trim() === '' || /^\s*#/.test(line) || indentationOf(line) > indentation;
}

/** Jobs of a workflow, without those that call another workflow. */
function jobsOf(text: string): readonly Block[] {
  const [jobs] = blocksOf(text, /^jobs:\s*(?:#.*)?$/);
  const indentation = /^\s+/.exec(jobs?.lines.find((line) => /^\s+[\w-]+:/.test(line)) ?? '')?.[0];
  return jobs === undefined || indentation === undefined
    ? []
    : blocksOf(jobs.lines.join('\n'), new RegExp(`^${indentation}[\\w-]+:\\s*(?:#.*)?$`))
        .map(({ line, lines }) => ({ line: line + jobs.line, lines }))
        .filter(({ lines }) => !lines.some((line) => /^\s+uses:\s*\S+\.ya?ml/.test(line)));
}

/** Finds what is missing in a file's text, at lines that are added. */
function missing(
  words: string,
  languages: readonly string[],
  find: (head: string, file: TextSubject) => readonly Omit<Violation, 'path'>[],
): ThingFinder {
  return {
    looksAt: 'text',
    words: `reports ${words}`,
    languages,
    topics: [],
    find: (file) =>
      file.head === undefined
        ? []
        : find(file.head, file)
            .filter(({ line }) => line === undefined || file.isAdded(line))
            .map((one) => ({ ...one, path: file.file.path })),
  };
}

const JOBS_WITHOUT_TIMEOUT = missing('jobs of workflows without `timeout-minutes`', ['yaml'], (head, { file }) =>
  isWorkflow(file.path)
    ? jobsOf(head)
        .filter(({ lines }) => !lines.some((line) => /^\s+timeout-minutes:/.test(line)))
        .map(({ line }) => ({ line, found: 'a job without `timeout-minutes`' }))
    : [],
);

const WORKFLOWS_WITHOUT_PERMISSIONS = missing('new workflows without `permissions`', ['yaml'], (head, { file }) =>
  isWorkflow(file.path) &&
  file.status === 'added' &&
  !/^permissions:/m.test(head) &&
  !jobsOf(head).every(({ lines }) => lines.some((line) => /^\s+permissions:/.test(line)))
    ? [{ found: 'a workflow without `permissions`' }]
    : [],
);

const CHECKOUTS_WITH_CREDENTIALS = missing(
  '`actions/checkout` without `persist-credentials: false`',
  ['yaml'],
  (head) => {
    const texts = head.split('\n');
    return blocksOf(head, /^\s*-\s+(?:uses:\s*["']?actions\/checkout@|name:)/).flatMap(({ line, lines }) => {
      const used = [texts[line - 1] ?? '', ...lines].findIndex((one) => /\buses:\s*["']?actions\/checkout@/.test(one));
      return used < 0 || lines.some((one) => /^\s+persist-credentials:\s*["']?false/.test(one))
        ? []
        : [{ line: line + used, found: '`actions/checkout` that keeps its credentials' }];
    });
  },
);

/** Blocks of Terraform that lack an argument. */
function undescribed(kind: string, argument: string): ThingFinder {
  return {
    ...missing(`each \`${kind}\` of Terraform without \`${argument}\``, ['terraform'], (head) =>
      blocksOf(head, new RegExp(`^${kind}\\s+"[^"]+"\\s*\\{\\s*(?:\\}\\s*)?$`))
        .filter(({ lines }) => !lines.some((line) => new RegExp(`^\\s*${argument}\\s*=`).test(line)))
        .map(({ line }) => ({ line, found: `\`${kind}\` without \`${argument}\`` })),
    ),
    about: [`${kind}s of Terraform`],
  };
}

const IMAGE = /^\s*FROM\s+(?:--\S+\s+)*(?<image>[^\s:@$]+)(?:\s+AS\s+\S+)?\s*$|^\s*FROM\s+(?:--\S+\s+)*\S+:latest\b/i;

/** Images of a Dockerfile without a version. `scratch` has none, and a stage of the same file is no image. */
const UNPINNED_IMAGES = missing(
  '`FROM` of images without a tag or digest, and with `latest`, in Dockerfiles',
  ['dockerfile'],
  (head) => {
    const stages = new Set(
      [...head.matchAll(/^\s*FROM\s.*\sAS\s+(\S+)/gim)].map(([, name = '']) => name.toLowerCase()),
    );
    return head.split('\n').flatMap((text, index) => {
      const image = IMAGE.exec(text)?.groups?.['image']?.toLowerCase();
      return IMAGE.test(text) && image !== 'scratch' && !stages.has(image ?? '')
        ? [{ line: index + 1, found: 'an image without a version' }]
        : [];
    });
  },
);

/** What files of configuration must have, by the words for it. */
export const CONFIGURATION_VOCABULARY: readonly NamedThing[] = [
  {
    // Without the word, these may be the permissions of an application.
    wanted: wordsAmong(
      ['permission', 'workflow|job|github action'],
      `${EACH} github file required block top level key token`,
    ),
    finder: WORKFLOWS_WITHOUT_PERMISSIONS,
  },
  {
    wanted: wordsAmong(
      ['timeout minute|timeout|job timeout', 'workflow|job|job timeout|github action|timeout minute'],
      `${EACH} github ci reasonable`,
    ),
    finder: JOBS_WITHOUT_TIMEOUT,
  },
  {
    wanted: wordsAmong(
      ['persist credentials?: false'],
      `${EACH} action/checkout checkout step workflow github when action`,
    ),
    mayBeCode: true,
    finder: CHECKOUTS_WITH_CREDENTIALS,
  },
  {
    wanted: wordsAmong(['variable', 'description'], `${EACH} terraform input type a both clear meaningful documented`),
    finder: undescribed('variable', 'description'),
  },
  {
    wanted: wordsAmong(['output', 'description'], `${EACH} terraform value a clear meaningful`),
    finder: undescribed('output', 'description'),
  },
  {
    wanted: wordsAmong(
      ['pin|pinned', 'base image|docker image|container image|parent image'],
      `${EACH} specific exact explicit fixed version tag digest sha256? dockerfile by a never latest`,
    ),
    finder: UNPINNED_IMAGES,
  },
  {
    named: /^(?:un ?pinned|floating|untagged)(?: base| docker| container)* image(?: tag)?$/,
    finder: UNPINNED_IMAGES,
  },
  {
    named: /^(?:use )?pull_request_target(?: trigger| event)?$/,
    mayBeCode: true,
    finder: textLines(
      { name: '`pull_request_target` in workflows', one: '`pull_request_target`', languages: ['yaml'] },
      (line, path) =>
        isWorkflow(path) && /^\s*(?:-\s*)?(?:on:\s*\[?.*)?\bpull_request_target\b/.test(line) && !/^\s*#/.test(line),
    ),
  },
];
