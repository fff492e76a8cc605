import type { TemplateStyle } from '../../engine';
import { layout, regions } from './layout.css';
import './foot.css';
import './theme.css';

/** A 1930s poster wall: brass lines on lacquer, a tower in a fan of light, games as tall posters numbered in Roman. */
export const template: TemplateStyle = { layout, regions };
