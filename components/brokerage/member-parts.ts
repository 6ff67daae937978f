/** Bundles the members' parts of the pages for linked accounts and transfers into one chunk. */
export { BankReturn } from './banks/bank-return';
export { MemberLinks } from './banks/member-links';
export { TradierReturn } from './tradier/tradier-return';
export { TradierSample } from './tradier/tradier-sample';
export { Funding } from './transfers/funding';
