import { dayOf, fullDate, type DateOnly } from '@/lib/domain/dates';
import { paths } from '@/lib/domain/paths';
import { standingOf } from '@/lib/domain/prediction-standing';
import type { Direction } from '@/lib/domain/research';
import { price } from './market-figures';

export type Signal = {
  id: string;
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

/** A signal as its table writes it. */
export type SignalLine = {
  id: string;
  subject: string;
  /** The company behind a ticker; a sector's name is its subject. */
  note: string;
  href: string;
  says: string;
  /** 1 is up, −1 down. */
  sign: number;
  issued: string;
  over: string;
  due: string;
  from: string;
  expects: string;
  band: string;
  guess: string;
  /** What came of it, or how long until it is due, or since when it waits to be settled. */
  came: { text: string; note: string; sign: number; isLate: boolean };
};

const says: Record<Direction, { says: string; sign: number }> = {
  up: { says: 'Up', sign: 1 },
  down: { says: 'Down', sign: -1 },
  flat: { says: 'Flat', sign: 0 },
};

/** What a signal said when it was issued, and what became of it by a day. */
export function signalLine(signal: Signal, today: DateOnly): SignalLine {
  const { id, scope, subject, name } = signal;
  const isStock = scope === 'stock';
  const value = isStock ? price : (index: number) => index.toFixed(1);
  return {
    id,
    subject: isStock ? subject : name,
    note: isStock ? name : '',
    href: isStock ? paths.stock(subject) : paths.sectorStocks(subject),
    ...says[signal.direction],
    issued: dayOf(signal.issuedAt),
    over: `${signal.horizonDays} days`,
    due: fullDate(signal.dueOn),
    from: value(signal.startValue),
    expects: value(signal.predictedValue),
    band: `${value(signal.lowValue)} – ${value(signal.highValue)}`,
    guess: value(signal.baselineValue),
    came: cameOf(signal, today, value),
  };
}

function cameOf(signal: Signal, today: DateOnly, value: (number: number) => string): SignalLine['came'] {
  const { state, days } = standingOf(signal, today);
  if (signal.outcome) {
    const { actualValue, isHit, isBaselineHit } = signal.outcome;
    const note = `plain guess ${isBaselineHit ? 'right' : 'wrong'}`;
    return { text: `${isHit ? 'Right' : 'Wrong'}, ${value(actualValue)}`, note, sign: isHit ? 1 : -1, isLate: false };
  }
  if (state === 'open')
    return { text: days === 1 ? 'Due tomorrow' : `Due in ${days} days`, note: '', sign: 0, isLate: false };
  const since = days === 1 ? 'since yesterday' : `for ${days} days`;
  return { text: days === 0 ? 'Due today' : `Expired ${since}`, note: 'not settled yet', sign: 0, isLate: true };
}
