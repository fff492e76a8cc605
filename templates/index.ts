import { createModules, createTemplateStyles } from '../engine';
import { modules } from '../modules';

/** Every template's styles, loaded when a site of that template is shown. */
export const templates = createTemplateStyles(createModules(modules));
