const prefix = 'sample-';

/** The ID of an account in the demo's sample data. */
export const sampleAccountId = (name: string) => `${prefix}${name}`;

/** Whether an account is sample data. Real IDs are random and contain no dash. */
export const isSampleAccount = (id: string) => id.startsWith(prefix);
