import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledBundle, CompiledSite, LocaleCode } from '../../engine/config/compiled';

/** The texts of the words in a language, as far as they are read here. */
interface Words {
  readonly demoLine: { readonly text: string };
}

const messages = join(import.meta.dirname, '../../engine/i18n/messages');

/** The site with the line that says that its content is invented: for pages with the content of the embedded API. */
export function asDemo(bundle: CompiledBundle): CompiledBundle {
  return { ...bundle, isDemo: true };
}

/**
 * What carries the line: the last part of a footer, also of one that only some widths show, and the panel of one that
 * is folded away.
 */
const carriers = [
  'footer[data-region]>[data-part]:last-child',
  'footer[data-region]>:not([data-part])>[data-part=site-footer]',
  '[data-part=footer-foldout]>[popover]',
].join();

/** Height of the line and the gap above it, in px. */
const [lineHeight, gap] = [44, 12];

/**
 * The style that ends every footer with a line of fixed height, in the language of the page (`demoLine.text`). It is no
 * element, so it is there before any script, stays when pages change, follows the language, and costs a real site
 * nothing. What stands above a footer that stays in its place asks for its height (`demoInset` of the theme).
 */
export function demoRules({ locales }: Pick<CompiledSite, 'locales'>): string {
  return [
    `:root{--lv-demo-inset:${lineHeight + gap}px}`,
    ...locales.enabled.map(({ code, lang }) => `:root[lang="${lang}"]{--lv-demo:${JSON.stringify(demoWords(code))}}`),
    `:is(${carriers})::after{content:var(--lv-demo);display:grid;place-items:center;flex:none;margin-block-start:${gap}px;box-sizing:border-box;`,
    `width:100%;grid-column:1/-1;height:${lineHeight}px;padding-inline:12px;overflow:hidden;`,
    'background:color-mix(in oklab,currentColor 9%,transparent);color:inherit;font-size:12px;line-height:16px;text-align:center}',
  ].join('');
}

function demoWords(code: LocaleCode): string {
  const words = JSON.parse(readFileSync(join(messages, code, 'ui.json'), 'utf8')) as Words;
  return words.demoLine.text;
}
