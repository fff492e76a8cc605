import type { BrandSizes } from './configInput';
import type { Descriptor } from './descriptors';
import { kindOfFile, readDescriptor } from './descriptors';
import { isRecord, ownValue } from './jsonPath';
import { layered, type Layered } from './layers';
import { readPage, type PageDraft } from './pages';
import type { Platform } from './platform';
import { problemOfFile, type Problem } from './problem';
import type { TemplateContext } from './templateContext';

/** The files of one site folder. */
export interface SiteInput {
  readonly domain: string;
  /** Text by path from the project root. */
  readonly files: ReadonlyMap<string, string>;
  readonly brandFiles: ReadonlySet<string>;
  readonly brandSizes?: BrandSizes;
}

/** A site as read, with the layers below it. */
export interface SiteDraft {
  readonly domain: string;
  readonly descriptor: Descriptor;
  readonly family?: Descriptor;
  /** Family and site, one over the other. */
  readonly values: Layered;
  /** Undefined where the theme names no template. */
  readonly context?: TemplateContext;
  /** Pages of the site's own folder. */
  readonly ownPages: ReadonlyMap<string, PageDraft>;
  readonly brandFiles: ReadonlySet<string>;
  readonly brandSizes?: BrandSizes;
  readonly problems: readonly Problem[];
}

const noPages: ReadonlyMap<string, PageDraft> = new Map();

/** Reads the files of a site; undefined, with the problem, where it has no site.json. */
export function readSite(platform: Platform, { domain, files, brandFiles, brandSizes }: SiteInput): SiteDraft | { readonly problems: readonly Problem[] } {
  const siteFile = `site-configs/sites/${domain}/site.json`;
  const text = files.get(siteFile);
  if (text === undefined) return { problems: [problemOfFile(siteFile, 'file-missing', 'The folder of a site needs a site.json.')] };
  const descriptor = readDescriptor(siteFile, text, { kind: 'site', domain });
  const familyName = descriptor.value.extends;
  const family = typeof familyName === 'string' ? platform.families.get(familyName) : undefined;
  const values = layered([...(family === undefined ? [] : [family]), descriptor]);
  const template = templateOf(platform, values.value);
  const context = template === undefined ? undefined : platform.templates.get(template);
  const pages = readOwnPages(files, siteFile, context);
  return {
    domain,
    descriptor,
    ...(family === undefined ? {} : { family }),
    values,
    ...(context === undefined ? {} : { context }),
    ownPages: pages.length === 0 ? noPages : new Map(pages.map((page) => [page.name, page])),
    brandFiles,
    ...(brandSizes === undefined ? {} : { brandSizes }),
    problems: pages.length === 0 ? descriptor.problems : [...descriptor.problems, ...pages.flatMap((page) => page.descriptor.problems)],
  };
}

/** The template behind the theme code that a site names; undefined for an unknown code. */
export function templateOf(platform: Platform, site: Readonly<Record<string, unknown>>): string | undefined {
  const themes = platform.topics.themes.value.themes;
  const code = isRecord(site.theme) ? site.theme.code : undefined;
  const theme = isRecord(themes) && typeof code === 'string' ? ownValue(themes, code) : undefined;
  return isRecord(theme) && typeof theme.template === 'string' ? theme.template : undefined;
}

function readOwnPages(files: ReadonlyMap<string, string>, siteFile: string, context: TemplateContext | undefined): PageDraft[] {
  if (files.size === 1) return [];
  return [...files].flatMap(([file, text]) => {
    const kind = file === siteFile ? undefined : kindOfFile(file);
    if (kind?.kind !== 'site-page') return [];
    return [readPage(readDescriptor(file, text, kind), kind.name, context?.pages.get(kind.name))];
  });
}
