/** Bundles the sector charts for members into one chunk. */
export { SectorMemberCharts } from './charts/sector-member-charts';
export { MemberInsights } from './member-insights';
