/**
 * Bundles what pages show of a member's application into one chunk, because each lazily loaded chunk adds its file name
 * to every page.
 */
export { AppliedPanel } from './applied-panel';
export { OwnBegin } from './own-begin';
export { StatusView } from './status-view';
