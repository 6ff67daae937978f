import { describe, expect, it } from 'vitest';
import { profileSection } from '@/lib/domain/accounts/profile-paths';
import { getProfileProps } from '@/lib/server/my-account/page-props/profile';

describe('pages of the profile', () => {
  it.each([
    ['profile', '/account/profile#profile'],
    ['email', '/account/profile#email'],
    ['billing', '/account/profile#billing'],
    ['security', '/account/profile/security#security'],
    ['sessions', '/account/profile/security#sessions'],
    ['messages', '/account/profile/notifications#messages'],
    ['feed', '/account/profile/notifications#feed'],
    ['data', '/account/profile/data#data'],
    ['constructor', '/account/profile#constructor'],
  ])('[G13] an earlier link to #%s leads to %s', (section, address) => {
    expect(profileSection(section)).toBe(address);
  });

  it.each([
    [{}, { props: { page: 'profile' } }],
    [{ page: ['data'] }, { props: { page: 'data' } }],
    [{ page: ['nothing'] }, { notFound: true }],
  ])('[G13] the address %o is one of four pages', async (params, answer) => {
    expect(await getProfileProps({ params })).toEqual(answer);
  });
});
