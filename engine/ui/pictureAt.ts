/**
 * Address of a game's picture in another size.
 *
 * @param image Address as the platform gave it.
 * @param width Width in px.
 * @param height Height in px.
 * @returns The address at which the platform's picture server draws it in that size; `null` for a picture of
 * another server, which has one size only.
 */
export function pictureAt(image: string, width: number, height: number): string | null {
  if (!image.startsWith('/api/art/')) return null;
  const [path = image, query = ''] = image.split('?');
  const values = new URLSearchParams(query);
  values.set('w', String(width));
  values.set('h', String(height));
  return `${path}?${values.toString()}`;
}
