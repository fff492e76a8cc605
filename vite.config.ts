import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cascadeLayersPlugin } from './scripts/build/cascadeLayers.ts';
import { chunkMapPlugin, plainImportsPlugin } from './scripts/build/chunkMap.ts';
import { createCoreTest } from './scripts/build/coreModules.ts';
import { createGroupName, readChunkUsage } from './scripts/build/homeGroups.ts';
import { relativeTextPlugin } from './scripts/build/relativeText.ts';
import { templateCopiesPlugin } from './scripts/build/templateCopies.ts';
import { styleConstantsPlugin } from './scripts/build/styleConstants.ts';
import { entryName, templateEntriesPlugin } from './scripts/build/templateEntries.ts';

const root = import.meta.dirname;

/** Packages that every page needs from its first interaction on: one long-lived chunk. */
const foundation =
  /node_modules\/(react|react-dom|scheduler|mobx|mobx-react-lite|i18next|react-i18next|react-router|react-router-dom|use-sync-external-store|html-parse-stringify|void-elements|set-cookie-parser|cookie|js-cookie)\//;

/** The code of forms: one chunk, which loads with the first form. Each form action is a chunk of its own. */
const forms =
  /\/engine\/(?:forms\/(?!actions\/|outcomeOfIntent)|config\/form\/|ui\/(?:Field|Spinner)|shell\/useLoginReturn|routing\/wantedPath)|node_modules\/react-hook-form\//;

/** Our modules do nothing by being imported, but for styles; so `engine/index.ts` brings only what is used of it. */
const pure =
  /\/(?:(?:engine|widgets|templates)\/(?!.*\.css)[^?]*\.tsx?(?:\?template=[\w-]+)?|schemas\/generated\/validators\/[\w-]+\.js)$/;

const chunkUsage = readChunkUsage(root);
const isCore = createCoreTest(root);
const groupName = createGroupName(root, chunkUsage);

/** What floats over pages: one chunk, hydrated at the first user interaction. */
const floating =
  /\/widgets\/(?:chat|partners|rewards)-button\/|\/engine\/(?:shell\/useClosable|integrations\/(?:useLiveChat|LiveChatPanel\.css))/;

/** Pictures and fonts have one name in both builds: pages that are rendered here load what was built for browsers. */
const assetFileNames = 'assets/[name]-[hash:7][extname]';

/** Chunks of the engine that are no group have short names: the first visit's code holds each of them as a text. */
const chunkFileNames = ({ name, moduleIds }: { readonly name: string; readonly moduleIds: readonly string[] }) => {
  const isGroup = /^(?:core|foundation|forms|floating|modules|rolldown|(?:main|home|layout)-)/.test(name);
  const isShort =
    !isGroup &&
    moduleIds.some((id) => id.includes('/engine/')) &&
    !moduleIds.some((id) => /\/(?:widgets|templates)\//.test(id));
  return `assets/${isShort ? 'e' : '[name]'}-[hash:7].js`;
};

/** How long plugins take is no warning. */
const checks = { pluginTimings: false };

export default defineConfig(({ isSsrBuild }) => ({
  root,
  appType: 'custom',
  publicDir: false,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    cascadeLayersPlugin(root),
    styleConstantsPlugin(),
    relativeTextPlugin(),
    plainImportsPlugin(root),
    chunkMapPlugin(root, chunkUsage),
    templateCopiesPlugin(root),
    templateEntriesPlugin(root, chunkUsage),
  ],
  build: {
    target: 'es2022',
    // The first versions with OKLCH, so that colours stay as they are written.
    cssTarget: ['chrome111', 'firefox113', 'safari16.4'],
    emptyOutDir: false,
    assetsInlineLimit: 0,
    // The document preloads what its page needs; a later page needs little more than its own chunks.
    modulePreload: false,
    // Packs a twentieth smaller than what the bundler does by itself; a third and fourth pass take some more bytes from
    // the core.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 4 } },
    reportCompressedSize: false,
    ...(isSsrBuild
      ? {
          outDir: 'dist/server',
          cssMinify: false,
          rolldownOptions: { checks, input: 'prerender.tsx', output: { entryFileNames: '[name].js', assetFileNames } },
        }
      : {
          outDir: 'dist',
          rolldownOptions: {
            checks,
            optimization: { inlineConst: { mode: 'all', pass: 1 } },
            treeshake: { moduleSideEffects: [{ test: pure, sideEffects: false }] },
            output: {
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames,
              assetFileNames,
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [
                  { name: 'foundation', test: foundation },
                  { name: 'forms', test: forms },
                  { name: 'floating', test: floating },
                  // A part that several groups share has a chunk by itself: in the chunk of an entry it would make a
                  // ring.
                  { name: 'failure-text', test: /\/engine\/context\/use(?:ErrorMessage|FailureText)/ },
                  { name: 'reload-blocker', test: /\/engine\/context\/useReloadBlocker/ },
                  { name: 'decimal', test: /\/engine\/(?:config|api)\/decimal/ },
                  { name: 'sports', test: /\/engine\/(?:sports\/|context\/usePolling)|\/state-bets\.js/ },
                  { name: 'money', test: /\/engine\/money\/|\/forms\/outcomeOfIntent|\/state-money\.js/ },
                  { name: 'live-chat', test: /\/engine\/integrations\/(?:useLiveChat|LiveChatPanel\.css)/ },
                  {
                    name: (id, graph) =>
                      isCore(id, graph)
                        ? 'core'
                        : (entryName(root, id) ??
                          groupName(id, (module) => graph.getModuleInfo(module)?.importers ?? [])),
                    test: /virtual:livery|\/(?:engine|widgets|templates|schemas)\/|\/main\.tsx$|vite\/preload-helper/,
                  },
                ],
              },
            },
          },
        }),
  },
}));
