import { paths } from '@/lib/domain/shared/paths';
import type { Interval } from '@/lib/domain/membership/plans';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { siteAddress } from '@/lib/server/platform/settings/site-address';
import type { BillingKind } from './mails/billing-kinds';
import { hasMessage, enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';

export type Payer = { accountId: string; email: string; firstName: string };

type BillingMail = {
  payer: Payer;
  kind: BillingKind;
  /** Deduplication key, unique per kind of email. */
  key: string;
  amountCents: number;
  interval: Interval;
  /** The date that the email mentions. */
  at: Date | null;
};

/** Queues an email about payments; false for a deleted account, which has no address. */
export async function enqueueBillingMail(
  tx: Tx,
  { payer, kind, key, amountCents, interval, at }: BillingMail,
): Promise<boolean> {
  if (payer.email === '') return false;
  return enqueueMessage(tx, {
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
        link: `${siteAddress()}${paths.billing}`,
      },
    },
    dedupeKey: dedupeKeyOf(kind, key),
  });
}

/** Whether this email has already been queued. */
export const isWritten = (handle: Handle, kind: BillingKind, key: string) => hasMessage(handle, dedupeKeyOf(kind, key));

const dedupeKeyOf = (kind: BillingKind, key: string) => `billing:${kind}:${key}`;
