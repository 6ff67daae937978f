/** What the first entry of a chain continues. */
export const noHash = '0'.repeat(64);

/** The words whose SHA-256 is an entry's hash: one field a line, nothing where there is nothing, the hash before at the end. */
export const chainWords = (fields: readonly (string | number | bigint | null)[], previousHash: string) =>
  [...fields, previousHash].map((field) => (field === null ? '' : String(field))).join('\n');
