/** A row of a translator's sheet. */
export interface SheetRow {
  readonly place: string;
  readonly english: string;
  readonly translation: string;
  /** The English text at the commit that the sheet is drawn since. */
  readonly before?: string;
  readonly description?: string;
  readonly files: readonly string[];
  readonly faults: readonly string[];
  /** File of a picture that shows it. */
  readonly picture?: string;
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/**
 * The sheet of a language as a page of HTML: the browser measures each translation in a column as wide as a phone's
 * text.
 */
export function sheetOf(code: string, lang: string, rows: readonly SheetRow[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Words: ${escaped(code)}</title>
<style>
body { margin: 16px; font: 14px/1.4 system-ui, sans-serif; }
table { border-collapse: collapse; }
th, td { padding: 6px 10px; border: 1px solid #bbb; text-align: start; vertical-align: top; }
th { position: sticky; top: 0; background: #fff; }
td { max-width: 300px; overflow-wrap: anywhere; }
.phone { width: 358px; max-width: 358px; font-size: 16px; }
small { display: block; color: #555; }
.fault { color: #b00020; }
</style>
<h1>${escaped(code)}: ${rows.length} texts</h1>
<p>The wide column is as wide as the text of a page at 390 px. Its figures: width on one line at 16 px, and lines.</p>
<table>
<thead><tr><th>Key</th><th>English</th><th>Translation, at 390 px</th><th>Used in</th><th>Picture</th></tr></thead>
<tbody>
${rows.map((row) => rowOf(lang, row)).join('\n')}
</tbody>
</table>
<script>
for (const cell of document.querySelectorAll('.phone > span')) {
  const lines = new Set([...cell.getClientRects()].map(({ top }) => Math.round(top))).size;
  cell.style.whiteSpace = 'nowrap';
  cell.nextElementSibling.textContent = Math.ceil(cell.getBoundingClientRect().width) + ' px, ' + lines + (lines === 1 ? ' line' : ' lines');
  cell.style.whiteSpace = '';
}
</script>
</html>
`;
}

function rowOf(
  lang: string,
  { place, english, translation, before, description, files, faults, picture }: SheetRow,
): string {
  const small = (text: string | undefined, look = '') => (text ? `<small${look}>${escaped(text)}</small>` : '');
  return [
    `<tr id="${escaped(place)}"><td>${escaped(place)}${small(description)}</td>`,
    `<td lang="en">${escaped(english)}${small(before === undefined ? undefined : before === '' ? 'New' : `Before: ${before}`)}</td>`,
    `<td class="phone"><span lang="${escaped(lang)}">${escaped(translation)}</span><small></small>${faults.map((fault) => small(fault, ' class="fault"')).join('')}</td>`,
    `<td>${files.map((file) => small(file)).join('')}</td>`,
    `<td>${picture === undefined ? '' : `<a href="${escaped(picture)}">${escaped(picture.replace(/^.*\//, ''))}</a>`}</td></tr>`,
  ].join('');
}
