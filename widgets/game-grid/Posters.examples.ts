import { type WidgetExample } from '../../engine';

import type { GameGridProps } from '../../schemas/generated/widgets';

/** A wall of tall posters in columns, each with its Roman numeral. */
export const posterExamples: readonly WidgetExample<GameGridProps>[] = [];
