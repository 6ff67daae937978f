import { z } from 'zod';
import type { Endpoint } from '@/lib/contracts/shared/endpoint';

type Json = { type?: string | string[]; pattern?: string; properties?: Record<string, Json>; items?: Json } & {
  [Key in 'anyOf' | 'oneOf' | 'allOf']?: Json[];
} & Record<string, unknown>;

/** Where a call takes a number: its path of names ([] for a list item), and the API description of it. */
export type NumberPlace = { call: string; name: string; endpoint: Endpoint; path: string[]; schema: Json };

/** Every number that an endpoint takes in its body or in its query, by the contract. */
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

/** The example's value there. */
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

/** A number, one of several numbers or none, or a text of digits only. */
function takesNumber({ type, anyOf, pattern }: Json): boolean {
  const types = [type].flat();
  if (types.includes('number') || types.includes('integer')) return true;
  if (types.includes('string')) return /^\^(\[1-9\])?\\d\{[\d,]+\}\$$/.test(pattern ?? '');
  return anyOf?.some((one) => one.type === 'number' || one.type === 'integer') ?? false;
}
