/** What both accounts of a person need, as one download: each lazily loaded file adds its name to every page. */
export { ContinueAsInvestor } from './continue-as-investor';
export { switchAccount } from './switch-account';
