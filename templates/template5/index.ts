import type { TemplateStyle } from '../../engine';
import { layout, regions } from './layout.css';
import './theme.css';

/** Carnival: a funfair by day. */
export const template: TemplateStyle = { layout, regions };
