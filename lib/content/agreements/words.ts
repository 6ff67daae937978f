/** Words around the agreements. */
export const agreementWords = {
  fingerprint: 'Fingerprint of this text (SHA-256):',
  print: 'Print or save this page',
  version: (version: number) => `Version ${version}`,
  read: 'Read it on a page of its own',
  newTab: '(opens in a new tab)',
};
