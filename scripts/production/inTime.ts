/**
 * What a promise comes to within `limitMs`, else what `onLate` returns then. The promise goes on; its rejection in time
 * is passed on.
 */
export async function inTime<Value, Other>(
  wait: Promise<Value>,
  limitMs: number,
  onLate: () => Other,
): Promise<Value | Other> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Other>((resolve) => {
    timer = setTimeout(() => resolve(onLate()), limitMs);
  });
  return Promise.race([wait, late]).finally(() => clearTimeout(timer));
}
