export { drawBanner } from './banners.ts';
export { drawDealer, tableGames, type TableGame } from './dealers.ts';
export { dealerOf, languageOf, roomOf } from './floor/index.ts';
export { drawGame } from './drawGame.ts';
export { motifNames, motifsFor, type MotifName } from './motifs/index.ts';
export { drawProviderMark } from './providerMarks.ts';
export { rendererNames, type RendererName } from './renderers/index.ts';
export { sceneNames, type SceneName } from './scenes/index.ts';
export { gameCategories, type GameCategory } from './types.ts';
