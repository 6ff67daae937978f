/** Loads the account calls with axios and zod. The only import of it: each import() of a file is a download of its own. */
export const loadAccountCalls = async () => (await import('./account-calls')).accountCalls;
