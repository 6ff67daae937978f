import { WeeklyReportsPage } from '@/components/investing/weekly-reports/weekly-reports-page';

export { getWeeklyReportsProps as getStaticProps } from '@/lib/server/investing/weekly-reports/page-props/weekly-reports';
export default WeeklyReportsPage;
