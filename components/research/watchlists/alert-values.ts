import type { Resolver } from 'react-hook-form';
import { validatorRules } from '@/lib/client/forms/validator-rules';
import type { RequestOf } from '@/lib/contracts/shared/endpoint';
import { watchlistsContract, type WatchAlert } from '@/lib/contracts/research/watchlists';
import { typedNumber } from '@/lib/domain/shared/typed-number';

export type AlertBody = RequestOf<typeof watchlistsContract.addAlert>['body'];

/** As typed: fields contain text. */
export type AlertValues = { kind: AlertBody['kind']; ticker: string; price: string; daysBefore: string };

/** The input as the contract expects it: the fields of the kind, and numbers where it has numbers. */
export function toAlertBody({ kind, ticker, price, daysBefore }: AlertValues) {
  if (kind === 'expiry') return { kind, ticker, daysBefore: typedNumber(daysBefore) };
  return { kind, ticker, price: typedNumber(price) };
}

/** A change of an alert, with what it was as shown here, by which the server finds out whether it changed elsewhere. */
export const editBody = ({ ticker: _, ...to }: AlertBody, { kind, price, daysBefore }: WatchAlert) => ({
  ...to,
  from: { kind, price, daysBefore },
});

/** The alert as requested. */
export function alertBody({ kind, ticker, price, daysBefore }: WatchAlert): AlertBody | undefined {
  if (kind === 'expiry') return daysBefore === null ? undefined : { kind, ticker, daysBefore };
  return price === null ? undefined : { kind, ticker, price };
}

/** The contract's own validation: the first error of each field. */
export function alertRules(): Resolver<AlertValues> {
  return validatorRules<AlertValues>((values) => {
    const { error } = watchlistsContract.addAlert.body.safeParse(toAlertBody(values as AlertValues));
    const sentences = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const);
    return Object.fromEntries(sentences.toReversed());
  });
}
