import { style, styleVariants } from '@vanilla-extract/css';
import { from, tokens } from '../../engine/theme';

const { color } = tokens;
const desk = from('desktop');

/** On phones a picture stands between the logo and the words, whatever the arrangement; each says what is different. */
const notice = style({ minHeight: '100svh', background: color.background, color: color.text });
/** Areas of a grid, each line with its height. */
const areas = (columns: string, lines: readonly (readonly [area: string, height: string])[]) =>
  ({
    display: 'grid',
    gridTemplate: `${lines.map(([area, height]) => `'${area}' ${height}`).join(' ')} / ${columns}`,
  }) as const;
const one = 'minmax(0, 1fr)';
const two = `${one} ${one}`;
const halved = (isAtStart: boolean) => {
  const beside = (area: string) => (isAtStart ? `art ${area}` : `${area} art`);
  return style([
    notice,
    areas(one, [
      ['head', 'auto'],
      ['art', '34svh'],
      ['title', 'auto'],
      ['said', 'auto'],
      ['times', '1fr'],
    ]),
    {
      '@media': {
        [desk]: areas(two, [
          [beside('head'), 'auto'],
          [beside('title'), '1fr'],
          [beside('said'), 'auto'],
          [beside('times'), '1fr'],
        ]),
      },
    },
  ]);
};

export const arrangements = styleVariants(
  {
    halves: [halved(false)],
    'halves-start': [halved(true)],
    cover: [style([notice, { position: 'relative', display: 'grid', gridTemplateRows: 'auto 1fr' }])],
    centred: [
      style([
        notice,
        areas(one, [
          ['head', 'auto'],
          ['art', 'auto'],
          ['title', 'auto'],
          ['said', 'auto'],
          ['times', '1fr'],
        ]),
        { justifyItems: 'center', textAlign: 'center' },
      ]),
    ],
    bill: [
      style([
        notice,
        areas(one, [
          ['head', 'auto'],
          ['title', 'auto'],
          ['art', '30svh'],
          ['said', 'auto'],
          ['times', '1fr'],
        ]),
        {
          '@media': {
            [desk]: areas(two, [
              ['head head', 'auto'],
              ['title title', 'auto'],
              ['art art', 'minmax(280px, 1fr)'],
              ['said times', 'auto'],
            ]),
          },
        },
      ]),
    ],
    slip: [
      style([
        notice,
        { display: 'grid', gridTemplateRows: 'auto auto 1fr', justifyItems: 'center', background: color.surfaceRaised },
      ]),
    ],
  },
  (parts) => parts,
);
