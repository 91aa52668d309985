import { Refusal } from '#data/store/refusal.ts';

/** The figures that decrypt a file together with its password. It is stored in the file, unencrypted. */
export type Lock = Readonly<{ iterations: number; salt: Uint8Array<ArrayBuffer>; iv: Uint8Array<ArrayBuffer> }>;

/** OWASP's recommendation for PBKDF2 with SHA-256 (2023). The app never wrote a file with fewer. */
export const ITERATIONS = 600_000;
export const SALT_BYTES = 16;
export const IV_BYTES = 12;

/** SHA-256 as 64 hexadecimal digits. */
export async function checksumOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await subtle().digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** AES-GCM with 256 bits, with a key derived from the password and a fresh random salt. */
export async function encrypt(
  plain: BufferSource,
  password: string,
): Promise<{ lock: Lock; ciphertext: Uint8Array<ArrayBuffer> }> {
  const lock = {
    iterations: ITERATIONS,
    salt: crypto.getRandomValues(new Uint8Array(SALT_BYTES)),
    iv: crypto.getRandomValues(new Uint8Array(IV_BYTES)),
  };
  const key = await deriveKey(password, lock, 'encrypt');
  const ciphertext = await subtle().encrypt({ name: 'AES-GCM', iv: lock.iv }, key, plain);
  return { lock, ciphertext: new Uint8Array(ciphertext) };
}

/** Undefined if the password is wrong. */
export async function decrypt(
  ciphertext: BufferSource,
  password: string,
  lock: Lock,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const key = await deriveKey(password, lock, 'decrypt');
  try {
    return new Uint8Array(await subtle().decrypt({ name: 'AES-GCM', iv: lock.iv }, key, ciphertext));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'OperationError') return undefined;
    throw error;
  }
}

/** The password is normalised to NFC, because keyboards differ in how they encode an accented letter. */
async function deriveKey(password: string, { salt, iterations }: Lock, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(password.normalize('NFC'));
  const secret = await subtle().importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const from = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return subtle().deriveKey(from, secret, { name: 'AES-GCM', length: 256 }, false, [use]);
}

/** Browsers provide SubtleCrypto only in secure contexts (https or localhost). */
function subtle(): SubtleCrypto {
  const found: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (found) return found;
  throw new Refusal(
    'Not available here',
    'The browser lets a page check and encrypt files only where it came over https or from this device. Open it so, and try again.',
  );
}
