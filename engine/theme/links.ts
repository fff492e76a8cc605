import { tokens } from './tokens.css';

const { color, radius, stroke, weight } = tokens;

/** Rules to spread into a style: a link that is the main action of what it stands in. */
export const primaryLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 16px',
  borderRadius: radius.control,
  background: color.accent,
  color: color.onAccent,
  fontWeight: weight.strong,
  textDecoration: 'none',
  ':hover': { background: color.accentHover },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
} as const;

/**
 * Rules to spread into a style: a link that the whole of the nearest positioned element answers to, which shows the
 * focus in its place.
 */
export const stretchedLink = {
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
} as const;

/** Rules to spread into a style: a card with a picture above its words, around a `stretchedLink`. */
export const linkedCard = {
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: color.surface,
  ':hover': { borderColor: color.edge },
  ':focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
} as const;
