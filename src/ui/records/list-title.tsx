/** The title of a list, before its tools: over them where both do not fit, beside a single button. */
export function ListTitle({ id, children }: { id: string; children: string }) {
  return (
    <h2
      id={id}
      className="me-auto font-semibold @max-2xl:not-has-[+button]:basis-full @max-2xl:order-first @md:@max-2xl:not-has-[+button]:basis-[calc(100%-7rem)]"
    >
      {children}
    </h2>
  );
}
