/** The text to type to delete an account, so that it does not happen by accident. */
export const deletionPhrase = 'delete my account';
