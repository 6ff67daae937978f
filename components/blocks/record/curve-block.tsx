import { EquityFigure } from '@/components/signals/equity-figure';
import type { BlockProps } from '../block-props';

/** The record's equity curve beside a headline. */
export const CurveBlock = ({ record }: BlockProps<'curve'>) => <EquityFigure curve={record?.curve ?? null} />;
