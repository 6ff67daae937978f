import { SimulatorPage } from '@/components/ownership/simulator-page';

export { getSimulatorProps as getStaticProps } from '@/lib/server/page-props/simulator';
export default SimulatorPage;
