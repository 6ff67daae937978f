/** A ticker as exchanges write it: a letter, then up to nine letters, digits, dots and dashes. */
export const isTicker = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z][A-Z0-9.-]{0,9}$/.test(value);
