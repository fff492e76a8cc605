import { featureNames, type CompiledSite } from './compiled';
import type { Topic } from './fileKinds';

/** What a site is when neither it nor its family says; the same as the defaults of its schema. */
export const siteDefaults = {
  logos: {},
  features: Object.fromEntries(featureNames.map((name) => [name, false])) as Record<
    (typeof featureNames)[number],
    boolean
  >,
  api: { baseUrl: '/' },
  contentSecurity: { scripts: [], frames: [], images: [], connect: [], fonts: [], media: [] },
  jurisdiction: 'none',
  imageId: '',
  fieldDataShare: 0.1,
} as const satisfies Partial<CompiledSite> & { readonly imageId: string; readonly fieldDataShare: number };

/** What a file of the platform says when it leaves something out; the same as the defaults of its schema. */
export const topicDefaults: Readonly<Partial<Record<Topic, Readonly<Record<string, unknown>>>>> = {
  categories: { secondaryNavigation: [] },
  'login-entry': { themes: {} },
  rewards: { templates: {} },
  session: { checkOn: [], checkEveryMs: 30_000, attributionCookies: {} },
};
