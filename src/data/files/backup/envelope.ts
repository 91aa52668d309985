import { bytesOf } from './base64.ts';
import { checksumOf, decrypt } from './crypto.ts';
import { envelopeChecksumParts } from './format.ts';
import { envelopeHeader, type Expected, type Header } from './header.ts';
import { refusalAt } from './json-scanner.ts';

/** Decrypts an encrypted file. Undefined if the password is wrong. */
export async function openEnvelope(
  expected: Expected,
  header: Header,
  base64: Uint8Array,
  password: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { kdf, cipher, checksum } = envelopeHeader(expected, header);
  const ciphertext = bytesOf(base64);
  if (!ciphertext) throw refusalAt('ciphertext', 'it is not base64 in quotes');
  // Tells a damaged file apart from a wrong password: decryption alone fails the same way for both.
  const sum = new Blob(envelopeChecksumParts(expected.kind, ciphertext, header));
  if ((await checksumOf(await sum.arrayBuffer())) !== checksum) {
    throw refusalAt('ciphertext', 'it is damaged; its checksum is another');
  }
  return decrypt(ciphertext, password, { iterations: kdf.iterations, salt: kdf.salt, iv: cipher.iv });
}
