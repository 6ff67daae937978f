/** What pages show of a member's application, as one download: each lazily loaded file adds its name to every page. */
export { AppliedPanel } from './applied-panel';
export { OwnBegin } from './own-begin';
export { StatusView } from './status-view';
