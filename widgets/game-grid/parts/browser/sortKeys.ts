/** Message keys of the orders. */
export const sortKeys = {
  popular: 'gameGrid.controls.sortPopular',
  new: 'gameGrid.controls.sortNew',
  name: 'gameGrid.controls.sortName',
  seats: 'gameGrid.controls.sortSeats',
} as const;
