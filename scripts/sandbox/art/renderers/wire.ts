import { transformText } from '../matrix.ts';
import { num, rectPath } from '../path.ts';
import { frameRect, group, isBanner, isBody, keyWidth, paths, type Renderer } from '../scene.ts';

/** A grey placeholder for wireframes: box, diagonals, and the subject in plain line. */
export const wire: Renderer = {
  name: 'wire',
  paint: (scene) => {
    const { size, id } = scene;
    const { width, height } = size;
    const pen = num(keyWidth(scene, 3));
    const drawn = paths(scene.subject, id, (shape) => {
      if (shape.role === 'shine' || shape.role === 'shade' || shape.role === 'glow') return undefined;
      if (shape.line !== undefined) return `fill="none" stroke="#8b9097" stroke-width="${num(Math.min(shape.line, keyWidth(scene, 3)))}"`;
      if (shape.role.startsWith('ink')) return 'fill="#8b9097"';
      if (shape.role === 'hair') return `fill="#c9cdd2" stroke="#8b9097" stroke-width="${pen}"`;
      return isBody(shape) ? `fill="${shape.role.endsWith('Shade') ? '#dfe2e6' : '#fafbfb'}" stroke="#8b9097" stroke-width="${pen}"` : 'fill="#dfe2e6"';
    });
    return (
      frameRect(size, 'fill="#eceef0"') +
      (isBanner(scene)
        ? ''
        : `<path fill="none" stroke="#d3d7db" stroke-width="1" d="M0 0L${num(width)} ${num(height)}M${num(width)} 0L0 ${num(height)}${rectPath(0.5, 0.5, width - 1, height - 1)}"/>`) +
      group(`transform="${transformText(scene.place)}"`, drawn)
    );
  },
};
