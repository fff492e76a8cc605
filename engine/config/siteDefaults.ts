import { featureNames, type CompiledSite } from './compiled';

/** What a site is when neither it nor its family says; the same as the defaults of its schema. */
export const siteDefaults = {
  logos: {},
  features: Object.fromEntries(featureNames.map((name) => [name, false])) as Record<(typeof featureNames)[number], boolean>,
  api: { baseUrl: '/' },
  contentSecurity: { scripts: [], frames: [], images: [], connect: [], fonts: [], media: [] },
  jurisdiction: 'none',
  imageId: '',
} as const satisfies Partial<CompiledSite> & { readonly imageId: string };
