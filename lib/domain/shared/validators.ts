import { isEmail } from './email';
import { isTenDigitPhone } from './phone';

export type FieldValue = string | null | undefined;
/** Returns the error message, or undefined. */
export type Validator = (value: FieldValue) => string | undefined;

/** Section 5: runs validators in order, the first error wins. */
export const chain =
  (...validators: readonly Validator[]): Validator =>
  (value) => {
    for (const validate of validators) {
      const sentence = validate(value);
      if (sentence !== undefined) return sentence;
    }
    return undefined;
  };

export const required: Validator = (value) => (isEmpty(value) ? 'Required' : undefined);

export const minLength =
  (least: number): Validator =>
  (value) =>
    lengthOf(value) < least ? `Minimum length is ${least}` : undefined;

export const maxLength =
  (most: number): Validator =>
  (value) =>
    lengthOf(value) > most ? `Maximum length is ${most}` : undefined;

/** Undefined is allowed; an empty text is not a number. */
export const phone: Validator = (value) =>
  value === undefined || isTenDigitPhone(value ?? '') ? undefined : 'Please enter a valid phone number';

/** Empty is allowed. */
export const email: Validator = (value) =>
  isEmpty(value) || isEmail(value) ? undefined : 'Please enter a valid email';

export const promoCode: Validator = (value) =>
  /^_*[A-Za-z0-9][A-Za-z0-9_]*$/.test(value ?? '') ? undefined : 'Sorry, #s and letters only for your promo code';

const isEmpty = (value: FieldValue): value is null | undefined | '' =>
  value === undefined || value === null || value === '';

/** In code points, not in UTF-16 units. */
const lengthOf = (value: FieldValue) => [...(value ?? '')].length;
