import { keyframes, style } from '@vanilla-extract/css';
import { primaryLink, tokens } from '../../engine/theme';

const { color, control, font, radius, shadow, size, stroke, weight } = tokens;
const place = { gridArea: '1 / 1', display: 'grid', padding: 16 } as const;

/** Alone on the stage. */
export const under = style({ ...place, placeItems: 'center' });
/** Over a game that may still come: its room stays free for presses. */
export const over = style({ ...place, alignItems: 'end', justifyItems: 'center', pointerEvents: 'none' });

export const card = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  width: 'min(100%, 440px)',
  padding: 24,
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
  boxShadow: shadow.overlay,
  textAlign: 'center',
  pointerEvents: 'auto',
  ':focus': { outline: 'none' },
});

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const picture = style({
  display: 'block',
  width: 148,
  height: 148,
  overflow: 'hidden',
  borderRadius: radius.medium,
});
export const title = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: size.box,
  fontWeight: weight.heading,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
export const text = style({ margin: 0, maxWidth: '42ch', color: color.textMuted });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 10,
  margin: '4px 0 0',
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const busy = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: 0,
  '::before': {
    content: '',
    flex: 'none',
    width: 18,
    height: 18,
    border: `2px solid ${color.line}`,
    borderTopColor: color.accent,
    borderRadius: radius.round,
    animation: `${turn} 0.9s linear infinite`,
  },
});

export const link = style({ ...primaryLink, gap: 8, minHeight: control.height, padding: '0 18px' });
