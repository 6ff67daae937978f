import type { GetStaticProps } from 'next';
import { simulatorPage, type SimulatorWords } from '@/lib/content/investing/simulator';

export type SimulatorProps = { words: SimulatorWords };

export const getSimulatorProps: GetStaticProps<SimulatorProps> = () => ({ props: { words: simulatorPage } });
