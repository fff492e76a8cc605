import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brotliCompressSync, constants } from 'node:zlib';
import { drawBanner, drawDealer, drawGame, drawProviderMark, rendererNames, sceneNames, tableGames } from './art/index';
import { motifOf } from './catalogue/catalogue';
import { pictureFormats, type PictureFormat } from './catalogue/game';
import { drawnGame } from './catalogue/overrides';
import { drawPartnerLogo } from './partnerLogo';
import type { World } from './world';

interface Picture {
  readonly type: string;
  readonly body: Buffer;
  /** `null` where the format is compressed already. */
  readonly brotli: Buffer | null;
  readonly tag: string;
}

interface SizeQuery {
  readonly w?: string;
  readonly h?: string;
  readonly hue?: string;
}

const keptPictures = 6000;

/** Adds the routes that draw pictures: games, dealers, motifs, banners, providers' marks. */
export function addArtRoutes(app: FastifyInstance, world: World): void {
  const kept = new Map<string, Promise<Picture>>();

  function pictureAt(url: string, draw: () => string, format: PictureFormat): Promise<Picture> {
    const known = kept.get(url);
    if (known) return known;
    const picture = makers[format](draw());
    if (kept.size >= keptPictures) kept.delete(kept.keys().next().value ?? '');
    kept.set(url, picture);
    // What could not be drawn is tried again.
    picture.catch(() => kept.delete(url));
    return picture;
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    draw: (() => string) | null,
    format: PictureFormat = 'svg',
  ): Promise<FastifyReply> {
    if (draw === null) return reply.code(404).send({ statusCode: 404, statusMessage: 'notFound' });
    const { type, body, brotli, tag } = await pictureAt(request.url, draw, format);
    reply
      .header('etag', tag)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .header('x-content-type-options', 'nosniff');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    reply.type(type);
    if (brotli === null || !/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(body);
    return reply.header('content-encoding', 'br').send(brotli);
  }

  for (const format of pictureFormats)
    app.get<{ Params: { renderer: string; provider: string; game: string }; Querystring: SizeQuery }>(
      `/api/art/games/:renderer/:provider/:game.${format}`,
      (request, reply) => {
        const { renderer, provider, game: code } = request.params;
        const game = drawnGame(world.catalogue, provider, code);
        const known = nameIn(rendererNames, renderer);
        return send(
          request,
          reply,
          game && known
            ? () =>
                drawGame({ motif: game.motif, renderer: known, seed: game.seed, ...sizeOf(request.query, 300, 400) })
            : null,
          format,
        );
      },
    );

  app.get<{ Params: { renderer: string; game: string; seed: string }; Querystring: SizeQuery }>(
    '/api/art/dealers/:renderer/:game/:seed.svg',
    (request, reply) => {
      const { renderer, game, seed } = request.params;
      const known = nameIn(rendererNames, renderer);
      const table = nameIn(tableGames, game);
      return send(
        request,
        reply,
        known && table
          ? () => drawDealer({ renderer: known, seed, game: table, ...sizeOf(request.query, 480, 300) })
          : null,
      );
    },
  );

  app.get<{ Params: { renderer: string; motif: string }; Querystring: SizeQuery }>(
    '/api/art/motifs/:renderer/:motif.svg',
    (request, reply) => {
      const { renderer, motif } = request.params;
      const known = nameIn(rendererNames, renderer);
      return send(
        request,
        reply,
        known
          ? () =>
              drawGame({
                motif: motifOf(motif, 'slot_game'),
                renderer: known,
                seed: `motif ${motif}`,
                ...sizeOf(request.query, 320, 360),
              })
          : null,
      );
    },
  );

  app.get<{ Params: { renderer: string; scene: string }; Querystring: SizeQuery }>(
    '/api/art/banners/:renderer/:scene.svg',
    (request, reply) => {
      const { renderer, scene } = request.params;
      const [known, place] = [nameIn(rendererNames, renderer), nameIn(sceneNames, scene)];
      const hue = clamped(request.query.hue, 0, 360, 255);
      return send(
        request,
        reply,
        known && place
          ? () => drawBanner({ scene: place, renderer: known, hue, seed: scene, ...sizeOf(request.query, 1080, 420) })
          : null,
      );
    },
  );

  app.get<{ Params: { code: string } }>('/api/art/providers/:code.svg', (request, reply) => {
    const isKnown = world.studios.some(({ code }) => code === request.params.code);
    return send(request, reply, isKnown ? () => drawProviderMark(request.params.code) : null);
  });

  app.get<{ Params: { code: string } }>('/api/art/partners/:code.svg', (request, reply) => {
    const { code } = request.params;
    return send(request, reply, /^[a-z0-9-]{1,40}$/.test(code) ? () => drawPartnerLogo(code) : null);
  });
}

const makers: Readonly<Record<PictureFormat, (drawing: string) => Promise<Picture>>> = {
  svg(drawing) {
    const body = Buffer.from(drawing);
    const brotli = brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    });
    return Promise.resolve({ type: 'image/svg+xml', body, brotli, tag: tagOf(body) });
  },
  async webp(drawing) {
    const { default: sharp } = await import('sharp');
    const body = await sharp(Buffer.from(drawing)).webp({ quality: 82, effort: 2 }).toBuffer();
    return { type: 'image/webp', body, brotli: null, tag: tagOf(body) };
  },
};

function tagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** The whole picture's size in px, kept between 16 and 2000. */
function sizeOf(
  { w, h }: SizeQuery,
  width: number,
  height: number,
): { readonly width: number; readonly height: number } {
  return { width: clamped(w, 16, 2000, width), height: clamped(h, 16, 2000, height) };
}

function clamped(text: string | undefined, from: number, to: number, otherwise: number): number {
  const value = text === undefined ? Number.NaN : Number(text);
  return Number.isFinite(value) ? Math.min(to, Math.max(from, Math.round(value))) : otherwise;
}

function nameIn<Name extends string>(names: readonly Name[], word: string): Name | undefined {
  return names.find((name) => name === word);
}
