import { z } from 'zod';
import { defineContract } from './endpoint';
import { acknowledgement } from './failure';
import { opaqueToken } from './fields';
import { leadFields } from './lead-fields';
import { leadAnswer } from './phone-numbers';

export const newsletterContract = defineContract({
  subscribe: {
    method: 'POST',
    path: '/api/newsletter/subscribe',
    access: 'public',
    summary: 'Notes an address and mails a link to confirm it; the answer is the same whether or not it is known.',
    body: z.object(leadFields),
    response: leadAnswer,
  },
  confirm: {
    method: 'POST',
    path: '/api/newsletter/confirm',
    access: 'public',
    summary: 'Confirms the address that a link was mailed to; a second time changes nothing.',
    body: z.object({ token: opaqueToken }),
    response: acknowledgement,
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    access: 'public',
    summary: 'Ends the newsletter for the address of a link, without a sign-in; a second time changes nothing.',
    body: z.object({ token: opaqueToken }),
    response: acknowledgement,
  },
});
