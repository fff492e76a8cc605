import * as validators from '../../schemas/generated/validators/descriptors.js';
import type { Validator } from '../../schemas/generated/validators/runtime';
import { topics, type FileKind, type Topic } from './fileKinds';
import { fileNameProblems } from './fileNames';
import { guarded } from './guard';
import { maxProblems } from './limits';
import { isNewer, migrated, versionsOf, type Migrated } from './migrate';
import { parseFile } from './parse';
import { hasErrors, problemAt, problemOfFile, type Problem } from './problem';
import { nearest, unknownWord } from './nearest';
import { checkShape, type Reference } from './shape';
import type { Source } from './source';
import { isRecord } from './jsonPath';
import { ownValue } from './ownValue';

const topicValidators: Readonly<Record<Topic, Validator<unknown>>> = {
  api: validators.validateApi,
  breakpoints: validators.validateBreakpoints,
  categories: validators.validateCategories,
  failures: validators.validateFailures,
  'fallback-games': validators.validateFallbackGames,
  forms: validators.validateForms,
  jurisdictions: validators.validateJurisdictions,
  'live-chat': validators.validateLiveChat,
  locales: validators.validateLocales,
  'login-entry': validators.validateLoginEntry,
  providers: validators.validateProviders,
  rewards: validators.validateRewards,
  session: validators.validateSession,
  shell: validators.validateShell,
  themes: validators.validateThemes,
  timings: validators.validateTimings,
};

/** A file that has been read and checked against its schema. `value` is an empty object where it is none. */
export interface Descriptor {
  readonly source: Source;
  readonly value: Readonly<Record<string, unknown>>;
  readonly references: readonly Reference[];
  readonly problems: readonly Problem[];
}

/** Tells what a file is; undefined for one that nothing reads. */
export function kindOfFile(file: string): FileKind | undefined {
  const parts = file.replace(/\.json$/, '').split('/');
  const [root = '', folder = '', name = '', inner = '', last = ''] = parts;
  if (root === 'templates') {
    if (parts.length === 3 && name === 'template') return { kind: 'template', template: folder };
    return parts.length === 4 && name === 'pages'
      ? { kind: 'template-page', template: folder, name: inner }
      : undefined;
  }
  if (root !== 'site-configs') return undefined;
  if (folder === 'sites') {
    if (parts.length === 4 && inner === 'site') return { kind: 'site', domain: name };
    return parts.length === 5 && inner === 'pages' ? { kind: 'site-page', domain: name, name: last } : undefined;
  }
  if (parts.length !== 3) return undefined;
  if (folder === 'platform') return isTopic(name) ? { kind: 'platform', topic: name } : undefined;
  const lists: Readonly<Record<string, 'page' | 'modal' | 'form' | 'family' | 'environment'>> = {
    pages: 'page',
    modals: 'modal',
    forms: 'form',
    families: 'family',
    environments: 'environment',
  };
  const kind = ownValue(lists, folder);
  return kind === undefined ? undefined : { kind, name };
}

/** Reads a file and checks its shape. Whatever happens is a problem of this file alone. */
export function readDescriptor(file: string, text: string, kind: FileKind): Descriptor {
  return guarded(
    file,
    () => {
      const descriptor = readUnguarded(file, text, kind);
      const named = fileNameProblems(file, kind);
      return named.length === 0 ? descriptor : { ...descriptor, problems: [...named, ...descriptor.problems] };
    },
    (problem) => ({ source: { file, text, value: undefined }, value: {}, references: [], problems: [problem] }),
  );
}

function readUnguarded(file: string, text: string, kind: FileKind): Descriptor {
  const { source: written, problems: faults } = parseFile(file, text);
  if (written.value === undefined) return { source: written, value: {}, references: [], problems: faults };
  const versions = versionsOf(kind);
  if (isRecord(written.value) && isNewer(written.value, versions))
    return {
      source: written,
      value: {},
      references: [],
      problems: [...faults, newerVersion(written, versions.current)],
    };
  const older = isRecord(written.value) ? migrated(written.value, versions) : undefined;
  const source = older === undefined ? written : { ...written, value: older.value };
  const problems = older === undefined ? faults : [...faults, olderVersion(written, older)];
  const { findings, references } = checkShape(validatorOf(kind), source.value);
  const shape = findings.slice(0, maxProblems).map(({ path, ...finding }) => problemAt(source, path, finding));
  const value = isRecord(source.value) ? source.value : {};
  return {
    source,
    value,
    references,
    problems:
      problems.length + shape.length === 0
        ? nameProblems(source, value, kind)
        : [...problems, ...shape, ...nameProblems(source, value, kind)],
  };
}

function newerVersion(source: Source, current: number): Problem {
  const { version } = source.value as { readonly version: number };
  const message = `Version ${version} is newer than ${current}, the newest that this platform reads. Upgrade to a newer release of the platform, or use a file of version ${current}.`;
  return problemAt(source, ['version'], { code: 'version-newer', message });
}

function olderVersion(source: Source, { from, to }: Migrated): Problem {
  const message = `Version ${from} is read as version ${to}. Run "npm run migrate" to rewrite the file.`;
  return problemAt(source, ['version'], { code: 'version-older', message });
}

/** Whether a file has errors of its own; what else it would say is not known until they are mended. */
export function isBroken({ problems }: Descriptor): boolean {
  return hasErrors(problems);
}

/** A file that is there and could not be read, or that is missing and must be there: it says nothing, and is broken. */
export function unreadDescriptor(problem: Problem): Descriptor {
  return { source: { file: problem.file, text: '', value: undefined }, value: {}, references: [], problems: [problem] };
}

/** The problem of a file that no part of the platform reads. */
export function unexpectedFile(file: string): Problem {
  const [, folder = '', name = ''] = file.split('/');
  if (file.startsWith('site-configs/platform/'))
    return problemOfFile(
      file,
      'file-unexpected',
      unknownWord(name.replace(/\.json$/, ''), 'a topic of the platform', topics).message,
    );
  const folders = ['platform', 'pages', 'modals', 'forms', 'families', 'environments', 'sites'];
  if (file.startsWith('site-configs/') && !folders.includes(folder))
    return problemOfFile(file, 'file-unexpected', unknownWord(folder, 'a folder of site-configs', folders).message);
  return problemOfFile(file, 'file-unexpected', 'Nothing reads this file. Put it where its kind belongs or delete it.');
}

/** The problem of a file in the folder of a site, or beside the folders, that nothing reads. */
export function unreadFile(file: string): Problem {
  const [, , , name = '', ...inner] = file.replace(/\.json$/, '').split('/');
  const suggestion = inner.length > 0 || nearest(name, ['site']) === undefined ? undefined : 'site.json';
  const hint =
    suggestion === undefined
      ? 'Give it such a name, or move it out.'
      : `Did you mean "${suggestion}"? If not, move it out.`;
  const said = 'Nothing reads this file. A site has site.json, pages/<name>.json and pictures in brand/.';
  return {
    ...problemOfFile(file, 'file-unread', `${said} ${hint}`),
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

function validatorOf(kind: FileKind): Validator<unknown> {
  switch (kind.kind) {
    case 'platform':
      return topicValidators[kind.topic];
    case 'page':
    case 'template-page':
    case 'site-page':
      return validators.validatePage;
    case 'modal':
      return validators.validateModal;
    case 'form':
      return validators.validateForm;
    case 'family':
      return validators.validateFamily;
    case 'environment':
      return validators.validateEnvironment;
    case 'template':
      return validators.validateTemplate;
    case 'site':
      return validators.validateSite;
  }
}

function nameProblems(source: Source, value: Readonly<Record<string, unknown>>, kind: FileKind): Problem[] {
  switch (kind.kind) {
    case 'platform':
    case 'family':
    case 'environment':
      return [];
    case 'site':
      return nameProblem(source, value, 'domain', kind.domain, 'folder');
    case 'template':
      return nameProblem(source, value, 'name', kind.template, 'folder');
    default:
      return nameProblem(source, value, 'name', kind.name, 'file');
  }
}

function nameProblem(
  source: Source,
  value: Readonly<Record<string, unknown>>,
  key: string,
  wanted: string,
  place: string,
): Problem[] {
  const name = ownValue(value, key);
  if (typeof name !== 'string' || name === wanted) return [];
  const message = `"${name}" stands in a ${place} called "${wanted}". Both must say the same.`;
  return [problemAt(source, [key], { code: 'file-name-mismatch', message, suggestion: wanted })];
}

function isTopic(name: string): name is Topic {
  return (topics as readonly string[]).includes(name);
}
