/** Code for the two accounts of a person, in one chunk: each lazily loaded file adds its name to every page. */
export { ContinueAsInvestor } from './continue-as-investor';
export { switchAccount } from './switch-account';
