import { WeeklyReportsPage } from '@/components/weekly-reports/weekly-reports-page';

export { getWeeklyReportsProps as getStaticProps } from '@/lib/server/page-props/weekly-reports';
export default WeeklyReportsPage;
