import { expect, it } from 'vitest';
import { contentKindOf } from './contentKind';

it.each([
  [undefined, true, 'platform'],
  ['none', true, 'none'],
  ['none', false, 'none'],
  ['sandbox', false, 'sandbox'],
] as const)('a build with --content %s and a platform: %s takes its content from %s', (content, isConnected, kind) => {
  expect(contentKindOf(content, isConnected)).toBe(kind);
});

it('a build is refused where nobody says what its pages show', () => {
  expect(() => contentKindOf(undefined, false)).toThrow(
    'Say where the content of the pages comes from: --api <url> for your platform, --content none for pages that ask when they are opened, ' +
      'or --content sandbox for a demonstration with invented games, offers and winners. Nothing was built.',
  );
  expect(() => contentKindOf('sandbox', true)).toThrow(
    'A platform and --content sandbox exclude each other. Leave one out. Nothing was built.',
  );
});
