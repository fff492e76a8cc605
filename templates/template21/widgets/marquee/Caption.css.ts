import { globalStyle, style } from '@vanilla-extract/css';
import { hidden, tokens } from '../../../../engine/theme';

const { color, size, stroke, weight } = tokens;

export const caption = style({
  selectors: {
    '&&': {
      flex: '1 1 380px',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: 10,
      minWidth: 0,
      maxWidth: 'max-content',
      minHeight: 44,
      marginInlineStart: 'auto',
      padding: '0 14px',
      border: `${stroke.decor} solid ${color.line}`,
      background: color.third,
      color: color.onThird,
      fontSize: size.body,
      fontWeight: weight.body,
      boxShadow: `3px 3px 0 ${color.line}`,
      rotate: '-.6deg',
    },
  },
});
globalStyle(`${caption} > svg`, { display: 'none' });
globalStyle(`${caption} > p`, { minHeight: 0, fontSize: size.tiny });
globalStyle(`${caption} :is(b, summary)`, { color: 'inherit' });
/** A sign unfolds the others, its words are read out. */
globalStyle(`${caption} summary > span`, hidden);
globalStyle(`${caption} summary > svg`, { display: 'block' });
