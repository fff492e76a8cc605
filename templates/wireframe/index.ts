import type { TemplateStyle } from '../../engine';
import { layout, regions } from './layout.css';
import './theme.css';

/** Grey in every part, for engineers: shows at once what a widget takes for granted. */
export const template: TemplateStyle = { layout, regions };
