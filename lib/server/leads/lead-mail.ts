import { z } from 'zod';
import { campaignLink } from '@/lib/domain/leads/campaign-link';
import { campaignChannels, contactTopics, joinKinds, tradeTypes } from '@/lib/domain/leads/lead-choices';
import { transaction, type Tx } from '@/lib/server/platform/db/pool';
import { siteAddress } from '@/lib/server/platform/settings/site-address';
import type { MailPayload } from '@/lib/server/app/mail/payload';
import { settings } from '@/lib/server/platform/settings/env';
import { findLead, findSuppression, type LeadAnswer } from './leads-repository';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { isMailKept } from './lead-intake';
import { consumeMailPoints, consumeOverallPoint } from './lead-mail-limits';

const leadMail = z.object({ leadId: z.string() });
const limits = ['leadMailByAddress', 'leadMailByAddressDaily'] as const;

/**
 * Mails a confirmation, once for each lead. It contains no free text from the sender, which could be abused to send
 * messages; only the operator gets the text of the contact form.
 */
export async function handleLeadMail(payload: unknown) {
  const { leadId } = leadMail.parse(payload);
  await transaction(async (tx) => {
    const lead = await findLead(tx, leadId);
    const answer = lead?.answers[0];
    if (!lead || lead.email === null || answer === undefined) return;
    if (lead.form === 'contact') await mailOperator(tx, leadId, lead.email, answer);
    const mail = mailFor(lead.form, lead.email, answer);
    const suppressed = await findSuppression(tx, lead.email);
    if (!mail || suppressed === 'bounced' || suppressed === 'complained') return;
    if (!(await consumeMailPoints(tx, lead.email, limits))) return;
    await enqueueMessage(tx, { topic: 'mail', payload: mail, dedupeKey: `lead:${leadId}` });
  });
}

const contacted = z.object({ name: z.string(), topic: z.enum(contactTopics), message: z.string() });

/** In a demo without a mail server, an example address, so that the outbox shows what an operator would get. */
const operatorAddress = () => settings().operator.email ?? (isMailKept() ? 'operator@example.test' : undefined);

/** Mails a message to the operator. Without an operator address, the message is only in the list of leads. */
async function mailOperator(tx: Tx, leadId: string, email: string, answer: LeadAnswer) {
  const to = operatorAddress();
  if (to === undefined) return;
  await consumeOverallPoint(tx);
  const payload: MailPayload = { template: 'contact-message', to, data: { ...contacted.parse(answer), email } };
  await enqueueMessage(tx, { topic: 'mail', payload, dedupeKey: `contact:${leadId}` });
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

function mailFor(form: string, to: string, answer: LeadAnswer): MailPayload | undefined {
  switch (form) {
    case 'join-us':
      return { template: 'join-noted', to, data: joined.parse(answer) };
    case 'sponsors':
      return { template: 'sponsor-noted', to, data: sponsored.parse(answer) };
    case 'contact': {
      const { name, topic } = contacted.parse(answer);
      return { template: 'contact-noted', to, data: { name, topic } };
    }
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
