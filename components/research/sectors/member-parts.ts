/** The charts that members see of sectors, in one file. */
export { MemberCharts } from './charts/member-charts';
export { MemberInsights } from './member-insights';
