import { expect, it } from 'vitest';
import { greeting } from '@/lib/content/my-account/home-page';

it.each([
  [0, 'Good evening, Ann'],
  [4, 'Good evening, Ann'],
  [5, 'Good morning, Ann'],
  [11, 'Good morning, Ann'],
  [12, 'Good afternoon, Ann'],
  [17, 'Good afternoon, Ann'],
  [18, 'Good evening, Ann'],
  [23, 'Good evening, Ann'],
])('[S1] a member is greeted by the hour, %i', (hour, text) => {
  expect(greeting(hour, 'Ann Lee')).toBe(text);
});
