import type { TemplateStyle } from '../../engine';
import { layout, regions } from './layout.css';
import './foot.css';
import './theme.css';

/** Pocket: an app in one column, on a desktop before a wall of pockets. */
export const template: TemplateStyle = { layout, regions };
