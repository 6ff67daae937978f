/** Loads the rules of a form with zod. The only import of it: each import() of a file is a download of its own. */
export const loadContractRules = async () => (await import('./contract-rules')).contractRules;
