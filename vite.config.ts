import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cascadeLayersPlugin } from './scripts/build/cascadeLayers.ts';
import { chunkMapPlugin, plainImportsPlugin } from './scripts/build/chunkMap.ts';
import { createGroupName, readPlaces } from './scripts/build/homeGroups.ts';

const root = import.meta.dirname;

/** Packages that every page needs from its first interaction on: one long-lived chunk. */
const foundation =
  /node_modules\/(react|react-dom|scheduler|mobx|mobx-react-lite|i18next|react-i18next|react-router|react-router-dom|use-sync-external-store|html-parse-stringify|void-elements|set-cookie-parser|cookie|js-cookie)\//;

/** Our modules do nothing by being imported, but for styles; so `engine/index.ts` brings only what is used of it. */
const pure = /\/(engine|widgets|templates)\/(?!.*\.css)[^?]*\.tsx?$/;

/** What every page of every site runs: the engine but for what some pages need, and which widgets there are. One chunk compresses best. */
const core =
  /\/engine\/(?!api\/(?:calls\/(?!start\.)|wire\/|decimal|laterCalls|vipSummary)|application\/(?:Notices|useErrorMessage)|i18n\/(?:loadMessageSet|flattenMessages)|ui\/(?:Field|Select|Paginator|pages|SanitizedHtml|sanitizer))|\/main\.tsx$|\/(?:widgets|templates)\/index\.ts$|\/widgets\/[^/]+\/(?:index|variants|gamesRequest)\.ts$|\/schemas\/generated\/validators\/(?:api-start|shapes)\.js$|vite\/preload-helper/;

const groupName = createGroupName(root, readPlaces(root));

/** How long plugins take is no warning. */
const checks = { pluginTimings: false };

export default defineConfig(({ isSsrBuild }) => ({
  root,
  appType: 'custom',
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin(), cascadeLayersPlugin(root), plainImportsPlugin(), chunkMapPlugin(root)],
  build: {
    target: 'es2022',
    // The first versions with OKLCH, so that colours stay as they are written.
    cssTarget: ['chrome111', 'firefox113', 'safari16.4'],
    emptyOutDir: false,
    assetsInlineLimit: 0,
    // The document preloads what its page needs; a later page needs little more than its own chunks.
    modulePreload: false,
    reportCompressedSize: false,
    ...(isSsrBuild
      ? { outDir: 'dist/server', rolldownOptions: { checks, input: 'prerender.tsx', output: { entryFileNames: '[name].js' } } }
      : {
          outDir: 'dist',
          rolldownOptions: {
            checks,
            input: 'main.tsx',
            treeshake: { moduleSideEffects: [{ test: pure, sideEffects: false }] },
            output: {
              entryFileNames: 'assets/[name]-[hash].js',
              chunkFileNames: 'assets/[name]-[hash].js',
              assetFileNames: 'assets/[name]-[hash][extname]',
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [
                  { name: 'foundation', test: foundation },
                  {
                    name: (id, graph) => groupName(id, (module) => graph.getModuleInfo(module)?.importers ?? []),
                    test: /\/widgets\/(?![^/]+\/(?:index|variants|gamesRequest)\.ts$)/,
                  },
                  // What only a few pages need of the engine comes with them.
                  { name: 'engine', test: core, minShareCount: 1 },
                ],
              },
            },
          },
        }),
  },
}));
