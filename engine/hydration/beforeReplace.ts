/**
 * Settles as the code of a place that was served does, and replays a click that is under way in it then, if the code of
 * the replay loads. `place` is a selector.
 */
export const beforeReplace = (code: Promise<unknown>, place: string): Promise<unknown> =>
  import('./replayClick').then(
    ({ replayClick }) => replayClick(code, place),
    () => code,
  );
