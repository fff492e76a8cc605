/** The game categories of the catalogue a motif may illustrate. */
export const gameCategories = [
  'slot_game',
  'casino',
  'hash_game',
  'sportsbook',
  'fishing',
  'poker',
  'sabong',
  'lottery',
  'horse_racing',
  'bingo',
  'arcade',
  'crash',
] as const;

export type GameCategory = (typeof gameCategories)[number];

/** A colour in OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** The three colour families of a drawing. `accent` is the metal, `second` the contrast. */
export type Family = 'base' | 'second' | 'accent';

/**
 * What a shape is, so that a renderer may decide how it is painted.
 * `shine` and `shade` are translucent light and shadow on whatever lies below.
 */
export type Role =
  | Family
  | `${Family}Shade`
  | `${Family}Light`
  | 'ink'
  | 'inkSoft'
  | 'hair'
  | 'paper'
  | 'paperShade'
  | 'glow'
  | 'shine'
  | 'shade';

/** An affine transform in the order of SVG's `matrix(a b c d e f)`. */
export type Matrix = readonly [number, number, number, number, number, number];

/** One drawn form: a filled path, or a stroked one when `line` gives its width. */
export interface Shape {
  readonly role: Role;
  readonly d: string;
  readonly line?: number;
  readonly opacity?: number;
  readonly matrix?: Matrix;
  /** Runs out of the frame on purpose (sea, skyline); not measured when the subject is fitted. */
  readonly bleed?: boolean;
  /** Never outlined, whatever the renderer. */
  readonly bare?: boolean;
  /** A ball or disc: renderers with light paint it as a sphere. */
  readonly round?: boolean;
  /** A twinkle that only festive renderers draw. */
  readonly festive?: boolean;
}

/** Shapes in drawing order, nested as is convenient to write. */
export type Part = Shape | readonly Part[];

/** A hue in degrees, or hue, chroma and lightness where the family needs its own tone. */
export type Tint = number | readonly [hue: number, chroma: number, lightness: number];

/** A subject in a box of 300 × 300 around the origin. */
export interface Motif {
  readonly name: string;
  readonly categories: readonly GameCategory[];
  /** Colours the subject may wear, one of each list chosen by the seed; absent: any. */
  readonly tints?: { readonly [F in Family | 'ground']?: readonly Tint[] };
  readonly shapes: readonly Shape[];
  /** Reads wrongly in a mirror (a numeral), so it never stands in one. */
  readonly isHanded?: boolean;
}

/** Where a renderer may put a subject in its frame. */
export interface Stance {
  /** Size beside the largest at which the subject is whole; above 1 the frame crops it. */
  readonly zoom: number;
  /** The subject's middle, as shares of the frame. */
  readonly x: number;
  readonly y: number;
  /** Degrees it leans at most to either side; scenes with a horizon never lean. */
  readonly tilt?: number;
}

/** How a renderer sets its games where it does not leave that to chance. */
export interface Staging {
  /** The seed chooses one. */
  readonly stances?: readonly Stance[];
  /** Nothing festive round the subject: no coins, stars and twinkles, no backdrop, no pattern. */
  readonly isBare?: boolean;
}

/** One OKLCH colour for every opaque role, and the ground from lit to deep. */
export interface Palette {
  readonly tones: { readonly [R in Exclude<Role, 'shine' | 'shade'>]: Lch };
  readonly ground: { readonly lit: Lch; readonly mid: Lch; readonly deep: Lch };
}

export interface Size {
  readonly width: number;
  readonly height: number;
}
