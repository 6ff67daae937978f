import { z } from 'zod';
import { accountCalls } from './accounts';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { email, line } from '@/lib/contracts/shared/fields';

export const profile = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  createdAt: z.iso.datetime(),
  searches: z.array(z.string()),
});

export const usersContract = defineContract({
  ...accountCalls('users', 'register'),
  exists: {
    method: 'GET',
    path: '/api/users/exists',
    access: 'public',
    summary: 'Check whether a user account with this email exists. Rate limited per email and overall.',
    query: z.object({ email }),
    response: z.object({ exists: z.boolean() }),
  },
  profile: {
    method: 'GET',
    path: '/api/users/profile',
    access: 'member',
    summary: 'Get the logged-in user.',
    response: profile,
  },
  saveSearch: {
    method: 'PUT',
    path: '/api/users/searches',
    access: 'member',
    summary: 'Save a search and return the latest ten, newest first.',
    body: z.object({ search: line(80) }),
    response: z.object({ searches: z.array(z.string()) }),
  },
});
