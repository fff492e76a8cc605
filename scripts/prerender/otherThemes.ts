import { themePath } from '../../engine/config/themePath';
import type { CompiledBundle } from '../../engine/config/compiled';
import type { SiteSource } from '../build/siteSource';

/** A file of a site in another theme: the site itself, its rules of widths, payloads of pages and modals. */
const themeFile = /^themes\/([\w-]+)\/((?:[\w-]+\/)*[\w-]+\.json|viewport\.css)$/;

/** What start-up swaps a site by, beside the payloads of its pages. */
export const swapFiles = { site: 'site.json', viewport: 'viewport.css' } as const;

/** A site in another theme, whose files are told. */
interface ThemedSite extends SiteSource {
  readonly paths: () => Promise<readonly string[]>;
}

/** How the forms of a site in other themes are found. */
export interface OtherThemes {
  /** The site in the theme of a code; undefined where there is none. */
  readonly find: (code: string) => Promise<CompiledBundle | undefined>;
  readonly render: (bundle: CompiledBundle) => ThemedSite;
}

/**
 * Adds to a site what start-up needs to swap it to another template (SITE-4): files below `themes/<code>/`, rendered
 * when they are asked for.
 */
export function withOtherThemes<Source extends SiteSource>(source: Source, { find, render }: OtherThemes): Source {
  const { themeCodes } = source.site;
  const rendered = new Map<string, Promise<ThemedSite | undefined>>();
  const inTheme = (code: string) => {
    const known = rendered.get(code) ?? find(code).then((bundle) => bundle && render(bundle));
    rendered.set(code, known);
    known.catch(() => rendered.delete(code));
    return known;
  };
  return {
    ...source,
    file: async (path) => {
      const [, code = '', name = ''] = themeFile.exec(path) ?? [];
      const isOther = Object.hasOwn(themeCodes, code) && themeCodes[code] === null;
      return (await source.file(path)) ?? (isOther ? (await inTheme(code))?.file(name) : undefined);
    },
  };
}

/** The files of a site in the other themes that it lists, by path. */
export async function listedThemeFiles(
  { themes = {} }: CompiledBundle,
  render: OtherThemes['render'],
): Promise<readonly string[]> {
  const paths = Object.entries(themes).map(async ([code, bundle]) => {
    const names = await render(bundle).paths();
    return names
      .map((name) => `${themePath(code).slice(1)}/${name}`)
      .filter((path) => themeFile.test(path) && !path.includes('/builds/'));
  });
  return (await Promise.all(paths)).flat();
}
