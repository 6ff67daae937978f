import { customAlphabet } from 'nanoid';

const idLength = 20;
const lettersAndDigits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** 20 letters and digits (section 9), unbiased, from the platform's crypto, in browser and Node. */
export const randomId = customAlphabet(lettersAndDigits, idLength);

/** Whether a stored value is in this format. */
export const isRandomId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9]{20}$/.test(value);
