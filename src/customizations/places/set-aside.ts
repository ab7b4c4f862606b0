/** Folders of tests and fixtures. Their files may be wrong on purpose. */
const TESTS = 'tests?|__tests__|specs?|e2e|testdata|test-data|fixtures?|__fixtures__|__snapshots__|mocks?';

/** Folders of templates. Their files are filled in before a client reads them. */
const TEMPLATES = String.raw`templates?|scaffold(?:s|ing)?|boilerplates?|skeletons?|cookiecutters?|assets/(?:[\w.-]{1,60}[-_])?templates?(?:[-_][\w.-]{1,60})?`;

/**
 * Folders of copies that are kept in case they are needed again. Anthropic's skill-creator keeps the skill as it was before a
 * change in `skill-snapshot`, to compare both.
 */
const BACKUPS = 'backups|archived|(?:old-)?skill-snapshot';

/** One expression for all, because twenty rules ask it for each path. */
const SET_ASIDE = new RegExp(`(?:^|/)(?:${TESTS}|${TEMPLATES}|${BACKUPS})/`, 'i');

/** Whether a file belongs to a test, is a template to be filled in, or is a copy that is kept as a backup. */
export function isSetAside(path: string): boolean {
  return SET_ASIDE.test(path);
}

/** Whether a file describes the form of other files: `schemas/hooks.json`. */
export function isSchema(path: string): boolean {
  return /(?:^|\/)(?:json-?)?schemas?\/[^/]+\.json$/i.test(path);
}

const ALWAYS_ON = /(?:^|\/)(?:AGENTS|CLAUDE|GEMINI)\.md$/;
/** Scaffolding is what a program does for others, but also the name of folders with sources. */
const COPIED = /(?:^|\/)(?:templates?|scaffolds?|boilerplates?|skeletons?)\//i;
/** A skill among the assets of another skill, which writes skills with it: `assets/template-skill/SKILL.md`. */
const SKILL_TO_COPY = /\/assets\/(?:[\w.-]{1,60}[-_])?templates?(?:[-_][\w.-]{1,60})?\/(?:[^/]+\/)*SKILL\.md$/i;

/** A page of a skill about skills: `references/skill.md`. `skills/docs/skill.md` is a skill with the name `docs`. */
const PAGE_ABOUT_SKILLS = /(?<!(?:^|\/)skills)\/(?:references?|workflows?|docs?|prompts?)\/(?:[^/]+\/)*skill\.md$/;

/** A skill among the references, assets or examples of another skill. Clients search the folders of skills, not inside of one. */
const SKILL_IN_SKILL = /(?:^|\/)skills\/[^/]+\/(?:references?|assets|examples?)\/(?:[^/]+\/)+SKILL\.md$/;

/** Whether a file is copied into projects, where its references are right: `templates/web/CLAUDE.md`. */
export function isTemplateOfProject(path: string): boolean {
  return (ALWAYS_ON.test(path) && COPIED.test(path)) || SKILL_TO_COPY.test(path);
}

/** Whether a file below a skill has the name of a skill, but is something that the skill brings along. */
export function isBroughtAlongAsSkill(path: string): boolean {
  return SKILL_TO_COPY.test(path) || PAGE_ABOUT_SKILLS.test(path) || SKILL_IN_SKILL.test(path);
}
