/**
 * Settles as the code of a place that was served does, and keeps a press that is under way in it then, if what keeps it can be had. `place`
 * is a selector.
 */
export const beforeGivingWay = (code: Promise<unknown>, place: string): Promise<unknown> =>
  import('./keepPress').then(
    ({ keepPress }) => keepPress(code, place),
    () => code,
  );
