import { loadPhoneCountries } from '@/lib/client/forms/load-phone-countries';
import { validatorRules } from '@/lib/client/forms/validator-rules';
import { consentNeeded, emailOrPhoneNeeded, phoneInvalid } from '@/lib/content/leads/messages';
import { isTenDigitPhone } from '@/lib/domain/shared/phone';
import { email } from '@/lib/domain/shared/validators';

export type TypedPhoneLead = { phoneNumber: string; country: string };
export type PhoneLead = TypedPhoneLead & { alertType: 'Marketing page 2' | 'Marketing page 3' };
export type SignupLead = { phone: string; email: string; country: string; consent: boolean };

/** Section 5: a valid phone number is required. */
export const phoneLeadRules = validatorRules<TypedPhoneLead>(async ({ phoneNumber = '', country }) => ({
  phoneNumber: (await isPhone(phoneNumber, country)) ? undefined : phoneInvalid,
}));

/**
 * Section 5: an email or a phone number is required, and both must be valid if given. A phone number also requires the
 * checkbox.
 */
export const signupLeadRules = validatorRules<SignupLead>(
  async ({ phone = '', email: address = '', country, consent = false }) => {
    if (isBlank(phone) && isBlank(address)) return { phone: emailOrPhoneNeeded };
    return {
      phone: isBlank(phone) || (await isPhone(phone, country)) ? undefined : phoneInvalid,
      email: isBlank(address) ? undefined : email(address.trim()),
      consent: isBlank(phone) || consent ? undefined : consentNeeded,
    };
  },
);

/** Checks for ten digits in the United States. The rules for other countries are large and load on demand. */
async function isPhone(value: string, country = 'US') {
  if (country === 'US' && isTenDigitPhone(value)) return true;
  if (country === 'US' && !value.trim().startsWith('+')) return false;
  const { isTypedPhone } = await loadPhoneCountries();
  return isTypedPhone(value, country);
}

const isBlank = (value: string) => value.trim() === '';
