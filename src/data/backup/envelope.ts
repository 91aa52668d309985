import { bytesOf } from './base64.ts';
import { checksumOf, decrypt } from './crypto.ts';
import { envelopeHeader, type Header } from './header.ts';
import { refusalAt } from './scan.ts';

/** What an encrypted file holds. Undefined where the password is another one. */
export async function openEnvelope(
  header: Header,
  base64: Uint8Array,
  password: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { kdf, cipher, checksum } = envelopeHeader(header);
  const ciphertext = bytesOf(base64);
  if (!ciphertext) throw refusalAt('ciphertext', 'it is not base64 in quotes');
  // Told apart from a wrong password, which only decryption can find.
  if ((await checksumOf(ciphertext)) !== checksum) {
    throw refusalAt('ciphertext', 'it is damaged; its checksum is another');
  }
  return decrypt(ciphertext, password, { iterations: kdf.iterations, salt: kdf.salt, iv: cipher.iv });
}
