import { describe, expect, it } from 'vitest';
import { testSite } from '../../tests/fixtures/site';
import type { CompiledLocale } from '../../engine/config/compiled';
import { bootInputOf } from './bootInput';

const english: CompiledLocale = { code: 'EN', lang: 'en', date: 'en', name: 'English', prefix: '' };
const simplified: CompiledLocale = { code: 'CN', lang: 'zh-Hans', date: 'zh', name: '简体中文', prefix: 'cn' };
const traditional: CompiledLocale = { code: 'CT', lang: 'zh-Hant', date: 'zh-tw', name: '繁體中文', prefix: 'ct' };
const siteIn = (...enabled: CompiledLocale[]) => ({ ...testSite(), locales: { default: 'EN' as const, enabled } });

describe('bootInputOf', () => {
  it('[ROUTE-3] leads readers of each Chinese script to theirs, in whatever order the site names them', () => {
    for (const site of [siteIn(english, simplified, traditional), siteIn(english, traditional, simplified)]) {
      const [, , languages] = bootInputOf(site, english);
      expect([languages['zh-CN'], languages['zh'], languages['zh-TW'], languages['zh-HK']]).toEqual([
        'cn',
        'cn',
        'ct',
        'ct',
      ]);
    }
  });

  it('[ROUTE-3] leads every reader of Chinese to the one script that the site has', () => {
    const [, , languages] = bootInputOf(siteIn(english, traditional), english);
    expect([languages['zh'], languages['zh-TW']]).toEqual(['ct', 'ct']);
  });

  it('[ROUTE-3] says nothing on a page whose prefix has decided', () => {
    expect(bootInputOf(siteIn(english, simplified), simplified)).toEqual([0, 0, {}]);
  });
});
