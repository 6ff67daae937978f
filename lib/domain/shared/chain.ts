/** The `previousHash` of a chain's first entry. */
export const noHash = '0'.repeat(64);

/** The text whose SHA-256 is an entry's hash: one field per line, empty for null, then the previous hash. */
export const chainText = (fields: readonly (string | number | bigint | null)[], previousHash: string) =>
  [...fields, previousHash].map((field) => (field === null ? '' : String(field))).join('\n');
