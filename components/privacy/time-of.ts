/** A moment as the lists of stored things write it. */
export const timeOf = (at: string) => new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
