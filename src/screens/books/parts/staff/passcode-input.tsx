import type { ComponentProps, Ref } from 'react';

/**
 * The field of a passcode: dots in the place of digits. It is uncontrolled: React would write its value into the document. No
 * browser is to remember it, as a shop's staff share one.
 */
export function PasscodeInput({ ref, ...rest }: ComponentProps<'input'> & { ref?: Ref<HTMLInputElement> }) {
  return (
    <input
      inputMode="numeric"
      {...rest}
      ref={ref}
      type="password"
      autoComplete="off"
      spellCheck={false}
      maxLength={MOST}
      data-passcode
    />
  );
}

/** More than any passcode has, so that one digit too many is wrong rather than lost. */
const MOST = 12;
