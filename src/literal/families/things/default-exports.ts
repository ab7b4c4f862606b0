import { SCRIPT } from '../../script-languages.ts';
import { findConstructs, type NamedThing } from './named-things.ts';
import { regex } from '../../../text/regex.ts';

/**
 * Tools import the default export of these files. Next.js, Remix, Expo Router and Astro import that of pages, of routes and of the
 * files around them: https://nextjs.org/docs/app/api-reference/file-conventions
 */
const NEEDS_DEFAULT_EXPORT = regex()`
  \.config\.[^/]*$|\.(?:stories|story)\.[^/]*$|\.d\.[cm]?ts$|(?:^|\/)\.[^/]*\/|(?:^|\/)(?:pages|routes)\/
  |(?:^|\/)app\/(?:.*\/)?(?:
    page|layout|loading|error|global-error|not-found|forbidden|unauthorized|template|default|sitemap|robots
    |manifest|icon|apple-icon|opengraph-image|twitter-image|root|entry\.(?:client|server)|_layout|\+[\w-]+
  )\.[jt]sx?$
`;

/** Default exports, where a rule wants named ones. */
export const DEFAULT_EXPORTS: readonly NamedThing[] = [
  {
    forbidden: /^(?:(?:use|using) )?(?:default exports?|export default)(?: (?:statements?|syntax))?$/,
    required: regex()`
      ^(?:only )?(?:named exports?)(?:
        [ ](?:for|in) (?:(?:all|the|our|every) )*
          (?:modules?|files?|functions?|everything|code|components? and (?:functions?|modules?|hooks?))
      )?(?: (?:only|exclusively|everywhere))?$
    `,
    finder: findConstructs({
      kinds: ['default-export'],
      topics: ['default-export'],
      name: 'default exports, except in configuration, stories, pages, routes and type declarations, where tools require them',
      one: 'a default export',
      languages: SCRIPT,
      mayMatch: (line) => /\bdefault\b/.test(line),
      only: (_fact, { file }) => !NEEDS_DEFAULT_EXPORT.test(file.path),
    }),
  },
  {
    required:
      /^(?:only )?named exports? (?:for|in) (?:(?:all|the|our|every|react) )*components?(?: (?:only|exclusively))?$/,
    finder: findConstructs({
      kinds: ['default-export'],
      topics: ['default-export'],
      name: 'default exports in files of components, except in stories, pages and routes, where tools require them',
      one: 'a default export',
      languages: SCRIPT,
      about: ['components'],
      mayMatch: (line) => /\bdefault\b/.test(line),
      only: (_fact, { file }) => /\.[jt]sx$/i.test(file.path) && !NEEDS_DEFAULT_EXPORT.test(file.path),
    }),
  },
];
