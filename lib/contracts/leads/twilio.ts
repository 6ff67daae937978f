import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';

/** Accepts all fields, because the signature covers every one. */
const form = z.record(z.string(), z.string());
const headers = z.object({ 'x-twilio-signature': z.string().max(200).default('') });
/** TwiML, with a reply if there is one. */
const twiml = z.string();

export const twilioContract = defineContract({
  status: {
    method: 'POST',
    path: '/api/webhooks/twilio/status',
    access: 'public',
    summary: 'Receive message status callbacks from Twilio. Signed and idempotent.',
    query: z.object({ message: z.string().regex(/^[A-Za-z0-9]{20}$/) }),
    headers,
    form,
    response: twiml,
    produces: 'text/xml',
  },
  inbound: {
    method: 'POST',
    path: '/api/webhooks/twilio/inbound',
    access: 'public',
    summary: 'Receive replies from Twilio: STOP opts a number out, START opts it in, HELP gets a reply.',
    headers,
    form,
    response: twiml,
    produces: 'text/xml',
  },
});
