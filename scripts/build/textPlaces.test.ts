import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { textPlaces } from './textPlaces';

const root = mkdtempSync(join(tmpdir(), 'texts-'));
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 10 }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

it('[I18N-1] tells which widgets and variants say a text, by themselves and by what they import', async () => {
  const texts = {
    common: { close: 'Close', lost: 'Lost' },
    menu: { more: 'More', kinds: { one: 'One', two: 'Two' }, found_one: 'A', found_other: 'B', tall: 'Tall' },
  };
  write('engine/i18n/messages/EN/ui.json', JSON.stringify(texts));
  write('engine/i18n/messages/EN/errors.json', JSON.stringify({ oh: 'Oh' }));
  write('engine/ui/Close.tsx', "export const close = message('common.close');");
  write('widgets/menu/index.ts', "export const menu = defineWidget({ load: () => import('./Menu') });");
  write('widgets/menu/Menu.tsx', "import '../../engine/ui/Close'; export const more = message('menu.more');");
  write('widgets/menu/parts/Rest.tsx', "export const rest = message('ui:menu.kinds.two');");
  write(
    'widgets/menu/forms/Flat.tsx',
    "import { found } from '../../found'; export const kind = message(`menu.kinds.${name}`);",
  );
  write('widgets/menu/forms/Flat.test.tsx', "message('menu.tall');");
  write(
    'widgets/found.ts',
    "export const found = message('menu.found', { count: 1 }); export const close = message('common.close');",
  );
  write(
    'templates/house/widgets/menu/Tall.tsx',
    "export const tall = message('menu.tall'); export const more = message('menu.more');",
  );
  expect(await textPlaces(root)).toEqual({
    'ui:menu.found': ['widgets/menu/forms/Flat.tsx'],
    'ui:menu.kinds.one': ['widgets/menu/forms/Flat.tsx'],
    'ui:menu.kinds.two': ['widgets/menu/index.ts'],
    'ui:menu.more': ['widgets/menu/index.ts'],
    'ui:menu.tall': ['templates/house/widgets/menu/Tall.tsx'],
  });
});
