import type { TemplateStyle } from '../../engine';
import { layout, regions } from './layout.css';
import './theme.css';

/** Comic: ink, paper and three flat colours; offers speak in bubbles, games are tickets. */
export const template: TemplateStyle = { layout, regions };
