/** What a home shows, as a page that is written by hand needs it. */
export interface HomeContent {
  readonly title: string;
  readonly lang: string;
  /** Addresses of the fonts that come with the page. */
  readonly fonts: readonly string[];
  /** The main picture's own attributes. */
  readonly picture: PictureAttributes | undefined;
  readonly links: readonly { readonly href: string; readonly text: string }[];
  readonly games: readonly { readonly name: string; readonly studio: string; readonly image: string }[];
}

/** Attributes of a picture, as the browser names them. */
export interface PictureAttributes {
  readonly src: string;
  readonly srcset: string;
  readonly sizes: string;
  readonly width: string;
  readonly height: string;
}

/** How many games a hand-written home shows. */
const wantedGames = 60;

/**
 * Reads the content of a home from its document, with the same sixty games; it repeats them where the home has fewer.
 * Throws for a home without games.
 */
export function readHome(html: string): HomeContent {
  const json = /<script type="application\/json" id="livery">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const games = gamesIn((JSON.parse(json) as { readonly content?: unknown }).content);
  if (games.length === 0) throw new Error('The home shows no games.');
  const picture = /<img\b(?=[^>]*elementtiming="main")[^>]*>/i.exec(html)?.[0];
  const attribute = (name: string) => plain(new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(picture ?? '')?.[1] ?? '');
  return {
    title: plain(/<title>([^<]*)/.exec(html)?.[1] ?? ''),
    lang: /<html lang="([^"]*)"/.exec(html)?.[1] ?? 'en',
    fonts: [...html.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]*)"/g)].map(([, href = '']) => href),
    picture:
      picture === undefined
        ? undefined
        : {
            src: attribute('src'),
            srcset: attribute('srcset'),
            sizes: attribute('sizes'),
            width: attribute('width'),
            height: attribute('height'),
          },
    links: [...html.matchAll(/<a\b[^>]*href="(\/[\w-]*)"[^>]*>([^<]{2,40})<\/a>/g)]
      .slice(0, 12)
      .map(([, href = '', text = '']) => ({ href, text: plain(text) })),
    games: Array.from({ length: wantedGames }, (_, index) => games[index % games.length]).filter(
      (game) => game !== undefined,
    ),
  };
}

/** Every game in an answer, at any depth. */
function gamesIn(value: unknown): HomeContent['games'] {
  if (Array.isArray(value)) return value.flatMap(gamesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { name, image, gameCode, providerName } = value as Partial<Record<string, unknown>>;
  if (typeof gameCode === 'string' && typeof name === 'string' && typeof image === 'string')
    return [{ name, image, studio: typeof providerName === 'string' ? providerName : '' }];
  return Object.values(value).flatMap(gamesIn);
}

function plain(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
