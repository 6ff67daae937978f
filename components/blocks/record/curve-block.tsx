import { EquityFigure } from '@/components/signals/equity-figure';
import type { BlockProps } from '../block-props';

/** The track record's equity curve, shown beside a headline. */
export const CurveBlock = ({ record }: BlockProps<'curve'>) => <EquityFigure curve={record?.curve ?? null} />;
