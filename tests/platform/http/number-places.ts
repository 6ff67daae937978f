import { z } from 'zod';
import type { Endpoint } from '@/lib/contracts/shared/endpoint';

type Json = { type?: string | string[]; pattern?: string; properties?: Record<string, Json>; items?: Json } & {
  [Key in 'anyOf' | 'oneOf' | 'allOf']?: Json[];
} & Record<string, unknown>;

/** Where a call takes a number: the path of names to it ([] for a list item), and its schema in the API description. */
export type NumberPlace = { call: string; name: string; endpoint: Endpoint; path: string[]; schema: Json };

/** Every number in an endpoint's body or query, according to the contract. */
export function numbersOf(endpoint: Endpoint, part: 'body' | 'query'): NumberPlace[] {
  const of = endpoint[part];
  if (!of) return [];
  const call = `${endpoint.method} ${endpoint.path}`;
  return placesIn(z.toJSONSchema(of, { io: 'input', unrepresentable: 'any' }) as Json, []).map(({ path, schema }) => ({
    call,
    name: `${call}: ${path.join('.')}`,
    endpoint,
    path,
    schema,
  }));
}

/** The value at that path in an example body. */
export const fieldOf = (body: object, path: readonly string[]) =>
  path.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name === '[]' ? '0' : name], body);

type Place = { path: string[]; schema: Json };

function placesIn(schema: Json, path: string[]): Place[] {
  if (takesNumber(schema)) return [{ path, schema }];
  return [
    ...(['anyOf', 'oneOf', 'allOf'] as const).flatMap((kind) =>
      (schema[kind] ?? []).flatMap((one) => placesIn(one, path)),
    ),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => placesIn(inner, [...path, name])),
    ...(schema.items ? placesIn(schema.items, [...path, '[]']) : []),
  ];
}

/** Whether a schema accepts a number, a choice of numbers, a nullable number, or a string of digits only. */
function takesNumber({ type, anyOf, pattern }: Json): boolean {
  const types = [type].flat();
  if (types.includes('number') || types.includes('integer')) return true;
  if (types.includes('string')) return /^\^(\[1-9\])?\\d\{[\d,]+\}\$$/.test(pattern ?? '');
  return anyOf?.some((one) => one.type === 'number' || one.type === 'integer') ?? false;
}
