import { chartPicture, type PictureWords } from './chart-picture';

/** The candles as they stand on the page; the canvas has as many pixels as the screen. */
export async function candlesPicture(image: HTMLCanvasElement | undefined, words: PictureWords) {
  if (!image) throw new Error('There is no drawing to keep');
  const [width, height] = [image.width / window.devicePixelRatio, image.height / window.devicePixelRatio];
  return chartPicture(
    document.body,
    { width, height, draw: (pen) => pen.drawImage(image, 0, 0, width, height) },
    words,
  );
}
