import type { TemplateStyle } from '../../engine';
import { frame, regions } from './layout.css';
import './theme.css';

/** Classic: the trusted lobby everybody knows. */
export const template: TemplateStyle = { frame, regions };
