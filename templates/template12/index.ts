import type { TemplateStyle } from '../../engine';
import { layout, regions } from './layout.css';
import './pages.css';
import './theme.css';

/** Pastel: frosted panels over a slow wash of colour, games and panels in one box. */
export const template: TemplateStyle = { layout, regions };
