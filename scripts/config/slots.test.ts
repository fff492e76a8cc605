import { readdirSync, readFileSync } from 'node:fs';
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
      const folder = join(root, 'widgets', type);
      const code = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
      const shown = code.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/\bslot\('([^']+)'\)/g)].map(([, name]) => name));
      expect([...slotsOf(root, type)].sort()).toEqual([...new Set(shown)].sort());
    },
  ));
