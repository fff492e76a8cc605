import { style } from '@vanilla-extract/css';

/** As large as its place, whatever that is. */
export const bare = style({ height: '100%', minHeight: 120, borderRadius: 0 });
