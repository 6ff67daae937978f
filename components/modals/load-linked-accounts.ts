/** The only import of it: each import() of a file is a download of its own. */
export const loadLinkedAccounts = () => import('./linked-accounts');
