/** The whole ledger as a file, in the format of docs/ledger-format.md. */
export const ledgerFilePath = '/api/ledger/ledger.jsonl';
/** That description, and the verifier in Python. */
export const ledgerFormatPath = '/api/ledger/ledger-format.md';
export const pythonVerifierPath = '/api/ledger/verify_ledger.py';
