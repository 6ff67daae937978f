/** The whole ledger as a file, in the format of docs/ledger-format.md. */
export const ledgerFilePath = '/api/ledger/ledger.jsonl';
