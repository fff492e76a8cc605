import { brandPictureProblems } from './brandPictures';
import type { BrandSizes } from './configInput';
import type { Descriptor } from './descriptors';
import { kindOfFile, readDescriptor, unreadDescriptor } from './descriptors';
import type { FileKind } from './fileKinds';
import { isRecord } from './jsonPath';
import { ownValue } from './ownValue';
import { layered, type Layered } from './layers';
import { maxSiteBytes } from './limits';
import { readPage, type PageDraft } from './pages';
import type { Platform } from './platform';
import type { SiteInput } from './siteInput';
import { isError, problemOfFile, type Problem } from './problem';
import type { TemplateContext } from './templateContext';

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
export function readSite(platform: Platform, input: SiteInput): SiteDraft | { readonly problems: readonly Problem[] } {
  const { domain, files, brandFiles, brandSizes } = input;
  const unread = [...(input.unread ?? []), ...brandPictureProblems(input)];
  const siteFile = `site-configs/sites/${domain}/site.json`;
  const text = files.get(siteFile);
  if (text === undefined) {
    const isNotified = unread.some(
      ({ file, severity }) => severity === 'error' && (siteFile === file || siteFile.startsWith(`${file}/`)),
    );
    return {
      problems: isNotified
        ? unread
        : [
            ...unread,
            problemOfFile(
              siteFile,
              'file-missing',
              'The folder of a site needs a site.json. Add it, or delete the folder.',
            ),
          ],
    };
  }
  const oversize = sizeProblems(siteFile, files);
  if (oversize.length > 0) return { problems: [...unread, ...oversize] };
  const descriptor = readDescriptor(siteFile, text, { kind: 'site', domain });
  const familyName = descriptor.value.extends;
  const family = typeof familyName === 'string' ? platform.families.get(familyName) : undefined;
  const values = inTheme(layered([...(family === undefined ? [] : [family]), descriptor]), input.themeCode);
  const template = templateOf(platform, values.value);
  const context = template === undefined ? undefined : platform.templates.get(template);
  const pages = readOwnPages(input, siteFile, context);
  return {
    domain,
    descriptor,
    ...(family === undefined ? {} : { family }),
    values,
    ...(context === undefined ? {} : { context }),
    ownPages: pages.length === 0 ? noPages : new Map(pages.map((page) => [page.name, page])),
    brandFiles,
    ...(brandSizes === undefined ? {} : { brandSizes }),
    problems:
      pages.length + unread.length === 0
        ? descriptor.problems
        : [...unread, ...descriptor.problems, ...pages.flatMap((page) => page.descriptor.problems)],
  };
}

function inTheme(values: Layered, code: string | undefined): Layered {
  const { theme } = values.value;
  return code === undefined || !isRecord(theme)
    ? values
    : { ...values, value: { ...values.value, theme: { ...theme, code } } };
}

/** The template behind the theme code that a site names; undefined for an unknown code. */
export function templateOf(platform: Platform, site: Readonly<Record<string, unknown>>): string | undefined {
  const themes = platform.topics.themes.value.themes;
  const code = isRecord(site.theme) ? site.theme.code : undefined;
  const theme = isRecord(themes) && typeof code === 'string' ? ownValue(themes, code) : undefined;
  return isRecord(theme) && typeof theme.template === 'string' ? theme.template : undefined;
}

/** All files of a folder together; each by itself is measured where it is read. */
function sizeProblems(siteFile: string, files: ReadonlyMap<string, string>): Problem[] {
  const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  if (bytes <= maxSiteBytes) return [];
  const message = `The ${files.size} files of this site have ${Math.ceil(bytes / 1000)} kB together, and they may have ${maxSiteBytes / 1000} kB at most. Take out pages.`;
  return [problemOfFile(siteFile, 'file-too-large', message)];
}

function readOwnPages(
  { files, unread = [], onFile }: SiteInput,
  siteFile: string,
  context: TemplateContext | undefined,
): PageDraft[] {
  const read = (file: string, descriptorOf: (kind: FileKind) => Descriptor): PageDraft[] => {
    const kind = file === siteFile ? undefined : kindOfFile(file);
    if (kind?.kind !== 'site-page') return [];
    onFile?.(file);
    return [readPage(descriptorOf(kind), kind.name, context?.pages.get(kind.name))];
  };
  const lost = unread.filter(
    (problem) => isError(problem) && problem.file.endsWith('.json') && !files.has(problem.file),
  );
  return [
    ...(files.size === 1
      ? []
      : [...files].flatMap(([file, text]) => read(file, (kind) => readDescriptor(file, text, kind)))),
    ...lost.flatMap((problem) => read(problem.file, () => unreadDescriptor(problem))),
  ];
}
