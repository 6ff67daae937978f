import { expect } from 'vitest';

/** Checks many cases in one test, which is far cheaper than one test per case. The failure names every failed case. */
export async function checkEvery<Case>(
  cases: Iterable<readonly [name: string, one: Case]>,
  check: (one: Case, name: string) => unknown,
) {
  const failures: string[] = [];
  for (const [name, one] of cases) {
    try {
      await check(one, name);
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  expect(failures, failures.join('\n')).toEqual([]);
}
