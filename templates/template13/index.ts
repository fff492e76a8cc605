import type { TemplateStyle } from '../../engine';
import { layout, regions } from './layout.css';
import './pages.css';
import './theme.css';

/** A tidy terminal session: one sheet of shared hairlines, typed headings, keys, and rounds as they end. */
export const template: TemplateStyle = { layout, regions };
