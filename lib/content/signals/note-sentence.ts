/**
 * The API's note on the sample record with its dates, for tables and printed lists (C15). In a separate file, because
 * the first load needs no other message.
 */
export const noteSentence = (note: string) => `January and February 2022: ${note}.`;
