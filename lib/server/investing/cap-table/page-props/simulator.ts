import type { GetStaticProps } from 'next';
import { simulatorPage, type SimulatorCopy } from '@/lib/content/investing/simulator';

export type SimulatorProps = { copy: SimulatorCopy };

export const getSimulatorProps: GetStaticProps<SimulatorProps> = () => ({ props: { copy: simulatorPage } });
