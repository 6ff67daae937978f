export type CsvValue = string | number | null | undefined;

/** Formats rows as CSV (RFC 4180), with CRLF line endings. */
export const csv = (rows: readonly (readonly CsvValue[])[]) =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** Formats a cell. Text that a spreadsheet would run as a formula gets a leading apostrophe; numbers do not. */
function cell(value: CsvValue) {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[\s]*[=+\-@]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
