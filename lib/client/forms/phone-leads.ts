import { phoneNumbersContract, type AlertType } from '@/lib/contracts/leads/phone-numbers';
import { simpleSignupContract } from '@/lib/contracts/leads/simple-signup';
import { readAttribution } from '@/lib/client/visits/attribution';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';

type PhoneLead = { phoneNumber: string; country: string; alertType: AlertType };
type SignupLead = { phone: string; email: string; country: string; consent: boolean };

/** The page and the attribution, sent with every lead. */
const circumstances = () => ({ page: window.location.pathname, attribution: readAttribution() });

export async function submitPhone(lead: PhoneLead) {
  const { store } = createClient(phoneNumbersContract, browserHttp());
  return store({ body: { ...lead, ...circumstances() } });
}

export async function signUp({ phone, email, country, consent }: SignupLead) {
  const call = createClient(simpleSignupContract, browserHttp());
  const byPhone = phone.trim() === '' ? {} : { phone, country, consent };
  const byEmail = email.trim() === '' ? {} : { email };
  const place = window.location.pathname + window.location.search;
  return call.signUp({ body: { ...byPhone, ...byEmail, place, ...circumstances() } });
}
