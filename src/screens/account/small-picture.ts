/**
 * Crops a picture to its central square and scales it down to the size of the avatar, so that a 12 MB photo can be
 * released after it has been drawn once. Throws if the file is not a picture, whatever its name says.
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

/** The avatar is 96 CSS pixels wide, on screens with up to three device pixels per CSS pixel. */
const SIDE = 288;
