/** Loads the rules of a form with zod. Import them only here: each import() of a file creates a separate download. */
export const loadContractRules = async () => (await import('./contract-rules')).contractRules;
