/** The live signals' figures, in one file: the curve and the list. */
export { LiveCurve } from './live-curve';
export { LiveRecord } from './live-record';
