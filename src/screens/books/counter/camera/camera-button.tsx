import { ScanBarcode } from 'lucide';
import { IconButton } from '#ui/controls/button.tsx';
import type { Camera } from './use-camera.ts';

/** Opens the camera and closes it; nothing where the browser finds no codes in pictures. */
export function CameraButton({ camera: { isOffered, isOn, turn } }: { camera: Camera }) {
  if (!isOffered) return null;
  return (
    <IconButton
      name="Scan with Camera"
      icon={ScanBarcode}
      aria-expanded={isOn}
      className={`size-13! border ${isOn ? 'bg-peacock-wash text-peacock!' : 'bg-sheet'}`}
      onClick={() => turn(!isOn)}
    />
  );
}
