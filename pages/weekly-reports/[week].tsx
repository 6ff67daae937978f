import { WeeklyReportPage } from '@/components/investing/weekly-reports/weekly-report-page';

export { getWeeklyReportProps as getServerSideProps } from '@/lib/server/investing/weekly-reports/page-props/weekly-report';
export default WeeklyReportPage;
