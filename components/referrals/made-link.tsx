import { copyText } from '@/components/toasts/copy-text';
import { Button } from '@/components/ui/forms/button';
import { accountLinksCopy as copy, disclosureWording } from '@/lib/content/referrals/account-links';
import styles from './links.module.css';
import { QrCode, qrFile } from './qr-code';

/** The link and the code, each with a copy button. */
export const LinkAndCode = ({ address, code }: { address: string; code: string }) => (
  <div className={styles.link}>
    <div>
      <p className={styles.name}>{copy.link}</p>
      <output className={styles.address} aria-label={copy.link}>
        {address}
      </output>
    </div>
    <Button onClick={() => void copyText(address, copy)}>{copy.copy}</Button>
    <div>
      <p className={styles.name}>{copy.code}</p>
      <p className={styles.address}>{code}</p>
      <p className={styles.name}>{copy.codeNote}</p>
    </div>
    <Button weight="outline" onClick={() => void copyText(code, { ...copy, copied: copy.codeCopied })}>
      {copy.copyCode}
    </Button>
  </div>
);

/** The link as a QR code, with a download. */
export const LinkAsQrCode = ({ address, code }: { address: string; code: string }) => (
  <div className={styles.scan}>
    <QrCode text={address} label={copy.qr} />
    <div>
      <p className={styles.scanName}>{copy.qrTitle}</p>
      <Button weight="outline" onClick={() => save(qrFile(address), `${code}.svg`)}>
        {copy.qrSave}
      </Button>
    </div>
  </div>
);

/** The disclosure that must be posted next to the link. */
export const LinkDisclosure = ({ address }: { address: string }) => (
  <div className={styles.disclosure}>
    <p className={styles.name}>{copy.disclosureTitle}</p>
    <blockquote className={styles.quote}>{disclosureWording}</blockquote>
    <Button
      weight="outline"
      onClick={() => void copyText(`${disclosureWording} ${address}`, { ...copy, copied: copy.disclosureCopied })}
    >
      {copy.copyDisclosure}
    </Button>
  </div>
);

function save(svg: string, name: string) {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
