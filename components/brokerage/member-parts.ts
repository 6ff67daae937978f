/** What members see on the pages of their linked accounts and transfers, in one file. */
export { BankReturn } from './banks/bank-return';
export { MemberLinks } from './banks/member-links';
export { TradierReturn } from './tradier/tradier-return';
export { TradierSample } from './tradier/tradier-sample';
export { Funding } from './transfers/funding';
