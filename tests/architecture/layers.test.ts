import { describe, expect, it } from 'vitest';
import { findings } from './findings';

const widgetDoor =
  "Widgets use '../../engine' (its index), in .css.ts files '../../engine/theme', and types of schemas/generated. Export what is missing from engine/index.ts.";
const otherWidget =
  'A widget never imports another widget. Nest them in JSON (slots), or move what both need to a file in widgets/, or to engine/ui when the engine shows it, too.';
const anyWidget = "Files in widgets/ serve any widget and know none: they use '../engine' (its index); index.ts collects what modules.ts finds.";
const stylesDoor = "Styles use '../../engine/theme': engine/index.ts is React code and would run while styles are built.";
const templateDoor = "Templates are styles and JSON: they use '../../engine/theme' and types of '../../engine'. Name widgets as strings in template.json.";
const variantDoor =
  "A variant that a template owns uses '../../../../engine' (its index), in .css.ts files '../../../../engine/theme', types of schemas/generated, and files of its widget.";
const otherTemplate = 'A template never imports another template. Move what both need to engine/theme.';
const engineAlone =
  'The engine knows no widget, no template and no script. Take what differs as an argument (registry, templates, environment) and compose it in main.tsx.';
const configAlone =
  'engine/config is pure: it takes texts and returns compiled sites. Let the caller in scripts/ pass in what this needs, or move a pure part here.';
const apiAlone = 'engine/api ends the wire: it knows schemas, compiled types and the injected environment. Let the store that calls it use the result.';
const themeAlone = 'engine/theme holds styles and colours without React. Pass values in as arguments.';
const scriptsDoor =
  'Scripts use schemas, engine/config, engine/api, types of the engine and its pure parts (engine/i18n/flattenMessages.ts, engine/i18n/format.ts, engine/i18n/intl.ts, engine/i18n/money.ts, engine/games/titleSearch.ts, engine/render/conditions.ts, engine/routing/address.ts, engine/routing/pageHead.ts, engine/routing/queryRules.ts, engine/stores/contentRequest.ts, engine/theme/recipe.ts, engine/theme/media.ts). What renders is called through the built prerender.';
const contractAlone = 'The contract knows nothing above it. Generated validators import only from schemas/generated.';
const bridgeDoor =
  'The bridge of the preview composes the site as main.tsx does, with what the preview swaps: it uses the engine, modules.ts and scripts/preview/protocol.ts.';
const toolDoor =
  'The tool of the preview runs in a page of its own: it uses engine/config, scripts/preview/protocol.ts and types of scripts. What touches files is asked of its server.';
const composition = 'main.tsx and prerender.tsx compose engine, widgets and templates, and nothing of scripts or tests.';

describe('imports go one way', () => {
  it.each([
    ['a widget → another widget', 'widgets/marquee/Example.tsx', `import { gameGrid } from '../game-grid';`, otherWidget],
    ['a widget → a file of another widget', 'widgets/marquee/Example.tsx', `import { gamesRequest } from '../game-grid/gamesRequest';`, otherWidget],
    ['a widget → another widget when it is needed', 'widgets/marquee/Example.tsx', `export const load = () => import('../game-grid');`, otherWidget],
    ['a widget → what another widget gives on', 'widgets/marquee/Example.tsx', `export { gameGrid } from '../game-grid';`, otherWidget],
    ['a widget → the inside of the engine', 'widgets/marquee/Example.tsx', `import { Icon } from '../../engine/ui/Icon';`, widgetDoor],
    [
      'a widget → compiled types past the public entry point',
      'widgets/marquee/Example.tsx',
      `import type { Text } from '../../engine/config/compiled';`,
      widgetDoor,
    ],
    ['a widget → styles outside of .css.ts', 'widgets/marquee/Example.tsx', `import { tokens } from '../../engine/theme';`, widgetDoor],
    ['a widget → the registry', 'widgets/marquee/Example.tsx', `import { registry } from '..';`, widgetDoor],
    ['what widgets share → a widget', 'widgets/Example.tsx', `import { gameGrid } from './game-grid';`, anyWidget],
    ['what widgets share → the inside of the engine', 'widgets/Example.tsx', `import { Icon } from '../engine/ui/Icon';`, anyWidget],
    ['a widget → a template', 'widgets/marquee/Example.tsx', `import { template } from '../../templates/template4';`, widgetDoor],
    ['a widget → a script', 'widgets/marquee/Example.tsx', `import { inertJson } from '../../scripts/prerender/document';`, widgetDoor],
    ["a widget's styles → the engine's index", 'widgets/marquee/Example.css.ts', `import { pictureSizes } from '../../engine';`, stylesDoor],
    ['a template → a widget', 'templates/template4/example.ts', `import { gameGrid } from '../../widgets/game-grid';`, templateDoor],
    ['a template → a value of the engine', 'templates/template4/example.ts', `import { Icon } from '../../engine';`, templateDoor],
    ['a template → the inside of the theme', 'templates/template4/example.ts', `import { oklch } from '../../engine/theme/recipe';`, templateDoor],
    [
      'a variant of a template → another template',
      'templates/template14/widgets/marquee/Example.tsx',
      `import { Ruled } from '../../../template8/widgets/marquee/Ruled';`,
      variantDoor,
    ],
    [
      'a variant of a template → another widget',
      'templates/template14/widgets/marquee/Example.tsx',
      `import { gameGrid } from '../../../../widgets/game-grid';`,
      variantDoor,
    ],
    [
      'a widget → a variant of a template',
      'widgets/marquee/Example.tsx',
      `import { Lozenge } from '../../templates/template14/widgets/marquee/Lozenge';`,
      widgetDoor,
    ],
    ['a template → another template', 'templates/template4/example.ts', `import { template } from '../template5';`, otherTemplate],
    ['the engine → a widget', 'engine/render/example.ts', `import { registry } from '../../widgets';`, engineAlone],
    ['the engine → a template', 'engine/render/example.ts', `import { templates } from '../../templates';`, engineAlone],
    ['the engine → a script', 'engine/render/example.ts', `import { inertJson } from '../../scripts/prerender/document';`, engineAlone],
    ['engine/config → stores', 'engine/config/example.ts', `import { contentKey } from '../stores/contentRequest';`, configAlone],
    ['engine/api → a store', 'engine/api/example.ts', `import { createStores } from '../stores/stores';`, apiAlone],
    ['engine/theme → a part of the interface', 'engine/theme/example.ts', `import { Icon } from '../ui/Icon';`, themeAlone],
    ['a script → a widget', 'scripts/build/example.ts', `import { registry } from '../../widgets';`, scriptsDoor],
    ['a script → a part of the engine that renders', 'scripts/build/example.ts', `import { createApplication } from '../../engine';`, scriptsDoor],
    ['a script → the prerender as a value', 'scripts/build/example.ts', `import { renderPage } from '../../prerender';`, scriptsDoor],
    ['the contract → the engine', 'schemas/example.ts', `import { createApplication } from '../engine';`, contractAlone],
    ["the preview's bridge → a widget", 'scripts/preview/bridge/example.ts', `import { marquee } from '../../../widgets/marquee';`, bridgeDoor],
    ["the preview's bridge → its server", 'scripts/preview/bridge/example.ts', `import { createPanes } from '../server/panes';`, bridgeDoor],
    ["the preview's bridge → its tool", 'scripts/preview/bridge/example.ts', `import { words } from '../ui/words';`, bridgeDoor],
    ["the preview's tool → a part of the engine that renders", 'scripts/preview/ui/example.tsx', `import { Icon } from '../../../engine';`, toolDoor],
    ["the preview's tool → its server as a value", 'scripts/preview/ui/example.tsx', `import { createPanes } from '../server/panes';`, toolDoor],
    ["the preview's tool → its bridge", 'scripts/preview/ui/example.tsx', `import { visitAs } from '../bridge/visitAs';`, toolDoor],
    ["the preview's server → its tool", 'scripts/preview/server/example.ts', `import { words } from '../ui/words';`, scriptsDoor],
    ['the engine → the preview', 'engine/stores/example.ts', `import { personas } from '../../scripts/preview/protocol';`, engineAlone],
    ['a composition → a script', 'prerender.tsx', `import { inertJson } from './scripts/prerender/document';`, composition],
    ['a composition → a single widget', 'prerender.tsx', `import { gameGrid } from './widgets/game-grid';`, composition],
  ])('refuses %s', async (_, filePath, source, message) => {
    // That the path names a template has a rule and a test of its own (templateNames.test.ts).
    expect((await findings(filePath, source)).filter((said) => !said.startsWith('No code outside templates/'))).toEqual([message]);
  });

  it.each([
    ['a widget → what widgets share', 'widgets/marquee/Example.tsx', `import { OfferTimer } from '../OfferTimer';`],
    ["a widget's styles → what widgets share", 'widgets/marquee/forms/Example.css.ts', `import { heightOf } from '../../roundScale';`],
    ['what widgets share → the engine', 'widgets/Example.tsx', `import { useNow } from '../engine';`],
    ['a widget → the engine', 'widgets/marquee/Example.tsx', `import { Icon } from '../../engine';`],
    ['a widget → its own files', 'widgets/marquee/Example.tsx', `import { forms } from './variants';`],
    ['a variant → its own widget', 'widgets/marquee/forms/Example.tsx', `import type { MarqueeFormProps } from '../variants';`],
    [
      'a variant of a template → its widget',
      'templates/template14/widgets/marquee/Example.tsx',
      `import type { MarqueeFormProps } from '../../../../widgets/marquee/variants';\nimport { Icon } from '../../../../engine';`,
    ],
    ["a variant's styles → the theme", 'templates/template14/widgets/marquee/Example.css.ts', `import { tokens } from '../../../../engine/theme';`],
    ['a widget → the types of its props', 'widgets/marquee/Example.tsx', `import type { MarqueeProps } from '../../schemas/generated/widgets';`],
    ['a widget → packages', 'widgets/marquee/Example.tsx', `import { observer } from 'mobx-react-lite';`],
    ["a widget's styles → the theme", 'widgets/marquee/Example.css.ts', `import { tokens } from '../../engine/theme';`],
    ["a widget's test → anything", 'widgets/marquee/Example.test.tsx', `import { gameGrid } from '../game-grid';`],
    ['a template → the theme', 'templates/template4/example.css.ts', `import { tokens } from '../../engine/theme';`],
    ['a template → types of the engine', 'templates/template4/example.ts', `import type { TemplateStyle } from '../../engine';`],
    ['the registry → the engine', 'widgets/index.ts', `import { createRegistry } from '../engine';`],
    [
      'the engine → itself and the contract',
      'engine/stores/example.ts',
      `import { createApiClient } from '../api/client';\nimport type { LoginAnswer } from '../../schemas/generated/api';`,
    ],
    ['engine/config → the contract', 'engine/config/example.ts', `import type { Validators } from '../../schemas/generated/validators/runtime';`],
    ['engine/api → the environment as a type', 'engine/api/example.ts', `import type { Environment } from '../environment';`],
    [
      'a script → the compiler and the calls',
      'scripts/build/example.ts',
      `import { nearest } from '../../engine/config/nearest';\nimport { calls } from '../../engine/api/calls';`,
    ],
    ['a script → types of the engine', 'scripts/build/example.ts', `import type { DocumentPayload } from '../../engine/stores/payload';`],
    ['a script → pure parts of the engine', 'scripts/build/example.ts', `import { writeAddress } from '../../engine/routing/address';`],
    ['a script → the prerender as a type', 'scripts/build/example.ts', `import type { ApiFetch } from '../../prerender';`],
    [
      "the preview's bridge → the engine, the modules and the protocol",
      'scripts/preview/bridge/example.ts',
      `import { createApplication } from '../../../engine';\nimport { modules } from '../../../modules';\nimport { paneEvent } from '../protocol';`,
    ],
    [
      "the preview's tool → the compiler, the protocol and types of scripts",
      'scripts/preview/ui/example.tsx',
      `import { colorNames } from '../../../engine/config/compiled';\nimport { personas } from '../protocol';\nimport type { FilePlace } from '../../explain/explanation';`,
    ],
    [
      'a composition → all three',
      'main.tsx',
      `import { createApplication } from './engine';\nimport { templates } from './templates';\nimport { registry } from './widgets';`,
    ],
    ['a test → anything', 'tests/contract/example.ts', `import { registry } from '../../widgets';`],
  ])('allows %s', async (_, filePath, source) => {
    expect(await findings(filePath, source)).toEqual([]);
  });
});
