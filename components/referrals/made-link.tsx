import { copyText } from '@/components/toasts/copy-text';
import { Button } from '@/components/ui/forms/button';
import { accountLinksCopy as copy, disclosureWording } from '@/lib/content/referrals/account-links';
import styles from './links.module.css';
import { QrCode, qrFile } from './qr-code';
import { ShareTexts } from './share-texts';

/** The link to share, with copy button, QR code and the required disclosure. */
export function MadeLink({ address, code, source }: { address: string; code: string; source: string | undefined }) {
  return (
    <div className={styles.made}>
      <div>
        <p className={styles.name}>{copy.link}</p>
        <output className={styles.address} aria-label={copy.link}>
          {address}
        </output>
      </div>
      <Button onClick={() => void copyText(address, copy)}>{copy.copy}</Button>
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
      <ShareTexts address={address} source={source} />
      <div className={styles.scan}>
        <QrCode text={address} label={copy.qr} />
        <div>
          <p className={styles.name}>{copy.short}</p>
          <p className={styles.short}>{`${new URL(address).host}/r/${code}`}</p>
          <Button weight="outline" onClick={() => save(qrFile(address), `${code}.svg`)}>
            {copy.qrSave}
          </Button>
        </div>
      </div>
    </div>
  );
}

function save(svg: string, name: string) {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
