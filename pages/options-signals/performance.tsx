import { PerformancePage } from '@/components/signals/performance/performance-page';

export { getPerformanceProps as getServerSideProps } from '@/lib/server/signals/page-props/performance';
export default PerformancePage;
