import { render, screen } from '@testing-library/react';
import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { QrCode, qrFile } from '@/components/referrals/qr-code';
import { shortLink } from '@/lib/domain/referrals/referral-link';

const scale = 4;

/** Rasterizes the SVG path and decodes it as a phone would. */
function scan(svg: string) {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const pixels = new Uint8ClampedArray(size * size * scale * scale * 4).fill(255);
  for (const [, x = '', y = '', width = ''] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let dy = 0; dy < scale; dy += 1) {
      for (let dx = 0; dx < Number(width) * scale; dx += 1) {
        const at = ((Number(y) * scale + dy) * size * scale + Number(x) * scale + dx) * 4;
        pixels.fill(0, at, at + 3);
      }
    }
  }
  return jsQR(pixels, size * scale, size * scale)?.data;
}

const links = [
  'https://site.example/r/abcd2345',
  `https://site.example${shortLink('abcd2345', {
    to: '/ambassador',
    utm: {
      utm_source: 'a letter', utm_medium: 'mail', utm_id: '7', utm_campaign: 'spring & sale', utm_term: 'ö', utm_content: 'x'.repeat(128),
    },
  })}`,
]; // prettier-ignore

describe('[I5] a QR code', () => {
  it.each(links)('on the page decodes to %s', (link) => {
    render(<QrCode text={link} label="QR code" />);
    expect(scan(screen.getByRole('img', { name: 'QR code' }).outerHTML)).toBe(link);
  });

  it.each(links)('in the file decodes to %s', (link) => expect(scan(qrFile(link))).toBe(link));
});
