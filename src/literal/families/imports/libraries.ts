import type { Clause, Finder } from '../../types.ts';
import { codesIn, listCodes, plainPhrase } from '../code-list.ts';
import { findImports } from './find-imports.ts';
import { wordOfModule, signsOfModules } from './module-match.ts';

/** A library by the name that people call it, with the modules that code imports of it. */
interface Library {
  /** In lower case. */
  readonly names: readonly string[];
  readonly modules: readonly string[];
  /** Modules below these that belong to another library. */
  readonly except?: readonly string[];
  /** Whether its name is a word of English as well, so that it means the library only next to another one. */
  readonly isWord?: true;
}

const LIBRARIES: readonly Library[] = [
  // JavaScript and TypeScript
  { names: ['jest'], modules: ['jest', '@jest/globals'] },
  { names: ['vitest'], modules: ['vitest'] },
  { names: ['mocha'], modules: ['mocha'] },
  { names: ['jasmine'], modules: ['jasmine'] },
  { names: ['chai'], modules: ['chai'], isWord: true },
  { names: ['enzyme'], modules: ['enzyme'], isWord: true },
  { names: ['sinon'], modules: ['sinon'] },
  { names: ['cypress'], modules: ['cypress'] },
  { names: ['lodash'], modules: ['lodash', 'lodash-es'] },
  { names: ['moment.js', 'momentjs'], modules: ['moment', 'moment-timezone'] },
  { names: ['moment'], modules: ['moment', 'moment-timezone'], isWord: true },
  { names: ['axios'], modules: ['axios'] },
  { names: ['jquery'], modules: ['jquery'] },
  { names: ['ramda'], modules: ['ramda'] },
  { names: ['rxjs'], modules: ['rxjs'] },
  { names: ['redux', 'redux toolkit'], modules: ['redux', '@reduxjs/toolkit', 'react-redux'] },
  { names: ['mobx'], modules: ['mobx', 'mobx-react', 'mobx-react-lite'] },
  { names: ['zustand'], modules: ['zustand'] },
  { names: ['recoil'], modules: ['recoil'], isWord: true },
  { names: ['styled-components', 'styled components'], modules: ['styled-components'] },
  { names: ['emotion'], modules: ['@emotion'], isWord: true },
  { names: ['material ui', 'material-ui', 'mui'], modules: ['@mui', '@material-ui'] },
  { names: ['express'], modules: ['express'], isWord: true },
  { names: ['typeorm'], modules: ['typeorm'] },
  { names: ['sequelize'], modules: ['sequelize'] },
  { names: ['mongoose'], modules: ['mongoose'], isWord: true },
  { names: ['formik'], modules: ['formik'] },
  { names: ['joi'], modules: ['joi', '@hapi/joi'] },
  { names: ['yup'], modules: ['yup'], isWord: true },
  { names: ['node-fetch'], modules: ['node-fetch'] },
  { names: ['winston'], modules: ['winston'] },
  { names: ['vuex'], modules: ['vuex'] },
  { names: ['zod'], modules: ['zod'] },
  { names: ['arktype'], modules: ['arktype'] },
  { names: ['valibot'], modules: ['valibot'] },
  { names: ['superstruct'], modules: ['superstruct'] },
  { names: ['dayjs'], modules: ['dayjs'] },
  { names: ['day.js'], modules: ['dayjs'] },
  { names: ['date-fns'], modules: ['date-fns'] },
  { names: ['luxon'], modules: ['luxon'] },
  { names: ['underscore'], modules: ['underscore'], isWord: true },
  { names: ['got'], modules: ['got'], isWord: true },
  { names: ['superagent'], modules: ['superagent'] },
  { names: ['chalk'], modules: ['chalk'], isWord: true },
  { names: ['prop-types'], modules: ['prop-types'] },
  { names: ['proptypes'], modules: ['prop-types'] },
  { names: ['classnames'], modules: ['classnames'] },
  { names: ['clsx'], modules: ['clsx'] },
  { names: ['nanoid'], modules: ['nanoid'] },
  { names: ['uuid'], modules: ['uuid'], isWord: true },
  { names: ['bluebird'], modules: ['bluebird'] },
  { names: ['undici'], modules: ['undici'] },
  { names: ['jotai'], modules: ['jotai'] },
  { names: ['swr'], modules: ['swr'] },
  { names: ['react query'], modules: ['@tanstack/react-query', 'react-query'] },
  { names: ['tanstack query'], modules: ['@tanstack/react-query'] },
  { names: ['knex'], modules: ['knex'] },
  { names: ['prisma'], modules: ['@prisma/client'] },
  { names: ['drizzle'], modules: ['drizzle-orm'] },
  { names: ['kysely'], modules: ['kysely'] },
  { names: ['pino'], modules: ['pino'], isWord: true },
  { names: ['bunyan'], modules: ['bunyan'] },
  { names: ['immer'], modules: ['immer'] },
  { names: ['lodash-es'], modules: ['lodash-es'] },
  { names: ['react-icons'], modules: ['react-icons'] },
  { names: ['framer motion'], modules: ['framer-motion'] },
  { names: ['framer-motion'], modules: ['framer-motion'] },
  { names: ['tailwind-merge'], modules: ['tailwind-merge'] },
  { names: ['nock'], modules: ['nock'] },
  { names: ['msw'], modules: ['msw'] },
  { names: ['supertest'], modules: ['supertest'] },
  { names: ['puppeteer'], modules: ['puppeteer'] },
  { names: ['playwright'], modules: ['playwright', '@playwright/test'] },
  { names: ['ajv'], modules: ['ajv'] },
  { names: ['class-validator'], modules: ['class-validator'] },
  { names: ['dotenv'], modules: ['dotenv'] },
  { names: ['rimraf'], modules: ['rimraf'] },
  { names: ['fs-extra'], modules: ['fs-extra'] },
  { names: ['glob'], modules: ['glob'], isWord: true },
  { names: ['minimist'], modules: ['minimist'] },
  { names: ['yargs'], modules: ['yargs'] },
  { names: ['commander'], modules: ['commander'], isWord: true },
  { names: ['inquirer'], modules: ['inquirer'] },
  { names: ['cheerio'], modules: ['cheerio'] },
  { names: ['socket.io'], modules: ['socket.io'] },
  { names: ['ts-jest'], modules: ['ts-jest'] },
  { names: ['testing library', 'react testing library'], modules: ['@testing-library'] },
  { names: ['next/router'], modules: ['next/router'] },
  { names: ['angular'], modules: ['@angular'], isWord: true },
  { names: ['chakra', 'chakra ui'], modules: ['@chakra-ui'] },
  { names: ['ant design', 'antd'], modules: ['antd'] },
  { names: ['radix', 'radix ui'], modules: ['@radix-ui'] },
  { names: ['headless ui'], modules: ['@headlessui'] },
  { names: ['bootstrap'], modules: ['bootstrap', 'react-bootstrap'], isWord: true },
  { names: ['apollo', 'apollo client'], modules: ['@apollo'], isWord: true },
  { names: ['fastify'], modules: ['fastify'] },
  { names: ['nestjs'], modules: ['@nestjs'] },
  { names: ['io-ts'], modules: ['io-ts'] },
  { names: ['fp-ts'], modules: ['fp-ts'] },
  { names: ['heroicons'], modules: ['@heroicons'] },
  { names: ['font awesome', 'fontawesome'], modules: ['@fortawesome', 'font-awesome'] },
  { names: ['react-router-dom'], modules: ['react-router-dom'] },
  { names: ['react hook form'], modules: ['react-hook-form'] },
  { names: ['react-hook-form'], modules: ['react-hook-form'] },
  // Python
  { names: ['unittest'], modules: ['unittest'], except: ['unittest.mock'] },
  { names: ['nose'], modules: ['nose'], isWord: true },
  { names: ['requests'], modules: ['requests'], isWord: true },
  { names: ['aiohttp'], modules: ['aiohttp'] },
  { names: ['urllib'], modules: ['urllib'] },
  { names: ['pandas'], modules: ['pandas'] },
  { names: ['pickle'], modules: ['pickle'] },
  { names: ['argparse'], modules: ['argparse'] },
  { names: ['pytz'], modules: ['pytz'] },
  { names: ['numpy'], modules: ['numpy'] },
  { names: ['httpx'], modules: ['httpx'] },
  { names: ['loguru'], modules: ['loguru'] },
  { names: ['structlog'], modules: ['structlog'] },
  { names: ['click'], modules: ['click'], isWord: true },
  { names: ['typer'], modules: ['typer'] },
  { names: ['marshmallow'], modules: ['marshmallow'], isWord: true },
  { names: ['sqlalchemy'], modules: ['sqlalchemy'] },
  { names: ['simplejson'], modules: ['simplejson'] },
  { names: ['ujson'], modules: ['ujson'] },
  { names: ['orjson'], modules: ['orjson'] },
  { names: ['six'], modules: ['six'], isWord: true },
  { names: ['freezegun'], modules: ['freezegun'] },
  { names: ['pytest'], modules: ['pytest'], isWord: true },
  { names: ['trio'], modules: ['trio'] },
  { names: ['anyio'], modules: ['anyio'] },
  { names: ['asyncio'], modules: ['asyncio'] },
  { names: ['gevent'], modules: ['gevent'] },
  { names: ['celery'], modules: ['celery'] },
  { names: ['polars'], modules: ['polars'] },
  { names: ['dateutil'], modules: ['dateutil'] },
  { names: ['optparse'], modules: ['optparse'] },
  { names: ['pkg_resources'], modules: ['pkg_resources'] },
  { names: ['setuptools'], modules: ['setuptools'] },
  { names: ['attrs'], modules: ['attr', 'attrs'], isWord: true },
  // C#
  { names: ['newtonsoft.json', 'newtonsoft', 'json.net'], modules: ['Newtonsoft.Json'] },
  { names: ['nunit'], modules: ['NUnit'] },
  { names: ['xunit', 'xunit.net'], modules: ['Xunit'] },
  { names: ['mstest'], modules: ['Microsoft.VisualStudio.TestTools.UnitTesting'] },
  { names: ['moq'], modules: ['Moq'] },
  { names: ['nsubstitute'], modules: ['NSubstitute'] },
  { names: ['fluentassertions', 'fluent assertions'], modules: ['FluentAssertions'] },
  { names: ['automapper'], modules: ['AutoMapper'] },
  { names: ['mediatr'], modules: ['MediatR'] },
  // Java and Kotlin
  { names: ['lombok'], modules: ['lombok'] },
  {
    names: ['junit 4', 'junit4'],
    modules: ['org.junit'],
    except: ['org.junit.jupiter', 'org.junit.platform', 'org.junit.vintage'],
  },
  { names: ['junit 5', 'junit5', 'junit jupiter'], modules: ['org.junit.jupiter'] },
  { names: ['junit assertions'], modules: ['org.junit.jupiter.api.Assertions', 'org.junit.Assert'] },
  { names: ['mockito'], modules: ['org.mockito'] },
  { names: ['powermock'], modules: ['org.powermock'] },
  { names: ['guava'], modules: ['com.google.common'] },
  { names: ['hamcrest'], modules: ['org.hamcrest'] },
  { names: ['gson'], modules: ['com.google.gson'] },
  { names: ['joda-time', 'joda time'], modules: ['org.joda.time'] },
  { names: ['testng'], modules: ['org.testng'] },
  { names: ['jackson'], modules: ['com.fasterxml.jackson'], isWord: true },
  { names: ['easymock'], modules: ['org.easymock'] },
  { names: ['assertj'], modules: ['org.assertj'] },
  { names: ['log4j'], modules: ['org.apache.log4j', 'org.apache.logging.log4j'] },
  { names: ['rxjava'], modules: ['io.reactivex'] },
  { names: ['kotest'], modules: ['io.kotest'] },
  { names: ['mockk'], modules: ['io.mockk'] },
  { names: ['timber'], modules: ['timber'], isWord: true },
  { names: ['dagger'], modules: ['dagger'], isWord: true },
  { names: ['koin'], modules: ['org.koin'] },
  // Go
  { names: ['testify'], modules: ['github.com/stretchr/testify'] },
  { names: ['logrus'], modules: ['github.com/sirupsen/logrus'] },
  { names: ['gorm'], modules: ['gorm.io/gorm', 'github.com/jinzhu/gorm'] },
  { names: ['gomock'], modules: ['github.com/golang/mock', 'go.uber.org/mock'] },
  { names: ['ginkgo'], modules: ['github.com/onsi/ginkgo'] },
  { names: ['gomega'], modules: ['github.com/onsi/gomega'] },
  { names: ['zerolog'], modules: ['github.com/rs/zerolog'] },
  { names: ['pkg/errors'], modules: ['github.com/pkg/errors'] },
  { names: ['viper'], modules: ['github.com/spf13/viper'], isWord: true },
  { names: ['cobra'], modules: ['github.com/spf13/cobra'], isWord: true },
  // Rust
  { names: ['anyhow'], modules: ['anyhow'] },
  { names: ['lazy_static', 'lazy static'], modules: ['lazy_static'] },
  { names: ['once_cell'], modules: ['once_cell'] },
  { names: ['thiserror'], modules: ['thiserror'] },
  { names: ['eyre'], modules: ['eyre'] },
  { names: ['chrono'], modules: ['chrono'] },
  { names: ['async-std'], modules: ['async_std'] },
  { names: ['tokio'], modules: ['tokio'] },
  { names: ['openssl'], modules: ['openssl'] },
  { names: ['rustls'], modules: ['rustls'] },
  { names: ['failure'], modules: ['failure'], isWord: true },
  { names: ['error-chain'], modules: ['error_chain'] },
  { names: ['log4rs'], modules: ['log4rs'] },
  { names: ['retrofit'], modules: ['retrofit2'] },
  { names: ['okhttp'], modules: ['okhttp3'] },
  { names: ['glide'], modules: ['com.bumptech.glide'], isWord: true },
  { names: ['picasso'], modules: ['com.squareup.picasso'] },
  { names: ['moshi'], modules: ['com.squareup.moshi'] },
  { names: ['hilt'], modules: ['dagger.hilt'] },
  { names: ['livedata'], modules: ['androidx.lifecycle.LiveData', 'androidx.lifecycle.MutableLiveData'] },
  { names: ['spock'], modules: ['spock'] },
  { names: ['slf4j'], modules: ['org.slf4j'] },
  { names: ['spring data jpa', 'jpa'], modules: ['javax.persistence', 'jakarta.persistence'] },
  { names: ['hibernate'], modules: ['org.hibernate'] },
  { names: ['apache commons lang', 'commons lang'], modules: ['org.apache.commons.lang', 'org.apache.commons.lang3'] },
  { names: ['serilog'], modules: ['Serilog'] },
  { names: ['nlog'], modules: ['NLog'] },
  { names: ['dapper'], modules: ['Dapper'] },
  { names: ['shouldly'], modules: ['Shouldly'] },
  { names: ['fluentvalidation'], modules: ['FluentValidation'] },
  // Ruby, whose files name what they use and import nothing: see `uses`
  // Dart
  { names: ['getx'], modules: ['package:get'] },
  { names: ['riverpod'], modules: ['package:flutter_riverpod', 'package:riverpod', 'package:hooks_riverpod'] },
  { names: ['dio'], modules: ['package:dio'] },
  // Swift
  { names: ['combine'], modules: ['Combine'], isWord: true },
  { names: ['alamofire'], modules: ['Alamofire'] },
  { names: ['snapkit'], modules: ['SnapKit'] },
  { names: ['kingfisher'], modules: ['Kingfisher'] },
  { names: ['swiftyjson'], modules: ['SwiftyJSON'] },
  { names: ['realm'], modules: ['RealmSwift', 'Realm'], isWord: true },
  { names: ['appkit'], modules: ['AppKit'] },
  { names: ['core data', 'coredata'], modules: ['CoreData'] },
  { names: ['swift testing'], modules: ['Testing'] },
  { names: ['quick', 'nimble'], modules: ['Quick', 'Nimble'], isWord: true },
  { names: ['uikit'], modules: ['UIKit'] },
  { names: ['xctest'], modules: ['XCTest'] },
  { names: ['rxswift'], modules: ['RxSwift', 'RxCocoa'] },
];

/** Libraries of which a team uses one for a purpose, by the first of their names, with the words for the purpose. */
const PURPOSES: readonly (readonly [purpose: RegExp, libraries: readonly string[]])[] = [
  [/^(?:unit |integration |component |automated )*(?:tests?|testing)$/, ['jest', 'vitest', 'mocha', 'jasmine']],
  [/^(?:unit |integration |automated )*(?:tests?|testing)$/, ['pytest', 'unittest', 'nose']],
  [/^(?:unit |integration |automated )*(?:tests?|testing)$/, ['nunit', 'xunit', 'mstest']],
  [/^(?:unit |integration |automated )*(?:tests?|testing)$/, ['junit 5', 'junit 4', 'testng']],
  [
    /^(?:e2e|end-to-end|end to end|browser|ui)(?: tests?| testing| automation)$/,
    ['playwright', 'cypress', 'puppeteer'],
  ],
  [/^(?:test )?assertions$/, ['assertj', 'hamcrest']],
  [/^(?:test )?assertions$/, ['testify', 'gomega']],
  [/^(?:mocks|mocking|mock objects|test doubles)$/, ['moq', 'nsubstitute']],
  [/^(?:mocks|mocking|mock objects|test doubles)$/, ['mockito', 'easymock', 'powermock', 'mockk']],
  [/^(?:http|network|api) (?:requests?|calls?)$|^http(?: clients?)?$/, ['axios', 'got', 'node-fetch', 'superagent']],
  [/^(?:http|network|api) (?:requests?|calls?)$|^http(?: clients?)?$/, ['httpx', 'requests', 'aiohttp']],
  [
    /^(?:dates?|times?|date(?: and |\/|-)times?)(?: (?:handling|manipulation|formatting|parsing|operations|utilities))?$/,
    ['date-fns', 'dayjs', 'moment', 'luxon'],
  ],
  [
    /^(?:(?:schema|data|input|runtime|request|form|type) )*(?:validation|schemas)$/,
    ['zod', 'yup', 'joi', 'superstruct', 'valibot', 'arktype'],
  ],
  [/^(?:global |client |client-side |shared )*state(?: management)?$/, ['redux', 'zustand', 'mobx', 'recoil', 'jotai']],
  [/^forms?(?: (?:handling|state|management|state management))?$/, ['formik', 'react-hook-form']],
  [/^(?:structured )?logging$/, ['winston', 'pino', 'bunyan']],
  [/^(?:structured )?logging$/, ['structlog', 'loguru']],
  [/^(?:structured )?logging$/, ['logrus', 'zerolog']],
  [/^(?:data ?frames?|tabular data)$/, ['pandas', 'polars']],
  [
    /^(?:clis?|command[- ]line (?:interfaces?|parsing|arguments)|argument parsing)$/,
    ['click', 'typer', 'argparse', 'optparse'],
  ],
  [/^(?:json|json (?:serialization|parsing|handling|\(de\)serialization))$/, ['jackson', 'gson']],
  [/^(?:dependency injection|di)$/, ['dagger', 'koin']],
];
/** `pytest for all tests`, `Playwright for E2E tests` */
const FOR_PURPOSE =
  /^(?:only |the )*(?<library>[\w .@/-]+?)(?: (?:library|package|framework|module))? (?:for|in) (?:all |any |the |our |new |writing |both )*(?<purpose>[a-z0-9() /-]+?)$/;

/** The other libraries for the same purpose. Undefined if the words name none, or if the library is for something else. */
function readOthers({ polarity, subject, verb, object, codes, instead }: Clause): readonly Library[] | undefined {
  if (polarity !== 'required' || instead !== undefined || !/^(?:use|prefer|write with|)$/.test(verb)) {
    return undefined;
  }
  const plain = plainPhrase(unquote(object, codes));
  const users = plainPhrase(subject).replace(/^(?:all|the|our|new) /, '');
  const { library, purpose } =
    users === '' ? (FOR_PURPOSE.exec(plain)?.groups ?? {}) : { library: plain, purpose: users };
  const chosen = library === undefined ? undefined : BY_NAME.get(library);
  const group = PURPOSES.find(
    ([words, names]) =>
      purpose !== undefined && words.test(purpose) && names.some((name) => BY_NAME.get(name) === chosen),
  );
  return chosen === undefined
    ? undefined
    : group?.[1].flatMap((name) => BY_NAME.get(name) ?? []).filter((one) => one !== chosen);
}

function unquote(words: string, codes: readonly string[]): string {
  return words.replaceAll(/[\uE000-\uF8FF]/g, (mark) => codesIn(mark, codes)[0] ?? mark);
}

const BY_NAME: ReadonlyMap<string, Library> = new Map(
  LIBRARIES.flatMap((library) => library.names.map((name): [string, Library] => [name, library])),
);

const VERB = /^(?:|use|add|import|introduce|install|depend on|rely on|include|bring in|pull in|adopt|write)$/;
const SUBJECT = /^(?:(?:all |the |new |our )*(?:code|tests|you|we|codebase|project))?$/;
const NOUN = /(?: (?:library|package|framework|module|dependency|apis?|imports?|tests?|assertions?))$/;
/** What both of two libraries are for. */
const OF_PURPOSE =
  / for (?!(?:new|existing|legacy|old|large|small|simple|complex)\b|.*\b(?:when|if|only|except|unless)\b)[a-z][a-z0-9 /-]{1,40}$/;
const BORDER = /,? (?:and|or|nor) |, |\//;

/** Finds imports of libraries that a clause rules out by the names that people call them: `use Vitest, not Jest`. */
export function compileLibraries(clause: Clause): Finder | undefined {
  const { polarity, subject, verb, object, instead, codes } = clause;
  const others = readOthers(clause);
  if (others !== undefined) {
    return findLibraries(others);
  }
  const isQuoted = codesIn(object, codes).some((code) => !code.includes('.'));
  if (polarity !== 'forbidden' || isQuoted || !VERB.test(verb) || !SUBJECT.test(plainPhrase(subject))) {
    return undefined;
  }
  const isBesideLibrary = instead !== undefined && readLibraries(instead.replace(OF_PURPOSE, ''), codes) !== undefined;
  // ``Use `structuredClone` for copies instead of lodash`` rules lodash out for copies only.
  const found = readLibraries(isBesideLibrary ? object.replace(OF_PURPOSE, '') : object, codes);
  const isNamed = isBesideLibrary || verb === 'import' || isCapitalized(object, clause.statement.text);
  if (found === undefined || (found.some(({ isWord }) => isWord === true) && !isNamed)) {
    return undefined;
  }
  return findLibraries(found);
}

/** `Avoid Combine`: a capital inside of a sentence that has no others is that of a name. */
function isCapitalized(object: string, written: string): boolean {
  const word = /^[a-z]+$/.exec(object)?.[0] ?? '';
  const name = `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
  const rest = written.replaceAll(/`[^`]*`/g, '');
  return (
    word !== '' &&
    new RegExp(`[a-z,(] ${name}(?![\\w-])|^(?:no|avoid|never|not) ${name}(?![\\w-])`, 'i').test(rest) &&
    rest.includes(name) &&
    (rest.match(/\b[A-Z][a-z]+/g) ?? []).length <= 4
  );
}

function findLibraries(found: readonly Library[]): Finder {
  const signs = signsOfModules(found.flatMap(({ modules }) => modules.map((one) => ({ word: wordOfModule(one) }))));
  return findImports(
    describe(found),
    ({ module }) => {
      const library = found.find((one) => isOf(one, module));
      return library === undefined
        ? undefined
        : { found: `imports of ${listCodes([module])}`, note: `This line imports ${listCodes([module])}.` };
    },
    signs === undefined ? {} : { signs },
  );
}

function describe(libraries: readonly Library[]): string {
  const others = libraries.flatMap(({ except = [] }) => except);
  const except = others.length === 0 ? '' : `, except of ${listCodes(others, 'and')},`;
  return `reports imports of ${listCodes(libraries.flatMap(({ modules }) => modules))}${except}`;
}

function readLibraries(words: string, codes: readonly string[]): readonly Library[] | undefined {
  // A name can be taken for a file: `moment.js`.
  const plain = plainPhrase(unquote(words, codes)).replace(/^(?:only|the|just) /, '');
  const libraries = plain.split(BORDER).map((name) => BY_NAME.get(name) ?? BY_NAME.get(name.replace(NOUN, '')));
  return libraries.every((one) => one !== undefined) ? libraries : undefined;
}

function isOf({ modules, except = [] }: Library, module: string): boolean {
  return modules.some((one) => isPartOf(module, one)) && !except.some((one) => isPartOf(module, one));
}

function isPartOf(module: string, name: string): boolean {
  return module === name || ['/', '.', '::'].some((join) => module.startsWith(`${name}${join}`));
}
