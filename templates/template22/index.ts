import type { TemplateStyle } from '../../engine';
import { layout, regions } from './layout.css';
import './panels.css';
import './theme.css';

/**
 * One clear night: covers stand on a frozen lake below a moving aurora, games are moons, everything measured is drawn
 * in the sky.
 */
export const template: TemplateStyle = { layout, regions };
