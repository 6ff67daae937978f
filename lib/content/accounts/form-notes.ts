/** Shown on forms for an investor account. */
export const investorLine = 'For your investor account.';

/** Shown on pages with these forms when JavaScript is off. */
export const needsScripts = 'Turn on JavaScript and reload the page to use this form.';
