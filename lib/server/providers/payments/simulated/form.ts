import { invalid, type Fields } from './state';

/** Parses Stripe's bracket notation: `items[0][price]=x` becomes { items: [{ price: 'x' }] }. */
export function readForm(body: string): Fields {
  const fields: Fields = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = [name.split('[')[0] ?? '', ...[...name.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part)];
    if (path.some((part) => !/^[\w-]{0,60}$/.test(part) || part === '__proto__'))
      throw invalid(`Received unknown parameter: ${name}`, name);
    place(fields, path, value);
  }
  return lists(fields) as Fields;
}

function place(at: Fields, [head = '', ...rest]: string[], value: string) {
  const key = head === '' ? String(Object.keys(at).length) : head;
  if (rest.length === 0) {
    at[key] = value;
    return;
  }
  at[key] ??= {};
  place(at[key] as Fields, rest, value);
}

/** Converts objects whose keys are numbered from 0 to arrays. */
function lists(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, lists(inner)] as const);
  return entries.length > 0 && entries.every(([key], at) => key === String(at))
    ? entries.map(([, inner]) => inner)
    : Object.fromEntries(entries);
}

type Rule = 'text' | 'whole' | 'flag' | 'anything';

/** Throws for parameters that Stripe would reject as unknown, missing or malformed. */
export function check(fields: Fields, rules: Record<string, Rule>, needed: readonly string[] = []) {
  for (const name of needed) {
    if (fields[name] === undefined || fields[name] === '')
      throw invalid(`Missing required param: ${name}.`, name, 'parameter_missing');
  }
  for (const [name, value] of Object.entries(fields)) {
    const rule = rules[name] ?? (name === 'expand' ? 'anything' : undefined);
    if (!rule) throw invalid(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
    if (!fits(rule, value)) throw invalid(`Invalid ${rule}: ${name}`, name);
  }
}

function fits(rule: Rule, value: unknown) {
  if (rule === 'anything') return true;
  if (typeof value !== 'string') return false;
  if (rule === 'whole') return /^-?\d{1,12}$/.test(value);
  return rule === 'text' || value === 'true' || value === 'false';
}

export const isOn = (value: unknown) => value === 'true';
