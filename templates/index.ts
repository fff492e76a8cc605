import { createTemplateStyles } from '../engine';

/** Every template's styles, loaded when a site of that template is shown. */
export const templates = createTemplateStyles(import.meta.glob('./*/index.ts'));
