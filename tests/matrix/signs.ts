/**
 * Runs in the browser: date fields whose sign, which the browser draws dark on light or light on dark, is not like
 * their ink and cannot be seen; one line each.
 */
export function unseenSigns(): readonly string[] {
  const paper = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const isLight = (color: string): boolean => {
    if (!paper) return false;
    paper.fillStyle = color;
    paper.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = paper.getImageData(0, 0, 1, 1).data;
    return red + green + blue > 384;
  };
  return [...document.querySelectorAll<HTMLInputElement>('input[type=date]')]
    .filter((field) => field.checkVisibility())
    .filter((field) => isLight(getComputedStyle(field).color) !== getComputedStyle(field).colorScheme.includes('dark'))
    .map((field) => `the sign in the field "${field.labels?.[0]?.textContent.trim() ?? field.name}" cannot be seen`);
}
