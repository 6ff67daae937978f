const prefix = 'sample-';

/** The id of an account of the demo's sample data. */
export const sampleAccountId = (name: string) => `${prefix}${name}`;

/** Real accounts have random ids without a dash. */
export const isSampleAccount = (id: string) => id.startsWith(prefix);
