/** A drawing that stands at the end of its cell. */
export const toy = (picture: string, backgroundPosition: string, backgroundSize: string) =>
  ({
    backgroundImage: `url("${picture}")`,
    backgroundPosition,
    backgroundSize,
    backgroundRepeat: 'no-repeat',
  }) as const;
