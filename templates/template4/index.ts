import type { TemplateStyle } from '../../engine';
import { layout, insides, regions } from './layout.css';
import './theme.css';

/** Console: a desk for regulars. */
export const template: TemplateStyle = { layout, regions, insides };
