/** Pages that are not home, and what floats beside the box. */
import { globalStyle } from '@vanilla-extract/css';
import { below, floatsInMargin, from, pages, prose, tokens } from '../../engine/theme';
import garden from './art/garden.svg';
import tea from './art/tea.svg';
import { body, narrow, pane, medium, regions } from './layout.css';
import { toy } from './toy';

const { color, radius, shadow, space, weight } = tokens;
const { main } = regions;
const inMain = (part: string) => `${body} ${main} ${part}`;

/**
 * Pages that are not home: a toy stands in their head, games in frames of glass, what is read on panes; pages of one
 * kind are pills.
 */
const inner = `${body} [data-page]:not([data-page=home]) ${main}`;
globalStyle(`${inner} > :is([data-part=page-heading], ${prose}, [data-part=form-card])`, {
  ...pane,
  backgroundColor: color.surface,
});
globalStyle(`${inner} > [data-part=page-heading]`, {
  ...toy(garden, 'right 3% bottom 4px', 'auto 88%'),
  padding: `20px 110px 20px ${space.inside}`,
  '@media': {
    [below('mobileWide')]: { paddingInlineEnd: 92, backgroundPositionX: '102%', backgroundSize: 'auto 104px' },
  },
});
globalStyle(`${inner} > ${prose}`, { padding: `4px ${space.inside} 12px` });
globalStyle(`${inner} > [data-part=form-card]`, {
  '@media': { [from('desktop')]: toy(tea, 'right 9% bottom 20px', 'auto min(260px, 80%)') },
});
globalStyle(`${inner} [data-part=benefit-list]`, {
  ...toy(tea, 'right 16px bottom 12px', '168px'),
  paddingInlineEnd: 150,
});
const wallet = `${inner} > [data-part=page-heading] + nav`;
globalStyle(wallet, { borderBlockEnd: 0 });
globalStyle(`${wallet} a`, { ...pane, borderRadius: radius.round, paddingInline: 20, background: color.surfaceRaised });
globalStyle(`${wallet} a[aria-current]`, { background: color.accent, color: color.onAccent });
globalStyle(`${inner} [data-part=game-grid-list] > li`, { ...pane, padding: 8, background: color.surface });
pages.wideForms(inner, 480);
pages.wayIn(inner, space.item);

/** Studios on one pane. */
globalStyle(inMain('[data-part=provider-strip]'), {
  padding: '14px 34px',
  ...pane,
  background: color.surface,
  '@media': { [narrow]: { padding: '10px 20px' } },
});
globalStyle(inMain('[data-part=provider-strip] a'), {
  fontSize: 19,
  letterSpacing: '-.02em',
  '@media': { [narrow]: { fontSize: 17 } },
});
globalStyle(inMain('[data-part=provider-strip] > ul'), {
  '@media': { [medium]: { gridTemplateColumns: 'repeat(3, auto)' }, [narrow]: { gridTemplateColumns: '1fr 1fr' } },
});

/** What floats stands in the margin beside the box. */
floatsInMargin(body, from('desktopMedium'), 16);

/** The dock floats: glass off three edges, the page that is open filled. */
const dock = `${body} [data-part=dock]`;
globalStyle(dock, {
  inset: 'auto 16px calc(16px + env(safe-area-inset-bottom, 0px))',
  height: 74,
  padding: 8,
  border: pane.border,
  borderRadius: radius.large,
  background: `color-mix(in oklab, ${color.surfaceRaised} 86%, transparent)`,
  color: color.text,
  boxShadow: shadow.overlay,
  '@supports': { '(backdrop-filter: blur(1px))': { backdropFilter: 'blur(20px) saturate(1.4)' } },
});
globalStyle(`${dock} > ul`, { height: '100%', minHeight: 0 });
globalStyle(`${dock} :is(a, button)`, { gap: 2, borderRadius: 17, fontSize: 13, fontWeight: weight.strong });
globalStyle(`${dock} [aria-current]`, { background: color.accent, color: color.onAccent, boxShadow: 'none' });
globalStyle(`${dock} [aria-expanded=true]`, { background: color.accentTint, boxShadow: 'none' });
