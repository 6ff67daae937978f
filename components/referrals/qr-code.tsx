import { encode } from 'uqr';
import { qrPath } from './qr-path';
import styles from './links.module.css';

type QrCodeProps = { text: string; label: string };

/** A QR code as SVG, always dark on light, because not every scanner reads inverted codes. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = qrOf(text);
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** The QR code as an SVG file. */
export function qrFile(text: string) {
  const { size, path } = qrOf(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** Error correction level M tolerates folds and stains on printed pages. */
const qrOf = (text: string) => qrPath(encode(text, { ecc: 'M', border: 0 }).data);
