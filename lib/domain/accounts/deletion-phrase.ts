/** The phrase that a user must type to delete an account, to prevent accidental deletion. */
export const deletionPhrase = 'delete my account';
