import type { GetStaticProps } from 'next';
import { simulatorPage, type SimulatorCopy } from '@/lib/content/investing/simulator';

export type SimulatorProps = { words: SimulatorCopy };

export const getSimulatorProps: GetStaticProps<SimulatorProps> = () => ({ props: { words: simulatorPage } });
