import type { ReactNode } from 'react';
import { goOnByEnter, goOnFromPickList } from '#ui/keys/next-field.ts';

/** A form in which Enter goes on from field to field, as in that of vouchers. */
export function InputForm({
  name,
  onSubmit = () => {},
  children,
}: {
  name: string;
  onSubmit?: () => void;
  children: ReactNode;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of its fields
    <form
      noValidate
      data-goes-on
      aria-label={name}
      className="@container flex max-w-[64rem] flex-col gap-5 p-5"
      onKeyDownCapture={goOnFromPickList}
      onKeyDown={goOnByEnter}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
