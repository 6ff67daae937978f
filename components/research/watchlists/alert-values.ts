import type { Resolver } from 'react-hook-form';
import { validatorRules } from '@/lib/client/forms/validator-rules';
import type { RequestOf } from '@/lib/contracts/shared/endpoint';
import { watchlistsContract, type WatchAlert } from '@/lib/contracts/research/watchlists';
import { typedNumber } from '@/lib/domain/shared/typed-number';

export type AlertBody = RequestOf<typeof watchlistsContract.addAlert>['body'];

/** The form's values as typed, which are strings. */
export type AlertValues = { kind: AlertBody['kind']; ticker: string; price: string; daysBefore: string };

/** Converts the form's values to the contract's body: only the fields of the kind, with numbers parsed. */
export function toAlertBody({ kind, ticker, price, daysBefore }: AlertValues) {
  if (kind === 'expiry') return { kind, ticker, daysBefore: typedNumber(daysBefore) };
  return { kind, ticker, price: typedNumber(price) };
}

/**
 * The body of an edit. It includes the alert's previous values, so that the server can detect a change made elsewhere.
 */
export const editBody = ({ ticker: _, ...to }: AlertBody, { kind, price, daysBefore }: WatchAlert) => ({
  ...to,
  from: { kind, price, daysBefore },
});

/** The body that recreates an alert. */
export function alertBody({ kind, ticker, price, daysBefore }: WatchAlert): AlertBody | undefined {
  if (kind === 'expiry') return daysBefore === null ? undefined : { kind, ticker, daysBefore };
  return price === null ? undefined : { kind, ticker, price };
}

/** Validates with the contract's own schema and reports the first error of each field. */
export function alertRules(): Resolver<AlertValues> {
  return validatorRules<AlertValues>((values) => {
    const { error } = watchlistsContract.addAlert.body.safeParse(toAlertBody(values as AlertValues));
    const sentences = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const);
    return Object.fromEntries(sentences.toReversed());
  });
}
