import type { TemplateStyle } from '../../engine';
import { frame, regions } from './layout.css';
import './theme.css';

/** Riviera: an afternoon on the coast. */
export const template: TemplateStyle = { frame, regions };
