import { cleanup, render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { everyRow } from '../../tests/fixtures/everyRow';
import { Icon } from './Icon';
import { iconNames } from './icons/iconNames';

afterEach(cleanup);

const sheet = new DOMParser().parseFromString(
  readFileSync(join(import.meta.dirname, 'icons/icons.svg'), 'utf8'),
  'image/svg+xml',
);

describe('Icon', () => {
  it('names exactly the signs of its sheet', () => {
    expect([...sheet.querySelectorAll('symbol')].map(({ id }) => id)).toEqual([...iconNames]);
  });

  it('draws every sign on a grid of 24 and hides it from assistive technology', () =>
    everyRow(
      iconNames,
      (name) => name,
      (name) => {
        const { container } = render(<Icon name={name} size={24} />);
        expect(container.querySelector('use')?.getAttribute('href')?.endsWith(`icons.svg?no-inline#${name}`)).toBe(
          true,
        );
        expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
        expect(sheet.getElementById(name)?.getAttribute('viewBox')).toBe('0 0 24 24');
        expect(sheet.getElementById(name)?.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
      },
    ));

  it.each(['no-such-icon', ''])('keeps the box of an unknown name (%j)', (name) => {
    const { container } = render(<Icon name={name} size={24} />);
    expect(container.querySelector('svg')?.getAttribute('width')).toBe('24');
  });
});
