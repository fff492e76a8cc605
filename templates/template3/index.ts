import type { TemplateStyle } from '../../engine';
import { layout, regions } from './layout.css';
import './theme.css';

/** Riviera: an afternoon on the coast. */
export const template: TemplateStyle = { layout, regions };
