// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Icon, iconNames } from './Icon';

afterEach(cleanup);

describe('Icon', () => {
  it.each(iconNames)('draws %s inside its grid of 24 and hides it from assistive technology', (name) => {
    const { container } = render(<Icon name={name} />);
    expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^M/);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it.each(['no-such-icon', 'constructor', ''])('keeps the box of an unknown name (%j) and draws nothing', (name) => {
    const { container } = render(<Icon name={name} size={24} />);
    expect(container.querySelector('path')?.getAttribute('d')).toBe('');
    expect(container.querySelector('svg')?.getAttribute('width')).toBe('24');
  });
});
