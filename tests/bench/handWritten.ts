import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { readHome, type HomeContent } from './homeContent';
import { Home } from './react/Home';

/** Where the script of the prerendered page is asked for. */
export const reactScriptPath = '/bench/react.js';

const style = [
  '@font-face{font-family:Own;font-display:swap;src:url("FONT")}',
  'body{margin:0;background:#14161c;color:#eef;font:16px/1.5 Own,system-ui,sans-serif}',
  'header{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:12px 16px;background:#1d2029}',
  'nav{display:flex;gap:12px;overflow:auto}a{color:inherit}main{padding:16px;max-width:1200px;margin:auto}',
  '.hero{display:block;width:100%;height:auto;border-radius:12px}',
  'ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:16px;margin:24px 0;padding:0;list-style:none}',
  'li{position:relative;padding-bottom:8px;border-radius:10px;background:#20232d;overflow:hidden}li img{display:block;width:100%;height:auto;aspect-ratio:3/4;object-fit:cover}',
  'li a{display:block;padding:8px 10px 0;text-decoration:none}li p{margin:0;padding:0 10px;opacity:.7}',
  'button{position:absolute;top:8px;inset-inline-end:8px;width:36px;height:36px;border:0;border-radius:50%;background:#0008;color:#fff}',
].join('');

/**
 * A page as somebody would write it by hand: the home's main picture, links, fonts and sixty games, and nothing that
 * runs. `html` is the home's own document.
 */
export function staticPage(html: string): string {
  const content = readHome(html);
  return pageOf(content, renderToString(createElement(Home, content)).replaceAll('<!-- -->', ''), '', '');
}

/** The same page as React prerenders it, with its content as JSON and the script that hydrates it. */
export function reactPage(html: string): string {
  const content = readHome(html);
  const json = JSON.stringify(content).replace(/</g, '\\u003c');
  return pageOf(
    content,
    renderToString(createElement(Home, content)),
    `<script type="module" src="${reactScriptPath}"></script>`,
    `<script type="application/json" id="content">${json}</script>`,
  );
}

/** Builds the script that hydrates the prerendered page. */
export async function reactScript(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: { input: join(import.meta.dirname, 'react/client.tsx'), output: { format: 'es' } },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  const chunk = outputs.find((output) => output.type === 'chunk');
  if (!chunk) throw new Error('The page of React was not built.');
  return chunk.code;
}

function pageOf({ lang, title, fonts, picture }: HomeContent, body: string, head: string, end: string): string {
  const [font = ''] = fonts;
  const text = title.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const attribute = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${text}</title>`,
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...(picture
      ? [
          `<link rel="preload" as="image" href="${attribute(picture.src)}" imagesrcset="${attribute(picture.srcset)}" imagesizes="${attribute(picture.sizes)}" fetchpriority="high">`,
        ]
      : []),
    `<style>${style.replace('FONT', font)}</style>${head}</head><body><div id="root">${body}</div>${end}</body></html>`,
  ].join('');
}
