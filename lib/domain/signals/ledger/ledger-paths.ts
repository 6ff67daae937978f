/** The file with the whole ledger, in the format of docs/ledger-format.md. */
export const ledgerFilePath = '/api/ledger/ledger.jsonl';
/** The description of the format, and the verifier in Python. */
export const ledgerFormatPath = '/api/ledger/ledger-format.md';
export const pythonVerifierPath = '/api/ledger/verify_ledger.py';
