/**
 * What stands in for a picture of a game, by motif: what is drawn in the site's colour, with what is cut out of it. The
 * first motif is any other's, too.
 */
const motifs = [
  {
    shape: '<rect x="-44" y="-44" width="88" height="88" rx="20" transform="rotate(14)"/>',
    cut: '<g transform="rotate(14)"><circle cx="-17" cy="-17" r="6.5"/><circle cx="17" cy="-17" r="6.5"/><circle r="6.5"/><circle cx="-17" cy="17" r="6.5"/><circle cx="17" cy="17" r="6.5"/></g>',
  },
  {
    shape:
      '<path d="M0-58C17-32 52-12 52 18a27 27 0 0 1-45 20c1 12 6 19 13 24h-40c7-5 12-12 13-24a27 27 0 0 1-45-20C-52-12-17-32 0-58z"/>',
  },
  {
    shape: '<path d="M-32-44h64l26 32L0 54l-58-66z"/>',
    cut: '<path d="M-58-12h116M-20-12 0 54l20-66L0-44z" fill="none" stroke-width="5" stroke-linejoin="round"/>',
  },
  { shape: '<path d="m0-58 17 38 41 4-31 28 9 41L0 32l-36 21 9-41-31-28 41-4z" stroke-linejoin="round"/>' },
  {
    shape:
      '<path d="M-26 6C-22-20-6-42 26-52-4-26 8-8 26 12" fill="none" stroke-width="7" stroke-linecap="round"/><circle cx="-26" cy="28" r="26"/><circle cx="28" cy="34" r="26"/>',
    cut: '<circle cx="-34" cy="20" r="6"/><circle cx="20" cy="26" r="6"/>',
  },
  {
    shape: '<path d="m-56-30 30 24L0-48 26-6l30-24-10 74h-92z" stroke-linejoin="round"/>',
    cut: '<path d="M-42 26h84" fill="none" stroke-width="6"/>',
  },
];

/**
 * What stands in for a picture of a game that the platform does not name, or that does not load: a motif in the site's
 * colours. The fragment of the address is the number of the motif.
 */
export function drawnGame({ theme, background }: { readonly theme: string; readonly background: string }): string {
  const drawn = motifs.map(
    ({ shape, cut = '' }, index) =>
      `<g class="m" id="${index}"><g fill="${theme}" stroke="${theme}" stroke-width="0">${shape}</g><g fill="${background}" stroke="${background}" stroke-width="0">${cut}</g></g>`,
  );
  // The first one comes last in the file: a sibling before it that is asked for hides it.
  const [first = '', ...others] = drawn;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="0 0 300 300" preserveAspectRatio="xMidYMid slice"><style>.m:not(:target){display:none}.m:last-child{display:inline}.m:target~.m:last-child{display:none}</style><rect x="-300" y="-300" width="900" height="900" fill="${background}"/><g fill="${theme}"><rect x="-300" y="-300" width="900" height="900" opacity=".16"/><circle cx="150" cy="150" r="104" opacity=".2"/></g><g transform="translate(150 150)">${others.join('')}${first}</g></svg>`;
}
