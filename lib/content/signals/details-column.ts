/** Copy of the link from a trade in a table to its page. */
export const detailsColumnCopy = { details: 'Details', corrected: 'Corrected' } as const;
