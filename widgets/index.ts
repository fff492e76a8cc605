import { createRegistry, type WidgetDeclaration } from '../engine';

const modules = import.meta.glob<Readonly<Record<string, WidgetDeclaration<never>>>>('./*/index.ts', { eager: true });

/** Every widget: a folder here with an `index.ts` that declares it. */
export const registry = createRegistry(Object.values(modules).flatMap((module) => Object.values(module)));
