/**
 * Bundles the code for linked accounts into one chunk, because each lazily loaded chunk adds its file name to every
 * page.
 */
export { ContinueAsInvestor } from './continue-as-investor';
export { switchAccount } from './switch-account';
