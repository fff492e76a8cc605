/** The folders of the engine, the lowest first: each may use those before it, types included. */
export declare const engineLayers: readonly string[];
