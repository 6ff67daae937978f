import jsQR from 'jsqr';
import sharp from 'sharp';
import { accountLinksCopy as copy, utmLabels } from '@/lib/content/referrals/account-links';
import { paths } from '@/lib/domain/shared/paths';
import type { utmNames } from '@/lib/domain/visits/utm';
import { Shell } from './shell';

/** A member's own referral link. */
export class LinksPage extends Shell {
  get acceptButton() {
    return this.page.getByRole('button', { name: copy.accept });
  }

  get address() {
    return this.page.getByRole('status', { name: copy.link });
  }

  async openLinks() {
    await this.open(paths.accountLinks);
    return this;
  }

  async accept({ showsName = false } = {}) {
    if (showsName) await this.page.getByRole('checkbox', { name: copy.showsName }).check();
    await this.acceptButton.click();
    return this;
  }

  async leadTo(label: string) {
    await this.page.getByLabel(copy.target).selectOption({ label });
    return this;
  }

  async campaign(name: (typeof utmNames)[number], value: string) {
    const field = this.page.getByLabel(utmLabels[name].label, { exact: true });
    if (!(await field.isVisible())) await this.page.getByText(copy.track, { exact: true }).click();
    await field.fill(value);
    return this;
  }

  /** A value in the row above the link builder. */
  figure(label: string) {
    return this.page.getByRole('main').getByRole('term').filter({ hasText: label }).locator('~ dd').first();
  }

  /** Takes a screenshot of the QR code and returns the text it encodes. */
  async scan() {
    const picture = await this.page.getByRole('img', { name: copy.qr }).screenshot();
    const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
  }
}
