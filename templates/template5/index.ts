import type { TemplateStyle } from '../../engine';
import { frame, regions } from './layout.css';
import './theme.css';

/** Carnival: a funfair by day. */
export const template: TemplateStyle = { frame, regions };
