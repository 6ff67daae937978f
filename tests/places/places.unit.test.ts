import { describe, expect, it } from 'vitest';
import { availableOf } from '@/lib/content/places/place-view';
import { isMeetingDay, lapsesAt, renewableFrom, termAfter, warnsAt } from '@/lib/domain/places/places';

const utc = (day: string) => new Date(`${day}T00:00:00.000Z`);

describe('[I2] a term', () => {
  it('lasts twelve months, and can be renewed in its last sixty days', () => {
    expect(termAfter(utc('2026-03-01'))).toEqual(utc('2027-03-01'));
    expect(renewableFrom(utc('2027-03-01'))).toEqual(utc('2026-12-31'));
  });

  it.each([
    ['ninety days after the last report', '2026-03-01', '2026-05-30', '2026-05-16'],
    ['at its end, when that is sooner', '2026-12-15', '2027-01-01', '2026-12-18'],
  ])('lapses %s, with a warning fourteen days before', (_, lastReport, lapses, warns) => {
    const term = { endsAt: utc('2027-01-01'), lastReportAt: utc(lastReport) };
    expect(lapsesAt(term)).toEqual(utc(lapses));
    expect(warnsAt(term)).toEqual(utc(warns));
  });
});

describe('[I3] a meeting', () => {
  const at = new Date('2026-03-10T02:00:00.000Z');
  it.each([
    ['2026-03-08', false],
    // Still March 9 in New York.
    ['2026-03-09', true],
    ['2026-03-10', true],
    ['2027-03-11', true],
    ['2027-03-12', false],
  ])('may be announced on March 10, 2026 for %s: %s', (day, expected) => {
    expect(isMeetingDay(day, at)).toBe(expected);
  });
});

it('[I2] a count of places says how many are taken only once some are', () => {
  expect(availableOf('cities', 842, 842)).toBe('842 cities to choose from');
  expect(availableOf('cities', 1200, 1201)).toBe('1,200 of 1,201 cities available');
});
