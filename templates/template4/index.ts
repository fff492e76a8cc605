import type { TemplateStyle } from '../../engine';
import { frame, regions } from './layout.css';
import './theme.css';

/** Console: a desk for regulars. */
export const template: TemplateStyle = { frame, regions };
