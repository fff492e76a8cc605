import type { TemplateStyle } from '../../engine';
import * as layout from './layout.css';
import './theme.css';

/** The frame of the broadsheet (LAYOUT-1). */
export const template: TemplateStyle = {
  frame: layout.page,
  regions: { header: layout.header, main: layout.main, footer: layout.footer },
};
