import { twilioContract } from '@/lib/contracts/leads/twilio';
import { implement } from '@/lib/server/platform/http/implement';
import { handleReply, handleStatusReport } from './twilio-reports';

export const twilioRoutes = implement(twilioContract, {
  status: async ({ form, headers, query }) => {
    await handleStatusReport(form, headers['x-twilio-signature'], query.message);
    return twiml(null);
  },
  inbound: async ({ form, headers }, { origin }) =>
    twiml(await handleReply(form, headers['x-twilio-signature'], origin)),
});

/** TwiML with an optional reply. The reply contains no input, but is escaped anyway. */
function twiml(reply: string | null) {
  const words = reply?.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${words ? `<Message>${words}</Message>` : ''}</Response>`;
}
