import { leadForms, type LeadFormName } from '../shared/lead-form-names';

export const isLeadForm = (value: unknown): value is LeadFormName =>
  typeof value === 'string' && (leadForms as readonly string[]).includes(value);

const numbers = new Set(['strike']);
const ticks = new Set(['consent']);

/**
 * Converts form fields to the body of a call. Empty fields are omitted and numbers are parsed. Checkboxes are always
 * true or false, to distinguish missing consent from a form without a checkbox.
 */
export function toLeadBody(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const filled = Object.entries(fields).filter(([name, value]) => ticks.has(name) || isFilled(value));
  return Object.fromEntries(filled.map(([name, value]) => [name, read(name, value)]));
}

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

function read(name: string, value: unknown) {
  if (ticks.has(name)) return value === true || isFilled(value);
  const text = String(value);
  return numbers.has(name) ? toNumber(text) : text;
}

/** Parses amounts such as '1,250.50' and '$95'. Returns other text unchanged, for validation to reject. */
function toNumber(text: string) {
  const plain = text.trim().replace(/^\$/, '').replaceAll(',', '');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

/** Joins two sentences, adding a period if the first lacks one. */
export const inOneLine = (first: string, second: string | null) =>
  second === null ? first : `${/[.!?]$/.test(first) ? first : `${first}.`} ${second}`;
