import { expect, it } from 'vitest';
import { generatedSites } from './generatedSites';
import { compareValidation, loadedPlatform } from './validation';

it('[CARD-5] validates site files in at most three times what plain JSON.parse and Ajv take', () => {
  const { platform, themes } = loadedPlatform(process.cwd());
  const { ratio } = compareValidation(process.cwd(), platform, generatedSites(300, themes), 9);
  expect(ratio.median).toBeLessThanOrEqual(3);
});
