import { dayOf, fullDate, type DateOnly } from '@/lib/domain/shared/dates';
import { paths } from '@/lib/domain/shared/paths';
import { predictionStatus } from '@/lib/domain/research/prediction-status';
import type { Direction } from '@/lib/domain/research/research';
import { price } from '@/lib/content/market/market-figures';

export type Signal = {
  id: string;
  kind: 'price' | 'timing';
  scope: 'sector' | 'stock';
  subject: string;
  name: string;
  issuedAt: string;
  dueOn: DateOnly;
  horizonDays: number;
  direction: Direction;
  startValue: number;
  predictedValue: number;
  lowValue: number;
  highValue: number;
  baselineValue: number;
  outcome: { actualValue: number; isHit: boolean; isBaselineHit: boolean } | null;
};

/** A formatted row of the signal table. */
export type SignalLine = {
  id: string;
  subject: string;
  /** The company's name; empty for sectors. */
  note: string;
  href: string;
  says: string;
  /** The predicted direction: 1 is up, −1 is down. */
  sign: number;
  issued: string;
  over: string;
  due: string;
  from: string;
  expects: string;
  band: string;
  /** The value on the due date; empty until settled. */
  actual: string;
  /** The baseline's prediction: always up, or no change in price. */
  baseline: string;
  /** The result, the days until the due date, or the days overdue. */
  came: { text: string; note: string; sign: number; isLate: boolean };
};

const directionTexts: Record<Direction, { says: string; sign: number }> = {
  up: { says: 'Up', sign: 1 },
  down: { says: 'Down', sign: -1 },
  flat: { says: 'Flat', sign: 0 },
};

/** Formats a signal with its state on a day. */
export function signalLine(signal: Signal, today: DateOnly): SignalLine {
  const { id, scope, subject, name } = signal;
  const isStock = scope === 'stock';
  const value = isStock ? price : (index: number) => index.toFixed(1);
  return {
    id,
    subject: isStock ? subject : name,
    note: isStock ? name : '',
    href: isStock ? paths.stock(subject) : paths.sectorStocks(subject),
    ...directionTexts[signal.direction],
    issued: dayOf(signal.issuedAt),
    over: `${signal.horizonDays} days`,
    due: fullDate(signal.dueOn),
    from: value(signal.startValue),
    expects: value(signal.predictedValue),
    band: `${value(signal.lowValue)} – ${value(signal.highValue)}`,
    actual: signal.outcome ? value(signal.outcome.actualValue) : '',
    baseline: signal.kind === 'timing' ? directionTexts.up.says : 'No change',
    came: cameOf(signal, today),
  };
}

function cameOf(signal: Signal, today: DateOnly): SignalLine['came'] {
  const { state, days } = predictionStatus(signal, today);
  if (signal.outcome) {
    const { isHit, isBaselineHit } = signal.outcome;
    const note = `Baseline ${isBaselineHit ? 'correct' : 'incorrect'}`;
    return { text: isHit ? 'Correct' : 'Incorrect', note, sign: isHit ? 1 : -1, isLate: false };
  }
  if (state === 'open')
    return { text: days === 1 ? 'Due tomorrow' : `Due in ${days} days`, note: '', sign: 0, isLate: false };
  const since = days === 1 ? 'since yesterday' : `for ${days} days`;
  return { text: days === 0 ? 'Due today' : `Overdue ${since}`, note: 'Not settled yet', sign: 0, isLate: true };
}
