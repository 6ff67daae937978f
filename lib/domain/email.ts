/** The usual shape of an address: one @, no blanks, a dot in the domain, no empty part. */
const shape = /^[^\s@"(),:;<>[\\\]]+@[^\s@.]+(\.[^\s@.]+)+$/u;

export function isEmail(value: string) {
  return value.length <= 254 && shape.test(value) && !value.includes('..');
}

/** How addresses are compared: composed form, lower case. */
export const emailKey = (value: string) => value.normalize('NFC').trim().toLowerCase();
