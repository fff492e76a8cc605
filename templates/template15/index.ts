import type { TemplateStyle } from '../../engine';
import { frame, insides, regions } from './layout.css';
import './sides.css';
import './theme.css';

/** Pocket: an app in one column, on a desktop before a wall of pockets. */
export const template: TemplateStyle = { frame, regions, insides };
