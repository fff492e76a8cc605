import type { TemplateStyle } from '../../engine';
import { frame, insides, regions } from './layout.css';
import './theme.css';

/** Console: a desk for regulars. */
export const template: TemplateStyle = { frame, regions, insides };
