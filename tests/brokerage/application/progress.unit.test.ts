import { describe, expect, it } from 'vitest';
import { stepProgress } from '@/components/brokerage/application/progress';
import type { Answers } from '@/lib/domain/brokerage/application/keys';
import { goodAnswers } from '@/tests/support/features/application-answers';

const context = { today: '2026-11-23', product: 'The ROI', isSandbox: true };
const stateOf = (changes: Answers) => stepProgress('contact-information', goodAnswers(changes), context).state;

describe('[F1] a step in the list of steps', () => {
  it('is complete with all its answers', () => {
    expect(stateOf({})).toBe('complete');
  });

  it.each(['', '12', '000-12-3456'])('is incomplete while its Social Security number is %j', (tax_id) => {
    expect(stateOf({ tax_id })).toBe('incomplete');
  });

  it('is incomplete with an answer missing, and not started without any', () => {
    expect(stateOf({ city: '' })).toBe('incomplete');
    expect(stepProgress('contact-information', {}, context).state).toBe('not-started');
  });
});
