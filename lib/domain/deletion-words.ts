/** What somebody types who wants their account gone: no slip of a finger deletes one. */
export const deletionWords = 'delete my account';
