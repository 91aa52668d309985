import { Empty } from './balance.tsx';
import { LinkButton } from './link-button.tsx';

/** A screen that is not built yet says so, and shows the way to one that is. */
export function ToCome({ children }: { children: string }) {
  return (
    <div className="rounded-sheet border bg-sheet">
      <Empty action={<LinkButton to="/invoices">Go to Invoices</LinkButton>}>{children}</Empty>
    </div>
  );
}
