/**
 * The API's note on the sample record, as a sentence. In a separate file, because the first load needs no other
 * message.
 */
export const noteSentence = (note: string) => `The track record for January and February 2022 is a ${note}.`;
