/** Bundles the sector charts for members into one chunk. */
export { MemberCharts } from './charts/member-charts';
export { MemberInsights } from './member-insights';
