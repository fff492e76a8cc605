import type { TemplateStyle } from '../../engine';
import { frame, regions } from './layout.css';
import './theme.css';

/** Cinema: a streaming service whose films are games. */
export const template: TemplateStyle = { frame, regions };
