/** Sentences about the broker: what it said, and what it did not. */
export const brokerAway = 'The broker cannot be reached right now. Nothing is lost: please try again in a few minutes.';
export const brokerBusy = 'The broker is busy right now. Please try again in a minute.';
export const brokerSlow =
  'The broker has not answered in time. Please try again in a few minutes: we look first whether your account is there.';
export const brokerMadeNoSense =
  'The broker’s answer could not be read. Please try again in a few minutes: we look first whether your account is there.';
export const brokerOff = 'Accounts cannot be opened here yet: the broker is not set up.';
export const brokerHasAccount = 'You already have an account with this email at the broker.';
export const brokerRefused = (said: string | undefined) =>
  said === undefined
    ? 'The broker did not accept the application.'
    : `The broker did not accept the application: ${withoutFieldNames(said)}`;

/** Fields whose names in the broker's interface say little to the person who filled them in. */
const fieldWords: Record<string, string> = {
  tax_id: 'Social Security number',
  given_name: 'first name',
  family_name: 'last name',
  email_address: 'email',
};

/** The broker names fields as programs do: `identity.date_of_birth` is the date of birth. */
const withoutFieldNames = (said: string) =>
  said.replaceAll(/\b(?:[a-z]\w*\.)*([a-z]+(?:_[a-z]+)+)\b/g, (_, field: string) => {
    return fieldWords[field] ?? field.replaceAll('_', ' ');
  });

export const applicationUnderWay = 'Your application is being sent. Please wait a moment, then look at its page.';
export const accountThere = 'You already have an account. Its page says where it stands.';
export const accountUnknown = 'We cannot find out right now whether you have an account. Please try again in a moment.';
export const agreementsChanged = 'An agreement has changed meanwhile. Please read it again and agree to it.';
export const draftElsewhere =
  'These answers were changed on another device. Please load the page again to go on with the latest.';
export const draftTaxId = 'The Social Security number is never saved. Please leave it out.';
export const draftUnknown = 'There is no such question.';
export const noDocumentNeeded = 'The broker does not ask for papers right now.';
export const documentUnreadable = 'This file is not a PDF, PNG or JPEG. Please choose another.';
export const documentsEnough = 'That is enough papers for today. Please wait for the broker’s answer.';
export const noAmendmentNeeded = 'The broker does not ask for these details right now.';
