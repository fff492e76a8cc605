import type { TemplateStyle } from '../../engine';
import { frame, regions } from './layout.css';
import './panels.css';
import './theme.css';

/**
 * One clear night: covers stand on a frozen lake below a moving aurora, games are moons, everything measured is drawn
 * in the sky.
 */
export const template: TemplateStyle = { frame, regions };
