import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { createSandbox } from '../../scripts/sandbox';
import { motifNames } from '../../scripts/sandbox/art';

type ExampleModule = typeof import('./exampleData');

/** What shows examples: the address of their page, and what may be asked of the module that makes them. */
export interface ExampleServer extends Pick<ExampleModule, 'exampleData' | 'pictureTime'> {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Serves the code as development does, with the sandbox behind it at a fixed time. */
export async function serveExamples(root: string): Promise<ExampleServer> {
  const http = createHttpServer();
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'development',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { entries: ['tests/pictures/page.tsx', 'widgets/*/*.tsx', 'templates/*/index.ts'] },
  });
  const module = (await vite.ssrLoadModule('/tests/pictures/exampleData.ts')) as ExampleModule;
  const { exampleData, exampleDocument, examplePath, pictureSite, pictureTime } = module;
  const sandbox = await createSandbox({ seed: 'livery', sites: () => [pictureSite] });
  await sandbox.inject({
    method: 'POST',
    url: '/api/sandbox/control',
    payload: { timeOffsetMs: Date.parse(pictureTime) - Date.now() },
  });
  http.on('request', (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === examplePath)
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(exampleDocument());
    // Examples name pictures of no platform; the sandbox draws one for each name.
    else if (isExamplePicture(pathname))
      response.writeHead(302, { Location: `/api/art/motifs/enamel/${motifOf(pathname)}.svg` }).end();
    else if (pathname.startsWith('/api/')) sandbox.routing(request, response);
    else vite.middlewares(request, response);
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const bound = http.address();
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0;
  return {
    exampleData,
    pictureTime,
    address: `http://127.0.0.1:${port}${examplePath}`,
    close: async () => {
      await vite.close();
      await sandbox.close();
      http.closeAllConnections();
      http.close();
    },
  };
}

/** Whether a path is a picture that only an example names: no module of ours, and none that the sandbox draws. */
function isExamplePicture(path: string): boolean {
  return (
    /\.(?:svg|png|webp|jpe?g)$/.test(path) &&
    !/^\/(?:@|engine|widgets|templates|node_modules|api\/art\/(?:\w+\/){2})/.test(path)
  );
}

/** A drawing for a name, always the same. */
function motifOf(name: string): string {
  const sum = [...name].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
  return motifNames[sum % motifNames.length] ?? '';
}
