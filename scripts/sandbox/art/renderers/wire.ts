import { transformText } from '../matrix.ts';
import { num, rectPath } from '../path.ts';
import { frameRect, group, isBody, keyWidth, paths, type Renderer } from '../scene.ts';

/** A grey placeholder for wireframes: box, diagonals, and the subject in plain line. */
export const wire: Renderer = {
  name: 'wire',
  paint: (scene) => {
    const { size, id } = scene;
    const { width, height } = size;
    const pen = num(keyWidth(scene, 3));
    const drawn = paths(scene.subject, id, (shape) => {
      if (shape.role === 'shine' || shape.role === 'shade' || shape.role === 'glow') return undefined;
      if (shape.line !== undefined)
        return `fill="none" stroke="#8f8f8f" stroke-width="${num(Math.min(shape.line, keyWidth(scene, 3)))}"`;
      if (shape.role.startsWith('ink')) return 'fill="#8f8f8f"';
      if (shape.role === 'hair') return `fill="#cdcdcd" stroke="#8f8f8f" stroke-width="${pen}"`;
      return isBody(shape)
        ? `fill="${shape.role.endsWith('Shade') ? '#e2e2e2' : '#fafafa'}" stroke="#8f8f8f" stroke-width="${pen}"`
        : 'fill="#e2e2e2"';
    });
    return (
      frameRect(size, 'fill="#eeeeee"') +
      (scene.kind === 'sheet'
        ? ''
        : `<path fill="none" stroke="#d2d2d2" stroke-width="1" d="M0 0L${num(width)} ${num(height)}M${num(width)} 0L0 ${num(height)}${rectPath(0.5, 0.5, width - 1, height - 1)}"/>`) +
      group(`transform="${transformText(scene.place)}"`, drawn)
    );
  },
};
