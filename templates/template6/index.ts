import type { TemplateStyle } from '../../engine';
import { layout, insides, regions } from './layout.css';
import './pages.css';
import './theme.css';

/**
 * Edge to edge: a rail of icons whose names slide out, and one wall of pictures without a gap, where headings, offers
 * and odds are cells too.
 */
export const template: TemplateStyle = { layout, regions, insides };
