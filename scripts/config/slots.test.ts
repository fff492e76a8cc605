import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { everyRow } from '../../tests/fixtures/everyRow';
import { slotsOf } from './slots';

const root = join(import.meta.dirname, '../..');
const widgets = readdirSync(join(root, 'widgets'), { withFileTypes: true }).filter((entry) => entry.isDirectory());

it('[CARD-2] the schema of every widget names the slots that its code shows', () =>
  everyRow(
    widgets.map(({ name }) => name),
    (type) => type,
    (type) => {
      const owned = readdirSync(join(root, 'templates')).map((template) =>
        join(root, 'templates', template, 'widgets', type),
      );
      const code = [join(root, 'widgets', type), ...owned.filter((folder) => existsSync(folder))].flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) =>
          /(?<!\.test)\.tsx$/.test(file) ? [join(folder, file)] : [],
        ),
      );
      const shown = code.flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/\bslot\('([^']+)'\)/g)].map(([, name]) => name),
      );
      expect([...slotsOf(root, type).slots].sort()).toEqual([...new Set(shown)].sort());
    },
  ));
