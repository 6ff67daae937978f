import { chartPicture, type PictureCopy } from '../frame/chart-picture';

/** Exports the candle chart as shown, at the canvas's device resolution. */
export async function candlesPicture(image: HTMLCanvasElement | undefined, copy: PictureCopy) {
  if (!image) throw new Error('There is no chart to save');
  const [width, height] = [image.width / window.devicePixelRatio, image.height / window.devicePixelRatio];
  return chartPicture(document.body, { width, height, draw: (pen) => pen.drawImage(image, 0, 0, width, height) }, copy);
}
