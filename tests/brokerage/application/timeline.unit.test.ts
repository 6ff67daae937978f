import { describe, expect, it } from 'vitest';
import { applicationStatuses, type ApplicationStatus } from '@/lib/domain/brokerage/application/statuses';
import { timelineOf } from '@/lib/domain/brokerage/application/timeline';

const day = (of: number) => `2026-11-${of}T15:05:00.000Z`;
const history = (...statuses: ApplicationStatus[]) => ({
  status: statuses.at(-1) ?? ('other' as const),
  createdAt: day(10),
  history: statuses.map((status, place) => ({ status, at: day(10 + place) })),
});
const shown = (...statuses: ApplicationStatus[]) =>
  timelineOf(history(...statuses)).map(({ stage, at, state }) => [stage, at?.slice(8, 10) ?? null, state]);

describe('the timeline of an application', () => {
  it('[F10] shows what has happened with its date, and what comes next', () => {
    expect(shown('sending')).toEqual([
      ['submitted', '10', 'current'],
      ['review', null, 'upcoming'],
      ['decision', null, 'upcoming'],
    ]);
    expect(shown('sending', 'SUBMITTED', 'APPROVAL_PENDING')).toEqual([
      ['submitted', '10', 'past'],
      ['review', '11', 'current'],
      ['decision', null, 'upcoming'],
    ]);
  });

  it('[F10] waits to be submitted while the broker cannot process it', () => {
    expect(shown('sending', 'SUBMISSION_FAILED')).toEqual([
      ['submitted', '10', 'current'],
      ['review', null, 'upcoming'],
      ['decision', null, 'upcoming'],
    ]);
  });

  it('[F10] ends with each decision', () => {
    expect(shown('sending', 'SUBMITTED', 'APPROVED').slice(2)).toEqual([
      ['approved', '12', 'current'],
      ['active', null, 'upcoming'],
    ]);
    expect(shown('sending', 'SUBMITTED', 'APPROVED', 'ACTIVE').slice(2)).toEqual([
      ['approved', '12', 'past'],
      ['active', '13', 'current'],
    ]);
    expect(shown('sending', 'SUBMITTED', 'REJECTED').slice(2)).toEqual([['rejected', '12', 'current']]);
    expect(shown('sending', 'unanswered', 'refused')).toEqual([
      ['submitted', '10', 'past'],
      ['refused', '12', 'current'],
    ]);
  });

  it('[F10] returns to the review after the broker has requested something', () => {
    expect(shown('sending', 'SUBMITTED', 'ACTION_REQUIRED').slice(2)).toEqual([
      ['action', '12', 'current'],
      ['review', null, 'upcoming'],
      ['decision', null, 'upcoming'],
    ]);
    expect(shown('sending', 'SUBMITTED', 'ACTION_REQUIRED', 'ACCOUNT_UPDATED', 'ACTIVE').slice(2)).toEqual([
      ['action', '12', 'past'],
      ['review', '13', 'past'],
      // The broker did not report the time.
      ['approved', null, 'past'],
      ['active', '14', 'current'],
    ]);
  });

  it('[F10] has a current stage for every status, even one missing from the history', () => {
    for (const status of applicationStatuses) {
      const entries = timelineOf({ status, createdAt: day(10), history: [] });
      expect(entries.filter(({ state }) => state === 'current')).toHaveLength(1);
    }
  });
});
