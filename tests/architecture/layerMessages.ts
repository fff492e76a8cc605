import { engineLayers } from '../../scripts/lint/elements.js';

/** What each layer is told that imports what it may not. */
export const widgetDoor =
  "Widgets use '../../engine' (its index), in .css.ts files '../../engine/theme', and types of schemas/generated. Export what is missing from engine/index.ts.";
export const otherWidget =
  'A widget never imports another widget. Nest them in JSON (slots), or move what both need to a file in widgets/, or to engine/ui when the engine shows it, too.';
export const anyWidget =
  "Files in widgets/ serve any widget and know none: they use '../engine' (its index); index.ts collects what modules.ts finds.";
export const stylesDoor =
  "Styles use '../../engine/theme': engine/index.ts is React code and would run while styles are built.";
export const templateDoor =
  "Templates are styles and JSON: they use '../../engine/theme' and types of '../../engine'. Name widgets as strings in template.json.";
export const variantDoor =
  "A variant that a template owns uses '../../../../engine' (its index), in .css.ts files '../../../../engine/theme', types of schemas/generated, and files of its widget.";
export const otherTemplate = 'A template never imports another template. Move what both need to engine/theme.';
const engineAlone =
  'The engine knows no widget, no template and no script. Take what differs as an argument (registry, templates, environment) and compose it in main.tsx.';
export const configAlone =
  'engine/config is pure: it takes texts and returns compiled sites. Let the caller in scripts/ pass in what this needs, or move a pure part here.';
export const apiAlone =
  'engine/api ends the wire: it knows schemas, compiled types and the injected environment. Let the store that calls it use the result.';
export const themeAlone = 'engine/theme holds styles and colours without React. Pass values in as arguments.';
export const scriptsDoor =
  'Scripts use schemas, engine/config, engine/api, types of the engine and its pure parts (engine/i18n/flattenMessages.ts, engine/i18n/format.ts, engine/i18n/intl.ts, engine/i18n/money.ts, engine/games/titleSearch.ts, engine/render/conditions.ts, engine/routing/address.ts, engine/routing/pageHead.ts, engine/routing/queryRules.ts, engine/stores/contentRequest.ts, engine/theme/recipe.ts, engine/theme/media.ts, engine/ui/icons/iconNames.ts). What renders is called through the built prerender.';
export const contractAlone =
  'The contract knows nothing above it. Generated validators import only from schemas/generated.';
export const bridgeDoor =
  'The bridge of the preview composes the site as main.tsx does, with what the preview swaps: it uses the engine, modules.ts and scripts/preview/protocol.ts.';
export const toolDoor =
  'The tool of the preview runs in a page of its own: it uses engine/config, scripts/preview/protocol.ts and types of scripts. What touches files is asked of its server.';
export const composition =
  'main.tsx and prerender.tsx compose engine, widgets and templates, and nothing of scripts or tests.';

/** What a folder of the engine is told that imports from a later one. */
export const folderOrder = (name: string) =>
  `${engineAlone} Of its folders, engine/${name} uses itself and those before it: ${engineLayers.join(', ')}.`;
