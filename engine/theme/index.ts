/** The public entry point for styles: what `*.css.ts` files of widgets and templates may use. Holds no React. */
export { tokens } from './tokens.css';
export { layoutSizes, templateTheme, type ColorTokens, type ShapeTokens } from './templateTheme';
export { contrast, forEachColor, hues, oklch } from './recipe';
export { below, from, short, tall, within } from './media';
export { barInset, demoInset, fixedBar, stuckAside, stuckBar } from './stuck';
export { inContent, marginGrid, oneColumn, pageColumn, pageMargin } from './page';
export { floats, parts, prose } from './parts';
export {
  bareButton,
  covering,
  emptyBox,
  filledCell,
  floatReach,
  bottomInset,
  hidden,
  moonTones,
  overlayLamp,
  panel,
  paperCode,
  progressBar,
  ruledLine,
  ruledName,
  ruledWords,
  segments,
  shown,
  slideOut,
  slideOutLabel,
  startsInView,
} from './rules';
export { linkedCard, primaryLink, stretchedLink } from './links';
export { burst, rays } from './burst';
export { growing } from './growing';
export { inPairs } from './inPairs';
export { fadeAtEnd, fadesWhileCut } from './fades';
export * as ink from './ink';
export * as pages from './innerPages';
export { wall, wallColumn } from './wall';
export { floatStack } from './floatStack';
export { floatsInMargin } from './floatsInMargin';
export { noBottomInset } from './noBottomInset';
export { flatTabs } from './flatTabs';
export { washes } from './washes';
export { slowly } from './slowly';
export { labelledFloats, namedFloats } from './labelledFloats';
export { scriptStacks, tallScripts } from './scripts';
export { visuallyHidden } from './visuallyHidden.css';
export { floatingButton } from './floatingButton.css';
export { fontStack, systemScripts, webFont, type FontFiles } from './fonts';
