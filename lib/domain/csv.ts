export type CsvValue = string | number | null | undefined;

/** Rows as RFC 4180 has them, lines ending in CRLF. */
export const csv = (rows: readonly (readonly CsvValue[])[]) =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** Texts that a spreadsheet would run as a formula get an apostrophe; numbers stay numbers. */
function cell(value: CsvValue) {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[\s]*[=+\-@]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
