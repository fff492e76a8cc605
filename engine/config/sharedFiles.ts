import type { ConfigInput } from './configInput';
import { kindOfFile, readDescriptor, unexpectedFile, unreadDescriptor, type Descriptor } from './descriptors';
import { topics, type FileKind, type Topic } from './fileKinds';
import { isError, problemOfFile, type Problem } from './problem';

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

/**
 * Reads every file that sites share; those of sites are left alone. A file that cannot be read stands there broken, so
 * that nothing is said of the names that other files know it by.
 */
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
  const problems: Problem[] = [];
  const add = (kind: FileKind, descriptor: Descriptor) => {
    if (kind.kind === 'platform') byTopic.set(kind.topic, descriptor);
    else if (kind.kind === 'template') templates.set(kind.template, descriptor);
    else if (kind.kind === 'template-page') {
      const pages = templatePages.get(kind.template) ?? new Map<string, Descriptor>();
      templatePages.set(kind.template, pages.set(kind.name, descriptor));
    } else if (kind.kind !== 'site' && kind.kind !== 'site-page') lists[kind.kind].set(kind.name, descriptor);
  };
  for (const [file, text] of files) {
    onFile?.(file);
    const kind = kindOfFile(file);
    if (kind === undefined) problems.push(unexpectedFile(file));
    else add(kind, readDescriptor(file, text, kind));
  }
  for (const [file, problem] of unread) {
    // What is told of a folder, or of two files, is told of no file of a kind.
    const isUnread = isError(problem) && file.endsWith('.json') && !files.has(file);
    const kind = isUnread ? kindOfFile(file) : undefined;
    if (kind === undefined) problems.push(problem);
    else add(kind, unreadDescriptor(problem));
  }
  for (const template of templatePages.keys()) {
    if (!templates.has(template))
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
    return [topic, unreadDescriptor(problemOfFile(file, 'file-missing', 'The platform needs this file.'))] as const;
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
