import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { drawnMotifs, drawnPictureOf } from '../../engine/config/standIns';
import { drawnGame } from './drawnGame';

const { document } = new JSDOM(drawnGame({ theme: '#c8102e', background: '#fff7ea' }), { contentType: 'image/svg+xml' })
  .window;

it('the drawing has each motif that addresses name, in the colours of the site alone', () => {
  const ids = [...document.querySelectorAll('.m')].map(({ id }) => Number(id)).sort();
  expect(ids).toEqual(Array.from({ length: drawnMotifs }, (_, index) => index));
  const colours = [...document.querySelectorAll('[fill]')].map((part) => part.getAttribute('fill'));
  expect([...new Set(colours)].sort()).toEqual(['#c8102e', '#fff7ea', 'none']);
});

it('one name has one motif', () => {
  expect(['Koi Current', 'Koi Current', '', '鲤'].map(drawnPictureOf)).toEqual([
    '/game.svg#5',
    '/game.svg#5',
    '/game.svg#0',
    '/game.svg#1',
  ]);
});
