import { colorNames, localeCodes } from './compiled';
import type { Catalogue, ConfigInput } from './configInput';
import { currencyProblems } from './currencyRule';
import { isBroken, type Descriptor } from './descriptors';
import type { Topic } from './fileKinds';
import { entryForms, type EntryForms } from './entryForms';
import { entryTargetProblems } from './entryTargets';
import { formWordProblems, readForms } from './form/forms';
import { guarded, ruled } from './guard';
import { isRecord } from './jsonPath';
import { unknownJurisdiction } from './operator';
import { ownValue } from './ownValue';
import { pageProblems, pathProblems, readPage } from './pages';
import { platformProblems } from './platformRules';
import { problemAt, sortProblems, type Problem } from './problem';
import { reservedPathProblems } from './reservedPaths';
import { isSameShared, type SharedInput } from './sameShared';
import { bareContext, templateContext, type TemplateContext } from './templateContext';
import { withUnusableLocales } from './unusableLocales';
import { referenceProblems, type Vocabulary, type WordKind } from './vocabulary';
import { type SharedFiles, readShared } from './sharedFiles';

/** Everything that sites share, read, checked and resolved once. */
export interface Platform {
  readonly problems: readonly Problem[];
  readonly topics: Readonly<Record<Topic, Descriptor>>;
  readonly families: ReadonlyMap<string, Descriptor>;
  /** Platforms that sites can be connected with, by name. */
  readonly environments: ReadonlyMap<string, Descriptor>;
  /** The one that they are connected with; absent: none. */
  readonly environment?: Descriptor;
  readonly modals: ReadonlyMap<string, Descriptor>;
  /** Contexts by template folder, layouts such as `default` among them. */
  readonly templates: ReadonlyMap<string, TemplateContext>;
  readonly vocabulary: Vocabulary;
  readonly entryForms: EntryForms;
}

let last: { readonly input: SharedInput; readonly platform: Platform } | undefined;

/**
 * Loads the shared layers: platform topics, default pages, modals, families and templates (CARD-1). Where they are
 * those of the call before, so is the platform: a site that is edited costs no second look at what all sites share.
 */
export function loadPlatform(input: ConfigInput): Platform {
  const { files, catalogue, unread, environment, onFile } = input;
  if (last !== undefined && isSameShared(last.input, input)) {
    if (onFile !== undefined) for (const file of files.keys()) onFile(file);
    return last.platform;
  }
  const platform = loadFresh(input);
  // What was read, not who was told of it.
  const kept = { files: new Map(files), catalogue, ...(unread === undefined ? {} : { unread: new Map(unread) }) };
  last = { input: { ...kept, ...(environment === undefined ? {} : { environment }) }, platform };
  return platform;
}

function loadFresh(input: ConfigInput): Platform {
  const files = readShared(input);
  const vocabulary = vocabularyOf(files, input.catalogue);
  const pages = new Map([...files.pages].map(([name, descriptor]) => [name, readPage(descriptor, name)]));
  const breakpoints = files.topics.breakpoints.value.breakpoints as Readonly<Record<string, number>> | undefined;
  const forms = readForms(files.forms, files.topics.forms, input.catalogue, breakpoints ?? {});
  const shared = {
    topics: files.topics,
    pages,
    modals: files.modals,
    forms: { files: files.forms, compiled: forms.compiled },
    vocabulary,
    templates: files.templates,
    entryForms: entryForms(files.forms, input.catalogue),
  };
  const crashes: Problem[] = [];
  const templates = new Map(
    [...files.templates].flatMap(([name, { source }]) => {
      input.onFile?.(source.file);
      const made = guarded(
        source.file,
        () => templateContext(name, shared, files.templatePages.get(name) ?? new Map()),
        (problem) => void crashes.push(problem),
      );
      return made === undefined ? [] : [[name, made] as const];
    }),
  );
  const { locales } = files.topics.locales.value;
  const own = [
    ...files.problems,
    ...crashes,
    ...[...pages.values()].flatMap((page) => ruled(page.descriptor.source.file, () => pageProblems(page))),
    ...ruled('site-configs/pages', () => pathProblems(pages.values())),
    // A key that is no code is told where it stands, and no page begins there.
    ...ruled('site-configs/pages', () =>
      reservedPathProblems(
        pages.values(),
        localeCodes.filter((code) => isRecord(locales) && Object.hasOwn(locales, code)),
      ),
    ),
    ...everyDescriptor(files).flatMap(({ source, problems, references }) => [
      ...problems,
      ...ruled(source.file, () => referenceProblems(references, vocabulary, (path) => ({ source, path }))),
    ]),
    ...[...files.forms.values()].flatMap((form) => [
      ...form.problems,
      ...ruled(form.source.file, () => formWordProblems(form, vocabulary)),
    ]),
    ...forms.problems,
    ...platformProblems(files.topics, vocabulary),
    ...ruled('site-configs/platform/login-entry.json', () => entryTargetProblems(files, pages, shared.entryForms)),
    ...[...files.families.values()].flatMap((family) =>
      ruled(family.source.file, () =>
        withUnusableLocales(
          family,
          familyProblems(family, vocabulary, [...templates.values()], files.topics),
          files.topics.locales,
        ),
      ),
    ),
  ];
  const contexts = [bareContext(shared), ...templates.values()];
  return {
    problems: sortProblems([...own, ...contexts.flatMap(({ problems }) => problems)]),
    topics: files.topics,
    families: files.families,
    environments: files.environments,
    ...present(input.environment === undefined ? undefined : files.environments.get(input.environment)),
    modals: files.modals,
    templates,
    vocabulary,
    entryForms: shared.entryForms,
  };
}

function present(environment: Descriptor | undefined): Pick<Platform, 'environment'> {
  return environment === undefined ? {} : { environment };
}

/** Words known everywhere. Breakpoints and layouts of single templates are added by their contexts. */
function vocabularyOf(files: SharedFiles, catalogue: Catalogue): Vocabulary {
  const keys = (topic: Topic, key: string) => {
    const named = ownValue(files.topics[topic].value, key);
    return isRecord(named) ? Object.keys(named) : [];
  };
  const listed = (topic: Topic, key: string, word: string) => {
    const list = ownValue(files.topics[topic].value, key);
    const found = Array.isArray(list)
      ? list.map((item: unknown) => (isRecord(item) ? ownValue(item, word) : undefined))
      : [];
    return found.filter((one) => typeof one === 'string');
  };
  const themes = files.topics.themes.value.themes;
  const named = isRecord(themes)
    ? Object.values(themes).flatMap((theme) =>
        isRecord(theme) && typeof theme.template === 'string' ? [theme.template] : [],
      )
    : [];
  return {
    catalogue,
    unread: unreadKinds(files),
    words: {
      route: [...files.pages.keys()],
      modal: [...files.modals.keys()],
      provider: listed('providers', 'providers', 'code'),
      category: listed('categories', 'categories', 'name'),
      breakpoint: keys('breakpoints', 'breakpoints'),
      template: [...new Set([...named, ...files.templates.keys()])],
      theme: keys('themes', 'themes'),
      family: [...files.families.keys()],
      layout: [...files.templates].flatMap(([name, { value }]) => (value.structure === undefined ? [name] : [])),
      color: colorNames,
      chatProvider: keys('live-chat', 'providers'),
      form: [...files.forms.keys()],
      formAction: [...catalogue.formActions.keys()],
      formData: [...catalogue.formData.keys()],
      formPattern: keys('forms', 'patterns'),
      icon: catalogue.icons,
    },
  };
}

/** Which file says the words of a kind. */
const topicOf: Readonly<Partial<Record<WordKind, Topic>>> = {
  provider: 'providers',
  category: 'categories',
  breakpoint: 'breakpoints',
  template: 'themes',
  theme: 'themes',
  chatProvider: 'live-chat',
  formPattern: 'forms',
};

function unreadKinds({ topics, templates }: SharedFiles): ReadonlySet<WordKind> {
  const kinds = Object.entries(topicOf).flatMap(([kind, topic]) => (isBroken(topics[topic]) ? [kind as WordKind] : []));
  return new Set([...kinds, ...([...templates.values()].some(isBroken) ? (['layout', 'breakpoint'] as const) : [])]);
}

/**
 * A family may serve any template, so it may name the breakpoints of all; each site that extends it is checked again.
 */
function familyProblems(
  family: Descriptor,
  vocabulary: Vocabulary,
  contexts: readonly TemplateContext[],
  topics: SharedFiles['topics'],
): Problem[] {
  const { jurisdiction } = family.value;
  const { jurisdictions } = topics.jurisdictions.value;
  const names = Object.keys(isRecord(jurisdictions) ? jurisdictions : {});
  const unknown = typeof jurisdiction === 'string' && !isBroken(topics.jurisdictions) && !names.includes(jurisdiction);
  const { source, references, problems } = family;
  const breakpoint = [
    ...new Set([...vocabulary.words.breakpoint, ...contexts.flatMap(({ nodes }) => Object.keys(nodes.breakpoints))]),
  ];
  const anyTemplate = { ...vocabulary, words: { ...vocabulary.words, breakpoint } };
  return [
    ...problems,
    ...currencyProblems(family),
    ...(unknown ? [problemAt(source, ['jurisdiction'], unknownJurisdiction(jurisdiction, names))] : []),
    ...referenceProblems(references, anyTemplate, (path) => ({ source, path })),
  ];
}

/** Descriptors whose words are looked up here; those of templates and families are looked up in their contexts. */
function everyDescriptor(files: SharedFiles): Descriptor[] {
  return [
    ...Object.values(files.topics),
    ...files.environments.values(),
    ...files.pages.values(),
    ...files.modals.values(),
  ];
}
