import { expect, it } from 'vitest';
import { createCoreTest, type ModuleGraph } from './coreModules';

const imports: Readonly<Record<string, readonly string[]>> = {
  '/p/main.tsx': ['/p/engine/composition/createApplication.tsx', '/p/node_modules/react/index.js'],
  '/p/engine/composition/createApplication.tsx': ['/p/engine/stores/stores.ts'],
  '/p/engine/stores/stores.ts': [
    '/p/engine/composition/createApplication.tsx',
    '/p/schemas/generated/validators/shapes.js',
  ],
  '/p/engine/ui/Button.tsx': ['/p/engine/ui/Button.css.ts'],
  '/p/node_modules/react/index.js': ['/p/engine/never.ts'],
};
const graph: ModuleGraph = { getModuleInfo: (id) => ({ importedIds: imports[id] ?? [], importers: [] }) };

it('the core is what the composition imports, and the parts that every home is made of', () => {
  const isCore = createCoreTest('/p');
  const modules = [
    'main.tsx',
    'engine/composition/createApplication.tsx',
    'engine/stores/stores.ts',
    'engine/ui/Button.tsx',
    'engine/ui/Button.css.ts',
  ];
  expect(modules.filter((module) => !isCore(`/p/${module}`, graph))).toEqual([]);
  const validators = 'schemas/generated/validators/shapes.js';
  expect(
    ['engine/ui/Dialog.tsx', validators, 'node_modules/react/index.js', 'engine/never.ts'].filter((module) =>
      isCore(`/p/${module}`, graph),
    ),
  ).toEqual([]);
});
