import type { TemplateStyle } from '../../engine';
import { layout, regions } from './layout.css';
import './theme.css';

/** Cinema: a streaming service whose films are games. */
export const template: TemplateStyle = { layout, regions };
