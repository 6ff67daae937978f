import { customAlphabet } from 'nanoid';

const idLength = 20;
const lettersAndDigits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An ID of 20 letters and digits (section 9), unbiased, from the platform's crypto in browsers and Node.js. */
export const randomId = customAlphabet(lettersAndDigits, idLength);

/** Whether a value has the format of `randomId`. */
export const isRandomId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9]{20}$/.test(value);
