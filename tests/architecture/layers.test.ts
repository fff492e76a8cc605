import { readdirSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { engineLayers } from '../../scripts/lint/elements.js';
import { findings } from './findings';
import { configAlone, apiAlone, themeAlone, folderOrder } from './layerMessages';
import { refusedImports } from './refusedImports';

const root = resolve(import.meta.dirname, '../..');
/** Each folder of the engine with the next one, which it may not use. */
const neighbours = engineLayers.slice(0, -1).map((name, index) => [name, engineLayers[index + 1] ?? ''] as const);
const pure: Readonly<Record<string, string>> = { config: configAlone, api: apiAlone, theme: themeAlone };

/** A module of a folder: an import of what is not there is no finding of this rule. */
function moduleIn(folder: string): string {
  const file = readdirSync(join(root, 'engine', folder)).find((name) => /^\w+\.tsx?$/.test(name));
  return parse(file ?? '').name;
}

describe('folders of the engine have an order', () => {
  it.each(neighbours)(
    'engine/%s knows nothing of engine/%s, not even a type, and the other way round it may',
    async (lower, higher) => {
      const upward = await findings(
        `engine/${lower}/example.ts`,
        `import type { Thing } from '../${higher}/${moduleIn(higher)}';`,
      );
      expect(upward).toEqual([pure[lower] ?? folderOrder(lower)]);
      if (higher !== 'theme')
        expect(
          await findings(`engine/${higher}/example.ts`, `import { thing } from '../${lower}/${moduleIn(lower)}';`),
        ).toEqual([]);
    },
  );

  it('names every folder that there is', () => {
    const folders = readdirSync(join(root, 'engine'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).toSorted()).toEqual(engineLayers.toSorted());
  });
});

describe('imports go one way', () => {
  it.each(refusedImports)('refuses %s', async (_, filePath, source, message) => {
    // That the path names a template has a rule and a test of its own (templateNames.test.ts).
    expect((await findings(filePath, source)).filter((said) => !said.startsWith('No code outside templates/'))).toEqual(
      [message],
    );
  });

  it.each([
    ['a widget → what widgets share', 'widgets/marquee/Example.tsx', `import { OfferTimer } from '../OfferTimer';`],
    [
      "a widget's styles → what widgets share",
      'widgets/marquee/forms/Example.css.ts',
      `import { heightOf } from '../../roundScale';`,
    ],
    ['what widgets share → the engine', 'widgets/Example.tsx', `import { useNow } from '../engine';`],
    ['a widget → the engine', 'widgets/marquee/Example.tsx', `import { Icon } from '../../engine';`],
    ['a widget → its own files', 'widgets/marquee/Example.tsx', `import { forms } from './variants';`],
    [
      'a variant → its own widget',
      'widgets/marquee/forms/Example.tsx',
      `import type { MarqueeFormProps } from '../variants';`,
    ],
    [
      'a variant of a template → its widget',
      'templates/template14/widgets/marquee/Example.tsx',
      `import type { MarqueeFormProps } from '../../../../widgets/marquee/variants';\nimport { Icon } from '../../../../engine';`,
    ],
    [
      "a variant's styles → the theme",
      'templates/template14/widgets/marquee/Example.css.ts',
      `import { tokens } from '../../../../engine/theme';`,
    ],
    [
      'a widget → the types of its props',
      'widgets/marquee/Example.tsx',
      `import type { MarqueeProps } from '../../schemas/generated/widgets';`,
    ],
    ['a widget → packages', 'widgets/marquee/Example.tsx', `import { observer } from 'mobx-react-lite';`],
    ["a widget's styles → the theme", 'widgets/marquee/Example.css.ts', `import { tokens } from '../../engine/theme';`],
    ["a widget's test → anything", 'widgets/marquee/Example.test.tsx', `import { gameGrid } from '../game-grid';`],
    ['a template → the theme', 'templates/template4/example.css.ts', `import { tokens } from '../../engine/theme';`],
    [
      'a template → types of the engine',
      'templates/template4/example.ts',
      `import type { TemplateStyle } from '../../engine';`,
    ],
    ['the registry → the engine', 'widgets/index.ts', `import { createRegistry } from '../engine';`],
    [
      'the engine → itself and the contract',
      'engine/stores/example.ts',
      `import { createApiClient } from '../api/client';\nimport type { LoginAnswer } from '../../schemas/generated/api';`,
    ],
    [
      'engine/config → the contract',
      'engine/config/example.ts',
      `import type { Validators } from '../../schemas/generated/validators/runtime';`,
    ],
    [
      'engine/api → the environment as a type',
      'engine/api/example.ts',
      `import type { Environment } from '../environment';`,
    ],
    [
      'a script → the compiler and the calls',
      'scripts/build/example.ts',
      `import { nearest } from '../../engine/config/nearest';\nimport { calls } from '../../engine/api/calls';`,
    ],
    [
      'a script → types of the engine',
      'scripts/build/example.ts',
      `import type { DocumentPayload } from '../../engine/stores/payload';`,
    ],
    [
      'a script → pure parts of the engine',
      'scripts/build/example.ts',
      `import { writeAddress } from '../../engine/routing/address';`,
    ],
    [
      'a script → the prerender as a type',
      'scripts/build/example.ts',
      `import type { ApiFetch } from '../../prerender';`,
    ],
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
