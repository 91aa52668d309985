/** The response with a digest of its body, to be stored. */
export async function withDigest(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.set(SEAL, await digestOf(body));
  return new Response(body, { status: response.status, statusText: response.statusText, headers });
}

/** Whether a stored response still has the body that `withDigest` saw. Reads its body. */
export async function isIntact(response: Response): Promise<boolean> {
  const seal = response.headers.get(SEAL);
  try {
    return seal !== null && seal === (await digestOf(await response.arrayBuffer()));
  } catch {
    // The browser failed to read it from disk.
    return false;
  }
}

async function digestOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const SEAL = 'X-Kept-Digest';
