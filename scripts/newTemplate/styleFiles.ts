import { hasSideColumn } from './descriptor';
import type { Structure } from './structure';

/** The declaration of a template's styles. */
export function declarationText(description: string): string {
  return `import type { TemplateStyle } from '../../engine';
import { layout, regions } from './layout.css';
import './theme.css';

/** ${description.replaceAll('*/', '')} */
export const template: TemplateStyle = { layout, regions };
`;
}

/** Where the regions stand: one below the other, or the categories in a column beside the page. */
export function layoutText(name: string, structure: Structure): string {
  const isBeside = hasSideColumn(structure);
  const isOver = structure.header === 'overlay';
  const isWide = structure.hero === 'stage' || structure.hero === 'peek';
  const isFloating = structure.header === 'floating';
  const layout = isBeside
    ? `style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr auto',
  minHeight: '100dvh',
  '@media': { [from('desktop')]: { gridTemplateColumns: \`\${size.menu} minmax(0, 1fr)\`, gridTemplateRows: 'auto 1fr auto' } },
})`
    : 'style(pageColumn)';
  const header = [
    isBeside ? `gridColumn: '1 / -1',` : '',
    `position: 'sticky', top: ${isFloating ? '12' : '0'}, zIndex: 20,`,
    isFloating ? `margin: '12px 0 16px', paddingInline: pageMargin,` : '',
    isOver ? `background: color.band,` : '',
  ].join(' ');
  const categories =
    structure.categories === 'tiles'
      ? ''
      : `\n  categories: style({ minWidth: 0${isBeside ? '' : ', paddingInline: pageMargin'} }),`;
  const footer =
    structure.footer === 'none'
      ? ''
      : `
  footer: style({
    ${isBeside ? `gridColumn: '1 / -1',` : ''}
    paddingInline: pageMargin,
    borderTop: \`\${stroke.decor} solid \${color.line}\`,
    background: color.band,
    color: color.onBand,
    '@media': { [below('tablet')]: { paddingBottom: \`calc(\${size.mobileBar} + env(safe-area-inset-bottom, 0px))\` } },
  }),`;
  const mobile = structure.mobile === 'drawer' ? '' : `\n  mobile: style({ display: 'contents' }),`;
  const rules = `export const layout = ${layout};

export const regions = {
  header: style({ ${header} }),${categories}
  main: style({
    ...marginGrid(),
    rowGap: space.section,
    minWidth: 0,
    paddingBlock: '${isWide ? 0 : '24px'} 48px',
    overflowX: 'clip',
    '@media': { [below('tablet')]: { paddingBlock: '${isWide ? 0 : '16px'} 40px' } },
  }),${footer}${mobile}
} as const;

const { main } = regions;

inContent(main);${
    isWide
      ? `
/** The hero goes from edge to edge; pages without it begin below the header. */
globalStyle(\`\${main} > [data-part^=hero]\`, { gridColumn: 'full' });
globalStyle(\`\${main}:not(:has(> [data-part^=hero]))\`, { paddingTop: 24 });`
      : ''
  }

/** The tree of a page begins with its h1; on home the hero says as much. */
globalStyle('body.${name} [data-page=home] h1', hidden);

/** Signs and lists of the browser are light on dark. */
globalStyle('body.${name} :is(input, select)', { colorScheme: 'dark' });
`;
  // Only what the rules name is imported.
  const used = (...names: readonly string[]) =>
    names.filter((name) => new RegExp(`\\b${name.split(' ').at(-1) ?? name}(?=[.,()]| })`).test(rules)).join(', ');
  return `import { globalStyle, style } from '@vanilla-extract/css';
import { ${used('below', 'from', 'hidden', 'inContent', 'marginGrid', 'pageColumn', 'pageMargin')}, tokens } from '../../engine/theme';

const { ${used('color', 'layout: size', 'space', 'stroke')} } = tokens;

${rules}`;
}

/** Type, shape and space, with values to begin from. */
export function themeText(name: string): string {
  return `import inter from '@capsizecss/metrics/inter';
import cyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2';
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import latinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2';
import vietnamese from '@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2';
import { globalStyle } from '@vanilla-extract/css';
import { below, fontStack, systemScripts, templateTheme, tokens, webFont } from '../../engine/theme';
import { colors } from './colors';

webFont('Inter', '100 900', { latin, latinExt, vietnamese, cyrillic });
const family = fontStack('Inter', inter);

templateTheme(
  '${name}',
  {
    font: { display: family, text: family, figures: family },
    size: { page: '32px', section: '24px', box: '18px', lead: '17px', body: '15px', small: '14px', tiny: '13px', jackpot: '38px' },
    weight: { display: '800', heading: '700', strong: '600', medium: '500', body: '400' },
    leading: { display: '1.05', heading: '1.2', body: '1.5' },
    tracking: { display: '-.03em', heading: '-.02em', body: '0' },
    radius: { small: '4px', medium: '8px', large: '12px', control: '8px', round: '999px' },
    stroke: { decor: '1px', control: '1px', strong: '3px' },
    space: { unit: '4px', item: '16px', gutter: '24px', inside: '16px', section: '40px', card: '10px' },
    control: { height: '48px', compact: '44px', row: '48px' },
    layout: { container: '1280px', header: '72px', menu: '240px', aside: '300px', mobileBar: '0px' },
    shadow: { raised: 'none', overlay: \`0 16px 48px \${tokens.color.scrim}\` },
    motion: { duration: '250ms', easing: 'ease-in-out' },
  },
  colors,
);

globalStyle('body.${name}', {
  '@media': {
    [below('tablet')]: {
      vars: {
        [tokens.size.page]: '27px',
        [tokens.size.section]: '21px',
        [tokens.space.gutter]: '16px',
        [tokens.space.item]: '12px',
        [tokens.space.section]: '32px',
        [tokens.layout.header]: '60px',
        [tokens.layout.mobileBar]: '68px',
      },
    },
  },
});

systemScripts('${name}', ['ru', 'vi']);
`;
}

/** A dark recipe that meets AA in all five colours. */
export const colorsText = `import type { ColorName } from '../../engine';
import type { ColorTokens } from '../../engine/theme';
import { oklch } from '../../engine/theme';

/** Lightness and chroma of what is filled, and whether ink instead of white stands on it. */
const fills: Readonly<Record<ColorName, readonly [lightness: number, chroma: number, isLight: boolean]>> = {
  crimson: [0.57, 0.2, false],
  emerald: [0.76, 0.16, true],
  sapphire: [0.56, 0.185, false],
  amethyst: [0.57, 0.2, false],
  gold: [0.83, 0.15, true],
};

/**
 * Five steps of one dark, one fill, amber for money (green where the site itself is gold). Takes a colour's name and
 * OKLCH hue.
 */
export function colors(name: ColorName, hue: number): ColorTokens {
  const [lightness, chroma, isLight] = fills[name];
  const amber = name === 'gold' ? 165 : 82;
  const step = (at: number) => oklch(at, 0.01 + at * 0.04, hue);
  const text = oklch(0.975, 0.006, hue);
  const muted = oklch(0.785, 0.018, hue);
  const white = oklch(1, 0, 0);
  const money = oklch(0.84, 0.135, amber);
  return {
    background: step(0.17),
    band: step(0.145),
    surface: step(0.21),
    surfaceRaised: step(0.25),
    surfaceHigh: step(0.3),
    field: step(0.17),
    line: step(0.315),
    edge: oklch(0.58, 0.03, hue),
    text,
    textMuted: muted,
    textFaint: muted,
    onBand: text,
    onBandMuted: muted,
    accent: oklch(lightness, chroma, hue),
    accentHover: oklch(isLight ? lightness + 0.05 : lightness - 0.04, chroma, hue),
    onAccent: isLight ? oklch(0.18, 0.04, hue) : white,
    accentText: oklch(0.83, 0.13, hue),
    accentTint: oklch(0.3, 0.06, hue),
    accentDeep: oklch(0.33, 0.075, hue),
    onAccentDeep: text,
    second: money,
    onSecond: oklch(0.2, 0.04, amber),
    secondTint: oklch(0.29, 0.05, amber),
    third: oklch(0.8, 0.12, 225),
    onThird: oklch(0.2, 0.04, 225),
    thirdTint: oklch(0.28, 0.05, 225),
    figure: money,
    live: oklch(0.75, 0.16, 25),
    ok: oklch(0.8, 0.15, 155),
    okTint: oklch(0.28, 0.05, 155),
    warn: oklch(0.85, 0.13, 84),
    warnTint: oklch(0.3, 0.05, 78),
    bad: oklch(0.77, 0.13, 22),
    badTint: oklch(0.29, 0.07, 22),
    overlay: oklch(0.15, 0.02, hue, 0.9),
    onOverlay: white,
    focus: text,
    scrim: oklch(0.1, 0.015, hue, 0.7),
  };
}
`;

/** The test of the five colours. */
export function themeTestText(name: string): string {
  return `import { describeContrast } from '../../tests/fixtures/templateContrast';
import { colors } from './colors';

describeContrast('${name}', colors);
`;
}
