import { type ReactNode, type Ref, useId } from 'react';

/** One section of a settings page: what it is about on the left, its controls beside it, or below on a phone. */
export function Section({
  title,
  sentence,
  heading,
  children,
}: {
  title: string;
  sentence: string;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="@container rounded-sheet border bg-sheet">
      <div className="grid gap-x-8 gap-y-4 p-5 @min-[44rem]:grid-cols-[14rem_1fr] @min-[44rem]:p-6">
        <div>
          <h2 ref={heading} id={id} tabIndex={heading ? -1 : undefined} className="font-semibold focus:outline-none">
            {title}
          </h2>
          <p className="mt-1 max-w-prose text-ink-2 text-table">{sentence}</p>
        </div>
        <div className="min-w-0 max-w-[36rem]">{children}</div>
      </div>
    </section>
  );
}
