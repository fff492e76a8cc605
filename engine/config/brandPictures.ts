import type { PictureFacts } from './configInput';
import { problemOfFile, type Problem } from './problem';
import type { SiteInput } from './siteInput';

/** A page shows no picture for which it would have to wait this long. */
const mostBytes = 2_000_000;
/** A phone keeps four bytes for each dot: more than this closes the tab. */
const mostDots = 40_000_000;

/**
 * What the pictures of a site's brand must not be, whether anything shows them or not: each has an address of its own
 * on the site's host.
 */
export function brandPictureProblems({ domain, brandFiles, brandFacts = new Map() }: SiteInput): Problem[] {
  const folder = `site-configs/sites/${domain}/brand/`;
  return [...brandFiles].flatMap((file) =>
    file.startsWith(folder) ? (problemOf(file, brandFacts.get(file)) ?? []) : [],
  );
}

function problemOf(file: string, facts: PictureFacts | undefined): Problem | undefined {
  if (!/\.(?:svg|png|webp|avif|jpg)$/.test(file)) {
    return problemOfFile(
      file,
      'picture-unknown',
      'Pictures of the brand are SVG, PNG, WebP, AVIF or JPG, by the endings .svg, .png, .webp, .avif and .jpg. Export it as one of them, or move it out.',
    );
  }
  if (facts === undefined) return undefined;
  if (facts.bytes > mostBytes) {
    return problemOfFile(
      file,
      'value-size',
      `The picture weighs ${Math.ceil(facts.bytes / 1000)} kB, and it may weigh ${mostBytes / 1000} kB at most. Make it smaller.`,
    );
  }
  if (facts.danger !== undefined) {
    return problemOfFile(
      file,
      'picture-unsafe',
      `The drawing holds ${facts.danger}, and a drawing may only draw. Export it as plain SVG, without scripts and links.`,
    );
  }
  const [width, height] = facts.dots ?? [1, 1];
  if (width * height > mostDots) {
    const measures = `${width} × ${height} dots, and it may have ${mostDots / 1_000_000} million at most`;
    return problemOfFile(file, 'value-size', `The picture is ${measures}. Make it smaller.`);
  }
  if (facts.format === undefined || width * height === 0)
    return problemOfFile(file, 'picture-unknown', 'The file is no picture, whatever its name says. Export it again.');
  return facts.fault === undefined
    ? undefined
    : problemOfFile(
        file,
        'picture-unknown',
        `The picture ${facts.fault}, so browsers do not show it. Export it again.`,
      );
}
