import type { TemplateStyle } from '../../engine';
import { layout, regions } from './layout.css';
import './pages.css';
import './theme.css';

/**
 * A festival street after dark: a lacquer ribbon over it, lanterns that light what is chosen, games as paper tickets.
 */
export const template: TemplateStyle = { layout, regions };
