/** What a configuration file is, by its path. */
export type FileKind =
  | { readonly kind: 'platform'; readonly topic: Topic }
  | { readonly kind: 'page' | 'modal' | 'form' | 'family' | 'environment'; readonly name: string }
  | { readonly kind: 'template'; readonly template: string }
  | { readonly kind: 'template-page'; readonly template: string; readonly name: string }
  | { readonly kind: 'site'; readonly domain: string }
  | { readonly kind: 'site-page'; readonly domain: string; readonly name: string };

export const topics = [
  'api',
  'breakpoints',
  'categories',
  'failures',
  'fallback-games',
  'forms',
  'jurisdictions',
  'live-chat',
  'locales',
  'login-entry',
  'providers',
  'rewards',
  'session',
  'shell',
  'themes',
  'timings',
] as const;
export type Topic = (typeof topics)[number];
