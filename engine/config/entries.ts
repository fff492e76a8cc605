import type { LoginEntryDescriptor, RewardsDescriptor } from '../../schemas/generated/descriptors';
import type { Descriptor } from './descriptors';
import type { EntryForms } from './entryForms';
import type { Topic } from './fileKinds';
import { isRecord, valueAt } from './jsonPath';
import { ownValue } from './ownValue';
import type { PageDraft } from './pages';
import { problemAt, type Problem } from './problem';
import type { SharedLayers } from './templateLayers';

/** Where the platform's tables send guests to sign in. */
export interface Entry {
  /** The page that guests are sent to, or over which the modal opens. */
  readonly route?: string;
  /** Why the page must be there. */
  readonly why?: string;
  readonly modal?: string;
  /** The form that must stand in the modal, or else on the page. */
  readonly needs: keyof EntryForms;
  readonly file: string;
}

/** Pages of a template out of which it leaves the form that guests of its sites are sent to. */
export function formlessPages(
  template: string,
  own: Iterable<PageDraft>,
  { topics, pages, entryForms: forms }: Pick<SharedLayers, 'topics' | 'pages' | 'entryForms'>,
): Problem[] {
  const themes = isRecord(topics.themes.value.themes) ? topics.themes.value.themes : {};
  const codes = Object.keys(themes).filter((code) => valueAt(themes, [code, 'template']) === template);
  const entries = codes.flatMap((code) => entriesOf(topics, code, template));
  return [...own].flatMap(({ name, tree, descriptor }) => {
    const entry = entries.find(({ route, modal }) => route === name && modal === undefined);
    if (entry === undefined || descriptor.problems.length > 0 || forms[entry.needs](tree).length > 0) return [];
    if (forms[entry.needs](pages.get(name)?.tree ?? {}).length === 0) return [];
    const what = entry.needs === 'signIn' ? 'signs in' : 'signs in or up';
    const message = `Guests are sent to the page "${name}" to sign in (${entry.file}), and this one has no form that ${what}. Put one into it.`;
    return [problemAt(descriptor.source, ['regions'], { code: 'entry-without-login', message })];
  });
}

/** Where the guests of a theme code and template are sent. */
export function entriesOf(
  topics: Readonly<Record<Topic, Descriptor>>,
  code: string | undefined,
  template: string | undefined,
): readonly Entry[] {
  const login = topics['login-entry'].value as Partial<LoginEntryDescriptor>;
  const rewards = topics.rewards.value as Partial<RewardsDescriptor>;
  const entry = (code === undefined ? undefined : ownValue(login.themes, code)) ?? login.default;
  const rewardsEntry = (template === undefined ? undefined : ownValue(rewards.templates, template)) ?? rewards.guest;
  const sentTo = (route: string) => `Guests of this site are sent to the page "${route}" to sign in`;
  const linked = (route: string) =>
    `Every button that signs in is a link to the page "${route}", where it opens a modal as well`;
  const wanted = [
    { entry, needs: 'signIn', topic: topics['login-entry'], why: sentTo },
    { entry: { route: login.page, modal: undefined }, needs: 'signIn', topic: topics['login-entry'], why: linked },
    { entry: rewardsEntry, needs: 'signInOrUp', topic: topics.rewards, why: sentTo },
  ] as const;
  return wanted.flatMap(({ entry: named, needs, topic, why }): readonly Entry[] => {
    const route = stringAt(named, 'route');
    const modal = stringAt(named, 'modal');
    return route === undefined && modal === undefined
      ? []
      : [
          {
            ...(route === undefined ? {} : { route, why: why(route) }),
            ...(modal === undefined ? {} : { modal }),
            needs,
            file: topic.source.file,
          },
        ];
  });
}

function stringAt(value: unknown, key: string): string | undefined {
  const said = valueAt(value, [key]);
  return typeof said === 'string' ? said : undefined;
}
