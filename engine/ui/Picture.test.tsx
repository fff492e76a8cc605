import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Picture } from './Picture';

afterEach(cleanup);

describe('Picture', () => {
  it('lets go of its candidates when it leaves the page, so that a list keeps no picture that has been scrolled by', async () => {
    const { container, rerender } = render(
      <Picture src="/a.svg" srcSet="/a.svg?w=150 150w" sizes="auto, 190px" alt="" width={300} height={400} />,
    );
    const picture = container.querySelector('img');
    rerender(<Picture src="/b.svg" srcSet="/b.svg?w=150 150w" sizes="auto, 190px" alt="" width={300} height={400} />);
    expect(picture?.getAttribute('srcset')).toBe('/b.svg?w=150 150w');
    rerender(<p>Elsewhere</p>);
    await Promise.resolve();
    expect([picture?.isConnected, picture?.hasAttribute('srcset')]).toEqual([false, false]);
  });
});
