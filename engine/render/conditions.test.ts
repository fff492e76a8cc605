import { describe, expect, it } from 'vitest';
import type { Condition } from '../config/compiled';
import { mentions, testCondition, viewportClasses, viewportRules, type ConditionFacts } from './conditions';

const facts: ConditionFacts = {
  isPlayer: true,
  hasFeature: (name) => name === 'gamify',
  reaches: (name) => ({ tablet: true, desktop: false })[name] ?? null,
  locale: 'EN',
  template: 'template4',
  now: Date.parse('2026-12-10T00:00:00Z'),
};

describe('testCondition', () => {
  it.each<[Condition, boolean | null]>([
    [{ auth: 'player' }, true],
    [{ auth: 'guest' }, false],
    [{ site: 'gamify' }, true],
    [{ site: 'partners' }, false],
    [{ locale: ['VI', 'EN'] }, true],
    [{ locale: ['VI'] }, false],
    [{ template: ['template4'] }, true],
    [{ template: ['template5'] }, false],
    [{ time: { from: '2026-12-10T00:00:00Z' } }, true],
    [{ time: { until: '2026-12-10T00:00:00Z' } }, false],
    [{ time: { from: '2026-12-01T00:00:00Z', until: '2026-12-24T00:00:00Z' } }, true],
    [{ viewport: { from: 'tablet' } }, true],
    [{ viewport: { below: 'tablet' } }, false],
    [{ viewport: { from: 'tablet', below: 'desktop' } }, true],
    [{ viewport: { from: 'template4Custom' } }, null],
    [{ not: { auth: 'player' } }, false],
    [{ not: { viewport: { from: 'template4Custom' } } }, null],
    [{ all: [{ auth: 'player' }, { viewport: { from: 'template4Custom' } }] }, null],
    [{ all: [{ auth: 'guest' }, { viewport: { from: 'template4Custom' } }] }, false],
    [{ any: [{ auth: 'player' }, { viewport: { from: 'template4Custom' } }] }, true],
    [{ any: [{ auth: 'guest' }, { site: 'partners' }] }, false],
  ])('[CARD-2] returns %j → %s', (condition, result) => {
    expect(testCondition(condition, facts)).toBe(result);
  });
});

describe('mentions', () => {
  it.each<[Condition, boolean, boolean]>([
    [{ viewport: { from: 'desktop' } }, true, false],
    [{ all: [{ auth: 'guest' }, { not: { time: { until: '2026-12-10T00:00:00Z' } } }] }, false, true],
    [{ any: [{ viewport: { from: 'desktop' } }, { time: { from: '2026-12-10T00:00:00Z' } }] }, true, true],
    [{ locale: ['EN'] }, false, false],
  ])('finds what %j turns on', (condition, viewport, time) => {
    expect([mentions(condition, 'viewport'), mentions(condition, 'time')]).toEqual([viewport, time]);
  });
});

describe('viewport classes', () => {
  it('[VIEW-1] hides by width before any script has run', () => {
    expect(viewportClasses({ viewport: { from: 'desktop', below: 'desktopWide' } })).toBe(
      'from-desktop below-desktopWide',
    );
    expect(viewportClasses({ auth: 'guest' })).toBeNull();
    expect(viewportClasses({ all: [{ auth: 'guest' }, { viewport: { below: 'desktop' } }] })).toBe('below-desktop');
    expect(viewportClasses({ any: [{ auth: 'guest' }, { viewport: { below: 'desktop' } }] })).toBeNull();
    expect(viewportRules({ desktop: 1024 })).toBe(
      '@media (width < 1024px){.from-desktop{display:none!important}}@media (width >= 1024px){.below-desktop{display:none!important}}',
    );
  });
});
