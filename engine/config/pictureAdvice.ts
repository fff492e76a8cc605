import type { ConfigInput } from './configInput';
import { valueAt, type FoundText, type JsonPath } from './jsonPath';
import { unknownWord } from './nearest';
import { problemAt, type Finding, type Problem } from './problem';
import type { Source } from './source';

const logoPlaces: readonly JsonPath[] = [
  ['logos', 'primary'],
  ['logos', 'compact'],
  ['logos', 'footer'],
];
const iconPlace: JsonPath = ['manifestIcon'];

/** Bytes that a logo may weigh: it loads before anything else of the page. */
const mostBytes = 60_000;
/** Dots that a raster logo needs across its height: twice what the largest header shows. */
const leastHeight = 64;
/** Dots that an icon needs on each side to stand on a phone's home screen. */
const leastIcon = 192;

type Pictures = Pick<ConfigInput, 'brandFiles' | 'brandSizes' | 'brandFacts'>;

/**
 * What is wrong with the files behind the logos and the icon of a site: format, weight, dots, form. Files that are not
 * there are errors elsewhere.
 */
export function logoAdvice(source: Source, domain: string, pictures: Pictures): Problem[] {
  return [...logoPlaces, iconPlace].flatMap((path) => {
    const name = valueAt(source.value, path);
    if (typeof name !== 'string' || !pictures.brandFiles.has(fileOf(domain, name))) return [];
    const finding = findingOf(name, fileOf(domain, name), path === iconPlace, pictures);
    return finding === undefined ? [] : [problemAt(source, path, finding)];
  });
}

/** Texts that name a picture of the brand by its address (`/brand/…`) which the site's folder does not have. */
export function missingPictures(
  source: Source,
  texts: readonly FoundText[],
  domain: string,
  { brandFiles }: Pictures,
): Problem[] {
  const folder = fileOf(domain, '');
  return texts.flatMap(({ path, text }) => {
    if (!/^\/brand\/[\w./-]+$/.test(text) || brandFiles.has(fileOf(domain, text.slice(1)))) return [];
    const there = [...brandFiles]
      .filter((name) => name.startsWith(folder))
      .map((name) => name.slice(folder.length - 1));
    return [
      problemAt(source, path, { code: 'picture-missing', ...unknownWord(text, `a picture in ${folder}`, there) }),
    ];
  });
}

function fileOf(domain: string, name: string): string {
  return `site-configs/sites/${domain}/${name}`;
}

function findingOf(
  name: string,
  file: string,
  isIcon: boolean,
  { brandSizes, brandFacts }: Pictures,
): Finding | undefined {
  const facts = brandFacts?.get(file);
  const size = brandSizes?.get(file);
  const format = name.slice(name.lastIndexOf('.') + 1);
  if (facts !== undefined && facts.format === format.toLowerCase() && facts.format !== format) {
    const stem = name.slice(0, -format.length);
    return {
      code: 'logo-format',
      message: `The ending of "${name}" is in capital letters, by which servers do not know what it is. Rename it to "${stem}${facts.format}".`,
    };
  }
  if (facts !== undefined && facts.format !== format) {
    const is = facts.format === undefined ? 'no picture that sites may use' : `a ${facts.format.toUpperCase()}`;
    return {
      code: 'logo-format',
      message: `"${name}" is ${is}, not what its name says, so browsers may not show it. Export it as ${format.toUpperCase()}, or rename it.`,
    };
  }
  if (brandSizes !== undefined && size === undefined && /^(?:svg|png)$/.test(format)) {
    const wanted = format === 'png' ? 'is no PNG' : 'is no SVG with a width and height or a viewBox';
    return {
      code: 'logo-unreadable',
      message: `"${name}" ${wanted}, so nothing can keep its place free. Export it again.`,
    };
  }
  if (facts !== undefined && facts.bytes > mostBytes) {
    const weight = `${Math.ceil(facts.bytes / 1000)} kB`;
    return {
      code: 'logo-heavy',
      message: `"${name}" weighs ${weight}, and each first visit waits for it. Make it ${mostBytes / 1000} kB at most.`,
    };
  }
  return size === undefined ? undefined : sizeFinding(name, size, isIcon, format === 'svg');
}

function sizeFinding(
  name: string,
  [width, height]: readonly [number, number],
  isIcon: boolean,
  isDrawn: boolean,
): Finding | undefined {
  const measures = `${width} × ${height}`;
  if (isIcon && width !== height) {
    return {
      code: 'icon-not-square',
      message: `"${name}" is ${measures}, and phones cut icons to a square. Make it as wide as high.`,
    };
  }
  const least = isIcon ? leastIcon : leastHeight;
  if (isDrawn || height >= least) return undefined;
  return {
    code: 'logo-small',
    message: `"${name}" is ${measures} dots, too few for sharp screens. Make it at least ${least} high, or use an SVG.`,
  };
}
