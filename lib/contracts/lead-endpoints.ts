import type { LeadFormName } from '@/lib/domain/lead-forms';
import type { Endpoint } from './endpoint';
import { leadsContract } from './leads';
import { newsletterContract } from './newsletter';
import { phoneNumbersContract, type AlertType } from './phone-numbers';
import { simpleSignupContract } from './simple-signup';
import { trackerContract } from './tracker';

export type LeadCall = {
  endpoint: Endpoint & { body: NonNullable<Endpoint['body']> };
  /** What the body holds besides the fields of the form. */
  fixed?: Readonly<Record<string, unknown>>;
};

/**
 * Which call takes which form, from the browser and from the form's own page. The fields of a form are named as the
 * call names them, and the call answers a `leadAnswer`. A form without a call is not open yet, and its page says so.
 */
export const leadCalls: Partial<Record<LeadFormName, LeadCall>> = {
  newsletter: { endpoint: newsletterContract.subscribe },
  'join-us': { endpoint: leadsContract.joinUs },
  sponsors: { endpoint: leadsContract.sponsor },
  campaign: { endpoint: leadsContract.registerCampaign },
  tracker: { endpoint: trackerContract.submit },
  'test-drive': phoneForm('Marketing page 2'),
  'app-link': phoneForm('Marketing page 3'),
  'single-signup': { endpoint: simpleSignupContract.signUp },
};

/** The two forms for a number differ in what the number is left for. */
function phoneForm(alertType: AlertType): LeadCall {
  return { endpoint: phoneNumbersContract.store, fixed: { alertType } };
}
