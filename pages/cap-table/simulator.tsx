import { SimulatorPage } from '@/components/investing/ownership/simulator-page';

export { getSimulatorProps as getStaticProps } from '@/lib/server/investing/cap-table/page-props/simulator';
export default SimulatorPage;
