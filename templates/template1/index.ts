import type { TemplateStyle } from '../../engine';
import { layout, regions } from './layout.css';
import './theme.css';

/** Classic: the trusted lobby everybody knows. */
export const template: TemplateStyle = { layout, regions };
