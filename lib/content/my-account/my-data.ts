/** Copy of the page with the data stored about the visitor's browser. */
export const myDataCopy = {
  title: 'Your privacy data',
  description: 'See and delete the visit data stored for this browser.',
  lead: 'We count visits under a random ID stored in this browser. See what we store under it, how you found us and, when logged in, your saved research.',
  needsScripts: 'Turn on JavaScript to see your data.',
  loading: 'Loading your data',
  failed: 'We couldn’t load your data',
  deleted: (count: number) => (count === 1 ? '1 entry deleted.' : `${count} entries deleted.`),
} as const;
