/** Bundles what members see on the pages about signals into one chunk. */
export { MemberSignal } from './detail/member-signal';
export { OwnOutcomes } from './outcomes/own-outcomes';
export { MemberSignals } from './trades/member-signals';
