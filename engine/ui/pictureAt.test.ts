import { describe, expect, it } from 'vitest';
import { pictureAt } from './pictureAt';

describe('pictureAt', () => {
  it('asks the picture server for another size and keeps what else the address says', () => {
    expect(pictureAt('/api/art/games/gloss/QUARTO/7.svg?w=300&h=400&v=ab12', 480, 155)).toBe(
      '/api/art/games/gloss/QUARTO/7.svg?w=480&h=155&v=ab12',
    );
    expect(pictureAt('/api/art/games/gloss/QUARTO/7.svg', 96, 96)).toBe('/api/art/games/gloss/QUARTO/7.svg?w=96&h=96');
  });

  it('knows nothing of the sizes of a picture from elsewhere', () => {
    expect(pictureAt('https://cdn.example/api/art/7.webp?w=300&h=400', 96, 96)).toBeNull();
  });
});
