import type { ConfigInput } from './configInput';
import { kindOfFile, readDescriptor, unexpectedFile, type Descriptor } from './descriptors';
import { topics, type Topic } from './fileKinds';
import { problemOfFile, type Problem } from './problem';

/** The files that sites share, read one by one, with what is wrong with them. */
export interface SharedFiles {
  readonly topics: Readonly<Record<Topic, Descriptor>>;
  readonly pages: ReadonlyMap<string, Descriptor>;
  readonly modals: ReadonlyMap<string, Descriptor>;
  readonly forms: ReadonlyMap<string, Descriptor>;
  readonly families: ReadonlyMap<string, Descriptor>;
  readonly environments: ReadonlyMap<string, Descriptor>;
  readonly templates: ReadonlyMap<string, Descriptor>;
  readonly templatePages: ReadonlyMap<string, ReadonlyMap<string, Descriptor>>;
  readonly problems: readonly Problem[];
}

/** Reads every file that sites share; those of sites are left alone. */
export function readShared({ files, unread = new Map(), onFile }: ConfigInput): SharedFiles {
  const byTopic = new Map<Topic, Descriptor>();
  const lists = {
    page: new Map<string, Descriptor>(),
    modal: new Map<string, Descriptor>(),
    form: new Map<string, Descriptor>(),
    family: new Map<string, Descriptor>(),
    environment: new Map<string, Descriptor>(),
  };
  const templates = new Map<string, Descriptor>();
  const templatePages = new Map<string, Map<string, Descriptor>>();
  const problems: Problem[] = [...unread.values()];
  for (const [file, text] of files) {
    onFile?.(file);
    const kind = kindOfFile(file);
    if (kind === undefined) problems.push(unexpectedFile(file));
    else if (kind.kind === 'platform') byTopic.set(kind.topic, readDescriptor(file, text, kind));
    else if (kind.kind === 'template') templates.set(kind.template, readDescriptor(file, text, kind));
    else if (kind.kind === 'template-page') {
      const pages = templatePages.get(kind.template) ?? new Map<string, Descriptor>();
      templatePages.set(kind.template, pages.set(kind.name, readDescriptor(file, text, kind)));
    } else if (kind.kind !== 'site' && kind.kind !== 'site-page')
      lists[kind.kind].set(kind.name, readDescriptor(file, text, kind));
  }
  for (const template of templatePages.keys()) {
    if (!templates.has(template) && !unread.has(`templates/${template}/template.json`))
      problems.push(
        problemOfFile(
          `templates/${template}/template.json`,
          'file-missing',
          'The template has pages but no template.json.',
        ),
      );
  }
  const read = topics.map((topic) => {
    const found = byTopic.get(topic);
    if (found !== undefined) return [topic, found] as const;
    const file = `site-configs/platform/${topic}.json`;
    if (!unread.has(file)) problems.push(problemOfFile(file, 'file-missing', 'The platform needs this file.'));
    return [topic, { source: { file, text: '', value: undefined }, value: {}, references: [], problems: [] }] as const;
  });
  return {
    topics: Object.fromEntries(read) as Record<Topic, Descriptor>,
    pages: lists.page,
    modals: lists.modal,
    forms: lists.form,
    families: lists.family,
    environments: lists.environment,
    templates,
    templatePages,
    problems,
  };
}
