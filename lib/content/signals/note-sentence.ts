/** The API's note on the sample record, as a sentence. A file of its own: the first load has room for no other message. */
export const noteSentence = (note: string) => `The track record for January and February 2022 is a ${note}.`;
