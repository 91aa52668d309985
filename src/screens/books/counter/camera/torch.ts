/** The light of a camera, of which the types of the platform know only that it can be on (Media Capture, Image Capture). */

export function hasTorch(track: MediaStreamTrack): boolean {
  return Reflect.get(track.getCapabilities(), 'torch') === true;
}

/** Turns the light on or off; rejects where the camera does not. */
export function turnTorch(track: MediaStreamTrack, isOn: boolean): Promise<void> {
  const light: MediaTrackConstraintSet & Readonly<{ torch: boolean }> = { torch: isOn };
  return track.applyConstraints({ advanced: [light] });
}
