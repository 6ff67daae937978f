import { address } from './address';
import { disclosureDetails } from './disclosure-details';
import { disclosures } from './disclosures';
import { employment } from './employment';
import { family } from './family';
import { investing } from './investing';
import { means } from './means';
import { person } from './person';
import { residency } from './residency';
import { certificate, statements } from './statements';
import { trustedContact } from './trusted-contact';

/** The questions of the application, one row each, in the order in which their errors are reported. */
export const questions = {
  ...person,
  ...address,
  ...residency,
  ...investing,
  ...employment,
  ...means,
  ...family,
  ...disclosures,
  ...disclosureDetails,
  ...trustedContact,
  ...certificate,
  ...statements,
};
