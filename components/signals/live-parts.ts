/** Bundles the live signals' curve and figures into one chunk. */
export { LiveCurve } from './live-curve';
export { LiveRecord } from './live-record';
