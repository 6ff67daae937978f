/** What members see on the pages of signals, in one file. */
export { MemberSignal } from './detail/member-signal';
export { OwnOutcomes } from './outcomes/own-outcomes';
export { MemberSignals } from './trades/member-signals';
