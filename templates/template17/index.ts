import type { TemplateStyle } from '../../engine';
import { layout, insides, regions } from './layout.css';
import './theme.css';

/** Bento: everything at a glance, cells of many sizes on one board. */
export const template: TemplateStyle = { layout, regions, insides };
