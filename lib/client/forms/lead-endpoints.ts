import type { LeadFormName } from '@/lib/domain/shared/lead-form-names';
import type { Endpoint } from '@/lib/contracts/shared/endpoint';
import { leadsContract } from '@/lib/contracts/leads/leads';
import { newsletterContract } from '@/lib/contracts/publishing/newsletter';
import { phoneNumbersContract, type AlertType } from '@/lib/contracts/leads/phone-numbers';
import { simpleSignupContract } from '@/lib/contracts/leads/simple-signup';
import { trackerContract } from '@/lib/contracts/leads/tracker';

export type LeadCall = {
  endpoint: Endpoint & { body: NonNullable<Endpoint['body']> };
  /** Body fields that the form has no input for. */
  fixed?: Readonly<Record<string, unknown>>;
};

/**
 * The API call of each lead form, used by the browser and by the form's page. Fields have the same names as in the
 * call, which returns a `leadAnswer`. A form without a call is not available yet, and its page says so.
 */
export const leadCalls: Partial<Record<LeadFormName, LeadCall>> = {
  newsletter: { endpoint: newsletterContract.subscribe },
  'weekly-report': { endpoint: newsletterContract.subscribe, fixed: { list: 'weekly-report' } },
  'join-us': { endpoint: leadsContract.joinUs },
  sponsors: { endpoint: leadsContract.sponsor },
  contact: { endpoint: leadsContract.contact },
  campaign: { endpoint: leadsContract.registerCampaign },
  tracker: { endpoint: trackerContract.submit },
  'test-drive': phoneForm('Marketing page 2'),
  'app-link': phoneForm('Marketing page 3'),
  'single-signup': { endpoint: simpleSignupContract.signUp },
};

/** The two phone forms differ only in their alert type. */
function phoneForm(alertType: AlertType): LeadCall {
  return { endpoint: phoneNumbersContract.store, fixed: { alertType } };
}
