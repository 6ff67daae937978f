import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SocialLinks } from '@/components/layout/navigation/social-links';

it('[S3] shows each network as a link with a name', () => {
  render(
    <SocialLinks
      links={[
        { network: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/example' },
        { network: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/example' },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'Social media' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', 'https://www.facebook.com/example');
  expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', 'https://www.instagram.com/example');
});
