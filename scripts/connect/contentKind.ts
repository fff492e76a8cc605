import type { FastifyInstance } from 'fastify';
import { ConnectionFault } from './connectionFault';

/** What a build without a platform fills its pages with: nothing, or the embedded API's demonstration. */
export const contentKinds = ['none', 'sandbox'] as const;
export type ContentKind = (typeof contentKinds)[number];

/**
 * Where a build's content comes from. Throws a `ConnectionFault` where no option names it, so that demo content never
 * reaches a site by mistake.
 */
export function contentKindOf(content: ContentKind | undefined, isConnected: boolean): ContentKind | 'platform' {
  if (content === 'sandbox' && isConnected) {
    throw new ConnectionFault('A platform and --content sandbox exclude each other. Leave one out. Nothing was built.');
  }
  if (content === undefined && !isConnected) {
    throw new ConnectionFault(
      'Say where the content of the pages comes from: --api <url> for your platform, --content none for pages that ask when they are opened, ' +
        'or --content sandbox for a demonstration with invented games, offers and winners. Nothing was built.',
    );
  }
  return content ?? 'platform';
}

/** An API that has nothing to say: pages are rendered with their layout, words and skeletons. */
export function noContent(app: FastifyInstance): Promise<void> {
  app.all('/api/*', (_, reply) => reply.code(404).send({ statusCode: 404, statusMessage: 'notFound' }));
  return Promise.resolve();
}
