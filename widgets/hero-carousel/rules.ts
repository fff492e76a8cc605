/**
 * Of each track of slides: a row that scrolls sideways and comes to rest at a slide; smooth, unless the player asks for
 * less motion.
 */
export const slideTrack = {
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
} as const;

/** Of each place on such a track: it keeps its width, and no swipe goes past it. */
export const slidePlace = { flex: 'none', scrollSnapAlign: 'start', scrollSnapStop: 'always' } as const;
