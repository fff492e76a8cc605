/**
 * Which drawing of a motif a renderer takes where the motif has several, so that studios do not share a shape; the
 * first one where it says none.
 */
export const chosenDrawings: { readonly [renderer: string]: { readonly [motif: string]: string } } = {
  gloss: { typhoon: 'wave', koi: 'single', 'sun-temple': 'steps', dice: 'single' },
  flat: { typhoon: 'curl', koi: 'ring', 'sun-temple': 'steps', 'city-night': 'blocks' },
  linocut: { typhoon: 'wave', koi: 'single', lantern: 'row', comet: 'meteor' },
  enamel: { typhoon: 'wave', koi: 'ring', 'sun-temple': 'steps', scarab: 'fan', crown: 'imperial', 'city-night': 'tower' },
  screenprint: { typhoon: 'spiral', koi: 'ring', 'sun-temple': 'steps', 'dragon-eye': 'oracle', comet: 'meteor' },
  papercut: { typhoon: 'spiral', koi: 'ring', 'city-night': 'blocks', comet: 'meteor' },
  neon: { typhoon: 'wave', koi: 'ring', 'city-night': 'tower', lantern: 'row' },
  cutout: { koi: 'ring', tiger: 'gaze', dice: 'single' },
  studio: { typhoon: 'curl', koi: 'single', 'sun-temple': 'steps', lotus: 'bloom' },
  dither: { typhoon: 'spiral', koi: 'single', 'dragon-eye': 'oracle', dice: 'single', plinko: 'bold', roulette: 'bold' },
  pixel: { plinko: 'bold', roulette: 'bold' },
  halved: { typhoon: 'spiral', koi: 'single', dice: 'single' },
  keyart: { typhoon: 'wave', koi: 'ring', 'sun-temple': 'steps', 'city-night': 'tower', comet: 'meteor', lantern: 'sky', lotus: 'bloom' },
  airbrush: {
    typhoon: 'wave', koi: 'ring', 'sun-temple': 'steps', 'city-night': 'tower', comet: 'meteor', scarab: 'fan', crown: 'imperial',
    champagne: 'tower', 'fish-king': 'liner', tiger: 'gaze', dice: 'single', lotus: 'bloom'
  },
  nocturne: {
    typhoon: 'spiral', koi: 'ring', 'sun-temple': 'steps', comet: 'meteor', tiger: 'gaze',
    'dragon-eye': 'oracle', lantern: 'row', lotus: 'bloom', dice: 'single'
  },
  solo: { typhoon: 'curl', koi: 'single', 'sun-temple': 'steps', dice: 'single', crown: 'imperial' },
  moonlit: { typhoon: 'spiral', koi: 'ring', crown: 'imperial', comet: 'meteor', lotus: 'bloom' },
  lacquer: { typhoon: 'wave', koi: 'ring', lantern: 'sky', lotus: 'bloom', 'sun-temple': 'steps', tiger: 'gaze' },
  felt: { typhoon: 'wave', koi: 'ring', 'sun-temple': 'steps', comet: 'meteor' },
};
