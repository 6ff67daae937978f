/** The forms by which a visitor leaves something with us. Each has a page of its own, `/forms/<name>`. */
export const leadForms = [
  'newsletter',
  'join-us',
  'sponsors',
  'campaign',
  'tracker',
  'test-drive',
  'single-signup',
  'app-link',
] as const;
export type LeadFormName = (typeof leadForms)[number];

export const isLeadForm = (value: unknown): value is LeadFormName =>
  typeof value === 'string' && (leadForms as readonly string[]).includes(value);

/** A field that people never see: what fills it is a program, and is answered like anybody and kept nowhere. */
export const trapField = 'leaveEmpty';

const numbers = new Set(['strike']);
const ticks = new Set(['consent']);

/**
 * What a form holds, as a call's body: fields left empty are left out, figures become numbers. A tick is true or false,
 * never left out: a form that asks for one and is not given it must not pass for one that does not ask.
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

/** As people type amounts: '1,250.50' and '$95'. What is no number stays text, for the rules to refuse. */
function toNumber(text: string) {
  const plain = text.trim().replace(/^\$/, '').replaceAll(',', '');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

/** Two sentences in one line, the first with a full stop if it had none. */
export const inOneLine = (first: string, second: string | null) =>
  second === null ? first : `${/[.!?]$/.test(first) ? first : `${first}.`} ${second}`;
