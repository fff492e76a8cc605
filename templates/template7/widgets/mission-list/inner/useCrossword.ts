import { lettersOf, useMessages, type Mission } from '../../../../../engine';

/** A square of the puzzle. */
export interface CrosswordCell {
  readonly row: number;
  readonly column: number;
  readonly letter: string;
  readonly isBlock: boolean;
  readonly isFilled: boolean;
}

/** The puzzle with its size in squares. */
export interface Puzzle {
  readonly cells: readonly CrosswordCell[];
  readonly columns: number;
  readonly rows: number;
}

/**
 * The puzzle of a language (rows between `/`, blocks as `#`), with as many letters filled in, row by row, as the
 * missions are done in parts of the whole. A letter is what a reader takes for one: `का` fills one square.
 */
export function useCrossword(missions: readonly Mission[]): Puzzle {
  const lines = useMessages()('missionList.letters').split('/').map(lettersOf);
  const squares = lines.flatMap((line, row) =>
    line.map((letter, column) => ({ row, column, letter, isBlock: letter === '#' })),
  );
  const letters = squares.filter((square) => !square.isBlock);
  const share =
    missions.reduce((sum, { done, goal }) => sum + (goal > 0 ? Math.min(1, done / goal) : 1), 0) /
    Math.max(1, missions.length);
  const filled = new Set(letters.slice(0, Math.round(share * letters.length)));
  return {
    cells: squares.map((square) => ({ ...square, isFilled: filled.has(square) })),
    columns: Math.max(...lines.map((line) => line.length)),
    rows: lines.length,
  };
}
