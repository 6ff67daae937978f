import { isEmail } from './email';
import { isTenDigitPhone } from './phone';

export type FieldValue = string | null | undefined;
/** Returns an error message, or undefined for a valid value. */
export type Validator = (value: FieldValue) => string | undefined;

/** Runs validators in order; the first error wins (section 5). */
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
  (min: number): Validator =>
  (value) =>
    lengthOf(value) < min ? `Minimum length is ${min}` : undefined;

export const maxLength =
  (max: number): Validator =>
  (value) =>
    lengthOf(value) > max ? `Maximum length is ${max}` : undefined;

/** Allows undefined but not an empty text. */
export const phone: Validator = (value) =>
  value === undefined || isTenDigitPhone(value ?? '') ? undefined : 'Please enter a valid phone number';

/** Allows an empty value. */
export const email: Validator = (value) =>
  isEmpty(value) || isEmail(value) ? undefined : 'Please enter a valid email';

export const promoCode: Validator = (value) =>
  /^_*[A-Za-z0-9][A-Za-z0-9_]*$/.test(value ?? '') ? undefined : 'Sorry, #s and letters only for your promo code';

const isEmpty = (value: FieldValue): value is null | undefined | '' =>
  value === undefined || value === null || value === '';

/** Length in code points, not UTF-16 units. */
const lengthOf = (value: FieldValue) => [...(value ?? '')].length;
