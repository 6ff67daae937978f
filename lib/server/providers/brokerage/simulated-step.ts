import type { Changed, SimulatedAccount } from './simulated-account';

/** Shifts an account's transfers so that their next step happens at `at`. The result is false if no step is left. */
export function advanceStep(account: SimulatedAccount, at: Date): Changed<boolean> {
  const { transfers = [] } = account;
  const instants = transfers.flatMap(({ steps, holdUntil }) => [...steps.map(([from]) => from), holdUntil ?? '']);
  const ahead = instants.map((instant) => Date.parse(instant)).filter((time) => time > at.getTime());
  if (ahead.length === 0) return { result: false };
  const leapMs = Math.min(...ahead) - at.getTime();
  const closer = (instant: string) =>
    Date.parse(instant) > at.getTime() ? new Date(Date.parse(instant) - leapMs).toISOString() : instant;
  const moved = transfers.map(({ steps, holdUntil, ...rest }) => ({
    ...rest,
    steps: steps.map(([from, ...step]): (typeof steps)[number] => [closer(from), ...step]),
    ...(holdUntil === undefined ? {} : { holdUntil: closer(holdUntil) }),
  }));
  return { result: true, account: { ...account, transfers: moved } };
}
