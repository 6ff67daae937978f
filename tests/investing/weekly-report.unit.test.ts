import { expect, it } from 'vitest';
import {
  figureLines,
  isReportedIn,
  lastWholeWeek,
  mondayOf,
  weekFault,
  weeksToShow,
} from '@/lib/domain/investing/weekly-report';

it('[H9] a week begins on a Monday and can be reported once it is over', () => {
  expect(['2026-01-05', '2026-01-11', '2026-01-12'].map(mondayOf)).toEqual(['2026-01-05', '2026-01-05', '2026-01-12']);
  expect(lastWholeWeek('2026-01-12')).toBe('2026-01-05');
  expect(weekFault('2026-01-05', '2026-01-12')).toBeNull();
  expect(weekFault('2026-01-05', '2026-01-11')).toContain('not over yet');
  expect(weekFault('2026-01-06', '2026-02-01')).toContain('begins on 2026-01-05');
});

it('[H9] every week since the first report is shown, those without one too', () => {
  expect(weeksToShow(['2026-01-19', '2026-01-05'], '2026-02-02')).toEqual([
    '2026-01-26',
    '2026-01-19',
    '2026-01-12',
    '2026-01-05',
  ]);
  expect(weeksToShow([], '2026-02-02')).toEqual([]);
});

it('[H9] figures are hashed by their names, a missing number as an empty value', () => {
  expect(figureLines({ requestsAnswered: 2, churn: null })).toEqual(['churn=', 'requestsAnswered=2']);
});

it.each([
  ['a number', { churn: 2 }, 'churn', true],
  ['no data', { churn: null }, 'churn', true],
  ['a figure that was not recorded at first', { incidents: null }, 'incidents', false],
  ['the same figure once it is recorded', { incidents: 0 }, 'incidents', true],
  ['no such figure', { churn: 2 }, 'membersOpen', false],
] as const)('[H9] a report with %s: %j contains %s to recompute: %s', (_, figures, name, expected) => {
  expect(isReportedIn(figures, name)).toBe(expected);
});
