import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import {
  defineContract,
  fillPath,
  type AnswerOf,
  type PathParams,
  type RequestOf,
} from '@/lib/contracts/shared/endpoint';

const posts = defineContract({
  list: { method: 'GET', path: '/api/posts', access: 'public', summary: 'All.', response: z.array(z.string()) },
  read: {
    method: 'GET',
    path: '/api/posts/:id',
    access: 'member',
    summary: 'One.',
    response: z.object({ id: z.string() }),
  },
  write: {
    method: 'PUT',
    path: '/api/authors/:author/posts/:id',
    access: 'member',
    summary: 'Writes one.',
    query: z.object({ draft: z.coerce.boolean().default(false) }),
    headers: z.object({ order: z.string() }),
    body: z.object({ title: z.string().transform((title) => title.length) }),
    response: z.object({ id: z.string() }),
  },
});

describe('the types of a contract', () => {
  it('[S21] are those of its own entries: paths stay literal', () => {
    expectTypeOf(posts.read.path).toEqualTypeOf<'/api/posts/:id'>();
    expectTypeOf(posts.write.method).toEqualTypeOf<'PUT'>();
  });

  it('[S21] read the parameters of a path from its colons', () => {
    expectTypeOf<PathParams<'/api/posts'>>().toEqualTypeOf<unknown>();
    expectTypeOf<PathParams<'/api/posts/:id'>>().toEqualTypeOf<{ id: string }>();
    expectTypeOf<PathParams<'/api/authors/:author/posts/:id'>>().toExtend<{ author: string; id: string }>();
    // @ts-expect-error a name that is not in the path
    expectTypeOf<PathParams<'/api/posts/:id'>>().toHaveProperty('slug');
  });

  it('[S21] require a caller’s input before transforms, and nothing else', () => {
    expectTypeOf<RequestOf<typeof posts.list>>().toEqualTypeOf<unknown>();
    expectTypeOf<RequestOf<typeof posts.read>['params']>().toEqualTypeOf<{ id: string }>();
    expectTypeOf<RequestOf<typeof posts.write>['body']>().toEqualTypeOf<{ title: string }>();
    expectTypeOf<RequestOf<typeof posts.write>['headers']>().toEqualTypeOf<{ order: string }>();
    expectTypeOf<RequestOf<typeof posts.write>['params']>().toExtend<{ author: string; id: string }>();
  });

  it('[S21] know the output', () => {
    expectTypeOf<AnswerOf<typeof posts.list>>().toEqualTypeOf<string[]>();
    expectTypeOf<AnswerOf<typeof posts.read>>().toEqualTypeOf<{ id: string }>();
  });
});

describe('fillPath', () => {
  it('leaves a path without colons alone', () => {
    expect(fillPath('/api/posts')).toBe('/api/posts');
  });

  it('puts each value in its place, encoded as one segment', () => {
    expect(fillPath('/api/authors/:author/posts/:id', { author: 'a b', id: '../x?y#z' })).toBe(
      '/api/authors/a%20b/posts/..%2Fx%3Fy%23z',
    );
  });

  it('does not interpret a value as a pattern', () => {
    expect(fillPath('/api/posts/:id', { id: "$&$'" })).toBe("/api/posts/%24%26%24'");
  });

  it.each<Record<string, string>>([{}, { id: '' }, { other: 'x' }])('throws without a value: %j', (params) => {
    expect(() => fillPath('/api/posts/:id', params)).toThrow('The path /api/posts/:id needs a value for id.');
  });
});
