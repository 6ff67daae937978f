/** Import the module only here: each import() of a file creates a separate download. */
export const loadLinkedAccounts = () => import('./linked-accounts');
