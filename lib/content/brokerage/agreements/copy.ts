/** Copy shown with the agreements. */
export const agreementCopy = {
  fingerprint: 'Document hash (SHA-256):',
  print: 'Print or save',
  version: (version: number) => `Version ${version}`,
  read: 'Open full document',
  newTab: '(opens in a new tab)',
};
