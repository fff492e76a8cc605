import { tokens } from './tokens.css';

/** Rules to spread into a style: for screen readers only. A class of its own is `visuallyHidden`. */
export const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Rules to spread into a style: a button without the browser's looks, its sign in the middle. */
export const bareButton = {
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
} as const;

/** Rules to spread into a style: a panel of settings, its parts one below the other. */
export const panel = {
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  minWidth: 0,
  padding: 'clamp(18px, 3vw, 28px)',
  border: `${tokens.stroke.decor} solid ${tokens.color.line}`,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface,
} as const;

/**
 * Variable of the whole page: the height that the foot of a page leaves to what floats over it. A rule that asked the page's layout itself
 * what floats there would style all of a page anew with each change of it.
 */
export const footRoom = '--lv-foot-room';
