/** Server messages about the broker. */
export const brokerUnreachable = 'We can’t reach the broker right now. Try again in a few minutes.';
export const brokerBusy = 'The broker is busy right now. Try again in a minute.';
export const brokerSlow =
  'The broker did not respond in time. Try again in a few minutes. We’ll check for your account first.';
export const brokerInvalidAnswer =
  'We couldn’t read the broker’s response. Try again in a few minutes. We’ll check for your account first.';
export const brokerOff = 'Account opening is not available yet.';
export const brokerHasAccount = 'You already have a broker account with this email.';
export const brokerRefused = (message: string | undefined) =>
  message === undefined
    ? 'The broker declined your application.'
    : `The broker declined your application: ${withoutFieldNames(message)}`;

/** Reader-friendly names for the broker's API fields. */
const fieldNames: Record<string, string> = {
  tax_id: 'Social Security number',
  given_name: 'first name',
  family_name: 'last name',
  email_address: 'email',
};

/** Replaces API field names with words: `identity.date_of_birth` becomes "date of birth". */
export const withoutFieldNames = (message: string) =>
  message.replaceAll(/\b(?:[a-z]\w*\.)*([a-z]+(?:_[a-z]+)+)\b/g, (_, field: string) => {
    return fieldNames[field] ?? field.replaceAll('_', ' ');
  });

export const applicationUnderWay = 'We’re submitting your application. Check its status in a moment.';
export const accountThere = 'You already have an account. See its status on your home page.';
export const accountUnknown = 'We can’t check your account status right now. Try again in a moment.';
export const agreementsChanged = 'An agreement has changed. Review and accept it again.';
export const draftElsewhere =
  'Your answers changed on another device. Reload the page to continue with the latest version.';
export const draftTaxId = 'Leave out the Social Security number. We never save it in drafts.';
export const draftUnknown = 'This question doesn’t exist.';
export const noDocumentNeeded = 'The broker doesn’t need any documents right now.';
export const documentUnreadable = 'Upload a PDF, PNG or JPEG file.';
export const noAmendmentNeeded = 'The broker doesn’t need these details right now.';
