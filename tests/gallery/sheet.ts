import { pages, nameOf, sizes, type Cell } from './cells';

/** A template's part of the sheet. */
export interface SheetPart {
  readonly template: string;
  /** What the template says of itself. */
  readonly description: string;
  readonly cells: readonly Cell[];
  /** Why a brand can't apply it; nothing is shown then. */
  readonly refusal?: string;
}

const style = `
body { margin: 0; padding: 40px; background: #f4f4f5; color: #18181b; font: 15px/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 8px; font-size: 28px; }
h2 { margin: 48px 0 0; font-size: 20px; }
p { max-width: 80ch; margin: 0 0 16px; color: #52525b; }
.row, .colors { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 16px; }
.colors { grid-template-columns: repeat(5, minmax(0, 1fr)); margin-top: 16px; }
.page { display: flex; flex-wrap: wrap; align-content: flex-start; gap: 8px; margin: 0; }
figcaption { width: 100%; color: #52525b; font-size: 13px; }
img { display: block; height: auto; border-radius: 4px; box-shadow: 0 1px 4px #0003; }
`;

/** The contact sheet as a document of its own, beside a folder `pictures`. */
export function sheetOf(title: string, parts: readonly SheetPart[]): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style>
<h1>${escaped(title)}</h1>
${parts.map(partOf).join('\n')}
</html>
`;
}

function partOf({ template, description, cells, refusal }: SheetPart): string {
  const [first] = cells;
  const row = pages.map((page) =>
    figure(
      page,
      cells.filter((cell) => cell.page === page && cell.color === first?.color),
    ),
  );
  const homes = [1440 as const].flatMap((width) =>
    cells.filter((cell) => cell.page === 'home' && cell.width === width),
  );
  const colors =
    homes.length > 1 ? `<div class="colors">${homes.map((cell) => figure(cell.color, [cell], 1)).join('')}</div>` : '';
  const content =
    refusal === undefined ? `<div class="row">${row.join('')}</div>${colors}` : `<p>${escaped(refusal)}</p>`;
  return `<section><h2>${escaped(template)}${first ? ` · ${escaped(first.domain)}` : ''}</h2><p>${escaped(description)}</p>${content}</section>`;
}

/** Shares of the figure's width by window: a desktop above, a tablet and a phone below it. */
const shares = { 1440: 1, 768: 0.6, 390: 0.34 } as const;

function figure(caption: string, cells: readonly Cell[], share?: number): string {
  const images = cells.map((cell) => {
    const width = Math.round(100 * (share ?? shares[cell.width]));
    return `<img src="pictures/${nameOf(cell)}.webp" alt="" width="${cell.width / 2}" height="${sizes[cell.width] / 2}" style="width:${width}%">`;
  });
  return `<figure class="page"><figcaption>${escaped(caption)}</figcaption>${images.join('')}</figure>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
