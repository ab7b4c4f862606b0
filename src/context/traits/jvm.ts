import type { ManifestContent, ManifestKind, Trait } from './types.ts';
import { wordsIn } from '../../structures/words-in.ts';

const SHARED = {
  languages: ['java', 'kotlin', 'groovy', 'scala'],
  frameworks: wordsIn(`
    hibernate-core kotlin kotlinx-coroutines-core lombok micronaut quarkus spring-boot spring-boot-starter-parent
    spring-webmvc
  `),
  testing: ['assertj-core', 'junit', 'junit-jupiter', 'kotest-runner-junit5', 'mockito-core', 'testng', 'truth'],
  locks: [],
  // An artifact does not say which packages it has.
  isImported: (): boolean => false,
} as const;

/** `pom.xml`. */
export const MAVEN: ManifestKind = { ...SHARED, names: ['pom.xml'], read: readPom };

/** `build.gradle` and `build.gradle.kts`. */
export const GRADLE: ManifestKind = { ...SHARED, names: ['build.gradle', 'build.gradle.kts'], read: readGradle };

const JAVA_PROPERTIES = /^(?:maven\.compiler\.(?:release|target|source)|java\.version|javaVersion)$/;

function readPom(text: string): ManifestContent {
  const properties = new Map(
    [...text.matchAll(/<([\w.-]{1,60})>\s*([\w.-]{1,40})\s*<\/\1>/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const java = [...properties].filter(([name]) => JAVA_PROPERTIES.test(name)).map(([, version]) => version);
  const kotlin = properties.get('kotlin.version');
  return {
    platform: [
      ...java.slice(0, 1).map((version) => ({ name: 'Java', version })),
      ...(kotlin === undefined ? [] : [{ name: 'Kotlin', version: kotlin }]),
    ],
    dependencies: [
      ...text.matchAll(/<artifactId>\s*([\w.-]{1,80})\s*<\/artifactId>([^<]{0,200}<version>([^<]{1,60})<)?/g),
    ].map(([, name = '', , version]) => withVersion(name, resolve(version, properties))),
  };
}

/** `${junit.version}` stands for the property of that name. */
function resolve(version: string | undefined, properties: ReadonlyMap<string, string>): string | undefined {
  const property = /^\s*\$\{([\w.-]+)\}\s*$/.exec(version ?? '')?.[1];
  return property === undefined ? version : properties.get(property);
}

const GRADLE_JAVA =
  /(?:JavaLanguageVersion\.of\(\s*|jvmToolchain\(\s*|(?:source|target)Compatibility\s*=?\s*(?:JavaVersion\.VERSION_(?:1_)?|["'])?)(\d{1,2}(?:\.\d)?)/;

function readGradle(text: string): ManifestContent {
  const java = GRADLE_JAVA.exec(text)?.[1];
  const kotlin =
    /(?:kotlin\(\s*["']\w+["']\s*\)|id\s*\(?\s*["']org\.jetbrains\.kotlin\.\w+["']\s*\)?)\s*version\s*\(?["']([\w.-]{1,20})["']/.exec(
      text,
    )?.[1];
  const boot = /id\s*\(?\s*["']org\.springframework\.boot["']\s*\)?\s*version\s*\(?["']([\w.-]{1,20})["']/.exec(
    text,
  )?.[1];
  return {
    platform: [
      ...(java === undefined ? [] : [{ name: 'Java', version: java }]),
      ...(kotlin === undefined ? [] : [{ name: 'Kotlin', version: kotlin }]),
    ],
    dependencies: [
      ...(boot === undefined ? [] : [{ name: 'spring-boot', version: boot }]),
      ...[...text.matchAll(/["'][\w.-]{1,80}:([\w.-]{1,80})(?::([\w.-]{1,30}))?["']/g)].map(([, name = '', version]) =>
        withVersion(name, version),
      ),
    ],
  };
}

function withVersion(name: string, version: string | undefined): Trait {
  return version === undefined ? { name } : { name, version };
}
