import { expect, it } from 'vitest';
import { copyId, copyOf, templateCopiesPlugin } from './templateCopies';

type Hook = (this: unknown, ...parts: readonly unknown[]) => Promise<unknown>;
const { resolveId, load } = templateCopiesPlugin('/p') as unknown as { readonly resolveId: Hook; readonly load: Hook };

/** What the bundler finds for an import; everything stands below `/p/widgets/menu/` unless its name says otherwise. */
const bundler = {
  resolve: (source: string) =>
    Promise.resolve({
      id: source.startsWith('.') ? `/p/widgets/menu/${source.slice(2)}` : `/p/${source}`,
      external: false,
    }),
  load: ({ id }: { readonly id: string }) => Promise.resolve({ code: `compiled ${id}` }),
};

it('tells a copy from what it is of', () => {
  expect(copyOf(copyId('/p/widgets/menu/Menu.tsx', 'template4'))).toEqual({
    source: '/p/widgets/menu/Menu.tsx',
    template: 'template4',
  });
  expect(copyOf('/p/widgets/menu/Menu.tsx')).toBeNull();
});

it.each([
  ['./Menu.tsx', '/p/widgets/menu/index.ts?template=template4', '/p/widgets/menu/Menu.tsx?template=template4'],
  ['./Menu.css.ts', '/p/widgets/menu/Menu.tsx?template=template4', '/p/widgets/menu/Menu.css.ts?template=template4'],
  [
    'templates/template4/widgets/menu/Own.tsx',
    '/p/widgets/menu/index.ts?template=template4',
    '/p/templates/template4/widgets/menu/Own.tsx?template=template4',
  ],
  [
    '/p/widgets/menu/index.ts?template=template4',
    'virtual:livery/template4',
    '/p/widgets/menu/index.ts?template=template4',
  ],
])('what a copy imports of widgets is a copy for the same template: %s', async (source, importer, id) => {
  expect(await resolveId.call(bundler, source, importer)).toBe(id);
});

it.each([
  ['engine/index.ts', '/p/engine/index.ts'],
  ['./Menu.css.ts.vanilla.css', '/p/widgets/menu/Menu.css.ts.vanilla.css'],
])('the engine, which keeps state, and sheets are there once: %s', async (source, id) => {
  expect(await resolveId.call(bundler, source, '/p/widgets/menu/Menu.tsx?template=template4')).toMatchObject({ id });
});

it('leaves alone what no copy imports', async () => {
  expect(await resolveId.call(bundler, './Menu.tsx', '/p/widgets/menu/index.ts')).toBeNull();
  expect(await load.call(bundler, '/p/widgets/menu/Menu.css.ts')).toBeNull();
  expect(await load.call(bundler, '/p/widgets/menu/Menu.tsx?template=template4')).toBeNull();
});

it('gives a copy of a sheet’s module or a picture the names that were made for the first', async () => {
  for (const source of ['/p/widgets/menu/Menu.css.ts', '/p/widgets/menu/marks.svg?no-inline'])
    expect(await load.call(bundler, copyId(source, 'template4'))).toMatchObject({ code: `compiled ${source}` });
  await expect(
    load.call(
      { ...bundler, load: () => Promise.resolve({ code: null }) },
      '/p/widgets/menu/Menu.css.ts?template=template4',
    ),
  ).rejects.toThrow('/p/widgets/menu/Menu.css.ts was not compiled.');
});
