/**
 * Loads the account calls with axios and zod. Import them only here: each import() of a file is a separate download.
 */
export const loadAccountCalls = async () => (await import('./account-calls')).accountCalls;
