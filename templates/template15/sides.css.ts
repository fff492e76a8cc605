import { globalStyle } from '@vanilla-extract/css';
import { from, tokens } from '../../engine/theme';
import { night, regions } from './layout.css';
import { custom } from './theme.css';

const { color, weight } = tokens;
const body = 'body.template15';
const wide = from('desktopMedium');
const { around } = regions;

/** The names beside the winners read on the wall's night. */
globalStyle(`${body} ${around} h2`, { margin: 0, fontSize: 15, letterSpacing: 0 });
globalStyle(`${body} ${around} [data-part=section-heading]`, { minHeight: 0, margin: '0 0 8px' });
globalStyle(`${body} ${around} li`, {
  gridTemplateColumns: '42px minmax(0, 1fr)',
  gridTemplateRows: 'auto auto',
  columnGap: 12,
  rowGap: 0,
  padding: '8px 0',
  border: 0,
});
globalStyle(`${body} ${around} li > :first-child`, { gridArea: '1 / 1 / 3', width: 42, height: 42, boxShadow: 'none' });
globalStyle(`${body} ${around} li > strong`, { gridArea: '1 / 2', color: color.second, fontSize: 15, lineHeight: '19px' });
globalStyle(`${body} ${around} li > :nth-child(2)`, {
  gridArea: '2 / 2',
  overflow: 'hidden',
  fontSize: 13,
  lineHeight: '17px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
globalStyle(`${body} ${around} li > :nth-child(2) > *`, {
  display: 'inline',
  color: 'inherit',
  fontSize: 'inherit',
  fontWeight: weight.body,
  lineHeight: 'inherit',
});
globalStyle(`${body} ${around} li b::after`, { content: '", "' });

/** What floats stands beside the column, with its name. */
const shell = `${body} [data-part=shell]`;
const floats = `:is([data-part=rewards] > a, [data-part=chat-button], [data-part=partners-button])`;
globalStyle(shell, {
  '@media': {
    [from(custom)]: { insetInline: 'max(12px, 100% - 236px) 12px', flexDirection: 'column', alignItems: 'flex-end' },
    [wide]: { insetInline: 'calc(50% + 256px) 16px', insetBlockEnd: 32, flexDirection: 'column', alignItems: 'flex-start' },
  },
});
globalStyle(`${shell} ${floats}`, {
  border: 0,
  borderRadius: 16,
  background: night,
  color: color.onAccentDeep,
  '@media': {
    [wide]: { display: 'inline-flex', gap: 10, alignItems: 'center', width: 'max-content', height: 48, padding: '0 18px 0 14px', fontWeight: weight.strong },
  },
});
globalStyle(`${shell} [data-part=rewards] > a`, { background: color.second, color: color.onSecond });
globalStyle(`${shell} [data-part=rewards]`, { '@media': { [wide]: { width: 'max-content', height: 48 } } });
globalStyle(`${body} [data-part=float-label]`, {
  '@media': { [wide]: { position: 'static', width: 'auto', height: 'auto', margin: 0, overflow: 'visible', clipPath: 'none' } },
});
