import type { TemplateStyle } from '../../engine';
import { layout, regions } from './layout.css';
import './foot.css';
import './theme.css';

/** A mall: a dark street of shop windows over light floors, and the houses that each floor stocks. */
export const template: TemplateStyle = { layout, regions };
