import { describe, expect, it } from 'vitest';
import type { CompiledBundle } from '../../engine/config/compiled';
import { pseudoBundle, pseudoText } from './pseudo';

describe('the pseudo-language', () => {
  it.each([
    ['Deposit', '⟦Déépóósíít⟧'],
    ['{count} games found', '⟦{count} gááméés fóóúúnd~⟧'],
    ['{name}', '⟦{name}⟧'],
    ['Ok', '⟦ÓÓk⟧'],
    ['Pst', '⟦Pst~~⟧'],
    ['WIN#O/A#EAR', 'WIN#O/A#EAR'],
  ])('[I18N-1] writes "%s" as "%s"', (text, pseudo) => expect(pseudoText(text)).toBe(pseudo));

  it.each(['All games', 'Tap the heart on a game to add it here.', 'Rhythm'])(
    '[I18N-1] makes "%s" 40 % longer',
    (text) => {
      const added = pseudoText(text).length - 2;
      expect(added).toBeGreaterThanOrEqual(text.length * 1.4);
      expect(added).toBeLessThan(text.length * 1.4 + 2);
    },
  );

  it('[I18N-1] writes texts of descriptors, and leaves keys and names as they are', () => {
    const bundle = {
      site: { name: 'Lucky', locales: { default: 'EN', enabled: [{ code: 'EN', name: 'English' }] } },
      pages: { home: { title: { key: 'route.home.title' }, nodes: [{ text: { EN: 'Hi', VI: 'Xin' } }] } },
    };
    expect(pseudoBundle(bundle as unknown as CompiledBundle)).toEqual({
      ...bundle,
      pages: { home: { title: { key: 'route.home.title' }, nodes: [{ text: { EN: '⟦Híí⟧', VI: '⟦Xíín~⟧' } }] } },
    });
  });
});
