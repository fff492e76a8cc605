import { expect, it } from 'vitest';
import { layered } from './layers';

const layer = (file: string, value: Readonly<Record<string, unknown>>) => ({
  source: { file, text: JSON.stringify(value), value },
  value,
});

it('[CARD-1] lays the site over its family: objects merge by key, lists replace', () => {
  const family = layer('family.json', {
    features: { gamify: true, referral: true },
    contentSecurity: { frames: ['a', 'b'] },
  });
  const site = layer('site.json', { name: 'Lucky', features: { gamify: false }, contentSecurity: { frames: ['c'] } });
  const { value, placeOf } = layered([family, site]);
  expect(value).toEqual({
    name: 'Lucky',
    features: { gamify: false, referral: true },
    contentSecurity: { frames: ['c'] },
  });
  expect(placeOf(['features', 'referral'])?.source.file).toBe('family.json');
  expect(placeOf(['features', 'gamify'])?.source.file).toBe('site.json');
  expect(placeOf(['currency'])).toBeUndefined();
});

it('[CARD-1] changes neither layer', () => {
  const family = layer('family.json', { features: { gamify: true } });
  layered([family, layer('site.json', { features: { gamify: false } })]);
  expect(family.value).toEqual({ features: { gamify: true } });
});
