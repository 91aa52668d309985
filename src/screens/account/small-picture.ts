/**
 * The middle of a picture, as a square that is sharp where it is shown and no larger: a photo of 12 MB is let go as soon as
 * it has been drawn once. Throws where the file is no picture, whatever its name says.
 */
export async function smallPicture(file: Blob): Promise<Blob> {
  const whole = await createImageBitmap(file);
  try {
    const side = Math.min(whole.width, whole.height);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.min(side, SIDE);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw pictures');
    context.imageSmoothingQuality = 'high';
    const [left, top] = [(whole.width - side) / 2, (whole.height - side) / 2];
    context.drawImage(whole, left, top, side, side, 0, 0, canvas.width, canvas.height);
    return await asPng(canvas);
  } finally {
    whole.close();
  }
}

function asPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn'))), 'image/png');
  });
}

/** Shown 96 px wide, on screens of up to three dots a pixel. */
const SIDE = 288;
