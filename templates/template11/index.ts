import type { TemplateStyle } from '../../engine';
import { layout, regions } from './layout.css';
import './pages.css';
import './theme.css';

/** Sports Desk: odds first, in three columns of sports, prices and picks. */
export const template: TemplateStyle = { layout, regions };
