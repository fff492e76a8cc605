import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const { color, control, font, radius, shadow, size, stroke, weight } = tokens;

export const menu = style({ position: 'relative' });

/** What opens the menu: a summary, and where the menu is missing a button. */
const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  background: 'none',
  color: color.text,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const opener = style([
  summary,
  {
    gap: 8,
    boxSizing: 'border-box',
    minHeight: control.height,
    padding: '0 14px',
    border: `${stroke.control} solid ${color.edge}`,
    borderRadius: radius.control,
    fontWeight: weight.strong,
    lineHeight: 1.1,
  },
]);

export const small = style([summary, { width: 44, height: 44, padding: 0, border: 0 }]);
export const name = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const panel = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 'calc(100% + 6px)',
  zIndex: 30,
  boxSizing: 'border-box',
  width: 'max-content',
  minWidth: '100%',
  maxWidth: 'min(280px, calc(100vw - 36px))',
  padding: '10px 18px',
  border: `${stroke.control} solid ${color.edge}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  boxShadow: shadow.overlay,
  // What stands around it may have another text colour.
  color: color.text,
});

export const who = style({
  margin: 0,
  paddingBottom: 8,
  borderBottom: `${stroke.decor} solid ${color.line}`,
  fontFamily: font.display,
  fontWeight: weight.strong,
  fontSize: size.lead,
  overflowWrap: 'anywhere',
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  color: color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  outlineOffset: -3,
  ':hover': { color: color.accentText, textDecoration: 'underline', textUnderlineOffset: 3 },
});
