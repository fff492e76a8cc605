import { request } from 'node:http';
import { copySites } from '../../test/copiedSites';

const domain = 'lucky-harbor.example';

/** A running server with endless lists of the sizes asked for. */
export interface Stage {
  /** Address of a page in Chromium. */
  readonly address: (path: string) => string;
  readonly steer: (command: object) => Promise<void>;
  readonly close: () => Promise<unknown>;
}

/**
 * Starts the built application on copied configurations, so that its pages render with that content: `sizes`
 * returns the number of games by category, and `pages` the props of their grids by route. Pictures are WebP, as
 * platforms send them: an SVG is a document of its own to a browser.
 */
export async function createStage(
  root: string,
  sizes: Readonly<Record<string, number>>,
  pages: Readonly<Record<string, object>>,
): Promise<Stage> {
  const changes = Object.entries(pages).map(
    ([page, props]) => [page, { changes: [{ change: 'props', node: 'games', props }] }] as const,
  );
  const { port, close } = await copySites(root, {
    [domain]: (site) => ({ ...site, pages: { ...site.pages, ...Object.fromEntries<unknown>(changes) } }),
  });

  const steer = (command: object) => post(port, command);
  await steer({
    categories: Object.entries(sizes).map(([category, games]) => ({ domain, category, games, pictures: 'webp' })),
  });
  return {
    address: (path) => `http://${domain}.localhost:${port}${path}`,
    steer,
    close,
  };
}

function post(port: number, command: object): Promise<void> {
  const body = JSON.stringify(command);
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path: '/api/sandbox/control',
        method: 'POST',
        headers: { 'content-type': 'application/json', host: domain },
      },
      (response) => {
        response.resume();
        response.once('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`The sandbox answered ${response.statusCode}.`)),
        );
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}
