/** Whether a value is a ticker: an uppercase letter, then up to nine uppercase letters, digits, dots or dashes. */
export const isTicker = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z][A-Z0-9.-]{0,9}$/.test(value);
