import { z } from 'zod';
import { campaignLink } from '@/lib/domain/referrals/campaign-link';
import { campaignChannels, joinKinds, tradeTypes } from '@/lib/domain/leads/lead-choices';
import { transaction } from '@/lib/server/platform/db/pool';
import { siteAddress } from '@/lib/server/platform/settings/site-address';
import type { MailPayload } from '@/lib/server/app/mail/payload';
import { findLead, findSuppression, type LeadAnswer } from './leads-repository';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { consumeMailPoints } from './lead-mail-limits';

const leadMail = z.object({ leadId: z.string() });
const limits = ['leadMailByAddress', 'leadMailByAddressDaily'] as const;

/** Mails a confirmation, once for each lead. Repeats none of the sender's text, which could be abused as a message. */
export async function handleLeadMail(payload: unknown) {
  const { leadId } = leadMail.parse(payload);
  await transaction(async (tx) => {
    const lead = await findLead(tx, leadId);
    const answer = lead?.answers[0];
    if (!lead || lead.email === null || answer === undefined) return;
    const letter = letterFor(lead.form, lead.email, answer);
    const suppressed = await findSuppression(tx, lead.email);
    if (!letter || suppressed === 'bounced' || suppressed === 'complained') return;
    if (!(await consumeMailPoints(tx, lead.email, limits))) return;
    await enqueueMessage(tx, { topic: 'mail', payload: letter, dedupeKey: `lead:${leadId}` });
  });
}

const joined = z.object({ firstName: z.string(), joinAs: z.enum(joinKinds) });
const sponsored = z.object({ firstName: z.string() });
const campaigned = z.object({ firstName: z.string(), campaign: z.string(), channel: z.enum(campaignChannels) });
const proposed = z.object({
  symbol: z.string(),
  tradeType: z.enum(tradeTypes),
  strike: z.number(),
  expiration: z.string(),
});

function letterFor(form: string, to: string, answer: LeadAnswer): MailPayload | undefined {
  switch (form) {
    case 'join-us':
      return { template: 'join-noted', to, data: joined.parse(answer) };
    case 'sponsors':
      return { template: 'sponsor-noted', to, data: sponsored.parse(answer) };
    case 'campaign': {
      const { firstName, campaign, channel } = campaigned.parse(answer);
      const link = campaignLink(siteAddress(), { name: campaign, channel });
      return { template: 'campaign-link', to, data: { firstName, link } };
    }
    case 'tracker':
      return { template: 'idea-noted', to, data: proposed.parse(answer) };
    default:
      return undefined;
  }
}
