import { encode } from 'uqr';
import { qrPath } from './qr-path';
import styles from './links.module.css';

type QrCodeProps = { text: string; label: string };

/** A QR code as SVG, dark on white in both themes: not every scanner reads the reverse. */
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

/** The same as a file. */
export function qrFile(text: string) {
  const { size, path } = qrOf(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** Level M tolerates folds and stains of a printed page. */
const qrOf = (text: string) => qrPath(encode(text, { ecc: 'M', border: 0 }).data);
