export type CsvValue = string | number | null | undefined;

/** Formats rows as CSV (RFC 4180), with CRLF line ends. */
export const csv = (rows: readonly (readonly CsvValue[])[]) =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** Text that a spreadsheet would run as a formula gets an apostrophe; numbers are unchanged. */
function cell(value: CsvValue) {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[\s]*[=+\-@]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
