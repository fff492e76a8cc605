import type { TemplateStyle } from '../../engine';
import { frame, insides, regions } from './layout.css';
import './theme.css';

/** Bento: everything at a glance, cells of many sizes on one board. */
export const template: TemplateStyle = { frame, regions, insides };
