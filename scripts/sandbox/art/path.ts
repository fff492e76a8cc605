/** A number as short as a picture allows: one decimal. */
export function num(value: number): string {
  const text = String(Math.round(value * 10) / 10);
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
}

/** The point at `radius` and `degrees` (0 right, 90 down) from a centre. */
export function polar(radius: number, degrees: number, x = 0, y = 0): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** A closed polygon. */
export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
}

/** A closed form with soft edges: a curve along `there`, a corner, a curve along `back`. */
export function ribbonPath(
  there: readonly (readonly [number, number])[],
  back: readonly (readonly [number, number])[],
): string {
  return `M${softened(there)}L${softened(back)}Z`;
}

/** From the first point to the last through the middles between the others, without the letter that begins a path. */
function softened(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([x, y], i) => {
      const next = points[i + 1];
      if (i === 0) return `${num(x)} ${num(y)}`;
      if (next === undefined) return `L${num(x)} ${num(y)}`;
      return `Q${num(x)} ${num(y)} ${num((x + next[0]) / 2)} ${num((y + next[1]) / 2)}`;
    })
    .join('');
}

/** The outline of a circle, as path data. */
export function circlePath(x: number, y: number, r: number): string {
  return ellipsePath(x, y, r, r);
}

/** The outline of an ellipse, as path data. */
export function ellipsePath(x: number, y: number, rx: number, ry: number): string {
  const arc = `${num(rx)} ${num(ry)} 0 1 0 `;
  return `M${num(x - rx)} ${num(y)}a${arc}${num(2 * rx)} 0 ${arc}${num(-2 * rx)} 0Z`;
}

/** The outline of a rectangle from its upper left corner, as path data; with a radius, its corners are round. */
export function rectPath(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r === 0) return `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`;
  const turn = (dx: number, dy: number): string => `a${num(r)} ${num(r)} 0 0 1 ${num(dx)} ${num(dy)}`;
  const [w, h] = [num(width - 2 * r), num(height - 2 * r)];
  return `M${num(x + r)} ${num(y)}h${w}${turn(r, r)}v${h}${turn(-r, r)}h-${w}${turn(-r, -r)}v-${h}${turn(r, -r)}Z`;
}

/** A star of `points` tips; `inner` is the share of the radius its notches keep. */
export function starPath(x: number, y: number, radius: number, points = 5, inner = 0.45, turn = -90): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, i) =>
      polar(i % 2 ? radius * inner : radius, turn + (i * 180) / points, x, y),
    ),
  );
}

/** A regular polygon, first corner at `turn` degrees. */
export function ngonPath(x: number, y: number, radius: number, sides: number, turn = -90): string {
  return polygon(Array.from({ length: sides }, (_, i) => polar(radius, turn + (i * 360) / sides, x, y)));
}

/** A four-pointed sparkle with hollow sides. */
export function sparkPath(x: number, y: number, r: number): string {
  const c = `${num(x)} ${num(y)}`;
  return `M${num(x)} ${num(y - r)}Q${c} ${num(x + r)} ${num(y)}Q${c} ${num(x)} ${num(y + r)}Q${c} ${num(x - r)} ${num(y)}Q${c} ${num(x)} ${num(y - r)}Z`;
}

/** A piece of a ring between two radii and two angles. */
export function sectorPath(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, angle: number): string => polar(radius, angle, x, y).map(num).join(' ');
  const large = to - from > 180 ? 1 : 0;
  const back = inner > 0 ? `A${num(inner)} ${num(inner)} 0 ${large} 0 ${at(inner, from)}` : '';
  return `M${at(outer, from)}A${num(outer)} ${num(outer)} 0 ${large} 1 ${at(outer, to)}L${at(inner, to)}${back}Z`;
}

/** `count` wedges from one centre, each as wide as the gap beside it times `share` × 2. */
export function raysPath(
  x: number,
  y: number,
  inner: number,
  outer: number,
  count: number,
  share = 0.5,
  turn = 0,
): string {
  const step = 360 / count;
  let d = '';
  for (let i = 0; i < count; i++) {
    const from = turn + i * step;
    const to = from + step * share;
    d += polygon([
      polar(inner, inner > 0 ? from : (from + to) / 2, x, y),
      polar(outer, from, x, y),
      polar(outer, to, x, y),
      ...(inner > 0 ? [polar(inner, to, x, y)] : []),
    ]);
  }
  return d;
}

/** Round dots for a line of their diameter: points drawn with round ends. */
export function dotsPath(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y]) => `M${num(x)} ${num(y)}h0`).join('');
}

/** A band of waves from `-reach` to `reach`, closed `depth` below. */
export function wavePath(y: number, height: number, length: number, depth: number, reach = 420, offset = 0): string {
  let d = `M${num(-reach - length + offset)} ${num(y)}`;
  for (let x = -reach - length + offset; x < reach; x += length)
    d += `q${num(length / 4)} ${num(-height)} ${num(length / 2)} 0t${num(length / 2)} 0`;
  return `${d}V${num(y + depth)}H${num(-reach - length + offset)}Z`;
}

/** A petal or feather from the origin up to `length`, at its widest `width` each side. */
export function petalPath(length: number, width: number): string {
  const [l, w] = [length, width];
  return `M0 0C${num(w)} ${num(-l * 0.35)} ${num(w * 0.8)} ${num(-l * 0.75)} 0 ${num(-l)}C${num(-w * 0.8)} ${num(-l * 0.75)} ${num(-w)} ${num(-l * 0.35)} 0 0Z`;
}

/** Equal ellipses at several places, as one path. */
export function joinPips(points: readonly (readonly [number, number])[], rx: number, ry: number): string {
  return points.map(([x, y]) => ellipsePath(x, y, rx, ry)).join('');
}
