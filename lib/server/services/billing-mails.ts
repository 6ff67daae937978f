import { paths } from '@/lib/domain/paths';
import type { Interval } from '@/lib/domain/plans';
import type { Tx } from '../db/pool';
import { settings } from '../env';
import type { BillingKind } from '../mail/billing-kinds';
import { putInOutbox } from '../repositories/outbox';

export type Payer = { accountId: string; email: string; firstName: string };

type Letter = {
  payer: Payer;
  kind: BillingKind;
  /** The same key is the same letter. */
  key: string;
  amountCents: number;
  interval: Interval;
  /** The day that the letter is about. */
  at: Date | null;
};

/** Writes about somebody's payments; an account that was deleted has nobody to write to. */
export async function writeBilling(tx: Tx, { payer, kind, key, amountCents, interval, at }: Letter): Promise<boolean> {
  if (payer.email === '') return false;
  return putInOutbox(tx, {
    topic: 'mail',
    payload: {
      template: 'billing',
      to: payer.email,
      data: {
        firstName: payer.firstName,
        kind,
        amountCents,
        interval,
        at: at?.toISOString() ?? null,
        link: `${settings().siteUrl}${paths.billing}`,
      },
    },
    dedupeKey: `billing:${kind}:${key}`,
  });
}
