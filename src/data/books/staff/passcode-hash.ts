import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { passcodeDigits } from '#domain/books/staff/passcode.ts';
import { RECOVERY_BYTES, recoveryCodeOf, recoverySigns } from '#domain/books/staff/recovery-code.ts';
import { RECOVERY_ID } from '#data/books/ids.ts';
import type { PasscodeRow } from '#data/books/rows.ts';

/** Makes what a passcode is known by again: PBKDF2-SHA-256 of 600,000 rounds over 16 random bytes and its digits. */
export function hashedPasscode(id: string, typed: string): Promise<PasscodeRow> {
  return hashed(id, passcodeDigits(typed));
}

/** Whether it is the passcode that was kept. The browser works it out beside the page. */
export async function isPasscode({ salt, hash }: PasscodeRow, typed: string): Promise<boolean> {
  return (await hashOver(salt, passcodeDigits(typed))) === hash;
}

/** Makes a new recovery code, to be shown once, and what it is known by again. */
export async function newCode(): Promise<Readonly<{ code: string; row: PasscodeRow }>> {
  const code = recoveryCodeOf(crypto.getRandomValues(new Uint8Array(RECOVERY_BYTES)));
  return { code, row: await hashed(RECOVERY_ID, recoverySigns(code) ?? '') };
}

/** Whether it is the recovery code that was kept, however it was typed. */
export async function isRecoveryCode({ salt, hash }: PasscodeRow, typed: string): Promise<boolean> {
  const signs = recoverySigns(typed);
  return signs !== undefined && (await hashOver(salt, signs)) === hash;
}

async function hashed(id: string, secret: string): Promise<PasscodeRow> {
  const salt = bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
  return { id, salt, hash: await hashOver(salt, secret) };
}

async function hashOver(salt: string, secret: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', utf8ToBytes(secret) as BufferSource, 'PBKDF2', false, [
    'deriveBits',
  ]);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: hexToBytes(salt) as BufferSource, iterations: ROUNDS };
  return bytesToHex(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)));
}

const ROUNDS = 600_000;
