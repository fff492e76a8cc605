import type { PatternName } from '../patternNames.ts';
import type { Random } from '../random.ts';
import type { Part } from '../types.ts';

/** What a scene may know about the picture it is drawn for. */
export interface SceneContext {
  readonly random: Random;
  /** The renderer prints with flat inks and a key, so outlines are drawn by the scene. */
  readonly isPrint: boolean;
}

/** A banner's drawing, around the middle of the box that must stay in sight. */
export interface SceneDrawing {
  /** The part that is always whole, in the drawing's own units. */
  readonly box: { readonly width: number; readonly height: number };
  /** `right` leaves the left free for live text in wide frames; `cover` fills the frame. */
  readonly fit: 'right' | 'center' | 'cover';
  readonly pattern: PatternName;
  /** Where light comes from, relative to the middle of the box. */
  readonly light?: { readonly x: number; readonly y: number };
  /** Stands on the frame's lower edge instead of its middle. */
  readonly grounded?: boolean;
  /** Prints on bare paper, not on the site's colour. */
  readonly isSheet?: boolean;
  /** The hue of the second family, where it is not free: a sea is blue on every site. */
  readonly second?: number;
  readonly draw: (context: SceneContext) => readonly Part[];
}
